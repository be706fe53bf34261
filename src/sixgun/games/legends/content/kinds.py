"""The printed things as the rules know them: everything is numbered, and codes are bound to those numbers.

A *program* is a tuple of steps, a step a tuple whose first item names it: ``(("money", 30), ("draw", 1))``.
Programs are plain data, so a frame that carries one can be saved and sent like any other. The steps and
conditions are listed in `sixgun.games.legends.content.binding`.
"""

from typing import Any, Final, TypeAlias

Step: TypeAlias = tuple[Any, ...]
"""``(name, *arguments)``; arguments are numbers, words, masks of spaces or further programs."""

Program: TypeAlias = tuple[Step, ...]
"""Steps, carried out from first to last."""

Term: TypeAlias = tuple[Any, ...]
"""``(name, *arguments)``, true or false at a moment."""

Condition: TypeAlias = tuple[tuple[Term, ...], ...]
"""Alternatives; one is true if all its terms are. Without any alternative it is never true."""

NOTHING: Final = -1
"""The number of no item, no space, no token."""

WEAPON: Final = "weapon"
MOUNT: Final = "mount"
MISC: Final = "misc"

BLUE: Final = 0
GREEN: Final = 1
COLOURS: Final = ("blue", "green")

SUITS: Final = ("spades", "clubs", "hearts", "diamonds")


class Clause:
    """One ability of a card: when it applies, who it applies to, and what happens.

    Attributes:
        hook: The moment, such as ``after_fight``; empty for what is simply true or happens.
        where: The words a moment has to match, by key: ``{"vs": ("virtual",)}``. All keys have to match, each
            with any of its words.
        at: The spaces on which it applies, as a mask; all of them unless stated.
        program: What happens.
        deed: The same once it has been chosen: without the ``may``, if all of it is optional.
        aimed: Whether it needs someone to be aimed at.
    """

    __slots__ = ("aimed", "at", "deed", "hook", "program", "where")

    def __init__(self, hook: str, where: dict[str, tuple[str, ...]], at: int, program: Program) -> None:
        self.hook = hook
        self.where = where
        self.at = at
        self.program = program
        optional = len(program) == 1 and program[0][0] == "may"
        self.deed: Program = program[0][1] if optional else program
        self.aimed = aims(self.deed)


def aims(program: Program) -> bool:
    """Whether a program needs a target."""
    for step in program:
        if step[0] == "steal" or (step[0] == "to" and step[1] == "target"):
            return True
        if step[0] == "choose" and any(aims(one) for one in step[1]):
            return True
        if step[0] == "may" and aims(step[1]):
            return True
    return False


class Abilities:
    """The clauses of one card (or one of its sides) by hook, and the flags that are simply true."""

    __slots__ = ("by_hook", "flags")

    def __init__(self, clauses: tuple[Clause, ...]) -> None:
        by_hook: dict[str, tuple[Clause, ...]] = {}
        for clause in clauses:
            by_hook[clause.hook] = (*by_hook.get(clause.hook, ()), clause)
        self.by_hook = by_hook
        self.flags: dict[str, int] = {
            step[0]: step[1] if len(step) > 1 else 1
            for clause in by_hook.get("", ())
            for step in clause.program
        }

    def on(self, hook: str) -> tuple[Clause, ...]:
        """The clauses that apply at a moment."""
        return self.by_hook.get(hook, ())


class Character:
    """A character card."""

    __slots__ = ("abilities", "id", "money", "mp", "name", "poker_cards", "site", "weapon", "wp")

    def __init__(
        self,
        id: str,
        name: str,
        site: int,
        weapon: int,
        poker_cards: int,
        money: int,
        mp: int,
        wp: int,
        abilities: Abilities,
    ) -> None:
        self.id = id
        self.name = name
        self.site = site
        self.weapon = weapon
        self.poker_cards = poker_cards
        self.money = money
        self.mp = mp
        self.wp = wp
        self.abilities = abilities


