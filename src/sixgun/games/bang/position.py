"""Positions of the card game in words: from a written position to a state and back.

What a position leaves out is filled in, always in the same way: the roles for that number of players with
the starting role first, characters that keep out of the way, full life, empty hands, nothing in play, and all
other cards in the deck in a fixed order.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from sixgun.games.bang.cards import CAST, KIND, LABEL, LIFE, NO_SUIT, SUIT, beside, pack
from sixgun.games.bang.ghost_words import check_visitors, read_ghost
from sixgun.games.bang.kinds import FALLEN, PRINTED
from sixgun.games.bang.model import KNOWN, UNSEEN, BangState, Seat
from sixgun.games.bang.parts import Keeper, Part
from sixgun.games.bang.position_turn import (
    DISCARD,
    read_counts,
    read_course,
    read_ending,
    read_order,
    read_phase,
    refuse_ghost_of_sheriff,
    words,
)
from sixgun.games.bang.setup import Plan, max_life
from sixgun.games.bang.wording import Pile, card_list, meant
from sixgun.games.role_words import read_roles
from sixgun.games.roles import SHERIFF, starter
from sixgun.kernel.plain import Json
from sixgun.kernel.position import BadPosition, Written, flag, one_of, only, whole
from sixgun.kernel.registry import BadSettings
from sixgun.kernel.rng import CountedRng, Rng
from sixgun.kernel.scripted import PickingRng

PLAYER_WORDS: Final = (
    "role",
    "character",
    "life",
    "max_life",
    "hand",
    "in_play",
    "out",
    "borrowed",
    "lap",
    "dealt",
    "ghost",
    "shown",
    "face_down",
)
TABLE_WORDS: Final = (
    "turn",
    "turn_number",
    "phase",
    "deck",
    "deck_bottom",
    "discard",
    "discard_bottom",
    "rest",
    "row",
    "bangs",
    "used",
    "fresh",
    "picks",
    "last_man_standing",
    "turned",
    "starter",
    "extra",
    "vacant",
    "due",
    "lost",
    "lifted",
    "order",
)
DECK: Final = "deck"
NONE: Final = "none"
"""The character of a player who has not chosen one yet."""

QUIET_ON_OWN_TURN: Final = ("uncle_will", "jourdonnais")
"""Characters for an active player left undescribed: they do nothing unasked in their own turn."""

QUIET_FOR_OTHERS: Final = (
    "slab_the_killer",
    "willy_the_kid",
    "johnny_kisch",
    "kit_carlson",
    "jesse_jones",
    "black_jack",
    "claus_the_saint",
)
"""Characters for all others: they do nothing in others' turns; the first three draw like everyone else."""

FIXED: Final = bytes(16)
"""The seed of everything a position leaves to chance without saying so."""


def read(
    written: Written,
    after: Rng | None,
    keepers: Sequence[Keeper],
    rounds: bool,
    ghosts: Mapping[str, bool],
) -> BangState:
    """The state behind a position in words; boxes read their own ones.

    `ghosts` keep players without lives in the game, some of them only for their own turn.
    """
    table = written.table
    only(table, (), (*TABLE_WORDS, *[word for keeper in keepers for word in keeper.table_words]))
    names = list(written.players)
    of_players = (*PLAYER_WORDS, *[word for keeper in keepers for word in keeper.player_words])
    for name in names:
        only(written.players[name], (name,), of_players)
    out = [flag(entries.get("out", False), (name, "out")) for name, entries in written.players.items()]
    alone = any([keeper.goes_on_without_sheriff(written) for keeper in keepers])  # noqa: C419  # mypyc
    roles = read_roles(written.players, out, alone)
    turn = read_turn(table.get("turn"), names, roles, out if not written.midway else [False] * len(names))
    boxes = written.sets
    characters = read_characters(written.players, turn, boxes, written.midway)
    read_one = read_unready_seat if NONE in characters else read_seat
    seats = [
        read_one(name, written.players[name], roles[index], characters[index], out[index], ghosts)
        for index, name in enumerate(names)
    ]
    for name, seat in zip(names, seats, strict=True):
        for index, character in enumerate(seat.borrowed):
            character_of(character, (name, "borrowed", str(index)), boxes)
    plan = read_plan(len(names), written)
    chance = after or CountedRng(FIXED)
    rng = PickingRng(read_picks(table.get("picks")), 0, chance, strict=after is None)
    state = BangState(rng, seats, boxes, plan.without)
    state.cast = plan.cast
    state.open_discard = written.settings.get("open_discard") == 1
    state.active = turn
    read_cards(written, state, names)
    state.order = read_order(table.get("order"), names)
    state.count_living()
    read_counts(table, state)
    read_course(table, state, names, rounds)
    for keeper in keepers:
        part = read_part(keeper, written, state)
        if part is not None:
            state.parts[part.id] = part
    read_ending(table, state)
    if not written.midway:
        check_visitors(state, names, ghosts)
    if not alone:
        refuse_ghost_of_sheriff(state, names)
    read_phase(table, state, written.midway)
    return state


