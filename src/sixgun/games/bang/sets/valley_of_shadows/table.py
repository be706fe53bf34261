"""The printed facts of The Valley of Shadows: one row per card and per character, no behaviour, no prose."""

from typing import Final

PREFIX: Final = "vos"
"""How the ids of its cards begin."""

PLACE: Final = 8
"""Where the box stands on the shelf; the numbers of its cards depend on it."""

COVER: Final = "ghost"
"""The card whose picture is on the cover."""

DECK: Final = (
    # kind, rank, suit
    ("ghost", "9", "spades"),
    ("ghost", "10", "spades"),
    ("lemat", "4", "diamonds"),
    ("rattlesnake", "7", "hearts"),
    ("shotgun", "K", "spades"),
    ("bounty", "9", "clubs"),
    ("bandidos", "Q", "diamonds"),
    ("escape", "3", "hearts"),
    ("aim", "6", "clubs"),
    ("poker", "J", "hearts"),
    ("backfire", "Q", "clubs"),
    ("saved", "5", "hearts"),
    ("fanning", "2", "spades"),
    ("tomahawk", "A", "diamonds"),
    ("tornado", "A", "clubs"),
    ("last_call", "8", "diamonds"),
)

CHARACTERS: Final = (
    # id, life
    ("colorado_bill", 4),
    ("evelyn_shebang", 4),
    ("henry_block", 4),
    ("lemonade_jim", 4),
    ("mick_defender", 4),
    ("black_flower", 4),
    ("der_spot_burst_ringer", 4),
    ("tuco_franziskaner", 5),
)

BONUS: Final = ("black_flower", "der_spot_burst_ringer", "tuco_franziskaner")
"""Characters a table may leave out."""

BONUS_SETTING: Final = "vos_bonus"
"""The setting that does so."""
