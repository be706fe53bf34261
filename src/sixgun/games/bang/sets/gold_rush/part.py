"""The state of Gold Rush: nuggets, the shop and its deck, equipment in front of players, shadows."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final, cast

from sixgun.games.bang.cards import PILES, pile_cards
from sixgun.games.bang.model import KNOWN, BangState, BangTable
from sixgun.games.bang.parts import Part
from sixgun.games.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from sixgun.kernel.hooks import TABLE
from sixgun.kernel.rng import Rng

if TYPE_CHECKING:
    from sixgun.games.bang.view import BangView

EQUIPMENT: Final = "equipment"
"""The name of the pile."""

SHOP_SIZE: Final = 3
FACE_DOWN: Final = "?"
"""A card of the deck that lies face down."""

SHADOWS: Final = "shadow_gunslingers"
"""The variant, which brings eliminated players back."""

NO_SIDE: Final = "none"
SHADOW_DEPUTY: Final = "shadow_deputy"
SHADOW_OUTLAW: Final = "shadow_outlaw"
SIDES: Final = (NO_SIDE, SHADOW_DEPUTY, SHADOW_OUTLAW)
"""On whose side a Shadow Renegade is; on none before the first turn as such."""

STANDINGS: Final = {NO_SIDE: "", SHADOW_DEPUTY: DEPUTY, SHADOW_OUTLAW: OUTLAW}

PRICES: Final = {id: cost for piles in PILES.values() for id, _, _, cost in piles.get(EQUIPMENT, ())}
"""The number of nuggets printed on every equipment card."""

LASTING: Final = frozenset(
    [id for piles in PILES.values() for id, border, _, _ in piles.get(EQUIPMENT, ()) if border == "black"]
)
"""The equipment that stays in front of a player."""


class GoldPart(Part):
    """What Gold Rush adds to the state.

    Attributes:
        nuggets: How many every player has.
        shop: The cards on offer.
        deck: The equipment deck as far as it lies face down, the next card last.
        under: The cards lying face up under the deck, the lowest last.
        bought: The brown card whose effect is just happening; empty for none.
        gear: The black cards in front of every player.
        sides: On whose side every Shadow Renegade is; empty for everybody else.
        trade: Whether there are nuggets and equipment at this table, or only shadow gunslingers.
        shadows: Whether eliminated players come back as shadow gunslingers.
        duel_alone: Whether shadows stay away once only the Sheriff and a Renegade are left.
        wanted: Who is being eliminated with a price on their head.
        rush: Whether this turn ends with the active player's life points restored.
    """

    id: ClassVar[str] = "gold"
    equips: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = (
        *("nuggets", "shop", "deck", "under", "bought", "gear", "sides"),
        *("trade", "shadows", "duel_alone", "wanted", "rush"),
    )
    __slots__ = (
        *("nuggets", "shop", "deck", "under", "bought", "gear", "sides"),
        *("trade", "shadows", "duel_alone", "wanted", "rush"),
    )

    def __init__(
        self,
        nuggets: tuple[int, ...],
        shop: tuple[str, ...],
        deck: tuple[str, ...],
        under: tuple[str, ...],
        bought: str,
        gear: tuple[tuple[str, ...], ...],
        sides: tuple[str, ...],
        trade: bool = True,
        shadows: bool = False,
        duel_alone: bool = False,
        wanted: tuple[int, ...] = (),
        rush: bool = False,
    ) -> None:
        self.nuggets = nuggets
        self.shop = shop
        self.deck = deck
        self.under = under
        self.bought = bought
        self.gear = gear
        self.sides = sides
        self.trade = trade
        self.shadows = shadows
        self.duel_alone = duel_alone
        self.wanted = wanted
        self.rush = rush

    def in_force(self, state: BangState) -> Sequence[tuple[str, int]]:
        found: list[tuple[str, int]] = []
        if self.trade:
            found.append(("gold_rules", TABLE))
        if self.shadows:
            found.append((SHADOWS, TABLE))
        for seat in state.ring:
            found.extend([(gear, seat) for gear in self.gear[seat]])
        return found

    def next_turn(self) -> "GoldPart":
        return self.changed(wanted=(), rush=False) if self.wanted or self.rush else self

    def roles_dealt(self, passed: Mapping[int, int], anew: bool) -> "GoldPart":
        """A Shadow Renegade's card goes on with its side; a Renegade who is dealt anew is a real one."""
        if not self.shadows:
            return self
        sides = list(self.sides)
        for seat, before in passed.items():
            sides[seat] = "" if anew else self.sides[before]
        return self.changed(sides=tuple(sides))

    def standing(self, state: BangState, seat: int, role: str) -> str:
        """A Renegade who became a Shadow Renegade counts for a side, or for none before the first turn."""
        return STANDINGS[self.sides[seat]] if role == RENEGADE and self.sides[seat] else role

    # -- secrets: only the order of the cards that lie face down ----------------------------------------

    def seen_by(self, state: BangState, seat: int) -> "GoldPart":
        sides = [
            side if not side or state.role_known_to(seat, owner) else ""
            for owner, side in enumerate(self.sides)
        ]
        return self.changed(deck=(FACE_DOWN,) * len(self.deck), sides=tuple(sides))

    def imagined(self, view: "BangView", state: BangState, rng: Rng) -> "GoldPart":
        return self.filled(state, view.seat, rng)

    def reshuffled(self, state: BangState, reader: int, rng: Rng) -> "GoldPart":
        return self.seen_by(state, reader).filled(state, reader, rng)

    def filled(self, state: BangState, reader: int, rng: Rng) -> "GoldPart":
        """The same with another order of the deck, and sides that go with the roles a reader cannot see."""
        deck = tuple(rng.sample(self.face_down(state), len(self.deck)))
        hidden = [seat for seat in range(len(state.seats)) if not state.role_known_to(reader, seat)]
        secret = [seat for seat in hidden if self.was_a_shadow(state, seat)]
        sides = [side_of(state) if seat in secret else side for seat, side in enumerate(self.sides)]
        return self.changed(deck=deck, sides=tuple(sides))

    def was_a_shadow(self, state: BangState, seat: int) -> bool:
        """Whether somebody is a Renegade who has come back for a turn with a role that lies face down."""
        player = state.seats[seat]
        back = player.veil == KNOWN or (player.ghost == SHADOWS and not player.shown)
        return self.shadows and back and player.role == RENEGADE

    def face_down(self, state: BangState) -> list[str]:
        """The cards that lie face down; everybody can tell which they are, but not in what order."""
        left = list(pile_cards(state.boxes, EQUIPMENT))
        for card in self.face_up():
            left.remove(card)
        return left

    def face_up(self) -> tuple[str, ...]:
        """All cards everybody can see."""
        pending = (self.bought,) if self.bought else ()
        return (*self.shop, *self.under, *pending, *[card for cards in self.gear for card in cards])


def side_of(state: BangState) -> str:
    """With whom a Shadow Renegade is: the law if more of its roles lie open than Outlaws."""
    roles = [seat.role for index, seat in enumerate(state.seats) if state.role_lies_open(index)]
    law = roles.count(SHERIFF) + roles.count(DEPUTY)
    return SHADOW_DEPUTY if law > roles.count(OUTLAW) else SHADOW_OUTLAW


def gold_of(g: BangTable) -> GoldPart:
    """The part of a table that plays with Gold Rush."""
    return cast(GoldPart, g.state.parts[GoldPart.id])


def note(g: BangTable, **changes: object) -> None:
    """Change what the part keeps."""
    g.state.parts[GoldPart.id] = gold_of(g).changed(**changes)


def instead(values: tuple[object, ...], place: int, value: object) -> tuple[object, ...]:
    """The same tuple with one value replaced."""
    return (*values[:place], value, *values[place + 1 :])
