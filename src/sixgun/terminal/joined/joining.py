"""Sitting down at a table of a running server: a link is read, a seat taken, the game played in lines."""

import re
import urllib.error
import urllib.request
from dataclasses import dataclass
from http.client import HTTPException
from typing import Final, TextIO, TypeVar
from urllib.parse import urlsplit

import msgspec

import sixgun
from sixgun.server import wire
from sixgun.terminal.joined.link import Link
from sixgun.terminal.joined.table import JoinedTable, SentAway
from sixgun.texts import Speaker
from sixgun.texts.said import Said, Value

PATIENCE: Final = 15.0
"""Seconds a request may take."""

OLD: Final = "old-page"
"""How a server calls a program that speaks another protocol than its own."""

SENT_AWAY: Final = 1
"""The exit code of somebody who sat at the table and may not go on."""

T = TypeVar("T")


class NotJoined(Exception):
    """Why nobody sits down at this table. One sentence."""

    def __init__(self, said: Said) -> None:
        super().__init__(said["k"])
        self.said = said


class _No(Exception):
    """The server refuses a request."""

    def __init__(self, problem: wire.Problem) -> None:
        super().__init__(problem.code)
        self.code = problem.code
        self.text = problem.text


@dataclass(frozen=True)
class Address:
    """Where a table is: the server, the table's code, and the token of a private seat link."""

    server: str
    code: str
    token: str = ""

    @property
    def socket(self) -> str:
        """The address of the server's socket."""
        return re.sub("^http", "ws", self.server) + "/ws"

    def seat_link(self, token: str) -> str:
        """The private address of a seat."""
        return f"{self.server}/t/{self.code}#seat={token}"


@dataclass(frozen=True)
class JoinConfig:
    """Which table, and how the player is called; without a name a free one of the usual names is taken."""

    url: str
    name: str = ""
    game: str = ""
    """The game the table must play; any, if it is empty."""


def join(config: JoinConfig, speaker: Speaker, lines_in: TextIO, lines_out: TextIO) -> int:
    """Sit down or watch, and play until somebody leaves. Raises `NotJoined` if that cannot be."""
    address, info = _found(read_address(config.url))
    if config.game and config.game != info.game:
        raise _not("ui-join-other-game", game=info.game)
    if info.game not in sixgun.GAMES:
        raise _not("ui-join-unknown-game", game=info.game, version=sixgun.__version__)
    token = address.token or _seat(address, config.name, info.watching)

    def link_for(table: JoinedTable) -> Link:
        def hello() -> wire.Hello:
            return wire.Hello(
                table=address.code,
                protocol=wire.PROTOCOL,
                since=table.seen.n,
                name=config.name,
                watch=not token,
                token=token or None,
            )

        return Link(address.socket, hello, table.news)

    table = JoinedTable(info.game, link_for, speaker.lang, lines_out)
    table.seat_link = address.seat_link(token) if token else ""
    table.replays = f"{address.server}/r/{address.code}"
    try:
        return table.play(lines_in)
    except SentAway as away:
        if away.code == OLD:
            raise _not("ui-join-old", version=sixgun.__version__) from None
        if table.seen.room is None:
            raise NotJoined(away.said) from None
        table.say(speaker.say(away.said))
        return SENT_AWAY


def read_address(text: str) -> Address:
    """The address somebody was given: ``http://server/t/CODE``, a private one with ``#seat=TOKEN``."""
    typed = text.strip()
    try:
        parts = urlsplit(typed if "://" in typed else f"http://{typed}")
        wrong = parts.scheme not in ("http", "https") or not parts.hostname or parts.port == 0
    except ValueError:
        wrong = True
    if wrong or not typed.isprintable() or " " in typed:
        raise _not("ui-join-bad-link", link=typed)
    path = re.fullmatch(r"(/.*)?/t/([a-z0-9-]{4,40})/?", parts.path, re.IGNORECASE)
    if path is None:
        raise _not("ui-join-bad-link", link=typed)
    token = ""
    if parts.fragment:
        private = re.fullmatch(r"seat=([A-Za-z0-9_-]{22})", parts.fragment)
        if private is None:
            raise _not("ui-join-bad-token")
        token = private[1]
    return Address(f"{parts.scheme}://{parts.netloc}{path[1] or ''}", path[2].lower(), token)


def _found(address: Address) -> tuple[Address, wire.TableInfo]:
    """The table, and where it really is: a server may send everybody on from http to https."""
    path = f"/api/tables/{address.code}"
    try:
        url, info = _asked(address.server + path, wire.TableInfo)
    except _No as no:
        raise NotJoined(no.text) from None
    return Address(url.removesuffix(path), address.code, address.token), info


def _seat(address: Address, name: str, watching: bool) -> str:
    """A seat at the table: its token; none if all are taken and one may watch instead."""
    names = (name,) if name else sixgun.NAMES
    for number, wanted in enumerate(names, 1):
        body = msgspec.json.encode(wire.SitDown(name=wanted))
        try:
            return _asked(f"{address.server}/api/tables/{address.code}/seat", wire.Seated, body)[1].token
        except _No as no:
            if no.code in ("full", "over") and watching:
                return ""
            if no.code != "name-taken" or number == len(names):
                raise NotJoined(no.text) from None
    raise AssertionError("the last name decides")


def _asked(url: str, kind: type[T], body: bytes | None = None) -> tuple[str, T]:
    """The answer to a request, and the address it came from in the end."""
    headers = {"Accept": "application/json", "Content-Type": "application/json"}
    request = urllib.request.Request(url, body, headers)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return answer.url, msgspec.json.decode(answer.read(), type=kind)
    except urllib.error.HTTPError as failed:
        with failed:
            text = failed.read()
        try:
            problem = msgspec.json.decode(text, type=wire.Problem)
        except msgspec.MsgspecError:
            raise _not("ui-join-no-server", server=_server(url)) from None
        raise _No(problem) from None
    except msgspec.MsgspecError:
        raise _not("ui-join-no-server", server=_server(url)) from None
    except (OSError, HTTPException, ValueError) as failed:
        reason = failed.reason if isinstance(failed, urllib.error.URLError) else failed
        why = (reason.strerror if isinstance(reason, OSError) else "") or str(reason)
        raise _not("ui-join-unreachable", server=_server(url), why=why) from None


def _server(url: str) -> str:
    return urlsplit(url).netloc


def _not(key: str, **params: Value) -> NotJoined:
    return NotJoined({"k": key, "p": params})
