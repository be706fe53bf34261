### The Great Train Robbery, in English.

set-bang-great_train_robbery = The Great Train Robbery
    .about = A train runs along a row of stations. Pay the price of the station where a railcar stands, and the car is yours. At the end of the line the locomotive has the last word.
colour-car = railcar

## Names of cards

card-cactus = Cactus
card-dragoon = Dragoon
card-evaded = Evaded!
card-full_steam = Full Steam
card-knife_revolver = Knife Revolver
card-map = Map
card-money_bag = Money Bag
card-most_wanted = Most Wanted
card-next_stop = Next Stop
card-refund = Refund
card-strongbox = Strongbox
card-switch = Switch
card-train_robbery = Train Robbery
card-water_tower = Water Tower

## Names of railcars

card-baggage_car = Baggage Car
card-caboose = Caboose
card-cattle_truck = Cattle Truck
card-circus_wagon = Circus Wagon
card-coal_hopper = Coal Hopper
card-dining_car = Dining Car
card-express_car = Express Car
card-ghost_car = Ghost Car
card-lounge_car = Lounge Car
card-lumber_flatcar = Lumber Flatcar
card-mail_car = Mail Car
card-observation_car = Observation Car
card-passenger_car = Passenger Car
card-prisoner_car = Prisoner Car
card-private_car = Private Car
card-sleeper_car = Sleeper Car

## Names of stations and of the two sides of the locomotive

card-boom_town = Boom Town
card-catico = Catico
card-creepy_creek = Creepy Creek
card-crowns_hole = Crown's Hole
card-deathwood = Deathwood
card-dodgeville = Dodgeville
card-fort_wroth = Fort Wroth
card-frisco = Frisco
card-miners_oath = Miner's Oath
card-san_tafe = San Tafe
card-tombrock = Tombrock
card-virginia_town = Virginia Town
card-yooma = Yooma
card-ironhorse = Ironhorse
card-leland = Leland

pile-railcar-discard = railcar: discard it to use it
pile-railcar-permanent = railcar: works while in play
pile-station-named = station: a named card
pile-station-suit = station: a suit
pile-station-colour = station: a color
pile-station-rank = station: a rank
pile-station-life = station: a life point
pile-station-cards = station: any cards
pile-locomotive-side = side of the locomotive

## What cards do

bang-card-cactus = Counts as a Missed! Then “draw!”: on hearts or diamonds you regain 1 life point.
bang-card-dragoon = Weapon, range 2. You may play 1 more BANG! card in your turn.
bang-card-evaded = Counts as a Missed! You take the card it was used against.
bang-card-full_steam = The train goes straight to the end of the line. You decide whether the locomotive does nothing or acts twice.
bang-card-knife_revolver = Shoot a player within your weapon's range; it takes the place of a BANG! card this turn. Then “draw!”: on J, Q, K or A you take it back.
bang-card-map = Before you draw at the start of your turn, look at the top 2 cards of the deck. You may discard 1 of them.
bang-card-money_bag = If the top card of the discard pile is brown, this card has the same effect.
bang-card-most_wanted = Draw 1 card. Then every player, starting with you, must “draw!”: on spades they lose 1 life point.
bang-card-next_stop = Draw 1 card. The train advances 1 station.
bang-card-refund = Whenever another player takes or discards one of your other cards, draw 1 card.
bang-card-strongbox = Draw 1 card at the end of your turn.
bang-card-switch = Swap one of your cards in play with another player's card in play.
bang-card-train_robbery = Takes the place of a BANG! card this turn. For each card in front of them, any player you choose either discards it or is shot at.
bang-card-water_tower = Take any 1 railcar from the train for free.

## What railcars do

