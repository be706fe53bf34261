"""Who may know what: sealed answers, masked events, remembered cards, imagined worlds."""

import pytest

import sixgun
from sixgun.kernel.asks import Refused
from sixgun.kernel.events import EVERYONE, UNSEEN, Hidden, audience
from sixgun.kernel.journal import Origin, start, undo, why_no_undo
from sixgun.kernel.plain import decode, encode
from sixgun.kernel.rng import CountedRng, FastRng, seed_bytes
from sixgun.kernel.views import SPECTATOR, events_seen
from tests.kernel.saloon.game import GAME
from tests.kernel.saloon.keeper import given
from tests.kernel.saloon.model import BanditDealt, CardDrawn, CardPeeked

PLAIN = {"Ann": "jack", "Ben": "slab", "Cleo": "belle"}


def test_sealed_answers_are_given_in_any_order_and_revealed_together() -> None:
    hands = {"Ann": ["poker", "bang 2h"], "Ben": ["missed 9h", "beer 7c"], "Cleo": ["bang 10d"]}
    t = given(PLAIN, hands=hands)
    t.does("Ann", "plays poker")
    assert t.asked() == [("Ann", "poker"), ("Ben", "poker"), ("Cleo", "poker")]
    before = t.view("Ann").canonical()
    t.does("Ben", "bets beer 7c")
    assert t.asked() == [("Ann", "poker"), ("Cleo", "poker")]
    other = given(PLAIN, hands=hands).does("Ann", "plays poker").does("Ben", "bets missed 9h")
    assert t.view("Ann").canonical() == other.view("Ann").canonical() != before
    assert t.view("Ben").canonical() != other.view("Ben").canonical(), "a player's own answer stays known"
    with pytest.raises(Refused, match="not-your-choice"):
        t.table.choose(1, 0)
    t.does("Cleo", "bets bang 10d")
    assert "CardsShown" not in t.log()
    t.does("Ann", "bets bang 2h")
    assert t.log()[-3:] == ["CardsShown", "CardDrawn", "CardDrawn"]
    assert len(t.hand("Cleo")) == 2


def test_the_right_hand_neighbour_chooses_for_the_bandit_and_alone_sees_his_cards() -> None:
    t = given(PLAIN, hands={"Ann": ["bang 10d"]}, deck=["missed 9h", "beer 7c"])
    t.does("Ann", "fights the bandit")
    assert t.asked() == [("Ann", "fight"), ("Cleo", "fight")]
    assert t.options("Cleo") == ["bets missed", "bets beer"]
    assert sorted(t.view("Cleo").bandit) == sorted(t.table.state.bandit)
    assert t.view("Ann").bandit == t.view("Ben").bandit == [-1, -1]
    dealt = [event for event in events_seen(t.table, 0) if isinstance(event, BanditDealt)]
    assert dealt[0].cards == (UNSEEN, UNSEEN), "hidden values in a tuple are masked one by one"
    t.does("Cleo", "bets missed").does("Ann", "bets bang")
    assert (t.life("Ann"), len(t.hand("Ann"))) == (3, 1)


def test_an_event_shows_a_hidden_card_only_to_those_who_may_know() -> None:
    t = given(PLAIN, deck=["beer", "bang", "duel"], stage=1)
    drawn = next(event for event in t.table.events or [] if isinstance(event, CardDrawn))
    assert drawn.seen_by(0) is drawn
    assert drawn.seen_by(1).card == drawn.seen_by(SPECTATOR).card == UNSEEN
    assert drawn.seen_by(1).seat == 0


def test_an_audience_is_a_set_of_seats_and_spectators_see_what_everyone_sees() -> None:
    secret = Hidden(7, audience(0, 2))
    assert [secret.known_to(seat) for seat in (SPECTATOR, 0, 1, 2)] == [False, True, False, True]
    assert Hidden(7, EVERYONE).known_to(SPECTATOR)


def test_a_card_seen_on_the_deck_stays_known_in_the_hand_that_draws_it() -> None:
    t = given(PLAIN, hands={"Ann": ["spyglass"]}, deck=["poker"])
    top = t.table.state.deck[-1]
    t.does("Ann", "plays spyglass")
    peeked = [event for event in events_seen(t.table, 1) if isinstance(event, CardPeeked)]
    assert peeked[0].card == UNSEEN
    assert (t.view("Ann").deck[-1], t.view("Ben").deck[-1]) == (top, -1)
    t.does("Ann", "ends turn")
    assert top in t.player("Ben").hand
    for seed in range(20):
        world = GAME.imagine(t.view("Ann"), FastRng.seeded(bytes([seed])))
        assert top in world.seats[1].hand, "no imagined world contradicts what was seen"
        elsewhere = GAME.imagine(t.view("Cleo"), FastRng.seeded(bytes([seed])))
        if top not in elsewhere.seats[1].hand:
            break
    else:
        pytest.fail("Cleo should not know where the card is")


def test_a_reaction_waiting_in_the_tray_belongs_to_the_view() -> None:
    t = given(
        {"Ann": "jack", "Greg": "gringo", "Cleo": "slab"},
        hands={"Ann": ["bang", "duel"]},
        in_play={"Greg": ["charm"]},
    )
    t.does("Ann", "plays bang at Greg").does("Greg", "passes")
    assert t.asked() == [("Greg", "order_reactions")]
    view = t.view("Cleo")
    assert sorted(trigger.ability for trigger in view.tray) == ["charm", "gringo"]
    again = GAME.table(GAME.imagine(view, FastRng.seeded(b"x")), t.table.names)
    again.advance()
    assert [ask.prompt for ask in again.pending] == ["order_reactions"]


def test_a_question_in_a_view_keeps_its_secrets() -> None:
    t = given(PLAIN, hands={"Ann": ["bang"]})
    view = t.view("Ann")
    assert view.own_ask is not None
    assert view.own_ask.question == t.table.pending[0].question.seen_by(0)
    assert t.view("Ben").own_ask is None
    assert [ask.options for ask in t.view("Ben").asks] == [[]]


def test_a_sealed_answer_may_be_taken_back_until_someone_else_has_answered() -> None:
    origin = Origin(3, ("base",), {}, ("Ann", "Ben", "Cleo"), seed_bytes("poker"))
    table = start(GAME, origin)
    rng = CountedRng(seed_bytes("choices"))
    while not (table.pending and table.pending[0].prompt == "poker"):
        ask = table.pending[0]
        table.choose(ask.seat, rng.below(len(ask.options)))
        assert table.pending, "the game ended without poker; take another seed"
    first, second = table.pending[0].seat, table.pending[1].seat
    before = GAME.view(table, first).canonical()
    table.choose(first, 0)
    assert why_no_undo(table, first) is None
    undo(table, first)
    assert GAME.view(table, first).canonical() == before
    table.choose(first, 0)
    table.choose(second, 0)
    reason = why_no_undo(table, first)
    assert reason is not None and reason.key in ("undo-other-player", "undo-reveal")


@pytest.mark.parametrize("game", sixgun.GAMES)
def test_a_reaction_to_a_hidden_fact_can_wait_in_a_saved_table(game: str) -> None:
    waiting = (Hidden(7, audience(0, 2)), UNSEEN)
    assert decode(encode(waiting), sixgun.game(game).records()) == waiting
