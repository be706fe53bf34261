"""The printed facts of The Great Train Robbery: one row per card, no behaviour, no prose."""

from typing import Final

PLACE: Final = 9
"""Where the box stands on the shelf; the numbers of its cards depend on it."""

PREFIX: Final = "gtr"

DECK: Final = (
    # kind, rank, suit
    ("cactus", "7", "hearts"),
    ("dragoon", "J", "spades"),
    ("evaded", "Q", "clubs"),
    ("full_steam", "2", "spades"),
    ("knife_revolver", "5", "diamonds"),
    ("map", "3", "diamonds"),
    ("money_bag", "Q", "clubs"),
    ("most_wanted", "K", "spades"),
    ("next_stop", "2", "diamonds"),
    ("next_stop", "K", "clubs"),
    ("refund", "3", "spades"),
    ("strongbox", "9", "hearts"),
    ("switch", "6", "hearts"),
    ("train_robbery", "4", "diamonds"),
    ("train_robbery", "J", "clubs"),
    ("water_tower", "8", "hearts"),
)

CHARACTERS: Final = (
    # id, life
    ("benny_brawler", 4),
    ("evan_babbit", 4),
    ("jimmy_texas", 4),
    ("manuelita", 4),
    ("sancho", 3),
    ("sgt_blaze", 5),
    ("shade_oconnor", 4),
    ("zippy_roy", 5),
)

PILES: Final = {
    "railcar": (
        # id, how it is used, copies, no price of its own
        ("baggage_car", "discard", 1, 0),
        ("caboose", "permanent", 1, 0),
        ("cattle_truck", "discard", 1, 0),
        ("circus_wagon", "discard", 1, 0),
        ("coal_hopper", "discard", 1, 0),
        ("dining_car", "permanent", 1, 0),
        ("express_car", "discard", 1, 0),
        ("ghost_car", "permanent", 1, 0),
        ("lounge_car", "discard", 1, 0),
        ("lumber_flatcar", "permanent", 1, 0),
        ("mail_car", "discard", 1, 0),
        ("observation_car", "permanent", 1, 0),
        ("passenger_car", "discard", 1, 0),
        ("prisoner_car", "permanent", 1, 0),
        ("private_car", "permanent", 1, 0),
        ("sleeper_car", "permanent", 1, 0),
    ),
    "station": (
        # id, what is paid there, copies, no price in money
        ("boom_town", "named", 1, 0),
        ("catico", "named", 1, 0),
        ("creepy_creek", "suit", 1, 0),
        ("crowns_hole", "named", 1, 0),
        ("deathwood", "colour", 1, 0),
        ("dodgeville", "named", 1, 0),
        ("fort_wroth", "rank", 1, 0),
        ("frisco", "suit", 1, 0),
        ("miners_oath", "suit", 1, 0),
        ("san_tafe", "suit", 1, 0),
        ("tombrock", "life", 1, 0),
        ("virginia_town", "cards", 1, 0),
        ("yooma", "rank", 1, 0),
    ),
    "locomotive": (
        # id, what it is, copies, no price
        ("ironhorse", "side", 1, 0),
        ("leland", "side", 1, 0),
    ),
}

LAID: Final = ("railcar",)
"""The piles whose cards come to lie in front of players."""
