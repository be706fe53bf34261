### Armed & Dangerous, in English.

set-bang-armed_and_dangerous = Armed & Dangerous
    .about = Orange cards come with load. Load uses them, pays for abilities and makes brown cards better; a card without load is gone.
colour-orange = orange

## Names of cards

card-a_little_nip = A Little Nip
card-ace_up_the_sleeve = Ace Up the Sleeve
card-arrow = Arrow
card-bandolier = Bandolier
card-beer_keg = Beer Keg
card-bell_tower = Bell Tower
card-big_fifty = Big Fifty
card-bomb = Bomb
card-buntline_special = Buntline Special
card-caravan = Caravan
card-crate = Crate
card-double_barrel = Double Barrel
card-duck = Duck!
card-flintlock = Flintlock
card-lockpick = Lockpick
card-quick_shot = Quick Shot
card-reloading = Reloading
card-rust = Rust
card-squaw = Squaw
card-thunderer = Thunderer
card-tumbleweed = Tumbleweed
card-whip = Whip

## What cards do

bang-card-a_little_nip = Regain 1 life point. For every 3 load you pay, regain 1 more.
bang-card-ace_up_the_sleeve = 2 load: draw a card.
bang-card-arrow = Any player discards a BANG! card or loses 1 life point. For every 1 load you pay, aim it at one more player.
bang-card-bandolier = 1 load, once per turn: you may play one more BANG! card this turn.
bang-card-beer_keg = 3 load: regain 1 life point in your turn, even with two players left.
bang-card-bell_tower = 1 load: for the next card you play this turn, you see everyone at distance 1.
bang-card-big_fifty = Weapon, range 6. 1 load when you play a BANG! card: the target's cards in play and ability have no effect on it.
bang-card-bomb = Play it in front of any player, whose turn starts with a “draw!”: on red the Bomb goes to another player of their choice, on black it loses 2 load. Out of load, it explodes: 2 life points.
bang-card-buntline_special = Weapon, range 2. 1 load when you play a BANG! card: if it is cancelled, the target discards a card from their hand.
bang-card-caravan = Draw 2 cards. For every 2 load you pay, draw 1 more.
bang-card-crate = 2 load: counts as a Missed!
bang-card-double_barrel = Weapon, range 1. 1 load when you play a BANG! card of diamonds: it cannot be cancelled.
bang-card-duck = A Missed! effect. 2 load: take the card back into your hand.
bang-card-flintlock = Shoot a player within your weapon's range. If the shot is cancelled, 2 load: take the card back into your hand.
bang-card-lockpick = 3 load: take a random card from the hand of any other player.
bang-card-quick_shot = Shoot a player within your weapon's range. For every 1 load you pay, shoot one more player in range.
bang-card-reloading = Take 3 load and spread it over your orange cards and your character.
bang-card-rust = Take 1 load from each orange card and from the character of every other player onto your character.
bang-card-squaw = Any card in play is discarded. 2 load: you take it into your hand instead.
bang-card-thunderer = Weapon, range 3. 1 load when you play a BANG! card: take that card back into your hand at once.
bang-card-tumbleweed = 1 load: any player has to repeat a “draw!”.
bang-card-whip = 3 load: discard any card in play.

## Characters

character-al_preacher = Al Preacher
character-bass_greeves = Bass Greeves
character-bloody_mary = Bloody Mary
character-frankie_canton = Frankie Canton
character-julie_cutter = Julie Cutter
character-mexicali_kid = Mexicali Kid
character-ms_abigail = Ms. Abigail
character-red_ringo = Red Ringo
bang-ability-al_preacher = When another player plays a blue or orange card, you may pay 2 load to draw a card.
bang-ability-bass_greeves = Once in your turn, you may discard a card from your hand to put 2 load on one of your orange cards or on your character.
bang-ability-bloody_mary = Each time one of your BANG! cards is cancelled, you draw a card.
bang-ability-frankie_canton = Once in your turn, you may take 1 load from any orange card or from another character and put it on your own.
bang-ability-julie_cutter = Each time another player makes you lose life points, “draw!”: on hearts or diamonds, that player is shot at.
bang-ability-mexicali_kid = Once in your turn, you may pay 2 load to shoot a player within your weapon's range. This is not a BANG! card.
bang-ability-ms_abigail = You may ignore a brown card ranked J, Q, K or A that another player plays on you alone.
bang-ability-red_ringo = You start with 4 load. Once in your turn, you may move up to 2 of it from your character to your orange cards.

## Parts of sentences

bang-count-load = { $count } load

## What a player must decide

bang-prompt-place_load = Choose where to put { bang-count-load }.
    .waiting = { $player } may put load somewhere.
bang-prompt-pay_load = Choose where to pay { bang-count-load } from.
    .waiting = { $player } is paying with load.
