"""What can happen to the people at a table, and what it is worth to one seat on the scale of `goals`."""

from collections.abc import Sequence
from typing import Final

from sixgun.bots.bang.board import SAMPLES, Board
from sixgun.bots.bang.goals import Worths
from sixgun.bots.bang.judged import (
    BLEEDING,
    CARD,
    FLIPS,
    HOLDING,
    IN_PLAY,
    REMOVED,
    SHIELDS,
    WOUNDED,
)
from sixgun.bots.bang.witness import Witness
from sixgun.bots.beliefs import BANDIT, CODE, HELPER, LAW, Chances
from sixgun.games.bang.cards import BANG, BEER, KIND, MISSED, NO_CARD
from sixgun.games.bang.kinds import PRINTED
from sixgun.games.bang.queries import MISSES_NEEDED, RESCUE_REACH, MissesNeeded, RescueReach
from sixgun.games.bang.view import BangView

MISSED_IN_HAND: Final = 0.27
"""How likely an unknown hand card has a Missed! effect: likelier than in the deck, as they are saved up."""

BANG_IN_HAND: Final = 0.3
BEER_IN_HAND: Final = 0.07

USUAL_HAND: Final = {MISSED: MISSED_IN_HAND, BANG: BANG_IN_HAND, "": 1.0 - MISSED_IN_HAND - BANG_IN_HAND}
"""What hidden hands are made of."""

PROVED_EMPTY: Final = 0.05
"""How likely a card is what its owner did not answer with when it was asked for."""

SURE: Final = 0.97
"""No chance is better than this."""

REWARD: Final = 3
TURN: Final = 1.1
"""What a turn is worth to its player."""

DULLED: Final = 0.7
"""What is left of a card in play that has no effect at the moment."""

BANGS: Final = frozenset({BANG})


