### BANG!, the card game, in English.

game-bang = BANG!
set-bang-base = Base game
set-bang-dodge_city = Dodge City
    .about = More characters and more cards, among them green ones: played now, used later.

## Settings of a table, and settings that go together

bang-setting-expert_characters = Choice of character
    .about = Each player is dealt two characters and keeps one of them.
bang-setting-simplified_first_game = First game
    .about = Leaves out Dynamite, Jail, Duel, General Store and Indians!, the cards that need the most explaining.
bang-setting-bonus_characters = Bonus characters
    .about = Emiliano and Annie Versary may be dealt as well.
bang-setting-keep_surviving_characters = Survivors keep their character
    .about = Whoever was alive at the end of the previous game may keep playing the same character.
bang-setting-rotating_sheriff = Rotating Sheriff
    .about = The player to the left of last game's first player goes first: as Sheriff, or as Deputy with three players.
bang-setting-open_discard = Open discard pile
    .about = Anyone may look through the whole discard pile, not just at its top card.
bang-setting-characters = Characters
    .about = Deal only these characters (separated by commas). Leave empty to use them all.
bang-setting-previous_game = Previous game
    .about = Who went first and who survived as which character, for the settings of a series.
bang-preset-first_game = First game
    .about = Only the simplest cards: a good way to learn.
bang-preset-classic = Classic
    .about = The rules as printed, one character each.
bang-preset-expert = Expert
    .about = Each player chooses one of two characters.
bang-preset-series = Series
    .about = Several games in a row: survivors keep their character, and the Sheriff's star goes around the table.
bang-preset-second_evening = Base game and Dodge City
    .about = A good choice for the second evening: more characters and cards, and hardly a new rule.
bang-preset-big_box = Everything
    .about = All boxes at one table. Best after you have met each of them once.

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

bang-card-bang = Shoot a player within your weapon's range: unless they use a Missed!, they lose 1 life point. You may play only one BANG! card per turn.
bang-card-barrel = When you are shot at, you may “draw!”: on hearts it counts as a Missed! Once per shot.
bang-card-beer = Regain 1 life point. Out of turn, you may play it only to survive when you would lose your last life point. No effect while only two players are alive.
bang-card-bible = From the next player's turn on: discard it as a Missed! and draw a card.
bang-card-binocular = You see all other players at distance −1.
bang-card-brawl = Costs another card from your hand. Every other player discards a card: a random one from their hand or a card in play that you choose.
bang-card-buffalo_rifle = From your next turn on: discard it to shoot any player, at any distance.
bang-card-can_can = From your next turn on: discard it to make any player discard a card: a random one from their hand or a card in play that you choose.
bang-card-canteen = From your next turn on: discard it to regain 1 life point.
bang-card-cat_balou = Make any player discard a card: a random one from their hand or a card in play that you choose.
bang-card-colt = The weapon everyone has from the start: range 1. It is not a card and cannot be lost.
bang-card-conestoga = From your next turn on: discard it to take a card from any player: a random one from their hand or a card in play that you choose.
bang-card-derringer = From your next turn on: discard it to shoot a player at distance 1, then draw a card.
bang-card-dodge = A Missed! that also lets you draw a card. Only in response to a shot.
bang-card-duel = Challenge any other player. Starting with them, take turns discarding BANG! cards; whoever fails to loses 1 life point.
bang-card-dynamite = Stays in front of you until your next turn, which starts with a “draw!”: on the 2 to 9 of spades it explodes and you lose 3 life points; otherwise it passes to the player on your left.
bang-card-gatling = Shoot all other players, at any distance. It is not a BANG! card.
bang-card-general_store = Turn up as many cards as there are players. Starting with you, each player takes one.
bang-card-hideout = All other players see you at distance +1.
bang-card-howitzer = From your next turn on: discard it to shoot all other players.
bang-card-indians = Every other player discards a BANG! card or loses 1 life point. Missed! and Barrel do not help.
bang-card-iron_plate = From the next player's turn on, it works as a Missed! when you discard it.
bang-card-jail = Play it in front of any other player except the Sheriff. The prisoner's turn starts with a “draw!”: on hearts they go free; otherwise they skip their turn. Either way, the Jail is discarded.
bang-card-knife = From your next turn on: discard it to shoot a player at distance 1.
bang-card-missed = Cancels a shot at you. Only in response to a shot.
bang-card-mustang = All other players see you at distance +1.
bang-card-panic = Take a card from a player at distance 1: a random one from their hand or a card in play that you choose.
bang-card-pepperbox = From your next turn on: discard it to shoot a player within your weapon's range.
bang-card-pony_express = From your next turn on: discard it to draw 3 cards.
bang-card-punch = Shoot a player at distance 1. It is not a BANG! card.
bang-card-rag_time = Costs another card from your hand. Take a card from any player: a random one from their hand or a card in play that you choose.
bang-card-remington = Weapon, range 3.
bang-card-rev_carabine = Weapon, range 4.
bang-card-saloon = All players regain 1 life point, including you. It cannot save a player who is losing their last one.
bang-card-schofield = Weapon, range 2.
bang-card-scope = You see all other players at distance −1.
bang-card-sombrero = From the next player's turn on, it works as a Missed! when you discard it.
bang-card-springfield = Costs another card from your hand. Shoot any player, at any distance.
bang-card-stagecoach = Draw 2 cards.
bang-card-ten_gallon_hat = From the next player's turn on, it works as a Missed! when you discard it.
bang-card-tequila = Costs another card from your hand. Any player you choose, yourself included, regains 1 life point.
bang-card-volcanic = Weapon, range 1. You may play any number of BANG! cards in your turn.
bang-card-wells_fargo = Draw 3 cards.
bang-card-whisky = Costs another card from your hand. Regain 2 life points.
bang-card-winchester = Weapon, range 5.

