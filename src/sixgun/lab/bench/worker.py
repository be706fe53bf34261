"""A process that measures one build of the engine: one line in says what, one line out says how much.

    {"gauge": "cards", "seconds": 0.4}   ->   {"value": 105000.0}   or   {"missing": "numba is not installed"}

The first line out is ``{"build": "compiled"}``.
"""

import json
import sys
from typing import Any

from sixgun.lab.bench.gauges import AMOUNTS, RATES
from sixgun.lab.builds import build
from sixgun.lab.peers import PeerMissing


def measured(gauge: str, seconds: float) -> dict[str, Any]:
    """The answer to one line."""
    try:
        return {"value": RATES[gauge](seconds) if gauge in RATES else AMOUNTS[gauge]()}
    except PeerMissing as absence:
        return {"missing": str(absence)}


def main() -> int:
    """Answer until nobody asks any more."""
    print(json.dumps({"build": build()}), flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        print(json.dumps(measured(asked["gauge"], asked["seconds"])), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
