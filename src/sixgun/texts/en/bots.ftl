### Why a bot chose what it chose; also the reasons of hints.

bot-role = { $role ->
    [sheriff] the { role-sheriff }
    [deputy] a { role-deputy }
    [renegade] a { role-renegade }
   *[outlaw] an { role-outlaw }
}
bot-hunch = Just a hunch.
bot-stop = These dice are worth more than another roll is likely to bring.
bot-reroll = { $dice ->
    [one] Rolling { $dice } die again promises more than keeping it; rolls left: { $left }.
   *[other] Rolling { $dice } dice again promises more than keeping them; rolls left: { $left }.
}
bot-shoot-known = { $player } is { bot-role } and in reach: the best target.
bot-shoot-suspect = { $player } is the best target in reach: { $percent }% likely to be { bot-role }.
bot-shoot-forced = The shot has to go somewhere, and { $player } is the least harmful target.
bot-help-self = { $life ->
    [one] You are down to { $life } life point: you need the help most.
   *[other] With { $life } life points, you need the help most.
}
bot-help-friend = { $player } needs help the most on your side: { $percent }% likely to be { bot-role }.
bot-help-wasted = Nobody worth helping needs help, so it does not matter who gets it.
bot-take-arrows = An arrow now is better than a lost life point; arrows in the pile: { $pile }.
bot-take-hit = A lost life point is better than an arrow now; arrows in the pile: { $pile }.
bot-drop-arrows = Every arrow gone makes the next Indian attack milder; arrows in the pile: { $pile }.
bot-keep-arrows = An Indian attack would hurt the others more; arrows in the pile: { $pile }.
bot-clear-self = Your own arrow is the most dangerous one.
bot-clear-friend = { $player }'s arrow is the most dangerous one on your side: { $percent }% likely to be { bot-role }.
bot-clear-nothing = The arrows are where they should be.
bot-no-choice = There is nothing else to do.
bot-card-hold = What is left is worth more in your hand than on the table.
bot-card-all = It does your side more good, or less harm, than it does the others.
bot-card-weapon = It lets you reach more of the players you want to hit.
bot-card-draw = More cards, more choices.
bot-card-equip = In front of you it keeps working until someone takes it away.
bot-card-dynamite = It is more likely to go off in front of someone you can spare.
bot-card-strip = { $player } is the one who should lose a card: { $percent }% likely to be { bot-role }.
bot-card-free = { $player } is better off without that card: { $percent }% likely to be { bot-role }.
bot-card-jail = { $player } is the one who should miss a turn: { $percent }% likely to be { bot-role }.
bot-card-duel = { $player } is likely to run out of BANG! cards first: { $percent }% likely to be { bot-role }.
bot-card-fight-on = { $player } may run out of BANG! cards first, and giving up costs a life point.
bot-card-flip-first = Turning up a card costs nothing: try that before you spend one.
bot-card-dodge = A life point is worth more than this card.
bot-card-take-hit = The defence would cost more than the life point, or would not be enough.
bot-card-survive = Without it you are eliminated.
bot-card-saved = You are saved; keep the rest for later.
bot-card-least = This is the card you need least.
bot-card-load = Here the load does most for you.
bot-card-most = This card helps you most.
bot-card-deck = The deck promises more.
bot-card-gift-good = { $player } seems to be on your side: { $percent }% likely to be { bot-role }. A good card is in good hands there.
bot-card-gift-poor = { $player } does not seem to be on your side: { $percent }% likely to be { bot-role }. A poor card will do.
bot-card-flip = This is the luckier card.
bot-card-character = This ability does the most for you.
bot-card-wait = There is no hurry: later will do just as well.

## Western Legends

bot-legends-character = This character makes the better start of the two.
bot-legends-income-cards = Cards win fights and poker games, and there is room for them in your hand.
bot-legends-income-money = Money is more use to you now.
bot-legends-equip = This one helps you the most this turn.
bot-legends-goal = A completed goal earns Legendary tokens.
bot-legends-deliver = Your cattle has reached a place where it pays.
bot-legends-story = A disc on this story card is likely to earn its reward.
bot-legends-wait = Nothing is worth doing right now.
bot-legends-extra = More actions first: then there is more to plan with.
bot-legends-done = Nothing more is worth doing this turn.
bot-legends-pickpocket = Someone here can spare something for you.
bot-legends-punch = Someone strong is here, and a blow costs you little.
bot-legends-way = { $steps ->
    [one] The best plan starts { $steps } step from here.
   *[other] The best plan starts { $steps } steps from here.
}
bot-legends-arrived = This is where you wanted to go.
bot-legends-work = Nothing you can do here is worth more than a day's wage.
bot-legends-prospect = There is room for nuggets, and the dice are kind more often than not.
bot-legends-sell = Nuggets are worth the most when sold: 1 LP and money for each.
bot-legends-heist = Your best card has a good chance against the guard, and the loot is worth the risk.
bot-legends-doctor = Wounds cost LP and cards; the doctor costs little.
bot-legends-shop = The store has something that is worth more than its price.
bot-legends-poker = Your cards are good enough for the pot and the LP.
bot-legends-cattle = Cattle pays well where it is delivered.
bot-legends-card = This card is worth more played than kept.
bot-legends-item = The item is worth more used than kept.
bot-legends-party = ${ $spent } at the cabaret is the surest way to LP.
bot-legends-duel = { $player } is likely to lose this duel, and it earns 2 LP.
bot-legends-rob = { $player } is likely to lose, and has something worth taking.
bot-legends-arrest = { $player } is likely to lose, and an arrest takes away everything that makes a Wanted player dangerous.
bot-legends-black = The Man in Black can be beaten with your cards, and he has deep pockets.
bot-legends-least = This is the card you need least.
bot-legends-surrender = No card is worth spending on this fight.
bot-legends-lay = This card has the best chance for what it costs.
bot-legends-fight-card = This is the card that costs { $player } the most.
bot-legends-reaction = With it you win the fight.
bot-legends-reaction-first = You lead, but your rival may still react, and you get no second chance.
bot-legends-no-reaction = A reaction would change nothing, or is not needed.
bot-legends-choose = Of these, this one is worth the most to you.
bot-legends-may = It brings more than it costs.
bot-legends-may-not = It costs more than it brings.
bot-legends-target = { $player } is the strongest one here.
bot-legends-colour = This cattle has the shorter way to go.
bot-legends-buy = It is worth more to you than its price.
bot-legends-upgrade = The upgraded side helps you and is worth LP at the end.
bot-legends-leave = Nothing else is worth its price.
bot-legends-dice = Rolling again can only bring more.
bot-legends-dice-keep = Better to take what is there.
bot-legends-join = With these cards the pot is worth the ante.
bot-legends-join-not = With these cards, better keep the ante.
bot-legends-hole = These cards make the most of the flop.
bot-legends-house = The dealer's best hand.
bot-legends-sheriff = { $player } has the most to lose if the sheriff comes.
bot-legends-sheriff-away = The farther the sheriff is from you, the better.
bot-legends-sheriff-stop = The sheriff is where he should be.
bot-legends-tokens = These are the most valuable tokens.