## What characters can do

bang-ability-annie_versary = You may use any card from your hand as a BANG! card.
bang-ability-apache_kid = Diamonds played by other players have no effect on you, neither good nor bad.
bang-ability-bart_cassidy = For each life point you lose, you draw a card, but not if you lose your last one.
bang-ability-belle_star = During your turn, cards in front of other players have no effect.
bang-ability-bill_noface = At the start of your turn you draw one card instead of two, plus one for each life point you are missing.
bang-ability-black_jack = You show the second card you draw at the start of your turn; if it is hearts or diamonds, you draw one more.
bang-ability-calamity_janet = You may use BANG! cards as Missed! cards and Missed! cards as BANG! cards.
bang-ability-chuck_wengam = In your turn, as often as you like, you may lose 1 life point to draw 2 cards, but never your last one.
bang-ability-claus_the_saint = At the start of your turn you look at one more card than there are players; you keep two and give one to each other player.
bang-ability-doc_holyday = Once in your turn, you may discard 2 cards from your hand to shoot a player within your weapon's range. This is not a BANG! card.
bang-ability-el_gringo = For each life point another player takes from you, you take a random card from that player's hand, but not if you lose your last one.
bang-ability-elena_fuente = You may use any card from your hand as a Missed! card.
bang-ability-emiliano = You take any Missed! card that cancels your BANG! card, and any BANG! card that you cancel with a Missed! card.
bang-ability-greg_digger = Each time another player is eliminated, you regain 2 life points.
bang-ability-herb_hunter = Each time another player is eliminated, you draw 2 cards.
bang-ability-jesse_jones = You may take the first card of your turn at random from another player's hand.
bang-ability-johnny_kisch = When you play a card in front of any player, all other cards in play with the same name are discarded.
bang-ability-jose_delgado = Up to twice in your turn, you may discard a blue card from your hand to draw 2 cards.
bang-ability-jourdonnais = When you are shot at, you may “draw!” as with a Barrel: on hearts it counts as a Missed! A real Barrel gives you a second try.
bang-ability-kit_carlson = At the start of your turn you look at the top three cards of the deck, keep two and put one back on top.
bang-ability-lucky_duke = Whenever you “draw!”, you turn up two cards and choose which one counts.
bang-ability-molly_stark = Out of turn, you draw a card for each card you voluntarily play or discard from your hand.
bang-ability-pat_brennan = Instead of drawing at the start of your turn, you may take a card in play in front of any player.
bang-ability-paul_regret = All other players see you at distance +1.
bang-ability-pedro_ramirez = You may take the first card of your turn from the top of the discard pile.
bang-ability-pixie_pete = You draw three cards instead of two at the start of your turn.
bang-ability-rose_doolan = You see all other players at distance −1.
bang-ability-sean_mallory = You may keep up to 10 cards at the end of your turn.
bang-ability-sid_ketchum = At any time, you may discard 2 cards from your hand to regain 1 life point, even to survive.
bang-ability-slab_the_killer = It takes two Missed! to cancel one of your BANG! cards.
bang-ability-suzy_lafayette = As soon as your hand is empty, you draw a card; in a Duel, only when it is over.
bang-ability-tequila_joe = A Beer gives you 2 life points instead of 1.
bang-ability-uncle_will = Once in your turn, you may play any card from your hand as a General Store.
bang-ability-vera_custer = At the start of your turn, before you draw, you choose another character in the game and have that ability until your next turn.
bang-ability-vulture_sam = When a player is eliminated, you take all of that player's cards into your hand.
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
bang-why = { " " }({ $reason })
bang-why-ability = { $name }: { $reason }
bang-why-reward = reward
bang-why-suzy_lafayette = empty hand
bang-why-bart_cassidy = life lost
bang-why-molly_stark = card used out of turn
bang-why-herb_hunter = player eliminated
bang-why-black_jack = red card

