### The Valley of Shadows, in English.

set-bang-valley_of_shadows = The Valley of Shadows
    .about = Ghosts return to the table, a leap in front of a bullet saves a friend, and some cards bounce back.
bang-setting-vos_bonus = Bonus characters of The Valley of Shadows
    .about = Black Flower, Der Spot-Burst Ringer and Tuco Franziskaner may be dealt as well.

## Names

card-aim = Aim
card-backfire = Backfire
card-bandidos = Bandidos
card-bounty = Bounty
card-escape = Escape
card-fanning = Fanning
card-ghost = Ghost
card-last_call = Last Call
card-lemat = LeMat
card-poker = Poker
card-rattlesnake = Rattlesnake
card-saved = Saved!
card-shotgun = Shotgun
card-tomahawk = Tomahawk
card-tornado = Tornado
character-black_flower = Black Flower
character-colorado_bill = Colorado Bill
character-der_spot_burst_ringer = Der Spot-Burst Ringer
character-evelyn_shebang = Evelyn Shebang
character-henry_block = Henry Block
character-lemonade_jim = Lemonade Jim
character-mick_defender = Mick Defender
character-tuco_franziskaner = Tuco Franziskaner

## What the cards do

bang-card-aim = Play it together with a BANG! card: if that is not cancelled, the target loses 2 life points.
bang-card-backfire = Counts as a Missed! card. Once the shot is cancelled, whoever fired it is shot at in turn.
bang-card-bandidos = All other players discard a BANG! card or any 2 cards from their hands.
bang-card-bounty = Put it in front of any player. Whoever hits that player with a BANG! card draws a card.
bang-card-escape = Cancels a card other than a BANG! card that another player turns against you alone.
bang-card-fanning = Shoot at a player within range and at another player who is at distance 1 from the first. It counts as one of your BANG! cards.
bang-card-ghost = Put it in front of an eliminated player, who is back in the game, without life points, as long as it lies there.
bang-card-last_call = Regain 1 life point, even with two players left.
bang-card-lemat = Weapon, range 1. In your turn, you may play any card from your hand as a BANG! card.
bang-card-poker = All other players lay a card face down, then turn it up together. If there is no ace, you take 2 of these cards.
bang-card-rattlesnake = Put it in front of any player, who must “draw!” at the start of each turn: on spades they lose 1 life point.
bang-card-saved = Another player loses 1 life point less. If they survive, take 2 cards at random from their hand or 2 cards from the deck.
bang-card-shotgun = Weapon, range 1. A player you hit with a BANG! card discards a card of their choice from their hand.
bang-card-tomahawk = Shoot at a player at distance 1 or 2.
bang-card-tornado = All players give 2 cards from their hands to the player on their left, all at once.

## What the characters can do

bang-ability-black_flower = Once in your turn, you may play any clubs card as an extra BANG! card.
bang-ability-colorado_bill = Whenever you play a BANG! card, “draw!”: on spades, it cannot be cancelled.
bang-ability-der_spot_burst_ringer = Once in your turn, you may play a BANG! card as a Gatling.
bang-ability-evelyn_shebang = At the start of your turn, you may draw 1 card fewer; if you do, shoot at a player at distance 1.
bang-ability-henry_block = Any player who takes or discards one of your cards is shot at, once for each card.
bang-ability-lemonade_jim = When another player plays a Beer, you may discard a card from your hand to regain 1 life point.
bang-ability-mick_defender = You may play a Missed! card to cancel a card other than a BANG! card that is turned against you alone.
bang-ability-tuco_franziskaner = If there is no blue card in front of you when you draw at the start of your turn, draw 2 extra cards.

## What a player must decide

bang-prompt-bandidos = { $by_is ->
       *[other] { $by } sends the bandidos
        [you] You send the bandidos
        [nobody] The bandidos are here
    }: { $count ->
        [1] discard another card.
       *[other] discard a BANG! card or any 2 cards.
    }
    .waiting = { $player } is paying off the bandidos.
bang-prompt-draw_fewer = Draw 1 card fewer and shoot at a player at distance 1 ({ $source_name }), or pass and draw as usual.
    .waiting = { $player } is deciding how many cards to draw.
bang-prompt-drink_along = Someone drinks a beer: discard a card to regain 1 life point ({ $source_name }), or pass.
    .waiting = { $player } may drink along.
bang-prompt-drop_card = Discard a card from your hand ({ $source_name }).
    .waiting = { $player } is choosing a card to discard.
bang-prompt-lay_for_poker = Poker: lay a card face down. If nobody lays an ace, { $target } takes two of the cards.
    .waiting = { $player } is choosing a card for poker.
bang-prompt-leap_in = { $by_is ->
       *[other] { $by } hits { $target } ({ $cause_name })
        [you] You hit { $target } ({ $cause_name })
        [nobody] { $target } is hit ({ $cause_name })
    }, and { $needed ->
        [one] 1 life point is
       *[other] { $needed } life points are
    } about to be lost: leap in, or pass.
    .waiting = { $player } may save someone.
bang-prompt-mark_nearby = Choose whom you shoot at ({ $source_name }).
    .waiting = { $player } is taking aim.
bang-prompt-second_target = Choose who else is shot at, besides { $target }.
    .waiting = { $player } is choosing a second target.
bang-prompt-take_from_pot = Choose a card from the poker table ({ $count } to take).
    .waiting = { $player } is collecting the pot.
