"""Following the news: what deeds say about roles, and what answers say about hands."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from sixgun.bots.bang import behaviour
from sixgun.bots.bang.board import Board
from sixgun.bots.bang.judged import ASKING_FOR_BANG, GIFTS, IN_PLAY, NEWS, THEFTS
from sixgun.bots.beliefs import Beliefs
from sixgun.bots.muster import Muster, muster
from sixgun.games.bang import events as told
from sixgun.games.bang.cards import BANG, KIND, NO_CARD
from sixgun.games.bang.event_pile import EventRevealed
from sixgun.games.bang.kinds import NEAR, NO_TARGET, PRINTED
from sixgun.games.bang.view import BangView
from sixgun.games.roles import ROLES_BY_PLAYERS, SHERIFF, roles_public
from sixgun.kernel.events import Event

ANY_NUMBER: Final = 99

SEEN, GONE, PERHAPS_SEEN = range(3)
"""What a trace says: a card came to a hand, a card left, or a card that only some saw changed hands."""


class Memory:
    """What one seat has followed so far, and which cards in hands it knows of."""

    __slots__ = ("followed", "heard", "whereabouts")

    def __init__(self) -> None:
        self.heard = 0
        """Pieces of news."""
        self.followed = 0
        """Traces."""
        self.whereabouts: dict[int, int] = {}
        """The holder of every card it last saw going to a hand."""


class Witness:
    """What everyone at the table knows, kept up to date from the public part of the news.

    All bots at a table share one: whoever is asked next tells it what has happened. Cards on their way
    to and from hands leave traces, which every seat follows by itself, for it may have seen more than others.

    Attributes:
        maybe_missed, maybe_bang: How many cards of each hand could be a Missed! or a BANG! card, after what
            its owner could not answer.
        whereabouts: The holder of every card that the seat which listened last saw going to a hand.
        heard: How many pieces of news it has taken in.
        gone: The cards seen going to the discard pile since it was last shuffled.
    """

    def __init__(self, view: BangView) -> None:
        self.dealt = ROLES_BY_PLAYERS[len(view.seats)]
        self.open_game = open_game = roles_public(len(view.seats))
        known = {
            index: seat.role
            for index, seat in enumerate(view.seats)
            if seat.role and (open_game or seat.role == SHERIFF)
        }
        self.beliefs = Beliefs(self.dealt, known)
        self.board = Board(view)
        self.now: Muster = muster(view.seats, self.dealt)
        self.life = [seat.life for seat in view.seats]
        self.most = [seat.max_life for seat in view.seats]
        self.maybe_missed = [seat.hand_size for seat in view.seats]
        self.maybe_bang = list(self.maybe_missed)
        self.heard = 0
        self._alone = Memory()
        self.whereabouts = self._alone.whereabouts
        self._traces: list[tuple[int, int, int]] = []
        """What has happened to cards in hands: what, whose hand (or which piece of news), which card."""
        self.gone: set[int] = set()
        self._theft = ""
        self._needed = 1

    def hear(self, news: Sequence[Event], view: BangView, memory: Memory | None = None) -> None:
        """Take in what has happened; afterwards the board is what the view says.

        Args:
            news: What has happened since the owner of the memory listened last, as its seat may know it.
            view: What that seat sees now.
            memory: What it remembers; without one there is nobody else who listens.
        """
        mine = self._alone if memory is None else memory
        begun = mine.heard
        self.board.cover()
        for number in range(self.heard - begun, len(news)):
            self.take_in(news[number])
        self._recall(mine, news)
        for index, seat in enumerate(view.seats):
            if (
                seat.role and not seat.veil and (not seat.alive or seat.shown or self.open_game)
            ):  # also in a written position, where no event announced it
                self.beliefs.reveal(index, seat.role)
            self.maybe_missed[index] = min(self.maybe_missed[index], seat.hand_size)
            self.maybe_bang[index] = min(self.maybe_bang[index], seat.hand_size)
        self.board.read(view)
        self.life = [seat.life for seat in view.seats]
        self.most = [seat.max_life for seat in view.seats]
        self.now = muster([seat for seat in view.seats if not seat.veil], self.dealt)

    def _recall(self, mine: Memory, news: Sequence[Event]) -> None:
        """Follow the traces of cards as far as a seat saw where they went."""
        where = mine.whereabouts
        traces = self._traces
        for place in range(mine.followed, len(traces)):
            what, number, card = traces[place]
            if what == SEEN:
                where[card] = number
            elif what == GONE:
                where.pop(card, None)
            else:
                _look_closely(where, news[number - mine.heard])
        mine.followed = len(traces)
        mine.heard += len(news)
        self.whereabouts = where

    def take_in(self, event: Event) -> None:
        """One piece of news."""
        self.heard += 1
        listener = NEWS.get(type(event))
        if listener is not None:
            listener(self, event)

    def holds(self, seat: int, kinds: frozenset[str]) -> int:
        """How many cards of some kinds everyone knows to be in a hand."""
        return sum([1 for card, holder in self.whereabouts.items() if holder == seat and KIND[card] in kinds])

    def holds_missed(self, seat: int) -> int:
        """How many cards with a Missed! effect everyone knows to be in a hand."""
        return sum(
            [1 for card, holder in self.whereabouts.items() if holder == seat and PRINTED[KIND[card]].evades]
        )

    # -- deeds ---------------------------------------------------------------------------------------

    def _began(self, event: told.GameBegan) -> None:
        """Hands were dealt; they are no larger than the view will say."""
        self.maybe_missed = [ANY_NUMBER] * event.players
        self.maybe_bang = [ANY_NUMBER] * event.players

    def _turn_began(self, event: told.TurnBegan) -> None:
        board = self.board
        board.pass_turn(event.seat)
        board.become(event.seat, board.g.state.seats[event.seat].character)

    def _copied(self, event: told.AbilityCopied) -> None:
        self.board.become(event.seat, self.board.g.state.seats[event.seat].character, (event.ability,))

    def _event(self, event: EventRevealed) -> None:
        self.board.turn_event(event.event)

    def _came_back(self, event: told.CameBack) -> None:
        self.board.bury(event.seat, alive=True)

    def _left_again(self, event: told.LeftAgain) -> None:
        self.board.bury(event.seat)

    def _shuffled(self, event: told.DeckShuffled) -> None:
        self.gone.clear()

    def _played(self, event: told.CardPlayed) -> None:
        self._left(event.seat, event.card, event.kind)
        if event.target >= 0:
            self.aimed(event.seat, event.kind, event.target, playing=True)
        else:
            self._theft = ""

    def _used(self, event: told.CardUsed) -> None:
        self.board.move(event.card, -1)
        self.gone.add(event.card)
        self.aimed(event.seat, KIND[event.card], event.target, playing=False)

    def _ability(self, event: told.AbilityUsed | told.EventUsed) -> None:
        self.aimed(event.seat, event.ability, event.target, playing=False)

    def aimed(self, actor: int, kind: str, target: int, *, playing: bool) -> None:
        """Someone used something, perhaps at a player."""
        self._theft = kind if kind in THEFTS else ""
        if target < 0 or target == actor or self._theft:
            return
        if kind in GIFTS:
            wounded = [seat for seat in self.board.ring if self.life[seat] < self.most[seat]]
            self.helped(actor, target, wounded)
        else:
            self.harmed(actor, target, self.board.aims(actor, kind, playing))

    def harmed(self, actor: int, target: int, targets: Sequence[int]) -> None:
        """Someone did harm to a player, one of several who could have been chosen."""
        if self.board.everyone_alone():
            return  # says nothing about roles any more
        self.beliefs.witness(actor, behaviour.harm(self.beliefs, actor, targets, target, self.now))

    def helped(self, actor: int, target: int, targets: Sequence[int]) -> None:
        """Someone helped a player, one of several."""
        self.beliefs.witness(actor, behaviour.help_given(self.beliefs, actor, targets, target, self.now))

    def robbed(self, actor: int, target: int, card: int, theft: str) -> None:
        """The actor chose to pick one of someone's cards; `card` is -1 for one from the hand."""
        if target == actor:
            return
        board = self.board
        if card >= 0 and IN_PLAY[KIND[card]] < 0.0:
            plagued = [seat for seat in board.others(actor) if _plagued(board, seat)]
            self.helped(actor, target, plagued)
        else:
            aim = board.g.bound(theft, actor).aim if theft else NO_TARGET
            near = board.within(actor, 1) if aim == NEAR else board.others(actor)
            self.harmed(actor, target, near)

    # -- cards on their way --------------------------------------------------------------------------

    def _taken(self, event: told.CardTaken) -> None:
        card = event.card.value
        free_choice = self._theft or event.seat == self.board.active
        if free_choice and event.seat != event.target:
            in_play = card if isinstance(card, int) and not event.from_hand else -1
            self.robbed(event.seat, event.target, in_play, self._theft)
        self._theft = ""
        self._got(event.seat, 1)
        if event.from_hand:
            self._perhaps_seen()
        elif isinstance(card, int) and card in self.board.cards(event.target):
            self.board.move(card, -1)
            self._traces.append((SEEN, event.seat, card))

    def _discarded(self, event: told.CardDiscarded) -> None:
        in_play = self.board.lies_open(event.card)
        if self._theft and event.by != event.seat:
            self.robbed(event.by, event.seat, event.card if in_play else -1, self._theft)
            self._theft = ""
        if in_play:
            self.board.move(event.card, -1)
            self.gone.add(event.card)
        else:
            self._left(event.seat, event.card, KIND[event.card])

    def _laid(self, event: told.CardLaid) -> None:
        self.gone.discard(event.card)
        self.board.move(event.card, event.target)

    def _passed(self, event: told.CardPassed) -> None:
        self.board.move(event.card, event.target)

    def _spent(self, event: told.CardSpent) -> None:
        self._left(event.seat, event.card, event.kind)

    def _left(self, seat: int, card: int, kind: str) -> None:
        self._traces.append((GONE, seat, card))
        self.gone.add(card)
        if PRINTED[KIND[card]].evades and self.maybe_missed[seat]:
            self.maybe_missed[seat] -= 1
        if KIND[card] == BANG and self.maybe_bang[seat]:
            self.maybe_bang[seat] -= 1

    def _got(self, seat: int, count: int) -> None:
        self.maybe_missed[seat] += count
        self.maybe_bang[seat] += count

    def _perhaps_seen(self) -> None:
        """What was taken in last is about a card whose face only some saw."""
        self._traces.append((PERHAPS_SEEN, self.heard - 1, NO_CARD))

    def _drawn(self, event: told.CardsDrawn) -> None:
        self._got(event.seat, event.count)

    def _seen(self, event: told.StoreCardTaken | told.DiscardTaken | told.CardReturned) -> None:
        self.got_open(event.seat, event.card)

    def got_open(self, seat: int, card: int) -> None:
        """Everyone saw a card go to a hand."""
        self._got(seat, 1)
        self.show(seat, card)

    def show(self, seat: int, card: int) -> None:
        """Everyone saw a card in a hand."""
        self.gone.discard(card)
        self._traces.append((SEEN, seat, card))

    def _shown(self, event: told.CardShown) -> None:
        self.show(event.seat, event.card)

    def _flipped(self, event: told.Flipped) -> None:
        self.gone.update(event.cards)

    def _given(self, event: told.CardGiven) -> None:
        self._got(event.target, 1)
        self._perhaps_seen()

    def _estate(self, event: told.EstateTaken) -> None:
        self._got(event.seat, event.count)
        for hidden in event.cards:
            if isinstance(hidden.value, int):
                self.board.move(hidden.value, -1)
        self._perhaps_seen()

    # -- wounds --------------------------------------------------------------------------------------

    def _shot(self, event: told.ShotFired) -> None:
        self._needed = event.needed

    def _lost(self, event: told.LifeLost) -> None:
        seat = event.seat
        self.life[seat] = event.life
        if event.cause in ASKING_FOR_BANG:
            self.maybe_bang[seat] = 0
        elif event.by >= 0 and self._needed == 1:
            self.maybe_missed[seat] = 0

    def _gained(self, event: told.LifeGained) -> None:
        self.life[event.seat] = event.life

    def _eliminated(self, event: told.Eliminated) -> None:
        self.board.bury(event.seat)
        self.beliefs.reveal(event.seat, event.role)


