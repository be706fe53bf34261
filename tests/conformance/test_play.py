"""What everyone at the table may rely on: asks, options, refusals, copies, saved states, an end."""

import json
from typing import Any

import pytest
from hypothesis import given

from sixgun.games.catalog import GAMES
from sixgun.kernel.asks import Refused
from sixgun.kernel.hooks import Ability
from sixgun.kernel.plain import encode
from sixgun.kernel.playout import playout
from sixgun.kernel.rng import FastRng
from sixgun.kernel.state import canonical, checksum
from sixgun.kernel.table import Table

from .contract import COMPANIES, INVARIANTS, Company, Walk, play_on, random_choice, reopened, walked, walks

everywhere = pytest.mark.parametrize("company", COMPANIES, ids=str)


def test_every_game_of_the_catalogue_is_here_and_has_invariants() -> None:
    assert {*GAMES, "saloon"} == {company.game.id for company in COMPANIES} == set(INVARIANTS)


@everywhere
@given(walks())
def test_each_ask_has_options_and_each_option_is_accepted(company: Company, walk: Walk) -> None:
    table = walked(company, walk)
    assert (table.result is None) == bool(table.pending)
    for ask in table.pending:
        assert ask.options
        assert 0 <= ask.default < len(ask.options)
        for index, option in enumerate(ask.options):
            results = set()
            for way in (index, option, option.notation(table.names)):
                copy = table.clone()
                copy.choose(ask.seat, way)
                assert not list(INVARIANTS[company.game.id](copy))
                results.add(checksum(copy.state))
            assert len(results) == 1


@everywhere
@given(walks())
def test_notations_are_unique_and_found_again(company: Company, walk: Walk) -> None:
    table = walked(company, walk)
    for ask in table.pending:
        texts = [option.notation(table.names) for option in ask.options]
        assert len({text.casefold() for text in texts}) == len(texts)
        for index, option in enumerate(ask.options):
            assert texts[index] == " ".join(texts[index].split()) != ""
            for text in (texts[index], texts[index].upper()):
                assert ask.find(text, table.names) == index
            for alias in option.aliases(table.names):
                meant = ask.options[ask.find(alias, table.names)]
                assert meant == option or (alias in meant.aliases(table.names) and alias not in texts)
        assert ask.find("dances on the table", table.names) == -1


@everywhere
@given(walks())
def test_what_is_closed_is_refused_with_exactly_its_reason(company: Company, walk: Walk) -> None:
    table = walked(company, walk)
    before = checksum(table.state)
    for ask in table.pending:
        shut = [closed.option for closed in table.closed(ask.seat)]
        assert len({option.notation(table.names) for option in shut}) == len(shut), "one reason for each"
        for closed in table.closed(ask.seat):
            assert closed.option not in ask.options
            for way in (closed.option, closed.option.notation(table.names)):
                with pytest.raises(Refused) as refused:
                    table.choose(ask.seat, way)
                assert refused.value.refusal == closed.refusal
    assert checksum(table.state) == before


@everywhere
@given(walks())
def test_whatever_else_is_chosen_is_refused_and_changes_nothing(company: Company, walk: Walk) -> None:
    table = walked(company, walk)
    before = (checksum(table.state), table.pending, len(table.history or ()), len(table.events or ()))
    asked = [ask.seat for ask in table.pending]
    for seat in (-1, *range(company.players), company.players):
        for choice in (-1, 1_000, "", "dances on the table") if seat in asked else (0, "passes"):
            with pytest.raises(Refused) as refused:
                table.choose(seat, choice)
            assert refused.value.refusal.key in (
                "no-such-option", "not-an-option", "not-your-choice", "no-such-seat", "game-over",
            )  # fmt: skip
    assert before == (checksum(table.state), table.pending, len(table.history or ()), len(table.events or ()))


@everywhere
@given(walks())
def test_a_state_survives_json(company: Company, walk: Walk) -> None:
    table = walked(company, walk)
    text = canonical(table.state.save())
    again = reopened(company.game, company.game.load(json.loads(text)), table.names)
    assert canonical(again.state.save()) == text
    assert views(again) == views(table)
    play_on(table, walk.choices(), 20)
    play_on(again, walk.choices(), 20)
    assert checksum(again.state) == checksum(table.state)


