### The terminal table, in English: full screen and plain lines.

ui-turn = turn { $number }
ui-too-small = { $columns } × { $rows } would fit everything
ui-role-unknown = unknown
ui-out = eliminated
ui-own-more = i: what you can do

## The dice game's middle

ui-dice-not-rolled = { $player } takes the dice
ui-dice-roll = { $player }: roll { $roll }
ui-dice-roll-of = Roll { $roll } of { $rolls }
ui-dice-pile = { $count ->
    [one] { $count } arrow in the pile
   *[other] { $count } arrows in the pile
}
ui-die-keep = keep
ui-die-again = ↻ roll
ui-die-locked = locked
ui-die-now = ▲ this

## The card game's middle, seats and choices

ui-bang-deck = deck { $count }
ui-bang-discards = discards { $count }
ui-bang-row = On the table:
ui-bang-lap = You look at:
ui-bang-at = { $card }: at which player?
ui-bang-how = { $card }: how do you use it?
ui-bang-from-hand = a random card from their hand ({ $count })
ui-bang-no-use = { $card } is of no use right now.
ui-bang-no-character = no character yet
ui-bang-empty-hand = You have no cards in hand.
ui-no-answer = You had nothing to answer with, so you passed.

## The events of the card game

ui-events-now = event: { $event }
ui-events-next = next: { $event }
ui-events-none = no event in the first round
ui-events-left = events left: { $count }
ui-events-last = last event
ui-events-asleep = no effect now
ui-events-starter = starts the rounds
ui-events-ghost = ghost
ui-events-reserve = reserve: { $character }
ui-events-reserve-hidden = reserve: face down
ui-events-suit = only { $suit } this turn
ui-events-duty = must be played: { $card }
ui-events-must-play = must be played
ui-events-counts-as = counts as { $suit }
ui-events-signs = ◈ event · ⚑ starts the rounds · ☾ no effect now · ☠ ghost · ◇ reserve · ! must be played · =♥ counts as this suit
ui-load-signs = ▲ orange card · • load · ! nearly empty
ui-load-supply = load in the supply: { $count }
ui-load-count = { $count } load
ui-load-tokens = { $count ->
    [one] load
   *[other] load
}
ui-load-short = { $count } load, nearly empty
ui-load-bell = { $card }: everyone at distance 1 for the next card
ui-load-belt = { $card }: one more BANG! card

## The list of options

ui-choices-wait = The others are playing…
ui-choices-over = The game is over.
ui-nothing-picked = Nothing is chosen yet: use the number keys or the arrow keys.
ui-no-stop = You have to choose one of the options.
ui-undone = Taken back.
ui-hint = Hint: { $option }. { $why }
ui-type-here = type a choice, for example: { $example }

## Keys, in as few letters as possible

ui-key-dice = dice
ui-key-roll = roll
ui-key-stop = stop
ui-key-end = end turn
ui-key-pass = pass
ui-key-back = back
ui-key-cards = cards
ui-key-result = result
ui-key-help = keys
ui-key-log = log
ui-key-choose = choose
ui-key-skip = don't wait
ui-key-why = why not
ui-key-info = who
ui-key-undo = undo
ui-key-type = type
ui-key-hint = hint
ui-key-language = lang
ui-key-look = theme
ui-key-quit = quit

## Sheets

ui-sheet-keys = Enter: back to the table
ui-info-title = Who sits here
ui-why-title = Why not?
ui-why-nothing = Nothing is ruled out right now.
ui-keys-title = Keys
ui-help-numbers = 1-9 – toggle a die, or take the option with this number
ui-help-go = Space, Enter – roll the chosen dice, take the chosen option, skip waiting for bots
ui-help-arrows = Arrow keys – move through the options; the mouse works too
ui-help-stop = s – keep the dice, or pass
ui-help-why = ? – this page
ui-help-info = i – who sits here and what each character can do
ui-help-undo = u – take back the last choice
ui-help-type = : – type a choice in words
ui-help-hint = h – hint
ui-help-language = l – next language
ui-help-look = t – theme: lamplight or daylight
ui-help-quit = q – leave the game
ui-help-signs = ▮ life · ↑ arrows · ◎ places away from you · ★ ◆ ✗ ◐ roles, ? unknown
ui-cards-title = What the cards do
ui-log-title = What has happened
ui-help-bang-keys = 1-9, 0, letters – take the card or choice with this key; an unavailable one tells you why
ui-help-bang-target = then the number of a seat – aim the card at this player; Esc puts it back
ui-help-bang-go = Space, Enter – take what is highlighted, skip waiting for bots
ui-help-bang-stop = s – end the turn, or pass
ui-help-bang-cards = c – what the visible cards do
ui-help-bang-log = g – everything that has happened
ui-help-bang-signs = ▮ life · ▤ cards in hand · ◉ distance, in range · ○ distance, too far · (2) range of a weapon · ● brown ■ blue ◆ green card · →3 targets · ✗ not now · ★ ◆ ✗ ◐ roles, ? unknown
ui-quit-title = Leave the game?
ui-quit-question = The game is not over yet.
ui-quit-keys = Enter: leave    Esc: stay

