"""Every step of a shot, a played card, a loss, a draw! and an elimination is a moment that cards can name.

Characters made for these tests listen to them; the boxes that need a step are not all here yet.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import pytest

from sixgun.games.bang import moments
from sixgun.games.bang.cards import KIND
from sixgun.games.bang.checks import flip_again
from sixgun.games.bang.effects import DISCARDED, FLIPPED, TO_DISCARD, draw
from sixgun.games.bang.events import CardsDrawn, CardTaken, LifeLost, ShotCancelled
from sixgun.games.bang.harm import LoseLife
from sixgun.games.bang.kinds import Character
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.moments import (
    CardPutDown,
    CardResolved,
    FlipStands,
    LifeTaken,
    LossBorne,
    RewardDue,
    ShotAnnounced,
    ShotAverted,
    ShotCountered,
    ShotIgnored,
    ShotLanded,
    ShotOver,
    ShotReturned,
    ShotTurned,
)
from sixgun.games.bang.playing import Putting
from sixgun.games.bang.procedures import call_off
from sixgun.games.bang.queries import Resting
from sixgun.games.bang.shooting import UNSTOPPABLE, Incoming, shoot
from sixgun.games.catalog import game
from sixgun.kernel.agenda import Frame
from sixgun.kernel.events import Event
from sixgun.kernel.hooks import after, modifies, replaces

from .tables import Player, asked, labels, options, say, table, told

BANG: Final = game("bang")


def seat_of(event: Event) -> int:
    return int(getattr(event, "seat"))  # noqa: B009  # the field depends on the event


@pytest.fixture
def listener(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Lets a class of abilities take the place of a character that does nothing at these tables."""

    def speak(kind: type[Character], id: str = "sean_mallory") -> None:
        monkeypatch.setitem(BANG._classes, id, kind)  # type: ignore[attr-defined]
        monkeypatch.setattr(BANG, "_bound", {})

    yield speak


def steps_told(g: BangTable) -> list[str]:
    names = {step.__name__ for step in moments.STEPS} | {"ShotCancelled", "LifeLost", "CardsDrawn"}
    return [type(event).__name__ for event in g.events or () if type(event).__name__ in names]


class Everywhere(Character):
    """Listens to every step and does nothing."""

    def hear(self, g: BangTable, step: Event) -> None:
        return


class OfShots(Everywhere):
    hear_4 = after(ShotAnnounced)(Everywhere.hear)
    hear_5 = after(ShotTurned)(Everywhere.hear)
    hear_6 = after(ShotIgnored)(Everywhere.hear)
    hear_9a = after(ShotReturned)(Everywhere.hear)
    hear_9c = after(ShotCountered)(Everywhere.hear)
    hear_9d = after(ShotAverted)(Everywhere.hear)
    hear_10 = after(ShotLanded)(Everywhere.hear)
    hear_11 = after(ShotOver)(Everywhere.hear)


def test_a_shot_that_is_cancelled_goes_through_its_steps(listener: Any) -> None:
    listener(OfShots)
    g = table(Player(hand="bang 2d, duel 8c"), Player("sean_mallory", "missed"), Player(), Player())
    say(g, "Ann plays bang 2♦ at Ben")
    assert steps_told(g) == ["ShotAnnounced", "ShotTurned", "ShotIgnored"] and asked(g) == ("Ben", "shot")
    say(g, f"Ben {options(g)[1]}")
    rest = ["ShotReturned", "ShotCancelled", "ShotCountered", "ShotAverted", "ShotOver"]
    assert steps_told(g)[3:] == rest


def test_a_shot_that_hits_goes_through_its_steps(listener: Any) -> None:
    listener(OfShots)
    g = table(Player(hand="bang 2d, duel 8c"), Player("sean_mallory", "missed"), Player(), Player())
    say(g, "Ann plays bang 2♦ at Ben", "Ben passes")
    assert steps_told(g)[3:] == ["LifeLost", "ShotLanded", "ShotOver"]


def test_nobody_listens_and_nothing_is_stated() -> None:
    g = table(Player(hand="bang 2d, bang 3d"), Player(hand="missed"), Player(), Player())
    say(g, "Ann plays bang 2♦ at Ben", "Ben passes")
    assert not g.watched and steps_told(g) == ["LifeLost"]


class Redirecting(Character):
    """Step 5: the shot is passed on to the seat on the left."""

    @after(ShotTurned, own=True)
    def turn_away(self, g: BangTable, shot: ShotTurned) -> None:
        incoming = g.nearest(Incoming)
        g.amend(incoming, incoming.changed(seat=self.owner + 1))


