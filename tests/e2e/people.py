"""Someone with a browser of their own: a context, a page, and an eye on everything that goes wrong in it."""

import json
import re
from typing import Any, Final, Literal, cast

from playwright.sync_api import APIResponse, BrowserContext, ConsoleMessage, Locator, Page, Request, WebSocket

from sixgun.texts.speaker import speaker

Theme = Literal["paper", "night"]
Role = Literal["button", "heading", "link", "switch", "radio", "dialog", "textbox", "menuitem", "combobox"]

SIZES: Final = {"phone": (360, 740), "tablet": (768, 1024), "desktop": (1440, 900)}

WATCH_POLICY: Final = """
document.addEventListener("securitypolicyviolation", (event) =>
  console.error(`content security policy: ${event.violatedDirective} ${event.blockedURI}`));
"""


def text(key: str, lang: str = "en", **params: int | str) -> str:
    """A text as the page says it."""
    return speaker(lang, strict=True).text(key, **params)


class Person:
    """A browser with its own cookies and settings. What it complains about fails the test at the end."""

    def __init__(self, context: BrowserContext, address: str, name: str, lang: str) -> None:
        self.context = context
        self.address = address
        self.name = name
        self.lang = lang
        self.troubles: list[str] = []
        self._expected: list[re.Pattern[str]] = []
        context.add_init_script(WATCH_POLICY)
        context.on("request", self._asked)
        context.on("page", self._opened)
        self.page = context.new_page()

    # -- what went wrong

    def expect_trouble(self, pattern: str) -> None:
        """From now on this may happen: the test cuts the connection, or asks for what is not there."""
        self._expected.append(re.compile(pattern))

    def unexpected(self) -> list[str]:
        """All complaints that no test expected."""
        return [
            trouble
            for trouble in self.troubles
            if not any(pattern.search(trouble) for pattern in self._expected)
        ]

    def _opened(self, page: Page) -> None:
        page.set_default_timeout(15_000)
        page.on("console", self._said)
        page.on("pageerror", lambda fault: self.troubles.append(f"error on the page: {fault.stack or fault}"))
        page.on("websocket", self._connected)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"console: {message.text} {message.location.get('url', '')}")

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.address + "/", "data:", "blob:" + self.address)):
            self.troubles.append(f"request to elsewhere: {request.url}")

    def _connected(self, socket: WebSocket) -> None:
        if not socket.url.startswith(self.address.replace("http", "ws", 1) + "/"):
            self.troubles.append(f"socket to elsewhere: {socket.url}")

    # -- what they do

    def say(self, key: str, **params: int | str) -> str:
        """A text in their language."""
        return text(key, self.lang, **params)

    def open(self, path: str) -> None:
        """Go to an address of the server."""
        self.page.goto(self.address + path)

    def find(self, role: Role, key: str, **params: int | str) -> Locator:
        """An element by its role and the text that names it."""
        return self.page.get_by_role(role, name=self.say(key, **params), exact=True)

    def press(self, key: str, **params: int | str) -> None:
        """Press a button by its text."""
        self.find("button", key, **params).first.click()

    def choose(self, group: str, option: str) -> None:
        """Choose one of a few; the option is named by the start of its text."""
        radios = self.page.get_by_role("group", name=self.say(group), exact=True)
        begins = re.escape(option).replace("\\ ", " ")  # browsers do not know an escaped space
        radios.get_by_role("radio", name=re.compile(rf"^\s*{begins}(?!\w)")).first.check()

    def post(self, path: str, body: dict[str, Any]) -> APIResponse:
        """Ask the server directly, with the cookies of this browser."""
        return self.context.request.post(
            self.address + path, data=json.dumps(body), headers={"content-type": "application/json"}
        )

    def seated(self, path: str, body: dict[str, Any]) -> str:
        """Get a seat somewhere by asking directly; returns the table's code."""
        answer = self.post(path, body)
        assert answer.ok, answer.text()
        return cast(str, answer.json()["code"])

    def new_table(self, game: str, **wishes: Any) -> str:
        """A table where this person is the host; bots are quick and simple unless asked otherwise."""
        usual = {"level": "greenhorn", "pace": "instant", "name": self.name, "game": game}
        return self.seated("/api/tables", usual | wishes)

    def scenario(self, position: str, seat: int = 0, **wishes: Any) -> str:
        """A table at a prepared position, with this person on a seat."""
        usual = {"text": position, "name": self.name, "seat": seat, "level": "greenhorn"}
        return self.seated("/api/scenarios", usual | wishes)
