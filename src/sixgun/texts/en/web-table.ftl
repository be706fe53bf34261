### The web table, in English: the table itself, before and during a game.

## Finding the table

web-finding-table = Looking for the table…
web-bye-title = Not at this table
web-bye-seat = This seat is no longer yours
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
web-zone-of = { $name }'s side

## The question

web-waiting-for-several = Waiting for { $names }.
web-waiting-for-table = One moment…
web-out-watch = You are eliminated. Stay and watch how it ends.
web-step-confirm = Confirm with the red button.
web-step-more = Now choose something that lights up.
web-step-back = Undo this step
web-sending = Sending…
web-take-back = Take it back
web-hint = What would a good player do?
web-more-time = Give more time
web-coach-enough = Got it
web-after-game = How it went
web-why-not-now = It is not your turn to decide.
web-why-not-asked-for = You can't choose that right now.

## Clocks

web-table-clock = Clock
web-table-clock-none = No clock
web-table-clock-bank = { $minutes } min, +{ $increment } s per turn, { $reaction } s to react
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
web-table-clock-increment = Extra seconds per turn
web-table-clock-reaction = Seconds to react
web-table-clock-each = Days per decision
web-table-clock-expiry = When time runs out
web-table-clock-expiry-bot = A bot decides
web-table-clock-expiry-default = The cautious answer is taken
web-table-clock-set = Use this clock

## What everyone should know

web-reconnecting = Connection lost; reconnecting…
web-reconnecting-about = Nothing is lost.
web-looking-back = You are looking at an earlier moment.
web-look-now = Back to now
web-proposal = { $name } would like to take back the last choice.
web-proposal-waiting = { $name } would like to take back the last choice; still to answer: { $names }.
web-agree = Agree
web-decline = Decline
web-away-now = A bot is playing for you.
web-back-again = I'm back
web-watching = You are watching.
web-watching-from = Whose side you see
web-watching-beside = next to { $name }

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
web-chat-label = Message to the table
web-chat-placeholder = Say something…
web-chat-send = Send
web-chat-more = More phrases
web-chat-price = Your own words have a price now: { $price }
web-chat-pay = Say it all the same
web-chat-keep-quiet = Keep quiet
web-chat-phrases-free = Phrases are free.
web-role-look = Look at your new role.
web-phrase-not_me_sheriff = Not me, Sheriff!
web-phrase-outlaw_there = There's the Outlaw!
web-phrase-trust_me = Trust me.
web-phrase-nice_shot = Nice shot!
web-phrase-have_a_beer = Have a beer.
web-phrase-sorry = Sorry!
web-phrase-thanks = Thanks!
web-phrase-hurry_up = Hurry up!
web-phrase-one_moment = One moment, please.
web-phrase-good_game = Good game!

## Before the game

web-waiting-title = Who's playing
web-seat-number = Seat { $number }
web-seat-open = free
web-seat-bot = bot, { $level }
web-seat-host = host
web-seat-here = here
web-sit-here = Sit here
web-sit-down = Sit down
web-sit-title = Take a seat
web-sit-name = Your name at the table
web-sit-name-missing = Enter a name first.
web-add-bot = Bot
web-remove-from-seat = Remove { $name }
web-begin = Deal
web-begin-bots = { $count ->
    [one] A bot takes the free seat.
   *[other] Bots take the { $count } free seats.
}
web-waiting-for-host = { $name } deals when everyone is here.
web-table-full = Every seat is taken. You can watch the game from here.
web-invite = Invite friends
web-invite-link = Link to this table
web-invite-code = Or the table's code:
web-table-rules = What's being played
web-table-listed = Anyone can find this table in the lobby.
web-table-unlisted = Only people with the link can find this table.
web-rules-first = New to the game? Read this first
web-fair = Is the deal fair?
web-fair-text = The whole shuffle comes from a secret number that is fixed before anyone sits down. This is its fingerprint. After the game the number itself is shown, and anyone can check that nothing was changed along the way.
web-copy = Copy
web-copied = Copied.
web-copy-by-hand = The address is selected: copy it with your keyboard or your browser's menu.
web-share = Share

## The menu

web-menu-seat = Your seat
web-menu-device = This device
web-menu-table = The table
web-menu-host = For the host
web-menu-settings = All settings
web-away = Away
web-away-about = A bot plays for you until you are back.
web-auto-pass = Pass for me when I can't respond
web-auto-pass-about = After a pause, so that nobody can tell.
web-hide-role = Hide my role
web-hide-role-about = For anyone sharing their screen.
web-rename = Your name
web-rename-set = Rename
web-own-link = Private link to your seat
web-own-link-about = Open it on another device to play on there. Whoever has this link has your seat.
web-own-link-show = Play on another device
web-stand-up = Leave your seat
web-stand-up-title = Leave your seat for good?
web-stand-up-playing = A bot plays on for you, and someone else may take the seat.
web-stand-up-waiting = Your seat becomes free for someone else.
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
web-host-send-away = Remove from the table
web-host-offer = Offer the seat to a person
web-host-time = Time
web-host-house = Table settings
web-host-title = Table name
web-host-title-set = Set
web-host-pace = Bot speed
web-pace-calm = Calm
web-pace-brisk = Brisk
web-pace-instant = Instant
web-host-listed = Show the table in the lobby
web-host-listed-about = Otherwise only people with the link can find it.
web-host-watching = Spectators may watch
web-host-watching-about = They see what is face up, and nothing else.
web-new-link-title = A new private link
web-new-link-text = This link gives { $name }'s seat to whoever opens it; the old one no longer works. It is shown only once.
web-new-link = Private link

## Help

web-help-title = Keys and symbols
web-help-in-reach = Distance, within reach of your weapon
web-help-too-far = Distance, out of reach
web-help-legal = You can choose this now
web-help-target = Chosen as the target
web-key-tab = from one thing to the next
web-key-arrows = along a row, and from row to row
web-key-digits = press the first to ninth answer
web-key-enter = send what is chosen
web-key-escape = go back a step
web-key-hint = ask for a hint
web-key-log = open the log
web-key-chat = open the chat
web-key-help = this help
