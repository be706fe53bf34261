"""Positions of Western Legends in words: from a written position to a state.

What a position leaves out is filled in, always in the same way: quiet characters on lonely spaces with
nothing but their starting weapon, no bandits, the sheriff at home, and all cards and tokens that are named
nowhere in their decks and on their ranches, in a fixed order.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from sixgun.games.legends.black import start_space
from sixgun.games.legends.content.kinds import COLOURS, NOTHING
from sixgun.games.legends.midway import (
    DAY_WORDS,
    MANY,
    read_day,
    read_fight,
    read_gold,
    read_poker,
    seat_of,
    seats_of,
    want_fight_cards,
    want_poker_cards,
)
from sixgun.games.legends.model import LegendsState
from sixgun.games.legends.position_players import (
    PLAYER_WORDS,
    check_first_game,
    read_characters,
    read_goals,
    read_seat,
    read_unready_seat,
)
from sixgun.games.legends.position_stories import read_stories
from sixgun.games.legends.printed import (
    BLACK_CARDS,
    BOARD,
    CARDS,
    CATTLE,
    FIGHT_CARDS,
    ITEMS,
    PRISON,
    SPACES,
    TOKENS,
)
from sixgun.games.legends.setup import SETTING_UP, TARGETS, fill_store
from sixgun.games.legends.turn import TURN, Turn, choose_weapon, earn, play, resolve_stories
from sixgun.games.legends.wording import (
    BLACK_WORDS,
    CARD_WORDS,
    CATTLE_WORDS,
    FACE_WORDS,
    FIGHT_WORDS,
    SPACE_WORDS,
    TOKEN_WORDS,
    Pile,
    plain,
)
from sixgun.kernel.plain import Json
from sixgun.kernel.position import BadPosition, Written, one_of, only, shown, whole
from sixgun.kernel.rng import CountedRng, Rng
from sixgun.kernel.scripted import WrittenRng

TABLE_WORDS: Final = (
    *("turn", "turn_number", "round", "first", "last_round", "phase", "deck", "discard", "rest"),
    *("deck_bottom", "discard_bottom", "fight_deck_bottom"),
    *("fight_deck", "stories", "story_decks", "resolved", "discs", "bandits", "sheriff"),
    *("black_space", "black_lp", "black_deck", "black_shown", "rolls", "picks"),
    *DAY_WORDS,
    *("action", "played", "hurt", "fight", "poker", "gold"),
)
MIDWAY_WORDS: Final = ("played", "hurt", "fight", "poker", "gold")
"""Entries of saved tables that make no sense without an agenda."""

SETUP: Final = "setup"
START: Final = "start"
ACT: Final = "act"
END: Final = "end"
PHASES: Final = {
    SETUP: SETTING_UP[0],
    START: TURN[0],
    "income": TURN[Turn.stages.index(earn)],
    "equip": TURN[Turn.stages.index(choose_weapon)],
    ACT: TURN[Turn.stages.index(play)],
    END: TURN[Turn.stages.index(resolve_stories)],
}
"""Where a position may begin: the set-up, and the steps of a turn."""

DECK: Final = "deck"
DISCARD: Final = "discard"
ALL: Final = "all"
MOST_DICE: Final = 2
FIXED: Final = bytes(16)
"""The seed for everything a position silently leaves to chance."""


def read(written: Written, after: Rng | None) -> LegendsState:
    """The state behind a position in words."""
    table = written.table
    only(table, (), TABLE_WORDS)
    names = list(written.players)
    for name in names:
        only(written.players[name], (name,), PLAYER_WORDS)
    phase = one_of(table.get("phase", START), ("phase",), "phase", tuple(PHASES))
    setting_up = phase == SETUP and not written.midway
    chance = after or CountedRng(FIXED)
    picks = read_picks(table.get("picks"), names)
    if setting_up and "first" in table:
        picks = ((seat_of(table["first"], ("first",), names),), *picks)
    rng = WrittenRng(read_rolls(table.get("rolls")), picks, chance, strict=after is None)
    state = LegendsState(rng, [])
    read_settings(written, state)
    number = whole(table.get("turn_number", 1), ("turn_number",), 0 if written.midway else 1, MANY)
    characters = read_characters(written.players, written.midway or setting_up)
    for index, (name, entries) in enumerate(written.players.items()):
        if setting_up:
            state.seats.append(read_unready_seat(name, entries, characters[index]))
        else:
            state.seats.append(read_seat(name, entries, characters[index], index, number, written.midway))
            read_goals(state.seats[index], name, entries, state.with_goals)
    if setting_up:
        check_dealt(written, state)
    read_store(written, state)
    read_turn(table, names, state)
    read_cards(written, state, names)
    read_tokens(written, state)
    read_stories(written, state)
    read_figures(table, names, state, written.midway or setting_up)
    read_black(table, state)
    read_phase(written, state, phase, number)
    return state


def read_settings(written: Written, state: LegendsState) -> None:
    """Length and variants."""
    first_game = written.settings.get("first_game") == 1
    state.with_goals = written.settings.get("goals") == 1
    if first_game and state.with_goals:
        raise BadPosition((), "a first game is played without goals")
    state.target = TARGETS["short" if first_game else str(written.settings.get("length", "medium"))]
    state.with_cattle = not first_game
    state.with_black = len(written.players) == 2


def check_dealt(written: Written, state: LegendsState) -> None:
    """Before the game either everyone has a character, or everyone has two to choose from."""
    sizes = {len(seat.dealt) for seat in state.seats}
    dealt = [character for seat in state.seats for character in seat.dealt]
    for name, entries in written.players.items():
        if len(sizes) > 1 and "dealt" not in entries:
            raise BadPosition((name,), f"write what {name} is dealt, or nobody's")
        if "dealt" in entries and len(set(dealt)) < len(dealt):
            raise BadPosition((name, "dealt"), "a character is dealt twice; each is there once")


def read_store(written: Written, state: LegendsState) -> None:
    """Items that nobody has are in the store."""
    first_game = written.settings.get("first_game") == 1
    fill_store(state, first_game)
    for name, seat in zip(written.players, state.seats, strict=True):
        if first_game:
            check_first_game(seat, name)
        for number in range(len(ITEMS)):
            state.stock[number] -= seat.items >> number & 1


def read_turn(table: Mapping[str, Json], names: Sequence[str], state: LegendsState) -> None:
    """Who begins every round, and whose turn it is; the first player, unless stated."""
    if "first" in table:
        state.first = seat_of(table["first"], ("first",), names)
    state.active = state.first
    if "turn" in table:
        state.active = seat_of(table["turn"], ("turn",), names)


# -- chance ----------------------------------------------------------------------------------------------


def read_rolls(value: Json) -> tuple[tuple[int, ...], ...]:
    """Scripted rolls of the prospecting dice, first to last."""
    if value is None:
        return ()
    if not isinstance(value, list):
        raise BadPosition(("rolls",), f"rolls is a list of rolls, each a list of faces, not {shown(value)}")
    rolls: list[tuple[int, ...]] = []
    for index, item in enumerate(value):
        path = ("rolls", str(index))
        if not isinstance(item, list):
            raise BadPosition(path, f"a roll is a list of faces such as [nugget, blank], not {shown(item)}")
        if not 1 <= len(item) <= MOST_DICE:
            raise BadPosition(path, f"a roll has 1 or 2 dice, not {len(item)}")
        rolls.append(tuple(FACE_WORDS.all(item, path)))
    return tuple(rolls)


def read_picks(value: Json, names: Sequence[str]) -> tuple[tuple[int, ...], ...]:
    """What will be picked at random: poker cards, cattle, legend tokens, fight cards, players."""
    if value is None:
        return ()
    if not isinstance(value, list):
        raise BadPosition(
            ("picks",), f"picks is a list of cards and tokens such as [10♥, blue_nugget], not {shown(value)}"
        )
    found: list[tuple[int, ...]] = []
    for index, item in enumerate(value):
        path = ("picks", str(index))
        if isinstance(item, str) and item in names:
            found.append((names.index(item),))
        else:
            found.append(read_pick(item, path))
    return tuple(found)


def read_pick(item: Json, path: tuple[str, ...]) -> tuple[int, ...]:
    """One thing picked at random; a number is a legend token, so a fight card is written as its id here."""
    groups = [CATTLE_WORDS, TOKEN_WORDS, CARD_WORDS]
    if isinstance(item, str) and item.startswith("fight"):
        groups = [FIGHT_WORDS]
    for words in groups:
        meant = words.spellings.get(plain(str(item)))
        if meant is not None:
            return meant
    known = [word for words in groups for word in words.known]
    raise BadPosition(path, f"{shown(item)} is no card, token or player", str(item), known)


# -- cards and tokens ------------------------------------------------------------------------------------


def fixed_order(count: int) -> list[int]:
    """Numbers in an order that is always the same."""
    order = list(range(count))
    CountedRng(FIXED).shuffle(order)
    return order


def read_cards(written: Written, state: LegendsState, names: Sequence[str]) -> None:
    """Poker cards and fight cards; whatever is not named is the rest."""
    table = written.table
    cards = Pile(CARD_WORDS)
    fight_cards = Pile(FIGHT_WORDS)
    for name, entries in written.players.items():
        cards.want(entries.get("hand"), (name, "hand"))
    for word in (DECK, "deck_bottom", DISCARD, "discard_bottom", "played"):
        cards.want(table.get(word), (word,))
    want_fight_cards(table.get("fight"), cards, fight_cards)
    want_poker_cards(table.get("poker"), cards)
    for word in ("fight_deck", "fight_deck_bottom"):
        fight_cards.want(table.get(word), (word,))
    found = cards.hand_out()
    for name, seat in zip(names, state.seats, strict=True):
        seat.hand = cards.listed(found, (name, "hand"))
    state.deck = cards.listed(found, (DECK,))[::-1]
    state.discard = cards.listed(found, (DISCARD,))[::-1]
    state.played = tuple(cards.listed(found, ("played",)))
    rest = cards.left(fixed_order(len(CARDS)))
    where = one_of(table.get("rest", DECK), ("rest",), "place for the other cards", (DECK, DISCARD))
    if where == DECK:
        state.deck[:0] = rest
    else:
        state.discard[:0] = rest
    state.deck[:0] = cards.listed(found, ("deck_bottom",))[::-1]
    state.discard[:0] = cards.listed(found, ("discard_bottom",))[::-1]
    found = fight_cards.hand_out()
    state.fight_deck = fight_cards.listed(found, ("fight_deck",))[::-1]
    state.fight_deck[:0] = fight_cards.left(fixed_order(len(FIGHT_CARDS)))
    state.fight_deck[:0] = fight_cards.listed(found, ("fight_deck_bottom",))[::-1]


def read_tokens(written: Written, state: LegendsState) -> None:
    """Cattle and legend tokens; the others are on their ranches and in the bag."""
    cattle = Pile(CATTLE_WORDS)
    legends = Pile(TOKEN_WORDS)
    for (name, entries), seat in zip(written.players.items(), state.seats, strict=True):
        carried = entries.get("cattle")
        if isinstance(carried, list):
            if len(carried) > 1:
                raise BadPosition(
                    (name, "cattle"), f"{name} carries {len(carried)} cattle tokens; 1 is the most"
                )
            carried = carried[0] if carried else None
        if carried is not None and carried != "none":
            if not state.with_cattle:
                raise BadPosition((name, "cattle"), "a first game is played without cattle; leave it out")
            cattle.want_one(carried, (name, "cattle", "0"))
        if state.with_goals:
            legends.want(entries.get("tokens", ["1"] * len(seat.done)), (name, "tokens"))
    found = cattle.hand_out()
    held = legends.hand_out()
    for name, seat in zip(written.players, state.seats, strict=True):
        seat.cattle = found.get((name, "cattle", "0"), NOTHING)
        seat.tokens = tuple(sorted(legends.listed(held, (name, "tokens"))))
    if state.with_cattle:
        left = cattle.left(range(len(CATTLE)))
        state.ranches = tuple(
            [
                tuple([token for token in left if CATTLE[token].colour == colour])
                for colour in range(len(COLOURS))
            ]
        )
    if state.with_goals:
        state.bag = tuple(legends.left(range(len(TOKENS))))


# -- figures ---------------------------------------------------------------------------------------------


def read_figures(table: Mapping[str, Json], names: Sequence[str], state: LegendsState, unready: bool) -> None:
    """The sheriff and the bandits."""
    state.sheriff = PRISON
    if "sheriff" in table:
        state.sheriff = SPACE_WORDS.one(table["sheriff"], ("sheriff",))
    bandits = table.get("bandits")
    taken = {} if unready else {seat.space: name for seat, name in zip(state.seats, names, strict=True)}
    if bandits == ALL:
        for space in BOARD.hideouts:
            if space not in taken and space != state.sheriff:
                state.bandits |= 1 << space
        return
    for index, space in enumerate(SPACE_WORDS.all(bandits, ("bandits",))):
        path = ("bandits", str(index))
        id = SPACES[space].id
        if not SPACES[space].hideout:
            known = [SPACES[one].id for one in BOARD.hideouts]
            raise BadPosition(path, f"{id} is no hideout, and bandits are nowhere else", id, known)
        if space in taken:
            raise BadPosition(path, f"{taken[space]} stands on {id}, so no bandit is there")
        if state.bandits >> space & 1:
            raise BadPosition(path, f"{id} is written twice; a hideout holds one bandit")
        state.bandits |= 1 << space


def read_black(table: Mapping[str, Json], state: LegendsState) -> None:
    """The Man in Black, who joins a game of two players."""
    if not state.with_black:
        for word in ("black_space", "black_lp", "black_deck", "black_shown"):
            if word in table:
                raise BadPosition((word,), "the Man in Black plays along with two players only; leave it out")
        return
    state.black_space = start_space()
    if "black_space" in table:
        state.black_space = SPACE_WORDS.one(table["black_space"], ("black_space",))
    state.black_lp = whole(table.get("black_lp", 0), ("black_lp",), 0, MANY)
    cards = Pile(BLACK_WORDS)
    cards.want(table.get("black_deck"), ("black_deck",))
    cards.want(table.get("black_shown"), ("black_shown",))
    found = cards.hand_out()
    rest = cards.left(fixed_order(len(BLACK_CARDS)))
    state.black_deck = (*rest, *cards.listed(found, ("black_deck",))[::-1])
    state.black_shown = tuple(cards.listed(found, ("black_shown",)))


# -- the turn ----------------------------------------------------------------------------------------------


def read_phase(written: Written, state: LegendsState, phase: str, number: int) -> None:
    """Where in a turn the position begins, and what has happened in the turn so far."""
    table = written.table
    names = list(written.players)
    midway = written.midway
    state.round = whole(table.get("round", 1), ("round",), 0 if midway else 1, MANY)
    state.last_round = whole(table.get("last_round", 0), ("last_round",), 0, MANY)
    if state.last_round and state.last_round < state.round:
        raise BadPosition(
            ("last_round",), f"the last round is {state.last_round}, but this is round {state.round}"
        )
    state.action = whole(table.get("action", 0), ("action",), 0, MANY)
    state.turn_number = number
    if midway:
        state.day = read_day(table, names, state.seats[state.active].space)
        state.hurt = tuple(seats_of(table.get("hurt", []), ("hurt",), names))
        state.fight = None if table.get("fight") is None else read_fight(table["fight"], names)
        state.poker = None if table.get("poker") is None else read_poker(table["poker"], names)
        state.gold = None if table.get("gold") is None else read_gold(table["gold"])
        return
    for word in MIDWAY_WORDS:
        if word in table:
            raise BadPosition((word,), f"{word} needs an agenda; take both from a saved table")
    if phase in (SETUP, START):
        for word in DAY_WORDS:
            if word in table:
                raise BadPosition(
                    (word,),
                    f"{word}: nothing has been done yet when a turn starts; write 'phase: act' as well",
                )
        state.turn_number = number - 1
        if phase == SETUP:
            state.round = 0
        elif state.active == state.first:
            state.round -= 1
    else:
        state.day = read_day(table, names, state.seats[state.active].space)
    state.agenda.append(PHASES[phase])
