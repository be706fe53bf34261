"""Whatever is typed wrongly: one line that helps, exit code 2, and nothing half done."""

import errno
import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

import sixgun
from sixgun.cli.files import LARGEST
from sixgun.kernel.complaints import Complaint
from sixgun.kernel.journal import BrokenJournal, save
from sixgun.kernel.registry import BadSettings
from tests.cli.conftest import HOLDS, Ended, Typing, played

HOLDS_CARDS = """\
scenario: A Mustang keeps its owner away
game: bang
given:
  turn: Ann
  Ann: {hand: [bang 7♦, mustang 8♥]}
  players: 4
when:
  - Ann plays mustang
then:
  - Ann's in_play is [mustang 8♥]
"""


def one_helpful_line(ended: Ended, *words: str) -> None:
    assert ended.code == 2
    assert ended.out == ""
    assert ended.err.startswith("sixgun: ")
    assert ended.err.count("\n") == 1 and ended.err.endswith("\n")
    assert "Traceback" not in ended.err
    assert "ui-cli" not in ended.err
    for word in words:
        assert word in ended.err


WRONG = [
    # the command itself
    ("plya", ["“play”"]),
    ("fandango", ["play, sim, check"]),
    ("--verbose play dice", ["--verbose"]),
    ("--lang", ["--lang"]),
    ("--lang en", ["play, sim, check"]),
    ("--lang de cards", ["en, cs, es, ru"]),
    ("cards --lang klingon", ["en, cs, es, ru"]),
    ("cards --lang", ["--lang"]),
    # play
    ("play", ["dice"]),
    ("play poker", ["“poker”", "dice, bang"]),
    ("play dice dice", ["“dice”"]),
    ("play dice --players 2", ["3 to 8", "2"]),
    ("play dice --players 9", ["3 to 8", "9"]),
    ("play dice --players -4", ["-4"]),
    ("play dice --players four", ["four"]),
    ("play dice --players ٥", ["whole number"]),
    ("play dice --players 4444444444444444444444444", ["whole number"]),
    ("play dice --players", ["--players"]),
    ("play dice --plyers 4", ["--players"]),
    ("play dice --xyzzy", ["--xyzzy"]),
    ("play dice --plain=yes", ["--plain"]),
    ("play dice --sets dodge_city", ["dodge_city", "base"]),
    ("play dice --sets base,,", ["--sets"]),
    ("play dice --bots wizard", ["wizard", "greenhorn, gunslinger"]),
    ("play dice --names Ann,Ben", ["3 to 8"]),
    ("play dice --players 5 --names Ann,Ben,Cleo", ["3 names", "5"]),
    ("play dice --names Ann,ann,Cleo", ["same name"]),
    ("play dice --names Ann,Ben,\x07", ["printable"]),
    ("play dice --humans 6", ["0 to 5"]),
    ("play dice --humans Zorro", ["Zorro", "Ann, Ben"]),
    ("play dice --seed=", ["1 to 128"]),
    ("play dice --seed \x1b[2J", ["1 to 128"]),
    (f"play dice --seed {'x' * 129}", ["1 to 128"]),
    ("play dice --scenario nowhere.yaml", ["nowhere.yaml"]),
    ("play dice --scenario HOLDS --seed abc", ["--seed", "--scenario"]),
    ("play dice --scenario HOLDS --players 4", ["--players", "--scenario"]),
    ("play dice --scenario HOLDS --sets base", ["--sets", "--scenario"]),
    ("play dice --scenario MALFORMED", [":6:", "life of Ann"]),
    ("play dice --scenario HOLDS --after REPLAY", ["--after", "--scenario"]),
    ("play dice --scenario HOLDS --set open=1", ["--set", "--scenario"]),
    ("play bang --scenario HOLDS", ["game dice"]),
    ("play bang --sets dodge_city", ["dodge_city", "needs base"]),
    ("play bang --sets base,dodge_town", ["dodge_town", "base, dodge_city"]),
    ("play bang --preset exprt", ["exprt", "“expert”"]),
    ("play bang --preset xyzzy", ["xyzzy", "classic, first_game, expert, series"]),
    ("play dice --preset expert", ["dice", "no presets at all"]),
    ("play bang --set expert_character=1", ["“expert_characters”"]),
    ("play bang --set xyzzy=1", ["xyzzy", "open_discard"]),
    ("play dice --set xyzzy=1", ["xyzzy", "no settings at all"]),
    ("play bang --set expert_characters", ["NAME=VALUE"]),
    ("play bang --set =1", ["NAME=VALUE"]),
    ("play bang --set expert_characters=2", ["expert_characters", "0, 1"]),
    ("play bang --set expert_characters=yes", ["'yes'", "0, 1"]),
    ("play bang --plain --set characters=bart_cassidy,black_jack", ["5 players", "5 characters", "2"]),
    ("play bang --plain --set characters=bart_casidy", ["bart_casidy", "bart_cassidy"]),
    ("play bang --plain --set previous_game=9", ["previous_game", "0:bart_cassidy"]),
    ("play dice --after nowhere.json", ["nowhere.json"]),
    ("play dice --after HOLDS", ["JSON"]),
    ("play bang --after REPLAY", ["game dice"]),
    ("play dice --after UNFINISHED", ["not over"]),
    ("play dice --after REPLAY --players 4", ["--players", "--after"]),
    ("play dice --after REPLAY --sets base", ["--sets", "--after"]),
    ("play dice --after REPLAY --names A,B,C,D", ["--names", "--after"]),
    ("play dice --save FOLDER", ["--save"]),
    ("play dice --save FOLDER/none/x.json", ["none"]),
    # sim
    ("sim", ["dice"]),
    ("sim monopoly", ["legends", "dice"]),
    ("sim dice --games 0", ["--games"]),
    ("sim dice --games -5", ["-5"]),
    ("sim dice --games many", ["many"]),
    ("sim dice --players 12", ["3 to 8"]),
    ("sim dice --players some", ["some"]),
    ("sim dice --players 7-4", ["7-4", "smaller"]),
    ("sim dice --players 2-5", ["3 to 8"]),
    ("sim dice --players 5-", ["whole number"]),
    ("sim dice --players 3-x", ["whole number"]),
    ("sim bang --sets dodge_city", ["needs base"]),
    ("sim bang --preset serie", ["“series”"]),
    ("sim bang --set open_discard=maybe", ["0, 1"]),
    ("sim bang --set characters=bart_cassidy,black_jack", ["5 players", "2"]),
    ("sim bang --players 3-8 --set characters=bart_cassidy,black_jack,el_gringo", ["4 players", "3"]),
    ("sim dice --bots greenhorn,wizard", ["wizard", "random"]),
    ("sim dice --bots ,", ["--bots"]),
    ("sim dice --jobs 0", ["--jobs"]),
    ("sim dice --engine steam", ["steam", "local, ray"]),
    ("sim dice --max-turns 0", ["--max-turns"]),
    ("sim dice --seed=", ["1 to 128"]),
    ("sim dice --out FOLDER/games.xlsx", [".parquet, .csv"]),
    ("sim dice --out FOLDER/games", [".parquet, .csv"]),
    ("sim dice --out FOLDER/none/games.csv", ["none"]),
    ("sim dice --out HOLDS/games.csv", ["holds.yaml"]),
    ("sim dice --report FOLDER/report.pdf", [".html"]),
    ("sim dice --report=", [".html"]),
    # check
    ("check", ["scenarios/dice"]),
    ("check nowhere.yaml", ["nowhere.yaml"]),
    ("check EMPTY", ["empty", ".yaml"]),
    ("check MALFORMED", [":6:", "life of Ann"]),
    ("check NO_CARD", [":5:", "'unicorn 8♥' is no card", "cat balou"]),
    ("play bang --scenario NO_CARD", [":5:", "'unicorn 8♥' is no card"]),
    ("check NOT_YAML", ["not_yaml.yaml:1:"]),
    ("check BINARY", ["UTF-8"]),
    ("check HUGE", ["MiB"]),
    # replay
    ("replay", ["sixgun replay"]),
    ("replay nowhere.json", ["nowhere.json"]),
    ("replay FOLDER", ["folder"]),
    ("replay BINARY", ["UTF-8"]),
    ("replay HUGE", ["MiB"]),
    ("replay HOLDS", ["line 1", "JSON"]),
    ("replay HOLDS --verify", ["JSON"]),
    ("replay NOT_A_REPLAY", ["version of Sixgun"]),
    ("replay REPLAY --seat Zorro", ["Zorro", "Ann, Ben"]),
    ("replay REPLAY --seat Ann --all", ["--seat", "--all"]),
    ("replay REPLAY REPLAY", ["too many"]),
    # cards
    ("card", ["el gringo"]),
    ("card xyzzy", ["sixgun cards"]),
    ("card kid", ["Willy the Kid", "Apache Kid"]),
    ("card el gringo --game chess", ["chess", "dice, bang"]),
    ("card apache kid --game dice", ["apache kid"]),
    ("card suzi lafayete", ["Suzy Lafayette"]),
    ("cards --game chess", ["chess", "dice"]),
    ("cards dice", ["dice"]),
    # bench
    ("bench --rounds 0", ["--rounds"]),
    ("bench --seconds -1", ["-1"]),
    ("bench --seconds nan", ["nan"]),
]


