"""Sheets of symbols: one file holds all drawings of a family, shown with ``<use href="sheet.svg#name">``."""

import re
from collections.abc import Mapping

from tools.art.ink import Drawing, ink


def sheet(drawings: Mapping[str, Drawing]) -> str:
    """All drawings of a family as symbols, one per line, sorted by name."""
    symbols = [_symbol(name, drawing) for name, drawing in sorted(drawings.items())]
    return '<svg xmlns="http://www.w3.org/2000/svg">\n' + "\n".join(symbols) + "\n</svg>\n"


def _symbol(name: str, drawing: Drawing) -> str:
    size = f"0 0 {drawing.width} {drawing.height}"
    return f'<symbol id="{name}" viewBox="{size}">{small(ink(drawing.body))}</symbol>'


def small(text: str) -> str:
    """The same drawing in fewer letters: no zero before a point, no space before a minus."""
    return re.sub(r'(?<= )d="([^"]*)"', lambda found: f'd="{_small_path(found[1])}"', text)


def _small_path(data: str) -> str:
    data = re.sub(r"(?<![\d.])0(?=\.\d)", "", data)
    data = re.sub(r"\s+(?=-)", "", data)
    return re.sub(r"(?<=[A-Za-z])\s+|\s+(?=[A-Za-z])", "", data)
