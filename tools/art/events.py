"""One motif for every event, 100 x 100."""

from typing import Final

from tools.art.fistful import FISTFUL
from tools.art.high_noon import HIGH_NOON

EVENTS: Final = {**HIGH_NOON, **FISTFUL}
"""All motifs by the id of their event."""