bang-card-baggage_car = Discard it and use it as a Missed!, a Panic!, a Cat Balou or an extra BANG!
bang-card-caboose = Discard another of your blue cards or railcars in play: it counts as a Missed!
bang-card-cattle_truck = Discard it, look at the top 3 cards of the discard pile and take 1 of them.
bang-card-circus_wagon = Discard it: each other player discards one of their cards in play.
bang-card-coal_hopper = Discard it and draw 1 card, then discard 1 railcar in front of any player.
bang-card-dining_car = At the start of your turn, “draw!”: on hearts you regain 1 life point.
bang-card-express_car = Discard it: your turn ends, you discard your whole hand, then you take another turn.
bang-card-ghost_car = Place it in front of anyone but the Sheriff, even an eliminated player. They are in the game without life points for as long as they have it.
bang-card-lounge_car = Discard it and draw 2 railcars: place 1 in front of you and 1 in front of another player.
bang-card-lumber_flatcar = Place it in front of any player. They see all other players at distance +1.
bang-card-mail_car = Discard it and draw 3 cards, then give 1 of them to another player.
bang-card-observation_car = You see all other players at distance −1. All other players see you at distance +1.
bang-card-passenger_car = Discard it and take a card from any player.
bang-card-prisoner_car = Duel and Indians! cards played by other players do not affect you.
bang-card-private_car = While your hand is empty, BANG! cards cannot be aimed at you.
bang-card-sleeper_car = Once per turn, discard another of your blue cards or railcars in play: it counts as an extra BANG!

## What is paid at stations

bang-card-boom_town = Price: a BANG! card.
bang-card-catico = Price: a Panic! or a Cat Balou.
bang-card-creepy_creek = Price: a card of spades.
bang-card-crowns_hole = Price: a Beer.
bang-card-deathwood = Price: a blue card.
bang-card-dodgeville = Price: a Missed! card.
bang-card-fort_wroth = Price: a 10, J, Q, K or A.
bang-card-frisco = Price: a card of clubs.
bang-card-miners_oath = Price: a card of diamonds.
bang-card-san_tafe = Price: a card of hearts.
bang-card-tombrock = Price: 1 life point, but not your last one.
bang-card-virginia_town = Price: any 2 cards.
bang-card-yooma = Price: a card from 2 to 9.

## What the locomotive does

bang-card-ironhorse = At the end of the line, everyone is shot at, starting with the active player. Nobody is responsible.
bang-card-leland = At the end of the line, turn up as many cards as there are players. Everyone takes one, starting with the active player.

## Characters

character-benny_brawler = Benny Brawler
character-evan_babbit = Evan Babbit
character-jimmy_texas = Jimmy Texas
character-manuelita = Manuelita
character-sancho = Sancho
character-sgt_blaze = Sgt. Blaze
character-shade_oconnor = Shade O'Connor
character-zippy_roy = Zippy Roy
bang-ability-benny_brawler = You may acquire any number of railcars in your turn, paying for each of them.
bang-ability-evan_babbit = When you are the target of a BANG! card, you may discard a card of the same suit: another player at distance 1 from you becomes the target.
bang-ability-jimmy_texas = Draw 1 card at the end of your turn.
bang-ability-manuelita = Whenever the train reaches the end of the line, draw 2 cards.
bang-ability-sancho = Once in your turn, you may take any 1 railcar from the train for free. It is your car of the turn.
bang-ability-sgt_blaze = When one of your cards or effects affects several players, you may leave 1 of them out.
bang-ability-shade_oconnor = Whenever the train advances outside your turn, you may discard 1 card from your hand to draw 1 card.
bang-ability-zippy_roy = Once in your turn, you may advance the train 1 station.

## What a player must decide

bang-prompt-buy_car = { $obliged ->
    [0] The train is at the end of the line; you may acquire a railcar.
   *[1] You have moved the train; acquire a railcar.
}
    .waiting = { $player } may acquire a railcar.
bang-prompt-pay_fare = Choose what to pay with in { $station_name } for { $card_name }.
    .waiting = { $player } is paying for a railcar.
bang-prompt-place_car = Choose who to place { $card_name } in front of.
    .waiting = { $player } is placing a railcar.
bang-prompt-split_cars = Choose who gets { $card_name } or { $kind_name }; the other one is yours.
    .waiting = { $player } is placing two railcars.
bang-prompt-take_car = Choose a railcar to take from the train ({ $source_name }).
    .waiting = { $player } is choosing a railcar.
bang-prompt-swap_cards = Choose which of your cards to swap for which of { $target }'s.
    .waiting = { $player } is swapping cards.
bang-prompt-robbed_card = { $by_is ->
       *[other] { $by } robs you
        [you] You rob yourself
        [nobody] You are being robbed
    }: discard a card, or keep it and be shot at.
    .waiting = { $player } is being robbed.
bang-prompt-full_steam = Choose whether { $engine_name } does nothing or acts twice.
    .waiting = { $player } decides about the locomotive.
bang-prompt-map_look = You may discard one of these cards ({ $source_name }).
    .waiting = { $player } is looking at cards.
