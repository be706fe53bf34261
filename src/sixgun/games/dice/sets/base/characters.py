"""The sixteen characters, in alphabetical order. Each reads like its card."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

from sixgun.games.dice.assigning import Aim
from sixgun.games.dice.effects import Batch, GainLife, LoseLife, ReturnArrows, TakeArrows
from sixgun.games.dice.events import (
    Eliminated,
    GatlingsResolved,
    HitDodged,
    LifeLost,
    TurnBegan,
    TurnEnding,
)
from sixgun.games.dice.model import BEER, BOOM, BULLSEYE_1, BULLSEYE_2, GUN, INDIANS, NOBODY, DiceTable
from sixgun.games.dice.options import (
    DROP_ARROWS,
    HEAL,
    REMOVE_ARROW,
    SHOOT_TWICE,
    TAKE_INSTEAD,
    DropArrows,
    Heal,
    RemoveArrow,
    TakeInstead,
)
from sixgun.games.dice.queries import (
    BeerGain,
    Damage,
    GatlingsNeeded,
    LockedFaces,
    Reach,
    RollsAllowed,
    targets,
)
from sixgun.kernel.agenda import Frame, Question
from sixgun.kernel.asks import PASS, Ask, Closed, Option, Pass, refusal
from sixgun.kernel.hooks import Ability, Layer, after, modifies, offers, replaces


class _Character(Ability):
    """A character lying face up in front of its player."""

    __slots__ = ()
    layer: ClassVar[Layer] = Layer.CHARACTER


class BartCassidy(_Character):
    """He may take an arrow (not the last) instead of losing a life point, but not to Indians or dynamite."""

    @replaces(LoseLife, own=True)
    def take_arrows_instead(self, g: DiceTable, hit: LoseLife) -> list[Frame] | None:
        if hit.cause in (INDIANS, BOOM) or g.state.pile < 2:
            return None
        return [ArrowsOrLife(hit.changed(seen=(*hit.seen, self.key())))]


class ArrowsOrLife(Question[DiceTable]):
    """D4: how many of the points about to be lost are replaced by arrows."""

    fields: ClassVar[tuple[str, ...]] = ("hit",)
    __slots__ = ("hit",)

    def __init__(self, hit: LoseLife) -> None:
        self.hit = hit

    def ask(self, g: DiceTable) -> Ask:
        most = min(self.hit.points, g.state.pile - 1)
        return Ask(self.hit.seat, "bart_replace", TAKE_INSTEAD[: most + 1], self)

    def answer(self, g: DiceTable, option: Option) -> None:
        hit = self.hit
        count = cast(TakeInstead, option).count
        if hit.points > count:
            g.then(hit.changed(points=hit.points - count))
        if count:
            g.tell(HitDodged, hit.seat, count, hit.cause)
            g.then(TakeArrows(hit.seat, count))

    def closed(self, g: DiceTable) -> Sequence[Closed]:
        open_to = min(self.hit.points, g.state.pile - 1)
        return [
            Closed(TakeInstead(count), refusal("last-arrow", "dice 14.1", pile=g.state.pile))
            for count in range(open_to + 1, self.hit.points + 1)
        ]

    def params(self, g: DiceTable) -> Mapping[str, int | str]:
        return {"points": self.hit.points, "pile": g.state.pile}


class BlackJack(_Character):
    """He may roll dynamite again, as long as fewer than three of his dice show it."""

    @modifies(LockedFaces, own=True, sets=True)
    def juggle_dynamite(self, g: DiceTable, locked: tuple[int, ...], seat: int) -> tuple[int, ...]:
        return ()


class CalamityJanet(_Character):
    """She may use each bull's-eye 1 as a 2 and each 2 as a 1."""

    @modifies(Reach, own=True, sets=True)
    def either_way(self, g: DiceTable, places: tuple[int, ...], seat: int) -> tuple[int, ...]:
        return (1, 2)


class ElGringo(_Character):
    """A player who makes him lose life takes one arrow; not for Indians or dynamite."""

    @after(LifeLost, own=True)
    def take_revenge(self, g: DiceTable, hit: LifeLost) -> None:
        # R18: even for the hit that eliminates him, so it is promised now and taken when the batch is over.
        if hit.by != NOBODY:
            g.once_done(Batch, TakeArrows(hit.by, 1))


class JesseJones(_Character):
    """With four life points or fewer, each beer he uses on himself gives two."""

    @modifies(BeerGain, own=True)
    def drink_deep(self, g: DiceTable, gain: int, drinker: int, giver: int) -> int:
        return gain + 1 if giver == drinker and g.seat(drinker).life <= 4 else gain


class Jourdonnais(_Character):
    """He never loses more than one life point to an Indian attack."""

    @modifies(Damage, own=True)
    def hide_from_indians(self, g: DiceTable, points: int, victim: int, cause: str) -> int:
        return min(points, 1) if cause == INDIANS else points


class KitCarlson(_Character):
    """For each gatling he rolled he may return one arrow of any player to the pile."""

    @after(GatlingsResolved, own=True)
    def clear_the_field(self, g: DiceTable, step: GatlingsResolved) -> None:
        g.then(RemoveArrows(self.owner, step.count))


