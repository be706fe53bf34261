"""Soak test: many random games with random take-backs, every invariant checked after every choice.

A failure names the game's seed and the command that replays it.
"""

import sys
from argparse import ArgumentParser, ArgumentTypeError
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from shlex import quote
from typing import Any, Final, NamedTuple, cast

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import sixgun
from sixgun.games.bang.cards import CAST, KIND, LIFE
from sixgun.games.bang.harm import Estate
from sixgun.games.bang.kinds import KINDS
from sixgun.games.bang.model import NOBODY, BangState
from sixgun.games.bang.model import Seat as BangSeat
from sixgun.games.catalog import GAMES, game
from sixgun.games.dice.effects import Batch
from sixgun.games.dice.model import ARROWS, DiceState
from sixgun.games.dice.queries import rolls_allowed
from sixgun.games.legends.setup import TARGETS
from sixgun.games.roles import ROLES_BY_PLAYERS, SHERIFF
from sixgun.kernel.asks import Refused
from sixgun.kernel.journal import redo, undo, why_no_undo
from sixgun.kernel.rng import FastRng, Rng, seed_bytes
from sixgun.kernel.state import checksum
from sixgun.kernel.table import Table
from sixgun.lab.legends_invariants import legends_invariants

TURN_CAP: Final = 2_000
"""No random game has come near this many turns; one that does is reported as a failure."""

UNDO_EVERY: Final = 8
"""One choice in this many is followed by an attempt to take it back."""

ALL_BULLETS: Final = 70


def dice_invariants(table: Table[Any]) -> Iterator[str]:
    """What is wrong with a dice table (rules 4); nothing if all is well."""
    state = cast(DiceState, table.state)
    living = [seat for seat in state.seats if seat.alive]
    if state.pile + sum(seat.arrows for seat in living) != ARROWS:
        yield f"I1: {state.pile} arrows in the pile and {[seat.arrows for seat in living]} make no {ARROWS}"
    if table.pending and not 1 <= state.pile <= ARROWS:
        yield f"I2: {state.pile} arrows in the pile at a decision"
    in_batch = any(isinstance(frame, Batch) for frame in state.agenda)
    for index, seat in enumerate(state.seats):
        least = 1 if seat.alive and not in_batch else 0
        if not least <= seat.life <= seat.max_life or not 0 <= seat.arrows <= ARROWS:
            yield f"I3: seat {index} has {seat.life} of {seat.max_life} life points and {seat.arrows} arrows"
        if not seat.alive and (seat.life or seat.arrows):
            yield f"I1, I3: seat {index} is out with {seat.life} life points and {seat.arrows} arrows"
    if sum(seat.life for seat in state.seats) > ALL_BULLETS:
        yield f"I4: more than {ALL_BULLETS} life points"
    if tuple(state.ring) != tuple(index for index, seat in enumerate(state.seats) if seat.alive):
        yield f"I5: the ring {state.ring} is not the living"
    for ask in table.pending:
        if not state.seats[ask.seat].alive:
            yield f"I5: seat {ask.seat} is out and is asked {ask.prompt}"
    if state.seats[state.active].alive and not 0 <= state.rolls_made <= rolls_allowed(
        cast(Any, table), state.active
    ):
        yield f"I6: {state.rolls_made} rolls"


def bang_invariants(table: Table[Any]) -> Iterator[str]:
    """What is wrong with a card table; nothing if all is well."""
    state = cast(BangState, table.state)
    zones = [state.deck, state.discard, state.row, state.lap]
    zones.extend([zone for seat in state.seats for zone in (seat.hand, seat.in_play)])
    lying = Counter([card for zone in zones for card in zone])
    if lying != Counter(state.pack()):
        yield f"C1: not every card is in exactly one place: {lying - Counter(state.pack())} too many"
    if tuple(state.ring) != tuple(index for index, seat in enumerate(state.seats) if seat.alive):
        yield f"C2: the ring {state.ring} is not the living"
    if sorted(seat.role for seat in state.seats) != sorted(ROLES_BY_PLAYERS[len(state.seats)]):
        yield f"C3: the roles {[seat.role for seat in state.seats]}"
    characters = [seat.character for seat in state.seats if seat.character]
    if len(set(characters)) != len(characters):
        yield f"C3: the characters {characters}"
    prompts = [getattr(frame, "prompt", "") for frame in state.agenda]
    if state.row and not {"pick_from_store", "count_flip"} & set(prompts):
        yield f"C4: {state.row} left in the middle"
    lapless = not {"keep_card", "give_card"} & set(prompts)
    if (state.lap_of == NOBODY) != (not state.lap) or (state.lap and lapless):
        yield f"C4: {state.lap} left in the lap of {state.lap_of}"
    on_table = [card for seat in state.seats for card in seat.in_play]
    if not set(state.fresh) <= set(on_table) or len(set(state.fresh)) != len(state.fresh):
        yield f"C5: {state.fresh} were put into play this turn, but {on_table} are in play"
    for index, seat in enumerate(state.seats):
        if state.turn_number:
            yield from _seat_faults(state, index, seat)
    for ask in table.pending:
        if not state.seats[ask.seat].alive and ask.prompt != "order_discards":
            yield f"C7: seat {ask.seat} is out and is asked {ask.prompt}"
        if ask.prompt in ("act", "interlude") and state.tray:
            yield f"C8: {state.tray} wait during {ask.prompt}"


