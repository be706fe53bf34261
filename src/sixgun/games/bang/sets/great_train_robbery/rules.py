"""What holds for everyone as long as The Great Train Robbery is on the table."""

from collections.abc import Sequence
from typing import ClassVar, cast

from sixgun.games.bang.cards import DIAMONDS, HEARTS, KIND, NO_CARD, SUIT
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.effects import take_discard, turn_up
from sixgun.games.bang.events import GameBegan, ShotCancelled
from sixgun.games.bang.kinds import HELD, PRINTED, BangAbility
from sixgun.games.bang.model import NOBODY, BangTable
from sixgun.games.bang.moments import CardResolved, ShotReturned, StarterBegan
from sixgun.games.bang.playing import Act, Finishing
from sixgun.games.bang.queries import EarnTurn
from sixgun.games.bang.sets.great_train_robbery.brown import Retrieve
from sixgun.games.bang.sets.great_train_robbery.buying import (
    MOVE_TRAIN,
    limit_reached,
    purchases,
    start_purchase,
    why_no_move,
    why_no_purchases,
)
from sixgun.games.bang.sets.great_train_robbery.coupling import couple
from sixgun.games.bang.sets.great_train_robbery.part import IRONHORSE, LELAND, note, train_of
from sixgun.games.bang.sets.great_train_robbery.told import (
    FREE_MOVE,
    ROUND,
    AcquireCar,
    EngineChosen,
    MoveTrain,
)
from sixgun.games.bang.sets.great_train_robbery.train import advance
from sixgun.games.bang.shooting import Averted
from sixgun.kernel.asks import Closed, Option
from sixgun.kernel.hooks import Layer, after, forbids, offers


class TrainRules(BangAbility):
    """The train moves with the turns of the round starter; in phase 2 players acquire its cars."""

    layer: ClassVar[Layer] = Layer.RULES

    @after(GameBegan)
    def make_up_the_train(self, g: BangTable, event: GameBegan) -> None:
        """One card decides which side of the locomotive is up; it is the first of the discard pile."""
        card = turn_up(g)
        g.state.discard.append(card)
        engine = LELAND if SUIT[card] in (HEARTS, DIAMONDS) else IRONHORSE
        note(g, engine=engine)
        g.tell(EngineChosen, card, engine)
        couple(g)

    @after(StarterBegan)
    def leave_the_station(self, g: BangTable, moment: StarterBegan) -> None:
        note(g, bought=0, taken=False, moved=False, early=moment.seat)
        advance(g, moment.seat, ROUND)

    @forbids(EarnTurn)
    def end_of_the_ride(self, g: BangTable, deed: EarnTurn) -> bool:
        train = train_of(g)
        return train.riding and train.rider == deed.seat

    # -- phase 2 -------------------------------------------------------------------------------------------

    @offers(Act)
    def sell_cars(self, g: BangTable, question: Act) -> Sequence[Option]:
        seat = question.seat
        if limit_reached(g, seat) is not None:
            return ()
        found = purchases(g, seat, train_of(g))
        return [*found, MOVE_TRAIN] if why_no_move(g, seat) is None else found

    def closed_uses(self, g: BangTable) -> Sequence[Closed]:
        found = why_no_purchases(g, self.owner)
        why = why_no_move(g, self.owner)
        return found if why is None else [*found, Closed(MOVE_TRAIN, why)]

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        question.again(g)
        if isinstance(option, MoveTrain):
            note(g, moved=True)
            advance(g, self.owner, FREE_MOVE)
        else:
            start_purchase(g, self.owner, cast(AcquireCar, option).card)


class TrainShots(BangAbility):
    """Cards of the box with more to say once a shot is cancelled: they come back, or take another one."""

    layer: ClassVar[Layer] = Layer.RULES

    @after(ShotReturned)
    def look_for_the_knife(self, g: BangTable, shot: ShotReturned) -> None:
        """A card that may come back to the shooter's hand does so before anyone else takes it."""
        for frame in reversed(g.state.agenda):
            if isinstance(frame, Retrieve) and frame.seat == shot.by and frame.kind == shot.cause:
                g.state.agenda.remove(frame)
                g.then(frame)
                return

    @after(ShotCancelled)
    def take_booty(self, g: BangTable, shot: ShotCancelled) -> None:
        """A card that was used in the defence may take the one it was used against (timing 3, step 9b)."""
        for key in g.nearest(Averted).used:
            card = int(key.rpartition("#")[2]) if "#" in key else NO_CARD
            if card != NO_CARD and HELD[shot.seat][card].takes_booty:
                booty = card_behind(g, shot)
                if booty != NO_CARD:
                    take_discard(g, shot.seat, booty)

    @after(CardResolved)
    def let_it_go(self, g: BangTable, step: CardResolved) -> None:
        """Until this moment the table remembers the card whose effect is happening: see `card_behind`."""


def card_behind(g: BangTable, shot: ShotCancelled) -> int:
    """The card that was really played and whose shot was cancelled; none if there is no such card."""
    if shot.card != NO_CARD or shot.by == NOBODY:
        return shot.card
    if shot.cause in PRINTED and PRINTED[shot.cause].counters:  # it was an answer, not a play of a turn
        answers = [card for card in g.state.discard if KIND[card] == shot.cause]
        return answers[-1] if answers else NO_CARD
    for frame in reversed(g.state.agenda):
        if isinstance(frame, Finishing) and frame.seat == shot.by and frame.stage == 0:
            same = frame.kind == shot.cause or PRINTED[frame.kind].copies
            return frame.card if same else NO_CARD
    return NO_CARD
