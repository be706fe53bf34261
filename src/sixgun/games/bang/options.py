"""Every choice a player of the card game can be offered, with its canonical notation."""

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from sixgun.games.bang.cards import (
    KIND,
    LABEL,
    NO_CARD,
    NO_SUIT,
    RANK,
    RANKS,
    SUIT,
    SUIT_LETTERS,
    SUITS,
    spaced,
)
from sixgun.games.bang.model import NOBODY
from sixgun.kernel.asks import Option


def spellings(card: int) -> Sequence[str]:
    """How a person may write a card: with its sign, in letters, in words, or by its name alone."""
    name = spaced(KIND[card])
    if SUIT[card] == NO_SUIT:
        return (LABEL[card], name)
    rank = RANKS[RANK[card] - 2]
    return (
        LABEL[card],
        f"{name} {rank}{SUIT_LETTERS[SUIT[card]]}",
        f"{name} {rank} of {SUITS[SUIT[card]]}",
        name,
    )


class CardOption(Option):
    """A choice of one card; the words before and after it are fixed."""

    fields: ClassVar[tuple[str, ...]] = ("card",)
    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def written(self, card: str, names: Sequence[str]) -> str:
        """The notation with the card spelled in a given way."""
        raise NotImplementedError

    def notation(self, names: Sequence[str]) -> str:
        return self.written(LABEL[self.card] if self.card != NO_CARD else "", names)

    def aliases(self, names: Sequence[str]) -> Sequence[str]:
        if self.card == NO_CARD:
            return ()
        return [self.written(spelling, names) for spelling in spellings(self.card)[1:]]


class Play(CardOption):
    """Play a hand card, as itself or as another kind, at a player if it needs one."""

    fields: ClassVar[tuple[str, ...]] = ("card", "kind", "target")
    __slots__ = ("kind", "target")

    def __init__(self, card: int, kind: str, target: int = NOBODY) -> None:
        self.card = card
        self.kind = kind
        self.target = target

    def written(self, card: str, names: Sequence[str]) -> str:
        role = "" if self.kind == KIND[self.card] else f" as {spaced(self.kind)}"
        return f"plays {card}{role}" + (f" at {names[self.target]}" if self.target >= 0 else "")


class PlayWith(CardOption):
    """Play a hand card as a BANG! card, together with other cards that accompany it."""

    fields: ClassVar[tuple[str, ...]] = ("card", "kind", "target", "companions")
    __slots__ = ("companions", "kind", "target")

    def __init__(self, card: int, kind: str, target: int, companions: tuple[int, ...]) -> None:
        self.card = card
        self.kind = kind
        self.target = target
        self.companions = companions

    def beside(self, card: str, companions: Sequence[str], names: Sequence[str]) -> str:
        """The notation with all cards spelled in a given way."""
        role = "" if self.kind == KIND[self.card] else f" as {spaced(self.kind)}"
        return f"plays {card}{role} at {names[self.target]} with {' and '.join(companions)}"

    def written(self, card: str, names: Sequence[str]) -> str:
        return self.beside(card, [LABEL[companion] for companion in self.companions], names)

    def aliases(self, names: Sequence[str]) -> Sequence[str]:
        briefly = [spaced(KIND[companion]) for companion in self.companions]
        short = [self.beside(spelling, briefly, names) for spelling in spellings(self.card)]
        return [*short, *super().aliases(names)]


class Respond(CardOption):
    """Play a hand card in answer to something, as itself or as another kind."""

    fields: ClassVar[tuple[str, ...]] = ("card", "kind")
    __slots__ = ("kind",)

    def __init__(self, card: int, kind: str) -> None:
        self.card = card
        self.kind = kind

    def written(self, card: str, names: Sequence[str]) -> str:
        return f"plays {card}" + ("" if self.kind == KIND[self.card] else f" as {spaced(self.kind)}")


class Spend(CardOption):
    """Discard a hand card that is asked for by name, as itself or as another kind."""

    fields: ClassVar[tuple[str, ...]] = ("card", "kind")
    __slots__ = ("kind",)

    def __init__(self, card: int, kind: str) -> None:
        self.card = card
        self.kind = kind

    def written(self, card: str, names: Sequence[str]) -> str:
        return f"discards {card}" + ("" if self.kind == KIND[self.card] else f" as {spaced(self.kind)}")


class Discard(CardOption):
    """Discard one of your cards."""

    __slots__ = ()

    def written(self, card: str, names: Sequence[str]) -> str:
        return f"discards {card}"


class Take(CardOption):
    """Take one of several cards into the hand."""

    __slots__ = ()

    def written(self, card: str, names: Sequence[str]) -> str:
        return f"takes {card}"


class Count(CardOption):
    """Let this one of the flipped cards count."""

    __slots__ = ()

    def written(self, card: str, names: Sequence[str]) -> str:
        return f"counts {card}"


class LeaveOut(CardOption):
    """Let this one of the flipped cards not count."""

    __slots__ = ()

    def written(self, card: str, names: Sequence[str]) -> str:
        return f"leaves out {card}"


class Give(CardOption):
    """Give a card to a player."""

    fields: ClassVar[tuple[str, ...]] = ("card", "target")
    __slots__ = ("target",)

    def __init__(self, card: int, target: int) -> None:
        self.card = card
        self.target = target

    def written(self, card: str, names: Sequence[str]) -> str:
        return f"gives {card} to {names[self.target]}"


