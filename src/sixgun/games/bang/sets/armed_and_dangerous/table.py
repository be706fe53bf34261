"""The printed facts of Armed & Dangerous: one row per card and per character, no behaviour, no prose."""

from typing import Final

PREFIX: Final = "ad"
"""How the ids of its cards begin."""

PLACE: Final = 6
"""Where the box stands on the shelf; the numbers of its cards depend on it."""

COVER: Final = "bomb"
"""The card whose picture is on the cover."""

DECK: Final = (
    # kind, rank, suit
    ("bang", "6", "hearts"),
    ("bang", "2", "clubs"),
    ("bang", "2", "diamonds"),
    ("bang", "3", "diamonds"),
    ("cat_balou", "3", "hearts"),
    ("missed", "K", "spades"),
    ("caravan", "2", "spades"),
    ("a_little_nip", "5", "hearts"),
    ("quick_shot", "3", "spades"),
    ("flintlock", "A", "spades"),
    ("arrow", "5", "diamonds"),
    ("duck", "3", "diamonds"),
    ("reloading", "4", "diamonds"),
    ("rust", "9", "spades"),
    ("squaw", "3", "diamonds"),
    ("ace_up_the_sleeve", "A", "hearts"),
    ("bandolier", "2", "hearts"),
    ("beer_keg", "4", "hearts"),
    ("bell_tower", "7", "clubs"),
    ("bomb", "7", "diamonds"),
    ("crate", "3", "hearts"),
    ("lockpick", "2", "clubs"),
    ("tumbleweed", "4", "clubs"),
    ("whip", "5", "clubs"),
    ("big_fifty", "Q", "spades"),
    ("buntline_special", "J", "spades"),
    ("double_barrel", "6", "clubs"),
    ("thunderer", "3", "clubs"),
)

CHARACTERS: Final = (
    # id, life
    ("al_preacher", 4),
    ("bass_greeves", 4),
    ("bloody_mary", 4),
    ("frankie_canton", 4),
    ("julie_cutter", 4),
    ("mexicali_kid", 4),
    ("ms_abigail", 4),
    ("red_ringo", 5),
)

BONUS: Final = ()
"""Characters a table may leave out."""

STARTING_LOAD: Final = {"red_ringo": 4}
"""The load that lies on a character when the game begins."""
