"""The pile of events: which card is in force, which one is coming, and the characters kept in reserve.

Any box may bring event cards (`EVENTS` in its table). They lie in one pile, the final card at its bottom;
each round the next one takes the place of the one before (high noon 2 and 3).
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, cast

from sixgun.games.bang.cards import CAST, EVENTS, LABEL, RESERVED, SUITS
from sixgun.games.bang.events import Eliminated, LeftAgain
from sixgun.games.bang.kinds import BangAbility
from sixgun.games.bang.model import NOBODY, BangState, BangTable
from sixgun.games.bang.moments import RoundBegan
from sixgun.games.bang.parts import Keeper, Part
from sixgun.games.bang.wording import meant
from sixgun.kernel.events import OpenEvent
from sixgun.kernel.hooks import TABLE, Layer, after
from sixgun.kernel.plain import Json
from sixgun.kernel.position import BadPosition, Written, flag, one_of, shown, whole
from sixgun.kernel.registry import BadSettings, Matters, Setting
from sixgun.kernel.rng import Rng

REGULAR: Final = "regular"
BONUS: Final = "bonus"
FINAL: Final = "final"

COMBINED: Final = "combined"
OF_BOXES: Final = "of_boxes"
"""The mode that follows from the boxes on the table: one box's events, or all of them combined."""

FACE_DOWN: Final = "?"
"""An event or a character that lies face down for whoever looks."""

RETURNED: Final = -2
"""Instead of who was eliminated first: that player has come back, which happens only once."""

NO_SUIT: Final = -1
NO_CARD: Final = -1


class EventRevealed(OpenEvent):
    """An event comes into force; `next` is the one that can be seen below it, empty after the last."""

    fields: ClassVar[tuple[str, ...]] = ("event", "next")
    __slots__ = ("event", "next")

    def __init__(self, event: str, next: str) -> None:
        self.event = event
        self.next = next


