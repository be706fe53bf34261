"""What is happening midway through a turn, in words and back: deeds, the turn so far, fights, poker, dice."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from sixgun.games.legends.content.kinds import NOTHING
from sixgun.games.legends.content.vocabulary import EVENT_FILTERS, FIGHT_TYPES, NUMBER, SITE, TOWN
from sixgun.games.legends.contests import NOBODY, Fight, Gold, PokerGame
from sixgun.games.legends.model import (
    ABILITY_WINDOW,
    ACTIONS,
    BLACK,
    CARD_WINDOW,
    HOUSE,
    ITEM_WINDOW,
    VIRTUAL,
    Day,
    Deed,
)
from sixgun.games.legends.printed import BOARD, REGION
from sixgun.games.legends.wording import (
    CARD_WORDS,
    FACE_WORDS,
    FIGHT_WORDS,
    NONE,
    REGION_WORDS,
    SPACE_WORDS,
    Pile,
)
from sixgun.kernel.plain import Json, decode, encode
from sixgun.kernel.position import BadPosition, flag, one_of, only, shown, whole

OTHERS: Final = {BLACK: "the Man in Black", VIRTUAL: "virtual", HOUSE: "house", NOBODY: "nobody"}
"""Who may be named in place of a player."""
NUMBERS: Final = {name: number for number, name in OTHERS.items()}

SEVERAL: Final = ("vs", "hole")
"""Details of a deed that are several words."""

MANY: Final = 1_000_000
MOST_ACTIONS: Final = 50

DAY_NUMBERS: Final = (
    *("actions", "steps", "move_actions", "money_gained", "mp_gained", "wp_gained", "action_lp", "best_lp"),
)
DAY_FLAGS: Final = ("heist", "contributed", "acting")
DAY_WORDS: Final = (*DAY_NUMBERS, *DAY_FLAGS, "attacked", "regions", "ended", "windows")
WINDOWS: Final = {"ability": ABILITY_WINDOW, "item": ITEM_WINDOW, "card": CARD_WINDOW}
"""What may still follow a Move action."""

SIDES: Final = ("attacker", "defender")
FIGHT_WORDS_OF_GROUP: Final = (
    *("kind", "attacker", "defender", "space", "actor", "mover", "draws", "prize", "source", "wp_before"),
    *("wounds", "taken", "winner", "surrendered", "no_mp", "prepared", "cards", "open", "drawn", "shown"),
    *("peeked", "chosen", "bonus", "reacted", "spent", "cancelled"),
)
POKER_WORDS_OF_GROUP: Final = (
    *("host", "town", "players", "asked", "dealer", "house", "flop", "pot", "holes", "prize"),
)
GOLD_WORDS_OF_GROUP: Final = ("dice", "kept", "mapped", "bonus", "source")


# -- names -----------------------------------------------------------------------------------------------


def called(seat: int, names: Sequence[str]) -> str:
    """A player, or whoever takes a player's place, by name."""
    return names[seat] if 0 <= seat < len(names) else OTHERS[seat]


def seat_of(value: Json, path: tuple[str, ...], names: Sequence[str], others: Sequence[str] = ()) -> int:
    """The number behind a name."""
    name = one_of(value, path, "player", (*names, *others))
    return names.index(name) if name in names else NUMBERS[name]


def seats_of(
    value: Json, path: tuple[str, ...], names: Sequence[str], others: Sequence[str] = ()
) -> list[int]:
    """The numbers behind a list of names."""
    if not isinstance(value, list):
        raise BadPosition(path, f"{path[-1]} is a list of players, not {shown(value)}")
    return [seat_of(item, (*path, str(index)), names, others) for index, item in enumerate(value)]


def group_of(value: Json, word: str, known: Sequence[str]) -> Mapping[str, Json]:
    """A group of entries of a saved table."""
    if not isinstance(value, dict):
        raise BadPosition((word,), f"{word} is a group of entries from a saved table, not {shown(value)}")
    only(value, (word,), known)
    return value


# -- deeds -------------------------------------------------------------------------------------------------


def read_deeds(value: Json, name: str, turn: int) -> tuple[Deed, ...]:
    """What a player has done this turn, or since the end of their previous one."""
    if value is None:
        return ()
    if not isinstance(value, list):
        raise BadPosition(
            (name, "deeds"), f"deeds of {name} is a list such as [{{did: work, site: dk_bank}}]"
        )
    return tuple([read_deed(item, (name, "deeds", str(index)), turn) for index, item in enumerate(value)])


