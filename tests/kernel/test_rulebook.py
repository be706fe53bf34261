"""What the kernel promises card games, shown in the saloon: every test is a rule with an example."""

import pytest

from sixgun.kernel.asks import Refused
from tests.kernel.saloon.keeper import given

PLAIN = {"Ann": "jack", "Ben": "slab", "Cleo": "belle"}
"""Players whose abilities do not disturb the others."""


# -- questions and answers -------------------------------------------------------------------------------


def test_a_shot_is_answered_with_missed_or_costs_a_life_point() -> None:
    t = given(PLAIN, hands={"Ann": ["bang"], "Ben": ["missed", "beer"]})
    t.does("Ann", "plays bang at Ben")
    assert t.asked() == [("Ben", "shot")]
    assert t.options("Ben") == ["passes", "uses missed"]
    assert t.table.clone().pending[0].options == t.table.pending[0].options
    t.does("Ben", "uses missed")
    assert (t.life("Ben"), t.hand("Ben")) == (3, ["beer"])
    assert t.asked() == [("Ann", "your_turn")]


def test_a_question_is_asked_even_if_only_one_answer_is_possible_when_silence_would_tell_a_secret() -> None:
    t = given(PLAIN, hands={"Ann": ["bang"], "Ben": ["beer"]})
    t.does("Ann", "plays bang at Ben")
    assert t.options("Ben") == ["passes"]
    t.does("Ben", "passes")
    assert t.life("Ben") == 2


def test_a_duel_goes_back_and_forth_until_someone_gives_in() -> None:
    t = given(PLAIN, hands={"Ann": ["duel", "bang"], "Ben": ["bang", "bang"]})
    t.does("Ann", "plays duel at Ben")
    t.does("Ben", "uses bang").does("Ann", "uses bang").does("Ben", "uses bang")
    assert t.options("Ann") == ["passes"]
    t.does("Ann", "passes")
    assert (t.life("Ann"), t.life("Ben")) == (2, 3)
    assert t.table.state.bangs == 0


def test_an_answer_that_is_not_open_is_refused_with_its_reason_and_changes_nothing() -> None:
    t = given(PLAIN, hands={"Ann": ["missed", "bang", "bang"]})
    before = t.table.state.save()
    closed = t.table.closed(0)
    assert [entry.refusal.key for entry in closed] == ["only-when-shot-at"]
    with pytest.raises(Refused) as refused:
        t.table.choose(0, closed[0].option)
    assert refused.value.refusal == closed[0].refusal
    with pytest.raises(Refused, match="not-your-choice"):
        t.table.choose(1, 0)
    with pytest.raises(Refused, match="no-such-option"):
        t.table.choose(0, 99)
    assert t.table.state.save() == before


# -- offers, checks, amended frames ----------------------------------------------------------------------


def test_a_barrel_offers_a_draw_and_a_heart_counts_as_missed_on_the_waiting_shot() -> None:
    t = given(PLAIN, hands={"Ann": ["bang"]}, in_play={"Ben": ["barrel"]}, deck=["bang 7h"])
    t.does("Ann", "plays bang at Ben")
    assert t.options("Ben") == ["passes", f"hides behind barrel@1#{t.player('Ben').in_play[0]}"]
    t.does("Ben", t.options("Ben")[1])
    assert (t.asked(), t.life("Ben")) == ([("Ann", "your_turn")], 3)


def test_each_barrel_is_offered_once_per_shot() -> None:
    players = PLAIN | {"Ben": "jourdonnais"}
    t = given(players, hands={"Ann": ["bang"]}, in_play={"Ben": ["barrel"]}, deck=["bang 10d", "bang 9d"])
    t.does("Ann", "plays bang at Ben")
    assert len(t.options("Ben")) == 3
    t.does("Ben", t.options("Ben")[1])
    assert len(t.options("Ben")) == 2
    t.does("Ben", t.options("Ben")[1])
    assert t.options("Ben") == ["passes"]


def test_a_shot_that_needs_two_missed_takes_one_from_a_barrel_and_one_from_the_hand() -> None:
    players = {"Ann": "slab", "Ben": "jourdonnais"}
    t = given(players, hands={"Ann": ["bang"], "Ben": ["missed"]}, deck=["bang 7h"])
    t.does("Ann", "plays bang at Ben").does("Ben", "hides behind jourdonnais@1")
    assert (t.asked(), t.options("Ben")) == ([("Ben", "shot")], ["passes", "uses missed"])
    t.does("Ben", "uses missed")
    assert t.life("Ben") == 3