bang-prompt-cattle_truck = Take one of these cards from the discard pile.
    .waiting = { $player } is taking a card from the discard pile.
bang-prompt-circus_wagon = { $by_is ->
       *[other] { $by } makes you discard
        [you] You discard
        [nobody] You discard
    } one of your cards in play ({ $cause_name }).
    .waiting = { $player } must discard a card in play.
bang-prompt-coal_hopper = Choose the railcar to discard ({ $source_name }).
    .waiting = { $player } is choosing a railcar to discard.
bang-prompt-mail_car = Give one of the cards you have just drawn to another player.
    .waiting = { $player } is giving a card away.
bang-prompt-shade_card = You may discard a card to draw one ({ $source_name }).
    .waiting = { $player } may swap a card.
bang-prompt-turn_shot = { $by_is ->
       *[other] { $by } shoots at you
        [you] You shoot at yourself
        [nobody] You are shot at
    }; you may make someone else the target ({ $source_name }).
    .waiting = { $player } is under fire.

## Choices

bang-option-AcquireCar = Acquire { $card }
bang-option-MoveTrain = Move the train 1 station, then acquire a railcar
bang-option-Place = { $target_is ->
    [you] Place { $card } in front of yourself
   *[other] Place { $card } in front of { $target }
}
bang-option-UseAs = { $companions_are ->
    [none] { $other_is ->
        [none] { $target_is ->
            [nobody] Use { $card }
            [you] Use { $card } on yourself
           *[other] Use { $card } on { $target }
        }
       *[seen] { $target_is ->
            [nobody] Use { $card }: discard { $other }
            [you] Use { $card } on yourself: discard { $other }
           *[other] Use { $card } on { $target }: discard { $other }
        }
    }
   *[seen] { $other_is ->
        [none] { $target_is ->
            [nobody] Use { $card } + { $companions }
            [you] Use { $card } on yourself + { $companions }
           *[other] Use { $card } on { $target } + { $companions }
        }
       *[seen] { $target_is ->
            [nobody] Use { $card }: discard { $other } + { $companions }
            [you] Use { $card } on yourself: discard { $other } + { $companions }
           *[other] Use { $card } on { $target }: discard { $other } + { $companions }
        }
    }
}
bang-option-PlayCopy = { $target_is ->
    [nobody] Play { $card } (copy)
    [you] Play { $card } (copy) on yourself
   *[other] Play { $card } (copy) on { $target }
}
bang-option-SwapWith = { $card } for { $other }
bang-option-Hold = Keep { $card } and be shot at
bang-option-SkipEngine = The locomotive does nothing
bang-option-DoubleEngine = The locomotive acts twice

## The log

bang-event-EngineChosen = { $card } is drawn for the locomotive: { $engine_name }.
bang-event-TrainMoved = { $station_is ->
    [seen] { $way ->
        [round] The train moves on to { $station_name }.
        [free_move] { $seat } moves the train on to { $station_name }.
       *[other] { $seat } moves the train on to { $station_name } ({ $cause_name }).
    }
   *[none] { $way ->
        [round] The train reaches the end of the line.
        [free_move] { $seat } moves the train to the end of the line.
       *[other] { $seat } moves the train to the end of the line ({ $cause_name }).
    }
}
    .you = { $station_is ->
        [seen] { $way ->
            [round] The train moves on to { $station_name }.
            [free_move] You move the train on to { $station_name }.
           *[other] You move the train on to { $station_name } ({ $cause_name }).
        }
       *[none] { $way ->
            [round] The train reaches the end of the line.
            [free_move] You move the train to the end of the line.
           *[other] You move the train to the end of the line ({ $cause_name }).
        }
    }
bang-event-CarAcquired = { $station_is ->
    [none] { $seat } takes { $card } from the train.
   *[seen] { $seat } acquires { $card } in { $station_name }.
}
    .you = { $station_is ->
        [none] You take { $card } from the train.
       *[seen] You acquire { $card } in { $station_name }.
    }
bang-event-CarPlaced = { $target_is ->
    [self] { $seat } keeps { $card }.
    [you] { $seat } places { $card } in front of you.
   *[other] { $seat } places { $card } in front of { $target }.
}
    .you = { $target_is ->
        [self] You keep { $card }.
       *[other] You place { $card } in front of { $target }.
    }
bang-event-CarCoupled = { $card } is attached to the train.
bang-event-CarsDrawn = { $seat } draws from the car deck: { $cards }.
    .you = You draw from the car deck: { $cards }.
