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

## Plain lines

ui-plain-welcome = { $game }: answer with the number of an option or with its words; “help” lists all commands.
ui-plain-you = You are { $player }, { $character }. Your role: { $role }.
ui-plain-many = 1 is “{ $first }”; there are { $count } options in all. Say for example “{ $example }”, or “options” to hear them all.
ui-plain-table = The table:
ui-plain-open = That is possible now.
ui-plain-no-why = There is no reason { $number }; reasons are numbered 1 to { $count }.
ui-plain-no-player = Nobody here is called “{ $name }”.
ui-plain-no-language = There is no language “{ $lang }”; languages are { $known }.
ui-plain-language = English.
ui-plain-save-where = Say where: “save game.sixgun.json”.
ui-plain-log-number = Say how many lines: “log 10”.
ui-plain-bye = You leave the table; the game is not over.
ui-plain-eof = The input has ended; the game is not over.
ui-plain-hand = Your hand:
ui-plain-card-what = Say which: “card Beer”.
ui-plain-no-card = No card or character at this table is called “{ $name }”.
ui-plain-bang-help =
    A number: choose; if a card has several targets, they are listed next. “2 Ben” chooses both at once.
    Words such as “plays bang at Ben” or “ends turn”: choose. An empty line: hear the question again.
    hand: your cards. table or state: the whole table. log, log 10: what has happened.
    options: all options with their words. hint: what a good player would do.
    why: what is not possible now; why 2 or why plays bang at Ben: the reason.
    card Beer: what a card or a character does. info, info Ben: who is who.
    undo: take back. save game.sixgun.json: write the replay.
    lang cs: another language (en, cs, es, ru). quit: leave.
ui-plain-help =
    A number or words such as “stops”: choose. An empty line: hear the question again.
    options: all options with their words.
    table: the whole table. log, log 10: what has happened.
    why: what is not possible now; why 2 or why shoots Ben: the reason.
    info, info Ben: characters and abilities. hint: what a good player would do.
    undo: take back. save game.sixgun.json: write the replay.
    lang cs: another language (en, cs, es, ru). quit: leave.

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
ui-plain-legends-help =
    A number: choose; if there are several ways, they are listed next. “2 1” chooses both at once.
    Words such as “moves to dk_bank” or “ends the turn”: choose. An empty line: hear the question again.
    table or state: the whole table. map: who is where, and how far it is. hand: your cards.
    stories: the two story cards. goals: your goals. store: everything that can be bought.
    text Grit, text 10♥: what a card, an item or a character does. info, info Ben: who is who.
    log, log 10: what has happened. options: all options with their words. hint: what a good player would do.
    why: what is not possible now; why 2 or why works: the reason.
    undo: take back. save game.sixgun.json: write the replay.
    lang cs: another language (en, cs, es, ru). quit: leave.

## At a table of a server

ui-join-bad-link = “{ $link }” is not a link to a table; one looks like http://127.0.0.1:8000/t/mesa-owl-123-star
ui-join-bad-token = the private part of this link is damaged; copy the whole link, or leave out everything from # on
ui-join-unreachable = the server { $server } cannot be reached: { $why }
ui-join-no-server = what answers at { $server } is not a Sixgun server; check the link
ui-join-other-game = this table plays the game { $game }; leave the name of the game out
ui-join-unknown-game = Sixgun { $version } does not know the game { $game } of this table; install a newer version
ui-join-old = the server runs a different version of Sixgun than { $version }; install the server's version
ui-join-welcome = { $game }, table { $table }: answer with the number of an option or with its words; “help” lists all commands.
ui-join-watching = You are watching; all seats are taken, or the game is over.
ui-join-link = Your private link back to this seat, from any device: { $link }
ui-join-earlier = The game has been going on for a while; “log” shows everything. The last lines:
ui-join-broken = Connection lost. Reconnecting; Ctrl+C quits.
ui-join-back = Back at the table.
ui-join-resent = Back at the table; your choice was sent again.
ui-join-offline = There is no connection to the server right now; nothing was sent.
ui-join-no-ask = You have nothing to decide right now.
ui-join-sending = Your choice is on its way.
ui-join-watcher = Spectator
ui-join-chat = { $name } says: { $text }
ui-join-chat-long = That is too long: at most { $most } characters.
ui-join-agree = May { $player } take back the last choice? Say “yes” or “no”.
ui-join-seat-open = Seat { $number }: free.
ui-join-seat-person = Seat { $number }: { $name }.
ui-join-seat-bot = Seat { $number }: { $name }, a bot.
ui-join-begin = You are the host: “begin” deals, and bots take the free seats.
ui-join-not-begun = The game begins when the host says so.
ui-join-time = Time left: { $time }.
ui-join-distance = Places away from you: { $distance }.
ui-join-no-hands = Nobody has cards in this game.
ui-join-replay = The replay: { $link }
ui-join-over-host = You are the host: “rematch” deals another game, “quit” leaves.
ui-join-over = “quit” leaves; the host can deal another game.
ui-join-bye = You leave; the game goes on, and your seat stays yours.
ui-join-bye-over = Until next time.
ui-join-help =
    A number or words such as “stops” or “plays bang at Ben”: choose. An empty line: hear the question again.
    If a card has several targets, they are listed next; “2 Ben” chooses both at once.
    table: the whole table. hand: your cards. log, log 10: what has happened.
    options: all options with their words. hint: what a good player would do.
    why: what is not possible now; why 2 or why shoots Ben: the reason.
    info, info Ben: who is who. card Beer: what a card or a character does.
    In Western Legends also: map, stories, goals, store; text Grit: what a card does.
    undo: ask to take back. yes, no: answer when someone else asks.
    chat Hello: talk to everyone. away, back: let a bot play for you, or play on yourself.
    begin, rematch: the host deals. link: your private link.
    lang cs: another language (en, cs, es, ru). quit: leave.