# -- forbids, silences, modifies -------------------------------------------------------------------------


def test_an_event_card_forbids_and_the_refusal_names_it() -> None:
    t = given(PLAIN, hands={"Ann": ["bang"]}, event="sermon")
    assert t.options("Ann") == ["ends turn", "fights the bandit"]
    with pytest.raises(Refused) as refused:
        t.table.choose(0, t.table.closed(0)[0].option)
    assert refused.value.refusal.params() == {"card": "sermon"}


def test_an_event_silences_characters() -> None:
    players = PLAIN | {"Ben": "jourdonnais"}
    t = given(players, hands={"Ann": ["bang"]}, event="hangover")
    t.does("Ann", "plays bang at Ben")
    assert t.options("Ben") == ["passes"]


def test_a_silencer_of_an_earlier_layer_wins() -> None:
    players = PLAIN | {"Ben": "jourdonnais"}
    t = given(players, hands={"Ann": ["bang"]}, event="hangover", house=("temperance",))
    t.does("Ann", "plays bang at Ben")
    assert t.options("Ben") == ["passes", "hides behind jourdonnais@1"]


def test_a_character_may_silence_equipment_which_speaks_before_characters() -> None:
    players = {"Belle": "belle", "Ben": "slab", "Cleo": "jack"}
    equipped = {"Ben": ["barrel"]}
    t = given(players, hands={"Belle": ["bang"]}, in_play=equipped)
    t.does("Belle", "plays bang at Ben")
    assert t.options("Ben") == ["passes"]


def test_a_silenced_silencer_silences_nothing() -> None:
    players = {"Belle": "belle", "Ben": "slab", "Cleo": "jack"}
    t = given(players, hands={"Belle": ["bang"]}, in_play={"Ben": ["barrel"]}, event="hangover")
    t.does("Belle", "plays bang at Ben")
    assert len(t.options("Ben")) == 2


@pytest.mark.parametrize(
    ("event", "house", "cards"),
    [
        ("", (), 3),
        ("thirst", (), 2),
        ("", ("generous",), 6),
        ("thirst", ("generous",), 4),
        ("hangover", (), 2),
    ],
)
def test_numbers_are_asked_layer_by_layer(event: str, house: tuple[str, ...], cards: int) -> None:
    """Two cards; thirst takes one (event), Jack adds one (character), then the house doubles."""
    t = given(PLAIN, event=event, house=house, stage=1)
    assert len(t.player("Ann").hand) == cards


def test_what_sets_speaks_before_what_adds_and_own_modifiers_only_for_their_owner() -> None:
    t = given(PLAIN, hands={"Ann": ["bang"]}, event="blessing", in_play={"Ben": ["barrel"]}, deck=["bang 1s"])
    t.does("Ann", "plays bang at Ben")
    assert t.table.pending[0].question.params(t.table)["missing"] == 1, "Slab is not the shooter"
    t.does("Ben", t.options("Ben")[1])
    assert t.life("Ben") == 3, "every card shows hearts"


# -- reactions -------------------------------------------------------------------------------------------


def test_the_active_player_reacts_first_draws_loses_the_card_and_draws_again() -> None:
    t = given({"Suzy": "suzy", "Greg": "gringo"}, hands={"Suzy": ["bang"]}, deck=["beer", "missed"])
    t.does("Suzy", "plays bang at Greg").does("Greg", "passes")
    assert (t.hand("Greg"), t.hand("Suzy")) == (["beer"], ["missed"])
    assert t.log() == [
        "CardPlayed", "LifeLost", "CardDrawn", "CardStolen", "CardDrawn",
    ]  # fmt: skip


def test_reactions_wait_while_a_question_holds_the_floor() -> None:
    t = given({"Suzy": "suzy", "Greg": "gringo"}, hands={"Suzy": ["duel"], "Greg": []})
    t.does("Suzy", "plays duel at Greg")
    assert t.hand("Suzy") == [], "she draws when the duel is over"
    t.does("Greg", "passes")
    assert len(t.hand("Greg")) == len(t.hand("Suzy")) == 1


