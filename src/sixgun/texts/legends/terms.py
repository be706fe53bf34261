"""Conditions and places of Western Legends as sentences of no language: what stories and goals ask for.

The codes of the data files say it; see `sixgun.games.legends.content.grammar`. Every term has a text of its
own, so rows that an owner of the printed game puts in read as well as ours.
"""

from collections.abc import Sequence
from typing import Final

from sixgun.games.legends.content.grammar import Argument, Call, ConditionText, Filter, Word
from sixgun.games.legends.content.vocabulary import HAVE_LIMITS, OTHER_RANCH
from sixgun.texts.catalogue import FALLBACK, catalogue
from sixgun.texts.said import Params, Part, Said, either, together

PLAIN: Final = ""
TO: Final = ".to"
THEY: Final = ".they"
ARE: Final = ".are"
"""Forms of a text: what the reader does, the same in the infinitive, what someone else does, and what follows
*if you*. A language that needs no form of its own says the plain text."""

STORY: Final = "story"
GOAL: Final = "goal"

VERBS: Final = {
    "cattle": "legends-carry",
    "nuggets": "legends-carry",
    "mounts": "legends-own",
    "misc_items": "legends-own",
    "upgraded_mounts": "legends-own",
    "poker": "legends-hold",
}
"""How one says that somebody has something; *have* for everything else."""

HAVING: Final = frozenset({"legends-have", *VERBS.values()})

COUNTED: Final = {
    "prospect": ("nuggets", "nuggets"),
    "sell": ("nuggets", "nuggets"),
    "doctor": ("healed", "wounds"),
    "revel": ("spent", "money"),
}
"""Events that count something: the key of the number, and what it is a number of."""

GAINED: Final = {"money_gained": "money", "mp_gained": "mp", "wp_gained": "wp"}
TURN_UNITS: Final = {**GAINED, "steps": "spaces", "lp_in_one_action": "lp"}

AGAINST_PLAYERS: Final = frozenset({"arrest", "duel", "rob"})
MONEY_UNIT: Final = 10


def condition(text: ConditionText, scope: str) -> Said:
    """What has to be fulfilled. The `scope` tells what stories ask for this turn from what goals ask for."""
    told = [_all([term(call, TO, scope) for call in terms]) for terms in text.alternatives]
    return alternatives(told, "legends-or-if")


def supposed(text: ConditionText, who: Said | None) -> Said:
    """What follows *if*: about somebody, or about the reader."""
    told = []
    for terms in text.alternatives:
        parts = [nobody(call) for call in terms if call.name == "none"]
        own = [term(call, THEY if who else ARE, "") for call in terms if call.name != "none"]
        if own and who:
            parts.insert(0, {"k": "legends-does", "p": {"who": who, "text": _all(own)}})
        elif own:
            parts.insert(0, {"k": "legends-you", "p": {"text": _all(own)}})
        told.append(all_of(parts))
    return alternatives(told, "legends-or-if")


def matching(filters: Sequence[Filter]) -> Said:
    """What is true of every player that the filters fit: ``stands in Darkrock``."""
    return all_of([_matches(one) for one in filters])


def nobody(call: Call) -> Said:
    """That no player is so."""
    return {"k": "legends-nobody", "p": {"who": matching(_filters(call.arguments))}}


def term(call: Call, form: str, scope: str) -> Said:
    """One thing that has to be so."""
    first = call.arguments[0]
    match call.name:
        case "at":
            return _formed("legends-stand", form, where=where(call.arguments))
        case "end_move":
            return _formed("legends-end_move", form, where=where(call.arguments))
        case "did":
            assert isinstance(first, Word)
            return _did(first.text, _filters(call.arguments), form, scope)
        case "none":
            return nobody(call)
    assert isinstance(first, Filter)
    match call.name:
        case "have":
            return _have(first, form)
        case "turn":
            unit = TURN_UNITS.get(first.key, first.key)
            key = "gained" if first.key in GAINED else first.key
            return _formed(f"legends-turn-{key}", form, what=_compared(unit, first))
        case _:
            return _pay(first, form)


def _matches(filter: Filter) -> Said:
    if filter.key in ("site", "kind", "region", "town", "hideout"):
        return _formed("legends-stand", THEY, where=where((filter,)))
    return _have(filter, THEY)


def _have(filter: Filter, form: str) -> Said:
    match filter.key:
        case "item":
            return _formed("legends-own", form, what=item(filter.values[0], ".it"))
        case "upgraded":
            return _formed("legends-own", form, what=item(filter.values[0], ".better"))
        case "side":
            sides: list[Said] = [{"k": f"side-{side}.be"} for side in filter.values]
            return {"k": f"legends-be{form}", "p": {"what": one_of(sides)}}
    if filter.values == ("mib",):
        return _formed("legends-fewer-than-black", form)
    if _upper(filter) == 0:
        return _formed("legends-have-none", form, what={"k": f"legends-amount-{filter.key}.none"})
    what = _compared(filter.key, filter, HAVE_LIMITS[filter.key])
    return _formed(VERBS.get(filter.key, "legends-have"), form, what=what)


