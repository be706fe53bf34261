"""States of the card game back in words: what claims may speak of, and what a saved table says."""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from sixgun.games.bang import wording
from sixgun.games.bang.cards import LABEL, NO_CARD
from sixgun.games.bang.model import BangState, BangTable
from sixgun.games.bang.position import NONE
from sixgun.games.bang.queries import distance_row, weapon_range
from sixgun.games.bang.shooting import Shot
from sixgun.games.bang.turn import DiscardExcess
from sixgun.games.bang.view import BangView, SeatView
from sixgun.kernel.plain import Json
from sixgun.kernel.position import Written

UNKNOWN: Final = "unknown"
"""How everything face down is written."""

FOLLOWS: Final = {"cards": "hand", "range": "", "distances": ""}
"""Entries that repeat another one or follow from the whole table."""

UNORDERED: Final = ("hand", "in_play", "lap", "row", "fresh")
PILES: Final = ("deck", "discard")
TOPS: Final = ("deck_top", "discard_top")
WORD_LISTS: Final = ("borrowed", "dealt", "used")


def facts(g: BangTable) -> Written:
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
            "hand": wording.sorted_labels(seat.hand),
            "cards": len(seat.hand),
            "in_play": wording.sorted_labels(seat.in_play),
            "borrowed": list(seat.borrowed),
            "lap": wording.sorted_labels(state.lap if state.lap_of == index else ()),
            "dealt": list(seat.dealt),
            "range": weapon_range(g, index) if seat.alive else 0,
            "distances": distances(g, index),
        }
    used: list[Json] = [ability for ability, times in sorted(state.used.items()) for _ in range(times)]
    return Written(
        players,
        {
            "turn": g.names[state.active],
            "turn_number": state.turn_number,
            "deck": wording.labels(state.deck[::-1]),
            "deck_size": len(state.deck),
            "deck_top": LABEL[state.deck[-1]] if state.deck else wording.NOTHING,
            "discard": wording.labels(state.discard[::-1]),
            "discard_size": len(state.discard),
            "discard_top": LABEL[state.discard[-1]] if state.discard else wording.NOTHING,
            "row": wording.sorted_labels(state.row),
            "bangs": state.bangs,
            "used": used,
            "fresh": wording.sorted_labels(state.fresh),
            "last_man_standing": state.last_man_standing,
        },
        follows=FOLLOWS,
    )


def distances(g: BangTable, seat: int) -> dict[str, Json]:
    """How far every other living player is, by name."""
    if not g.state.seats[seat].alive:
        return {}
    row = distance_row(g, seat)
    return {g.names[other]: row[other] for other in g.state.ring if other != seat}


def facts_seen(view: BangView, imagined: BangTable) -> Written:
    """What one seat sees; `imagined` is any table that looks like that to it."""
    seen = facts(imagined)
    for index, entries in enumerate(cast("Mapping[str, dict[str, Json]]", seen.players).values()):
        entries.update(masked(view, index, view.seats[index]))
    hidden: dict[str, Json] = {word: UNKNOWN for word in ("deck", "deck_top") if view.deck_size}
    if not view.open_discard and view.discard_size > 1:
        hidden["discard"] = UNKNOWN
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


def given(state: BangState, names: Sequence[str]) -> Written:
    """A position in the words a reader needs: what follows from the rest is left out."""
    players: dict[str, dict[str, Json]] = {}
    for index, name in enumerate(names):
        seat = state.seats[index]
        entries: dict[str, Json] = {"role": seat.role, "character": seat.character or NONE}
        if not seat.alive:
            entries["out"] = True
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
    )
    table.update({word: value for word, value in piles if value})
    if state.bangs:
        table["bangs"] = state.bangs
    if any(isinstance(frame, Shot) and frame.last != NO_CARD for frame in state.agenda):
        table["turned"] = state.turned
    return Written(players, table)


# -- claims ------------------------------------------------------------------------------------------------


def spelled(word: str, value: Json) -> Json:
    """Cards by their labels or names; everything else as it is."""
    if value == UNKNOWN:
        return value
    if word in UNORDERED or word in PILES:
        return wording.spelled_cards(value, (word,))
    if word in TOPS:
        return wording.spelled_card(value, (word,))
    if word in WORD_LISTS:
        return [value] if isinstance(value, str) else value
    return value


def agrees(word: str, claimed: Json, found: Json) -> bool:
    """Whether an entry is as claimed: hands in any order, piles from the top, cards by kind alone."""
    if isinstance(claimed, list) and isinstance(found, list):
        if word in UNORDERED:
            return wording.same_cards(claimed, found)
        if word in PILES:
            return wording.top_cards(claimed, found)
        if word in WORD_LISTS:
            return sorted(map(str, claimed)) == sorted(map(str, found))
    if word in TOPS:
        return wording.is_card(claimed, found)
    if isinstance(claimed, dict) and isinstance(found, dict):
        return wording.parts_agree(claimed, found)
    return claimed == found