@pytest.mark.parametrize(("typed", "words"), WRONG, ids=[typed[:60] for typed, _ in WRONG])
def test_one_line_and_exit_code_2(
    run: Typing, typed: str, words: list[str], tmp_path: Path, replay: Path, scenarios: Path
) -> None:
    files = {
        "FOLDER": tmp_path,
        "EMPTY": tmp_path / "empty",
        "HOLDS": scenarios / "holds.yaml",
        "MALFORMED": tmp_path / "malformed.yaml",
        "NO_CARD": tmp_path / "no_card.yaml",
        "NOT_YAML": tmp_path / "not_yaml.yaml",
        "BINARY": tmp_path / "binary.bin",
        "HUGE": tmp_path / "huge.bin",
        "NOT_A_REPLAY": tmp_path / "other.json",
        "REPLAY": replay,
        "UNFINISHED": tmp_path / "unfinished.sixgun.json",
    }
    files["EMPTY"].mkdir()
    files["MALFORMED"].write_text(HOLDS.replace("life: 3", "\n    life: 300"), encoding="utf-8")
    files["NO_CARD"].write_text(HOLDS_CARDS.replace("mustang", "unicorn", 1), encoding="utf-8")
    files["NOT_YAML"].write_text("{[", encoding="utf-8")
    files["BINARY"].write_bytes(b"\x00\xff\xfe")
    files["NOT_A_REPLAY"].write_text('{"hello": "world"}', encoding="utf-8")
    files["UNFINISHED"].write_text(json.dumps(save(played(5), sixgun.__version__)), encoding="utf-8")
    with files["HUGE"].open("wb") as sparse:
        sparse.truncate(LARGEST + 1)
    before = sorted(tmp_path.rglob("*"))
    for name, path in files.items():
        typed = typed.replace(name, str(path))
    one_helpful_line(run(*typed.split(" ")), *words)
    assert sorted(tmp_path.rglob("*")) == before, "nothing is written by a command that was refused"


