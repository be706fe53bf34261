"""States of Western Legends back in words: what claims may mention, and what a saved table says."""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from sixgun.games.legends.acting import Acting
from sixgun.games.legends.conditions import side_of
from sixgun.games.legends.content.kinds import COLOURS, NOTHING
from sixgun.games.legends.midway import (
    bits,
    day_facts,
    day_written,
    deeds_written,
    fight_facts,
    fight_written,
    gold_facts,
    poker_facts,
)
from sixgun.games.legends.model import LegendsState, Seat
from sixgun.games.legends.position import ACT, END
from sixgun.games.legends.printed import BOARD, FACES, ITEMS, STORIES, TOKENS
from sixgun.games.legends.recounting import phase_now
from sixgun.games.legends.turn import Equipping, HandLimit, Income
from sixgun.games.legends.view import LegendsView, SeatView
from sixgun.games.legends.wording import (
    BLACK_WORDS,
    CARD_WORDS,
    CATTLE_WORDS,
    CHARACTER_WORDS,
    FACE_WORDS,
    FIGHT_WORDS,
    GOAL_WORDS,
    ITEM_WORDS,
    NONE,
    SPACE_WORDS,
    STORY_WORDS,
    TOKEN_WORDS,
    UNKNOWN,
    Words,
)
from sixgun.kernel.agenda import Frame
from sixgun.kernel.plain import Json
from sixgun.kernel.position import Written

FOLLOWS: Final = {"cards": "hand", "side": "", "deeds": "", "score": "", "score_lines": ""}
"""Entries that repeat another one or follow from the whole table."""

ANY_ORDER: Final[dict[str, Words]] = {
    "hand": CARD_WORDS,
    "played": CARD_WORDS,
    "items": ITEM_WORDS,
    "upgraded": ITEM_WORDS,
    "goals": GOAL_WORDS,
    "done": GOAL_WORDS,
    "dealt": CHARACTER_WORDS,
    "bandits": SPACE_WORDS,
    "ended": SPACE_WORDS,
    "blue_ranch": CATTLE_WORDS,
    "green_ranch": CATTLE_WORDS,
    "flop": CARD_WORDS,
    "fight_cards": FIGHT_WORDS,
}
"""Lists whose order means nothing."""

FROM_TOP: Final[dict[str, Words]] = {
    "deck": CARD_WORDS,
    "discard": CARD_WORDS,
    "fight_deck": FIGHT_WORDS,
    "black_deck": BLACK_WORDS,
}
"""Piles, of which a claim may name the top alone."""

FROM_BOTTOM: Final[dict[str, Words]] = {
    "deck_bottom": CARD_WORDS,
    "discard_bottom": CARD_WORDS,
    "fight_deck_bottom": FIGHT_WORDS,
}
"""The lowest cards of piles, of which a claim may name the very last alone."""

LOWEST: Final = 5
"""How many cards at the bottom of a pile a claim may name."""

IN_ORDER: Final[dict[str, Words]] = {
    "stories": STORY_WORDS,
    "resolved": STORY_WORDS,
    "black_shown": BLACK_WORDS,
}

SINGLE: Final[dict[str, Words]] = {
    "character": CHARACTER_WORDS,
    "space": SPACE_WORDS,
    "sheriff": SPACE_WORDS,
    "black_space": SPACE_WORDS,
    "weapon": ITEM_WORDS,
    "mount": ITEM_WORDS,
    "cattle": CATTLE_WORDS,
    "boxed": GOAL_WORDS,
    "deck_top": CARD_WORDS,
    "discard_top": CARD_WORDS,
    "fight_card": FIGHT_WORDS,
    "story": STORY_WORDS,
}
SORTED: Final = ("tokens", "bag", "attacked", "regions", "windows", "hurt")
"""Lists of numbers or names whose order means nothing."""


# -- facts -------------------------------------------------------------------------------------------------


def facts(state: LegendsState, names: Sequence[str]) -> Written:
    """Everything that can be said about a position."""
    players = {name: seat_facts(state, index) for index, name in enumerate(names)}
    return Written(players, table_facts(state, names), follows=FOLLOWS)


