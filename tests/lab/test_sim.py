"""Simulations: the same results from any number of jobs, honest counting, complete files."""

import csv
import json
import pickle
import re
import sys
from collections import Counter
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pyarrow.parquet
import pytest

from sixgun.kernel.registry import BadSettings
from sixgun.lab import playing, rows, sim
from sixgun.lab.playing import ABORTED
from sixgun.lab.report import report, write_report
from sixgun.lab.rows import COLUMNS, write_rows
from sixgun.lab.sim import GameFailed, SimConfig, SimResult, Tally, play_one, run
from sixgun.lab.stats import Lengths, Rate, quantile, wilson
from sixgun.texts import LANGUAGES, speaker
from tests.texts.engine import literals, reasons
from tests.texts.ftl import parsed

MIXED = SimConfig(games=240, players=0, bots=("greenhorn", "random", "random"), seed="mixed", keep_games=True)


@pytest.fixture(scope="module")
def mixed() -> SimResult:
    return run(MIXED)


def without_time(result: SimResult) -> dict[str, Any]:
    timed = ("seconds", "games_per_second", "decisions_per_second")
    return {key: value for key, value in result.to_json().items() if key not in timed}


def test_any_number_of_jobs_gives_the_same_results(mixed: SimResult) -> None:
    parallel = run(replace(MIXED, jobs=2))
    assert without_time(parallel) == without_time(mixed)
    assert parallel.records == mixed.records
    assert parallel.turns == mixed.turns


def test_another_seed_gives_other_games(mixed: SimResult) -> None:
    assert run(replace(MIXED, games=20, seed="else")).records != mixed.records[:20]


def test_games_do_not_depend_on_how_many_there_are(mixed: SimResult) -> None:
    assert run(replace(MIXED, games=7)).records == mixed.records[:7]
    assert play_one(MIXED.checked(), 101) == mixed.records[101]


def test_all_player_counts_come_in_turn_and_levels_change_chairs(mixed: SimResult) -> None:
    assert Counter(game.players for game in mixed.records) == dict.fromkeys(range(3, 9), 40)
    first_chairs = Counter((game.players, game.seats[0].bot) for game in mixed.records)
    # 40 tables of each size go through three shifts; the greenhorn has the first chair in one of them.
    assert first_chairs == {
        (players, level): games
        for players in range(3, 9)
        for level, games in (("greenhorn", 14), ("random", 26))
    }


def test_json_has_what_programs_look_for(mixed: SimResult) -> None:
    data = json.loads(json.dumps(mixed.to_json()))
    assert (data["game"], data["sets"], data["players"], data["games"]) == ("dice", ["base"], "all", 240)
    assert data["aborted"] == 0
    assert min(data["seconds"], data["games_per_second"], data["decisions_per_second"]) > 0
    for rate in data["wins"].values():
        assert 0 <= rate["low"] <= rate["rate"] <= rate["high"] <= 1
    assert set(data["wins"]) == {"sheriff", "deputy", "outlaw", "renegade"}


def test_counts_are_those_of_the_single_games(mixed: SimResult) -> None:
    sheriffs = [game for game in mixed.records if game.players > 3]
    won = [game for game in sheriffs if any(s.won for s in game.seats if s.role == "sheriff")]
    assert (mixed.roles["sheriff"].games, mixed.roles["sheriff"].wins) == (len(sheriffs), len(won))
    # Several outlaws of a game are one observation: they win together.
    outlaws = [game for game in mixed.records if any(s.won for s in game.seats if s.role == "outlaw")]
    assert (mixed.roles["outlaw"].games, mixed.roles["outlaw"].wins) == (240, len(outlaws))
    gringos = [seat for game in mixed.records for seat in game.seats if seat.character == "el_gringo"]
    assert mixed.characters["el_gringo"].games == len(gringos)
    assert mixed.characters["el_gringo"].wins == sum(seat.won for seat in gringos)
    assert len(mixed.characters) == 16
    assert sum(mixed.reasons.values()) == 240
    assert mixed.length.mean == pytest.approx(sum(game.turns for game in mixed.records) / 240)
    assert mixed.decisions == sum(game.decisions for game in mixed.records)


