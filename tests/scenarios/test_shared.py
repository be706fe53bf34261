"""A position shared by several scenarios of a file, and what each of them changes."""

from pathlib import Path

import pytest

from sixgun.cli.shelf import shelf
from sixgun.scenarios import Malformed, Scenario, check_file, open_table, outcome, read_text

SHARED = """shared: four at a table
source: rules 4
game: dice
given:
  turn: Ben
  Ann: {role: sheriff, life: 6, arrows: 1}
  Ben: {life: 3}
  Cleo: {}
  Dan: {}
  dice: [1, beer, gatling, dynamite, dynamite]
"""


def scenarios(*texts: str) -> list[Scenario]:
    return read_text("---\n".join([SHARED, *texts]), Path("test"))


def complaint(text: str) -> list[tuple[int, str]]:
    with pytest.raises(Malformed) as caught:
        for scenario in read_text(text, Path("test")):
            outcome(scenario)
    return [(wrong.line, wrong.reason) for wrong in caught.value.every()]


def test_a_scenario_has_what_is_shared_above_it() -> None:
    (one,) = scenarios("scenario: one\nthen:\n  - it is Ben's turn\n  - Ann has 6 life and 1 arrow\n")
    assert (one.name, one.source, one.game.id, one.names) == (
        "one",
        "rules 4",
        "dice",
        ("Ann", "Ben", "Cleo", "Dan"),
    )
    assert outcome(one).differs == ()


def test_what_it_writes_itself_is_laid_over_entry_by_entry() -> None:
    one, two = scenarios(
        "scenario: one\nsource: another\ngiven:\n  turn: Ann\n  Ann: {life: 2}\n  dice: [1, 1, 1, 1, 2]\n"
        "then:\n  - it is Ann's turn\n  - Ann has 2 life and 1 arrow\n  - dice are [1, 1, 1, 1, 2]\n",
        "scenario: two\nthen:\n  - it is Ben's turn\n  - Ann has 6 life\n  - Ben has 3 life\n",
    )
    assert (one.source, two.source) == ("another", "rules 4")
    assert outcome(one).differs == outcome(two).differs == ()


def test_a_further_shared_document_replaces_the_first() -> None:
    second = "shared: three at a table\ngame: dice\ngiven: {players: 3}\n"
    one, two = scenarios("scenario: one\n", second, "scenario: two\n")
    assert (len(one.names), len(two.names)) == (4, 3)
    assert two.source == ""


def test_players_may_be_counted_and_added() -> None:
    (one,) = scenarios("scenario: one\ngiven:\n  players: 5\n")
    assert one.names == ("Ann", "Ben", "Cleo", "Dan", "Eve")
    grouped = "shared: x\ngame: dice\ngiven:\n  players: {Ann: {arrows: 1}, Ben: {}, Cleo: {}}\n---\n"
    text = grouped + "scenario: one\ngiven:\n  players: {Ben: {arrows: 2}, Dan: {}}\n"
    text += "then:\n  - Ann has 1 arrow\n  - Ben has 2 arrows\n"
    (one,) = read_text(text, Path("test"))
    assert one.names == ("Ann", "Ben", "Cleo", "Dan")
    assert outcome(one).differs == ()


def test_a_table_is_opened_at_the_shared_position(tmp_path: Path) -> None:
    file = tmp_path / "shared.yaml"
    file.write_text(SHARED + "---\nscenario: one\ngiven: {turn: Cleo}\n", encoding="utf-8")
    table = open_table(file)
    assert (table.names[table.state.active], table.state.seats[0].life) == ("Cleo", 6)


def test_a_mistake_in_what_is_shared_is_named_once(tmp_path: Path) -> None:
    file = tmp_path / "shared.yaml"
    text = SHARED.replace("life: 3", "life: 300") + "---\nscenario: one\n---\nscenario: two\n"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Malformed) as caught:
        check_file(file)
    assert [wrong.line for wrong in caught.value.every()] == [7]


MISTAKES = [
    (
        SHARED + "when:\n  - Ben stops\n---\nscenario: one\n",
        (11, "'when' cannot be shared; it belongs to a scenario"),
    ),
    (
        SHARED.replace("source", "sourse") + "---\nscenario: one\n",
        (2, "'sourse' cannot be shared; did you mean 'source'?"),
    ),
    (
        SHARED.replace("four at a table", "") + "---\nscenario: one\n",
        (1, "'shared' is a text: what the scenarios below have in common"),
    ),
    (SHARED, (1, "no scenario follows that shares this")),
    (SHARED + "---\n" + SHARED + "---\nscenario: one\n", (1, "no scenario follows that shares this")),
    (
        SHARED + "---\nscenario: one\ngame: bang\n",
        (13, "what is shared above is of the game dice; leave 'game' out"),
    ),
    (
        "shared: x\ngiven: 4\n---\nscenario: one\n",
        (2, "'given' is a group of entries, for example {players: 5}"),
    ),
]


@pytest.mark.parametrize(("text", "wrong"), MISTAKES)
def test_a_mistake_is_named_with_its_line(text: str, wrong: tuple[int, str]) -> None:
    assert complaint(text) == [wrong]
    assert wrong[1] in Path("docs/scenarios.md").read_text(encoding="utf-8")


def test_the_shelf_finds_a_card_in_what_is_shared() -> None:
    (found,) = [
        one for one in shelf("bang") if one.title == "Of one shot at the last life point, a Beer rescues"
    ]
    assert found.names("barrel") and not found.names("schofield")
    assert found.file.read_text(encoding="utf-8").splitlines()[found.line - 1].endswith(found.title)