## What a player must decide

bang-prompt-act = Play a card or end your turn (cards in hand: { $cards }, BANG! cards played: { $bangs }).
    .waiting = { $player } is choosing what to play.
bang-prompt-shot = { $by_is ->
       *[other] { $by } shoots at you ({ $cause_name })
        [you] You shoot at yourself ({ $cause_name })
        [nobody] You are shot at ({ $cause_name })
    }; { $needed ->
        [one] use a Missed!
       *[other] use { $needed } Missed!
    } or lose 1 life point.
    .waiting = { $player } is under fire.
bang-prompt-stop_card = { $other } turns { $cause_name } on you alone; stop it, or pass and let it happen.
    .waiting = { $player } is the only target and may have an answer.
bang-prompt-spare_one = You may leave one player out ({ $cause_name }).
    .waiting = { $player } may leave someone out.
bang-prompt-duel = Duel against { $other }: discard a BANG! card or lose 1 life point.
    .waiting = { $player } is in a duel.
bang-prompt-indians = { $by_is ->
       *[other] { $by } sends the Indians
        [nobody] The Indians attack
    }; discard a BANG! card or lose 1 life point.
    .waiting = { $player } faces the Indians.
bang-prompt-rescue = { $needed ->
        [0] You survive; you may still regain more life ({ $cause_name }, life points: { $life }).
        [one] You are about to be eliminated ({ $cause_name }); { $needed } life point will save you.
       *[other] You are about to be eliminated ({ $cause_name }); { $needed } life points will save you.
    }
    .waiting = { $player } is fighting to survive.
bang-prompt-discard_excess = You are over your hand limit of { $limit }; discard { bang-count-cards }.
    .waiting = { $player } is choosing what to discard.
bang-prompt-pay_cost = Choose a card to discard along with { $kind_name }.
    .waiting = { $player } is choosing a card to discard.
bang-prompt-pay_for_ability = Choose the cards to discard for { $ability_name }'s ability ({ $left } to go).
    .waiting = { $player } is choosing cards to discard.
bang-prompt-pick_card = { $target_is ->
       *[other] { $deed ->
            [take] Choose a card to take from { $target }.
           *[discard] Choose a card for { $target } to discard.
        }
        [you] { $deed ->
            [take] Choose one of your own cards to take back.
           *[discard] Choose one of your own cards to discard.
        }
    }
    .waiting = { $player } is choosing a card.
bang-prompt-pick_from_store = Choose a card from the General Store.
    .waiting = { $player } is choosing a card from the General Store.
bang-prompt-count_flip = Choose which of the cards you turned up counts ({ $source_name }).
    .waiting = { $player } is choosing which card counts.
