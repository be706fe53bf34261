"""Golden playthroughs: whole games written down, so that every change to the rules shows up in review.

A playthrough lists each choice in notation, what it caused, what everyone then sees and a fingerprint of all
views. The walks count the legal continuations of a few positions, as chess programs do.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, NamedTuple

import sixgun
from sixgun.games.bang.cards import LABEL
from sixgun.games.catalog import GAMES, game
from sixgun.games.dice.model import FACES
from sixgun.games.legends.content.kinds import COLOURS
from sixgun.games.legends.printed import CHARACTERS, ITEMS, SPACES, STORIES, sign
from sixgun.kernel.rng import Rng, seed_bytes
from sixgun.kernel.state import checksum
from sixgun.kernel.table import Table
from sixgun.lab.lots import Lots
from sixgun.texts import speaker

FOLDER: Final = Path("tests/golden")
SEED: Final = "golden"
CLAUSE: Final = "; "
"""Between the parts of a position that a brief layout may leave out."""


class Layout(NamedTuple):
    """How the public part of a game's position is written: fields of a view, some of them put into words.

    A brief one names only what has changed, for games with much on the table.
    """

    dealt: str
    seat: str
    table: str
    in_words: Callable[[Mapping[str, Any]], dict[str, Any]]
    brief: bool = False


def _dice_in_words(view: Mapping[str, Any]) -> dict[str, Any]:
    """Faces by name."""
    return {**view, "dice": " ".join(FACES[face] for face in view["dice"]) or "-"}


def _bang_in_words(view: Mapping[str, Any]) -> dict[str, Any]:
    """Cards by name, and characters that are still to be chosen."""
    seats = [
        {
            **seat,
            "hand": _cards(seat["hand"]),
            "in_play": _cards(seat["in_play"]),
            "character": seat["character"] or " or ".join(seat["dealt"]) or "nobody yet",
            "borrowed": "".join(f" as {id}" for id in seat["borrowed"]),
        }
        for seat in view["seats"]
    ]
    return {**view, "seats": seats, "row": _cards(view["row"]), "discard": _cards(view["discard"][-1:])}


def _cards(cards: Sequence[int]) -> str:
    return ", ".join(LABEL[card] for card in cards) or "-"


def _legends_in_words(view: Mapping[str, Any]) -> dict[str, Any]:
    """Characters, cards, items, places and stories by name."""
    seats = [
        {
            **seat,
            "who": " or ".join(
                CHARACTERS[one].id for one in seat["dealt"] or [seat["character"]] if one >= 0
            ),
            "hand": " ".join(map(sign, seat["hand"])) or "-",
            "points": f" {seat['mp']} MP" if seat["mp"] else f" {seat['wp']} WP" if seat["wp"] else "",
            "where": SPACES[seat["space"]].id if seat["space"] >= 0 else "nowhere yet",
            "gear": _gear(seat),
        }
        for seat in view["seats"]
    ]
    stories = [
        f"{STORIES[story].slug} ({' '.join(view['names'][seat] for seat in discs) or '-'})"
        if story >= 0
        else "-"
        for story, discs in zip(view["stories"], view["discs"], strict=True)
    ]
    bandits = [space.id for space in SPACES if view["bandits"] >> space.index & 1]
    return {
        **view,
        "seats": seats,
        "actions": view["day"]["actions"],
        "discard": " ".join(map(sign, view["discard"][-1:])) or "-",
        "sheriff": SPACES[view["sheriff"]].id,
        "bandits": " ".join(bandits) or "-",
        "stories": ", ".join(stories),
        "black": f"; black {view['black_lp']} LP {SPACES[view['black_space']].id}"
        if view["with_black"]
        else "",
    }


def _gear(seat: Mapping[str, Any]) -> str:
    """A player's items, upgraded ones with a plus, and the colour of cattle."""
    owned = [
        item.id + "+" * (seat["upgraded"] >> number & 1)
        for number, item in enumerate(ITEMS)
        if seat["items"] >> number & 1
    ]
    if seat["cattle_colour"] >= 0:
        owned.append(f"{COLOURS[seat['cattle_colour']]} cattle")
    return ", ".join(owned) or "-"