bang-prompt-take_thanks = You saved { $target }: take 2 cards at random from their hand, or draw 2 cards.
    .waiting = { $player } is being thanked.
bang-prompt-pass_two = Tornado: choose 2 cards for the player on your left.
    .waiting = { $player } is choosing cards to pass on.

## Choices

bang-option-Ante = Lay { $card }
bang-option-Send = Pass on { $card } and { $companions }
bang-option-UseWith = { $target_is ->
    [you] Use { $ability_name }'s ability with { $card } and { $companions } on yourself
   *[other] Use { $ability_name }'s ability with { $card } and { $companions } on { $target }
}

## The log

bang-event-FewerDrawn = { $seat } draws one card fewer ({ $source_name }).
    .you = You draw one card fewer ({ $source_name }).
bang-event-LifeSaved = { $target_is ->
    [you] { $seat } leaps in for you; { $left ->
        [0] you lose nothing.
       *[other] life points still at stake: { $left }.
    }
   *[other] { $seat } leaps in for { $target }; { $left ->
        [0] nothing is lost.
       *[other] life points still at stake: { $left }.
    }
}
    .you = You leap in for { $target }; { $left ->
        [0] nothing is lost.
       *[other] life points still at stake: { $left }.
    }
bang-event-PokerLaid = { $seat } turns up { $card }.
    .you = You turn up { $card }.
bang-event-PokerSpoilt = An ace! { $seat } takes none of the cards.
    .you = An ace! You take none of the cards.
bang-event-PokerWon = { $seat } takes { $card } from the poker table.
    .you = You take { $card } from the poker table.
bang-event-ShotSure = { $seat } fires a shot that cannot be cancelled ({ $source_name }).
    .you = You fire a shot that cannot be cancelled ({ $source_name }).

## Why something cannot be done

refusal-needs-neighbour = { $card_name } must be aimed at a player with someone else at distance 1, and { $player } has nobody.
refusal-no-clubs = { $card_name } is not a clubs card.
refusal-nobody-has-hands = Nobody else has a card in hand ({ $card_name }).
refusal-only-to-save = { $card_name } can be played only when another player is about to lose life points.
refusal-only-when-aimed-at = { $card_name } can be played only when another player turns a card against you alone.
refusal-only-with-bang = { $card_name } can be played only together with a BANG! card.
refusal-saves-nobody = { $card_name } saves nobody.

## Rulings, in a sentence each

ruling-bang-201 = The three bonus characters are Black Flower, Der Spot-Burst Ringer and Tuco Franziskaner. They are dealt like all others, unless the table leaves them out.
ruling-bang-202 = A player kept by a Ghost is in the game for every rule: distance, number of players, targets, victory.
ruling-bang-203 = A hit on a player without life points costs nothing and sets off nothing that depends on a lost life.
ruling-bang-204 = When the Ghost leaves its player, everything is discarded and a running turn ends; nobody gets a reward, nobody is punished, and nothing reacts as to an elimination.
ruling-bang-205 = Lasso and Belle Star do not end a ghost.
ruling-bang-206 = Nobody is responsible for a life point lost to the Rattlesnake.
ruling-bang-207 = The LeMat fires any card, Missed! included; such a card is no BANG! card for any other purpose.
ruling-bang-208 = The victim of a Shotgun discards after losing the life and after own abilities; Henry Block does not react to it.
ruling-bang-209 = A hit that eliminates the player with the Bounty pays its card, before the reward.
ruling-bang-210 = Bandidos costs a BANG! card or any two cards and never a life point; with one card in hand, that card.
ruling-bang-211 = Escape and Mick Defender stop a card of any colour that was just played or used and is aimed at one player by its nature.
ruling-bang-212 = Slab the Killer's BANG! card with Aim still needs two Missed! effects.
ruling-bang-213 = With an ace among them, all cards laid for poker are discarded. Henry Block does not react to poker.
ruling-bang-214 = The shot of Backfire comes as soon as the first shot is cancelled, after its cards are taken back and before anyone reacts.
ruling-bang-215 = Backfire is a Missed! card for every rule that names one.
ruling-bang-216 = Saved! does not help against a life given up by choice.
ruling-bang-217 = Whoever plays Saved! gets two cards if the player survives, whatever was at stake; if the player is eliminated all the same, nothing.
ruling-bang-218 = A loss that Saved! reduces to nothing did not happen: nothing reacts to it.
ruling-bang-219 = Everyone with cards is asked for Saved!, clockwise from the player on turn.
ruling-bang-220 = Taking Henry Block's cards for Saved! makes him shoot, once for each card.
ruling-bang-221 = Fanning is never aimed at oneself, and the second target is shot at even if the first is eliminated.
ruling-bang-222 = Last Call is not a Beer and cannot save from elimination.
ruling-bang-223 = Evelyn Shebang decides before she draws, draws one card fewer, and only then chooses whom she shoots at, still in phase 1.
ruling-bang-224 = Henry Block does not react to automatic abilities, to what can at least in theory be avoided, to cards he gives up himself, or to events.
ruling-bang-225 = Lemonade Jim may drink along with two players left, and once for each Beer card of a rescue, after the rescue.
ruling-bang-226 = Only blue cards that still lie in front of Tuco Franziskaner when phase 1 begins block his bonus, under Lasso as well.
ruling-bang-227 = A player eliminated by Henry Block in the middle of a Brawl still finishes it and names the cards of the others.
