"""Real games told in all four languages, and the corners that random games do not reach."""

import re
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

import sixgun
from sixgun.bots import new_bot
from sixgun.games.bang import events as bang_events
from sixgun.games.dice.events import ArrowsTaken, BeerServed, GameBegan, LifeGained, LifeLost
from sixgun.games.dice.options import DropArrows, Reroll, TakeInstead
from sixgun.games.legends import meetings
from sixgun.games.legends.model import VIRTUAL
from sixgun.kernel.agenda import First
from sixgun.kernel.asks import PASS, Refusal, Refused, refusal
from sixgun.kernel.journal import undo
from sixgun.kernel.state import Result
from sixgun.kernel.table import Table
from sixgun.kernel.views import events_seen
from sixgun.texts import LANGUAGES, Speaker, TextFault, speaker
from sixgun.texts.catalogue import Catalogue
from sixgun.texts.dice import SILENT
from tests.texts.engine import event_classes, option_classes, prompts, reasons, refusals
from tests.texts.ftl import all_texts, variables

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hope")
IDS = {
    "face": "bullseye_2",
    "by": "belle_star",
    "character": "el_gringo",
    "event": "ghost_town",
    "suit": "hearts",
    "card": "el_gringo",
    "player": "Ben",
    "text": "dances",
    "waiting": "Ann, Ben",
    "weapon": "schofield",
}
"""Parameters that are not numbers."""

TABLES = [(3, "mesa"), (3, "gulch"), (4, "canyon"), (5, "tumbleweed"), (7, "sagebrush"), (8, "coyote")]


def strict(lang: str) -> Speaker:
    return speaker(lang, strict=True)


def assert_clean(text: str) -> None:
    assert text and text == text.strip(), text
    assert not re.search(r"[{}\n]|\?\?\?|  |\$[a-z]", text), text


def assert_sentence(text: str) -> None:
    assert_clean(text)
    assert text[-1] in ".!", text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_random_games_are_told_without_fault(lang: str) -> None:
    say = strict(lang)
    told: set[str] = set()
    offered: set[str] = set()
    for players, seed in TABLES:
        chance = Random(seed)
        table = sixgun.new("dice", players, seed=seed)
        while table.pending:
            ask = table.pending[0]
            player = table.names[ask.seat]
            prompt = say.prompt("dice", ask.prompt, ask.question.params(table), player)
            assert_sentence(prompt)
            assert prompt.startswith(f"{player}: ")
            assert_sentence(say.waiting("dice", ask.prompt, player))
            texts = [say.option("dice", option, table.names) for option in ask.options]
            for text in texts:
                assert_clean(text)
            assert len(set(texts)) == len(texts)
            offered.update(type(option).__name__ for option in ask.options)
            for closed in table.closed(ask.seat)[:8]:
                assert_clean(say.option("dice", closed.option, table.names))
                assert_refusal(say, closed.refusal)
            table.choose(ask.seat, chance.randrange(len(ask.options)))
        told |= tell(say, table)
    assert event_classes("dice") - told == set()
    assert option_classes("dice") - offered - {"First"} == set()


def tell(say: Speaker, table: Table[Any]) -> set[str]:
    """Say the whole log and the result; the kinds of events it had, silent ones included."""
    for event in table.events or ():
        line = say.event("dice", event, table.names)
        if type(event).__name__ in SILENT:
            assert line == ""
        else:
            assert_sentence(line)
    assert table.result is not None
    assert_sentence(say.result("dice", table.result, table.names))
    return {type(event).__name__ for event in table.events or ()} | {"Standing"}


def assert_refusal(say: Speaker, reason: Refusal) -> None:
    bare = say.refusal(reason, rule=False)
    assert_sentence(bare)
    assert say.refusal(reason) == bare + (f" ({say.rule(reason.rule)})" if reason.rule else "")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5])