bang-prompt-leave_out_flip = Choose a card that does not count; { $counting } are left to count ({ $source_name }).
    .waiting = { $player } is choosing which cards count.
bang-prompt-interlude = You may use an ability now, or pass.
    .waiting = { $player } may use an ability.
bang-prompt-order_discards = You discard everything; choose which card to discard first, or keep this order.
    .waiting = { $player } is choosing the order of their discards.
bang-prompt-draw_phase = Choose how to draw.
    .waiting = { $player } is choosing how to draw.
bang-prompt-first_from_hand = Choose where to take your first card from: the deck or another player's hand.
    .waiting = { $player } is choosing where to take the first card from.
bang-prompt-first_from_discard = Choose where to take your first card from: the deck or the discard pile.
    .waiting = { $player } is choosing where to take the first card from.
bang-prompt-draw_or_take = Draw as usual, or take a card in play instead.
    .waiting = { $player } is choosing whether to draw or to take a card in play.
bang-prompt-keep_card = Choose the cards to keep ({ $count } to go).
    .waiting = { $player } is looking at cards.
bang-prompt-give_card = Choose a card for { $target }.
    .waiting = { $player } is choosing cards to give away.
bang-prompt-copy_character = Choose whose ability to copy until your next turn.
    .waiting = { $player } is choosing whose ability to copy.
bang-prompt-inherit = Choose one of the cards { $target } leaves behind.
    .waiting = { $player } is choosing from the cards left behind.
bang-prompt-keep_character = Keep your character from the last game, or be dealt a new one.
    .waiting = { $player } is deciding whether to keep the same character.
bang-prompt-choose_character = Choose your character.
    .waiting = { $player } is choosing a character.

## Choices

bang-option-Play = { $target_is ->
    [nobody] Play { $card }
    [you] Play { $card } on yourself
   *[other] Play { $card } on { $target }
}
bang-option-PlayWith = { $target_is ->
    [you] Play { $card } with { $companions } on yourself
   *[other] Play { $card } with { $companions } on { $target }
}
bang-option-Respond = Play { $card }
bang-option-Spend = Discard { $card }
bang-option-Discard = Discard { $card }
bang-option-Take = Take { $card }
bang-option-Count = Use { $card }
bang-option-LeaveOut = Leave out { $card }
bang-option-Give = Give { $card } to { $target }
bang-option-Pick = { $card_is ->
    [none] { $target_is ->
        [you] A random card from your hand
       *[other] A random card from { $target }'s hand
    }
   *[seen] { $target_is ->
        [you] { $card } in front of you
       *[other] { $card } in front of { $target }
    }
}
bang-option-UseCard = { $target_is ->
    [nobody] Use { $card }
    [you] Use { $card } on yourself
   *[other] Use { $card } on { $target }
}
bang-option-UseAbility = { $card_is ->
    [none] { $target_is ->
        [nobody] Use { $ability_name }'s ability
        [you] Use { $ability_name }'s ability on yourself
       *[other] Use { $ability_name }'s ability on { $target }
    }
   *[seen] { $target_is ->
        [nobody] Use { $ability_name }'s ability with { $card }
        [you] Use { $ability_name }'s ability with { $card } on yourself
       *[other] Use { $ability_name }'s ability with { $card } on { $target }
    }
}
bang-option-EndTurn = End your turn
bang-option-DrawDeck = Draw from the deck
bang-option-TakeDiscard = Take the top card of the discard pile
bang-option-InOrder = Discard the rest in this order
bang-option-Copy = Copy { $ability_name } ({ $target })
bang-option-Keep = Play as { $ability_name }
bang-option-NewCharacter = Be dealt a new character

## The log

bang-event-GameBegan = The game begins with { $players ->
    [one] { $players } player
   *[other] { $players } players
}; { $first_is ->
    [you] you go
   *[other] { $first } goes
} first.
bang-event-CharacterShown = { $seat } plays as { $ability_name }.
    .you = You play as { $ability_name }.
bang-event-TurnBegan = Turn { $number }: { $seat } is up.
    .you = Turn { $number }: you are up.
