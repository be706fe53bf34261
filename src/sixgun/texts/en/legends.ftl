### Western Legends in English: the table, its choices and its log. Names of cards are in legends-cards.ftl.

game-legends = Western Legends
set-legends-base = Base game

## Settings of a table, and settings that go together

legends-setting-length = Length
    .about = How many Legendary points trigger the final round: short 15, medium 20, long 25.
legends-setting-length-short = Short
legends-setting-length-medium = Medium
legends-setting-length-long = Long
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

legends-card = { $name } { $sign }
legends-fight-card = fight card { $rank }
legends-quoted = “{ $name }”
legends-why = { " " }({ $source })
legends-shown = { $who_is ->
    [you] you
   *[other] { $who }
} – { $card } ({ $worth })
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

legends-prompt-character = Choose your character.
    .waiting = { $player } is choosing a character.
legends-prompt-start = Choose the space where you start.
    .waiting = { $player } is choosing where to start.
legends-prompt-free = Before your turn continues, you may do something free, or pass.
    .waiting = { $player } may do something free.
legends-prompt-prepare = Several of your effects happen at once; choose which comes first.
    .waiting = { $player } is deciding what comes first.
legends-prompt-income = Choose your income.
    .waiting = { $player } is choosing an income.
legends-prompt-equip = { $what ->
        [mount] Choose a mount to ride this turn.
       *[weapon] Choose a weapon to carry this turn.
    }
    .waiting = { $player } is choosing a weapon and a mount.
legends-prompt-act = { $left ->
        [0] You have no actions left; do something free, or end your turn.
        [one] You have { $left } action left; choose what to do, or end your turn.
       *[other] You have { $left } actions left; choose what to do, or end your turn.
    }
    .waiting = { $player } is choosing what to do.
legends-prompt-walk = Choose where to go (steps left: { $left }).
    .waiting = { $player } is on the move.
legends-prompt-target = Choose a target ({ $source }).
    .waiting = { $player } is choosing a target.
legends-prompt-choose = Choose one ({ $source }).
    .waiting = { $player } is choosing what a card does.
legends-prompt-may = { $source_is ->
        [character] Use { $source }'s ability? { $text }
        [item] Use the { $source }? { $text }
       *[card] Use “{ $source }”? { $text }
    }
    .waiting = { $player } is deciding whether to use an effect.
legends-prompt-discard = Discard { legends-amount-poker } ({ $source }).
    .waiting = { $player } is choosing what to discard.
legends-prompt-colour = Choose the colour of the cattle you take.
    .waiting = { $player } is choosing cattle.
legends-prompt-lay = { $kind ->
        [arrest] Choose a card for the arrest.
        [duel] Choose a card for the duel.
        [rob] Choose a card for the robbery.
        [bandit] Choose a card against the bandit.
        [heist] Choose a card against the guard.
        [sheriff] Choose a card against the sheriff.
       *[gang] Choose a card against the gang.
    }
    .waiting = { $player } is choosing a card for the fight.
legends-prompt-fight_card = { $kind ->
        [bandit] Choose the bandit's fight card.
        [heist] Choose the guard's fight card.
        [sheriff] Choose the sheriff's fight card.
       *[gang] Choose the gang's fight card.
    }
    .waiting = { $player } is choosing the opponent's fight card.
legends-prompt-react = Your card is worth { $own }, your rival's { $rival }; react, or pass.
    .waiting = { $player } may react.
legends-prompt-bandit_reward = Choose your reward for beating the bandit.
    .waiting = { $player } is choosing a reward for beating the bandit.
legends-prompt-take_token = Take the cattle as well, or leave it.
    .waiting = { $player } is deciding whether to take the cattle.
legends-prompt-loot = Choose your loot: ${ $money } or nuggets ({ $nuggets }).
    .waiting = { $player } is choosing the loot.
legends-prompt-shop = Choose what to buy or upgrade (you have ${ $money }).
    .waiting = { $player } is shopping.
legends-prompt-sell = Choose what to sell.
    .waiting = { $player } is selling gold.
legends-prompt-dice = Roll a die again, or keep the dice as they are.
    .waiting = { $player } is rolling for gold.