def test_every_refusal_and_prompt_can_be_said(lang: str, number: int) -> None:
    """Also those that no random game meets; the parameters are read from the sources."""
    say = strict(lang)
    for key, params in refusals().items():
        values = {param: IDS.get(param, number) for param in params}
        assert_refusal(say, refusal(key, "dice 5.1", **values))
    for prompt, params in prompts("dice").items():
        assert_sentence(say.prompt("dice", prompt, {p: IDS.get(p, number) for p in params}, "Ann"))
        assert_sentence(say.waiting("dice", prompt, "Ann"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_random_games_do_not_meet(lang: str) -> None:
    say = strict(lang)
    assert_sentence(say.event("dice", GameBegan(5, 2), NAMES))
    assert say.name("character", "el_gringo") in say.option("dice", First("el_gringo", 0), NAMES)
    for reason in reasons("dice"):
        for winners in ((), (1,), (0, 3)):
            assert_sentence(say.result("dice", Result(winners, reason, ""), NAMES))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots_give_their_reasons(lang: str) -> None:
    say = strict(lang)
    keys: set[str] = set()
    for players, seed in ((3, "mesa"), (6, "canyon"), (8, "coyote")):
        table = sixgun.new("dice", players, seed=seed)
        bots = [new_bot("dice", "gunslinger", seat, seed) for seat in range(players)]
        heard = [0] * players
        while table.pending:
            seat = table.pending[0].seat
            news = events_seen(table, seat, heard[seat])
            heard[seat] += len(news)
            choice = bots[seat].choose(sixgun.view(table, seat), news)
            key, params = bots[seat].reason()
            keys.add(key)
            assert_sentence(say.text(key, **params))
            table.choose(seat, choice)
    assert keys >= {"bot-stop", "bot-reroll", "bot-help-self", "bot-shoot-known", "bot-shoot-suspect"}


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["1 life point ", "2 life points ", "5 life points "]),
        ("cs", ["1 bod života", "2 body života", "5 bodů života"]),
        ("es", ["1 punto de vida", "2 puntos de vida", "5 puntos de vida"]),
        ("ru", ["1 очко жизни", "2 очка жизни", "5 очков жизни"]),
    ],
)
def test_life_points_agree_with_their_number(lang: str, lines: Sequence[str]) -> None:
    for points, line in zip((1, 2, 5), lines, strict=True):
        assert line in strict(lang).event("dice", LifeLost(0, points, "indians", -1, 3), NAMES)
        assert line in strict(lang).event("dice", LifeGained(0, points, 1, 7), NAMES) + " "


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("cs", ["1 šíp;", "2 šípy;", "5 šípů;"]),
        ("ru", ["1 стрелу;", "2 стрелы;", "5 стрел;"]),
    ],
)
def test_arrows_agree_with_their_number(lang: str, lines: Sequence[str]) -> None:
    for count, line in zip((1, 2, 5), lines, strict=True):
        assert line in strict(lang).event("dice", ArrowsTaken(0, count, 4), NAMES)
        short = line.removesuffix(";")
        assert strict(lang).option("dice", TakeInstead(count), NAMES).endswith(short)
        assert strict(lang).option("dice", DropArrows(count), NAMES).endswith(short)


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("cs", ["o 1 místo dál", "o 2 místa dál", "o 5 míst dál"]),
        ("ru", ["Ben 1 место;", "Ben 2 места;", "Ben 5 мест;"]),
    ],
)
def test_places_agree_with_their_number(lang: str, lines: Sequence[str]) -> None:
    for distance, line in zip((1, 2, 5), lines, strict=True):
        reason = refusal("wrong-distance", "dice 10.1", player="Ben", distance=distance, reach="1 / 2")
        assert line in strict(lang).refusal(reason)
        assert "1 / 2" in strict(lang).refusal(reason)


def test_numbers_of_a_sentence_are_there() -> None:
    say = strict("en")
    assert say.option("dice", Reroll(0b01101), NAMES) == "Roll dice 1, 3, 4 again"
    assert say.option("dice", PASS, NAMES) == "Pass"
    assert say.prompt("dice", "reroll", {"left": 2, "roll": 1}, "Ann").startswith(
        "Ann: That was roll 1; you may roll 2 more times"
    )
    assert say.refusal(refusal("dynamite-locked", "dice 5.1", die=4)) == (
        "Die 4 shows dynamite and cannot be rolled again. (rule dice 5.1)"
    )