def changed(data: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """A replay with some entries replaced; an ellipsis takes an entry out."""
    return {key: value for key, value in {**data, **changes}.items() if value is not ...}


FUTURE = [
    {"schema": 2},
    {"schema": 99, "sixgun": "7.0"},
    {"sixgun": "0.2.0"},
    {"sixgun": "99.0.0rc1"},
]


@pytest.mark.parametrize("changes", FUTURE, ids=str)
@pytest.mark.parametrize("option", [[], ["--verify"]], ids=["step", "verify"])
def test_a_replay_from_the_future(
    run: Typing, replay: Path, replay_data: dict[str, Any], changes: dict[str, Any], option: list[str]
) -> None:
    replay.write_text(json.dumps(changed(replay_data, **changes)), encoding="utf-8")
    one_helpful_line(run("replay", replay, *option), "newer version")


BROKEN: list[dict[str, Any]] = [
    {"schema": 0},
    {"schema": "1"},
    {"schema": True},
    {"sixgun": "one"},
    {"game": "chess"},
    {"game": ["dice"]},
    {"players": ...},
    {"players": "4"},
    {"players": 4.5},
    {"players": True},
    {"players": 5},
    {"players": 400},
    {"sets": ["base", "moon"]},
    {"sets": [["base"]]},
    {"sets": []},
    {"settings": {"colour": 1}},
    {"names": ["Ann", "Ben"]},
    {"names": ["Ann", "Ben", "Cleo", 4]},
    {"names": ["Ann", "Ann", "Cleo", "Dan"]},
    {"seed": "tumbleweed"},
    {"seed": "0" * 31},
    {"choices": ...},
    {"choices": [["stops", 0]]},
    {"choices": [[9, "stops"]]},
    {"choices": [[0, "flies away"]]},
    {"checksums": [20]},
    {"checksums": [[[], ""]]},
    {"position": {"seats": []}},
    {"position": {"rng": ["counted", "zz", 0]}},
    {"position": []},
]


@pytest.mark.parametrize("changes", BROKEN, ids=str)
def test_a_broken_replay(
    run: Typing, replay: Path, replay_data: dict[str, Any], changes: dict[str, Any]
) -> None:
    replay.write_text(json.dumps(changed(replay_data, **changes)), encoding="utf-8")
    one_helpful_line(run("replay", replay))


def test_deeply_nested_json(run: Typing, replay: Path) -> None:
    replay.write_text("[" * 100_000, encoding="utf-8")
    one_helpful_line(run("replay", replay), "JSON")


TAMPERED: list[dict[str, Any]] = [
    {"commitment": "0" * 32},
    {"seed": "0" * 32},
    {"checksums": [[20, "0" * 16]]},
    {"checksums": []},
    {"choices": []},
    {"names": ["Ann", "Ben", "Cleo", "Eve"]},
]


@pytest.mark.parametrize("changes", TAMPERED, ids=str)
def test_a_tampered_replay_does_not_verify(
    run: Typing, replay: Path, replay_data: dict[str, Any], changes: dict[str, Any]
) -> None:
    data = changed(replay_data, **changes)
    if "choices" in changes:  # leave a choice out in the middle
        data["choices"] = replay_data["choices"][:7] + replay_data["choices"][8:]
    if "names" in changes:  # rename a player who is a target later on
        assert any("Dan" in text for _, text in data["choices"])
    replay.write_text(json.dumps(data), encoding="utf-8")
    ended = run("replay", replay, "--verify")
    assert ended.code == 1
    assert ended.out == ""
    assert ended.err.startswith("sixgun: ") and ended.err.count("\n") == 1
    as_json = run("replay", replay, "--verify", "--json")
    assert as_json.code == 1
    assert json.loads(as_json.out)["holds"] is False


def test_several_malformed_scenarios_are_all_named(run: Typing, scenarios: Path) -> None:
    (scenarios / "a.yaml").write_text("scenario: [", encoding="utf-8")
    (scenarios / "b.yaml").write_text("scenario: b\ngame: dice", encoding="utf-8")
    ended = run("check", scenarios)
    assert ended.code == 2
    assert [line.split(":")[1].rsplit("/")[-1] for line in ended.err.splitlines()] == ["a.yaml", "b.yaml"]
    assert "A beer heals" in ended.out, "the good ones are run all the same"


def test_all_mistakes_of_a_scenario_file_are_named(run: Typing, scenarios: Path) -> None:
    text = HOLDS.replace("Ann has 4 life", "Ann hass 4 life").replace("Ben: {}", "Ben: {lifes: 2}")
    (scenarios / "a.yaml").write_text(text, encoding="utf-8")
    ended = run("check", scenarios / "a.yaml")
    assert ended.code == 2
    first, second = ended.err.splitlines()
    assert first.startswith("sixgun: ") and "a.yaml:6: 'lifes'" in first
    assert second.startswith("sixgun: ") and "did you mean 'has'?" in second


def test_a_scenario_of_the_card_game_holds(run: Typing, tmp_path: Path) -> None:
    path = tmp_path / "holds.yaml"
    path.write_text(HOLDS_CARDS, encoding="utf-8")
    assert run("check", path).code == 0
    path.write_text(HOLDS_CARDS.replace("is [mustang 8♥]", "is []"), encoding="utf-8")
    ended = run("check", path)
    assert ended.code == 1 and "mustang" in ended.out


def test_a_full_disk(run: Typing, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(text: str) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("sys.stdout.write", full)
    one_helpful_line(run("--version"), "No space left")


@pytest.mark.parametrize("lang", ["cs", "es", "ru"])
@pytest.mark.parametrize("changes", BROKEN, ids=str)
def test_a_broken_replay_is_explained_in_the_language_asked_for(
    run: Typing, replay: Path, replay_data: dict[str, Any], changes: dict[str, Any], lang: str
) -> None:
    replay.write_text(json.dumps(changed(replay_data, **changes)), encoding="utf-8")
    english = run("replay", replay).err
    translated = run("replay", replay, "--lang", lang)
    one_helpful_line(translated)
    sentence = english.removeprefix(f"sixgun: {replay} is a broken replay: ").strip()
    assert sentence and sentence not in translated.err
    # What Python says about a value is quoted verbatim.
    words = re.sub(r"\w+Error\(.*\)", "", translated.err.replace(str(replay), ""))
    assert not re.search(r"\b(is|the|not|has|need)\b", words), words


COMPLAINTS: list[tuple[Complaint, dict[str, str]]] = [
    (
        BadSettings("{game} has no bots yet", "no-bots", game="bang"),
        {
            "cs": "bang zatím žádné boty nemá",
            "es": "bang aún no tiene bots",
            "ru": "в игре bang пока нет ботов",
        },
    ),
    (
        BrokenJournal("this table keeps no record", "no-record"),
        {
            "cs": "u tohoto stolu se nevede záznam",
            "es": "en esta mesa no se lleva registro",
            "ru": "за этим столом запись не ведётся",
        },
    ),
]


@pytest.mark.parametrize(("complaint", "lines"), COMPLAINTS, ids=["settings", "journal"])
def test_a_complaint_of_the_engine_speaks_the_language_asked_for(
    run: Typing, monkeypatch: pytest.MonkeyPatch, complaint: Complaint, lines: dict[str, str]
) -> None:
    def complain(config: object) -> int:
        raise complaint

    monkeypatch.setattr("sixgun.terminal.run", complain)
    for lang, line in lines.items():
        assert run("play", "dice", "--plain", "--lang", lang) == Ended(2, "", f"sixgun: {line}\n")
    assert run("play", "dice", "--plain").err == f"sixgun: {complaint}\n"


def test_without_ray_the_simulation_says_so_in_the_language_asked_for(
    run: Typing, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    for lang, words in (("en", "needs the package"), ("cs", "potřebuje balík"), ("ru", "нужен пакет")):
        ended = run("sim", "dice", "--games", 1, "--engine", "ray", "--lang", lang)
        one_helpful_line(ended, f"{words} ray")


@pytest.mark.parametrize("option", [[], ["--json"]], ids=["line", "json"])
def test_a_refused_choice_is_explained_in_the_language_asked_for(
    run: Typing, replay: Path, replay_data: dict[str, Any], option: list[str]
) -> None:
    choices = [[9, "stops"], *replay_data["choices"][1:]]
    replay.write_text(json.dumps(changed(replay_data, choices=choices)), encoding="utf-8")
    ended = run("replay", replay, "--verify", "--lang", "cs", *option)
    reason = "volba 1 („stops“) není možná: Místo 9 u tohoto stolu není."
    assert ended.code == 1
    assert ended.err == f"sixgun: {replay} neplatí: {reason}\n"
    assert not option or json.loads(ended.out)["reason"] == reason


def test_mistakes_speak_the_language_asked_for(run: Typing) -> None:
    assert "neexistuje" in run("play", "poker", "--lang", "cs").err
    assert "no existe" in run("--lang=es", "play", "poker").err
    assert "нет" in run("--lang", "ru", "play", "poker").err
