"""Conditions as numbered terms.

A condition is a tuple of alternatives, each a tuple of terms. Items are numbers, sets of spaces
are masks, and the words of events are those of the file.

* ``("have", key, op, n)`` with op one of ``= >= <= <``; ``("have", "lp", "<", "mib")``, fewer than the Man in
  Black; ``("have", "item" or "upgraded", "=", item)``; ``("have", "side", "in", (side, ..))``
* ``("at", mask)``, ``("end_move", mask)``, ``("other_ranch",)``
* ``("turn", key, op, n)``
* ``("did", event, count, ((key, op, n or words), ..))``
* ``("none", term)``
* ``("pay", "money" or "poker", n)``, ``("pay", "item", item)``
"""

from typing import Final

from sixgun.games.legends.content.grammar import Call, ConditionText, Filter, Word, meant
from sixgun.games.legends.content.kinds import Condition, Term
from sixgun.games.legends.content.names import MeaningError, Names
from sixgun.games.legends.content.vocabulary import (
    EVENT_FILTERS,
    HAVE_LIMITS,
    NUMBER,
    OTHER_RANCH,
    SIDES,
    SITE,
    TOWN,
    TURN_KEYS,
)

EVERYWHERE: Final = -1
"""The mask of all spaces."""

_DIGITS: Final = 6

MONEY_UNIT: Final = 10
"""Money comes in units of ten."""


def bind_condition(condition: ConditionText, where: str, allowed: frozenset[str], names: Names) -> Condition:
    """Bind a condition. Only the `allowed` terms make sense there; `where` is for complaints."""
    alternatives: list[tuple[Term, ...]] = []
    for alternative in condition.alternatives:
        terms: list[Term] = []
        for call in alternative:
            term = _bind_term(call, where, allowed, names)
            if term[0] == "pay" and [
                one for one in terms if (one[:2] == term[:2] and term[1] != "item") or one == term
            ]:
                raise MeaningError(call.position, f'"pay({term[1]}=..)" appears twice')
            terms.append(term)
        alternatives.append(tuple(terms))
    return tuple(alternatives)


def _bind_term(call: Call, where: str, allowed: frozenset[str], names: Names) -> Term:
    if call.name not in allowed:
        raise MeaningError(call.position, f'"{call.name}" has no meaning in {where}')
    first = call.arguments[0]
    if call.name in ("at", "end_move"):
        return _places(call, names)
    if call.name == "did":
        return _did(call, names)
    assert isinstance(first, Filter)
    if call.name == "have":
        return _have(first, names)
    if call.name == "turn":
        if first.key not in TURN_KEYS:
            raise MeaningError(first.position, f'"turn" has no key "{first.key}"')
        return ("turn", first.key, first.operator, _whole(first))
    if call.name == "none":
        return ("none", matching(first, names))
    return _pay(first, names)


def _have(filter: Filter, names: Names) -> Term:
    key = filter.key
    if key in ("item", "upgraded"):
        id = _single(filter)
        item = names.item(id, filter.position)
        if key == "upgraded" and id in names.misc_items:
            raise MeaningError(filter.position, f'"{id}" cannot be upgraded')
        return ("have", key, "=", item)
    if key == "side":
        if filter.operator != "=":
            raise MeaningError(filter.position, '"side" can only be compared with "="')
        return ("have", "side", "in", known_words(filter, SIDES))
    if key not in HAVE_LIMITS:
        raise MeaningError(filter.position, f'"have" has no key "{key}"')
    number = _whole(filter)
    if number > HAVE_LIMITS[key]:
        raise MeaningError(filter.position, f"nobody can have more {key} than {HAVE_LIMITS[key]}")
    if key == "money" and number % MONEY_UNIT:
        raise MeaningError(filter.position, "money is a multiple of 10")
    return ("have", key, filter.operator, number)


def matching(filter: Filter, names: Names) -> Term:
    """A filter of players: what they have, or where they stand."""
    if filter.values == ("mib",) and filter.key == "lp" and filter.operator == "<":
        return ("have", "lp", "<", "mib")
    if filter.key in names.masks:
        return ("at", _mask(filter, names))
    return _have(filter, names)


def _mask(filter: Filter, names: Names) -> int:
    if filter.key not in names.masks or filter.key == "word":
        raise MeaningError(filter.position, f'a place has no key "{filter.key}"')
    if filter.operator != "=":
        raise MeaningError(filter.position, f'"{filter.key}" can only be compared with "="')
    mask = 0
    for word in filter.values:
        mask |= names.mask(filter.key, word, filter.position)
    return mask


