"""Every record of Western Legends with all kinds of values, so that no sentence has to wait for its game."""

import inspect
from collections.abc import Callable, Iterator
from itertools import product
from typing import get_type_hints

from sixgun.games.legends.content.kinds import COLOURS
from sixgun.games.legends.meetings import GameEnded
from sixgun.games.legends.model import BLACK, VIRTUAL
from sixgun.games.legends.printed import CATTLE, FACES, FIGHT_CARDS, ITEMS, SIGNS
from sixgun.games.legends.scoring import LINES
from sixgun.kernel.events import EVERYONE, UNSEEN, Hidden
from sixgun.kernel.plain import Plain

NAMES = ("Ann", "Ben", "Cleo", "Dan")
TEN = SIGNS.index("10♥")
CHEAT = SIGNS.index("2♦")
FIGHT_KINDS = {
    "arrest": ((0, 1),),
    "duel": ((0, 1), (0, BLACK), (BLACK, 1)),
    "rob": ((0, 1), (0, BLACK), (BLACK, 1)),
    "bandit": ((VIRTUAL, 1),),
    "heist": ((0, VIRTUAL),),
    "sheriff": ((VIRTUAL, 1),),
    "gang": ((VIRTUAL, 1),),
}
"""The kinds of fights, and who may be attacker and defender in them."""

WINNERS = {"black": 0, "most-lp": 1, "shared": 2}
"""How many win, by the reason."""

SOURCES = ("", "income", "limit", "story_05", "whiskey", "wyatt_earp", "sprint", "fight_10", "duel", "mib_01")

VALUES: dict[str, tuple[object, ...]] = {
    "seat": (0,),
    "first": (1,),
    "by": (1,),
    "actor": (2,),
    "host": (0, BLACK),
    "source": (*SOURCES, "money_40", "goal_kit_carson_1", "marshal"),
    "ability": ("wyatt_earp", "whiskey", "quick_hand"),
    "town": ("darkrock", "red_falls"),
    "black": ("mib_01", "mib_10"),
    "hand": ("pair", "royal_flush"),
    "ranks": ((), (12,), (12, 7)),
    "rule": ("attacker", "opponent", "host", "black", "share", "points", "nuggets", "wounds", "equal"),
    "line": LINES,
    "how": ("rail", "rustle"),
    "thing": ("money", "nuggets"),
    "reason": ("most-lp", "shared", "black"),
    "winners": ((), (1,), (0, 2)),
    "totals": ((20, 5, 0, 3), (20, 5, 0, 3, 9)),
    "seats": ((1,), (2, 0)),
    "spaces": ((5,), (5, 8)),
    "faces": ((0,), tuple(range(len(FACES)))),
    "kept": ((3,), (3, 2, 1)),
    "tokens": ((UNSEEN,), (Hidden(3, EVERYONE), Hidden(1, EVERYONE))),
    "house": ((TEN, CHEAT, 7, 8),),
    "fight_card": tuple(range(len(FIGHT_CARDS))),
    "deck": (0, 1),
    "die": (0, 1),
    "spent": (30, 120),
    "program": (
        (("lp", 1),),
        (("heal", 1), ("draw", 1)),
        (("to", "target", (("wound", 1),)),),
        (("steal", "money", 10),),
        (("take_cattle",),),
    ),
}
"""What a field may hold, if its name decides it."""

IDS = {
    "space": ("dk_bank", "mp_plain_1"),
    "origin": ("dk_bank",),
    "character": ("wyatt_earp", "annie_oakley"),
    "item": tuple(item.id for item in ITEMS),
    "story": ("payday",),
    "goal": ("goal_kit_carson_1",),
    "colour": COLOURS,
    "token": tuple(token.id for token in CATTLE[:2]),
    "kind": ("move", "sprint"),
    "face": tuple({face.symbol for face in FACES}),
}
"""What a field holds in an event, where an option has a number."""


def samples(kind: type[Plain]) -> Iterator[Plain]:
    """Records of a class, with every combination of what makes a difference in their sentences."""
    name = kind.__name__
    if name in ("FightDeclared", "FightWon", "CardsRevealed"):
        yield from fights(kind, name)
        return
    wanted = inspect.signature(kind).parameters
    hints = get_type_hints(kind.__init__)
    fields = [field for field in wanted if field in kind.fields]
    for values in product(*[values_of(name, field, hints[field]) for field in fields]):
        record = kind(*values)
        if not isinstance(record, GameEnded) or len(record.winners) == WINNERS[record.reason]:
            yield record


def fights(kind: Callable[..., Plain], name: str) -> Iterator[Plain]:
    """Records about both sides of a fight, for every kind of fight."""
    for fight, sides in FIGHT_KINDS.items():
        for one, other in sides:
            if name == "FightDeclared":
                yield kind(one, other, fight, 2, "story_04" if fight == "gang" else "")
            elif name == "FightWon":
                yield kind(one, other, fight, (12, 9))
                yield kind(other, one, fight, (0, 0))
                yield kind(other, one, fight, (9, 9))
            elif one in (BLACK, VIRTUAL):
                yield kind(one, other, fight, (-1, TEN), 3, (5, 10))
            elif other in (BLACK, VIRTUAL):
                yield kind(one, other, fight, (TEN, -1), 3, (10, 5))
            else:
                yield kind(one, other, fight, (TEN, CHEAT), -1, (10, 2))


def values_of(kind: str, field: str, hint: object) -> tuple[object, ...]:
    if kind == "GameBegan" and field == "target":
        return (15, 20, 25)
    if kind == "Attack" and field == "kind":
        return ("arrest", "duel", "rob")
    if kind == "HouseShown" and field == "seat":
        return (0, -1)
    if kind == "Contribute" and field == "card":
        return (-1, TEN)
    if kind == "RollAgain" and field == "item":
        return (-1, len(ITEMS) - 1)
    if kind == "Ready" and field == "item":
        return tuple(number for number, item in enumerate(ITEMS) if item.category != "misc")
    if kind == "Readied" and field == "item":
        return tuple(item.id for item in ITEMS if item.category != "misc")
    if kind == "Prepare" and field == "source":
        return ("wyatt_earp", "rifle")
    if field == "target":
        return (1, BLACK) if kind in ("Aim", "Attack") else (1,)
    if field in VALUES:
        return VALUES[field]
    if hint is str:
        return IDS[field]
    if field == "token":
        return (UNSEEN, Hidden(0, EVERYONE), Hidden(len(CATTLE) - 1, EVERYONE))
    if field == "card":
        return (UNSEEN, Hidden(7, EVERYONE)) if hint is Hidden else (7,)
    if field == "cards" and hint is not int:
        if "Hidden" in str(hint):
            return ((Hidden(7, EVERYONE),), (Hidden(7, EVERYONE), Hidden(8, EVERYONE)), (UNSEEN, UNSEEN))
        return ((), (TEN,), (TEN, CHEAT))
    if hint is bool:
        return (False, True)
    assert hint is int, f"{kind}.{field} is unheard of"
    return (0, 1) if field in ("colour", "moved") else (0, 1, 2, 5)