def read_deed(value: Json, path: tuple[str, ...], turn: int) -> Deed:
    """One deed: ``work``, or ``{did: fight, result: win, type: bandit}``."""
    entries: Mapping[str, Json] = value if isinstance(value, dict) else {"did": value}
    event = one_of(entries.get("did"), (*path, "did"), "deed", tuple(EVENT_FILTERS))
    known = ("did", "turn", *EVENT_FILTERS[event])
    facts: list[tuple[str, Any]] = []
    for key, fact in entries.items():
        if key not in known:
            raise BadPosition((*path, key), f"'{key}' is no particular of a deed {event}", key, known)
        if key not in ("did", "turn"):
            facts.append((key, read_fact(fact, (*path, key), key, EVENT_FILTERS[event][key])))
    return Deed(event, whole(entries.get("turn", turn), (*path, "turn"), 0, MANY), tuple(facts))


def read_fact(value: Json, path: tuple[str, ...], key: str, kind: str | tuple[str, ...]) -> Any:
    """One detail of a deed: a number or a word, or several words; nothing at all is an empty text."""
    if kind == NUMBER:
        return whole(value, path, 0, MANY)
    known = BOARD.site_ids if kind == SITE else tuple(BOARD.town_masks) if kind == TOWN else kind
    assert not isinstance(known, str), kind
    if key in SEVERAL:
        items = value if isinstance(value, list) else [value]
        return tuple([one_of(str(item), path, key, known) for item in items])
    return "" if value == "" else one_of(value, path, key, known)


def deeds_written(deeds: Sequence[Deed], turn: int) -> list[Json]:
    """Deeds as a position writes them."""
    found: list[Json] = []
    for deed in deeds:
        entries: dict[str, Json] = {"did": deed.event}
        for key, fact in deed.facts:
            entries[key] = encode(fact)
        if deed.turn != turn:
            entries["turn"] = deed.turn
        found.append(entries if len(entries) > 1 else deed.event)
    return found


# -- the turn so far -----------------------------------------------------------------------------------------


def read_day(table: Mapping[str, Json], names: Sequence[str], space: int) -> Day:
    """What has happened in the turn so far; `space` is where the active player stands."""
    day = Day()
    for word in DAY_NUMBERS:
        most = MOST_ACTIONS if word == "actions" else MANY
        default = ACTIONS if word == "actions" else 0
        setattr(day, word, whole(table.get(word, default), (word,), 0, most))
    for word in DAY_FLAGS:
        setattr(day, word, flag(table.get(word, False), (word,)))
    for seat in seats_of(table.get("attacked", []), ("attacked",), names, (OTHERS[BLACK],)):
        day.attacked |= 1 << seat
    day.regions = region_bit(space)
    if "regions" in table:
        day.regions = mask(REGION_WORDS.all(table["regions"], ("regions",)))
    day.ended = mask(SPACE_WORDS.all(table.get("ended"), ("ended",)))
    windows = table.get("windows", [])
    if not isinstance(windows, list):
        raise BadPosition(("windows",), f"windows is a list of {', '.join(WINDOWS)}, not {shown(windows)}")
    for index, item in enumerate(windows):
        day.windows |= WINDOWS[one_of(item, ("windows", str(index)), "window", tuple(WINDOWS))]
    return day


def region_bit(space: int) -> int:
    """The region of a space as a mask; nothing for a figure that is not on the board yet."""
    return 0 if space == NOTHING else 1 << REGION[space]


