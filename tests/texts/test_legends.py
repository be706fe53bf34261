"""Western Legends told in all four languages: every record, whole games, and what a reader may not know."""

from collections.abc import Sequence
from functools import cache

import pytest

import sixgun
from sixgun.games.legends import events, meetings, options, replies
from sixgun.games.legends.model import BLACK, VIRTUAL
from sixgun.games.legends.printed import SIGNS
from sixgun.kernel.asks import Option, refusal
from sixgun.kernel.events import UNSEEN, Event, Hidden, audience
from sixgun.kernel.plain import Plain
from sixgun.kernel.state import Result
from sixgun.kernel.views import events_seen
from sixgun.texts import LANGUAGES, speaker
from sixgun.texts.legends import SILENT, silent
from sixgun.texts.legends.names import SOURCES, card, source
from tests.texts.engine import classes_of, prompts
from tests.texts.legends_records import CHEAT, NAMES, TEN, samples
from tests.texts.tales import Tale, assert_told
from tests.texts.test_speaking import assert_clean, assert_sentence, strict

TABLES: list[tuple[int, str, dict[str, int | str]]] = [
    (2, "gulch", {"goals": 1, "length": "short"}),
    (3, "mesa", {"first_game": 1}),
    (5, "canyon", {"goals": 1}),
]
SOLID = {"FightCardsDrawn", "GameBegan", "GameEnded", "StoryTurned", "PotWon", "HouseShown"}
"""Events whose people are not a single player, or that say nothing to those who may not know."""


