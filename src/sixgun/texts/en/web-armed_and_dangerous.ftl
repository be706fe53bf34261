### The load of Armed & Dangerous on the page.

web-bang-colour-orange = Orange border (▲): stays in play with load on it. Its price is paid from that load; without load it is gone.
web-load-with = With { $cards }
web-load-no-load = No load
web-load-no-upgrade = No upgrade
web-load-no-target = No more targets
web-load-leave-it = Leave it
web-load-let-it-stand = Let it stand
web-load-count = { $count } load
web-load-short = Nearly empty
web-load-on-character = { $count } load on the character
web-load-supply = Load in the supply: { $count }
web-load-title = Load
web-load-about = Load lies on orange cards in play and on characters, up to 4 on each. Orange cards pay with their own load; upgrades and abilities are paid from anywhere you have some.
web-load-bell = { $card }: everyone is at distance 1 for the next card
web-load-belt = { $card }: one more BANG! card this turn
web-text-load-cards = Load on cards: { $cards }.
web-text-load-short = { $count } load, nearly empty
web-text-load-supply = Load in the supply: { $count }.
web-text-sentence = { $said }.
web-load-use-bass_greeves = 1 hand card for 2 load
web-load-use-frankie_canton = Take 1 load
web-load-use-mexicali_kid = Shoot for 2 load
web-load-use-red_ringo = Move load

## The first time

web-load-hint = Orange cards enter play with 3 load and pay for every use with it. An empty one is discarded.
web-load-coach-place_load = Load pays for orange cards, abilities and upgrades. Up to 4 fit on a card or a character.
web-load-coach-pay_load = Whichever card you empty is discarded at once. A Bomb explodes.
web-load-coach-buy_upgrades = Each upgrade costs load; you may take none.
web-load-coach-add_targets = Every further target costs load. They are handled in the order you add them.
web-load-coach-regain_card = The card comes back into your hand and can be played again.
web-load-coach-arrow = Only a BANG! card saves you. A Missed! does not help here.
web-load-coach-roll_again = Everything turned up is void, and new cards are turned up.
web-load-coach-pass_bomb = The load goes with it: the less there is, the sooner it explodes.
web-load-coach-forced_discard = The shot missed, but it costs you a card.
web-load-coach-offer = Your ability fits this moment. You may also pass.
web-load-coach-move_load = It cannot go back, and each card has room for 4.
