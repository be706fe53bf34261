"""Players in a written position: who they are, where they stand, what they have."""

from collections.abc import Mapping, Sequence
from typing import Final

from sixgun.games.legends.content.kinds import NOTHING
from sixgun.games.legends.effects import nugget_limit
from sixgun.games.legends.midway import MANY, read_deeds
from sixgun.games.legends.model import MOST_MISC, MOST_MONEY, MOST_NUGGETS, MOST_POINTS, MOST_WOUNDS, Seat
from sixgun.games.legends.printed import CHARACTERS, CONTENT, GOALS, ITEMS, MISC_MASK, MOUNTS, WEAPONS
from sixgun.games.legends.setup import DEALT, FIRST_GAME_MISC
from sixgun.games.legends.wording import CHARACTER_WORDS, GOAL_WORDS, ITEM_WORDS, NONE, SPACE_WORDS
from sixgun.kernel.plain import Json
from sixgun.kernel.position import BadPosition, shown, spoken, whole

PLAYER_WORDS: Final = (
    *("character", "space", "lp", "mp", "wp", "money", "nuggets", "wounds", "hand", "items", "upgraded"),
    *("weapon", "mount", "cattle", "goals", "done", "boxed", "tokens", "discs", "deeds", "dealt", "hurt_in"),
)

QUIET: Final = (
    *("y_b_rowdy", "wild_bill_hickok", "doc_holliday", "bloody_knife", "wyatt_earp", "billy_the_kid"),
    *("calamity_jane", "jesse_james", "bass_reeves", "kit_carson", "annie_oakley", "stagecoach_mary"),
)
"""Characters for players left undescribed; the first ones do least unasked and have a revolver."""

QUIET_SPACES: Final = (
    *("mp_plain_6", "sh_plain_4", "sv_plain_1", "cj_plain_10", "sh_plain_7", "sv_plain_6"),
)
"""Where players left undescribed stand, by seat: plain spaces far from each other."""

MOST_GOALS: Final = 3
MONEY_UNIT: Final = 10
MOST_LP: Final = 999
UNCHOSEN: Final = -2
"""While characters are read: the player deliberately has none yet."""
UNSAID: Final = -3
"""The active weapon or mount is not written down."""


def read_characters(players: Mapping[str, Mapping[str, Json]], unready: bool) -> list[int]:
    """Characters as given, each once; the others get quiet ones. `unready` ones may not be chosen yet."""
    found: list[int] = []
    for name, entries in players.items():
        number = NOTHING
        if entries.get("character") == NONE:
            if not unready:
                why = "a character is chosen before the game begins; 'none' needs an agenda"
                raise BadPosition((name, "character"), why)
            number = UNCHOSEN
        elif "character" in entries:
            number = CHARACTER_WORDS.one(entries["character"], (name, "character"))
            if number in found:
                holder = list(players)[found.index(number)]
                id = CHARACTERS[number].id
                raise BadPosition((name, "character"), f"{id} is already {holder}; each is there once")
        found.append(number)
    for index, number in enumerate(found):
        if number == NOTHING:
            free = [CHARACTER_WORDS.one(id, ()) for id in QUIET]
            found[index] = next(one for one in free if one not in found)
    return [NOTHING if number == UNCHOSEN else number for number in found]


def read_unready_seat(name: str, entries: Mapping[str, Json], character: int) -> Seat:
    """A player before the game begins, who has nothing but characters to choose from."""
    for word in entries:
        if word not in ("character", "dealt"):
            raise BadPosition((name, word), f"{name} has nothing yet when the game is set up; leave it out")
    seat = Seat()
    seat.dealt = (character,)
    if "dealt" in entries:
        seat.dealt = tuple(CHARACTER_WORDS.all(entries["dealt"], (name, "dealt")))
        if len(seat.dealt) != DEALT or "character" in entries:
            raise BadPosition((name, "dealt"), f"{name} is dealt {DEALT} characters to choose from")
    return seat


def read_seat(
    name: str, entries: Mapping[str, Json], character: int, index: int, turn: int, midway: bool
) -> Seat:
    """One player without cards, cattle, goals and legend tokens."""
    seat = Seat()
    seat.character = character
    place = entries.get("space", QUIET_SPACES[index])
    # Figures that are not put on the board yet are written only where characters are chosen.
    read_space = SPACE_WORDS.one_or_none if midway else SPACE_WORDS.one
    seat.space = read_space(place, (name, "space"))
    seat.lp = whole(entries.get("lp", 0), (name, "lp"), 0, MOST_LP)
    seat.mp = whole(entries.get("mp", 0), (name, "mp"), 0, MOST_POINTS)
    seat.wp = whole(entries.get("wp", 0), (name, "wp"), 0, MOST_POINTS)
    if seat.mp and seat.wp:
        raise BadPosition((name, "wp"), f"{name} has mp and wp; nobody is on both tracks")
    seat.money = whole(entries.get("money", 0), (name, "money"), 0, MOST_MONEY)
    if seat.money % MONEY_UNIT:
        raise BadPosition((name, "money"), f"money of {name} is a multiple of {MONEY_UNIT}, not {seat.money}")
    seat.wounds = whole(entries.get("wounds", 0), (name, "wounds"), 0, MOST_WOUNDS)
    read_items(seat, name, entries, midway)
    seat.nuggets = whole(entries.get("nuggets", 0), (name, "nuggets"), 0, MANY)
    limit = nugget_limit(seat)
    if seat.nuggets > limit:
        more = "" if limit > MOST_NUGGETS else "; with an active mule it is 6"
        raise BadPosition((name, "nuggets"), f"{name} has {seat.nuggets} nuggets and can carry {limit}{more}")
    seat.deeds = read_deeds(entries.get("deeds"), name, turn)
    seat.hurt_in = whole(entries.get("hurt_in", 0), (name, "hurt_in"), 0, MANY)
    if "dealt" in entries:
        if not midway:
            raise BadPosition((name, "dealt"), "characters are dealt in phase setup; leave it out")
        seat.dealt = tuple(CHARACTER_WORDS.all(entries["dealt"], (name, "dealt")))
    return seat


