"""The six faces as pictures in two sizes, drawn with box and block characters.

Beside every picture lies its tint of the same shape: ``i`` ink, ``r`` red, ``b`` brass. Faces differ in
outline first, so that they can be told apart without any colour.
"""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from sixgun.terminal.look import Look

Picture = tuple[tuple[str, ...], tuple[str, ...]]

KEEP: Final = "keep"
AGAIN: Final = "again"
LOCKED: Final = "locked"
NOW: Final = "now"
EDGES: Final = {
    "": ("╭", "─", "╮", "│", "╰", "╯"),
    KEEP: ("╭", "─", "╮", "│", "╰", "╯"),
    AGAIN: ("╔", "═", "╗", "║", "╚", "╝"),
    LOCKED: ("┌", "╌", "┐", "╎", "└", "┘"),
    NOW: ("┏", "━", "┓", "┃", "┗", "┛"),
}
"""The edge of a die in each of its states, so that the state shows without colour."""

SMALL: Final[tuple[Picture, ...]] = (
    (("╲  ◣ ", "═══█▶", "╱  ◤ "), ("i  r ", "iiirr", "i  r ")),
    (("  ╭─✶", " ▊▊▊ ", " ▊▊▊ "), ("  iir", " rrr ", " rrr ")),
    ((" ╭┴╮ ", "─┤1├─", " ╰┬╯ "), (" iii ", "iirii", " iii ")),
    (("╔═╩═╗", "╣ 2 ╠", "╚═╦═╝"), ("iiiii", "i i i", "iiiii")),
    ((" ooo ", "┃██┣┓", "┗━━┻┛"), (" iii ", "ibbii", "iiiii")),
    ((" ● ● ", "● + ●", " ● ● "), (" i i ", "i i i", " i i ")),
)
"""Five by three cells, in the order of the faces."""

LARGE: Final[tuple[Picture, ...]] = (
    (
        ("         ", "╲╲    ◣  ", "══════█▶ ", "╱╱    ◤  ", "         "),
        ("         ", "ii    r  ", "iiiiiirr ", "ii    r  ", "         "),
    ),
    (
        ("    ╭──✶ ", "▐█▌▐█▌▐█▌", "▐█▌▐█▌▐█▌", "▐█▌▐█▌▐█▌", "▐█▌▐█▌▐█▌"),
        ("    iiir ", "rrrrrrrrr", "iiiiiiiii", "rrrrrrrrr", "rrrrrrrrr"),
    ),
    (
        ("    │    ", "  ╭─┴─╮  ", "──┤ 1 ├──", "  ╰─┬─╯  ", "    │    "),
        ("    i    ", "  iiiii  ", "iii r iii", "  iiiii  ", "    i    "),
    ),
    (
        (" ╔══╩══╗ ", " ║╔═══╗║ ", "═╣║ 2 ║╠═", " ║╚═══╝║ ", " ╚══╦══╝ "),
        (" iiiiiii ", " iiiiiii ", "iii i iii", " iiiiiii ", " iiiiiii "),
    ),
    (
        (" oOoOo   ", "┃█████┣━┓", "┃█████┃ ┃", "┃█████┣━┛", "┗━━━━━┛  "),
        (" iiiii   ", "ibbbbbiii", "ibbbbbi i", "ibbbbbiii", "iiiiiii  "),
    ),
    (
        ("  ╭●─●╮  ", " ╱     ╲ ", "●   ╬   ●", " ╲     ╱ ", "  ╰●─●╯  "),
        ("  iiiii  ", " i     i ", "i   b   i", " i     i ", "  iiiii  "),
    ),
)
"""Nine by five cells."""


def inner_size(large: bool) -> tuple[int, int]:
    """Width and height of a picture, without the edge of the die."""
    return (9, 5) if large else (5, 3)


def dice_rows(faces: Sequence[int], states: Sequence[str], look: Look, large: bool) -> list[Text]:
    """Dice side by side, numbered from 1; without faces they are blank."""
    width, height = inner_size(large)
    blank = (" " * width,) * height
    rows = [Text() for _ in range(height + 2)]
    for die, state in enumerate(states):
        art, tint = (LARGE if large else SMALL)[faces[die]] if faces else (blank, blank)
        for number, row in enumerate(rows):
            row.append(" " if die else "")
            if 0 < number <= height:
                _append_picture_row(row, art[number - 1], tint[number - 1], EDGES[state][3], state, look)
        left, flat, right, _, low_left, low_right = EDGES[state]
        rows[0].append(left + f" {die + 1} ".center(width, flat) + right, _edge_style(state, look))
        rows[-1].append(low_left + flat * width + low_right, _edge_style(state, look))
    return rows


def _edge_style(state: str, look: Look) -> str:
    ink = {AGAIN: look.bone_blue, NOW: look.bone_red}.get(state, look.bone_ink)
    return f"{ink} on {look.bone}"


def _append_picture_row(row: Text, signs: str, tints: str, side: str, state: str, look: Look) -> None:
    inks = {"r": look.bone_red, "b": look.bone_brass}
    row.append(side, _edge_style(state, look))
    for sign, tint in zip(signs, tints, strict=True):
        row.append(sign, f"bold {inks.get(tint, look.bone_ink)} on {look.bone}")
    row.append(side, _edge_style(state, look))