def test_progress_is_told() -> None:
    told: list[int] = []
    run(replace(MIXED, games=150, bots=("random",)), told.append)
    assert told == [100, 150]


def test_games_past_the_limit_are_aborted_and_nobodys_win() -> None:
    result = run(replace(MIXED, games=50, players=5, max_turns=12))
    stopped = [game for game in result.records if game.reason == ABORTED]
    assert 0 < result.aborted < 50
    assert result.aborted == len(stopped) == result.reasons[ABORTED]
    assert not any(seat.won for game in stopped for seat in game.seats)
    assert all(game.turns == 12 for game in stopped)
    assert all(game.turns <= 12 for game in result.records if game.reason != ABORTED)
    assert result.roles["sheriff"].games == 50 - result.aborted
    assert sum(result.turns.values()) == 50 - result.aborted
    assert result.to_json()["aborted"] == result.aborted


def test_a_failing_game_is_reported_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = playing.play

    def clumsy(table: Any, levels: Any, seed: str, max_turns: int) -> int:
        if seed == "mixed/4":
            raise ZeroDivisionError("the dice rolled off the table")
        return honest(table, levels, seed, max_turns)

    monkeypatch.setattr(sim, "play", clumsy)
    with pytest.raises(GameFailed) as caught:
        run(MIXED)
    assert caught.value.number == 4
    assert str(caught.value) == (
        "game 4 (seed 'mixed/4', 7 players) failed: ZeroDivisionError: the dice rolled off the table"
    )
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"players": 9}, "seats 3 to 8 players, not 9"),
        ({"games": 0}, "games must be a number from 1 up, not 0"),
        ({"jobs": 0}, "jobs must be a number from 1 up"),
        ({"max_turns": 0}, "max_turns must be a number from 1 up"),
        ({"bots": ("wizard",)}, "levels are: greenhorn, gunslinger, random"),
        ({"bots": ()}, "at least one bot level"),
        ({"sets": ("old_saloon",)}, "no box 'old_saloon'; boxes are: base"),
        ({"players": (4, 9)}, "seats 3 to 8 players, not 9"),
        ({"players": ()}, "players must be a number from 1 up, not 0"),
        ({"settings": {"weather": 1}}, "no setting 'weather'; it has no settings at all"),
        ({"game": "bang", "settings": {"open_discard": 2}}, "open_discard cannot be 2"),
        ({"game": "bang", "sets": ("dodge_city",)}, "box 'dodge_city' needs base"),
        (
            {"game": "bang", "settings": {"characters": "el_gringo,black_jack,kit_carlson"}},
            "4 players need 4 characters, and there are 3",
        ),
        ({"engine": "steam"}, "engines are: local, ray"),
        ({"seed": " "}, "a seed is 1 to 128"),
    ],
)
def test_wrong_settings_are_answered_in_one_line(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSettings) as caught:
        run(replace(MIXED, **changes))
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


def test_without_ray_the_engine_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadSettings, match="needs the package ray"):
        run(replace(MIXED, engine="ray"))


