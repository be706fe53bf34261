"""The state of Wild West Show: the deck of show cards, and what the cards in force have to remember."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, cast

from sixgun.games.bang.model import BangState, BangTable
from sixgun.games.bang.parts import Part
from sixgun.games.bang.sets.wild_west_show.greygory import deal_pairs
from sixgun.kernel.hooks import TABLE
from sixgun.kernel.rng import Rng

PILE: Final = "show"
"""The name of the pile in the table of the box."""

FACE_DOWN: Final = "?"
"""A show card that lies face down."""

SHOW_OF_HANDS: Final = "sacagaway"
"""The show card that makes everyone lay their hand open."""

PENALTY: Final = "penalty"
MUTE: Final = "mute"
REMOVE: Final = "remove"
"""What talking under the Gag means: it costs a life point, it is impossible, or there is no such card."""

Dealing = tuple[tuple[int, ...], tuple[str, ...]]
"""Players, and the roles that were dealt among them face down."""


class ShowPart(Part):
    """What Wild West Show adds to the state.

    Attributes:
        coming: The show cards to come, the next one last; all but the final one lie face down.
        card: The show card in force, empty before the first.
        past: Those that have been replaced.
        pool: Every show card there is at this table.
        played: How many cards the active player has played this turn.
        skips: Who skips their next turn.
        dealt: Roles that were dealt face down, as far as everyone knows among whom.
        talk: What talking means while nobody may talk.
    """

    id: ClassVar[str] = "show"
    by_player: ClassVar[bool] = False
    fields: ClassVar[tuple[str, ...]] = (
        *("coming", "card", "past", "pool", "played", "skips", "dealt", "talk"),
    )
    __slots__ = ("card", "coming", "dealt", "past", "played", "pool", "skips", "talk")

    def __init__(
        self,
        coming: tuple[str, ...],
        card: str,
        past: tuple[str, ...],
        pool: tuple[str, ...],
        played: int = 0,
        skips: tuple[int, ...] = (),
        dealt: tuple[Dealing, ...] = (),
        talk: str = PENALTY,
    ) -> None:
        self.coming = coming
        self.card = card
        self.past = past
        self.pool = pool
        self.played = played
        self.skips = skips
        self.dealt = dealt
        self.talk = talk

    def opened(self, state: BangState) -> "ShowPart":
        deal_pairs(state)
        return self

    def in_force(self, state: BangState) -> Sequence[tuple[str, int]]:
        rules = [("show_rules", TABLE)]
        return [*rules, (self.card, TABLE)] if self.card else rules

    def next_turn(self) -> "ShowPart":
        return self.changed(played=0) if self.played else self

    def without_player(self, seat: int) -> "ShowPart":
        if seat not in self.skips:
            return self
        return self.changed(skips=tuple([other for other in self.skips if other != seat]))

    def opens_hands(self) -> bool:
        return self.card == SHOW_OF_HANDS

    # -- secrets: the order of the deck, and who got which of the roles dealt face down -------------------

    def known_roles(self) -> Sequence[Dealing]:
        return self.dealt

    def roles_dealt(self, passed: Mapping[int, int], anew: bool) -> "ShowPart":
        """What was known about these players' roles is known no more."""
        left = [dealing for dealing in self.dealt if not set(dealing[0]) & set(passed)]
        return self.changed(dealt=tuple(left))

    def seen_by(self, state: BangState, seat: int) -> "ShowPart":
        lowest = self.coming[:1]
        open_one = lowest if lowest and lowest[0] == self.pool[-1] else (FACE_DOWN,) * len(lowest)
        return self.changed(coming=(*open_one, *[FACE_DOWN] * (len(self.coming) - 1)))

    def imagined(self, view: object, state: BangState, rng: Rng) -> "ShowPart":
        return self.filled(rng)

    def reshuffled(self, state: BangState, reader: int, rng: Rng) -> "ShowPart":
        return self.seen_by(state, reader).filled(rng)

    def filled(self, rng: Rng) -> "ShowPart":
        """The same with the cards that lie face down in a random order."""
        gone = (*self.coming, self.card, *self.past)
        left = [id for id in self.pool if id not in gone]
        rng.shuffle(left)
        return self.changed(coming=tuple([left.pop() if id == FACE_DOWN else id for id in self.coming]))


def show_of(g: BangTable) -> ShowPart:
    """The part of a table that plays with show cards."""
    return cast(ShowPart, g.state.parts[ShowPart.id])


def note(g: BangTable, **changes: object) -> None:
    """Change what the part keeps."""
    g.state.parts[ShowPart.id] = show_of(g).changed(**changes)
