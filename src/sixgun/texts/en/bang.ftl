### BANG!, the card game, in English.

game-bang = BANG!
set-bang-base = Base game
set-bang-dodge_city = Dodge City

## Settings of a table, and settings that go together

bang-setting-expert_characters = Choice of character
    .about = Everybody is dealt two characters and keeps one of them.
bang-setting-simplified_first_game = First game
    .about = Without Dynamite, Jail, Duel, General Store and Indians!, the cards that need most explaining.
bang-setting-bonus_characters = Bonus characters
    .about = Emiliano and Annie Versary may be dealt as well.
bang-setting-keep_surviving_characters = Survivors keep their character
    .about = Whoever was alive at the end of the previous game may play on as the same character.
bang-setting-rotating_sheriff = Sheriff in turn
    .about = The next player clockwise from the previous game's first player begins: as Sheriff, or as Deputy with three players.
bang-setting-open_discard = Open discard pile
    .about = Everybody may look through the whole discard pile, not only at its top card.
bang-setting-characters = Characters
    .about = Only these characters are dealt, separated by commas; all of them if nothing is given.
bang-setting-previous_game = Previous game
    .about = Who began and who survived as which character, for the settings of a series.
bang-preset-first_game = First game
    .about = The simplest cards only: a good way to learn.
bang-preset-classic = Classic
    .about = The rules as printed, one character for everybody.
bang-preset-expert = Expert
    .about = Everybody chooses one of two characters.
bang-preset-series = Series
    .about = Several games in a row: survivors keep their character, and the Sheriff's star goes round.

## Colours, suits and names of cards

colour-brown = brown
colour-blue = blue
colour-green = green
suit-spades = spades
suit-hearts = hearts
suit-diamonds = diamonds
suit-clubs = clubs
bang-written-card = { $name } { $sign }
bang-card-as = { $card } as { $kind }
card-bang = BANG!
card-barrel = Barrel
card-beer = Beer
card-bible = Bible
card-binocular = Binocular
card-brawl = Brawl
card-buffalo_rifle = Buffalo Rifle
card-can_can = Can Can
card-canteen = Canteen
card-cat_balou = Cat Balou
card-colt = Colt .45
card-conestoga = Conestoga
card-derringer = Derringer
card-dodge = Dodge
card-duel = Duel
card-dynamite = Dynamite
card-gatling = Gatling
card-general_store = General Store
card-hideout = Hideout
card-howitzer = Howitzer
card-indians = Indians!
card-iron_plate = Iron Plate
card-jail = Jail
card-knife = Knife
card-missed = Missed!
card-mustang = Mustang
card-panic = Panic!
card-pepperbox = Pepperbox
card-pony_express = Pony Express
card-punch = Punch
card-rag_time = Rag Time
card-remington = Remington
card-rev_carabine = Rev. Carabine
card-saloon = Saloon
card-schofield = Schofield
card-scope = Scope
card-sombrero = Sombrero
card-springfield = Springfield
card-stagecoach = Stagecoach
card-ten_gallon_hat = Ten Gallon Hat
card-tequila = Tequila
card-volcanic = Volcanic
card-wells_fargo = Wells Fargo
card-whisky = Whisky
card-winchester = Winchester

## What cards do

