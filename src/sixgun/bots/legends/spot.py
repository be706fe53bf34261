"""A moment of an imagined turn: where the bot's figure stands, what it has, and what it has done so far."""

from typing import Final, NamedTuple, TypeAlias

from sixgun.bots.legends.ground import nugget_limit, points_with
from sixgun.games.legends.content.kinds import NOTHING
from sixgun.games.legends.model import MOST_POINTS
from sixgun.games.legends.printed import CONTENT
from sixgun.games.legends.view import LegendsView

# Deeds of the imagined turn, as bits.
WORKED: Final = 1
PROSPECTED: Final = 1 << 1
SOLD: Final = 1 << 2
ROBBED_BANK: Final = 1 << 3
HEALED: Final = 1 << 4
PARTIED: Final = 1 << 5
PLAYED_POKER: Final = 1 << 6
BOUGHT_MISC: Final = 1 << 7
BOUGHT_GEAR: Final = 1 << 8
UPGRADED: Final = 1 << 9
TOOK_CATTLE: Final = 1 << 10
BY_RAIL: Final = 1 << 11
RUSTLED: Final = 1 << 12
MET_BANDIT: Final = 1 << 13
MET_SECOND: Final = 1 << 14
DUELLED: Final = 1 << 15
ROBBED: Final = 1 << 16
ARRESTED: Final = 1 << 17
SPENT_ALL: Final = 1 << 18
TWO_LP: Final = 1 << 19


MARSHAL_LP: Final = tuple(
    [sum([step[1] for step in entry if step[0] == "lp"]) for entry in CONTENT.marshal.entry]
)
"""The LP that every space of the Marshal track pays."""


class Spot:
    """One moment. `moved` is set right after a Move that brought nothing yet but another place."""

    __slots__ = (
        *(
            "attacked",
            "bandits",
            "cattle",
            "did",
            "done",
            "early",
            "ended",
            "fame",
            "hand",
            "items",
            "left",
            "money",
        ),
        *("mount", "moved", "moves", "mp", "nuggets", "space", "steps", "upgraded", "wounds", "wp"),
    )

    def __init__(self) -> None:
        self.space = 0
        self.left = 0
        self.money = 0
        self.nuggets = 0.0
        self.wounds = 0
        self.mp = 0
        self.wp = 0
        self.hand: tuple[int, ...] = ()
        self.cattle = NOTHING
        self.items = 0
        self.upgraded = 0
        self.mount = NOTHING
        self.attacked = 0
        self.bandits = 0
        self.early = True
        """Whether cards can still be played: a plan plays them first, since their order does not matter."""
        self.ended = 0
        self.fame = 0
        """The LP on the track, including those of the imagined turn."""
        self.did = 0
        self.done = 0
        """The wishes that are fulfilled, as a mask."""
        self.moved = False
        self.moves = 0
        self.steps = 0

    @classmethod
    def now(cls, view: LegendsView, seat: int) -> "Spot":
        """The moment as it is."""
        own = view.seats[seat]
        day = view.day
        spot = cls()
        spot.space = own.space
        spot.left = day.actions
        spot.money = own.money
        spot.nuggets = float(own.nuggets)
        spot.wounds = own.wounds
        spot.mp = own.mp
        spot.wp = own.wp
        spot.hand = tuple(sorted(own.hand))
        spot.cattle = own.cattle
        spot.items = own.items
        spot.upgraded = own.upgraded
        spot.mount = own.mount
        spot.attacked = day.attacked
        spot.bandits = view.bandits
        spot.ended = day.ended
        spot.fame = own.lp
        spot.did = ROBBED_BANK if day.heist else 0
        spot.moves = day.move_actions
        spot.steps = day.steps
        return spot

    def copy(self) -> "Spot":
        """A moment to go on from."""
        other = Spot()
        other.space = self.space
        other.left = self.left
        other.money = self.money
        other.nuggets = self.nuggets
        other.wounds = self.wounds
        other.mp = self.mp
        other.wp = self.wp
        other.hand = self.hand
        other.cattle = self.cattle
        other.items = self.items
        other.upgraded = self.upgraded
        other.mount = self.mount
        other.attacked = self.attacked
        other.bandits = self.bandits
        other.early = self.early
        other.ended = self.ended
        other.fame = self.fame
        other.did = self.did
        other.done = self.done
        other.moved = False
        other.moves = self.moves
        other.steps = self.steps
        return other

    def key(self) -> tuple[object, ...]:
        """What distinguishes this moment from others."""
        return (
            *(self.space, self.left, self.money, self.nuggets, self.wounds, self.mp, self.wp, self.hand),
            *(self.cattle, self.items, self.upgraded, self.mount, self.attacked, self.bandits, self.did),
            *(self.done, self.moved, self.early, self.ended, self.fame),
        )

    def points(self) -> int:
        """Movement points of one Move action."""
        return points_with(self.mount, self.upgraded)

    def nugget_limit(self) -> int:
        """How many nuggets can be carried."""
        return nugget_limit(self.mount, self.upgraded)

    def turn_outlaw(self, count: int) -> None:
        """Wanted points are gained, which costs Marshal points."""
        self.mp = 0
        self.wp = min(MOST_POINTS, self.wp + count)

    def serve(self, count: int) -> None:
        """Marshal points are gained, and the LP of their spaces."""
        if self.wp:
            return
        for space in range(self.mp + 1, min(MOST_POINTS, self.mp + count) + 1):
            self.fame += MARSHAL_LP[space]
        self.mp = min(MOST_POINTS, self.mp + count)

    def without(self, card: int) -> None:
        """A card leaves the hand."""
        if card in self.hand:
            hand = list(self.hand)
            hand.remove(card)
            self.hand = tuple(hand)


class Deed(NamedTuple):
    """The first thing of a plan: what to do, with which card, item or character, and where to."""

    kind: str
    what: int = NOTHING
    goal: int = NOTHING
    card: int = NOTHING


REST: Final = Deed("rest")


Choice: TypeAlias = tuple[float, Spot, Deed]
"""What a step of a plan brings at once, the moment after it, and the deed itself."""
