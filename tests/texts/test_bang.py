"""The card game told in all four languages: every record, whole games, and what a reader may not know."""

from collections.abc import Sequence
from functools import cache

import pytest

import sixgun
from sixgun.games.bang.cards import KIND, LABEL, NO_CARD, sign
from sixgun.games.bang.events import (
    CameBack,
    CardDiscarded,
    CardPlayed,
    CardsDrawn,
    CardTaken,
    CheckMade,
    DeckShuffled,
    EstateTaken,
    GameBegan,
    LifeGained,
    LifeLost,
    ShotFired,
    SuitCounted,
)
from sixgun.games.bang.options import Copy, Pick, Play, UseAbility
from sixgun.kernel.asks import Option, refusal
from sixgun.kernel.events import EVERYONE, UNSEEN, Event, Hidden, audience
from sixgun.kernel.plain import Plain
from sixgun.kernel.state import Result
from sixgun.kernel.views import events_seen
from sixgun.texts import LANGUAGES, speaker
from sixgun.texts.bang import SILENT, silent
from tests.texts.engine import classes_of, prompts, reasons
from tests.texts.samples import BULLET, DODGE, NAMES, samples
from tests.texts.tales import Tale, assert_told
from tests.texts.test_speaking import IDS, assert_clean, assert_sentence, strict

SERIES: dict[str, int | str] = {
    "keep_surviving_characters": 1,
    "rotating_sheriff": 1,
    "previous_game": "0:bart_cassidy,-,vulture_sam,vera_custer",
}
BOXES = [module.id for module in sixgun.game("bang").modules]
TABLES: list[tuple[int, str, dict[str, int | str]]] = [
    (3, "whiskey", {}),
    (4, "mesa", SERIES),
    (5, "butte", {"expert_characters": 1}),
    (8, "canyon", {"expert_characters": 1}),
]
BEYOND_SEATS = {
    "StoreOpened",
    "DeckShuffled",
    "LastManStanding",
    "GameEnded",
    "TrainMoved",
    "EngineRuns",
    "CopyPlayed",
}
"""Events that are not about one player."""


@cache
def tales() -> list[Tale]:
    """Some random games, played once for all languages."""
    return [
        Tale(sixgun.new("bang", players, sets=BOXES, seed=seed, settings=settings), seed)
        for players, seed, settings in TABLES
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_random_games_are_told_without_fault(lang: str) -> None:
    for tale in tales():
        assert_told(tale, strict(lang), silent)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_its_line(lang: str) -> None:
    say = strict(lang)
    for name, kind in classes_of("bang", Event).items():
        for event in samples(kind):
            assert isinstance(event, Event)
            line = say.event("bang", event, NAMES)
            assert bool(line) != silent(event)
            assert (name in SILENT) <= silent(event)
            if line:
                assert_sentence(line)
                assert name in BEYOND_SEATS or who(event, "seat") in line, line
                assert who(event, "target") in line, line
                assert what(event, lang) in line, line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_has_its_words(lang: str) -> None:
    say = strict(lang)
    for kind in classes_of("bang", Option).values():
        for option in samples(kind):
            assert isinstance(option, Option)
            text = say.option("bang", option, NAMES)
            assert_clean(text)
            assert text[-1] not in ".,;:", text
            assert who(option, "target") in text, text
            assert what(option, lang) in text, text


def who(record: Plain, field: str) -> str:
    """The player a field names; nothing if there is none."""
    seat = getattr(record, field, -1)
    return NAMES[seat] if seat >= 0 else ""


def what(record: Plain, lang: str) -> str:
    """The card a record is about; nothing if there is none that the reader may know."""
    card = getattr(record, "card", NO_CARD)
    number = card.value if isinstance(card, Hidden) else card
    return speaker(lang).card(number) if isinstance(number, int) and number != NO_CARD else ""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5])