class EventPile(Part):
    """The pile of events and what belongs to it.

    Attributes:
        coming: The events to come, the next one last; all but that one lie face down.
        past: The events that have been, the one in force last.
        pool: Every event that may be in the pile.
        reserves: The character each player has in reserve, empty for none.
        looked: Who has looked at their reserve.
        been: Whose reserve is a character they have been before, as everyone knows.
        first_out: Who was eliminated first, or `RETURNED`.
        suit: The suit the active player named for this turn.
        duty: The card the active player showed and has to play this turn, until everyone saw it leave.
        freed: Whether the card has left the hand unseen, which ends the duty.
        held: How many cards the active player had before drawing, or -1 outside phase 1.
    """

    id: ClassVar[str] = "events"
    by_player: ClassVar[bool] = False
    fields: ClassVar[tuple[str, ...]] = (
        *("coming", "past", "pool", "reserves", "looked", "first_out"),
        *("suit", "duty", "held", "freed", "been"),
    )
    __slots__ = (
        *("coming", "past", "pool", "reserves", "looked", "first_out"),
        *("suit", "duty", "held", "freed", "been"),
    )

    def __init__(
        self,
        coming: tuple[str, ...],
        past: tuple[str, ...],
        pool: tuple[str, ...],
        reserves: tuple[str, ...] = (),
        looked: tuple[int, ...] = (),
        first_out: int = NOBODY,
        suit: int = NO_SUIT,
        duty: int = NO_CARD,
        held: int = -1,
        freed: bool = False,
        been: tuple[int, ...] = (),
    ) -> None:
        self.coming = coming
        self.past = past
        self.pool = pool
        self.reserves = reserves
        self.looked = looked
        self.first_out = first_out
        self.suit = suit
        self.duty = duty
        self.held = held
        self.freed = freed
        self.been = been

    def event(self) -> str:
        """The event in force, empty in the first round."""
        return self.past[-1] if self.past else ""

    def in_force(self, state: BangState) -> Sequence[tuple[str, int]]:
        rules = [("event_rules", TABLE)]
        return [*rules, (self.past[-1], TABLE)] if self.past else rules

    def next_turn(self) -> "EventPile":
        if self.suit == NO_SUIT and self.duty == NO_CARD and self.held < 0 and not self.freed:
            return self
        return self.changed(suit=NO_SUIT, duty=NO_CARD, held=-1, freed=False)

    def reserved(self) -> Sequence[str]:
        return self.reserves

    # -- reserves -----------------------------------------------------------------------------------------

    def opened(self, state: BangState) -> "EventPile":
        """Everyone who has no reserve yet is dealt one, as long as there are characters left."""
        if not any(id in self.pool for id in RESERVED):
            return self
        reserves = [*self.reserves, *[""] * (len(state.seats) - len(self.reserves))]
        free = spare_characters(state, reserves)
        lacking = [seat for seat, reserve in enumerate(reserves) if not reserve]
        dealt = state.rng.sample(free, min(len(free), len(lacking)))
        for seat, character in zip(lacking, dealt, strict=False):
            reserves[seat] = character
        return self.changed(reserves=tuple(reserves))

    def set_aside(self, seat: int, character: str) -> "EventPile":
        if not any(id in self.pool for id in RESERVED):
            return self
        count = max(len(self.reserves), seat + 1)
        reserves = [*self.reserves, *[""] * (count - len(self.reserves))]
        reserves[seat] = character
        return self.changed(reserves=tuple(reserves), looked=(*self.looked, seat))

    # -- secrets ------------------------------------------------------------------------------------------

    def seen_by(self, state: BangState, seat: int) -> "EventPile":
        """The final card is agreed upon, the next one lies open; who looked at a reserve knows it.

        Everyone knows a character that its player gave up.
        """
        coming = [FACE_DOWN] * len(self.coming)
        if coming:
            coming[0] = self.coming[0] if self.coming[0] in FINALS else FACE_DOWN
            coming[-1] = self.coming[-1]
        reserves = [
            reserve
            if not reserve or owner in self.been or (owner == seat and owner in self.looked)
            else FACE_DOWN
            for owner, reserve in enumerate(self.reserves)
        ]
        duty = self.duty if self.duty_seems_open(state, seat) else NO_CARD
        return self.changed(coming=tuple(coming), reserves=tuple(reserves), duty=duty, freed=False)

    def duty_seems_open(self, state: BangState, seat: int) -> bool:
        """Whether a reader must think that the shown card is still in the active player's hand."""
        hand = state.seats[state.active].hand
        if seat == state.active:
            return self.duty in hand and not self.freed
        holders = [index for index, player in enumerate(state.seats) if self.duty in player.hand]
        return bool(holders) and seat not in holders and bool(hand)

    def known_cards(self, active: int) -> Mapping[int, int]:
        """The card that has to be played was shown to everyone."""
        return {self.duty: active} if self.duty != NO_CARD else {}

    def imagined(self, view: object, state: BangState, rng: Rng) -> "EventPile":
        return self.filled(state, rng)

    def reshuffled(self, state: BangState, reader: int, rng: Rng) -> "EventPile":
        return self.seen_by(state, reader).filled(state, rng)

    def filled(self, state: BangState, rng: Rng) -> "EventPile":
        """The same pile with everything that lies face down dealt at random."""
        gone = (*self.coming, *self.past, *FINALS)
        events = [id for id in self.pool if id not in gone]
        rng.shuffle(events)
        characters = spare_characters(state, self.reserves)
        rng.shuffle(characters)
        return self.changed(
            coming=tuple([events.pop() if id == FACE_DOWN else id for id in self.coming]),
            reserves=tuple([characters.pop() if one == FACE_DOWN else one for one in self.reserves]),
        )


def spare_characters(state: BangState, reserves: Sequence[str]) -> list[str]:
    """The characters nobody has and nobody was dealt."""
    taken = {name for seat in state.seats for name in (seat.character, *seat.dealt, *seat.borrowed)}
    return [one for one in state.cast if one not in taken and one not in reserves]


def pile_of(g: BangTable) -> EventPile:
    """The pile of a table that plays with events."""
    return cast(EventPile, g.state.parts[EventPile.id])


def note(g: BangTable, **changes: object) -> None:
    """Change what the pile of events keeps."""
    g.state.parts[EventPile.id] = pile_of(g).changed(**changes)


def forget_the_turn(g: BangTable) -> None:
    """What the pile keeps for a single turn ends with it: a suit, a card that has to be played."""
    g.state.parts[EventPile.id] = pile_of(g).next_turn()


class EventCard(BangAbility):
    """An event card: while it is in force, its rules hold for the whole table."""

    layer: ClassVar[Layer] = Layer.EVENT


class EventRules(BangAbility):
    """The rules of the pile itself: each round brings a new event."""

    layer: ClassVar[Layer] = Layer.RULES

    @after(RoundBegan)
    def turn_the_next(self, g: BangTable, moment: RoundBegan) -> None:
        pile = pile_of(g)
        if not pile.coming:
            return
        id = pile.coming[-1]
        forget_the_turn(g)  # the new event may ask the next player before the turn begins
        note(g, coming=pile.coming[:-1], past=(*pile.past, id))
        g.ability_followed(g.bound(pile.past[-1], TABLE) if pile.past else None, g.bound(id, TABLE))
        g.reveal(EventRevealed, id, pile.coming[-2] if len(pile.coming) > 1 else "")
        g.bound(id, TABLE).revealed(g)

    @after(Eliminated)
    def remember_the_first(self, g: BangTable, death: Eliminated) -> None:
        if pile_of(g).first_out == NOBODY:
            note(g, first_out=death.seat)
        if death.seat == g.state.active:
            forget_the_turn(g)

    @after(LeftAgain)
    def forget_what_held(self, g: BangTable, left: LeftAgain) -> None:
        if left.seat == g.state.active:
            forget_the_turn(g)


