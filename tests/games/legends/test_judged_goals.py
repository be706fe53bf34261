"""Judged: goals and legend tokens (rules 18)."""

from typing import Any

import pytest

from sixgun.games.legends.effects import remember
from sixgun.games.legends.options import CompleteGoal
from sixgun.games.legends.printed import CONTENT, TOKENS
from sixgun.games.legends.replies import KeepTokens
from sixgun.games.legends.view import LegendsView

from .judging import Judged, item

# -- goals -------------------------------------------------------------------------------------------------


def goal(id: str) -> int:
    """The number of a goal."""
    return CONTENT.numbers["goal"][f"goal_{id}"]


def with_goals(character: str, *ids: str) -> Judged:
    """A table with goals; player 0 has some of the character's."""
    others = [one for one in ("bloody_knife", "calamity_jane", "kit_carson") if one != character]
    j = Judged(characters=(character, *others[:2]), settings={"goals": 1})
    j.goals(0, *ids)
    return j


def test_18_open_goals_are_known_to_their_owner_only() -> None:
    j = with_goals("kit_carson", "kit_carson_1", "kit_carson_3", "kit_carson_4")
    assert LegendsView(j.g, 0).seats[0].goals == j.seat(0).goals
    assert LegendsView(j.g, 1).seats[0].goals == ()
    assert LegendsView(j.g, 1).seats[0].goal_count == 3


def test_18_the_first_goal_gives_one_token_the_second_two_of_three_the_third_three_of_five() -> None:
    j = with_goals("kit_carson", "kit_carson_1", "kit_carson_3", "kit_carson_4")
    j.put(0, nuggets=4)
    j.state.day.regions = 0b11111
    for _ in range(2):
        remember(j.g, 0, "fight", ("result", "win"), ("type", "bandit"))
    j.refresh()
    for count, (id, drawn) in enumerate((("kit_carson_1", 1), ("kit_carson_3", 3), ("kit_carson_4", 5)), 1):
        j.do(CompleteGoal(goal(id)))
        if count > 1:
            assert j.asked == (0, "tokens")
            assert len(j.seat(0).tokens) == drawn
            kept = sorted([TOKENS[one] for one in j.seat(0).tokens], reverse=True)[:count]
            j.do(KeepTokens(tuple(kept)))
        assert len(j.seat(0).tokens) == count
        assert len(j.state.bag) == len(TOKENS) - count
    assert j.seat(0).goals == ()
    assert LegendsView(j.g, 1).seats[0].tokens == ()
    assert LegendsView(j.g, 1).seats[0].token_count == 3


def test_18_with_too_few_tokens_all_are_drawn_and_the_number_to_keep_stays() -> None:
    j = with_goals("kit_carson", "kit_carson_3")
    j.put(0, nuggets=4, done=(goal("kit_carson_1"),), tokens=(0,))
    j.state.bag = (1,)
    j.do(CompleteGoal(goal("kit_carson_3")))
    assert j.seat(0).tokens == (0, 1)


def test_18_an_item_discarded_for_a_goal_returns_to_the_store_without_its_effect() -> None:
    j = with_goals("billy_the_kid", "billy_the_kid_3")
    j.put(0, at="dk_saloon_n", owns="whiskey", wounds=1)
    before = j.state.stock[item("whiskey")]
    j.do(CompleteGoal(goal("billy_the_kid_3")))
    assert j.state.stock[item("whiskey")] == before + 1
    assert j.seat(0).wounds == 1


@pytest.mark.parametrize(
    ("id", "what"),
    [
        ("annie_oakley_1", {"owns": "rifle+"}),
        ("annie_oakley_4", {"hand": "2s 2c 2h 2d 3s 3c 3h"}),
        ("bass_reeves_1", {"mp": 4}),
        ("billy_the_kid_1", {"wp": 5}),
        ("bloody_knife_3", {"owns": "mustang", "nuggets": 3}),
        ("bloody_knife_4", {"at": "sh_mine", "hand": "2s 2c 2h 2d 3s"}),
        ("doc_holliday_2", {"wounds": 2, "hand": "2s 2c 2h 2d 3s 3c"}),
        ("jesse_james_1", {"money": 120, "wp": 1}),
        ("jesse_james_3", {"at": "cj_hideout_c", "owns": "provisions"}),
        ("kit_carson_3", {"nuggets": 4}),
        ("stagecoach_mary_2", {"owns": "whiskey provisions miners_map"}),
        ("stagecoach_mary_4", {"owns": "mule+"}),
        ("wild_bill_hickok_3", {"owns": "revolver+"}),
        ("wild_bill_hickok_4", {"mp": 2, "money": 100}),
        ("wyatt_earp_1", {"mp": 5}),
        ("y_b_rowdy_1", {"cattle": "blue_nugget", "at": "mp_green_ranch"}),
    ],
)
def test_18_goals_about_now(id: str, what: dict[str, Any]) -> None:
    j = with_goals(id.rsplit("_", 1)[0], id)
    assert not j.offers(CompleteGoal(goal(id)))
    j.put(0, **what)
    assert j.offers(CompleteGoal(goal(id)))


@pytest.mark.parametrize(
    ("id", "facts", "fits"),
    [
        ("bass_reeves_4", (("result", "win"), ("wounds", 2)), True),
        ("bass_reeves_4", (("result", "win"), ("wounds", 1)), False),
        ("bloody_knife_1", (("result", "win"), ("type", "bandit"), ("site", "dc_hideout_b")), True),
        ("bloody_knife_1", (("result", "win"), ("type", "bandit"), ("site", "mp_hideout_a")), False),
        ("jesse_james_2", (("result", "win"), ("type", "heist"), ("wp_before", 4)), True),
        ("jesse_james_2", (("result", "win"), ("type", "heist"), ("wp_before", 3)), False),
        ("wyatt_earp_2", (("result", "win"), ("vs", ("player", "outlaw")), ("town", "")), True),
        ("wyatt_earp_2", (("result", "win"), ("vs", ("mib",)), ("town", "darkrock")), True),
        ("wyatt_earp_2", (("result", "win"), ("vs", ("player",)), ("town", "")), False),
        ("wyatt_earp_4", (("result", "win"), ("type", "bandit"), ("reward", "mp")), True),
        ("wyatt_earp_4", (("result", "win"), ("type", "bandit"), ("reward", "lp")), False),
        ("billy_the_kid_4", (("result", "win"), ("type", "rob"), ("role", "attacker")), True),
        ("billy_the_kid_4", (("result", "win"), ("type", "rob"), ("role", "defender")), False),
    ],
)
def test_18_goals_about_fights(id: str, facts: tuple[tuple[str, object], ...], fits: bool) -> None:
    j = with_goals(id.rsplit("_", 1)[0], id)
    remember(j.g, 0, "fight", *facts)
    j.refresh()
    assert j.offers(CompleteGoal(goal(id))) is fits


def test_18_a_goal_can_be_completed_before_the_income() -> None:
    j = with_goals("kit_carson", "kit_carson_3")
    j.put(0, nuggets=4)
    j.turn_of(0, whole=True)
    assert j.offers(CompleteGoal(goal("kit_carson_3")))


def test_18_nobody_completes_goals_in_another_players_turn() -> None:
    j = with_goals("kit_carson", "kit_carson_3")
    j.put(0, nuggets=4)
    j.turn_of(1)
    assert j.asked == (1, "act")
    assert not any(isinstance(one, CompleteGoal) for one in j.ask.options)
