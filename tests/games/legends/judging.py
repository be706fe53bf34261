"""Tables of Western Legends for judged situations: who is where with what, and what chance brings.

Everyone starts without points, money, cards or abilities (a character's ability needs 5 LP), on a space of
their own. A test writes down what its rule is about and nothing else.
"""

from collections.abc import Sequence
from typing import Any, Final, cast

import sixgun
from sixgun.games.legends.acting import Acting
from sixgun.games.legends.content.kinds import NOTHING
from sixgun.games.legends.effects import place
from sixgun.games.legends.model import Day, LegendsState, LegendsTable, Seat
from sixgun.games.legends.printed import (
    BOARD,
    CATTLE,
    CHARACTERS,
    CONTENT,
    FIGHT_CARDS,
    GOALS,
    ITEMS,
    REGION,
    STORIES,
)
from sixgun.games.legends.turn import TURN, Turn, resolve_stories
from sixgun.kernel.asks import Ask, Option
from sixgun.kernel.rng import CountedRng
from sixgun.kernel.scripted import WrittenRng

RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUITS: Final = "schd"
PARKED: Final = ("sv_plain_1", "cj_plain_5", "mp_plain_6", "sh_plain_7", "cj_plain_10", "sh_plain_4")
"""Where players stand that a test does not place: far from everything, each alone."""
CAST: Final = (
    *("bloody_knife", "calamity_jane", "stagecoach_mary", "y_b_rowdy", "wild_bill_hickok", "kit_carson"),
)
FACES: Final = {"nugget": 0, "money": 3, "reroll": 4, "blank": 5}


def card(word: str) -> int:
    """The number of a poker card: ``10h``, ``ks``."""
    return RANKS.index(word[:-1].upper()) * 4 + SUITS.index(word[-1].lower())


def cards(words: str) -> list[int]:
    """Poker cards, separated by spaces."""
    return [card(word) for word in words.split()]


def space(id: str) -> int:
    """The number of a space."""
    return BOARD.by_id[id]


def item(id: str) -> int:
    """The number of an item."""
    return CONTENT.numbers["item"][id]


def fight_card(rank: str) -> int:
    """The number of a fight card."""
    return next(number for number, one in enumerate(FIGHT_CARDS) if one.rank == rank)


def token(id: str) -> int:
    """The number of a cattle token."""
    return next(number for number, one in enumerate(CATTLE) if one.id == id)


def story(slug: str) -> int:
    """The number of a story card."""
    return next(number for number, one in enumerate(STORIES) if one.slug == slug)