def mask(numbers: Sequence[int]) -> int:
    """A mask with a bit for every number."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def bits(found: int, count: int) -> list[int]:
    """The numbers in a mask."""
    return [number for number in range(count) if found >> number & 1]


def day_facts(day: Day, names: Sequence[str]) -> dict[str, Json]:
    """Everything that has happened in the turn so far."""
    facts: dict[str, Json] = {word: getattr(day, word) for word in (*DAY_NUMBERS, *DAY_FLAGS)}
    facts["attacked"] = [called(seat, names) for seat in bits(day.attacked, BLACK + 1)]
    facts["regions"] = REGION_WORDS.written(bits(day.regions, len(BOARD.region_ids)))
    facts["ended"] = SPACE_WORDS.written(bits(day.ended, len(BOARD.spaces)))
    facts["windows"] = [word for word, bit in WINDOWS.items() if day.windows & bit]
    return facts


def day_written(day: Day, names: Sequence[str], space: int) -> dict[str, Json]:
    """The turn so far as a position writes it: whatever differs from the beginning of a turn."""
    facts = day_facts(day, names)
    fresh = Day()
    fresh.regions = region_bit(space)
    usual = day_facts(fresh, names)
    return {word: value for word, value in facts.items() if value != usual[word]}


# -- fights ----------------------------------------------------------------------------------------------


def want_fight_cards(value: Json, cards: Pile, fight_cards: Pile) -> None:
    """Note the cards in a fight."""
    if isinstance(value, dict):
        cards.want(value.get("cards"), ("fight", "cards"))
        cards.want(value.get("spent"), ("fight", "spent"))
        fight_cards.want(value.get("drawn"), ("fight", "drawn"))


def read_fight(value: Json, names: Sequence[str]) -> Fight:
    """A fight of a saved table."""
    group = group_of(value, "fight", FIGHT_WORDS_OF_GROUP)
    others = tuple(OTHERS.values())
    kind = one_of(group.get("kind"), ("fight", "kind"), "kind of fight", FIGHT_TYPES)
    attacker, defender = [seat_of(group.get(side), ("fight", side), names, others) for side in SIDES]
    fight = Fight(kind, attacker, defender, SPACE_WORDS.one(group.get("space"), ("fight", "space")))
    for word in ("actor", "mover"):
        setattr(fight, word, seat_of(group.get(word, "nobody"), ("fight", word), names, others))
    winner = one_of(group.get("winner", "nobody"), ("fight", "winner"), "side", (*SIDES, "nobody"))
    fight.winner = NOBODY if winner == "nobody" else SIDES.index(winner)
    for word in ("surrendered", "no_mp", "open", "cancelled"):
        setattr(fight, word, flag(group.get(word, False), ("fight", word)))
    fight.draws = whole(group.get("draws", 0), ("fight", "draws"), 0, MANY)
    fight.source = str(group.get("source", ""))
    fight.taken = str(group.get("taken", ""))
    for word in ("prize", "wp_before", "wounds", "prepared", "bonus", "reacted"):
        if word in group:
            setattr(fight, word, decode(group[word], {}))
    laid = [CARD_WORDS.one_or_none(card, ("fight", "cards")) for card in listed(group, "cards", [NONE, NONE])]
    if len(laid) != 2:
        raise BadPosition(("fight", "cards"), "cards of fight is one card or none for each side")
    fight.cards = (laid[0], laid[1])
    fight.spent = tuple(CARD_WORDS.all(group.get("spent"), ("fight", "spent")))
    fight.drawn = tuple(FIGHT_WORDS.all(group.get("drawn"), ("fight", "drawn")))
    fight.shown = tuple(FIGHT_WORDS.all(group.get("shown"), ("fight", "shown")))
    fight.chosen = FIGHT_WORDS.one_or_none(group.get("chosen"), ("fight", "chosen"))
    peeked = [
        tuple(CARD_WORDS.all(cards, ("fight", "peeked"))) for cards in listed(group, "peeked", [[], []])
    ]
    fight.peeked = cast("tuple[tuple[int, ...], tuple[int, ...]]", tuple(peeked))
    return fight


def listed(group: Mapping[str, Json], word: str, default: list[Json]) -> list[Json]:
    """An entry of a group that is a list."""
    value = group.get(word, default)
    return value if isinstance(value, list) else default


def fight_facts(fight: Fight | None, names: Sequence[str]) -> dict[str, Json]:
    """A fight in words; nothing if there is none."""
    if fight is None:
        return {}
    return {
        "kind": fight.kind,
        "attacker": called(fight.sides[0], names),
        "defender": called(fight.sides[1], names),
        "space": SPACE_WORDS.label(fight.space),
        "actor": called(fight.actor, names),
        "mover": called(fight.mover, names),
        "draws": fight.draws,
        "prize": encode(fight.prize),
        "source": fight.source,
        "wp_before": encode(fight.wp_before),
        "wounds": encode(fight.wounds),
        "taken": fight.taken,
        "winner": "nobody" if fight.winner == NOBODY else SIDES[fight.winner],
        "surrendered": fight.surrendered,
        "no_mp": fight.no_mp,
        "prepared": encode(fight.prepared),
        "cards": CARD_WORDS.written(fight.cards),
        "open": fight.open,
        "drawn": FIGHT_WORDS.written(fight.drawn),
        "shown": FIGHT_WORDS.written(fight.shown),
        "peeked": [CARD_WORDS.written(cards) for cards in fight.peeked],
        "chosen": FIGHT_WORDS.label(fight.chosen),
        "bonus": encode(fight.bonus),
        "reacted": encode(fight.reacted),
        "spent": CARD_WORDS.written(fight.spent),
        "cancelled": fight.cancelled,
    }


def fight_written(fight: Fight, names: Sequence[str]) -> dict[str, Json]:
    """A fight as a saved table writes it: whatever differs from its beginning."""
    usual = fight_facts(Fight("", NOBODY, NOBODY, NOTHING), names)
    return {word: value for word, value in fight_facts(fight, names).items() if value != usual[word]}


# -- poker and dice ------------------------------------------------------------------------------------------


def want_poker_cards(value: Json, cards: Pile) -> None:
    """Note the cards in a game of poker; the house's hole cards are among its four."""
    if isinstance(value, dict):
        cards.want(value.get("house"), ("poker", "house"))
        cards.want(value.get("flop"), ("poker", "flop"))
        holes = value.get("holes")
        for name, hole in holes.items() if isinstance(holes, dict) else ():
            if name != OTHERS[HOUSE]:
                cards.want(hole, ("poker", "holes", name))


