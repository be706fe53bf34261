"""The printed facts of Gold Rush: one row per character and equipment card, no behaviour, no prose."""

from typing import Final

PLACE: Final = 5
"""Where the box stands on the shelf."""

COVER: Final = "gold_pan"
"""The card whose picture is on the cover."""

CHARACTERS: Final = (
    # id, life points
    ("don_bell", 4),
    ("dutch_will", 4),
    ("jacky_murieta", 4),
    ("josh_mccloud", 4),
    ("madam_yto", 4),
    ("pretty_luzena", 4),
    ("raddie_snake", 4),
    ("simeon_picos", 4),
)

PILES: Final = {
    "equipment": (
        # id, border, copies, cost in nuggets
        ("boots", "black", 1, 3),
        ("bottle", "brown", 3, 2),
        ("calumet", "black", 1, 3),
        ("gold_pan", "black", 1, 3),
        ("gold_rush", "brown", 1, 5),
        ("gun_belt", "black", 1, 2),
        ("horseshoe", "black", 1, 2),
        ("lucky_charm", "black", 1, 3),
        ("pardner", "brown", 3, 2),
        ("pickaxe", "black", 1, 4),
        ("rhum", "brown", 2, 3),
        ("rucksack", "black", 1, 3),
        ("shot", "brown", 3, 1),
        ("union_pacific", "brown", 1, 4),
        ("wanted", "black", 3, 2),
    ),
}

KEPT_BACK: Final = "shadows_only"
"""The setting with which the characters of the box are not dealt."""