# -- setting up --------------------------------------------------------------------------------------------

WITH_EVENTS: Final = tuple([box for box, rows in EVENTS.items() if rows])
FINALS: Final = tuple([id for rows in EVENTS.values() for id, kind in rows if kind == FINAL])

WITH_BONUS: Final = tuple([box for box, rows in EVENTS.items() if any(kind == BONUS for _, kind in rows)])

SEVERAL: Final = Matters(WITH_EVENTS, 2)
MIXED: Final = Matters(WITH_EVENTS, 2, "event_mode", (OF_BOXES, COMBINED))
EXTENDED: Final = Matters(WITH_BONUS, 1, "event_mode", (OF_BOXES, COMBINED, *WITH_BONUS))

SETTINGS: Final = (
    Setting("event_mode", OF_BOXES, (OF_BOXES, *WITH_EVENTS, COMBINED), SEVERAL),
    Setting("event_cards", 12, (12, 13, 14, 15), MIXED),
    Setting("final_event", FINALS[0] if FINALS else "", FINALS, MIXED),
    Setting.flag("bonus_events", default=True, matters=EXTENDED),
)
"""What a table with events may choose. The number of cards and the final one matter to a combined pile."""


def sources(boxes: Sequence[str], settings: Mapping[str, int | str]) -> list[str]:
    """The boxes whose events lie in the pile."""
    there = [box for box in boxes if EVENTS[box]]
    mode = str(settings.get("event_mode", OF_BOXES))
    if mode == OF_BOXES or (mode == COMBINED and len(there) > 1):
        return there
    if mode == COMBINED:
        raise BadSettings(
            "event_mode combined needs two of these boxes: {boxes}",
            "event-mode-combined",
            boxes=", ".join([box for box, rows in EVENTS.items() if rows]),
        )
    if mode not in there:
        raise BadSettings("event_mode {mode} needs the box {mode}", "event-mode", mode=mode)
    return [mode]


def pool_of(boxes: Sequence[str], settings: Mapping[str, int | str]) -> tuple[str, ...]:
    """Every event that may lie in the pile, the final card first."""
    used = sources(boxes, settings)
    rows = [row for box in used for row in EVENTS[box]]
    finals = [id for id, kind in rows if kind == FINAL]
    if len(used) > 1:
        wanted = settings.get("final_event", FINALS[0])
        finals = [id for id in finals if id == wanted] or finals[:1]
    bonus = settings.get("bonus_events", 1) == 1
    return (*finals, *[id for id, kind in rows if kind == REGULAR or (kind == BONUS and bonus)])


