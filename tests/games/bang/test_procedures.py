"""Every step of a shot, a played card, a loss, a draw! and an elimination is a moment that cards can name.

Characters made for these tests listen to them; the boxes that need a step are not all here yet.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import pytest

from sixgun.games.bang import moments
from sixgun.games.bang.cards import KIND, LABEL
from sixgun.games.bang.checks import WideCheck, flip_again
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.effects import COUNTED, FLIPPED, SURPLUS, TO_DISCARD, draw, move_in_play
from sixgun.games.bang.events import (
    CardDiscarded,
    CardsDrawn,
    CardStopped,
    CardTaken,
    LifeLost,
    ShotCancelled,
)
from sixgun.games.bang.harm import LoseLife, Rescue
from sixgun.games.bang.kinds import PRINTED, Character
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.moments import (
    CardPutDown,
    CardResolved,
    Dispossessed,
    FlipStands,
    LastBreath,
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
    StayerPlayed,
    SurplusDiscarded,
)
from sixgun.games.bang.options import UseAbility
from sixgun.games.bang.playing import Act, Putting
from sixgun.games.bang.procedures import call_off
from sixgun.games.bang.queries import (
    Companions,
    FlipCount,
    RescueReach,
    Resting,
    distance,
    distance_apart_from,
    immune,
    immune_apart_from,
)
from sixgun.games.bang.shooting import UNSTOPPABLE, Incoming, shoot
from sixgun.games.bang.stopping import StopCard, stop
from sixgun.games.catalog import game
from sixgun.kernel.agenda import Frame
from sixgun.kernel.asks import Option
from sixgun.kernel.events import Event
from sixgun.kernel.hooks import AFTER, after, modifies, offers, replaces

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


class Bequeather(Character):
    """Loss, step 8: a card more for the one who is about to leave; elimination, step 3: one for the other."""

    @after(LastBreath, own=True)
    def reach_out(self, g: BangTable, loss: LastBreath) -> None:
        draw(g, self.owner, loss.points, self.id)

    @after(Dispossessed)
    def note_it_down(self, g: BangTable, loss: Dispossessed) -> None:
        draw(g, self.owner, 1, loss.why)


def test_the_last_breath_comes_before_a_player_is_out(listener: Any) -> None:
    listener(Bequeather)
    g = table(
        Player(hand="bang 2d, duel 8c"), Player("sean_mallory", life=1), Player(), Player(), deck="beer"
    )
    say(g, "Ann plays bang 2♦ at Ben")
    assert [type(event).__name__ for event in told(g, CardsDrawn, LifeLost)] == [
        "CardsDrawn",
        "LifeLost",
        "CardsDrawn",
    ]
    assert labels(g.state.discard)[-1] == "beer 6♥"  # what came too late is discarded with the rest


def test_whoever_is_out_gives_up_what_is_neither_hand_nor_in_play(listener: Any) -> None:
    listener(Bequeather)
    g = table(
        Player(hand="bang 2d, duel 8c"),
        Player("pixie_pete", role="deputy", life=1, hand="missed"),
        Player("sean_mallory"),
        Player(role="outlaw"),
        Player(role="renegade"),
    )
    say(g, "Ann plays bang 2♦ at Ben", "Ben passes", "Ben passes")
    drawn = [(event.seat, event.source) for event in told(g, CardsDrawn)]
    assert drawn[:2] == [
        (2, "fallen"),
        (2, "punished"),
    ]  # the Sheriff who killed a Deputy pays with everything


class Gambling(Character):
    """Draw!: four cards count at once; a flip more than that is one to leave out."""

    @offers(Act, own=True)
    def gamble(self, g: BangTable, question: Act) -> Sequence[Option]:
        return () if g.used(self.id) else (UseAbility(self.id),)

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        g.use_up(self.id)
        question.again(g)
        g.then(WideCheck(self.owner, self.id, -1, 4))

    @modifies(FlipCount, own=True)
    def flip_more(self, g: BangTable, value: int, seat: int) -> int:
        return value + 1

    def counted(self, g: BangTable, cards: tuple[int, ...]) -> None:
        draw(g, self.owner, len(cards), self.id)


def test_a_draw_may_count_several_cards(listener: Any) -> None:
    listener(Gambling)
    deck = "saloon, panic, stagecoach 9s, stagecoach 9s, gatling"
    g = table(Player("sean_mallory", "duel 8c"), Player(), Player(), Player(), deck=deck)
    say(g, "Ann uses sean mallory")
    assert asked(g) == ("Ann", "leave_out_flip") and len(options(g)) == 4  # twins offer no choice
    say(g, "Ann leaves out gatling 10♥")
    assert labels(g.state.discard) == [
        "gatling 10♥",
        "saloon 5♥",
        "panic J♥",
        "stagecoach 9♠",
        "stagecoach 9♠",
    ]
    assert len(g.seat(0).hand) == 5


class GamblingOn(Gambling):
    """The same, and the first flip is void."""

    @after(FlipStands, own=True)
    def once_more(self, g: BangTable, flip: FlipStands) -> None:
        if g.used(self.id) == 1:
            g.use_up(self.id)
            flip_again(g)


def test_a_draw_of_several_cards_may_be_made_again(listener: Any) -> None:
    listener(GamblingOn)
    g = table(Player("sean_mallory", "duel 8c"), Player(), Player(), Player())
    say(g, "Ann uses sean mallory")
    say(g, f"Ann {options(g)[0]}")
    assert asked(g) == ("Ann", "leave_out_flip") and len(g.state.discard) == len(g.state.row) == 5
    say(g, f"Ann {options(g)[4]}")
    assert len(g.state.discard) == 10 and len(g.seat(0).hand) == 5


class Medicine(Character):
    """A rescue of its own, beside Beer: one life point, once."""

    @modifies(RescueReach, own=True)
    def know_the_way(self, g: BangTable, value: int, seat: int, spare: int) -> int:
        return value if g.used(self.id) else value + 1

    @offers(Rescue, own=True)
    def swallow(self, g: BangTable, rescue: Rescue) -> Sequence[Option]:
        return () if g.used(self.id) else (UseAbility(self.id),)

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        g.use_up(self.id)
        assert isinstance(question, Rescue)
        g.then(question.healed(g, 1))


def test_a_rescue_may_mix_beers_with_something_else(listener: Any) -> None:
    listener(Medicine)
    jack = Player("sean_mallory", "beer 6h, duel 8c", in_play="dynamite", life=2)
    g = table(Player(), jack, Player(), Player(), deck="winchester", turn_of=1, fresh_turn=True)
    assert asked(g) == ("Ben", "rescue") and options(g) == ["passes", "plays beer 6♥", "uses sean mallory"]
    say(g, "Ben uses sean mallory", "Ben plays beer 6♥", "Ben passes")
    assert g.seat(1).life == 1 and asked(g) == ("Ben", "act")


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


class Stopping(Character):
    """Played or used card, step 4: the only target may stop it, asked like everybody else."""

    @offers(StopCard, own=True)
    def refuse(self, g: BangTable, question: StopCard) -> Sequence[Option]:
        return (UseAbility(self.id),)

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        assert isinstance(question, StopCard)
        stop(g, question)


@pytest.mark.parametrize("card", ["jail 10♠", "panic J♥", "duel Q♦", "rag time 9♥"])
def test_the_only_target_may_stop_a_card(listener: Any, card: str) -> None:
    listener(Stopping)
    words = card.replace("♠", "s").replace("♥", "h").replace("♦", "d")
    g = table(Player(hand=f"{words}, duel 8c, saloon"), Player("sean_mallory", "beer 6h"), Player(), Player())
    say(g, f"Ann plays {card} at Ben")
    if asked(g)[1] == "pay_cost":
        say(g, "Ann discards duel 8♣")
    assert asked(g) == ("Ben", "stop_card")
    say(g, "Ben uses sean mallory")
    assert card in labels(g.state.discard) and not g.seat(1).in_play and len(g.seat(1).hand) == 1
    assert [event.cause for event in told(g, CardStopped)] == [KIND[LABEL.index(card)]]


def test_a_card_used_from_play_may_be_stopped(listener: Any) -> None:
    listener(Stopping)
    g = table(Player(hand="duel 8c", in_play="knife"), Player("sean_mallory", "beer 6h"), Player(), Player())
    say(g, "Ann uses knife 8♥ at Ben", "Ben uses sean mallory")
    assert asked(g) == ("Ann", "act") and labels(g.state.discard) == ["knife 8♥"]


def test_what_is_not_stopped_takes_effect(listener: Any) -> None:
    listener(Stopping)
    g = table(Player(hand="jail 10s, duel 8c"), Player("sean_mallory", "beer 6h"), Player(), Player())
    say(g, "Ann plays jail 10♠ at Ben", "Ben passes")
    assert labels(g.seat(1).in_play) == ["jail 10♠"] and not g.state.discard


@pytest.mark.parametrize("card", ["bang 2♦", "gatling 10♥"])
def test_shots_and_cards_at_several_players_are_not_stopped(listener: Any, card: str) -> None:
    listener(Stopping)
    words = card.replace("♥", "h").replace("♦", "d")
    g = table(Player(hand=f"{words}, duel 8c"), Player("sean_mallory", "beer 6h"), Player(), Player())
    say(g, f"Ann plays {card}" + (" at Ben" if card.startswith("bang") else ""))
    assert asked(g) == ("Ben", "shot")


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
        mine = seat != self.owner and why in (SURPLUS, COUNTED, FLIPPED)
        return self.owner if mine and place == TO_DISCARD else place


def test_a_player_may_take_what_others_discard(listener: Any) -> None:
    listener(Collector)
    g = table(Player(hand="bang 2d, bang 3d, beer 6h", life=2), Player("sean_mallory"), Player(), Player())
    say(g, "Ann ends the turn", "Ann discards bang 2♦")
    assert labels(g.seat(1).hand)[0] == "bang 2♦" and not g.state.discard
    assert [(event.seat, event.target) for event in told(g, CardTaken)] == [(1, 0)]


class Onlooker(Character):
    """Played card, end of step 4: a card for every card that stays, cancelled or not."""

    @after(StayerPlayed)
    def look_on(self, g: BangTable, step: StayerPlayed) -> None:
        draw(g, self.owner, 1, KIND[step.card])


def test_whoever_plays_a_card_that_stays_is_noticed(listener: Any) -> None:
    listener(Onlooker)
    g = table(
        Player("johnny_kisch", "mustang 8h, beer 6h, duel 8c"),
        Player("sean_mallory"),
        Player(in_play="mustang 9h"),
        Player(),
    )
    say(g, "Ann plays mustang 8♥", "Ann plays beer 6♥")
    assert [event.source for event in told(g, CardsDrawn)] == ["mustang"]
    discarded = next(index for index, event in enumerate(g.events or ()) if isinstance(event, CardDiscarded))
    drawn = next(index for index, event in enumerate(g.events or ()) if isinstance(event, CardsDrawn))
    assert discarded < drawn  # what its laying sets off comes first


class Tidy(Character):
    """S8: a card is drawn for each one the hand limit costs."""

    @after(SurplusDiscarded, own=True)
    def tidy_up(self, g: BangTable, step: SurplusDiscarded) -> None:
        g.state.bangs += 10


def test_every_surplus_card_is_noticed_before_the_next(listener: Any) -> None:
    listener(Tidy)
    g = table(Player("sean_mallory", "bang 2d, bang 3d, beer 6h", life=1), Player(), Player(), Player())
    say(g, "Ann ends the turn", "Ann discards bang 2♦")
    assert g.state.bangs == 10
    say(g, "Ann discards bang 3♦")
    assert g.state.active == 1


class Scoped(Character):
    """A BANG! card may be accompanied by the card in front of this player, and then reaches everyone."""

    @modifies(Companions, own=True)
    def look_through(self, g: BangTable, found: tuple[int, ...], seat: int, card: int) -> tuple[int, ...]:
        return (*found, *g.seat(seat).in_play)


def test_a_bang_card_may_be_accompanied_by_another_card(
    listener: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    joined: list[tuple[str, int]] = []

    def join(self: Any, g: BangTable, card: int, target: int) -> None:
        joined.append((KIND[card], target))

    def widens(self: Any, g: BangTable, card: int, found: int) -> int:
        return found | 1 << 2

    scope = type(PRINTED["scope"])
    monkeypatch.setattr(scope, "join", join, raising=False)
    monkeypatch.setattr(scope, "widens", widens, raising=False)
    listener(Scoped)
    g = table(
        Player("sean_mallory", "bang 2d, duel 8c", in_play="scope"),
        Player(in_play="mustang"),
        Player(in_play="hideout"),
        Player(),
        Player(),
    )
    assert "plays bang 2♦ at Cleo with scope A♠" in options(g) and "plays bang 2♦ at Cleo" not in options(g)
    say(g, "Ann plays bang 2♦ at Cleo with scope")
    assert joined == [("bang", 2)] and g.state.bangs == 1
    assert g.seat(2).life == g.seat(2).max_life - 1


def test_distance_apart_from_what_someone_has() -> None:
    g = table(Player(in_play="scope"), Player(), Player("paul_regret", in_play="mustang"), Player(), Player())
    assert distance(g, 0, 2) == 3 and distance_apart_from(g, 0, 2) == 1
    assert distance_apart_from(g, 1, 2) == 1 and distance_apart_from(g, 4, 2) == 2


def test_immunity_apart_from_what_someone_has() -> None:
    g = table(Player(hand="bang 2d"), Player("apache_kid"), Player(), Player())
    diamond = g.seat(0).hand[0]
    assert immune(g, 1, 0, (diamond,)) is not None
    assert immune_apart_from(g, 1, 0, (diamond,)) is None


def test_a_card_that_moves_does_not_leave_play() -> None:
    g = table(Player(in_play="mustang"), Player(), Player(), Player())
    mustang = g.seat(0).in_play[0]
    assert distance(g, 2, 0) == 3
    move_in_play(g, 0, mustang, 1)
    assert distance(g, 2, 0) == 2 and distance(g, 3, 1) == 3 and g.seat(1).in_play == [mustang]


def test_no_step_is_left_out() -> None:
    """Every step is spoken at by one of the characters above."""
    spoken = {
        subject
        for kind in Character.__subclasses__() + Everywhere.__subclasses__()
        if kind.__module__ == __name__
        for verb, subject, _ in kind("sean_mallory", 0).kit().indexed
        if verb == AFTER
    }
    assert spoken == set(moments.STEPS) | {StayerPlayed, SurplusDiscarded}