legends-prompt-join = Join the game of poker for $10, or pass (players so far: { $count }, pot: ${ $pot }).
    .waiting = { $player } may join the game of poker.
legends-prompt-hole = Choose the cards to play with the flop.
    .waiting = { $player } is choosing poker cards.
legends-prompt-house = Choose the dealer's cards to play with the flop.
    .waiting = { $player } is choosing the dealer's cards.
legends-prompt-story_order = Choose which story is resolved first.
    .waiting = { $player } is choosing which story comes first.
legends-prompt-sheriff = You may move the sheriff (steps left: { $left }).
    .waiting = { $player } may move the sheriff.
legends-prompt-suspect = Choose who the sheriff goes after.
    .waiting = { $player } is choosing who the sheriff goes after.
legends-prompt-track = Choose the sheriff's route.
    .waiting = { $player } is choosing the sheriff's route.
legends-prompt-goals = You may complete a goal now, or pass.
    .waiting = { $player } may complete a goal.
legends-prompt-tokens = Choose which Legendary tokens to keep.
    .waiting = { $player } is choosing Legendary tokens.
legends-prompt-hand_limit = You are over your hand limit; discard { legends-amount-poker }.
    .waiting = { $player } is choosing what to discard.

## Choices

legends-option-TakeCharacter = Play as { $character }
legends-option-StartAt = Start at { $space }
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
legends-option-UseItem = Use the { $item }
legends-option-UseAbility = Use { $character }'s ability
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
legends-option-RobBank = Attempt a bank heist
legends-option-SeeDoctor = See the doctor for $10
legends-option-Party = Spend ${ $spent } on a party ({ $lp } LP)
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
legends-option-EndTurn = End your turn
legends-option-Pick = { CAPITAL($effect) }
legends-option-Accept = Do it
legends-option-Aim = { $target_is ->
    [black] Choose the Man in Black
    [you] Choose yourself
   *[other] Choose { $target }
}
legends-option-LayCard = Play { $card }
legends-option-Surrender = Surrender
legends-option-LayFightCard = Play { $card } – { $text }
legends-option-Prepare = { $source } first
legends-option-Join = Join for $10
legends-option-LayHole = { $cards_are ->
    [none] Play no cards from your hand
   *[seen] Play { $cards }
}
legends-option-Buy = { $ready ->
    [0] Buy { $item_it } for ${ $price }
   *[1] { $item_is ->
        [mount] Buy { $item_it } for ${ $price } and ride it
       *[weapon] Buy { $item_it } for ${ $price } and carry it
    }
}
legends-option-Upgrade = Upgrade the { $item } for ${ $price }
legends-option-LeaveStore = Leave the store
legends-option-RollAgain = { $item_is ->
    [none] Keep the $10 from die { $number } and roll it again
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
}; { $first_is ->
    [you] you go
   *[other] { $first } goes
} first, and { $target } LP trigger the final round.
legends-event-CharacterShown = { $seat } plays as { $character }.
    .you = You play as { $character }.
legends-event-FigurePlaced = { $seat } is now at { $space }.
    .you = You are now at { $space }.
legends-event-TurnBegan = Round { $round }, turn { $number }: { $seat } is up.
    .you = Round { $round }, turn { $number }: you are up.
legends-event-IncomeTaken = { $money ->
    [0] { $seat } takes { legends-amount-poker } as income.
   *[other] { $count ->
        [0] { $seat } takes ${ $money } as income.
       *[other] { $seat } takes ${ $money } and { legends-amount-poker } as income.
    }
}
    .you = { $money ->
        [0] You take { legends-amount-poker } as income.
       *[other] { $count ->
            [0] You take ${ $money } as income.
           *[other] You take ${ $money } and { legends-amount-poker } as income.
        }
    }
legends-event-Readied = { $item_is ->
    [mount] { $seat } rides { $item_it }.
   *[weapon] { $seat } carries { $item_it }.
}
    .you = { $item_is ->
        [mount] You ride { $item_it }.
       *[weapon] You carry { $item_it }.
    }
legends-event-Moved = { $seat } moves to { $space }.
    .you = You move to { $space }.
legends-event-LpGained = { $seat } gains { legends-amount-lp }{ $why }.
    .you = You gain { legends-amount-lp }{ $why }.
