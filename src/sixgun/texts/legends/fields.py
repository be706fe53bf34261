"""Western Legends' own fields as words: cards, places, opponents, and what something happened for.

Printed things are called by `sixgun.texts.legends.codes.called`, so that a row of an owner's own data file
keeps its printed name. What a field stands for takes the place of its number or id: ``$space`` is the name of
the space. Where a field may be empty, unknown or somebody without a seat, ``$card_is`` and the like say so.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from sixgun.games.legends import events, meetings
from sixgun.games.legends.content.kinds import COLOURS, NOTHING
from sixgun.games.legends.content.writing import written as code_of
from sixgun.games.legends.locations import ROUND_OF_DRINKS
from sixgun.games.legends.model import BLACK, VIRTUAL
from sixgun.games.legends.printed import CATTLE, FACES, FIGHT_CARDS, ITEMS, SPACES, STORIES
from sixgun.kernel.events import Event, Hidden
from sixgun.kernel.plain import Plain
from sixgun.kernel.table import Standing
from sixgun.texts.legends import names as called
from sixgun.texts.legends.codes import offered
from sixgun.texts.params import NAMED as SHARED
from sixgun.texts.params import NamedAs, of_winners
from sixgun.texts.said import Params, Part, Said, Value, player, together

NAMED: Final[NamedAs] = SHARED

SILENT: Final = frozenset(kind.__name__ for kind in (events.ActionBegan, meetings.FightCardLaid, Standing))
"""Moments that the next line says better."""

SAID_BEFORE: Final = {
    "MoneyGained": ("income", "work"),
    "MoneyLost": ("store", "cabaret", "doctor", "poker"),
    "Healed": ("doctor",),
}
"""Gains and losses by what they are for, where the line of the deed itself has the whole sum already."""

SAID_OTHERWISE: Final = ("income",)
"""What cards are drawn for where the line before has said so, except to somebody who sees the cards."""

PLAINLY: Final = frozenset(
    {
        *("bank", "cabaret", "doctor", "fight", "income", "jail"),
        *("poker", "prospect", "setup", "store", "work"),
    }
)
"""What need not be named as a reason, for the line before has just told it."""

IN_SHORT: Final = frozenset({"FlopTurned", "HandShown", "HouseDealt", "HouseShown", "LayHole"})
"""Records of poker games: cards count by value and suit, whatever else they can do."""

NO_CARDS: Final = "–"
"""What stands where cards would, if there are none."""

OF_FIGHT_DECK: Final = frozenset({"FightCardsDrawn", "FightCardsPeeked", "LayFightCard"})
"""Records whose cards are fight cards."""


def silent(event: Event) -> bool:
    """Whether an event deserves no line."""
    name = type(event).__name__
    if name in SILENT:
        return True
    match event:
        case events.CardsDrawn():
            return event.source in SAID_OTHERWISE and not _seen(event.cards)
        case meetings.FightCardsDrawn():
            return not _seen(event.cards)
        case _:
            return getattr(event, "source", "") in SAID_BEFORE.get(name, ())


def _seen(cards: Sequence[Hidden]) -> bool:
    return any(card.value is not None for card in cards)


def params(record: Plain, names: Sequence[str]) -> Params:
    """The variables that only this game's records have."""
    kind = type(record).__name__
    whole = WHOLE.get(kind)
    if whole is not None:
        return whole(record, names)
    found: Params = {}
    for field in record.fields:
        value = getattr(record, field)
        if field in SEATS:
            found.update(_somebody(field, value, names))
        elif field in ("card", "cards"):
            found.update(_cards(kind, field, value))
        elif field in FIELDS:
            found.update(FIELDS[field](value))
    if isinstance(record, (meetings.HandShown, meetings.HouseShown)) and record.ranks:
        found["hand"] = _hand(found["hand"], record.ranks)
    return found


def _hand(name: Value, ranks: Sequence[int]) -> Said:
    """A poker hand with the ranks it is compared by."""
    return {"k": "legends-hand", "p": {"hand": name, "ranks": [called.rank_of(value) for value in ranks]}}


def asked(params: Mapping[str, int | str]) -> Params:
    """The variables of a question that are more than its parameters: the card behind it, and its text."""
    if "source" not in params:
        return {}
    source = str(params["source"])
    found: Params = {"source": called.source(source), "source_is": called.kind_of(source)}
    if called.has_text(source):
        found["text"] = called.text(source)
    return found


