"""Prepared positions with event cards in which Ann has something to do, or something to see."""

from typing import Final

from tests.e2e.positions import reached

HEAD: Final = """
scenario: browser tests
source: browser tests
game: bang
"""

FOUR: Final = """
  Ann:
    role: sheriff
    character: bart_cassidy
    life: 3
    hand: [bang 7♦, schofield J♣, missed 3♠, beer 6♥]
    in_play: [barrel Q♠]
  Ben: {role: outlaw, character: willy_the_kid, hand: [beer 7♥], in_play: [mustang 8♥, volcanic 10♠]}
  Cleo: {role: renegade, character: rose_doolan, life: 2, hand: [saloon], in_play: [scope]}
  Dan: {role: outlaw, character: vulture_sam, life: 1, hand: [mustang 9♥]}
"""


def at(event: str, more: str = "", players: str = FOUR, coming: str = "[thirst, high_noon]") -> str:
    """Ann's turn while an event is in force."""
    box = "high_noon, fistful"
    return (
        f"{HEAD}sets: [base, dodge_city, {box}]\ngiven:\n  turn: Ann\n  event: {event}\n"
        f"  past: [shootout, sermon]\n  coming: {coming}\n{more}{players}"
    )


HANGOVER: Final = at("hangover")
LASSO: Final = at("lasso")
BLESSING: Final = at("blessing")
RICOCHET: Final = at("ricochet")
GOLD_RUSH: Final = at("gold_rush_event")
LAW_OF_THE_WEST: Final = at("law_of_the_west", "  duty: beer 6♥\n")
FIRST_ROUND: Final = at("none").replace("  past: [shootout, sermon]\n", "")
LAST_EVENT: Final = at("high_noon", coming="[]")

GHOST: Final = """
  Ann: {role: renegade, character: bart_cassidy, ghost: ghost_town, life: 0, hand: [bang 7♦, bang 8♦, panic]}
  Ben: {role: sheriff, character: willy_the_kid, hand: [beer 7♥]}
  Cleo: {role: outlaw, character: rose_doolan, life: 2, hand: [saloon]}
  Dan: {role: outlaw, character: vulture_sam, out: true}
"""
GHOST_TURN: Final = at("ghost_town", players=GHOST)

EIGHT: Final = """
  Ann:
    role: sheriff
    character: bart_cassidy
    hand: [bang 7♦, bang 8♦, missed 3♠, beer 6♥, stagecoach 9♠, panic J♥, cat_balou K♥, duel Q♦]
    in_play: [barrel Q♠, mustang 8♥]
  Bartholomew: {role: outlaw, character: willy_the_kid, hand: [beer 7♥], in_play: [winchester, scope]}
  Екатерина: {role: renegade, character: johnny_kisch, hand: [bang 9♦]}
  Ondřej: {role: outlaw, character: vulture_sam, life: 2, hand: [bang 10♦, bang J♦], in_play: [jail J♠]}
  Wolfgang Amadeus: {role: deputy, character: rose_doolan, hand: [missed 4♠]}
  Greg: {role: outlaw, character: slab_the_killer, hand: [missed 5♠], in_play: [volcanic 10♠, mustang 9♥]}
  Hazel: {role: deputy, character: suzy_lafayette, out: true}
  Finn: {role: renegade, character: paul_regret, hand: [bang 2♦, bang 3♦]}
"""
EIGHT_ROPED: Final = at("lasso", players=EIGHT)

BEFORE_ROUND: Final = """
  Ann: {role: sheriff, character: bart_cassidy, life: 3, hand: [bang 7♦, beer 6♥], in_play: [barrel Q♠]}
  Ben: {role: outlaw, character: willy_the_kid, in_play: [mustang 8♥]}
  Cleo: {role: renegade, character: rose_doolan, life: 2, hand: [saloon]}
  Dan: {role: outlaw, character: vulture_sam, hand: [mustang 9♥]}
"""


def before(coming: str, more: str = "", players: str = BEFORE_ROUND) -> str:
    """Dan's turn, the last of a round: when he ends it, the next event comes into force."""
    text = at("shootout", more, players, coming)
    return text.replace("turn: Ann", "turn: Dan").replace("past: [shootout, sermon]", "past: [sermon]")


NEW_EVENT: Final = before("[thirst, high_noon]")


def question(event: str, players: str = BEFORE_ROUND, more: str = "") -> str:
    """The question an event puts to Ann at the start of her turn."""
    return reached(before(f"[{event}, high_noon]", more, players) + "when:\n  - Dan ends turn\n")


DAN_LAST: Final = BEFORE_ROUND.replace("life: 3", "life: 2")
QUESTIONS: Final = {
    "handcuffs": lambda: question("handcuffs"),
    "peyote": lambda: question("peyote"),
    "ranch": lambda: question("ranch"),
    "hard_liquor": lambda: question("hard_liquor"),
    "blood_brothers": lambda: question("blood_brothers"),
    "new_identity": lambda: question(
        "new_identity", BEFORE_ROUND.replace("bart_cassidy,", "bart_cassidy, reserve: kit_carlson,")
    ),
    "russian_roulette": lambda: question(
        "russian_roulette", BEFORE_ROUND.replace("bang 7♦", "bang 7♦, missed 3♠")
    ),
    "the_daltons": lambda: question(
        "the_daltons", BEFORE_ROUND.replace("[barrel Q♠]", "[barrel Q♠, schofield J♣]")
    ),
}
"""Every question that events ask the player on turn, by the event."""