bang-card-bang = Shoot at a player in range of your weapon: without a Missed! the player loses 1 life point. Only one BANG! card may be played per turn.
bang-card-barrel = When you are shot at you may draw!: hearts are a Missed!. Once per shot.
bang-card-beer = Regain 1 life point. Outside your turn only to survive when you would lose your last life point. No effect while only two players are alive.
bang-card-bible = From the turn after you play it: discard it as a Missed! and draw a card.
bang-card-binocular = You see all other players at a distance 1 smaller.
bang-card-brawl = Discard another card from your hand with it: every other player loses a card, a random one from the hand or one in play that you name.
bang-card-buffalo_rifle = From your next turn on: discard it to shoot at any player, however far away.
bang-card-can_can = From your next turn on: discard it to make any player lose a card, a random one from the hand or one in play that you name.
bang-card-canteen = From your next turn on: discard it to regain 1 life point.
bang-card-cat_balou = Any player loses a card: a random one from the hand, or one in play that you name.
bang-card-colt = The weapon everybody has from the start: range 1. It is no card and can never be lost.
bang-card-conestoga = From your next turn on: discard it to take a card from any player, a random one from the hand or one in play that you name.
bang-card-derringer = From your next turn on: discard it to shoot at a player at distance 1; then draw a card.
bang-card-dodge = A Missed! that also lets you draw a card. Only in answer to a shot.
bang-card-duel = Challenge any other player. In turns, the challenged player first, you discard BANG! cards; the first who does not loses 1 life point.
bang-card-dynamite = Lies in front of you until your next turn, which starts with a draw!: on 2 to 9 of spades it explodes and takes 3 life points, otherwise it moves on to the player on the left.
bang-card-gatling = Shoot at all other players, however far away. It is not a BANG! card.
bang-card-general_store = Turn up as many cards as there are players. Beginning with you, everybody takes one.
bang-card-hideout = All other players see you at a distance 1 greater.
bang-card-howitzer = From your next turn on: discard it to shoot at all other players.
bang-card-indians = All other players discard a BANG! card or lose 1 life point. Missed! and Barrel do not help.
bang-card-iron_plate = From the turn after you play it: discard it as a Missed!.
bang-card-jail = Put it in front of any other player, but not the Sheriff. The prisoner's turn starts with a draw!: hearts go free, anything else loses the turn. The Jail is discarded either way.
bang-card-knife = From your next turn on: discard it to shoot at a player at distance 1.
bang-card-missed = Cancels a shot at you. Only in answer to a shot.
bang-card-mustang = All other players see you at a distance 1 greater.
bang-card-panic = Take a card from a player at distance 1: a random one from the hand, or one in play that you name.
bang-card-pepperbox = From your next turn on: discard it to shoot at a player in range of your weapon.
bang-card-pony_express = From your next turn on: discard it to draw 3 cards.
bang-card-punch = Shoot at a player at distance 1. It is not a BANG! card.
bang-card-rag_time = Discard another card from your hand with it: take a card from any player, a random one from the hand or one in play that you name.
bang-card-remington = Weapon, range 3.
bang-card-rev_carabine = Weapon, range 4.
bang-card-saloon = All players regain 1 life point, you too. Saves nobody who is about to lose the last one.
bang-card-schofield = Weapon, range 2.
bang-card-scope = You see all other players at a distance 1 smaller.
bang-card-sombrero = From the turn after you play it: discard it as a Missed!.
bang-card-springfield = Discard another card from your hand with it: shoot at any player, however far away.
bang-card-stagecoach = Draw 2 cards.
bang-card-ten_gallon_hat = From the turn after you play it: discard it as a Missed!.
bang-card-tequila = Discard another card from your hand with it: any player you choose, yourself included, regains 1 life point.
bang-card-volcanic = Weapon, range 1. You may play any number of BANG! cards in your turn.
bang-card-wells_fargo = Draw 3 cards.
bang-card-whisky = Discard another card from your hand with it: regain 2 life points.
bang-card-winchester = Weapon, range 5.

## What characters can do

