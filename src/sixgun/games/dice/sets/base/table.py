"""The printed numbers of the base box: one row per character, no behaviour, no prose."""

from typing import Final

MANDATORY: Final = "mandatory"
OPTIONAL: Final = "optional"

ROWS: Final = (
    # id, life, whether the player has a say
    ("bart_cassidy", 8, OPTIONAL),
    ("black_jack", 8, OPTIONAL),
    ("calamity_janet", 8, OPTIONAL),
    ("el_gringo", 7, MANDATORY),
    ("jesse_jones", 9, MANDATORY),
    ("jourdonnais", 7, MANDATORY),
    ("kit_carlson", 7, OPTIONAL),
    ("lucky_duke", 8, OPTIONAL),
    ("paul_regret", 9, MANDATORY),
    ("pedro_ramirez", 8, OPTIONAL),
    ("rose_doolan", 9, OPTIONAL),
    ("sid_ketchum", 8, MANDATORY),
    ("slab_the_killer", 8, OPTIONAL),
    ("suzy_lafayette", 8, MANDATORY),
    ("vulture_sam", 9, MANDATORY),
    ("willy_the_kid", 8, MANDATORY),
)

LIFE: Final = {row[0]: row[1] for row in ROWS}
KIND: Final = {row[0]: row[2] for row in ROWS}
