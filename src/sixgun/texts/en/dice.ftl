### BANG! The Dice Game, in English.

game-dice = BANG! The Dice Game
set-dice-base = Base game

## Die faces

face-arrow = Indian arrow
    .short = arrow
face-dynamite = Dynamite
    .short = dynamite
face-bullseye_1 = Bull's Eye “1”
    .short = bull's-eye 1
face-bullseye_2 = Bull's Eye “2”
    .short = bull's-eye 2
face-beer = Beer
    .short = beer
face-gatling = Gatling
    .short = gatling

## Why life is lost

cause-indians = Indian attack
cause-dynamite = dynamite
cause-bullseyes = bull's-eye
cause-gatling = Gatling Gun

## Characters

dice-ability-bart_cassidy = For each life point you are about to lose to a bull's-eye or the Gatling Gun, you may take an arrow instead: for none, some or all of the points. Not for an Indian attack or dynamite, and never the last arrow in the pile.
dice-ability-black_jack = As long as fewer than three of your dice show dynamite, you may roll any of those dice again or leave them. Three or more end your rolling as usual.
dice-ability-calamity_janet = You may use any bull's-eye 1 as a 2 and any 2 as a 1, or as rolled; you decide for each die separately.
dice-ability-el_gringo = A player who makes you lose one or more life points must take an arrow: one for all the bull's-eyes of a turn together and one for the Gatling Gun, even if you are eliminated. Not for an Indian attack or dynamite.
dice-ability-jesse_jones = If you have four life points or fewer when the beers of your turn are resolved, each beer you use on yourself gives you two life points instead of one.
dice-ability-jourdonnais = You never lose more than one life point to an Indian attack.
dice-ability-kit_carlson = For each gatling among your final dice, you may return one arrow to the pile, your own or any other player's: from none up to as many as there are gatlings. If the Gatling Gun fires, it fires first.
dice-ability-lucky_duke = You may roll once more than the others: up to three re-rolls, four rolls in all.
dice-ability-paul_regret = You never lose life points to the Gatling Gun.
dice-ability-pedro_ramirez = For each life point you lose, you may return one of your arrows to the pile or keep it; you lose the life point all the same. Not in an Indian attack, after which all arrows are returned anyway.
dice-ability-rose_doolan = You may use each bull's-eye at its usual distance or one place further: a 1 hits a player 1 or 2 places away, a 2 hits a player 2 or 3 places away.
dice-ability-sid_ketchum = At the start of your turn, before you roll, choose a player, yourself included, to gain one life point. You must choose someone, but it may be a player at full life, who gains nothing.
dice-ability-slab_the_killer = Once per turn, you may use up one of your beers to double a bull's-eye: that die takes two life points from its one target. The beer then gives nobody a life point.
dice-ability-suzy_lafayette = At the end of your turn, you gain two life points if none of your five final dice shows a bull's-eye.
dice-ability-vulture_sam = Each time another player is eliminated, you gain two life points.
dice-ability-willy_the_kid = Two gatlings are enough for you: with two or more the Gatling Gun fires, but only once per turn.

## Parts of sentences

dice-count-arrows = { $count ->
    [one] { $count } arrow
   *[other] { $count } arrows
}
dice-count-points = { $points ->
    [one] { $points } life point
   *[other] { $points } life points
}

## What a player must decide

dice-prompt-reroll = That was roll { $roll }; you may roll { $left ->
        [one] { $left } more time
       *[other] { $left } more times
    }. Choose which dice to roll again, or keep them all.
    .waiting = { $player } is deciding which dice to roll again.
dice-prompt-assign_bullseyes = Choose who to shoot ({ $face_name }, shot { $number } of { $total }); all hits land together.
    .waiting = { $player } is choosing a target.
dice-prompt-assign_beers = Choose who drinks your beer (beer { $number } of { $total }) and gains a life point.
    .waiting = { $player } is choosing who gets a beer.
dice-prompt-sid_heal = Your turn begins, and as { character-sid_ketchum } you choose who gains 1 life point.
    .waiting = { $player } is choosing who gains 1 life point.
dice-prompt-bart_replace = You are about to lose { dice-count-points }; choose how many arrows to take instead ({ $pile } in the pile, the last one stays).
    .waiting = { $player } is choosing between arrows and life points.
