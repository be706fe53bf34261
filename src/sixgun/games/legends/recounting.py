"""What happened, and in which phase: the contents of events and the steps of a turn in words."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from sixgun.games.legends.meetings import FightCardLaid, FightCardsDrawn, FightCardsPeeked
from sixgun.games.legends.model import BLACK, HEIST, VIRTUAL, LegendsState
from sixgun.games.legends.position import ACT, END, SETUP, START
from sixgun.games.legends.printed import FACES
from sixgun.games.legends.turn import (
    Turn,
    begin,
    choose_mount,
    choose_weapon,
    earn,
    play,
    wake,
)
from sixgun.games.legends.wording import CARD_WORDS, CATTLE_WORDS, FIGHT_WORDS, SPACE_WORDS, Words
from sixgun.kernel.events import Event, Hidden
from sixgun.kernel.plain import Json
from sixgun.kernel.registry import SEAT_FIELDS

THE_BLACK: Final = "the Man in Black"
"""How claims call the one who has no seat."""

STAGES: Final[dict[Callable[[Any, Any], object], str]] = {
    begin: START,
    wake: START,
    earn: "income",
    choose_weapon: "equip",
    choose_mount: "equip",
    play: ACT,
}
"""The phase to which each step of a turn belongs; all others are its end."""

WRITTEN_LIKE: Final = {
    "card": "deck_top",
    "cards": "hand",
    "house": "hand",
    "fight_card": "fight_card",
    "token": "cattle",
    "tokens": "tokens",
    "faces": "dice",
    "space": "space",
    "origin": "space",
    "spaces": "bandits",
    "item": "weapon",
    "story": "story",
    "goal": "boxed",
    "character": "character",
}
"""Fields of events -> the entry that is written in the same way."""

OF_FIGHTS: Final = (FightCardLaid, FightCardsDrawn, FightCardsPeeked)
"""Events whose cards are fight cards."""


def event_word(kind: type[Event], field: str) -> str:
    """The entry that is written like a field of an event."""
    if kind in OF_FIGHTS and field in ("card", "cards"):
        return f"fight_{field}"
    return WRITTEN_LIKE.get(field, "")


def printed_in(event: Event) -> dict[str, Json]:
    """The cards, tokens and dice in an event, and the Man in Black, as claims write them."""
    found: dict[str, Json] = {}
    poker_cards = FIGHT_WORDS if isinstance(event, OF_FIGHTS) else CARD_WORDS
    things = {
        "card": poker_cards,
        "cards": poker_cards,
        "house": CARD_WORDS,
        "fight_card": FIGHT_WORDS,
        "token": CATTLE_WORDS,
    }
    event_kind = str(getattr(event, "kind", ""))
    for field in event.fields:
        value = getattr(event, field)
        if field in things:
            found[field] = _labelled(things[field], value)
        elif field == "faces":
            found[field] = [FACES[face].symbol for face in value]
        elif field == "spaces":
            found[field] = [SPACE_WORDS.label(space) for space in value]
        elif field in SEAT_FIELDS and value == BLACK:
            found[field] = THE_BLACK
        elif field in SEAT_FIELDS and value == VIRTUAL:
            # Whoever fights by fight cards is called after the kind of the fight: the bandit, the sheriff.
            found[field] = f"the {'guards' if event_kind == HEIST else event_kind}"
    return found


def _labelled(words: Words, value: object) -> Json:
    if isinstance(value, tuple):
        return [_labelled(words, item) for item in value]
    if isinstance(value, Hidden):
        return _labelled(words, value.value)
    return words.label(value) if isinstance(value, int) else str(value)


def phase_now(state: LegendsState) -> str:
    """Where in a turn the table is; before the first turn there is the set-up, after the last one the end."""
    agenda: Sequence[object] = state.agenda
    for frame in reversed(agenda):
        if isinstance(frame, Turn):
            # A turn that waits for something is written with the step that comes next.
            step = frame.stage if frame is agenda[-1] else frame.stage - 1
            return STAGES.get(Turn.stages[step], END) if 0 <= step < len(Turn.stages) else END
    return SETUP if state.result is None else END
