"""What every bot owes the table: legal choices, no secrets, the same game from the same seed."""

from collections.abc import Sequence
from typing import Any

import pytest

import sixgun
from sixgun.bots import LEVELS, Bot, Company, Reason, new_bot
from sixgun.games.bang.view import BangView
from sixgun.games.dice.view import DiceView
from sixgun.games.roles import SHERIFF
from sixgun.kernel.events import Event, Hidden
from sixgun.kernel.registry import BadSettings
from sixgun.kernel.rng import FastRng, Rng
from sixgun.kernel.state import State, checksum
from sixgun.kernel.table import Table
from sixgun.kernel.views import View, events_seen
from sixgun.lab.playing import RANDOM, deal, play
from sixgun.texts import LANGUAGES, speaker
from tests.bots.tables import dealt, played, seated

ROLE_GAMES = ("bang", "dice")
EVERY_BOT = [(game_id, level) for game_id in ROLE_GAMES for level in LEVELS[game_id]]
DICE_PROMPTS = {
    "sid_heal",
    "reroll",
    "assign_bullseyes",
    "bart_replace",
    "pedro_discard",
    "assign_beers",
    "kit_discard",
}
CARD_PROMPTS = {
    "act",
    "shot",
    "duel",
    "indians",
    "rescue",
    "discard_excess",
    "pay_cost",
    "pay_for_ability",
    "pick_card",
    "pick_from_store",
    "keep_card",
    "give_card",
    "first_from_hand",
    "draw_or_take",
    "copy_character",
    "interlude",
    "choose_character",
}


class Watched:
    """A bot whose every choice is checked, and whose every piece of knowledge is searched for a leak."""

    def __init__(self, bot: Bot, seat: int, *, search: bool = False) -> None:
        self.bot = bot
        self.seat = seat
        self.search = search
        self.prompts: set[str] = set()
        self.reasons: dict[str, Reason] = {}

    def choose(self, view: View, news: Sequence[Event]) -> int:
        assert isinstance(view, (DiceView, BangView))
        assert view.seat == self.seat
        assert view.own_ask is not None
        if self.search:
            assert not [
                thing for thing in reachable([view, list(news)]) if isinstance(thing, (Table, State, Rng))
            ]
            if len(view.seats) > 3:
                # Who was out once and came back has an open role for good.
                back = [seat.shown for seat in view.seats] if isinstance(view, BangView) else []
                shown = [(seat.role, seat.alive) for seat in view.seats]
                for index, (role, alive) in enumerate(shown):
                    returned = bool(back) and back[index]
                    assert index == self.seat or not alive or returned or role in ("", SHERIFF)
            if isinstance(view, BangView):
                hands = [index for index, seat in enumerate(view.seats) if seat.hand]
                assert hands in ([], [self.seat]) or view.hands_open
        index = self.bot.choose(view, news)
        assert type(index) is int
        assert 0 <= index < len(view.own_ask.options)
        self.prompts.add(view.own_ask.prompt)
        reason = self.bot.reason()
        self.reasons[reason.key] = reason
        return index

    def reason(self) -> Reason:
        return self.bot.reason()


def reachable(start: object) -> list[object]:
    """Every object that can be reached through attributes and containers."""
    found: dict[int, object] = {}
    waiting = [start]
    while waiting:
        thing = waiting.pop()
        if id(thing) in found or isinstance(thing, (int, str, float, bytes, type)) or thing is None:
            continue
        found[id(thing)] = thing
        if isinstance(thing, dict):
            waiting += [*thing.keys(), *thing.values()]
        elif isinstance(thing, (list, tuple, set, frozenset)):
            waiting += list(thing)
        else:
            names = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
            waiting += [
                getattr(thing, name)
                for name in [*names, *getattr(thing, "__dict__", {})]
                if hasattr(thing, name)
            ]
    return list(found.values())


def watched_game(game_id: str, players: int, level: str, seed: str, *, search: bool = False) -> list[Watched]:
    table = dealt(game_id, players, seed, expert=seed.endswith("1"))
    watched = {seat: Watched(bot, seat, search=search) for seat, bot in seated(table, level, seed).items()}
    company = Company(table, watched)
    while company.act():
        pass
    assert table.result is not None
    return list(watched.values())


@pytest.mark.parametrize(("game_id", "level"), EVERY_BOT)
def test_choices_are_legal_and_every_prompt_is_answered(game_id: str, level: str) -> None:
    prompts: set[str] = set()
    for number in range(60):
        for bot in watched_game(game_id, 3 + number % 6, level, f"legal {number}"):
            prompts |= bot.prompts
    if game_id == "dice":
        assert prompts == DICE_PROMPTS
    else:
        assert prompts >= CARD_PROMPTS


@pytest.mark.parametrize(("game_id", "level"), EVERY_BOT)
def test_bots_get_nothing_but_their_seats_view_and_news(game_id: str, level: str) -> None:
    for players in (3, 5, 8):
        watched_game(game_id, players, level, "leak", search=True)


