"""The show cards that deal roles anew (4.2 and 4.5)."""

from collections.abc import Sequence
from typing import Final

from sixgun.games.bang.cards import DIAMONDS, HEARTS, NO_CARD
from sixgun.games.bang.checks import Check, tell_check
from sixgun.games.bang.deciding import push_interludes
from sixgun.games.bang.leaving import bring_back, look_at_role
from sixgun.games.bang.model import UNSEEN, BangState, BangTable
from sixgun.games.bang.queries import WayBack, deciding_suit
from sixgun.games.bang.sets.wild_west_show.part import Dealing, note, show_of
from sixgun.games.bang.sets.wild_west_show.show_card import ShowCard
from sixgun.games.bang.sets.wild_west_show.told import RolesDealt
from sixgun.games.roles import SHERIFF, roles_public
from sixgun.kernel.hooks import modifies

RISEN: Final = 1
"""The life points of those who come back."""


class BoneOrchard(ShowCard):
    """Eliminated players come back for good in their turn, with 1 life and one of the roles of the dead."""

    @modifies(WayBack)
    def open_the_graves(self, g: BangTable, cause: str, seat: int) -> str:
        """What brings somebody back for good comes first, what does so for a turn comes after it."""
        return cause if cause and not g.bound(cause, seat).visits else self.id

    def bring_back(self, g: BangTable) -> None:
        if not roles_public(len(g.state.seats)):
            self.bury_the_roles(g)
        bring_back(g, self.owner, self.id, RISEN)

    def bury_the_roles(self, g: BangTable) -> None:
        """The roles of all who are out are dealt face down; a single one simply keeps it."""
        state = g.state
        out = [seat for seat in state.around() if not state.seats[seat].alive]
        known = among_whom(show_of(g).dealt, state, out)
        deal_roles(g, out, self.id, True)
        for seat in out:
            state.seats[seat].veil = UNSEEN
        if known is not None:
            note(g, dealt=(*show_of(g).dealt, known))


class HelenaZontero(ShowCard):
    """Draw! when she is revealed: red deals the roles of all in the game but the Sheriff anew."""

    def revealed(self, g: BangTable) -> None:
        g.then(Check(self.owner, self.id, NO_CARD))
        push_interludes(g, (self.owner,))  # before a flip of their own (timing 1)

    def checked(self, g: BangTable, card: int) -> None:
        red = card != NO_CARD and deciding_suit(g, card) in (HEARTS, DIAMONDS)
        if tell_check(g, self.owner, self.id, red):
            self.mix_up(g)

    def mix_up(self, g: BangTable) -> None:
        """Roles that lay open are secret again; whoever only visits keeps their own."""
        state = g.state
        there = [seat for seat in state.clockwise_from(self.owner) if state.seats[seat].role != SHERIFF]
        there = [seat for seat in there if not visits(g, seat)]
        deal_roles(g, there, self.id, False)
        if not roles_public(len(state.seats)):
            for seat in there:
                state.seats[seat].shown = False
                look_at_role(g, seat)


def visits(g: BangTable, seat: int) -> bool:
    """Whether a player is in the game only for the running turn."""
    ghost = g.seat(seat).ghost
    return bool(ghost) and g.bound(ghost, seat).visits


def deal_roles(g: BangTable, seats: Sequence[int], cause: str, anew: bool) -> None:
    """The roles of some players are shuffled and dealt among them; see `Part.roles_dealt`."""
    state = g.state
    roles = [state.seats[seat].role for seat in seats]
    places = list(range(len(seats)))
    state.rng.shuffle(places)
    for seat, place in zip(seats, places, strict=True):
        state.seats[seat].role = roles[place]
    passed = {seat: seats[place] for seat, place in zip(seats, places, strict=True)}
    for id, part in list(state.parts.items()):
        state.parts[id] = part.roles_dealt(passed, anew)
    if len(seats) > 1:
        g.reveal(RolesDealt, tuple(seats), cause)


def among_whom(dealt: Sequence[Dealing], state: BangState, seats: Sequence[int]) -> Dealing | None:
    """What everyone knows once the roles of these players are mixed: who shares which roles, if anything.

    Open roles are known; with each that lies face down comes everyone among whom it was dealt before.
    """
    players = list(seats)
    roles = [state.seats[seat].role for seat in seats if state.role_lies_open(seat)]
    for members, shared in dealt:
        if set(members) & set(seats):
            left = list(shared)
            for seat in members:
                if state.role_lies_open(seat):
                    left.remove(state.seats[seat].role)
                elif seat not in players:
                    players.append(seat)
            roles.extend(left)
    return (tuple(players), tuple(sorted(roles))) if len(players) == len(roles) else None
