"""New tables: from a request, from a scenario, from a moment of a replay."""

import asyncio
import secrets
from collections.abc import Sequence
from typing import Any

from sixgun.bots import LEVELS
from sixgun.games.catalog import game as game_of
from sixgun.kernel.complaints import Complaint
from sixgun.kernel.registry import BadSettings, Game
from sixgun.kernel.rng import CountedRng
from sixgun.kernel.table import Table
from sixgun.scenarios.saving import save_scenario
from sixgun.server.desk import Desk
from sixgun.server.entries import AnyEntry, BotSat, Opened
from sixgun.server.files import read_scenario
from sixgun.server.house import House
from sixgun.server.names import bot_name, cleaned, said_text
from sixgun.server.orders import begin, sit
from sixgun.server.refusals import EngineNo, No
from sixgun.server.room import Room
from sixgun.server.tokens import new_token
from sixgun.server.wire import Branch, NewTable, NoClock, OpenScenario, Seated


async def open_wished(house: House, wish: NewTable) -> Seated:
    """The table someone wants; they have its first seat and are its host."""
    try:
        game = game_of(wish.game)
        game.checked_players(wish.players)
        sets, settings = game.wanted(wish.sets, wish.preset, wish.settings)
        trial_deal(game, wish.players, sets, settings)
    except Complaint as complaint:
        raise EngineNo(complaint) from None
    level = known_level(game, wish.level)
    if wish.bots >= wish.players:
        raise No("full")
    opened = Opened(
        at=house.now(),
        code=await house.fresh_code(),
        game=game.id,
        players=wish.players,
        sets=list(sets),
        settings=settings,
        seed=secrets.token_hex(16),
        title=said_text(wish.title),
        pace=wish.pace,
        clock=wish.clock,
        listed=wish.listed,
        watching=wish.watching,
    )
    token = new_token()

    def decide(room: Room, now: int) -> Sequence[AnyEntry]:
        entries: list[AnyEntry] = [sit(room, wish.name, 0, token, now)]
        taken = [cleaned(wish.name)]
        # Bots take the last seats, so that friends sit side by side.
        for seat in range(wish.players - (wish.players - 1 if wish.begin else wish.bots), wish.players):
            taken.append(bot_name(taken))
            entries.append(BotSat(at=now, seat=seat, name=taken[-1], level=level))
        return [*entries, *(begin(room, now)[-1:] if wish.begin else [])]

    await house.open_table(opened, decide)
    return Seated(code=opened.code, seat=0, token=token)


def trial_deal(game: Game, players: int, sets: tuple[str, ...], settings: dict[str, int | str]) -> None:
    """A trial deal: settings that do not go together are reported before the table exists."""
    game.deal(players, sets, settings, CountedRng(bytes(16)))


def known_level(game: Game, level: str) -> str:
    """The level, if the game has such bots."""
    if level not in LEVELS[game.id]:
        raise EngineNo(
            BadSettings(
                "{game} has no bot level {level!r}; levels are: {known}",
                "level",
                game=game.id,
                level=level,
                known=", ".join(LEVELS[game.id]),
            )
        )
    return level


async def open_scenario(house: House, wish: OpenScenario) -> Seated:
    """A table at the position of a scenario; the sender plays the seat they want, or the one asked first."""
    table = await asyncio.to_thread(read_scenario, wish.text)
    first = table.pending[0].seat if table.pending else 0
    return await open_position(house, table, wish.name, first if wish.seat is None else wish.seat, wish.level)


async def open_branch(house: House, table: Table[Any], wish: Branch) -> Seated:
    """What if: a table at the end of `table`, played on with bots."""
    return await open_position(house, table, wish.name, wish.seat, wish.level)


async def open_position(house: House, table: Table[Any], name: str, seat: int, level: str) -> Seated:
    """A table that begins where another one stands. The names of its seats stay, except the sender's own."""
    origin = table.origin
    if origin is None or table.result is not None:
        raise No("over")
    if seat >= origin.players:
        raise No("no-such-seat")
    known_level(table.game, level)
    name = cleaned(name)
    names = list(origin.names)
    # Whoever comes back to a position of theirs as another player plays under that player's name.
    if name.casefold() not in {one.casefold() for one in names}:
        names[seat] = name
    name = names[seat]
    written = [(one.seat, one.option.notation(names)) for one in table.history or ()]
    opened = Opened(
        at=house.now(),
        code=await house.fresh_code(),
        game=table.game.id,
        players=origin.players,
        sets=list(origin.sets),
        settings=dict(origin.settings),
        seed=origin.seed.hex(),
        title="",
        pace="calm",
        clock=NoClock(),
        listed=False,
        watching=True,
        names=names,
        position=None if origin.position is None else dict(origin.position),
        history=written,
        fast=origin.fast,
    )
    token = new_token()

    def decide(room: Room, now: int) -> Sequence[AnyEntry]:
        seated = sit(room, name, seat, token, now)
        bots = [
            BotSat(at=now, seat=other, name=names[other], level=level)
            for other in range(origin.players)
            if other != seat
        ]
        return [seated, *bots, begin(room, now)[-1]]

    await house.open_table(opened, decide)
    return Seated(code=opened.code, seat=seat, token=token)


def scenario_for(desk: Desk, seat: int) -> str:
    """The live position as a scenario, as far as one reader knows it: what is hidden is dealt again."""
    room = desk.room
    table = room.table
    if table is None:
        raise No("not-begun")
    if table.result is not None:
        raise No("over")
    view = table.game.view(table, seat)
    imagined = table.game.table(table.game.imagine(view, CountedRng(secrets.token_bytes(16))), table.names)
    imagined.origin = table.origin
    imagined.advance()
    return saved(imagined)


def saved(table: Table[Any]) -> str:
    """A position in the words of a scenario file."""
    try:
        return save_scenario(table)
    except Complaint as complaint:
        raise EngineNo(complaint, 409) from None
