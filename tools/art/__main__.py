"""Write all drawings: ``python -m tools.art``.

Single files go to ``web/art``, for people to view; the sheets and the few drawings that stand alone
go to ``web/src/lib/art``, where the page gets them; what it has to know about a drawing, it gets as a
module. Running it again changes nothing.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tools.art import boxes, legends_board, portraits
from tools.art.badges import ROLES, SUITS
from tools.art.dice import FACES
from tools.art.event_frames import EVENT_FRAMES
from tools.art.events import EVENTS
from tools.art.frames import CARD_BACK, FRAMES
from tools.art.icons import ICONS
from tools.art.ink import Drawing, svg
from tools.art.legends_actions import ACTIONS
from tools.art.legends_deeds import ABILITIES
from tools.art.legends_frames import LEGENDS_FRAMES
from tools.art.legends_items import ITEMS, UPGRADED
from tools.art.legends_map import MAP
from tools.art.legends_places import PLACES
from tools.art.legends_tokens import LEGENDS_TOKENS, PROSPECTING
from tools.art.motifs import MOTIFS
from tools.art.posters import LOGO, MARK, POSTERS
from tools.art.sheets import sheet
from tools.art.show_frames import SHOW_FRAMES
from tools.art.tokens import TOKENS

WEB: Final = Path(__file__).resolve().parent.parent.parent / "web"


def _sized(width: int, height: int, bodies: Mapping[str, str]) -> dict[str, Drawing]:
    return {name: Drawing(width, height, body) for name, body in bodies.items()}


FAMILIES: Final[dict[str, Mapping[str, Drawing]]] = {
    "motifs": _sized(100, 100, MOTIFS),
    "events": _sized(100, 100, EVENTS),
    "dice": _sized(100, 100, {**FACES, **PROSPECTING}),
    "tokens": TOKENS,
    "roles": _sized(64, 64, ROLES),
    "suits": _sized(32, 32, SUITS),
    "frames": {**_sized(126, 176, FRAMES), **EVENT_FRAMES, **SHOW_FRAMES},
    "ui": _sized(24, 24, ICONS),
    "places": _sized(64, 64, PLACES),
    "legends": _sized(100, 100, {**ITEMS, **UPGRADED, **ABILITIES, **ACTIONS}),
    "legends-tokens": LEGENDS_TOKENS,
    "legends-frames": LEGENDS_FRAMES,
    **{box: _sized(100, 100, drawings) for box, drawings in boxes.apart().items()},
}
"""What goes into sheets: folder, name, drawing."""

ALONE: Final[dict[str, Drawing]] = {
    "card-back": Drawing(126, 176, CARD_BACK),
    "logo": LOGO,
    "mark": MARK,
    "legends-map": MAP,
    **{f"posters/{name}": poster for name, poster in _sized(300, 400, POSTERS).items()},
}
"""What the page shows as files of their own."""


def files() -> dict[str, str]:
    """Every file except the portraits with its text, by its path below ``web``."""
    texts: dict[str, str] = {}
    for family, drawings in FAMILIES.items():
        texts.update({f"art/{family}/{name}.svg": svg(drawing, name) for name, drawing in drawings.items()})
        texts[f"src/lib/art/sheets/{family}.svg"] = sheet(drawings)
    for name, drawing in ALONE.items():
        texts[f"art/{name}.svg"] = texts[f"src/lib/art/{name}.svg"] = svg(
            drawing, name.removeprefix("posters/")
        )
    return texts


def modules() -> dict[str, str]:
    """What the page has to know about the drawings, by its path below ``web``."""
    return {"src/lib/games/legends/board.ts": legends_board.source(), "src/lib/art/apart.ts": _apart()}


def _apart() -> str:
    """Which motifs lie in a sheet of their own."""
    rows = [
        f"  {name}: {json.dumps(box)},"
        for box, drawings in boxes.apart().items()
        for name in sorted(drawings)
    ]
    head = "/** Motifs that lie in the sheet of their box, written by `make art`. */"
    return "\n".join([head, "export const APART: Readonly<Record<string, string>> = {", *rows, "};", ""])


def main() -> None:
    """Write all files."""
    for path, text in {**files(), **modules()}.items():
        file = WEB / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    portraits.write(WEB / "art", WEB / "src" / "lib" / "art" / "sheets")


if __name__ == "__main__":
    main()
