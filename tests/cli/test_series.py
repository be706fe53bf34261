"""A series of games: the same players at the same seats, and what one game hands on to the next."""

import io
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import sixgun
from sixgun.kernel.journal import load, save
from sixgun.kernel.state import checksum
from sixgun.kernel.table import Table
from sixgun.terminal import PlayConfig
from tests.cli.conftest import Typing, played

NAMES = ("Ada", "Bob", "Cyd", "Dee", "Eli")


def finished(seed: str, players: int = 5, **options: Any) -> Table[Any]:
    """A card game played to its end without much thought."""
    table = sixgun.new("bang", players, seed=seed, names=NAMES[:players], **options)
    chance = Random(seed)
    while table.pending:
        ask = table.pending[0]
        table.choose(ask.seat, chance.randrange(len(ask.options)))
    return table


def roles(table: Table[Any]) -> list[str]:
    return [seat.role for seat in table.state.seats]


def survivors(table: Table[Any]) -> dict[int, str]:
    return {number: seat.character for number, seat in enumerate(table.state.seats) if seat.alive}


@pytest.fixture(scope="module")
def series() -> Table[Any]:
    table = finished("saddle", preset="series", sets=["base", "dodge_city"])
    assert 0 < len(survivors(table)) < 5, "some survive and some do not"
    return table


def test_seats_boxes_and_settings_stay(series: Table[Any]) -> None:
    again = sixgun.rematch(series, seed="second")
    assert series.origin is not None and again.origin is not None
    assert again.names == series.names
    assert again.origin.sets == ("base", "dodge_city")
    changed = {
        name for name in again.origin.settings if again.origin.settings[name] != series.origin.settings[name]
    }
    assert changed == {"previous_game"}
    assert checksum(sixgun.rematch(series, seed="second").state) == checksum(again.state)


def test_every_survivor_is_asked_and_nobody_else(series: Table[Any]) -> None:
    again = sixgun.rematch(series, seed="second")
    asked = {ask.seat: ask.options[0].notation(again.names) for ask in again.pending}
    assert {ask.prompt for ask in again.pending} == {"keep_character"}
    assert list(asked) == list(survivors(series))
    kept = dict(survivors(series))
    for seat in list(kept)[1:]:
        again.choose(seat, 0)
    again.choose(next(iter(kept)), 1)
    dealt = [seat.character for seat in again.state.seats]
    assert all(dealt[seat] == kept[seat] for seat in list(kept)[1:])
    assert len(set(dealt)) == 5
    assert all(seat.life == seat.max_life for seat in again.state.seats)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_first_player_moves_clockwise(players: int) -> None:
    table = finished(f"star {players}", players, settings={"rotating_sheriff": 1})
    first = "deputy" if players == 3 else "sheriff"
    for game in range(players):
        begins = roles(table).index(first)
        table = sixgun.rematch(table, seed=f"star {game}")
        assert roles(table).index(first) == (begins + 1) % players
        assert table.state.active == (begins + 1) % players
        chance = Random(game)
        while table.pending:
            ask = table.pending[0]
            table.choose(ask.seat, chance.randrange(len(ask.options)))


def test_with_a_choice_of_two_only_those_without_a_character_choose(series: Table[Any]) -> None:
    again = sixgun.rematch(series, settings={"expert_characters": 1}, seed="second")
    for seat in survivors(series):
        again.choose(seat, 0)
    assert {ask.prompt for ask in again.pending} == {"choose_character"}
    assert {ask.seat for ask in again.pending} == set(range(5)) - set(survivors(series))
    offered = [option for ask in again.pending for option in ask.options]
    assert len({option.notation(again.names) for option in offered}) == 2 * len(again.pending)


def test_there_are_characters_enough_even_if_every_survivor_wants_another() -> None:
    cast = "bart_cassidy,black_jack,el_gringo,jesse_jones,kit_carlson"
    settings: dict[str, int | str] = {"keep_surviving_characters": 1, "characters": cast}
    table = finished("few", settings=settings)
    again = sixgun.rematch(table, seed="few again")
    for seat in survivors(table):
        again.choose(seat, 1)
    assert {seat.character for seat in again.state.seats} == set(cast.split(","))
    with pytest.raises(sixgun.BadSettings, match="5 players need 10 characters, and there are 5"):
        sixgun.rematch(table, settings={"expert_characters": 1})


