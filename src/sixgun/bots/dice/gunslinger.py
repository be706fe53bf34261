"""The gunslinger: tuned rules of thumb on top of exact beliefs about roles.

It follows the news (`witness`), asks what everyone's life is worth to its role (`goals`), puts a value on
hits, beers, arrows and the gun (`appraisal`) and rolls dice by expected value (`rolling`).
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final, cast

from sixgun.bots.beliefs import CODE, Chances
from sixgun.bots.dice.appraisal import Appraisal
from sixgun.bots.dice.goals import worths
from sixgun.bots.dice.rolling import FaceValues, best_keep, mask_to_reroll
from sixgun.bots.dice.witness import Witness
from sixgun.bots.player import Circle, Reason
from sixgun.games.dice.assigning import Aim, Pour
from sixgun.games.dice.model import BEER, BULLSEYE_1, BULLSEYE_2, DICE
from sixgun.games.dice.options import (
    DropArrows,
    Heal,
    RemoveArrow,
    Reroll,
    Serve,
    Shoot,
    TakeInstead,
)
from sixgun.games.dice.sets.base.characters import ArrowsOrLife
from sixgun.games.dice.view import DiceView
from sixgun.games.roles import ROLES
from sixgun.kernel.asks import Ask, Option
from sixgun.kernel.events import Event
from sixgun.kernel.views import View

ROLLS: Final = 3
COIN: Final = 1e-6
"""Options this close are equally good, and chance decides."""


class Gunslinger:
    """A practised player at one seat."""

    def __init__(self, seat: int, seed: str) -> None:
        self.seat = seat
        self._chance = Random(seed)
        self._circle = Circle()
        self._heard = 0
        self._chances: Chances = []
        self._reason = Reason("bot-hunch", {})

    def join(self, circle: Circle) -> None:
        """Share with others what everybody knows; before the first choice."""
        self._circle = circle

    def listen(self, view: View, news: Sequence[Event]) -> Witness:
        """Take in what has happened, without having to choose."""
        table = cast(DiceView, view)
        witness: Witness | None = self._circle.witness
        if witness is None:
            witness = self._circle.witness = Witness(table)
        witness.hear(news, table, self._heard)
        self._heard += len(news)
        return witness

    def choose(self, view: View, news: Sequence[Event]) -> int:
        """Bring the beliefs up to date, then take the option with the highest value."""
        table = cast(DiceView, view)
        ask = cast(Ask, view.own_ask)
        witness = self.listen(view, news)
        role = table.seats[self.seat].role
        self._chances = witness.beliefs.chances_for(self.seat, role)
        appraisal = Appraisal(table, worths(table, CODE[role], self._chances, witness.now))
        return _ANSWERS[ask.prompt](self, appraisal, ask)

    def reason(self) -> Reason:
        """Why the last choice was made."""
        return self._reason

    def chances(self) -> Chances:
        """What the bot believed at its last choice: each role's probability, for every seat."""
        return self._chances

    # -- answers -------------------------------------------------------------------------------------

    def _reroll(self, appraisal: Appraisal, ask: Ask) -> int:
        dice = appraisal.view.dice
        character = appraisal.characters[self.seat]
        left = ROLLS + (character == "lucky_duke") - appraisal.view.rolls_made
        plan = best_keep(dice, left, face_values(appraisal), character == "black_jack")
        mask = mask_to_reroll(dice, plan.keep)
        if not mask:
            self._reason = Reason("bot-stop", {})
            return 0
        self._reason = Reason("bot-reroll", {"dice": mask.bit_count(), "left": left})
        for index, option in enumerate(ask.options):
            if isinstance(option, Reroll) and option.mask == mask:
                return index
        raise LookupError(f"no option rolls the dice {mask:05b}")

    def _aim(self, appraisal: Appraisal, ask: Ask) -> int:
        aim = cast(Aim, ask.question)
        taken: dict[int, int] = {}
        for target, points in aim.shots:
            taken[target] = taken.get(target, 0) + points
        beers = appraisal.beers(appraisal.view.dice.count(BEER))
        last_beer = beers[-1] - beers[-2] if len(beers) > 1 else 0.0

        def value(option: Option) -> float:
            shot = cast(Shoot, option)
            points = 2 if shot.doubled else 1
            after = dict(taken)
            after[shot.target] = after.get(shot.target, 0) + points
            gain = best_volley(appraisal, aim.faces[1:], after)
            return gain - last_beer if shot.doubled else gain

        index = self._best(ask.options, value)
        self._explain_shot(appraisal, cast(Shoot, ask.options[index]).target)
        return index

    def _pour(self, appraisal: Appraisal, ask: Ask) -> int:
        drinkers = cast(Pour, ask.question).drinkers

        def value(option: Option) -> float:
            seat = cast(Serve, option).seat
            each = appraisal.per_beer(seat)
            return appraisal.heal(seat, each, each * drinkers.count(seat))

        return self._help(appraisal, ask, value)

    def _tend(self, appraisal: Appraisal, ask: Ask) -> int:
        return self._help(appraisal, ask, lambda option: appraisal.heal(cast(Heal, option).seat, 1))

    def _help(self, appraisal: Appraisal, ask: Ask, value: Callable[[Option], float]) -> int:
        index = self._best(ask.options, value)
        seat = cast("Serve | Heal", ask.options[index]).seat
        if value(ask.options[index]) <= COIN:
            self._reason = Reason("bot-help-wasted", {})
        elif seat == self.seat:
            self._reason = Reason("bot-help-self", {"life": appraisal.life[seat]})
        else:
            self._reason = Reason("bot-help-friend", self._about(appraisal, seat))
        return index

    def _dodge(self, appraisal: Appraisal, ask: Ask) -> int:
        points = cast(ArrowsOrLife, ask.question).hit.points
        life = appraisal.life[self.seat]

        def value(option: Option) -> float:
            arrows = cast(TakeInstead, option).count
            worth = appraisal.worths[self.seat]
            return worth[max(life - points + arrows, 0)] + appraisal.arrows_moved(self.seat, arrows)

        index = self._best(ask.options, value)
        taken = cast(TakeInstead, ask.options[index]).count
        self._reason = Reason("bot-take-arrows" if taken else "bot-take-hit", {"pile": appraisal.pile})
        return index

    def _drop(self, appraisal: Appraisal, ask: Ask) -> int:
        index = self._best(
            ask.options, lambda option: appraisal.arrows_moved(self.seat, -cast(DropArrows, option).count)
        )
        dropped = cast(DropArrows, ask.options[index]).count
        self._reason = Reason("bot-drop-arrows" if dropped else "bot-keep-arrows", {"pile": appraisal.pile})
        return index

    def _clear(self, appraisal: Appraisal, ask: Ask) -> int:
        def value(option: Option) -> float:
            return appraisal.arrows_moved(option.seat, -1) if isinstance(option, RemoveArrow) else 0.0

        index = self._best(ask.options, value)
        option = ask.options[index]
        if not isinstance(option, RemoveArrow):
            self._reason = Reason("bot-clear-nothing", {})
        elif option.seat == self.seat:
            self._reason = Reason("bot-clear-self", {})
        else:
            self._reason = Reason("bot-clear-friend", self._about(appraisal, option.seat))
        return index

    def _first(self, appraisal: Appraisal, ask: Ask) -> int:
        """Any order will do."""
        self._reason = Reason("bot-hunch", {})
        return ask.default

    # -- helpers -------------------------------------------------------------------------------------

    def _best(self, options: Sequence[Option], value: Callable[[Option], float]) -> int:
        values = [value(option) for option in options]
        bar = max(values) - COIN
        return self._chance.choice([index for index, worth in enumerate(values) if worth >= bar])

    def _about(self, appraisal: Appraisal, seat: int) -> dict[str, int | str]:
        row = self._chances[seat]
        code = max(range(len(ROLES)), key=row.__getitem__)
        return {
            "player": appraisal.view.names[seat],
            "role": ROLES[code],
            "percent": round(100 * row[code]),
        }

    def _explain_shot(self, appraisal: Appraisal, target: int) -> None:
        about = self._about(appraisal, target)
        if appraisal.hit(target, 1) <= 0.0:
            self._reason = Reason("bot-shoot-forced", about)
        elif appraisal.view.seats[target].role:
            self._reason = Reason("bot-shoot-known", about)
        else:
            self._reason = Reason("bot-shoot-suspect", about)