legends-event-LpLost = { $seat } loses { legends-amount-lp }{ $why }.
    .you = You lose { legends-amount-lp }{ $why }.
legends-event-MoneyGained = { $seat } gains { legends-amount-money }{ $why }.
    .you = You gain { legends-amount-money }{ $why }.
legends-event-MoneyLost = { $seat } loses { legends-amount-money }{ $why }.
    .you = You lose { legends-amount-money }{ $why }.
legends-event-NuggetsGained = { $seat } gains { legends-amount-nuggets }{ $why }.
    .you = You gain { legends-amount-nuggets }{ $why }.
legends-event-NuggetsLost = { $seat } loses { legends-amount-nuggets }{ $why }.
    .you = You lose { legends-amount-nuggets }{ $why }.
legends-event-MarshalGained = { $seat } now has { legends-amount-mp }{ $why }.
    .you = You now have { legends-amount-mp }{ $why }.
legends-event-MarshalLost = { $seat } loses { legends-amount-mp } and is no longer a Marshal.
    .you = You lose { legends-amount-mp } and are no longer a Marshal.
legends-event-WantedGained = { $seat } now has { legends-amount-wp }{ $why }.
    .you = You now have { legends-amount-wp }{ $why }.
legends-event-WantedLost = { $seat } loses { legends-amount-wp } and is no longer Wanted.
    .you = You lose { legends-amount-wp } and are no longer Wanted.
legends-event-CardsDrawn = { $cards_are ->
    [seen] { $seat } draws { legends-amount-poker }{ $why }: { $cards }.
   *[unseen] { $seat } draws { legends-amount-poker }{ $why }.
}
    .you = { $cards_are ->
        [seen] You draw { legends-amount-poker }{ $why }: { $cards }.
       *[unseen] You draw { legends-amount-poker }{ $why }.
    }
legends-event-CardDiscarded = { $seat } discards { $card }{ $why }.
    .you = You discard { $card }{ $why }.
legends-event-CardPlayed = { $seat } plays { $card }.
    .you = You play { $card }.
legends-event-CardStolen = { $card_is ->
    [unseen] { $target_is ->
        [you] { $seat } takes a poker card from you.
       *[other] { $seat } takes a poker card from { $target }.
    }
   *[seen] { $target_is ->
        [you] { $seat } takes { $card } from you.
       *[other] { $seat } takes { $card } from { $target }.
    }
}
    .you = { $card_is ->
        [unseen] You take a poker card from { $target }.
       *[seen] You take { $card } from { $target }.
    }
legends-event-MoneyStolen = { $target_is ->
    [you] { $seat } takes { legends-amount-money } from you.
   *[other] { $seat } takes { legends-amount-money } from { $target }.
}
    .you = You take { legends-amount-money } from { $target }.
legends-event-DeckShuffled = The discard pile is shuffled into a new poker deck ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
}).
legends-event-Wounded = { $seat } takes { legends-amount-wounds }{ $why }; { $wounds } now.
    .you = You take { legends-amount-wounds }{ $why }; { $wounds } now.
legends-event-Healed = { $seat } heals { legends-amount-wounds }{ $why }; { $wounds } now.
    .you = You heal { legends-amount-wounds }{ $why }; { $wounds } now.
legends-event-AbilityUsed = { $ability_is ->
    [character] { $seat } uses { $ability }'s ability.
    [item] { $seat } uses the { $ability }.
   *[card] { $seat } uses { $ability }.
}
    .you = { $ability_is ->
        [character] You use { $ability }'s ability.
        [item] You use the { $ability }.
       *[card] You use { $ability }.
    }
legends-event-ActionsGained = { $seat } gets { legends-amount-actions }{ $why }.
    .you = You get { legends-amount-actions }{ $why }.
legends-event-Worked = { $seat } works for $10 at { $space }.
    .you = You work for $10 at { $space }.
legends-event-ItemBought = { $seat } buys { $item_it } for ${ $price }.
    .you = You buy { $item_it } for ${ $price }.
legends-event-ItemUpgraded = { $seat } upgrades the { $item } for ${ $price }.
    .you = You upgrade the { $item } for ${ $price }.
