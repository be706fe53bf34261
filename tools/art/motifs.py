"""One motif for every kind of card, 100 x 100."""

from typing import Final

from tools.art import boxes
from tools.art.deeds import DEEDS
from tools.art.gear import GEAR
from tools.art.weapons import WEAPONS

MOTIFS: Final = {**DEEDS, **GEAR, **WEAPONS, **boxes.motifs(events=False)}
"""All motifs by the id of their kind of card."""
