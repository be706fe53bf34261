"""What may be asked of a table, and who may ask it: an order comes in, the entries it takes come back.

Nothing is changed here. An order that cannot be carried out is answered with `No` and its reason.
"""

import secrets
from collections.abc import Callable
from typing import Any, Final

from sixgun.bots import LEVELS
from sixgun.kernel.asks import Option
from sixgun.kernel.asks import Refused as EngineRefused
from sixgun.kernel.complaints import Complaint
from sixgun.kernel.journal import why_no_undo
from sixgun.kernel.rng import CountedRng
from sixgun.server import clocks, wire
from sixgun.server.entries import (
    Answered,
    AnyEntry,
    AutoPassSet,
    Begun,
    BotSat,
    CameBack,
    Chose,
    ClockChanged,
    HandedOver,
    HostMade,
    HouseSet,
    Proposed,
    Rematched,
    Renamed,
    SatDown,
    SeatOffered,
    Spoke,
    StoodUp,
    TakenBack,
    TimeGiven,
    WentAway,
)
from sixgun.server.names import bot_name, cleaned, free_name, said_text
from sixgun.server.refusals import EngineNo, No
from sixgun.server.room import NOBODY, Chair, Room
from sixgun.server.tokens import hashed

PHRASES: Final = (
    "not_me_sheriff",
    "nice_shot",
    "have_a_beer",
    "hurry_up",
    "trust_me",
    "sorry",
    "thanks",
    "good_game",
    "outlaw_there",
    "one_moment",
)
"""Quick phrases: ``web-phrase-<id>`` in every reader's language."""

STAND_IN: Final = "gunslinger"
"""The level of a bot that takes over for someone."""


class Visitor:
    """Who sends an order: a seat, or a spectator (-1) with a name."""

    __slots__ = ("name", "seat")

    def __init__(self, seat: int, name: str) -> None:
        self.seat = seat
        self.name = name


def carried_out(room: Room, who: Visitor, order: wire.Order, now: int) -> list[AnyEntry]:
    """The entries that carry out an order."""
    handler = _HANDLERS.get(type(order))
    if handler is None:
        raise No("bad-message")
    return handler(room, who, order, now)


# -- before a socket is open ---------------------------------------------------------------------------


def seat_for(room: Room, wanted: int | None) -> int:
    """A seat someone may take: the one they want, or the first that is free, or one that a bot has.

    In a running game a bot's seat comes with its secrets: it is free only if its player left or the host
    offers it, so that nobody gets to see a second hand.
    """
    playing = room.status == "playing"
    bots = [
        seat
        for seat, chair in enumerate(room.chairs)
        if chair.kind == "bot" and (chair.offered or not playing)
    ]
    free = [seat for seat, chair in enumerate(room.chairs) if chair.kind == "open"] or bots
    if wanted is None:
        if not free:
            raise No("full", 409)
        return free[0]
    if wanted >= len(room.chairs):
        raise No("no-such-seat")
    chair = room.chairs[wanted]
    if chair.kind == "person":
        raise No("seat-taken")
    if chair.kind == "bot" and wanted not in bots:
        raise No("not-offered", 409)
    return wanted


def sit(room: Room, name: str, wanted: int | None, token: str, now: int) -> SatDown:
    """Someone takes a seat; the token is theirs from now on."""
    if room.status == "over":
        raise No("over", 409)
    seat = seat_for(room, wanted)
    others = [chair.name for other, chair in enumerate(room.chairs) if other != seat]
    return SatDown(at=now, seat=seat, name=free_name(cleaned(name), others), token=hashed(token))


# -- choices -------------------------------------------------------------------------------------------


def _choose(room: Room, who: Visitor, order: wire.Choose, now: int) -> list[AnyEntry]:
    seat = _seated(who)
    if room.table is None:
        raise No("not-begun")
    if room.table.result is not None:
        raise No("over")
    mark = room.asks.get(seat)
    if mark is None:
        raise No("no-ask")
    if order.ask != mark.number:
        raise No("stale")
    if order.option >= len(mark.ask.options):
        raise No("no-option")
    made = choice(room, seat, order.option, now, "player", order.id)
    return [CameBack(at=now, seat=seat), made] if room.chairs[seat].away else [made]


def choice(room: Room, seat: int, option: int, now: int, by: Any, id: str = "") -> Chose:
    """The entry of a choice that is open."""
    ask = room.asks[seat].ask
    notation = ask.options[option].notation(room.names)
    return Chose(at=now, seat=seat, option=option, notation=notation, by=by, id=id)