class RemoveArrows(Question[DiceTable]):
    """D7, one arrow at a time: whose arrow goes back, or enough."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    __slots__ = ("left", "seat")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def ask(self, g: DiceTable) -> Ask | None:
        holders = [REMOVE_ARROW[seat] for seat in g.state.ring if g.seat(seat).arrows]
        if not holders or not self.left:
            return None
        return Ask(self.seat, "kit_discard", [PASS, *holders], self)

    def answer(self, g: DiceTable, option: Option) -> None:
        if not isinstance(option, Pass):
            g.then(
                ReturnArrows(cast(RemoveArrow, option).seat, 1, self.seat),
                RemoveArrows(self.seat, self.left - 1),
            )

    def closed(self, g: DiceTable) -> Sequence[Closed]:
        found: list[Closed] = []
        for seat, player in enumerate(g.state.seats):
            if not player.alive:
                found.append(Closed(RemoveArrow(seat), refusal("is-out", "dice 11", player=g.names[seat])))
            elif not player.arrows:
                found.append(
                    Closed(RemoveArrow(seat), refusal("no-arrows", "dice 14.7", player=g.names[seat]))
                )
        return found

    def params(self, g: DiceTable) -> Mapping[str, int | str]:
        return {"left": self.left}


class LuckyDuke(_Character):
    """He may roll once more than the others."""

    @modifies(RollsAllowed, own=True)
    def once_more(self, g: DiceTable, rolls: int, seat: int) -> int:
        return rolls + 1


class PaulRegret(_Character):
    """He never loses life to the Gatling Gun."""

    @modifies(Damage, own=True, sets=True)
    def shrug_it_off(self, g: DiceTable, points: int, victim: int, cause: str) -> int:
        return 0 if cause == GUN else points


class PedroRamirez(_Character):
    """For each life point he loses he may return one of his arrows; not in an Indian attack (R5)."""

    @after(LifeLost, own=True)
    def shake_off_arrows(self, g: DiceTable, hit: LifeLost) -> None:
        if hit.cause != INDIANS and hit.life > 0:
            g.then(DiscardArrows(self.owner, hit.points))


class DiscardArrows(Question[DiceTable]):
    """D5: how many of the player's arrows go back to the pile."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "points")
    __slots__ = ("points", "seat")

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points

    def ask(self, g: DiceTable) -> Ask | None:
        most = min(self.points, g.seat(self.seat).arrows)
        if not most:
            return None
        return Ask(self.seat, "pedro_discard", DROP_ARROWS[: most + 1], self)

    def answer(self, g: DiceTable, option: Option) -> None:
        count = cast(DropArrows, option).count
        if count:
            g.then(ReturnArrows(self.seat, count, self.seat))

    def closed(self, g: DiceTable) -> Sequence[Closed]:
        held = g.seat(self.seat).arrows
        reason = refusal("too-many-arrows", "dice 14.10", held=held, points=self.points)
        return [Closed(DropArrows(count), reason) for count in range(min(self.points, held) + 1, 10)]

    def params(self, g: DiceTable) -> Mapping[str, int | str]:
        return {"points": self.points, "arrows": g.seat(self.seat).arrows}


class RoseDoolan(_Character):
    """Her bull's-eyes may reach one place further."""

    @modifies(Reach, own=True)
    def aim_further(self, g: DiceTable, places: tuple[int, ...], seat: int) -> tuple[int, ...]:
        return (*places, places[-1] + 1)


class SidKetchum(_Character):
    """At the start of his turn a player of his choice gains one life point."""

    @after(TurnBegan, own=True)
    def tend_a_wound(self, g: DiceTable, turn: TurnBegan) -> None:
        g.then(TendWound(self.owner))


class TendWound(Question[DiceTable]):
    """D1: who gains the life point; someone must be named, even at full life (R22)."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, g: DiceTable) -> Ask:
        ring = g.state.ring
        return Ask(self.seat, "sid_heal", [HEAL[seat] for seat in ring], self, ring.index(self.seat))

    def answer(self, g: DiceTable, option: Option) -> None:
        g.then(GainLife(cast(Heal, option).seat, 1, self.seat))

    def closed(self, g: DiceTable) -> Sequence[Closed]:
        return [
            Closed(Heal(seat), refusal("is-out", "dice 14.12", player=g.names[seat]))
            for seat, player in enumerate(g.state.seats)
            if not player.alive
        ]


class SlabTheKiller(_Character):
    """Once per turn he may use up one of his beers to double a bull's-eye."""

    @offers(Aim, own=True)
    def load_double(self, g: DiceTable, aim: Aim) -> list[Option]:
        if aim.doubled or not g.showing(BEER):
            return []
        return [SHOOT_TWICE[target] for target in targets(g, aim.seat, aim.faces[0])]


class SuzyLafayette(_Character):
    """At the end of her turn she gains two life points if no bull's-eye shows on her dice."""

    @after(TurnEnding, own=True)
    def keep_the_peace(self, g: DiceTable, turn: TurnEnding) -> None:
        if BULLSEYE_1 not in turn.dice and BULLSEYE_2 not in turn.dice:
            g.then(GainLife(self.owner, 2, self.owner))


class VultureSam(_Character):
    """Each time another player is eliminated he gains two life points."""

    @after(Eliminated)
    def feed(self, g: DiceTable, death: Eliminated) -> None:
        g.then(GainLife(self.owner, 2, self.owner))


class WillyTheKid(_Character):
    """Two gatlings are enough to fire the Gatling Gun."""

    @modifies(GatlingsNeeded, own=True)
    def quick_on_the_crank(self, g: DiceTable, needed: int, seat: int) -> int:
        return needed - 1
