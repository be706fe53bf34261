"""What a seat at a card table may know: its own hand and role, and what everyone can see."""

from collections.abc import Sequence
from typing import Final, cast

from sixgun.games.bang.cards import pack
from sixgun.games.bang.model import NOBODY, BangState, BangTable, Seat
from sixgun.games.bang.parts import USUAL, Part
from sixgun.games.roles import ROLES_BY_PLAYERS
from sixgun.kernel.plain import Json, Plain, encode
from sixgun.kernel.rng import Rng
from sixgun.kernel.views import SEALED, View

UNKNOWN: Final = ""
"""The role of a player whose card lies face down, and a character nobody else has seen yet."""

NAMING_ONE: Final = frozenset({"card", "last"})
NAMING_SEVERAL: Final = frozenset({"missed", "paid"})
"""The fields of frames that name cards everyone has seen."""


class SeatView:
    """One player as someone at the table sees them; `hand` is empty unless it is the reader's own."""

    __slots__ = (
        "alive",
        "borrowed",
        "character",
        "dealt",
        "ghost",
        "hand",
        "hand_size",
        "in_play",
        "life",
        "max_life",
        "role",
        "shown",
    )

    def __init__(self, player: Seat, role: str, own: bool) -> None:
        self.role = role
        self.character = player.character
        self.life = player.life
        self.max_life = player.max_life
        self.alive = player.alive
        self.ghost = player.ghost
        self.shown = player.shown
        self.hand_size = len(player.hand)
        self.hand: tuple[int, ...] = tuple(player.hand) if own else ()
        self.in_play: tuple[int, ...] = tuple(player.in_play)
        self.borrowed = player.borrowed
        open_to_all = own or len(player.dealt) == 1
        self.dealt: tuple[str, ...] = player.dealt if open_to_all else (UNKNOWN,) * len(player.dealt)

    def to_json(self) -> dict[str, Json]:
        """The player as JSON; what only a ghost has is written only for ghosts."""
        data: dict[str, Json] = {
            "role": self.role,
            "character": self.character,
            "life": self.life,
            "max_life": self.max_life,
            "alive": self.alive,
            "hand_size": self.hand_size,
            "hand": list(self.hand),
            "in_play": list(self.in_play),
            "borrowed": list(self.borrowed),
            "dealt": list(self.dealt),
        }
        if self.ghost:
            data["ghost"] = self.ghost
        if self.shown:
            data["shown"] = True
        return data


class BangView(View):
    """A card table through one pair of eyes.

    `discard` holds the discards the reader may look at, top last: one card, or all with an open pile.
    """

    __slots__ = (
        "bangs",
        "boxes",
        "cast",
        "course",
        "deck_size",
        "discard",
        "discard_size",
        "fresh",
        "lap",
        "lap_of",
        "lap_size",
        "last_man_standing",
        "lifted",
        "open_discard",
        "order",
        "parts",
        "ring",
        "row",
        "seats",
        "turned",
        "used",
        "without",
    )

    def __init__(self, table: BangTable, seat: int) -> None:
        super().__init__(table, seat)
        state = table.state
        self.seats = [
            SeatView(player, player.role if role_known(state, index, seat) else UNKNOWN, index == seat)
            for index, player in enumerate(state.seats)
        ]
        self.ring = state.ring
        self.boxes = state.boxes
        self.without = state.without
        self.cast = state.cast
        self.open_discard = state.open_discard
        self.deck_size = len(state.deck)
        self.discard_size = len(state.discard)
        self.discard: tuple[int, ...] = tuple(state.discard if state.open_discard else state.discard[-1:])
        self.row: tuple[int, ...] = tuple(state.row)
        self.lap_of = state.lap_of
        self.lap_size = len(state.lap)
        self.lap: tuple[int, ...] = tuple(state.lap) if state.lap_of == seat else ()
        self.bangs = state.bangs
        self.used = dict(state.used)
        self.fresh: tuple[int, ...] = tuple(state.fresh)
        self.turned = state.turned
        self.last_man_standing = state.last_man_standing
        self.course = state.course
        self.lifted = state.lifted
        self.order = state.order
        self.parts: dict[str, Part] = {id: part.seen_by(state, seat) for id, part in state.parts.items()}

    def to_json(self) -> dict[str, Json]:
        data = super().to_json()
        data["seats"] = [seat.to_json() for seat in self.seats]
        data["boxes"] = list(self.boxes)
        data["without"] = list(self.without)
        data["cast"] = list(self.cast)
        data["deck_size"] = self.deck_size
        data["discard_size"] = self.discard_size
        data["discard"] = list(self.discard)
        data["row"] = list(self.row)
        data["lap_of"] = self.lap_of
        data["lap_size"] = self.lap_size
        data["lap"] = list(self.lap)
        data["bangs"] = self.bangs
        data["used"] = dict(self.used)
        data["fresh"] = list(self.fresh)
        data["turned"] = self.turned
        data["last_man_standing"] = self.last_man_standing
        if self.course != USUAL:
            data["course"] = encode(self.course)
        if self.lifted:
            data["lifted"] = list(self.lifted)
        if self.order:
            data["order"] = list(self.order)
        if self.parts:
            data["parts"] = {id: encode(part) for id, part in sorted(self.parts.items())}
        return data


