"""The nouns of Western Legends: players, the turn in progress, fights, poker games, the whole table."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final, cast

from sixgun.games.legends.content.kinds import NOTHING
from sixgun.games.legends.contests import (
    FIGHT_FIELDS,
    GOLD_FIELDS,
    NOBODY,
    POKER_FIELDS,
    Fight,
    Gold,
    PokerGame,
)
from sixgun.kernel.plain import Json, Plain, decode, encode
from sixgun.kernel.rng import Rng
from sixgun.kernel.state import State
from sixgun.kernel.table import Table

BLACK: Final = 7
"""The Man in Black, in place of a seat's number."""
VIRTUAL: Final = 8
"""A bandit, guard, sheriff or gang, in place of a seat's number."""
HOUSE: Final = 16
"""The house of a poker game, in place of a seat's number."""
MOST_PLAYERS: Final = 6
MOST_MONEY: Final = 120
MOST_NUGGETS: Final = 4
MOST_WOUNDS: Final = 3
MOST_MISC: Final = 3
MOST_POINTS: Final = 9
HAND_LIMIT: Final = 5
ABILITY_LP: Final = 5
"""A character's ability works from this many Legendary points on."""
ACTIONS: Final = 3
ON_FOOT: Final = 2

ARREST: Final = "arrest"
DUEL: Final = "duel"
ROB: Final = "rob"
BANDIT: Final = "bandit"
HEIST: Final = "heist"
SHERIFF: Final = "sheriff"
GANG: Final = "gang"

# Move windows that are still open after a Move action, in their order.
ABILITY_WINDOW: Final = 1
ITEM_WINDOW: Final = 2
CARD_WINDOW: Final = 4
ALL_WINDOWS: Final = 7


class Deed(Plain):
    """Something a player has done, for story cards and goals: what, in which turn, and its details."""

    fields: ClassVar[tuple[str, ...]] = ("event", "turn", "facts")
    __slots__ = ("event", "facts", "turn")

    def __init__(self, event: str, turn: int, facts: tuple[tuple[str, Any], ...]) -> None:
        self.event = event
        self.turn = turn
        self.facts = facts


SEAT_FIELDS: Final = (
    *("boxed", "cattle", "character", "dealt", "deeds", "done", "goals", "hand", "hurt_in", "items"),
    *("lp", "money", "mount", "mp", "nuggets", "space", "tokens", "upgraded", "weapon", "wounds"),
    *("wp",),
)


class Seat:
    """One player.

    Attributes:
        dealt: The character cards to choose from, before the game.
        space: Where the figure stands; nowhere before it is placed.
        items, upgraded: Masks of the items owned, and of those turned over.
        weapon, mount: The active ones.
        cattle: The token carried, or nothing.
        goals, done, boxed: Open goals, completed ones, and the one that went back unseen.
        tokens: Legend tokens.
        deeds: What counts for story cards and goals, since the end of the player's previous turn.
        hurt_in: The number of the action in which an ability last reacted to a wound.
    """

    __slots__ = SEAT_FIELDS

    def __init__(self) -> None:
        self.dealt: tuple[int, ...] = ()
        self.character = NOTHING
        self.space = NOTHING
        self.lp = 0
        self.mp = 0
        self.wp = 0
        self.money = 0
        self.nuggets = 0
        self.wounds = 0
        self.hand: list[int] = []
        self.items = 0
        self.upgraded = 0
        self.weapon = NOTHING
        self.mount = NOTHING
        self.cattle = NOTHING
        self.goals: tuple[int, ...] = ()
        self.done: tuple[int, ...] = ()
        self.boxed = NOTHING
        self.tokens: tuple[int, ...] = ()
        self.deeds: tuple[Deed, ...] = ()
        self.hurt_in = 0

    def clone(self) -> "Seat":
        """An independent copy."""
        other = Seat()
        other.dealt = self.dealt
        other.character = self.character
        other.space = self.space
        other.lp = self.lp
        other.mp = self.mp
        other.wp = self.wp
        other.money = self.money
        other.nuggets = self.nuggets
        other.wounds = self.wounds
        other.hand = self.hand.copy()
        other.items = self.items
        other.upgraded = self.upgraded
        other.weapon = self.weapon
        other.mount = self.mount
        other.cattle = self.cattle
        other.goals = self.goals
        other.done = self.done
        other.boxed = self.boxed
        other.tokens = self.tokens
        other.deeds = self.deeds
        other.hurt_in = self.hurt_in
        return other

    def save(self) -> Json:
        """The player as JSON."""
        return {name: encode(getattr(self, name)) for name in SEAT_FIELDS}

    @classmethod
    def loaded(cls, data: Mapping[str, Json], classes: Mapping[str, type[Plain]]) -> "Seat":
        """The player behind what `save` returned."""
        seat = cls()
        load_fields(seat, SEAT_FIELDS, data, classes)
        return seat