def seat_facts(state: LegendsState, index: int) -> dict[str, Json]:
    """Everything that can be said about a player."""
    seat = state.seats[index]
    lines = state.scores[index] if state.scores else ()
    return {
        "character": CHARACTER_WORDS.label(seat.character),
        "space": SPACE_WORDS.label(seat.space),
        "lp": seat.lp,
        "mp": seat.mp,
        "wp": seat.wp,
        "side": side_of(seat),
        "money": seat.money,
        "nuggets": seat.nuggets,
        "wounds": seat.wounds,
        "hand": CARD_WORDS.written(sorted(seat.hand)),
        "cards": len(seat.hand),
        "items": ITEM_WORDS.written(bits(seat.items, len(ITEMS))),
        "upgraded": ITEM_WORDS.written(bits(seat.upgraded, len(ITEMS))),
        "weapon": ITEM_WORDS.label(seat.weapon),
        "mount": ITEM_WORDS.label(seat.mount),
        "cattle": CATTLE_WORDS.label(seat.cattle),
        "goals": GOAL_WORDS.written(sorted(seat.goals)),
        "done": GOAL_WORDS.written(seat.done),
        "boxed": GOAL_WORDS.label(seat.boxed),
        "tokens": token_values(seat.tokens),
        "discs": discs_of(state, index),
        "deeds": deeds_written(seat.deeds, state.turn_number),
        "dealt": CHARACTER_WORDS.written(seat.dealt),
        "score": sum([amount for _, amount in lines]),
        "score_lines": dict(lines),
    }


def token_values(tokens: Sequence[int]) -> list[Json]:
    """Legend tokens by their LP, the most first."""
    return [*sorted([TOKENS[token] for token in tokens], reverse=True)]


def discs_of(state: LegendsState, seat: int) -> list[Json]:
    """The active stories on which a player has discs, twice if two."""
    return [
        STORIES[state.stories[deck][-1]].slug
        for deck in (0, 1)
        for owner in state.discs[deck]
        if owner == seat
    ]


def table_facts(state: LegendsState, names: Sequence[str]) -> dict[str, Json]:
    """Everything that can be said about the table."""
    gold = state.gold
    return {
        "turn": names[state.active],
        "turn_number": state.turn_number,
        "round": state.round,
        "first": names[state.first],
        "last_round": state.last_round,
        "target": state.target,
        "phase": phase_now(state),
        "deck": CARD_WORDS.written(state.deck[::-1]),
        "deck_size": len(state.deck),
        "deck_top": CARD_WORDS.label(state.deck[-1] if state.deck else NOTHING),
        "deck_bottom": CARD_WORDS.written(state.deck[:LOWEST][::-1]),
        "discard": CARD_WORDS.written(state.discard[::-1]),
        "discard_size": len(state.discard),
        "discard_top": CARD_WORDS.label(state.discard[-1] if state.discard else NOTHING),
        "discard_bottom": CARD_WORDS.written(state.discard[:LOWEST][::-1]),
        "fight_deck": FIGHT_WORDS.written(state.fight_deck[::-1]),
        "fight_deck_size": len(state.fight_deck),
        "fight_deck_bottom": FIGHT_WORDS.written(state.fight_deck[:LOWEST][::-1]),
        "stories": [STORIES[cards[-1]].slug for cards in state.stories if cards],
        "story_decks": [STORY_WORDS.written(cards[::-1]) for cards in state.stories],
        "resolved": STORY_WORDS.written(state.resolved),
        "discs": discs_written(state, names),
        "blue_ranch": CATTLE_WORDS.written(state.ranches[0]),
        "green_ranch": CATTLE_WORDS.written(state.ranches[1]),
        "stock": {item.id: count for item, count in zip(ITEMS, state.stock, strict=True)},
        "bag": token_values(state.bag),
        "bag_size": len(state.bag),
        "bandits": SPACE_WORDS.written(bits(state.bandits, len(BOARD.spaces))),
        "sheriff": SPACE_WORDS.label(state.sheriff),
        "black_space": SPACE_WORDS.label(state.black_space),
        "black_lp": state.black_lp,
        "black_deck": BLACK_WORDS.written(state.black_deck[::-1]),
        "black_shown": BLACK_WORDS.written(state.black_shown),
        **day_facts(state.day, names),
        "played": CARD_WORDS.written(state.played),
        "hurt": [names[seat] for seat in state.hurt],
        "dice": [] if gold is None else [FACES[face].symbol for face in gold.faces],
        "fight": fight_facts(state.fight, names),
        "poker": poker_facts(state.poker, names),
        "pot": 0 if state.poker is None else state.poker.pot,
        "flop": [] if state.poker is None else CARD_WORDS.written(state.poker.flop),
        "gold": gold_facts(gold),
    }


def discs_written(state: LegendsState, names: Sequence[str]) -> dict[str, Json]:
    """The discs on the active stories."""
    return {
        STORIES[cards[-1]].slug: [names[seat] for seat in discs]
        for cards, discs in zip(state.stories, state.discs, strict=True)
        if cards
    }


