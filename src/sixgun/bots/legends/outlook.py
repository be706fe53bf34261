"""How the game stands for one seat: how long it will last, and what everything is worth until then.

The currency is one Legendary point. Prices depend on how many turns are left: a nugget that cannot be sold
any more is worth nothing, and a Wanted point pays at the end of every turn that the outlaw stays free.
"""

from math import exp
from typing import Final

from sixgun.games.legends.content.kinds import NOTHING, Clause
from sixgun.games.legends.model import HAND_LIMIT, MOST_POINTS
from sixgun.games.legends.printed import CARDS, CHARACTERS, CONTENT, GOALS
from sixgun.games.legends.scoring import MOST_WANTED_LP, OUTLAW_LP
from sixgun.games.legends.view import LegendsView, SeatView

PACE: Final = 2.3
"""The LP that the leader gains in a round, on average."""
TEMPO: Final = 0.55
"""What one action is worth."""
AVERAGE_CARD: Final = 0.42
"""What an unknown poker card is worth."""
CARD_WORTH: Final = {
    "living_legend": 0.85,
    "cattle_baron": 0.7,
    "manhunt": 0.7,
    "gold_nugget": 0.8,
    "grit": 0.55,
    "helping_hand": 0.5,
    "lady_luck": 0.45,
    "cheat": 0.45,
    "bulletproof_vest": 0.45,
    "hands_up": 0.4,
    "trackers_instinct": 0.4,
    "quick_hand": 0.35,
    "saddle_up": 0.35,
    "sprint": 0.3,
    "shootout": 0.25,
    "sucker_punch": 0.2,
}
"""What a poker card in hand is worth, by its kind."""
OTHER_CARD: Final = 0.35
"""The same for kinds that are not listed."""
VALUE_WORTH: Final = 0.012
"""What every point of a card's value adds to its worth: high cards win fights."""

SPITE: Final = 0.9
"""What a loss of 1 LP is worth if it is sure to hit the only rival for victory."""
AHEAD: Final = 5.0
"""A lead of this many LP makes one rival much more dangerous than another."""

QUIET: Final = 0.06
"""The chance that an outlaw is arrested in a round in which everyone is an outlaw."""
SINGLED_OUT: Final = 0.05
"""What is added to it with two players, where the rival has nobody else to hunt."""
HUNTED: Final = 0.18
"""What is added to it for every hunter per outlaw; both were counted in games among gunslingers."""
MOST_HUNTED: Final = 0.36
MARSHAL_PACE: Final = 0.7
"""The Marshal points that someone climbing the track gains in a turn."""
FAITH: Final = 0.67
"""What spaces of the Marshal track are worth before they are reached."""
TOKEN_WORTH: Final[tuple[float, ...]] = (1.7, 2.0, 2.3)
"""What the first, second and third goal bring in legend tokens, on average."""

IN_HAND: Final = tuple(
    [CARD_WORTH.get(card.kind, OTHER_CARD) + VALUE_WORTH * (card.value - 8) for card in CARDS]
)
"""What every poker card in hand is worth."""


