"""The built page, kept in memory: a path is looked up, never opened, so it cannot escape the folder."""

import gzip
import mimetypes
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import Request, Response

from sixgun.kernel.registry import BadSettings
from sixgun.server.boxes import drawn_files, with_boxes

HOME: Final = Path(__file__).parent / "page"
"""Where the build puts the page."""

FOR_EVER: Final = "public, max-age=31536000, immutable"
"""Files with a hash in their name never change."""

ASK_AGAIN: Final = "no-cache"
ROUTES: Final = ("", "new", "t", "r", "cards", "learn", "settings", "about-offline")
"""The first words of addresses the page can answer."""

SMALL: Final = 600
"""Files smaller than this many bytes are not worth compressing."""


class PageFile(NamedTuple):
    """A file of the page, ready to be sent."""

    body: bytes
    packed: bytes | None
    kind: str
    tag: str
    caching: str


class Page:
    """All files of the built page."""

    def __init__(self, home: Path = HOME) -> None:
        if not (home / "index.html").is_file():
            raise BadSettings("the page has not been built; 'make web' builds it", "no-page")
        self._files = {
            "/" + path.relative_to(home).as_posix(): read(path) for path in home.rglob("*") if path.is_file()
        }
        self._files |= {address: read(path) for address, path in drawn_files().items()}
        start = home / "index.html"
        self._files["/index.html"] = ready(start, with_boxes(start.read_bytes()))

    def answer(self, request: Request[Any, Any, Any], path: str) -> Response[bytes]:
        """The file behind a path, or the page itself: it knows what to say about every address."""
        file = self._files.get(path)
        status = 200
        if file is None:
            file = self._files["/index.html"]
            known = path.strip("/").split("/")[0] in ROUTES
            status = 200 if known else 404
        headers = {"etag": file.tag, "cache-control": file.caching, "vary": "accept-encoding"}
        if status == 200 and request.headers.get("if-none-match") == file.tag:
            return Response(b"", status_code=304, headers=headers)
        body = file.body
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body = file.packed
            headers["content-encoding"] = "gzip"
        return Response(body, status_code=status, media_type=file.kind, headers=headers)


def read(path: Path) -> PageFile:
    """A file as it will be sent."""
    return ready(path, path.read_bytes())


def ready(path: Path, body: bytes) -> PageFile:
    """A file with these contents, as it will be sent."""
    packed = gzip.compress(body, 9, mtime=0) if len(body) > SMALL else None
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind in ("application/javascript", "text/javascript"):
        kind += "; charset=utf-8"
    return PageFile(
        body,
        packed if packed is not None and len(packed) < len(body) else None,
        kind,
        f'"{blake2b(body, digest_size=12).hexdigest()}"',
        FOR_EVER if path.parent.name == "assets" else ASK_AGAIN,
    )