bang-event-CarUsed = { $other_is ->
    [none] { $target_is ->
        [nobody] { $seat } uses { $card }.
        [self] { $seat } uses { $card } on themselves.
        [you] { $seat } uses { $card } on you.
       *[other] { $seat } uses { $card } on { $target }.
    }
   *[seen] { $target_is ->
        [nobody] { $seat } discards { $other } and uses { $card }.
        [self] { $seat } discards { $other } and uses { $card } on themselves.
        [you] { $seat } discards { $other } and uses { $card } on you.
       *[other] { $seat } discards { $other } and uses { $card } on { $target }.
    }
}
    .you = { $other_is ->
        [none] { $target_is ->
            [nobody] You use { $card }.
            [self] You use { $card } on yourself.
           *[other] You use { $card } on { $target }.
        }
       *[seen] { $target_is ->
            [nobody] You discard { $other } and use { $card }.
            [self] You discard { $other } and use { $card } on yourself.
           *[other] You discard { $other } and use { $card } on { $target }.
        }
    }
bang-event-EngineRuns = The locomotive takes effect: { $engine_name }.
bang-event-EngineSkipped = { $seat } lets the locomotive do nothing.
    .you = You let the locomotive do nothing.
bang-event-TrainRebuilt = A new journey begins with { $engine_name }. The train: { $cards }.
bang-event-CardsSwapped = { $target_is ->
    [you] { $seat } swaps { $card } for your { $other }.
   *[other] { $seat } swaps { $card } for { $target }'s { $other }.
}
    .you = You swap { $card } for { $target }'s { $other }.
bang-event-CardHeld = { $seat } keeps { $card } and is shot at.
    .you = You keep { $card } and are shot at.
bang-event-CopyPlayed = { $target_is ->
    [nobody] It takes effect as { $source_name }.
    [self] It takes effect as { $source_name }, on { $seat }.
    [you] It takes effect as { $source_name }, on you.
   *[other] It takes effect as { $source_name }, on { $target }.
}
    .you = { $target_is ->
        [nobody] It takes effect as { $source_name }.
        [self] It takes effect as { $source_name }, on you.
       *[other] It takes effect as { $source_name }, on { $target }.
    }
bang-event-ShotTurnedAway = { $target_is ->
    [you] { $seat } discards { $card }: you are the target instead.
   *[other] { $seat } discards { $card }: { $target } is the target instead.
}
    .you = You discard { $card }: { $target } is the target instead.
bang-event-PlayerSpared = { $target_is ->
    [self] { $seat } is left out ({ $cause_name }).
    [you] { $seat } leaves you out ({ $cause_name }).
   *[other] { $seat } leaves { $target } out ({ $cause_name }).
}
    .you = { $target_is ->
        [self] You leave yourself out ({ $cause_name }).
       *[other] You leave { $target } out ({ $cause_name }).
    }

## Why something cannot be done

refusal-car-limit = You have already acquired your railcar of this turn.
refusal-no-station = { $card_name } is not at a station yet.
refusal-cannot-pay = You cannot pay the price of { $card_name }.
refusal-does-not-pay = { $card_name } does not pay in { $by_name }.
refusal-train-moved = You have already moved the train this turn.
refusal-no-car-then = Even after moving the train you could not pay for any railcar.
refusal-no-cars = There is no railcar on the train.
refusal-no-cars-left = There is no railcar left in the car deck.
refusal-no-discards = The discard pile is empty.
refusal-no-railcar = { $player } has no railcar in play.
refusal-nothing-to-swap = You have no card in play to swap.
refusal-nothing-in-front = { $player } has no card in play.
refusal-no-legal-swap = None of your cards may change places with one of { $player }'s.
refusal-nothing-to-copy = The top card of the discard pile has no effect that could be copied.
refusal-nothing-to-give-up = You have no other blue card or railcar to discard for { $card_name }.
refusal-stands-not-for = { $card_name } does not count as { $by_name }.
refusal-out-of-range-then = { $player } would be out of range once the card is discarded.
refusal-other-suit = The card must have the suit of the BANG! ({ $card_name }).

## Rulings

