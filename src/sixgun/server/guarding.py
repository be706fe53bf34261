"""What stands before the application: headers, origins, rates. Plain ASGI, so nothing slips past."""

from typing import Final

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sixgun.server.limits import Buckets, Limits
from sixgun.server.metrics import Metrics
from sixgun.server.refusals import No
from sixgun.server.wire import Problem

POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
"""No inline script or style, nothing from anywhere else."""

HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)

NO_STORE: Final = (b"cache-control", b"no-store")
"""The API's answers may hold a seat's token, so they are never cached."""

SAFE: Final = ("GET", "HEAD", "OPTIONS")


def right_origin(origin: str | None, host: str, allowed: frozenset[str]) -> bool:
    """Whether the page behind a change or a socket is ours. Programs other than browsers send no origin."""
    if origin is None or origin in allowed:
        return True
    scheme, _, address = origin.partition("://")
    return scheme in ("http", "https") and address == host != ""


def for_programs(path: str) -> bool:
    """Whether a path leads to the API. Slashes count once, as they do where the path is looked up."""
    return path.lstrip("/").split("/", 1)[0] == "api"


class Guard:
    """Adds the security headers to every answer; refuses foreign origins and floods before any work."""

    def __init__(self, app: ASGIApp, limits: Limits, metrics: Metrics, origins: frozenset[str]) -> None:
        self._app = app
        self._metrics = metrics
        self._origins = origins
        self._requests = Buckets(limits.requests_rate, limits.requests_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request; sockets have a doorman of their own."""
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        headers = {name: value for name, value in scope["headers"] if name in (b"origin", b"host")}
        no = self._why_not(scope, headers)
        if no is not None:
            self._metrics.refused.labels(no.code).inc()
            await refuse(no, send)
            return

        further = (NO_STORE,) if for_programs(scope["path"]) else ()

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS, *further]
            await send(message)

        await self._app(scope, receive, with_headers)

    def _why_not(self, scope: Scope, headers: dict[bytes, bytes]) -> No | None:
        client = scope.get("client")
        if for_programs(scope["path"]) and not self._requests.take(client[0] if client else ""):
            return No("too-fast", 429)
        if scope.get("method") in SAFE:
            return None
        origin = headers.get(b"origin")
        host = headers.get(b"host", b"").decode("latin-1")
        ours = right_origin(None if origin is None else origin.decode("latin-1"), host, self._origins)
        return None if ours else No("origin", 403)


async def refuse(no: No, send: Send) -> None:
    """Answer with a problem."""
    body = msgspec.json.encode(Problem(code=no.code, text=no.text))
    await send(
        {
            "type": "http.response.start",
            "status": no.status,
            "headers": [
                (b"content-type", b"application/json"),
                (b"content-length", str(len(body)).encode()),
                *([(b"retry-after", b"5")] if no.status == 429 else []),
                *HEADERS,
                NO_STORE,
            ],
        }
    )
    await send({"type": "http.response.body", "body": body, "more_body": False})