def test_every_prompt_can_be_said(lang: str, number: int) -> None:
    """Also those that no random game meets; the parameters are read from the sources."""
    say = strict(lang)
    ids = {
        **IDS,
        "cause": "duel",
        "kind": "whisky",
        "gear": "bottle",
        "ability": "sid_ketchum",
        "source": "jail",
        "other": "Cleo",
        "station": "boom_town",
        "engine": "leland",
    }
    for prompt, params in prompts("bang").items():
        for player in ("", "Ann", "Ben"):
            for deed in ("take", "discard"):
                values = {**ids, "by": player, "target": player or "Ben", "deed": deed}
                given: dict[str, int | str] = {param: values.get(param, number) for param in params}
                assert_sentence(say.prompt("bang", prompt, given, "Ann"))
        assert_sentence(say.waiting("bang", prompt, "Ann"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_results_name_the_winners(lang: str) -> None:
    for reason in reasons("bang"):
        for winners in ((1,), (0, 3)):
            said = strict(lang).result("bang", Result(winners, reason, ""), NAMES)
            assert_sentence(said)
            assert all(NAMES[winner] in said for winner in winners)


def test_a_hidden_card_is_named_only_to_those_who_know_it() -> None:
    say = strict("en")
    drawn = CardsDrawn(0, 2, (Hidden(BULLET, audience(0)), Hidden(DODGE, audience(0))))
    assert say.event("bang", drawn.seen_by(0), NAMES) == "Ann draws 2 cards: BANG! 7♦, Missed! 5♠."
    assert say.event("bang", drawn.seen_by(1), NAMES) == "Ann draws 2 cards."
    taken = CardTaken(0, 1, Hidden(BULLET, audience(0, 1)), True)
    assert say.event("bang", taken.seen_by(1), NAMES) == "Ann takes BANG! 7♦ from Ben's hand."
    assert say.event("bang", taken.seen_by(-1), NAMES) == "Ann takes a card from Ben's hand."
    estate = EstateTaken(0, 1, 3, (Hidden(BULLET, EVERYONE), UNSEEN, UNSEEN))
    assert say.event("bang", estate, NAMES) == "Ann takes 3 cards from Ben: BANG! 7♦, 2 unseen cards."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_of_a_seat_names_no_card_it_does_not_know(lang: str) -> None:
    """Whoever draws, takes or gives unseen: the others read a line without any card in it."""
    say = strict(lang)
    names = {say.name("card", kind) for kind in KIND}
    for tale in tales()[:2]:
        for event in events_seen(tale.table, -1):
            hidden = getattr(event, "card", None) is UNSEEN
            if hidden or (isinstance(event, CardsDrawn) and set(event.cards) == {UNSEEN}):
                line = say.event("bang", event, tale.table.names)
                assert not [name for name in names if f" {name} " in line], line


def test_what_another_line_says_has_none_of_its_own() -> None:
    say = strict("en")
    assert say.event("bang", ShotFired(1, 0, "bang", 1), NAMES) == ""
    assert say.event("bang", ShotFired(1, 0, "bang", 2), NAMES) == "Ben needs 2 Missed! (BANG!)."
    assert say.event("bang", CheckMade(1, "jail", False), NAMES) == ""
    assert say.event("bang", CheckMade(1, "jail", True), NAMES) == "Ben is in luck (Jail)."


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Missed! 5♠ counts as hearts (Blessing)."),
        ("cs", "Karta Vedle! 5♠ platí jako srdce (Požehnání)."),
        ("es", "¡Fallaste! 5♠ cuenta como corazones (Bendición)."),
        ("ru", "Карта Мимо! 5♠ считается за червы (Благословение)."),
    ],
)
def test_a_card_of_another_suit_than_the_printed_one_says_why(lang: str, line: str) -> None:
    assert strict(lang).event("bang", SuitCounted(DODGE, "hearts", "blessing"), NAMES) == line


@pytest.mark.parametrize(
    ("lang", "back", "ghost"),
    [
        ("en", "Ben returns to the game with 2 life points (Dead Man).", "You return to the game as a ghost"),
        ("cs", "Ben se vrací do hry se 2 životy (Mrtvý muž).", "Vracíš se do hry jako duch"),
        ("es", "Ben vuelve a la partida con 2 puntos de vida (Hombre muerto).", "Vuelves a la partida como"),
        ("ru", "Ben возвращается в игру с 2 жизнями (Мертвец).", "Ты возвращаешься в игру призраком"),
    ],
)
def test_whoever_comes_back_has_life_points_or_is_a_ghost(lang: str, back: str, ghost: str) -> None:
    assert strict(lang).event("bang", CameBack(1, "dead_man", 2), NAMES) == back
    mine = speaker(lang, 1, strict=True).event("bang", CameBack(1, "ghost_town", 0), NAMES)
    assert mine.startswith(ghost)


def test_a_card_used_as_another_says_so() -> None:
    say = strict("en")
    assert say.option("bang", Play(DODGE, "bang", 1), NAMES) == "Play Missed! 5♠ as BANG! on Ben"
    assert say.option("bang", Play(BULLET, "bang", 1), NAMES) == "Play BANG! 7♦ on Ben"
    assert say.event("bang", CardPlayed(0, DODGE, "bang", 0), NAMES).endswith("as BANG! on themselves.")
    assert say.option("bang", Pick(1), NAMES) == "A random card from Ben's hand"
    assert say.option("bang", UseAbility("uncle_will", -1, DODGE), NAMES) == (
        "Use Uncle Will's ability with Missed! 5♠"
    )


