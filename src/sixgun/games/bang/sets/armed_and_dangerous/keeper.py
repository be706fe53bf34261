"""How load comes about: dealt with the cards, or read from a position in words."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, cast

from sixgun.games.bang.cards import KIND, spaced
from sixgun.games.bang.kinds import ORANGE, PRINTED
from sixgun.games.bang.model import NOBODY, BangState
from sixgun.games.bang.parts import Keeper, Part
from sixgun.games.bang.sets.armed_and_dangerous.load import ALL_LOAD, FULL, MOST, LoadTokens
from sixgun.games.bang.wording import card_list, labels, meant
from sixgun.kernel.plain import Json
from sixgun.kernel.position import BadPosition, Written, one_of, shown, whole


class LoadKeeper(Keeper):
    """Deals the load, and reads and writes it in words."""

    parts: ClassVar[tuple[str, ...]] = (LoadTokens.id,)
    table_words: ClassVar[tuple[str, ...]] = ("loaded", "supply", "bell", "belt", "shooting", "blank")
    player_words: ClassVar[tuple[str, ...]] = ("load",)
    unordered: ClassVar[tuple[str, ...]] = ("loaded",)

    def deal(self, state: BangState, settings: Mapping[str, int | str]) -> LoadTokens:
        begun = LoadTokens((), (0,) * len(state.seats))
        return begun.opened(state) if state.seats[0].max_life else begun

    def read(self, written: Written, state: BangState) -> LoadTokens:
        table = written.table
        everyone = ("nobody", *written.players)
        shot = [
            meant(item, ("shooting", str(index)))[0]
            for index, item in enumerate(card_list(table.get("shooting"), ("shooting",)))
        ]
        bell, belt, blank = [
            everyone.index(one_of(table.get(word, "nobody"), (word,), "player", everyone)) - 1
            for word in ("bell", "belt", "blank")
        ]
        for word, seat in (("bell", bell), ("belt", belt)):
            if seat not in (NOBODY, state.active):
                why = f"{word} is paid for in the own turn; it is {everyone[state.active + 1]}'s turn"
                raise BadPosition((word,), why)
        for word, going_on in (("shooting", bool(shot)), ("blank", blank != NOBODY)):
            if going_on and not written.midway:
                raise BadPosition((word,), f"{word} needs an agenda; take both from a saved table")
        cards = tuple(sorted(read_cards(table.get("loaded", []), state)))
        part = LoadTokens(cards, tuple(read_seats(written, state)), bell, belt, tuple(shot), blank)
        if part.supply() < 0:
            used = ALL_LOAD - part.supply()
            raise BadPosition((), f"there are {ALL_LOAD} load, and {used} lie on cards and characters here")
        if "supply" in table and table["supply"] != part.supply():
            raise BadPosition(
                ("supply",), f"the supply is {part.supply()} here: {ALL_LOAD} without what the players have"
            )
        return part

    def tell(self, part: Part, names: Sequence[str]) -> Written:
        load = cast(LoadTokens, part)
        everyone = ("nobody", *names)
        return Written(
            {name: {"load": load.seats[seat]} for seat, name in enumerate(names)},
            {
                "loaded": [f"{spaced(KIND[card])} {count}" for card, count in load.cards],
                "supply": load.supply(),
                "bell": everyone[load.bell + 1],
                "belt": everyone[load.belt + 1],
                "shooting": labels(load.shot),
                "blank": everyone[load.blank + 1],
            },
        )


def read_seats(written: Written, state: BangState) -> list[int]:
    """The load on everyone's character."""
    found: list[int] = []
    for seat, (name, entries) in enumerate(written.players.items()):
        load = whole(entries.get("load", 0), (name, "load"), 0, MOST)
        if load and not state.seats[seat].alive:
            raise BadPosition((name, "load"), f"{name} is out and has no load; leave it out")
        found.append(load)
    return found


def read_cards(value: Json, state: BangState) -> list[tuple[int, int]]:
    """The dangerous cards in play with their load: what is said, or as if just played."""
    in_play = [card for seat in state.seats for card in seat.in_play]
    found = {card: FULL for card in in_play if PRINTED[KIND[card]].colour == ORANGE}
    if not isinstance(value, list):
        raise BadPosition(("loaded",), f"loaded is a list such as [beer keg 2], not {shown(value)}")
    said: list[int] = []
    for index, item in enumerate(value):
        path = ("loaded", str(index))
        word, _, count = str(item).rpartition(" ")
        if not word:
            raise BadPosition(path, f"a card with its load is written like 'beer keg 2', not {shown(item)}")
        here = [card for card in meant(word, path) if card in found]
        if not here:
            raise BadPosition(path, f"{word} is no dangerous card in play, and load lies on no other")
        if here[0] in said:
            raise BadPosition(path, f"{word} is written twice")
        if not count.isdigit() or not 1 <= int(count) <= MOST:
            raise BadPosition(path, f"{word} has 1 to {MOST} load, not {count}")
        said.append(here[0])
        found[here[0]] = int(count)
    return list(found.items())


KEEPER: Final = LoadKeeper()
