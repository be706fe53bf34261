### Western Legends in English: the table, its choices and its log. Names of cards are in legends-cards.ftl.

game-legends = Western Legends
set-legends-base = Base game

## Settings of a table, and settings that go together

legends-setting-length = Length
    .about = How many Legendary points trigger the final round: short 15, medium 20, long 25.
legends-setting-goals = Goals
    .about = Each player has three secret goals for their character; completing one earns Legendary tokens.
legends-setting-first_game = First game
    .about = For learning: 15 Legendary points, one story deck, no cattle, and provisions as the only miscellaneous item.
legends-preset-classic = Classic
    .about = The full game to 20 Legendary points, without goals.
legends-preset-first_game = First game
    .about = A short game with less to know: a good way to learn.
legends-preset-legendary = Legendary
    .about = The long game to 25 Legendary points, with goals.

## Parts of sentences

legends-card = { $sign } { $name }
legends-fight-card = fight card { $rank }
legends-quoted = “{ $name }”
legends-why = { " " }({ $source })
legends-shown = { $who } – { $card } ({ $worth })
legends-total = { $who } { legends-amount-lp }
legends-fighter-black = the Man in Black
legends-fighter-bandit = the bandit
legends-fighter-heist = the guard
legends-fighter-sheriff = the sheriff
legends-fighter-gang = the gang

## What something happened for

legends-source-setup = setup
legends-source-income = income
legends-source-work = work
legends-source-store = store
legends-source-bank = bank
legends-source-doctor = doctor
legends-source-cabaret = cabaret
legends-source-poker = poker
legends-source-prospect = prospecting
legends-source-delivery = cattle drive
legends-source-fight = fight
legends-source-jail = jail
legends-source-limit = limit
legends-source-marshal = Marshal track
legends-source-wanted = Wanted track
legends-source-cattle = cattle bonus

## The lines of a score

legends-line-lp = Legendary points on the track
legends-line-items = upgraded weapons and mounts
legends-line-money = money
legends-line-wanted = Wanted points
legends-line-marshal = Marshal points
legends-line-tokens = Legendary tokens
legends-line-wounds = wounds

## What a player must decide

legends-prompt-character = Choose the character you play.
    .waiting = { $player } is choosing a character.
legends-prompt-start = Choose the space on which you start.
    .waiting = { $player } is choosing where to start.
legends-prompt-free = Before your turn goes on you may do something that costs no action, or pass.
    .waiting = { $player } may do something that costs no action.
legends-prompt-prepare = Several things of yours happen now; choose which comes first.
    .waiting = { $player } is deciding what comes first.
legends-prompt-income = Choose your income.
    .waiting = { $player } is choosing the income.
legends-prompt-equip = { $what ->
        [mount] Choose the mount you ride this turn.
       *[weapon] Choose the weapon you carry this turn.
    }
    .waiting = { $player } is choosing weapon and mount.
legends-prompt-act = { $left ->
        [0] No action is left; do something that costs none, or end your turn.
        [one] { $left } action is left; do something, or end your turn.
       *[other] { $left } actions are left; do something, or end your turn.
    }
    .waiting = { $player } is choosing what to do.
legends-prompt-walk = Choose where to go (steps left: { $left }).
    .waiting = { $player } is on the move.
legends-prompt-target = Choose at whom you aim ({ $source }).
    .waiting = { $player } is choosing somebody.
legends-prompt-choose = Choose one ({ $source }).
    .waiting = { $player } is choosing what a card does.
legends-prompt-may = Decide about “{ $source }”. { $text }
    .waiting = { $player } is deciding about a card.
legends-prompt-discard = Discard { legends-amount-poker } ({ $source }).
    .waiting = { $player } is choosing what to discard.
legends-prompt-colour = Choose the colour of the cattle you take.
    .waiting = { $player } is choosing cattle.
