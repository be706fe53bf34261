"""The saloon as the kernel knows it: dealing, live abilities, views, imagined worlds."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, cast

from sixgun.kernel import agenda, asks, events, journal, state, table
from sixgun.kernel.events import EVERYONE
from sixgun.kernel.hooks import TABLE, Ability
from sixgun.kernel.plain import Json, Plain, records_in
from sixgun.kernel.registry import Game, Module, Setting, collect
from sixgun.kernel.rng import CountedRng, Rng
from sixgun.kernel.state import State
from sixgun.kernel.table import Table
from sixgun.kernel.views import View

from . import cards, model, play
from .model import CARDS, FACE_DOWN, KIND, SaloonState, SaloonTable, Seat
from .play import Contest, Turn

CHARACTERS: Final = ("bart", "belle", "gringo", "jack", "jourdonnais", "molly", "slab", "suzy", "vera")
HOUSE_RULES: Final = ("generous", "temperance", "undertaker")
LIFE: Final = 3


class SaloonGame(Game):
    """The saloon, 2 to 5 players."""

    id: ClassVar[str] = "saloon"
    min_players: ClassVar[int] = 2
    max_players: ClassVar[int] = 5
    modules: ClassVar[tuple[Module, ...]] = (
        Module("base", collect(cards), settings=tuple([Setting.flag(rule) for rule in HOUSE_RULES])),
    )

    def records(self) -> Mapping[str, type[Plain]]:
        return records_in(agenda, asks, events, journal, state, table, model, play, cards)

    def deal(
        self, players: int, sets: tuple[str, ...], settings: Mapping[str, int | str], rng: Rng
    ) -> SaloonState:
        characters = list(CHARACTERS)
        rng.shuffle(characters)
        dealt = SaloonState(rng, [Seat(characters[seat], LIFE, [], []) for seat in range(players)])
        dealt.deck = list(range(CARDS))
        rng.shuffle(dealt.deck)
        dealt.events = list(model.EVENTS)
        rng.shuffle(dealt.events)
        dealt.house = tuple([rule for rule in HOUSE_RULES if settings.get(rule)])
        for index, seat in enumerate(dealt.seats):
            for _ in range(2):
                seat.hand.append(dealt.deck.pop())
                dealt.known[seat.hand[-1]] = 1 << index
        dealt.agenda.append(Turn())
        return dealt

    def table(self, state: State, names: Sequence[str]) -> SaloonTable:
        return SaloonTable(self, cast(SaloonState, state), names)

    def copy_of(self, table: Table[Any]) -> SaloonTable:
        source = cast(SaloonTable, table)
        return SaloonTable(self, source.state.clone(), source.names, source.live)

    def abilities(self, state: State) -> Sequence[Ability]:
        position = cast(SaloonState, state)
        names = [(rule, TABLE, -1) for rule in position.house]
        if position.event:
            names.append((position.event, TABLE, -1))
        for index, seat in enumerate(position.seats):
            if seat.alive:
                names.extend([(KIND[card], index, card) for card in seat.in_play])
                names.append((seat.character, index, -1))
                if seat.copies >= 0 and position.seats[seat.copies].alive:
                    names.append((position.seats[seat.copies].character, index, -1))
        return [self.ability(id)(id, owner, card) for id, owner, card in names]

    def load(self, data: Mapping[str, Any]) -> SaloonState:
        loaded = SaloonState(CountedRng(bytes(16)), [])
        loaded.load(data, self.records())
        return loaded

    def view(self, table: Table[Any], seat: int) -> "SaloonView":
        return SaloonView(cast(SaloonTable, table), seat)

    def imagine(self, view: View, rng: Rng) -> SaloonState:
        return imagine(cast(SaloonView, view), rng)

    def hidden_shuffled(self, state: State, reader: int, rng: Rng) -> SaloonState:
        return hidden_shuffled(cast(SaloonState, state), reader, rng)


class SaloonView(View):
    """The saloon through one pair of eyes. Cards a seat cannot know are -1; others' hands have no order."""

    __slots__ = ("bandit", "bangs", "deck", "discard", "events", "events_left", "fought", "house", "seats")

    def __init__(self, table: SaloonTable, seat: int) -> None:
        super().__init__(table, seat)
        position = table.state

        def known(card: int) -> int:
            return card if _knows(position, card, seat) else FACE_DOWN

        self.seats: list[dict[str, Json]] = []
        for index, player in enumerate(position.seats):
            hand = [known(card) for card in player.hand]
            self.seats.append(
                {
                    "character": player.character,
                    "copies": player.copies,
                    "life": player.life,
                    "max_life": player.max_life,
                    "alive": player.alive,
                    "hand": cast(Json, hand if index == seat else sorted(hand)),
                    "in_play": list(player.in_play),
                }
            )
        self.deck = [known(card) for card in position.deck]
        self.bandit = [known(card) for card in position.bandit]
        self.discard = list(position.discard)
        self.events = position.events[: position.turned]
        self.events_left = len(position.events) - position.turned
        self.house = position.house
        self.bangs = position.bangs
        self.fought = position.fought

    def to_json(self) -> dict[str, Json]:
        return super().to_json() | {
            "seats": cast(Json, self.seats),
            "deck": list(self.deck),
            "bandit": list(self.bandit),
            "discard": list(self.discard),
            "events": list(self.events),
            "events_left": self.events_left,
            "house": list(self.house),
            "bangs": self.bangs,
            "fought": self.fought,
        }


