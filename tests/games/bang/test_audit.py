"""A second opinion: a few rules written once more in the plainest way, compared with random games."""

from collections import Counter
from collections.abc import Iterator
from typing import cast

import pytest

import sixgun
from sixgun.games.bang.cards import KIND, LABEL, LIFE
from sixgun.games.bang.events import Eliminated, TurnBegan
from sixgun.games.bang.model import BangState, BangTable
from sixgun.games.bang.options import EndTurn, Play
from sixgun.games.bang.queries import bang_limit, distance, hand_limit, weapon_range
from sixgun.kernel.rng import FastRng, seed_bytes
from sixgun.kernel.state import Result

RANGES = {"volcanic": 1, "schofield": 2, "remington": 3, "rev_carabine": 4, "winchester": 5}
FARTHER = ("mustang", "hideout")
NEARER = ("scope", "binocular")
GAMES = 8


class Auditor:
    """Knows the rules by heart and nothing of the engine's code."""

    def __init__(self, state: BangState) -> None:
        self.seats = state.seats
        self.active = state.active
        self.bangs = state.bangs

    def has(self, seat: int, character: str) -> bool:
        player = self.seats[seat]
        return player.alive and character in (player.character, *player.borrowed)

    def works(self, seat: int, kind: str) -> bool:
        """Whether a card of this name lies in front of a player and is not made useless by Belle Star."""
        if seat != self.active and self.has(self.active, "belle_star"):
            return False
        return any(KIND[card] == kind for card in self.seats[seat].in_play)

    def living(self) -> list[int]:
        return [index for index, seat in enumerate(self.seats) if seat.alive]

    def distance(self, one: int, other: int) -> int:
        ring = self.living()
        way = abs(ring.index(one) - ring.index(other))
        seats = min(way, len(ring) - way)
        plus = sum(self.works(other, kind) for kind in FARTHER) + self.has(other, "paul_regret")
        minus = sum(self.works(one, kind) for kind in NEARER) + self.has(one, "rose_doolan")
        return max(1, seats + plus - minus)

    def reach(self, seat: int) -> int:
        return max([1, *[reach for kind, reach in RANGES.items() if self.works(seat, kind)]])

    def may_fire(self, seat: int) -> bool:
        endless = self.works(seat, "volcanic") or self.has(seat, "willy_the_kid")
        return endless or self.bangs == 0

    def fires(self, seat: int) -> Iterator[int]:
        """The hand cards that may be played as a BANG! card."""
        for card in self.seats[seat].hand:
            swapped = KIND[card] == "missed" and self.has(seat, "calamity_janet")
            if KIND[card] == "bang" or swapped or self.has(seat, "annie_versary"):
                yield card

    def shots(self, seat: int) -> Iterator[tuple[str, int]]:
        """Card and target of every BANG! that may be played; players may shoot themselves too."""
        for card in self.fires(seat) if self.may_fire(seat) else ():
            for target in self.living():
                near = target == seat or self.distance(seat, target) <= self.reach(seat)
                diamond = LABEL[card].endswith("♦")
                if near and not (diamond and target != seat and self.has(target, "apache_kid")):
                    yield LABEL[card], target

    def hand_limit(self, seat: int) -> int:
        life = self.seats[seat].life
        return max(life, 10) if self.has(seat, "sean_mallory") else life


def winners(roles: list[str], fallen: list[tuple[int, int]]) -> tuple[int, ...] | None:
    """Who has won after these eliminations, given as (victim, killer); None if nobody has yet."""
    out = [seat for seat, _ in fallen]
    alive = [seat for seat in range(len(roles)) if seat not in out]
    if len(roles) == 3:
        prey = {"deputy": "renegade", "renegade": "outlaw", "outlaw": "deputy"}
        victim, hunter = fallen[0]
        if len(fallen) == 1:
            caught = hunter >= 0 and prey[roles[hunter]] == roles[victim]
            return (hunter,) if caught else None
        return tuple(alive)
    left = Counter(roles[seat] for seat in alive)
    if not left["sheriff"]:
        if left == {"renegade": 1}:
            return tuple(alive)
        return tuple(seat for seat, role in enumerate(roles) if role == "outlaw")
    if not left["outlaw"] and not left["renegade"]:
        return tuple(seat for seat, role in enumerate(roles) if role in ("sheriff", "deputy"))
    return None