_ANSWERS: Final[Mapping[str, Callable[[Gunslinger, Appraisal, Ask], int]]] = {
    "sid_heal": Gunslinger._tend,
    "reroll": Gunslinger._reroll,
    "assign_bullseyes": Gunslinger._aim,
    "bart_replace": Gunslinger._dodge,
    "pedro_discard": Gunslinger._drop,
    "assign_beers": Gunslinger._pour,
    "kit_discard": Gunslinger._clear,
    "order_reactions": Gunslinger._first,
}


def best_volley(appraisal: Appraisal, faces: Sequence[int], taken: dict[int, int]) -> float:
    """The most that hits already assigned and the bull's-eyes still to assign can gain together."""
    if not faces:
        fee = sum(
            [appraisal.arrows_moved(appraisal.seat, 1) for seat in taken if _bites_back(appraisal, seat)], 0.0
        )
        return fee + sum([appraisal.hit(seat, points) for seat, points in taken.items()], 0.0)
    best = float("-inf")
    for target in appraisal.targets(faces[0]):
        taken[target] = taken.get(target, 0) + 1
        best = max(best, best_volley(appraisal, faces[1:], taken))
        taken[target] -= 1
        if not taken[target]:
            del taken[target]
    return best


def _bites_back(appraisal: Appraisal, seat: int) -> bool:
    return appraisal.characters[seat] == "el_gringo"


def face_values(appraisal: Appraisal) -> FaceValues:
    """What final dice would be worth to the seat in this position."""
    character = appraisal.characters[appraisal.seat]
    near, far = appraisal.targets(BULLSEYE_1), appraisal.targets(BULLSEYE_2)
    ones = appraisal.volley(near, DICE)
    twos = ones if near == far else appraisal.volley(far, DICE)
    needed = 2 if character == "willy_the_kid" else 3
    gun = appraisal.gun()
    gatlings = [gun if count >= needed else 0.0 for count in range(DICE + 1)]
    if character == "kit_carlson":
        removals = appraisal.best_removals(DICE)
        gatlings = [value + removals[count] for count, value in enumerate(gatlings)]
    one, two = appraisal.arrows_moved(appraisal.seat, 1), appraisal.arrows_moved(appraisal.seat, 2)
    peace = appraisal.heal(appraisal.seat, 2) if character == "suzy_lafayette" else 0.0
    double = max(ones[1], twos[1]) if character == "slab_the_killer" else 0.0
    return FaceValues(
        ones=ones,
        twos=twos,
        same_targets=near == far,
        beers=appraisal.beers(DICE),
        gatlings=gatlings,
        explosion=appraisal.hit(appraisal.seat, 1),
        arrow=(3 * one + (two - one)) / 4,
        no_bullseye=peace,
        double=double,
    )