def _look_closely(whereabouts: dict[int, int], event: Event) -> None:
    """Follow a card that only some saw; after a random one left a hand nothing there is certain any more."""
    if isinstance(event, told.CardTaken):
        card = event.card.value
        if isinstance(card, int):
            whereabouts[card] = event.seat
        else:
            for known in [known for known, holder in whereabouts.items() if holder == event.target]:
                del whereabouts[known]
    elif isinstance(event, told.CardGiven):
        if isinstance(event.card.value, int):
            whereabouts[event.card.value] = event.target
    elif isinstance(event, told.EstateTaken):
        for hidden in event.cards:
            if isinstance(hidden.value, int):
                whereabouts[hidden.value] = event.seat


def _plagued(board: Board, seat: int) -> bool:
    return any(IN_PLAY[KIND[card]] < 0.0 for card in board.cards(seat))


_TOLD: Final[Mapping[type[Event], Callable[[Witness, Any], None]]] = {
    told.GameBegan: Witness._began,
    told.TurnBegan: Witness._turn_began,
    told.AbilityCopied: Witness._copied,
    told.CardPlayed: Witness._played,
    told.CardUsed: Witness._used,
    told.AbilityUsed: Witness._ability,
    told.EventUsed: Witness._ability,
    told.CardTaken: Witness._taken,
    told.CardDiscarded: Witness._discarded,
    told.CardLaid: Witness._laid,
    told.CardPassed: Witness._passed,
    told.CardSpent: Witness._spent,
    told.CardsDrawn: Witness._drawn,
    told.StoreCardTaken: Witness._seen,
    told.DiscardTaken: Witness._seen,
    told.CardReturned: Witness._seen,
    told.CardShown: Witness._shown,
    told.CardGiven: Witness._given,
    told.EstateTaken: Witness._estate,
    told.ShotFired: Witness._shot,
    told.LifeLost: Witness._lost,
    told.LifeGained: Witness._gained,
    told.Eliminated: Witness._eliminated,
    told.CameBack: Witness._came_back,
    told.LeftAgain: Witness._left_again,
    told.DeckShuffled: Witness._shuffled,
    told.Flipped: Witness._flipped,
    EventRevealed: Witness._event,
}
"""The news of the rules; boxes add their own."""

NEWS.update(_TOLD)