def read_plan(players: int, written: Written) -> Plan:
    """What the settings say about the cards and characters of the table."""
    try:
        return Plan(players, written.sets, written.settings)
    except BadSettings as error:
        raise BadPosition((), str(error)) from None


def read_part(keeper: Keeper, written: Written, state: BangState) -> Part | None:
    """What a box adds to the state; its settings may be wrong as well."""
    try:
        return keeper.read(written, state)
    except BadSettings as error:
        raise BadPosition((), str(error)) from None


# -- players -----------------------------------------------------------------------------------------------


def read_turn(value: Json, names: Sequence[str], roles: Sequence[str], out: Sequence[bool]) -> int:
    """Whose turn it is; unless stated, the player who begins the game."""
    if value is None:
        seat = list(roles).index(starter(len(names)))
        if out[seat]:
            raise BadPosition(("turn",), f"{names[seat]} would begin but is out; write whose turn it is")
        return seat
    name = one_of(value, ("turn",), "player", names)
    seat = names.index(name)
    if out[seat]:
        raise BadPosition(("turn",), f"it cannot be {name}'s turn: {name} is out")
    return seat


def character_of(value: Json, path: tuple[str, ...], boxes: Sequence[str]) -> str:
    """A character of one of the boxes."""
    known = sorted(character for box in boxes for character in CAST[box])
    if isinstance(value, str) and value in LIFE and value not in known:
        box = next(box for box, cast in CAST.items() if value in cast)
        raise BadPosition(path, f"{value} is a character of {box}, which is not among the sets")
    return one_of(value, path, "character", known)


def read_characters(
    players: Mapping[str, Mapping[str, Json]], turn: int, boxes: Sequence[str], midway: bool
) -> list[str]:
    """Characters as given, each once; the others get ones that keep out of the way."""
    characters: list[str] = []
    for name, entries in players.items():
        character = ""
        if entries.get("character") == NONE:
            character = NONE
            if not midway:
                why = "a character is chosen before the game begins; 'none' needs an agenda"
                raise BadPosition((name, "character"), why)
        elif "character" in entries:
            character = character_of(entries["character"], (name, "character"), boxes)
            if character in characters:
                holder = list(players)[characters.index(character)]
                raise BadPosition((name, "character"), f"{character} is already {holder}; each is there once")
        characters.append(character)
    every = (*QUIET_FOR_OTHERS, *QUIET_ON_OWN_TURN, *[one for box in boxes for one in CAST[box]])
    if not characters[turn]:
        characters[turn] = next(one for one in (*QUIET_ON_OWN_TURN, *every) if one not in characters)
    for index, character in enumerate(characters):
        if not character:
            characters[index] = next(one for one in every if one not in characters)
    return characters


def read_seat(
    name: str, entries: Mapping[str, Json], role: str, character: str, out: bool, ghosts: Mapping[str, bool]
) -> Seat:
    """One player, without cards."""
    if "dealt" in entries:
        raise BadPosition(
            (name, "dealt"), f"{name} is {character} already and was dealt nothing to choose from"
        )
    most = max_life(role, character)
    if entries.get("max_life", most) != most:
        raise BadPosition(
            (name, "max_life"), f"a {role} who is {character} has max_life {most}; it may be left out"
        )
    borrowed = words(entries.get("borrowed", []), (name, "borrowed"), sorted(LIFE), "character")
    ghost = read_ghost(name, entries, out, ghosts)
    if out:
        if entries.get("life", 0) != 0:
            raise BadPosition((name, "life"), f"{name} is out and has no life; leave it out")
        seat = Seat(role, character, 0, most)
        seat.alive = False
    elif ghost:
        seat = Seat(role, character, 0, most)
        seat.ghost = ghost
        seat.shown = True
    else:
        life = entries.get("life", most)
        if life == 0:
            raise BadPosition((name, "life"), f"{name} has no life but is not out; write 'out: true' instead")
        seat = Seat(role, character, whole(life, (name, "life"), 1, most), most)
    if "shown" in entries:
        seat.shown = flag(entries["shown"], (name, "shown")) and not out
    if entries.get("face_down", NONE) != NONE:
        if not out:
            raise BadPosition((name, "face_down"), f"{name} is in the game; write 'shown' instead")
        seat.veil = VEILS[one_of(entries["face_down"], (name, "face_down"), "word", tuple(VEILS))]
    seat.borrowed = borrowed
    return seat


def read_unready_seat(
    name: str, entries: Mapping[str, Json], role: str, character: str, out: bool, ghosts: Mapping[str, bool]
) -> Seat:
    """One player while characters are being chosen, before there are life points and cards."""
    seat = Seat(role, "" if character == NONE else character, 0, 0)
    seat.dealt = words(entries.get("dealt", []), (name, "dealt"), sorted(LIFE), "character")
    return seat


VEILS: Final = {NONE: "", KNOWN: KNOWN, UNSEEN: UNSEEN}
"""How a role of somebody who is out lies: open, or face down, looked at by its owner or by nobody."""


# -- cards -------------------------------------------------------------------------------------------------