def test_without_a_series_nothing_is_handed_on() -> None:
    table = finished("plain")
    again = sixgun.rematch(table, seed="plain again")
    assert again.origin is not None and again.origin.settings["previous_game"] == ""
    dice = sixgun.rematch(played(1000), seed="again")
    assert (dice.game.id, dice.names) == ("dice", ("Ann", "Ben", "Cleo", "Dan"))


def test_a_game_that_is_not_over_has_no_rematch() -> None:
    with pytest.raises(sixgun.BadSettings, match="not over"):
        sixgun.rematch(sixgun.new("bang", seed="first"))


def test_presets() -> None:
    expert = sixgun.new("bang", preset="expert", seed="two")
    assert {ask.prompt for ask in expert.pending} == {"choose_character"}
    first = sixgun.new("bang", preset="first_game", sets=["base", "dodge_city"], seed="two")
    assert first.state.without == ("duel", "general_store", "indians", "dynamite", "jail")
    own = sixgun.new("bang", preset="expert", settings={"expert_characters": 0}, seed="two")
    assert own.pending[0].prompt != "choose_character", "settings of one's own go before a preset"
    with pytest.raises(sixgun.BadSettings, match="presets are: classic, first_game, expert, series, second"):
        sixgun.new("bang", preset="quick")
    with pytest.raises(sixgun.BadSettings, match="it has no presets at all"):
        sixgun.new("dice", preset="expert")
    with pytest.raises(sixgun.BadSettings, match="at least one box"):
        sixgun.new("bang", sets=[])


def test_every_preset_can_be_played() -> None:
    game = sixgun.game("bang")
    for name, preset in game.presets.items():
        table = sixgun.new("bang", 8, preset=name, seed=name)
        assert table.origin is not None
        assert preset.settings.items() <= table.origin.settings.items()
        assert table.origin.sets == (preset.sets or ("base",))


def test_a_box_is_a_preset_and_boxes_of_ones_own_go_before_it() -> None:
    game = sixgun.game("bang")
    assert {module.id for module in game.modules if module.needs} <= set(game.presets)
    printed = sixgun.new("bang", preset="gold_rush", seed="pan")
    assert printed.origin is not None and printed.origin.sets == ("base", "gold_rush")
    by_another_name = sixgun.new("bang", preset="fistful_of_cards", seed="pan")
    assert by_another_name.origin is not None and by_another_name.origin.sets == ("base", "fistful")
    own = sixgun.new("bang", preset="gold_rush", sets=["base"], seed="pan")
    assert own.origin is not None and own.origin.sets == ("base",)
    everything = sixgun.new("bang", preset="big_box", seed="pan")
    assert everything.origin is not None
    assert set(everything.origin.sets) >= {"base", "dodge_city", "high_noon", "fistful", "gold_rush"}


# -- at the command line -----------------------------------------------------------------------------------


@pytest.fixture
def replay(series: Table[Any], tmp_path: Path) -> Path:
    path = tmp_path / "first.sixgun.json"
    path.write_text(json.dumps(save(series, sixgun.__version__)), encoding="utf-8")
    return path


def test_after_a_replay_the_series_goes_on(
    run: Typing, series: Table[Any], replay: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    configs: list[PlayConfig] = []

    def sit_down(config: PlayConfig) -> int:
        configs.append(config)
        return 0

    monkeypatch.setattr("sixgun.terminal.run", sit_down)
    ended = run("play", "bang", "--after", replay, "--humans", "Cyd", "--set", "open_discard=1")
    assert ended.code == 0, ended.err
    (config,) = configs
    assert (config.names, config.sets, config.humans) == (NAMES, ("base", "dodge_city"), (2,))
    again = sixgun.rematch(series)
    assert again.origin is not None
    assert dict(config.settings) == {**again.origin.settings, "open_discard": 1}


def test_a_whole_evening_of_bots(
    run: Typing, replay: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    second = tmp_path / "second.sixgun.json"
    asked = ("--humans", 0, "--bots", "greenhorn", "--seed", "second", "--save", second)
    ended = run("play", "bang", "--after", replay, *asked)
    assert ended.code == 0 and not ended.err
    assert run("replay", second, "--verify").code == 0
    data = json.loads(second.read_text(encoding="utf-8"))
    first = load(json.loads(replay.read_text(encoding="utf-8")), sixgun.game("bang"))
    then = load(data, sixgun.game("bang"))
    assert roles(then).index("sheriff") == (roles(first).index("sheriff") + 1) % 5