def role_known(state: BangState, owner: int, reader: int) -> bool:
    """Everyone knows their own role and those that lie open."""
    return owner == reader or state.role_lies_open(owner)


def named_cards(frames: Sequence[Plain]) -> set[int]:
    """Cards involved in what is happening now; everyone has seen them."""
    found: set[int] = set()
    for frame in frames:
        for field in frame.fields:
            if field in NAMING_ONE:
                found.add(cast(int, getattr(frame, field)))
            elif field in NAMING_SEVERAL:
                found.update(cast("tuple[int, ...]", getattr(frame, field)))
    found.discard(-1)
    return found


def imagine(view: BangView, rng: Rng) -> BangState:
    """Deal the unseen roles and cards at random to where cards and roles lie face down.

    Secret answers stay sealed; `unsealed` fills them in.
    """
    unseen_roles = list(ROLES_BY_PLAYERS[len(view.seats)])
    for seat in view.seats:
        if seat.role:
            unseen_roles.remove(seat.role)
    rng.shuffle(unseen_roles)
    state = BangState(rng, [imagined(seat, unseen_roles) for seat in view.seats], view.boxes, view.without)
    seen: set[int] = {*view.discard, *view.row, *view.lap}
    for seat in view.seats:
        seen.update(seat.hand)
        seen.update(seat.in_play)
    unseen = [card for card in pack(view.boxes, view.without) if card not in seen]
    below = view.discard_size - len(view.discard)
    shown: dict[int, int] = {}
    for part in view.parts.values():
        for card, owner in part.known_cards(view.active).items():
            holder = view.seats[owner]
            if card in unseen and holder.hand_size and not holder.hand:  # otherwise it is gone
                shown[card] = owner
    buried: list[int] = []
    if below:
        named = named_cards(view.agenda)
        if named:
            buried = [card for card in unseen if card in named and card not in shown][:below]
    if buried or shown:
        unseen = [card for card in unseen if card not in buried and card not in shown]
    rng.shuffle(unseen)
    for index, seat in enumerate(view.seats):
        if seat.hand_size and not seat.hand:
            here = [card for card, owner in shown.items() if owner == index]
            state.seats[index].hand = [*dealt_from(unseen, seat.hand_size - len(here)), *here]
    state.lap = list(view.lap) or dealt_from(unseen, view.lap_size)
    state.discard = [*dealt_from(unseen, below - len(buried)), *buried, *view.discard]
    state.deck = dealt_from(unseen, view.deck_size)
    imagine_characters(view, state, rng)
    state.agenda = list(view.agenda)
    state.tray = list(view.tray)
    state.active = view.active
    state.turn_number = view.turn_number
    state.result = view.result
    state.cast = view.cast
    state.open_discard = view.open_discard
    state.row = list(view.row)
    state.lap_of = view.lap_of
    state.bangs = view.bangs
    state.used = dict(view.used)
    state.fresh = list(view.fresh)
    state.turned = view.turned
    state.last_man_standing = view.last_man_standing
    state.course = view.course
    state.lifted = view.lifted
    state.order = view.order
    state.count_living()
    state.parts = {id: part.imagined(view, state, rng) for id, part in view.parts.items()}
    state.sealed = dict(view.sealed)
    return state