class Judged:
    """A table in the action phase of a player, with short words for what tests do."""

    def __init__(
        self,
        players: int = 3,
        active: int = 0,
        characters: Sequence[str] = (),
        settings: dict[str, int | str] | None = None,
    ) -> None:
        self.g = cast(LegendsTable, sixgun.new("legends", players=players, settings=settings, seed="judged"))
        while self.g.state.turn_number == 0:
            self.g.choose(self.g.pending[0].seat, 0)
        state = self.state
        for index, player in enumerate(state.seats):
            wanted = characters[index] if index < len(characters) and characters[index] else CAST[index]
            undress(state, player, wanted)
            place(self.g, index, space(PARKED[index]))
        state.deck = sorted(range(52), reverse=True)
        state.discard = []
        state.first = 0
        state.active = active
        state.round = 5
        state.bandits = 0
        state.sheriff = BOARD.prison
        state.black_space = space("sv_mine") if state.with_black else NOTHING
        self.turn_of(active)

    @property
    def state(self) -> LegendsState:
        """The state behind the table."""
        return self.g.state

    def seat(self, index: int) -> Seat:
        """A player."""
        return self.state.seats[index]

    # -- putting things ------------------------------------------------------------------------------

    def turn_of(self, seat: int, whole: bool = False) -> None:
        """Let a player's action phase begin, or the whole turn; the end of the turn follows."""
        state = self.state
        state.active = seat
        state.day = Day()
        state.day.regions = 1 << REGION[state.seats[seat].space]
        state.agenda[:] = [TURN[0]] if whole else [TURN[Turn.stages.index(resolve_stories)], Acting(seat)]
        self.g.advance()

    def put(self, seat: int, **what: Any) -> None:
        """Give a player things: fields of the seat by name; ``hand`` and ``at`` and ``owns`` in words."""
        player = self.seat(seat)
        for name, value in what.items():
            if name == "hand":
                self.deal(seat, value)
            elif name == "at":
                player.space = space(value)
            elif name == "owns":
                self.own(seat, value)
            elif name == "cattle":
                player.cattle = token(value)
                colour = CATTLE[player.cattle].colour
                ranches = list(self.state.ranches)
                ranches[colour] = tuple([one for one in ranches[colour] if one != player.cattle])
                self.state.ranches = tuple(ranches)
            else:
                assert hasattr(player, name), name
                setattr(player, name, value)
        if seat == self.state.active:
            self.state.day.regions = 1 << REGION[player.space]
        self.refresh()

    def deal(self, seat: int, words: str) -> None:
        """Cards from the deck to a hand."""
        for one in cards(words):
            self.state.deck.remove(one)
            self.seat(seat).hand.append(one)

    def own(self, seat: int, words: str) -> None:
        """Items for a player; the last weapon and mount are active, and ``+`` marks the upgraded side."""
        player = self.seat(seat)
        for word in words.split():
            number = item(word.rstrip("+"))
            player.items |= 1 << number
            self.state.stock[number] -= 1
            if word.endswith("+"):
                player.upgraded |= 1 << number
            if ITEMS[number].category == "weapon":
                player.weapon = number
            elif ITEMS[number].category == "mount":
                player.mount = number

    def top(self, words: str) -> None:
        """Put poker cards on top of the deck, the first one uppermost."""
        wanted = cards(words)
        self.state.deck = [one for one in self.state.deck if one not in wanted] + wanted[::-1]

    def fight_top(self, ranks: str) -> None:
        """Put fight cards on top of their deck, the first one uppermost."""
        wanted = [fight_card(rank) for rank in ranks.split()]
        deck = [one for one in range(len(FIGHT_CARDS)) if one not in wanted]
        self.state.fight_deck = deck + wanted[::-1]

    def chance(self, *rolls: str, picks: str = "") -> None:
        """What dice show (``nugget blank``), and which cards are picked at random."""
        self.state.rng = WrittenRng(
            tuple([tuple([FACES[word] for word in roll.split()]) for roll in rolls]),
            tuple([(one,) for one in cards(picks)]),
            CountedRng(bytes(16)),
            bool(rolls or picks),
        )

    def stories(self, left: str, right: str) -> None:
        """The two active story cards; below them lie all others."""
        tops = [story(left), story(right)]
        rest = [number for number in range(len(STORIES)) if number not in tops]
        self.state.stories = ((*rest[:19], tops[0]), (*rest[19:], tops[1]))
        self.state.discs = ((), ())
        self.refresh()

    def discs(self, left: tuple[int, ...], right: tuple[int, ...] = ()) -> None:
        """The discs on the two active story cards."""
        self.state.discs = (left, right)
        self.refresh()

    def bandit(self, *spaces: str) -> None:
        """Bandits on hideouts."""
        for id in spaces:
            self.state.bandits |= 1 << space(id)

    def goals(self, seat: int, *ids: str) -> None:
        """Open goals of a player, by number of the player's own character or by id."""
        names = [one if one.startswith("goal_") else f"goal_{one}" for one in ids]
        self.seat(seat).goals = tuple([n for n, goal in enumerate(GOALS) if goal.id in names])
        self.refresh()

    def refresh(self) -> None:
        """Ask the question on top of the agenda again, since the table has been changed."""
        self.g.advance()

    # -- asking and answering ------------------------------------------------------------------------

    @property
    def ask(self) -> Ask:
        """The one open question."""
        assert len(self.g.pending) == 1, f"{len(self.g.pending)} questions are open"
        return self.g.pending[0]

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked, and what."""
        return self.ask.seat, self.ask.prompt

    @property
    def options(self) -> list[str]:
        """The notations of all options; players are called P0, P1 and so on."""
        return [option.notation(self.names) for option in self.ask.options]

    @property
    def names(self) -> list[str]:
        """What players are called in notations."""
        return [f"P{index}" for index in range(len(self.state.seats))]

    def offers(self, option: Option) -> bool:
        """Whether an option is open."""
        return option in self.ask.options

    def do(self, *options: Option) -> None:
        """Answer open questions one after another, whoever is asked."""
        for option in options:
            assert option in self.ask.options, f"{option!r} is not among {self.options} of {self.asked}"
            self.g.choose(self.ask.seat, option)

    def events(self, kind: type) -> list[Any]:
        """All events of a kind that were told."""
        return [event for event in self.g.events or () if isinstance(event, kind)]


def undress(state: LegendsState, player: Seat, character: str) -> None:
    """Take everything but a revolver from a player; what was carried goes back."""
    player.character = CONTENT.numbers["character"][character]
    player.lp = player.mp = player.wp = player.money = player.nuggets = player.wounds = 0
    player.hand = []
    state.stock[player.weapon] += 1
    player.weapon = item("revolver")
    player.items = 1 << player.weapon
    state.stock[player.weapon] -= 1
    player.upgraded = 0
    player.mount = NOTHING
    player.cattle = NOTHING
    player.deeds = ()
    player.goals = ()
    player.hurt_in = 0
    assert CHARACTERS[player.character].id == character
