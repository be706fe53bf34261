### The card game at the web table, in English.

web-bang-middle = Middle of the table
web-bang-in-play = In play in front of you
web-bang-your-hand = Your hand: { bang-count-cards }
web-bang-hand-of = { $player }'s hand: { bang-count-cards }
web-bang-hand-empty = No cards in hand
web-bang-cards-in-hand = Cards in hand: { $count }
web-bang-hand-limit = Cards in hand: { $count }. At the end of your turn you may keep { $limit }.
web-bang-bangs-left = BANG! cards you may still play this turn: { $count }
web-bang-bangs-any = You may play any number of BANG! cards this turn
web-bang-spoken-card = { $name }, { $rank } of { $suit }
web-bang-sign = { $sign } ({ $suit })
web-bang-you = You
web-bang-lane = { $from }: { $what }, aimed at { $to }
web-bang-lane-alone = { $from }: { $what }
web-bang-last-played = Last played

## Piles, and what is face up for a while

web-bang-deck = Deck
web-bang-about-deck = You draw two cards from it at the start of your turn. When it runs out, the discard pile is shuffled into a new deck.
web-bang-discard = Discard pile
web-bang-about-discard = Nothing has been discarded yet.
web-bang-pile-deck = Deck { $count }
web-bang-pile-discard = Discard { $count }
web-bang-on-offer = General Store
web-bang-turned-up = Turned up
web-bang-only-you-see = Only you see these cards
web-bang-looks-at = { $player } looks at { bang-count-cards }
web-bang-your-characters = Which one will you be?
web-bang-last-one-wins = Now only the last one alive wins.

## Buttons

web-bang-question-act = Play a card or end your turn.
web-bang-random-card = Random card from hand
web-bang-as = as { $kind }
web-bang-take-the-hit = Take the hit
web-bang-not-now = Not now
web-bang-enough = That is enough
web-bang-give-up = Give up
web-bang-end-discarding = End turn, discard { $count }
web-bang-draw-for = { $name }: draw!
web-bang-use-chuck_wengam = 1 life point for 2 cards
web-bang-use-doc_holyday = Shoot for 2 cards
web-bang-use-jose_delgado = Blue card for 2 new ones
web-bang-use-sid_ketchum = 2 cards for 1 life point
web-bang-use-uncle_will = as General Store

## What things mean

web-bang-colour-brown = Brown border (●): played and then discarded.
web-bang-colour-blue = Blue border (■): stays in play in front of a player.
web-bang-colour-green = Green border (◆): play it now; use it from your next turn on, or, if it works as a Missed!, from the next player's turn on.
web-bang-begins-with = Starts with { bang-count-points }, the Sheriff with one more.
web-bang-role-unknown = Role still secret
web-bang-role-hidden = Your role is hidden on this screen.
web-bang-life-now = Life points: { $life } of { $most }
web-bang-reach = Shoots as far as distance { $reach }

## For whoever meets a question for the first time

web-bang-coach-act = Tap a golden card, then a player if it needs one. A grey card tells you what it lacks.
web-bang-coach-shot = A card with a golden frame saves you. Taking the hit costs 1 life point.
web-bang-coach-duel = You take turns discarding BANG! cards. Whoever stops first loses 1 life point.
web-bang-coach-indians = Only a BANG! card drives them off. A Missed! does not help here.
web-bang-coach-rescue = A Beer in your hand saves you now. Without one you are eliminated.
web-bang-coach-discard_excess = You may keep as many cards as you have life points. Choose what to discard.
web-bang-coach-pay_cost = This has a price: choose what you need least.
web-bang-coach-pick_card = You can see the cards on the table; from the hand you get one at random.
web-bang-coach-pick_from_store = Everyone gets one. What you leave, the next player may take.
web-bang-coach-count_flip = Only the suit and the rank matter here, not what the card does.
web-bang-coach-leave_out_flip = Tap the card that helps you least. All the others count together.
web-bang-coach-keep_card = Nobody else sees these cards.
web-bang-coach-copy_character = Tap a player to have the same ability until your next turn.
web-bang-coach-choose_character = Compare the two abilities. More life points mean a longer life and a larger hand.
