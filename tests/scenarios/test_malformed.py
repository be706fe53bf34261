from pathlib import Path
from random import Random

import pytest

from sixgun.scenarios import Malformed, check_file, open_table
from tests.scenarios.malformed_bang import MALFORMED_BANG
from tests.scenarios.malformed_cases import MALFORMED
from tests.scenarios.malformed_legends import MALFORMED_LEGENDS

EVERY = {**MALFORMED, **MALFORMED_BANG, **MALFORMED_LEGENDS}


@pytest.mark.parametrize("case", EVERY)
def test_a_mistake_is_named_with_its_line(case: str, tmp_path: Path) -> None:
    text, line, reason = EVERY[case]
    file = tmp_path / "mistake.yaml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Malformed) as caught:
        check_file(file)
    assert (caught.value.file, caught.value.line, caught.value.reason) == (file, line, reason)
    assert str(caught.value) == f"{file}:{line}: {reason}"
    assert "\n" not in reason


@pytest.mark.parametrize("case", EVERY)
def test_an_impossible_position_is_not_opened_either(case: str, tmp_path: Path) -> None:
    text, line, reason = EVERY[case]
    if "when:\n  - " in text or "then:\n  - " in text:
        # The sentences are not checked when a table is opened.
        for game in ("dice", "bang", "legends"):
            text = text.replace(f"game: {game}\n", "game: dise\n")
        line, reason = 2, "'dise' is no game; did you mean 'dice'?"
    file = tmp_path / "mistake.yaml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Malformed) as caught:
        open_table(file)
    assert (caught.value.line, caught.value.reason) == (line, reason)


def test_no_mistake_is_shown_twice() -> None:
    assert len(EVERY) == len(MALFORMED) + len(MALFORMED_BANG) + len(MALFORMED_LEGENDS)


def test_a_missing_file_is_a_clear_line(tmp_path: Path) -> None:
    with pytest.raises(Malformed, match="cannot be read: No such file or directory"):
        check_file(tmp_path / "nowhere.yaml")


def test_a_file_that_is_not_text_is_a_clear_line(tmp_path: Path) -> None:
    file = tmp_path / "bytes.yaml"
    file.write_bytes(b"\xff\xfe\x00scenario")
    with pytest.raises(Malformed, match="the file is not UTF-8 text"):
        check_file(file)


def test_the_line_counts_from_the_top_of_the_file_in_later_scenarios(tmp_path: Path) -> None:
    file = tmp_path / "two.yaml"
    file.write_text(
        "scenario: one\ngame: dice\ngiven: {players: 4}\n---\n"
        "scenario: two\ngame: dice\ngiven:\n  players: 2\n",
        encoding="utf-8",
    )
    with pytest.raises(Malformed) as caught:
        check_file(file)
    assert (caught.value.line, caught.value.reason) == (7, "dice seats 3 to 8 players, not 2")


@pytest.mark.parametrize("seed", range(60))
def test_a_damaged_file_is_played_or_refused_but_never_breaks(seed: int, tmp_path: Path) -> None:
    random = Random(seed)
    files = sorted(Path("scenarios").rglob("*.yaml"))
    lines = random.choice(files).read_text(encoding="utf-8").splitlines()
    start = random.randrange(len(lines))
    lines = lines[: start + 40]
    words = [
        "out: true",
        "-1",
        "[",
        "}",
        "'",
        ": ",
        "99",
        "{life: 0}",
        "is",
        "agenda: [1]",
        "\t",
        "null",
        "~",
    ]
    for _ in range(random.randint(1, 4)):
        index = random.randrange(len(lines))
        line = lines[index]
        place = random.randrange(len(line) + 1)
        lines[index] = random.choice(
            [line[:place], line[place:], line[:place] + random.choice(words) + line[place:], line + line]
        )
    file = tmp_path / "damaged.yaml"
    file.write_text("\n".join(lines), encoding="utf-8")
    try:
        for outcome in check_file(file):
            assert outcome.holds == (not outcome.differs)
    except Malformed as error:
        assert 1 <= error.line <= len(lines) + 1


def test_every_complaint_is_in_the_documentation() -> None:
    text = Path("docs/scenarios.md").read_text(encoding="utf-8")
    missing = [reason for _, _, reason in EVERY.values() if reason not in text]
    assert missing == []
