"""What a table remembers besides players and cards: the course of turns, and the parts that boxes bring."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from sixgun.kernel.plain import Plain
from sixgun.kernel.position import Written

if TYPE_CHECKING:
    from sixgun.games.bang.model import BangState
    from sixgun.games.bang.view import BangView
    from sixgun.kernel.rng import Rng

NOBODY: Final = -1


class Course(Plain):
    """How the turns go round, where more than the player on turn matters (timing 1.1 and 2).

    Attributes:
        starter: Who starts the rounds; nobody at a table without anything that changes from round to round.
        vacant: The turn has passed the seat of a round starter who is out: the next player takes over.
        extra: Whether the running turn is an extra one.
        due: What gives the active player an extra turn after this one; empty for none.
        lost: Whether the running turn was lost before it really began.
    """

    fields: ClassVar[tuple[str, ...]] = ("starter", "vacant", "extra", "due", "lost")
    __slots__ = ("due", "extra", "lost", "starter", "vacant")

    def __init__(
        self,
        starter: int = NOBODY,
        vacant: bool = False,
        extra: bool = False,
        due: str = "",
        lost: bool = False,
    ) -> None:
        self.starter = starter
        self.vacant = vacant
        self.extra = extra
        self.due = due
        self.lost = lost


USUAL: Final = Course()
"""Turns one after another, and nothing else to remember."""


class Part(Plain):
    """What a box adds to the state of a table: one record of plain data, replaced whenever it changes.

    Being a record, it is cloned, saved, loaded and compared without a word of its own. What it keeps from
    players it says in `seen_by`, and how somebody else would fill the gaps in `imagined`.
    """

    __slots__ = ()
    id: ClassVar[str] = ""
    """The key under which the table keeps it."""
    by_player: ClassVar[bool] = True
    """Whether what it puts into force depends on who is in the game."""
    equips: ClassVar[bool] = False
    """Whether it puts cards in front of players into force, which come after those of the playing deck."""

    def opened(self, state: "BangState") -> "Part":
        """The part once all characters are dealt, before the first turn."""
        return self

    def set_aside(self, seat: int, character: str) -> "Part":
        """The part after a player was dealt a character and did not choose it."""
        return self

    def reserved(self) -> Sequence[str]:
        """The characters it holds back, which nobody else can be."""
        return ()

    def next_turn(self) -> "Part":
        """The part when a turn begins: what it keeps for a single turn is over."""
        return self

    def without_card(self, card: int) -> "Part":
        """The part after a card has left play; one that moves to another player has not."""
        return self

    def without_player(self, seat: int) -> "Part":
        """The part after a player has left the game."""
        return self

    def in_force(self, state: "BangState") -> Sequence[tuple[str, int]]:
        """The abilities it puts into force: their ids and owners (-1: the table)."""
        return ()

    def standing(self, state: "BangState", seat: int, role: str) -> str:
        """As what role a player counts when the end of the game is judged; empty for none."""
        return role

    def opens_hands(self) -> bool:
        """Whether it makes everyone show their hand."""
        return False

    def roles_dealt(self, passed: Mapping[int, int], anew: bool) -> "Part":
        """The part after roles were dealt anew: who got a role -> whose it was.

        What went with a role goes along with it, unless everything about it begins `anew`.
        """
        return self

    def known_roles(self) -> Sequence[tuple[tuple[int, ...], tuple[str, ...]]]:
        """Roles that lie face down but of which everyone knows among whom they were dealt."""
        return ()

    def seen_by(self, state: "BangState", seat: int) -> "Part":
        """The part as one seat may know it."""
        return self

    def known_cards(self, active: int) -> Mapping[int, int]:
        """Cards in hands that everyone has seen: the card -> whose hand it is in."""
        return {}

    def imagined(self, view: "BangView", state: "BangState", rng: "Rng") -> "Part":
        """A whole part that looks like this one to the reader of a view; called on what `seen_by` gave.

        All seats of `state` are dealt already.
        """
        return self

    def reshuffled(self, state: "BangState", reader: int, rng: "Rng") -> "Part":
        """The part with everything a reader cannot see changed, to prove that nothing leaks."""
        return self


class Keeper:
    """How the part of a box comes about: dealt with the cards, or read from a position in words."""

    parts: ClassVar[tuple[str, ...]] = ()
    """The ids of the parts it keeps."""
    table_words: ClassVar[tuple[str, ...]] = ()
    player_words: ClassVar[tuple[str, ...]] = ()
    """The entries of a written position it understands, of the table and of players."""
    lists: ClassVar[tuple[str, ...]] = ()
    tops: ClassVar[tuple[str, ...]] = ()
    bottoms: ClassVar[tuple[str, ...]] = ()
    """Those of its entries that are lists of words: in any order, or of which claims may name the beginning
    or the end."""
    unordered: ClassVar[tuple[str, ...]] = ()
    """Those among them that are lists in no particular order."""

    def deal(self, state: "BangState", settings: Mapping[str, int | str]) -> Part | None:
        """The part at the beginning of a game, or None if the settings leave it out."""
        raise NotImplementedError

    def read(self, written: Written, state: "BangState") -> Part | None:
        """The part of a written position; everything else has been read already."""
        raise NotImplementedError

    def goes_on_without_sheriff(self, written: Written) -> bool:
        """Whether what it keeps lets a written game outlive its Sheriff."""
        return False

    def tell(self, part: Part, names: Sequence[str]) -> Written:
        """What claims may say about a part, and what a position needs to say of it."""
        raise NotImplementedError

    def seen(self, part: Part, seat: int, names: Sequence[str]) -> Written:
        """The entries of `tell` that a seat cannot know, as they are written then."""
        return Written({}, {})