class PokerCard:
    """One of the 52 poker cards; `kind` is what its ability is called."""

    __slots__ = ("abilities", "action", "id", "kind", "name", "rank", "suit", "types", "value")

    def __init__(
        self,
        id: str,
        name: str,
        kind: str,
        rank: str,
        value: int,
        suit: int,
        types: tuple[str, ...],
        abilities: Abilities,
    ) -> None:
        self.id = id
        self.name = name
        self.kind = kind
        self.rank = rank
        self.value = value
        self.suit = suit
        self.types = types
        self.abilities = abilities
        actions = abilities.on("action")
        self.action: Program = actions[0].program if actions else ()


class FightCard:
    """One of the 13 cards that virtual characters fight with."""

    __slots__ = ("cancellable", "id", "program", "rank", "value")

    def __init__(self, id: str, rank: str, value: int, program: Program, cancellable: bool) -> None:
        self.id = id
        self.rank = rank
        self.value = value
        self.program = program
        self.cancellable = cancellable


class Item:
    """A kind of item card with both its sides; miscellaneous items have only a front."""

    __slots__ = (
        *("category", "copies", "end_lp", "front", "id", "movement", "name", "price"),
        *("upgraded", "upgraded_movement"),
    )

    def __init__(
        self,
        id: str,
        name: str,
        category: str,
        price: int,
        copies: int,
        movement: int,
        upgraded_movement: int,
        end_lp: int,
        front: Abilities,
        upgraded: Abilities,
    ) -> None:
        self.id = id
        self.name = name
        self.category = category
        self.price = price
        self.copies = copies
        self.movement = movement
        self.upgraded_movement = upgraded_movement
        self.end_lp = end_lp
        self.front = front
        self.upgraded = upgraded


class Story:
    """A story card: the front has the condition, the reverse everything else."""

    __slots__ = ("condition", "first_game", "hideouts", "id", "name", "number", "program", "sheriff", "slug")

    def __init__(
        self,
        id: str,
        number: int,
        slug: str,
        name: str,
        condition: Condition,
        program: Program,
        hideouts: tuple[int, ...],
        sheriff: int,
        first_game: bool,
    ) -> None:
        self.id = id
        self.number = number
        self.slug = slug
        self.name = name
        self.condition = condition
        self.program = program
        self.hideouts = hideouts
        self.sheriff = sheriff
        self.first_game = first_game


class Goal:
    """A goal card of one character."""

    __slots__ = ("character", "condition", "id", "name", "number")

    def __init__(self, id: str, character: int, number: int, name: str, condition: Condition) -> None:
        self.id = id
        self.character = character
        self.number = number
        self.name = name
        self.condition = condition


class BlackCard:
    """A card of the Man in Black. `place` is a space, or whose space it is: ``most_lp``, ``most_money``."""

    __slots__ = ("beside", "id", "lp", "name", "number", "place", "program")

    def __init__(
        self, id: str, number: int, name: str, place: int, beside: str, lp: int, program: Program
    ) -> None:
        self.id = id
        self.number = number
        self.name = name
        self.place = place
        self.beside = beside
        self.lp = lp
        self.program = program


class CattleToken:
    """A cattle token: its colour shows on the back, its symbol only on the front."""

    __slots__ = ("colour", "home", "id", "program", "symbol")

    def __init__(self, id: str, colour: int, home: int, symbol: str, program: Program) -> None:
        self.id = id
        self.colour = colour
        self.home = home
        self.symbol = symbol
        self.program = program


class DieFace:
    """A face of the prospecting dice. `rolls_on` marks the one that may be rolled again."""

    __slots__ = ("id", "program", "rolls_on", "symbol")

    def __init__(self, id: str, symbol: str, program: Program, rolls_on: bool) -> None:
        self.id = id
        self.symbol = symbol
        self.program = program
        self.rolls_on = rolls_on


class Track:
    """The Marshal or the Wanted track. Index 0 of `entry` and `row` is the space before the first."""

    __slots__ = ("entry", "overflow", "row", "row_lp")

    def __init__(
        self,
        entry: tuple[Program, ...],
        row: tuple[int, ...],
        row_lp: tuple[int, ...],
        overflow: Program,
    ) -> None:
        self.entry = entry
        self.row = row
        self.row_lp = row_lp
        self.overflow = overflow


