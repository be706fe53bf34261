"""Every record of the card game with all kinds of values, so that no sentence has to wait for its game."""

import inspect
from collections.abc import Iterator
from itertools import product
from typing import get_type_hints

from sixgun.games.bang.cards import LABEL, NO_CARD
from sixgun.games.bang.events import CardTaken
from sixgun.kernel.events import EVERYONE, UNSEEN, Hidden
from sixgun.kernel.plain import Plain

NAMES = ("Ann", "Ben", "Cleo", "Dan")
BULLET = LABEL.index("bang 7♦")
DODGE = LABEL.index("missed 5♠")

AT_NOBODY = {
    "CardPlayed",
    "CardUsed",
    "AbilityUsed",
    "Play",
    "UseCard",
    "UseAbility",
    "UseEvent",
    "EventUsed",
    "Buy",
    "GearUsed",
    "CardRepeated",
    "PutToUse",
    "UseAs",
    "PlayCopy",
    "CarUsed",
    "CopyPlayed",
}
"""Records whose target may be nobody."""

VALUES: dict[str, tuple[object, ...]] = {
    "seat": (0,),
    "first": (1,),
    "by": (-1, 0, 1),
    "kind": ("bang", "beer"),
    "cause": ("duel", "chuck_wengam"),
    "source": ("barrel", "jourdonnais", "dynamite", "jail"),
    "ability": ("el_gringo", "kit_carlson"),
    "role": ("sheriff", "renegade"),
    "character": ("el_gringo", "kit_carlson"),
    "event": ("ghost_town",),
    "next": ("thirst", ""),
    "suit": ("spades", "hearts"),
    "colour": ("red", "black"),
    "life": (0, 2),
    "reason": ("law-prevails",),
    "roles": (("sheriff", "outlaw", "outlaw", "renegade"),),
    "winners": ((0,), (1, 2)),
    "missed": ((), (DODGE,)),
    "why": ("fallen", "left"),
    "gear": ("bottle", "wanted"),
    "mode": ("", "panic"),
    "side": ("shadow_deputy", "shadow_outlaw"),
    "companions": ((DODGE,), (DODGE, BULLET)),
    "seats": ((1,), (0, 1, 2)),
    "abilities": (("el_gringo",), ("el_gringo", "kit_carlson")),
    "aim": (-1, 0, 1),
    "engine": ("ironhorse", "leland"),
    "station": ("boom_town", ""),
    "stations": (("boom_town", "yooma"),),
    "way": ("round", "free_move", "effect"),
}
"""What a field may hold, if its name decides it."""


def samples(kind: type[Plain]) -> Iterator[Plain]:
    """Records of a class, with every combination of what makes a difference in their sentences."""
    wanted = inspect.signature(kind).parameters
    hints = get_type_hints(kind.__init__)
    names = [name for name in wanted if name in kind.fields]
    for values in product(*[values_of(kind, name, hints[name], wanted[name].default) for name in names]):
        record = kind(*values)
        if not (isinstance(record, CardTaken) and record.card is UNSEEN and not record.from_hand):
            yield record  # what lies in play is seen by everyone


def values_of(kind: type[Plain], name: str, hint: object, default: object) -> tuple[object, ...]:
    if name == "target":
        return (-1, 0, 1) if kind.__name__ in AT_NOBODY else (0, 1)
    if name == "companions" and kind.__name__ == "UseAs":
        return ((), *VALUES[name])
    if name == "other":
        return (NO_CARD, DODGE) if kind.__name__ in AT_NOBODY else (DODGE,)
    if name in VALUES:
        return VALUES[name]
    if name == "card":
        if hint is Hidden:
            return (Hidden(BULLET, EVERYONE), UNSEEN)
        return (BULLET, NO_CARD) if default == NO_CARD else (BULLET,)
    if name == "cards":
        if "Hidden" in str(hint):
            seen = Hidden(BULLET, EVERYONE)
            return ((seen,), (seen, UNSEEN), (UNSEEN, UNSEEN))
        return ((), (BULLET,), (DODGE, BULLET))
    if hint is bool:
        return (False, True)
    assert hint is int, f"{kind.__name__}.{name} is unheard of"
    return (0, 1, 2, 5)