## Passing the table from one person to the next

ui-pass-table = Pass the table to { $player }.
ui-pass-why = Everything stays hidden until { $player } is in front of the screen.
ui-pass-keys = { $player }, press Enter.

## The end

ui-end-title = The game is over
ui-end-won = won
ui-end-keys = w: save the replay    Enter: look at the table    q: leave
ui-saved = The replay is saved in { $file }.
ui-save-failed = The replay could not be written to { $file }: { $why }.

## Reading the table aloud

ui-told-turn = Turn { $number }: { $player } has the dice.
ui-told-dice = Roll { $roll }: { $dice }.
ui-told-seat = { $player }: { $character }, role { $role }, life { $life } of { $most }, { $arrows ->
    [0] no arrows
    [one] { $arrows } arrow
   *[other] { $arrows } arrows
}.
ui-told-seat-out = { $player }: { $character }, eliminated, role { $role }.
ui-told-bang-turn = Turn { $number }: { $player }'s turn.
ui-told-bang-piles = Cards in the deck: { $deck }, discarded: { $discards }.
ui-told-bang-top = Cards in the deck: { $deck }, discarded: { $discards }, on top { $card }.
ui-told-bang-seat = { $player }: { $character }, role { $role }, life { $life } of { $most }, { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
} in hand, range { $reach }.
ui-told-bang-near = Distance from you { $distance }, in range.
ui-told-bang-far = Distance from you { $distance }, out of range.
ui-told-bang-in-play = In play: { $cards }.
ui-told-load-characters = Load on characters: { $list }.
ui-told-load-cards = Load on cards: { $list }.
ui-told-load-supply = Load in the supply: { $count }.
ui-told-events-now = Event in force: { $event }. { $text }
ui-told-events-next = Next event: { $event }. { $text }
ui-told-events-none = No event is in force in the first round.
ui-told-events-left = Events left: { $count }.
ui-told-events-last = This is the last event.
ui-told-events-past = Past events: { $events }.
ui-told-events-asleep = No effect now: { $names }.
ui-told-events-starter = { $player } starts the rounds.
ui-told-events-ghost = { $player } is in the game as a ghost, without life points.
ui-told-events-reserve = Your reserve: { $character }.
ui-told-events-reserve-hidden = Your reserve is still face down.
ui-told-events-suit = { $player }: only { $suit } may be played this turn.
ui-told-events-duty = { $player }: { $card } must be played this turn.

## Plain lines

ui-plain-welcome = { $game }: answer with the number of an option or with its words; “{ ui-command-help }” lists all commands.
ui-plain-you = You are { $player }, { $character }. Your role: { $role }.
ui-plain-many = 1 is “{ $first }”; there are { $count } options in all. Say for example “{ $example }”, or “{ ui-command-options }” to list them all.
ui-plain-table = The table:
ui-plain-open = That is possible now.
ui-plain-no-why = There is no reason { $number }; reasons are numbered 1 to { $count }.
ui-plain-no-player = Nobody here is called “{ $name }”.
ui-plain-no-language = There is no language “{ $lang }”; languages are { $known }.
ui-plain-language = English.
ui-plain-save-where = Say where: “{ ui-command-save } game.sixgun.json”.
ui-plain-log-number = Say how many lines: “{ ui-command-log } 10”.
ui-plain-bye = You leave the table; the game is not over.
ui-plain-eof = The input has ended; the game is not over.
ui-plain-hand = Your hand:
ui-plain-card-what = Say which: “{ ui-command-card } Beer”.
ui-plain-no-card = No card or character at this table is called “{ $name }”.