LAYOUTS: Final = {
    "dice": Layout(
        dealt="{role} {character}",
        seat="{life}/{max_life} life {arrows} arrows {role}",
        table="pile {pile}, dice {dice}, rolls {rolls_made}, beers spent {beers_spent}",
        in_words=_dice_in_words,
    ),
    "bang": Layout(
        dealt="{role} {character}: {hand}",
        seat="{life}/{max_life} life {hand_size} cards ({in_play}){borrowed} {role}",
        table="deck {deck_size}, discard {discard_size}: {discard}, row {row}, lap {lap_size}, bangs {bangs}",
        in_words=_bang_in_words,
    ),
    "legends": Layout(
        dealt="{who}: {hand}",
        seat="{lp} LP{points} ${money} {nuggets} nuggets {wounds} wounds {hand_size} cards {where} ({gear})",
        table="round {round}; actions {actions}; deck {deck_size}, discard {discard}; "
        "sheriff {sheriff}{black}; bandits {bandits}; stories {stories}",
        in_words=_legends_in_words,
        brief=True,
    ),
}


class Form(NamedTuple):
    """One way to play a game: what its files are called, its sets and settings."""

    name: str
    sets: tuple[str, ...] = ("base",)
    settings: tuple[tuple[str, int | str], ...] = ()


BOTH: Final = ("base", "dodge_city")
FORMS: Final = {
    "dice": (Form("dice"),),
    "bang": (
        Form("bang"),
        Form("bang-dodge-city", BOTH),
        Form("bang-expert", BOTH, (("expert_characters", 1), ("open_discard", 1))),
    ),
    "legends": (
        Form("legends"),
        Form("legends-goals", settings=(("goals", 1), ("length", "short"))),
        Form("legends-first", settings=(("first_game", 1),)),
    ),
}
"""Every variant of every game that has golden files."""


class Start(NamedTuple):
    """Where a walk begins: a deal and the number of random choices made since."""

    players: int
    choices: int


WALKS: Final = (Start(2, 40), Start(3, 0), Start(4, 5), Start(5, 12), Start(6, 20), Start(8, 33))
"""Where the walks begin, for every game that seats this many."""
DEPTH: Final = 3


def playthrough(game_id: str, form: Form, players: int) -> str:
    """One whole game with random choices, as text."""
    return "\n".join(_playthrough_lines(game_id, form, players)) + "\n"


def _playthrough_lines(game_id: str, form: Form, players: int) -> Iterator[str]:
    table, rng = _dealt(game_id, form, players)
    layout = LAYOUTS[game_id]
    yield f"game {form.name}, {players} players, seed {SEED} {players}"
    for seat, name in enumerate(table.names):
        own = layout.in_words(sixgun.view(table, seat).to_json())
        yield f"  {name} {layout.dealt.format(**own['seats'][seat])}"
    shown: list[str] = []
    yield from _moment(table, 0, shown)
    number = 0
    while table.pending:
        told = len(table.events or ())
        ask = table.pending[rng.below(len(table.pending))]
        option = ask.options[rng.below(len(ask.options))]
        number += 1
        yield ""
        text = option.notation(table.names)
        yield f"{number}. {table.names[ask.seat]} {text} [{ask.prompt}, {len(ask.options)} options]"
        table.choose(ask.seat, option)
        yield from _moment(table, told, shown)
    result = table.result
    assert result is not None
    winners = ", ".join(table.names[seat] for seat in result.winners) or "nobody"
    yield ""
    yield f"result {winners}: {result.reason} [{result.rule}]"
    yield f"checksum {checksum(table.state)}"


def _dealt(game_id: str, form: Form, players: int) -> tuple[Table[Any], Rng]:
    """A table and the generator of its players' choices."""
    seed = f"{SEED} {players}"
    table = sixgun.new(game_id, players, sets=form.sets, settings=dict(form.settings), seed=seed)
    return table, Lots(seed_bytes(f"{seed} choices"))


