"""States of the card game back in words: what claims may speak of, and what a saved table says."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from sixgun.games.bang import wording
from sixgun.games.bang.cards import LABEL, NO_CARD
from sixgun.games.bang.harm import Fall, LoseLife, Rescue
from sixgun.games.bang.model import BangState, BangTable
from sixgun.games.bang.parts import Keeper
from sixgun.games.bang.position import DISCARD, DRAW, NONE, PLAY, START
from sixgun.games.bang.queries import distance_row, weapon_range
from sixgun.games.bang.shooting import Shot
from sixgun.games.bang.turn import STEPS, DiscardExcess, Turn, make_checks, phase_three, phase_two
from sixgun.games.bang.view import BangView, SeatView
from sixgun.kernel.events import Event, Hidden
from sixgun.kernel.plain import Json
from sixgun.kernel.position import Written

UNKNOWN: Final = "unknown"
"""How everything face down is written."""

FOLLOWS: Final = {"cards": "hand", "range": "", "distances": "", "loss": ""}
"""Entries that repeat another one or follow from the whole table."""

LOWEST: Final = 5
"""How many cards at the bottom of a pile a claim may name."""

UNORDERED: Final = ("hand", "in_play", "lap", "row", "fresh", "lifted")
PILES: Final = ("deck", "discard")
TOPS: Final = ("deck_top", "discard_top")
BOTTOMS: Final = ("deck_bottom", "discard_bottom")
WORD_LISTS: Final = ("borrowed", "dealt", "used")
EVENT_WORDS: Final = {"card": "deck_top", "cards": "hand", "missed": "hand"}
"""Fields of events that hold cards -> the entry that is written in the same way."""

SETUP: Final = "setup"
END: Final = "end"


def phases() -> tuple[str, ...]:
    """The phase to which each step of a turn belongs."""
    found: list[str] = []
    phase = START
    for _, _, deed in STEPS:
        if deed is phase_two:
            phase = PLAY
        elif deed is phase_three:
            phase = DISCARD
        found.append(phase)
        if deed is make_checks:
            phase = DRAW
        elif deed is phase_three:
            phase = END
    return tuple(found)


PHASE_OF_STEP: Final = phases()


def facts(g: BangTable, keepers: Mapping[str, Keeper]) -> Written:
    """Everything that can be said about a position."""
    state = g.state
    players: dict[str, dict[str, Json]] = {}
    for index, name in enumerate(g.names):
        seat = state.seats[index]
        players[name] = {
            "role": seat.role,
            "character": seat.character or NONE,
            "life": seat.life,
            "max_life": seat.max_life,
            "out": not seat.alive,
            "ghost": seat.ghost or wording.NOTHING,
            "shown": state.role_lies_open(index),
            "face_down": seat.veil or NONE,
            "hand": wording.sorted_labels(seat.hand),
            "cards": len(seat.hand),
            "in_play": wording.sorted_labels(seat.in_play),
            "borrowed": list(seat.borrowed),
            "lap": wording.sorted_labels(state.lap if state.lap_of == index else ()),
            "dealt": list(seat.dealt),
            "loss": loss_of(state, index),
            "range": weapon_range(g, index) if seat.alive else 0,
            "distances": distances(g, index),
        }
    used: list[Json] = [ability for ability, times in sorted(state.used.items()) for _ in range(times)]
    found = Written(
        players,
        {
            "turn": g.names[state.active],
            "turn_number": state.turn_number,
            "phase": phase_of(state),
            "deck": wording.labels(state.deck[::-1]),
            "deck_size": len(state.deck),
            "deck_top": LABEL[state.deck[-1]] if state.deck else wording.NOTHING,
            "deck_bottom": wording.labels(state.deck[:LOWEST][::-1]),
            "discard": wording.labels(state.discard[::-1]),
            "discard_size": len(state.discard),
            "discard_top": LABEL[state.discard[-1]] if state.discard else wording.NOTHING,
            "discard_bottom": wording.labels(state.discard[:LOWEST][::-1]),
            "row": wording.sorted_labels(state.row),
            "bangs": state.bangs,
            "used": used,
            "fresh": wording.sorted_labels(state.fresh),
            "last_man_standing": state.last_man_standing,
            "starter": g.names[state.course.starter] if state.course.starter >= 0 else "nobody",
            "extra": state.course.extra,
            "vacant": state.course.vacant,
            "due": state.course.due or wording.NOTHING,
            "lost": state.course.lost,
            "lifted": wording.sorted_labels(state.lifted),
            "order": [g.names[seat] for seat in state.around()],
        },
        follows=FOLLOWS,
    )
    for id, part in state.parts.items():
        add(found, keepers[id].tell(part, g.names))
    return found


def add(found: Written, more: Written) -> None:
    """Put further entries beside those that are there."""
    for name, entries in more.players.items():
        cast("dict[str, Json]", found.players[name]).update(entries)
    cast("dict[str, Json]", found.table).update(more.table)


def phase_of(state: BangState) -> str:
    """Where in the turn the table is; before the first turn and after the last there is none."""
    for frame in reversed(state.agenda):
        if isinstance(frame, Turn):
            # A turn that waits for something is written with the step that comes next.
            place = frame.place() if frame is state.agenda[-1] else frame.place() - 1
            return PHASE_OF_STEP[max(place, 0)]
    return SETUP if state.result is None else END


def loss_of(state: BangState, seat: int) -> int:
    """The life points a player is about to lose, if nothing else is done about it."""
    life = state.seats[seat].life
    points = 0
    for frame in state.agenda:
        if isinstance(frame, Rescue) and frame.seat == seat:
            points += max(0, life - frame.life)
        elif isinstance(frame, LoseLife) and frame.seat == seat:
            points += frame.points
        elif isinstance(frame, Fall) and frame.seat == seat:
            points += life
    return points


def cards_of(event: Event) -> dict[str, Json]:
    """The cards in an event, as claims write them."""
    found: dict[str, Json] = {}
    for field in EVENT_WORDS:
        if field in event.fields:
            value = getattr(event, field)
            cards = [value] if not isinstance(value, tuple) else value
            numbers: list[Any] = [card.value if isinstance(card, Hidden) else card for card in cards]
            labels: list[Json] = [wording.NOTHING if card == NO_CARD else LABEL[card] for card in numbers]
            found[field] = labels if isinstance(value, tuple) else labels[0]
    return found


def distances(g: BangTable, seat: int) -> dict[str, Json]:
    """How far every other living player is, by name."""
    if not g.state.seats[seat].alive:
        return {}
    row = distance_row(g, seat)
    return {g.names[other]: row[other] for other in g.state.ring if other != seat}


def facts_seen(view: BangView, imagined: BangTable, keepers: Mapping[str, Keeper]) -> Written:
    """What one seat sees; `imagined` is any table that looks like that to it."""
    seen = facts(imagined, keepers)
    for id, part in view.parts.items():
        add(seen, keepers[id].tell(part, imagined.names))
    for index, entries in enumerate(cast("Mapping[str, dict[str, Json]]", seen.players).values()):
        entries.update(masked(view, index, view.seats[index]))
    hidden: dict[str, Json] = {
        word: UNKNOWN for word in ("deck", "deck_top", "deck_bottom") if view.deck_size
    }
    if not view.open_discard and view.discard_size > 1:
        hidden["discard"] = hidden["discard_bottom"] = UNKNOWN
    return Written(seen.players, {**seen.table, **hidden}, follows=FOLLOWS)


def masked(view: BangView, index: int, seat: SeatView) -> dict[str, Json]:
    """The entries of a player that are face down for the reader."""
    found: dict[str, Json] = {"role": seat.role or UNKNOWN}
    if index != view.seat:
        if seat.hand_size and not seat.hand:
            found["hand"] = UNKNOWN
        if view.lap_of == index and view.lap_size and not view.lap:
            found["lap"] = UNKNOWN
        if "" in seat.dealt:
            found["dealt"] = UNKNOWN
    return found


def given(state: BangState, names: Sequence[str], keepers: Mapping[str, Keeper]) -> Written:
    """A position in the words a reader needs: what follows from the rest is left out."""
    players: dict[str, dict[str, Json]] = {}
    for index, name in enumerate(names):
        seat = state.seats[index]
        entries: dict[str, Json] = {"role": seat.role, "character": seat.character or NONE}
        if not seat.alive:
            entries["out"] = True
            if seat.veil:
                entries["face_down"] = seat.veil
        elif seat.ghost:
            entries["ghost"] = seat.ghost
            if not seat.shown:
                entries["shown"] = False
        elif seat.character and seat.max_life:
            entries["life"] = seat.life
        lists: tuple[tuple[str, list[Json]], ...] = (
            ("hand", wording.exact(seat.hand)),
            ("in_play", wording.exact(seat.in_play)),
            ("lap", wording.exact(state.lap if state.lap_of == index else ())),
            ("borrowed", list(seat.borrowed)),
            ("dealt", list(seat.dealt)),
        )
        entries.update({word: value for word, value in lists if value})
        players[name] = entries
    table: dict[str, Json] = {"turn": names[state.active], "turn_number": state.turn_number}
    if state.agenda and isinstance(state.agenda[-1], DiscardExcess):
        table["phase"] = "discard"
    table["deck"] = wording.exact(state.deck[::-1])
    piles: tuple[tuple[str, list[Json]], ...] = (
        ("discard", wording.exact(state.discard[::-1])),
        ("row", wording.exact(state.row)),
        ("used", [ability for ability, times in state.used.items() for _ in range(times)]),
        ("fresh", wording.exact(state.fresh)),
        ("lifted", wording.exact(state.lifted)),
    )
    table.update({word: value for word, value in piles if value})
    if state.bangs:
        table["bangs"] = state.bangs
    if any(isinstance(frame, Shot) and frame.last != NO_CARD for frame in state.agenda):
        table["turned"] = state.turned
    if state.course.starter >= 0:
        table["starter"] = names[state.course.starter]
    if state.order:
        table["order"] = [names[seat] for seat in state.order]
    if state.course.due:
        table["due"] = state.course.due
    course = (
        ("extra", state.course.extra),
        ("vacant", state.course.vacant),
        ("lost", state.course.lost),
    )
    table.update({word: True for word, value in course if value})
    for index, seat in enumerate(state.seats):
        if seat.shown and not seat.ghost:
            players[names[index]]["shown"] = True
    found = Written(players, table)
    for id, part in state.parts.items():
        add(found, keepers[id].tell(part, names))
    return found


# -- claims ------------------------------------------------------------------------------------------------


def spelled(word: str, value: Json) -> Json:
    """Cards by their labels or names; everything else as it is."""
    if value == UNKNOWN:
        return value
    if word in UNORDERED or word in PILES:
        return wording.spelled_cards(value, (word,))
    if word in TOPS:
        return wording.spelled_card(value, (word,))
    if word in BOTTOMS:
        alone = isinstance(value, str) and value not in ("empty", "nothing")
        return wording.spelled_cards([value] if alone else value, (word,))
    if word in WORD_LISTS:
        return [value] if isinstance(value, str) else value
    return value


def agrees(word: str, claimed: Json, found: Json, unordered: Sequence[str] = ()) -> bool:
    """Whether an entry is as claimed: hands in any order, piles from the top, cards by kind alone.

    `unordered` are the lists of boxes whose order does not matter.
    """
    if isinstance(claimed, list) and isinstance(found, list):
        if word in UNORDERED:
            return wording.same_cards(claimed, found)
        if word in PILES:
            return wording.top_cards(claimed, found)
        if word in BOTTOMS:
            return wording.bottom_cards(claimed, found)
        if word in WORD_LISTS or word in unordered:
            return sorted(map(str, claimed)) == sorted(map(str, found))
    if word in TOPS:
        return wording.is_card(claimed, found)
    if isinstance(claimed, dict) and isinstance(found, dict):
        return wording.parts_agree(claimed, found)
    return claimed == found


def lists_agree(word: str, keeper: Keeper, claimed: Json, found: Json) -> bool:
    """Whether a list of words of a box is as claimed: in any order, or as far as the claim goes."""
    if not isinstance(found, list):
        return claimed == found
    items: list[Json] = claimed if isinstance(claimed, list) else [claimed]
    words: list[Json] = [
        item.replace(" ", "_") if isinstance(item, str) else item
        for item in items
        if item not in ("empty", "nothing")
    ]
    if word in keeper.lists:
        return sorted(map(str, words)) == sorted(map(str, found))
    if not words:
        return not found
    part = found[: len(words)] if word in keeper.tops else found[-len(words) :]
    return words == part
