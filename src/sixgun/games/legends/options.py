"""The choices of the set-up and of a turn, with their canonical notation; others are in replies.py."""

from collections.abc import Sequence
from typing import ClassVar, Final

from sixgun.games.legends.content.kinds import NOTHING
from sixgun.games.legends.model import ARREST, BLACK, DUEL, ROB
from sixgun.games.legends.printed import (
    CHARACTERS,
    GOALS,
    ITEMS,
    SPACES,
    STORIES,
    sign,
)
from sixgun.kernel.asks import Option

VERBS: Final = {ARREST: "arrests", DUEL: "duels", ROB: "robs"}


def called(target: int, names: Sequence[str]) -> str:
    """A player or the Man in Black by name."""
    return "the Man in Black" if target == BLACK else names[target]


def income(money: int, cards: int) -> str:
    """``$20``, ``2 cards`` or ``$10 and 1 card``."""
    parts = [*([f"${money}"] if money else []), *([f"{cards} card" + "s" * (cards > 1)] if cards else [])]
    return " and ".join(parts)


def nuggets(count: int) -> str:
    """``1 nugget`` or ``2 nuggets``."""
    return f"{count} nugget" + ("s" if count != 1 else "")


class TakeCharacter(Option):
    """Play this character."""

    fields: ClassVar[tuple[str, ...]] = ("character",)
    __slots__ = ("character",)

    def __init__(self, character: int) -> None:
        self.character = character

    def notation(self, names: Sequence[str]) -> str:
        return f"chooses {CHARACTERS[self.character].id}"


class StartAt(Option):
    """Put the figure on this space of the starting site."""

    fields: ClassVar[tuple[str, ...]] = ("space",)
    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space

    def notation(self, names: Sequence[str]) -> str:
        return f"starts at {SPACES[self.space].id}"


class TakeIncome(Option):
    """Take this income: money, cards or some of both."""

    fields: ClassVar[tuple[str, ...]] = ("money", "cards")
    __slots__ = ("cards", "money")

    def __init__(self, money: int, cards: int) -> None:
        self.money = money
        self.cards = cards

    def notation(self, names: Sequence[str]) -> str:
        return "takes " + income(self.money, self.cards)


class Ready(Option):
    """Make this weapon or mount the active one."""

    fields: ClassVar[tuple[str, ...]] = ("item",)
    __slots__ = ("item",)

    def __init__(self, item: int) -> None:
        self.item = item

    def notation(self, names: Sequence[str]) -> str:
        return f"readies {ITEMS[self.item].id}"


class StepTo(Option):
    """Enter this neighbouring space; from the menu of a turn it begins a Move action."""

    fields: ClassVar[tuple[str, ...]] = ("space",)
    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space

    def notation(self, names: Sequence[str]) -> str:
        return f"moves to {SPACES[self.space].id}"


class Stop(Option):
    """Move no further."""

    __slots__ = ()

    def notation(self, names: Sequence[str]) -> str:
        return "stops"


class PlayCard(Option):
    """Use a poker card as an action."""

    fields: ClassVar[tuple[str, ...]] = ("card",)
    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def notation(self, names: Sequence[str]) -> str:
        return f"plays {sign(self.card)}"


class ReactWith(Option):
    """Discard a poker card for its reaction."""

    fields: ClassVar[tuple[str, ...]] = ("card",)
    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def notation(self, names: Sequence[str]) -> str:
        return f"reacts with {sign(self.card)}"


class UseItem(Option):
    """Use an item."""

    fields: ClassVar[tuple[str, ...]] = ("item",)
    __slots__ = ("item",)

    def __init__(self, item: int) -> None:
        self.item = item

    def notation(self, names: Sequence[str]) -> str:
        return f"uses {ITEMS[self.item].id}"


class UseAbility(Option):
    """Use your character's ability."""

    fields: ClassVar[tuple[str, ...]] = ("character",)
    __slots__ = ("character",)

    def __init__(self, character: int) -> None:
        self.character = character

    def notation(self, names: Sequence[str]) -> str:
        return "uses the ability"

    def aliases(self, names: Sequence[str]) -> Sequence[str]:
        return (f"uses {CHARACTERS[self.character].id}",)


class Attack(Option):
    """Attack a character on your space."""

    fields: ClassVar[tuple[str, ...]] = ("target", "kind")
    __slots__ = ("kind", "target")

    def __init__(self, target: int, kind: str) -> None:
        self.target = target
        self.kind = kind

    def notation(self, names: Sequence[str]) -> str:
        return f"{VERBS[self.kind]} {called(self.target, names)}"


class Work(Option):
    """Work for $10."""

    __slots__ = ()

    def notation(self, names: Sequence[str]) -> str:
        return "works"


class Shop(Option):
    """Enter the store."""

    __slots__ = ()

    def notation(self, names: Sequence[str]) -> str:
        return "shops"


class OpenPoker(Option):
    """Open a game of poker."""

    __slots__ = ()

    def notation(self, names: Sequence[str]) -> str:
        return "plays poker"


class Prospect(Option):
    """Roll for gold."""

    __slots__ = ()

    def notation(self, names: Sequence[str]) -> str:
        return "prospects"


