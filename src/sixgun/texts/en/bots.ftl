### Why a bot chose what it chose; also the reasons of hints.

bot-role = { $role ->
    [sheriff] { role-sheriff }
    [deputy] { role-deputy }
    [renegade] { role-renegade }
   *[outlaw] { role-outlaw }
}
bot-hunch = Just a hunch.
bot-stop = These dice are worth more than what another roll is likely to bring.
bot-reroll = { $dice ->
    [one] Rolling { $dice } die again promises more than keeping it; rolls left: { $left }.
   *[other] Rolling { $dice } dice again promises more than keeping them; rolls left: { $left }.
}
bot-shoot-known = { $player } is the { bot-role } and in reach: the best target.
bot-shoot-suspect = { $player } is the best target in reach: { bot-role } with a probability of { $percent } %.
bot-shoot-forced = The shot has to go somewhere, and { $player } is the least harmful target.
bot-help-self = { $life ->
    [one] You are down to { $life } life point: the help does the most good for yourself.
   *[other] With { $life } life points, the help does the most good for yourself.
}
bot-help-friend = { $player } needs the help most on your side: { bot-role } with a probability of { $percent } %.
bot-help-wasted = Nobody worth helping needs help, so it does not matter who gets it.
bot-take-arrows = An arrow now is better than a lost life point; arrows in the pile: { $pile }.
bot-take-hit = A lost life point is better than an arrow now; arrows in the pile: { $pile }.
bot-drop-arrows = Every arrow gone makes the next Indian attack milder; arrows in the pile: { $pile }.
bot-keep-arrows = An Indian attack would hurt the others more; arrows in the pile: { $pile }.
bot-clear-self = Your own arrow is the most dangerous one.
bot-clear-friend = The arrow of { $player } is the most dangerous one on your side: { bot-role } with a probability of { $percent } %.
bot-clear-nothing = The arrows lie where they should.
bot-no-choice = There is nothing else to do.
bot-card-hold = What is left is worth more in the hand than on the table.
bot-card-all = It does your side more good, or less harm, than the others.
bot-card-weapon = With it you reach more of those you want to hit.
bot-card-draw = More cards, more choices.
bot-card-equip = In front of you it does its work until somebody takes it away.
bot-card-dynamite = It is more likely to go off in front of somebody you can spare.
bot-card-strip = { $player } is the one who should lose a card: { bot-role } with a probability of { $percent } %.
bot-card-free = { $player } is better off without that card: { bot-role } with a probability of { $percent } %.
bot-card-jail = { $player } is the one who should miss a turn: { bot-role } with a probability of { $percent } %.
bot-card-duel = { $player } is likely to run out of BANG! cards first: { bot-role } with a probability of { $percent } %.
bot-card-fight-on = { $player } may run out of BANG! cards first, and giving up costs a life point.
bot-card-flip-first = Turning up a card costs nothing: try that before you spend one.
bot-card-dodge = A life point is worth more than this card.
bot-card-take-hit = The defence would cost more than the life point, or it is not enough.
bot-card-survive = Without it you are out of the game.
bot-card-saved = You are saved; keep the rest for later.
bot-card-least = This is the card you need least.
bot-card-most = This card helps you most.
bot-card-deck = The deck promises more.
bot-card-gift-good = { $player } is on your side, as it seems: { bot-role } with a probability of { $percent } %. A good card is in good hands there.
bot-card-gift-poor = { $player } is not on your side, as it seems: { bot-role } with a probability of { $percent } %. A poor card will do.
bot-card-flip = This is the luckier card.
bot-card-character = This ability does the most for you.
bot-card-wait = There is no hurry: later will do as well.
