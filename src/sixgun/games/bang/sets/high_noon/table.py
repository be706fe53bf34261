"""The printed facts of High Noon: one row per event, no behaviour, no prose."""

from typing import Final

PLACE: Final = 2
"""Where the box stands on the shelf."""

COVER: Final = "high_noon"
"""The card whose picture is on the cover."""

EVENTS: Final = (
    # id, kind
    ("blessing", "regular"),
    ("curse", "regular"),
    ("ghost_town", "regular"),
    ("gold_rush_event", "regular"),
    ("hangover", "regular"),
    ("shootout", "regular"),
    ("the_daltons", "regular"),
    ("the_doctor", "regular"),
    ("the_reverend", "regular"),
    ("sermon", "regular"),
    ("thirst", "regular"),
    ("train_arrival", "regular"),
    ("new_identity", "bonus"),
    ("handcuffs", "bonus"),
    ("high_noon", "final"),
)

RESERVED: Final = ("new_identity",)
"""The events for which every player is dealt a second character."""