def fighter(side: int, kind: str, names: Sequence[str]) -> Part:
    """A side of a fight: a player, the Man in Black, or the virtual opponent of this kind of fight."""
    if side == BLACK:
        return {"k": "legends-fighter-black"}
    if side == VIRTUAL:
        return {"k": f"legends-fighter-{kind}"}
    return player(names[side], side)


# -- fields ----------------------------------------------------------------------------------------------

SEATS: Final = ("by", "host", "seat", "target")
"""Fields that hold a seat, nobody, or the Man in Black."""


def _somebody(field: str, value: int, names: Sequence[str]) -> Params:
    """A seat as a player; ``$target_is`` tells ``black`` and ``nobody`` apart from players."""
    if value == BLACK:
        return {field: "", f"{field}_is": "black"}
    if value < 0:
        return {field: "", f"{field}_is": "nobody"}
    return {field: player(names[value], value)}


def _cards(kind: str, field: str, value: Any) -> Params:
    """A card or cards, as far as the reader may know them; a number of cards stays a number."""
    card = called.fight_card if kind in OF_FIGHT_DECK else called.sign_of if kind in IN_SHORT else called.card
    if field == "card":
        number = known(value)
        if number is None or number == NOTHING:
            return {"card": "", "card_is": "unseen" if number is None else "none"}
        found: Params = {"card": card(number), "card_is": "seen"}
        if kind == "LayFightCard":
            found["text"] = called.text(FIGHT_CARDS[number].id)
        return found
    if isinstance(value, int):
        return {"count": value}
    seen = [number for number in map(known, value) if number is not None]
    unseen = len(value) - len(seen)
    shown: list[Part] = [card(number) for number in seen]
    if not shown:
        return {"cards": NO_CARDS, "cards_are": "unseen" if unseen else "none"}
    return {"cards": shown, "cards_are": "seen"}


def known(value: int | Hidden) -> int | None:
    """A number, or None for a reader who may not know it."""
    if isinstance(value, Hidden):
        return value.value if isinstance(value.value, int) else None
    return value


def _source(value: str) -> Params:
    """What something happened for: its name, and a remark in brackets unless the line before has said it."""
    if not value:
        return {"source": "", "source_is": "none", "why": ""}
    source = called.source(value)
    why: Part = "" if value in PLAINLY else {"k": "legends-why", "p": {"source": source}}
    return {"source": source, "source_is": "known", "why": why}


def _item(value: int | str) -> Params:
    if value == NOTHING:
        return {"item": "", "item_it": "", "item_is": "none"}
    number = value if isinstance(value, int) else called.ITEM_NUMBERS[value]
    printed = ITEMS[number]
    return {
        "item": called.item(number),
        "item_it": called.item(number, ".it"),
        "item_gender": called.item(number, ".gender"),
        "item_is": printed.category,
        "price": printed.price,
    }


def _token(value: Hidden | str) -> Params:
    """A cattle token by its symbol; the colour is known to everybody."""
    number = called.CATTLE_NUMBERS[value] if isinstance(value, str) else known(value)
    if number is None:
        return {"token": "", "token_is": "unseen"}
    token = CATTLE[number]
    return {"token": {"k": f"cattle-{token.symbol}"}, "token_is": "seen", "colour": COLOURS[token.colour]}


def _story(value: int | str) -> Params:
    number = value if isinstance(value, int) else called.STORY_NUMBERS[value]
    return {"story": called.story(STORIES[number])}


def _tokens(value: tuple[Hidden, ...]) -> Params:
    """Legend tokens by their value."""
    seen: list[Part] = [number for number in map(known, value) if number is not None]
    return {"tokens": seen or "", "tokens_are": "seen" if seen else "unseen"}


def _space(value: int | str) -> Params:
    """A space: in the log, which has its id, as part of a sentence; on a button by its bare name."""
    space = called.space(SPACES[value].id) if isinstance(value, int) else called.space(value, ".it")
    return {"space": space}


def _quoted(name: Part) -> Said:
    """A name in quotation marks, so that names with commas can stand in a list."""
    return {"k": "legends-quoted", "p": {"name": name}}


def _face(symbol: str) -> Said:
    return _quoted({"k": f"die-{symbol}"})


