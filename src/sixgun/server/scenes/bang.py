"""The card table as it travels: hands, cards in play, piles, and distances from the reader."""

from typing import Any, cast

from msgspec import Struct

from sixgun.games.bang.model import BangTable
from sixgun.games.bang.queries import hand_limit, sight_row, turn_direction, weapon_range
from sixgun.games.bang.view import BangView
from sixgun.kernel.table import Table
from sixgun.kernel.views import View
from sixgun.server.scenes.bang_parts import (
    AnyPart,
    Asleep,
    OwnEventsPart,
    asleep_at,
    bangs_of,
    draws_of,
    own_parts_of,
    parts_of,
    suits_now,
)
from sixgun.server.scenes.common import Own, Scene, ask_of, outcome_of, waiting_for
from sixgun.texts.said import Said


class BangSeat(Struct, kw_only=True):
    """A player at the card table. The role is empty while its card lies face down; cards are numbers."""

    character: str
    borrowed: list[str]
    role: str
    life: int
    max_life: int
    alive: bool
    ghost: str
    """What keeps a player without lives in the game; empty for everyone else."""
    hand: int
    """How many cards the player has in hand."""
    open_hand: list[int]
    """The cards in hand where everyone may see them; empty while hands are hidden."""
    in_play: list[int]
    reach: int
    """How far the player can shoot."""
    draws: int
    """How many cards the player draws at the start of a turn; -1 if something takes the place of drawing."""
    asleep: list[Asleep]


class BangScene(Scene, kw_only=True):
    """The piles and the row in the middle, and the players."""

    seats: list[BangSeat]
    sets: list[str]
    deck: int
    discarded: int
    discard: list[int]
    """The discards everyone may see, top last."""
    row: list[int]
    """Cards lying face up in the middle."""
    looking: int
    """Who is looking at cards before keeping some, or -1."""
    looked_at: int
    """How many cards those are."""
    bangs: int
    """BANG! cards played this turn, and how many may be played."""
    bang_limit: int
    fresh: list[int]
    """Cards put into play this turn: a green one among them cannot be used yet."""
    last_man_standing: bool
    order: list[int]
    """The seats clockwise, where players have changed places; empty while nobody has."""
    starter: int
    """Who starts the rounds, or -1 where nothing changes from round to round."""
    direction: int
    """1 while turns pass clockwise, -1 while they pass the other way."""
    suits: list[int]
    """The suit of every card by its number, while something changes suits; otherwise empty."""
    suits_by: str
    """What changes suits."""
    parts: list[AnyPart]
    """What the boxes on the table add to it."""


class BangOwn(Own, kw_only=True):
    """The reader's hand, the cards the reader is looking at, and distances from the reader."""

    hand: list[int]
    hand_limit: int
    lap: list[int]
    dealt: list[str]
    """Characters the reader may still choose from."""
    distances: list[int]
    reach: int
    hands: list[list[int]] | None
    roles: list[str] | None
    """All hands and roles, for a reader who may see everything."""
    parts: list[OwnEventsPart]
    """What only the reader knows of the parts that boxes add."""


def scene(table: Table[Any], view: View) -> BangScene:
    """The table as everyone sees it, from a spectator's view."""
    seen = cast(BangView, view)
    g = cast(BangTable, table)
    suits, suits_by = suits_now(g)
    return BangScene(
        game=seen.game,
        names=list(seen.names),
        active=seen.active,
        turn=seen.turn_number,
        asking=waiting_for(seen),
        outcome=outcome_of(seen),
        seats=[
            BangSeat(
                character=seat.character,
                borrowed=list(seat.borrowed),
                role=seat.role,
                life=seat.life,
                max_life=seat.max_life,
                alive=seat.alive,
                ghost=seat.ghost,
                hand=seat.hand_size,
                open_hand=list(seat.hand),
                in_play=list(seat.in_play),
                reach=weapon_range(g, index),
                draws=draws_of(g, index),
                asleep=asleep_at(g, index, seat),
            )
            for index, seat in enumerate(seen.seats)
        ],
        sets=list(seen.boxes),
        deck=seen.deck_size,
        discarded=seen.discard_size,
        discard=list(seen.discard),
        row=list(seen.row),
        looking=seen.lap_of if seen.lap_size else -1,
        looked_at=seen.lap_size,
        bangs=seen.bangs,
        bang_limit=bangs_of(g, seen.active),
        fresh=list(seen.fresh),
        last_man_standing=seen.last_man_standing,
        order=list(seen.order),
        starter=seen.course.starter,
        direction=turn_direction(g),
        suits=suits,
        suits_by=suits_by,
        parts=parts_of(seen),
    )


def own(table: Table[Any], view: View, number: int, undo: Said | None) -> BangOwn:
    """What only one seat knows."""
    seen = cast(BangView, view)
    g = cast(BangTable, table)
    seated = seen.seat >= 0
    me = seen.seats[seen.seat] if seated else None
    return BangOwn(
        role=me.role if me else "",
        ask=ask_of(table, seen, number),
        undo=undo,
        hand=list(me.hand) if me else [],
        hand_limit=hand_limit(g, seen.seat) if seated else 0,
        lap=list(seen.lap),
        dealt=list(me.dealt) if me else [],
        distances=list(sight_row(g, seen.seat)) if me and me.alive else [0] * len(seen.seats),
        reach=weapon_range(g, seen.seat) if seated else 0,
        hands=None,
        roles=None,
        parts=own_parts_of(seen),
    )


def everything(table: Table[Any]) -> BangOwn:
    """What lies open to someone who may see all cards."""
    seats = cast(BangTable, table).state.seats
    return BangOwn(
        role="",
        ask=None,
        undo=None,
        hand=[],
        hand_limit=0,
        lap=[],
        dealt=[],
        distances=[],
        reach=0,
        hands=[list(seat.hand) for seat in seats],
        roles=[seat.role for seat in seats],
        parts=[],
    )
