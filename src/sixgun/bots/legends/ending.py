"""Whether the game should end now: whoever has reached the target at the end of a turn triggers it.

The round is finished then, and everyone has one more turn. Someone ahead likes that; someone behind, or
with the better income, would rather wait.
"""

from typing import Final

from sixgun.bots.legends.outlook import Outlook
from sixgun.bots.legends.spot import Spot
from sixgun.games.legends.printed import CONTENT, ITEMS
from sixgun.games.legends.scoring import MONEY_PER_LP, MOST_WANTED_LP, OUTLAW_LP

TURN_LP: Final = 2.2
"""What a turn brings anyone, not counting the row of the Wanted track."""
LEAD: Final = 0.25
"""What every LP of a lead is worth if the end is triggered now."""
INCOME: Final = 0.5
"""What every LP is worth that the rival gains in a turn beyond the bot's own income."""
MOST: Final = 2.0
"""The end is never worth more than this, nor less than minus this."""
HIDDEN_TOKEN: Final = 1.7
"""What a legend token of someone else is worth on average."""
GOLD: Final = 0.9
"""What a nugget that can still be sold is worth."""


class Ending:
    """The end of the game as one seat sees it at one moment."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        view = outlook.view
        reached = any(view.seats[seat].lp >= view.target for seat in outlook.rivals)
        self.possible = not (view.last_round or reached or view.black_lp >= view.target)
        """Whether the bot's turn may trigger the end; if a rival has reached the target it comes anyway."""
        self._income = 0.0
        self._rival = self._best_rival() if self.possible else 0.0
        self._own = self._lasting()

    def worth(self, spot: Spot) -> float:
        """What triggering the end by the imagined turn is worth; 0 if the turn does not trigger it."""
        row = row_of(spot.wp)
        if not self.possible or spot.fame + row < self.outlook.view.target:
            return 0.0
        own = spot.fame + row + spot.money / MONEY_PER_LP + GOLD * spot.nuggets - spot.wounds + self._own
        own += self._side(spot.mp, spot.wp) + TURN_LP + row
        value = LEAD * (own - self._rival) + INCOME * (self._income - TURN_LP - row)
        return max(-MOST, min(MOST, value))

    def _lasting(self) -> float:
        """What the bot's equipment and tokens count at the end."""
        own = self.outlook.own
        return gear(own.upgraded) + sum(own.tokens)

    def _side(self, mp: int, wp: int) -> float:
        if wp:
            most = max([self.outlook.view.seats[seat].wp for seat in self.outlook.rivals])
            return MOST_WANTED_LP if wp > most else OUTLAW_LP
        return float(CONTENT.marshal.row_lp[CONTENT.marshal.row[mp]]) if mp else 0.0

    def _best_rival(self) -> float:
        """What the strongest rival will have at the end; those later in the round have one more turn."""
        view, out = self.outlook.view, self.outlook
        best = view.black_lp + 2.0 + TURN_LP if view.with_black else 0.0
        self._income = TURN_LP
        for seat in out.rivals:
            player = view.seats[seat]
            later = (seat - view.first) % out.players > (out.seat - view.first) % out.players
            income = TURN_LP + row_of(player.wp)
            total = player.lp + player.money / MONEY_PER_LP + GOLD * player.nuggets - player.wounds
            total += gear(player.upgraded) + HIDDEN_TOKEN * player.token_count
            total += OUTLAW_LP if player.wp else self._side(player.mp, 0)
            total += income * (2 if later else 1)
            if total > best:
                best = total
                self._income = income
        return best


def row_of(wp: int) -> int:
    """The LP that an outlaw gains at the end of each of their turns."""
    return int(CONTENT.wanted.row_lp[CONTENT.wanted.row[wp]]) if wp else 0


def gear(upgraded: int) -> float:
    """What upgraded weapons and mounts count at the end."""
    return float(sum([item.end_lp for number, item in enumerate(ITEMS) if upgraded >> number & 1]))
