"""Nothing gives a hand away but its own cards: not by asks, their order, silence or the log."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from sixgun.games.bang import events as happened
from sixgun.games.bang.model import BangState, BangTable
from sixgun.games.catalog import game
from sixgun.kernel.events import EVERYONE, Event, Hidden, OpenEvent, audience
from sixgun.kernel.rng import CountedRng, FastRng, seed_bytes
from sixgun.kernel.views import SPECTATOR

from .tables import BOTH, NAMES, Player, asked, options, say, seen, table

# -- being asked -----------------------------------------------------------------------------------------

ATTACKS = {
    "shot": ("bang 2d", "Ann plays bang 2♦ at Ben"),
    "gatling": ("gatling", "Ann plays gatling 10♥"),
    "indians": ("indians", "Ann plays indians K♦"),
    "duel": ("duel 8c", "Ann plays duel 8♣ at Ben"),
}
HANDS = (
    "missed 10c, beer 6h",
    "bang 3d, beer 6h",
    "stagecoach, saloon",
    "barrel, mustang",
    "beer 6h, beer 7h",
)


def attacked(card: str, play: str, hand: str, life: int = 4) -> BangTable:
    """Ann attacks Ben, who holds two cards."""
    g = table(
        Player(hand=f"{card}, winchester"),
        Player("sean_mallory", hand, life=life),
        Player(hand="panic 8d"),
        Player(hand="cat balou"),
    )
    say(g, play)
    return g


@pytest.mark.parametrize("attack", ATTACKS)
def test_a_player_is_asked_alike_whatever_the_hand_holds(attack: str) -> None:
    tables = [attacked(*ATTACKS[attack], hand) for hand in HANDS]
    for g in tables:
        assert g.pending[0].seat == 1 and options(g)[0] == "passes"
    for reader in (SPECTATOR, 0, 2, 3):
        assert len({repr(seen(g, reader)) for g in tables}) == 1
    assert len({repr(seen(g, 1)) for g in tables}) == len(HANDS)


@pytest.mark.parametrize("attack", ATTACKS)
def test_giving_up_looks_alike_whatever_the_hand_holds(attack: str) -> None:
    tables = [attacked(*ATTACKS[attack], hand) for hand in HANDS]
    for g in tables:
        say(g, "Ben passes")
    for reader in (SPECTATOR, 0, 2, 3):
        assert len({repr(seen(g, reader)) for g in tables}) == 1


@pytest.mark.parametrize("attack", ATTACKS)
def test_whoever_has_no_cards_and_nothing_in_play_is_not_asked(attack: str) -> None:
    g = attacked(*ATTACKS[attack], "")
    assert g.seat(1).life == 3 and g.pending[0].seat != 1


@pytest.mark.parametrize("attack", ATTACKS)
def test_a_dying_player_is_asked_alike_whatever_the_hand_holds(attack: str) -> None:
    tables = [attacked(*ATTACKS[attack], hand, life=1) for hand in HANDS]
    for g in tables:
        say(g, "Ben passes")
        assert asked(g) == ("Ben", "rescue")
    for reader in (SPECTATOR, 0, 2, 3):
        assert len({repr(seen(g, reader)) for g in tables}) == 1
    for g in tables:
        say(g, "Ben passes")
        assert not g.seat(1).alive


def test_a_rescued_player_is_asked_alike_whether_there_is_another_beer() -> None:
    tables = [attacked(*ATTACKS["shot"], hand, life=1) for hand in ("beer 6h, beer 7h", "beer 6h, saloon")]
    for g in tables:
        say(g, "Ben passes", "Ben plays beer 6♥")
        assert asked(g) == ("Ben", "rescue")
    assert [options(g) for g in tables] == [["passes", "plays beer 7♥"], ["passes"]]
    for reader in (SPECTATOR, 0, 2, 3):
        assert seen(tables[0], reader) == seen(tables[1], reader)


def test_with_two_players_left_nobody_is_asked_for_a_beer() -> None:
    g = table(
        Player(hand="bang 2d, winchester"),
        Player(alive=False),
        Player(hand="beer 6h", life=1, role="renegade"),
        Player(alive=False),
    )
    say(g, "Ann plays bang 2♦ at Cleo", "Cleo passes")
    assert g.result is not None and not g.seat(2).alive


@pytest.mark.parametrize(
    ("hand", "other", "prompt"),
    [
        ("stagecoach, stagecoach", "stagecoach, saloon", "discard_excess"),
        ("springfield, stagecoach, stagecoach", "springfield, stagecoach, saloon", "pay_cost"),
    ],
)
def test_twins_are_asked_about_like_other_cards(hand: str, other: str, prompt: str) -> None:
    tables = [table(Player(hand=cards, life=1), Player(), Player(), Player()) for cards in (hand, other)]
    for g in tables:
        say(g, "Ann ends turn" if prompt == "discard_excess" else "Ann plays springfield K♠ at Ben")
        assert asked(g) == ("Ann", prompt)
    assert [len(options(g)) for g in tables] == [1, 2]
    assert seen(tables[0], 1) == seen(tables[1], 1)


# -- the order and number of asks and events -------------------------------------------------------------


def course(card: str, play: str, hands: Sequence[str]) -> tuple[list[tuple[str, str]], list[str]]:
    """Who is asked what, one after another, and what is told, if everyone passes."""
    others = [Player(character, hand) for character, hand in zip(PEOPLE, hands, strict=True)]
    g = table(Player(hand=f"{card}, winchester"), *others)
    say(g, play)
    asks = []
    while g.pending[0].seat:
        asks.append(asked(g))
        g.choose(g.pending[0].seat, "passes")
    return asks, [type(event).__name__ for event in g.events or ()]


PEOPLE = ("sean_mallory", "willy_the_kid", "greg_digger", "bill_noface")


@pytest.mark.parametrize("attack", ["gatling", "indians"])
def test_order_and_number_of_asks_do_not_depend_on_hands(attack: str) -> None:
    deals = [
        ("missed 10c", "bang 3d", "beer 6h", "barrel"),
        ("stagecoach", "missed 10c", "bang 3d", "beer 6h"),
        ("beer 6h", "beer 7h", "beer 8h", "beer 9h"),
    ]
    courses = [course(*ATTACKS[attack], hands) for hands in deals]
    assert courses[0] == courses[1] == courses[2]
    assert [name for name, _ in courses[0][0]] == ["Ben", "Cleo", "Dan", "Eve"]


# -- the log ---------------------------------------------------------------------------------------------

SHOWN_ON_PURPOSE = (happened.CardShown, happened.ShotCancelled)
"""A card shown from the hand, and cards that were named before."""


class WatchedTable(BangTable):
    """Compares what is told with where the cards lie."""

    __slots__ = ("named", "public")

    def __init__(self, state: BangState, players: int) -> None:
        self.public: set[int] = set()
        self.named: Counter[str] = Counter()
        super().__init__(game("bang"), state, NAMES[:players])

    def tell(self, kind: type[Event], *contents: Any) -> None:
        super().tell(kind, *contents)
        event = kind(*contents)
        open_now = {*self.state.discard, *self.state.row}
        open_now.update([card for seat in self.state.seats for card in seat.in_play])
        if isinstance(event, OpenEvent):
            assert event.seen_by(SPECTATOR) is event
            for card in cards_of(event):
                assert isinstance(event, SHOWN_ON_PURPOSE) or card in open_now | self.public, event
                self.named[kind.__name__] += 1
        else:
            for hidden in hidden_of(event):
                self.check_audience(event, hidden)
                self.named[kind.__name__] += 1
        self.public = open_now

    def check_audience(self, event: Event, hidden: Hidden) -> None:
        """Who may know a card follows from where it came from and where it went."""
        if isinstance(event, (happened.CardsDrawn, happened.CardsLookedAt)):
            assert hidden.audience == audience(event.seat)
        elif isinstance(event, (happened.CardTaken, happened.CardGiven, happened.EstateTaken)):
            lay_open = hidden.value in self.public
            assert hidden.audience == (EVERYONE if lay_open else audience(event.seat, event.target))
        else:
            raise AssertionError(f"{event} keeps a secret nobody thought of")


def cards_of(event: Any) -> Iterator[int]:
    for field in event.fields:
        if field in ("card", "cards", "missed"):
            value = getattr(event, field)
            yield from [card for card in (value if isinstance(value, tuple) else (value,)) if card >= 0]


def hidden_of(event: Any) -> Iterator[Hidden]:
    for field in event.fields:
        value = getattr(event, field)
        yield from [
            item for item in (value if isinstance(value, tuple) else (value,)) if isinstance(item, Hidden)
        ]


def test_the_log_names_only_cards_that_lie_open_or_were_drawn_by_the_reader() -> None:
    named: Counter[str] = Counter()
    for number in range(60):
        players = 3 + number % 6
        rng = FastRng.seeded(seed_bytes(f"log {number}"))
        state = game("bang").deal(players, BOTH, {}, CountedRng(seed_bytes(f"log {number}")))
        assert isinstance(state, BangState)
        g = WatchedTable(state, players)
        g.events = []
        g.advance()
        while g.pending:
            ask = g.pending[rng.below(len(g.pending))]
            g.choose(ask.seat, rng.below(len(ask.options)))
        named += g.named
    assert named.keys() >= {
        "CardsDrawn", "CardTaken", "CardGiven", "CardPlayed", "CardSpent", "CardDiscarded",
        "Flipped", "StoreOpened",
    }  # fmt: skip


# -- chance ----------------------------------------------------------------------------------------------

HAND = "beer 6h, beer 7h, beer 8h, beer 9h, beer 10h"
PICKS = {
    "panic": (Player(hand="panic, winchester"), ["Ann plays panic J♥ at Ben"]),
    "cat balou": (Player(hand="cat balou, winchester"), ["Ann plays cat balou K♥ at Ben"]),
    "brawl": (Player(hand="brawl, saloon, winchester"), ["Ann plays brawl J♠", "Ann discards saloon 5♥"]),
    "jesse jones": (Player("jesse_jones"), ["Ann picks hand of Ben"]),
}
TRIES = 1_000
CRITICAL = 18.47
"""Chi-square with four degrees of freedom exceeds this once in a thousand times."""


@pytest.mark.parametrize("pick", PICKS)
def test_a_random_card_of_a_hand_is_any_of_them(pick: str) -> None:
    picker, deeds = PICKS[pick]
    start = table(picker, Player(hand=HAND), Player(), Player(), fresh_turn=pick == "jesse jones")
    counts: Counter[int] = Counter()
    before = list(start.seat(1).hand)
    for number in range(TRIES):
        g = start.clone()
        assert isinstance(g, BangTable)
        g.state.rng = CountedRng(number.to_bytes(16, "big"))
        say(g, *deeds)
        counts.update(set(before) - set(g.seat(1).hand))
    assert counts.total() == TRIES
    expected = TRIES / len(before)
    assert sum((counts[card] - expected) ** 2 / expected for card in before) < CRITICAL