def _seat_faults(state: BangState, index: int, seat: BangSeat) -> Iterator[str]:
    """What is wrong with one player of a card table, once characters are chosen."""
    if seat.alive != (seat.life > 0 or bool(seat.ghost)) or not 0 <= seat.life <= seat.max_life:
        yield f"C6: seat {index} has {seat.life} of {seat.max_life} life points, alive: {seat.alive}"
    if seat.max_life != LIFE[seat.character] + (seat.role == SHERIFF) or seat.dealt or len(seat.borrowed) > 1:
        yield f"C6: seat {index} is {seat.role} {seat.character} with {seat.max_life} life points at most"
    kinds = [KIND[card] for card in seat.in_play]
    weapons = [kind for kind in kinds if KINDS[kind].weapon]
    if len(set(kinds)) != len(kinds) or len(weapons) > 1 or not all(KINDS[kind].stays for kind in kinds):
        yield f"C9: {kinds} in front of seat {index}"
    if not seat.alive and state.result is None and (seat.hand or seat.in_play):
        heirs = [frame for frame in state.agenda if isinstance(frame, Estate)]
        waits = [getattr(frame, "prompt", "") in ("order_discards", "inherit") for frame in state.agenda]
        if not heirs and not any(waits):
            yield f"C10: seat {index} is out with {len(seat.hand)} cards in hand and {kinds} in play"


INVARIANTS: Final[dict[str, Callable[[Table[Any]], Iterable[str]]]] = {
    "dice": dice_invariants,
    "bang": bang_invariants,
    "legends": legends_invariants,
}
"""What each game promises about every position."""


class Mix(NamedTuple):
    """What a table is made of: sets and settings."""

    sets: Sequence[str]
    settings: Mapping[str, int | str]

    def __str__(self) -> str:
        said = [f"{name} {value}" for name, value in self.settings.items()]
        return ", ".join([*self.sets, *said])


FLAGS: Final = (
    "expert_characters",
    "simplified_first_game",
    "keep_surviving_characters",
    "rotating_sheriff",
    "open_discard",
)
"""The switches of the card game that a random table turns on now and then."""


def bang_mix(rng: Rng, players: int) -> Mix:
    """Any boxes of the card game, with any settings."""
    sets = ("base",) if rng.below(3) == 0 else ("base", "dodge_city")
    settings: dict[str, int | str] = {flag: 1 for flag in FLAGS if rng.below(4) == 0}
    if rng.below(4) == 0:
        settings["bonus_characters"] = 0
    if settings.keys() & {"keep_surviving_characters", "rotating_sheriff"}:
        cast_of_old = rng.sample([name for box in sets for name in CAST[box]], players)
        survivors = [name if rng.below(2) else "-" for name in cast_of_old]
        settings["previous_game"] = f"{rng.below(players)}:{','.join(survivors)}"
    return Mix(sets, settings)


def legends_mix(rng: Rng, players: int) -> Mix:
    """Any length; goals, or a first game without them, now and then."""
    settings: dict[str, int | str] = {"length": tuple(TARGETS)[rng.below(len(TARGETS))]}
    variant = ("", "goals", "goals", "first_game")[rng.below(4)]
    if variant:
        settings[variant] = 1
    return Mix(("base",), settings)


MIXES: Final[dict[str, Callable[[Rng, int], Mix]]] = {
    "dice": lambda rng, players: Mix(("base",), {}),
    "bang": bang_mix,
    "legends": legends_mix,
}
"""How the sets and settings of a random table are chosen."""