def _pay(filter: Filter, form: str) -> Said:
    if filter.key == "item":
        return _formed("legends-pay-item", form, what=item(filter.values[0], ".it"))
    return _formed(f"legends-pay-{filter.key}", form, what=amount(filter.key, int(filter.values[0])))


def _did(event: str, filters: Sequence[Filter], form: str, scope: str) -> Said:
    by_key = {one.key: one for one in filters}
    count = int(by_key["count"].values[0]) if "count" in by_key else 1
    told = fight(by_key, form, count) if event == "fight" else _deed(event, by_key, form)
    if count > 1 and event != "fight":
        told = {"k": "legends-times", "p": {"text": told, "count": count}}
    if scope == STORY:
        return {"k": "legends-this_turn", "p": {"text": told}}
    return {"k": "legends-one_round", "p": {"text": told}} if count > 1 else told


def _deed(event: str, filters: dict[str, Filter], form: str) -> Said:
    """An event other than a fight."""
    match event:
        case "work":
            told = _formed("legends-did-work", form)
            return beside(told, where((filters["site"],))) if "site" in filters else told
        case "buy" | "upgrade":
            bought: list[Said] = [{"k": "legends-did-item"}]
            if "category" in filters:
                bought = [{"k": f"category-{one}.it"} for one in filters["category"].values]
            return _formed(f"legends-did-{event}", form, what=one_of(bought))
        case "deliver":
            how = filters["how"].values if "how" in filters else ()
            return _formed(f"legends-did-deliver-{how[0]}" if len(how) == 1 else "legends-did-deliver", form)
        case "poker":
            return _poker(filters, form)
    if event in COUNTED:
        key, unit = COUNTED[event]
        if key in filters:
            return _formed(f"legends-did-{event}-{key}", form, what=_compared(unit, filters[key]))
    return _formed(f"legends-did-{event}", form)


def _poker(filters: dict[str, Filter], form: str) -> Said:
    results = filters["result"].values if "result" in filters else ()
    told = _formed(f"legends-did-poker-{results[0]}" if len(results) == 1 else "legends-did-poker", form)
    if "town" in filters:
        told = beside(told, where((filters["town"],)))
    if "hand" in filters:
        key = {">=": "legends-poker-hand-or-better", "<=": "legends-poker-hand-or-worse"}.get(
            filters["hand"].operator, "legends-poker-hand"
        )
        hands: list[Said] = [{"k": f"hand-{hand}"} for hand in filters["hand"].values]
        told = beside(told, {"k": key, "p": {"hand": one_of(hands)}})
    if "hole" in filters:
        ranks: list[Said] = [{"k": "legends-rank", "p": {"rank": rank}} for rank in filters["hole"].values]
        told = beside(told, {"k": "legends-poker-hole", "p": {"ranks": one_of(ranks)}})
    roles = filters["role"].values if "role" in filters else ()
    return beside(told, {"k": f"legends-poker-{roles[0]}"}) if len(roles) == 1 else told


def fight(filters: dict[str, Filter], form: str, count: int = 1) -> Said:
    """A fight, won, lost or only fought: ``win a fight against a bandit as attacker``."""
    results = filters["result"].values if "result" in filters else ()
    types = filters["type"].values if "type" in filters else ("any",)
    if set(types) == AGAINST_PLAYERS:
        types = ("player",)
    fights: list[Said] = [{"k": f"legends-fights-{one}", "p": {"count": count}} for one in types]
    told = _formed(f"legends-fight-{results[0] if len(results) == 1 else 'any'}", form, what=one_of(fights))
    if "vs" in filters:
        told = beside(told, against(filters["vs"]))
    for place in ("site", "town"):
        if place in filters:
            told = beside(told, where((filters[place],)))
    roles = filters["role"].values if "role" in filters else ()
    if len(roles) == 1:
        told = beside(told, {"k": f"legends-fight-{roles[0]}"})
    for key, unit in (("wounds", "wounds"), ("wp_before", "wp")):
        if key in filters:
            what = _compared(unit, filters[key], HAVE_LIMITS[unit])
            told = {"k": f"legends-fight-{key}", "p": {"text": told, "what": what}}
    rewards = filters["reward"].values if "reward" in filters else ()
    return {"k": f"legends-fight-reward-{rewards[0]}", "p": {"text": told}} if len(rewards) == 1 else told


