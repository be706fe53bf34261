"""What can happen to the people at a table, and what it is worth to one seat on the scale of `goals`."""

from collections.abc import Sequence
from typing import Final

from sixgun.bots.bang.board import Board
from sixgun.bots.bang.goals import Worths
from sixgun.bots.bang.witness import Witness
from sixgun.bots.bang.worth import CARD, DODGES, IN_PLAY, SHIELDS, some_of
from sixgun.bots.beliefs import BANDIT, CODE, HELPER, LAW, Chances
from sixgun.games.bang.cards import BANG, DIAMONDS, KIND, NO_CARD, SUIT
from sixgun.games.bang.view import BangView

MISSED_IN_HAND: Final = 0.27
"""How likely an unknown hand card has a Missed! effect: likelier than in the deck, as they are saved up."""

BANG_IN_HAND: Final = 0.3
BEER_IN_HAND: Final = 0.07

PROVED_EMPTY: Final = 0.05
"""How likely a card is what its owner did not answer with when it was asked for."""

HEARTS_FLIP: Final = 0.25
TWO_FLIPS: Final = 0.44
"""How likely a draw! for hearts succeeds, with one card and with two."""

EXPLODES: Final = 0.1
REWARD: Final = 3
TURN: Final = 1.1
"""What a turn is worth to its player."""

LAPS: Final = 2
"""How many times a Dynamite is expected to go round."""

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
        self.powers = self.board.powers[view.seat]
        self.others: Sequence[int] = self.board.others(view.seat)

    # -- life ----------------------------------------------------------------------------------------

    def hit(self, seat: int, points: int = 1, by_me: bool = True) -> float:
        """Gain if a player loses life points; at the last one they may have a Beer."""
        player = self.view.seats[seat]
        worth = self.worth[seat]
        left = player.life - points
        if left >= 1:
            gain = worth[left] - worth[player.life]
            if "bart_cassidy" in self.board.powers[seat]:
                gain += points * CARD * self.dear[seat]
            elif by_me and "el_gringo" in self.board.powers[seat]:
                gain += CARD * self.dear[seat] - CARD
            return gain
        saved = self.rescue_chance(seat, 1 - left)
        death = -worth[player.life] + (self.spoils(seat) if by_me else 0.0)
        return (1.0 - saved) * death - saved * CARD * self.dear[seat]

    def rescue_chance(self, seat: int, beers: int) -> float:
        """How likely a player with no life points left has enough to survive."""
        cards = self.view.seats[seat].hand_size
        if "sid_ketchum" in self.board.powers[seat] and cards >= 2 * beers:
            return 0.95
        if len(self.ring) <= 2 or beers > 1:
            return 0.0
        return 1.0 - (1.0 - BEER_IN_HAND) ** cards

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
        """Gain if a player regains life points."""
        player = self.view.seats[seat]
        after = min(player.life + points, player.max_life)
        return self.worth[seat][after] - self.worth[seat][player.life]

    def pain(self, points: int = 1) -> float:
        """What losing life points costs the bot itself, as a number above zero."""
        worth = self.worth[self.seat]
        life = self.own.life
        loss = worth[life] - worth[max(life - points, 0)]
        if life > points and "bart_cassidy" in self.powers:
            loss -= points * CARD
        return loss

    # -- shots ---------------------------------------------------------------------------------------

    def dodges(self, seat: int, needed: int = 1) -> float:
        """How likely a player cancels a BANG! effect that takes this many Missed! effects."""
        powers = self.board.powers[seat]
        kinds = self.board.kinds(seat)
        hand = self.view.seats[seat].hand_size
        needed -= some_of(kinds, SHIELDS) + self.witness.holds(seat, DODGES)
        if "elena_fuente" in powers:
            needed -= hand
        if needed <= 0:
            return 0.95
        flip = TWO_FLIPS if "lucky_duke" in powers else HEARTS_FLIP
        flips = ("barrel" in kinds) + ("jourdonnais" in powers)
        missed = MISSED_IN_HAND * 2 if "calamity_janet" in powers else MISSED_IN_HAND
        unknown = self.witness.maybe_missed[seat]
        proved = hand - unknown
        never = (1.0 - flip) ** flips * (1.0 - missed) ** unknown * (1.0 - PROVED_EMPTY) ** proved
        if needed == 1:
            return 1.0 - never
        odds = flips * flip / (1.0 - flip) + unknown * missed / (1.0 - missed)
        return 1.0 - never * (1.0 + odds)

    def shot(self, seat: int, needed: int = 1, card: int = NO_CARD) -> float:
        """Gain from a BANG! effect on a player; `card` is the card that has it."""
        if self.immune(seat, card):
            return 0.0
        dodge = self.dodges(seat, needed)
        return (1.0 - dodge) * self.hit(seat) - 0.6 * dodge * CARD * self.dear[seat]

    def immune(self, seat: int, card: int) -> bool:
        """Apache Kid does not mind other players' diamonds."""
        return card != NO_CARD and SUIT[card] == DIAMONDS and "apache_kid" in self.board.powers[seat]

    def indians(self, seat: int, card: int) -> float:
        """Gain from Indians! for one player."""
        if self.immune(seat, card):
            return 0.0
        answers = self.has_bang(seat)
        return (1.0 - answers) * self.hit(seat) - answers * CARD * self.dear[seat]

    def has_bang(self, seat: int, spent: int = 0) -> float:
        """How likely a player has one more BANG! card after having given some."""
        if self.witness.holds(seat, BANGS) > spent:
            return 0.97
        powers = self.board.powers[seat]
        each = BANG_IN_HAND
        if "calamity_janet" in powers:
            each += MISSED_IN_HAND
        elif "annie_versary" in powers:
            each = 0.9
        hand = max(0, self.view.seats[seat].hand_size - spent)
        unknown = min(self.witness.maybe_bang[seat], hand)
        return 1.0 - (1.0 - each) ** unknown * (1.0 - PROVED_EMPTY) ** (hand - unknown)

    def duel(self, other: int, bangs: int, mine: bool, price: float) -> float:
        """Gain from a Duel with this many BANG! cards in hand, each worth `price`, if both fight on.

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

    def jail(self, seat: int) -> float:
        """Gain from a Jail in front of a player: the better armed, the more a lost turn hurts."""
        stays = (1.0 - TWO_FLIPS) if "lucky_duke" in self.board.powers[seat] else 1.0 - HEARTS_FLIP
        return -self.dear[seat] * stays * TURN * (0.8 + 0.06 * self.view.seats[seat].hand_size)

    def dynamite(self, holder: int) -> float:
        """Gain from a Dynamite that `holder` checks first: whoever it explodes on loses three life points."""
        gain = 0.0
        there = 1.0
        for seat in list(self.board.after(holder)) * LAPS:
            chance = EXPLODES * EXPLODES if "lucky_duke" in self.board.powers[seat] else EXPLODES
            loss = -self.pain(3) if seat == self.seat else self.hit(seat, 3, by_me=False)
            gain += there * chance * loss
            there *= 1.0 - chance
        return gain

    def removal(self, seat: int, card: int) -> float:
        """Gain if a card in front of a player goes away."""
        kind = KIND[card]
        if kind == "dynamite":
            return -self.dynamite(seat)
        if kind == "jail":
            return -self.jail(seat)
        return -self.dear[seat] * IN_PLAY[kind]

    def loss_of_card(self, seat: int) -> float:
        """Gain if a player loses a random hand card; the last ones hurt most."""
        return -self.dear[seat] * CARD * (1.15 if self.view.seats[seat].hand_size <= 2 else 1.0)