bang-prompt-regain_card = You may pay { bang-count-load } to take { $kind_name } back into your hand.
    .waiting = { $player } may take a card back.
bang-prompt-buy_upgrades = Choose how many upgrades to pay for ({ $kind_name }, { bang-count-load } each).
    .waiting = { $player } is choosing upgrades.
bang-prompt-add_targets = You may add another target for { bang-count-load } ({ $kind_name }).
    .waiting = { $player } is choosing targets.
bang-prompt-arrow = { $by_is ->
       *[other] { $by } shoots an Arrow at you
        [you] You shoot an Arrow at yourself
        [nobody] An Arrow flies at you
    }; discard a BANG! card or lose 1 life point.
    .waiting = { $player } faces an Arrow.
bang-prompt-forced_discard = Choose a card from your hand to discard ({ $cause_name }).
    .waiting = { $player } is choosing a card to discard.
bang-prompt-roll_again = { $target_is ->
       *[other] { $target } made a “draw!” ({ $source_name }); you may have it repeated.
        [you] You made a “draw!” ({ $source_name }); you may repeat it.
    }
    .waiting = { $player } may have the “draw!” repeated.
bang-prompt-pass_bomb = Choose who gets the Bomb.
    .waiting = { $player } is passing on the Bomb.
bang-prompt-offer = You may use your ability now ({ $ability_name }).
    .waiting = { $player } may use an ability.
bang-prompt-move_load = You may move one more load ({ $ability_name }).
    .waiting = { $player } is moving load.

## Choices

bang-option-AddLoad = { $card_is ->
    [none] Load your character
   *[seen] Load { $card }
}
bang-option-Unload = { $card_is ->
    [none] { bang-count-load } from your character
   *[seen] { bang-count-load } from { $card }
}
bang-option-Upgrade = { $times ->
    [one] Upgrade
   *[other] Upgrade { $times } times
}
bang-option-AddTarget = { $target_is ->
    [you] Add yourself
   *[other] Add { $target }
}

## The log

bang-event-LoadAdded = { $card_is ->
    [none] { $seat } gets { bang-count-load } on their character.
   *[seen] { $seat } gets { bang-count-load } on { $card }.
}
    .you = { $card_is ->
        [none] You get { bang-count-load } on your character.
       *[seen] You get { bang-count-load } on { $card }.
    }
bang-event-LoadPaid = { $card_is ->
    [none] { $seat } pays { bang-count-load } from their character.
   *[seen] { $seat } pays { bang-count-load } from { $card }.
}
    .you = { $card_is ->
        [none] You pay { bang-count-load } from your character.
       *[seen] You pay { bang-count-load } from { $card }.
    }
bang-event-LoadRemoved = { $card_is ->
    [none] { $seat } loses { bang-count-load } from their character.
   *[seen] { $seat } loses { bang-count-load } from { $card }.
}
    .you = { $card_is ->
        [none] You lose { bang-count-load } from your character.
       *[seen] You lose { bang-count-load } from { $card }.
    }
bang-event-LoadMoved = { $card_is ->
    [none] { $seat } keeps { bang-count-load } on their character.
   *[seen] { $seat } moves { bang-count-load } from their character to { $card }.
}
    .you = { $card_is ->
        [none] You keep { bang-count-load } on your character.
       *[seen] You move { bang-count-load } from your character to { $card }.
    }
bang-event-LoadTaken = { $card_is ->
    [none] { $target_is ->
        [self] { $seat } keeps { bang-count-load } on their character.
        [you] { $seat } takes { bang-count-load } from your character.
       *[other] { $seat } takes { bang-count-load } from { $target }'s character.
    }
   *[seen] { $target_is ->
        [self] { $seat } takes { bang-count-load } from their own { $card }.
        [you] { $seat } takes { bang-count-load } from your { $card }.
       *[other] { $seat } takes { bang-count-load } from { $target }'s { $card }.
    }
}
    .you = { $card_is ->
        [none] { $target_is ->
            [self] You keep { bang-count-load } on your character.
           *[other] You take { bang-count-load } from { $target }'s character.
        }
       *[seen] { $target_is ->
            [self] You take { bang-count-load } from your own { $card }.
           *[other] You take { bang-count-load } from { $target }'s { $card }.
        }
    }

## Why something cannot be done

refusal-too-little-supply = { $card_name } needs { $needed } load from the supply, and { $left } is left.
refusal-too-little-load = { $card_name } needs { $needed } load, and there is { $left }.
refusal-empty-hand = { $player } has no cards in hand.
refusal-nothing-laid = { $player } has no card in play to choose.
refusal-no-room = There is no room for load ({ $card_name }): 4 is the limit.
refusal-nowhere-load = There is no load to take ({ $card_name }).
refusal-not-diamonds = { $card_name } helps only a BANG! card of diamonds.
