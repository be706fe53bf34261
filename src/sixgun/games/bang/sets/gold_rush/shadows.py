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
from sixgun.games.bang.sets.gold_rush.part import NO_SIDE, gold_of, instead, note, side_of
from sixgun.games.bang.sets.gold_rush.shop import NUGGETS
from sixgun.games.bang.sets.gold_rush.told import SideTaken
from sixgun.games.bang.victory import standings
from sixgun.games.roles import RENEGADE, SHERIFF
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
        """At the start of every turn, before anything else; a side that changes may decide the game.

        A Renegade whose role lies face down tells nobody.
        """
        sides = gold_of(g).sides
        player = g.seat(turn.seat)
        if player.role == RENEGADE and (sides[turn.seat] or player.ghost == self.id):
            side = side_of(g.state)
            note(g, sides=instead(sides, turn.seat, side))
            if g.state.role_lies_open(turn.seat):
                g.tell(SideTaken, turn.seat, side)
            g.then(CheckVictory(turn.seat))


def final_duel(state: BangState) -> bool:
    """Whether only the Sheriff and a Renegade are left in the game."""
    roles = standings(state)
    return sorted([roles[seat] for seat in state.ring]) == [RENEGADE, SHERIFF]