dice-prompt-pedro_discard = You have lost { dice-count-points } and may return one arrow for each; choose how many to return (you have { $arrows }).
    .waiting = { $player } is deciding how many arrows to return.
dice-prompt-kit_discard = Your gatlings let you return { $left ->
        [one] { $left } more arrow
       *[other] { $left } more arrows
    } to the pile; choose whose, or pass.
    .waiting = { $player } is deciding whose arrow to return to the pile.

## Choices

dice-option-Stop = Keep all dice
dice-option-Reroll = { $count ->
    [one] Roll die { $numbers } again
   *[other] Roll dice { $numbers } again
}
dice-option-Shoot = { $doubled ->
    [0] Shoot { $target }
   *[1] Shoot { $target } for 2 life points, using up a beer
}
dice-option-Serve = Give the beer to { $seat }
    .you = Drink the beer yourself
dice-option-Heal = Give 1 life point to { $seat }
    .you = Gain 1 life point yourself
dice-option-TakeInstead = { $count ->
    [0] Take no arrows
   *[other] Take { dice-count-arrows } instead
}
dice-option-DropArrows = { $count ->
    [0] Keep all arrows
   *[other] Return { dice-count-arrows }
}
dice-option-RemoveArrow = Return one of { $seat }'s arrows
    .you = Return one of your own arrows

## The log

dice-event-GameBegan = The game begins with { $players ->
    [one] { $players } player
   *[other] { $players } players
}; { $first_is ->
    [you] you take
   *[other] { $first } takes
} the dice.
dice-event-TurnBegan = Turn { $number }: { $seat } takes the dice.
    .you = Turn { $number }: you take the dice.
dice-event-DiceRolled = { $roll ->
    [1] { $seat } rolls: { $dice }.
   *[other] { $seat } rolls { $count ->
        [one] die { $numbers }
       *[other] dice { $numbers }
    } again (roll { $roll }): { $dice }.
}
    .you = { $roll ->
        [1] You roll: { $dice }.
       *[other] You roll { $count ->
            [one] die { $numbers }
           *[other] dice { $numbers }
        } again (roll { $roll }): { $dice }.
    }
dice-event-DiceKept = { $seat } keeps all dice: { $dice }.
    .you = You keep all dice: { $dice }.
dice-event-ArrowsTaken = { $seat } takes { dice-count-arrows }; { $pile ->
    [0] the pile is empty
   *[other] { $pile } left in the pile
}.
    .you = You take { dice-count-arrows }; { $pile ->
        [0] the pile is empty
       *[other] { $pile } left in the pile
    }.
dice-event-ArrowsReturned = { $by_is ->
    [self] { $seat } returns { dice-count-arrows }
    [nobody] { $seat } returns { dice-count-arrows }
    [you] You return { dice-count-arrows } for { $seat }
   *[other] { $by } returns { dice-count-arrows } for { $seat }
}; { $pile } in the pile.
    .you = { $by_is ->
        [self] You return { dice-count-arrows }
        [nobody] You return { dice-count-arrows }
       *[other] { $by } returns { dice-count-arrows } for you
    }; { $pile } in the pile.
dice-event-IndiansAttacked = { $seat } has taken the last arrow: the Indians attack!
    .you = You have taken the last arrow: the Indians attack!
dice-event-DynamiteExploded = Boom! { $seat } rolled { $count } dynamite and must stop rolling.
    .you = Boom! You rolled { $count } dynamite and must stop rolling.
dice-event-ShotAimed = { $points ->
    [1] { $target_is ->
        [you] { $seat } shoots at you ({ $face_name }).
       *[other] { $seat } shoots at { $target } ({ $face_name }).
    }
   *[other] { $target_is ->
        [you] { $seat } uses up a beer and shoots at you for { dice-count-points } ({ $face_name }).
       *[other] { $seat } uses up a beer and shoots at { $target } for { dice-count-points } ({ $face_name }).
    }
}
    .you = { $points ->
        [1] You shoot at { $target } ({ $face_name }).
       *[other] You use up a beer and shoot at { $target } for { dice-count-points } ({ $face_name }).
    }
dice-event-BeerServed = { $target_is ->
    [self] { $seat } drinks a beer.
    [you] { $seat } gives you a beer.
   *[other] { $seat } gives { $target } a beer.
}
    .you = { $target_is ->
        [self] You drink a beer.
       *[other] You give { $target } a beer.
    }