def test_the_search_for_leaks_finds_one() -> None:
    table = sixgun.new("dice", 5, seed="leak")
    assert table.state in reachable([{"hidden": [table]}])


def test_news_hides_what_the_seat_may_not_know() -> None:
    class Whispered(Event):
        fields = ("word",)
        __slots__ = ("word",)

        def __init__(self, word: Hidden) -> None:
            self.word = word

    heard: list[Event] = []

    class Listener:
        def choose(self, view: View, news: Sequence[Event]) -> int:
            heard.extend(news)
            return 0

        def reason(self) -> Reason:
            return Reason("bot-hunch", {})

    table = sixgun.new("dice", 5, seed="whisper")
    seat = table.pending[0].seat
    assert table.events is not None
    table.events.append(Whispered(Hidden("gold", 1 << (seat + 1))))
    Company(table, {seat: Listener()}).act()
    whispers = [event for event in heard if isinstance(event, Whispered)]
    assert [event.word.value for event in whispers] == [None]


def shuffled(table: Table[Any], seat: int, rng: Rng) -> Table[Any]:
    """The same table with other roles and cards where the seat cannot see them."""
    other = table.game.table(table.game.hidden_shuffled(table.state, seat, rng), table.names)
    other.advance()
    return other


@pytest.mark.parametrize(("game_id", "level"), EVERY_BOT)
@pytest.mark.parametrize("players", [4, 5, 8])
def test_what_is_hidden_does_not_touch_a_choice(game_id: str, level: str, players: int) -> None:
    table = dealt(game_id, players, f"hidden {players}")
    real, blind = seated(table, level), seated(table, level)
    rng = FastRng.seeded(b"shuffle")
    read = dict.fromkeys(real, 0)
    moved = 0
    while table.pending:
        seat = table.pending[0].seat
        news = events_seen(table, seat, read[seat])
        read[seat] = len(table.events or ())
        elsewhere = shuffled(table, seat, rng)
        moved += [player.role for player in elsewhere.state.seats] != [p.role for p in table.state.seats]
        choice = real[seat].choose(sixgun.view(table, seat), news)
        assert blind[seat].choose(sixgun.view(elsewhere, seat), news) == choice
        assert blind[seat].reason() == real[seat].reason()
        table.choose(seat, choice)
    assert moved > 10


@pytest.mark.parametrize(("game_id", "level"), EVERY_BOT)
def test_the_same_seed_gives_the_same_game(game_id: str, level: str) -> None:
    one, two, other = (played(5, level, seed, game_id) for seed in ("same", "same", "other"))
    assert one.events == two.events
    assert checksum(one.state) == checksum(two.state)
    assert one.events != other.events


@pytest.mark.parametrize(("game_id", "level"), EVERY_BOT)
def test_bots_never_touch_the_games_own_chance(game_id: str, level: str) -> None:
    table = dealt(game_id, 5, "chance")
    before = table.state.rng.moment()
    seat = table.pending[0].seat
    new_bot(game_id, level, seat, "x").choose(sixgun.view(table, seat), [])
    assert table.state.rng.moment() == before


def test_the_company_leaves_peoples_asks_alone() -> None:
    table = sixgun.new("dice", 5, seed="people")
    person = table.pending[0].seat
    bots = seated(table, "greenhorn")
    del bots[person]
    company = Company(table, bots)
    assert not company.act()
    while table.pending and table.pending[0].seat == person:
        table.choose(person, 0)
    assert company.act()


def test_a_table_without_a_log_cannot_seat_bots() -> None:
    table = sixgun.new("dice", 5, seed="quick", fast=True)
    with pytest.raises(ValueError, match="keeps none"):
        Company(table, {})


def test_unknown_levels_are_answered_with_the_known_ones() -> None:
    with pytest.raises(BadSettings, match=r"'wizard'.*greenhorn, gunslinger"):
        new_bot("bang", "wizard", 0, "s")
    with pytest.raises(BadSettings, match="no game 'chess'"):
        new_bot("chess", "greenhorn", 0, "s")


@pytest.mark.parametrize(("game_id", "kinds"), [("dice", 10), ("bang", 25)])
def test_every_reason_can_be_said(game_id: str, kinds: int) -> None:
    reasons: dict[str, Reason] = {}
    for number in range(18):
        for bot in watched_game(game_id, 3 + number % 6, "gunslinger", f"say {number}"):
            reasons |= bot.reasons
    assert len(reasons) >= kinds
    for lang in LANGUAGES:
        for key, params in reasons.values():
            said = speaker(lang).text(key, **params)
            assert said and key not in said and "{" not in said


@pytest.mark.parametrize("game_id", LEVELS)
def test_random_seats_play_along_without_views(game_id: str) -> None:
    levels = (RANDOM, "greenhorn", RANDOM, "gunslinger")
    table = deal(game_id, 4, (), "mixed", log=True)
    assert play(table, levels, "mixed", 2000) > 0
    assert table.result is not None
