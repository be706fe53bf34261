"""A table of the bot's own, laid out from what its seat can see, on which the engine answers its questions.

Distances, reach, targets, suits, limits and what is asleep are never computed by bots: they are asked here,
so cards and events nobody has heard of yet are understood as well. Hands of others lie face down.
"""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from sixgun.bots.bang.judged import ALONE, lucky
from sixgun.games.bang.cards import BANG, BEER, KIND, MISSED, NO_CARD, pack
from sixgun.games.bang.event_pile import FACE_DOWN, NO_SUIT, EventPile
from sixgun.games.bang.game import GAME
from sixgun.games.bang.kinds import HELD, KINDS
from sixgun.games.bang.model import BangState, BangTable, Seat
from sixgun.games.bang.parts import Part
from sixgun.games.bang.playing import targets
from sixgun.games.bang.queries import (
    COUNTS_AS,
    FLIP_COUNT,
    SUIT_OF,
    USAGE,
    FlipCount,
    TurnDirection,
    bang_limit,
    barred,
    counts_as,
    distance,
    hand_limit,
    immune,
    weapon_range,
    within,
)
from sixgun.games.bang.turn import cards_to_draw
from sixgun.games.bang.view import BangView
from sixgun.kernel.hooks import TABLE, Layer
from sixgun.kernel.plain import seats_in
from sixgun.kernel.rng import FastRng

SAMPLES: Final[dict[str, int]] = {kind: KIND.index(kind) for kind in (BANG, MISSED, BEER) if kind in KIND}
"""A card of each kind that is asked for by name."""

ANYTHING_ELSE: Final = next(card for card, kind in enumerate(KIND) if kind not in SAMPLES)

_SHARES: Final[dict[tuple[tuple[str, ...], tuple[str, ...], str], float]] = {}
"""How many cards of a deck are lucky for a check, while suits are as printed."""


def in_force(state: BangState, parts: Mapping[str, Part]) -> list[tuple[str, int]]:
    """The abilities that the parts of a table put into force."""
    return [ability for part in parts.values() for ability in part.in_force(state)]


def empty_table(view: BangView) -> BangTable:
    """A table with the players a seat sees, and nothing on it yet."""
    seats = [Seat(seat.role, seat.character, seat.life, seat.max_life) for seat in view.seats]
    state = BangState(FastRng.seeded(b"board"), seats, view.boxes, view.without)
    state.cast = view.cast
    return GAME.table(state, view.names)


