"""The printed facts of the Dodge City box: one row per card and per character, no behaviour, no prose."""

from typing import Final

PREFIX: Final = "dc"
"""How the ids of its cards begin."""

PLACE: Final = 1
"""Where the box stands on the shelf; the numbers of its cards depend on it."""

COVER: Final = "ten_gallon_hat"
"""The card whose picture is on the cover."""

DECK: Final = (
    # kind, rank, suit
    ("barrel", "A", "clubs"),
    ("binocular", "10", "diamonds"),
    ("dynamite", "10", "clubs"),
    ("hideout", "K", "diamonds"),
    ("mustang", "5", "hearts"),
    ("remington", "6", "diamonds"),
    ("rev_carabine", "5", "spades"),
    ("bang", "8", "spades"),
    ("bang", "5", "clubs"),
    ("bang", "6", "clubs"),
    ("bang", "K", "clubs"),
    ("beer", "6", "hearts"),
    ("beer", "6", "spades"),
    ("brawl", "J", "spades"),
    ("cat_balou", "8", "clubs"),
    ("dodge", "7", "diamonds"),
    ("dodge", "K", "hearts"),
    ("general_store", "A", "spades"),
    ("indians", "5", "diamonds"),
    ("missed", "8", "diamonds"),
    ("panic", "J", "hearts"),
    ("punch", "10", "spades"),
    ("rag_time", "9", "hearts"),
    ("springfield", "K", "spades"),
    ("tequila", "9", "clubs"),
    ("whisky", "Q", "hearts"),
    ("bible", "10", "hearts"),
    ("buffalo_rifle", "Q", "clubs"),
    ("can_can", "J", "clubs"),
    ("canteen", "7", "hearts"),
    ("conestoga", "9", "diamonds"),
    ("derringer", "7", "spades"),
    ("howitzer", "9", "spades"),
    ("iron_plate", "A", "diamonds"),
    ("iron_plate", "Q", "spades"),
    ("knife", "8", "hearts"),
    ("pepperbox", "A", "hearts"),
    ("pony_express", "Q", "diamonds"),
    ("sombrero", "7", "clubs"),
    ("ten_gallon_hat", "J", "diamonds"),
)

CHARACTERS: Final = (
    # id, life
    ("apache_kid", 3),
    ("belle_star", 4),
    ("bill_noface", 4),
    ("chuck_wengam", 4),
    ("doc_holyday", 4),
    ("elena_fuente", 4),
    ("greg_digger", 4),
    ("herb_hunter", 4),
    ("jose_delgado", 4),
    ("molly_stark", 4),
    ("pat_brennan", 4),
    ("pixie_pete", 4),
    ("sean_mallory", 4),
    ("tequila_joe", 4),
    ("vera_custer", 3),
)

BONUS: Final = ()
"""Characters a table may leave out."""