class Outlook:
    """Prices for one seat at one moment."""

    def __init__(self, view: LegendsView, seat: int, bent: float = 1.0) -> None:
        self.view = view
        self.seat = seat
        self.bent = bent
        """How much this player likes crime: above 1 more than the law, below 1 less."""
        self.own: SeatView = view.seats[seat]
        self.players = len(view.seats)
        self.rivals = [index for index in range(self.players) if index != seat]
        self.able = self.own.lp >= 5
        self.character = CHARACTERS[self.own.character].id if self.own.character >= 0 else ""
        self.left = self._turns_left()
        """The bot's turns after the current one."""
        self.tempo = TEMPO if self.left >= 1 else 0.05
        self.ten_dollars = self._money_price()
        self.nugget = self._nugget_price()
        self.wound = 0.75 if self.left >= 1 else 1.0
        self.card = AVERAGE_CARD if self.left >= 1 else 0.02
        self.marshal = self._marshal_prices()
        self.wanted = self._wanted_prices()
        self.leader = self._leader()
        self._spites = self._spite_by_seat()

    # -- how long the game lasts -----------------------------------------------------------------------

    def _turns_left(self) -> int:
        view = self.view
        if view.last_round:
            waits = view.active != self.seat and self._before_own_turn()
            return view.last_round - view.round + (1 if waits else 0)
        best = max([*[player.lp for player in view.seats], view.black_lp])
        return 1 + max(1, round((view.target - best) / PACE))

    def _before_own_turn(self) -> bool:
        """Whether the bot's turn of this round is still to come."""
        first, count = self.view.first, self.players
        return (self.seat - first) % count > (self.view.active - first) % count

    def _leader(self) -> int:
        """The rival most likely to win."""
        return max(self.rivals, key=lambda seat: (self.standing(seat), -seat))

    def standing(self, seat: int) -> float:
        """What a player has, in LP, as far as everyone can see."""
        player = self.view.seats[seat]
        return (
            player.lp
            + player.money / 45
            + player.nuggets
            + 0.4 * player.hand_size
            + 1.6 * player.wp
            + 1.0 * player.mp
            + 1.7 * player.token_count
            - 0.7 * player.wounds
        )

    def _spite_by_seat(self) -> list[float]:
        """What it is worth that each player loses 1 LP: the further ahead someone is, the more."""
        weights = [0.0] * self.players
        best = self.standing(self.leader)
        for seat in self.rivals:
            weights[seat] = exp((self.standing(seat) - best) / AHEAD)
        total = sum(weights) + (exp((self.view.black_lp - best) / AHEAD) if self.view.with_black else 0.0)
        return [SPITE * weight / total for weight in weights]

    def spite(self, seat: int) -> float:
        """What it is worth that a player loses 1 LP; an unknown player counts as an average rival."""
        if 0 <= seat < self.players:
            return self._spites[seat]
        return SPITE / max(2, self.players)

    # -- prices ----------------------------------------------------------------------------------------

    def _money_price(self) -> float:
        if self.left >= 2:
            return 0.2
        return 0.18 if self.left == 1 else 0.0

    def _nugget_price(self) -> float:
        if self.left >= 2:
            return 0.62
        return 0.5 if self.left == 1 else 0.01

    def money(self, amount: int) -> float:
        """What an amount of money is worth in the purse; after the last turn only its scoring counts."""
        if self.left == 0:
            return amount // 60 + amount * 0.0005
        return self.ten_dollars * amount / 10 - (0.06 * (amount - 90) / 10 if amount > 90 else 0.0)

    def _marshal_prices(self) -> tuple[float, ...]:
        """What this many Marshal points are still worth, beyond what they have already paid.

        The track pays more the further it goes, so points count for the spaces that are likely to follow.
        """
        track = CONTENT.marshal
        paid = [0.0]
        for points in range(1, MOST_POINTS + 1):
            gain = 0.0
            for step in track.entry[points]:
                gain += step[1] if step[0] == "lp" else self.ten_dollars * step[1] / 10
            paid.append(paid[-1] + gain)
        prices = [0.0] * (MOST_POINTS + 1)
        for points in range(MOST_POINTS + 1):
            likely = min(float(MOST_POINTS), points + MARSHAL_PACE * max(0, self.left - 1))
            below = int(likely)
            above = min(MOST_POINTS, below + 1)
            coming = paid[below] + (likely - below) * (paid[above] - paid[below]) - paid[points]
            prices[points] = 0.95 * track.row_lp[track.row[points]] if points else 0.0
            prices[points] = (2.0 - self.bent) * (prices[points] + FAITH * coming)
        for goal in self.own.goals:
            for terms in GOALS[goal].condition:
                for term in terms:
                    if term[0] == "have" and term[1] == "mp":
                        for points in range(1, MOST_POINTS + 1):
                            prices[points] += 1.2 * min(1.0, points / term[3]) if self.left else 0.0
        return tuple(prices)

    def _wanted_prices(self) -> tuple[float, ...]:
        """What this many Wanted points are worth at the end of the bot's turn, this turn's LP included."""
        track = CONTENT.wanted
        outlaws = 1 + len([seat for seat in self.rivals if self.view.seats[seat].wp])
        hunters = self.players - outlaws
        quiet = QUIET + (SINGLED_OUT if self.players == 2 else 0.0)
        stay = 1.0 - min(MOST_HUNTED, quiet + HUNTED * hunters / outlaws)
        free = 0.0
        chance = 1.0
        for _ in range(min(self.left, 8)):
            chance *= stay
            free += chance
        most = max([self.view.seats[seat].wp for seat in self.rivals], default=0)
        prices = [0.0] * (MOST_POINTS + 1)
        for points in range(1, MOST_POINTS + 1):
            row = track.row_lp[track.row[points]]
            last = MOST_WANTED_LP if points > most else OUTLAW_LP
            later = row * free + last * chance + 0.04 * points * min(self.left, 4)
            prices[points] = row + self.bent * later
        for goal in self.own.goals:
            for terms in GOALS[goal].condition:
                for term in terms:
                    if term[0] == "have" and term[1] == "wp" and self.left:
                        for points in range(1, MOST_POINTS + 1):
                            prices[points] += 1.2 * min(1.0, points / term[3])
        return tuple(prices)

    def side(self, mp: int, wp: int) -> float:
        """What the markers on both tracks are worth."""
        return self.wanted[min(wp, MOST_POINTS)] if wp else self.marshal[min(mp, MOST_POINTS)]

    def more_wanted(self, mp: int, wp: int, count: int) -> float:
        """What this many more Wanted points are worth; they cost Marshal points."""
        track = CONTENT.wanted
        gain = max(0, wp + count - MOST_POINTS) * 1.0
        after = min(wp + count, MOST_POINTS)
        for space in range(wp + 1, after + 1):
            gain += self.card * sum([step[1] for step in track.entry[space] if step[0] == "draw"])
        return gain + self.wanted[after] - self.side(mp, wp)

    def more_marshal(self, mp: int, wp: int, count: int) -> float:
        """What this many more Marshal points are worth; an outlaw gains none."""
        if wp:
            return 0.0
        track = CONTENT.marshal
        gain = max(0, mp + count - MOST_POINTS) * 1.0
        after = min(mp + count, MOST_POINTS)
        for space in range(mp + 1, after + 1):
            for step in track.entry[space]:
                gain += step[1] if step[0] == "lp" else self.ten_dollars * step[1] / 10
        return gain + self.marshal[after] - self.marshal[mp]

    def hand(self, cards: tuple[int, ...], wounds: int) -> float:
        """What a hand is worth at the end of the bot's turn, when surplus cards are discarded."""
        if self.left == 0:
            return 0.0
        worths = sorted([IN_HAND[card] for card in cards], reverse=True)
        return sum(worths[: HAND_LIMIT - wounds])

    def wounds(self, count: int) -> float:
        """What wounds cost; the more there are, the more they hurt."""
        if self.left == 0:
            return float(count)
        return self.wound * count + 0.15 * count * count

    def goal_worth(self) -> float:
        """What completing one more goal brings."""
        return TOKEN_WORTH[min(len(self.own.done), len(TOKEN_WORTH) - 1)]

    # -- the bot's strength ----------------------------------------------------------------------------

    def fight_bonus(self, *, virtual: bool) -> int:
        """What weapon and ability add to a card played, or take from the opposing one."""
        return fight_bonus(self.own, virtual=virtual, able=self.able)


def fight_bonus(player: SeatView, *, virtual: bool, able: bool) -> int:
    """What a player's weapon and ability add to a card played in a fight, or take from the opposing one."""
    bonus = 0
    moment = ("virtual", "bandit") if virtual else ("player", "mib")
    clauses: list[Clause] = []
    if player.weapon != NOTHING:
        item = CONTENT.items[player.weapon]
        side = item.upgraded if player.upgraded >> player.weapon & 1 else item.front
        clauses.extend(side.on("fight"))
    if able and player.character >= 0:
        clauses.extend(CHARACTERS[player.character].abilities.on("fight"))
    for clause in clauses:
        words = clause.where.get("vs")
        if words is not None and not any(word in words for word in moment):
            continue
        for step in clause.program:
            bonus += step[1] if step[0] == "own_value" else -step[1]
    return bonus
