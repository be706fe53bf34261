### The lobby and the form for a new table, in English.

web-lobby-heading = Sixgun: Wild-West games at one table
web-lobby-foot = Free and open source. No account, no tracking, nothing loaded from elsewhere.
web-lobby-home = Sixgun, to the lobby
web-lobby-theme = Light or dark
web-lobby-language = Language
web-lobby-settings = Settings
web-lobby-waiting = Looking around town …
web-lobby-lost = The server does not answer at the moment. Trying again by itself.
web-lobby-nicknames = Drifter, Wrangler, Prospector, Trapper, Tenderfoot, Fiddler, Rustler, Ranger, Tinker, Scout

## The games

web-lobby-games = Games
web-lobby-game-about-dice = Five dice, one Sheriff, nobody to trust.
web-lobby-game-about-bang = Hidden roles and a loaded hand.
web-lobby-game-facts = { $least }–{ $most } players · { $minutes } min
web-lobby-play-now = Play now
web-lobby-play-now-about = Play now: { $game } against bots
web-lobby-new-table = New table
web-lobby-new-table-about = New table for { $game }
web-lobby-dealing = Dealing …

## Tables

web-lobby-mine = Your tables
web-lobby-your-turn = Your turn
web-lobby-in-play = Your game goes on
web-lobby-not-begun = Not begun yet
web-lobby-over = Finished
web-lobby-continue = Back to the table
web-lobby-filter = Show
web-lobby-open-tables = Open tables
web-lobby-all-games = All games
web-lobby-no-tables = No open tables right now. Open one, and your friends will find it here.
web-lobby-no-tables-of = No open tables for { $game } right now.
web-lobby-table-of = Table of { $name }
web-lobby-table = Table { $code }
web-lobby-taken = { $taken } of { $players } seats taken
web-lobby-sit = Sit down
web-lobby-sit-at = Sit down: { $table }
web-lobby-watch = Watch
web-lobby-watch-at = Watch: { $table }

## Clocks in a few words

web-clock-none = no clock
web-clock-bank = { $minutes } min + { $seconds } s
web-clock-days = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
}

## Joining

web-lobby-join = Join a table
web-lobby-code = Code or link
web-lobby-code-example = e.g. mesa-owl-42-star
web-lobby-code-wrong = This is neither a code nor a link to a table. A code looks like mesa-owl-42-star.
web-lobby-join-now = Join
web-lobby-name = Your name
web-lobby-name-hint = This is how the others see you.

## Around town

web-lobby-around = Around town
web-lobby-learn = Learn a game in five minutes
web-lobby-cards = All cards and characters
web-lobby-open-replay = Open a replay
web-lobby-open-replay-about = A file ending in .sixgun.json, saved after a game
web-lobby-open-scenario = Open a scenario
web-lobby-open-scenario-about = A position saved as a .yaml file, to be played on
web-lobby-text-table = Text table
web-lobby-text-table-about = Tables as headings, lists and buttons
web-lobby-file-too-big = The file is too big: at most { $kilobytes } KB.
web-lobby-file-unreadable = The file could not be read.

## New table: the form

web-new-heading = New table
web-new-game = Game
web-new-players = Seats
web-new-bots = Bots
web-new-bots-hint = { $free ->
    [0] Nobody else can join: all other seats have bots.
    [one] { $free } seat stays free for people.
   *[other] { $free } seats stay free for people.
}
web-new-level = Strength of the bots
web-new-level-about-greenhorn = Legal and lively: good for a first game.
web-new-level-about-gunslinger = Knows the tricks, plans ahead and draws conclusions from what you do.
web-new-pace = Pace of the bots
web-new-pace-calm = Calm
web-new-pace-calm-about = Time to follow every move.
web-new-pace-brisk = Brisk
web-new-pace-brisk-about = A short pause after each move.
web-new-pace-instant = At once
web-new-pace-instant-about = No pauses at all.
web-new-boxes = Boxes
web-new-box-always = Always on the table
web-new-box-needs = Needs: { $boxes }
web-new-rules = Rules
web-new-preset = Way to play
web-new-preset-own = Own choice
web-new-preset-own-about = As set below.
web-new-details = Single rules
web-new-any-character = All characters take part.
web-new-some-characters = { $count ->
    [one] Only { $count } character takes part.
   *[other] Only { $count } characters take part.
}
web-new-clock = Clock
web-new-clock-none = None
web-new-clock-none-about = Nobody is hurried.
web-new-clock-bank = Time bank
web-new-clock-bank-about = Minutes for the whole game, some seconds more for each turn.
web-new-clock-days = Days
web-new-clock-days-about = A game by and by: so many days for every decision.
web-new-bank = Time bank
web-new-increment = For each turn
web-new-reaction = For a reaction
web-new-days = For a decision
web-new-minutes = { $count } min
web-new-seconds = { $count } s
web-new-some-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-new-expiry = When the time is up
web-new-expiry-default = The cautious answer is taken
web-new-expiry-bot = A bot decides
web-new-people = People
web-new-listed = Show in the lobby
web-new-listed-about = Anybody may sit down. Otherwise only with the link.
web-new-watching = Spectators may watch
web-new-watching-about = They see what lies open, never a hand or a secret role.
web-new-names = Names
web-new-title = Name of the table
web-new-title-hint = May be left empty.
web-new-open = Open the table
web-new-open-hint = You get a link for your friends.
web-new-begin = Begin at once
web-new-begin-hint = Bots take all free seats.
web-new-busy = One moment …