bang-event-TurnLost = { $seat } skips a turn ({ $card }).
    .you = You skip your turn ({ $card }).
bang-event-DeckShuffled = The discard pile is shuffled into a new deck ({ bang-count-cards }).
bang-event-CardsDrawn = { $cards_are ->
    [seen] { $seat } draws { bang-count-cards }{ $why }: { $cards }.
   *[unseen] { $seat } draws { bang-count-cards }{ $why }.
}
    .you = { $cards_are ->
        [seen] You draw { bang-count-cards }{ $why }: { $cards }.
       *[unseen] You draw { bang-count-cards }{ $why }.
    }
bang-event-CardShown = { $seat } shows { $card }.
    .you = You show { $card }.
bang-event-DiscardTaken = { $seat } takes { $card } from the discard pile.
    .you = You take { $card } from the discard pile.
bang-event-Flipped = { $cards_are ->
    [none] { $seat } has no card to “draw!” for { $source_name }.
   *[seen] { $seat } “draws!” for { $source_name }: { $cards }.
}
    .you = { $cards_are ->
        [none] You have no card to “draw!” for { $source_name }.
       *[seen] You “draw!” for { $source_name }: { $cards }.
    }
bang-event-FlipCounted = { $seat } chooses { $card }.
    .you = You choose { $card }.
bang-event-SuitCounted = { $card } counts as { $suit_name } ({ $source_name }).
bang-event-CheckMade = { $lucky ->
    [0] { $seat } is out of luck ({ $source_name }).
   *[1] { $seat } is in luck ({ $source_name }).
}
    .you = { $lucky ->
        [0] You are out of luck ({ $source_name }).
       *[1] You are in luck ({ $source_name }).
    }
bang-event-CardPlayed = { $target_is ->
    [nobody] { $seat } plays { $card }.
    [self] { $seat } plays { $card } on themselves.
    [you] { $seat } plays { $card } on you.
   *[other] { $seat } plays { $card } on { $target }.
}
    .you = { $target_is ->
        [nobody] You play { $card }.
        [self] You play { $card } on yourself.
       *[other] You play { $card } on { $target }.
    }
bang-event-CardUsed = { $target_is ->
    [nobody] { $seat } uses { $card }.
    [self] { $seat } uses { $card } on themselves.
    [you] { $seat } uses { $card } on you.
   *[other] { $seat } uses { $card } on { $target }.
}
    .you = { $target_is ->
        [nobody] You use { $card }.
        [self] You use { $card } on yourself.
       *[other] You use { $card } on { $target }.
    }
bang-event-CardStopped = { $seat } stops { $cause_name }: nothing happens.
    .you = You stop { $cause_name }: nothing happens.
bang-event-AbilityUsed = { $target_is ->
    [nobody] { $seat } uses { $ability_name }'s ability.
    [self] { $seat } uses { $ability_name }'s ability on themselves.
    [you] { $seat } uses { $ability_name }'s ability on you.
   *[other] { $seat } uses { $ability_name }'s ability on { $target }.
}
    .you = { $target_is ->
        [nobody] You use { $ability_name }'s ability.
        [self] You use { $ability_name }'s ability on yourself.
       *[other] You use { $ability_name }'s ability on { $target }.
    }
bang-event-AbilityCopied = { $seat } now has { $ability_name }'s ability.
    .you = You now have { $ability_name }'s ability.
bang-event-CardSpent = { $seat } discards { $card }.
    .you = You discard { $card }.
bang-event-CardDiscarded = { $by_is ->
    [nobody] { $seat } discards { $card }.
    [self] { $seat } discards { $card }.
    [you] You make { $seat } discard { $card }.
   *[other] { $by } makes { $seat } discard { $card }.
}
    .you = { $by_is ->
        [nobody] You discard { $card }.
        [self] You discard { $card }.
       *[other] { $by } makes you discard { $card }.
    }
bang-event-CardReturned = { $seat } takes { $card } back.
    .you = You take { $card } back.
