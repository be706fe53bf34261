### The page about cards, in English.

web-cards-search = Search names and texts
web-cards-game = Game
web-cards-all-games = All games
web-cards-box = Box
web-cards-all-boxes = All boxes
web-cards-kind = Kind
web-cards-all-kinds = Everything
web-cards-playing = Playing cards
web-cards-characters = Characters
web-cards-sort-brown = Brown cards
web-cards-sort-blue = Blue cards
web-cards-sort-green = Green cards
web-cards-sort-orange = Orange cards
web-cards-faces = Faces of the dice
web-cards-roles = Roles
web-cards-count = { $count ->
    [0] No matches. Try fewer or different words.
    [one] { $count } found
   *[other] { $count } found
}
web-cards-no-such = There is no card at this address. Here are all the others.
web-cards-show-all = Show everything

## One card

web-cards-of-game = Game: { $game }
web-cards-life = { $life ->
    [one] { $life } life point
   *[other] { $life } life points
}
web-cards-bonus = Bonus character: a table may leave it out.
web-cards-brown = Brown card: play it, then it is discarded.
web-cards-blue = Blue card: it stays in front of a player and keeps working.
web-cards-green = Green card: play it in front of you; use it once, from your next turn on (a Missed! effect already from the next player's turn).
web-cards-orange = Orange card: it stays in front of its player with 3 load on it, pays with that load, and is discarded without it.
web-cards-reach = Weapon, range { $reach }
web-cards-extra = { $count ->
    [one] Costs one more card from your hand.
   *[other] Costs { $count } more cards from your hand.
}
web-cards-on-each-die = Once on each of the five dice
web-cards-three = In a game of three
web-cards-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
}
web-cards-rulings = Rulings
web-cards-rulings-about = What we decided where the printed rules leave a gap.
web-cards-share = Copy the link
web-cards-copied = The link is on your clipboard.
web-cards-not-copied = The browser does not let us copy. The link is in the address bar.