def look(g: BangTable) -> int:
    """Compare one moment; returns how many shots were possible."""
    auditor = Auditor(g.state)
    for one in auditor.living():
        assert weapon_range(g, one) == auditor.reach(one)
        assert hand_limit(g, one) == auditor.hand_limit(one)
        for other in auditor.living():
            if one != other:
                assert distance(g, one, other) == auditor.distance(one, other)
    ask = g.pending[0]
    if ask.prompt == "discard_excess":
        surplus = len(g.seat(ask.seat).hand) - auditor.hand_limit(ask.seat)
        assert surplus > 0 and ask.question.params(g)["count"] == surplus
    if ask.prompt != "act":
        return 0
    assert ask.seat == g.state.active and isinstance(ask.options[0], EndTurn)
    assert (g.state.bangs < bang_limit(g, ask.seat)) == auditor.may_fire(ask.seat)
    played = [option for option in ask.options if isinstance(option, Play) and option.kind == "bang"]
    assert {(LABEL[option.card], option.target) for option in played} == set(auditor.shots(ask.seat))
    return len(played)


def dealt(players: int, seed: str) -> tuple[BangTable, FastRng]:
    """A table and the generator of its players' choices."""
    g = sixgun.new("bang", players, sets=["base", "dodge_city"], seed=seed)
    return cast(BangTable, g), FastRng.seeded(seed_bytes(seed))


@pytest.mark.parametrize("players", range(3, 9))
def test_an_independent_opinion_agrees_in_random_games(players: int) -> None:
    shots = 0
    for number in range(GAMES):
        g, rng = dealt(players, f"audit {players} {number}")
        first = g.state.active
        while g.pending:
            shots += look(g)
            ask = g.pending[0]
            g.choose(ask.seat, rng.below(len(ask.options)))
        check_story(g, first)
    assert shots > 100


def check_story(g: BangTable, first: int) -> None:
    """The log of a finished game: turns in order, and the game over exactly when someone had won."""
    roles = [seat.role for seat in g.state.seats]
    fallen: list[tuple[int, int]] = []
    result = cast(Result, g.result)
    expected = first
    for event in g.events or ():
        if isinstance(event, Eliminated):
            fallen.append((event.seat, event.by))
            won = winners(roles, fallen)
            last = len(fallen) == sum(not seat.alive for seat in g.state.seats)
            assert (won is not None) == last
            if won is not None:
                assert result.winners == won
        elif isinstance(event, TurnBegan):
            while expected in [seat for seat, _ in fallen]:
                expected = (expected + 1) % len(roles)
            assert event.seat == expected
            expected = (expected + 1) % len(roles)
    assert fallen


# -- the hand limit --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 5, 8])
def test_nobody_ends_a_turn_with_too_many_cards(players: int) -> None:
    """From the choice that ends phase 2 on, only the surplus is discarded, never more and never less."""
    discarded = 0
    for number in range(GAMES):
        g, rng = dealt(players, f"limit {players} {number}")
        while g.pending:
            ask = g.pending[0]
            index = rng.below(len(ask.options))
            ends = ask.prompt == "act" and isinstance(ask.options[index], EndTurn)
            surplus = max(0, len(g.seat(ask.seat).hand) - Auditor(g.state).hand_limit(ask.seat))
            g.choose(ask.seat, index)
            if not ends:
                continue
            for _ in range(surplus):
                assert (g.pending[0].seat, g.pending[0].prompt) == (ask.seat, "discard_excess")
                g.choose(ask.seat, g.pending[0].default)
                discarded += 1
            assert not g.pending or g.pending[0].prompt != "discard_excess"
    assert discarded > 20


def test_max_life_is_the_printed_number_and_one_more_for_the_sheriff() -> None:
    for number in range(30):
        g, _ = dealt(8, f"life {number}")
        for seat in g.state.seats:
            assert seat.max_life == seat.life == LIFE[seat.character] + (seat.role == "sheriff")
