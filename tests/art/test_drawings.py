"""The drawings are complete, harmless and exactly what the generator draws."""

import re
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import pytest

from sixgun.games.bang.cards import EVENTS as EVENT_CARDS
from sixgun.games.bang.cards import KIND, OF_BOX, SUITS, of_piles
from sixgun.games.bang.shelf import FOREIGN
from sixgun.games.dice.model import FACES
from tools.art import boxes
from tools.art.__main__ import FAMILIES, WEB, files
from tools.art.event_frames import EVENT_FRAMES

SVG: Final = "{http://www.w3.org/2000/svg}"
SHEETS: Final = WEB / "src" / "lib" / "art" / "sheets"
APART: Final = set(boxes.apart())
LEGENDS: Final = {"legends", "legends-frames", "legends-tokens", "places"}
EVENTS: Final = {"events"}

DRAWN: Final = files()


def symbols(family: str) -> set[str]:
    root = ElementTree.fromstring((SHEETS / f"{family}.svg").read_text(encoding="utf-8"))
    return {symbol.get("id", "") for symbol in root.iter(f"{SVG}symbol")}


def test_every_kind_of_card_has_a_motif() -> None:
    ours = {KIND[card] for box in OF_BOX if box not in FOREIGN for card in OF_BOX[box]}
    piled = {id for box in OF_BOX if box not in FOREIGN for id in of_piles(box)}
    drawn = symbols("motifs").union(*[symbols(box) for box in APART])
    assert ours | piled | {"colt"} <= drawn


def test_a_motif_lies_in_one_sheet_only() -> None:
    assert [symbols("motifs") & symbols(box) for box in APART] == [set() for _ in APART]


def test_every_event_has_a_motif_and_every_box_of_events_a_frame() -> None:
    events = {box: rows for box, rows in EVENT_CARDS.items() if rows and box not in FOREIGN}
    assert symbols("events") == {id for rows in events.values() for id, _ in rows}
    assert {f"event_{box}" for box in events} | {"event_back"} == EVENT_FRAMES.keys()


def test_no_two_motifs_are_the_same() -> None:
    motifs = [
        re.sub(r' id="[^"]*"', "", text)
        for path, text in DRAWN.items()
        if path.startswith(tuple(f"art/{family}/" for family in ("motifs", "events", *APART)))
    ]
    assert len(motifs) == len(set(motifs))


def test_every_die_face_role_and_suit_is_drawn() -> None:
    assert symbols("dice") == {*FACES, "blank", "money", "money_reroll", "nugget"}
    assert symbols("suits") == set(SUITS)
    assert symbols("roles") == {"sheriff", "deputy", "outlaw", "renegade", "unknown"}


def test_the_tokens_of_both_games_and_the_frames_of_all_cards_are_drawn() -> None:
    assert {"arrow", "bullet", "bullet_empty", "cards", "clock", "sight"} <= symbols("tokens")
    assert "round_starter" in symbols("tokens")
    assert {"brown", "blue", "green", *EVENT_FRAMES} <= symbols("frames")


def test_event_cards_lie_across() -> None:
    assert {(frame.width, frame.height) for frame in EVENT_FRAMES.values()} == {(176, 126)}


def test_the_sheets_hold_what_the_single_files_hold() -> None:
    for family in FAMILIES:
        alone = {Path(path).stem for path in DRAWN if path.startswith(f"art/{family}/")}
        assert symbols(family) == alone, family


@pytest.mark.parametrize("path", sorted(DRAWN))
def test_the_generator_draws_what_is_in_the_tree(path: str) -> None:
    assert (WEB / path).read_bytes() == DRAWN[path].encode(), f"{path}: run python -m tools.art"


def test_nothing_in_the_tree_is_left_over_from_earlier_drawings() -> None:
    families = [*FAMILIES, "posters"]
    kept = {str(file.relative_to(WEB)) for family in families for file in (WEB / "art" / family).iterdir()}
    assert kept == {path for path in DRAWN if path.startswith(tuple(f"art/{family}/" for family in families))}


@pytest.mark.parametrize("path", sorted(DRAWN))
def test_a_drawing_brings_no_styles_scripts_or_strangers(path: str) -> None:
    root = ElementTree.fromstring(DRAWN[path])
    for element in root.iter():
        assert element.tag.removeprefix(SVG) not in {"style", "script", "image", "use", "a", "foreignObject"}
        for name, value in element.attrib.items():
            assert name != "style"
            assert not name.lower().startswith("on")
            assert "href" not in name
            assert "url(" not in value


@pytest.mark.parametrize("path", sorted(path for path in DRAWN if "/sheets/" not in path))
def test_a_single_drawing_can_be_used_by_its_name(path: str) -> None:
    assert ElementTree.fromstring(DRAWN[path]).get("id") == Path(path).stem


@pytest.mark.parametrize("path", sorted(DRAWN))
def test_a_drawing_names_its_inks_and_no_letter_is_left(path: str) -> None:
    assert "$" not in DRAWN[path]
    colours = set(re.findall(r'(?:fill|stroke)="([^"]*)"', DRAWN[path]))
    assert all(
        re.fullmatch(r"none|currentColor|var\(--[akm]-\w+,#[0-9a-f]{6}\)", colour) for colour in colours
    )


def test_the_sheets_are_small() -> None:
    size = {Path(path).stem: len(text) for path, text in DRAWN.items() if "/sheets/" in path}
    assert size.keys() == FAMILIES.keys()
    assert sum(size[family] for family in FAMILIES.keys() - LEGENDS - EVENTS - APART) < 360_000
    assert sum(size[family] for family in LEGENDS) < 160_000
    assert sum(size[family] for family in EVENTS) < 80_000
    assert all(size[box] < 130_000 for box in APART)
