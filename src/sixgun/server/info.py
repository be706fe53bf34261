"""A room in the words of the wire: for those who sit there, for the lobby, and for the store's list."""

import msgspec

from sixgun.bots import LEVELS
from sixgun.games.catalog import GAMES
from sixgun.games.catalog import game as game_of
from sixgun.kernel.registry import Matters
from sixgun.kernel.rng import commitment
from sixgun.server.room import NOBODY, Room
from sixgun.server.wire import (
    BoxInfo,
    Deadline,
    GameInfo,
    MattersInfo,
    Proposal,
    RoomInfo,
    SeatInfo,
    SettingInfo,
    TableInfo,
)

USUAL_PLAYERS = 5


def room_info(room: Room, online: set[int], watchers: int, now: int) -> RoomInfo:
    """Everything about a table except its game."""
    over = room.status == "over"
    return RoomInfo(
        code=room.code,
        game=room.game.id,
        title=room.title,
        sets=list(room.opened.sets),
        settings=dict(room.settings),
        status=room.status,
        seats=[
            SeatInfo(
                name=chair.name,
                kind=chair.kind,
                level=chair.level,
                online=seat in online,
                away=chair.away,
                host=seat == room.host,
                offered=chair.offered,
                bank=chair.bank,
            )
            for seat, chair in enumerate(room.chairs)
        ],
        clock=room.clock,
        deadlines=[
            Deadline(seat=seat, until=due, now=now)
            for seat in room.asks
            if (due := room.due(seat)) is not None
        ],
        pace=room.pace,
        listed=room.listed,
        watching=room.watching,
        watchers=watchers,
        commitment=commitment(bytes.fromhex(room.seed)),
        seed=room.seed if over else "",
        game_number=room.game_number,
        proposal=proposal_of(room),
        from_scenario=room.opened.position is not None,
    )


def proposal_of(room: Room) -> Proposal | None:
    """What someone has asked the table for, and who still has to answer."""
    if room.proposal == NOBODY:
        return None
    return Proposal(seat=room.proposal, waiting=[seat for seat in room.voters() if seat not in room.agreed])


def table_info(room: Room, seat: int = NOBODY) -> TableInfo:
    """A table as the lobby lists it."""
    return TableInfo(
        code=room.code,
        game=room.game.id,
        title=room.title,
        sets=list(room.opened.sets),
        status=room.status,
        host=room.chairs[room.host].name if room.host >= 0 else "",
        players=len(room.chairs),
        taken=len(room.people()),
        clock=room.clock,
        watching=room.watching,
        seat=seat,
        your_turn=seat in room.asks,
    )


class Summary(msgspec.Struct, kw_only=True):
    """What the store's list of tables keeps about a room, so that the lobby need not load it."""

    table: TableInfo
    asked: list[int]
    tokens: list[str]
    """The hash of every seat's token, to find the tables of someone who comes back."""


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Summary)


def summary_of(room: Room) -> bytes:
    """The summary as it is stored."""
    return _encoder.encode(
        Summary(
            table=table_info(room), asked=sorted(room.asks), tokens=[chair.token for chair in room.chairs]
        )
    )


def read_summary(data: bytes) -> Summary:
    """A stored summary."""
    return _decoder.decode(data)


def games() -> list[GameInfo]:
    """Every game you can open a table for."""
    return [
        GameInfo(
            id=game.id,
            least=game.min_players,
            most=game.max_players,
            usual=min(max(USUAL_PLAYERS, game.min_players), game.max_players),
            boxes=[
                BoxInfo(
                    id=module.id,
                    needs=list(module.needs),
                    settings=[
                        SettingInfo(
                            name=one.name,
                            default=one.default,
                            choices=list(one.choices),
                            matters=matters_info(one.matters),
                        )
                        for one in module.settings
                    ],
                )
                for module in game.modules
            ],
            default_sets=list(game.default_sets),
            suggested={
                name: list(preset.sets)
                for name, preset in game.presets.items()
                if preset.sets and not any(module.id == name for module in game.modules)
            },
            presets={name: dict(preset.settings) for name, preset in game.presets.items() if not preset.sets},
            levels=list(LEVELS[game.id]),
        )
        for game in map(game_of, GAMES)
    ]


def matters_info(matters: Matters | None) -> MattersInfo | None:
    """When a setting makes a difference."""
    if matters is None:
        return None
    return MattersInfo(
        boxes=list(matters.boxes),
        least=matters.least,
        setting=matters.setting,
        values=list(matters.values),
    )