dice-event-GatlingFired = { $seat } fires the Gatling Gun at everyone else ({ $count } gatlings).
    .you = You fire the Gatling Gun at everyone else ({ $count } gatlings).
dice-event-HitDodged = { $seat } takes { $points ->
    [one] an arrow
   *[other] arrows
} instead of losing { dice-count-points } ({ $cause_name }).
    .you = You take { $points ->
        [one] an arrow
       *[other] arrows
    } instead of losing { dice-count-points } ({ $cause_name }).
dice-event-LifeLost = { $by_is ->
    [nobody] { $seat } loses { dice-count-points } ({ $cause_name }); { $life } left.
    [self] { $seat } loses { dice-count-points } ({ $cause_name }); { $life } left.
    [you] { $seat } loses { dice-count-points } ({ $cause_name }, you); { $life } left.
   *[other] { $seat } loses { dice-count-points } ({ $cause_name }, { $by }); { $life } left.
}
    .you = { $by_is ->
        [nobody] You lose { dice-count-points } ({ $cause_name }); { $life } left.
        [self] You lose { dice-count-points } ({ $cause_name }); { $life } left.
       *[other] You lose { dice-count-points } ({ $cause_name }, { $by }); { $life } left.
    }
dice-event-LifeGained = { $by_is ->
    [self] { $seat } gains { dice-count-points }; { $life } now.
    [nobody] { $seat } gains { dice-count-points }; { $life } now.
    [you] { $seat } gains { dice-count-points } from you; { $life } now.
   *[other] { $seat } gains { dice-count-points } from { $by }; { $life } now.
}
    .you = { $by_is ->
        [self] You gain { dice-count-points }; { $life } now.
        [nobody] You gain { dice-count-points }; { $life } now.
       *[other] You gain { dice-count-points } from { $by }; { $life } now.
    }
dice-event-Eliminated = { $by_is ->
    [nobody] { $seat } is eliminated ({ $cause_name }). Role: { $role_name }.
    [self] { $seat } is eliminated ({ $cause_name }). Role: { $role_name }.
    [you] { $seat } is eliminated ({ $cause_name }, you). Role: { $role_name }.
   *[other] { $seat } is eliminated ({ $cause_name }, { $by }). Role: { $role_name }.
}
    .you = { $by_is ->
        [nobody] You are eliminated ({ $cause_name }). Role: { $role_name }.
        [self] You are eliminated ({ $cause_name }). Role: { $role_name }.
       *[other] You are eliminated ({ $cause_name }, { $by }). Role: { $role_name }.
    }
dice-event-LastManStanding = From now on only one goal counts: to be the last one alive.
dice-event-GameEnded = The game is over. { $result } Roles: { $roles }.

## How it ended

dice-result-law-prevails = All Outlaws and Renegades are eliminated: the law has won. { $count ->
    [one] Winner
   *[other] Winners
}: { $winners }.
dice-result-sheriff-dead = The Sheriff is eliminated: the Outlaws have won. Winners: { $winners }.
dice-result-renegade-alone = The Sheriff is eliminated and only a Renegade is left alive. Winner: { $winners }.
dice-result-hunter = The hunter took down their own target. Winner: { $winners }.
dice-result-last-man = Only one player is still alive. Winner: { $winners }.
dice-result-draw = Nobody is left alive: the game is a draw.

## Why something cannot be done

refusal-dynamite-locked = Die { $die } shows dynamite and cannot be rolled again.
refusal-double-used = You have already doubled a bull's-eye this turn.
refusal-double-no-beer = None of your dice shows a beer you could use up for a double shot.
refusal-wrong-distance = { $player } sits { $distance ->
    [one] { $distance } place
   *[other] { $distance } places
} away from you; this bull's-eye hits at a distance of exactly { $reach }.
refusal-last-arrow = The last arrow must stay in the pile ({ $pile ->
    [one] { $pile } arrow is left
   *[other] { $pile } arrows are left
}).
refusal-no-arrows = { $player } has no arrows to return.
refusal-too-many-arrows = You may return one arrow for each life point lost: you lost { $points } and hold { $held ->
    [one] { $held } arrow
   *[other] { $held } arrows
}.
