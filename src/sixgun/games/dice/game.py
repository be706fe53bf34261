"""BANG! The Dice Game as the kernel and the doors know it."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast

from sixgun.games.dice import assigning, effects, events, options, position, turn
from sixgun.games.dice.model import DiceState, DiceTable
from sixgun.games.dice.queries import rolls_allowed
from sixgun.games.dice.sets.base import MODULE as BASE_BOX
from sixgun.games.dice.sets.base import characters
from sixgun.games.dice.setup import deal
from sixgun.games.dice.view import DiceView, hidden_shuffled, imagine
from sixgun.kernel.events import Event
from sixgun.kernel.hooks import Ability
from sixgun.kernel.plain import Json, Plain, records_in
from sixgun.kernel.position import BadPosition, Written
from sixgun.kernel.records import KERNEL_RECORDS
from sixgun.kernel.registry import Game, Module
from sixgun.kernel.rng import CountedRng, Rng
from sixgun.kernel.state import State
from sixgun.kernel.table import Table
from sixgun.kernel.views import View


class DiceGame(Game):
    """The dice game, 3 to 8 players."""

    id: ClassVar[str] = "dice"
    min_players: ClassVar[int] = 3
    max_players: ClassVar[int] = 8
    modules: ClassVar[tuple[Module, ...]] = (BASE_BOX,)
    position_words: ClassVar[tuple[str, ...]] = position.TABLE_WORDS
    deeds: ClassVar[Mapping[str, str | None]] = {
        **Game.deeds,
        **dict.fromkeys(("stops", "rerolls", "keeps", "takes", "discards")),
        **{"shoots": "", "doubles": "at", "serves": "", "gives": "to", "heals": "", "removes": "from"},
    }

    def __init__(self) -> None:
        self._records: dict[str, type[Plain]] = {}
        self._abilities: dict[tuple[str, int], Ability] = {}
        """Characters by seat; abilities hold no data, so all tables share them."""
        self._classes: dict[str, type[Ability]] = {
            id: kind for module in self.modules for id, kind in module.abilities.items()
        }

    def records(self) -> Mapping[str, type[Plain]]:
        if not self._records:
            own = records_in(assigning, effects, events, options, turn, characters)
            self._records = {**KERNEL_RECORDS, **own}
        return self._records

    def deal(
        self, players: int, sets: tuple[str, ...], settings: Mapping[str, int | str], rng: Rng
    ) -> DiceState:
        return deal(players, rng)

    def table(self, state: State, names: Sequence[str]) -> DiceTable:
        return DiceTable(self, cast(DiceState, state), names)

    def copy_of(self, table: Table[Any]) -> DiceTable:
        source = cast(DiceTable, table)
        return DiceTable(self, source.state.clone(), source.names, source.live)

    def abilities(self, state: State) -> Sequence[Ability]:
        found: list[Ability] = []
        for index, seat in enumerate(cast(DiceState, state).seats):
            if seat.alive:
                try:
                    found.append(self._abilities[seat.character, index])
                except KeyError:
                    found.append(self._classes[seat.character](seat.character, index))
                    self._abilities[seat.character, index] = found[-1]
        return found

    def load(self, data: Mapping[str, Any]) -> DiceState:
        state = DiceState(CountedRng(bytes(16)), [])
        state.load(data, self.records())
        return state

    def view(self, table: Table[Any], seat: int) -> DiceView:
        return DiceView(cast(DiceTable, table), seat)

    def imagine(self, view: View, rng: Rng) -> DiceState:
        return imagine(cast(DiceView, view), rng)

    def hidden_shuffled(self, state: State, reader: int, rng: Rng) -> DiceState:
        return hidden_shuffled(cast(DiceState, state), reader, rng)

    def position(self, written: Written, after: Rng | None) -> DiceState:
        state = position.read(written, after)
        most = rolls_allowed(self.table(state, list(written.players)), state.active)
        if state.rolls_made > most:
            raise BadPosition(("rolls_made",), f"rolls_made is at most {most} here, not {state.rolls_made}")
        if state.rolls_made == most or not state.tally.free:
            state.agenda = [frame for frame in state.agenda if not isinstance(frame, turn.Rolling)]
        return state

    def given(self, state: State, names: Sequence[str]) -> Written:
        return position.given(cast(DiceState, state), names)

    def facts(self, state: State, names: Sequence[str]) -> Written:
        return position.facts(cast(DiceState, state), names)

    def facts_seen(self, view: View) -> Written:
        return position.facts(cast(DiceView, view), view.names)

    def awaits_first_chance(self, state: State) -> bool:
        return not cast(DiceState, state).dice

    def spelled(self, word: str, value: Json) -> Json:
        return position.spelled(word, value)

    def event_word(self, kind: type[Event], field: str) -> str:
        return "dice" if field in ("dice", "face") else ""

    def contents(self, event: Event, names: Sequence[str]) -> dict[str, Json]:
        return {**super().contents(event, names), **position.faces_of(event)}

    def ability(self, id: str) -> type[Ability]:
        return self._classes[id]


GAME = DiceGame()
