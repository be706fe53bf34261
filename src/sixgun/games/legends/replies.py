"""Answers to what cards, fights, poker, dice, the store and the sheriff ask, with their notation."""

from collections.abc import Sequence
from typing import ClassVar, Final

from sixgun.games.legends.content.kinds import COLOURS, Program
from sixgun.games.legends.content.writing import written
from sixgun.games.legends.options import called, nuggets
from sixgun.games.legends.printed import FIGHT_CARDS, ITEMS, SPACES, STORIES, sign
from sixgun.kernel.asks import Option


class Pick(Option):
    """One of the alternatives of a card."""

    fields: ClassVar[tuple[str, ...]] = ("program",)
    __slots__ = ("program",)

    def __init__(self, program: Program) -> None:
        self.program = program

    def notation(self, names: Sequence[str]) -> str:
        return f"chooses {written(self.program)}"


class Accept(Option):
    """Do what a card allows."""

    __slots__ = ()

    def notation(self, names: Sequence[str]) -> str:
        return "accepts"


class Aim(Option):
    """Choose a character."""

    fields: ClassVar[tuple[str, ...]] = ("target",)
    __slots__ = ("target",)

    def __init__(self, target: int) -> None:
        self.target = target

    def notation(self, names: Sequence[str]) -> str:
        return f"chooses {called(self.target, names)}"


class LayCard(Option):
    """Play a poker card face down in a fight."""

    fields: ClassVar[tuple[str, ...]] = ("card",)
    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def notation(self, names: Sequence[str]) -> str:
        return f"lays {sign(self.card)}"


class Surrender(Option):
    """Give up."""

    __slots__ = ()

    def notation(self, names: Sequence[str]) -> str:
        return "surrenders"


class LayFightCard(Option):
    """Play this fight card face down."""

    fields: ClassVar[tuple[str, ...]] = ("card",)
    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def notation(self, names: Sequence[str]) -> str:
        return f"lays fight card {FIGHT_CARDS[self.card].rank}"


class Prepare(Option):
    """Of several of your effects, let this one happen first."""

    fields: ClassVar[tuple[str, ...]] = ("source",)
    __slots__ = ("source",)

    def __init__(self, source: str) -> None:
        self.source = source

    def notation(self, names: Sequence[str]) -> str:
        return f"first {self.source}"


class Join(Option):
    """Pay the ante and join."""

    __slots__ = ()

    def notation(self, names: Sequence[str]) -> str:
        return "joins"


class LayHole(Option):
    """Choose these hole cards."""

    fields: ClassVar[tuple[str, ...]] = ("cards",)
    __slots__ = ("cards",)

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards

    def notation(self, names: Sequence[str]) -> str:
        return "lays " + (" and ".join([sign(card) for card in self.cards]) or "nothing")


class Buy(Option):
    """Buy an item; a weapon or mount may be made active at once."""

    fields: ClassVar[tuple[str, ...]] = ("item", "ready")
    __slots__ = ("item", "ready")

    def __init__(self, item: int, ready: bool) -> None:
        self.item = item
        self.ready = ready

    def notation(self, names: Sequence[str]) -> str:
        return f"buys {ITEMS[self.item].id}" + (" and readies it" if self.ready else "")


class Upgrade(Option):
    """Have an item turned over."""

    fields: ClassVar[tuple[str, ...]] = ("item",)
    __slots__ = ("item",)

    def __init__(self, item: int) -> None:
        self.item = item

    def notation(self, names: Sequence[str]) -> str:
        return f"upgrades {ITEMS[self.item].id}"


class LeaveStore(Option):
    """Buy nothing more."""

    __slots__ = ()

    def notation(self, names: Sequence[str]) -> str:
        return "leaves the store"


class RollAgain(Option):
    """Roll a die again; `item` is the card that allows it, or -1 for the die itself."""

    fields: ClassVar[tuple[str, ...]] = ("die", "item")
    __slots__ = ("die", "item")

    def __init__(self, die: int, item: int) -> None:
        self.die = die
        self.item = item

    def notation(self, names: Sequence[str]) -> str:
        return f"rolls die {self.die + 1} again" + (f" with {ITEMS[self.item].id}" if self.item >= 0 else "")


class KeepDice(Option):
    """Take the results as they are."""

    __slots__ = ()

    def notation(self, names: Sequence[str]) -> str:
        return "keeps the dice"


class Sell(Option):
    """Sell this many nuggets and these cards."""

    fields: ClassVar[tuple[str, ...]] = ("nuggets", "cards")
    __slots__ = ("cards", "nuggets")

    def __init__(self, nuggets: int, cards: tuple[int, ...]) -> None:
        self.nuggets = nuggets
        self.cards = cards

    def notation(self, names: Sequence[str]) -> str:
        return "sells " + " and ".join(
            [*([nuggets(self.nuggets)] if self.nuggets else []), *[sign(card) for card in self.cards]]
        )


class PickColour(Option):
    """Take a token of this colour."""

    fields: ClassVar[tuple[str, ...]] = ("colour",)
    __slots__ = ("colour",)

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def notation(self, names: Sequence[str]) -> str:
        return f"takes {COLOURS[self.colour]} cattle"


class TakeToken(Option):
    """Take the loser's cattle token, or leave it."""

    fields: ClassVar[tuple[str, ...]] = ("take",)
    __slots__ = ("take",)

    def __init__(self, take: bool) -> None:
        self.take = take

    def notation(self, names: Sequence[str]) -> str:
        return "takes the cattle" if self.take else "leaves the cattle"


class Loot(Option):
    """Take half of the loser's money, or half of the nuggets."""

    fields: ClassVar[tuple[str, ...]] = ("thing",)
    __slots__ = ("thing",)

    def __init__(self, thing: str) -> None:
        self.thing = thing

    def notation(self, names: Sequence[str]) -> str:
        return f"takes half the {self.thing}"


class Discard(Option):
    """Discard this poker card."""

    fields: ClassVar[tuple[str, ...]] = ("card",)
    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def notation(self, names: Sequence[str]) -> str:
        return f"discards {sign(self.card)}"


class MoveSheriff(Option):
    """Move the sheriff to this space."""

    fields: ClassVar[tuple[str, ...]] = ("space",)
    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space

    def notation(self, names: Sequence[str]) -> str:
        return f"moves the sheriff to {SPACES[self.space].id}"


class ResolveFirst(Option):
    """Resolve this story card first."""

    fields: ClassVar[tuple[str, ...]] = ("deck", "story")
    __slots__ = ("deck", "story")

    def __init__(self, deck: int, story: int) -> None:
        self.deck = deck
        self.story = story

    def notation(self, names: Sequence[str]) -> str:
        return f"resolves {STORIES[self.story].slug} first"


class KeepTokens(Option):
    """Keep these legend tokens, by value."""

    fields: ClassVar[tuple[str, ...]] = ("kept",)
    __slots__ = ("kept",)

    def __init__(self, kept: tuple[int, ...]) -> None:
        self.kept = kept

    def notation(self, names: Sequence[str]) -> str:
        return "keeps " + " ".join([str(value) for value in self.kept])


# Options without secrets are made once and shared by all tables.


ACCEPT: Final = Accept()
SURRENDER: Final = Surrender()
JOIN: Final = Join()
LEAVE_STORE: Final = LeaveStore()
KEEP_DICE: Final = KeepDice()
MOVE_SHERIFF: Final = tuple([MoveSheriff(space.index) for space in SPACES])
LAY_CARD: Final = tuple([LayCard(card) for card in range(52)])
DISCARD: Final = tuple([Discard(card) for card in range(52)])