ruling-bang-301 = The train moves at the very start of the turn: after an event is revealed, before Dynamite, Jail and the like.
ruling-bang-302 = The train also moves at the start of an extra turn of the round starter.
ruling-bang-303 = If the round starter is out, the next player in the direction of play moves the train from the next round on.
ruling-bang-304 = You may move the train for a purchase only if you can pay for a railcar afterwards, and you must then acquire one.
ruling-bang-305 = Orange cards and railcars pay in Deathwood like blue cards.
ruling-bang-306 = Railcars pay where any cards do. They have no suit and no rank.
ruling-bang-307 = Elena Fuente may pay in Dodgeville with any card from her hand.
ruling-bang-308 = Baggage Car, Caboose and Sleeper Car do not count as the card a station asks for.
ruling-bang-309 = Cards that others placed in front of you may pay too; a Bomb paid away does not explode.
ruling-bang-310 = A Sheriff who gets the Ghost Car must place it in front of another player at once.
ruling-bang-311 = A railcar acquired at the end of the line is the railcar of the turn, also if the turn is only starting.
ruling-bang-312 = Ironhorse and Most Wanted take effect on everyone before anyone can win. If everyone dies, the Outlaws win.
ruling-bang-313 = Sancho may take any railcar of the train, at a station or not.
ruling-bang-314 = Sgt. Blaze may leave himself out, and chooses again each time the locomotive acts in his turn.
ruling-bang-315 = Money Bag cannot copy a reaction or a card without a legal target.
ruling-bang-316 = Money Bag has the effect of the copied card without being that card; its own suit and rank count.
ruling-bang-317 = Evan Babbit cannot redirect a BANG! without a suit.
ruling-bang-318 = A player the BANG! cannot affect cannot become Evan Babbit's new target.
ruling-bang-319 = If the card returns to its owner, Evaded! takes nothing.
ruling-bang-320 = Evaded! takes the card only if the shot is cancelled.
ruling-bang-321 = Evaded! takes a card with several targets while its effect goes on for the others.
ruling-bang-322 = Evaded! takes nothing from a green card used from play, an ability, an event or the locomotive.
ruling-bang-323 = With Full Steam you decide about the locomotive only after a railcar may be acquired.
ruling-bang-324 = Full Steam is one single advance of the train.
ruling-bang-325 = Knife Revolver: the shot comes first, then the “draw!”.
ruling-bang-326 = A Switch never brings Jail or Ghost Car to the Sheriff.
ruling-bang-327 = Load stays on a swapped orange card.
ruling-bang-328 = A swapped green card cannot be used this turn.
ruling-bang-329 = A Switch takes the other player's card: Refund and Henry Block react.
ruling-bang-330 = Train Robbery asks once for each card in play when it was played, if it is still there.
ruling-bang-331 = Water Tower takes any railcar of the train, at a station or not.
ruling-bang-332 = Refund draws 1 card for every card another player takes or makes you discard, but not for events or prices.
ruling-bang-333 = A railcar used as a BANG! needs range and gets the bonuses of BANG! cards.
ruling-bang-334 = A railcar used in place of a card is not a card from the hand.
ruling-bang-335 = For Caboose and Sleeper Car you discard another blue card, orange card or railcar in front of you.
ruling-bang-336 = The Sleeper Car works once in every turn, also in other players' turns.
ruling-bang-337 = A Sleeper Car's BANG! has the suit of the discarded card; a Baggage Car's has none.
ruling-bang-338 = A weapon discarded for the Sleeper Car no longer helps its shot.
ruling-bang-339 = With no railcar in play the Coal Hopper only draws.
ruling-bang-340 = The Dining Car comes after Dynamite, Jail, Rattlesnake and Bomb, and not at all if Jail costs the turn.
ruling-bang-341 = After the extra turn of an Express Car nothing gives another one.
ruling-bang-342 = While you may not end your turn, you cannot use the Express Car.
ruling-bang-343 = If only one railcar is left for the Lounge Car, you keep it.
ruling-bang-344 = With the Passenger Car you may take only a card in play from yourself.
ruling-bang-345 = The Prisoner Car stops only Duel and Indians! cards played as such.
ruling-bang-346 = Being saved by the Ghost Car is not an elimination: no reward, and the role stays hidden.
ruling-bang-347 = A ghost's hand limit is 0, unless something allows more.
ruling-bang-348 = A Ghost Car that is switched off keeps a ghost in the game but does not save a living player.
ruling-bang-349 = A railcar works from the moment it is acquired.
ruling-bang-350 = Acquiring a railcar is not playing a card.
ruling-bang-351 = The cards the Cattle Truck chooses from are seen by everyone.