def test_printed_names_differ_where_the_editions_differ() -> None:
    assert strict("cs").name("character", "kit_carlson") == "Kit Carlson"
    assert strict("cs").name("character", "kit_carlson", "dice") == "Kit Karlson"
    assert strict("cs").option("dice", First("kit_carlson", 0), NAMES) == "Nejdřív Kit Karlson"
    assert strict("es").name("character", "slab_the_killer") == "Slab “el Asesino”"
    assert strict("es").name("character", "vulture_sam") == "“Buitre” Sam"
    assert strict("ru").name("character", "willy_the_kid") == "Willy the Kid"
    assert strict("ru").name("role", "deputy") == "Помощник"
    assert strict("cs").ability("dice", "paul_regret") != strict("en").ability("dice", "paul_regret")


def test_a_refusal_of_the_table_is_said_in_the_players_language() -> None:
    table = sixgun.new("dice", 5, seed="tumbleweed")
    with pytest.raises(Refused) as refused:
        undo(table, 0)
    assert strict("cs").refusal(refused.value.refusal) == "Není co vzít zpět."


def test_a_players_name_is_only_text() -> None:
    names = ("{ $seat }", "<b>Ben</b>", *NAMES[2:])
    line = strict("en").event("dice", ArrowsTaken(0, 2, 4), names)
    assert line == "{ $seat } takes 2 arrows; 4 left in the pile."


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(sixgun.BadSettings, match="there is no language 'tlh'; languages are: en, cs, es, ru"):
        speaker("tlh")


def test_a_missing_text_is_english_then_its_key_and_a_fault_when_strict(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert speaker("cs").text("no-such-text") == "no-such-text"
    assert speaker("cs").option("dice", PASS, NAMES) == "Pasovat"
    with pytest.raises(TextFault, match="cs has no text no-such-text"):
        strict("cs").text("no-such-text")
    with pytest.raises(TextFault, match=r"refusal-dynamite-locked: .*die"):
        strict("cs").refusal(refusal("dynamite-locked"))
    without_czech(monkeypatch, "face-beer")
    assert Speaker("cs").name("face", "beer") == "Beer"
    with pytest.raises(TextFault, match="cs has no text face-beer"):
        Speaker("cs", strict=True).name("face", "beer")


def without_czech(monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    found = Catalogue.found
    monkeypatch.setattr(
        Catalogue, "found", lambda self, k: "" if (self.lang, k) == ("cs", key) else found(self, k)
    )


def test_speakers_are_kept() -> None:
    assert speaker("ru") is speaker("ru")
    assert speaker("ru").lang == "ru"


def test_english_speaks_to_its_reader() -> None:
    ann, ben = speaker("en", 0, strict=True), speaker("en", 1, strict=True)
    lost = bang_events.LifeLost(1, 1, "duel", 0, 2, False)
    assert ben.event("bang", lost, NAMES) == "You lose 1 life point (Duel, Ann); 2 left."
    assert ann.event("bang", lost, NAMES) == "Ben loses 1 life point (Duel, you); 2 left."
    drunk = BeerServed(0, 0)
    assert ann.event("dice", drunk, NAMES) == "You drink a beer."
    assert ben.event("dice", drunk, NAMES) == "Ann drinks a beer."
    assert ben.event("dice", BeerServed(0, 1), NAMES) == "Ann gives you a beer."
    won = meetings.FightWon(VIRTUAL, 1, "bandit", (5, 9))
    assert ben.event("legends", won, NAMES) == "The bandit beats you 9 to 5."
    assert ann.event("legends", meetings.FightWon(0, 1, "duel", (9, 9)), NAMES) == (
        "You beat Ben on a tie, 9 to 9."
    )


def test_english_calls_the_reader_you_in_every_line_of_the_log() -> None:
    texts = all_texts("en")
    about_players = {
        key for key in texts if "-event-" in key and "." not in key and "seat" in variables("en", key)
    }
    assert {key for key in about_players if f"{key}.you" not in texts} == set()
