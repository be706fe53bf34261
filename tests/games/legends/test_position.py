"""Written positions of Western Legends: what is filled in, how things may be spelled, what chance does."""

from pathlib import Path
from typing import Any

import pytest

import sixgun
from sixgun.games.legends.model import LegendsState
from sixgun.games.legends.printed import SIGNS
from sixgun.kernel.rng import CountedRng, load_rng
from sixgun.kernel.scripted import WrittenRng
from sixgun.kernel.table import Table
from sixgun.scenarios import open_table, outcome, read_text

TOP = "scenario: x\ngame: legends\n"


def opened(given: str, tmp_path: Path, settings: str = "") -> Table[Any]:
    """A table at a position written on one line."""
    file = tmp_path / "position.yaml"
    file.write_text(f"{TOP}settings: {{{settings}}}\ngiven: {given}\n", encoding="utf-8")
    return open_table(file)


def differs(text: str) -> tuple[str, ...]:
    (scenario,) = read_text(TOP + text, Path("x.yaml"))
    return outcome(scenario).differs


def pieces(state: LegendsState) -> list[int]:
    return sorted([*state.deck, *state.discard, *[card for seat in state.seats for card in seat.hand]])


@pytest.mark.parametrize("players", range(2, 7))
def test_everything_in_the_box_is_somewhere(players: int, tmp_path: Path) -> None:
    state = opened(f"{{players: {players}, deck: [10♥], fight_deck: [J]}}", tmp_path, "goals: 1").state
    assert pieces(state) == list(range(52))
    assert sorted(state.fight_deck) == list(range(13))
    assert sorted([story for deck in state.stories for story in deck]) == list(range(40))
    assert [len(deck) for deck in state.stories] == [20, 20]
    assert [len(tokens) for tokens in state.ranches] == [8, 8]
    assert len(state.bag) == 18
    assert len(state.black_deck) == (10 if players == 2 else 0)
    assert sum(state.stock) == 54 - players
    assert len({seat.space for seat in state.seats}) == players
    assert all(len(seat.goals) == 3 and seat.boxed >= 0 for seat in state.seats)


def test_a_first_game_has_its_own_store_and_stories(tmp_path: Path) -> None:
    state = opened("{players: 3}", tmp_path, "first_game: 1").state
    assert [len(deck) for deck in state.stories] == [20, 0]
    assert state.ranches == ((), ())
    assert state.target == 15


@pytest.mark.parametrize(
    "spelling", ["10♥", "10h", "10 of hearts", "10_hearts", "10 Hearts", "lady_luck", "Lady Luck"]
)
def test_a_card_may_be_spelled_in_several_ways(spelling: str, tmp_path: Path) -> None:
    state = opened(f"{{players: 3, Ann: {{hand: [{spelling}]}}}}", tmp_path).state
    assert [SIGNS[card] for card in state.seats[0].hand] == ["10♥"]


def test_a_weapon_or_mount_need_not_be_named_twice(tmp_path: Path) -> None:
    given = "{players: 3, Ann: {weapon: rifle, mount: mule, upgraded: [mule], nuggets: 6}}"
    table = opened(given, tmp_path)
    facts = table.game.facts(table.state, table.names).players["Ann"]
    assert facts["items"] == ["rifle", "mule"]
    assert (facts["weapon"], facts["mount"], facts["upgraded"]) == ("rifle", "mule", ["mule"])


def test_a_character_brings_their_own_weapon(tmp_path: Path) -> None:
    table = opened("{players: 3, Ann: {character: jesse_james, items: [whiskey]}}", tmp_path)
    facts = table.game.facts(table.state, table.names).players["Ann"]
    assert (facts["items"], facts["weapon"]) == (["shotgun", "whiskey"], "shotgun")


