"""The manifest of A Fistful of Cards."""

from sixgun.games.bang.box import Box
from sixgun.games.bang.event_pile import KEEPER, SETTINGS
from sixgun.games.bang.sets.fistful import duty, phase_one, rules, shots, told, turns

BOX = Box(
    "fistful",
    *(rules, turns, phase_one, duty, shots, told),
    needs=("base",),
    settings=SETTINGS,
    rounds=True,
    keeper=KEEPER,
    verbs=("drinks", "guesses", "exchanges"),
    also=("fistful_of_cards", "a_fistful_of_cards"),
)
