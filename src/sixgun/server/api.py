"""Requests over HTTP: the lobby, seats, files. What happens at a table goes through the socket."""

from typing import Annotated, Any, Final

import structlog
from litestar import Controller, Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from sixgun import __version__
from sixgun.server import info, opening, wire
from sixgun.server.desk import Desk
from sixgun.server.house import House
from sixgun.server.limits import Buckets
from sixgun.server.orders import sit
from sixgun.server.refusals import No
from sixgun.server.replays import Library
from sixgun.server.sockets import COOKIE, seat_of
from sixgun.server.tokens import matches, new_token

Req = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
TheLibrary = NamedDependency[Library]
TheBuckets = NamedDependency[Buckets]
# A dollar alone would let a line break at the end pass.
CodePath = Annotated[
    str, PathParameter(pattern=r"^[a-z0-9-]{4,40}(?!\n)$", description="The code of a table")
]
ReplayPath = Annotated[
    str, PathParameter(pattern=r"^[a-z0-9-]{4,40}(\.[0-9]{1,4})?(?!\n)$", description="The id of a replay")
]
MAX_AGE: Final = 180 * 24 * 3600
MOST_COOKIES: Final = 60
"""At most this many of a visitor's seats are checked for the lobby."""

REFUSALS: Final = {
    status: ResponseSpec(wire.Problem, generate_examples=False, description=why)
    for status, why in (
        (400, "The request is not understood, or the rules are against it"),
        (403, "Not yours to ask, or asked by a foreign page"),
        (404, "There is no such table, game or moment"),
        (409, "Not now"),
        (413, "Too big"),
        (429, "Too fast"),
        (503, "The server cannot do it at the moment; later it can"),
    )
}
"""What every request may be answered with."""

SCENARIO: Final = ResponseSpec(dict[str, Any], False, "The scenario file", "text/yaml")

_log = structlog.get_logger(__name__)


class Tables(Controller):
    """Tables: the lobby, new ones, seats."""

    path = "/api"
    tags = ("tables",)

    @get("/lobby", summary="The games, the open tables, and your own tables", responses=REFUSALS)
    async def lobby(self, request: Req, house: TheHouse) -> wire.Lobby:
        """What the front page shows."""
        rows = await house.store.listed()
        held = held_tokens(request)
        mine: list[wire.TableInfo] = []
        for row in await house.store.rows(list(held)):
            summary = info.read_summary(row.summary)
            for seat, token in enumerate(summary.tokens):
                if matches(held[row.code], token):
                    summary.table.seat = seat
                    summary.table.your_turn = seat in summary.asked
                    mine.append(summary.table)
        order = {"playing": 0, "waiting": 1, "over": 2}
        mine.sort(key=lambda table: (not table.your_turn, order[table.status]))
        return wire.Lobby(
            version=__version__,
            protocol=wire.PROTOCOL,
            games=info.games(),
            tables=[info.read_summary(row.summary).table for row in rows],
            mine=mine,
        )

    @post("/tables", summary="Open a table and take its first seat", responses=REFUSALS)
    async def new_table(
        self, request: Req, house: TheHouse, openings: TheBuckets, data: JSONBody[wire.NewTable]
    ) -> Response[wire.Seated]:
        """A new table for you."""
        charge(openings, request)
        return seated(request, await opening.open_wished(house, data))

    @get("/tables/{code:str}", summary="A table as the lobby lists it", responses=REFUSALS)
    async def table(self, request: Req, house: TheHouse, code: CodePath) -> wire.TableInfo:
        """One table; an unlisted one too, for whoever has its link."""
        desk = await house.desk(code)
        return info.table_info(desk.room, own_seat(request, desk))

    @post("/tables/{code:str}/seat", summary="Take a free seat", responses=REFUSALS)
    async def sit_down(
        self,
        request: Req,
        house: TheHouse,
        openings: TheBuckets,
        code: CodePath,
        data: JSONBody[wire.SitDown],
    ) -> Response[wire.Seated]:
        """A seat for you, or the one you already have."""
        charge(openings, request)
        desk = await house.desk(code)
        held = own_seat(request, desk)
        if held >= 0:
            return seated(request, wire.Seated(code=code, seat=held, token=held_tokens(request)[code]))
        token = new_token()
        await house.perform(desk, lambda room, now: [sit(room, data.name, data.seat, token, now)])
        return seated(request, wire.Seated(code=code, seat=seat_of(desk.room, token), token=token))

    @get(
        "/tables/{code:str}/seat",
        summary="Your seat and its token, for a link to another device",
        responses=REFUSALS,
    )
    async def seat(self, request: Req, house: TheHouse, code: CodePath) -> Response[wire.Seated]:
        """The seat this browser has."""
        desk = await house.desk(code)
        held = own_seat(request, desk)
        if held < 0:
            raise No("no-seat", 403)
        return seated(request, wire.Seated(code=code, seat=held, token=held_tokens(request)[code]))

    @post("/tables/{code:str}/claim", summary="Follow a private link to a seat", responses=REFUSALS)
    async def claim(
        self, request: Req, house: TheHouse, openings: TheBuckets, code: CodePath, data: JSONBody[wire.Claim]
    ) -> Response[wire.Seated]:
        """The link's token becomes this browser's."""
        charge(openings, request)
        desk = await house.desk(code)
        seat = seat_of(desk.room, data.token)
        if seat < 0:
            raise No("wrong-token", 403)
        return seated(request, wire.Seated(code=code, seat=seat, token=data.token))

    @get(
        "/tables/{code:str}/scenario",
        summary="The position as you know it, as a scenario file",
        media_type="text/yaml",
        responses={**REFUSALS, 200: SCENARIO},
    )
    async def scenario(self, request: Req, house: TheHouse, readings: TheBuckets, code: CodePath) -> str:
        """A file to play on from; what you cannot see is dealt again."""
        charge(readings, request)
        desk = await house.desk(code)
        seat = own_seat(request, desk)
        if seat < 0 and not desk.room.watching:
            raise No("no-watching", 403)
        return opening.scenario_for(desk, seat)

    @post("/scenarios", summary="Open a scenario as a table", responses=REFUSALS)
    async def open_scenario(
        self, request: Req, house: TheHouse, openings: TheBuckets, data: JSONBody[wire.OpenScenario]
    ) -> Response[wire.Seated]:
        """A table at the position of a file."""
        charge(openings, request)
        return seated(request, await opening.open_scenario(house, data))


