"""The nouns of the card game: roles, seats, zones and the state of a table."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from sixgun.games.bang.cards import pack, twins_of
from sixgun.games.bang.measures import DISTANCE, REACHES, RESTRICTIONS
from sixgun.games.bang.moments import STEP_SOUNDS
from sixgun.games.bang.parts import NOBODY as NOBODY
from sixgun.games.bang.parts import USUAL, Course, Part
from sixgun.games.roles import SHERIFF, roles_public
from sixgun.kernel.hooks import Ability, Kit, Layer
from sixgun.kernel.plain import Json, Plain, decode, encode
from sixgun.kernel.rng import Rng
from sixgun.kernel.state import State
from sixgun.kernel.table import Table

if TYPE_CHECKING:
    from sixgun.games.bang.game import BangGame
    from sixgun.games.bang.kinds import BangAbility, Card
    from sixgun.kernel.live import Live
    from sixgun.kernel.registry import Game

MAX_SEATS: Final = 8

KNOWN: Final = "known"
UNSEEN: Final = "unseen"


class Seat:
    """One player.

    Attributes:
        borrowed: Characters whose abilities the player has besides their own.
        dealt: Characters the player may still choose from, before the game.
        alive: Whether the player is in the game.
        ghost: What keeps a player in the game who has no lives; empty for everyone with lives.
        shown: Whether the role of a player who is in the game lies open because of an earlier elimination.
        veil: For a player who is out but whose role was dealt anew, face down: whether its owner has looked
            at it (`KNOWN`) or nobody has (`UNSEEN`); empty for a role that lies open as usual.
        hand: Cards in hand, oldest first.
        in_play: Cards lying in front of the player, oldest first.
    """

    __slots__ = (
        "alive",
        "borrowed",
        "character",
        "dealt",
        "ghost",
        "hand",
        "in_play",
        "life",
        "max_life",
        "role",
        "shown",
        "veil",
    )

    def __init__(self, role: str, character: str, life: int, max_life: int) -> None:
        self.role = role
        self.character = character
        self.life = life
        self.max_life = max_life
        self.alive = True
        self.ghost = ""
        self.shown = False
        self.veil = ""
        self.hand: list[int] = []
        self.in_play: list[int] = []
        self.borrowed: tuple[str, ...] = ()
        self.dealt: tuple[str, ...] = ()

    def clone(self) -> "Seat":
        """An independent copy."""
        other = Seat(self.role, self.character, self.life, self.max_life)
        other.alive = self.alive
        other.ghost = self.ghost
        other.shown = self.shown
        other.veil = self.veil
        other.hand = self.hand.copy()
        other.in_play = self.in_play.copy()
        other.borrowed = self.borrowed
        other.dealt = self.dealt
        return other

    def save(self) -> dict[str, Json]:
        """The player as JSON; what only a ghost has is written only for ghosts."""
        data: dict[str, Json] = {
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
        if self.ghost:
            data["ghost"] = self.ghost
        if self.shown:
            data["shown"] = True
        if self.veil:
            data["veil"] = self.veil
        return data


def load_seat(row: Mapping[str, Any]) -> Seat:
    """The player behind what `Seat.save` returned."""
    seat = Seat(row["role"], row["character"], row["life"], row["max_life"])
    seat.alive = row["alive"]
    seat.ghost = row.get("ghost", "")
    seat.shown = row.get("shown", False)
    seat.veil = row.get("veil", "")
    seat.hand = list(row["hand"])
    seat.in_play = list(row["in_play"])
    seat.borrowed = tuple(row["borrowed"])
    seat.dealt = tuple(row["dealt"])
    return seat


class BangState(State):
    """A table of the card game. `ring` lists the seats in the game clockwise, `living` is their mask.

    Attributes:
        boxes, without: Which boxes are on the table, and which kinds of their cards are left out.
        open_discard: Whether the whole discard pile may be looked through, not only its top card.
        cast: The characters that may be dealt.
        deck, discard: The two piles, bottom first.
        row: Cards lying face up in the middle: a store, cards flipped for a check.
        lifted: Cards the active player drew from the discard pile this turn, where it stood in for the deck.
        lap, lap_of: Cards one player looks at before keeping some of them, and who that player is.
        bangs: BANG! cards played this turn.
        used: How often abilities were used this turn, by id.
        fresh: Cards put into play this turn.
        turned: How many cards have been drawn or turned up; tells whether anything came off the deck.
        course: How the turns go round: rounds, extra turns.
        order: The seats clockwise, where players have changed places; empty while nobody has.
        parts: What boxes add to the state, by the id of the part.
        last_man_standing: Three players: the first death won the game for nobody, so the last one alive wins.
    """

    __slots__ = (
        "bangs",
        "boxes",
        "cast",
        "course",
        "deck",
        "discard",
        "fresh",
        "lap",
        "lap_of",
        "last_man_standing",
        "lifted",
        "living",
        "open_discard",
        "order",
        "parts",
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
        self.course = USUAL
        self.lifted: tuple[int, ...] = ()
        self.order: tuple[int, ...] = ()
        self.parts: dict[str, Part] = {}
        self.ring: tuple[int, ...] = ()
        self.living = 0
        self.count_living()

    def count_living(self) -> None:
        """Bring `ring` and `living` up to date after someone left or came back, or places were changed."""
        seats = self.seats
        if self.order:
            self.ring = tuple([index for index in self.order if seats[index].alive])
        else:
            self.ring = tuple([index for index, seat in enumerate(seats) if seat.alive])
        self.living = 0
        for index in self.ring:
            self.living |= 1 << index

    def place(self, seat: int) -> int:
        return self.order.index(seat) if self.order and seat >= 0 else seat

    def around(self) -> Sequence[int]:
        """All seats clockwise, in the game or not."""
        return self.order or range(len(self.seats))

    def has_lives(self, seat: int) -> bool:
        """Whether a player is in the game and not a ghost."""
        player = self.seats[seat]
        return player.alive and not player.ghost

    def role_lies_open(self, seat: int) -> bool:
        """Whether everyone at the table can read the role of a player."""
        player = self.seats[seat]
        return (
            player.role == SHERIFF
            or (not player.alive and not player.veil)
            or player.shown
            or self.result is not None
            or roles_public(len(self.seats))
        )

    def role_known_to(self, reader: int, seat: int) -> bool:
        """Whether somebody knows a role: it lies open, or it is their own and they have looked at it."""
        own = seat == reader and self.seats[seat].veil != UNSEEN
        return own or self.role_lies_open(seat)

    def hands_open(self) -> bool:
        """Whether everyone at the table can see all hands."""
        for part in self.parts.values():  # noqa: SIM110  # asked often, and a generator takes longer
            if part.opens_hands():
                return True
        return False

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
        other.course = self.course
        other.lifted = self.lifted
        if self.order:
            other.order = self.order
            other.count_living()
        if self.parts:
            other.parts = self.parts.copy()
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
        if self.course is not USUAL and self.course != USUAL:
            data["course"] = encode(self.course)
        if self.lifted:
            data["lifted"] = list(self.lifted)
        if self.order:
            data["order"] = list(self.order)
        if self.parts:
            data["parts"] = {id: encode(part) for id, part in sorted(self.parts.items())}
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
        self.course = cast(Course, decode(data["course"], classes)) if "course" in data else USUAL
        self.lifted = tuple(cast("list[int]", data.get("lifted", [])))
        self.order = tuple(cast("list[int]", data.get("order", [])))
        parts = cast("dict[str, Json]", data.get("parts", {}))
        self.parts = {id: cast(Part, decode(part, classes)) for id, part in parts.items()}
        self.count_living()

    def clockwise_from(self, seat: int) -> tuple[int, ...]:
        """All seats in the game clockwise, beginning with `seat` itself if it is in the game."""
        ring = self.ring
        if self.order:
            here = self.order.index(seat)
            around = (*self.order[here:], *self.order[:here])
            return tuple([other for other in around if self.seats[other].alive])
        for index, other in enumerate(ring):
            if other >= seat:
                return ring[index:] + ring[:index]
        return ring

    def others_of(self, seat: int) -> tuple[int, ...]:
        """All other seats in the game, clockwise from the left of `seat`."""
        around = self.clockwise_from(seat)
        return around[1:] if around and around[0] == seat else around


UNKNOWN_ROW: Final[list[int]] = []

HELD: Final[list[list["Card"]]] = [[] for _ in range(MAX_SEATS)]
"""For every seat all cards as themselves; cards hold no data, so all tables share them."""


class BangTable(Table[BangState]):
    """A table of the card game, with the shorthands its cards use.

    It remembers what only changes with the board: for every seat the distances (`rows`), who is next to it
    (`near`) and in range of its weapon (`fields_of_fire`), both as masks of seats.

    Attributes:
        twins: For every card a number it shares with the other cards of its label; 0 if there are none here.
    """

    __slots__ = ("fields_of_fire", "near", "restricted", "rows", "twins", "watched")

    def __init__(
        self, game: "Game", state: BangState, names: Sequence[str], live: "Live | None" = None
    ) -> None:
        count = len(state.seats)
        self.rows: list[list[int]] = [UNKNOWN_ROW] * count
        self.near: list[int] = [0] * count
        self.fields_of_fire: list[int] = [0] * count
        self.twins = twins_of(state.boxes)
        super().__init__(game, state, names, live)
        self.restricted = self.live.anywhere & RESTRICTIONS != 0
        """Whether something in force may forbid the use of hand cards or the end of a turn."""
        self.watched = self.live.heard & STEP_SOUNDS != 0
        """Whether something in force speaks at a step of a procedure: a shot, a loss, a played card."""

    def listen(self) -> None:
        super().listen()
        self.forget_distances()
        self.restricted = self.live.anywhere & RESTRICTIONS != 0
        self.watched = self.live.heard & STEP_SOUNDS != 0

    def moved(self, ability: Ability, kit: Kit) -> None:
        super().listen()
        live = self.live
        self.restricted = live.anywhere & RESTRICTIONS != 0
        self.watched = live.heard & STEP_SOUNDS != 0
        seat = ability.owner
        if kit.changes_of_all & REACHES:
            self.forget_distances()
        elif kit.changes & REACHES:
            self.fields_of_fire[seat] = 0
            if kit.changes & DISTANCE:
                self.rows[seat] = UNKNOWN_ROW
                self.near[seat] = 0

    def forget_distances(self) -> None:
        """Distances may have changed."""
        count = len(self.near)
        self.rows = [UNKNOWN_ROW] * count
        self.near = [0] * count
        self.fields_of_fire = [0] * count

    def card_came(self, seat: int, card: int) -> None:
        """A card came into play in front of a player and works from now on."""
        for part in self.state.parts.values():
            if part.equips:
                self.ability_came(HELD[seat][card], self.from_first_gear(seat))
                return
        self.ability_came(HELD[seat][card])

    def from_first_gear(self, seat: int) -> int:
        """How many abilities are as old as the oldest one a part has put in front of a player, or younger."""
        abilities = self.live.abilities
        for place, other in enumerate(abilities):
            if other.owner == seat and other.card < 0 and other.layer == Layer.EQUIPMENT:
                return len(abilities) - place
        return 0

    def card_left(self, seat: int, card: int) -> None:
        """A card in front of a player stops working."""
        if card in self.state.fresh:
            self.state.fresh.remove(card)
        if self.state.seats[seat].alive:
            self.ability_left(HELD[seat][card])
            HELD[seat][card].left(self)
        if self.state.parts:
            parts = self.state.parts
            for id, part in parts.items():
                parts[id] = part.without_card(card)

    def card_moved(self, seat: int, card: int, target: int) -> None:
        """A card in front of a player lies in front of another one now; what lies on it stays there."""
        if self.state.seats[seat].alive:
            self.ability_left(HELD[seat][card])
            HELD[seat][card].left(self)
        self.card_came(target, card)

    def player_left(self, seat: int) -> None:
        """A player is out: nothing in front of them works any more, nor their character."""
        parts = self.state.parts
        for id, part in parts.items():
            parts[id] = part.without_player(seat)
        together = any([part.by_player for part in self.state.parts.values()])  # noqa: C419  # mypyc
        if self.live.silencers or self.state.tray or together:
            self.board_changed()
            return
        self.live = self.live.own()
        self.live.remove_all_of(seat)
        self.listen()

    def seat(self, index: int) -> Seat:
        """The player at a seat."""
        return self.state.seats[index]

    def bound(self, id: str, owner: int, card: int = -1) -> "BangAbility":
        """A kind of card or a character, bound to its owner."""
        return cast("BangGame", self.game).bound(id, owner, card)

    def in_force(self, seat: int) -> list[Ability]:
        """The abilities that work for a seat now: its characters and the cards in front of it."""
        return [ability for ability in self.live.abilities if ability.owner == seat]

    def used(self, ability: str) -> int:
        """How often the active player has used an ability this turn."""
        return self.state.used.get(ability, 0)

    def use_up(self, ability: str) -> None:
        """Count one use of an ability in this turn."""
        self.state.used[ability] = self.state.used.get(ability, 0) + 1
