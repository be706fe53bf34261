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
