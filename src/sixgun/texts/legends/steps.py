"""Steps of Western Legends as sentences of no language: what happens, and to whom.

A step happens to the reader (*you gain $10*) or to someone else (*the rival takes 1 wound*), or it is
something that may be done (*to gain $10*): its text has a form for each.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from sixgun.games.legends.content.grammar import Call, ConditionText, Filter, Number, Steps, Word
from sixgun.texts.catalogue import FALLBACK, catalogue
from sixgun.texts.legends.terms import (
    PLAIN,
    THEY,
    TO,
    all_of,
    alternatives,
    amount,
    item,
    matching,
    one_of,
    space,
    supposed,
)
from sixgun.texts.said import Params, Said, Value

GAINS: Final = {"lp": "lp", "mp": "mp", "wp": "wp", "money": "money", "nugget": "nuggets"}
"""Steps that give or take something, and what it is."""

UNITS: Final = {
    "draw": "poker",
    "discard": "poker",
    "discard_random": "poker",
    "heal": "wounds",
    "wound": "wounds",
    "extra_actions": "actions",
    "sheriff": "spaces",
    "sheriff_auto": "spaces",
    "peek_hand": "poker",
    "peek_fight_cards": "fight_cards",
    "nugget_limit": "nuggets",
    "ante_draw": "poker",
}
"""Steps that have a number, and what it is a number of."""

FLAGS: Final = ("uncancellable", "no_bandit_mp")
"""Steps that hold for the whole card and are said in a sentence of their own."""

IDLE: Final = ("nothing", "none")
"""Steps that need not be said where others are."""

CLAUSES: Final = frozenset(
    {
        *("may", "if", "to", "by", "each", "choose", "gain_item_or", "roll_or", "fight_gang", "take_cattle"),
        *("sheriff", "sheriff_auto", "bandits", "own_value", "rival_value", "cancel_fight_effect"),
        *("nugget_limit", "wild", "as_nugget", "mib_lp", "mib_attack", "mib_poker", *FLAGS, *IDLE),
    }
)
"""Steps that are a whole clause: they are not joined with others by *and*."""

OWN_SUBJECT: Final = CLAUSES - {"choose", "may", "gain_item_or", "roll_or", "fight_gang", "take_cattle"}
"""Steps whose clause says itself who does it."""


class Voice(NamedTuple):
    """Of whom the steps are told.

    Attributes:
        who: Somebody else, or None for the reader.
        target: What the target of `to(target, ...)` is called.
        card: Whether they stand on a poker card.
        led: Whether somebody else makes the decisions.
        he: Whether the Man in Black has been named already.
    """

    who: Said | None = None
    target: str = "legends-target"
    card: bool = False
    led: bool = False
    he: bool = False


def steps(calls: Sequence[Call], voice: Voice, form: str, *, inside: bool = False) -> Said:
    """Steps from first to last.

    What stands `inside` of a decision is one piece: joined by *and*, and not saying again of whom it is told.
    """
    calls = [call for call in calls if call.name not in IDLE] or calls[:1]
    parts = [_run(run, voice, form, bare=inside) for run in _runs(calls)]
    told = parts[0]
    for part in parts[1:]:
        told = {"k": "legends-and-so" if inside else "legends-then", "p": {"one": told, "other": part}}
    return told


def _runs(calls: Sequence[Call]) -> list[list[Call]]:
    """Steps that are joined by *and* stand together; a whole clause stands alone."""
    runs: list[list[Call]] = []
    for call in calls:
        if runs and call.name not in CLAUSES and runs[-1][0].name not in CLAUSES:
            runs[-1].append(call)
        else:
            runs.append([call])
    return runs


def _run(calls: list[Call], voice: Voice, form: str, *, bare: bool) -> Said:
    if voice.who is None or _names_subject(calls[0]):
        return all_of(_verbs(calls, voice, form))
    if calls[0].name == "restart_fight":
        # Nobody does it; whoever comes next has to be named again.
        fresh: Said = {"k": f"legends-step-restart_fight{THEY}"}
        if not calls[1:]:
            return fresh
        return {"k": "legends-and-so", "p": {"one": fresh, "other": _run(calls[1:], voice, PLAIN, bare=bare)}}
    verbs = all_of(_verbs(calls, voice, TO if bare and form == TO else THEY))
    return verbs if bare else {"k": "legends-does", "p": {"who": voice.who, "text": verbs}}


def _names_subject(call: Call) -> bool:
    """Whether a step says itself who does it, or is a decision between such steps."""
    if call.name not in ("choose", "may"):
        return call.name in OWN_SUBJECT
    inner = [one for argument in call.arguments for one in _inner(argument)]
    return any(one.name == "restart_fight" or _names_subject(one) for one in inner)


def _verbs(calls: list[Call], voice: Voice, form: str) -> list[Said]:
    """What happens, one part for every step; what is gained or lost in a row needs the verb only once."""
    parts: list[Said] = []
    things: list[Said] = []
    verb = ""
    for call in calls:
        number = _number(call)
        if call.name in GAINS:
            this = "lose" if number < 0 else "gain"
            if this != verb:
                things = []
            else:
                parts.pop()
            verb = this
            things.append(amount(GAINS[call.name], abs(number)))
            part = _formed(verb, form, what=all_of(things))
        else:
            verb = ""
            part = _step(call, voice, form)
        parts.append(part)
    return parts


def _step(call: Call, voice: Voice, form: str) -> Said:
    """One step other than a gain or loss of points, money or nuggets."""
    special = _SPECIAL.get(call.name)
    if special is not None:
        return special(call, voice, form)
    if call.name in UNITS:
        return _formed(call.name, form, what=amount(UNITS[call.name], _number(call)))
    return _formed(call.name, form)


def _heal(call: Call, voice: Voice, form: str) -> Said:
    if isinstance(call.arguments[0], Word):
        return _formed("heal-all", form)
    return _formed("heal", form, what=amount("wounds", _number(call)))


def _half(call: Call, voice: Voice, form: str) -> Said:
    return _formed(f"half-{_word(call)}", form)


def _choose(call: Call, voice: Voice, form: str) -> Said:
    choices = [_inner(one) for one in call.arguments]
    calls = [one[0] for one in choices if len(one) == 1]
    if len(calls) == len(choices):
        if all(one.name == "to" and _word(one) == _word(calls[0]) for one in calls):
            return _imposed(calls, voice, form)
        if all(one.name in GAINS and (_number(one) < 0) == (_number(calls[0]) < 0) for one in calls):
            return _gain_one(calls, voice, form)
    inner = TO if form == TO else PLAIN
    options = [steps(one, voice, inner, inside=not _names_subject(call)) for one in choices]
    shape = PLAIN if voice.led and form == THEY else form
    return {"k": f"legends-choose{shape}", "p": {"options": alternatives(options, "legends-or-else")}}


def _imposed(calls: list[Call], voice: Voice, form: str) -> Said:
    """A choice between things that happen to somebody else."""
    who: Said = {"k": _other(calls[0], voice)}
    other = voice._replace(who=who)
    options = [steps(_inner(one.arguments[1]), other, PLAIN, inside=True) for one in calls]
    text: Said = {"k": "legends-choose.yours", "p": {"options": alternatives(options, "legends-or-else")}}
    return {"k": "legends-does", "p": {"who": who, "text": text}}


def _gain_one(calls: list[Call], voice: Voice, form: str) -> Said:
    """A choice between gains, or between losses: the verb is said once."""
    things = [amount(GAINS[one.name], abs(_number(one))) for one in calls]
    text = _formed("lose" if _number(calls[0]) < 0 else "gain", form, what=one_of(things))
    return {"k": "legends-their_choice", "p": {"text": text}} if form == THEY and not voice.led else text


def _may(call: Call, voice: Voice, form: str) -> Said:
    calls = _inner(call.arguments[0])
    if voice.led and form != THEY:
        return {"k": "legends-by-may", "p": {"text": steps(calls, voice, PLAIN)}}
    return {"k": f"legends-may{form}", "p": {"text": steps(calls, voice, TO, inside=True)}}


def _if(call: Call, voice: Voice, form: str) -> Said:
    asked, then, otherwise = call.arguments
    assert isinstance(asked, ConditionText)
    params: Params = {
        "condition": supposed(asked, voice.who),
        "then": steps(_inner(then), voice, PLAIN),
    }
    rest = _inner(otherwise)
    if rest[0].name in IDLE:
        return {"k": "legends-if-only", "p": params}
    return {"k": "legends-if", "p": {**params, "else": steps(rest, voice, PLAIN)}}


def _to(call: Call, voice: Voice, form: str) -> Said:
    return steps(_inner(call.arguments[1]), voice._replace(who={"k": _other(call, voice)}), form)


def _other(call: Call, voice: Voice) -> str:
    """The key of whoever a step happens to."""
    return "legends-rival" if _word(call) == "rival" else voice.target


def _by(call: Call, voice: Voice, form: str) -> Said:
    calls = _inner(call.arguments[1])
    key = "legends-by"
    if len(calls) == 1 and calls[0].name == "may":
        key, calls = "legends-by-may", _inner(calls[0].arguments[0])
    text = steps(calls, voice._replace(who={"k": "legends-rival"}, led=True), PLAIN)
    return {"k": key, "p": {"text": text}}


def _each(call: Call, voice: Voice, form: str) -> Said:
    who = matching([one for one in call.arguments if isinstance(one, Filter)])
    calls = _inner(call.arguments[-1])
    if any(_names_subject(one) for one in calls):
        text = steps(calls, voice._replace(who={"k": "legends-this_player"}), PLAIN)
        return {"k": "legends-each-one", "p": {"who": who, "text": text}}
    return steps(calls, voice._replace(who={"k": "legends-each", "p": {"who": who}}), form)


def _gain_item_or(call: Call, voice: Voice, form: str) -> Said:
    otherwise = steps(_inner(call.arguments[1]), voice, PLAIN)
    return _formed("item", form, item=item(_word(call), ".it"), **{"else": otherwise})


def _move(call: Call, voice: Voice, form: str) -> Said:
    number = call.arguments[0]
    if isinstance(number, Number) and number.unit:
        return _formed("move-times", form, times=number.value)
    return _formed("move", form, what=amount("spaces", _number(call)))


def _put(call: Call, voice: Voice, form: str) -> Said:
    site = f"site-{_word(call)}.at"
    where: Said = {"k": site}
    if not catalogue(FALLBACK).has(site):
        where = {"k": "legends-at-space", "p": {"space": space(_word(call))}}
    return _formed("place", form, where=where)


def _roll_or(call: Call, voice: Voice, form: str) -> Said:
    otherwise = steps(_inner(call.arguments[1]), voice, PLAIN)
    return _formed("roll", form, what=amount("dice", _number(call)), **{"else": otherwise})


def _steal(call: Call, voice: Voice, form: str) -> Said:
    loot = call.arguments[0]
    assert isinstance(loot, Filter)
    return _formed(f"steal-{loot.key}", form, what=amount(loot.key, int(loot.values[0])))


def _bandits(call: Call, voice: Voice, form: str) -> Said:
    letters: list[Said] = [
        {"k": "legends-rank", "p": {"rank": one.text}} for one in call.arguments if isinstance(one, Word)
    ]
    return _formed("bandits", form, letters=all_of(letters))


def _fight_gang(call: Call, voice: Voice, form: str) -> Said:
    cards: Said = {"k": "legends-cards-drawn", "p": {"count": _number(call)}}
    return _formed("fight_gang", form, what=cards, then=steps(_inner(call.arguments[1]), voice, PLAIN))


def _value(call: Call, voice: Voice, form: str) -> Said:
    number = _number(call)
    worth: Said = {"k": "legends-worth", "p": {"more": "yes" if number > 0 else "no", "count": abs(number)}}
    mine = call.name == "own_value" and voice.card
    return _formed(f"{call.name}-card" if mine else call.name, form, worth=worth)


def _mib_lp(call: Call, voice: Voice, form: str) -> Said:
    return _formed("mib_lp", ".he" if voice.he else form, what=amount("lp", _number(call)))


def _mib_attack(call: Call, voice: Voice, form: str) -> Said:
    sought = call.arguments[1]
    assert isinstance(sought, Word)
    then = steps(_inner(call.arguments[2]), voice._replace(he=True), PLAIN)
    whom: Said = {"k": f"legends-whom-{sought.text}"}
    return _formed(f"mib-{_word(call)}", ".he" if voice.he else form, whom=whom, then=then)


def _mib_poker(call: Call, voice: Voice, form: str) -> Said:
    then = steps(_inner(call.arguments[1]), voice._replace(he=True), PLAIN)
    return _formed("mib-poker", ".he" if voice.he else form, where={"k": f"site-{_word(call)}.at"}, then=then)


_SPECIAL: Final[dict[str, Callable[[Call, Voice, str], Said]]] = {
    "heal": _heal,
    "half": _half,
    "choose": _choose,
    "may": _may,
    "if": _if,
    "to": _to,
    "by": _by,
    "each": _each,
    "gain_item_or": _gain_item_or,
    "step": _move,
    "place": _put,
    "roll_or": _roll_or,
    "steal": _steal,
    "bandits": _bandits,
    "fight_gang": _fight_gang,
    "own_value": _value,
    "rival_value": _value,
    "mib_lp": _mib_lp,
    "mib_attack": _mib_attack,
    "mib_poker": _mib_poker,
}
"""Steps that are more than a verb and a number."""


def _formed(name: str, form: str, **params: Value) -> Said:
    """The text of a step in one of its forms."""
    key = f"legends-step-{name}{form}"
    return {"k": key, "p": {**params}} if params else {"k": key}


def _inner(argument: object) -> tuple[Call, ...]:
    """The steps inside of a step."""
    assert isinstance(argument, Steps)
    return argument.calls


def _number(call: Call) -> int:
    """The number of a step; 0 if it has none."""
    first = call.arguments[0] if call.arguments else None
    return first.value if isinstance(first, Number) else 0


def _word(call: Call) -> str:
    """The first word of a step."""
    first = call.arguments[0]
    assert isinstance(first, Word)
    return first.text
