"""Why the server says no. Every code has a sentence (``server-no-<code>``) in every language."""

from typing import Final

from sixgun.kernel.asks import Refused as EngineRefused
from sixgun.kernel.complaints import Complaint
from sixgun.texts import wording
from sixgun.texts.said import Said

CODES: Final = (
    "already-begun",
    "bad-file",
    "bad-message",
    "bad-request",
    "clock-off",
    "engine-fault",
    "full",
    "hello-first",
    "name-empty",
    "name-signs",
    "name-taken",
    "no-ask",
    "no-longer-seated",
    "no-look",
    "no-option",
    "no-phrase",
    "no-proposal",
    "no-replay",
    "no-seat",
    "no-such-seat",
    "no-table",
    "no-watching",
    "nothing-said",
    "not-begun",
    "not-host",
    "not-offered",
    "not-over",
    "not-your-seat",
    "old-page",
    "origin",
    "over",
    "person-sits-there",
    "seat-taken",
    "shutting-down",
    "speech-price",
    "stale",
    "storage",
    "too-big",
    "too-fast",
    "too-many",
    "wrong-token",
)
"""Every reason, for the tests: each has a text, and each is given somewhere."""


class No(Exception):
    """An order or request that is not carried out. `status` is for HTTP."""

    def __init__(self, code: str, status: int = 400, **params: int | str) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.rule = ""
        self.text: Said = wording.said(f"server-no-{code}", params)


class EngineNo(No):
    """The engine's own refusal or complaint, in its own words."""

    def __init__(self, reason: EngineRefused | Complaint, status: int = 400) -> None:
        super().__init__("engine", status)
        if isinstance(reason, EngineRefused):
            self.text = wording.refusal(reason.refusal)
            self.rule = reason.refusal.rule
        else:
            self.text = wording.complaint(reason)