def _knows(position: SaloonState, card: int, reader: int) -> bool:
    mask = position.known[card]
    return mask == EVERYONE if reader < 0 else bool(mask >> reader & 1)


def hidden_zones(position: SaloonState) -> Iterator[list[int]]:
    """The places where cards lie face down for someone."""
    yield position.deck
    yield position.bandit
    for seat in position.seats:
        yield seat.hand


def reseal(position: SaloonState, reader: int, rng: Rng) -> None:
    """Other seats' sealed answers are anyone's guess."""
    if position.sealed:
        contest = cast(Contest, position.agenda[-1])
        packs = contest.packs(SaloonTable(GAME, position, ["?"] * len(position.seats)))
        for seat in position.sealed:
            if seat != reader:
                position.sealed[seat] = rng.below(len(packs[seat]))


def hidden_shuffled(position: SaloonState, reader: int, rng: Rng) -> SaloonState:
    """Every card the reader does not know may be any other of them; others who knew a place still do."""
    other = position.clone()
    places = [
        (zone, index)
        for zone in hidden_zones(other)
        for index, card in enumerate(zone)
        if not _knows(position, card, reader)
    ]
    unseen = [zone[index] for zone, index in places]
    masks = [position.known[card] for card in unseen]
    rng.shuffle(unseen)
    for (zone, index), card, mask in zip(places, unseen, masks, strict=True):
        zone[index] = card
        other.known[card] = mask
    face_down = other.events[other.turned :]
    rng.shuffle(face_down)
    other.events[other.turned :] = face_down
    reseal(other, reader, rng)
    return other


def imagine(view: SaloonView, rng: Rng) -> SaloonState:
    """Deal everything face down at random; what the seat has seen stays where it saw it."""
    reader = 1 << view.seat if view.seat >= 0 else 0
    seats: list[Seat] = []
    for row in cast("list[dict[str, Any]]", view.seats):
        seat = Seat(row["character"], row["life"], list(row["hand"]), list(row["in_play"]))
        seat.max_life, seat.alive, seat.copies = row["max_life"], row["alive"], row["copies"]
        seats.append(seat)
    world = SaloonState(rng, seats)
    world.deck, world.bandit, world.discard = list(view.deck), list(view.bandit), list(view.discard)
    for card in [*world.discard, *[card for seat in seats for card in seat.in_play]]:
        world.known[card] = EVERYONE
    seen = {card for zone in hidden_zones(world) for card in zone if card != FACE_DOWN}
    unseen = [card for card in range(CARDS) if card not in seen and not world.known[card]]
    rng.shuffle(unseen)
    for zone in hidden_zones(world):
        for index, card in enumerate(zone):
            if card == FACE_DOWN:
                zone[index] = unseen.pop()
            else:
                world.known[card] |= reader
    for index, seat in enumerate(seats):
        for card in seat.hand:
            world.known[card] |= 1 << index
    world.house, world.turned = view.house, len(view.events)
    face_down = [event for event in model.EVENTS if event not in view.events]
    rng.shuffle(face_down)
    world.events = [*view.events, *face_down[: view.events_left]]
    world.bangs, world.fought = view.bangs, view.fought
    world.agenda, world.tray = list(view.agenda), list(view.tray)
    world.active, world.turn_number, world.result = view.active, view.turn_number, view.result
    world.sealed = dict(view.sealed)
    for card in world.bandit:
        chooser = cast(play.Fight, world.agenda[-1]).neighbour
        world.known[card] |= 1 << chooser
    reseal(world, view.seat, rng)
    return world


GAME = SaloonGame()
