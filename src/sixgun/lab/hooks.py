"""The order of abilities: for every event, query, question and effect, who listens and who speaks first.

The answer is computed from the ability classes of the chosen sets, so it is always true. It is kept as a page
of the documentation, where a change of order shows up in review.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from sixgun.games.catalog import GAMES, game
from sixgun.kernel.agenda import Effect, Question
from sixgun.kernel.events import Event
from sixgun.kernel.hooks import TABLE, Ability, Bound, Hook, Query, hooks_of
from sixgun.kernel.registry import BadSettings, Game

PAGE: Final = Path("docs/hooks.md")

PREFACE: Final = """\
# Who speaks first

Written by `make hooks ARGS=--write`; a test keeps it up to date.

Abilities speak in one of two orders and no other:

- **Questions about now** (`modifies`, `forbids`, `replaces`, `offers`): by layer `RULES`, `EVENT`,
  `EQUIPMENT`, `CHARACTER`, `HOUSE`; within a layer those that *set* a value before those that *add* to it;
  then by seat; then the one longest in play.
- **Reactions** (`after`, `whenever`): the rules of the table first, then seat by seat from the active player
  in the direction of play. Whoever has several at the same moment chooses, if the order could matter.

Silencers are asked before all others; a silencer can itself be silenced only from an earlier layer.
*own* means: only if it is about the ability's own player. Where a line names several abilities of one layer,
their seats decide.
"""


def subjects(kind: Game, base: type) -> list[type]:
    """Everything of one sort that a game's rules define: what abilities could listen to."""
    package = type(kind).__module__.rpartition(".")[0]
    found: set[type] = set()
    for name, module in sorted(sys.modules.items()):
        if name == package or name.startswith(f"{package}."):
            found |= {thing for thing in vars(module).values() if isinstance(thing, type)}
    return sorted(
        [thing for thing in found if _defined(thing, base, package)], key=lambda thing: thing.__name__
    )


def _defined(thing: type, base: type, package: str) -> bool:
    """Whether a class is a subject in its own right: not just a base of others, and not from elsewhere."""
    return (
        issubclass(thing, base)
        and str(vars(thing).get("__module__", "")).startswith(package)
        and not thing.__name__.startswith("_")
        and not (thing.__subclasses__() and not getattr(thing, "fields", ()))
    )


def listeners(kind: Game, sets: Sequence[str]) -> list[Bound]:
    """Every hook of every ability in the chosen sets, in the order of questions about now."""
    abilities: list[Ability] = []
    for module in kind.modules:
        if module.id in sets:
            abilities.extend([module.abilities[id](id, TABLE) for id in sorted(module.abilities)])
    bounds = [Bound(ability, hook) for ability in abilities for hook in hooks_of(type(ability))]
    return sorted(bounds, key=lambda bound: bound.rank)


SECTIONS: Final[tuple[tuple[str, Any, str, tuple[str, ...]], ...]] = (
    ("Events", Event, "what happened", ("after",)),
    ("Queries", Query, "what is asked", ("modifies",)),
    ("Questions", Question, "who decides", ("offers",)),
    ("Effects and deeds", Effect, "what would happen", ("forbids", "replaces")),
)
"""Heading, base class, first column, the verbs that listen to it."""


PRINTED: Final = (
    "No ability listens here: the cards of this game carry printed programs ([content](content-legends.md))."
)


def report(kind: Game, sets: Sequence[str]) -> str:
    """The page section of one game with some sets."""
    bounds = listeners(kind, sets)
    lines = [f"## {kind.id}: {', '.join(sets)}", ""]
    if not bounds:
        return "\n".join([*lines, PRINTED, ""])
    for heading, base, column, verbs in SECTIONS:
        lines += [f"### {heading}", "", f"| {column} | who listens, in order |", "| --- | --- |"]
        named = subjects(kind, base)
        extra = {bound.hook.subject for bound in bounds if bound.hook.verb in verbs} - set(named)
        for subject in [
            *named,
            *sorted([other for other in extra if other], key=lambda other: other.__name__),
        ]:
            lines.append(f"| {subject.__name__} | {_speakers(bounds, verbs, subject) or '–'} |")
        lines.append("")
    lines += ["### At every settle point", "", _speakers(bounds, ("whenever",), None) or "Nobody.", ""]
    lines += ["### Silencers", "", _speakers(bounds, ("silences",), None) or "Nobody.", ""]
    return "\n".join(lines)


def _speakers(bounds: Sequence[Bound], verbs: Sequence[str], subject: type | None) -> str:
    found = [bound for bound in bounds if bound.hook.verb in verbs and bound.hook.subject is subject]
    return "; ".join(_described(bound) for bound in found)


def _described(bound: Bound) -> str:
    marks = ", ".join([bound.ability.layer.name, *_marks(bound.hook)])
    return f"`{bound.ability.id}.{bound.hook.name}` ({marks})"


def _marks(hook: Hook) -> Iterator[str]:
    if hook.own:
        yield "own"
    if hook.verb == "modifies":
        yield "sets" if hook.sets else "adds"
    elif hook.verb != "after":
        yield hook.verb


def page() -> str:
    """The whole page: every game with all its sets."""
    sections = [report(game(id), [module.id for module in game(id).modules]) for id in GAMES]
    return "\n".join([PREFACE, *sections])


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the order for a game and sets, or write the page of the documentation."""
    parser = ArgumentParser(
        prog="python -m sixgun.lab.hooks",
        description="Print which abilities listen to what, in which order.",
        epilog="example: python -m sixgun.lab.hooks --game dice --sets base",
    )
    parser.add_argument("--game", choices=sorted(GAMES), help="one game (all of them)")
    parser.add_argument("--sets", help="its sets, separated by commas (all of them)")
    parser.add_argument("--write", action="store_true", help=f"write {PAGE} instead of printing")
    options = parser.parse_args(arguments)
    if options.sets and not options.game:
        parser.error("--sets needs --game, for example --game dice --sets base")
    if options.write:
        if options.game:
            parser.error("--write writes the page of all games; leave --game out")
        PAGE.parent.mkdir(exist_ok=True)
        PAGE.write_text(page(), encoding="utf-8", newline="\n")
        return 0
    if not options.game:
        print(page(), end="")
        return 0
    kind = game(options.game)
    try:
        wanted = options.sets.split(",") if options.sets else [module.id for module in kind.modules]
        print(report(kind, kind.checked_sets(wanted)), end="")
    except BadSettings as wrong:
        parser.error(str(wrong))
    return 0


if __name__ == "__main__":
    sys.exit(main())