DAY_FIELDS: Final = (
    *("acting", "action_lp", "actions", "attacked", "best_lp", "contributed", "ended", "heist"),
    *("money_gained", "move_actions", "mp_gained", "regions", "steps", "windows", "wp_gained"),
)


class Day:
    """What the turn in progress remembers; it belongs to the active player.

    Attributes:
        actions: Actions left.
        attacked: The mask of characters attacked this turn; the Man in Black has a bit too.
        heist, contributed: Whether a heist was attempted, a story disc placed.
        steps, move_actions: Spaces entered step by step, and Move actions.
        regions, ended: The masks of regions visited, and of spaces on which a movement ended.
        money_gained, mp_gained, wp_gained: Totals of the turn.
        acting: Whether an action is in progress; the LP it gains add up in `action_lp`, and `best_lp` is the
            most that one action of this turn has brought.
        windows: Move windows still open.
    """

    __slots__ = DAY_FIELDS

    def __init__(self) -> None:
        self.actions = ACTIONS
        self.attacked = 0
        self.heist = False
        self.contributed = False
        self.steps = 0
        self.move_actions = 0
        self.regions = 0
        self.ended = 0
        self.money_gained = 0
        self.mp_gained = 0
        self.wp_gained = 0
        self.acting = False
        self.action_lp = 0
        self.best_lp = 0
        self.windows = 0

    def clone(self) -> "Day":
        """An independent copy."""
        other = Day()
        other.actions = self.actions
        other.attacked = self.attacked
        other.heist = self.heist
        other.contributed = self.contributed
        other.steps = self.steps
        other.move_actions = self.move_actions
        other.regions = self.regions
        other.ended = self.ended
        other.money_gained = self.money_gained
        other.mp_gained = self.mp_gained
        other.wp_gained = self.wp_gained
        other.acting = self.acting
        other.action_lp = self.action_lp
        other.best_lp = self.best_lp
        other.windows = self.windows
        return other


def save_fields(thing: object, names: tuple[str, ...]) -> Json:
    """Named fields of a thing as JSON."""
    return {name: encode(getattr(thing, name)) for name in names}


def load_fields(
    thing: object, names: tuple[str, ...], data: Mapping[str, Json], classes: Mapping[str, type[Plain]]
) -> None:
    """Set named fields of a thing from JSON; a list stays a list."""
    for name in names:
        value = decode(data[name], classes)
        is_list = isinstance(getattr(thing, name), list)
        setattr(thing, name, list(cast("tuple[int, ...]", value)) if is_list else value)


PLAIN_FIELDS: Final = (
    *("action", "bag", "bandits", "black_deck", "black_lp", "black_shown", "black_space", "deck"),
    *("discard", "discs", "fight_deck", "first", "hurt", "last_round", "misc", "played", "ranches"),
    *("resolved", "round", "scores", "sheriff", "stock", "stories", "target", "with_black", "with_cattle"),
    "with_goals",
)
"""The fields of a table that are plain data."""


