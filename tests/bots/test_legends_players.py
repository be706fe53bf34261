"""What the bots of Western Legends owe the table: legal choices, no secrets, the same game, little time."""

from collections.abc import Sequence
from functools import cache
from time import process_time
from typing import Any

import pytest

import sixgun
from sixgun.bots import LEVELS, Bot, Company, Reason, new_bot
from sixgun.games.legends.events import ActionBegan, Moved
from sixgun.games.legends.view import LegendsView
from sixgun.kernel.events import Event
from sixgun.kernel.rng import FastRng
from sixgun.kernel.state import checksum
from sixgun.kernel.table import Table
from sixgun.kernel.views import View, events_seen
from sixgun.texts import LANGUAGES, speaker

BOTH = ("greenhorn", "gunslinger")
PRESETS: dict[str, dict[str, int | str]] = {
    "plain": {"length": "short"},
    "goals": {"length": "short", "goals": 1},
    "first": {"first_game": 1},
}
GAMES = [(2, "goals"), (3, "plain"), (4, "first"), (6, "goals")]
USUAL = {"act", "walk", "income", "hand_limit", "lay", "fight_card", "react", "character", "shop", "dice"}


class Watched:
    """A bot whose every choice is checked."""

    def __init__(self, bot: Bot, seat: int) -> None:
        self.bot = bot
        self.seat = seat
        self.prompts: set[str] = set()
        self.reasons: dict[str, Reason] = {}
        self.choices = 0
        self.seconds = 0.0

    def choose(self, view: View, news: Sequence[Event]) -> int:
        assert isinstance(view, LegendsView)
        assert view.own_ask is not None and view.seat == self.seat
        begun = process_time()
        index = self.bot.choose(view, news)
        self.seconds += process_time() - begun
        self.choices += 1
        assert type(index) is int
        assert 0 <= index < len(view.own_ask.options)
        self.prompts.add(view.own_ask.prompt)
        reason = self.bot.reason()
        self.reasons[reason.key] = reason
        return index

    def reason(self) -> Reason:
        return self.bot.reason()


@cache
def played(players: int, level: str, seed: str, preset: str) -> tuple[Table[Any], list[Watched]]:
    """A whole game among bots of one level; games with the same description are played once."""
    table = sixgun.new("legends", players, settings=PRESETS[preset], seed=seed)
    bots = {seat: Watched(new_bot("legends", level, seat, seed), seat) for seat in range(players)}
    company = Company(table, bots)
    while company.act():
        pass
    assert table.result is not None
    return table, list(bots.values())


def test_there_are_the_usual_two_levels() -> None:
    assert LEVELS["legends"] == BOTH


@pytest.mark.parametrize("level", BOTH)
def test_choices_are_legal_at_every_kind_of_table(level: str) -> None:
    prompts: set[str] = set()
    for players, preset in GAMES:
        _, bots = played(players, level, "one", preset)
        for bot in bots:
            prompts |= bot.prompts
    assert prompts >= USUAL


@pytest.mark.parametrize("level", BOTH)
def test_the_same_seed_gives_the_same_game(level: str) -> None:
    one, other = (played(3, level, seed, "plain")[0] for seed in ("one", "other"))
    two, _ = played.__wrapped__(3, level, "one", "plain")
    assert one.events == two.events
    assert checksum(one.state) == checksum(two.state)
    assert one.events != other.events


@pytest.mark.parametrize("level", BOTH)
def test_what_is_hidden_does_not_touch_a_choice(level: str) -> None:
    table = sixgun.new("legends", 3, settings={"goals": 1, "length": "short"}, seed=f"hidden {level}")
    real = {seat: new_bot("legends", level, seat, "s") for seat in range(3)}
    blind = {seat: new_bot("legends", level, seat, "s") for seat in range(3)}
    rng = FastRng.seeded(b"shuffle")
    read = dict.fromkeys(real, 0)
    moved = 0
    while table.pending and table.state.round < 4:
        seat = table.pending[0].seat
        news = events_seen(table, seat, read[seat])
        read[seat] = len(table.events or ())
        elsewhere = table.game.table(table.game.hidden_shuffled(table.state, seat, rng), table.names)
        elsewhere.advance()
        moved += [one.hand for one in elsewhere.state.seats] != [one.hand for one in table.state.seats]
        choice = real[seat].choose(sixgun.view(table, seat), news)
        assert blind[seat].choose(sixgun.view(elsewhere, seat), news) == choice
        assert blind[seat].reason() == real[seat].reason()
        table.choose(seat, choice)
    assert moved > 10


@pytest.mark.parametrize("level", BOTH)
def test_bots_never_touch_the_games_own_chance(level: str) -> None:
    table = sixgun.new("legends", 4, seed="chance")
    before = table.state.rng.moment()
    seat = table.pending[0].seat
    new_bot("legends", level, seat, "x").choose(sixgun.view(table, seat), [])
    assert table.state.rng.moment() == before


@pytest.mark.parametrize("level", BOTH)
def test_nobody_walks_back_and_forth(level: str) -> None:
    """A step straight back is never taken within the same action."""
    for players, preset in GAMES:
        table, _ = played(players, level, "one", preset)
        last: Moved | None = None
        for event in table.events or ():
            if isinstance(event, ActionBegan):
                last = None
            elif isinstance(event, Moved):
                if last is not None and last.seat == event.seat:
                    assert event.space != last.origin
                last = event


@pytest.mark.parametrize(("level", "milliseconds"), [("greenhorn", 3), ("gunslinger", 25)])
def test_a_choice_takes_little_time(level: str, milliseconds: int) -> None:
    bots = [bot for players, preset in GAMES for bot in played(players, level, "one", preset)[1]]
    seconds = sum([bot.seconds for bot in bots]) / sum([bot.choices for bot in bots])
    assert 1000 * seconds < milliseconds  # about ten times the usual, to allow for slow machines


def test_every_reason_can_be_said() -> None:
    reasons: dict[str, Reason] = {}
    for players, preset in GAMES:
        for bot in played(players, "gunslinger", "one", preset)[1]:
            reasons |= bot.reasons
    assert len(reasons) >= 25
    for lang in LANGUAGES:
        for key, params in reasons.values():
            said = speaker(lang).text(key, **params)
            assert said and key not in said and "{" not in said


def test_gunslingers_beat_greenhorns() -> None:
    wins = 0
    for number in range(6):
        chair = number % 4
        table = sixgun.new("legends", 4, settings={"length": "short"}, seed=f"smoke {number}")
        levels = ["gunslinger" if seat == chair else "greenhorn" for seat in range(4)]
        bots = {seat: new_bot("legends", level, seat, "s") for seat, level in enumerate(levels)}
        company = Company(table, bots)
        while company.act():
            pass
        assert table.result is not None
        wins += chair in table.result.winners
    assert wins >= 4  # one or two in six would be its share