legends-prompt-lay = { $kind ->
        [arrest] Lay a card for the arrest.
        [duel] Lay a card for the duel.
        [rob] Lay a card for the robbery.
        [bandit] Lay a card against the bandit.
        [heist] Lay a card against the guard.
        [sheriff] Lay a card against the sheriff.
       *[gang] Lay a card against the gang.
    }
    .waiting = { $player } is choosing a card for the fight.
legends-prompt-fight_card = { $kind ->
        [bandit] Choose the card with which the bandit fights.
        [heist] Choose the card with which the guard fights.
        [sheriff] Choose the card with which the sheriff fights.
       *[gang] Choose the card with which the gang fights.
    }
    .waiting = { $player } is choosing the opponent's fight card.
legends-prompt-react = Your card is worth { $own }, the rival's { $rival }; react, or pass.
    .waiting = { $player } may react.
legends-prompt-bandit_reward = Choose your reward for the bandit.
    .waiting = { $player } is choosing the reward for the bandit.
legends-prompt-take_token = Take the cattle as well, or leave it.
    .waiting = { $player } is deciding about the cattle.
legends-prompt-loot = Choose your loot: ${ $money } or nuggets ({ $nuggets }).
    .waiting = { $player } is choosing the loot.
legends-prompt-shop = Choose what you buy or upgrade (you have ${ $money }).
    .waiting = { $player } is shopping.
legends-prompt-sell = Choose what you sell.
    .waiting = { $player } is selling gold.
legends-prompt-dice = Roll a die again, or keep the dice as they are.
    .waiting = { $player } is rolling for gold.
legends-prompt-join = Join the game of poker for $10, or pass (players so far: { $count }, pot: ${ $pot }).
    .waiting = { $player } may join the game of poker.
legends-prompt-hole = Choose the cards you play with the flop.
    .waiting = { $player } is choosing poker cards.
legends-prompt-house = Choose the cards that the dealer plays with the flop.
    .waiting = { $player } is choosing the dealer's cards.
legends-prompt-story_order = Choose which story is resolved first.
    .waiting = { $player } is choosing which story comes first.
legends-prompt-sheriff = You may move the sheriff (steps left: { $left }).
    .waiting = { $player } may move the sheriff.
legends-prompt-suspect = Choose the outlaw whom the sheriff takes on.
    .waiting = { $player } is choosing whom the sheriff takes on.
legends-prompt-track = Choose the way by which the sheriff follows the outlaw.
    .waiting = { $player } is choosing the sheriff's way.
legends-prompt-goals = You may complete a goal now, or pass.
    .waiting = { $player } may complete a goal.
legends-prompt-tokens = Choose the legend tokens you keep.
    .waiting = { $player } is choosing legend tokens.
legends-prompt-hand_limit = You hold too many cards; discard { legends-amount-poker }.
    .waiting = { $player } is choosing what to discard.

## Choices

