"""Codes of Western Legends as sentences of no language: what cards, tokens, faces and track spaces do.

`told` reads a code of the data files and puts a sentence together from the texts of its moments, steps and
conditions. A row that an owner of the printed game puts in is therefore worded in every language at once.

Steps are told in `sixgun.texts.legends.steps`, conditions and places in `sixgun.texts.legends.terms`.
"""

from functools import cache
from typing import Final

from sixgun.games.legends.content.grammar import ClauseText, parse_code, parse_condition
from sixgun.texts.catalogue import FALLBACK, catalogue
from sixgun.texts.legends.steps import FLAGS, Voice, steps
from sixgun.texts.legends.terms import (
    GOAL,
    PLAIN,
    STORY,
    TO,
    against,
    anywhere,
    beside,
    condition,
    fight,
    one_of,
)
from sixgun.texts.said import Params, Part, Said

CHARACTER: Final = "character"
POKER: Final = "poker"
REACTION: Final = "reaction"
ITEM: Final = "item"
REWARD: Final = "reward"
BONUS: Final = "bonus"
FACE: Final = "face"
TRACK: Final = "track"
FIGHT: Final = "fight"
BLACK: Final = "black"

KINDS: Final = (CHARACTER, POKER, REACTION, ITEM, REWARD, BONUS, FACE, TRACK, FIGHT, BLACK, STORY, GOAL)
"""What a code stands on: abilities of characters, poker cards (`REACTION` for those that are one) and items,
rewards of stories, bonuses of cattle, faces of the dice, spaces of the tracks, effects of fight cards and of
the Man in Black; and the conditions of stories and of goals."""

PREFIXES: Final = {"goal": "goal_", BLACK: "mib_"}
"""Groups whose ids begin with something that their names leave out."""


@cache
def told(code: str, kind: str) -> Said:
    """What a code says, as one or more whole sentences. `kind` is one of `KINDS`.

    Raises:
        GrammarError: The code does not follow the grammar.
    """
    if kind in (STORY, GOAL):
        return _sentence(condition(parse_condition(code), kind))
    sentences = [said for clause in parse_code(code) for said in _clause(clause, kind)]
    if not sentences:
        sentences = [_sentence({"k": "legends-step-none"})]
    text = sentences[0]
    for one in sentences[1:]:
        text = beside(text, one)
    return {"k": "legends-reaction", "p": {"text": text}} if kind == REACTION else text


@cache
def offered(code: str) -> Said:
    """What a code does as one of several choices: in the infinitive, without a full stop."""
    calls = [call for clause in parse_code(code) for call in clause.steps.calls]
    return steps(calls, Voice(), TO)


@cache
def called(group: str, id: str, printed: str = "") -> Part:
    """The name of a printed thing, as ``called("item", "mule", "Mule")``.

    Where the data files print another name than we know, or something that we do not know, the printed name
    stands in every language.
    """
    key = f"{group}-{id.removeprefix(PREFIXES.get(group, ''))}"
    if not catalogue(FALLBACK).has(key):
        return printed or id.replace("_", " ")
    return {"k": key} if printed in ("", catalogue(FALLBACK).say(key, {})[0]) else printed


def _clause(clause: ClauseText, kind: str) -> list[Said]:
    """The sentences of one ability."""
    calls = [call for call in clause.steps.calls if call.name not in FLAGS]
    flags = [
        _sentence({"k": f"legends-step-{call.name}"}) for call in clause.steps.calls if call.name in FLAGS
    ]
    if not calls:
        return flags
    voice = Voice(
        who={"k": "legends-rival"} if kind == FIGHT else None,
        target="legends-attacked" if kind == BLACK else "legends-target",
        card=kind in (POKER, REACTION),
    )
    if not clause.hook:
        return [_sentence(steps(calls, voice, PLAIN)), *flags]
    return [_sentence(_moment(clause, voice, steps(calls, voice, PLAIN))), *flags]


def _moment(clause: ClauseText, voice: Voice, text: Said) -> Said:
    """The text with the moment at which it happens."""
    key = f"legends-on-{clause.hook}"
    filters = {one.key: one for one in clause.filters}
    params: Params = {"text": text}
    if clause.hook == "after_fight":
        params["fight"] = fight(filters, PLAIN)
        key += ".card" if voice.card else ""
    elif clause.hook == "poker_end":
        results = filters["result"].values if "result" in filters else ()
        parts = [*(["card"] if voice.card else []), *(results if len(results) == 1 else ())]
        key += "." + "-".join(parts) if parts else ""
    elif "vs" in filters:
        params["against"] = against(filters["vs"])
        key += ".vs"
    elif "with" in filters:
        others: list[Said] = [{"k": f"legends-with-{one}"} for one in filters["with"].values]
        params["who"] = one_of(others)
        key += ".with"
    elif "at" in filters:
        params["where"] = anywhere(filters["at"])
        key += ".at"
    return {"k": key, "p": params}


def _sentence(text: Said) -> Said:
    return {"k": "legends-sentence", "p": {"text": text}}