class Space:
    """A space of the board."""

    __slots__ = ("adjacent", "hideout", "id", "index", "kind", "ranch", "region", "site", "town")

    def __init__(
        self,
        index: int,
        id: str,
        region: int,
        town: str,
        kind: str,
        hideout: str,
        ranch: int,
        site: str,
        adjacent: tuple[int, ...],
    ) -> None:
        self.index = index
        self.id = id
        self.region = region
        self.town = town
        self.kind = kind
        self.hideout = hideout
        self.ranch = ranch
        self.site = site
        self.adjacent = adjacent


class Board:
    """The board: spaces by number, sites by number, and the masks of spaces that the rules mention."""

    __slots__ = (
        *("by_id", "distances", "hideouts", "prison", "ranches", "region_ids", "site_ids"),
        *("site_spaces", "spaces", "town_masks"),
    )

    def __init__(
        self,
        spaces: tuple[Space, ...],
        region_ids: tuple[str, ...],
        site_ids: tuple[str, ...],
        site_spaces: tuple[tuple[int, ...], ...],
    ) -> None:
        self.spaces = spaces
        self.region_ids = region_ids
        self.site_ids = site_ids
        self.site_spaces = site_spaces
        self.by_id: dict[str, int] = {space.id: space.index for space in spaces}
        self.hideouts: tuple[int, ...] = tuple([space.index for space in spaces if space.hideout])
        self.ranches: tuple[int, ...] = tuple(
            [next(space.index for space in spaces if space.ranch == colour) for colour in (BLUE, GREEN)]
        )
        self.prison = next(space.index for space in spaces if space.kind == "sheriff_office")
        self.town_masks: dict[str, int] = {
            town: mask_of([space.index for space in spaces if space.town == town])
            for town in sorted({space.town for space in spaces if space.town})
        }
        self.distances: tuple[tuple[int, ...], ...] = tuple([steps_from(spaces, one.index) for one in spaces])
        """How many steps it is from every space to every other."""


def mask_of(spaces: list[int]) -> int:
    """A mask with a bit for every space of a list."""
    mask = 0
    for space in spaces:
        mask |= 1 << space
    return mask


def steps_from(spaces: tuple[Space, ...], start: int) -> tuple[int, ...]:
    """The number of steps from one space to every other."""
    far = len(spaces)
    steps = [far] * len(spaces)
    steps[start] = 0
    edge = [start]
    while edge:
        here = edge.pop(0)
        for beside in spaces[here].adjacent:
            if steps[beside] == far:
                steps[beside] = steps[here] + 1
                edge.append(beside)
    return tuple(steps)


class Content:
    """Everything printed, each thing by its number."""

    __slots__ = (
        *("black_cards", "board", "cattle", "characters", "dice", "fight_cards", "goals", "items"),
        *("legend_tokens", "marshal", "numbers", "poker_cards", "stories", "wanted"),
    )

    def __init__(
        self,
        board: Board,
        characters: tuple[Character, ...],
        poker_cards: tuple[PokerCard, ...],
        fight_cards: tuple[FightCard, ...],
        items: tuple[Item, ...],
        stories: tuple[Story, ...],
        goals: tuple[Goal, ...],
        black_cards: tuple[BlackCard, ...],
        cattle: tuple[CattleToken, ...],
        legend_tokens: tuple[int, ...],
        dice: tuple[DieFace, ...],
        marshal: Track,
        wanted: Track,
    ) -> None:
        self.board = board
        self.characters = characters
        self.poker_cards = poker_cards
        self.fight_cards = fight_cards
        self.items = items
        self.stories = stories
        self.goals = goals
        self.black_cards = black_cards
        self.cattle = cattle
        self.legend_tokens = legend_tokens
        """The LP on every legend token."""
        self.dice = dice
        self.marshal = marshal
        self.wanted = wanted
        self.numbers: dict[str, dict[str, int]] = {
            "character": {one.id: number for number, one in enumerate(characters)},
            "poker": {one.id: number for number, one in enumerate(poker_cards)},
            "fight": {one.id: number for number, one in enumerate(fight_cards)},
            "item": {one.id: number for number, one in enumerate(items)},
            "story": {one.id: number for number, one in enumerate(stories)},
            "goal": {one.id: number for number, one in enumerate(goals)},
            "black": {one.id: number for number, one in enumerate(black_cards)},
            "cattle": {one.id: number for number, one in enumerate(cattle)},
        }
        """Numbers by group and id."""