def _places(call: Call, names: Names) -> Term:
    mask = EVERYWHERE
    for argument in call.arguments:
        if isinstance(argument, Filter):
            mask &= _mask(argument, names)
        elif isinstance(argument, Word):
            if argument.text == OTHER_RANCH and call.name == "at" and len(call.arguments) == 1:
                return ("other_ranch",)
            if argument.text == OTHER_RANCH:
                raise MeaningError(argument.position, '"other_ranch" has to be alone in "at"')
            if argument.text not in names.masks["word"]:
                raise MeaningError(argument.position, f'unknown place "{argument.text}"')
            mask &= names.masks["word"][argument.text]
    if not mask:
        raise MeaningError(call.position, "no space fits all of this")
    return (call.name, mask)


def _did(call: Call, names: Names) -> Term:
    event = call.arguments[0]
    assert isinstance(event, Word)
    keys = EVENT_FILTERS.get(event.text)
    if keys is None:
        raise MeaningError(
            event.position, f'unknown event "{event.text}"{meant(event.text, tuple(EVENT_FILTERS))}'
        )
    count = 1
    filters: list[tuple[str, str, int | tuple[str, ...]]] = []
    seen: set[str] = set()
    for filter in call.arguments[1:]:
        assert isinstance(filter, Filter)
        if filter.key in seen:
            raise MeaningError(filter.position, f'"{filter.key}" appears twice')
        seen.add(filter.key)
        if filter.key == "count":
            count = _whole(filter)
            if filter.operator != ">=" or count < 1:
                raise MeaningError(filter.position, '"count" needs ">=" and a number above 0')
            continue
        known = keys.get(filter.key)
        if known is None:
            raise MeaningError(filter.position, f'"did({event.text})" has no key "{filter.key}"')
        if known == NUMBER:
            filters.append((filter.key, filter.operator, _whole(filter)))
            continue
        if filter.operator != "=" and (filter.key != "hand" or filter.operator == "<"):
            raise MeaningError(filter.position, f'"{filter.key}" can only be compared with "="')
        if filter.operator != "=" and len(filter.values) > 1:
            raise MeaningError(filter.position, f'"{filter.key}{filter.operator}" needs one word')
        if isinstance(known, tuple):
            known_words(filter, known)
        else:
            assert known in (SITE, TOWN)
            for word in filter.values:
                names.mask(known, word, filter.position)
        filters.append((filter.key, filter.operator, filter.values))
    return ("did", event.text, count, tuple(filters))


def _pay(filter: Filter, names: Names) -> Term:
    if filter.key == "item":
        id = _single(filter)
        item = names.item(id, filter.position)
        if id not in names.misc_items:
            raise MeaningError(filter.position, f'only miscellaneous items can be paid, not "{id}"')
        return ("pay", "item", item)
    return ("pay", filter.key, price_of(filter, "pay"))


def price_of(filter: Filter, name: str) -> int:
    """The number of ``money=n`` or ``poker=n``."""
    if filter.key not in ("money", "poker"):
        raise MeaningError(filter.position, f'"{name}" has no key "{filter.key}"')
    if filter.operator != "=":
        raise MeaningError(filter.position, f'"{filter.key}" can only be compared with "="')
    number = _whole(filter)
    if number < 1:
        raise MeaningError(filter.position, f'"{filter.key}" needs a number above 0')
    if filter.key == "money" and number % MONEY_UNIT:
        raise MeaningError(filter.position, "money is a multiple of 10")
    return number


def known_words(filter: Filter, words: tuple[str, ...]) -> tuple[str, ...]:
    """The words of a filter, all of which have to be known."""
    for word in filter.values:
        if word not in words:
            known = ", ".join(words)
            raise MeaningError(filter.position, f'unknown word "{word}" for "{filter.key}"; known: {known}')
    return filter.values


def _whole(filter: Filter) -> int:
    """The one number of a filter."""
    if len(filter.values) != 1 or not filter.values[0].isdecimal() or len(filter.values[0]) > _DIGITS:
        raise MeaningError(filter.position, f'"{filter.key}" needs one number')
    return int(filter.values[0])


def _single(filter: Filter) -> str:
    """The one word of a filter."""
    if len(filter.values) != 1 or filter.operator != "=":
        raise MeaningError(filter.position, f'"{filter.key}" needs "=" and one word')
    return filter.values[0]
