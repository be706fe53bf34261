"""Greygory Deck and the two characters of the base game he plays with."""

from typing import ClassVar, Final

from sixgun.games.bang.cards import CAST, EXTRAS
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.events import GameBegan
from sixgun.games.bang.kinds import Character
from sixgun.games.bang.model import BangState, BangTable
from sixgun.games.bang.moments import CharactersExchanged
from sixgun.games.bang.sets.wild_west_show.told import KEEP_PAIR, NEW_PAIR, NewPair, PairDrawn
from sixgun.kernel.asks import Option
from sixgun.kernel.hooks import after

PAIR: Final = 2
HIS_ID: Final = "greygory_deck"
BASE_GAME: Final = tuple([id for id in CAST["base"] if id not in EXTRAS])
"""The characters he may have."""


def free_pool(state: BangState) -> list[str]:
    """Those of them whom nobody is, in or out of the game, or holds back."""
    taken = {name for seat in state.seats for name in (seat.character, *seat.borrowed)}
    for part in state.parts.values():
        taken.update(part.reserved())
    return [id for id in BASE_GAME if id not in taken]


def new_pair(state: BangState) -> tuple[str, ...]:
    """Two characters of the pool at random, or what there is."""
    pool = free_pool(state)
    return tuple(state.rng.sample(pool, min(PAIR, len(pool))))


def deal_pairs(state: BangState) -> None:
    """Before the game whoever plays with a pair is dealt one."""
    for seat in state.seats:
        if seat.character == HIS_ID:
            seat.borrowed = new_pair(state)


class GreygoryDeck(Character):
    """He has the abilities of two characters of the base game; in his turn he may exchange both."""

    order_matters: ClassVar[bool] = False

    @after(GameBegan)
    def introduce_the_pair(self, g: BangTable, begun: GameBegan) -> None:
        g.tell(PairDrawn, self.owner, g.seat(self.owner).borrowed)

    @after(CharactersExchanged, own=True)
    def shuffle_the_deck(self, g: BangTable, moment: CharactersExchanged) -> None:
        g.then(ExchangePair(self.owner))

    def put_on(self, g: BangTable) -> None:
        """Whoever copies him uses two characters of their own."""
        take_pair(g, self.owner, (self.id,))


def take_pair(g: BangTable, seat: int, beside: tuple[str, ...] = ()) -> None:
    """A player gives back the characters there were and is dealt two others, perhaps the same again."""
    player = g.seat(seat)
    player.borrowed = beside
    pair = new_pair(g.state)
    player.borrowed = (*beside, *pair)
    g.board_changed()
    g.reveal(PairDrawn, seat, pair)


class ExchangePair(Decision):
    """Whether a player exchanges both characters."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ()
    of_turn: bool = True
    prompt: ClassVar[str] = "keep_pair"

    def own_choices(self, g: BangTable) -> list[Option]:
        return [KEEP_PAIR, NEW_PAIR]

    def chosen(self, g: BangTable, option: Option) -> None:
        if isinstance(option, NewPair):
            take_pair(g, self.seat)

    def params(self, g: BangTable) -> dict[str, int | str]:
        return {"count": len(g.seat(self.seat).borrowed)}
