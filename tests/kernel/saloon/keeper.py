"""The saloonkeeper sets up positions for tests and plays them by what players would say."""

import re
from collections.abc import Mapping, Sequence

from sixgun.kernel.events import EVERYONE
from sixgun.kernel.rng import CountedRng
from sixgun.kernel.views import events_seen

from .game import GAME, LIFE, SaloonView
from .model import CARDS, EVENTS, KIND, SaloonState, SaloonTable, Seat, label
from .play import Turn

_FACE = re.compile(r" \d+[hdcs]")
ACT = 2
"""The stage of a turn in which the active player acts."""


class Keeper:
    """A table of the saloon with its players called by name."""

    def __init__(self, table: SaloonTable) -> None:
        self.table = table

    def seat(self, name: str) -> int:
        return self.table.names.index(name)

    def player(self, name: str) -> Seat:
        return self.table.state.seats[self.seat(name)]

    def does(self, name: str, what: str) -> "Keeper":
        """Choose by notation; a card may be named without rank and suit."""
        ask = self.table.ask_of(self.seat(name))
        assert ask is not None, f"{name} is not asked, but {self.table.pending}"
        texts = [option.notation(self.table.names) for option in ask.options]
        short = [_FACE.sub("", text) for text in texts]
        assert what in texts or what in short, f"{what!r} is not one of {texts}"
        self.table.choose(self.seat(name), texts.index(what) if what in texts else short.index(what))
        return self

    def options(self, name: str) -> list[str]:
        """What a player is offered, cards without rank and suit."""
        ask = self.table.ask_of(self.seat(name))
        return [] if ask is None else [_FACE.sub("", o.notation(self.table.names)) for o in ask.options]

    def asked(self) -> list[tuple[str, str]]:
        """Who is asked what."""
        return [(self.table.names[ask.seat], ask.prompt) for ask in self.table.pending]

    def hand(self, name: str) -> list[str]:
        return [KIND[card] for card in self.player(name).hand]

    def life(self, name: str) -> int:
        return self.player(name).life

    def view(self, name: str) -> SaloonView:
        return GAME.view(self.table, self.seat(name))

    def log(self, name: str | None = None) -> list[str]:
        """The events by class name; with a name, only those whose every field the player knows."""
        if name is None:
            return [type(event).__name__ for event in self.table.events or []]
        seen = events_seen(self.table, self.seat(name))
        return [type(event).__name__ for event in seen if event in (self.table.events or [])]


def given(
    players: Mapping[str, str],
    *,
    hands: Mapping[str, Sequence[str]] | None = None,
    in_play: Mapping[str, Sequence[str]] | None = None,
    life: Mapping[str, int] | None = None,
    deck: Sequence[str] = (),
    event: str = "",
    house: tuple[str, ...] = (),
    stage: int = ACT,
) -> Keeper:
    """A position: characters by player, the first one active; `deck` names its cards from the top."""
    left = list(range(CARDS))

    def take(wanted: str) -> int:
        card = next(card for card in left if wanted in (KIND[card], label(card)))
        left.remove(card)
        return card

    seats = []
    for name, character in players.items():
        own = [take(card) for card in (hands or {}).get(name, ())]
        laid = [take(card) for card in (in_play or {}).get(name, ())]
        seats.append(Seat(character, LIFE, own, laid))
        seats[-1].life = (life or {}).get(name, LIFE)
    state = SaloonState(CountedRng(bytes(16)), seats)
    top = [take(card) for card in deck]
    state.deck = left + top[::-1]
    for index, seat in enumerate(seats):
        for card in seat.hand:
            state.known[card] = 1 << index
        for card in seat.in_play:
            state.known[card] = EVERYONE
    if event:
        state.events = [event, *[other for other in EVENTS if other != event]]
        state.turned = 1
    state.house = house
    state.turn_number = 1
    state.agenda.append(Turn(stage))
    table = GAME.table(state, tuple(players))
    table.events = []
    table.advance()
    return Keeper(table)