bang-ability-annie_versary = You may use any card from your hand as a BANG! card.
bang-ability-apache_kid = Diamonds used by other players have no effect on you, neither good nor bad.
bang-ability-bart_cassidy = For each life point you lose you draw a card, but not if the loss reaches your last one.
bang-ability-belle_star = During your turn cards in play in front of other players have no effect.
bang-ability-bill_noface = Instead of two cards you draw one, and one more for each life point you are missing.
bang-ability-black_jack = You show the second card you draw at the start of your turn; if it is hearts or diamonds, you draw one more.
bang-ability-calamity_janet = You may use BANG! cards as Missed! and Missed! cards as BANG!.
bang-ability-chuck_wengam = In your turn, as often as you like, you may lose 1 life point to draw 2 cards, but never your last one.
bang-ability-claus_the_saint = At the start of your turn you look at as many cards as there are players and one more; you keep two and give one to everybody else.
bang-ability-doc_holyday = Once in your turn you may discard 2 cards from your hand to shoot at a player in range of your weapon. It is not a BANG! card.
bang-ability-el_gringo = For each life point another player takes from you, you take a random card from that player's hand, but not if the loss reaches your last one.
bang-ability-elena_fuente = You may use any card from your hand as a Missed!.
bang-ability-emiliano = You take the Missed! card that cancels a BANG! card of yours, and the BANG! card that you cancel with a Missed! card.
bang-ability-greg_digger = Each time another player is eliminated you regain 2 life points.
bang-ability-herb_hunter = Each time another player is eliminated you draw 2 cards.
bang-ability-jesse_jones = You may take the first card of your turn at random from another player's hand.
bang-ability-johnny_kisch = When you put a card into play, all other cards of the same name in play are discarded.
bang-ability-jose_delgado = Twice in your turn you may discard a blue card from your hand to draw 2 cards.
bang-ability-jourdonnais = When you are shot at you may draw! as with a Barrel: hearts are a Missed!. A real Barrel gives you a second try.
bang-ability-kit_carlson = At the start of your turn you look at the top three cards of the deck, keep two and put one back on top.
bang-ability-lucky_duke = Whenever you draw! you turn up two cards and choose which one counts.
bang-ability-molly_stark = Outside your turn you draw a card for each card from your hand that you play or discard of your own accord.
bang-ability-pat_brennan = Instead of drawing at the start of your turn you may take a card in play in front of any player.
bang-ability-paul_regret = All other players see you at a distance 1 greater.
bang-ability-pedro_ramirez = You may take the first card of your turn from the top of the discard pile.
bang-ability-pixie_pete = You draw three cards instead of two at the start of your turn.
bang-ability-rose_doolan = You see all other players at a distance 1 smaller.
bang-ability-sean_mallory = You may keep up to 10 cards at the end of your turn.
bang-ability-sid_ketchum = At any time you may discard 2 cards from your hand to regain 1 life point, also to survive.
bang-ability-slab_the_killer = Two Missed! are needed to cancel a BANG! card of yours.
bang-ability-suzy_lafayette = As soon as your hand is empty you draw a card; in a Duel only when it is over.
bang-ability-tequila_joe = A Beer gives you 2 life points instead of one.
bang-ability-uncle_will = Once in your turn you may play any card from your hand as a General Store.
bang-ability-vera_custer = At the start of your turn, before you draw, you name another character in the game and have that ability until your next turn.
bang-ability-vulture_sam = When a player is eliminated you take all cards of that player into your hand.
bang-ability-willy_the_kid = You may play any number of BANG! cards in your turn.

## Parts of sentences

bang-count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
bang-count-points = { $points ->
    [one] { $points } life point
   *[other] { $points } life points
}
bang-unseen-cards = { $count ->
    [one] { $count } unseen card
   *[other] { $count } unseen cards
}

## What a player must decide

bang-prompt-act = { $player }: play a card or end your turn (cards in hand: { $cards }, BANG! cards played: { $bangs }).
    .waiting = { $player } is choosing what to play.
bang-prompt-shot = { $player }: { $by_is ->
       *[other] { $by } shoots at you ({ $cause_name })
        [self] you shoot at yourself ({ $cause_name })
        [nobody] you are shot at ({ $cause_name })
    }; { $needed ->
        [one] use a Missed!
       *[other] use { $needed } Missed!
    } or lose 1 life point.
    .waiting = { $player } is shot at and looks for a way out.
bang-prompt-duel = { $player }: duel against { $other }; discard a BANG! card or lose 1 life point.
    .waiting = { $player } is in a duel and chooses an answer.
bang-prompt-indians = { $player }: { $by_is ->
       *[other] { $by } sends the Indians
        [nobody] the Indians attack
    }; discard a BANG! card or lose 1 life point.
    .waiting = { $player } faces the Indians.
