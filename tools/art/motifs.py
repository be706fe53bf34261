"""One motif for every kind of card, 100 x 100."""

from typing import Final

from tools.art.deeds import DEEDS
from tools.art.dodge_city import DODGE_CITY
from tools.art.gear import GEAR
from tools.art.weapons import WEAPONS

MOTIFS: Final = {**DEEDS, **GEAR, **WEAPONS, **DODGE_CITY}
"""All motifs by the id of their kind of card."""
