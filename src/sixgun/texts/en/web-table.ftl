### The web table, in English: the table itself, before and during a game.

## Finding the table

web-finding-table = Looking for the table …
web-bye-title = Not at this table
web-bye-seat = The seat is not yours any more
web-watch-instead = Watch the game
web-your-turn = Your turn

## The bar

web-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-watchers = { $count } watching
web-bank = Your time
web-rules = Rules
web-cards = Cards
web-log-and-chat = Log and chat
web-theme-to-night = Switch to the night theme
web-theme-to-paper = Switch to the paper theme
web-menu = Menu

## Players

web-players = Players
web-you = you
web-life = { $life } of { $max } life points
web-role-is = Role: { $role }
web-role-unknown = Role unknown
web-distance = Distance { $distance }
web-distance-in-reach = Distance { $distance }, within reach
web-distance-too-far = Distance { $distance }, out of reach
web-flag-turn = Turn
web-flag-target = Target
web-plate-open = Read about { $name }
web-plate-aim = Choose { $name }
web-plate-aimed = { $name } is chosen
web-plate-bot = bot
web-plate-away = away, a bot plays
web-plate-offline = not connected
web-own-zone = Your side of the table
web-zone-of = The side of { $name }

## The question

web-waiting-for-several = The table waits for { $names }.
web-waiting-for-table = One moment …
web-out-watch = You are out. Stay and watch how it ends.
web-step-confirm = Confirm with the red button.
web-step-more = Now choose what lights up.
web-step-back = Take the step back
web-sending = On its way …
web-take-back = Take it back
web-hint = What would a good player do?
web-more-time = Give more time
web-coach-enough = I know
web-after-game = How it went
web-why-not-now = It is not your decision now.
web-why-not-asked-for = That is not what is asked for now.

## Clocks

web-table-clock = Clock
web-table-clock-none = No clock
web-table-clock-bank = { $minutes } min, { $increment } s more per turn, { $reaction } s to react
web-table-clock-days = { $days ->
    [one] { $days } day per decision
   *[other] { $days } days per decision
}
web-table-clock-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
web-table-clock-until = until
web-table-clock-kind-bank = Time bank
web-table-clock-kind-days = Days
web-table-clock-minutes = Minutes in the bank
web-table-clock-increment = Seconds more per turn
web-table-clock-reaction = Seconds to react
web-table-clock-each = Days per decision
web-table-clock-expiry = When time runs out
web-table-clock-expiry-bot = A bot decides
web-table-clock-expiry-default = The simplest answer is taken
web-table-clock-set = Use this clock

## What everybody should know

web-reconnecting = The connection is gone; reconnecting …
web-reconnecting-about = Nothing is lost.
web-looking-back = You are looking at an earlier moment.
web-look-now = Back to now
web-proposal = { $name } would like to take back the last choice.
web-proposal-waiting = { $name } would like to take back the last choice; still to answer: { $names }.
web-agree = Agree
web-decline = Decline
web-away-now = A bot is playing for you.
web-back-again = I am back
web-watching = You are watching.
web-watching-from = Whose side you see
web-watching-beside = beside { $name }

## Log and chat

web-log = Log
web-log-filter = What the log shows
web-log-all = All
web-log-game = Game
web-log-chat = Chat
web-log-turn = Turn { $number } · { $name }
web-log-before = Before the first turn
web-log-empty = Nothing has happened yet.
web-log-more = Show earlier lines
web-log-look = See the table at this moment
web-say = Say
web-says = { $name }: { $text }
web-chat-label = Your words to the table
web-chat-placeholder = Say something …
web-chat-send = Send
web-chat-more = More phrases
web-phrase-not_me_sheriff = Not me, Sheriff!
web-phrase-outlaw_there = There is the Outlaw!
web-phrase-trust_me = Trust me.
web-phrase-nice_shot = Nice shot!
web-phrase-have_a_beer = Have a beer.
web-phrase-sorry = Sorry!
web-phrase-thanks = Thanks!
web-phrase-hurry_up = Hurry up!
web-phrase-one_moment = One moment, please.
web-phrase-good_game = Good game!

