"""Western Legends as the kernel and the front ends know it."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast

from sixgun.games.legends import (
    acting,
    black,
    events,
    fight_steps,
    fights,
    goals,
    gold,
    locations,
    meetings,
    model,
    moving,
    options,
    outcomes,
    poker,
    position,
    recounting,
    replies,
    setup,
    sheriff,
    steps,
    stories,
    telling,
    turn,
)
from sixgun.games.legends.imagining import imagine
from sixgun.games.legends.model import MOST_PLAYERS, LegendsState, LegendsTable
from sixgun.games.legends.reshuffling import hidden_shuffled
from sixgun.games.legends.setup import SETTINGS, deal
from sixgun.games.legends.view import LegendsView
from sixgun.kernel.events import Event
from sixgun.kernel.hooks import Ability
from sixgun.kernel.plain import Json, Plain, records_in
from sixgun.kernel.position import Written
from sixgun.kernel.records import KERNEL_RECORDS
from sixgun.kernel.registry import Game, Module, Preset
from sixgun.kernel.rng import CountedRng, Rng
from sixgun.kernel.state import State
from sixgun.kernel.table import Table
from sixgun.kernel.views import View

BASE_BOX = Module("base", {}, settings=SETTINGS)


class LegendsGame(Game):
    """Western Legends, 2 to 6 players. Its abilities are printed programs, so the kernel knows of none."""

    id: ClassVar[str] = "legends"
    min_players: ClassVar[int] = 2
    max_players: ClassVar[int] = MOST_PLAYERS
    modules: ClassVar[tuple[Module, ...]] = (BASE_BOX,)
    presets: ClassVar[Mapping[str, Preset]] = {
        "classic": Preset(),
        "first_game": Preset({"first_game": 1, "length": "short"}),
        "legendary": Preset({"goals": 1, "length": "long"}),
    }

    position_words: ClassVar[tuple[str, ...]] = position.TABLE_WORDS
    deeds: ClassVar[Mapping[str, str | None]] = {
        **Game.deeds,
        **dict.fromkeys(
            ("chooses", "starts", "takes", "readies", "moves", "stops", "plays", "reacts", "uses")
        ),
        **dict.fromkeys(("works", "shops", "prospects", "sells", "sees", "parties", "rustles", "delivers")),
        **dict.fromkeys(("contributes", "completes", "ends", "accepts", "lays", "surrenders", "joins")),
        **dict.fromkeys(("buys", "upgrades", "leaves", "rolls", "keeps", "discards", "resolves")),
        **{"arrests": "", "duels": "", "robs": ""},
    }
    masks: ClassVar[frozenset[str]] = frozenset(("bandits", "ended"))

    def __init__(self) -> None:
        self._records: dict[str, type[Plain]] = {}

    def records(self) -> Mapping[str, type[Plain]]:
        if not self._records:
            own = records_in(
                *(acting, black, events, fight_steps, fights, goals, gold, locations, meetings, model),
                *(moving, options, outcomes, poker, replies, setup, sheriff, steps, stories, turn),
            )
            self._records = {**KERNEL_RECORDS, **own}
        return self._records

    def deal(
        self, players: int, sets: tuple[str, ...], settings: Mapping[str, int | str], rng: Rng
    ) -> LegendsState:
        return deal(players, settings, rng)

    def table(self, state: State, names: Sequence[str]) -> LegendsTable:
        return LegendsTable(self, cast(LegendsState, state), names)

    def copy_of(self, table: Table[Any]) -> LegendsTable:
        source = cast(LegendsTable, table)
        return LegendsTable(self, source.state.clone(), source.names, source.live)

    def abilities(self, state: State) -> Sequence[Ability]:
        return ()

    def load(self, data: Mapping[str, Any]) -> LegendsState:
        state = LegendsState(CountedRng(bytes(16)), [])
        state.load(data, self.records())
        return state

    def view(self, table: Table[Any], seat: int) -> LegendsView:
        return LegendsView(cast(LegendsTable, table), seat)

    def imagine(self, view: View, rng: Rng) -> LegendsState:
        return imagine(cast(LegendsView, view), rng)

    def hidden_shuffled(self, state: State, reader: int, rng: Rng) -> LegendsState:
        return hidden_shuffled(cast(LegendsState, state), reader, rng)

    def position(self, written: Written, after: Rng | None) -> LegendsState:
        return position.read(written, after)

    def given(self, state: State, names: Sequence[str]) -> Written:
        return telling.given(cast(LegendsState, state), names)

    def facts(self, state: State, names: Sequence[str]) -> Written:
        return telling.facts(cast(LegendsState, state), names)

    def facts_seen(self, view: View) -> Written:
        seen = cast(LegendsView, view)
        return telling.facts_seen(seen, imagine(seen, CountedRng(bytes(16))))

    def spelled(self, word: str, value: Json) -> Json:
        return telling.spelled(word, value)

    def agrees(self, word: str, claimed: Json, found: Json) -> bool:
        return telling.agrees(word, claimed, found)

    def event_word(self, kind: type[Event], field: str) -> str:
        return recounting.event_word(kind, field)

    def contents(self, event: Event, names: Sequence[str]) -> dict[str, Json]:
        return {**super().contents(event, names), **recounting.printed_in(event)}


GAME = LegendsGame()
