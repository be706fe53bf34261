"""The card game's own fields as words: cards by number, hidden cards, winners and roles."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from sixgun.games.bang import moments
from sixgun.games.bang.cards import KIND, NO_CARD, sign
from sixgun.games.bang.events import (
    REWARD,
    Buried,
    CardLaid,
    CardLost,
    CardPicked,
    CardsDrawn,
    CheckMade,
    GameEnded,
    ShotCancelled,
    ShotFired,
)
from sixgun.kernel.events import Event, Hidden
from sixgun.kernel.plain import Plain, records_in
from sixgun.kernel.table import Standing
from sixgun.texts.catalogue import FALLBACK, catalogue
from sixgun.texts.params import NAMED as SHARED
from sixgun.texts.params import THING, NamedAs, of_roles, of_winners
from sixgun.texts.said import Params, Part, Said, player, together

NAMED: Final[NamedAs] = {
    **SHARED,
    "cause": THING,
    "engine": ("card",),
    "gear": ("card",),
    "kind": ("card",),
    "mode": ("card",),
    "source": THING,
    "station": ("card",),
}

MOMENTS: Final = tuple([kind for kind in records_in(moments).values() if not kind.__subclasses__()])

SILENT: Final = frozenset(
    kind.__name__ for kind in (Buried, CardLaid, CardLost, CardPicked, ShotCancelled, Standing, *MOMENTS)
)
"""Moments that only abilities wait for; the card played before, or what follows, has its own line."""

SAID_NEXT: Final = (("dynamite", True), ("jail", False))
"""Checks whose outcome the next line says: the card moves on, the turn is lost."""


def silent(event: Event) -> bool:
    """Whether an event deserves no line; a shot has one only if a single Missed! is not enough."""
    match event:
        case ShotFired():
            return event.needed == 1
        case CheckMade():
            return (event.source, event.lucky) in SAID_NEXT
        case _:
            return type(event).__name__ in SILENT


def params(record: Plain, names: Sequence[str]) -> Params:
    """The variables that only this game's records have.

    ``$card`` is a card in words, with what it is used as, and ``$card_is`` tells ``seen``, ``unseen`` and
    ``none`` apart; ``$cards`` and ``$cards_are`` do the same for several, ``$other`` for a second card.
    ``$mode_is`` tells whether a thing is used as something, ``$station_is`` whether something happens at a
    station, ``$companions`` are cards played together with it.
    """
    if isinstance(record, GameEnded):
        ended: Said = {"k": f"bang-result-{record.reason}", "p": of_winners(record.winners, names)}
        return {"result": ended, "roles": of_roles(record.roles, names)}
    found: Params = {"why": why(record.source)} if isinstance(record, CardsDrawn) else {}
    for field in record.fields:
        if field == "card":
            found.update(one(getattr(record, field), getattr(record, "kind", "")))
        elif field in ("mode", "station"):
            found[f"{field}_is"] = "seen" if getattr(record, field) else "none"
        elif field == "other":
            card = getattr(record, field)
            found["other"] = "" if card == NO_CARD else written(card)
            found["other_is"] = "none" if card == NO_CARD else "seen"
        elif field == "cards":
            found.update(several(getattr(record, field)))
        elif field == "role":
            value = getattr(record, field)
            role = value.value if isinstance(value, Hidden) else value
            found["role_is"] = "unseen" if role is None else "seen"
            if role is not None:
                found["role"] = role
        elif field == "abilities":
            many: list[Part] = [{"k": f"character-{id}"} for id in getattr(record, field)]
            found["abilities"] = together(many) if many else ""
        elif field == "seats":
            found["seats"] = together([player(names[seat], seat) for seat in getattr(record, field)])
        elif field == "aim":
            aim = getattr(record, field)
            found["aim_is"] = "nobody" if aim < 0 else "other"
            found["aim"] = player(names[aim], aim) if aim >= 0 else ""
        elif field == "companions":
            beside = getattr(record, field)
            found["companions"] = [written(companion) for companion in beside]
            found["companions_are"] = "seen" if beside else "none"
    return found


@cache
def why(source: str) -> Part:
    """What cards are drawn for, as a remark in brackets; nothing for the cards of a turn.

    An ability that nobody announces also says what set it off: ``bang-why-suzy_lafayette``.
    """
    if not source:
        return ""
    reason: Said = {"k": f"bang-why-{source}"}
    known = catalogue(FALLBACK)
    if source != REWARD:
        kind = next(kind for kind in THING if known.has(f"{kind}-{source}"))
        name: Said = {"k": f"{kind}-{source}"}
        told = known.has(reason["k"])
        reason = {"k": "bang-why-ability", "p": {"name": name, "reason": reason}} if told else name
    return {"k": "bang-why", "p": {"reason": reason}}


@cache
def written(card: int) -> Said:
    """A card with its name, and rank and suit if it has them."""
    name: Said = {"k": f"card-{KIND[card]}"}
    printed = sign(card)
    return {"k": "bang-written-card", "p": {"name": name, "sign": printed}} if printed else name


@cache
def used_as(card: int, kind: str) -> Said:
    """A card used as a kind; without a kind as itself."""
    if kind in ("", KIND[card]):
        return written(card)
    return {"k": "bang-card-as", "p": {"card": written(card), "kind": {"k": f"card-{kind}"}}}


def known(card: int | Hidden) -> int | None:
    """The number of a card, or None for a reader who may not know it."""
    if isinstance(card, Hidden):
        return card.value if isinstance(card.value, int) else None
    return card


def one(card: int | Hidden, kind: str) -> Params:
    """A card, used as a kind; without a kind as itself."""
    number = known(card)
    if number is None:
        return {"card_is": "unseen", "card": ""}
    if number == NO_CARD:
        return {"card_is": "none", "card": ""}
    return {"card_is": "seen", "card": used_as(number, kind)}


def several(cards: Sequence[int | Hidden]) -> Params:
    """Cards in their order; those the reader may not know are counted at the end."""
    numbers = [known(card) for card in cards]
    seen: list[Part] = [written(card) for card in numbers if card is not None]
    unseen = len(numbers) - len(seen)
    if not seen:
        return {"cards_are": "unseen" if unseen else "none", "cards": ""}
    if unseen:
        seen.append({"k": "bang-unseen-cards", "p": {"count": unseen}})
    return {"cards_are": "seen", "cards": seen}
