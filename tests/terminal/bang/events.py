"""Positions with events for the tests of the terminal."""

from pathlib import Path

from sixgun.terminal.sitting import Sitting
from tests.terminal.positions import at

ROUND = """
scenario: Dan ends the round, and a new event comes up for Ann
source: high noon 3
game: bang
sets: [base, dodge_city, high_noon, fistful]
given:
  turn: {turn}
  event: {event}
  past: [the_doctor]
  coming: [{coming}]
  Ann:
    role: sheriff
    life: 3
    character: willy_the_kid
    reserve: bart_cassidy
    looked: {looked}
    hand: [bang 7♦, bang 8♦, beer 6♥, mustang 8♥, duel Q♦]
    in_play: [barrel Q♠, winchester 8♠]
  Ben: {{character: rose_doolan, in_play: [schofield J♣, dynamite 2♥], life: 2}}
  Cleo: {{character: jourdonnais, {cleo}}}
  Dan: {{character: paul_regret}}
"""

A_GHOST = "ghost: ghost, in_play: [ghost 9♠]"
"""What Cleo may be; it needs one more box."""

TWO_LEFT = "thirst, law_of_the_west"


def round_with(cleo: str, **words: str) -> str:
    """The same with whatever Cleo is, and the box it needs."""
    text = ROUND.format(cleo=cleo, **words)
    return text.replace("fistful]", "fistful, valley_of_shadows]") if cleo else text


def before(event: str, folder: Path, lang: str = "en", then: str = "thirst", looked: bool = False) -> Sitting:
    """The last turn of a round; with the next one an event comes up."""
    text = ROUND.format(
        turn="Dan", event="none", coming=f"{event}, {then}", looked=str(looked).lower(), cleo=""
    )
    return at(text, folder, lang)


def under(event: str, folder: Path, lang: str = "en", cleo: str = "", looked: bool = True) -> Sitting:
    """Ann's turn while an event is in force, with two more to come."""
    text = round_with(cleo, turn="Ann", event=event, coming=TWO_LEFT, looked=str(looked).lower())
    return at(text, folder, lang)
