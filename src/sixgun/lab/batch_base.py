"""What the compiled kernel of the dice game stands on: facts of the game, and random numbers.

Integers stand in for the stable ids; ``CHARACTER_IDS`` and ``ROLE_IDS`` lead back to them. Numba freezes
all of this into the code it keeps on disk and does not notice when this file changes. Nothing here is
expected to: these are facts of the printed game and a published algorithm. Whoever does change something
removes the ``__pycache__`` beside it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

import numba  # type: ignore[import-untyped, unused-ignore]  # numba ships no type information
import numpy as np
import numpy.typing as npt

Ints = npt.NDArray[np.int64]
Words = npt.NDArray[np.uint64]
Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function: Function) -> Function:
    """Compile with numba and keep the machine code on disk; to the type checker nothing changes."""
    return cast(Function, numba.njit(cache=True)(function))


# Faces, in the order in which they are resolved.
ARROW, DYNAMITE, BULLSEYE_1, BULLSEYE_2, BEER, GATLING = range(6)
ALL_DICE: Final = 0b11111

SHERIFF, DEPUTY, OUTLAW, RENEGADE = range(4)
ROLE_IDS: Final = ("sheriff", "deputy", "outlaw", "renegade")
# The first n cards are the roles of n players, from 4 to 8; three players have their own row.
ROLE_DECK: Final = np.array([SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY, OUTLAW, DEPUTY, RENEGADE])
ROLE_DECK_FOR_3: Final = np.array([DEPUTY, OUTLAW, RENEGADE])
TARGET_OF: Final = np.array([-1, RENEGADE, DEPUTY, OUTLAW])  # three players: who a role hunts

(BART_CASSIDY, BLACK_JACK, CALAMITY_JANET, EL_GRINGO, JESSE_JONES, JOURDONNAIS, KIT_CARLSON, LUCKY_DUKE,
 PAUL_REGRET, PEDRO_RAMIREZ, ROSE_DOOLAN, SID_KETCHUM, SLAB_THE_KILLER, SUZY_LAFAYETTE, VULTURE_SAM,
 WILLY_THE_KID) = range(16)  # fmt: skip
CHARACTER_IDS: Final = (
    "bart_cassidy",
    "black_jack",
    "calamity_janet",
    "el_gringo",
    "jesse_jones",
    "jourdonnais",
    "kit_carlson",
    "lucky_duke",
    "paul_regret",
    "pedro_ramirez",
    "rose_doolan",
    "sid_ketchum",
    "slab_the_killer",
    "suzy_lafayette",
    "vulture_sam",
    "willy_the_kid",
)
PRINTED_LIFE: Final = np.array([8, 8, 8, 7, 9, 7, 7, 8, 9, 8, 9, 8, 8, 8, 9, 8])

LAW_WINS, OUTLAWS_WIN, RENEGADE_WINS, DRAW, ABORTED = range(5)
RUNNING: Final = -1

INDIANS, BLAST, BULLSEYES, GUN = range(4)  # the four kinds of batch: how life is lost


def _reach_table() -> npt.NDArray[np.int64]:
    """Where a bull's-eye may go: ``[ability, face is 2, living players]`` -> count, then places to the left.

    Places are counted round the ring of the living; the shooter (place 0) is never reached and a player
    reached both ways counts once. Ability 0 is nobody's, 1 Calamity Janet's, 2 Rose Doolan's.
    """
    table = np.zeros((3, 2, 9, 8), dtype=np.int64)
    for ability in range(3):
        for far in range(2):
            for living in range(2, 9):
                near = 1 + far if living > 3 else 1  # with 2 or 3 living every 2 counts as a 1 (R21 too)
                distances = {near}
                if ability == 1 and living > 3:
                    distances = {1, 2}
                if ability == 2:
                    distances = {near, near + 1}
                places = {sign * distance % living for distance in distances for sign in (1, -1)} - {0}
                table[ability, far, living, 0] = len(places)
                table[ability, far, living, 1 : 1 + len(places)] = sorted(places)
    return table


REACH: Final = _reach_table()

# The generator is sfc64: its counter restarts for every (seed, game), so streams never overlap.
_U1, _U3, _U11, _U24, U32, U40 = (np.uint64(number) for number in (1, 3, 11, 24, 32, 40))
SIX, LOW32, _START = np.uint64(6), np.uint64(0xFFFFFFFF), np.uint64(0x9E3779B97F4A7C15)


@compiled
def next_word(rng: Words) -> np.uint64:
    """The next 64 random bits."""
    word: np.uint64 = rng[0] + rng[1] + rng[3]
    rng[3] += _U1
    rng[0] = rng[1] ^ (rng[1] >> _U11)
    rng[1] = rng[2] + (rng[2] << _U3)
    rng[2] = ((rng[2] << _U24) | (rng[2] >> U40)) + word
    return word


@compiled
def start_stream(rng: Words, seed: int, game: int) -> None:
    """Seed the random numbers of one game."""
    rng[0], rng[1], rng[2], rng[3] = np.uint64(seed), np.uint64(game), _START, _U1
    for _ in range(12):
        next_word(rng)


@compiled
def below(rng: Words, limit: int) -> int:
    """A number in ``range(limit)``; its bias, limit / 2**32, is far below any sampling error."""
    return int(np.int64(((next_word(rng) >> U32) * np.uint64(limit)) >> U32))