def test_a_shot_may_be_passed_on_before_anyone_defends(listener: Any) -> None:
    listener(Redirecting)
    g = table(
        Player(hand="bang 2d, duel 8c"), Player("sean_mallory", "missed"), Player(hand="missed"), Player()
    )
    say(g, "Ann plays bang 2♦ at Ben")
    assert asked(g) == ("Cleo", "shot")
    say(g, "Cleo passes")
    assert g.seat(2).life == g.seat(2).max_life - 1 and g.seat(1).life == g.seat(1).max_life
    assert [hit.by for hit in told(g, LifeLost)] == [0]


class Sure(Character):
    """Step 4: the shot cannot be cancelled."""

    @after(ShotAnnounced)
    def take_aim(self, g: BangTable, shot: ShotAnnounced) -> None:
        if shot.by == self.owner:
            incoming = g.nearest(Incoming)
            g.amend(incoming, incoming.changed(needed=UNSTOPPABLE))


def test_a_shot_that_cannot_be_cancelled_asks_for_no_missed(listener: Any) -> None:
    listener(Sure)
    g = table(Player("sean_mallory", "bang 2d, duel 8c"), Player(hand="missed"), Player(), Player())
    say(g, "Ann plays bang 2♦ at Ben")
    assert g.seat(1).life == g.seat(1).max_life - 1 and asked(g) == ("Ann", "act")


class Ignoring(Character):
    """Step 6: the whole card is ignored."""

    @after(ShotIgnored, own=True)
    def shrug(self, g: BangTable, shot: ShotIgnored) -> None:
        call_off(g, Incoming)


def test_a_shot_may_be_ignored_as_a_whole(listener: Any) -> None:
    listener(Ignoring)
    g = table(Player(hand="bang 2d, duel 8c"), Player("sean_mallory"), Player(), Player())
    say(g, "Ann plays bang 2♦ at Ben")
    assert not told(g, LifeLost, ShotCancelled) and asked(g) == ("Ann", "act")


class Backfiring(Character):
    """Step 9c: whoever is missed shoots back, before anyone reacts to the miss."""

    @after(ShotCountered, own=True)
    def shoot_back(self, g: BangTable, shot: ShotCountered) -> None:
        shoot(g, self.owner, shot.by, self.id)


def test_a_shot_back_comes_before_the_settle_point(listener: Any) -> None:
    listener(Backfiring)
    g = table(Player(hand="bang 2d, duel 8c"), Player("sean_mallory", "missed"), Player(), Player())
    say(g, "Ann plays bang 2♦ at Ben", "Ben plays missed 10♣")
    assert asked(g) == ("Ann", "shot")
    say(g, "Ann passes")
    assert g.seat(0).life == g.seat(0).max_life - 1


class Claiming(Character):
    """Loss, step 3: a card for every point lost because of this player, whatever comes of the loss."""

    @after(LifeTaken)
    def collect(self, g: BangTable, loss: LifeTaken) -> None:
        if loss.by == self.owner:
            draw(g, self.owner, loss.points, self.id)


def test_points_are_taken_before_a_rescue(listener: Any) -> None:
    listener(Claiming)
    g = table(
        Player("sean_mallory", "bang 2d, duel 8c"),
        Player(hand="beer 6h", life=1),
        Player(),
        Player(),
        deck="gatling",
    )
    say(g, "Ann plays bang 2♦ at Ben", "Ben passes")
    assert asked(g) == ("Ben", "rescue") and labels(g.seat(0).hand)[-1] == "gatling 10♥"


class Grateful(Character):
    """Loss, step 9: still in the game, first of all that happens."""

    @after(LossBorne)
    def give_thanks(self, g: BangTable, loss: LossBorne) -> None:
        draw(g, self.owner, 1, self.id)


def test_a_survived_loss_is_followed_by_its_step_before_other_reactions(listener: Any) -> None:
    listener(Grateful)
    g = table(
        Player(hand="bang 2d, duel 8c"),
        Player("bart_cassidy"),
        Player("sean_mallory"),
        Player(),
        deck="saloon, panic",
    )
    say(g, "Ann plays bang 2♦ at Ben")
    drawn = [event.seat for event in told(g, CardsDrawn)]
    assert drawn == [2, 1]


class Saving(Character):
    """Loss, step 2: one point less for anyone else."""

    @replaces(LoseLife)
    def shield(self, g: BangTable, loss: LoseLife) -> Sequence[Frame]:
        seen = (*loss.seen, self.key())
        return (loss.changed(points=loss.points - 1, seen=seen),) if loss.points > 1 else ()


def test_a_loss_may_be_made_smaller_or_none(listener: Any) -> None:
    listener(Saving)
    g = table(Player(hand="bang 2d, duel 8c"), Player(), Player("sean_mallory"), Player())
    say(g, "Ann plays bang 2♦ at Ben")
    assert g.seat(1).life == g.seat(1).max_life and not told(g, LifeLost)