legends-event-ItemGained = { $seat } gains { $item_it }{ $why }.
    .you = You gain { $item_it }{ $why }.
legends-event-ItemReturned = { $seat } returns { $item_it } to the store.
    .you = You return { $item_it } to the store.
legends-event-DiceRolled = { $seat } rolls: { $faces }.
    .you = You roll: { $faces }.
legends-event-DieRerolled = { $seat } rolls die { $die } again{ $why }: { $face }.
    .you = You roll die { $die } again{ $why }: { $face }.
legends-event-NuggetsSold = { $cards_are ->
    [none] { $seat } sells { legends-amount-nuggets } at the bank.
   *[seen] { $count ->
        [0] { $seat } sells { $cards } at the bank.
       *[other] { $seat } sells { legends-amount-nuggets } and { $cards } at the bank.
    }
}
    .you = { $cards_are ->
        [none] You sell { legends-amount-nuggets } at the bank.
       *[seen] { $count ->
            [0] You sell { $cards } at the bank.
           *[other] You sell { legends-amount-nuggets } and { $cards } at the bank.
        }
    }
legends-event-DoctorVisited = { $seat } pays the doctor $10 and heals all wounds ({ $count }).
    .you = You pay the doctor $10 and heal all wounds ({ $count }).
legends-event-Partied = { $seat } spends ${ $spent } on a party at the cabaret.
    .you = You spend ${ $spent } on a party at the cabaret.
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
    .you = { $token_is ->
        [unseen] { $colour ->
            [blue] You take blue cattle.
           *[green] You take green cattle.
        }
       *[seen] { $colour ->
            [blue] You take blue cattle (bonus: { $token }).
           *[green] You take green cattle (bonus: { $token }).
        }
    }
legends-event-CattleLost = { $colour ->
    [blue] { $seat } loses the cattle, which goes back to the blue ranch.
   *[green] { $seat } loses the cattle, which goes back to the green ranch.
}
    .you = { $colour ->
        [blue] You lose the cattle, which goes back to the blue ranch.
       *[green] You lose the cattle, which goes back to the green ranch.
    }