FIELDS: Final[Mapping[str, Callable[[Any], Params]]] = {
    "ability": lambda value: {"ability": called.source(value), "ability_is": called.kind_of(value)},
    "amount": lambda value: {"count": value},
    "black": lambda value: {"black": called.source(value)},
    "character": lambda value: {"character": called.character(value)},
    "colour": lambda value: {"colour": value if isinstance(value, str) else COLOURS[value]},
    "die": lambda value: {"number": value + 1},
    "face": lambda value: {"face": _face(value)},
    "faces": lambda value: {"faces": [_face(FACES[face].symbol) for face in value]},
    "fight_card": lambda value: {"fight_card": "" if value == NOTHING else called.fight_card(value)},
    "goal": lambda value: {"goal": called.goal(value)},
    "hand": lambda value: {"hand": {"k": f"hand-{value}"}},
    "house": lambda value: {"house": [called.sign_of(card) for card in value]},
    "item": _item,
    "kept": lambda value: {"kept": list(value)},
    "nuggets": lambda value: {"count": value},
    "line": lambda value: {"line": {"k": f"legends-line-{value}"}},
    "points": lambda value: {"count": value},
    "program": lambda value: {"effect": offered(code_of(value))},
    "source": _source,
    "space": _space,
    "spaces": lambda value: {"spaces": [_quoted(called.space(SPACES[space].id)) for space in value]},
    "spent": lambda value: {"lp": value // ROUND_OF_DRINKS},
    "story": _story,
    "token": _token,
    "tokens": _tokens,
    "town": lambda value: {"town": {"k": f"region-{value}"}, "where": {"k": f"region-{value}.at"}},
}
"""Fields that stand for something, whatever record they are in."""


# -- whole records -----------------------------------------------------------------------------------------


def _declared(record: Any, names: Sequence[str]) -> Params:
    """Who fights whom by name; ``$black`` tells whether the Man in Black attacks or is attacked."""
    attacker, defender = record.attacker, record.defender
    return {
        **_source(record.source),
        **_somebody("actor", record.actor, names),
        "attacker": "" if attacker in (BLACK, VIRTUAL) else player(names[attacker], attacker),
        "defender": "" if defender in (BLACK, VIRTUAL) else player(names[defender], defender),
        "black": "attacks" if attacker == BLACK else "defends" if defender == BLACK else "absent",
    }


def _won(record: Any, names: Sequence[str]) -> Params:
    """Winner and loser; ``$compared`` tells whether there were cards to compare, and whether they tied."""
    high, low = max(record.worth), min(record.worth)
    return {
        **_side("winner", record.winner, record.kind, names),
        **_side("loser", record.loser, record.kind, names),
        "compared": "no" if not high else "tie" if high == low else "yes",
        "high": high,
        "low": low,
    }


def _side(field: str, side: int, kind: str, names: Sequence[str]) -> Params:
    """A side of a fight; whoever has no seat is never the reader."""
    who = fighter(side, kind, names)
    return {field: who, f"{field}_is": "other"} if side in (BLACK, VIRTUAL) else {field: who}


def _revealed(record: Any, names: Sequence[str]) -> Params:
    """The cards of a fight side by side, each with its value so far."""
    shown: list[Part] = []
    for side, card, worth in zip((record.attacker, record.defender), record.cards, record.worth, strict=True):
        if card != NOTHING:
            shown.append(_pair(_side("who", side, record.kind, names), called.card(card), worth))
        elif side in (BLACK, VIRTUAL) and record.fight_card != NOTHING:
            who = _side("who", side, record.kind, names)
            shown.append(_pair(who, called.fight_card(record.fight_card), worth))
    return {"shown": shown}


def _pair(who: Params, card: Part, worth: int) -> Said:
    return {"k": "legends-shown", "p": {**who, "card": card, "worth": worth}}


def _ended(record: Any, names: Sequence[str]) -> Params:
    """The result, and everybody's LP; the Man in Black's come last if he plays."""
    people: list[Part] = [*names, {"k": "legends-fighter-black"}]
    result: Said = {"k": f"legends-result-{record.reason}", "p": of_winners(record.winners, names)}
    totals: list[Part] = [
        {"k": "legends-total", "p": {"who": who, "count": total}}
        for who, total in zip(people, record.totals, strict=False)
    ]
    return {"result": result, "totals": totals}


WHOLE: Final[Mapping[str, Callable[[Any, Sequence[str]], Params]]] = {
    "CardsRevealed": _revealed,
    "FightDeclared": _declared,
    "FightWon": _won,
    "GameBegan": lambda record, names: {"target": record.target},
    "GameEnded": _ended,
    "PotWon": lambda record, names: of_winners(record.winners, names),
    "TieBroken": lambda record, names: {
        "rule": record.rule,
        "seats": [names[seat] for seat in record.seats],
    },
    "StoryTurned": lambda record, names: {
        **_story(record.story),
        "seats": together([names[seat] for seat in record.seats]),
        "count": len(record.seats),
    },
}
"""Records whose fields mean something together, or something else than elsewhere."""
