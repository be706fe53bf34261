"""BANG!, the card game, as the kernel and the doors know it."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, cast

from sixgun.games.bang import (
    checks,
    deciding,
    effects,
    event_pile,
    events,
    harm,
    leaving,
    moments,
    options,
    parts,
    paying,
    playing,
    position,
    position_turn,
    setup,
    shooting,
    stopping,
    telling,
    turn,
)
from sixgun.games.bang.box import Box, all_boxes
from sixgun.games.bang.kinds import HELD, PRINTED, BangAbility, Card, card_of, write_down
from sixgun.games.bang.model import BangState, BangTable
from sixgun.games.bang.options import Speak, Use
from sixgun.games.bang.parts import Course, Keeper
from sixgun.games.bang.queries import Talking
from sixgun.games.bang.setup import deal, previous_game
from sixgun.games.bang.shelf import BROKEN, FOREIGN
from sixgun.games.bang.view import BangView, hidden_shuffled, imagine
from sixgun.kernel.asks import Closed, Option, Refusal
from sixgun.kernel.events import Event
from sixgun.kernel.hooks import TABLE, Ability
from sixgun.kernel.plain import Json, Plain, records_in
from sixgun.kernel.position import BadPosition, Written
from sixgun.kernel.records import KERNEL_RECORDS
from sixgun.kernel.registry import BadSettings, Game, Module, Preset
from sixgun.kernel.rng import CountedRng, Rng
from sixgun.kernel.state import State
from sixgun.kernel.table import Table
from sixgun.kernel.views import SEALED, View, unsealed

CORE: Final = {
    **KERNEL_RECORDS,
    **records_in(
        *(checks, deciding, effects, events, harm, leaving, event_pile, moments, options, parts, paying),
        *(playing, setup, shooting, stopping, turn),
    ),
}
"""The records of the kernel and of the rules that all boxes share."""

DEEDS: Final[Mapping[str, str | None]] = {
    **Game.deeds,
    **dict.fromkeys(("discards", "takes", "counts", "leaves", "copies", "keeps", "draws", "ends", "stops")),
    **{"plays": "at", "uses": "at", "gives": "to", "picks": "of"},
}
"""The verbs that all boxes share, see `Game.deeds`."""

BOXES: Final = all_boxes(CORE, DEEDS)
"""All boxes that can be played."""


def keepers(boxes: Sequence[Box]) -> Sequence[Keeper]:
    """Who keeps the parts of these boxes, each once."""
    return list(dict.fromkeys([box.keeper for box in boxes if box.keeper is not None]))


KEEPERS: Final = {part: box.keeper for box in BOXES if box.keeper for part in box.keeper.parts}
"""Who keeps a part, by the id of the part."""

UNORDERED: Final = tuple([word for keeper in keepers(BOXES) for word in keeper.unordered])
"""The words of boxes in positions that are lists in no particular order."""


def refuse_words_of_others(written: Written, present: Sequence[Keeper]) -> None:
    """Complain about entries of a position that only boxes have which are not on the table."""
    for keeper in keepers(BOXES):
        if keeper in present:
            continue
        boxes = ", ".join([box.id for box in BOXES if box.keeper is keeper])
        places: list[tuple[tuple[str, ...], bool]] = [
            ((word,), word in keeper.table_words) for word in written.table
        ]
        for name, entries in written.players.items():
            places += [((name, word), word in keeper.player_words) for word in entries]
        for path, theirs in places:
            if theirs:
                raise BadPosition(path, f"'{path[-1]}' needs one of these boxes: {boxes}")


class BangGame(Game):
    """The card game, 3 to 8 players."""

    id: ClassVar[str] = "bang"
    min_players: ClassVar[int] = 3
    max_players: ClassVar[int] = 8
    modules: ClassVar[tuple[Module, ...]] = BOXES
    position_words: ClassVar[tuple[str, ...]] = (
        *position.TABLE_WORDS,
        *[word for keeper in keepers(BOXES) for word in keeper.table_words],
    )
    deeds: ClassVar[Mapping[str, str | None]] = {
        **DEEDS,
        **dict.fromkeys([verb for box in BOXES for verb in box.verbs]),
    }
    presets: ClassVar[Mapping[str, Preset]] = {
        "classic": Preset(),
        "first_game": Preset({"simplified_first_game": 1}),
        "expert": Preset({"expert_characters": 1}),
        "series": Preset({"keep_surviving_characters": 1, "rotating_sheriff": 1}),
        "second_evening": Preset(sets=("base", "dodge_city")),
        "big_box": Preset(sets=tuple([box.id for box in BOXES if box.id not in FOREIGN])),
        **{box.id: Preset(sets=(*box.needs, box.id)) for box in BOXES if box.needs},
    }
    """Beside the others, every box that is added to others is a preset of its own: the box as printed."""

    def __init__(self) -> None:
        self._records: dict[str, type[Plain]] = dict(CORE)
        for box in BOXES:
            self._records.update(box.records)
        self._rules: dict[tuple[str, ...], tuple[str, ...]] = {}
        self._bound: dict[tuple[str, int], BangAbility] = {}
        """Characters and cards by owner; abilities hold no data, so all tables share them."""
        self._classes: dict[str, type[Ability]] = {
            id: kind for module in self.modules for id, kind in module.abilities.items()
        }
        self._classes.update(event_pile.RULES)
        write_down({id: kind for id, kind in self._classes.items() if issubclass(kind, Card)})
        playing.write_menus()

    def checked_sets(self, sets: Sequence[str] | str) -> tuple[str, ...]:
        for name in self.named_sets(sets):
            if name in BROKEN:
                raise BadSettings(
                    "box {name!r} cannot be played: {why}", "set-broken", name=name, why=BROKEN[name]
                )
        return super().checked_sets(sets)

    def records(self) -> Mapping[str, type[Plain]]:
        return self._records

    def deal(
        self, players: int, sets: tuple[str, ...], settings: Mapping[str, int | str], rng: Rng
    ) -> BangState:
        state = deal(players, sets, settings, rng)
        chosen = [box for box in BOXES if box.id in sets]
        if any(box.rounds for box in chosen):
            state.course = Course(state.active)
        for keeper in keepers(chosen):
            part = keeper.deal(state, settings)
            if part is not None:
                state.parts[part.id] = part
        return state

    def table(self, state: State, names: Sequence[str]) -> BangTable:
        return BangTable(self, cast(BangState, state), names)

    def copy_of(self, table: Table[Any]) -> BangTable:
        source = cast(BangTable, table)
        return BangTable(self, source.state.clone(), source.names, source.live)

    def abilities(self, state: State) -> Sequence[Ability]:
        found: list[Ability] = []
        for index, seat in enumerate(cast(BangState, state).seats):
            if seat.alive and seat.character:
                found.append(self.bound(seat.character, index, -1))
                for character in seat.borrowed:
                    found.append(self.bound(character, index, -1))
                for card in seat.in_play:
                    found.append(HELD[index][card])
        for id in self._rules_of(cast(BangState, state).boxes):
            found.append(self.bound(id, TABLE, -1))
        for part in cast(BangState, state).parts.values():
            for id, owner in part.in_force(cast(BangState, state)):
                found.append(self.bound(id, owner, -1))
        return found

    def _rules_of(self, boxes: tuple[str, ...]) -> tuple[str, ...]:
        """The abilities that boxes put into force at every table they are on."""
        known = self._rules.get(boxes)
        if known is None:
            known = tuple([id for box in BOXES if box.id in boxes for id in box.rules])
            self._rules[boxes] = known
        return known

    def bound(self, id: str, owner: int, card: int) -> BangAbility:
        """A character or a card, bound to its owner."""
        if card >= 0:
            return card_of(id, owner, card)
        known = self._bound.get((id, owner))
        if known is None:
            known = self._bound[id, owner] = cast(BangAbility, self._classes[id](id, owner))
        return known

    def unasked(self, table: Table[Any], seat: int, option: Option) -> None:
        self.bound(cast(Use, option).ability, seat, -1).unasked(cast(BangTable, table), option)

    def closed_unasked(self, table: Table[Any], seat: int) -> Sequence[Closed]:
        if Talking not in table.live.forbids:
            return ()
        why = table.forbidden(Talking(seat))
        return () if why is None else [Closed(Speak(id), why) for id in self.hushing(table)]

    def hushing(self, table: Table[Any]) -> list[str]:
        """What keeps people from talking."""
        return [bound.ability.id for bound in table.live.forbids[Talking]]

    def silence(self, table: Table[Any], seat: int) -> Refusal | None:
        return None if table.state.result is not None else table.forbidden(Talking(seat))

    def price_of_speech(self, table: Table[Any], seat: int) -> Option | None:
        ask = table.unasked(seat)
        prices = [] if ask is None else [option for option in ask.options if isinstance(option, Speak)]
        return prices[0] if prices else None

    def load(self, data: Mapping[str, Any]) -> BangState:
        state = BangState(CountedRng(bytes(16)), [], ())
        state.load(data, self.records())
        return state

    def view(self, table: Table[Any], seat: int) -> BangView:
        return BangView(cast(BangTable, table), seat)

    def imagine(self, view: View, rng: Rng) -> BangState:
        state = imagine(cast(BangView, view), rng)
        if SEALED in state.sealed.values():
            unsealed(self.table(state, view.names), rng)
        return state

    def hidden_shuffled(self, state: State, reader: int, rng: Rng) -> BangState:
        other = hidden_shuffled(cast(BangState, state), reader, rng)
        unsealed(self.table(other, ()), rng)
        return other

    def next_settings(self, state: State, settings: Mapping[str, int | str]) -> Mapping[str, int | str]:
        series = settings.get("keep_surviving_characters") == 1 or settings.get("rotating_sheriff") == 1
        return {**settings, "previous_game": previous_game(cast(BangState, state)) if series else ""}

    def position(self, written: Written, after: Rng | None) -> BangState:
        chosen = [box for box in BOXES if box.id in written.sets]
        refuse_words_of_others(written, keepers(chosen))
        ghosts = (
            self.ghosts(chosen) if any("ghost" in entries for entries in written.players.values()) else {}
        )
        rounds = any(box.rounds for box in chosen)
        state = position.read(written, after, keepers(chosen), rounds, ghosts)
        position_turn.refuse_ended(self.table(state, list(written.players)))
        return state

    def ghosts(self, boxes: Sequence[Box] = BOXES) -> dict[str, bool]:
        """What of some boxes keeps players without lives in the game, and whether only for their own turn."""
        things = [(id, self.bound(id, 0, -1)) for id in sorted([id for box in boxes for id in box.abilities])]
        keeping = [
            (id, thing) for id, thing in things if thing.visits or (id in PRINTED and PRINTED[id].keeps)
        ]
        return {id: thing.visits for id, thing in keeping}

    def given(self, state: State, names: Sequence[str]) -> Written:
        return telling.given(cast(BangState, state), names, KEEPERS)

    def facts(self, state: State, names: Sequence[str]) -> Written:
        return telling.facts(self.table(state, names), KEEPERS)

    def facts_seen(self, view: View) -> Written:
        seen = cast(BangView, view)
        imagined = self.table(self.imagine(view, CountedRng(bytes(16))), view.names)
        return telling.facts_seen(seen, imagined, KEEPERS)

    def spelled(self, word: str, value: Json) -> Json:
        return telling.spelled(word, value)

    def agrees(self, word: str, claimed: Json, found: Json) -> bool:
        for keeper in keepers(BOXES):
            lists = (*keeper.lists, *keeper.tops, *keeper.bottoms)
            if word in lists:
                return telling.lists_agree(word, keeper, claimed, found)
        return telling.agrees(word, claimed, found, UNORDERED)

    def event_word(self, kind: type[Event], field: str) -> str:
        return telling.EVENT_WORDS.get(field, "")

    def contents(self, event: Event, names: Sequence[str]) -> dict[str, Json]:
        return {**super().contents(event, names), **telling.cards_of(event)}

    def ability(self, id: str) -> type[Ability]:
        return self._classes[id]


GAME = BangGame()