## Western Legends: the map, players, cards

ui-legends-sign-general_store = St
    .name = Store
ui-legends-sign-saloon = Sa
    .name = Saloon
ui-legends-sign-bank = Bk
    .name = Bank
ui-legends-sign-doctor = Dr
    .name = Doctor
ui-legends-sign-cabaret = Cb
    .name = Cabaret
ui-legends-sign-mine = Mi
    .name = Mine
ui-legends-sign-ranch = { $colour ->
    [blue] Rb
   *[green] Rg
}
    .name = { $colour ->
    [blue] R.blue
   *[green] R.green
}
ui-legends-sign-rail_station = Rw
    .name = Railway
ui-legends-sign-sheriff_office = Of
    .name = Office
ui-legends-sign-hideout = ∆{ $letter }
    .name = Hide { $letter }
ui-legends-round = Round { $number } · final round at { $target } LP
ui-legends-last-round = Round { $number } · the last one is { $last }
ui-legends-actions = { $player }, actions: { $count }
ui-legends-sure = Actions left: { $count }. Press s once more to end the turn.
ui-legends-fight-card = Fight card { $rank }
ui-legends-face-down = face down
ui-legends-front = Front: { $text }
ui-legends-upgraded = Upgraded: { $text }
ui-legends-movement = Movement points: { $count }.
ui-legends-end-lp = LP at the end of the game: { $count }.
ui-legends-no-effect = No effect.
ui-legends-reward = Reward: { $text }
ui-legends-reverse = Bandits come to hideouts { $hideouts }; the sheriff moves up to { $steps }.
ui-legends-house = the dealer
ui-legends-active = in use
ui-legends-nobody = nobody
ui-legends-start = Starts with: { $what }.
ui-legends-not-able = The ability works once you have 5 LP.
ui-told-legends-turn = Round { $number }, { $player }'s turn, actions left: { $actions }. { $target } LP trigger the final round.
ui-told-legends-last = Round { $number } is the last one.
ui-told-legends-waiting = { $player }: still choosing a character.
ui-told-legends-seat = { $player }: { $character }, { $lp } LP, { $side }. Place: { $place }. Money ${ $money }, nuggets { $nuggets }, wounds { $wounds }, cards in hand { $cards }.
ui-told-legends-items = Items: { $items }.
ui-told-legends-goals = Goals completed: { $count }, Legendary tokens: { $tokens }.
ui-told-legends-cattle = Your cattle token: { $symbol }.
ui-told-legends-tokens = Your Legendary tokens: { $tokens }.
ui-told-legends-sheriff = The sheriff: { $place }.
ui-told-legends-bandits = Bandits: { $places }.
ui-told-legends-black = The Man in Black: { $place }, { $lp } LP.
ui-told-legends-score = { $lines }; in all { $total } LP.
ui-told-legends-fight = { $attacker } against { $defender }.
ui-told-legends-fight-cards = Fight cards you know: { $cards }.
ui-told-legends-peeked = Your rival's cards that you have seen: { $cards }.
ui-told-legends-poker = Poker, { $town }: { $players }. Pot ${ $pot }.
ui-told-legends-poker-soon = Poker, { $town }: { $players }.
ui-told-legends-flop = Flop: { $cards }.
ui-told-legends-hand = { $player }: { $cards } – { $hand }.
ui-told-legends-house-cards = You play for the dealer, whose cards are: { $cards }.
ui-told-legends-dice = Dice: { $faces }.
ui-told-legends-here = You are here: { $place }.
ui-told-legends-beside = Next to you: { $places }.
ui-told-legends-ways = Steps to the nearest: { $ways }.
ui-told-legends-story = { $story }: { $condition } Discs: { $count } of { $needed } ({ $players }).
ui-told-legends-no-goals = This game is played without goals.
ui-told-legends-done = { $player } has completed: { $goals }.
ui-key-leave = leave
ui-key-map = map
ui-map-title = Where everyone is
ui-help-legends-keys = letters – take the card or choice with this key; an unavailable one tells you why
ui-help-legends-steps = 1-9, 0 – go to the place marked with this key on the map; without places, choose
ui-help-legends-map = m – where everyone is, what is next to you, how far it is
ui-help-legends-cards = c – the story cards, your hand, goals and items, and what they do
ui-help-legends-signs = A-F players · ★ sheriff · ▲ bandit · ■ Man in Black · ● nuggets · ✚ wounds · ▤ cards in hand · ∪ cattle · + upgraded, underlined: in use · ○ free field of a story card · →3 ways · ✗ not now · on the map St store, Sa saloon, Bk bank, Dr doctor, Cb cabaret, Mi mine, Rb Rg ranches, Rw railway, Of sheriff's office, ∆a hideout
ui-plain-you-openly = You are { $player }, { $character }. Your side: { $role }.