def soak_one(game_id: str, seed: str) -> str | None:
    """Play one random game; what went wrong in it, or None."""
    rng = FastRng.seeded(seed_bytes(f"{seed} choices"))
    kind = game(game_id)
    players = kind.min_players + rng.below(kind.max_players - kind.min_players + 1)
    mix = MIXES[game_id](rng, players)
    wrong = _soak_table(game_id, players, mix, seed, rng)
    return None if wrong is None else f"{players} players with {mix}, {wrong}"


def _soak_table(game_id: str, players: int, mix: Mix, seed: str, rng: Rng) -> str | None:
    try:
        table = sixgun.new(game_id, players, sets=mix.sets, settings=mix.settings, seed=seed)
        choices = 0
        while table.pending:
            ask = table.pending[rng.below(len(table.pending))]
            table.choose(ask.seat, rng.below(len(ask.options)))
            choices += 1
            wrong = list(INVARIANTS[game_id](table))
            if rng.below(UNDO_EVERY) == 0:
                wrong += take_back(table, ask.seat if rng.below(2) else rng.below(players))
            if wrong:
                return f"after choice {choices}: {'; '.join(wrong)}"
            if table.state.turn_number > TURN_CAP:
                return f"no end after {TURN_CAP} turns"
    except Exception as fault:  # whatever the engine raises is what this test is looking for
        return f"{type(fault).__name__}: {fault}"
    return None if table.result is not None else "nobody is asked and nobody has won"


def take_back(table: Table[Any], seat: int) -> Iterator[str]:
    """Try to take back the last choice: refused without a trace, or undone and redone to the same place."""
    before = checksum(table.state)
    moment, reveals = table.state.rng.moment(), table.state.reveals
    if why_no_undo(table, seat) is not None:
        try:
            undo(table, seat)
            yield "a refused take-back happened all the same"
        except Refused:
            pass
    else:
        undo(table, seat)
        if (moment, reveals) != (table.state.rng.moment(), table.state.reveals):
            yield "a take-back crossed chance or a reveal"
        redo(table, seat)
    if checksum(table.state) != before:
        yield "take-back and redo changed the position"


def _soak(job: tuple[str, str]) -> tuple[str, str | None]:
    return job[1], soak_one(*job)


def soak(
    game_id: str, seeds: Sequence[str], jobs: int, progress: Callable[[], None]
) -> list[tuple[str, str]]:
    """Play all games, on several processors if `jobs` is more than one; the failures as (seed, what)."""
    work = [(game_id, seed) for seed in seeds]
    failures: list[tuple[str, str]] = []
    with ExitStack() as stack:
        results: Iterable[tuple[str, str | None]] = map(_soak, work)
        if jobs > 1:
            pool = stack.enter_context(ProcessPoolExecutor(jobs))
            results = pool.map(_soak, work, chunksize=max(1, min(100, len(work) // (4 * jobs))))
        for seed, wrong in results:
            progress()
            if wrong is not None:
                failures.append((seed, wrong))
    return failures


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"{text!r} is not a positive whole number")
    return int(text)


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; 0 when every game held, 1 when one did not."""
    parser = ArgumentParser(
        prog="python -m sixgun.lab.soak",
        description=__doc__,
        epilog="example: python -m sixgun.lab.soak --games 2000 --seed rain --jobs 2",
    )
    parser.add_argument("--game", choices=sorted(GAMES), default="dice", help="what to play (dice)")
    parser.add_argument("--games", type=_positive, default=2000, metavar="N", help="how many games (2000)")
    parser.add_argument(
        "--first", type=_positive, default=1, metavar="K", help="number of the first game (1)"
    )
    parser.add_argument("--seed", default="soak", help="games are dealt from SEED-1, SEED-2, ... (soak)")
    parser.add_argument("--jobs", type=_positive, default=1, metavar="J", help="processes (1)")
    options = parser.parse_args(arguments)
    try:
        sixgun.fresh_seed(f"{options.seed}-{options.first + options.games}")
    except sixgun.BadSettings as wrong:
        parser.error(str(wrong))
    seeds = [f"{options.seed}-{number}" for number in range(options.first, options.first + options.games)]
    columns = (
        TextColumn("soaking {task.fields[game]}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("soak", total=options.games, game=options.game)
        failures = soak(options.game, seeds, options.jobs, lambda: bar.advance(task))
    for seed, fault in failures:
        number = seed.removeprefix(f"{options.seed}-")
        again = f"--game {options.game} --games 1 --first {number} --seed {quote(options.seed)}"
        print(f"seed {seed}: {fault}\n  again: python -m sixgun.lab.soak {again}")
    print(f"{options.games - len(failures)} of {options.games} games of {options.game} held every invariant")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