def against(filter: Filter) -> Said:
    """Against whom."""
    return {
        "k": "legends-against",
        "p": {"whom": one_of([{"k": f"legends-vs-{one}"} for one in filter.values])},
    }


def where(arguments: Sequence[Argument]) -> Said:
    """Where somebody stands: all of the arguments fit."""
    places = [one_of([_place(one.key, word) for word in one.values]) for one in _filters(arguments)]
    places += [_place("", one.text) for one in arguments if isinstance(one, Word)]
    told = places[0]
    for place in places[1:]:
        told = beside(told, place)
    return told


def anywhere(filter: Filter) -> Said:
    """Where somebody stands, in words that may name a site, a kind of space or a region."""
    return one_of([_place("", word) for word in filter.values])


def _place(key: str, word: str) -> Said:
    """A place, as far as it has a name."""
    if key == "hideout":
        return {"k": "site-hideout.at", "p": {"letter": word}}
    if word == OTHER_RANCH:
        return {"k": "legends-at-other_ranch"}
    known = {"site": ("site",), "kind": ("place",), "region": ("region",), "town": ("region",)}
    for group in known.get(key, ("legends-at", "site", "place", "region")):
        found = f"{group}-{word}" if group == "legends-at" else f"{group}-{word}.at"
        if catalogue(FALLBACK).has(found):
            return {"k": found}
    return {"k": "legends-at-space", "p": {"space": space(word)}}


def space(id: str) -> Part:
    """The name of a space or site, or its id in plain words if it has none."""
    for key in (f"space-{id}", f"site-{id}"):
        if catalogue(FALLBACK).has(key):
            return {"k": key}
    return id.replace("_", " ")


def item(id: str, form: str) -> Part:
    """An item in one of its forms, or its id in plain words if it has no name."""
    for key in (f"item-{id}{form}", f"item-{id}"):
        if catalogue(FALLBACK).has(key):
            return {"k": key}
    return id.replace("_", " ")


def amount(unit: str, count: int) -> Said:
    """So much of something."""
    return {"k": f"legends-amount-{unit}", "p": {"count": count}}


def _compared(unit: str, filter: Filter, most: int = 0) -> Said:
    """At least, at most or exactly so much; *at least* goes without saying where more is impossible."""
    if filter.operator in ("<", "<="):
        return {"k": "legends-at_most", "p": {"what": amount(unit, _upper(filter))}}
    number = int(filter.values[0])
    told = amount(unit, number)
    if number == most:
        return told
    if filter.operator == "=":
        return {"k": "legends-exactly", "p": {"what": told}}
    one_of_a_kind = number == 1 and VERBS.get(unit) == "legends-own"
    return told if one_of_a_kind else {"k": "legends-at_least", "p": {"what": told}}


def _upper(filter: Filter) -> int:
    """The most that fits; -1 if there is no such limit."""
    number = int(filter.values[0])
    match filter.operator:
        case "<":
            return number - (MONEY_UNIT if filter.key in ("money", "money_gained", "spent") else 1)
        case ">=":
            return -1
        case _:
            return number


def _all(terms: Sequence[Said]) -> Said:
    """All terms; what one has of several things is said with one verb."""
    parts: list[Said] = []
    for told in terms:
        verb = parts[-1]["k"].partition(".")[0] if parts else ""
        if verb in HAVING and told["k"].partition(".")[0] == verb:
            things = together([_what(parts[-1]), _what(told)])
            parts[-1] = {"k": parts[-1]["k"], "p": {"what": things}}
        else:
            parts.append(told)
    return all_of(parts)


def _what(told: Said) -> Part:
    """What somebody has."""
    what = told["p"]["what"]
    assert not isinstance(what, list), "one thing, or several joined by *and*"
    return what


def all_of(parts: Sequence[Said]) -> Said:
    """All of it, with *and* before the last part."""
    return _sentence(together(parts))


def one_of(parts: Sequence[Said]) -> Said:
    """One of these words, with *or* before the last one."""
    return _sentence(either(parts))


def _sentence(part: Part) -> Said:
    assert isinstance(part, dict), "made of sentences"
    return part


def alternatives(parts: Sequence[Said], key: str) -> Said:
    """One of these clauses."""
    told = parts[-1]
    for part in reversed(parts[:-1]):
        told = {"k": key, "p": {"one": part, "other": told}}
    return told


def beside(one: Said, other: Said) -> Said:
    """One after the other."""
    return {"k": "legends-next", "p": {"one": one, "other": other}}


def _formed(key: str, form: str, **params: Part) -> Said:
    """A text in one of its forms."""
    if not params:
        return {"k": key + form}
    told: Params = {**params}
    return {"k": key + form, "p": told}


def _filters(arguments: Sequence[Argument]) -> list[Filter]:
    return [one for one in arguments if isinstance(one, Filter)]
