"""What a position offers one seat: hits, beers, arrows and the gun, all on the scale of `goals`."""

from collections.abc import Sequence
from typing import Final

from sixgun.bots.dice.goals import Worths
from sixgun.games.dice.model import ARROWS, BULLSEYE_1, at_distance
from sixgun.games.dice.view import DiceView

ATTACK_SOON: Final = tuple([0.85 - 0.055 * pile for pile in range(ARROWS + 1)])
"""How likely the arrows on the table are to be paid for, by the number still in the pile."""

DODGE: Final = 0.6
"""What is left of a hit on someone who may take an arrow instead."""

THIRSTY: Final = 4
"""At this life or less Jesse Jones drinks for two."""


class Appraisal:
    """The table as one seat sees and values it."""

    def __init__(self, view: DiceView, worths: Worths) -> None:
        self.view = view
        self.seat = view.seat
        self.worths = worths
        self.ring = view.ring
        self.pile = view.pile
        self.characters = [seat.character for seat in view.seats]
        self.life = [seat.life for seat in view.seats]
        self.most = [seat.max_life for seat in view.seats]
        self.arrows = [seat.arrows for seat in view.seats]
        self.danger = self.danger_with(self.arrows, self.pile)

    # -- life ----------------------------------------------------------------------------------------

    def hit(self, seat: int, points: int, taken: int = 0) -> float:
        """Gain if a player who is about to lose `taken` points loses `points` more."""
        before = max(self.life[seat] - taken, 0)
        after = max(before - points, 0)
        worth = self.worths[seat]
        gain = worth[after] - worth[before]
        if self.characters[seat] == "bart_cassidy" and self.pile > 1:
            gain *= DODGE
        return gain

    def heal(self, seat: int, points: int, given: int = 0) -> float:
        """Gain if a player who is about to gain `given` points gains `points` more."""
        most = self.most[seat]
        before = min(self.life[seat] + given, most)
        after = min(before + points, most)
        worth = self.worths[seat]
        return worth[after] - worth[before]

    def per_beer(self, seat: int) -> int:
        """Life points one beer of ours gives."""
        thirsty = seat == self.seat and self.characters[seat] == "jesse_jones" and self.life[seat] <= THIRSTY
        return 2 if thirsty else 1

    def beers(self, count: int) -> list[float]:
        """Gain from 0, 1 ... `count` beers, each where it does the most good."""
        given = dict.fromkeys(self.ring, 0)
        gains = [0.0]
        for _ in range(count):
            best = max(self.ring, key=lambda q: self.heal(q, self.per_beer(q), given[q]))
            gain = self.heal(best, self.per_beer(best), given[best])
            given[best] += self.per_beer(best)
            gains.append(gains[-1] + gain)
        return gains

    # -- arrows --------------------------------------------------------------------------------------

    def attack(self, arrows: Sequence[int]) -> float:
        """Gain from an Indian attack with these arrows on the table."""
        gain = 0.0
        for seat in self.ring:
            held = arrows[seat]
            if held:
                if self.characters[seat] == "jourdonnais":
                    held = 1
                life = self.life[seat]
                worth = self.worths[seat]
                gain += worth[max(life - held, 0)] - worth[life]
        return gain

    def danger_with(self, arrows: Sequence[int], pile: int) -> float:
        """What the arrows on the table are worth to us: a likely attack, so usually below zero."""
        return ATTACK_SOON[pile] * self.attack(arrows)

    def arrows_moved(self, seat: int, change: int) -> float:
        """Gain if a player takes (or returns) arrows."""
        arrows = list(self.arrows)
        if change >= self.pile:
            arrows[seat] += self.pile
            over = change - self.pile
            gain = self.attack(arrows) - self.danger
            return gain + ATTACK_SOON[ARROWS - over] * over * self._one_life(seat)
        arrows[seat] += change
        return self.danger_with(arrows, self.pile - change) - self.danger

    def _one_life(self, seat: int) -> float:
        worth, life = self.worths[seat], self.life[seat]
        return worth[max(life - 1, 0)] - worth[life]

    # -- dice ----------------------------------------------------------------------------------------

    def targets(self, face: int) -> list[int]:
        """Who our bull's-eye of this face may hit."""
        return reach(self.ring, self.seat, self.characters[self.seat], face)

    def volley(self, targets: Sequence[int], dice: int) -> list[float]:
        """Gain from 0, 1 ... `dice` bull's-eyes on these targets, handed out in the best way."""
        best: list[float] = []
        for target in targets:
            fee = self.arrows_moved(self.seat, 1) if self.characters[target] == "el_gringo" else 0.0
            alone = [0.0, *[self.hit(target, hits) + fee for hits in range(1, dice + 1)]]
            if not best:
                best = alone
            else:
                best = [
                    max([best[count - hits] + alone[hits] for hits in range(count + 1)])
                    for count in range(dice + 1)
                ]
        return best

    def gun(self) -> float:
        """Gain from firing the Gatling Gun: everyone else is hit and our arrows go back."""
        gain = self.arrows_moved(self.seat, -self.arrows[self.seat])
        for seat in self.ring:
            if seat != self.seat and self.characters[seat] != "paul_regret":
                gain += self.hit(seat, 1)
                if self.characters[seat] == "el_gringo":
                    gain += self._one_life(self.seat) * ATTACK_SOON[self.pile]
        return gain

    def best_removals(self, count: int) -> list[float]:
        """Gain from returning 0, 1 ... `count` arrows of anyone to the pile."""
        held = [seat for seat in self.ring if self.arrows[seat]]
        gain = max([self.arrows_moved(seat, -1) for seat in held], default=0.0)
        supply = sum([self.arrows[seat] for seat in held])
        return [max(gain, 0.0) * min(number, supply) for number in range(count + 1)]


def reach(ring: tuple[int, ...], shooter: int, character: str, face: int) -> list[int]:
    """Who a player's bull's-eye die may hit (rules 10.1, 14.3 and 14.11)."""
    places = [1 if face == BULLSEYE_1 or len(ring) <= 3 else 2]
    if character == "calamity_janet":
        places = [1, 2]
    elif character == "rose_doolan":
        places.append(places[0] + 1)
    return sorted({seat for place in places for seat in at_distance(ring, shooter, place)})
