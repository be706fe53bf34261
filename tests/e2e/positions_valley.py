"""Prepared positions of The Valley of Shadows in which Ann is asked something, or sees a ghost."""

from collections.abc import Callable, Mapping
from typing import Final

from tests.e2e.positions import reached

HEAD: Final = """
scenario: browser tests
source: browser tests
game: bang
sets: [base, dodge_city, valley_of_shadows]
given:
"""

FIVE: Final = """
  Ann: {role: renegade, character: bart_cassidy, life: 3, hand: [HAND], in_play: [barrel Q♠]}
  Ben: {role: sheriff, character: mick_defender, hand: [beer 7♥, THEIRS]}
  Cleo: {role: outlaw, character: henry_block, ghost: ghost, hand: [panic J♥], in_play: [ghost 9♠, scope]}
  Dan: {role: outlaw, character: lemonade_jim, life: 2, hand: [mustang 9♥, bang 3♦]}
  Eve: {role: deputy, character: tuco_franziskaner, out: true}
"""


def at(turn: str, hand: str, theirs: str = "saloon") -> str:
    """Somebody's turn, with these cards in Ann's hand and in Ben's."""
    return f"{HEAD}  turn: {turn}{FIVE.replace('HAND', hand).replace('THEIRS', theirs)}"


GHOSTLY: Final = at("Ann", "ghost 10♠, bang 7♦, aim, poker, beer 6♥")


def after(position: str, *deeds: str) -> str:
    """The moment after some deeds."""
    return reached(position + "when:\n" + "".join([f"  - {deed}\n" for deed in deeds]))


QUESTIONS: Final[Mapping[str, Callable[[], str]]] = {
    "stop_card": lambda: after(at("Ben", "escape, saloon", "duel Q♦"), "Ben plays duel at Ann"),
    "leap_in": lambda: after(
        at("Ben", "saved, saloon", "tomahawk"),
        "Ben plays tomahawk at Dan",
        "Dan passes",
        "Dan passes",
        "Ben passes",
        "Cleo passes",
    ),
    "lay_for_poker": lambda: after(at("Ben", "saloon, bang 7♦", "poker"), "Ben plays poker"),
    "pass_two": lambda: after(
        at("Ben", "saloon, bang 7♦, beer 6♥, missed 3♠", "tornado"), "Ben plays tornado"
    ),
    "bandidos": lambda: after(
        at("Ben", "saloon, bang 7♦, beer 6♥", "bandidos"),
        "Ben plays bandidos",
        "Dan discards bang 3♦",
    ),
}
"""By prompt: how the moment is reached."""
