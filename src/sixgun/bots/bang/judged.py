"""What bots think of cards, characters and events. Every box brings its own opinions (see `boxes`).

Nothing here knows a card. The tables are filled once, box by box, when the bots are loaded; whatever nobody
has judged is an average card that does what its kind of card usually does.

An average card is worth 0.4, a life point about 1.
"""

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from sixgun.games.bang.cards import HEARTS
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.queries import suit_of
from sixgun.kernel.events import Event

if TYPE_CHECKING:
    from sixgun.bots.bang.acting import Acting
    from sixgun.bots.bang.appraisal import Appraisal
    from sixgun.bots.bang.goals import Stance
    from sixgun.bots.bang.greenhorn import Greenhorn
    from sixgun.bots.bang.mind import Answer, Mind
    from sixgun.bots.bang.purse import Purse
    from sixgun.bots.bang.witness import Witness
    from sixgun.games.bang.view import BangView
    from sixgun.kernel.asks import Ask, Option

CARD: Final = 0.4
"""A card nobody has seen."""

Deed = Callable[["Acting", int, int], tuple[int, float]]
"""What something is worth: the place in the turn and the gain, for a target and a card."""


class Worth(dict[str, float]):
    """Numbers by id; a card or a character that nobody has judged yet is an average one."""

    def __missing__(self, id: str) -> float:
        return CARD


# -- cards -------------------------------------------------------------------------------------------------

IN_HAND: Final = Worth()
"""What a card in hand is worth to someone who can use it."""

HELD: Final[dict[str, Callable[["Purse", int], float]]] = {}
"""The same for cards whose worth depends on the moment; the number says how many others there are."""

IN_PLAY: Final = Worth()
"""What a card is worth to the player it lies in front of; below zero it is a burden."""

DEEDS: Final[dict[str, Deed]] = {}
"""Playing a brown card, or using a card in play."""

BESIDE: Final[dict[str, Callable[["Acting", int, int], float]]] = {}
"""What it adds to a BANG! card at a target if a card accompanies it, its price taken off."""

LAID: Final[dict[str, Deed]] = {}
"""Putting down a card that is not for oneself."""

REMOVED: Final[dict[str, Callable[["Appraisal", int], float]]] = {}
"""Gain if such a card in front of a player goes away, where that is not simply its worth in play."""

FLIPS: Final[set[str]] = set()
"""Cards and characters that may turn up a card for a Missed! effect; trying costs nothing."""

SHIELDS: Final[set[str]] = set()
"""Cards in play that are a sure Missed! effect."""

BONUS_CARD: Final[set[str]] = set()
"""Missed! effects that bring a card."""

GIFTS: Final[set[str]] = set()
"""Deeds that help the player they are aimed at."""

THEFTS: Final[set[str]] = set()
"""Deeds whose meaning depends on the card that is picked: a burden taken away is help."""

FOR_ALL: Final[set[str]] = set()
"""Deeds that touch everyone."""

ASKING_FOR_BANG: Final[set[str]] = set()
"""Losses that a BANG! card would have prevented."""

LUCKY: Final[dict[str, Callable[[BangTable, int], bool]]] = {}
"""Whether a flipped card is a good one, for checks that do not want hearts."""

REASONS: Final[dict[str, str]] = {}
"""Why one does something special."""

CHOICES: Final[dict[type["Option"], Callable[["Acting", Any], tuple[int, float]]]] = {}
"""The same for choices of a box that say more than what is used and at whom."""

PRICED: Final[dict[type["Option"], Callable[["Mind", Any], float]]] = {}
"""What it costs to answer with something of a box, where that is not the worth of the card alone."""

SAVING: Final[dict[str, float]] = {}
"""What it costs to survive by something that is neither a card nor an ability paid with cards."""

# -- characters --------------------------------------------------------------------------------------------

CHARACTERS: Final = Worth()
"""How good it is to be someone."""

SUITED: Final[dict[str, Callable[["Mind"], float]]] = {}
"""How much better someone is to be at this moment."""

ABILITIES: Final[dict[str, Deed]] = {}
"""Using an ability in one's turn, that of an event included."""

WOUNDED: Final[dict[str, tuple[int, bool]]] = {}
"""The cards someone gets for every life point lost but the last, and whether the shooter has to give them."""

CHERISHED: Final[dict[str, Callable[[str], float]]] = {}
"""The least a kind of card in hand is worth to someone."""

REFUNDS: Final[dict[str, Callable[["Mind"], float]]] = {}
"""What someone gets back for a hand card used as an answer."""

# -- roles -------------------------------------------------------------------------------------------------

STANCES: Final[dict[str, Callable[["BangView"], "Stance | None"]]] = {}
"""What a role wants where a rule of the box gives it something else to hope for."""

# -- events ------------------------------------------------------------------------------------------------

HOLDING: Final[dict[str, Callable[["Appraisal"], float]]] = {}
"""What every card in hand costs its player at the start of a turn under an event."""

BLEEDING: Final[dict[str, int]] = {}
"""The life points everyone loses at the start of a turn under an event."""

ALONE: Final[set[str]] = set()
"""Cards under which everyone plays to be the last one in the game, whatever their role."""

URGED: Final[dict[str, Callable[["Acting"], float]]] = {}
"""What playing one more hand card is worth in itself while a card is in force."""

# -- questions and news ------------------------------------------------------------------------------------

ANSWERS: Final[dict[str, Callable[["Mind"], "Answer"]]] = {}
"""How each kind of question is answered."""

NEWS: Final[dict[type[Event], Callable[["Witness", Any], None]]] = {}
"""What the witness makes of the news only this box brings."""

# -- the greenhorn -----------------------------------------------------------------------------------------

LIKED: Final[dict[str, float]] = {}
"""How much a beginner likes to play a card or to use an ability."""

HEALING: Final[set[str]] = set()
"""Deeds that heal their player."""

MOODS: Final[dict[str, Callable[["BangView", int, int], float]]] = {}
"""Likings that depend on the table: for the seat of the beginner and the target."""

FEELINGS: Final[dict[str, Callable[["Greenhorn", "BangView", "Ask", "Option"], float]]] = {}
"""How a beginner feels about the options of a kind of question."""

TABLES: Final[Mapping[str, Any]] = {
    name: table
    for name, table in list(globals().items())
    if name.isupper() and isinstance(table, (dict, set))
}


def learn(opinions: ModuleType) -> None:
    """Take over the opinions of one box: everything in its file that has the name of a table."""
    for name, table in TABLES.items():
        table.update(getattr(opinions, name, ()))


def lucky(g: BangTable, source: str, card: int) -> bool:
    """Whether a flipped card is a good one for what asked for it."""
    judged = LUCKY.get(source)
    return suit_of(g, card) == HEARTS if judged is None else judged(g, card)