## At a table of a server

ui-join-bad-link = “{ $link }” is not a link to a table; one looks like http://127.0.0.1:8000/t/mesa-owl-123-star
ui-join-bad-token = the private part of this link is damaged; copy the whole link, or leave out everything from # on
ui-join-unreachable = the server { $server } cannot be reached: { $why }
ui-join-no-server = what answers at { $server } is not a Sixgun server; check the link
ui-join-other-game = this table plays the game { $game }; leave the name of the game out
ui-join-unknown-game = Sixgun { $version } does not know the game { $game } of this table; install a newer version
ui-join-old = the server runs a different version of Sixgun than { $version }; install the server's version
ui-join-welcome = { $game }, table { $table }: answer with the number of an option or with its words; “{ ui-command-help }” lists all commands.
ui-join-watching = You are watching; all seats are taken, or the game is over.
ui-join-link = Your private link back to this seat, from any device: { $link }
ui-join-earlier = The game has been going on for a while; “{ ui-command-log }” shows everything. The last lines:
ui-join-broken = Connection lost. Reconnecting; Ctrl+C quits.
ui-join-back = Back at the table.
ui-join-resent = Back at the table; your choice was sent again.
ui-join-offline = There is no connection to the server right now; nothing was sent.
ui-join-no-ask = You have nothing to decide right now.
ui-join-sending = Your choice is on its way.
ui-join-watcher = Spectator
ui-join-chat = { $name } says: { $text }
ui-join-chat-long = That is too long: at most { $most } characters.
ui-join-chat-price = Your own words have a price now: { $price } Enter the same line again to say it all the same.
ui-join-agree = May { $player } take back the last choice? Say “{ ui-command-yes }” or “{ ui-command-no }”.
ui-join-seat-open = Seat { $number }: free.
ui-join-seat-person = Seat { $number }: { $name }.
ui-join-seat-bot = Seat { $number }: { $name }, a bot.
ui-join-begin = You are the host: “{ ui-command-begin }” deals, and bots take the free seats.
ui-join-not-begun = The game begins when the host says so.
ui-join-time = Time left: { $time }.
ui-join-distance = Places away from you: { $distance }.
ui-join-no-hands = Nobody has cards in this game.
ui-join-replay = The replay: { $link }
ui-join-over-host = You are the host: “{ ui-command-rematch }” deals another game, “{ ui-command-quit }” leaves.
ui-join-over = “{ ui-command-quit }” leaves; the host can deal another game.
ui-join-bye = You leave; the game goes on, and your seat stays yours.
ui-join-bye-over = Until next time.

## Commands of the plain tables: the word, another one, and a line of help

ui-command-options = options
    .also = choices
    .help = { ui-command-options }: every option with its number, its words and its notation.
ui-command-why = why
    .also = why not
    .help = { ui-command-why }: what you cannot do now, and the reason; { ui-command-why } 2 or { ui-command-why } and some words: the reason for that.
ui-command-hint = hint
    .also = advice
    .help = { ui-command-hint }: advice.
ui-command-undo = undo
    .also = take back
    .help = { ui-command-undo }: take back your last choice; other people at the table are asked first.
ui-command-table = table
    .also = state
    .help = { ui-command-table }: the whole table in sentences.
ui-command-hand = hand
    .also = cards
    .help = { ui-command-hand }: your cards.
ui-command-map = map
    .also = where
    .help = { ui-command-map }: who is where, what is next to you, and how far away everything is.
ui-command-stories = stories
    .also = story
    .help = { ui-command-stories }: the story cards.
ui-command-goals = goals
    .also = goal
    .help = { ui-command-goals }: your goals.
ui-command-store = store
    .also = wares
    .help = { ui-command-store }: what is in the store.