# -- items -----------------------------------------------------------------------------------------------


def read_items(seat: Seat, name: str, entries: Mapping[str, Json], midway: bool) -> None:
    """Item cards, which are turned over, and which weapon and mount are active."""
    owned: list[int] = []
    for index, item in enumerate(ITEM_WORDS.all(entries.get("items"), (name, "items"))):
        if item in owned:
            raise BadPosition(
                (name, "items", str(index)), f"{name} has {ITEMS[item].id} twice; of each kind there is one"
            )
        owned.append(item)
    turned = ITEM_WORDS.all(entries.get("upgraded"), (name, "upgraded"))
    for index, item in enumerate(turned):
        if MISC_MASK >> item & 1:
            path = (name, "upgraded", str(index))
            raise BadPosition(path, f"{ITEMS[item].id} cannot be upgraded; weapons and mounts can")
    active = [read_active(entries, name, word) for word in ("weapon", "mount")]
    for item in (*active, *turned):
        if item not in (NOTHING, UNSAID) and item not in owned:
            owned.append(item)
    literal = midway and "items" in entries
    if not literal and not any(item in WEAPONS for item in owned) and seat.character != NOTHING:
        owned.append(CHARACTERS[seat.character].weapon)
    for kinds, said, word in ((WEAPONS, active[0], "weapon"), (MOUNTS, active[1], "mount")):
        first = next((item for item in owned if item in kinds), NOTHING)
        setattr(seat, word, first if said == UNSAID else said)
    seat.items = sum([1 << item for item in owned])
    seat.upgraded = sum([1 << item for item in dict.fromkeys(turned)])
    misc = [ITEMS[item].id for item in owned if MISC_MASK >> item & 1]
    if len(misc) > MOST_MISC:
        raise BadPosition(
            (name, "items"), f"{name} has {len(misc)} miscellaneous items; {MOST_MISC} is the most"
        )


def read_active(entries: Mapping[str, Json], name: str, word: str) -> int:
    """The active weapon or mount, if stated."""
    if word not in entries:
        return UNSAID
    item = ITEM_WORDS.one_or_none(entries[word], (name, word))
    kinds = WEAPONS if word == "weapon" else MOUNTS
    if item != NOTHING and item not in kinds:
        raise BadPosition(
            (name, word), f"{ITEMS[item].id} is no {word}", ITEMS[item].id, [ITEMS[one].id for one in kinds]
        )
    return item


def check_first_game(seat: Seat, name: str) -> None:
    """A first game has only some miscellaneous items."""
    allowed = sum([1 << CONTENT.numbers["item"][id] for id in FIRST_GAME_MISC])
    for number, item in enumerate(ITEMS):
        if seat.items & MISC_MASK & ~allowed & 1 << number:
            raise BadPosition((name, "items"), f"{item.id} is not in the store of a first game")


# -- goals -----------------------------------------------------------------------------------------------


def read_goals(seat: Seat, name: str, entries: Mapping[str, Json], playing: bool) -> None:
    """Open, completed and boxed goals; what is not stated is filled in, in the order of the cards."""
    words = [word for word in ("goals", "done", "boxed", "tokens") if entries.get(word)]
    if not playing:
        if words and entries[words[0]] != NONE:
            raise BadPosition(
                (name, words[0]), f"{words[0]} needs the setting goals: write settings: {{goals: 1}}"
            )
        return
    if seat.character == NOTHING:
        return
    own = [number for number, goal in enumerate(GOALS) if goal.character == seat.character]
    seat.done = tuple(own_goals(entries.get("done"), (name, "done"), own))
    if "boxed" in entries:
        seat.boxed = own_goal(entries["boxed"], (name, "boxed"), own)
    if "goals" in entries:
        seat.goals = tuple(own_goals(entries["goals"], (name, "goals"), own))
    named = [*seat.goals, *seat.done, *([] if seat.boxed == NOTHING else [seat.boxed])]
    for index, goal in enumerate(named):
        if goal in named[:index]:
            raise BadPosition(
                (name,), f"{GOALS[goal].id} of {name} is written twice among goals, done and boxed"
            )
    if len(seat.goals) + len(seat.done) > MOST_GOALS:
        raise BadPosition((name, "goals"), f"{name} has {MOST_GOALS} goals, open and done together")
    left = [goal for goal in own if goal not in named]
    if "goals" not in entries:
        seat.goals = tuple(left[: MOST_GOALS - len(seat.done)])
    if "boxed" not in entries:
        seat.boxed = [goal for goal in own if goal not in seat.goals and goal not in seat.done][-1]


def own_goals(value: Json, path: tuple[str, ...], own: Sequence[int]) -> list[int]:
    """Goals of a player's character, by id or by number."""
    return [
        own_goal(item, (*path, str(index)), own) for index, item in enumerate(GOAL_WORDS.items(value, path))
    ]


def own_goal(value: Json, path: tuple[str, ...], own: Sequence[int]) -> int:
    """One goal of a player's character; ``2`` is its second."""
    if value == NONE:
        return NOTHING
    if isinstance(value, int) and not isinstance(value, bool):
        return own[whole(value, path, 1, len(own)) - 1]
    known = [GOALS[goal].id for goal in own]
    goal = GOAL_WORDS.one(value, path)
    if goal not in own:
        why = f"{shown(value)} is no goal of {spoken(path[:1])}"
        raise BadPosition(path, why, str(value), known)
    return goal