def read_poker(value: Json, names: Sequence[str]) -> PokerGame:
    """A game of poker of a saved table."""
    group = group_of(value, "poker", POKER_WORDS_OF_GROUP)
    others = tuple(OTHERS.values())
    town = one_of(group.get("town"), ("poker", "town"), "town", tuple(BOARD.town_masks))
    game = PokerGame(seat_of(group.get("host"), ("poker", "host"), names, others), town)
    game.players = tuple(seats_of(group.get("players", []), ("poker", "players"), names))
    game.asked = tuple(seats_of(group.get("asked", []), ("poker", "asked"), names))
    game.dealer = seat_of(group.get("dealer", "nobody"), ("poker", "dealer"), names, others)
    game.house = tuple(CARD_WORDS.all(group.get("house"), ("poker", "house")))
    game.flop = tuple(CARD_WORDS.all(group.get("flop"), ("poker", "flop")))
    game.pot = whole(group.get("pot", 0), ("poker", "pot"), 0, MANY)
    game.prize = cast("tuple[Any, ...]", decode(group.get("prize", []), {}))
    holes = group.get("holes", {})
    if not isinstance(holes, dict):
        raise BadPosition(("poker", "holes"), f"holes is a group of hole cards by player, not {shown(holes)}")
    game.holes = tuple(
        [
            (seat_of(name, ("poker", "holes"), names, others), tuple(CARD_WORDS.all(cards, ("poker", name))))
            for name, cards in holes.items()
        ]
    )
    return game


def poker_facts(game: PokerGame | None, names: Sequence[str]) -> dict[str, Json]:
    """A game of poker in words; nothing if there is none."""
    if game is None:
        return {}
    return {
        "host": called(game.host, names),
        "town": game.town,
        "players": [called(seat, names) for seat in game.players],
        "asked": [called(seat, names) for seat in game.asked],
        "dealer": called(game.dealer, names),
        "house": CARD_WORDS.written(game.house),
        "flop": CARD_WORDS.written(game.flop),
        "pot": game.pot,
        "holes": {called(seat, names): CARD_WORDS.written(cards) for seat, cards in game.holes},
        "prize": encode(game.prize),
    }


def read_gold(value: Json) -> Gold:
    """Prospecting dice of a saved table."""
    group = group_of(value, "gold", GOLD_WORDS_OF_GROUP)
    gold = Gold()
    gold.faces = tuple(FACE_WORDS.all(group.get("dice"), ("gold", "dice")))
    gold.kept = tuple(FACE_WORDS.all(group.get("kept"), ("gold", "kept")))
    gold.mapped = whole(group.get("mapped", 0), ("gold", "mapped"), 0, len(gold.faces)) - 1
    gold.bonus = cast("tuple[Any, ...]", decode(group.get("bonus", []), {}))
    gold.source = str(group.get("source", ""))
    return gold


def gold_facts(gold: Gold | None) -> dict[str, Json]:
    """Prospecting dice in words; nothing if none are rolled."""
    if gold is None:
        return {}
    return {
        "dice": FACE_WORDS.written(gold.faces),
        "kept": FACE_WORDS.written(gold.kept),
        "mapped": gold.mapped + 1,
        "bonus": encode(gold.bonus),
        "source": gold.source,
    }
