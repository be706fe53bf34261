"""The page's types and tables are those of the server and the games, and every kind of type is known."""

from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta

from sixgun.games.bang.cards import KIND
from sixgun.games.catalog import GAMES, game
from sixgun.games.legends.content.kinds import Program
from sixgun.games.legends.printed import CHARACTERS, FIGHT_CARDS, GOALS, ITEMS, STORIES
from sixgun.kernel.asks import Option
from sixgun.kernel.events import Event, Hidden
from sixgun.server import wire
from tools.wire import FOLDER, cards, legends, types, written


@pytest.mark.parametrize("name", ["types.ts", "cards.ts", "legends.ts", "rulings.ts"])
def test_the_generated_files_are_up_to_date(name: str) -> None:
    assert (FOLDER / name).read_text("utf-8") == written()[FOLDER / name], "run python -m tools.wire"


def test_everything_that_travels_has_a_type() -> None:
    source = types.source()
    for name, thing in vars(wire).items():
        if types.is_struct(thing) and thing.__module__ == wire.__name__ and thing is not wire.Strict:
            assert f"export interface {name} {{" in source
    for id in GAMES:
        for base in (Option, Event):
            for name, kind in game(id).records().items():
                if issubclass(kind, base) and not kind.__subclasses__():
                    assert f'{name}: {{ is: "{name}"' in source or f'is: "{name}";' in source


def test_orders_may_leave_out_what_has_a_default_and_answers_are_complete() -> None:
    assert "since?: number;" in types.interface(wire.Hello)
    assert "table: string;" in types.interface(wire.Hello)
    assert "pace?: Pace;" in types.interface(wire.SetHouse)
    assert "expiry: OnExpiry;" in types.interface(wire.BankClock)
    assert "level: string;" in types.interface(wire.SeatInfo)
    assert "text?: Said | null;" in types.interface(wire.Line)


def test_parts_that_python_leaves_open_are_typed() -> None:
    assert "lines: Line[] | null;" in types.interface(wire.Update)
    assert "scene: Scene | null;" in types.interface(wire.Welcome)
    assert "option: GameOption;" in types.interface(wire.ClosedInfo)
    assert "event?: GameEvent | null;" in types.interface(wire.Line)


@pytest.mark.parametrize(
    ("hint", "script"),
    [
        (int, "number"),
        (list[int | str], "(number | string)[]"),
        (tuple[Hidden, ...], "(number | string | null)[]"),
        (dict[str, list[bool]], "Record<string, boolean[]>"),
        (Literal["calm", "brisk", "instant"], "Pace"),
        (Literal["a", "b"] | None, '"a" | "b" | null'),
        (Annotated[str, Meta(max_length=3)] | None, "string | null"),
        (str | msgspec.UnsetType, "string"),
        (wire.Clock, "Clock"),
        (Program, "Program"),
    ],
)
def test_types_in_typescript(hint: object, script: str) -> None:
    assert types.script(hint) == script


def test_a_type_without_a_counterpart_is_a_fault() -> None:
    with pytest.raises(TypeError, match="no TypeScript for"):
        types.script(complex)


def test_cards_are_counted_as_printed() -> None:
    assert cards.facts("volcanic")["reach"] == 1 and cards.facts("winchester")["reach"] == 5
    assert cards.facts("barrel") == {
        "colour": "blue",
        "reach": 0,
        "stays": True,
        "extra": 0,
        "copies": {"base": 2, "dodge_city": 1},
    }
    copies = [cards.facts(kind)["copies"] for kind in dict.fromkeys(KIND)]
    assert sum(sum(of_box.values()) for of_box in copies if isinstance(of_box, dict)) == len(KIND)


def test_what_is_printed_in_western_legends_stands_in_the_order_of_its_numbers() -> None:
    blocks = {
        block.split(":", 1)[0].removeprefix("export const "): block.splitlines()
        for block in legends.source().split("\n\n")
        if block.startswith("export const ")
    }

    def ids(name: str) -> list[str]:
        return [line.split('"')[1] for line in blocks[name][1:-1]]

    assert ids("ITEMS") == [item.id for item in ITEMS]
    assert ids("LEGENDS") == [one.id for one in CHARACTERS]
    assert ids("STORIES") == [story.slug for story in STORIES]
    assert ids("GOALS") == [goal.id for goal in GOALS]
    assert ids("FIGHT_CARDS") == [card.id for card in FIGHT_CARDS]
    assert len(ids("POKER")) == 52 and ids("POKER")[0] == "2_spades"
    assert len(blocks["MARSHAL_TRACK"]) == len(blocks["WANTED_TRACK"]) == 12


def test_a_side_of_an_item_that_does_nothing_has_no_text() -> None:
    source = legends.source()
    revolver = next(line for line in source.splitlines() if 'id: "revolver"' in line)
    assert "text: null" in revolver and "upgraded: { k:" in revolver