def test_cards_have_names_signs_and_texts() -> None:
    seven = LABEL.index("bang 7♦")
    assert [strict(lang).card(seven) for lang in LANGUAGES] == [
        "BANG! 7♦",
        "BANG! 7♦",
        "¡BANG! 7♦",
        "Бэнг! 7♦",
    ]
    assert strict("cs").name("card", "general_store") == "Hokynářství"
    assert strict("cs").card_text("wells_fargo") == "Dober si 3 karty."
    for lang in LANGUAGES:
        for card, kind in enumerate(KIND):
            named = strict(lang).name("card", kind)
            assert strict(lang).card(card) == (f"{named} {sign(card)}" if sign(card) else named)
            assert_sentence(strict(lang).card_text(kind))


def test_why_not_gives_the_numbers() -> None:
    far = refusal("out-of-range", "bang 5", player="Greg", distance=3, range=2, weapon="schofield")
    assert strict("en").refusal(far) == "Greg is at distance 3; your Schofield reaches 2. (rule bang 5)"
    assert strict("cs").refusal(far, rule=False) == "Greg je ve vzdálenosti 3; Schofield má dostřel 2."
    often = refusal("bang-limit", "bang 4.1", played=1, limit=1)
    assert strict("en").refusal(often, rule=False) == (
        "You have already played 1 BANG! card this turn; the limit is 1."
    )


@pytest.mark.parametrize(
    ("card", "names"),
    [("apache_kid", ("Apache Kid",) * 4), ("jail", ("Jail", "Vězení", "Cárcel", "Тюрьма"))],
)
def test_cards_and_characters_can_forbid(card: str, names: Sequence[str]) -> None:
    for lang, name in zip(LANGUAGES, names, strict=True):
        assert name in strict(lang).refusal(refusal("forbidden-by", card=card))
        assert name in strict(lang).event("bang", LifeLost(0, 1, card, -1, 2, False), NAMES)


def test_each_game_prints_a_name_in_its_own_way() -> None:
    kit = Copy("kit_carlson", 1)
    assert strict("cs").option("bang", kit, NAMES) == "Napodobit postavu Kit Carlson (Ben)"
    assert strict("cs").name("character", "kit_carlson", "bang") == "Kit Carlson"
    assert strict("cs").name("character", "kit_carlson", "dice") == "Kit Karlson"
    assert strict("cs").name("character", "greg_digger", "bang") == "Gregg Digger"


@pytest.mark.parametrize(
    ("lang", "cards", "points"),
    [
        ("en", ["1 card.", "2 cards.", "5 cards."], ["1 life point", "2 life points", "5 life points"]),
        ("cs", ["1 kartu.", "2 karty.", "5 karet."], ["1 život", "2 životy", "5 životů"]),
        ("es", ["1 carta.", "2 cartas.", "5 cartas."], ["1 punto de", "2 puntos de", "5 puntos de"]),
        ("ru", ["1 карту.", "2 карты.", "5 карт."], ["1 жизнь", "2 жизни", "5 жизней"]),
    ],
)
def test_cards_and_points_agree_with_their_number(
    lang: str, cards: Sequence[str], points: Sequence[str]
) -> None:
    say = strict(lang)
    for number, count, life in zip((1, 2, 5), cards, points, strict=True):
        assert say.event("bang", CardsDrawn(0, number, (UNSEEN,) * number), NAMES).endswith(count)
        assert life in say.event("bang", LifeLost(0, number, "duel", 1, 3, False), NAMES)
        assert life in say.event("bang", LifeGained(0, number, 0, 3), NAMES)
        stem = count.removesuffix(".")[:5]
        assert stem in say.event("bang", DeckShuffled(number), NAMES)
        assert stem in say.prompt("bang", "discard_excess", {"count": number, "limit": 3}, "Ann")


def test_lines_of_the_log_in_the_four_languages() -> None:
    lines = {
        "en": ["The game begins with 4 players; Ben goes first.", "Ann makes Ben discard Missed! 5♠."],
        "cs": ["Hra začíná, hrají 4 hráči; začíná Ben.", "Ann odhazuje hráči Ben kartu Vedle! 5♠."],
        "es": ["Partida de 4 jugadores; empieza Ben.", "Ann le hace descartar ¡Fallaste! 5♠ a Ben."],
        "ru": [
            "Игра начинается, за столом 4 игрока; начинает Ben.",
            "Ann сбрасывает у игрока Ben карту Мимо! 5♠.",
        ],
    }
    for lang, wanted in lines.items():
        events = [GameBegan(4, 1), CardDiscarded(1, DODGE, 0)]
        assert [strict(lang).event("bang", event, NAMES) for event in events] == wanted
