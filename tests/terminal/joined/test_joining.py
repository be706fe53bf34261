"""The terminal at a table of a real server in this process, typed at by a script or a person."""

import asyncio
import errno
import io
import json
import os
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Callable, Coroutine, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TextIO, cast

import pytest

import sixgun
from sixgun.cli import main
from sixgun.games.bang.options import EndTurn
from sixgun.server import wire
from sixgun.server.desk import Desk, Guest
from sixgun.server.entries import SeatOffered, StoodUp
from sixgun.server.room import Room
from sixgun.server.sockets import Session
from sixgun.terminal.joined import joining, link
from sixgun.terminal.joined.joining import Address, JoinConfig, join, read_address
from sixgun.terminal.joined.table import JoinedTable
from sixgun.terminal.words import folded
from sixgun.texts import speaker
from tests.server.clients import Running, served
from tests.server.conftest import Backing
from tests.terminal.bang.events import A_GHOST, ROUND, round_with
from tests.terminal.positions import SHOT, SURPLUS, WALK

PATIENCE = 30.0
"""Seconds a test waits for what must come."""


class Saloon:
    """A server in a thread of its own, and what a browser would ask of it."""

    def __init__(self, folder: Path) -> None:
        self._backing = Backing(f"sqlite+aiosqlite:///{folder / 'tables.db'}", "memory://")
        self._ready = threading.Event()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._serve)
        self.running: Running | None = None

    def _serve(self) -> None:
        try:
            self._loop.run_until_complete(self._run())
        finally:
            self._loop.close()
            self._ready.set()

    async def _run(self) -> None:
        self._stop = asyncio.Event()
        async with served(self._backing) as self.running:
            self._ready.set()
            await self._stop.wait()

    def __enter__(self) -> "Saloon":
        self._thread.start()
        assert self._ready.wait(PATIENCE) and self.running is not None
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
        self._thread.join(PATIENCE)

    def close(self) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._stop.set)

    def soon(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do something on the server, and wait until it is done."""
        asyncio.run_coroutine_threadsafe(work(), self._loop).result(PATIENCE)

    @property
    def url(self) -> str:
        assert self.running is not None
        return self.running.url

    def post(self, path: str, **body: Any) -> dict[str, Any]:
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(self.url + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return cast("dict[str, Any]", json.loads(answer.read()))

    def open(self, game: str = "dice", **wish: Any) -> Address:
        """A new table and the private link to its first seat."""
        wish = {"name": "Ada", "players": 4, "pace": "instant", **wish}
        seated = self.post("/api/tables", game=game, **wish)
        return Address(self.url, seated["code"], seated["token"])

    def room(self, code: str) -> Room:
        assert self.running is not None
        return self.running.house.desks[code].room

    def cut(self, code: str) -> None:
        """Cut every connection to a table without a word."""

        def cut() -> None:
            assert self.running is not None
            for guest in self.running.house.desks[code].guests:
                cast(Any, guest.send).__self__._end()

        self._loop.call_soon_threadsafe(cut)


@pytest.fixture(scope="module")
def saloon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Saloon]:
    with Saloon(tmp_path_factory.mktemp("saloon")) as saloon:
        yield saloon


def private(address: Address) -> str:
    return address.seat_link(address.token)


def public(address: Address) -> str:
    return f"{address.server}/t/{address.code}"


def told(url: str, *lines: str, lang: str = "en", name: str = "", game: str = "") -> str:
    """What is printed when these lines come through a pipe."""
    out = io.StringIO()
    typed = io.StringIO("".join(line + "\n" for line in lines))
    assert join(JoinConfig(url, name, game), speaker(lang, strict=True), typed, out) == 0
    return out.getvalue()


class Person:
    """Someone at a terminal: types once they have read what they are waiting for."""

    def __init__(self, url: str, name: str = "", lang: str = "en") -> None:
        self._lines: list[str] = []
        self._typed = threading.Condition()
        self._out = io.StringIO()
        self.code: int | None = None
        self._config = JoinConfig(url, name)
        self._lang = lang
        self._thread = threading.Thread(target=self._play)

    def _play(self) -> None:
        say = speaker(self._lang, strict=True)
        self.code = join(self._config, say, cast(TextIO, self), self._out)

    # -- as a keyboard

    def isatty(self) -> bool:
        return True

    def fileno(self) -> int:
        raise io.UnsupportedOperation

    def readline(self) -> str:
        with self._typed:
            self._typed.wait_for(lambda: self._lines, PATIENCE)
            return self._lines.pop(0) if self._lines else ""

    # -- as a person

    @property
    def text(self) -> str:
        return self._out.getvalue()

    def types(self, line: str) -> int:
        """Type a line; returns where the screen ended before."""
        before = len(self.text)
        with self._typed:
            self._lines.append(line + "\n")
            self._typed.notify()
        return before

    def reads(self, words: str, after: int = 0) -> int:
        """Wait until something is on the screen; returns where it ends."""
        wait_for(lambda: words in self.text[after:], lambda: f"{words!r} not in\n{self.text[after:]}")
        return self.text.index(words, after) + len(words)

    def __enter__(self) -> "Person":
        self._thread.start()
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        if self._thread.is_alive():
            self.types("quit")
        self._thread.join(PATIENCE)
        assert kind is not None or self.code is not None


def wait_for(what: Callable[[], bool], otherwise: Callable[[], str]) -> None:
    until = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < until, otherwise()
        time.sleep(0.01)


# -- whole games -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "lang"),
    [("dice", "en"), ("dice", "cs"), ("dice", "ru"), ("bang", "en"), ("bang", "cs"), ("bang", "es")],
)
def test_whole_games_through_a_pipe(saloon: Saloon, game: str, lang: str) -> None:
    table = saloon.open(game, begin=True)
    # Not always the first choice: some characters can shoot at themselves and take both cards back forever.
    answers = ["1", "1", "1", "2"] * 750
    text = told(private(table), "table", "hand", "1", "log 3", *answers, lang=lang)
    say = speaker(lang)
    assert say.text("ui-plain-table") in text
    assert f"{table.server}/r/{table.code}.1" in text
    for role in ("sheriff", "outlaw", "renegade"):
        assert say.name("role", role) in text
    for kept in ("ui-", "server-", f"{game}-event", "{", "\x1b"):
        assert kept not in text
    # Someone who comes later hears how it ended and need not type anything.
    after = told(public(table), lang=lang)
    assert say.text("ui-join-watching") in after
    result = saloon.room(table.code).playing_table().result
    assert result is not None
    assert say.result(game, result, saloon.room(table.code).names) in after


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_western_legends_through_a_pipe(saloon: Saloon, lang: str) -> None:
    table = saloon.open("legends", begin=True, players=3, settings={"length": "short"})
    asked = ("table", "map", "stories", "goals", "store", "hand", "text grit", "info", "options", "why")
    later = ("1", "1", "options", "table", "map", "hand")  # “options” waits for the next question
    text = told(private(table), *asked, *later, *["1"] * 4000, lang=lang)
    say = speaker(lang)
    assert say.text("ui-plain-table") in text
    assert say.text("poker-grit") in text and say.text("item-mule") in text
    assert say.text("ui-told-legends-no-goals") in text
    assert say.text("ui-told-legends-here", place="§").partition("§")[0] in text
    assert say.text("ui-plain-you-openly", player="Ada", character="§", role="").partition("§")[0] in text
    for kept in ("ui-", "server-", "legends-", "{", "\x1b"):
        assert kept not in text
    result = saloon.room(table.code).playing_table().result
    assert result is not None
    assert say.result("legends", result, saloon.room(table.code).names) in text


POSITION = """
scenario: Ann has a choice
source: bang 11.3
game: bang
given:
  turn: Ann
  Ann: {role: sheriff, character: lucky_duke, hand: [bang 7♦, mustang 8♥, beer 6♥, cat_balou K♥]}
  Ben: {character: jourdonnais, hand: [missed 10♣], in_play: [scope]}
  Cleo: {character: paul_regret}
  Dan: {character: kit_carlson, hand: []}
"""


def position(saloon: Saloon) -> Address:
    """A card table with Ann's seat at a known position."""
    seated = saloon.post("/api/scenarios", text=POSITION, name="Ann", seat=0)
    return Address(saloon.url, seated["code"], seated["token"])


def test_questions_answers_and_everything_you_can_ask(saloon: Saloon) -> None:
    table = position(saloon)
    say = speaker("en")
    with Person(private(table)) as ann:
        ann.reads("4. Cat Balou K♥: Ann, Ben")
        asked = ann.reads("5. End your turn")

        here = ann.types("?")
        here = ann.reads(say.text("ui-command-away.help"), here)
        ann.types("hand")
        here = ann.reads("Beer 6♥, brown", here)
        ann.types("table")
        here = ann.reads("Ben: Jourdonnais, role unknown, life 4 of 4, 1 card in hand, range 1.", here)
        here = ann.reads("In play: Scope A♠.", here)
        ann.types("card Mustang")
        here = ann.reads("Mustang: ", here)
        ann.types("info Ben")
        here = ann.reads(f"Ben, Jourdonnais: {say.ability('bang', 'jourdonnais')}", here)
        ann.types("why plays bang at Cleo")
        here = ann.reads("Cleo is at distance", here)
        ann.types("why plays mustang")
        here = ann.reads(say.text("ui-plain-open"), here)
        ann.types("why 77")
        here = ann.reads("77", here)
        ann.types("plays bang at Cleo")
        here = ann.reads("Cleo is at distance", here)
        ann.types("dance")
        here = ann.reads("dance", here)
        ann.types("99")
        here = ann.reads("99", here)
        ann.types("hint")
        here = ann.reads("Hint: ", here)
        assert "Ann: play a card" not in ann.text[asked:], "the question is told once"
        ann.types("")
        here = ann.reads("5. End your turn", here)

        ann.types("plays mustang")
        here = ann.reads("You play Mustang 8♥.", here)
        here = ann.reads("4. End your turn", here)
        ann.types("undo")
        here = ann.reads("Ann took back the last choice.", here)
        here = ann.reads("5. End your turn", here)
        ann.types("4 Ben")
        here = ann.reads("You play Cat Balou K♥ on Ben.", here)
        here = ann.reads("Scope A♠", here)
        ann.types("lang cs")
        here = ann.reads(speaker("cs").text("ui-plain-language"), here)
        ann.reads(speaker("cs").name("card", "scope"), here)


def seated_at(saloon: Saloon, text: str, name: str = "Ann", seat: int = 0) -> str:
    """The private link to a seat at a written position."""
    seated = saloon.post("/api/scenarios", text=text, name=name, seat=seat)
    return private(Address(saloon.url, seated["code"], seated["token"]))


def test_answers_and_commands_in_the_words_of_the_reader(saloon: Saloon) -> None:
    with Person(seated_at(saloon, POSITION), lang="cs") as ann:
        say = speaker("cs")
        here = ann.reads(say.option("bang", EndTurn(), ()))
        ann.types("MOZNOSTI")
        here = ann.reads("= ends turn", here)
        ann.types("proc bang cleo")
        here = ann.reads("Cleo", here)
        ann.types("nápověda")
        here = ann.reads(say.text("ui-command-away.help"), here)
        ann.types(folded(say.name("card", "mustang")))
        here = ann.reads("Mustang 8♥", here)
        ann.reads(say.option("bang", EndTurn(), ()), here)


def test_surplus_cards_and_whole_ways_in_one_line(saloon: Saloon) -> None:
    with Person(seated_at(saloon, SURPLUS)) as ann:
        here = ann.reads("6. End your turn")
        ann.types("end")
        here = ann.reads(speaker("en").text("ui-answer-at-once", count=3), here)
        ann.types("1, beer, mustang")
        for card in ("BANG! 7♦", "Beer 6♥", "Mustang 8♥"):
            here = ann.reads(f"You discard {card}.", here)
    with Person(seated_at(saloon, WALK)) as ann:
        here = ann.reads("Move to Sunny Hills hideout B (Bandit)\n")
        here = ann.reads("Go to: Darkrock store – east (2 steps), ", here)
        ann.types("go to darkrock store, east")
        here = ann.reads("You move to the Darkrock store – east.", here)
        asked = ann.reads("End your turn", here)
        assert "Stop" not in ann.text[here:asked], "nothing is asked on the way"


def test_a_rescue_that_has_succeeded_asks_nothing_more(saloon: Saloon) -> None:
    with Person(seated_at(saloon, SHOT)) as ann:
        ann.reads("End your turn")
        ann.types("bang on ann")
        here = ann.reads("1. Pass\n")
        ann.types("pass")
        here = ann.reads("1. Play Beer 6♥", here)
        ann.types("beer")
        here = ann.reads("You regain 1 life point", here)
        ann.reads("End your turn", here)
        assert ann.text.count("1. Pass\n") == 1, "asked about the shot, not after the rescue"


def test_events_are_told_as_at_a_table_of_ones_own(saloon: Saloon) -> None:
    text = round_with(A_GHOST, turn="Ann", event="lasso", coming="ranch, peyote", looked="true")
    with Person(seated_at(saloon, text)) as ann:
        here = ann.reads("End your turn")
        ann.types("table")
        here = ann.reads("Event in force: Lasso. Cards in play in front of players have no effect.", here)
        here = ann.reads("Next event: Ranch.", here)
        here = ann.reads("Your reserve: Bart Cassidy.", here)
        here = ann.reads("Ann starts the rounds. No effect now: Barrel (Lasso), Winchester (Lasso).", here)
        here = ann.reads("Cleo is in the game as a ghost, without life points.", here)
        ann.types("events")
        here = ann.reads("Past events: The Doctor.", here)
        ann.types("card ranch")
        here = ann.reads("Ranch: After you draw", here)
        ann.types("help")
        ann.reads("events: the event in force", here)


def test_a_new_event_and_its_question_at_a_server(saloon: Saloon) -> None:
    text = ROUND.format(turn="Dan", event="none", coming="ranch, peyote", looked="false", cleo="")
    with Person(seated_at(saloon, text)) as ann:
        here = ann.reads("New event: Ranch.\nAfter you draw")
        here = ann.reads("Next event: Peyote.", here)
        here = ann.reads(speaker("en").text("ui-answer-any"), here)
        ann.types("bang 7, beer 6, done")
        here = ann.reads("You exchange 2 cards.", here)
        ann.types("hand")
        ann.reads("Mustang 8♥, blue", here)


GAGGED = """
scenario: nobody may talk
source: tests
game: bang
sets: [base, wild_west_show]
given:
  turn: Ben
  show: gag
  Ann: {role: sheriff, character: big_spencer, life: 3}
  Ben: {role: outlaw, character: gary_looter}
  Cleo: {role: renegade, character: john_pain}
  Dan: {role: outlaw, character: teren_kill}
"""


def test_words_that_have_a_price_are_entered_twice(saloon: Saloon) -> None:
    with Person(seated_at(saloon, GAGGED)) as ann:
        here = ann.reads("You are Ann")
        ann.types("chat Ben is an outlaw")
        here = ann.reads("Your own words have a price now", here)
        assert "says: Ben" not in ann.text
        ann.types("chat Ben is an outlaw")
        here = ann.reads("Ann says: Ben is an outlaw", here)
        ann.reads("You lose 1 life point", here)


def test_people_who_talk_agree_and_play_again(saloon: Saloon) -> None:
    table = saloon.open(players=4, bots=2)
    with Person(private(table)) as ada, Person(public(table), "Bob", lang="cs") as bob:
        ada.reads("Seat 4: ")
        here = ada.reads("Bob sits down.")
        bob.reads("Místo 1: Ada.")
        bob.types("begin")
        bob.reads(speaker("cs").text("server-no-not-host"))
        ada.types("chat Howdy, \x1b[31mBob")
        here = ada.reads("Ada says: Howdy,", here)
        bob.reads("Ada říká: Howdy,")
        assert "\x1b" not in ada.text + bob.text
        ada.types("chat")
        here = ada.reads(speaker("en").text("server-no-nothing-said"), here)
        ada.types("chat " + "x" * 400)
        here = ada.reads("300", here)
        ada.types("1")
        here = ada.reads(speaker("en").text("ui-join-no-ask"), here)
        ada.types("begin")
        ada.reads("You are Ada", here)
        bob.reads("Jméno: Bob")
        play_on(saloon, table.code, {0: ada, 1: bob})
        ada.types("rematch")
        ada.reads(speaker("en").text("ui-join-over-host"))
        wait_for(lambda: ada.text.count("You are Ada") == 2, lambda: ada.text)
        bob.types("quit")
        bob.reads("#seat=")


def play_on(saloon: Saloon, code: str, people: dict[int, Person]) -> None:
    """Everyone takes the first option until the game is over."""
    typed: dict[tuple[int, int], float] = {}
    until = time.monotonic() + 2 * PATIENCE
    while saloon.room(code).status != "over":
        now = time.monotonic()
        assert now < until, [person.text[-500:] for person in people.values()]
        for seat, mark in dict(saloon.room(code).asks).items():
            # The room is ahead of the screen: a number typed too early answers nothing and is typed again.
            if seat in people and now - typed.get((seat, mark.number), 0.0) > 1.0:
                typed[seat, mark.number] = now
                time.sleep(0.03)
                people[seat].types("1")
        time.sleep(0.01)


def test_a_take_back_that_needs_consent(saloon: Saloon) -> None:
    table = position(saloon)

    async def offer_a_seat() -> None:
        assert saloon.running is not None
        house = saloon.running.house
        desk = await house.desk(table.code)
        await house.perform(desk, lambda room, now: [SeatOffered(at=now, seat=1)])

    saloon.soon(offer_a_seat)
    with Person(private(table)) as ann, Person(public(table), "Bob") as bob:
        bob.reads("You are Bob, Jourdonnais.")
        here = ann.reads("5. End your turn")
        for answer, then in (("no", "Bob does not agree."), ("yes", "Ann took back the last choice.")):
            ann.types("plays mustang")
            here = ann.reads("4. End your turn", here) if answer == "no" else here
            asked = len(bob.text)
            ann.types("undo")
            asked = bob.reads(speaker("en").text("ui-join-agree", player="Ann"), asked)
            bob.types(answer)
            bob.reads(then, asked)
            here = ann.reads(then, here)
        ann.reads("5. End your turn", here)
        bob.types("no")
        bob.reads(speaker("en").text("server-no-no-proposal"))


# -- seats -------------------------------------------------------------------------------------------


def test_whoever_has_no_name_gets_a_free_one(saloon: Saloon) -> None:
    table = saloon.open(name="Ann", players=4)
    with Person(public(table)) as ben:
        ben.reads("Seat 2: Ben.")
        with Person(public(table)) as cleo:
            cleo.reads("Seat 3: Cleo.")
        link = ben.text[ben.text.index("http") :].split()[0]
        assert read_address(link).token and read_address(link).code == table.code
    with Person(link) as again:
        again.reads("Seat 2: Ben.")


def test_a_full_table_is_watched(saloon: Saloon) -> None:
    table = saloon.open(players=3, name="Ada")
    saloon.post(f"/api/tables/{table.code}/seat", name="Bob")
    saloon.post(f"/api/tables/{table.code}/seat", name="Cid")
    with Person(public(table), "Dee") as dee:
        dee.reads(speaker("en").text("ui-join-watching"))
        dee.types("begin")
        dee.reads(speaker("en").text("server-no-no-seat"))
        dee.types("chat hello")
        dee.reads("Dee says: hello")
        dee.types("hint")
        dee.reads(speaker("en").text("ui-join-no-ask"))


def test_whoever_is_sent_away_is_told_and_leaves(saloon: Saloon) -> None:
    table = saloon.open(players=4)
    with Person(public(table), "Bob") as bob:
        bob.reads("Seat 2: Bob.")
        with Person(bob.text[bob.text.index("http") :].split()[0]) as second:
            second.reads("Seat 2: Bob.")

            async def send_away() -> None:
                assert saloon.running is not None
                house = saloon.running.house
                desk = await house.desk(table.code)
                away = StoodUp(at=house.now(), seat=1, sent_away=True)
                await house.perform(desk, lambda room, now: [away])

            saloon.soon(send_away)
            for person in (bob, second):
                person.reads(speaker("en").text("server-no-no-longer-seated"))
    assert (bob.code, second.code) == (1, 1)


# -- broken lines ------------------------------------------------------------------------------------


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long before the next attempt."""
    monkeypatch.setattr(link, "FIRST_PAUSE", 0.2)


@pytest.mark.usefixtures("quick")
def test_a_line_that_is_cut_comes_back_and_nothing_is_told_twice(saloon: Saloon) -> None:
    table = position(saloon)
    say = speaker("en").text
    with Person(private(table)) as ann:
        here = ann.reads("5. End your turn")
        saloon.cut(table.code)
        here = ann.reads(say("ui-join-broken"), here)
        ann.types("chat anybody?")
        here = ann.reads(say("ui-join-offline"), here)
        here = ann.reads(say("ui-join-back"), here)
        ann.types("plays mustang")
        here = ann.reads("4. End your turn", here)
        assert ann.text.count("You play Mustang") == 1
        assert ann.text.count("5. End your turn") == 1


@pytest.mark.usefixtures("quick")
def test_a_choice_without_acknowledgement_is_sent_again_and_made_once(
    saloon: Saloon, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = position(saloon)
    ids: list[str] = []
    choose = Session._choose

    async def deaf(session: Session, desk: Desk, guest: Guest, order: wire.Choose) -> None:
        ids.append(order.id)
        if len(ids) == 1:
            session._end()  # the choice is made, but nothing more goes out
        await choose(session, desk, guest, order)

    monkeypatch.setattr(Session, "_choose", deaf)
    with Person(private(table)) as ann:
        here = ann.reads("5. End your turn")
        ann.types("plays mustang")
        here = ann.reads(speaker("en").text("ui-join-resent"), here)
        here = ann.reads("You play Mustang", here)
        ann.reads("4. End your turn", here)
        wait_for(lambda: len(ids) == 2, lambda: str(ids))
    assert ids[0] == ids[1]
    assert len(saloon.room(table.code).choices) == saloon.room(table.code).given + 1


def test_a_server_that_goes_is_waited_for_and_the_way_back_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    say = speaker("en").text
    monkeypatch.setattr(link, "FIRST_PAUSE", 0.05)
    broken: list[bool] = []
    tell_broken = JoinedTable._broken

    def interrupt_later(table: JoinedTable) -> None:
        tell_broken(table)
        broken.append(True)
        if len(broken) == 4:
            raise KeyboardInterrupt

    monkeypatch.setattr(JoinedTable, "_broken", interrupt_later)
    with Saloon(tmp_path) as gone:
        table = gone.open(begin=True)
        threading.Timer(1.0, gone.close).start()
        monkeypatch.setattr("sys.stdin", io.StringIO(""))
        monkeypatch.setattr(JoinedTable, "_ready", lambda *_: False)
        assert main(["play", "--join", private(table), "--lang", "en"]) == 130
    shown = capsys.readouterr()
    assert shown.out.count(say("ui-join-broken")) == 1
    assert shown.out.endswith(say("ui-join-link", link=private(table)) + "\n")


# -- what goes wrong before --------------------------------------------------------------------------


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line that is said to a command that cannot be carried out."""
    assert main(["play", "--lang", "en", *arguments]) == 2
    shown = capsys.readouterr()
    assert shown.out == "" and shown.err.count("\n") == 1 and shown.err.startswith("sixgun: ")
    return shown.err.removeprefix("sixgun: ").removesuffix("\n")


@pytest.mark.parametrize(
    "link",
    [
        "",
        "mesa-owl-123-star",
        "ftp://127.0.0.1/t/mesa-owl-123-star",
        "http://127.0.0.1:8000/",
        "http://127.0.0.1:8000/r/mesa-owl-123-star",
        "http://127.0.0.1:99999/t/mesa-owl-123-star",
        "http://[::1/t/mesa-owl-123-star",
        "http:///t/mesa-owl-123-star",
        "http://127.0.0.1:8000/t/x",
        "http://127.0.0.1:8000/t/mesa owl",
    ],
)
def test_what_is_not_a_link(capsys: pytest.CaptureFixture[str], link: str) -> None:
    assert complaint(capsys, "--join", link) == speaker("en").text("ui-join-bad-link", link=link)


def test_links_as_people_copy_them() -> None:
    assert read_address(" 127.0.0.1:8000/t/Mesa-Owl-123-star/ ") == Address(
        "http://127.0.0.1:8000", "mesa-owl-123-star"
    )
    secure = read_address("https://play.example.org/t/mesa-owl-123-star#seat=" + "a" * 22)
    assert secure.socket == "wss://play.example.org/ws"
    assert secure.seat_link(secure.token) == "https://play.example.org/t/mesa-owl-123-star#seat=" + "a" * 22


def test_tables_and_tokens_that_do_not_exist(
    saloon: Saloon, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    say = speaker("en").text
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    table = saloon.open(watching=False, players=3)
    assert complaint(capsys, "--join", f"{saloon.url}/t/no-such-table") == say("server-no-no-table")
    assert complaint(capsys, "--join", public(table) + "#seat=x") == say("ui-join-bad-token")
    assert complaint(capsys, "--join", table.seat_link("x" * 22)) == say("server-no-wrong-token")
    assert complaint(capsys, "bang", "--join", public(table)) == say("ui-join-other-game", game="dice")
    assert complaint(capsys, "--join", public(table), "--names", "ada") == say(
        "server-no-name-taken", name="ada"
    )
    assert complaint(capsys, "--join", public(table), "--names", "A,B") == say("ui-cli-join-name", most=24)
    assert complaint(capsys, "--join", public(table), "--names", "x" * 25) == say("ui-cli-join-name", most=24)
    for option, value in (("--players", "4"), ("--bots", "greenhorn"), ("--set", "a=1"), ("--seed", "x")):
        assert complaint(capsys, "--join", public(table), option, value) == say(
            "ui-cli-join-decides", option=option
        )
    saloon.post(f"/api/tables/{table.code}/seat", name="Bob")
    saloon.post(f"/api/tables/{table.code}/seat", name="Cid")
    assert complaint(capsys, "--join", public(table)) == say("server-no-full")


def test_a_server_of_another_version(
    saloon: Saloon, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    monkeypatch.setattr(joining, "wire", SimpleNamespace(**{**vars(wire), "PROTOCOL": wire.PROTOCOL + 1}))
    line = complaint(capsys, "--join", private(saloon.open()))
    assert line == speaker("en").text("ui-join-old", version=sixgun.__version__)


class Stranger(BaseHTTPRequestHandler):
    """Something that answers, but is not one of our servers."""

    def do_GET(self) -> None:
        self.send_response(200 if "good" in self.path else 404)
        self.end_headers()
        self.wfile.write(b"<h1>It works!</h1>")

    def log_message(self, *_: object) -> None:
        pass


def test_addresses_without_a_server(capsys: pytest.CaptureFixture[str]) -> None:
    say = speaker("en").text
    with HTTPServer(("127.0.0.1", 0), Stranger) as stranger:
        where = f"127.0.0.1:{stranger.server_port}"
        listening = threading.Thread(target=stranger.serve_forever)
        listening.start()
        for code in ("good-table", "bad-table"):
            assert complaint(capsys, "--join", f"http://{where}/t/{code}") == say(
                "ui-join-no-server", server=where
            )
        stranger.shutdown()
        listening.join()
    line = complaint(capsys, "--join", f"http://{where}/t/good-table")
    assert line == say("ui-join-unreachable", server=where, why=os.strerror(errno.ECONNREFUSED))


@pytest.mark.parametrize("package", ["msgspec", "websockets"])
def test_without_the_extra_it_is_named(package: str) -> None:
    hide = f"import sys; sys.modules[{package!r}] = None; from sixgun.cli import main; sys.exit(main())"
    done = subprocess.run(
        [sys.executable, "-c", hide, "play", "--lang", "en", "--join", "http://127.0.0.1:1/t/mesa-owl"],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2
    extra = speaker("en").text("ui-cli-extra-missing", package=package, extra="server")
    assert done.stderr == f"sixgun: {extra}\n"


# -- as a process ------------------------------------------------------------------------------------


def test_a_process_ends_cleanly_while_its_input_is_still_open(saloon: Saloon) -> None:
    table = saloon.open()
    command = [sys.executable, "-m", "sixgun", "play", "--lang", "cs", "--plain", "--join", private(table)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
    ) as process:
        assert process.stdin is not None and process.stdout is not None and process.stderr is not None
        process.stdin.write("table\nquit\n")
        process.stdin.flush()
        assert process.wait(PATIENCE) == 0
        shown = process.stdout.read()
        assert process.stderr.read() == ""
    say = speaker("cs").text
    assert say("ui-join-seat-person", number=1, name="Ada") in shown
    assert shown.endswith(say("ui-join-link", link=private(table)) + "\n")