def test_with_ray_the_same_games_are_played(mixed: SimResult, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[bool] = []
    stand_in = SimpleNamespace(
        is_initialized=lambda: bool(begun),
        init=lambda: begun.append(True),
        remote=lambda function: SimpleNamespace(remote=lambda chunk: (function, chunk)),
        get=lambda reference: reference[0](reference[1]),
    )
    monkeypatch.setitem(sys.modules, "ray", stand_in)
    assert run(replace(MIXED, engine="ray")).records == mixed.records
    assert begun == [True]


# -- the card game -----------------------------------------------------------------------------------------

CARDS = SimConfig(
    game="bang",
    games=48,
    players=(4, 6),
    bots=("greenhorn", "random"),
    sets=("base", "dodge_city"),
    settings={"expert_characters": 1},
    keep_games=True,
)


@pytest.fixture(scope="module")
def cards() -> SimResult:
    return run(CARDS)


def test_the_card_game_is_counted_like_the_dice_game(cards: SimResult) -> None:
    assert cards.aborted == 0
    assert set(cards.roles) == {"sheriff", "deputy", "outlaw", "renegade"}
    assert cards.roles["outlaw"].games == 48
    assert sum(rate.games for rate in cards.characters.values()) == 24 * 4 + 24 * 6
    assert set(cards.reasons) <= {"law-prevails", "sheriff-dead", "renegade-alone"}
    assert run(replace(CARDS, games=5)).records == cards.records[:5]


def test_settings_reach_the_tables(cards: SimResult) -> None:
    assert run(replace(CARDS, settings={})).records != cards.records
    assert cards.to_json()["settings"]["expert_characters"] == 1
    assert cards.config.changed_settings() == {"expert_characters": 1}
    few = ("bart_cassidy", "black_jack", "el_gringo", "jesse_jones")
    named = run(replace(CARDS, games=4, players=4, settings={"characters": ",".join(few)}))
    assert set(named.characters) == set(few)


def test_each_number_of_players_has_figures_of_its_own(cards: SimResult) -> None:
    assert list(cards.by_players) == [4, 6]
    for players, part in cards.by_players.items():
        alone = Tally()
        for game in cards.records:
            if game.players == players:
                alone.count(game, False)
        assert (part.games, part.aborted) == (24, 0)
        assert part.roles == alone.rates("role")
        assert part.characters == alone.rates("character")
        assert part.length == Lengths.of(alone.turns)
    assert "deputy" not in cards.by_players[4].roles, "nobody is a deputy with four players"
    outlaws = [part.roles["outlaw"].wins for part in cards.by_players.values()]
    assert sum(outlaws) == cards.roles["outlaw"].wins
    data = cards.to_json()
    assert data["players"] == [4, 6]
    assert data["by_players"]["6"]["wins"]["outlaw"]["wins"] == outlaws[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_of_several_numbers_of_players(cards: SimResult, lang: str) -> None:
    say = speaker(lang, strict=True)
    page = report(cards, say)
    assert f"<caption>{say.text('report-sizes.caption')}</caption>" in page
    assert '<tr><th scope="row">4</th><td>24</td><td>–</td>' in page
    assert "<td>expert_characters=1</td>" in page
    single = replace(cards, by_players={4: cards.by_players[4]})
    assert say.text("report-sizes.caption") not in report(single, say)


# -- statistics --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),  # R. G. Newcombe's example (1998)
        (1, 29, 0.0061, 0.1718),  # and another
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_rates_apart() -> None:
    assert Rate.of(90, 100).apart_from(Rate.of(10, 100))
    assert not Rate.of(5, 10).apart_from(Rate.of(6, 10))
    assert Rate.of(0, 0).rate == 0.0


def test_lengths_and_quantiles() -> None:
    assert quantile({1: 1, 2: 1, 3: 1, 4: 1}, 0.5) == 2.5
    assert quantile({7: 3}, 0.95) == 7
    assert Lengths.of({10: 1, 20: 3}) == Lengths(17.5, 20.0, 20.0, 20)
    assert Lengths.of({}) == Lengths(0.0, 0.0, 0.0, 0)


def test_tallies_add_up_in_any_order(mixed: SimResult) -> None:
    one, two = Tally(), Tally()
    for game in mixed.records[:100]:
        one.count(game, False)
    for game in mixed.records[100:]:
        two.count(game, False)
    forth, back = Tally(), Tally()
    forth.add(one)
    forth.add(two)
    back.add(two)
    back.add(one)
    assert forth == back
    assert forth.rates("role") == mixed.roles


# -- files -------------------------------------------------------------------------------------------------


def test_csv_has_one_row_per_seat(mixed: SimResult, tmp_path: Path) -> None:
    write_rows(mixed, tmp_path / "games.csv")
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        read = list(csv.DictReader(file))
    assert tuple(read[0]) == COLUMNS
    assert len(read) == sum(game.players for game in mixed.records)
    first, seat = mixed.records[0], mixed.records[0].seats[0]
    assert read[0] == {
        "game": "0",
        "seed": "mixed/0",
        "players": "3",
        "seat": "0",
        "role": seat.role,
        "character": seat.character,
        "bot": seat.bot,
        "won": str(int(seat.won)),
        "life": str(seat.life),
        "turns": str(first.turns),
        "reason": first.reason,
    }
    assert sum(row["won"] == "1" for row in read) == sum(s.won for g in mixed.records for s in g.seats)


def test_parquet_has_the_same_rows_with_types(mixed: SimResult, tmp_path: Path) -> None:
    write_rows(mixed, tmp_path / "games.parquet")
    table = pyarrow.parquet.read_table(tmp_path / "games.parquet")
    assert tuple(table.column_names) == COLUMNS
    assert str(table.schema.field("won").type) == "bool"
    assert [tuple(row.values()) for row in table.to_pylist()] == list(rows.rows(mixed))


def test_nothing_half_written_is_left(
    mixed: SimResult, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "games.csv").write_text("old", encoding="utf-8")

    def breaks(result: SimResult, path: Path) -> None:
        path.write_text("half", encoding="utf-8")
        raise OSError("disk full")

    monkeypatch.setattr(rows, "_write_csv", breaks)
    with pytest.raises(OSError, match="disk full"):
        write_rows(mixed, tmp_path / "games.csv")
    assert [path.name for path in tmp_path.iterdir()] == ["games.csv"]
    assert (tmp_path / "games.csv").read_text(encoding="utf-8") == "old"


def test_files_that_cannot_be_written_are_refused(
    mixed: SimResult, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(BadSettings, match=r"games\.xls should end in \.csv or \.parquet"):
        write_rows(mixed, tmp_path / "games.xls")
    with pytest.raises(BadSettings, match="there is no folder"):
        write_rows(mixed, tmp_path / "nowhere" / "games.csv")
    with pytest.raises(BadSettings, match="there is no folder"):
        write_report(mixed, tmp_path / "nowhere" / "report.html")
    with pytest.raises(BadSettings, match="did not keep its games"):
        write_rows(run(replace(MIXED, games=2, keep_games=False)), tmp_path / "games.csv")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(BadSettings, match="needs the package pyarrow"):
        write_rows(mixed, tmp_path / "games.parquet")
    assert list(tmp_path.iterdir()) == []


class Outline(HTMLParser):
    """Collects the tags of a page and what is inside headings, captions and titles."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.words: dict[str, list[str]] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        assert not {"src", "href"} & {name for name, _ in attrs}

    def handle_data(self, data: str) -> None:
        if self.tags and data.strip():
            self.words.setdefault(self.tags[-1], []).append(data.strip())


def test_the_report_is_one_accessible_page_without_links(mixed: SimResult, tmp_path: Path) -> None:
    write_report(mixed, tmp_path / "report.html")
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    outline = Outline()
    outline.feed(page)
    assert not re.search(r"https?:|//[a-z]|url\(|@import|<script", page)
    assert outline.words["h1"] == ["240 games of BANG! The Dice Game"]
    assert outline.tags.count("svg") == 3
    assert outline.tags.count("table") == len(outline.words["caption"]) == 6
    assert "Win rate by role" in outline.words["title"] and "Game length" in outline.words["title"]
    assert "prefers-color-scheme: dark" in page
    assert "Slab the Killer" in page and "Bart Cassidy" in page


def test_the_report_shows_the_numbers_of_the_result(mixed: SimResult) -> None:
    page = report(mixed)
    for rate in [*mixed.roles.values(), *mixed.characters.values()]:
        assert f"<td>{rate.wins}</td><td>{100 * rate.rate:.1f} %</td>" in page
    assert f"mean {mixed.length.mean:.1f}" in page
    ranked = sorted(mixed.characters.values(), key=lambda rate: -rate.rate)
    chart = page[page.index("Win rate by character") :]
    shown = [float(rate) for rate in re.findall(r">([0-9.]+) % \([0-9.]+ to", chart)]
    assert shown == [round(100 * rate.rate, 1) for rate in ranked]


def test_a_report_of_aborted_games_only_is_still_a_page() -> None:
    result = run(replace(MIXED, games=3, max_turns=1))
    assert result.aborted == 3
    assert result.roles == {}
    assert "<svg" not in report(result)
    assert "Aborted at the turn limit" in report(result)


LEGENDS_ENDS = ("most-lp", "shared", "black")
"""How a game of Western Legends ends, which its source does not write as a constant of the result."""

ENGLISH_IN_THE_REPORT = re.compile(
    r"Win rate|By (role|character|bot)|How games|Game length|Settings|Games|Wins|Rate|Median|Time"
    r"|Aborted|Seed|Processes|Boxes|Outlaw|\b(the|of|turns?|games?|players?|seconds?)\b"
)


@pytest.mark.parametrize(
    ("lang", "title", "heading"),
    [
        ("cs", "BANG! Kostková hra: 240 her", "Podle postavy"),
        ("es", "BANG! El juego de dados: 240 partidas", "Por personaje"),
        ("ru", "Бэнг! Кубики: 240 игр", "По персонажам"),
    ],
)
def test_the_report_speaks_other_languages(mixed: SimResult, lang: str, title: str, heading: str) -> None:
    page = report(mixed, speaker(lang, strict=True))
    outline = Outline()
    outline.feed(page)
    assert f'<html lang="{lang}">' in page
    assert outline.words["h1"] == [title]
    assert heading in outline.words["h2"]
    spoken = [text for tag, texts in outline.words.items() if tag not in ("style", "td") for text in texts]
    names = {speaker("en").name("character", id) for id in mixed.characters}
    assert [
        text for text in spoken if text.partition(":")[0] not in names and ENGLISH_IN_THE_REPORT.search(text)
    ] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_of_the_report_is_used_and_every_reason_has_one(lang: str) -> None:
    keys = set(parsed(lang, "report.ftl").keys)
    ends = {f"report-reason-{reason}" for reason in (*reasons(), *LEGENDS_ENDS, ABORTED)}
    assert keys == ends | {
        text for text in literals("lab") if re.fullmatch(r"report-[a-z-]+", text) and text != "report-reason"
    }


@pytest.mark.parametrize(
    ("lang", "shown"),
    [
        ("en", ["1 turn", "3 turns", "7 turns", "2.5 turns"]),
        ("cs", ["1 tah", "3 tahy", "7 tahů", "2.5 tahu"]),
        ("es", ["1 turno", "3 turnos", "7 turnos", "2.5 turnos"]),
        ("ru", ["1 ход", "3 хода", "7 ходов", "2.5 хода"]),
    ],
)
def test_the_report_counts_in_the_forms_of_the_language(
    mixed: SimResult, lang: str, shown: list[str]
) -> None:
    for median, turns in zip((1.0, 3.0, 7.0, 2.5), shown, strict=True):
        result = replace(mixed, length=replace(mixed.length, median=median))
        assert f"<dd>{turns}</dd>" in report(result, speaker(lang, strict=True))


def test_texts_in_the_report_are_text(mixed: SimResult) -> None:
    page = report(replace(mixed, config=replace(mixed.config, seed="<b>&")))
    assert "&lt;b&gt;&amp;" in page
    assert "<b>" not in page