legends-event-CattleStolen = { $token_is ->
    [unseen] { $target_is ->
        [you] { $seat } takes your cattle.
       *[other] { $seat } takes { $target }'s cattle.
    }
   *[seen] { $target_is ->
        [you] { $seat } takes your cattle (bonus: { $token }).
       *[other] { $seat } takes { $target }'s cattle (bonus: { $token }).
    }
}
    .you = { $token_is ->
        [unseen] You take { $target }'s cattle.
       *[seen] You take { $target }'s cattle (bonus: { $token }).
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
    .you = { $how ->
        [rail] { $colour ->
            [blue] You deliver blue cattle by rail (bonus: { $token }).
           *[green] You deliver green cattle by rail (bonus: { $token }).
        }
       *[rustle] { $colour ->
            [blue] You sell blue cattle as a rustler (bonus: { $token }).
           *[green] You sell green cattle as a rustler (bonus: { $token }).
        }
    }
legends-event-FightDeclared = { $kind ->
    [arrest] { $black ->
        [attacks] The Man in Black tries to arrest { $defender_is ->
            [you] you
           *[other] { $defender }
        }.
       *[absent] { $attacker_is ->
            [you] You try
           *[other] { $attacker } tries
        } to arrest { $defender_is ->
            [you] you
           *[other] { $defender }
        }.
    }
    [duel] { $black ->
        [attacks] The Man in Black challenges { $defender_is ->
            [you] you
           *[other] { $defender }
        } to a duel.
        [defends] { $attacker_is ->
            [you] You challenge
           *[other] { $attacker } challenges
        } the Man in Black to a duel.
       *[absent] { $attacker_is ->
            [you] You challenge
           *[other] { $attacker } challenges
        } { $defender_is ->
            [you] you
           *[other] { $defender }
        } to a duel.
    }
    [rob] { $black ->
        [attacks] The Man in Black tries to rob { $defender_is ->
            [you] you
           *[other] { $defender }
        }.
        [defends] { $attacker_is ->
            [you] You try
           *[other] { $attacker } tries
        } to rob the Man in Black.
       *[absent] { $attacker_is ->
            [you] You try
           *[other] { $attacker } tries
        } to rob { $defender_is ->
            [you] you
           *[other] { $defender }
        }.
    }
    [bandit] A bandit attacks { $defender_is ->
        [you] you
       *[other] { $defender }
    }; { $actor_is ->
        [you] you play
       *[other] { $actor } plays
    } for the bandit.
    [heist] { $attacker_is ->
        [you] You attempt
       *[other] { $attacker } attempts
    } a bank heist; { $actor_is ->
        [you] you play
       *[other] { $actor } plays
    } for the guard.
    [sheriff] The sheriff attacks { $defender_is ->
        [you] you
       *[other] { $defender }
    }; { $actor_is ->
        [you] you play
       *[other] { $actor } plays
    } for the sheriff.
   *[gang] A gang attacks { $defender_is ->
        [you] you
       *[other] { $defender }
    } ({ $source }); { $actor_is ->
        [you] you play
       *[other] { $actor } plays
    } for the gang.
}
legends-event-HandPeeked = { $cards_are ->
    [seen] { $target_is ->
        [you] { $seat } looks at some of your cards: { $cards }.
       *[other] { $seat } looks at some of { $target }'s cards: { $cards }.
    }
   *[unseen] { $target_is ->
        [you] { $seat } looks at some of your cards.
       *[other] { $seat } looks at some of { $target }'s cards.
    }
}
    .you = { $cards_are ->
        [seen] You look at some of { $target }'s cards: { $cards }.
       *[unseen] You look at some of { $target }'s cards.
    }
legends-event-FightCardsPeeked = { $cards_are ->
    [seen] { $seat } looks at some of the opponent's fight cards: { $cards }.
   *[unseen] { $seat } looks at some of the opponent's fight cards.
}
    .you = { $cards_are ->
        [seen] You look at some of the opponent's fight cards: { $cards }.
       *[unseen] You look at some of the opponent's fight cards.
    }
legends-event-FightCardsDrawn = { $seat } draws for the opponent: { $cards }.
    .you = You draw for the opponent: { $cards }.
legends-event-CardLaid = { $card_is ->
    [unseen] { $seat } plays a card face down.
   *[seen] { $seat } plays { $card } face down.
}
    .you = { $card_is ->
        [unseen] You play a card face down.
       *[seen] You play { $card } face down.
    }
legends-event-Surrendered = { $seat } surrenders.
    .you = You surrender.
legends-event-CardsRevealed = The cards are revealed: { $shown }.
legends-event-EffectCancelled = { $seat } cancels the effect of { $fight_card }.
    .you = You cancel the effect of { $fight_card }.
legends-event-FightRestarted = The fight starts again{ $why }.
legends-event-FightWon = { $winner_is ->
    [you] You beat
   *[other] { CAPITAL($winner) } beats
} { $loser_is ->
    [you] you
   *[other] { $loser }
}{ $compared ->
    [tie] {" "}on a tie, { $high } to { $low }.
    [yes] {" "}{ $high } to { $low }.
   *[no] {" "}without a fight.
}
legends-event-Jailed = { $seat } goes to jail.
    .you = You go to jail.
legends-event-BanditLeft = The bandit leaves { $space }.
legends-event-BanditsCame = Bandits appear: { $spaces }.
legends-event-SheriffMoved = { $seat } moves the sheriff to { $space }.
    .you = You move the sheriff to { $space }.
legends-event-SheriffReturned = The sheriff goes back to his office.
legends-event-SheriffCaught = The sheriff catches up with { $seat }.
    .you = The sheriff catches up with you.
legends-event-PokerOpened = { $host_is ->
    [black] The Man in Black opens a game of poker { $where }.
    [you] You pay $10 and open a game of poker { $where }.
   *[other] { $host } pays $10 and opens a game of poker { $where }.
}
legends-event-PokerJoined = { $seat } pays $10 and joins the game.
    .you = You pay $10 and join the game.
legends-event-PokerDeclined = { $seat } does not join the game.
    .you = You do not join the game.
legends-event-HouseDealt = { $cards_are ->
    [seen] { $seat } plays for the dealer: { $cards }.
   *[unseen] { $seat } plays for the dealer.
}
    .you = { $cards_are ->
        [seen] You play for the dealer: { $cards }.
       *[unseen] You play for the dealer.
    }
legends-event-FlopTurned = The flop is { $cards }; the pot is ${ $pot }.
legends-event-HandShown = { $seat } shows { $cards }: { $hand }.
    .you = You show { $cards }: { $hand }.
legends-event-HouseShown = { $seat_is ->
    [nobody] The Man in Black shows { $cards } out of { $house }: { $hand }.
   *[other] The dealer shows { $cards } out of { $house }: { $hand }.
}
legends-event-PotWon = { $count ->
    [0] Nobody beats the dealer; the pot of ${ $pot } is lost.
    [one] { $winners } wins the pot of ${ $pot }.
   *[other] The pot of ${ $pot } is split: { $winners }.
}
legends-event-DiscPlaced = { $moved ->
    [0] { $seat } puts a disc on “{ $story }”.
   *[1] { $seat } moves a disc to “{ $story }”.
}
    .you = { $moved ->
        [0] You put a disc on “{ $story }”.
       *[1] You move a disc to “{ $story }”.
    }
legends-event-StoryTurned = The story “{ $story }” is resolved for { $seats }.
legends-event-StoryUncovered = A new story is revealed: “{ $story }”.
legends-event-GoalCompleted = { $seat } completes the goal “{ $goal }”.
    .you = You complete the goal “{ $goal }”.
legends-event-TokensKept = { $tokens_are ->
    [seen] { $seat } now has { $count ->
        [one] { $count } Legendary token
       *[other] { $count } Legendary tokens
    }: { $tokens }.
   *[unseen] { $seat } now has { $count ->
        [one] { $count } Legendary token
       *[other] { $count } Legendary tokens
    }.
}
    .you = { $tokens_are ->
        [seen] You now have { $count ->
            [one] { $count } Legendary token
           *[other] { $count } Legendary tokens
        }: { $tokens }.
       *[unseen] You now have { $count ->
            [one] { $count } Legendary token
           *[other] { $count } Legendary tokens
        }.
    }
legends-event-BlackCardTurned = The Man in Black turns over “{ $black }” and goes to { $space }.
legends-event-BlackGained = The Man in Black gains { legends-amount-lp }; { $lp } now.
legends-event-EndTriggered = The end is near: round { $last_round } is the last one.
legends-event-RowScored = { $seat } gains { legends-amount-lp } for being Wanted.
    .you = You gain { legends-amount-lp } for being Wanted.
legends-event-Scored = { $seat }: { legends-amount-lp } – { $line }.
    .you = You: { legends-amount-lp } – { $line }.
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

## Limits, ties and what a hand is compared by

legends-hand = { $hand } ({ $ranks })
legends-event-GainLost = { $thing ->
    [money] { $seat } cannot hold more than ${ $limit }; { legends-amount-money } is lost.
   *[nuggets] { $seat } can carry no more nuggets (limit: { $limit }); lost: { legends-amount-nuggets }.
}
    .you = { $thing ->
        [money] You cannot hold more than ${ $limit }; { legends-amount-money } is lost.
       *[nuggets] You can carry no more nuggets (limit: { $limit }); lost: { legends-amount-nuggets }.
    }
legends-event-RewardLimited = { $seat } cannot choose the reward: { $fight_card } leaves only 1 LP.
    .you = You cannot choose the reward: { $fight_card } leaves only 1 LP.
legends-event-TieBroken = { $rule ->
    [attacker] It is a tie, and ties go to the attacker.
    [opponent] It is a tie, and in this fight ties go against the player.
    [host] The best hands are tied; the player who opened the game wins.
    [black] The best hands are tied; the Man in Black wins.
    [share] The best hands are tied, so the pot is split.
    [points] Tied on Legendary points: { $seats }. The most Marshal or Wanted points break the tie.
    [nuggets] Tied on Legendary points: { $seats }. The most nuggets break the tie.
    [wounds] Tied on Legendary points: { $seats }. The fewest wounds break the tie.
   *[equal] Tied on Legendary points: { $seats }. Nothing breaks the tie.
}
