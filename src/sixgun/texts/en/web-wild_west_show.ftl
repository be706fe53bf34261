### Wild West Show on the page, in English.

web-show-heading = The show
web-show-now = Show card in force
web-show-none = No show card yet
web-show-left = Show cards left: { $count }
web-show-about = Whoever plays a Stagecoach or a Wells Fargo turns up the next one.
web-show-closing = At the bottom of the deck: { $card }
web-show-last-one = The last one in the game wins
web-show-last-about = It stays to the end. Roles no longer decide who wins; what they do during the game remains.
web-show-past = Past show cards
web-show-open-hands = All hands lie open
web-show-hand = Hand: { $cards }
web-show-played = { $player } has played { $count } of 3
web-show-skips = Skips the next turn
web-show-new-role = Your new role: { $role }
web-show-names = Name a card
web-show-find = Find a card
web-show-find-none = No card is called that.
web-show-use-flint_westwood = Swap 1 card for 2
web-show-no-repeat = Do not repeat it
web-cards-sort-show = Show cards
web-cards-show = Show card: it comes into force when someone plays a Stagecoach or a Wells Fargo, and stays until the next one.
web-cards-show-last = Last show card: it lies at the bottom of the deck and stays in force until the game ends.

## In sentences, for the text table

web-text-show-now = Show card in force: { $card }. { $text }
web-text-show-none = No show card is in force yet.
web-text-show-left = Show cards left: { $count }.
web-text-show-last = This is the last show card: the last one in the game wins.
web-text-show-open = All hands lie open.
web-text-show-past = Past show cards: { $cards }.

## For whoever meets a question for the first time

web-show-coach-name_card = If the card is there, it has to be played. If not, everyone sees the whole hand.
web-show-coach-order_target = Distances are measured from the player who plays the card, not from you.
web-show-coach-order_pick = Choose what the card takes or removes.
web-show-coach-obey_order = The card is played as ordered. If that is not allowed, everyone only sees it.
web-show-coach-repeat_card = The BANG! card is discarded; it does not count as played.
web-show-coach-keep_pair = You keep both characters or exchange both.
web-show-coach-give_to_collector = Give up the card that helps you least.
