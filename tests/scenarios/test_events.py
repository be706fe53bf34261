"""Claims about events: whose they are, what is in them, and in which order they happened."""

from pathlib import Path
from random import Random

import pytest

import sixgun
from sixgun.scenarios import Malformed, outcome, read_text
from sixgun.scenarios.grammar import Grammar
from sixgun.scenarios.happenings import Happened, described
from sixgun.scenarios.moment import Moment
from sixgun.scenarios.scenario import Line

START = """scenario: a shot
game: bang
given:
  turn: Ann
  Ann: {hand: [bang 7♦, mustang 8♥]}
  Ben: {hand: [beer 6♥], in_play: [barrel Q♠]}
  Cleo: {}
  Dan: {}
  deck: [duel Q♦]
when:
  - Ann plays bang at Ben
  - Ben uses barrel
  - Ben passes
"""


def differences(claim: str) -> tuple[str, ...]:
    """What differs after a shot from a claim, without the line, the claim and the open question."""
    lines = outcome(read_text(START + f"then:\n  - {claim}\n", Path("test"))[0]).differs
    said = [line for line in lines if " is still asked: " not in line]
    return tuple(line.split(": ")[-1] if "what happened" not in line else line for line in said)


HOLD = [
    "events in order: CardPlayed, ShotFired, Flipped, LifeLost",
    "events in order: CardPlayed of Ann, LifeLost of Ben",
    "events in order: ShotFired of Ben (by Ann), Flipped (cards [duel Q♦]), LifeLost (points 1, life 3)",
    "events in order: CardPlayed (card bang, target Ben)",
    "events in order: [CardPlayed of Ann, LifeLost of Ben]",
    '"events in order: CardPlayed of Ann, LifeLost of Ben"',
    "event LifeLost of Ben (points 1)",
    "1 event LifeLost of Ben",
    "no event LifeLost of Ann",
    "no event LifeLost (points 2)",
]


@pytest.mark.parametrize("claim", HOLD)
def test_a_claim_about_events_holds(claim: str) -> None:
    assert differences(claim) == ()


def test_events_in_the_wrong_order_differ() -> None:
    assert differences("events in order: LifeLost of Ben, Flipped of Ben") == (
        "Flipped of Ben happened, but not after LifeLost of Ben",
    )


def test_one_event_counts_once() -> None:
    assert differences("events in order: LifeLost, LifeLost of Ben") == (
        "LifeLost of Ben happened, but not after LifeLost",
    )


def test_an_event_that_did_not_happen_differs() -> None:
    assert differences("events in order: CardPlayed, Eliminated") == ("Eliminated did not happen",)


def test_an_event_with_other_contents_is_told_as_it_was() -> None:
    told = "LifeLost of Ben (points 1, cause bang, by Ann, life 3, last false)"
    for claim in (
        "event LifeLost of Ben (points 2)",
        "events in order: CardPlayed, LifeLost of Ben (points 2)",
    ):
        (only,) = differences(claim)
        assert only.endswith(f"LifeLost of Ben (points 2) did not happen; what happened: {told}")


def test_events_between_the_deeds() -> None:
    for claim in ("{events in order: [CardPlayed, LifeLost]}", '"events in order: CardPlayed, LifeLost"'):
        text = START + f"  - expect: {claim}\n"
        assert outcome(read_text(text, Path("test"))[0]).differs == ()


MISTAKES = [
    ("events in order: CardPlayd", "there is no event 'CardPlayd'; did you mean 'CardPlayed'?"),
    ("events in order: LifeLost of Bean", "there is no player 'Bean'; did you mean 'Ben'?"),
    ("events in order: LifeLost (pionts 2)", "LifeLost has no 'pionts'; did you mean 'points'?"),
    ("events in order: DeckShuffled of Ben", "DeckShuffled has no player; write one of: count"),
    ("events in order: LifeLost (points)", "what is the 'points' of LifeLost? A value follows it"),
    ("events in order: LifeLost,", "an event is missing between two commas"),
    ("event CardPlayed (card bear)", "'bear' is no card; did you mean 'beer'?"),
    ("event ShotFired (by Anne)", "there is no player 'Anne'; did you mean 'Ann'?"),
    ("events in order: 3", "an item of 'then' is a sentence"),
    ("events in order: []", "an item of 'then' is a sentence"),
]


@pytest.mark.parametrize(("claim", "reason"), MISTAKES)
def test_a_mistake_in_an_event_is_named(claim: str, reason: str) -> None:
    with pytest.raises(Malformed) as caught:
        differences(claim)
    assert (caught.value.line, caught.value.reason) == (15, reason)
    assert reason in Path("docs/scenarios.md").read_text(encoding="utf-8")


def test_among_deeds_it_is_a_claim() -> None:
    with pytest.raises(Malformed, match="'expect: \"events in order: LifeLost\"'"):
        outcome(read_text(START + "  - events in order: LifeLost\n", Path("test"))[0])


@pytest.mark.parametrize(("game", "players"), [("dice", 5), ("bang", 5), ("legends", 2), ("legends", 4)])
def test_every_event_can_be_claimed_as_it_is_told(game: str, players: int) -> None:
    scenario = read_text(f"scenario: x\ngame: {game}\ngiven: {{players: {players}}}\n", Path("test"))[0]
    now = Moment(scenario)
    grammar = Grammar(scenario, now.before)
    kinds: set[str] = set()
    for seed in range(3):
        now.table = sixgun.new(game, players=players, seed=f"events {seed}", names=scenario.names)
        random = Random(seed)
        for _ in range(400):
            if not now.table.pending:
                break
            ask = now.table.pending[0]
            now.table.choose(ask.seat, random.randrange(len(ask.options)))
        for event in now.table.events or ():
            kinds.add(type(event).__name__)
            claim = grammar.claim(Line(1, f"event {described(event, now)}"))
            assert isinstance(claim, Happened) and claim.told.is_it(event, now), described(event, now)
    assert len(kinds) > 12
