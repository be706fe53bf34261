"""What the pictures of all games share: who is asked what, how it ended, and how records travel."""

from typing import Any

from msgspec import Struct

from sixgun.kernel.asks import Ask
from sixgun.kernel.events import Hidden
from sixgun.kernel.plain import TAG, Plain
from sixgun.kernel.table import Table
from sixgun.kernel.views import SPECTATOR, View
from sixgun.server.wire import AskInfo, ClosedInfo, OptionInfo, Outcome, Waiting
from sixgun.texts import wording
from sixgun.texts.said import Said

ALL_EYES = -2
"""A reader who may see all cards: only after the end of a game."""


class Scene(Struct, kw_only=True):
    """What everyone at the table sees. Games add their own nouns in a subclass."""

    game: str
    names: list[str]
    active: int
    turn: int
    asking: list[Waiting]
    outcome: Outcome | None


class Own(Struct, kw_only=True):
    """What only the reader knows. Games add their own nouns in a subclass."""

    role: str
    """The reader's own role; empty for a spectator and for games without roles."""
    ask: AskInfo | None
    undo: Said | None
    """Why the reader's last choice cannot be taken back; null if it can."""
    auto_pass: bool = False
    """Whether the server answers where the reader has nothing to answer with."""
    silence: Said | None = None
    """Why the reader may not send words of their own now; null if they may."""
    speech: Said | None = None
    """What words of their own cost the reader in the game now; null while they are free."""


def record(value: object) -> Any:
    """Plain data for the wire. A hidden value is sent as what the reader may know of it: itself or null."""
    if isinstance(value, Hidden):
        return value.value
    if isinstance(value, Plain):
        data: dict[str, Any] = {TAG: type(value).__name__}
        for name in value.fields:
            data[name] = record(getattr(value, name))
        return data
    if isinstance(value, (tuple, list)):
        return [record(item) for item in value]
    return value


def waiting_for(view: View) -> list[Waiting]:
    """Everyone who has to decide something, in words that give away nothing else."""
    return [
        Waiting(
            seat=ask.seat,
            prompt=ask.prompt,
            text=wording.waiting(view.game, ask.prompt, view.names[ask.seat]),
        )
        for ask in view.asks
    ]


def outcome_of(view: View) -> Outcome | None:
    """How the game ended, or None while it goes on."""
    result = view.result
    if result is None:
        return None
    return Outcome(
        reason=result.reason,
        winners=list(result.winners),
        text=wording.result(view.game, result, view.names),
    )


def ask_of(table: Table[Any], view: View, number: int) -> AskInfo | None:
    """The reader's open ask with every option, and those the reader might look for in vain."""
    ask: Ask | None = view.own_ask
    if ask is None or view.seat == SPECTATOR:
        return None
    game, names = view.game, view.names
    shown = next(one for one in view.asks if one.seat == view.seat)
    return AskInfo(
        number=number,
        prompt=ask.prompt,
        text=wording.prompt(game, ask.prompt, shown.params, names[view.seat]),
        options=[
            OptionInfo(
                text=wording.option(game, option, names),
                notation=option.notation(names),
                option=record(option),
            )
            for option in ask.options
        ],
        closed=[
            ClosedInfo(
                text=wording.option(game, closed.option, names),
                option=record(closed.option),
                why=wording.refusal(closed.refusal),
                rule=closed.refusal.rule,
            )
            for closed in table.closed(view.seat)
        ],
        default=ask.default,
    )
