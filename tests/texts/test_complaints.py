"""Complaints about settings and files: the same in the program, in English and in the other languages."""

import copy
import pickle
from string import Formatter

import pytest

import sixgun
from sixgun.kernel.asks import refusal
from sixgun.kernel.complaints import Complaint
from sixgun.kernel.journal import BrokenJournal, load, save
from sixgun.texts import LANGUAGES, speaker
from tests.texts.engine import Raised, complaints
from tests.texts.ftl import OTHERS, variables

NUMBERS = {
    *("players", "least", "most", "names", "seat", "last", "choices", "number"),
    *("value", "wanted", "found", "ours"),
}
"""Parameters that are numbers."""


def sample(raised: Raised, number: int = 12) -> Complaint:
    """The complaint with some value for every parameter."""
    values = {param: number if param in NUMBERS else f"a {param}" for param in raised.params}
    return Complaint(raised.wording, raised.key, None, **values)


@pytest.mark.parametrize("raised", complaints(), ids=lambda raised: f"{raised.where}-{raised.key}")
def test_the_program_and_the_english_text_say_the_same(raised: Raised) -> None:
    used = {field for _, field, _, _ in Formatter().parse(raised.wording) if field}
    assert used == raised.params, "every parameter is said"
    for number in (0, 12, 12345):
        complaint = sample(raised, number)
        assert speaker("en", strict=True).complaint(complaint) == str(complaint)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("raised", complaints(), ids=lambda raised: f"{raised.where}-{raised.key}")
def test_every_language_uses_exactly_the_parameters_there_are(lang: str, raised: Raised) -> None:
    assert variables(lang, f"complaint-{raised.key}") == raised.params


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 21])
def test_no_complaint_is_english_elsewhere(lang: str, number: int) -> None:
    for raised in complaints():
        complaint = sample(raised, number)
        said = speaker(lang, strict=True).complaint(complaint)
        assert said != str(complaint)
        assert said == said.strip() and "  " not in said and "{" not in said, said
        assert all(str(value) in said for value in complaint.params.values()), said


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["1 player needs 1 name,", "2 players need 2 names,", "5 players need 5 names,"]),
        ("cs", ["1 hráč potřebuje 1 jméno", "2 hráči potřebují 2 jména", "5 hráčů potřebuje 5 jmen"]),
        ("es", ["1 jugador necesita 1 nombre", "2 jugadores necesitan 2 nombres", "5 jugadores"]),
        ("ru", ["1 игроку нужно 1 имя", "2 игрокам нужны 2 имени", "5 игрокам нужно 5 имён"]),
    ],
)
def test_names_agree_with_their_number(lang: str, lines: list[str]) -> None:
    (names,) = [raised for raised in complaints() if raised.key == "names"]
    for number, line in zip((1, 2, 5), lines, strict=True):
        assert speaker(lang, strict=True).complaint(sample(names, number)).startswith(line)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refused_choice_is_explained_in_the_language_of_the_complaint(lang: str) -> None:
    table = sixgun.new("dice", 4, seed="refused")
    table.choose(table.pending[0].seat, 0)
    file = save(table, sixgun.__version__)
    file["choices"] = [[9, "stops"]]
    with pytest.raises(BrokenJournal, match=r"choice 1 \('stops'\) is refused: no-such-seat") as broken:
        load(file, table.game)
    say = speaker(lang, strict=True)
    said = say.complaint(broken.value)
    assert broken.value.refusal is not None
    assert say.refusal(broken.value.refusal) in said
    assert "stops" in said and "no-such-seat" not in said


def test_a_complaint_gives_the_terminal_no_orders() -> None:
    with pytest.raises(sixgun.BadSettings) as wrong:
        sixgun.new("dice", 3, names=("Ann", "Ben", "\x1b[2J"))
    assert speaker("en").complaint(wrong.value) == str(wrong.value)
    assert speaker("cs").complaint(wrong.value).startswith(r"„\x1b[2J“ není jméno")
    reason = refusal("not-an-option", text="\x1b[2J\n", nearest="stops")
    refused = BrokenJournal("choice {number} is refused", "choice-refused", reason, number=1, text="")
    said = speaker("en").complaint(refused)
    assert r"“\x1b[2J\n” is not possible now" in said


def test_a_complaint_travels_between_processes() -> None:
    with pytest.raises(sixgun.BadSettings) as wrong:
        sixgun.new("dice", 12)
    for twin in (copy.copy(wrong.value), pickle.loads(pickle.dumps(wrong.value))):
        assert type(twin) is sixgun.BadSettings
        assert str(twin) == "dice seats 3 to 8 players, not 12"
        assert speaker("cs").complaint(twin) == "dice je pro 3 až 8 hráčů, ne pro 12"
    reason = refusal("no-such-seat", seat=9)
    refused = BrokenJournal("{text} is refused", "choice-refused", reason, number=1, text="stops")
    assert copy.copy(refused).refusal == reason