@everywhere
@given(walks(0))
def test_a_table_remembers_nothing_but_its_state(company: Company, walk: Walk) -> None:
    table = company.deal(f"memory {walk.seed}")
    rng = walk.choices()
    for _ in range(60):
        if not table.pending:
            break
        table.choose(*random_choice(table, rng))
        fresh = reopened(company.game, table.state.clone(), table.names)
        for ask, other in zip(table.pending, fresh.pending, strict=True):
            assert (ask.seat, ask.prompt, list(ask.options)) == (
                other.seat,
                other.prompt,
                list(other.options),
            )
            assert list(ask.question.closed(table)) == list(other.question.closed(fresh))
        assert not table.pending or indexed(table) == indexed(fresh)


def indexed(table: Table[Any]) -> list[object]:
    """Which abilities are in force, and in which order they speak about what."""
    live = table.live
    found: list[object] = [sorted(named(ability) for ability in live.abilities)]
    for index in (live.modifies, live.forbids, live.replaces, live.offers, live.after):
        spoken = {
            kind.__name__: [(*named(bound.ability), bound.hook.name) for bound in bounds]
            for kind, bounds in index.items()
        }
        found.append(spoken)
    found.append([named(bound.ability) for bound in live.whenever])
    for of_seats in (live.changes, live.hears):
        found.append(list(of_seats))
    found.append((live.anywhere, live.heard, live.changes_of_all, live.hears_of_all))
    found.append((live.attentive, table.restless))
    return found


def named(ability: Ability) -> tuple[str, int, int]:
    return ability.id, ability.owner, ability.card


@everywhere
@given(walks(0))
def test_a_game_nobody_writes_down_goes_the_same_way(company: Company, walk: Walk) -> None:
    table = company.deal(f"unwritten {walk.seed}")
    copy = table.clone()
    assert copy.events is None and copy.history is None
    rng = walk.choices()
    for _ in range(120):
        assert checksum(copy.state) == checksum(table.state)
        if not table.pending:
            break
        seat, index = random_choice(table, rng)
        table.choose(seat, index)
        copy.choose(seat, index)


@everywhere
@given(walks())
def test_a_copy_and_its_original_do_not_know_each_other(company: Company, walk: Walk) -> None:
    table = walked(company, walk)
    before = (checksum(table.state), views(table), list(table.events or ()), list(table.history or ()))
    frames = [(frame, encode(frame)) for frame in table.state.agenda]
    options = [(option, encode(option)) for ask in table.pending for option in ask.options]
    copy = table.clone(history=True)
    assert (checksum(copy.state), views(copy), copy.events, copy.history) == before
    play_on(copy, walk.choices(), 30)
    assert before == (checksum(table.state), views(table), table.events, table.history)
    after = checksum(copy.state)
    play_on(table, FastRng.seeded(b"another way"), 30)
    assert checksum(copy.state) == after
    assert all(encode(record) == text for record, text in [*frames, *options]), "records never change"


@everywhere
@pytest.mark.parametrize("fast", [False, True], ids=["counted", "fast"])
@given(walks(0))
def test_random_play_ends_and_the_invariants_hold_all_the_way(
    company: Company, fast: bool, walk: Walk
) -> None:
    table = company.deal(f"end {walk.seed}", fast=fast)
    rng = walk.choices()
    for _ in range(5_000):
        if not table.pending:
            break
        table.choose(*random_choice(table, rng))
        assert not list(INVARIANTS[company.game.id](table))
    assert table.result is not None
    assert not table.state.agenda and not table.state.tray and not table.state.sealed
    assert set(table.result.winners) <= set(range(company.players))


@everywhere
@given(walks(40))
def test_a_playout_ends_the_game_too(company: Company, walk: Walk) -> None:
    table = walked(company, walk).clone()
    rng = walk.choices()
    assert playout(table, lambda: rng.below(1 << 20) / (1 << 20)) >= 0
    assert table.result is not None and not table.pending
    assert not list(INVARIANTS[company.game.id](table))


def views(table: Table[Any]) -> list[str]:
    """What everyone sees, spectators included."""
    return [table.game.view(table, seat).canonical() for seat in range(-1, len(table.names))]