class Bounty(Character):
    """Elimination, step 5: a card for the one responsible, before the reward."""

    @after(RewardDue)
    def pay_out(self, g: BangTable, due: RewardDue) -> None:
        draw(g, due.by, 1, self.id)


def test_cards_pay_before_the_reward(listener: Any) -> None:
    listener(Bounty)
    g = table(Player(hand="bang 2d, duel 8c"), Player(life=1), Player("sean_mallory"), Player())
    say(g, "Ann plays bang 2♦ at Ben")
    drawn = [(event.source, event.count) for event in told(g, CardsDrawn)]
    assert drawn == [("sean_mallory", 1), ("reward", 3)]


class Rolling(Character):
    """Draw!, step 4: the first flip of a turn is void."""

    @after(FlipStands, own=True)
    def once_more(self, g: BangTable, flip: FlipStands) -> None:
        if not g.used(self.id):
            g.use_up(self.id)
            flip_again(g)


def test_a_flip_may_be_void_and_made_again(listener: Any) -> None:
    listener(Rolling)
    g = table(
        Player(),
        Player("sean_mallory", in_play="jail 10s"),
        Player(),
        Player(),
        deck="saloon, bang 2c",
        fresh_turn=True,
        turn_of=1,
    )
    assert [label for label in labels(g.state.discard) if label in ("saloon 5♥", "bang 2♣")] == [
        "saloon 5♥",
        "bang 2♣",
    ]
    assert g.state.active == 2  # the heart was void, the club counted


class Cancelling(Character):
    """Played card, step 4: whatever is aimed at this player stays on the discard pile."""

    @after(CardPutDown)
    def escape(self, g: BangTable, step: CardPutDown) -> None:
        if step.target == self.owner:
            call_off(g, Putting)


@pytest.mark.parametrize("card", ["jail 10♠", "panic J♥", "duel Q♦"])
def test_a_card_may_be_cancelled_before_it_does_anything(listener: Any, card: str) -> None:
    listener(Cancelling)
    words = card.replace("♠", "s").replace("♥", "h").replace("♦", "d")
    g = table(Player(hand=f"{words}, duel 8c"), Player("sean_mallory", "beer 6h"), Player(), Player())
    say(g, f"Ann plays {card} at Ben")
    assert asked(g) == ("Ann", "act") and labels(g.state.discard)[-1] == card
    assert not g.seat(1).in_play and len(g.seat(1).hand) == 1


def test_a_card_nobody_cancels_enters_play(listener: Any) -> None:
    listener(Cancelling)
    g = table(
        Player(hand="jail 10s, mustang 8h, duel 8c"), Player("pixie_pete"), Player("sean_mallory"), Player()
    )
    say(g, "Ann plays jail 10♠ at Ben", "Ann plays mustang 8♥")
    assert labels(g.seat(1).in_play) == ["jail 10♠"] and labels(g.seat(0).in_play) == ["mustang 8♥"]
    assert not g.state.discard


class Repeating(Character):
    """Played card, step 8: a card more once a Stagecoach is over."""

    @after(CardResolved, own=True)
    def applaud(self, g: BangTable, step: CardResolved) -> None:
        draw(g, self.owner, 1, KIND[step.card])


def test_the_end_of_a_card_comes_after_its_effect(listener: Any) -> None:
    listener(Repeating)
    g = table(Player("sean_mallory", "stagecoach"), Player(), Player(), Player())
    say(g, "Ann plays stagecoach 9♠")
    drawn = [(event.source, event.count) for event in told(g, CardsDrawn)]
    assert drawn[-1] == ("stagecoach", 1) and len(drawn) == 2


class Collector(Character):
    """One verb moves cards: what others discard or flip comes into this player's hand."""

    @modifies(Resting)
    def catch(self, g: BangTable, place: int, seat: int, card: int, why: str) -> int:
        mine = seat != self.owner and why in (DISCARDED, FLIPPED)
        return self.owner if mine and place == TO_DISCARD else place


def test_a_player_may_take_what_others_discard(listener: Any) -> None:
    listener(Collector)
    g = table(Player(hand="bang 2d, bang 3d, beer 6h", life=2), Player("sean_mallory"), Player(), Player())
    say(g, "Ann ends the turn", "Ann discards bang 2♦")
    assert labels(g.seat(1).hand)[0] == "bang 2♦" and not g.state.discard
    assert [(event.seat, event.target) for event in told(g, CardTaken)] == [(1, 0)]


def test_no_step_is_left_out() -> None:
    """Every step is spoken at by one of the characters above."""
    spoken = {
        subject
        for kind in Character.__subclasses__() + Everywhere.__subclasses__()
        if kind.__module__ == __name__
        for verb, subject, _ in kind("sean_mallory", 0).kit().indexed
        if verb == "after"
    }
    assert spoken == set(moments.STEPS)
