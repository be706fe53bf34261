"""Nothing a seat may not know reaches it: by view, ask, event, refusal or imagination."""

from typing import Any

import pytest
from hypothesis import given

from sixgun.kernel.asks import Option, Refused
from sixgun.kernel.playout import playout
from sixgun.kernel.rng import FastRng
from sixgun.kernel.table import Table
from sixgun.kernel.views import SPECTATOR, View, events_seen
from tests.kernel.saloon.game import SaloonGame

from .contract import COMPANIES, INVARIANTS, Company, Walk, random_choice, reopened, walked, walks

everywhere = pytest.mark.parametrize("company", COMPANIES, ids=str)

FOLLOW = 20
"""How many choices are followed after the shuffle."""


def known(table: Table[Any], seat: int) -> tuple[object, ...]:
    """Everything a seat can find out without changing anything."""
    answers: list[object] = []
    closed = table.closed(seat) if seat >= 0 else ()
    wrong: list[Option | int | str] = [-1, 999, "dances", *[entry.option for entry in closed]]
    for choice in wrong:
        copy = table.clone()
        try:
            copy.choose(seat, choice)
            answers.append("accepted")
        except Refused as refused:
            answers.append(refused.refusal)
    return table.game.view(table, seat).canonical(), list(closed), answers, events_seen(table, seat)


def check_nothing_leaks(table: Table[Any], reader: int, walk: Walk) -> int:
    """Redeal what the reader cannot see: it must not notice, now or until it is told something else.

    Where something was revealed, the reader may learn it from what it is told, from what lies open for
    everyone, and before the first turn from what it is dealt; whatever else it sees has to be the same.
    """
    rng = walk.choices()
    shuffled = table.game.hidden_shuffled(table.state, reader, rng)
    one = reopened(table.game, table.state.clone(), table.names)
    other = reopened(table.game, shuffled, table.names)
    start = (one.state.reveals, other.state.reveals)
    followed = 0
    while followed < FOLLOW:
        if (one.state.reveals, other.state.reveals) != start:
            if not table.state.turn_number or events_seen(one, reader) != events_seen(other, reader):
                break
            if one.game.view(one, SPECTATOR).canonical() != other.game.view(other, SPECTATOR).canonical():
                break
        assert known(one, reader) == known(other, reader)
        if not one.pending:
            break
        seat, index = random_choice(one, rng)
        ask = one.ask_of(seat)
        assert ask is not None
        option = ask.options[index]
        there = other.ask_of(seat)
        if there is None or option not in there.options:
            assert seat != reader, "the reader's own options may not depend on secrets"
            break
        one.choose(seat, option)
        other.choose(seat, option)
        followed += 1
    return followed


@everywhere
@given(walks())
def test_secrets_do_not_interfere_with_what_a_seat_can_find_out(company: Company, walk: Walk) -> None:
    table = walked(company, walk)
    for reader in range(SPECTATOR, company.players):
        check_nothing_leaks(table, reader, walk)


@pytest.mark.parametrize("company", [each for each in COMPANIES if each.players > 3], ids=str)
def test_the_proof_has_something_to_shuffle_and_something_to_follow(company: Company) -> None:
    changed = followed = 0
    for seed in range(20):
        table = walked(company, Walk(seed, 9))
        before = table.state.save()
        changed += table.game.hidden_shuffled(table.state, 0, FastRng.seeded(b"s")).save() != before
        followed += check_nothing_leaks(table, 0, Walk(seed, 9))
    assert changed and followed


class LeakyView(View):
    """A view that gives away the top of the deck."""

    def __init__(self, table: Table[Any], seat: int) -> None:
        super().__init__(table, seat)
        self.top = table.state.deck[-1:]

    def canonical(self) -> str:
        return f"{super().canonical()} {self.top}"


class LeakySaloon(SaloonGame):
    def view(self, table: Table[Any], seat: int) -> Any:
        return LeakyView(table, seat)


def test_the_proof_catches_a_leak() -> None:
    table = walked(Company(LeakySaloon(), 3), Walk(1, 5))
    with pytest.raises(AssertionError):
        for seed in range(10):
            check_nothing_leaks(table, 0, Walk(seed, 0))


@everywhere
@given(walks())
def test_an_imagined_world_looks_the_same_and_can_be_played_to_its_end(company: Company, walk: Walk) -> None:
    table = walked(company, walk)
    for reader in range(SPECTATOR, company.players):
        view = company.game.view(table, reader)
        world = company.game.imagine(view, walk.choices())
        again = reopened(company.game, world, table.names)
        assert company.game.view(again, reader).canonical() == view.canonical()
        assert not list(INVARIANTS[company.game.id](again))
        rng = FastRng.seeded(b"imagined")
        playout(again, lambda rng=rng: rng.below(1 << 20) / (1 << 20))  # type: ignore[misc]
        assert again.result is not None


@everywhere
@given(walks())
def test_imagination_knows_no_more_than_the_view(company: Company, walk: Walk) -> None:
    table = walked(company, walk)
    for reader in range(SPECTATOR, company.players):
        other = reopened(
            company.game, company.game.hidden_shuffled(table.state, reader, walk.choices()), table.names
        )
        worlds = [
            company.game.imagine(company.game.view(one, reader), FastRng.seeded(b"a world")).save()
            for one in (table, other)
        ]
        assert worlds[0] == worlds[1]


@everywhere
@given(walks(30))
def test_looking_changes_nothing(company: Company, walk: Walk) -> None:
    table = walked(company, walk)
    before = (table.state.save(), table.pending)
    for reader in range(SPECTATOR, company.players):
        known(table, reader)
    assert before == (table.state.save(), table.pending)


@everywhere
@given(walks())
def test_the_log_of_a_spectator_holds_no_more_than_everyone_knows(company: Company, walk: Walk) -> None:
    table = walked(company, walk)
    public = events_seen(table, SPECTATOR)
    for seat in range(company.players):
        for mine, theirs in zip(events_seen(table, seat), public, strict=True):
            assert mine == theirs or mine.seen_by(SPECTATOR) == theirs


def reacts(company: Company) -> bool:
    """Whether a game has abilities that react; printed programs do not wait in the tray."""
    return any(module.abilities for module in company.game.modules)


@pytest.mark.parametrize(
    "company", [each for each in COMPANIES if each.players == each.game.max_players and reacts(each)], ids=str
)
def test_reactions_that_wait_while_someone_decides_wait_in_imagined_worlds_too(company: Company) -> None:
    for seed in range(2_000):
        table = company.deal(f"waiting {seed}")
        rng = Walk(seed, 0).choices()
        while table.pending and not table.state.tray:
            table.choose(*random_choice(table, rng))
        if table.pending:
            break
    else:
        pytest.fail("no reaction ever waits while someone decides")
    for reader in range(SPECTATOR, company.players):
        view = company.game.view(table, reader)
        assert [trigger.ability for trigger in view.tray] == [trigger.ability for trigger in table.state.tray]
        assert company.game.imagine(view, FastRng.seeded(b"worlds")).tray == list(view.tray)
