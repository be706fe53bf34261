### The report of a simulation, an HTML page. $shown is the number as it is printed, $count chooses the form.

report-title = { $games } of { $game }
report-lead = { $players }; bots: { $bots }
report-games = { $shown } { $count ->
    [one] game
   *[other] games
}
report-turns = { $shown } { $count ->
    [one] turn
    [part] turns
   *[other] turns
}
report-players = { $count ->
    [one] { $shown } player
   *[other] { $shown } players
}
report-players-all = every number of players in turn
report-players-several = { $shown } players in turn
report-seconds = { $shown } s
report-range = { $low } to { $high }

## Figures at the top

report-fact-games = Games
report-fact-aborted = Aborted
report-fact-median = Median length
report-fact-time = Time
report-fact-games-speed = Games per second
report-fact-choices-speed = Choices per second

## Sections, with their charts and tables

report-roles = By role
    .note = A role counts once per game, however many players hold it. Lines show 95% intervals (Wilson). Aborted games count for nobody.
    .chart = Win rate by role
    .caption = Win rates by role
    .head = Role
report-sides = By side at the end
    .note = A side counts once per game, however many players are on it at the end. Lines show 95% intervals (Wilson). Aborted games count for nobody.
    .chart = Win rate by side
    .caption = Win rates by side
    .head = Side
    .sizes = Win rates of the sides with their 95% intervals. A side that nobody was on has none.
report-sizes = By number of players
    .note = Win rates of the roles with their 95% intervals. A role that was not dealt has none.
    .caption = Win rates by number of players
    .head = Players
report-characters = By character
    .note = Each character counts once per game it was dealt in. Sorted by rate.
    .chart = Win rate by character
    .caption = Win rates by character
    .head = Character
report-bots = By bot
    .note = Counted by seat. Seats of one game depend on each other, so these intervals are a little too narrow.
    .caption = Win rates by bot
    .head = Bot
report-reasons = How games ended
    .caption = Games by reason
    .head = Reason
report-length = Game length
    .note = Turns of finished games: mean { $mean }, median { $median }, 95% take at most { $most }, the longest { $longest }.
    .median = median { $median }
    .turns = turns
    .games = games
report-settings = Settings
    .note = The same settings give the same games.
    .caption = Settings of this simulation
report-bars = Bars with 95% intervals; the numbers are in the table below.

## Columns

report-column-games = Games
report-column-wins = Wins
report-column-rate = Rate
report-column-interval = 95% interval
report-column-share = Share
report-column-setting = Setting
report-column-value = Value

## Reasons for which games end

report-reason-law-prevails = The law won: no Outlaw or Renegade was left
report-reason-sheriff-dead = The Outlaws won: the Sheriff was eliminated
report-reason-renegade-alone = A Renegade won: nobody else was left alive
report-reason-hunter = A hunter personally took down their target
report-reason-last-man = One player was left alive
report-reason-draw = Draw: nobody was left alive
report-reason-everyone-dead = The Outlaws won: nobody was left alive
report-reason-last-in-the-game = The last show card: one player was left in the game
report-reason-most-lp = One player had the most Legendary points
report-reason-shared = Several players shared the victory
report-reason-black = The Man in Black had the most Legendary points
report-reason-aborted = Aborted at the turn limit

## Settings

report-setting-game = Game
report-setting-sets = Boxes
report-setting-settings = Table settings
report-setting-usual = default
report-setting-players = Players
report-setting-players-all = all
report-setting-bots = Bots by seat
report-setting-seed = Seed
report-setting-limit = Turn limit
report-setting-engine = Engine
report-setting-jobs = Processes
