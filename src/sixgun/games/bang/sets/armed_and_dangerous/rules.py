"""What holds for everyone as long as Armed & Dangerous is on the table."""

from typing import ClassVar

from sixgun.games.bang.cards import KIND
from sixgun.games.bang.events import CardPlayed, CardStopped
from sixgun.games.bang.kinds import BLUE, HELD, PRINTED, BangAbility
from sixgun.games.bang.model import NOBODY, BangTable
from sixgun.games.bang.moments import (
    CharacterReplaced,
    ShotAnnounced,
    ShotAverted,
    ShotReturned,
    ShotStep,
    StayerPlayed,
    SurplusDiscarded,
    TurnEnding,
)
from sixgun.games.bang.queries import BangLimit, Sight
from sixgun.games.bang.sets.armed_and_dangerous.dangerous import Gun
from sixgun.games.bang.sets.armed_and_dangerous.load import MOST, note, on, remove_load, tokens
from sixgun.games.bang.sets.armed_and_dangerous.paying import PlaceLoad
from sixgun.games.bang.sets.armed_and_dangerous.told import CHARACTER
from sixgun.games.bang.sets.armed_and_dangerous.upgradable import Regained
from sixgun.kernel.hooks import Ability, Layer, after, modifies, silences


class LoadRules(BangAbility):
    """Load for blue cards played and for surplus cards discarded; what load paid for ends with the turn.

    It lies on cards: a character who is replaced takes none of it to the next one.
    """

    layer: ClassVar[Layer] = Layer.RULES

    @after(StayerPlayed)
    def load_for_blue(self, g: BangTable, step: StayerPlayed) -> None:
        if PRINTED[step.kind].colour == BLUE:
            g.then(PlaceLoad(step.seat, 1, True))

    @after(SurplusDiscarded)
    def load_for_surplus(self, g: BangTable, step: SurplusDiscarded) -> None:
        g.then(PlaceLoad(step.seat, 1, True))

    @after(CardStopped)
    def regain(self, g: BangTable, event: CardStopped) -> None:
        for card in reversed(g.state.discard):
            if KIND[card] == event.cause:
                thing = HELD[event.by][card]
                if isinstance(thing, Regained):
                    thing.foiled(g)
                return

    @after(CharacterReplaced)
    def leave_with_the_card(self, g: BangTable, moment: CharacterReplaced) -> None:
        if on(g, moment.seat, CHARACTER):
            remove_load(g, moment.seat, CHARACTER, MOST)

    @after(TurnEnding)
    def calm_down(self, g: BangTable, moment: TurnEnding) -> None:
        part = tokens(g)
        if part.bell != NOBODY or part.belt != NOBODY:
            note(g, bell=NOBODY, belt=NOBODY)


class RingingBell(BangAbility):
    """For the next card a player plays everyone is at distance 1 (7)."""

    layer: ClassVar[Layer] = Layer.HOUSE

    @modifies(Sight)
    def bring_close(self, g: BangTable, value: int, seat: int, other: int) -> int:
        return 1 if seat == tokens(g).bell else value

    @after(CardPlayed)
    def fade(self, g: BangTable, played: CardPlayed) -> None:
        if played.seat == tokens(g).bell:
            note(g, bell=NOBODY)


class FullBelt(BangAbility):
    """A player may play one more BANG! card this turn (7)."""

    layer: ClassVar[Layer] = Layer.HOUSE

    @modifies(BangLimit)
    def load_again(self, g: BangTable, value: int, seat: int) -> int:
        return value + 1 if seat == tokens(g).belt else value


class ArmedShot(BangAbility):
    """The cards that accompany a shot speak at its steps, wherever they are by then (5)."""

    layer: ClassVar[Layer] = Layer.RULES

    def guns(self, g: BangTable, shot: ShotStep) -> list[Gun]:
        """The dangerous weapons that accompany a shot."""
        cards = tokens(g).shot
        if shot.card != cards[0]:
            return []
        things = [HELD[shot.by][companion] for companion in cards[1:]]
        return [thing for thing in things if isinstance(thing, Gun)]

    @after(ShotAnnounced)
    def approach(self, g: BangTable, shot: ShotAnnounced) -> None:
        for gun in self.guns(g, shot):
            gun.approached(g, shot)

    @after(ShotReturned)
    def come_back(self, g: BangTable, shot: ShotReturned) -> None:
        if shot.by != NOBODY:
            thing = HELD[shot.by][tokens(g).shot[0]]
            if isinstance(thing, Regained) and thing.id == shot.cause:
                thing.foiled(g)

    @after(ShotAverted)
    def avert(self, g: BangTable, shot: ShotAverted) -> None:
        for gun in self.guns(g, shot):
            gun.averted(g, shot)


class BlankTarget(BangAbility):
    """The cards in play and the character of a player have no effect against a shot (5)."""

    layer: ClassVar[Layer] = Layer.RULES

    def named(self, g: BangTable) -> str:
        """The weapon that accompanies the shot, for there is no card of its own."""
        return KIND[tokens(g).shot[-1]]

    @silences
    def blank_out(self, g: BangTable, ability: Ability) -> bool:
        affected = ability.layer in (Layer.EQUIPMENT, Layer.CHARACTER)
        return affected and ability.owner == tokens(g).blank
