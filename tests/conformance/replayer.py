"""Loads replay files in a process of its own and prints what everyone sees at the end of each."""

import json
import sys
from hashlib import blake2b
from pathlib import Path

from sixgun.kernel.journal import load
from sixgun.kernel.state import checksum

from .contract import ALL_GAMES


def main(path: Path) -> None:
    for data in json.loads(path.read_text()):
        game = ALL_GAMES[data["game"]]
        table = load(data, game)
        seen = "".join(game.view(table, seat).canonical() for seat in range(-1, len(table.names)))
        log = repr(table.events)
        print(checksum(table.state), blake2b((seen + log).encode(), digest_size=8).hexdigest())


if __name__ == "__main__":
    main(Path(sys.argv[1]))