class LegendsState(State):
    """A table of Western Legends.

    Attributes:
        target: The LP that triggers the end.
        with_goals, with_cattle, with_black: What takes part in this game.
        misc: The mask of miscellaneous items in the store.
        deck, discard: Poker cards; the last one is on top.
        fight_deck: Fight cards; the last one is on top, index 0 at the bottom.
        ranches: Face-down cattle tokens by colour, without an order.
        stories: Two decks of story cards, the last one active; in a first game the second one is empty.
        discs: The discs on the two active cards, as seats in the order they were placed.
        resolved: The story cards that have been resolved and are out of the game.
        stock: Copies of every item left in the store.
        bag: Legend tokens nobody has, without an order.
        bandits: The mask of hideouts with a bandit.
        sheriff: His space.
        black_space, black_lp, black_deck, black_shown: The Man in Black: where he is, his LP, his cards.
        first, round: The first player, and the number of the round.
        last_round: The number of the last round once the end is triggered.
        action: A number that grows with every action, story card and card of the Man in Black.
        hurt: Players who took a wound in the current effect.
        played: Poker cards being carried out as an action.
        day, fight, poker, gold: What is going on now.
        scores: After the end, the lines of every player's score.
        story_signs, story_spaces, noted: What the active story cards need at least, and the decks it was
            noted for. It follows from `stories`, so it is not saved.
    """

    __slots__ = (
        *PLAIN_FIELDS,
        *("day", "fight", "gold", "noted", "poker", "seats", "story_signs", "story_spaces"),
    )

    def __init__(self, rng: Rng, seats: list[Seat]) -> None:
        super().__init__(rng)
        self.seats = seats
        self.target = 0
        self.with_goals = False
        self.with_cattle = True
        self.with_black = False
        self.misc = 0
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.fight_deck: list[int] = []
        self.ranches: tuple[tuple[int, ...], ...] = ((), ())
        self.stories: tuple[tuple[int, ...], ...] = ((), ())
        self.discs: tuple[tuple[int, ...], ...] = ((), ())
        self.resolved: tuple[int, ...] = ()
        self.stock: list[int] = []
        self.bag: tuple[int, ...] = ()
        self.bandits = 0
        self.sheriff = 0
        self.black_space = NOTHING
        self.black_lp = 0
        self.black_deck: tuple[int, ...] = ()
        self.black_shown: tuple[int, ...] = ()
        self.first = 0
        self.round = 0
        self.last_round = 0
        self.action = 0
        self.hurt: tuple[int, ...] = ()
        self.played: tuple[int, ...] = ()
        self.day = Day()
        self.fight: Fight | None = None
        self.poker: PokerGame | None = None
        self.gold: Gold | None = None
        self.scores: tuple[tuple[tuple[str, int], ...], ...] = ()
        self.noted: tuple[tuple[int, ...], ...] | None = None
        self.story_signs = 0
        self.story_spaces = 0

    def seat_count(self) -> int:
        return len(self.seats)

    def clone(self) -> "LegendsState":
        other = LegendsState(self.rng.clone(), [seat.clone() for seat in self.seats])
        other.copy_from(self)
        other.target = self.target
        other.with_goals = self.with_goals
        other.with_cattle = self.with_cattle
        other.with_black = self.with_black
        other.misc = self.misc
        other.deck = self.deck.copy()
        other.discard = self.discard.copy()
        other.fight_deck = self.fight_deck.copy()
        other.ranches = self.ranches
        other.stories = self.stories
        other.discs = self.discs
        other.resolved = self.resolved
        other.stock = self.stock.copy()
        other.bag = self.bag
        other.bandits = self.bandits
        other.sheriff = self.sheriff
        other.black_space = self.black_space
        other.black_lp = self.black_lp
        other.black_deck = self.black_deck
        other.black_shown = self.black_shown
        other.first = self.first
        other.round = self.round
        other.last_round = self.last_round
        other.action = self.action
        other.hurt = self.hurt
        other.played = self.played
        other.day = self.day.clone()
        other.fight = self.fight and self.fight.clone()
        other.poker = self.poker and self.poker.clone()
        other.gold = self.gold and self.gold.clone()
        other.scores = self.scores
        other.noted = self.noted
        other.story_signs = self.story_signs
        other.story_spaces = self.story_spaces
        return other

    def save(self) -> dict[str, Json]:
        data = super().save()
        data["seats"] = [seat.save() for seat in self.seats]
        for name in PLAIN_FIELDS:
            data[name] = encode(getattr(self, name))
        data["day"] = save_fields(self.day, DAY_FIELDS)
        data["fight"] = None if self.fight is None else save_fields(self.fight, FIGHT_FIELDS)
        data["poker"] = None if self.poker is None else save_fields(self.poker, POKER_FIELDS)
        data["gold"] = None if self.gold is None else save_fields(self.gold, GOLD_FIELDS)
        return data

    def load(self, data: Mapping[str, Json], classes: Mapping[str, type[Plain]]) -> None:
        super().load(data, classes)
        rows = cast("list[dict[str, Any]]", data["seats"])
        self.seats = [Seat.loaded(row, classes) for row in rows]
        load_fields(self, PLAIN_FIELDS, data, classes)
        load_fields(self.day, DAY_FIELDS, cast("dict[str, Json]", data["day"]), classes)
        if data["fight"] is not None:
            self.fight = Fight("", NOBODY, NOBODY, 0)
            load_fields(self.fight, FIGHT_FIELDS, cast("dict[str, Json]", data["fight"]), classes)
        if data["poker"] is not None:
            self.poker = PokerGame(NOBODY, "")
            load_fields(self.poker, POKER_FIELDS, cast("dict[str, Json]", data["poker"]), classes)
        if data["gold"] is not None:
            self.gold = Gold()
            load_fields(self.gold, GOLD_FIELDS, cast("dict[str, Json]", data["gold"]), classes)


class LegendsTable(Table[LegendsState]):
    """A table of Western Legends, with the shortcuts its rules use."""

    __slots__ = ()

    def seat(self, index: int) -> Seat:
        """The player at a seat."""
        return self.state.seats[index]

    def right_of(self, seat: int) -> int:
        """The right neighbour: the previous player in turn order."""
        return (seat - 1) % len(self.state.seats)

    def around(self, start: int) -> list[int]:
        """All seats clockwise, beginning with one."""
        count = len(self.state.seats)
        return [(start + step) % count for step in range(count)]