bang-prompt-rescue = { $player }: { $needed ->
        [0] you are saved; you may do still more for your life ({ $cause_name }, life points: { $life }).
        [one] you are about to be eliminated ({ $cause_name }); { $needed } life point saves you.
       *[other] you are about to be eliminated ({ $cause_name }); { $needed } life points save you.
    }
    .waiting = { $player } is fighting for life.
bang-prompt-discard_excess = { $player }: your hand is too large, its limit is { $limit }; discard { bang-count-cards }.
    .waiting = { $player } is choosing what to discard.
bang-prompt-pay_cost = { $player }: choose the card you discard together with { $kind_name }.
    .waiting = { $player } is choosing a card to discard.
bang-prompt-pay_for_ability = { $player }: choose the cards you discard for the ability of { $ability_name } ({ $left } to go).
    .waiting = { $player } is choosing cards to discard.
bang-prompt-pick_card = { $player }: { $target_is ->
       *[other] { $deed ->
            [take] choose the card you take from { $target }.
           *[discard] choose the card { $target } must discard.
        }
        [self] { $deed ->
            [take] choose the card of your own that you take back.
           *[discard] choose the card of your own that is discarded.
        }
    }
    .waiting = { $player } is choosing a card of somebody.
bang-prompt-pick_from_store = { $player }: choose one of the cards on offer.
    .waiting = { $player } is choosing one of the cards on offer.
bang-prompt-count_flip = { $player }: choose which of the cards turned up counts ({ $source_name }).
    .waiting = { $player } is choosing which card counts.
bang-prompt-interlude = { $player }: you may use an ability now, or pass.
    .waiting = { $player } may use an ability.
bang-prompt-order_discards = { $player }: you discard everything; choose what goes first, or let it go as it lies.
    .waiting = { $player } is choosing in which order to discard.
bang-prompt-draw_phase = { $player }: choose how you draw.
    .waiting = { $player } is choosing how to draw.
bang-prompt-first_from_hand = { $player }: choose where your first card comes from: the deck or the hand of another player.
    .waiting = { $player } is choosing where to take the first card.
bang-prompt-first_from_discard = { $player }: choose where your first card comes from: the deck or the discard pile.
    .waiting = { $player } is choosing where to take the first card.
bang-prompt-draw_or_take = { $player }: draw as usual, or take a card in play instead.
    .waiting = { $player } is choosing whether to draw or to take a card in play.
bang-prompt-keep_card = { $player }: choose the cards you keep ({ $count } to go).
    .waiting = { $player } is looking at cards.
bang-prompt-give_card = { $player }: choose the card for { $target }.
    .waiting = { $player } is choosing presents.
bang-prompt-copy_character = { $player }: choose whose ability you have until your next turn.
    .waiting = { $player } is choosing whose ability to have.
bang-prompt-inherit = { $player }: choose a card that { $target } leaves behind.
    .waiting = { $player } is choosing among the cards left behind.
bang-prompt-keep_character = { $player }: keep the character of the last game, or be dealt a new one.
    .waiting = { $player } is deciding whether to keep the character.
bang-prompt-choose_character = { $player }: choose the character you play.
    .waiting = { $player } is choosing a character.

## Choices

bang-option-Play = { $target_is ->
    [nobody] Play { $card }
   *[other] Play { $card } on { $target }
}
bang-option-Respond = Play { $card }
bang-option-Spend = Discard { $card }
bang-option-Discard = Discard { $card }
bang-option-Take = Take { $card }
bang-option-Count = Let { $card } count
bang-option-Give = Give { $card } to { $target }
bang-option-Pick = { $card_is ->
    [none] A random card from the hand of { $target }
   *[seen] { $card } in front of { $target }
}
bang-option-UseCard = { $target_is ->
    [nobody] Use { $card }
   *[other] Use { $card } on { $target }
}
bang-option-UseAbility = { $card_is ->
    [none] { $target_is ->
        [nobody] Use the ability of { $ability_name }
       *[other] Use the ability of { $ability_name } on { $target }
    }
   *[seen] { $target_is ->
        [nobody] Use the ability of { $ability_name } with { $card }
       *[other] Use the ability of { $ability_name } with { $card } on { $target }
    }
}
bang-option-EndTurn = End the turn
bang-option-DrawDeck = Draw from the deck
bang-option-TakeDiscard = Take the top card of the discard pile
bang-option-InOrder = Discard the rest as it lies
bang-option-Copy = Copy { $ability_name } ({ $target })
bang-option-Keep = Play as { $ability_name }
bang-option-NewCharacter = Be dealt a new character

