"""`sixgun replay FILE`: step through a replay, or prove that it is what it says."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

from sixgun.cli.options import Options
from sixgun.cli.replay_file import BrokenReplay, Replay, read_replay
from sixgun.cli.words import Mistake, one_line
from sixgun.kernel.complaints import Complaint
from sixgun.kernel.table import Table
from sixgun.kernel.views import SPECTATOR
from sixgun.texts import Speaker

EXAMPLE: Final = "sixgun replay friday.sixgun.json --seat Ann"


def define(options: Options) -> None:
    """Declare the options."""
    options.argument("file", "FILE")
    options.value("seat", "NAME")
    options.flag("all")
    options.flag("verify")
    options.flag("json")


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    """Step through the file, sum it up, or verify it."""
    if not arguments.file:
        raise Mistake("ui-cli-no-file")
    if arguments.seat is not None and arguments.all:
        raise Mistake("ui-cli-seat-or-all")
    replay = read_replay(Path(arguments.file))
    if arguments.verify:
        return _verify(replay, arguments.json, say)
    try:
        table = replay.played()
    except Complaint as wrong:
        raise BrokenReplay(replay.path, wrong) from None
    if arguments.json:
        print(json.dumps(summary(replay, table), ensure_ascii=False))
        return 0
    _step(table, _eyes(arguments, replay), say)
    return 0


def summary(replay: Replay, table: Table[Any]) -> dict[str, Any]:
    """The game in one object."""
    result = table.result
    names = table.names
    return {
        "file": str(replay.path),
        "sixgun": replay.data["sixgun"],
        "game": table.game.id,
        "sets": replay.data["sets"],
        "players": len(names),
        "names": list(names),
        "choices": len(table.history or ()),
        "turns": table.state.turn_number,
        "commitment": replay.data["commitment"],
        "seed": replay.data["seed"],
        "result": None
        if result is None
        else {
            "winners": [names[seat] for seat in result.winners],
            "reason": result.reason,
            "rule": result.rule,
        },
    }


def _verify(replay: Replay, as_json: bool, say: Speaker) -> int:
    """0 if seed, commitment and every checksum agree with the replayed game, else 1."""
    file = str(replay.path)
    try:
        table = replay.played()
    except Complaint as wrong:
        reason = say.complaint(wrong)
        if as_json:
            print(json.dumps({"file": file, "holds": False, "reason": reason}, ensure_ascii=False))
        text = one_line(say.text("ui-cli-verify-fails", file=file, reason=reason))
        print(f"sixgun: {text}", file=sys.stderr)
        return 1
    if as_json:
        print(json.dumps({**summary(replay, table), "holds": True}, ensure_ascii=False))
        return 0
    dealt = replay.data.get("position") is None
    checks = replay.data["checksums"]
    assert isinstance(checks, list)
    print(
        say.text(
            "ui-cli-verify-seed", commitment=str(replay.data["commitment"]), seed=str(replay.data["seed"])
        )
    )
    print(say.text("ui-cli-verify-dealt" if dealt else "ui-cli-verify-position"))
    print(say.text("ui-cli-verify-choices", choices=len(table.history or ()), checks=len(checks)))
    if table.result is not None:
        print(say.result(table.game.id, table.result, table.names))
    print(say.text("ui-cli-verify-holds", file=file))
    return 0


def _eyes(arguments: argparse.Namespace, replay: Replay) -> int:
    """Through whose eyes: one seat's, all at once, or a spectator's."""
    from sixgun.cli.film import ALL_EYES

    if arguments.all:
        return ALL_EYES
    if arguments.seat is None:
        return SPECTATOR
    for seat, name in enumerate(replay.names):
        if name.casefold() == arguments.seat.strip().casefold():
            return seat
    raise Mistake("ui-cli-unknown-player", name=arguments.seat, known=", ".join(replay.names))


def _step(table: Table[Any], eyes: int, say: Speaker) -> None:
    """One line of input, one step; ends with `q` or with the input."""
    from sixgun.cli.film import Film

    film = Film(table, eyes, say)
    moment = 0
    asking = sys.stdin.isatty()
    print(*film.shown(moment), sep="\n", flush=True)
    while True:
        if asking:
            print(say.text("ui-cli-replay-prompt"), end=" ", flush=True)
        line = sys.stdin.readline()
        word, _, rest = line.strip().partition(" ")
        if not line or word == "q":
            return
        wanted = _wanted(word, rest.strip(), moment)
        if wanted is None or not 0 <= wanted <= film.last:
            key = "ui-cli-replay-keys" if wanted is None else _end_of_film(wanted)
            print(say.text(key, last=str(film.last)), flush=True)
            continue
        moment = wanted
        print(*film.shown(moment), sep="\n", flush=True)


def _wanted(word: str, rest: str, moment: int) -> int | None:
    """The moment a line of input asks for, or None if it is not understood."""
    match word:
        case "" | "n":
            return moment + 1
        case "b":
            return moment - 1
        case "g" if rest.isascii() and rest.isdigit() and len(rest) < 10:
            return int(rest)
    return None


def _end_of_film(wanted: int) -> str:
    return "ui-cli-replay-at-start" if wanted < 0 else "ui-cli-replay-at-end"
