"""Turns of the real engine with every die written down, added up to exact probabilities.

A turn is followed through all results of all rolls. Results that differ only in the order of the dice are
played once and counted as often as they occur; positions with the same dice kept and the same number of rolls
have the same future and are joined (where arrows are counted, only those with as many arrows taken).
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any, Final, NamedTuple, cast

from sixgun.games.catalog import game
from sixgun.games.dice.events import ArrowsTaken, DiceRolled
from sixgun.games.dice.model import DICE, FACES, DiceState
from sixgun.games.dice.options import Reroll
from sixgun.kernel.events import Event
from sixgun.kernel.rng import CountedRng
from sixgun.kernel.scripted import ScriptedRng, ScriptExhausted
from sixgun.kernel.table import Table

STURDY: Final = 60
"""Life points of everyone, so that nobody dies during the turn."""

BYSTANDERS: Final = ("paul_regret", "jesse_jones", "jourdonnais")
PLAYERS: Final = 4
ACTIVE: Final = 0


class Outcome(NamedTuple):
    """How the rolling of a turn ended."""

    dice: tuple[int, ...]
    rolls: int
    arrows: int


Policy = Callable[[tuple[int, ...], int, int], int]
"""From the dice, the mask of those that may be rolled and the rolls made: the mask to roll, 0 to stop."""


def results_of(dice: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every unordered result of some dice, with the number of ordered results it stands for."""
    for faces in combinations_with_replacement(range(len(FACES)), dice):
        same = prod([factorial(count) for count in Counter(faces).values()])
        yield faces, factorial(dice) // same


@cache
def _dealt() -> DiceState:
    rng = CountedRng(bytes(16))
    return cast(DiceState, game("dice").deal(PLAYERS, ("base",), {}, rng))


def before_the_turn(character: str, pile: int | None = None) -> Table[Any]:
    """A table at the very beginning of a turn of `character`; with `pile`, the others hold the rest."""
    state = _dealt().clone()
    state.active = ACTIVE
    for seat, player in enumerate(state.seats):
        player.character = character if seat == ACTIVE else BYSTANDERS[seat - 1]
        player.life = player.max_life = STURDY
    if pile is not None:
        state.seats[1].arrows = state.pile - pile
        state.pile = pile
    return game("dice").table(state, ("Ann", "Ben", "Cleo", "Dan"))


def rolled(table: Table[Any], faces: tuple[int, ...], choice: int | None = None) -> list[Event]:
    """Let the dice fall as written: at the start of a turn, or after a choice. Returns what happened.

    When the written dice are used up because the turn has passed on, the next player does not matter.
    """
    table.state.rng = ScriptedRng(faces)
    table.events = []
    try:
        if choice is None:
            table.advance()
        else:
            table.choose(ACTIVE, choice)
    except ScriptExhausted:
        table.pending = ()
    return table.events


def outcomes(character: str, policy: Policy, *, arrows_count: bool = False) -> Mapping[Outcome, Fraction]:
    """The probability of every outcome of a turn; without `arrows_count` the arrows taken stay 0."""
    found: dict[Outcome, Fraction] = {}
    waiting: dict[tuple[tuple[int, ...], int, int], tuple[Table[Any], int, Fraction]] = {}

    def look(table: Table[Any], happened: list[Event], arrows: int, chance: Fraction) -> None:
        if arrows_count:
            arrows += sum([event.count for event in happened if isinstance(event, ArrowsTaken)])
        roll = next(event for event in happened if isinstance(event, DiceRolled))
        ask = table.pending[0] if table.pending and table.pending[0].prompt == "reroll" else None
        masks = {} if ask is None else masks_in(ask.options)
        mask = policy(roll.dice, max(masks), roll.roll) if masks else 0
        if not mask:
            outcome = Outcome(tuple(sorted(roll.dice)), roll.roll, arrows)
            found[outcome] = found.get(outcome, Fraction(0)) + chance
            return
        kept = tuple(sorted(face for die, face in enumerate(roll.dice) if not mask >> die & 1))
        key = (kept, roll.roll, arrows)
        before = waiting[key][2] if key in waiting else Fraction(0)
        waiting[key] = (table, masks[mask], before + chance)

    for faces, ways in results_of(DICE):
        table = before_the_turn(character)
        look(table, rolled(table, faces), 0, Fraction(ways, 6**DICE))
    while waiting:
        layer = dict(waiting)
        waiting.clear()
        for (kept, _, arrows), (table, choice, chance) in layer.items():
            again = DICE - len(kept)
            for faces, ways in results_of(again):
                copy = table.clone()
                look(copy, rolled(copy, faces, choice), arrows, chance * Fraction(ways, 6**again))
    assert sum(found.values()) == 1
    return found


def masks_in(options: Any) -> dict[int, int]:
    """The dice masks among the options, each with its index."""
    return {option.mask: index for index, option in enumerate(options) if isinstance(option, Reroll)}


def chance_of(turns: Mapping[Outcome, Fraction], condition: Callable[[Outcome], bool]) -> Fraction:
    return sum([chance for outcome, chance in turns.items() if condition(outcome)], Fraction(0))


def mean_of(turns: Mapping[Outcome, Fraction], number: Callable[[Outcome], int]) -> Fraction:
    return sum([chance * number(outcome) for outcome, chance in turns.items()], Fraction(0))


# -- policies --------------------------------------------------------------------------------------------


def keeping(face: int, enough: int = DICE + 1) -> Policy:
    """Keep every die with a face, roll everything else that may be rolled; stop when there are enough."""

    def policy(dice: tuple[int, ...], free: int, rolls: int) -> int:
        kept = sum([1 << die for die, shown in enumerate(dice) if shown == face])
        return 0 if dice.count(face) >= enough else free & ~kept

    return policy


def everything(dice: tuple[int, ...], free: int, rolls: int) -> int:
    """Roll whatever may be rolled."""
    return free


def only(*faces: int) -> Policy:
    """Roll exactly the dice with these faces."""

    def policy(dice: tuple[int, ...], free: int, rolls: int) -> int:
        return free & sum([1 << die for die, shown in enumerate(dice) if shown in faces])

    return policy


def at_most(rolls: int, policy: Policy) -> Policy:
    """The same, but with this many rolls in all."""
    return lambda dice, free, made: 0 if made >= rolls else policy(dice, free, made)