def read_cards(written: Written, state: BangState, names: Sequence[str]) -> None:
    """Hands, cards in play and piles; whatever is not named is the rest."""
    table = written.table
    every = pack(state.boxes, state.without)
    pile = Pile((*every, *beside(state.boxes)), state.boxes)
    for name, entries in written.players.items():
        for word in ("hand", "in_play", "lap"):
            pile.want(entries.get(word), (name, word))
    for word in ("deck", "deck_bottom", "discard", "discard_bottom", "row"):
        pile.want(table.get(word), (word,))
    lists = pile.hand_out()
    refuse_out_of_play(lists)
    for index, name in enumerate(names):
        seat = state.seats[index]
        seat.hand = lists.get((name, "hand"), [])
        seat.in_play = lists.get((name, "in_play"), [])
        if not seat.alive and not written.midway:
            for word, cards in (("hand", seat.hand), ("in_play", seat.in_play)):
                if cards:
                    raise BadPosition((name, word), f"{name} is out and has no cards; leave them out")
        check_in_play(name, seat)
        if not written.midway:
            check_living(name, seat)
        lap = lists.get((name, "lap"), [])
        if lap:
            if state.lap:
                raise BadPosition((name, "lap"), f"{names[state.lap_of]} looks at cards already")
            state.lap, state.lap_of = lap, index
    state.row = lists.get(("row",), [])
    state.deck = lists.get(("deck",), [])[::-1]
    state.discard = lists.get(("discard",), [])[::-1]
    order = list(every)
    CountedRng(FIXED).shuffle(order)
    rest = pile.left(order)
    where = one_of(table.get("rest", DECK), ("rest",), "place for the other cards", (DECK, DISCARD, *names))
    if where == DECK:
        state.deck[:0] = rest
    elif where == DISCARD:
        state.discard[:0] = rest
    else:
        state.seats[names.index(where)].hand.extend(rest)
    state.deck[:0] = lists.get(("deck_bottom",), [])[::-1]
    state.discard[:0] = lists.get(("discard_bottom",), [])[::-1]
    state.fresh = read_fresh(table.get("fresh"), state)
    lifted = card_list(table.get("lifted"), ("lifted",))
    state.lifted = tuple([meant(item, ("lifted", str(index)))[0] for index, item in enumerate(lifted)])


def refuse_out_of_play(lists: Mapping[tuple[str, ...], Sequence[int]]) -> None:
    """Complain about cards outside the playing deck anywhere but in front of players."""
    for path, cards in lists.items():
        for index, card in enumerate(cards):
            if SUIT[card] == NO_SUIT and path[-1] != "in_play":
                why = f"{LABEL[card]} is never there; in_play is the place for it"
                raise BadPosition((*path, str(index)), why)


def check_in_play(name: str, seat: Seat) -> None:
    """What is in front of a player: no two cards of a name, one weapon, nothing that spares Sheriffs."""
    seen: dict[str, int] = {}
    weapon = ""
    for index, card in enumerate(seat.in_play):
        kind = KIND[card]
        path = (name, "in_play", str(index))
        if not PRINTED[kind].stays:
            raise BadPosition(path, f"{kind} is a brown card and is never in play")
        if kind in seen:
            raise BadPosition(path, f"{name} has {kind} in play twice; two cards of the same name cannot be")
        if PRINTED[kind].weapon:
            if weapon:
                raise BadPosition(path, f"{name} has two weapons in play: {weapon} and {kind}")
            weapon = kind
        if PRINTED[kind].spares_sheriff and seat.role == SHERIFF:
            raise BadPosition(path, f"{name} is the sheriff, before whom {kind} is never put")
        seen[kind] = index
    if seat.ghost in PRINTED and PRINTED[seat.ghost].keeps and seat.ghost not in seen:
        raise BadPosition(
            (name, "ghost"),
            f"{seat.ghost} keeps {name} in the game only while it is in play there",
        )


def check_living(name: str, seat: Seat) -> None:
    """What brings eliminated players back lies in front of nobody who has lives."""
    for index, card in enumerate(seat.in_play):
        kind = KIND[card]
        if PRINTED[kind].laid_before == FALLEN and not seat.ghost:
            why = f"{kind} lies in front of players without lives only; write 'ghost: {kind}' as well"
            raise BadPosition((name, "in_play", str(index)), why)


def read_fresh(value: Json, state: BangState) -> list[int]:
    """The cards put into play this turn."""
    in_play = [card for seat in state.seats for card in seat.in_play]
    found: list[int] = []
    for index, item in enumerate(card_list(value, ("fresh",))):
        path = ("fresh", str(index))
        here = [card for card in meant(item, path) if card in in_play and card not in found]
        if not here:
            raise BadPosition(path, f"{item} is fresh but not in play; write it in front of a player")
        found.append(here[0])
    return found


def read_picks(value: Json) -> tuple[tuple[int, ...], ...]:
    """The cards that will be picked at random from hidden hands, first to last."""
    picks = card_list(value, ("picks",))
    return tuple([meant(item, ("picks", str(index))) for index, item in enumerate(picks)])
