### The web table, in English: the tray of the dice game.

## The tray

web-dice-you-take = You take the dice
web-dice-takes = { $player } takes the dice
web-dice-roll-of = Roll { $roll } of { $rolls }
web-dice-roll-whose = { $player }: roll { $roll } of { $rolls }
web-dice-keep = keep
web-dice-again = roll again
web-dice-locked = locked
web-dice-die = Die { $number }:
web-dice-die-shows = Die { $number }, { $face }:
web-dice-roll-again = { $count ->
    [one] Roll { $count } die
   *[other] Roll { $count } dice
}
web-dice-pile = { $count ->
    [one] { $count } arrow left.
   *[other] { $count } arrows left.
}
web-dice-pile-last = Taking the last one starts the attack.

## What the faces do

web-dice-faces = The six faces
web-dice-face-arrow = Take an arrow at once, even if you roll this die again. Taking the last arrow in the pile starts an attack: everyone loses one life point per arrow they hold, and all arrows go back.
web-dice-face-dynamite = Cannot be rolled again. Three of them end your rolling and cost you one life point.
web-dice-face-bullseye_1 = Takes one life point from the player right next to you, on the left or on the right.
web-dice-face-bullseye_2 = Takes one life point from a player exactly two places away. With three living players or fewer it counts as a 1.
web-dice-face-beer = One player of your choice gains a life point; that may be you.
web-dice-face-gatling = Three of them fire the Gatling Gun: everyone else loses one life point, and you return all your arrows.

## What these dice do

web-dice-steps = What these dice do
web-dice-step-of = { $count } of { $needed }
web-dice-step-explodes = { $needed } end the rolling
web-dice-step-fires = { $needed } fire the gun
web-dice-step-beers = { $count ->
    [one] { $count } beer
   *[other] { $count } beers
}
web-dice-step-heals = 1 life point each
web-dice-step-several = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-dice-step-shots = { $count ->
    [0] distance { $places }
    [one] { $count } shot, distance { $places }
   *[other] { $count } shots, distance { $places }
}
web-dice-step-doubled = For 2 life points, using up a beer

## Odds

web-dice-odds = Your odds
web-dice-odds-none = Choose dice to roll again to see the exact odds.
web-dice-if-rolled = { $count ->
    [one] If you roll { $count } die
   *[other] If you roll { $count } dice
}
web-dice-odds-dynamite = Three dynamite
web-dice-odds-attack = An Indian attack
web-dice-odds-arrow = An arrow or more
web-dice-odds-bullseye = A bull's-eye or more
web-dice-odds-beer = A beer or more
web-dice-odds-gatling = The Gatling Gun fires

## You

web-dice-life-of = { $life } of { $most } life points
web-dice-role-secret = secret role

## For the first time at the table

web-dice-coach-reroll = Tap the dice to roll again, or keep them all. Arrows count at once; dynamite stays.
web-dice-coach-bullseyes = Tap the player you want to hit. The die says how many places away the target sits.
web-dice-coach-beers = Tap whoever should get the beer. Your own plate is at the bottom.

## Questions in few words

web-dice-stop = Stop here
web-dice-ask-reroll = Choose dice to roll again. { $left ->
    [one] One roll left.
   *[other] { $left } rolls left.
}
web-dice-ask-bullseyes = Who do you hit? { $face_name }, shot { $number } of { $total }
web-dice-ask-beers = Who drinks? Beer { $number } of { $total }
web-dice-ask-heal = Who gains 1 life point?
