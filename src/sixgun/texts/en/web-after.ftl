### The page after a game, in English.

web-after-you-won = You won!
web-after-you-lost = You lost.
web-after-over = The game is over
web-after-roles = Who was who
web-after-winner = Winner
web-after-alive = alive
web-after-out = out
web-after-you = you
web-after-look = Look at the table
web-after-again = Another game
web-after-rematch = Play again
web-after-rematch-about = The same seats, a new deal.
web-after-rematch-host = { $name } is the host and can start another game.
web-after-share = Replay
web-after-replay-link = Link to the replay
web-after-watch-replay = Watch the replay
web-after-download = Save as a file
web-after-fair = A fair deal
web-after-fair-about = Before the deal, the table showed the fingerprint of a secret seed that decides every shuffle and every roll. Here is the seed itself: anyone who wrote down the fingerprint can check that nothing was changed.
web-after-commitment = Fingerprint, shown before the deal
web-after-seed = Seed, kept secret until now
web-after-verify = To verify every card of the game, save the file and run:
web-after-life = Life over time
web-after-life-about = Everyone's life points, from the first choice of the game to the last.
web-after-statistics = Statistics
web-after-more = Show everything
web-after-counting = Counting shots…
web-after-no-statistics = Statistics are not available right now.

## What is counted

web-stat-shots = Shots
web-stat-hits = Hits of any kind
web-stat-dealt = Life points taken
web-stat-lost = Life points lost
web-stat-healed = Life points regained
web-stat-kills = Players eliminated
web-stat-cards = Cards played
web-stat-drawn = Cards drawn
web-stat-arrows = Arrows taken
web-stat-rolls = Rolls
web-stat-turns = Turns
