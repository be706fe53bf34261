### Learning to play, in English.

web-learn-intro = Sit down at a real table and try it yourself. Every step is a small position with one thing to try; nothing can go wrong.
web-learn-about-dice = Five dice, three rolls, and a secret role. Learn what the six faces do.
web-learn-about-bang = Cards, distances and hidden roles. Learn to shoot, to dodge and to win.
web-learn-length = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, about five minutes
web-learn-start = Start the lesson
web-learn-unknown = There is no lesson for this game yet. Here are the ones we have.
web-learn-cards = Look up every card, character and role
web-learn-preparing = Setting up the table…
web-learn-no-table = The table could not be set up
web-learn-back = All lessons
web-learn-pupil = Student

## The slip over the table

web-learn-step = Step { $number } of { $of }
web-learn-next = Next step
web-learn-finish = Finish
web-learn-skip = Skip this step
web-learn-again = Try again
web-learn-gone = That didn't go as planned. Try again, or skip it.

## The end

web-learn-finished = You know how to play
web-learn-finished-text = You will learn the rest at the table: tap any card, character or player to read what it does, and anything you cannot do tells you why.
web-learn-play = Play against bots

## The dice game

web-learn-dice-roll = Roll again
    .text = You have rolled five dice and may roll as many of them as you like up to twice more. Tap both beers and the gatling, then press the red button.
    .learned = Three rolls at most; after the last one the dice do what they show. You may also stop earlier.
web-learn-dice-shoot = Shoot
    .text = A 1 hits a player right next to you, a 2 a player two places away. Press “{ web-dice-stop }”, then tap a neighbour for each 1. Tap Cleo as well, to see why not.
    .learned = Each bull's-eye takes one life point. The number in the sight on each plate says how far away a player sits.
web-learn-dice-beer = Drink
    .text = Beers give life points, to you or to anyone else. You are the Deputy: the Sheriff must not die. Give one beer to Ben and drink the other yourself.
    .learned = Nobody can have more life points than at the start. Helping someone also tells the others whose side you are on.
web-learn-dice-arrows = Arrows
    .text = Every arrow you roll is taken from the pile at once. Two are left. Roll both beers again and see what happens when the pile is empty.
    .learned = The attack: everyone lost a life point for each of their arrows, and all arrows went back to the pile.
web-learn-dice-dynamite = Dynamite
    .text = Dynamite stays where it is: tap one to see. Two lie here; a third would end your rolling and cost a life point. Roll a single die again, or stop here.
    .learned = A single die brings the third dynamite one time in six. The exact odds are next to the table on a wide screen.
web-learn-dice-gatling = The Gatling Gun
    .text = Three gatlings fire at everyone else and rid you of your arrows. You hold three arrows. Press “{ web-dice-stop }”.
    .learned = Everyone else lost a life point, and your arrows are back in the pile.
web-learn-dice-roles = Who wins
    .text = The Sheriff and Deputies win when all Outlaws and Renegades are eliminated, the Outlaws when the Sheriff is, a Renegade by being the last one alive. You are the Sheriff, Cleo is the last Outlaw: press “{ web-dice-stop }”.
    .learned = The law has won. In a real game only the Sheriff is known; find out who the others are by what they do.

## The card game

web-learn-bang-turn = Your turn
    .text = A turn begins with drawing two cards; they are already in your hand. Then play what you like. Play the Stagecoach: tap it, then the red button.
    .learned = Two more cards. You may play any number of cards in a turn, but only one of them may be a BANG! card.
web-learn-bang-shoot = BANG!
    .text = BANG! shoots a player within range. Without a weapon card that is distance 1: Ben or Dan. Tap a BANG!, then a player. Try Cleo, too, to see why not.
    .learned = No Missed! came, so that was a hit. You may play only one BANG! a turn.
web-learn-bang-weapon = Weapons
    .text = Blue cards stay in front of you. A Schofield reaches distance 2. Play it first, then shoot Cleo.
    .learned = A new weapon replaces the old one. A solid red sight on a plate means: within range.
web-learn-bang-missed = Missed!
    .text = Ben shoots at you! A Missed! makes him miss. Play it now, even though it is not your turn.
    .learned = Not a scratch. If you have no Missed!, or prefer to keep it, you take the hit and lose a life point.
web-learn-bang-beer = Beer
    .text = You have lost three life points. A Beer gives one back. Drink it.
    .learned = Keep one in hand if you can: when you would lose your last life point, a Beer saves you even out of turn.
web-learn-bang-distance = Distance
    .text = Ben's Mustang puts him one place further away, out of your range. Cat Balou makes him discard it, however far he sits. Play it, choose the Mustang, then shoot.
    .learned = Distances change all the time: through horses, scopes, weapons, and players who are eliminated.
web-learn-bang-end = The end of the turn
    .text = At the end of your turn you may keep as many cards as you have life points: three. End your turn and choose what to discard.
    .learned = Fewer life points, fewer cards. What you keep is your defence until your next turn.
web-learn-bang-roles = Who wins
    .text = The Sheriff and Deputies win when all Outlaws and Renegades are eliminated, the Outlaws when the Sheriff is, a Renegade by being the last one alive. You are the Sheriff, Ben is the last Outlaw: shoot him.
    .learned = The law has won. In a real game only the Sheriff is known; find out who the others are by what they do.
