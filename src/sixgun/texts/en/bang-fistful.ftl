### A Fistful of Cards, in English.

set-bang-fistful = A Fistful of Cards
    .about = From the second round on, each round brings an event. The last one shoots at you once for each card in your hand.

## Names of events

card-a_fistful_of_cards = A Fistful of Cards
card-abandoned_mine = Abandoned Mine
card-ambush = Ambush
card-blood_brothers = Blood Brothers
card-dead_man = Dead Man
card-hard_liquor = Hard Liquor
card-lasso = Lasso
card-law_of_the_west = Law of the West
card-peyote = Peyote
card-ranch = Ranch
card-ricochet = Ricochet
card-russian_roulette = Russian Roulette
card-sniper = Sniper
card-the_judge = The Judge
card-vendetta = Vendetta

## What events do

bang-card-a_fistful_of_cards = At the start of your turn, you are shot at once for each card in your hand. As the last event, it stays in force until the game ends.
bang-card-abandoned_mine = At the start of your turn, draw from the discard pile as long as it has cards. If you do, whatever you discard this turn goes face down on the deck.
bang-card-ambush = All players are at distance 1 from each other. Only cards in play and abilities change this.
bang-card-blood_brothers = At the start of your turn, you may lose 1 life point, but not your last one, so that another player regains 1.
bang-card-dead_man = The player who was eliminated first returns at the start of their turn, with 2 life points and 2 cards.
bang-card-hard_liquor = At the start of your turn, you may skip drawing to regain 1 life point.
bang-card-lasso = Cards in play in front of players have no effect.
bang-card-law_of_the_west = Show the second card you draw at the start of your turn. If you can play it this turn, you must.
bang-card-peyote = Instead of drawing, guess whether the top card of the deck is red or black. If you are right, keep it and guess again; if not, discard it and continue your turn.
bang-card-ranch = After you draw at the start of your turn, you may once discard any number of cards from your hand and draw as many.
bang-card-ricochet = In your turn, you may discard BANG! cards to shoot at cards in play, at any distance. Unless its owner uses a Missed!, the card is discarded.
bang-card-russian_roulette = When revealed: from whoever starts the round, players take turns using a Missed!, around and around. The first who does not loses 2 life points.
bang-card-sniper = As often as you like in your turn, you may discard 2 BANG! cards to shoot a player within your weapon's range. It takes two Missed! to cancel this shot.
bang-card-the_judge = Cards that stay in play cannot be played. Those already in play keep working.
bang-card-vendetta = At the end of your turn, “draw!”: on hearts you take another turn, but do not “draw!” again after it.

## What a player must decide

bang-prompt-blood_brothers = You may lose 1 life point so that another player regains 1, or pass.
    .waiting = { $player } is deciding whether to give up a life point.
bang-prompt-hard_liquor = Draw as usual, or skip drawing to regain 1 life point.
    .waiting = { $player } is choosing between cards and a life point.
bang-prompt-peyote = Guess the colour of the top card of the deck: red or black.
    .waiting = { $player } is guessing the colour of a card.
bang-prompt-ranch = Choose the cards you want to exchange, then finish.
    .waiting = { $player } is choosing cards to exchange.
bang-prompt-ricochet = { $by_is ->
       *[other] { $by } shoots at your { $card_name }
        [you] You shoot at your own { $card_name }
        [nobody] Your { $card_name } is shot at
    }; { $needed ->
        [one] use a Missed!
       *[other] use { $needed } Missed!
    } or lose the card.
    .waiting = { $player } may save a card that is under fire.
bang-prompt-ricochet_target = Choose a card in play to shoot at.
    .waiting = { $player } is taking aim at a card.
bang-prompt-roulette = { card-russian_roulette }: use a Missed! or lose 2 life points.
    .waiting = { card-russian_roulette }: { $player } is up.

## Choices

bang-option-GiveLife = Give 1 life point to { $target }
bang-option-Drink = Drink instead of drawing
bang-option-Guess = { $colour ->
   *[red] Guess red
    [black] Guess black
}
bang-option-Exchange = Exchange { $card }
bang-option-Done = Done

## The log

bang-event-CardAimedAt = { $target_is ->
    [self] { $seat } shoots at their own { $card }.
    [you] { $seat } shoots at your { $card }.
   *[other] { $seat } shoots at { $target }'s { $card }.
}
    .you = { $target_is ->
        [self] You shoot at your own { $card }.
       *[other] You shoot at { $target }'s { $card }.
    }
bang-event-CardToDeck = { $card_is ->
    [unseen] { $seat } puts a card face down on the deck.
   *[seen] { $seat } puts { $card } face down on the deck.
}
    .you = { $card_is ->
        [unseen] You put a card face down on the deck.
       *[seen] You put { $card } face down on the deck.
    }
bang-event-CardsExchanged = { $seat } exchanges { bang-count-cards }.
    .you = You exchange { bang-count-cards }.
bang-event-ColourGuessed = { $lucky ->
    [0] { $colour ->
       *[red] { $seat } guesses red and is wrong: { $card }.
        [black] { $seat } guesses black and is wrong: { $card }.
    }
   *[1] { $colour ->
       *[red] { $seat } guesses red and is right: { $card }.
        [black] { $seat } guesses black and is right: { $card }.
    }
}
    .you = { $lucky ->
        [0] { $colour ->
           *[red] You guess red and are wrong: { $card }.
            [black] You guess black and are wrong: { $card }.
        }
       *[1] { $colour ->
           *[red] You guess red and are right: { $card }.
            [black] You guess black and are right: { $card }.
        }
    }
bang-event-DutyShown = { $seat } shows { $card }; if possible, it must be played this turn.
    .you = You show { $card }; if possible, you must play it this turn.
bang-event-RouletteFailed = { $seat } loses at { card-russian_roulette }.
    .you = You lose at { card-russian_roulette }.

## Why something cannot be done

refusal-must-play = You must play { $card_name } first ({ $event_name }).
refusal-kept-for-duty = You may play only one more BANG! card this turn, and it must be the one you showed ({ $event_name }).
refusal-too-few-bangs = You need { $needed ->
    [one] a BANG! card
   *[other] { $needed } BANG! cards
} for that ({ $card_name }), and you have { $cards }.
refusal-nothing-in-play = No card in play can be hit by this one ({ $card_name }).
