"""Valley of Shadows: answers in the turn of somebody else and choices of all at once give no hand away."""

import pytest

from sixgun.games.bang.model import BangTable
from sixgun.kernel.views import SPECTATOR

from .tables import BOTH, Player, asked, options, say, seen, table

BOXES = (*BOTH, "valley_of_shadows")

HANDS = (
    "escape, saved, backfire",
    "missed 10c, beer 6h, saloon",
    "stagecoach, saloon, bang 3d",
    "barrel, mustang, beer 7h",
)

ATTACKS = {
    "stop_card": ("duel Qd", ("Ann plays duel Q♦ at Ben",)),
    "leap_in": ("bang 2d", ("Ann plays bang 2♦ at Dan", "Dan passes", "Ann passes")),
    "lay_for_poker": ("poker", ("Ann plays poker",)),
    "pass_two": ("tornado", ("Ann plays tornado",)),
}
"""By the question to Ben: what Ann holds, and how it comes to it."""


def begun(prompt: str, hand: str) -> BangTable:
    """Ben is asked something and holds three cards."""
    card, deeds = ATTACKS[prompt]
    g = table(
        Player(hand=f"{card}, winchester, duel 8c, general store 9c"),
        Player("sean_mallory", hand),
        Player(hand="panic 8d, duel Js, volcanic"),
        Player("herb_hunter", hand="indians Kd, dynamite 2h, jail 10s"),
        boxes=BOXES,
    )
    for deed in deeds:
        say(g, deed)
    return g


def of_ben(g: BangTable) -> list[str]:
    """What Ben may answer."""
    return [option.notation(g.names) for ask in g.pending if ask.seat == 1 for option in ask.options]


@pytest.mark.parametrize("prompt", ATTACKS)
def test_a_player_is_asked_alike_whatever_the_hand_holds(prompt: str) -> None:
    tables = [begun(prompt, hand) for hand in HANDS]
    for g in tables:
        assert prompt in [ask.prompt for ask in g.pending if ask.seat == 1]
    for reader in (SPECTATOR, 0, 2, 3):
        assert len({repr(seen(g, reader)) for g in tables}) == 1
    assert len({repr(seen(g, 1)) for g in tables}) == len(HANDS)


@pytest.mark.parametrize("prompt", ["stop_card", "leap_in"])
def test_giving_up_looks_alike_whatever_the_hand_holds(prompt: str) -> None:
    tables = [begun(prompt, hand) for hand in HANDS]
    for g in tables:
        assert asked(g) == ("Ben", prompt) and options(g)[0] == "passes"
        say(g, "Ben passes")
    for reader in (SPECTATOR, 0, 2, 3):
        assert len({repr(seen(g, reader)) for g in tables}) == 1


@pytest.mark.parametrize("prompt", ["lay_for_poker", "pass_two"])
def test_what_was_chosen_in_secret_stays_secret_until_all_have_chosen(prompt: str) -> None:
    tables = [begun(prompt, hand) for hand in (HANDS[1], HANDS[1], HANDS[1], *HANDS)]
    for index, g in enumerate(tables):
        say(g, f"Ben {of_ben(g)[min(index, 2)]}")
    for reader in (SPECTATOR, 0, 2, 3):
        assert len({repr(seen(g, reader)) for g in tables}) == 1
    assert len({repr(seen(g, 1)) for g in tables}) > 1