class Pick(CardOption):
    """Pick a player's card: one in front of them, or without a card a random one from their hand."""

    fields: ClassVar[tuple[str, ...]] = ("target", "card")
    __slots__ = ("target",)

    def __init__(self, target: int, card: int = NO_CARD) -> None:
        self.target = target
        self.card = card

    def written(self, card: str, names: Sequence[str]) -> str:
        if self.card == NO_CARD:
            return f"picks hand of {names[self.target]}"
        return f"picks {card} of {names[self.target]}"

    def aliases(self, names: Sequence[str]) -> Sequence[str]:
        if self.card == NO_CARD:
            name = names[self.target]
            return (f"picks a card from the hand of {name}", f"picks from the hand of {name}", "picks hand")
        return [*super().aliases(names), *[f"picks {spelling}" for spelling in spellings(self.card)]]


class CardUse(CardOption):
    """Use a card in front of you, at a player if it needs one, in whatever way."""

    fields: ClassVar[tuple[str, ...]] = ("card", "target")
    __slots__ = ("target",)

    def __init__(self, card: int, target: int = NOBODY) -> None:
        self.card = card
        self.target = target


class UseCard(CardUse):
    """Use a card in front of you for what it does."""

    __slots__ = ()

    def written(self, card: str, names: Sequence[str]) -> str:
        return f"uses {card}" + (f" at {names[self.target]}" if self.target >= 0 else "")


def aimed_at(way: Option) -> int:
    """At whom a way of playing a card is aimed; nobody for one without a target."""
    return cast(int, getattr(way, "target", NOBODY))


class Use(CardOption):
    """Use something that is no card of one's own, with a card or at a player if it needs them."""

    fields: ClassVar[tuple[str, ...]] = ("ability", "target", "card")
    __slots__ = ("ability", "target")
    spelled: bool = False
    """Whether its name with the card or the target does not say yet what is done."""

    def __init__(self, ability: str, target: int = NOBODY, card: int = NO_CARD) -> None:
        self.ability = ability
        self.target = target
        self.card = card

    def written(self, card: str, names: Sequence[str]) -> str:
        with_card = f" with {card}" if self.card != NO_CARD else ""
        at = f" at {names[self.target]}" if self.target >= 0 else ""
        return f"uses {spaced(self.ability)}{with_card}{at}"


class UseAbility(Use):
    """Use the ability of a character."""

    __slots__ = ()


class UseEvent(Use):
    """Use what an event allows everyone."""

    __slots__ = ()


class Speak(Use):
    """Talk although it costs something."""

    fields: ClassVar[tuple[str, ...]] = ("ability",)
    __slots__ = ()
    spelled: bool = True

    def __init__(self, ability: str) -> None:
        super().__init__(ability)

    def notation(self, names: Sequence[str]) -> str:
        return "speaks"

    def aliases(self, names: Sequence[str]) -> Sequence[str]:
        return ("speak", "talks", "talk")


class EndTurn(Option):
    """Play no more cards this turn."""

    __slots__ = ()

    def notation(self, names: Sequence[str]) -> str:
        return "ends turn"

    def aliases(self, names: Sequence[str]) -> Sequence[str]:
        return ("passes", "ends the turn", "end turn", "stops")


class DrawDeck(Option):
    """Draw from the deck as everyone does."""

    __slots__ = ()

    def notation(self, names: Sequence[str]) -> str:
        return "draws"

    def aliases(self, names: Sequence[str]) -> Sequence[str]:
        return ("draws from the deck", "passes")


class TakeDiscard(Option):
    """Take the top card of the discard pile."""

    __slots__ = ()

    def notation(self, names: Sequence[str]) -> str:
        return "takes discard"

    def aliases(self, names: Sequence[str]) -> Sequence[str]:
        return ("takes the top of the discard pile", "takes top of discard")


class InOrder(Option):
    """Discard all that is left in the order in which it lies."""

    __slots__ = ()

    def notation(self, names: Sequence[str]) -> str:
        return "discards rest"

    def aliases(self, names: Sequence[str]) -> Sequence[str]:
        return ("discards the rest in order", "passes")


class Copy(Option):
    """Have the ability of another character."""

    fields: ClassVar[tuple[str, ...]] = ("ability", "target")
    __slots__ = ("ability", "target")

    def __init__(self, ability: str, target: int) -> None:
        self.ability = ability
        self.target = target

    def notation(self, names: Sequence[str]) -> str:
        return f"copies {spaced(self.ability)}"

    def aliases(self, names: Sequence[str]) -> Sequence[str]:
        return (f"copies {names[self.target]}",)


class Keep(Option):
    """Play as this character."""

    fields: ClassVar[tuple[str, ...]] = ("ability",)
    __slots__ = ("ability",)

    def __init__(self, ability: str) -> None:
        self.ability = ability

    def notation(self, names: Sequence[str]) -> str:
        return f"keeps {spaced(self.ability)}"


class NewCharacter(Option):
    """Be dealt a new character instead of keeping the one from the last game."""

    __slots__ = ()

    def notation(self, names: Sequence[str]) -> str:
        return "takes new character"


# Options without secrets are made once and shared by all tables.
END_TURN: Final = EndTurn()
DRAW_DECK: Final = DrawDeck()
TAKE_DISCARD: Final = TakeDiscard()
IN_ORDER: Final = InOrder()

DISCARDS: Final[list[Option]] = [Discard(card) for card in range(len(KIND))]
RESPONSES: Final[list[Option]] = [Respond(card, kind) for card, kind in enumerate(KIND)]
"""For every card, the option to discard it, and the one to play it as itself in answer to something."""
NEW_CHARACTER: Final = NewCharacter()
