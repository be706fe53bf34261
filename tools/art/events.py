"""One motif for every event, 100 x 100."""

from typing import Final

from tools.art import boxes

EVENTS: Final = boxes.motifs(events=True)
"""All motifs by the id of their event."""