ui-command-events = events
    .also = event
    .help = { ui-command-events }: the event in force, the next one and the past ones.
ui-command-card = card
    .also = text
    .help = { ui-command-card } and a name: what a card, an item or a character does.
ui-command-info = info
    .also = who
    .help = { ui-command-info }, { ui-command-info } Ben: who is who, and what they can do.
ui-command-log = log
    .also = history
    .help = { ui-command-log }, { ui-command-log } 10: what has happened, or only the last 10 lines.
ui-command-chat = chat
    .also = say
    .help = { ui-command-chat } Hello: talk to everyone.
ui-command-yes = yes
    .also = y
    .help = { ui-command-yes }: agree when someone asks to take back a choice.
ui-command-no = no
    .also = n
    .help = { ui-command-no }: refuse it.
ui-command-away = away
    .also = bot
    .help = { ui-command-away }: let a bot play for you.
ui-command-back = back
    .also = here
    .help = { ui-command-back }: play on yourself.
ui-command-begin = begin
    .also = deal
    .help = { ui-command-begin }: deal, if you are the host.
ui-command-rematch = rematch
    .also = another
    .help = { ui-command-rematch }: deal another game, if you are the host.
ui-command-link = link
    .also = seat
    .help = { ui-command-link }: your private link to this seat.
ui-command-save = save
    .also = write
    .help = { ui-command-save } game.sixgun.json: write the replay.
ui-command-lang = lang
    .also = language
    .help = { ui-command-lang } cs: another language (en, cs, es, ru).
ui-command-help = help
    .also = commands
    .help = { ui-command-help }: this list. The English words work in every language.
ui-command-quit = quit
    .also = exit
    .help = { ui-command-quit }: leave.

## Answers in words

ui-answer-words = A number or the words of an option: choose it. Its first words are enough if nothing else begins like that; capitals, accents and suits do not matter.
ui-answer-ways = If there are several targets or ways, you choose among them next; “2 Ben” or “2 1” does both at once.
ui-answer-line = Several cards to discard: all of them on one line, separated by commas.
ui-answer-again = An empty line: hear the question again.
ui-answer-several = That could be several things:
ui-answer-at-once = You can name all { $count } at once, separated by commas.
ui-answer-any = You can name several at once, separated by commas.
ui-answer-too-many = That is { $given }, and only { $count } can be chosen here.
ui-legends-go = Go to
ui-legends-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
ui-legends-black-about = He joins games for two players: after the second player's turn in each round he turns over a card, goes to its place, gains its LP and does what it says. You can rob him or challenge him to a duel, but never arrest him; your cards are worth 1 less against him.
ui-legends-black-cards = His cards: { $cards }.

ui-gold-shop = Shop
ui-gold-signs = ● nuggets   ▪ equipment   ☾ Shadow Renegade
ui-gold-nuggets = { $count ->
    [one] nugget
   *[other] nuggets
}
ui-gold-shadow = shadow
ui-gold-side-none = Shadow Renegade
ui-gold-side-shadow_deputy = Shadow Deputy
ui-gold-side-shadow_outlaw = Shadow Outlaw
ui-told-gold-shop = In the shop, with prices in nuggets:
ui-told-gold-card = { $card } ({ $price }): { $text }
ui-told-gold-player = { $player }: nuggets { $count }, equipment { $cards }.
ui-told-gold-under = Face up under the equipment deck: { $cards }.

## Wild West Show

ui-show-now = show: { $card }
ui-show-none = no show card yet
ui-show-left = left: { $count }
ui-show-last = the last one in the game wins
ui-show-open = all hands lie open
ui-show-played = { $player } has played { $count } of 3
ui-show-skips = skips the next turn
ui-show-hand = hand: { $cards }
ui-show-signs = ✪ show card   ⤼ skips the next turn
ui-told-show-now = Show card in force: { $card }. { $text }
ui-told-show-none = No show card is in force yet.
ui-told-show-left = Show cards left: { $count }.
ui-told-show-last = This is the last show card: the last one in the game wins.
ui-told-show-open = All hands lie open.
ui-told-show-hand = { $player }'s hand: { $cards }.
ui-told-show-played = Cards { $player } has played this turn: { $count } of 3.
ui-told-show-skips = { $player } skips the next turn.
ui-told-show-past = Past show cards: { $cards }.
