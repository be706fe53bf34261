"""The greenhorn of the card game is lively and does nothing plainly silly."""

from collections import Counter
from collections.abc import Sequence

import pytest

from sixgun.bots import Company, new_bot
from sixgun.bots.bang.greenhorn import Greenhorn
from sixgun.games.bang.cards import KIND
from sixgun.games.bang.harm import Rescue
from sixgun.games.bang.options import EndTurn, Pick, Play, UseAbility, UseCard
from sixgun.games.bang.view import BangView
from sixgun.kernel.asks import Option, Pass
from sixgun.kernel.events import Event
from sixgun.kernel.views import View
from tests.bots.tables import dealt
from tests.games.bang.tables import Player, say, table

SELF_HELP = frozenset({"beer", "whisky", "canteen", "saloon", "tequila"})


class Judged:
    """A greenhorn whose choices are examined."""

    def __init__(self, seat: int, seed: str, deeds: Counter[str]) -> None:
        self.bot = Greenhorn(seat, seed)
        self.seat = seat
        self.deeds = deeds
        self.reason = self.bot.reason

    def choose(self, view: View, news: Sequence[Event]) -> int:
        assert isinstance(view, BangView)
        assert view.own_ask is not None
        index = self.bot.choose(view, news)
        option = view.own_ask.options[index]
        if view.own_ask.prompt == "act":
            self.look_at_turn(view, option)
        elif view.own_ask.prompt == "rescue":
            question = view.own_ask.question
            assert isinstance(question, Rescue)
            could = len(view.own_ask.options) > 1 and question.life < 1
            assert not (could and isinstance(option, Pass))
        elif isinstance(option, Pick):
            assert option.target != self.seat
        return index

    def look_at_turn(self, view: BangView, option: Option) -> None:
        own = view.seats[self.seat]
        assert view.own_ask is not None
        if not any(isinstance(other, EndTurn) for other in view.own_ask.options):
            return  # a card that has to be played
        kind = ""
        target = -1
        if isinstance(option, Play):
            kind, target = option.kind, option.target
        elif isinstance(option, UseCard):
            kind, target = KIND[option.card], option.target
        elif isinstance(option, UseAbility):
            kind, target = option.ability, option.target
        if kind in SELF_HELP:
            assert own.life < own.max_life
            assert target in (-1, self.seat)
        else:
            assert target != self.seat
        assert kind != "chuck_wengam" or own.life > 2
        self.deeds[kind or type(option).__name__] += 1


@pytest.fixture(scope="module")
def deeds() -> Counter[str]:
    found: Counter[str] = Counter()
    for number in range(24):
        g = dealt("bang", 3 + number % 6, f"judged {number}")
        company = Company(g, {seat: Judged(seat, f"{number}/{seat}", found) for seat in range(len(g.names))})
        while company.act():
            pass
        assert g.result is not None
    return found


def test_it_plays_whatever_it_gets(deeds: Counter[str]) -> None:
    browns = {"bang", "beer", "panic", "cat_balou", "duel", "gatling", "indians"}
    blues = {"jail", "dynamite", "barrel", "volcanic", "mustang"}
    greens = {"knife", "howitzer", "pony_express", "can_can"}
    assert set(deeds) > browns | blues | greens


def test_it_is_lively(deeds: Counter[str]) -> None:
    assert deeds["bang"] > deeds[EndTurn.__name__] / 4
    assert sum(deeds.values()) > 1.5 * deeds[EndTurn.__name__]


def test_it_defends_itself_most_of_the_time() -> None:
    answers: Counter[str] = Counter()
    for number in range(200):
        g = table(Player(hand="bang 7d"), Player(hand="missed 10c"), Player(), Player())
        say(g, "Ann plays bang 7♦ at Ben")
        ask = g.pending[0]
        bot = new_bot("bang", "greenhorn", 1, str(number))
        answers[ask.options[bot.choose(g.game.view(g, 1), [])].notation(g.names)] += 1
    assert 140 < answers["plays missed 10♣"] < 195
    assert answers["passes"] == 200 - answers["plays missed 10♣"]


def test_a_worse_weapon_stays_in_the_hand() -> None:
    for number in range(50):
        g = table(Player(hand="schofield Jc", in_play="winchester 8s"), Player(), Player(), Player())
        bot = new_bot("bang", "greenhorn", 0, str(number))
        assert g.pending[0].options[bot.choose(g.game.view(g, 0), [])].notation(g.names) == "ends turn"