## The log

bang-event-GameBegan = The game begins with { $players ->
    [one] { $players } player
   *[other] { $players } players
}; { $first } goes first.
bang-event-CharacterShown = { $seat } plays as { $ability_name }.
bang-event-TurnBegan = Turn { $number }: { $seat } is up.
bang-event-TurnLost = { $seat } loses the turn ({ $card }).
bang-event-DeckShuffled = The discard pile is shuffled into a new deck ({ bang-count-cards }).
bang-event-CardsDrawn = { $cards_are ->
    [seen] { $seat } draws { bang-count-cards }: { $cards }.
   *[unseen] { $seat } draws { bang-count-cards }.
}
bang-event-CardShown = { $seat } shows { $card }.
bang-event-DiscardTaken = { $seat } takes { $card } from the discard pile.
bang-event-Flipped = { $cards_are ->
    [none] { $seat } has no card to draw! for { $source_name }.
   *[seen] { $seat } draws! for { $source_name }: { $cards }.
}
bang-event-FlipCounted = { $seat } lets { $card } count.
bang-event-CheckMade = { $lucky ->
    [0] { $seat } is out of luck ({ $source_name }).
   *[1] { $seat } is in luck ({ $source_name }).
}
bang-event-CardPlayed = { $target_is ->
    [nobody] { $seat } plays { $card }.
    [self] { $seat } plays { $card } on themselves.
   *[other] { $seat } plays { $card } on { $target }.
}
bang-event-CardUsed = { $target_is ->
    [nobody] { $seat } uses { $card }.
    [self] { $seat } uses { $card } on themselves.
   *[other] { $seat } uses { $card } on { $target }.
}
bang-event-AbilityUsed = { $target_is ->
    [nobody] { $seat } uses the ability of { $ability_name }.
    [self] { $seat } uses the ability of { $ability_name } on themselves.
   *[other] { $seat } uses the ability of { $ability_name } on { $target }.
}
bang-event-AbilityCopied = { $seat } now has the ability of { $ability_name }.
bang-event-CardSpent = { $seat } discards { $card }.
bang-event-CardDiscarded = { $by_is ->
    [other] { $by } makes { $seat } discard { $card }.
   *[self] { $seat } discards { $card }.
}
bang-event-CardReturned = { $seat } takes { $card } back.
bang-event-CardTaken = { $from_hand ->
    [0] { $target_is ->
        [self] { $seat } takes { $card } back from the table.
       *[other] { $seat } takes { $card } in front of { $target }.
    }
   *[1] { $card_is ->
        [unseen] { $seat } takes a card from the hand of { $target }.
       *[seen] { $seat } takes { $card } from the hand of { $target }.
    }
}
bang-event-CardGiven = { $card_is ->
    [unseen] { $seat } gives a card to { $target }.
   *[seen] { $seat } gives { $card } to { $target }.
}
bang-event-CardPassed = { $card } moves on from { $seat } to { $target }.
bang-event-CardsLookedAt = { $cards_are ->
    [seen] { $seat } looks at { bang-count-cards } from the deck: { $cards }.
   *[unseen] { $seat } looks at { bang-count-cards } from the deck.
}
bang-event-CardsPutBack = { $seat } puts { bang-count-cards } back on the deck.
bang-event-StoreOpened = { $cards_are ->
    [none] There is nothing on offer.
   *[seen] On offer: { $cards }.
}
bang-event-StoreCardTaken = { $seat } takes { $card }.
bang-event-ShotFired = { $seat } needs { $needed } Missed! ({ $cause_name }).
bang-event-LifeLost = { $by_is ->
    [nobody] { $seat } loses { bang-count-points } ({ $cause_name }); { $life } left.
   *[other] { $seat } loses { bang-count-points } ({ $cause_name }, { $by }); { $life } left.
}
bang-event-LifeGained = { $by_is ->
    [other] { $seat } regains { bang-count-points } thanks to { $by } and has { $life } now.
   *[self] { $seat } regains { bang-count-points } and has { $life } now.
}
bang-event-Eliminated = { $seat } is out of the game and shows the role: { $role_name }.
bang-event-EstateTaken = { $cards_are ->
    [seen] { $seat } takes { bang-count-cards } of { $target }: { $cards }.
   *[unseen] { $seat } takes { bang-count-cards } of { $target }.
}
bang-event-Rewarded = { $seat } earns the reward for eliminating { $target }.
bang-event-Punished = { $seat } has eliminated a Deputy ({ $target }) and must discard everything.
bang-event-LastManStanding = From now on only one goal counts: to be the last one alive.
bang-event-GameEnded = The game is over. { $result } Roles: { $roles }.