@cache
def tales() -> list[Tale]:
    """Some random games, played once for all languages."""
    return [
        Tale(sixgun.new("legends", players, seed=seed, settings=settings), seed)
        for players, seed, settings in TABLES
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_random_games_are_told_without_fault(lang: str) -> None:
    for tale in tales():
        assert_told(tale, strict(lang), silent)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_its_line(lang: str) -> None:
    say = strict(lang)
    for name, kind in classes_of("legends", Event).items():
        if name == "Standing":
            continue
        for event in samples(kind):
            assert isinstance(event, Event)
            line = say.event("legends", event, NAMES)
            assert bool(line) != silent(event)
            assert (name in SILENT) <= silent(event)
            if line:
                assert_sentence(line)
                assert name in SOLID or unsaid(event, line) == [], line


def unsaid(record: Plain, line: str) -> list[str]:
    """The players a record mentions but its line leaves out."""
    fields = ("seat", "target", "attacker", "defender", "winner", "loser", "host")
    seats = [getattr(record, field, -1) for field in fields]
    if type(record).__name__ == "FightRestarted":
        return []
    return [NAMES[seat] for seat in seats if 0 <= seat < len(NAMES) and NAMES[seat] not in line]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_has_its_words(lang: str) -> None:
    say = strict(lang)
    for name, kind in classes_of("legends", Option).items():
        if name == "First":
            continue
        for option in samples(kind):
            assert isinstance(option, Option)
            text = say.option("legends", option, NAMES)
            assert_clean(text)
            assert unsaid(option, text) == [], text
            if name != "LayFightCard":
                assert text[-1] not in ".,;:", text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_prompt_can_be_said(lang: str) -> None:
    """Also those that no random game meets; the parameters are read from the sources."""
    say = strict(lang)
    words: dict[str, tuple[int | str, ...]] = {
        "source": ("story_05", "shootout", "fight_10", "mib_01", "kit_carson", "whiskey"),
        "kind": ("duel", "arrest", "rob", "bandit", "heist", "sheriff", "gang", "move", "sprint"),
        "what": ("weapon", "mount"),
    }
    for prompt, params in prompts("legends").items():
        for nth in range(9):
            given: dict[str, int | str] = {}
            for param in params:
                values = words.get(param, (0, 1, 2, 5))
                given[param] = values[nth % len(values)]
            if prompt == "order_reactions":
                continue
            asked = say.prompt("legends", prompt, given, "Ann")
            assert_sentence(asked)
            assert asked.startswith("Ann: ")
        assert_sentence(say.waiting("legends", prompt, "Ann"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_behind_an_event_has_a_name_and_not_an_id(lang: str) -> None:
    known = {*SOURCES, "arrest", "duel", "rob", "bandit", "heist", "sheriff"}
    known |= {"story_05", "goal_kit_carson_1", "whiskey", "wyatt_earp", "sprint", "mib_01", "fight_10"}
    told = {id: speaker(lang).say({"k": "legends-why", "p": {"source": source(id)}}) for id in known}
    assert {id: text for id, text in told.items() if "_" in text or "-" in text} == {}


def test_every_source_that_random_games_name_is_known() -> None:
    """What is neither printed nor listed would be called a bonus of cattle."""
    bonus = source("cattle")
    symbols = ("money", "nugget", "lp_1", "mp_or_wp", "prospect_die")
    found = {getattr(event, "source", "") for tale in tales() for event in tale.table.events or ()} - {""}
    assert len(found) > 20
    assert [id for id in found if source(id) == bonus and not id.startswith(symbols)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_results_name_the_winners(lang: str) -> None:
    for reason, winners in (("most-lp", (1,)), ("shared", (0, 3)), ("black", ())):
        said = strict(lang).result("legends", Result(winners, reason, ""), NAMES)
        assert_sentence(said)
        assert all(NAMES[winner] in said for winner in winners)


def test_a_hidden_card_is_named_only_to_those_who_know_it() -> None:
    say = strict("en")
    both = (Hidden(TEN, audience(0)), Hidden(CHEAT, audience(0)))
    drawn = events.CardsDrawn(0, 2, both, "sprint")
    assert say.event("legends", drawn.seen_by(0), NAMES) == (
        "Ann draws 2 poker cards (Sprint): Lady Luck 10♥, Cheat 2♦."
    )
    assert say.event("legends", drawn.seen_by(1), NAMES) == "Ann draws 2 poker cards (Sprint)."
    taken = events.CattleTaken(0, "blue", Hidden(0, audience(0)))
    assert say.event("legends", taken.seen_by(0), NAMES) == "Ann takes blue cattle (bonus: $40)."
    assert say.event("legends", taken.seen_by(1), NAMES) == "Ann takes blue cattle."
    kept = meetings.TokensKept(0, 2, (Hidden(3, audience(0)), Hidden(1, audience(0))))
    assert say.event("legends", kept.seen_by(0), NAMES) == "Ann now has 2 Legendary tokens: 3, 1."
    assert say.event("legends", kept.seen_by(2), NAMES) == "Ann now has 2 Legendary tokens."
    for_bandit = meetings.FightCardsDrawn(1, 1, (Hidden(0, audience(1)),))
    assert say.event("legends", for_bandit.seen_by(1), NAMES) == "Ben draws for the opponent: fight card 2."
    assert say.event("legends", for_bandit.seen_by(0), NAMES) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_of_a_spectator_names_no_hidden_card(lang: str) -> None:
    say = strict(lang)
    for tale in tales():
        for event in events_seen(tale.table, -1):
            hidden = getattr(event, "card", None) is UNSEEN or UNSEEN in (getattr(event, "cards", None) or ())
            if hidden:
                line = say.event("legends", event, tale.table.names)
                assert not [sign for sign in SIGNS if f"{sign} " in line], line


def test_one_fact_has_one_line() -> None:
    say = strict("en")
    assert say.event("legends", events.ItemBought(0, "mule", 30), NAMES) == "Ann buys a mule for $30."
    assert say.event("legends", events.MoneyLost(0, 30, "store"), NAMES) == ""
    assert say.event("legends", events.MoneyLost(0, 30, "jail"), NAMES) == "Ann loses $30."
    assert say.event("legends", events.MoneyLost(0, 30, "rob"), NAMES) == "Ann loses $30 (Robbery)."
    assert say.event("legends", events.IncomeTaken(0, 10, 1), NAMES) == (
        "Ann takes $10 and 1 poker card as income."
    )
    assert say.event("legends", events.MoneyGained(0, 10, "income"), NAMES) == ""
    secret = events.CardsDrawn(0, 1, (Hidden(TEN, audience(0)),), "income")
    assert say.event("legends", secret.seen_by(1), NAMES) == ""
    assert say.event("legends", secret.seen_by(0), NAMES) == "Ann draws 1 poker card: Lady Luck 10♥."


def test_opponents_without_a_seat_have_names() -> None:
    say = strict("en")
    attack = options.Attack(BLACK, "duel")
    assert say.option("legends", attack, NAMES) == "Challenge the Man in Black to a duel"
    assert say.option("legends", replies.Aim(BLACK), NAMES) == "Choose the Man in Black"
    robbed = meetings.FightDeclared(BLACK, 1, "rob", -1, "mib_09")
    assert say.event("legends", robbed, NAMES) == "The Man in Black tries to rob Ben."
    won = meetings.FightWon(VIRTUAL, 0, "heist", (5, 9))
    assert say.event("legends", won, NAMES) == "The guard beats Ann 9 to 5."
    shown = meetings.CardsRevealed(VIRTUAL, 0, "heist", (-1, TEN), 12, (14, 10))
    assert say.event("legends", shown, NAMES) == (
        "The cards are revealed: the guard – fight card A (14), Ann – Lady Luck 10♥ (10)."
    )
    ended = meetings.GameEnded((), "black", (12, 9, 14))
    assert say.event("legends", ended, NAMES[:2]).endswith(
        "Final score: Ann 12 LP, Ben 9 LP, the Man in Black 14 LP."
    )


def test_a_card_has_value_suit_and_name() -> None:
    assert [strict(lang).say(card(TEN)) for lang in LANGUAGES] == [
        "Lady Luck 10♥",
        "10♥ Madam Štístko",
        "Doña Fortuna 10♥",
        "10♥ «Госпожа Удача»",
    ]


def test_a_decision_about_a_card_quotes_it() -> None:
    prompt = strict("en").prompt("legends", "may", {"source": "story_08"}, "Ann")
    assert prompt == "Ann: Use “Blood Money”? Gain $30; you may take 1 wound and gain $20."
    acted = strict("en").prompt("legends", "may", {"source": "fight_10"}, "Ben")
    assert acted.endswith("the fight starts again and the rival draws 1 poker card.")
    placed = strict("en").prompt("legends", "may", {"source": "story_16"}, "Ben")
    assert placed.endswith("you may put your figure at the rail station.")


def test_why_not_gives_the_numbers() -> None:
    poor = refusal("not-enough-money", "legends 11.6", price=60, money=50)
    assert strict("en").refusal(poor) == "This costs $60, and you have $50. (rule legends 11.6)"
    asleep = refusal("ability-asleep", "legends 5.4", needed=5, lp=3)
    assert strict("cs").refusal(asleep, rule=False) == ("Tvá schopnost funguje od 5 bodů věhlasu a ty máš 3.")


@pytest.mark.parametrize(
    ("lang", "actions", "nuggets"),
    [
        (
            "en",
            ["1 action left", "2 actions left", "5 actions left"],
            ["1 nugget.", "2 nuggets.", "5 nuggets."],
        ),
        (
            "cs",
            ["Zbývá ti 1 akce", "Zbývají ti 2 akce", "Zbývá ti 5 akcí"],
            ["1 nugget.", "2 nuggety.", "5 nuggetů."],
        ),
        (
            "es",
            ["queda 1 acción", "quedan 2 acciones", "quedan 5 acciones"],
            ["1 pepita.", "2 pepitas.", "5 pepitas."],
        ),
        (
            "ru",
            ["1 действие;", "2 действия;", "5 действий;"],
            ["1 самородок.", "2 самородка.", "5 самородков."],
        ),
    ],
)
def test_words_agree_with_their_number(lang: str, actions: Sequence[str], nuggets: Sequence[str]) -> None:
    say = strict(lang)
    for number, action, gold in zip((1, 2, 5), actions, nuggets, strict=True):
        assert action in say.prompt("legends", "act", {"left": number}, "Ann")
        assert say.event("legends", events.NuggetsGained(0, number, "prospect"), NAMES).endswith(gold)


def test_lines_of_the_log_in_the_four_languages() -> None:
    told = [
        events.GameBegan(4, 1, 20),
        meetings.FightDeclared(VIRTUAL, 0, "bandit", 1, ""),
        events.LpGained(0, 2, "story_05"),
    ]
    lines = {
        "en": [
            "The game begins with 4 players; Ben goes first, and 20 LP trigger the final round.",
            "A bandit attacks Ann; Ben plays for the bandit.",
            "Ann gains 2 LP (Payday).",
        ],
        "cs": [
            "Hra začíná, hrají 4 hráči; začíná Ben a závěr hry spustí 20 BV.",
            "Útočí bandita, brání se Ann; za banditu hraje Ben.",
            "Ann získává 2 BV (Den výplaty).",
        ],
        "es": [
            "Partida de 4 jugadores; empieza Ben y el final se activa con 20 PL.",
            "Un bandido ataca a Ann; por el bandido juega Ben.",
            "Ann gana 2 PL (Día de paga).",
        ],
        "ru": [
            "Игра начинается, за столом 4 игрока; начинает Ben, финал при 20 ОЛ.",
            "На игрока Ann нападает бандит; за бандита играет Ben.",
            "Ann получает 2 ОЛ (День получки).",
        ],
    }
    for lang, wanted in lines.items():
        assert [strict(lang).event("legends", event, NAMES) for event in told] == wanted
