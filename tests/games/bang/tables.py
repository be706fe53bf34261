"""Card tables as a test needs them: who holds what, what lies on top of the deck, whose turn it is."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, cast

from sixgun.games.bang.cards import KIND, LABEL, LIFE, SUIT_LETTERS, SUIT_SIGNS
from sixgun.games.bang.model import BangState, BangTable, Seat
from sixgun.games.bang.playing import Act
from sixgun.games.bang.turn import TURN, phase_three, turn_at
from sixgun.games.catalog import game
from sixgun.kernel.journal import Origin, start
from sixgun.kernel.rng import CountedRng
from sixgun.kernel.views import events_seen

NAMES: Final = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hope")
BOTH: Final = ("base", "dodge_city")
ROLES: Final = ("sheriff", "outlaw", "renegade", "outlaw", "deputy", "outlaw", "deputy", "renegade")
PLAIN: Final = (
    "tequila_joe",
    "sean_mallory",
    "willy_the_kid",
    "greg_digger",
    "pixie_pete",
    "bill_noface",
    "herb_hunter",
    "lucky_duke",
)
"""Characters who do nothing of their own accord as long as nobody is out and no check is made."""


class Player(NamedTuple):
    """One player; cards in words such as ``bang 7d, missed``."""

    character: str = ""
    hand: str = ""
    in_play: str = ""
    life: int = 0
    role: str = ""
    alive: bool = True


class Box:
    """All cards of a table, each of which can be taken out once."""

    def __init__(self, boxes: tuple[str, ...]) -> None:
        self.left = list(BangState(CountedRng(bytes(16)), [], boxes).pack())

    def take(self, words: str) -> list[int]:
        """The cards that words name, separated by commas; a name alone is any card of that name."""
        found = []
        for word in [word.strip() for word in words.split(",") if word.strip()]:
            card = next(card for card in self.left if word in spellings(card))
            self.left.remove(card)
            found.append(card)
        return found


def spellings(card: int) -> Sequence[str]:
    label = LABEL[card]
    letter = SUIT_LETTERS[SUIT_SIGNS.index(label[-1])]
    return (label, label[:-1] + letter, KIND[card].replace("_", " "))


def table(
    *players: Player,
    deck: str = "",
    discard: str = "",
    fresh_turn: bool = False,
    boxes: tuple[str, ...] = BOTH,
    empty_deck: bool = False,
    turn_of: int = 0,
) -> BangTable:
    """A table in phase 2 of `turn_of`, or right before that turn.

    `deck` and `discard` are written from the top. Cards nobody mentions lie below the deck; with `empty_deck`
    they are in the hand of the last player.
    """
    box = Box(boxes)
    seats = []
    for index, player in enumerate(players):
        role = player.role or ROLES[index]
        character = player.character or PLAIN[index]
        most = LIFE[character] + (role == "sheriff")
        seat = Seat(role, character, player.life or most, most)
        seat.hand = box.take(player.hand)
        seat.in_play = box.take(player.in_play)
        if not player.alive:
            seat.life, seat.alive = 0, False
        seats.append(seat)
    state = BangState(CountedRng(bytes(16)), seats, boxes)
    state.cast = tuple(LIFE)
    state.deck = box.take(deck)[::-1]
    state.discard = box.take(discard)[::-1]
    if empty_deck:
        seats[-1].hand.extend(box.left)
    else:
        state.deck[:0] = box.left
    state.active = turn_of
    state.turn_number = 0 if fresh_turn else 1
    state.agenda = [TURN] if fresh_turn else [turn_at(phase_three), Act(turn_of)]
    names = NAMES[: len(players)]
    origin = Origin(len(players), boxes, {}, names, bytes(16), position=state.save())
    return cast(BangTable, start(game("bang"), origin))


def asked(g: BangTable) -> tuple[str, str]:
    """Who is asked what."""
    ask = g.pending[0]
    return g.names[ask.seat], ask.prompt


def options(g: BangTable) -> list[str]:
    """What the player who is asked may answer."""
    return [option.notation(g.names) for option in g.pending[0].options]


def say(g: BangTable, *answers: str) -> None:
    """Answer the open asks one after another, each as ``Ann plays beer 6♥``."""
    for answer in answers:
        name, _, text = answer.partition(" ")
        g.choose(g.names.index(name), text)


def told(g: BangTable, *kinds: type[Any]) -> list[Any]:
    """Everything of some kinds that happened."""
    return [event for event in g.events or () if isinstance(event, kinds)]


def labels(cards: Sequence[int]) -> list[str]:
    """Cards as the notation names them."""
    return [LABEL[card] for card in cards]


def seen(g: BangTable, reader: int) -> tuple[str, list[Any]]:
    """What a reader sees and has been told."""
    return g.game.view(g, reader).canonical(), events_seen(g, reader)
