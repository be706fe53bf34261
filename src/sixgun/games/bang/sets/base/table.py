"""The printed facts of the base box: one row per card and per character, no behaviour, no prose."""

from typing import Final

PREFIX: Final = "base"
"""How the ids of its cards begin."""

PLACE: Final = 0
"""Where the box stands on the shelf; the numbers of its cards depend on it."""

COVER: Final = "bang"
"""The card whose picture is on the cover."""

DECK: Final = (
    # kind, rank, suit
    ("barrel", "Q", "spades"),
    ("barrel", "K", "spades"),
    ("dynamite", "2", "hearts"),
    ("jail", "10", "spades"),
    ("jail", "J", "spades"),
    ("jail", "4", "hearts"),
    ("mustang", "8", "hearts"),
    ("mustang", "9", "hearts"),
    ("scope", "A", "spades"),
    ("volcanic", "10", "spades"),
    ("volcanic", "10", "clubs"),
    ("schofield", "J", "clubs"),
    ("schofield", "Q", "clubs"),
    ("schofield", "K", "spades"),
    ("remington", "K", "clubs"),
    ("rev_carabine", "A", "clubs"),
    ("winchester", "8", "spades"),
    ("bang", "A", "spades"),
    ("bang", "2", "diamonds"),
    ("bang", "3", "diamonds"),
    ("bang", "4", "diamonds"),
    ("bang", "5", "diamonds"),
    ("bang", "6", "diamonds"),
    ("bang", "7", "diamonds"),
    ("bang", "8", "diamonds"),
    ("bang", "9", "diamonds"),
    ("bang", "10", "diamonds"),
    ("bang", "J", "diamonds"),
    ("bang", "Q", "diamonds"),
    ("bang", "K", "diamonds"),
    ("bang", "A", "diamonds"),
    ("bang", "2", "clubs"),
    ("bang", "3", "clubs"),
    ("bang", "4", "clubs"),
    ("bang", "5", "clubs"),
    ("bang", "6", "clubs"),
    ("bang", "7", "clubs"),
    ("bang", "8", "clubs"),
    ("bang", "9", "clubs"),
    ("bang", "Q", "hearts"),
    ("bang", "K", "hearts"),
    ("bang", "A", "hearts"),
    ("missed", "10", "clubs"),
    ("missed", "J", "clubs"),
    ("missed", "Q", "clubs"),
    ("missed", "K", "clubs"),
    ("missed", "A", "clubs"),
    ("missed", "2", "spades"),
    ("missed", "3", "spades"),
    ("missed", "4", "spades"),
    ("missed", "5", "spades"),
    ("missed", "6", "spades"),
    ("missed", "7", "spades"),
    ("missed", "8", "spades"),
    ("beer", "6", "hearts"),
    ("beer", "7", "hearts"),
    ("beer", "8", "hearts"),
    ("beer", "9", "hearts"),
    ("beer", "10", "hearts"),
    ("beer", "J", "hearts"),
    ("cat_balou", "K", "hearts"),
    ("cat_balou", "9", "diamonds"),
    ("cat_balou", "10", "diamonds"),
    ("cat_balou", "J", "diamonds"),
    ("panic", "J", "hearts"),
    ("panic", "Q", "hearts"),
    ("panic", "A", "hearts"),
    ("panic", "8", "diamonds"),
    ("duel", "Q", "diamonds"),
    ("duel", "J", "spades"),
    ("duel", "8", "clubs"),
    ("general_store", "9", "clubs"),
    ("general_store", "Q", "spades"),
    ("indians", "K", "diamonds"),
    ("indians", "A", "diamonds"),
    ("stagecoach", "9", "spades"),
    ("stagecoach", "9", "spades"),
    ("gatling", "10", "hearts"),
    ("saloon", "5", "hearts"),
    ("wells_fargo", "3", "hearts"),
)

CHARACTERS: Final = (
    # id, life
    ("bart_cassidy", 4),
    ("black_jack", 4),
    ("calamity_janet", 4),
    ("el_gringo", 3),
    ("jesse_jones", 4),
    ("jourdonnais", 4),
    ("kit_carlson", 4),
    ("lucky_duke", 4),
    ("paul_regret", 3),
    ("pedro_ramirez", 4),
    ("rose_doolan", 4),
    ("sid_ketchum", 4),
    ("slab_the_killer", 4),
    ("suzy_lafayette", 4),
    ("vulture_sam", 4),
    ("willy_the_kid", 4),
    ("johnny_kisch", 4),
    ("uncle_will", 4),
    ("claus_the_saint", 3),
    ("emiliano", 4),
    ("annie_versary", 4),
)

EXTRAS: Final = ("johnny_kisch", "uncle_will", "claus_the_saint")
"""Characters besides the sixteen of the first edition."""

BONUS: Final = ("emiliano", "annie_versary")
"""Characters a table may leave out."""