# -- what a seat sees --------------------------------------------------------------------------------------


def facts_seen(view: LegendsView, imagined: LegendsState) -> Written:
    """What one seat sees; `imagined` is any state that looks like that to it."""
    seen = facts(imagined, view.names)
    for index, entries in enumerate(cast("Mapping[str, dict[str, Json]]", seen.players).values()):
        if index != view.seat:
            entries.update(masked(view.seats[index]))
        entries["boxed"] = UNKNOWN if view.with_goals else NONE
    table = cast("dict[str, Json]", seen.table)
    hidden = {
        "deck": view.deck_size,
        "deck_top": view.deck_size,
        "deck_bottom": view.deck_size,
        "fight_deck": len(imagined.fight_deck),
        "fight_deck_bottom": len(imagined.fight_deck),
        "story_decks": sum(view.story_sizes),
        "blue_ranch": view.ranch_sizes[0],
        "green_ranch": view.ranch_sizes[1],
        "bag": view.bag_size,
        "black_deck": len(imagined.black_deck),
    }
    table.update({word: UNKNOWN for word, size in hidden.items() if size})
    table["fight"] = fight_facts(view.fight, view.names)
    table["poker"] = poker_facts(view.poker, view.names)
    return Written(seen.players, table, follows=FOLLOWS)


def masked(seat: SeatView) -> dict[str, Json]:
    """The entries of another player that are face down."""
    found: dict[str, Json] = {}
    if seat.hand_size and not seat.hand:
        found["hand"] = UNKNOWN
    if seat.cattle_colour != NOTHING:
        found["cattle"] = COLOURS[seat.cattle_colour]
    if seat.goal_count and not seat.goals:
        found["goals"] = UNKNOWN
    if seat.token_count and not seat.tokens:
        found["tokens"] = UNKNOWN
    if seat.character == NOTHING:
        found["character"] = UNKNOWN
        found["dealt"] = UNKNOWN
    return found


# -- saved tables --------------------------------------------------------------------------------------------


def given(state: LegendsState, names: Sequence[str]) -> Written:
    """A position in the words a reader needs: what follows from the rest is left out."""
    players = {name: seat_given(state, state.seats[index]) for index, name in enumerate(names)}
    table: dict[str, Json] = {
        "turn": names[state.active],
        "first": names[state.first],
        "turn_number": state.turn_number,
        "round": state.round,
    }
    phase = phase_of(state.agenda)
    if phase:
        table["phase"] = phase
    if state.last_round:
        table["last_round"] = state.last_round
    table.update(day_written(state.day, names, state.seats[state.active].space))
    table["bandits"] = SPACE_WORDS.written(bits(state.bandits, len(BOARD.spaces)))
    table["sheriff"] = SPACE_WORDS.label(state.sheriff)
    table["deck"] = CARD_WORDS.written(state.deck[::-1])
    if state.discard:
        table["discard"] = CARD_WORDS.written(state.discard[::-1])
    table["fight_deck"] = FIGHT_WORDS.written(state.fight_deck[::-1])
    table["story_decks"] = [STORY_WORDS.written(cards[::-1]) for cards in state.stories]
    if state.resolved:
        table["resolved"] = STORY_WORDS.written(state.resolved)
    discs: dict[str, Json] = {slug: placed for slug, placed in discs_written(state, names).items() if placed}
    if discs:
        table["discs"] = discs
    if state.with_black:
        table["black_space"] = SPACE_WORDS.label(state.black_space)
        table["black_lp"] = state.black_lp
        table["black_deck"] = BLACK_WORDS.written(state.black_deck[::-1])
        if state.black_shown:
            table["black_shown"] = BLACK_WORDS.written(state.black_shown)
    if state.action:
        table["action"] = state.action
    table.update(going_on(state, names))
    return Written(players, table)


def going_on(state: LegendsState, names: Sequence[str]) -> dict[str, Json]:
    """What is in the middle of happening: cards being carried out, a fight, a game, dice."""
    found: dict[str, Json] = {}
    if state.played:
        found["played"] = CARD_WORDS.written(state.played)
    if state.hurt:
        found["hurt"] = [names[seat] for seat in state.hurt]
    if state.fight is not None:
        found["fight"] = fight_written(state.fight, names)
    if state.poker is not None:
        found["poker"] = poker_facts(state.poker, names)
    if state.gold is not None:
        found["gold"] = gold_facts(state.gold)
    return found