def imagined(seat: SeatView, unseen_roles: list[str]) -> Seat:
    """A player with what is known about them; unknown roles are dealt."""
    player = Seat(seat.role or unseen_roles.pop(), seat.character, seat.life, seat.max_life)
    player.alive = seat.alive
    player.ghost = seat.ghost
    player.shown = seat.shown
    player.hand = list(seat.hand)
    player.in_play = list(seat.in_play)
    player.borrowed = seat.borrowed
    player.dealt = seat.dealt
    return player


def imagine_characters(view: BangView, state: BangState, rng: Rng) -> None:
    """Before the game: characters nobody has shown yet are dealt from those nobody has."""
    if not any([UNKNOWN in seat.dealt for seat in view.seats]):  # noqa: C419  # mypyc
        return
    known = {name for seat in view.seats for name in (seat.character, *seat.dealt)}
    free = [character for character in view.cast if character not in known]
    rng.shuffle(free)
    for seat in state.seats:
        seat.dealt = tuple([name or free.pop() for name in seat.dealt])


def dealt_from(cards: list[int], count: int) -> list[int]:
    """Take cards off the end of a list."""
    dealt = cards[len(cards) - count :]
    del cards[len(cards) - count :]
    return dealt


def hidden_shuffled(state: BangState, reader: int, rng: Rng) -> BangState:
    """The same position with everything the reader cannot see reshuffled, to prove that nothing leaks."""
    other = state.clone()
    hidden = [index for index in range(len(state.seats)) if not role_known(state, index, reader)]
    roles = [state.seats[index].role for index in hidden]
    rng.shuffle(roles)
    for index, role in zip(hidden, roles, strict=True):
        other.seats[index].role = role
    zones = hidden_zones(other, reader)
    named = named_cards(state.agenda)
    for part in state.parts.values():
        named.update(part.known_cards(state.active))
    movable = [card for zone in zones for card in zone if card not in named]
    rng.shuffle(movable)
    for zone in zones:
        zone[:] = [card if card in named else movable.pop() for card in zone]
    if not state.open_discard and state.discard:
        other.discard.append(state.discard[-1])
    unseen = [seat for index, seat in enumerate(other.seats) if len(seat.dealt) > 1 and index != reader]
    known = {name for seat in other.seats if seat not in unseen for name in (seat.character, *seat.dealt)}
    free = [character for character in state.cast if character not in known]
    rng.shuffle(free)
    for seat in unseen:
        seat.dealt = tuple([free.pop() for _ in seat.dealt])
    other.sealed = {seat: index if seat == reader else SEALED for seat, index in state.sealed.items()}
    other.parts = {id: part.reshuffled(other, reader, rng) for id, part in state.parts.items()}
    return other


def hidden_zones(state: BangState, reader: int) -> list[list[int]]:
    """Where cards lie face down for a reader; takes the visible top off the discard pile."""
    zones = [state.deck]
    zones.extend([seat.hand for index, seat in enumerate(state.seats) if index != reader])
    if not state.open_discard and state.discard:
        state.discard.pop()
        zones.append(state.discard)
    if state.lap_of not in (reader, NOBODY):
        zones.append(state.lap)
    return zones
