"""What it costs an outlaw to stand where the sheriff or a lawman may turn up."""

from typing import Final

from sixgun.bots.legends.appraisal import Appraisal
from sixgun.bots.legends.ground import points
from sixgun.bots.legends.odds import beats_cards
from sixgun.bots.legends.spot import Spot
from sixgun.games.legends.fights import SHERIFF_CARDS
from sixgun.games.legends.model import MOST_POINTS
from sixgun.games.legends.printed import BOARD, PRISON, VALUE

NEAR: Final[tuple[float, ...]] = (0.12, 0.5, 0.42, 0.34, 0.2, 0.06)
"""The chance that the sheriff is moved onto an outlaw within a round, by his distance."""


class Danger:
    """One seat's risks at one moment."""

    def __init__(self, appraisal: Appraisal) -> None:
        self.appraisal = appraisal
        self.outlook = appraisal.outlook
        self.view = appraisal.view
        self.lawmen = [
            (self.view.seats[seat], points(self.view.seats[seat]))
            for seat in self.outlook.rivals
            if self.view.seats[seat].mp
        ]
        self._hunters = len([seat for seat in self.outlook.rivals if not self.view.seats[seat].wp])
        values = sorted([VALUE[card] for card in self.outlook.own.hand], reverse=True)
        beaten = beats_cards(values[0] + appraisal.virtual_bonus, SHERIFF_CARDS) if len(values) > 1 else 0.0
        self._lose = 1.0 - beaten
        self._risks: dict[int, float] = {}

    def cost(self, spot: Spot) -> float:
        """What the risk of an arrest before the outlaw's next turn costs at the end of an imagined turn."""
        out = self.outlook
        row = out.wanted[min(MOST_POINTS, max(1, spot.wp))] * 0.75 if out.left else 2.0
        loss = row + out.money(spot.money) / 2 + out.nugget * spot.nuggets / 2 + out.wound
        risk = self._risks.get(spot.space)
        if risk is None:
            risk = self._risks[spot.space] = self._risk(spot.space)
        return risk * loss

    def _risk(self, space: int) -> float:
        """The chance of being arrested on a space before the outlaw's next turn."""
        distance = BOARD.distances[self.view.sheriff][space]
        risk = (NEAR[distance] if distance < len(NEAR) else 0.02) * self._lose
        risk *= min(1.0, 0.5 + 0.25 * self._hunters)
        for lawman, reach in self.lawmen:
            away = BOARD.distances[lawman.space][space]
            if lawman.hand_size and away <= 2 * reach:
                risk += (0.3 if away <= reach else 0.18) * 0.5
        if space == PRISON:
            risk += 0.05
        return min(0.9, risk)
