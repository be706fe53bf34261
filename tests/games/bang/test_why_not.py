"""Why not: whatever a player might try with a card is an option, or refused with a reason, never both."""

from collections import Counter
from collections.abc import Iterator
from typing import cast

import pytest

import sixgun
from sixgun.games.bang.cards import KIND, single
from sixgun.games.bang.kinds import NO_TARGET, PRINTED
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.options import CardOption, Play, Respond, UseCard
from sixgun.games.bang.playing import Usable
from sixgun.games.bang.queries import counts_as
from sixgun.kernel.asks import Option
from sixgun.kernel.rng import FastRng, seed_bytes

GAMES = 10


def attempts(g: BangTable, seat: int) -> Iterator[Option]:
    """Everything you could try in phase 2 with a card in hand, or with one in play that can be used."""
    everyone = range(len(g.state.seats))
    for card in single(g.seat(seat).hand):
        for kind in counts_as(g, seat, card):
            if PRINTED[kind].aim_of_play() == NO_TARGET:
                yield Play(card, kind)
            else:
                yield from [Play(card, kind, target) for target in everyone]
    for card in g.seat(seat).in_play:
        thing = PRINTED[KIND[card]]
        if isinstance(thing, Usable) and any(ability.card == card for ability in g.live.abilities):
            if thing.aim == NO_TARGET:
                yield UseCard(card)
            else:
                yield from [UseCard(card, target) for target in everyone]


def check_phase_two(g: BangTable) -> Counter[str]:
    """Every attempt has exactly one answer; returns how often each reason was given."""
    ask = g.pending[0]
    reasons: Counter[str] = Counter()
    closed = {repr(entry.option): entry.refusal for entry in g.closed(ask.seat)}
    opened = {repr(option) for option in ask.options}
    assert not opened & closed.keys()
    for attempt in attempts(g, ask.seat):
        assert (repr(attempt) in opened) != (repr(attempt) in closed), f"{attempt}: no answer"
    for refusal in closed.values():
        assert refusal.rule or refusal.key == "forbidden-by", f"{refusal} names neither rule nor card"
        reasons[refusal.key] += 1
    return reasons


def check_shot(g: BangTable) -> Counter[str]:
    """Every hand card can be played in answer to a shot in some way, or there is a reason why not."""
    ask = g.pending[0]
    played = {option.card for option in ask.options if isinstance(option, Respond)}
    closed = {
        entry.option.card: entry.refusal for entry in g.closed(ask.seat) if isinstance(entry.option, Respond)
    }
    assert not played & closed.keys()
    assert played | closed.keys() == set(single(g.seat(ask.seat).hand))
    return Counter(refusal.key for refusal in closed.values())


def check_spending(g: BangTable) -> Counter[str]:
    """Every hand card can be spent, or there is a reason why not."""
    ask = g.pending[0]
    spent = {option.card for option in ask.options if isinstance(option, CardOption)}
    closed = {
        entry.option.card: entry.refusal
        for entry in g.closed(ask.seat)
        if isinstance(entry.option, CardOption)
    }
    assert spent | closed.keys() == set(single(g.seat(ask.seat).hand))
    return Counter(refusal.key for refusal in closed.values())


@pytest.mark.parametrize("players", [3, 4, 6, 8])
def test_every_card_at_every_player_is_open_or_refused_with_a_reason(players: int) -> None:
    reasons: Counter[str] = Counter()
    for number in range(GAMES):
        g = cast(
            BangTable,
            sixgun.new("bang", players, sets=["base", "dodge_city"], seed=f"why {players} {number}"),
        )
        rng = FastRng.seeded(seed_bytes(f"why {players} {number}"))
        while g.pending:
            ask = g.pending[0]
            if ask.prompt == "act":
                reasons += check_phase_two(g)
            elif ask.prompt == "shot":
                reasons += check_shot(g)
            g.choose(ask.seat, rng.below(len(ask.options)))
    wanted = {
        "only-in-answer",
        "out-of-range",
        "bang-limit",
        "is-out",
        "no-missed",
        "nothing-to-lose",
        "not-yourself",
    }
    assert reasons.keys() >= wanted


@pytest.mark.parametrize("final", ["high_noon", "a_fistful_of_cards"])
def test_with_events_too_every_card_is_open_or_refused_with_a_reason(final: str) -> None:
    reasons: Counter[str] = Counter()
    for number in range(2 * GAMES):
        seed = f"why {final} {number}"
        boxes = ["base", "dodge_city", "high_noon", "fistful"]
        settings = {"final_event": final}
        g = cast(BangTable, sixgun.new("bang", 4 + number % 5, sets=boxes, seed=seed, settings=settings))
        rng = FastRng.seeded(seed_bytes(seed))
        while g.pending:
            ask = g.pending[0]
            if ask.prompt == "act":
                reasons += check_phase_two(g)
            elif ask.prompt in ("duel", "indians", "pay_cost"):
                reasons += check_spending(g)
            g.choose(ask.seat, rng.below(len(ask.options)))
    assert reasons.keys() >= {"forbidden-by", "suit-bound", "asleep", "must-play", "no-bang"}
