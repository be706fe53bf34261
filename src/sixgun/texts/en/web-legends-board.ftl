### Western Legends at the web table: the map and what is done on it, in English.

web-lobby-game-about-legends = Ride, rob, dig and gamble until the whole West knows your name.

## The map

web-legends-map = Map
web-legends-map-whole = Show the whole map
web-legends-zoom-in = Zoom in
web-legends-zoom-out = Zoom out
web-legends-show-own = Show your figure
web-legends-where-to = Where to?
web-legends-destinations = Spaces to choose from
web-legends-go-to = Go to: { $space } ({ legends-amount-spaces })
web-legends-space-with = { $space }: { $who }
web-legends-key-list = list of spaces to choose from
web-legends-key-zoom = zoom the map in or out
web-legends-key-whole = the whole map

## Buttons

web-legends-end-early = { $count ->
    [one] End turn, { $count } action left
   *[other] End turn, { $count } actions left
}
web-legends-step-ready = Buy and use at once
web-legends-step-upgrade = Upgrade
web-legends-step-moved = With the disc from the other story

## A question in fewer words

web-legends-ask-act = { $left ->
    [one] Your turn: { $left } action left.
   *[other] Your turn: { $left } actions left.
}

## What can be done on a space

web-legends-place-plain = There is nothing here but the way to somewhere else. If you meet another character here, you may attack.
web-legends-place-general_store = Buy items and upgrade weapons and mounts, as many as you can afford, in one action. Or work for $10.
web-legends-place-saloon = Open a game of poker; the ante is $10. Or work for $10.
web-legends-place-bank = Sell nuggets for $20 and 1 LP each, or try to rob the bank. Or work for $10.
web-legends-place-doctor = Pay $10 to heal all your wounds and draw a poker card for each. Or work for $10.
web-legends-place-cabaret = Spend money: every $30 earns 1 LP. Or work for $10.
web-legends-place-mine = Roll two dice for gold. Or work for $10.
web-legends-place-ranch = Take cattle, if you have none. Stolen cattle from the other ranch can be sold here. Or work for $10.
web-legends-place-rail_station = Deliver cattle by rail, if you are not Wanted. Or work for $10.
web-legends-place-sheriff_office = Whoever is arrested ends up here. Work for $10.
web-legends-place-hideout = If a bandit is waiting here, you must fight. Otherwise it is a quiet place to work for $10.
