"""What happens inside a thinking process: replicas follow their tables, and bots sit at them."""

from collections.abc import Callable, Sequence

import pytest

from sixgun.bots import Bot, Reason, levels
from sixgun.games.catalog import game
from sixgun.kernel.events import Event
from sixgun.kernel.views import View
from sixgun.server.stable import origin_data, origin_of
from sixgun.server.thinking import chance_of
from tests.server.plays import Desk, Play, dealt, last_option

BOTH_GAMES = pytest.mark.parametrize("game_id", ["dice", "bang"])


@BOTH_GAMES
@pytest.mark.parametrize("level", ["greenhorn", "gunslinger"])
def test_bots_move_as_a_company_at_the_same_table_would(game_id: str, level: str) -> None:
    play, desk = dealt(game_id), Desk()
    company = play.company(level, range(5))
    while play.table.pending:
        seat, options = play.seat, play.table.pending[0].options
        answer = desk.answer(play, level)
        company.act()
        reason = company.bots[seat].reason()
        assert not answer.fault
        assert last_option(play.table) == options[answer.option]
        assert (answer.key, answer.params) == (reason.key, dict(reason.params))
        play.moment.choices.append((seat, answer.option))
    assert play.table.result is not None


@BOTH_GAMES
def test_a_question_asked_twice_is_answered_alike_and_thought_about_once(game_id: str) -> None:
    once, twice = dealt(game_id), dealt(game_id)
    one, two = Desk(), Desk()
    while once.table.pending:
        first = two.answer(twice, "greenhorn")
        assert two.answer(twice, "greenhorn") == first
        assert one.answer(once, "greenhorn") == first
        once.choose(first.option)
        twice.choose(first.option)


@BOTH_GAMES
def test_a_stand_in_hears_everything_from_the_beginning(game_id: str) -> None:
    play, desk = dealt(game_id), Desk()
    absent = play.seat
    others = play.company("gunslinger", [seat for seat in range(5) if seat != absent])
    while len(play.moment.choices) < 40 or play.seat != absent:
        seat, ask = play.seat, play.table.pending[0]
        if seat == absent:
            play.choose(ask.default)
        else:
            others.act()
            play.moment.choices.append((seat, list(ask.options).index(last_option(play.table))))
    stand_in = play.company("gunslinger", [absent])
    answer = desk.answer(play)
    options = play.table.pending[0].options
    stand_in.act()
    reason = stand_in.bots[absent].reason()
    assert last_option(play.table) == options[answer.option]
    assert (answer.key, answer.params) == (reason.key, dict(reason.params))


@BOTH_GAMES
def test_a_bot_that_knows_what_was_taken_back_makes_room_for_one_that_does_not(game_id: str) -> None:
    play, desk = dealt(game_id, "take-back", players=8), Desk()
    for _ in range(30):
        play.choose(desk.answer(play).option)
    knowing = {seat for seat, _ in play.moment.choices[22:]}
    play.take_back(9)
    replaced = 0
    while knowing and play.table.pending:
        seat, ask = play.seat, play.table.pending[0]
        answer = desk.answer(play)
        if seat in knowing:
            replaced += 1
            knowing.discard(seat)
            assert answer == Desk().answer(play)
        play.choose((answer.option + 1) % len(ask.options))
    assert replaced


def test_a_take_back_behind_a_bots_last_thought_leaves_its_memory_alone() -> None:
    """A person takes back; the bots, who have not been asked since, move as if nothing had happened."""
    play, straight = dealt("dice", "person"), dealt("dice", "person")
    desk, plain = Desk(), Desk()
    person = play.seat

    def step(one: Play, at: Desk) -> None:
        one.choose(one.table.pending[0].default if one.seat == person else at.answer(one, "greenhorn").option)

    taken_back = 0
    while play.table.pending and len(play.moment.choices) < 80:
        if play.seat == person and play.table.pending[0].prompt == "reroll" and taken_back < 5:
            taken_back += 1
            desk.answer(play, purpose="default")
            play.choose(len(play.table.pending[0].options) - 1)
            if play.table.pending:
                desk.answer(play, purpose="default")  # the replica has made the choice
            play.take_back(1)
        step(play, desk)
        step(straight, plain)
    assert taken_back == 5
    assert play.moment.choices == straight.moment.choices


@BOTH_GAMES
def test_advice_leaves_the_bots_as_they_were(game_id: str) -> None:
    quiet, asked = dealt(game_id), dealt(game_id)
    one, two = Desk(), Desk()
    while asked.table.pending:
        for level in ("gunslinger", "greenhorn"):
            advice = two.answer(asked, level, "adviser")
            assert not advice.fault
        answer = two.answer(asked)
        assert answer == one.answer(quiet)
        quiet.choose(answer.option)
        asked.choose(answer.option)


def test_another_level_is_another_bot() -> None:
    play, desk = dealt("dice"), Desk()
    assert desk.answer(play, "greenhorn").key == "bot-hunch"
    assert desk.answer(play, "gunslinger").key != "bot-hunch"


class Clumsy:
    """Stumbles as it is told to."""

    def __init__(self, seat: int, seed: str) -> None:
        pass

    def choose(self, view: View, news: Sequence[Event]) -> int:
        raise RuntimeError("stumbled")

    def reason(self) -> Reason:
        return Reason("bot-hunch", {})


class Liar(Clumsy):
    def choose(self, view: View, news: Sequence[Event]) -> int:
        return 99


@pytest.mark.parametrize(("bot", "word"), [(Clumsy, "stumbled"), (Liar, "option 99")])
def test_a_bot_that_fails_takes_the_default(
    monkeypatch: pytest.MonkeyPatch, bot: Callable[[int, str], Bot], word: str
) -> None:
    monkeypatch.setitem(levels._MAKERS["dice"], "odd", bot)
    play, desk = dealt("dice"), Desk()
    for _ in range(3):
        answer = desk.answer(play, "odd")
        assert answer.option == play.table.pending[0].default
        assert word in answer.fault
        play.choose(answer.option)
    assert not desk.answer(play).fault


@BOTH_GAMES
def test_origins_survive_as_data(game_id: str) -> None:
    origin = dealt(game_id).table.origin
    assert origin is not None
    again = origin_of(origin_data(origin), game(game_id))
    assert origin_data(again) == origin_data(origin)
    assert (again.seed, again.names, again.sets) == (origin.seed, origin.names, origin.sets)
    assert chance_of(again, "bot") != chance_of(again, "adviser")
