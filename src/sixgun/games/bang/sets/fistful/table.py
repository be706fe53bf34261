"""The printed facts of A Fistful of Cards: one row per event, no behaviour, no prose."""

from typing import Final

PLACE: Final = 3
"""Where the box stands on the shelf."""

COVER: Final = "a_fistful_of_cards"
"""The card whose picture is on the cover."""

EVENTS: Final = (
    # id, kind
    ("ambush", "regular"),
    ("sniper", "regular"),
    ("dead_man", "regular"),
    ("blood_brothers", "regular"),
    ("the_judge", "regular"),
    ("lasso", "regular"),
    ("law_of_the_west", "regular"),
    ("hard_liquor", "regular"),
    ("abandoned_mine", "regular"),
    ("peyote", "regular"),
    ("ranch", "regular"),
    ("ricochet", "regular"),
    ("russian_roulette", "regular"),
    ("vendetta", "regular"),
    ("a_fistful_of_cards", "final"),
)