bang-event-CardTaken = { $from_hand ->
    [0] { $target_is ->
        [self] { $seat } takes { $card } back from the table.
        [you] { $seat } takes your { $card }.
       *[other] { $seat } takes { $target }'s { $card }.
    }
   *[1] { $card_is ->
        [unseen] { $target_is ->
            [you] { $seat } takes a card from your hand.
           *[other] { $seat } takes a card from { $target }'s hand.
        }
       *[seen] { $target_is ->
            [you] { $seat } takes { $card } from your hand.
           *[other] { $seat } takes { $card } from { $target }'s hand.
        }
    }
}
    .you = { $from_hand ->
        [0] { $target_is ->
            [self] You take { $card } back from the table.
           *[other] You take { $target }'s { $card }.
        }
       *[1] { $card_is ->
            [unseen] You take a card from { $target }'s hand.
           *[seen] You take { $card } from { $target }'s hand.
        }
    }
bang-event-CardGiven = { $card_is ->
    [unseen] { $target_is ->
        [you] { $seat } gives you a card.
       *[other] { $seat } gives a card to { $target }.
    }
   *[seen] { $target_is ->
        [you] { $seat } gives you { $card }.
       *[other] { $seat } gives { $card } to { $target }.
    }
}
    .you = { $card_is ->
        [unseen] You give a card to { $target }.
       *[seen] You give { $card } to { $target }.
    }
bang-event-CardPassed = { $target_is ->
    [you] { $card } passes from { $seat } to you.
   *[other] { $card } passes from { $seat } to { $target }.
}
    .you = { $card } passes from you to { $target }.
bang-event-CardsLookedAt = { $cards_are ->
    [seen] { $seat } looks at { bang-count-cards } from the deck: { $cards }.
   *[unseen] { $seat } looks at { bang-count-cards } from the deck.
}
    .you = { $cards_are ->
        [seen] You look at { bang-count-cards } from the deck: { $cards }.
       *[unseen] You look at { bang-count-cards } from the deck.
    }
bang-event-CardsPutBack = { $seat } puts { bang-count-cards } back on the deck.
    .you = You put { bang-count-cards } back on the deck.
bang-event-StoreOpened = { $cards_are ->
    [none] The General Store is empty.
   *[seen] General Store: { $cards }.
}
bang-event-StoreCardTaken = { $seat } takes { $card }.
    .you = You take { $card }.
bang-event-ShotFired = { $seat } needs { $needed } Missed! ({ $cause_name }).
    .you = You need { $needed } Missed! ({ $cause_name }).
bang-event-LifeLost = { $by_is ->
    [nobody] { $seat } loses { bang-count-points } ({ $cause_name }); { $life } left.
    [self] { $seat } loses { bang-count-points } ({ $cause_name }); { $life } left.
    [you] { $seat } loses { bang-count-points } ({ $cause_name }, you); { $life } left.
   *[other] { $seat } loses { bang-count-points } ({ $cause_name }, { $by }); { $life } left.
}
    .you = { $by_is ->
        [nobody] You lose { bang-count-points } ({ $cause_name }); { $life } left.
        [self] You lose { bang-count-points } ({ $cause_name }); { $life } left.
       *[other] You lose { bang-count-points } ({ $cause_name }, { $by }); { $life } left.
    }
bang-event-LifeGained = { $by_is ->
    [nobody] { $seat } regains { bang-count-points }; { $life } now.
    [self] { $seat } regains { bang-count-points }; { $life } now.
    [you] { $seat } regains { bang-count-points } thanks to you; { $life } now.
   *[other] { $seat } regains { bang-count-points } thanks to { $by }; { $life } now.
}
    .you = { $by_is ->
        [nobody] You regain { bang-count-points }; { $life } now.
        [self] You regain { bang-count-points }; { $life } now.
       *[other] You regain { bang-count-points } thanks to { $by }; { $life } now.
    }
bang-event-Eliminated = { $seat } is eliminated. Role: { $role_name }.
    .you = You are eliminated. Role: { $role_name }.
bang-event-RoleSeen = { $role_is ->
    [unseen] { $seat } looks at a new role.
   *[seen] { $seat } looks at a new role: { $role_name }.
}
    .you = You look at your new role: { $role_name }.
