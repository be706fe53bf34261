var e=Object.assign({"../../../../src/sixgun/texts/en/bang.ftl":`### BANG!, the card game, in English.

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
refusal-used-up = The ability of { $card_name } is used up for this turn.
refusal-full-life = You have all your life points, so { $card_name } has nothing to heal.
refusal-too-few-cards = { $card_name } asks for { $needed } cards from your hand, and you have { $cards }.
refusal-last-life = It would be your last life point.
refusal-only-unaffecting-cards = { $player } is not affected by any two of your cards.
refusal-no-blue-card = There is no blue card in your hand.
refusal-not-blue = { $card_name } is not a blue card.
`,"../../../../src/sixgun/texts/en/bots.ftl":`### Why a bot chose what it chose; also the reasons of hints.

bot-role = { $role ->
    [sheriff] { role-sheriff }
    [deputy] { role-deputy }
    [renegade] { role-renegade }
   *[outlaw] { role-outlaw }
}
bot-hunch = Just a hunch.
bot-stop = These dice are worth more than what another roll is likely to bring.
bot-reroll = { $dice ->
    [one] Rolling { $dice } die again promises more than keeping it; rolls left: { $left }.
   *[other] Rolling { $dice } dice again promises more than keeping them; rolls left: { $left }.
}
bot-shoot-known = { $player } is the { bot-role } and in reach: the best target.
bot-shoot-suspect = { $player } is the best target in reach: { bot-role } with a probability of { $percent } %.
bot-shoot-forced = The shot has to go somewhere, and { $player } is the least harmful target.
bot-help-self = { $life ->
    [one] You are down to { $life } life point: the help does the most good for yourself.
   *[other] With { $life } life points, the help does the most good for yourself.
}
bot-help-friend = { $player } needs the help most on your side: { bot-role } with a probability of { $percent } %.
bot-help-wasted = Nobody worth helping needs help, so it does not matter who gets it.
bot-take-arrows = An arrow now is better than a lost life point; arrows in the pile: { $pile }.
bot-take-hit = A lost life point is better than an arrow now; arrows in the pile: { $pile }.
bot-drop-arrows = Every arrow gone makes the next Indian attack milder; arrows in the pile: { $pile }.
bot-keep-arrows = An Indian attack would hurt the others more; arrows in the pile: { $pile }.
bot-clear-self = Your own arrow is the most dangerous one.
bot-clear-friend = The arrow of { $player } is the most dangerous one on your side: { bot-role } with a probability of { $percent } %.
bot-clear-nothing = The arrows lie where they should.
bot-no-choice = There is nothing else to do.
bot-card-hold = What is left is worth more in the hand than on the table.
bot-card-all = It does your side more good, or less harm, than the others.
bot-card-weapon = With it you reach more of those you want to hit.
bot-card-draw = More cards, more choices.
bot-card-equip = In front of you it does its work until somebody takes it away.
bot-card-dynamite = It is more likely to go off in front of somebody you can spare.
bot-card-strip = { $player } is the one who should lose a card: { bot-role } with a probability of { $percent } %.
bot-card-free = { $player } is better off without that card: { bot-role } with a probability of { $percent } %.
bot-card-jail = { $player } is the one who should miss a turn: { bot-role } with a probability of { $percent } %.
bot-card-duel = { $player } is likely to run out of BANG! cards first: { bot-role } with a probability of { $percent } %.
bot-card-fight-on = { $player } may run out of BANG! cards first, and giving up costs a life point.
bot-card-flip-first = Turning up a card costs nothing: try that before you spend one.
bot-card-dodge = A life point is worth more than this card.
bot-card-take-hit = The defence would cost more than the life point, or it is not enough.
bot-card-survive = Without it you are out of the game.
bot-card-saved = You are saved; keep the rest for later.
bot-card-least = This is the card you need least.
bot-card-most = This card helps you most.
bot-card-deck = The deck promises more.
bot-card-gift-good = { $player } is on your side, as it seems: { bot-role } with a probability of { $percent } %. A good card is in good hands there.
bot-card-gift-poor = { $player } is not on your side, as it seems: { bot-role } with a probability of { $percent } %. A poor card will do.
bot-card-flip = This is the luckier card.
bot-card-character = This ability does the most for you.
bot-card-wait = There is no hurry: later will do as well.
`,"../../../../src/sixgun/texts/en/cast.ftl":`### Roles and characters: names that the games about the Wild West share, in English.

## Roles. \`goal-three\` is the goal in a game of three.

role-sheriff = Sheriff
    .goal = Eliminate all Outlaws and Renegades.
role-deputy = Deputy
    .goal = Protect the Sheriff until all Outlaws and Renegades are eliminated.
    .goal-three = Eliminate the Renegade yourself; once anybody is eliminated in another way, be the last one alive.
role-outlaw = Outlaw
    .goal = See to it that the Sheriff is eliminated.
    .goal-three = Eliminate the Deputy yourself; once anybody is eliminated in another way, be the last one alive.
role-renegade = Renegade
    .goal = Be the last one alive.
    .goal-three = Eliminate the Outlaw yourself; once anybody is eliminated in another way, be the last one alive.

## Characters of both games

character-bart_cassidy = Bart Cassidy
character-black_jack = Black Jack
character-calamity_janet = Calamity Janet
character-el_gringo = El Gringo
character-jesse_jones = Jesse Jones
character-jourdonnais = Jourdonnais
character-kit_carlson = Kit Carlson
    .dice = Kit Carlson
character-lucky_duke = Lucky Duke
character-paul_regret = Paul Regret
character-pedro_ramirez = Pedro Ramirez
character-rose_doolan = Rose Doolan
character-sid_ketchum = Sid Ketchum
character-slab_the_killer = Slab the Killer
character-suzy_lafayette = Suzy Lafayette
character-vulture_sam = Vulture Sam
character-willy_the_kid = Willy the Kid

## Characters of the card game only

character-annie_versary = Annie Versary
character-apache_kid = Apache Kid
character-belle_star = Belle Star
character-bill_noface = Bill Noface
character-chuck_wengam = Chuck Wengam
character-claus_the_saint = Claus the Saint
character-doc_holyday = Doc Holyday
character-elena_fuente = Elena Fuente
character-emiliano = Emiliano
character-greg_digger = Greg Digger
character-herb_hunter = Herb Hunter
character-johnny_kisch = Johnny Kisch
character-jose_delgado = José Delgado
character-molly_stark = Molly Stark
character-pat_brennan = Pat Brennan
character-pixie_pete = Pixie Pete
character-sean_mallory = Sean Mallory
character-tequila_joe = Tequila Joe
character-uncle_will = Uncle Will
character-vera_custer = Vera Custer
`,"../../../../src/sixgun/texts/en/dice.ftl":`### BANG! The Dice Game, in English.

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

dice-ability-bart_cassidy = For each life point you are about to lose to a bull's-eye or the Gatling Gun you may take an arrow instead: for none, some or all of the points. Not for an Indian attack or dynamite, and never the last arrow of the pile.
dice-ability-black_jack = As long as fewer than three of your dice show dynamite, you may roll any of those dice again or leave them. Three or more end your rolling as usual.
dice-ability-calamity_janet = You may use each bull's-eye 1 as a 2 and each 2 as a 1, or just as it lies; you decide for every die separately.
dice-ability-el_gringo = A player who makes you lose one or more life points must take one arrow: one for all bull's-eyes of a turn together and one for the Gatling Gun, even if you are eliminated. Not for an Indian attack or dynamite.
dice-ability-jesse_jones = If you have four life points or fewer when the beers of your turn are resolved, each beer you use on yourself gives you two life points instead of one.
dice-ability-jourdonnais = You never lose more than one life point to an Indian attack.
dice-ability-kit_carlson = For each gatling among your final dice you may return one arrow of any player, yourself included, to the pile: from none up to as many as there are gatlings. If the Gatling Gun fires, it fires first.
dice-ability-lucky_duke = You may roll once more than the others: up to three re-rolls, four rolls in all.
dice-ability-paul_regret = You never lose life points to the Gatling Gun.
dice-ability-pedro_ramirez = For each life point you lose you may return one of your arrows to the pile or keep it; the life point is lost all the same. Not in an Indian attack, after which all arrows are returned anyway.
dice-ability-rose_doolan = You may use each bull's-eye at its usual distance or one place further: a 1 hits a player 1 or 2 places away, a 2 hits a player 2 or 3 places away.
dice-ability-sid_ketchum = At the start of your turn, before you roll, choose a player, yourself included, who gains one life point. You must choose somebody, but it may be a player at full life, who gains nothing.
dice-ability-slab_the_killer = Once per turn you may use up one of your beers to double one bull's-eye: that die takes two life points from its one target. The beer then gives nobody a life point.
dice-ability-suzy_lafayette = At the end of your turn you gain two life points if none of your five final dice shows a bull's-eye.
dice-ability-vulture_sam = Each time another player is eliminated you gain two life points.
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

dice-prompt-reroll = { $player }: that was roll { $roll } and you may roll { $left ->
        [one] { $left } more time
       *[other] { $left } more times
    }; choose which dice to roll again, or keep them all.
    .waiting = { $player } is deciding which dice to roll again.
dice-prompt-assign_bullseyes = { $player }: choose whom you hit ({ $face_name }, shot { $number } of { $total }); all hits land together.
    .waiting = { $player } is choosing a target.
dice-prompt-assign_beers = { $player }: choose who drinks your beer (beer { $number } of { $total }) and regains life.
    .waiting = { $player } is choosing who gets a beer.
dice-prompt-sid_heal = { $player }: your turn begins, and as { character-sid_ketchum } you choose who gains 1 life point.
    .waiting = { $player } is choosing who gains 1 life point.
dice-prompt-bart_replace = { $player }: you are about to lose { dice-count-points }; choose how many arrows to take instead ({ $pile } in the pile, the last one stays).
    .waiting = { $player } is choosing between arrows and life points.
dice-prompt-pedro_discard = { $player }: you have lost { dice-count-points } and may return one arrow for each; choose how many of your arrows ({ $arrows }) go back.
    .waiting = { $player } is deciding how many arrows to return.
dice-prompt-kit_discard = { $player }: your gatlings may still send { $left ->
        [one] { $left } arrow
       *[other] { $left } arrows
    } back to the pile; choose whose arrow goes next, or pass.
    .waiting = { $player } is deciding whose arrow goes back to the pile.

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
dice-option-Heal = Give 1 life point to { $seat }
dice-option-TakeInstead = { $count ->
    [0] Take no arrow
   *[other] Take { dice-count-arrows } instead
}
dice-option-DropArrows = { $count ->
    [0] Keep all arrows
   *[other] Return { dice-count-arrows }
}
dice-option-RemoveArrow = Return an arrow of { $seat }

## The log

dice-event-GameBegan = The game begins with { $players ->
    [one] { $players } player
   *[other] { $players } players
}; { $first } takes the dice.
dice-event-TurnBegan = Turn { $number }: { $seat } takes the dice.
dice-event-DiceRolled = { $roll ->
    [1] { $seat } rolls: { $dice }.
   *[other] { $seat } rolls { $count ->
        [one] die { $numbers }
       *[other] dice { $numbers }
    } again (roll { $roll }): { $dice }.
}
dice-event-DiceKept = { $seat } keeps all dice: { $dice }.
dice-event-ArrowsTaken = { $seat } takes { dice-count-arrows }; { $pile ->
    [0] the pile is empty
   *[other] { $pile } left in the pile
}.
dice-event-ArrowsReturned = { $by_is ->
   *[self] { $seat } returns { dice-count-arrows }
    [nobody] { $seat } returns { dice-count-arrows }
    [other] { $by } sends { dice-count-arrows } of { $seat } back
}; { $pile } in the pile.
dice-event-IndiansAttacked = { $seat } has taken the last arrow: the Indians attack!
dice-event-DynamiteExploded = { $count } dynamites explode: the rolling of { $seat } is over.
dice-event-ShotAimed = { $points ->
    [1] { $seat } shoots at { $target } ({ $face_name }).
   *[other] { $seat } uses up a beer and shoots at { $target } for { dice-count-points } ({ $face_name }).
}
dice-event-BeerServed = { $target_is ->
    [self] { $seat } drinks a beer.
   *[other] { $seat } gives a beer to { $target }.
}
dice-event-GatlingFired = { $seat } fires the Gatling Gun at everyone else ({ $count } gatlings).
dice-event-HitDodged = { $seat } takes { $points ->
    [one] an arrow
   *[other] arrows
} instead of losing { dice-count-points } ({ $cause_name }).
dice-event-LifeLost = { $by_is ->
    [nobody] { $seat } loses { dice-count-points } ({ $cause_name }); { $life } left.
   *[other] { $seat } loses { dice-count-points } ({ $cause_name }, { $by }); { $life } left.
}
dice-event-LifeGained = { $by_is ->
    [self] { $seat } gains { dice-count-points } and has { $life } now.
   *[other] { $seat } gains { dice-count-points } from { $by } and has { $life } now.
}
dice-event-Eliminated = { $by_is ->
    [nobody] { $seat } is out of the game ({ $cause_name }) and shows the role: { $role_name }.
   *[other] { $seat } is out of the game ({ $cause_name }, { $by }) and shows the role: { $role_name }.
}
dice-event-LastManStanding = From now on only one goal counts: to be the last one alive.
dice-event-GameEnded = The game is over. { $result } Roles: { $roles }.

## How it ended

dice-result-law-prevails = All Outlaws and Renegades are eliminated: the law has won. { $count ->
    [one] Winner
   *[other] Winners
}: { $winners }.
dice-result-sheriff-dead = The Sheriff is eliminated: the Outlaws have won. Winners: { $winners }.
dice-result-renegade-alone = The Sheriff is eliminated and only a Renegade is alive. Winner: { $winners }.
dice-result-hunter = The hunted player has been eliminated by the right hunter. Winner: { $winners }.
dice-result-last-man = Only one player is still alive. Winner: { $winners }.
dice-result-draw = Nobody is left alive: the game is a draw.

## Why something cannot be done

refusal-dynamite-locked = Die { $die } shows dynamite and cannot be rolled again.
refusal-double-used = You have already doubled a bull's-eye this turn.
refusal-double-no-beer = None of your dice shows a beer to use up for a double shot.
refusal-wrong-distance = { $player } sits { $distance ->
    [one] { $distance } place
   *[other] { $distance } places
} away from you; this bull's-eye hits at a distance of exactly { $reach }.
refusal-last-arrow = The last arrow of the pile must stay there ({ $pile ->
    [one] { $pile } arrow is left
   *[other] { $pile } arrows are left
}).
refusal-no-arrows = { $player } has no arrow to return.
refusal-too-many-arrows = You may return one arrow for each life point lost: you lost { $points } and hold { $held ->
    [one] { $held } arrow
   *[other] { $held } arrows
}.
`,"../../../../src/sixgun/texts/en/kernel.ftl":`### What all games share, in English.

kernel-rule = rule { $rule }
kernel-ruled = { $text } ({ $rule })
kernel-pair = { $left } – { $right }
kernel-option-Pass = Pass
kernel-option-First = { $ability_name } first
kernel-prompt-order_reactions = { $player }: { $count } of your abilities want to act at the same moment; choose which acts first.
    .waiting = { $player } is deciding which of several abilities acts first.

## Why something cannot be done

refusal-game-over = The game is over.
refusal-no-such-seat = There is no seat { $seat } at this table.
refusal-not-your-choice = This is not your choice; the table is waiting for { $waiting }.
refusal-no-such-option = There is no option { $number }; options are numbered 1 to { $options }.
refusal-not-an-option = “{ $text }” is not possible now; the nearest choice is “{ $nearest }”.
refusal-forbidden-by = { $card_name } forbids it.
refusal-not-yourself = You cannot aim at yourself.
refusal-is-out = { $player } is out of the game.

## Why a choice cannot be taken back

refusal-undo-nothing = There is no choice to take back.
refusal-undo-other-player = The last choice was made by { $player }; you can take back only your own.
refusal-undo-random = Chance has had its say since your last choice, so it cannot be taken back.
refusal-undo-reveal = A secret has come to light since your last choice, so it cannot be taken back.
refusal-undo-turn = A new turn has begun since your last choice, so it cannot be taken back.
refusal-redo-nothing = You have not taken back any choice that could be made again.

## What cannot be as asked: settings and files

complaint-game = there is no game '{ $name }'; games are: { $known }
complaint-players = { $game } seats { $least } to { $most } players, not { $players }
complaint-names = { $players ->
    [one] { $players } player needs { $players } name, not { $names }
   *[other] { $players } players need { $players } names, not { $names }
}
complaint-name = '{ $name }' is no name: 1 to 40 printable characters are
complaint-same-name = two players have the same name
complaint-seat = there is no seat { $seat }; seats are 0 to { $last }
complaint-shared-seat = two people cannot share a seat
complaint-seed = a seed is 1 to 128 printable characters, for example 'tumbleweed'
complaint-set = { $game } has no set '{ $name }'; sets are: { $known }
complaint-set-needs = set '{ $name }' needs { $missing }
complaint-no-sets = { $game } needs at least one set; sets are: { $known }
complaint-setting = { $game } has no setting '{ $name }'; settings are: { $known }
complaint-no-settings = { $game } has no setting '{ $name }'; settings are: none
complaint-setting-value = { $setting } cannot be { $value }; choose one of: { $known }
complaint-characters = { $players } players need { $needed } characters, and there are { $known }
complaint-character = there is no character '{ $name }' in these sets; characters are: { $known }
complaint-previous-game = previous_game is the seat that began, a colon, and for every seat the character that survived or '-', for example 0:bart_cassidy,-,black_jack,-; not { $value }
complaint-preset = { $game } has no preset '{ $name }'; presets are: { $known }
complaint-no-presets = { $game } has no preset '{ $name }'; presets are: none
complaint-not-over = the game is not over yet; a series goes on after its end
complaint-level = { $game } has no bot level '{ $level }'; levels are: { $known }
complaint-no-levels = name at least one bot level; levels are: { $known }
complaint-no-bots = { $game } has no bots yet
complaint-engine = there is no engine '{ $name }'; engines are: { $known }
complaint-ray = engine 'ray' needs the package ray, which is not installed; engine 'local' needs nothing
complaint-count = { $name } is a number from 1 up, not { $value }
complaint-language = there is no language '{ $lang }'; languages are: { $known }
complaint-no-terminal = the full-screen table needs a terminal; --plain works everywhere
complaint-folder = there is no folder { $folder }
complaint-unreadable = { $file } cannot be read: { $detail }
complaint-ending = { $file } should end in .csv or .parquet
complaint-pyarrow = Parquet needs the package pyarrow (pip install 'sixgun[lab]'); .csv needs nothing
complaint-games-not-kept = the simulation did not keep its games; run it with keep_games=True
complaint-scenario = the scenario is malformed: { $detail }
complaint-game-over = the game is over and has no position to play on; save the replay instead
complaint-no-words = this position cannot be put into words

## What is wrong with a replay

complaint-no-record = this table keeps no record
complaint-no-entry = the file has no entry '{ $entry }'
complaint-no-list = the file has no list '{ $entry }'
complaint-entry = '{ $entry }' is missing or has the wrong form
complaint-entry-form = an entry has the wrong form: { $detail }
complaint-not-text = '{ $entry }' holds something that is no text
complaint-schema = schema { $schema } is not one this version reads (it reads { $ours })
complaint-schema-form = 'schema' is { $schema }, not a number from 1 up
complaint-version-form = 'sixgun' is '{ $version }', not a version
complaint-different-names = { $players ->
    [one] { $players } player needs { $players } name
   *[other] { $players } players need { $players } different names
}
complaint-seed-digits = 'seed' is not 32 hex digits
complaint-seed-bytes = a seed has { $wanted } bytes, not { $found }
complaint-commitment = the seed does not match the commitment shown before the deal
complaint-position-setup = the position in the file cannot be set up: { $detail }
complaint-position-play = the position cannot be played: { $detail }
complaint-choice-form = choice { $number } is not [seat, text]
complaint-choice-refused = choice { $number } ('{ $text }') is refused: { $reason }
complaint-checksum-form = a checksum is not [number of choices, text]
complaint-choices-checked = { $choices ->
    [one] the file has { $choices } choice, its checksums speak of another number
   *[other] the file has { $choices } choices, its checksums speak of another number
}
complaint-game-differs = the game differs from the file after choice { $number }
`,"../../../../src/sixgun/texts/en/server.ftl":`### The server: why it says no, and what happens at a table besides the game.

server-no-already-begun = The game has begun already.
server-no-bad-file = Line { $line } of the file: { $reason }
server-no-bad-message = The server did not understand that. Load the page again, please.
server-no-bad-request = Something in this request does not fit. Check what you entered and try again.
server-no-clock-off = Nobody is being hurried here.
server-no-engine-fault = That went wrong on our side. The choice was not made, the game goes on, and a report was kept.
server-no-full = All seats are taken. You can watch, or open a table of your own.
server-no-game-on = A bot cannot leave in the middle of a game; somebody can sit down in its place.
server-no-hello-first = The server waited for you to say which table you want.
server-no-name-empty = A name needs at least one letter.
server-no-name-signs = This name has signs nobody can see. Use letters, please.
server-no-name-taken = Somebody here is called { $name } already. Choose another name.
server-no-no-ask = You have nothing to decide now.
server-no-no-longer-seated = This seat is not yours any more. You can watch, or sit down again if a seat is free.
server-no-no-look = There is no such moment in this game.
server-no-no-option = That is not one of the choices any more.
server-no-no-phrase = There is no such phrase.
server-no-no-proposal = There is nothing to agree to.
server-no-no-replay = This is not a replay we can read. A replay file ends in .sixgun.json.
server-no-no-seat = Only who has a seat at the table can do that.
server-no-no-such-seat = There is no such seat, or it cannot be used for that.
server-no-no-table = There is no such table. Check the link, or look for an open table in the lobby.
server-no-no-watching = At this table nobody may watch. Ask the host for a seat.
server-no-not-begun = The game has not begun yet.
server-no-not-host = Only the host can do that.
server-no-not-over = The game is not over yet. Its replay can be seen after the end.
server-no-not-your-seat = More time is something the others can give you.
server-no-nothing-said = There is nothing to say yet.
server-no-old-page = Sixgun has been updated. Load the page again to play on; your seat is kept.
server-no-origin = This request came from another site and was not carried out.
server-no-over = This game has ended.
server-no-person-sits-there = Somebody sits there. Send them away first, or choose another seat.
server-no-seat-taken = This seat has just been taken. Choose another one.
server-no-shutting-down = The server is restarting. You will be back at the table in a moment; nothing is lost.
server-no-stale = The table has moved on meanwhile. Look again before you choose.
server-no-storage = The server cannot write to its disk right now. Nothing was changed; try again in a moment.
server-no-too-big = That is too big for this server.
server-no-too-fast = Slow down a little, partner.
server-no-too-many = There is a crowd at the door. Try again in a moment.
server-no-wrong-token = This private link does not work any more. Ask for a new one.

server-note-away = A bot plays on for { $name }.
server-note-bot-sat = { $name } sits down: a bot.
server-note-came-back = { $name } is back.
server-note-clock = The clock was changed.
server-note-declined = { $name } does not agree.
server-note-faulted = Something went wrong at a choice of { $name }. It was not made; the game goes on.
server-note-handed-over = The seat of { $name } has a new private link.
server-note-host = { $name } is the host now.
server-note-late = Time is up for { $name }; a bot plays on.
server-note-proposed = { $name } would like to take the last choice back.
server-note-sat-down = { $name } sits down.
server-note-sent-away = { $name } was sent away.
server-note-stood-up = { $name } leaves the table.
server-note-taken-back = { $name } took the last choice back.
server-note-time-given = { $name } gets more time.
`,"../../../../src/sixgun/texts/en/web-lobby.ftl":`### The lobby and the form for a new table, in English.

web-lobby-heading = Sixgun: Wild-West games at one table
web-lobby-foot = Free and open source. No account, no tracking, nothing loaded from elsewhere.
web-lobby-home = Sixgun, to the lobby
web-lobby-theme = Light or dark
web-lobby-language = Language
web-lobby-settings = Settings
web-lobby-waiting = Looking around town …
web-lobby-lost = The server does not answer at the moment. Trying again by itself.
web-lobby-nicknames = Drifter, Wrangler, Prospector, Trapper, Tenderfoot, Fiddler, Rustler, Ranger, Tinker, Scout

## The games

web-lobby-games = Games
web-lobby-game-about-dice = Five dice, one Sheriff, nobody to trust.
web-lobby-game-about-bang = Hidden roles and a loaded hand.
web-lobby-game-facts = { $least }–{ $most } players · { $minutes } min
web-lobby-play-now = Play now
web-lobby-play-now-about = Play { $game } now against bots
web-lobby-new-table = New table
web-lobby-new-table-about = New table for { $game }
web-lobby-dealing = Dealing …

## Tables

web-lobby-mine = Your tables
web-lobby-your-turn = Your turn
web-lobby-in-play = Your game goes on
web-lobby-not-begun = Not begun yet
web-lobby-over = Finished
web-lobby-continue = Back to the table
web-lobby-see-end = How it ended
web-lobby-open-tables = Open tables
web-lobby-all-games = All games
web-lobby-no-tables = No open tables right now. Open one, and your friends will find it here.
web-lobby-no-tables-of = No open tables for { $game } right now.
web-lobby-table-of = Table of { $name }
web-lobby-table = Table { $code }
web-lobby-taken = { $taken } of { $players } seats taken
web-lobby-sit = Sit down
web-lobby-sit-at = Sit down: { $table }
web-lobby-watch = Watch
web-lobby-watch-at = Watch: { $table }

## Clocks in a few words

web-clock-none = no clock
web-clock-bank = { $minutes } min + { $seconds } s
web-clock-days = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
}

## Joining

web-lobby-join = Join a table
web-lobby-code = Code or link
web-lobby-code-example = e.g. mesa-owl-42-star
web-lobby-code-wrong = This is neither a code nor a link to a table. A code looks like mesa-owl-42-star.
web-lobby-join-now = Join
web-lobby-name = Your name
web-lobby-name-hint = This is how the others see you.

## Around town

web-lobby-around = Around town
web-lobby-learn = Learn a game in five minutes
web-lobby-cards = All cards and characters
web-lobby-open-replay = Open a replay
web-lobby-open-replay-about = A file ending in .sixgun.json, saved after a game
web-lobby-open-scenario = Open a scenario
web-lobby-open-scenario-about = A position saved as a .yaml file, to be played on
web-lobby-text-table = Text table
web-lobby-text-table-about = Tables as headings, lists and buttons
web-lobby-file-too-big = The file is too big: at most { $kilobytes } KB.
web-lobby-file-unreadable = The file could not be read.

## New table: the form

web-new-heading = New table
web-new-game = Game
web-new-players = Seats
web-new-bots = Bots
web-new-bots-hint = { $free ->
    [0] Nobody else can join: all other seats have bots.
    [one] { $free } seat stays free for people.
   *[other] { $free } seats stay free for people.
}
web-new-level = Strength of the bots
web-new-level-about-greenhorn = Legal and lively: good for a first game.
web-new-level-about-gunslinger = Knows the tricks and reads your role from what you do.
web-new-pace = Pace of the bots
web-new-pace-calm = Calm
web-new-pace-calm-about = Time to follow every move.
web-new-pace-brisk = Brisk
web-new-pace-brisk-about = A short pause after each move.
web-new-pace-instant = At once
web-new-pace-instant-about = No pauses at all.
web-new-boxes = Boxes
web-new-box-always = Always on the table
web-new-box-needs = Needs: { $boxes }
web-new-rules = Rules
web-new-preset-own = Own choice
web-new-preset-own-about = As set below.
web-new-details = Single rules
web-new-any-character = All characters take part.
web-new-some-characters = { $count ->
    [one] Only { $count } character takes part.
   *[other] Only { $count } characters take part.
}
web-new-clock = Clock
web-new-clock-none = None
web-new-clock-none-about = Nobody is hurried.
web-new-clock-bank = Time bank
web-new-clock-bank-about = Minutes for the whole game, some seconds more for each turn.
web-new-clock-days = Days
web-new-clock-days-about = A game by and by: so many days for every decision.
web-new-bank = Time bank
web-new-increment = For each turn
web-new-reaction = For a reaction
web-new-days = For a decision
web-new-minutes = { $count } min
web-new-seconds = { $count } s
web-new-some-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-new-expiry = When the time is up
web-new-expiry-default = The cautious answer is taken
web-new-expiry-bot = A bot decides
web-new-people = People
web-new-listed = Show in the lobby
web-new-listed-about = Anybody may sit down. Otherwise only with the link.
web-new-watching = Spectators may watch
web-new-watching-about = They see what lies open, never a hand or a secret role.
web-new-title = Name of the table
web-new-title-hint = May be left empty.
web-new-open = Open the table
web-new-open-hint = You get a link for your friends.
web-new-begin = Begin at once
web-new-begin-hint = Bots take all free seats.
web-new-busy = One moment …
`,"../../../../src/sixgun/texts/en/web.ftl":`### The web table, in English: what all its pages share.

web-skip = Skip to the main part
web-close = Close

## Titles of the pages

web-title-lobby = Choose a game
web-title-new-table = New table
web-title-table = Table
web-title-replay = Replay
web-title-cards = Cards and characters
web-title-learn = Learn to play
web-title-settings = Settings
web-title-offline = No connection
web-title-not-found = Nothing here

## Ways on

web-to-lobby = Back to the lobby
web-load-again = Load again
web-try-again = Try again

## When something goes wrong

web-not-found-title = This trail ends here
web-not-found-text = There is no page at this address. Perhaps a letter of the link got lost: check it, or ask for it again.
web-broken-title = Something broke on this page
web-broken-text = Nothing is lost: the game is kept on the server. Load the page again and you are back where you were.
web-offline-title = The server cannot be reached
web-offline-text = Your game is safe: the server keeps every choice it has confirmed, and your seat waits for you. Check your connection, or ask whoever runs the server.
web-offline-still = Still no answer.
web-problem-offline = The server does not answer. Check your connection and try again.
web-problem-server = The server gave an answer that makes no sense here (number { $status }). Try again in a moment.
web-problem-no-line = There is no connection at the moment; it will be back by itself. Then try again.

## Strengths of bots

web-level-greenhorn = Greenhorn
web-level-gunslinger = Gunslinger
`});export{e as default};