"""The application: routes, errors, and what lives as long as the server does."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import structlog
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, websocket
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.types import ASGIApp

from sixgun import __version__
from sixgun.server import api
from sixgun.server.guarding import Guard
from sixgun.server.house import House
from sixgun.server.limits import Buckets
from sixgun.server.page import Page
from sixgun.server.refusals import No
from sixgun.server.replays import Library
from sixgun.server.sockets import Doorman
from sixgun.server.store import Unavailable
from sixgun.server.wire import Problem, Strict

Req = Request[Any, Any, Any]
STATUS_CODES: Final = {404: "no-table", 405: "bad-request", 413: "too-big", 429: "too-fast"}

_log = structlog.get_logger(__name__)


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body never counts as our mistake, whatever is in it."""

    async def json(self) -> Any:
        """The body as data."""
        try:
            return await super().json()
        except (RecursionError, UnicodeError):
            raise ValidationException from None


class StrictSchema(JsonRenderPlugin):
    """The description of the API. It also says that unknown fields are refused."""

    def render(self, request: Req, openapi_schema: dict[str, Any]) -> bytes:
        """The description as JSON."""
        known = openapi_schema["components"]["schemas"]
        for kind in Strict.__subclasses__():
            if kind.__name__ in known:
                known[kind.__name__]["additionalProperties"] = False
        return super().render(request, openapi_schema)


def make_app(house: House, page: Page | None, origins: frozenset[str] = frozenset()) -> ASGIApp:
    """The whole application around a house. Without a page only programs can use it."""
    doorman = Doorman(house, origins)
    library = Library(house)
    openings = Buckets(house.limits.tables_rate, house.limits.tables_burst)
    readings = Buckets(house.limits.readings_rate, house.limits.readings_burst)

    @websocket("/ws")
    async def ws(socket: WebSocket[Any, Any, Any]) -> None:
        await doorman.receive(socket)

    @get("/healthz", media_type=MediaType.TEXT, tags=["operations"], summary="Is the server well?")
    async def healthz() -> Response[str]:
        """Whether store and bus answer."""
        try:
            await house.store.ping()
            await house.bus.ping()
        except Exception as wrong:
            _log.error("not well", reason=repr(wrong))
            return Response("unwell\n", status_code=503, media_type=MediaType.TEXT)
        return Response("ok\n", media_type=MediaType.TEXT)

    @get("/metrics", media_type=MediaType.TEXT, tags=["operations"], summary="Figures for Prometheus")
    async def metrics() -> Response[bytes]:
        """Counters and times of this process."""
        return Response(house.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def pages(request: Req, path: FromPath[str] = "/") -> Response[Any]:
        if page is None or path.startswith(("/api/", "/schema/")):
            raise No("no-table", 404)
        return page.answer(request, path)

    @asynccontextmanager
    async def open_house(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Litestar(
        route_handlers=[ws, api.Tables, api.Replays, healthz, metrics, pages],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "library": Provide(lambda: library, sync_to_thread=False),
            "openings": Provide(lambda: openings, sync_to_thread=False),
            "readings": Provide(lambda: readings, sync_to_thread=False),
        },
        lifespan=[open_house],
        exception_handlers={
            No: say_no,
            Unavailable: storage_away,
            HTTPException: http_wrong,
            Exception: fault,
        },
        openapi_config=OpenAPIConfig(
            title="Sixgun",
            version=__version__,
            path="/schema",
            render_plugins=[StrictSchema(path=["/", "/openapi.json"])],
        ),
        request_class=JsonRequest,
        request_max_body_size=house.limits.body_bytes,
        logging_config=None,
        signature_types=[House, Library, Buckets],
        debug=False,
    )
    return Guard(app, house.limits, house.metrics, origins)


# -- errors --------------------------------------------------------------------------------------------


def problem(no: No) -> Response[Problem]:
    """A refusal as an answer."""
    return Response(Problem(code=no.code, text=no.text), status_code=no.status, media_type=MediaType.JSON)


def say_no(request: Req, no: No) -> Response[Problem]:
    """A refusal of our own."""
    return problem(no)


def storage_away(request: Req, wrong: Unavailable) -> Response[Problem]:
    """The database does not answer."""
    _log.error("storage is away", reason=repr(wrong))
    return problem(No("storage", 503))


def http_wrong(request: Req, wrong: HTTPException) -> Response[Problem]:
    """A request that does not fit: unknown field, wrong type, wrong path, too big."""
    if isinstance(wrong, ValidationException) or wrong.status_code == 400:
        return problem(No("bad-request", 400))
    return problem(No(STATUS_CODES.get(wrong.status_code, "bad-request"), wrong.status_code))


def fault(request: Req, wrong: Exception) -> Response[Problem]:
    """A bug of ours. The log has it; the visitor is asked to try again."""
    _log.exception("request failed", path=request.url.path, exc_info=wrong)
    return problem(No("engine-fault", 500))