## How it ended

bang-result-law-prevails = All Outlaws and Renegades are eliminated: the law has won. { $count ->
    [one] Winner
   *[other] Winners
}: { $winners }.
bang-result-sheriff-dead = The Sheriff is eliminated: the Outlaws have won. Winners: { $winners }.
bang-result-renegade-alone = The Sheriff is eliminated and only a Renegade is alive. Winner: { $winners }.
bang-result-hunter = The hunted player has been eliminated by the right hunter. Winner: { $winners }.
bang-result-last-man = Only one player is still alive. Winner: { $winners }.

## Why something cannot be done

refusal-only-in-answer = { $card_name } can be used only in answer to a shot.
refusal-no-second-card = { $card_name } needs another card from your hand, and you have none.
refusal-already-in-play = A second { $card_name } cannot lie in front of you.
refusal-already-in-front = A second { $card_name } cannot lie in front of { $player }.
refusal-too-far = { $player } is at distance { $distance }; this reaches only distance 1.
refusal-out-of-range = { $player } is at distance { $distance }; your { $weapon_name } reaches { $range }.
refusal-nobody-to-aim-at = There is nobody to play { $card_name } on.
refusal-asleep = { $card_name } has no effect at the moment.
refusal-bang-limit = You have already played { $played ->
    [one] { $played } BANG! card
   *[other] { $played } BANG! cards
} this turn; the limit is { $limit }.
refusal-played-this-turn = { $card_name } was put down this turn and cannot be used before it is over.
refusal-nothing-to-lose = { $player } has no card that could be taken or discarded.
refusal-nobody-has-cards = No other player has a card to lose.
refusal-not-the-sheriff = { $player } is the Sheriff, who cannot be jailed.
refusal-no-missed = { $card_name } from your hand does not help against a shot.
refusal-no-bang = { $card_name } does not count as a BANG! card.
refusal-no-rescue = { $card_name } cannot save you now.
refusal-rescue-complete = You have all your life points, so { $card_name } would be wasted.
refusal-rescue-too-weak = { $card_name } would not be enough to save you, not even with the rest of your hand.
refusal-tried-already = { $card_name } has already had its one try against this shot.
refusal-two-left = With only two players left, { $card_name } has no effect.
refusal-used-up = The ability of { $card_name } is used up for this turn.
refusal-full-life = You have all your life points, so { $card_name } has nothing to heal.
refusal-too-few-cards = { $card_name } asks for { $needed } cards from your hand, and you have { $cards }.
refusal-last-life = It would be your last life point.
refusal-only-unaffecting-cards = { $player } is not affected by any two of your cards.
refusal-no-blue-card = There is no blue card in your hand.
refusal-not-blue = { $card_name } is not a blue card.