legends-option-TakeCharacter = Play as { $character }
legends-option-StartAt = Start here: { $space }
legends-option-TakeIncome = { $money ->
    [0] Take { legends-amount-poker }
   *[other] { $count ->
        [0] Take ${ $money }
       *[other] Take ${ $money } and { legends-amount-poker }
    }
}
legends-option-Ready = { $item_is ->
    [mount] Ride { $item_it }
   *[weapon] Carry { $item_it }
}
legends-option-StepTo = Move to { $space }
legends-option-Stop = Stop
legends-option-PlayCard = Play { $card }
legends-option-ReactWith = React with { $card }
legends-option-UseItem = Use { $item }
legends-option-UseAbility = Use the ability of { $character }
legends-option-Attack = { $target_is ->
    [black] { $kind ->
        [arrest] Arrest the Man in Black
        [duel] Challenge the Man in Black to a duel
       *[rob] Rob the Man in Black
    }
   *[other] { $kind ->
        [arrest] Arrest { $target }
        [duel] Challenge { $target } to a duel
       *[rob] Rob { $target }
    }
}
legends-option-Work = Work for $10
legends-option-Shop = Go shopping
legends-option-OpenPoker = Open a game of poker for $10
legends-option-Prospect = Prospect for gold
legends-option-SellGold = Sell gold
legends-option-RobBank = Try a bank heist
legends-option-SeeDoctor = See the doctor for $10
legends-option-Party = Celebrate for ${ $spent } ({ $lp } LP)
legends-option-TakeCattle = Take cattle
legends-option-Deliver = { $how ->
    [rail] Deliver the cattle by rail
   *[rustle] Sell the cattle as a rustler
}
legends-option-Contribute = { $moved ->
    [0] { $card_is ->
        [none] Put a disc on “{ $story }”
       *[seen] Put a disc on “{ $story }” and discard { $card }
    }
   *[1] { $card_is ->
        [none] Move the other disc to “{ $story }”
       *[seen] Move the other disc to “{ $story }” and discard { $card }
    }
}
legends-option-CompleteGoal = Complete the goal “{ $goal }”
legends-option-EndTurn = End the turn
legends-option-Pick = { CAPITAL($effect) }
legends-option-Accept = Do it
legends-option-Aim = { $target_is ->
    [black] Choose the Man in Black
   *[other] Choose { $target }
}
legends-option-LayCard = Lay { $card }
legends-option-Surrender = Surrender
legends-option-LayFightCard = Lay { $card } – { $text }
legends-option-Prepare = { $source } first
legends-option-Join = Join for $10
legends-option-LayHole = { $cards_are ->
    [none] Play without cards from your hand
   *[seen] Play { $cards }
}
legends-option-Buy = { $ready ->
    [0] Buy { $item_it } for ${ $price }
   *[1] { $item_is ->
        [mount] Buy { $item_it } for ${ $price } and ride it
       *[weapon] Buy { $item_it } for ${ $price } and carry it
    }
}
legends-option-Upgrade = Upgrade for ${ $price }: { $item }
legends-option-LeaveStore = Leave the store
legends-option-RollAgain = { $item_is ->
    [none] Keep the $10 of die { $number } and roll it again
   *[misc] Roll die { $number } again ({ $item })
}
legends-option-KeepDice = Keep the dice
legends-option-Sell = { $cards_are ->
    [none] Sell { legends-amount-nuggets }
   *[seen] { $count ->
        [0] Sell { $cards }
       *[other] Sell { legends-amount-nuggets } and { $cards }
    }
}
legends-option-PickColour = { $colour ->
    [blue] Take blue cattle
   *[green] Take green cattle
}
legends-option-TakeToken = { $take ->
    [0] Leave the cattle
   *[1] Take the cattle
}
legends-option-Loot = { $thing ->
    [money] Take half of the money
   *[nuggets] Take half of the nuggets
}
legends-option-Discard = Discard { $card }
legends-option-MoveSheriff = Move the sheriff to { $space }
legends-option-ResolveFirst = Resolve “{ $story }” first
legends-option-KeepTokens = Keep the tokens { $kept }

## The log