def phase_of(agenda: Sequence[Frame]) -> str:
    """The phase in which the question on top of an agenda is asked, as far as it has a name."""
    top = agenda[-1] if agenda else None
    if isinstance(top, Income):
        return "income"
    if isinstance(top, Equipping):
        return "equip"
    if isinstance(top, Acting):
        return ACT
    return END if isinstance(top, HandLimit) else ""


def seat_given(state: LegendsState, seat: Seat) -> dict[str, Json]:
    """A player as a saved table writes it."""
    entries: dict[str, Json] = {
        "character": CHARACTER_WORDS.label(seat.character),
        "space": SPACE_WORDS.label(seat.space),
    }
    for word in ("lp", "mp", "wp", "money", "nuggets", "wounds", "hurt_in"):
        if getattr(seat, word):
            entries[word] = getattr(seat, word)
    lists: tuple[tuple[str, list[Json]], ...] = (
        ("hand", CARD_WORDS.written(seat.hand)),
        ("upgraded", ITEM_WORDS.written(bits(seat.upgraded, len(ITEMS)))),
        ("dealt", CHARACTER_WORDS.written(seat.dealt)),
        ("deeds", deeds_written(seat.deeds, state.turn_number)),
    )
    entries["items"] = ITEM_WORDS.written(bits(seat.items, len(ITEMS)))
    entries["weapon"] = ITEM_WORDS.label(seat.weapon)
    entries["mount"] = ITEM_WORDS.label(seat.mount)
    entries.update({word: value for word, value in lists if value})
    if seat.cattle != NOTHING:
        entries["cattle"] = CATTLE_WORDS.label(seat.cattle)
    if state.with_goals:
        entries["goals"] = GOAL_WORDS.written(seat.goals)
        entries["done"] = GOAL_WORDS.written(seat.done)
        entries["boxed"] = GOAL_WORDS.label(seat.boxed)
        entries["tokens"] = TOKEN_WORDS.written(seat.tokens)
    return entries


# -- claims ------------------------------------------------------------------------------------------------


def spelled(word: str, value: Json) -> Json:
    """Cards, places and everything printed as facts write them."""
    if value == UNKNOWN:
        return value
    if word in FROM_BOTTOM and not isinstance(value, list):
        value = [] if value in ("empty", "nothing") else [value]
    words = ANY_ORDER.get(word) or FROM_TOP.get(word) or FROM_BOTTOM.get(word) or IN_ORDER.get(word)
    if words is not None:
        items = words.items([] if value in ("empty", "nothing") else value, (word,))
        return [words.spelled(item, (word, str(index))) for index, item in enumerate(items)]
    if word in SINGLE:
        return SINGLE[word].spelled(value, (word,))
    if word == "dice" and isinstance(value, list):
        return [FACES[FACE_WORDS.one(item, (word,))].symbol for item in value]
    if word == "tokens" and isinstance(value, list):
        return token_values([TOKEN_WORDS.one(item, (word,)) for item in value])
    return value


def agrees(word: str, claimed: Json, found: Json) -> bool:
    """Whether an entry is as claimed: hands in any order, piles from the top, groups in part."""
    if isinstance(claimed, list) and isinstance(found, list):
        if word in ANY_ORDER:
            return ANY_ORDER[word].same(claimed, found)
        if word in FROM_TOP:
            return FROM_TOP[word].on_top(claimed, found)
        if word in FROM_BOTTOM:
            return FROM_BOTTOM[word].on_top(claimed[::-1], found[::-1])
        if word == "deeds":
            return same_deeds(claimed, found)
        if word in SORTED:
            return sorted(map(str, claimed)) == sorted(map(str, found))
        return claimed == found
    if word in SINGLE:
        return SINGLE[word].is_meant(claimed, found)
    if isinstance(claimed, dict) and isinstance(found, dict):
        return parts_agree(claimed, found)
    return claimed == found


def parts_agree(claimed: Mapping[str, Json], found: Mapping[str, Json]) -> bool:
    """Whether everything claimed about a group is true; `{}` means that there is nothing."""
    if not claimed:
        return not found
    return all(str(found.get(key)) == str(value) for key, value in claimed.items())


def same_deeds(claimed: Sequence[Json], found: Sequence[Json]) -> bool:
    """Whether these are a player's deeds, in their order; a claim may name some details of each."""
    if len(claimed) != len(found):
        return False
    for said, deed in zip(claimed, found, strict=True):
        wanted = said if isinstance(said, dict) else {"did": said}
        if not parts_agree(wanted, deed if isinstance(deed, dict) else {"did": deed}):
            return False
    return True