def _take_back(room: Room, who: Visitor, order: wire.TakeBack, now: int) -> list[AnyEntry]:
    seat = _seated(who)
    if room.table is None or len(room.choices) == room.given:
        raise No("not-begun")
    if room.table.result is not None:
        raise No("over")  # the seed has been shown
    reason = why_no_undo(room.table, seat)
    if reason is not None:
        raise EngineNo(EngineRefused(reason))
    others = [other for other in room.people() if other != seat and not room.chairs[other].away]
    if others:
        return [Proposed(at=now, seat=seat)]
    return [TakenBack(at=now, seat=seat)]


def _agree(room: Room, who: Visitor, order: wire.Agree, now: int) -> list[AnyEntry]:
    seat = _seated(who)
    if room.proposal == NOBODY or seat not in room.voters() or seat in room.agreed:
        raise No("no-proposal")
    answered = Answered(at=now, seat=seat, yes=order.yes)
    if order.yes and all(other in room.agreed or other == seat for other in room.voters()):
        return [answered, TakenBack(at=now, seat=room.proposal)]
    return [answered]


# -- the host's powers ---------------------------------------------------------------------------------


def _begin(room: Room, who: Visitor, order: wire.Begin, now: int) -> list[AnyEntry]:
    _host(room, who)
    return begin(room, now)


def begin(room: Room, now: int, level: str = STAND_IN) -> list[AnyEntry]:
    """Deal; free seats are taken by bots."""
    if room.table is not None:
        raise No("already-begun")
    entries: list[AnyEntry] = []
    taken = room.names
    for seat, chair in enumerate(room.chairs):
        if chair.kind == "open":
            name = chair.name or bot_name(taken)
            taken.append(name)
            entries.append(BotSat(at=now, seat=seat, name=name, level=level))
    return [*entries, Begun(at=now, next_seed=secrets.token_hex(16))]


def _seat_bot(room: Room, who: Visitor, order: wire.SeatBot, now: int) -> list[AnyEntry]:
    _host(room, who)
    chair = _chair(room, order.seat)
    level = checked_level(room, order.level)
    if chair.kind == "person":
        if room.status != "playing":
            raise No("person-sits-there")
        return [] if chair.away else [WentAway(at=now, seat=order.seat, level=level)]
    name = chair.name or bot_name(room.names)
    return [BotSat(at=now, seat=order.seat, name=name, level=level)]


def checked_level(room: Room, level: str) -> str:
    """The level, if this game has such bots."""
    if level not in LEVELS[room.game.id]:
        raise No("bad-request")
    return level


def _free_seat(room: Room, who: Visitor, order: wire.FreeSeat, now: int) -> list[AnyEntry]:
    _host(room, who)
    chair = _chair(room, order.seat)
    if chair.kind == "open" or order.seat == who.seat:
        raise No("no-such-seat")
    playing = room.status == "playing"
    if chair.kind == "bot" and playing:
        return [] if chair.offered else [SeatOffered(at=now, seat=order.seat)]
    level = STAND_IN if playing else ""
    return [StoodUp(at=now, seat=order.seat, level=level, sent_away=True)]


def hand_over(room: Room, who: Visitor, seat: int, token: str, now: int) -> list[AnyEntry]:
    """A new token for a seat, for the host or for the player who has it."""
    if who.seat != seat:
        _host(room, who)
    if _chair(room, seat).kind != "person":
        raise No("no-such-seat")
    return [HandedOver(at=now, seat=seat, token=hashed(token))]


def _make_host(room: Room, who: Visitor, order: wire.MakeHost, now: int) -> list[AnyEntry]:
    _host(room, who)
    if _chair(room, order.seat).kind != "person":
        raise No("no-such-seat")
    return [] if order.seat == who.seat else [HostMade(at=now, seat=order.seat)]


def _set_clock(room: Room, who: Visitor, order: wire.SetClock, now: int) -> list[AnyEntry]:
    _host(room, who)
    return [ClockChanged(at=now, clock=order.clock)]


def _set_house(room: Room, who: Visitor, order: wire.SetHouse, now: int) -> list[AnyEntry]:
    _host(room, who)
    return [
        HouseSet(
            at=now,
            title=said_text(order.title) if isinstance(order.title, str) else room.title,
            pace=order.pace if isinstance(order.pace, str) else room.pace,
            listed=order.listed if isinstance(order.listed, bool) else room.listed,
            watching=order.watching if isinstance(order.watching, bool) else room.watching,
        )
    ]


