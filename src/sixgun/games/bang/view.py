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
    """One player as someone at the table sees them; `hand` is empty if the reader cannot see it."""

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
        "veil",
    )

    def __init__(self, player: Seat, role: str, own: bool, open_hand: bool = False) -> None:
        self.role = role
        self.character = player.character
        self.life = player.life
        self.max_life = player.max_life
        self.alive = player.alive
        self.ghost = player.ghost
        self.shown = player.shown
        self.veil = player.veil
        self.hand_size = len(player.hand)
        self.hand: tuple[int, ...] = tuple(player.hand) if own or open_hand else ()
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
        if self.veil:
            data["veil"] = self.veil
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
        "hands_open",
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
        self.hands_open = state.hands_open()
        self.seats = [
            SeatView(
                player,
                player.role if state.role_known_to(seat, index) else UNKNOWN,
                index == seat,
                self.hands_open,
            )
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
    roles = imagined_roles([seat.role for seat in view.seats], list(view.parts.values()), rng)
    seats = [imagined(seat, role) for seat, role in zip(view.seats, roles, strict=True)]
    state = BangState(rng, seats, view.boxes, view.without)
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


def imagined_roles(known: Sequence[str], parts: Sequence[Part], rng: Rng) -> list[str]:
    """The roles of all players: those that are unknown are dealt, among whom they are known to be."""
    roles = list(known)
    unseen = list(ROLES_BY_PLAYERS[len(roles)])
    for role in roles:
        if role:
            unseen.remove(role)
    for part in parts:
        for seats, dealt in part.known_roles():
            left = list(dealt)
            for seat in seats:
                if roles[seat] in left:
                    left.remove(roles[seat])
            rng.shuffle(left)
            for seat in seats:
                if not roles[seat]:
                    roles[seat] = left.pop()
                    unseen.remove(roles[seat])
    rng.shuffle(unseen)
    return [role or unseen.pop() for role in roles]


def imagined(seat: SeatView, role: str) -> Seat:
    """A player with what is known about them."""
    player = Seat(role, seat.character, seat.life, seat.max_life)
    player.alive = seat.alive
    player.ghost = seat.ghost
    player.shown = seat.shown
    player.veil = seat.veil
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
    hidden = [index for index in range(len(state.seats)) if not state.role_known_to(reader, index)]
    known = ["" if index in hidden else seat.role for index, seat in enumerate(state.seats)]
    for seat, role in zip(other.seats, imagined_roles(known, list(state.parts.values()), rng), strict=True):
        seat.role = role
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
    seen = [seat for seat in other.seats if seat not in unseen]
    taken = {name for seat in seen for name in (seat.character, *seat.dealt)}
    free = [character for character in state.cast if character not in taken]
    rng.shuffle(free)
    for seat in unseen:
        seat.dealt = tuple([free.pop() for _ in seat.dealt])
    other.sealed = {seat: index if seat == reader else SEALED for seat, index in state.sealed.items()}
    other.parts = {id: part.reshuffled(other, reader, rng) for id, part in state.parts.items()}
    return other


def hidden_zones(state: BangState, reader: int) -> list[list[int]]:
    """Where cards lie face down for a reader; takes the visible top off the discard pile."""
    zones = [state.deck]
    if not state.hands_open():
        zones.extend([seat.hand for index, seat in enumerate(state.seats) if index != reader])
    if not state.open_discard and state.discard:
        state.discard.pop()
        zones.append(state.discard)
    if state.lap_of not in (reader, NOBODY):
        zones.append(state.lap)
    return zones
