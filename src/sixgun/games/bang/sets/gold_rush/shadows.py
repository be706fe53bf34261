"""The variant Shadow Gunslingers: who is eliminated comes back for every own turn, without life points."""

from typing import ClassVar

from sixgun.games.bang.effects import DiscardAll
from sixgun.games.bang.events import Eliminated, TurnBegan
from sixgun.games.bang.harm import dispossession
from sixgun.games.bang.kinds import BangAbility
from sixgun.games.bang.leaving import CheckVictory, bring_back, take_leave
from sixgun.games.bang.model import BangState, BangTable
from sixgun.games.bang.moments import LEFT
from sixgun.games.bang.queries import KeepsTokens, WayBack
from sixgun.games.bang.sets.gold_rush.part import (
    NO_SIDE,
    SHADOW_DEPUTY,
    SHADOW_OUTLAW,
    gold_of,
    instead,
    note,
)
from sixgun.games.bang.sets.gold_rush.shop import NUGGETS
from sixgun.games.bang.sets.gold_rush.told import SideTaken
from sixgun.games.bang.victory import standings
from sixgun.games.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from sixgun.kernel.hooks import Layer, after, modifies


class ShadowGunslingers(BangAbility):
    """Eliminated players come back for their own turn, without lives; they keep their nuggets."""

    layer: ClassVar[Layer] = Layer.RULES
    visits: bool = True
    keeps_hand_limit: bool = False

    @modifies(WayBack)
    def rise(self, g: BangTable, cause: str, seat: int) -> str:
        if gold_of(g).duel_alone and final_duel(g.state):
            return cause
        return cause or self.id

    @modifies(KeepsTokens)
    def keep_the_gold(self, g: BangTable, kept: bool, seat: int, sort: str) -> bool:
        return kept or sort == NUGGETS

    def bring_back(self, g: BangTable) -> None:
        bring_back(g, self.owner, self.id, 0)

    def let_go(self, g: BangTable) -> None:
        """Everything but the nuggets is discarded; this is no elimination, so nobody reacts to it."""
        take_leave(g, self.owner)
        g.then(DiscardAll(self.owner), *dispossession(g, self.owner, LEFT), CheckVictory(self.owner))

    # -- the Shadow Renegade -------------------------------------------------------------------------------

    @after(Eliminated)
    def take_the_other_card(self, g: BangTable, death: Eliminated) -> None:
        sides = gold_of(g).sides
        if death.role == RENEGADE and not sides[death.seat]:
            note(g, sides=instead(sides, death.seat, NO_SIDE))

    @after(TurnBegan)
    def choose_the_side(self, g: BangTable, turn: TurnBegan) -> None:
        """At the start of every turn, before anything else; a side that changes may decide the game."""
        sides = gold_of(g).sides
        if sides[turn.seat] and g.seat(turn.seat).role == RENEGADE:
            side = side_of(g.state)
            note(g, sides=instead(sides, turn.seat, side))
            g.tell(SideTaken, turn.seat, side)
            g.then(CheckVictory(turn.seat))


def side_of(state: BangState) -> str:
    """With whom a Shadow Renegade is: the law if more of its roles lie open than Outlaws."""
    roles = [seat.role for index, seat in enumerate(state.seats) if state.role_lies_open(index)]
    law = roles.count(SHERIFF) + roles.count(DEPUTY)
    return SHADOW_DEPUTY if law > roles.count(OUTLAW) else SHADOW_OUTLAW


def final_duel(state: BangState) -> bool:
    """Whether only the Sheriff and a Renegade are left in the game."""
    roles = standings(state)
    return sorted([roles[seat] for seat in state.ring]) == [RENEGADE, SHERIFF]