class Board:
    """The open facts of a table. It can be kept up to date from the news, or read off a view.

    Attributes:
        g: The table of the bot's own.
        seat: Whose eyes it was last seen with.
    """

    __slots__ = ("_ahead", "_awake", "_live", "_shares", "_view", "g", "seat")

    def __init__(self, view: BangView, laid: BangTable | None = None) -> None:
        """Lay out what a seat sees, or take over a table that is laid out already."""
        self._view = view
        self.seat = view.seat
        self.g: BangTable = empty_table(view) if laid is None else laid
        self._live = self.g.live
        self._awake: dict[int, tuple[tuple[str, ...], tuple[str, ...]]] = {}
        self._shares: dict[str, float] = {}
        self._ahead: Board | None = None
        if laid is None:
            self.read(view, True)

    def read(self, view: BangView, anew: bool = False) -> None:
        """Bring everything up to date with what a seat sees now."""
        self._view = view
        self.seat = view.seat
        g = self.g
        state = g.state
        for player, seat in zip(state.seats, view.seats, strict=True):
            player.role = seat.role
            player.life = seat.life
            player.max_life = seat.max_life
            player.shown = seat.shown
            player.ghost = seat.ghost
            player.hand = list(seat.hand) or [NO_CARD] * seat.hand_size
            laid = list(seat.in_play)
            if (
                player.in_play != laid
                or player.alive != seat.alive
                or player.character != seat.character
                or player.borrowed != seat.borrowed
            ):
                anew = True
                player.in_play = laid
                player.alive = seat.alive
                player.character = seat.character
                player.borrowed = seat.borrowed
        if state.ring != view.ring or state.order != view.order:
            anew = True
            state.order = view.order
            state.count_living()
        if state.parts != view.parts:
            anew = anew or in_force(state, state.parts) != in_force(state, view.parts)
            state.parts = view.parts
        if state.active != view.active:
            state.active = view.active
            anew = anew or bool(g.live.silencers)
        state.bangs = view.bangs
        state.used = view.used
        state.fresh = list(view.fresh)
        state.course = view.course
        state.lifted = view.lifted
        if anew:
            g.board_changed()
        self._ahead = None

    def cover(self) -> None:
        """Turn face down what only the last reader saw: others draw conclusions from what happens next."""
        if self.seat >= 0:
            player = self.g.state.seats[self.seat]
            player.hand = [NO_CARD] * len(player.hand)
            if not self.g.state.role_lies_open(self.seat):
                player.role = ""

    # -- following the news --------------------------------------------------------------------------

    def move(self, card: int, target: int) -> None:
        """A card in play leaves its place; it lies in front of `target` afterwards, if that is a seat."""
        g = self.g
        for index, player in enumerate(g.state.seats):
            if card in player.in_play:
                player.in_play.remove(card)
                self._put_away(index, card)
        if target >= 0:
            g.state.seats[target].in_play.append(card)
            g.card_came(target, card)
        self._awake.clear()
        self._shares.clear()

    def _put_away(self, seat: int, card: int) -> None:
        """A card in play works no longer. What else follows, such as a ghost who is out, the news tell."""
        g = self.g
        if g.state.seats[seat].alive:
            g.ability_left(HELD[seat][card])
        parts = g.state.parts
        for id, part in parts.items():
            parts[id] = part.without_card(card)

    def lies_open(self, card: int) -> bool:
        """Whether a card is in play."""
        return any(card in player.in_play for player in self.g.state.seats)

    def bury(self, seat: int, alive: bool = False) -> None:
        """A player is out and the others move closer, or comes back."""
        g = self.g
        g.state.seats[seat].alive = alive
        g.state.count_living()
        g.board_changed()

    def become(self, seat: int, character: str, borrowed: tuple[str, ...] = ()) -> None:
        """A player is someone else, or has someone else's ability."""
        player = self.g.state.seats[seat]
        if player.character != character or player.borrowed != borrowed:
            player.character = character
            player.borrowed = borrowed
            self.g.board_changed()

    def pass_turn(self, seat: int) -> None:
        """The turn of a player begins."""
        self.g.state.active = seat
        if self.g.live.silencers:  # whose turn it is may matter to them
            self.g.board_changed()

    def turn_event(self, event: str) -> None:
        """An event comes into force."""
        pile = self.pile()
        if pile is not None and pile.event() != event:
            past = (*[id for id in pile.past if id != event], event)
            coming = tuple([id for id in pile.coming if id != event])
            self.g.state.parts = {**self.g.state.parts, EventPile.id: pile.changed(past=past, coming=coming)}
            self.g.board_changed()

    # -- who is where --------------------------------------------------------------------------------

    @property
    def ring(self) -> Sequence[int]:
        """The seats in the game, clockwise."""
        return self.g.state.ring

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return self.g.state.active

    def cards(self, seat: int) -> Sequence[int]:
        """The cards in front of a player, whether they work or not."""
        return self.g.state.seats[seat].in_play

    def others(self, seat: int) -> Sequence[int]:
        """All other players in the game."""
        return [other for other in self.ring if other != seat]

    def distance(self, seat: int, other: int) -> int:
        """How far `other` is from `seat`."""
        return distance(self.g, seat, other)

    def weapon_range(self, seat: int) -> int:
        """How far a player can shoot."""
        return weapon_range(self.g, seat)

    def within(self, seat: int, reach: int) -> Sequence[int]:
        """All other players at this distance or less; nobody is near a player who is out."""
        if seat not in self.ring:
            return ()
        return [other for other in seats_in(within(self.g, seat, reach)) if other != seat]

    def aims(self, actor: int, id: str, playing: bool, card: int = NO_CARD) -> Sequence[int]:
        """All other players a player could aim a card or an ability at."""
        if actor not in self.ring:
            return ()
        g = self.g
        thing = g.bound(id, actor, card)
        aim = KINDS[id](id, actor, card).aim_of_play() if playing and id in KINDS else thing.aim
        return [target for target in seats_in(targets(g, thing, aim, ())) if target != actor]

    # -- what works ----------------------------------------------------------------------------------

    def _working(self, seat: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
        live = self.g.live
        if live is not self._live:
            self._live = live
            self._awake.clear()
            self._shares.clear()
        known = self._awake.get(seat)
        if known is None:
            mine = [ability for ability in live.abilities if ability.owner == seat]
            known = (
                tuple([ability.id for ability in mine if ability.layer == Layer.CHARACTER]),
                tuple([ability.id for ability in mine if ability.layer == Layer.EQUIPMENT]),
            )
            self._awake[seat] = known
        return known

    def powers(self, seat: int) -> tuple[str, ...]:
        """The characters whose abilities a player has and nothing puts to sleep."""
        return self._working(seat)[0]

    def kinds(self, seat: int) -> tuple[str, ...]:
        """The kinds of cards that work in front of a player now."""
        return self._working(seat)[1]

    def asleep(self, seat: int, card: int) -> bool:
        """Whether a card has, or would have, no effect in front of a player now."""
        g = self.g
        return bool(g.live.silencers) and bool(g.silencer_of(g.bound(KIND[card], seat, card)))

    def limit(self, seat: int) -> int:
        """How many cards a player may keep."""
        return hand_limit(self.g, seat)

    def bangs_left(self, seat: int) -> int:
        """How many BANG! cards a player may still play in this turn, if it is theirs."""
        return bang_limit(self.g, seat) - (self.g.state.bangs if seat == self.active else 0)

    def draws(self, seat: int) -> int:
        """How many cards a player draws in phase 1."""
        return cards_to_draw(self.g, seat)

    def immune(self, seat: int, by: int, card: int) -> bool:
        """Whether a card another player uses has no effect on a player."""
        return card != NO_CARD and immune(self.g, seat, by, (card,)) is not None

    def barred(self, seat: int, card: int, kind: str, playing: bool) -> bool:
        """Whether something forbids a player to use a hand card as a kind."""
        return barred(self.g, seat, card, kind, playing) is not None

    def converts(self, seat: int) -> bool:
        """Whether a player may use cards as other kinds."""
        return self.g.changes[seat] & COUNTS_AS != 0

    def forbidding(self) -> bool:
        """Whether anything forbids the use of some hand cards."""
        return self.g.live.anywhere & USAGE != 0

    def counts(self, seat: int, card: int) -> Sequence[str]:
        """The kinds a hand card may be used as."""
        return counts_as(self.g, seat, card)

    def share_of(self, seat: int, kind: str, playing: bool, usual: dict[str, float]) -> float:
        """How likely a card in a hidden hand can be used as a kind, if `usual` are the parts of each kind."""
        g = self.g
        if barred(g, seat, SAMPLES[kind], kind, playing) is not None:
            return 0.0
        if not g.changes[seat] & COUNTS_AS:
            return usual[kind]
        found = 0.0
        for other, part in usual.items():
            if kind in counts_as(g, seat, SAMPLES.get(other, ANYTHING_ELSE)):
                found += part
        return found

    # -- draw! ---------------------------------------------------------------------------------------

    def luck(self, seat: int, source: str) -> float:
        """How likely a check of a player ends well."""
        g = self.g
        miss = 1.0 - self._share(source)
        flips = g.query(FlipCount, 1, seat) if g.changes[seat] & FLIP_COUNT else 1
        return float(1.0 - miss**flips)

    def _share(self, source: str) -> float:
        g = self.g
        state = g.state
        plain = not g.live.anywhere & SUIT_OF
        key = (state.boxes, state.without, source)
        if not plain:
            self._working(0)  # forgets what held before the board changed
        known = _SHARES.get(key) if plain else self._shares.get(source)
        if known is None:
            every = pack(state.boxes, state.without)
            known = len([card for card in every if lucky(g, source, card)]) / len(every)
            if plain:
                _SHARES[key] = known
            else:
                self._shares[source] = known
        return known

    # -- what comes ----------------------------------------------------------------------------------

    def pile(self) -> EventPile | None:
        """The pile of events, if there is one."""
        return cast("EventPile | None", self.g.state.parts.get(EventPile.id))

    def event(self) -> str:
        """The event in force, or nothing."""
        pile = self.pile()
        return "" if pile is None else pile.event()

    def ahead(self) -> "Board":
        """The same table in the bot's next turn: by then the event that lies open is in force."""
        if self._ahead is None:
            pile = self.pile()
            changes = pile is not None and pile.coming and pile.coming[-1] != FACE_DOWN
            self._ahead = self._after(pile.coming[-1]) if pile is not None and changes else self
        return self._ahead

    def _after(self, event: str) -> "Board":
        now = self.g.state
        state = BangState(now.rng, now.seats, now.boxes, now.without)
        state.cast = now.cast
        state.order = now.order
        state.count_living()
        state.active = self.seat
        state.course = now.course
        pile = cast(EventPile, self.pile())
        pile = pile.changed(
            past=(*pile.past, event), coming=pile.coming[:-1], suit=NO_SUIT, duty=NO_CARD, held=-1
        )
        state.parts = {**now.parts, EventPile.id: pile}
        other = Board(self._view, GAME.table(state, self.g.names))
        other._ahead = other
        return other

    def in_force(self) -> Sequence[str]:
        """The cards that the parts of the table put into force for everyone."""
        state = self.g.state
        return [id for id, owner in in_force(state, state.parts) if owner == TABLE]

    def everyone_alone(self) -> bool:
        """Whether only the last one in the game wins."""
        return any(id in ALONE for id in self.in_force())

    def at_turn_of(self, seat: int) -> "Board":
        """The table at the next turn of a player: a new round brings a new event."""
        if self.pile() is None:
            return self
        for other in self.turns_after(self.active):
            if other == self.g.state.course.starter:
                return self.ahead()
            if other == seat:
                return self
        return self

    def turns_after(self, seat: int) -> Sequence[int]:
        """The players in turn order after `seat`, who comes last."""
        state = self.g.state
        step = self.g.query(TurnDirection, 1, seat)
        around = list(state.others_of(seat))
        return [*(around if step > 0 else around[::-1]), seat]