@pytest.mark.parametrize(
    ("phase", "prompt"), [("start", "income"), ("income", "income"), ("act", "act"), ("end", "income")]
)
def test_a_position_begins_where_it_says(phase: str, prompt: str, tmp_path: Path) -> None:
    table = opened(f"{{players: 3, phase: {phase}, round: 4, turn_number: 10}}", tmp_path)
    assert table.pending[0].prompt == prompt
    after = phase == "end"
    assert (table.state.active, table.state.round) == (int(after), 4)
    assert table.state.turn_number == 10 + after


def test_a_seat_sees_what_it_may_and_no_more(tmp_path: Path) -> None:
    given = (
        "{phase: act, Ann: {hand: [10♥, 2♠], cattle: blue_nugget, done: [1], tokens: [3]}, Ben: {}, Cleo: {}}"
    )
    table = opened(given, tmp_path, "goals: 1")
    own = table.game.facts_seen(sixgun.view(table, 0))
    assert own.players["Ann"]["hand"] == ["2♠", "10♥"]
    assert own.players["Ann"]["cattle"] == "blue_nugget"
    assert own.players["Ann"]["tokens"] == [3]
    for reader in (1, -1):
        seen = table.game.facts_seen(sixgun.view(table, reader))
        for word in ("hand", "goals", "tokens", "boxed"):
            assert seen.players["Ann"][word] == "unknown"
        assert seen.players["Ann"]["cattle"] == "blue"
        assert seen.players["Ann"]["cards"] == 2
        for word in ("deck", "deck_top", "fight_deck", "story_decks", "blue_ranch", "bag"):
            assert seen.table[word] == "unknown"


# -- chance ----------------------------------------------------------------------------------------------

MINE = "given: {phase: act, Ann: {space: sh_mine}, Ben: {}, ROLLS}\nwhen: [Ann prospects]\n"


@pytest.mark.parametrize(
    ("rolls", "complaint"),
    [
        ("rolls: [[nugget, nugget]]", ""),
        ("sheriff: dk_bank", "a roll is needed here and none is left in 'rolls'"),
        ("rolls: [[nugget]]", "a roll of 1 dice is written down, but 2 are rolled"),
        ("rolls: [[nugget, nugget], [blank]]", "1 of the written rolls was not used"),
    ],
)
def test_rolls_have_to_fit(rolls: str, complaint: str) -> None:
    found = "; ".join(differs(MINE.replace("ROLLS", rolls)))
    assert complaint in found
    assert bool(found) == bool(complaint)


RANCH = "given: {phase: act, Ann: {space: sh_blue_ranch}, Ben: {}, PICKS}\nwhen: [Ann takes cattle]\n"


@pytest.mark.parametrize(
    ("picks", "complaint"),
    [
        ("picks: [blue_lp_1]", ""),
        ("sheriff: dk_bank", "something is picked at random here and nothing is left in 'picks'"),
        ("picks: [green_lp_1]", "number 1 of 'picks' is none of the 8 it is picked from"),
        ("picks: [blue_lp_1, 10♥]", "1 of the written picks was not used"),
    ],
)
def test_picks_have_to_fit(picks: str, complaint: str) -> None:
    found = "; ".join(differs(RANCH.replace("PICKS", picks) + "then: [Ann's cattle is blue]\n"))
    assert complaint in found
    assert bool(found) == bool(complaint)


def test_written_chance_survives_saving_and_copying() -> None:
    rng = WrittenRng(((1, 2), (3,)), ((4, 5), (6,)), CountedRng(bytes(16)), strict=True)
    assert rng.roll(2, 6) == (1, 2)
    assert rng.pick([7, 5]) == 1
    for again in (rng.clone(), load_rng(rng.save())):
        assert again.moment() == rng.moment()
        assert again.sample([6, 8, 9], 1) == [6]
        assert again.roll(1, 6) == (3,)
        assert again.unused() == ""
    assert rng.unused() == "1 of the written rolls was not used; 1 of the written picks was not used"


def test_a_sample_of_everything_needs_no_script() -> None:
    rng = WrittenRng((), (), CountedRng(bytes(16)), strict=True)
    assert rng.sample([3, 1], 5) == [3, 1]