class SellGold(Option):
    """Sell nuggets in the bank."""

    __slots__ = ()

    def notation(self, names: Sequence[str]) -> str:
        return "sells gold"


class RobBank(Option):
    """Try a bank heist."""

    __slots__ = ()

    def notation(self, names: Sequence[str]) -> str:
        return "robs the bank"


class SeeDoctor(Option):
    """Have all wounds healed."""

    __slots__ = ()

    def notation(self, names: Sequence[str]) -> str:
        return "sees the doctor"


class Party(Option):
    """Spend money in the cabaret."""

    fields: ClassVar[tuple[str, ...]] = ("spent",)
    __slots__ = ("spent",)

    def __init__(self, spent: int) -> None:
        self.spent = spent

    def notation(self, names: Sequence[str]) -> str:
        return f"parties for ${self.spent}"


class TakeCattle(Option):
    """Take a cattle token from the ranch."""

    __slots__ = ()

    def notation(self, names: Sequence[str]) -> str:
        return "takes cattle"


class Deliver(Option):
    """Deliver the cattle: by rail, or as a rustler."""

    fields: ClassVar[tuple[str, ...]] = ("how",)
    __slots__ = ("how",)

    def __init__(self, how: str) -> None:
        self.how = how

    def notation(self, names: Sequence[str]) -> str:
        return "rustles cattle" if self.how == "rustle" else "delivers by rail"


class Contribute(Option):
    """Put a disc on a story card, moved from the other card or new; `card` pays a cost, or is -1."""

    fields: ClassVar[tuple[str, ...]] = ("deck", "story", "moved", "card")
    __slots__ = ("card", "deck", "moved", "story")

    def __init__(self, deck: int, story: int, moved: bool, card: int) -> None:
        self.deck = deck
        self.story = story
        self.moved = moved
        self.card = card

    def notation(self, names: Sequence[str]) -> str:
        return (
            f"contributes to {STORIES[self.story].slug}"
            + (" with the other disc" if self.moved else "")
            + (f" discarding {sign(self.card)}" if self.card >= 0 else "")
        )


class CompleteGoal(Option):
    """Complete a goal."""

    fields: ClassVar[tuple[str, ...]] = ("goal",)
    __slots__ = ("goal",)

    def __init__(self, goal: int) -> None:
        self.goal = goal

    def notation(self, names: Sequence[str]) -> str:
        return f"completes {GOALS[self.goal].id}"


class EndTurn(Option):
    """Do nothing more this turn."""

    __slots__ = ()

    def notation(self, names: Sequence[str]) -> str:
        return "ends the turn"

    def aliases(self, names: Sequence[str]) -> Sequence[str]:
        return ("ends turn", "passes")


STOP: Final = Stop()
END_TURN: Final = EndTurn()
WORK: Final = Work()
SHOP: Final = Shop()
OPEN_POKER: Final = OpenPoker()
PROSPECT: Final = Prospect()
SELL_GOLD: Final = SellGold()
ROB_BANK: Final = RobBank()
SEE_DOCTOR: Final = SeeDoctor()
TAKE_CATTLE: Final = TakeCattle()
RUSTLE: Final = Deliver("rustle")
BY_RAIL: Final = Deliver("rail")
STEP_TO: Final = tuple([StepTo(space.index) for space in SPACES])


def steps_from(space: int, avoided: int) -> tuple[StepTo, ...]:
    """A step to every neighbour of a space but one."""
    return tuple([STEP_TO[beside] for beside in SPACES[space].adjacent if beside != avoided])


def menu_of_steps(before: tuple[Option, ...]) -> tuple[tuple[tuple[Option, ...], ...], ...]:
    """For every space, after what comes before them, the steps to all neighbours but one.

    The second index is the space that is avoided; there is one more at the end for when nothing is.
    """
    menus: list[tuple[tuple[Option, ...], ...]] = []
    for space in SPACES:
        everywhere: tuple[Option, ...] = (*before, *steps_from(space.index, NOTHING))
        menus.append(
            tuple(
                [
                    (*before, *steps_from(space.index, avoided)) if avoided in space.adjacent else everywhere
                    for avoided in (*range(len(SPACES)), NOTHING)
                ]
            )
        )
    return tuple(menus)


STEP_MENU: Final = menu_of_steps(())
"""Where a figure can go: from a space, an outlaw avoiding the sheriff's, anybody else avoiding nothing."""
WALK_MENU: Final = menu_of_steps((STOP,))
"""The same where a figure may also stop."""
PLAY_CARD: Final = tuple([PlayCard(card) for card in range(52)])
REACT_WITH: Final = tuple([ReactWith(card) for card in range(52)])
PARTY: Final = tuple([Party(30 * count) for count in range(1, 5)])
INCOMES: Final = (TakeIncome(20, 0), TakeIncome(0, 2), TakeIncome(10, 1))
USE_ITEM: Final = tuple([UseItem(item) for item in range(len(ITEMS))])
USE_ABILITY: Final = tuple([UseAbility(character) for character in range(len(CHARACTERS))])
COMPLETE_GOAL: Final = tuple([CompleteGoal(goal) for goal in range(len(GOALS))])
READY: Final = tuple([Ready(item) for item in range(len(ITEMS))])
