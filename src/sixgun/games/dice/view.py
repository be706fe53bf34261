"""What a seat at a dice table may know: everything but the face-down roles."""

from sixgun.games.dice.model import DiceState, DiceTable, Seat
from sixgun.games.roles import ROLES_BY_PLAYERS, SHERIFF, roles_public
from sixgun.kernel.plain import Json
from sixgun.kernel.rng import Rng
from sixgun.kernel.views import View

UNKNOWN = ""
"""The role of a player whose card is face down."""


class SeatView:
    """One player as someone at the table sees them."""

    __slots__ = ("alive", "arrows", "character", "life", "max_life", "role")

    def __init__(self, player: Seat, role: str) -> None:
        self.role = role
        self.character = player.character
        self.life = player.life
        self.max_life = player.max_life
        self.arrows = player.arrows
        self.alive = player.alive

    def to_json(self) -> dict[str, Json]:
        """The player as JSON."""
        return {
            "role": self.role,
            "character": self.character,
            "life": self.life,
            "max_life": self.max_life,
            "arrows": self.arrows,
            "alive": self.alive,
        }


class DiceView(View):
    """A dice table through one pair of eyes."""

    __slots__ = ("beers_spent", "dice", "last_man_standing", "pile", "ring", "rolls_made", "seats")

    def __init__(self, table: DiceTable, seat: int) -> None:
        super().__init__(table, seat)
        state = table.state
        self.seats = [
            SeatView(player, player.role if role_known(state, index, seat) else UNKNOWN)
            for index, player in enumerate(state.seats)
        ]
        self.ring: tuple[int, ...] = tuple(state.ring)
        self.pile = state.pile
        self.dice = state.dice
        self.rolls_made = state.rolls_made
        self.beers_spent = state.beers_spent
        self.last_man_standing = state.last_man_standing

    def to_json(self) -> dict[str, Json]:
        data = super().to_json()
        data["seats"] = [seat.to_json() for seat in self.seats]
        data["pile"] = self.pile
        data["dice"] = list(self.dice)
        data["rolls_made"] = self.rolls_made
        data["beers_spent"] = self.beers_spent
        data["last_man_standing"] = self.last_man_standing
        return data


def role_known(state: DiceState, owner: int, reader: int) -> bool:
    """Face up are the Sheriff, the eliminated, everyone with three players, and everyone after the end."""
    player = state.seats[owner]
    return (
        owner == reader
        or player.role == SHERIFF
        or not player.alive
        or state.result is not None
        or roles_public(len(state.seats))
    )


def ring_distances(view: DiceView) -> list[int]:
    """Places from the reader to everyone alive, the shorter way round; 0 where that means nothing."""
    found = [0] * len(view.seats)
    if view.seat not in view.ring:
        return found
    here = view.ring.index(view.seat)
    for place, seat in enumerate(view.ring):
        steps = abs(place - here)
        found[seat] = min(steps, len(view.ring) - steps)
    return found


def imagine(view: DiceView, rng: Rng) -> DiceState:
    """Deal the unseen roles at random among the players whose card is face down."""
    unseen = list(ROLES_BY_PLAYERS[len(view.seats)])
    for seat in view.seats:
        if seat.role:
            unseen.remove(seat.role)
    rng.shuffle(unseen)
    seats = [
        Seat(s.role or unseen.pop(), s.character, s.life, s.max_life, s.arrows, s.alive) for s in view.seats
    ]
    state = DiceState(rng, seats)
    state.agenda = list(view.agenda)
    state.tray = list(view.tray)
    state.active = view.active
    state.turn_number = view.turn_number
    state.result = view.result
    state.pile = view.pile
    state.dice = view.dice
    state.rolls_made = view.rolls_made
    state.beers_spent = view.beers_spent
    state.last_man_standing = view.last_man_standing
    return state


def hidden_shuffled(state: DiceState, reader: int, rng: Rng) -> DiceState:
    """The same position with everything the reader cannot see reshuffled, to prove that nothing leaks."""
    other = state.clone()
    hidden = [index for index in range(len(state.seats)) if not role_known(state, index, reader)]
    roles = [state.seats[index].role for index in hidden]
    rng.shuffle(roles)
    for index, role in zip(hidden, roles, strict=True):
        other.seats[index].role = role
    return other