class EventKeeper(Keeper):
    """Deals the pile of events, and reads and writes it in words."""

    parts: ClassVar[tuple[str, ...]] = (EventPile.id,)
    table_words: ClassVar[tuple[str, ...]] = (
        *("event", "coming", "past", "first_out"),
        *("suit", "duty", "freed", "held"),
    )
    player_words: ClassVar[tuple[str, ...]] = ("reserve", "looked", "been")

    def deal(self, state: BangState, settings: Mapping[str, int | str]) -> EventPile:
        pool = pool_of(state.boxes, settings)
        final = [id for id in pool if id in FINALS]
        others = [id for id in pool if id not in FINALS]
        combined = len(sources(state.boxes, settings)) > 1
        count = int(settings.get("event_cards", 12)) if combined else len(others)
        return EventPile((*final, *state.rng.sample(others, min(count, len(others)))), (), pool)

    def read(self, written: Written, state: BangState) -> EventPile:
        table = written.table
        pool = pool_of(state.boxes, written.settings)
        event = table.get("event")
        past = event_list(table.get("past", []), ("past",), pool)
        if event is not None and event != "none":
            past = (*[id for id in past if id != event], event_of(event, ("event",), pool))
        coming = [id for id in pool if id in FINALS and id not in past]
        if "coming" in table:
            coming = list(event_list(table["coming"], ("coming",), pool))[::-1]
        twice = [id for id in coming if id in past]
        if twice:
            raise BadPosition(("coming",), f"{twice[0]} is in force or over and cannot come again")
        suit = table.get("suit")
        duty = table.get("duty")
        held = table.get("held")
        freed = flag(table.get("freed", False), ("freed",))
        return EventPile(
            tuple(coming),
            tuple(past),
            pool,
            *self.read_reserves(written, state),
            self.read_first_out(table.get("first_out"), state, list(written.players)),
            NO_SUIT if suit in (None, "none") else SUITS.index(one_of(suit, ("suit",), "suit", SUITS)),
            NO_CARD if duty in (None, "none") else self.read_duty(duty, state, freed, written.midway),
            -1 if held in (None, "none") else whole(held, ("held",), 0, len(state.pack())),
            freed,
            self.seats_with(written, "been"),
        )

    def read_first_out(self, value: Json, state: BangState, names: Sequence[str]) -> int:
        """Who was eliminated first; unless stated, the only one who is out."""
        if value == "returned":
            return RETURNED
        if value is not None:
            everyone = ("nobody", *names)
            return everyone.index(one_of(value, ("first_out",), "player", everyone)) - 1
        out = [seat for seat, player in enumerate(state.seats) if not player.alive]
        return out[0] if len(out) == 1 else NOBODY

    def read_duty(self, value: Json, state: BangState, stolen: bool, midway: bool) -> int:
        """The card of the active player that has to be played, or that was shown and has left the hand.

        Of twins it is the one drawn last, or else the one that lies where such a card goes.
        """
        wanted = meant(value, ("duty",))
        hands = [card for player in state.seats for card in player.hand]
        places = [state.seats[state.active].hand]
        if stolen:
            places.append(hands)
        if stolen or midway:
            places.extend([state.discard, hands, [*state.pack()]])
        for cards in places:
            here = [card for card in cards if card in wanted]
            if here:
                return here[-1]
        raise BadPosition(("duty",), f"{shown(value)} has to be played but is not in the active hand")

    def read_reserves(self, written: Written, state: BangState) -> tuple[tuple[str, ...], tuple[int, ...]]:
        """The characters in reserve, and who has looked at theirs."""
        reserves: list[str] = []
        for name, entries in written.players.items():
            value = entries.get("reserve", "")
            taken = {*[seat.character for seat in state.seats], *reserves}
            free = [one for box in state.boxes for one in CAST[box] if one not in taken]
            character = (
                "" if value in ("", "none") else one_of(value, (name, "reserve"), "free character", free)
            )
            reserves.append(character)
        return (tuple(reserves) if any(reserves) else (), self.seats_with(written, "looked"))

    def seats_with(self, written: Written, word: str) -> tuple[int, ...]:
        """The players for whom a word is true."""
        players = enumerate(written.players.items())
        return tuple(
            [seat for seat, (name, entries) in players if flag(entries.get(word, False), (name, word))]
        )

    def tell(self, part: Part, names: Sequence[str]) -> Written:
        pile = cast(EventPile, part)
        reserves = (*pile.reserves, *[""] * (len(names) - len(pile.reserves)))  # some may still be choosing
        return Written(
            {
                name: {
                    "reserve": in_words(reserves[seat]),
                    "looked": seat in pile.looked,
                    "been": seat in pile.been,
                }
                for seat, name in enumerate(names)
            },
            {
                "event": pile.event() or "none",
                "coming": [in_words(id) for id in reversed(pile.coming)],
                "past": list(pile.past),
                "first_out": self.tell_first_out(pile.first_out, names),
                "suit": SUITS[pile.suit] if pile.suit >= 0 else "none",
                "duty": LABEL[pile.duty] if pile.duty >= 0 else "none",
                "freed": pile.freed,
                "held": pile.held if pile.held >= 0 else "none",
            },
        )

    def tell_first_out(self, seat: int, names: Sequence[str]) -> str:
        """Who was eliminated first, in a word."""
        if seat == RETURNED:
            return "returned"
        return names[seat] if seat >= 0 else "nobody"


def in_words(id: str) -> str:
    """An event or a character as claims write it, also where there is none or it lies face down."""
    return "unknown" if id == FACE_DOWN else id or "none"


KEEPER: Final = EventKeeper()
RULES: Final = {"event_rules": EventRules}


def event_of(value: Json, path: tuple[str, ...], pool: Sequence[str]) -> str:
    """An event that may be in the pile."""
    return one_of(value, path, "event of this pile", pool)


def event_list(value: Json, path: tuple[str, ...], pool: Sequence[str]) -> tuple[str, ...]:
    """Several events, each once."""
    items = [value] if isinstance(value, str) else value
    if not isinstance(items, list):
        raise BadPosition(path, f"{path[0]} is a list of events, not {shown(value)}")
    found = [event_of(item, (*path, str(index)), pool) for index, item in enumerate(items)]
    for index, id in enumerate(found):
        if id in found[:index]:
            raise BadPosition((*path, str(index)), f"{id} is written twice; every event is there once")
    return tuple(found)
