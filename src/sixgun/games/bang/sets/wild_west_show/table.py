"""The printed facts of Wild West Show: one row per character and show card, no behaviour, no prose."""

from typing import Final

PLACE: Final = 10
"""Where the box stands on the shelf."""

COVER: Final = "wild_west_show"
"""The card whose picture is on the cover."""

CHARACTERS: Final = (
    # id, life points
    ("big_spencer", 9),
    ("flint_westwood", 4),
    ("gary_looter", 5),
    ("greygory_deck", 4),
    ("john_pain", 4),
    ("lee_van_kliff", 4),
    ("teren_kill", 3),
    ("youl_grinner", 4),
)

OPENING_HANDS: Final = {"big_spencer": 5}
"""Who is dealt another number of cards at the start than bullets are printed."""

PILES: Final = {
    "show": (
        # id, kind, copies, no price
        ("bone_orchard", "regular", 1, 0),
        ("darling_valentine", "regular", 1, 0),
        ("dorothy_rage", "regular", 1, 0),
        ("gag", "regular", 1, 0),
        ("helena_zontero", "regular", 1, 0),
        ("lady_rosa_of_texas", "regular", 1, 0),
        ("miss_susanna", "regular", 1, 0),
        ("sacagaway", "regular", 1, 0),
        ("showdown", "regular", 1, 0),
        ("wild_west_show", "final", 1, 0),
    ),
}
