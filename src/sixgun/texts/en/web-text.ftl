### The text table, in English: the whole table in sentences.

web-text-decide = Your decision
web-text-wait = Now
web-text-over = The game is over
web-text-options = Your choices
web-text-press = Or type its number.
web-text-typed = Number { $number }: press Enter to take it, or keep typing.
web-text-dice = Which dice to roll again
web-text-die = { $face } (die { $number })
web-text-time = Time left: { $time }
web-text-hint = Hint
web-text-advice = A good player would choose: { $option }. { $reason }
web-text-you-are = You: { $name }
web-text-watching = You are watching.
web-text-holds = { $count ->
    [0] No cards in hand
    [one] Hand, { $count } card
   *[other] Hand, { $count } cards
}
web-text-playable = can be played now
web-text-not-now = not now: { $why }
web-text-not-now-rule = not now: { $why } (rule { $rule })
web-text-players = Players, clockwise from your left
web-text-players-all = Players
web-text-player = { $number }. { $name }
web-text-log = Log, newest first
web-text-chat = Chat
web-text-turn = It is { $player }'s turn.
web-text-turn-own = It is your turn.
web-text-life = { $life } of { $most } life points.
web-text-out = Eliminated.
web-text-role = Role: { $role }.
web-text-goal = Your goal: { $goal }
web-text-can-do = What { $character } can do
web-text-ability = { $character }: { $text }
web-text-bot = A bot.
web-text-away = Away; a bot plays on.
web-text-offline = Not connected.
web-text-in-reach = Distance { $distance }, within reach.
web-text-too-far = Distance { $distance }, out of reach.
web-text-distance = Distance { $distance }.

## The dice game

web-text-dice-roll = Roll { $roll } of { $rolls }: { $dice }.
web-text-dice-pile = { $count ->
    [one] { $count } arrow in the pile.
   *[other] { $count } arrows in the pile.
}
web-text-dice-arrows = { $count ->
    [one] { $count } arrow.
   *[other] { $count } arrows.
}
web-text-last-one = Now only the last one alive wins.

## The card game

web-text-bang-piles = Deck { $deck }, discard pile { $discard }.
web-text-bang-top = On top of the discard pile: { $card }.
web-text-bang-row = Face up in the middle: { $cards }.
web-text-bang-lap = Only you see: { $cards }.
web-text-bang-hand = { $count ->
    [one] { $count } card in hand.
   *[other] { $count } cards in hand.
}
web-text-bang-in-play = In play: { $cards }.
web-text-bang-reach = Shoots as far as distance { $reach }.
web-text-bang-limit = You may keep { $count } at the end of your turn.