legends-event-GameBegan = The game begins with { $players ->
    [one] { $players } player
   *[other] { $players } players
}; { $first } goes first, and { $target } LP trigger the end.
legends-event-CharacterShown = { $seat } plays as { $character }.
legends-event-FigurePlaced = { $seat } is now here: { $space }.
legends-event-TurnBegan = Round { $round }, turn { $number }: { $seat } is up.
legends-event-IncomeTaken = { $money ->
    [0] { $seat } takes an income of { legends-amount-poker }.
   *[other] { $count ->
        [0] { $seat } takes an income of ${ $money }.
       *[other] { $seat } takes an income of ${ $money } and { legends-amount-poker }.
    }
}
legends-event-Readied = { $item_is ->
    [mount] { $seat } rides { $item_it }.
   *[weapon] { $seat } carries { $item_it }.
}
legends-event-Moved = { $seat } moves to { $space }.
legends-event-LpGained = { $seat } gains { legends-amount-lp }{ $why }.
legends-event-LpLost = { $seat } loses { legends-amount-lp }{ $why }.
legends-event-MoneyGained = { $seat } gains { legends-amount-money }{ $why }.
legends-event-MoneyLost = { $seat } loses { legends-amount-money }{ $why }.
legends-event-NuggetsGained = { $seat } gains { legends-amount-nuggets }{ $why }.
legends-event-NuggetsLost = { $seat } loses { legends-amount-nuggets }{ $why }.
legends-event-MarshalGained = { $seat } now has { legends-amount-mp }{ $why }.
legends-event-MarshalLost = { $seat } loses { legends-amount-mp } and is a lawman no longer.
legends-event-WantedGained = { $seat } now has { legends-amount-wp }{ $why }.
legends-event-WantedLost = { $seat } loses { legends-amount-wp } and is an outlaw no longer.
legends-event-CardsDrawn = { $cards_are ->
    [seen] { $seat } draws { legends-amount-poker }{ $why }: { $cards }.
   *[unseen] { $seat } draws { legends-amount-poker }{ $why }.
}
legends-event-CardDiscarded = { $seat } discards { $card }{ $why }.
legends-event-CardPlayed = { $seat } plays { $card }.
legends-event-CardStolen = { $card_is ->
    [unseen] { $seat } takes a poker card from { $target }.
   *[seen] { $seat } takes { $card } from { $target }.
}
legends-event-MoneyStolen = { $target } loses { legends-amount-money } to { $seat }.
legends-event-DeckShuffled = The discard pile is shuffled into a new poker deck ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
}).
legends-event-Wounded = { $seat } takes { legends-amount-wounds }{ $why } and has { $wounds } now.
legends-event-Healed = { $seat } heals { legends-amount-wounds }{ $why } and has { $wounds } now.
legends-event-AbilityUsed = { $seat } makes use of { $ability }.
legends-event-ActionsGained = { $seat } gets { legends-amount-actions }{ $why }.
legends-event-Worked = { $seat } works for $10 ({ $space }).
legends-event-ItemBought = { $seat } buys { $item_it } for ${ $price }.
legends-event-ItemUpgraded = { $seat } pays ${ $price } for an upgrade: { $item }.
legends-event-ItemGained = { $seat } gains { $item_it }{ $why }.
legends-event-ItemReturned = { $seat } returns { $item_it } to the store.
legends-event-DiceRolled = { $seat } rolls: { $faces }.
legends-event-DieRerolled = { $seat } rolls die { $die } again{ $why }: { $face }.
legends-event-NuggetsSold = { $cards_are ->
    [none] { $seat } sells { legends-amount-nuggets } in the bank.
   *[seen] { $count ->
        [0] { $seat } sells { $cards } in the bank.
       *[other] { $seat } sells { legends-amount-nuggets } and { $cards } in the bank.
    }
}
legends-event-DoctorVisited = { $seat } pays the doctor $10 and is free of wounds (healed: { $count }).
legends-event-Partied = { $seat } celebrates in the cabaret for ${ $spent }.
legends-event-CattleTaken = { $token_is ->
    [unseen] { $colour ->
        [blue] { $seat } takes blue cattle.
       *[green] { $seat } takes green cattle.
    }
   *[seen] { $colour ->
        [blue] { $seat } takes blue cattle (bonus: { $token }).
       *[green] { $seat } takes green cattle (bonus: { $token }).
    }
}
legends-event-CattleLost = { $colour ->
    [blue] { $seat } loses the cattle, which goes back to the blue ranch.
   *[green] { $seat } loses the cattle, which goes back to the green ranch.
}
legends-event-CattleStolen = { $token_is ->
    [unseen] { $seat } takes the cattle of { $target }.
   *[seen] { $seat } takes the cattle of { $target } (bonus: { $token }).
}
legends-event-CattleDelivered = { $how ->
    [rail] { $colour ->
        [blue] { $seat } delivers blue cattle by rail (bonus: { $token }).
       *[green] { $seat } delivers green cattle by rail (bonus: { $token }).
    }
   *[rustle] { $colour ->
        [blue] { $seat } sells blue cattle as a rustler (bonus: { $token }).
       *[green] { $seat } sells green cattle as a rustler (bonus: { $token }).
    }
}
legends-event-FightDeclared = { $kind ->
    [arrest] { $black ->
        [attacks] The Man in Black tries to arrest { $defender }.
       *[absent] { $attacker } tries to arrest { $defender }.
    }
    [duel] { $black ->
        [attacks] The Man in Black challenges { $defender } to a duel.
        [defends] { $attacker } challenges the Man in Black to a duel.
       *[absent] { $attacker } challenges { $defender } to a duel.
    }
    [rob] { $black ->
        [attacks] The Man in Black tries to rob { $defender }.
        [defends] { $attacker } tries to rob the Man in Black.
       *[absent] { $attacker } tries to rob { $defender }.
    }
    [bandit] A bandit attacks { $defender }; { $actor } plays for the bandit.
    [heist] { $attacker } tries a bank heist; { $actor } plays for the guard.
    [sheriff] The sheriff attacks { $defender }; { $actor } plays for the sheriff.
   *[gang] A gang attacks { $defender } ({ $source }); { $actor } plays for the gang.
}
legends-event-HandPeeked = { $cards_are ->
    [seen] { $seat } looks at cards of { $target }: { $cards }.
   *[unseen] { $seat } looks at cards of { $target }.
}
legends-event-FightCardsPeeked = { $cards_are ->
    [seen] { $seat } looks at fight cards of the opponent: { $cards }.
   *[unseen] { $seat } looks at fight cards of the opponent.
}
legends-event-FightCardsDrawn = { $seat } draws for the opponent: { $cards }.
legends-event-CardLaid = { $card_is ->
    [unseen] { $seat } lays a card face down.
   *[seen] { $seat } lays { $card } face down.
}
legends-event-Surrendered = { $seat } surrenders.
legends-event-CardsRevealed = The cards are turned over: { $shown }.
legends-event-EffectCancelled = { $seat } cancels the effect of { $fight_card }.
legends-event-FightRestarted = The fight starts again{ $why }.
legends-event-FightWon = { $compared ->
    [tie] { CAPITAL($winner) } wins the tie at { $high } against { $loser }.
    [yes] { CAPITAL($winner) } wins against { $loser } with { $high } to { $low }.
   *[no] { CAPITAL($winner) } wins against { $loser } without a fight.
}
legends-event-Jailed = { $seat } goes to jail.
legends-event-BanditLeft = The bandit leaves: { $space }.
legends-event-BanditsCame = Bandits appear: { $spaces }.
legends-event-SheriffMoved = The sheriff moves to { $space } (sent by { $seat }).
legends-event-SheriffReturned = The sheriff goes back to his office.
legends-event-SheriffCaught = The sheriff catches up with { $seat }.
legends-event-PokerOpened = { $host_is ->
    [black] The Man in Black opens a game of poker { $where }.
   *[other] { $host } pays $10 and opens a game of poker { $where }.
}
legends-event-PokerJoined = { $seat } pays $10 and joins the game.
legends-event-PokerDeclined = { $seat } does not join the game.
legends-event-HouseDealt = { $cards_are ->
    [seen] { $seat } plays as the dealer: { $cards }.
   *[unseen] { $seat } plays as the dealer.
}
legends-event-FlopTurned = The flop is { $cards }; ${ $pot } are in the pot.
legends-event-HandShown = { $seat } shows { $cards }: { $hand }.
legends-event-HouseShown = { $seat_is ->
    [nobody] The Man in Black shows { $cards } out of { $house }: { $hand }.
   *[other] The dealer shows { $cards } out of { $house }: { $hand }.
}
legends-event-PotWon = { $count ->
    [0] Nobody beats the dealer; the pot of ${ $pot } is lost.
    [one] { $winners } wins the pot of ${ $pot }.
   *[other] They share the pot of ${ $pot }: { $winners }.
}
legends-event-DiscPlaced = { $moved ->
    [0] { $seat } puts a disc on “{ $story }”.
   *[1] { $seat } moves a disc to “{ $story }”.
}
legends-event-StoryTurned = The story “{ $story }” is resolved for { $seats }.
legends-event-StoryUncovered = A new story lies open: “{ $story }”.
legends-event-GoalCompleted = { $seat } completes the goal “{ $goal }”.
legends-event-TokensKept = { $tokens_are ->
    [seen] { $seat } now has { $count ->
        [one] { $count } legend token
       *[other] { $count } legend tokens
    }: { $tokens }.
   *[unseen] { $seat } now has { $count ->
        [one] { $count } legend token
       *[other] { $count } legend tokens
    }.
}
legends-event-BlackCardTurned = The Man in Black turns over “{ $black }” and goes to { $space }.
legends-event-BlackGained = The Man in Black gains { legends-amount-lp } and has { $lp } now.
legends-event-EndTriggered = The end is near: round { $last_round } is the last one.
legends-event-RowScored = { $seat } gains { legends-amount-lp } as an outlaw.
legends-event-Scored = { $seat }: { legends-amount-lp } – { $line }.
legends-event-BlackScored = The Man in Black: { legends-amount-lp } – { $line }.
legends-event-GameEnded = The game is over. { $result } Final score: { $totals }.