bang-event-EstateTaken = { $cards_are ->
    [seen] { $target_is ->
        [you] { $seat } takes { bang-count-cards } from you: { $cards }.
       *[other] { $seat } takes { bang-count-cards } from { $target }: { $cards }.
    }
   *[unseen] { $target_is ->
        [you] { $seat } takes { bang-count-cards } from you.
       *[other] { $seat } takes { bang-count-cards } from { $target }.
    }
}
    .you = { $cards_are ->
        [seen] You take { bang-count-cards } from { $target }: { $cards }.
       *[unseen] You take { bang-count-cards } from { $target }.
    }
bang-event-Rewarded = { $target_is ->
    [you] { $seat } earns the reward for eliminating you.
   *[other] { $seat } earns the reward for eliminating { $target }.
}
    .you = You earn the reward for eliminating { $target }.
bang-event-Punished = { $target_is ->
    [you] { $seat } has eliminated a Deputy (you) and must discard everything.
   *[other] { $seat } has eliminated a Deputy ({ $target }) and must discard everything.
}
    .you = You have eliminated a Deputy ({ $target }) and must discard everything.
bang-event-LastManStanding = From now on only one goal counts: to be the last one alive.
bang-event-GameEnded = The game is over. { $result } Roles: { $roles }.

## How it ended

bang-result-law-prevails = All Outlaws and Renegades are eliminated: the law has won. { $count ->
    [one] Winner
   *[other] Winners
}: { $winners }.
bang-result-sheriff-dead = The Sheriff is eliminated: the Outlaws have won. Winners: { $winners }.
bang-result-renegade-alone = The Sheriff is eliminated and only a Renegade is left alive. Winner: { $winners }.
bang-result-hunter = The hunter took down their own target. Winner: { $winners }.
bang-result-last-man = Only one player is still alive. Winner: { $winners }.
bang-result-everyone-dead = Nobody survives. Winner: { $winners }.

## Why something cannot be done

refusal-only-in-answer = { $card_name } can be used only in response to a shot.
refusal-no-second-card = { $card_name } needs another card from your hand, and you have none.
refusal-already-in-play = You already have { $card_name } in play.
refusal-already-in-front = { $player } already has { $card_name } in play.
refusal-too-far = { $player } is at distance { $distance }; this reaches only distance 1.
refusal-out-of-range = { $player } is at distance { $distance }; your { $weapon_name } reaches { $range }.
refusal-nobody-to-aim-at = There is nobody to play { $card_name } on.
refusal-bang-limit = You have already played { $played ->
    [one] { $played } BANG! card
   *[other] { $played } BANG! cards
} this turn; the limit is { $limit }.
refusal-played-this-turn = You played { $card_name } this turn; you can use it from the next turn on.
refusal-nothing-to-lose = { $player } has no card to take or discard.
refusal-nobody-has-cards = No other player has a card to lose.
refusal-not-the-sheriff = { $player } is the Sheriff, who cannot be jailed.
refusal-no-missed = { $card_name } from your hand does not help against a shot.
refusal-used-up = You have already used { $card_name }'s ability this turn.
refusal-full-life = You have all your life points, so { $card_name } would heal nothing.
refusal-too-few-cards = { $card_name } needs { $needed } cards from your hand, and you have { $cards }.
refusal-last-life = It would cost your last life point.
refusal-only-unaffecting-cards = No two cards in your hand can affect { $player }.
refusal-no-blue-card = You have no blue card in your hand.
refusal-no-bang = { $card_name } does not count as a BANG! card.
refusal-no-rescue = { $card_name } cannot save you now.
refusal-stops-nothing = { $card_name } does not stop this.
refusal-not-out = { $player } is still in the game; this is for eliminated players.
refusal-rescue-complete = You have all your life points, so { $card_name } would be wasted.
refusal-rescue-too-weak = { $card_name } would not be enough to save you, not even with the rest of your hand.
refusal-tried-already = { $card_name } has already had its one try against this shot.
refusal-two-left = With only two players left, { $card_name } has no effect.
refusal-not-blue = { $card_name } is not a blue card.