## Before the game

web-waiting-title = Who plays
web-seat-number = Seat { $number }
web-seat-open = free
web-seat-bot = bot, { $level }
web-seat-host = host
web-seat-here = here
web-sit-here = Sit here
web-sit-down = Sit down
web-sit-title = Take a seat
web-sit-name = Your name at the table
web-sit-name-missing = A name is needed first.
web-add-bot = Bot
web-remove-from-seat = Send { $name } away
web-begin = Deal
web-begin-bots = { $count ->
    [one] A bot takes the free seat.
   *[other] Bots take the { $count } free seats.
}
web-waiting-for-host = { $name } deals when everybody is here.
web-table-full = Every seat is taken. You will see the game from here.
web-invite = Invite friends
web-invite-link = Link to this table
web-invite-code = Or the code of the table:
web-table-rules = What is played
web-table-listed = Anybody may find this table in the lobby.
web-table-unlisted = Only those with the link find this table.
web-rules-first = New to the game? Read this first
web-fair = Is the deal fair?
web-fair-text = The whole shuffle comes from a secret number that is fixed before the first seat is taken. This is its fingerprint. After the game the number itself is shown, and anybody can check that nothing was changed on the way.
web-copy = Copy
web-copied = Copied.
web-copy-by-hand = The address is selected: copy it with the keys or the menu of your browser.
web-share = Share

## The menu

web-menu-seat = Your seat
web-menu-device = This device
web-menu-table = The table
web-menu-host = For the host
web-menu-settings = All settings
web-away = Away
web-away-about = A bot plays for you until you are back.
web-auto-pass = Answer for me when I have nothing to answer with
web-auto-pass-about = After a pause, so that nobody can tell.
web-hide-role = Hide my role
web-hide-role-about = For those who share their screen.
web-rename = Your name
web-rename-set = Rename
web-own-link = Private link to your seat
web-own-link-about = Open it on another device to play on there. Whoever has this link has your seat.
web-own-link-show = Play on another device
web-stand-up = Leave the seat
web-stand-up-title = Leave the seat for good?
web-stand-up-playing = A bot plays on for you, and somebody else may take the seat.
web-stand-up-waiting = The seat becomes free for somebody else.
web-stay = Stay
web-text-table = Text table
web-text-table-about = Headings, lists and buttons instead of pictures.
web-sound = Sound
web-language = Language
web-save-scenario = Save as a scenario

## For the host

web-host-seats = Seats
web-host-seat-menu = What to do with { $name }
web-host-bot = Bot here: { $level }
web-host-bot-plays-on = Let a bot play on
web-host-new-link = New private link
web-host-make-host = Make host
web-host-send-away = Send away
web-host-offer = Offer the seat to a person
web-host-time = Time
web-host-house = Rules of the house
web-host-title = Name of the table
web-host-title-set = Set
web-host-pace = How fast bots play
web-pace-calm = Calm
web-pace-brisk = Brisk
web-pace-instant = At once
web-host-listed = Show the table in the lobby
web-host-listed-about = Else it is found by its link only.
web-host-watching = Spectators may watch
web-host-watching-about = They see what lies open, and nothing else.
web-new-link-title = A new private link
web-new-link-text = This link gives the seat of { $name } to whoever opens it; the old one has ended. It is shown only now.
web-new-link = Private link

## Help

web-help-title = Keys and marks
web-help-in-reach = Distance, within reach of your weapon
web-help-too-far = Distance, out of reach
web-help-legal = You can choose this now
web-help-target = Chosen as the target
web-key-tab = from one thing to the next
web-key-arrows = along a row, and from row to row
web-key-digits = press the first to ninth answer
web-key-enter = send what is chosen
web-key-escape = take a step back
web-key-hint = ask for a hint
web-key-log = open the log
web-key-chat = open the chat
web-key-help = this help
