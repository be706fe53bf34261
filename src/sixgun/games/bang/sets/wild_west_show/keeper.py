"""How the state of Wild West Show comes about: dealt with the cards, or read from a position in words."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, cast

from sixgun.games.bang.cards import pile_cards
from sixgun.games.bang.model import BangState
from sixgun.games.bang.parts import Keeper, Part
from sixgun.games.bang.sets.wild_west_show.part import (
    FACE_DOWN,
    MUTE,
    PENALTY,
    PILE,
    REMOVE,
    Dealing,
    ShowPart,
)
from sixgun.games.roles import ROLES
from sixgun.kernel.plain import Json
from sixgun.kernel.position import BadPosition, Written, flag, one_of, shown, whole
from sixgun.kernel.registry import Setting

SETTINGS: Final = (Setting("gag_mode", PENALTY, (PENALTY, MUTE, REMOVE)),)

HUSH: Final = "gag"
"""The show card that a table may do without."""

NO_SHOW: Final = "none"
UNKNOWN: Final = "unknown"
MANY: Final = 1_000


def pool_of(boxes: Sequence[str], settings: Mapping[str, int | str]) -> tuple[str, ...]:
    """Every show card of a table, the final one last."""
    pool = pile_cards(boxes, PILE)
    return tuple([id for id in pool if id != HUSH]) if gag_of(settings) == REMOVE else pool


def gag_of(settings: Mapping[str, int | str]) -> str:
    """What talking means while nobody may talk."""
    return str(settings.get("gag_mode", PENALTY))


class ShowKeeper(Keeper):
    """Deals the deck of show cards, and reads and writes everything in words."""

    parts: ClassVar[tuple[str, ...]] = (ShowPart.id,)
    table_words: ClassVar[tuple[str, ...]] = ("show", "show_deck", "show_past", "played", "roles_among")
    player_words: ClassVar[tuple[str, ...]] = ("skips",)
    lists: ClassVar[tuple[str, ...]] = ("show_past",)
    tops: ClassVar[tuple[str, ...]] = ("show_deck",)

    def deal(self, state: BangState, settings: Mapping[str, int | str]) -> ShowPart:
        pool = pool_of(state.boxes, settings)
        others = list(pool[:-1])
        state.rng.shuffle(others)
        return ShowPart((pool[-1], *others), "", (), pool, talk=gag_of(settings))

    # -- positions -----------------------------------------------------------------------------------------

    def goes_on_without_sheriff(self, written: Written) -> bool:
        pool = pool_of(written.sets, written.settings)
        return bool(pool) and written.table.get("show") == pool[-1]

    def read(self, written: Written, state: BangState) -> ShowPart:
        table = written.table
        pool = pool_of(state.boxes, written.settings)
        value = table.get("show", NO_SHOW)
        card = "" if value == NO_SHOW else one_of(value, ("show",), "show card", pool)
        past = self.read_cards(table.get("show_past"), ("show_past",), pool, (card,))
        top = self.read_cards(table.get("show_deck"), ("show_deck",), pool, (card, *past))
        if pool[-1] in top[:-1]:
            raise BadPosition(("show_deck",), f"{pool[-1]} always lies at the bottom of its deck")
        named = (card, *past, *top)
        rest = [id for id in pool if id not in named]
        if pool[-1] in rest:
            coming = (*reversed(rest), *reversed(top))
        else:  # the deck is written to its end, or there is none left
            coming = tuple(reversed(top))
            past = (*past, *rest)
        players = written.players.items()
        return ShowPart(
            coming,
            card,
            past,
            pool,
            whole(table.get("played", 0), ("played",), 0, MANY),
            tuple(
                [
                    seat
                    for seat, (name, entries) in enumerate(players)
                    if flag(entries.get("skips", False), (name, "skips"))
                ]
            ),
            self.read_dealt(table.get("roles_among", []), list(written.players)),
            gag_of(written.settings),
        )

    def read_cards(
        self, value: Json, path: tuple[str, ...], pool: Sequence[str], elsewhere: Sequence[str]
    ) -> tuple[str, ...]:
        """Show cards of a list, each of which is there once."""
        items = [] if value is None else [value] if isinstance(value, str) else value
        if not isinstance(items, list):
            raise BadPosition(path, f"{path[0]} is a list of show cards, not {shown(value)}")
        found: list[str] = []
        for index, item in enumerate(items):
            word = item.replace(" ", "_") if isinstance(item, str) else item
            id = one_of(word, (*path, str(index)), "show card of this table", pool)
            if id in found or id in elsewhere:
                raise BadPosition(
                    (*path, str(index)), f"{id} is written twice; every show card is there once"
                )
            found.append(id)
        return tuple(found)

    def read_dealt(self, value: Json, names: Sequence[str]) -> tuple[Dealing, ...]:
        """Groups of players among whom roles were dealt: lists of players and roles."""
        path = ("roles_among",)
        if not isinstance(value, list):
            raise BadPosition(
                path, f"roles_among is a list of lists of players and roles, not {shown(value)}"
            )
        found: list[Dealing] = []
        for index, group in enumerate(value):
            if not isinstance(group, list):
                raise BadPosition((*path, str(index)), f"a group is a list, not {shown(group)}")
            words = [one_of(word, (*path, str(index)), "player or role", (*names, *ROLES)) for word in group]
            seats = tuple([names.index(word) for word in words if word in names])
            found.append((seats, tuple([word for word in words if word not in names])))
        return tuple(found)

    def tell(self, part: Part, names: Sequence[str]) -> Written:
        show = cast(ShowPart, part)
        groups: list[Json] = [[*[names[seat] for seat in seats], *roles] for seats, roles in show.dealt]
        return Written(
            {name: {"skips": seat in show.skips} for seat, name in enumerate(names)},
            {
                "show": show.card or NO_SHOW,
                "show_deck": [UNKNOWN if id == FACE_DOWN else id for id in reversed(show.coming)],
                "show_past": list(show.past),
                "played": show.played,
                "roles_among": groups,
            },
        )


KEEPER: Final = ShowKeeper()
