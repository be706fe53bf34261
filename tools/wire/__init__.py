"""The page's share of the truth: TypeScript generated from the Python types and tables."""

from pathlib import Path
from typing import Final

from tools.wire import cards, legends, rulings, types

FOLDER: Final = Path(__file__).resolve().parents[2] / "web" / "src" / "lib" / "wire"

NOTICE: Final = "// Written by `python -m tools.wire`; do not edit.\n"


def written() -> dict[Path, str]:
    """Every generated file with what it should contain."""
    return {
        FOLDER / "types.ts": NOTICE + types.source(),
        FOLDER / "cards.ts": NOTICE + cards.source(),
        FOLDER / "legends.ts": NOTICE + legends.source(),
        FOLDER / "rulings.ts": NOTICE + rulings.source(),
    }