def _moment(table: Table[Any], told: int, shown: list[str]) -> Iterator[str]:
    """What was reported since a moment, and what can be seen now; `shown` is what was last written."""
    for event in (table.events or [])[told:]:
        line = speaker("en", strict=True).event(table.game.id, event, table.names)
        yield f"  {line or type(event).__name__}"
    layout = LAYOUTS[table.game.id]
    public = layout.in_words(sixgun.view(table).to_json())
    rows = zip(table.names, public["seats"], strict=True)
    seats = [f"{name} {layout.seat.format(**seat)}".rstrip() for name, seat in rows]
    middle = layout.table.format(**public).split(CLAUSE)
    for parts, between in ((seats, ", "), (middle, CLAUSE)):
        news = [part for part in parts if not layout.brief or part not in shown]
        if news:
            yield f"  = {between.join(news)}"
    shown[:] = [*seats, *middle]
    views = [_digest(sixgun.view(table, seat).canonical()) for seat in range(-1, len(table.names))]
    yield f"  = state {checksum(table.state)}, views {' '.join(views)}"


def _digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=3).hexdigest()


def walks(game_id: str, form: Form) -> str:
    """How many continuations some positions have, depth by depth, and one fingerprint of all their ends."""
    lines = [f"game {form.name}: players, choices made, then legal continuations of 1, 2, ... choices"]
    kind = game(game_id)
    for start in WALKS:
        if not kind.min_players <= start.players <= kind.max_players:
            continue
        table, rng = _dealt(game_id, form, start.players)
        for _ in range(start.choices):
            ask = table.pending[rng.below(len(table.pending))]
            table.choose(ask.seat, rng.below(len(ask.options)))
        ends = blake2b(digest_size=8)
        counts = [0] * DEPTH
        for depth, state in _continuations(table.clone(), 1):
            counts[depth - 1] += 1
            if depth < DEPTH:
                ends.update(state.encode())
        numbers = " ".join(str(count) for count in counts)
        lines.append(f"{start.players} {start.choices}: {numbers}, positions {ends.hexdigest()}")
    return "\n".join(lines) + "\n"


def _continuations(table: Table[Any], depth: int) -> Iterator[tuple[int, str]]:
    """Every legal continuation up to the depth, with the position it leads to (not for the deepest)."""
    for ask in table.pending:
        if depth == DEPTH:
            yield from [(depth, "")] * len(ask.options)
            continue
        for index in range(len(ask.options)):
            copy = table.clone()
            copy.choose(ask.seat, index)
            yield depth, checksum(copy.state)
            yield from _continuations(copy, depth + 1)


def documents() -> dict[str, Callable[[], str]]:
    """Every golden file by name, with the function that generates it."""
    found: dict[str, Callable[[], str]] = {}
    for id in GAMES:
        kind = game(id)
        for form in FORMS[id]:
            for players in range(kind.min_players, kind.max_players + 1):
                found[f"{form.name}-{players}.txt"] = partial(playthrough, id, form, players)
            found[f"{form.name}-walks.txt"] = partial(walks, id, form)
    return found


def difference(path: Path, text: str) -> str | None:
    """Where a golden file differs from what the engine does now, in one line, or None."""
    if not path.is_file():
        return f"{path.name}: the file is missing"
    old, new = path.read_text(encoding="utf-8").splitlines(), text.splitlines()
    for number, (before, now) in enumerate(zip(old, new, strict=False), 1):
        if before != now:
            return f"{path.name}, line {number}: {before.strip()!r} is now {now.strip()!r}"
    if len(old) != len(new):
        return f"{path.name}: {len(old)} lines are now {len(new)}"
    return None


def main(arguments: Sequence[str] | None = None) -> int:
    """Rewrite the golden files, or compare them with the engine; 1 if one differs."""
    parser = ArgumentParser(
        prog="python -m sixgun.lab.golden",
        description="Rewrite the golden playthroughs, or compare them with the engine.",
        epilog="example: python -m sixgun.lab.golden --check",
    )
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    parser.add_argument("--folder", type=Path, default=FOLDER, help=f"where the files are ({FOLDER})")
    options = parser.parse_args(arguments)
    if not options.folder.is_dir():
        parser.error(f"there is no folder {options.folder}; start this where the project is")
    differing = 0
    for name, make in documents().items():
        text = make()
        found = difference(options.folder / name, text)
        if found is None:
            continue
        differing += 1
        print(found)
        if not options.check:
            (options.folder / name).write_text(text, encoding="utf-8", newline="\n")
    verb = "differ" if options.check else "rewritten"
    print(f"{differing} of {len(documents())} golden files {verb}")
    return 1 if options.check and differing else 0


if __name__ == "__main__":
    sys.exit(main())