def _rematch(room: Room, who: Visitor, order: wire.Rematch, now: int) -> list[AnyEntry]:
    _host(room, who)
    if room.table is None or room.table.result is None:
        raise No("not-over")
    game, opened = room.game, room.opened
    try:
        wanted = game.next_settings(room.table.state, {**room.settings, **order.settings})
        settings = game.checked_settings(opened.sets, wanted)
        # A trial deal: settings that do not go together are reported before the game is put away.
        game.deal(game.checked_players(opened.players), tuple(opened.sets), settings, CountedRng(bytes(16)))
    except Complaint as complaint:
        raise EngineNo(complaint) from None
    entries: list[AnyEntry] = [Rematched(at=now, settings=settings)]
    taken = room.names
    for seat, chair in enumerate(room.chairs):
        if chair.kind == "open":
            name = bot_name(taken)
            taken.append(name)
            entries.append(BotSat(at=now, seat=seat, name=name, level=STAND_IN))
    return [*entries, Begun(at=now, next_seed=secrets.token_hex(16))]


# -- everyone -----------------------------------------------------------------------------------------


def _speak(room: Room, who: Visitor, order: wire.Speak, now: int) -> list[AnyEntry]:
    if order.phrase:
        if order.phrase not in PHRASES:
            raise No("no-phrase")
        return [Spoke(at=now, seat=who.seat, name=who.name, phrase=order.phrase)]
    text = said_text(order.text)
    if not text:
        raise No("nothing-said")
    price = _price_of_speech(room, who.seat)
    if price is not None and not order.accept:
        raise No("speech-price")
    return [Spoke(at=now, seat=who.seat, name=who.name, text=text, paid=price is not None)]


def _price_of_speech(room: Room, seat: int) -> Option | None:
    """What someone's own words do to them in the game now; None for nothing."""
    table = room.table
    if table is None or table.result is not None:
        return None
    silenced = room.game.silence(table, seat)
    if silenced is not None:
        raise EngineNo(EngineRefused(silenced))
    return room.game.price_of_speech(table, seat)


def _stand_up(room: Room, who: Visitor, order: wire.StandUp, now: int) -> list[AnyEntry]:
    seat = _seated(who)
    return [StoodUp(at=now, seat=seat, level=STAND_IN if room.status == "playing" else "")]


def _rename(room: Room, who: Visitor, order: wire.Rename, now: int) -> list[AnyEntry]:
    seat = _seated(who)
    others = [chair.name for other, chair in enumerate(room.chairs) if other != seat]
    return [Renamed(at=now, seat=seat, name=free_name(cleaned(order.name), others))]


def _more_time(room: Room, who: Visitor, order: wire.MoreTime, now: int) -> list[AnyEntry]:
    seat = _seated(who)
    _chair(room, order.seat)
    if room.due(order.seat) is None:
        raise No("clock-off")
    if order.seat == seat and len(room.people()) > 1:
        raise No("not-your-seat")
    return [TimeGiven(at=now, seat=order.seat, by=seat, ms=clocks.more(room.clock))]


def _away(room: Room, who: Visitor, order: wire.Away, now: int) -> list[AnyEntry]:
    seat = _seated(who)
    away = room.chairs[seat].away
    if order.away and not away and room.status == "playing":
        return [WentAway(at=now, seat=seat, level=STAND_IN)]
    if away and not order.away:
        return [CameBack(at=now, seat=seat)]
    return []


def _auto_pass(room: Room, who: Visitor, order: wire.AutoPass, now: int) -> list[AnyEntry]:
    seat = _seated(who)
    return [] if room.chairs[seat].auto_pass == order.on else [AutoPassSet(at=now, seat=seat, on=order.on)]


# -- who may -------------------------------------------------------------------------------------------


def _seated(who: Visitor) -> int:
    if who.seat < 0:
        raise No("no-seat")
    return who.seat


def _host(room: Room, who: Visitor) -> None:
    if _seated(who) != room.host:
        raise No("not-host")


def _chair(room: Room, seat: int) -> Chair:
    if seat >= len(room.chairs):
        raise No("no-such-seat")
    return room.chairs[seat]


_HANDLERS: Final[dict[type, Callable[[Room, Visitor, Any, int], list[AnyEntry]]]] = {
    wire.Choose: _choose,
    wire.TakeBack: _take_back,
    wire.Agree: _agree,
    wire.Begin: _begin,
    wire.SeatBot: _seat_bot,
    wire.FreeSeat: _free_seat,
    wire.MakeHost: _make_host,
    wire.SetClock: _set_clock,
    wire.SetHouse: _set_house,
    wire.Rematch: _rematch,
    wire.Speak: _speak,
    wire.StandUp: _stand_up,
    wire.Rename: _rename,
    wire.MoreTime: _more_time,
    wire.Away: _away,
    wire.AutoPass: _auto_pass,
}