class Appraisal:
    """The table as one seat sees and values it."""

    def __init__(self, view: BangView, witness: Witness, worths: Worths, chances: Chances) -> None:
        self.view = view
        self.seat = view.seat
        self.board: Board = witness.board
        self.witness = witness
        self.dear = worths.dear
        self.worth = worths.life
        self.chances = chances
        self.ring = view.ring
        self.own = view.seats[view.seat]
        self.powers = self.board.powers(view.seat)
        self.others: Sequence[int] = self.board.others(view.seat)
        self._hits: dict[tuple[int, int, bool], float] = {}
        self._dodges: dict[tuple[int, int], float] = {}
        self.coming = self.board.ahead().event()
        """The event of the bot's next turn."""
        self.doom = BLEEDING.get(self.coming, 0) if not self.own.ghost else 0
        """The life points the bot will lose before it can act again."""

    # -- life ----------------------------------------------------------------------------------------

    def hit(self, seat: int, points: int = 1, by_me: bool = True) -> float:
        """Gain if a player loses life points; at the last one they may have a Beer. Ghosts lose none."""
        known = self._hits.get((seat, points, by_me))
        if known is None:
            known = self._hits[seat, points, by_me] = self._hit(seat, points, by_me)
        return known

    def _hit(self, seat: int, points: int, by_me: bool) -> float:
        player = self.view.seats[seat]
        if player.ghost:
            return 0.0
        worth = self.worth[seat]
        left = player.life - points
        if left >= 1:
            return worth[left] - worth[player.life] + self._consolation(seat, points, by_me)
        saved = self.rescue_chance(seat, 1 - left)
        death = -worth[player.life] + (self.spoils(seat) if by_me else 0.0)
        return (1.0 - saved) * death - saved * CARD * self.dear[seat]

    def _consolation(self, seat: int, points: int, by_me: bool) -> float:
        """What cards drawn for wounds change; those taken from the shooter matter if that is the bot."""
        gain = 0.0
        for power in self.board.powers(seat):
            if power in WOUNDED:
                cards, of_shooter = WOUNDED[power]
                if not of_shooter:
                    gain += points * cards * CARD * self.dear[seat]
                elif by_me:
                    gain += points * cards * CARD * (self.dear[seat] - 1.0)
        return gain

    def rescue_chance(self, seat: int, beers: int) -> float:
        """How likely a player with no life points left has enough to survive."""
        cards = self.view.seats[seat].hand_size
        g = self.board.g
        if g.changes[seat] & RESCUE_REACH and g.query_with(RescueReach, 0, seat, cards) >= beers:
            return 0.95
        if len(self.ring) <= 2 or beers > 1 or self.board.barred(seat, SAMPLES[BEER], BEER, True):
            return 0.0
        if self.view.hands_open:
            return float(any(KIND[card] == BEER for card in self.view.seats[seat].hand))
        return float(1.0 - (1.0 - BEER_IN_HAND) ** cards)

    def spoils(self, seat: int) -> float:
        """What the killer of a player gets: the reward for an Outlaw, the Sheriff's penalty for a Deputy."""
        if len(self.view.seats) == 3:
            return REWARD * CARD
        row = self.chances[seat]
        gain = row[BANDIT] * REWARD * CARD
        if self.own.role and CODE[self.own.role] == LAW:
            lost = CARD * self.own.hand_size + sum([IN_PLAY[KIND[card]] for card in self.own.in_play])
            gain -= row[HELPER] * lost
        return gain

    def heal(self, seat: int, points: int) -> float:
        """Gain if a player regains life points; what the next turn takes anyway is taken off before."""
        player = self.view.seats[seat]
        if player.ghost or not player.life:
            return 0.0
        after = min(player.life + points, player.max_life)
        lost = min(self.doom, player.life - 1) if seat == self.seat else 0
        return self.worth[seat][after - lost] - self.worth[seat][player.life - lost]

    def pain(self, points: int = 1) -> float:
        """What losing life points costs the bot itself, as a number above zero; a ghost has none to lose."""
        if self.own.ghost:
            return 0.0
        worth = self.worth[self.seat]
        life = self.own.life
        loss = worth[life] - worth[max(life - points, 0)]
        if life > points:
            drawn = [WOUNDED[power][0] for power in self.powers if power in WOUNDED and not WOUNDED[power][1]]
            loss -= points * CARD * sum(drawn)
        return loss

    def burden(self) -> float:
        """What a card still in hand at the start of the bot's next turn costs because of the event then."""
        cost = HOLDING.get(self.coming)
        return 0.0 if cost is None else cost(self)

    # -- shots ---------------------------------------------------------------------------------------

    def needed(self) -> int:
        """How many Missed! effects cancel one of the bot's BANG! cards."""
        g = self.board.g
        return g.query(MissesNeeded, 1, self.seat) if g.changes[self.seat] & MISSES_NEEDED else 1

    def dodges(self, seat: int, needed: int = 1) -> float:
        """How likely a player cancels a BANG! effect that takes this many Missed! effects."""
        known = self._dodges.get((seat, needed))
        if known is None:
            known = self._dodges[seat, needed] = self._dodge_chance(seat, needed)
        return known

    def _dodge_chance(self, seat: int, needed: int) -> float:
        board = self.board
        hand = self.view.seats[seat].hand_size
        if self.view.hands_open:
            needed -= len([card for card in self.view.seats[seat].hand if self._evades(seat, card)])
            hand = 0
        shields = [1 for kind in board.kinds(seat) if kind in SHIELDS]
        missed = board.share_of(seat, MISSED, True, USUAL_HAND)
        if missed and hand:
            needed -= self.witness.holds_missed(seat)
        if missed >= 1.0:
            needed -= hand
        needed -= len(shields)
        if needed <= 0:
            return 0.95
        flips = [id for id in (*board.kinds(seat), *board.powers(seat)) if id in FLIPS]
        chances = [min(board.luck(seat, id), SURE) for id in flips]
        unknown = min(self.witness.maybe_missed[seat], hand)
        missed = min(missed, SURE)
        never = (1.0 - missed) ** unknown * (1.0 - PROVED_EMPTY) ** (hand - unknown)
        odds = unknown * missed / (1.0 - missed)
        for chance in chances:
            never *= 1.0 - chance
            odds += chance / (1.0 - chance)
        return float(1.0 - never if needed == 1 else 1.0 - never * (1.0 + odds))

    def barrels(self) -> float:
        """How likely the bot is missed without spending a card."""
        board = self.board
        hit = 1.0
        for id in (*board.kinds(self.seat), *board.powers(self.seat)):
            if id in FLIPS:
                hit *= 1.0 - board.luck(self.seat, id)
        return 1.0 - hit

    def shot(self, seat: int, needed: int = 1, card: int = NO_CARD) -> float:
        """Gain from a BANG! effect on a player; `card` is the card that has it."""
        if self.immune(seat, card):
            return 0.0
        dodge = self.dodges(seat, needed)
        return (1.0 - dodge) * self.hit(seat) - 0.6 * dodge * CARD * self.dear[seat]

    def immune(self, seat: int, card: int) -> bool:
        """Whether a card of the bot does not affect a player."""
        return self.board.immune(seat, self.seat, card)

    def demand(self, seat: int, card: int) -> float:
        """Gain if a player has to give a BANG! card or a life point."""
        if self.immune(seat, card):
            return 0.0
        answers = self.has_bang(seat)
        return (1.0 - answers) * self.hit(seat) - answers * CARD * self.dear[seat]

    def has_bang(self, seat: int, spent: int = 0) -> float:
        """How likely a player has one more BANG! card after having given some."""
        each = min(self.board.share_of(seat, BANG, False, USUAL_HAND), 0.9)
        if not each:
            return 0.0
        if self.view.hands_open:
            given = [card for card in self.view.seats[seat].hand if BANG in self.board.counts(seat, card)]
            return SURE if len(given) > spent else 0.0
        if self.witness.holds(seat, BANGS) > spent:
            return SURE
        hand = max(0, self.view.seats[seat].hand_size - spent)
        unknown = min(self.witness.maybe_bang[seat], hand)
        return float(1.0 - (1.0 - each) ** unknown * (1.0 - PROVED_EMPTY) ** (hand - unknown))

    def exchange(self, other: int, bangs: int, mine: bool, price: float) -> float:
        """Gain from giving BANG! cards in turn, with this many in hand, each worth `price`, if both go on.

        `mine` says that it is our turn to answer. Whoever gives up first loses the life point.
        """
        gain = 0.0
        reached = 1.0
        given = 0
        if mine:
            if not bangs:
                return -self.pain()
            bangs -= 1
            gain -= price
        while True:
            answers = self.has_bang(other, given)
            gain += reached * (1.0 - answers) * self.hit(other)
            reached *= answers
            gain -= reached * CARD * self.dear[other]
            given += 1
            if not bangs:
                return gain - reached * self.pain()
            bangs -= 1
            gain -= reached * price

    # -- cards in play -------------------------------------------------------------------------------

    def removal(self, seat: int, card: int) -> float:
        """Gain if a card in front of a player goes away; less if it has no effect at the moment."""
        kind = KIND[card]
        special = REMOVED.get(kind)
        gain = -self.dear[seat] * IN_PLAY[kind] if special is None else special(self, seat)
        return gain * DULLED if self.board.asleep(seat, card) else gain

    def loss_of_card(self, seat: int) -> float:
        """Gain if a player loses a random hand card; the last ones hurt most."""
        return -self.dear[seat] * CARD * (1.15 if self.view.seats[seat].hand_size <= 2 else 1.0)

    def lost_turn(self, seat: int, chance: float) -> float:
        """Gain if a player misses a turn with some chance: the better armed, the more it hurts."""
        draws = self.board.at_turn_of(seat).draws(seat)
        armed = 0.8 + 0.06 * self.view.seats[seat].hand_size
        return -self.dear[seat] * chance * TURN * armed * (0.6 + 0.2 * draws)

    def evading(self, card: int) -> bool:
        """Whether a card of the bot is, or can be used as, a Missed! card."""
        return PRINTED[KIND[card]].evades or MISSED in self.board.counts(self.seat, card)

    def _evades(self, seat: int, card: int) -> bool:
        """Whether a card in an open hand saves its owner from a shot."""
        kinds = {KIND[card], *self.board.counts(seat, card)}
        return any(PRINTED[kind].evades and not self.board.barred(seat, card, kind, True) for kind in kinds)
