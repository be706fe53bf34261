"""Portraits: everyone at the table, 120 by 120, composed from one set of parts.

Layers, back to front: ground, things and hat and hair behind, clothes, head, eyes, nose, mouth, beard, hair,
hat, things. Parts name colours of the person as `@xx`; composing writes the colours in, so that neither the
files nor the sheet need a style.
"""

import json
import re
from collections.abc import Mapping
from itertools import combinations
from pathlib import Path
from typing import Final

from tools.art import (
    boxes,
    legends_parts,
    portrait_clothes,
    portrait_faces,
    portrait_grounds,
    portrait_things,
)
from tools.art.ink import ink
from tools.art.portrait_cast import BOXES, CAST, OTHERS
from tools.art.portrait_figures import FIGURE_COLOURS, FIGURES
from tools.art.portrait_recipes import Recipe

PARTS: Final = {
    **portrait_grounds.PARTS,
    **boxes.grounds(),
    **portrait_clothes.PARTS,
    **portrait_faces.PARTS,
    **portrait_things.PARTS,
    **legends_parts.PARTS,
    **boxes.portrait_parts(),
}

PALETTE: Final = {
    "sk": "#e0b48a",
    "hr": "#4a2f1c",
    "ht": "#8a5a35",
    "ba": "#a63a22",
    "ct": "#5a4630",
    "sh": "#e9dcbf",
    "ac": "#a63a22",
    "bg": "#d9b877",
    "b2": "#c79b52",
}
"""The colours of a person who names no others; shadow, lips and blush follow from the skin."""

NAMESPACE: Final = 'xmlns="http://www.w3.org/2000/svg"'

SETTING: Final = ink(
    'viewBox="0 0 120 120" stroke="$I" stroke-width="0" stroke-linecap="round" stroke-linejoin="round"'
)
"""What a drawing inherits: ink lines, none by default, with round ends and corners."""

LAYERS: Final = ("body", "head", "eyes", "nose", "mouth", "beard", "hair", "hat")
"""The layers between the ground and the things, as the recipe calls them."""

DETAILS: Final = ("hat", "hair", "beard", "ground", "things")


# ---------------------------------------------------------------- colours


def mixed(colour: str, other: str, share: float) -> str:
    """A colour with a share of another one in it."""
    pairs = ((int(colour[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def coloured(drawing: str, colours: Mapping[str, str]) -> str:
    """A drawing with the person's colours and the printing inks written in."""
    palette = {**PALETTE, **colours}
    palette["ss"] = mixed(palette["sk"], "#3a1c0c", 0.24)
    palette["lp"] = mixed(palette["sk"], "#9c1f1f", 0.72)
    palette["bl"] = mixed(palette["sk"], "#b03a22", 0.3)
    return ink(re.sub(r"@([a-z][a-z0-9])", lambda found: palette[found[1]], drawing))


# ---------------------------------------------------------------- composing


def layers(recipe: Recipe) -> list[str]:
    """The names of a person's parts, back to front."""
    parts = [f"{layer}-{part}" for layer in LAYERS if (part := getattr(recipe, layer))]
    parts += [f"thing-{thing}" for thing in recipe.things]
    unknown = [part for part in parts if part not in PARTS and f"{part}-b" not in PARTS]
    if unknown:
        raise ValueError(f"no such part: {', '.join(unknown)}")
    behind = [f"{part}-b" for part in reversed(parts) if f"{part}-b" in PARTS]
    return [f"ground-{recipe.ground}", *behind, *(part for part in parts if part in PARTS)]


def composed(recipe: Recipe) -> str:
    """The drawing of a person."""
    return coloured("".join(PARTS[part] for part in layers(recipe)), recipe.colours)


def drawings() -> dict[str, str]:
    """Every portrait by its id: the characters in alphabetical order, then the figures."""
    people = {character: composed(CAST[character]) for character in sorted(CAST)}
    figures = {name: coloured(FIGURES[name], FIGURE_COLOURS[name]) for name in sorted(FIGURES)}
    others = {name: composed(OTHERS[name]) for name in sorted(OTHERS)}
    return {**people, **figures, **others}


# ---------------------------------------------------------------- telling people apart


def alike() -> list[tuple[str, str]]:
    """The pairs of people who could be taken for each other.

    Two people differ in at least three of hat, hair, beard, ground and things. Of the three anchors
    (silhouette, coloured ground, things) all differ within a box and two between boxes.
    """
    return [(a, b) for a, b in combinations(CAST, 2) if too_close(CAST[a], CAST[b], same_box(a, b))]


def too_close(one: Recipe, other: Recipe, boxmates: bool) -> bool:
    """Whether two recipes share so much that a small picture no longer tells them apart."""
    details = sum(getattr(one, name) != getattr(other, name) for name in DETAILS)
    anchors = sum(a != b for a, b in zip(anchors_of(one), anchors_of(other), strict=True))
    return details < 3 or anchors < (3 if boxmates else 2)


def anchors_of(recipe: Recipe) -> tuple[tuple[str, ...], ...]:
    """What a glance takes in: silhouette, ground, things."""
    return (recipe.hat, recipe.hair), (recipe.ground, recipe.colours["bg"]), recipe.things


def same_box(one: str, other: str) -> bool:
    """Whether two characters come from the same box."""
    return any(one in box and other in box for box in BOXES.values())


# ---------------------------------------------------------------- writing


def write(art: Path, sheets: Path) -> None:
    """Write every portrait as a file and all of them as one sheet, with the parts and the recipes beside.

    Args:
        art: the folder of drawings; gets `portraits/`, `portrait-parts.svg` and `portraits.json`.
        sheets: the folder of symbol sheets; gets `portraits.svg`.
    """
    folder = art / "portraits"
    folder.mkdir(parents=True, exist_ok=True)
    sheets.mkdir(parents=True, exist_ok=True)
    portraits = drawings()
    for name, drawing in portraits.items():
        save(folder / f"{name}.svg", f"<svg {NAMESPACE} {SETTING}>{drawing}</svg>\n")
    save(sheets / "portraits.svg", symbols(portraits))
    save(art / "portrait-parts.svg", symbols({name: coloured(part, {}) for name, part in PARTS.items()}))
    recipes = {name: {"parts": layers(recipe), "colours": recipe.colours} for name, recipe in CAST.items()}
    save(art / "portraits.json", json.dumps(recipes, indent=1) + "\n")


def symbols(bodies: Mapping[str, str]) -> str:
    """A sheet with one symbol per drawing."""
    each = "".join(f'<symbol id="{name}" {SETTING}>{body}</symbol>\n' for name, body in bodies.items())
    return f"<svg {NAMESPACE}>\n{each}</svg>\n"


def save(path: Path, text: str) -> None:
    """Write a text the same way on every system."""
    path.write_text(text, encoding="utf-8", newline="\n")