class Replays(Controller):
    """Finished games."""

    path = "/api/replays"
    tags = ("replays",)

    @post("/", summary="Upload a replay file and watch it", responses=REFUSALS)
    async def open_replay(
        self, request: Req, library: TheLibrary, openings: TheBuckets, data: JSONBody[wire.OpenReplay]
    ) -> wire.Replay:
        """The replay of a file."""
        charge(openings, request)
        return await library.keep(data.text)

    @get("/{id:str}", summary="A finished game, moment by moment", responses=REFUSALS)
    async def replay(
        self,
        request: Req,
        library: TheLibrary,
        readings: TheBuckets,
        id: ReplayPath,
        eyes: Annotated[
            int, QueryParameter(ge=-2, le=7, description="A seat; -1 spectator, -2 all open")
        ] = -2,
    ) -> wire.Replay:
        """Through one pair of eyes."""
        charge(readings, request)
        return await library.replay(id, eyes)

    @get(
        "/{id:str}/file",
        summary="The replay file",
        media_type="application/json",
        responses={**REFUSALS, 200: ResponseSpec(dict[str, Any], False, "The file")},
    )
    async def file(
        self, request: Req, library: TheLibrary, readings: TheBuckets, id: ReplayPath
    ) -> Response[bytes]:
        """Everything needed to replay the game and to prove the deal."""
        charge(readings, request)
        body = await library.file(id)
        return Response(
            body,
            media_type="application/json",
            headers={"content-disposition": f'attachment; filename="{id}.sixgun.json"'},
        )

    @get(
        "/{id:str}/scenario",
        summary="A moment of a replay as a scenario file",
        media_type="text/yaml",
        responses={**REFUSALS, 200: SCENARIO},
    )
    async def moment(
        self,
        request: Req,
        library: TheLibrary,
        readings: TheBuckets,
        id: ReplayPath,
        at: Annotated[int, QueryParameter(ge=0, le=100_000)],
    ) -> str:
        """The position after this many choices."""
        charge(readings, request)
        return opening.saved(await library.moment(id, at))

    @post("/{id:str}/branch", summary="What if: play on from a moment of a replay", responses=REFUSALS)
    async def branch(
        self,
        request: Req,
        house: TheHouse,
        library: TheLibrary,
        openings: TheBuckets,
        id: ReplayPath,
        data: JSONBody[wire.Branch],
    ) -> Response[wire.Seated]:
        """A table of its own that begins at that moment."""
        charge(openings, request)
        table = await library.moment(id, data.at)
        return seated(request, await opening.open_branch(house, table, data))


# -- seats and cookies ---------------------------------------------------------------------------------


def charge(buckets: Buckets, request: Req) -> None:
    """Expensive requests may not be made too often."""
    if not buckets.take(request.client.host if request.client else ""):
        raise No("too-fast", 429)


def held_tokens(request: Req) -> dict[str, str]:
    """The seats this browser says it has: table code -> token."""
    found = {
        name.removeprefix(COOKIE): token
        for name, token in request.cookies.items()
        if name.startswith(COOKIE) and token
    }
    return dict(list(found.items())[-MOST_COOKIES:])


def own_seat(request: Req, desk: Desk) -> int:
    """The seat this browser has at a table, or -1."""
    return seat_of(desk.room, held_tokens(request).get(desk.room.code, ""))


def seated(request: Req, answer: wire.Seated) -> Response[wire.Seated]:
    """The answer with the seat's token in a cookie that scripts cannot read."""
    cookie = Cookie(
        key=COOKIE + answer.code,
        value=answer.token,
        max_age=MAX_AGE,
        path="/",
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )
    return Response(answer, cookies=[cookie])