def test_the_owner_of_several_reactions_decides_which_comes_first() -> None:
    for first, last in (("charm", "gringo"), ("gringo", "charm")):
        t = given(
            {"Ann": "jack", "Greg": "gringo"},
            hands={"Ann": ["bang", "duel"]},
            in_play={"Greg": ["charm"]},
            deck=["beer"],
        )
        t.does("Ann", "plays bang at Greg").does("Greg", "passes")
        assert t.asked() == [("Greg", "order_reactions")]
        assert sorted(t.options("Greg")) == ["first charm", "first gringo"]
        t.does("Greg", f"first {first}")
        found = {"charm": "beer", "gringo": "duel"}
        assert t.hand("Greg") == [found[first], found[last]]


def test_rules_of_the_table_react_without_asking_anyone() -> None:
    t = given(PLAIN, hands={"Ann": ["bang"]}, life={"Ben": 1}, event="wake", house=("undertaker",))
    t.does("Ann", "plays bang at Ben").does("Ben", "passes")
    assert t.log() == ["CardPlayed", "LifeLost", "Died", "CardDrawn", "CardFlipped"]
    assert t.asked() == [("Ann", "your_turn")]


def test_the_dead_do_not_react() -> None:
    t = given(PLAIN | {"Ben": "gringo"}, hands={"Ann": ["bang", "beer"]}, life={"Ben": 1})
    t.does("Ann", "plays bang at Ben").does("Ben", "passes")
    assert not t.player("Ben").alive
    assert t.hand("Ann") == ["beer"]


# -- replacements ----------------------------------------------------------------------------------------


def test_a_replacement_is_offered_once_per_loss() -> None:
    t = given({"Ann": "jack", "Bart": "bart"}, hands={"Ann": ["bang"], "Bart": ["beer", "duel", "missed"]})
    t.does("Ann", "plays bang at Bart").does("Bart", "passes")
    assert t.asked() == [("Bart", "pay_instead")]
    refusing = t.table.clone()
    refusing.choose(1, "passes")
    assert refusing.state.seats[1].life == 2
    t.does("Bart", "agrees")
    assert (t.life("Bart"), t.hand("Bart")) == (3, ["missed"])


def test_two_players_with_the_same_ability_may_both_replace_the_same_loss() -> None:
    players = {"Vera": "vera", "Molly": "molly", "Ben": "slab"}
    t = given(players, hands={"Vera": ["bang"]}, stage=0)
    t.does("Vera", "copies Molly").does("Vera", "plays bang at Ben").does("Ben", "passes")
    assert t.asked() == [("Vera", "step_in")]
    t.does("Vera", "agrees")
    assert t.asked() == [("Molly", "step_in")]
    t.does("Molly", "agrees")
    assert [t.life(name) for name in players] == [3, 2, 3], "nobody is asked twice"


# -- copied abilities ------------------------------------------------------------------------------------


def test_a_copied_ability_works_for_whoever_copies_it_as_long_as_its_owner_lives() -> None:
    players = {"Vera": "vera", "Ben": "slab", "Cleo": "jourdonnais"}
    t = given(players, hands={"Vera": ["bang"], "Cleo": []}, life={"Ben": 1}, stage=0)
    assert t.asked() == [("Vera", "copy")]
    t.does("Vera", "copies Ben").does("Vera", "plays bang at Ben")
    assert t.table.pending[0].question.params(t.table)["missing"] == 2
    assert "slab@0" in repr(t.table.live.abilities)
    t.does("Ben", "passes")
    assert "slab@0" not in repr(t.table.live.abilities)


# -- the end ---------------------------------------------------------------------------------------------


def test_the_game_ends_at_once() -> None:
    t = given({"Ann": "jack", "Ben": "gringo"}, hands={"Ann": ["bang", "beer"]}, life={"Ben": 1})
    t.does("Ann", "plays bang at Ben").does("Ben", "passes")
    assert t.table.result is not None and t.table.result.winners == (0,)
    assert (t.table.pending, t.table.state.agenda, t.table.state.tray) == ((), [], [])
    with pytest.raises(Refused, match="game-over"):
        t.table.choose(0, 0)
