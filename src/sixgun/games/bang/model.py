"""The nouns of the card game: roles, seats, zones and the state of a table."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from sixgun.games.bang.cards import KIND, pack
from sixgun.kernel.asks import Option
from sixgun.kernel.hooks import Ability
from sixgun.kernel.plain import Json, Plain
from sixgun.kernel.rng import Rng
from sixgun.kernel.state import State
from sixgun.kernel.table import Table

if TYPE_CHECKING:
    from sixgun.games.bang.game import BangGame
    from sixgun.games.bang.kinds import BangAbility
    from sixgun.kernel.live import Live
    from sixgun.kernel.registry import Game

NOBODY: Final = -1
MAX_SEATS: Final = 8


class Seat:
    """One player.

    Attributes:
        borrowed: Characters whose abilities the player has besides their own.
        dealt: Characters the player may still choose from, before the game.
        hand: Cards in hand, oldest first.
        in_play: Cards lying in front of the player, oldest first.
    """

    __slots__ = (
        "alive",
        "borrowed",
        "character",
        "dealt",
        "hand",
        "in_play",
        "life",
        "max_life",
        "role",
    )

    def __init__(self, role: str, character: str, life: int, max_life: int) -> None:
        self.role = role
        self.character = character
        self.life = life
        self.max_life = max_life
        self.alive = True
        self.hand: list[int] = []
        self.in_play: list[int] = []
        self.borrowed: tuple[str, ...] = ()
        self.dealt: tuple[str, ...] = ()

    def clone(self) -> "Seat":
        """An independent copy."""
        other = Seat(self.role, self.character, self.life, self.max_life)
        other.alive = self.alive
        other.hand = self.hand.copy()
        other.in_play = self.in_play.copy()
        other.borrowed = self.borrowed
        other.dealt = self.dealt
        return other

    def save(self) -> dict[str, Json]:
        """The player as JSON."""
        return {
            "role": self.role,
            "character": self.character,
            "life": self.life,
            "max_life": self.max_life,
            "alive": self.alive,
            "hand": list(self.hand),
            "in_play": list(self.in_play),
            "borrowed": list(self.borrowed),
            "dealt": list(self.dealt),
        }


def load_seat(row: Mapping[str, Any]) -> Seat:
    """The player behind what `Seat.save` returned."""
    seat = Seat(row["role"], row["character"], row["life"], row["max_life"])
    seat.alive = row["alive"]
    seat.hand = list(row["hand"])
    seat.in_play = list(row["in_play"])
    seat.borrowed = tuple(row["borrowed"])
    seat.dealt = tuple(row["dealt"])
    return seat


class BangState(State):
    """A table of the card game. `ring` lists the living seats clockwise and follows from `seats`.

    Attributes:
        boxes, without: Which boxes are on the table, and which kinds of their cards are left out.
        open_discard: Whether the whole discard pile may be looked through, not only its top card.
        cast: The characters that may be dealt.
        deck, discard: The two piles, bottom first.
        row: Cards lying face up in the middle: a store, cards flipped for a check.
        lap, lap_of: Cards one player looks at before keeping some of them, and who that player is.
        bangs: BANG! cards played this turn.
        used: How often abilities were used this turn, by id.
        fresh: Cards put into play this turn.
        turned: How many cards have been drawn or turned up; tells whether anything came off the deck.
        last_man_standing: Three players: the first death won the game for nobody, so the last one alive wins.
    """

    __slots__ = (
        "bangs",
        "boxes",
        "cast",
        "deck",
        "discard",
        "fresh",
        "lap",
        "lap_of",
        "last_man_standing",
        "open_discard",
        "ring",
        "row",
        "seats",
        "turned",
        "used",
        "without",
    )

    def __init__(
        self, rng: Rng, seats: list[Seat], boxes: tuple[str, ...], without: tuple[str, ...] = ()
    ) -> None:
        super().__init__(rng)
        self.seats = seats
        self.boxes = boxes
        self.without = without
        self.open_discard = False
        self.cast: tuple[str, ...] = ()
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.row: list[int] = []
        self.lap: list[int] = []
        self.lap_of = NOBODY
        self.bangs = 0
        self.used: dict[str, int] = {}
        self.fresh: list[int] = []
        self.turned = 0
        self.last_man_standing = False
        self.ring: tuple[int, ...] = ()
        self.count_living()

    def count_living(self) -> None:
        """Bring `ring` up to date after someone was eliminated."""
        self.ring = tuple([index for index, seat in enumerate(self.seats) if seat.alive])

    def seat_count(self) -> int:
        return len(self.seats)

    def pack(self) -> tuple[int, ...]:
        """Every card of this table."""
        return pack(self.boxes, self.without)

    def clone(self) -> "BangState":
        other = BangState(self.rng.clone(), [seat.clone() for seat in self.seats], self.boxes, self.without)
        other.copy_from(self)
        other.open_discard = self.open_discard
        other.cast = self.cast
        other.deck = self.deck.copy()
        other.discard = self.discard.copy()
        other.row = self.row.copy()
        other.lap = self.lap.copy()
        other.lap_of = self.lap_of
        other.bangs = self.bangs
        other.used = self.used.copy()
        other.fresh = self.fresh.copy()
        other.turned = self.turned
        other.last_man_standing = self.last_man_standing
        return other

    def save(self) -> dict[str, Json]:
        data = super().save()
        data["seats"] = [seat.save() for seat in self.seats]
        data["boxes"] = list(self.boxes)
        data["without"] = list(self.without)
        data["open_discard"] = self.open_discard
        data["cast"] = list(self.cast)
        data["deck"] = list(self.deck)
        data["discard"] = list(self.discard)
        data["row"] = list(self.row)
        data["lap"] = list(self.lap)
        data["lap_of"] = self.lap_of
        data["bangs"] = self.bangs
        data["used"] = dict(self.used)
        data["fresh"] = list(self.fresh)
        data["turned"] = self.turned
        data["last_man_standing"] = self.last_man_standing
        return data

    def load(self, data: Mapping[str, Json], classes: Mapping[str, type[Plain]]) -> None:
        super().load(data, classes)
        self.seats = [load_seat(row) for row in cast("list[dict[str, Any]]", data["seats"])]
        self.boxes = tuple(cast("list[str]", data["boxes"]))
        self.without = tuple(cast("list[str]", data["without"]))
        self.open_discard = bool(data["open_discard"])
        self.cast = tuple(cast("list[str]", data["cast"]))
        self.deck = list(cast("list[int]", data["deck"]))
        self.discard = list(cast("list[int]", data["discard"]))
        self.row = list(cast("list[int]", data["row"]))
        self.lap = list(cast("list[int]", data["lap"]))
        self.lap_of = cast(int, data["lap_of"])
        self.bangs = cast(int, data["bangs"])
        self.used = dict(cast("dict[str, int]", data["used"]))
        self.fresh = list(cast("list[int]", data["fresh"]))
        self.turned = cast(int, data["turned"])
        self.last_man_standing = bool(data["last_man_standing"])
        self.count_living()

    def next_living(self, seat: int) -> int:
        """The next living seat in the direction of play, counted from `seat`, which may itself be out."""
        count = len(self.seats)
        for step in range(1, count + 1):
            candidate = (seat + step * self.direction()) % count
            if self.seats[candidate].alive:
                return candidate
        raise LookupError("nobody is alive")

    def clockwise_from(self, seat: int) -> Sequence[int]:
        """All living seats clockwise, beginning with `seat` itself if it is alive."""
        ring = self.ring
        for index, other in enumerate(ring):
            if other >= seat:
                return ring[index:] + ring[:index]
        return ring

    def others_of(self, seat: int) -> Sequence[int]:
        """All other living seats, clockwise from the left of `seat`."""
        around = self.clockwise_from(seat)
        return around[1:] if around and around[0] == seat else around


class BangTable(Table[BangState]):
    """A table of the card game, with the shorthands its cards use.

    `rows`, `reaches` and `weapons` remember distances, who is within which distance and the reach of weapons,
    `aims` and `menus` how the active player may aim or play a card, until the board changes.
    """

    __slots__ = ("aims", "menus", "reaches", "rows", "weapons")

    def __init__(
        self, game: "Game", state: BangState, names: Sequence[str], live: "Live | None" = None
    ) -> None:
        self.rows: dict[int, Sequence[int]] = {}
        self.reaches: dict[int, Sequence[int]] = {}
        self.weapons: dict[int, int] = {}
        self.aims: dict[int, Sequence[Option]] = {}
        self.menus: dict[int, Sequence[Option]] = {}
        super().__init__(game, state, names, live)

    def listen(self) -> None:
        self.rows.clear()
        self.reaches.clear()
        self.weapons.clear()
        self.aims.clear()
        self.menus.clear()
        super().listen()

    def card_came(self, seat: int, card: int) -> None:
        """A card came into play in front of a player and works from now on."""
        self.ability_came(cast("BangGame", self.game).bound(KIND[card], seat, card))

    def card_left(self, seat: int, card: int) -> None:
        """A card in front of a player stops working."""
        if card in self.state.fresh:
            self.state.fresh.remove(card)
        if self.state.seats[seat].alive:
            self.ability_left(cast("BangGame", self.game).bound(KIND[card], seat, card))

    def seat(self, index: int) -> Seat:
        """The player at a seat."""
        return self.state.seats[index]

    def bound(self, id: str, owner: int, card: int = -1) -> "BangAbility":
        """A kind of card or a character, bound to its owner."""
        return cast("BangAbility", self.game.ability(id)(id, owner, card))

    def in_force(self, seat: int) -> Sequence[Ability]:
        """The abilities that work for a seat now: its characters and the cards in front of it."""
        return [ability for ability in self.live.abilities if ability.owner == seat]

    def used(self, ability: str) -> int:
        """How often the active player has used an ability this turn."""
        return self.state.used.get(ability, 0)

    def use_up(self, ability: str) -> None:
        """Count one use of an ability in this turn."""
        self.state.used[ability] = self.state.used.get(ability, 0) + 1