## How it ended

legends-result-most-lp = { $winners } has the most Legendary points and wins.
legends-result-shared = A shared victory: { $winners }.
legends-result-black = Nobody has more Legendary points than the Man in Black: he wins.

## Why something cannot be done

complaint-first-game-goals = a first game is played without goals
refusal-no-actions-left = You have no actions left this turn.
refusal-not-enough-money = This costs ${ $price }, and you have ${ $money }.
refusal-sheriff-there = The sheriff is there, and you are Wanted.
refusal-no-location = There is no location on your space.
refusal-nothing-to-buy = With ${ $money } there is nothing in the store you could buy or upgrade.
refusal-nothing-to-sell = You have neither a nugget nor a card that counts as one.
refusal-heist-tried = You have already tried a bank heist this turn.
refusal-no-poker-card = You have no poker card to fight with.
refusal-no-wounds = You have no wounds.
refusal-no-cattle-in-game = There is no cattle in a first game.
refusal-has-cattle = You already have cattle, and more than one token is not allowed.
refusal-ranch-empty = There is no cattle left at this ranch.
refusal-outlaw-by-rail = Wanted players cannot deliver cattle by rail.
refusal-own-ranch = Your cattle comes from this ranch; rustlers sell it at the other one.
refusal-black-not-arrested = The Man in Black cannot be arrested.
refusal-black-attacked = You have already attacked the Man in Black this turn.
refusal-attacked-already = You have already attacked { $player } this turn.
refusal-not-a-lawman = Only Marshals can arrest, and you have no Marshal points.
refusal-not-an-outlaw = { $player } has no Wanted points and cannot be arrested.
refusal-does-nothing = It would do nothing now.
refusal-does-nothing-here = It would do nothing on this space.
refusal-only-in-fight = It can be used only in a fight, after the cards are revealed.
refusal-no-action-card = This card is not an action; its effect applies when you play it.
refusal-only-after-move = It can be used only right after a Move action.
refusal-ability-asleep = Your ability works once you have { $needed } Legendary points, and you have { $lp }.
refusal-contributed-already = You have already put a disc on a story this turn.
refusal-story-full = This story has no room for another disc.
refusal-no-disc-left = You have no disc left to put on this story.
refusal-story-not-fulfilled = You have not met the condition of this story.
refusal-goal-not-fulfilled = You have not met the condition of this goal.
