"""What the documentation shows is true: scenarios hold, sentences are understood, notations exist."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import sixgun
from sixgun.games.bang import position as bang_position
from sixgun.games.bang.cards import CAST, KIND, LIFE, spaced
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.position_turn import PHASES as BANG_PHASES
from sixgun.games.dice.position import QUIET_FOR_OTHERS, QUIET_ON_OWN_TURN, SHORT_FACES, TABLE_WORDS
from sixgun.games.legends import position as legends_position
from sixgun.games.legends import position_players as legends_players
from sixgun.games.legends.asking import Decision as LegendsDecision
from sixgun.games.legends.wording import (
    CHARACTER_WORDS,
    GOAL_WORDS,
    ITEM_WORDS,
    SPACE_WORDS,
    STORY_WORDS,
)
from sixgun.scenarios import outcome, read_text
from sixgun.scenarios.grammar import Grammar
from sixgun.scenarios.moment import Moment
from sixgun.scenarios.scenario import KEYS, Line

SCENARIOS = Path("docs/scenarios.md").read_text(encoding="utf-8")
NOTATION = Path("docs/notation.md").read_text(encoding="utf-8")


def section(text: str, heading: str) -> str:
    return text.split(f"\n## {heading}\n", 1)[1].split("\n## ", 1)[0]


def first_column(text: str) -> Iterator[str]:
    for row in text.splitlines():
        found = re.match(r"\| `(.+?)` \|", row)
        if found is not None:
            yield found[1]


EXAMPLES = re.findall(r"```yaml\n(.*?)```", SCENARIOS, flags=re.DOTALL)
DEEDS = list(first_column(section(SCENARIOS, "Deeds (`when`)")))
CLAIMS = list(first_column(section(SCENARIOS, "Claims (`then`)")))
CARD_CLAIMS = list(first_column(section(SCENARIOS, "Claims of the card game")))
LEGENDS_CLAIMS = list(first_column(section(SCENARIOS, "Claims of Western Legends")))


@pytest.mark.parametrize("text", EXAMPLES)
def test_the_examples_hold(text: str) -> None:
    for scenario in read_text(text, Path("docs/scenarios.md")):
        assert outcome(scenario).differs == ()


def grammar(game: str = "dice", sets: str = "base") -> Grammar:
    text = f"scenario: x\ngame: {game}\nsets: [{sets}]\ngiven: {{players: 5}}\n"
    now = Moment(read_text(text, Path("docs/scenarios.md"))[0])
    return Grammar(now.scenario, now.before)


@pytest.mark.parametrize("sentence", DEEDS)
def test_the_deeds_are_understood(sentence: str) -> None:
    expected = re.fullmatch(r"\{expect: (.+)\}", sentence)
    line = Line(1, sentence) if expected is None else Line(1, expected[1], expect=True)
    assert grammar().step(line).line == 1


@pytest.mark.parametrize("sentence", CLAIMS)
def test_the_claims_are_understood(sentence: str) -> None:
    assert grammar().claim(Line(1, sentence)).line == 1


@pytest.mark.parametrize("sentence", CARD_CLAIMS)
def test_the_claims_of_the_card_game_are_understood(sentence: str) -> None:
    assert grammar("bang", ", ".join(CAST)).claim(Line(1, sentence)).line == 1


@pytest.mark.parametrize("sentence", LEGENDS_CLAIMS)
def test_the_claims_of_western_legends_are_understood(sentence: str) -> None:
    assert grammar("legends").claim(Line(1, sentence)).line == 1


def test_the_tables_of_western_legends_are_complete() -> None:
    assert len(LEGENDS_CLAIMS) >= 28
    phases = tuple(legends_position.PHASES)
    for word in (*legends_players.PLAYER_WORDS, *legends_position.TABLE_WORDS, *phases):
        assert f"`{word}`" in SCENARIOS
    for order in (legends_players.QUIET, legends_players.QUIET_SPACES):
        assert ", ".join(order) in " ".join(SCENARIOS.split())
    facts = grammar("legends").facts
    for word in (*facts.players["Ann"], *facts.table):
        assert f"`{word}" in SCENARIOS or f" {word} is" in SCENARIOS or f"`{word}`" in SCENARIOS


def test_the_examples_of_western_legends_show_every_kind_of_thing() -> None:
    examples = section(SCENARIOS, "How to write scenarios of Western Legends")
    kinds = (
        "action",
        "fight with a bandit",
        "duel",
        "Poker",
        "store",
        "Dice",
        "story",
        "Man in Black",
        "end",
    )
    for kind in kinds:
        assert f"**{kind}" in examples
    assert examples.count("```yaml") == len(kinds)


def test_the_tables_of_the_card_game_are_complete() -> None:
    assert len(CARD_CLAIMS) >= 18
    for word in (*bang_position.PLAYER_WORDS, *bang_position.TABLE_WORDS, *BANG_PHASES):
        assert f"`{word}`" in SCENARIOS
    for order in (bang_position.QUIET_ON_OWN_TURN, bang_position.QUIET_FOR_OTHERS):
        assert ", ".join(order) in " ".join(SCENARIOS.split())
    facts = grammar("bang").facts
    for word in (*facts.players["Ann"], *facts.table):
        assert word in SCENARIOS


def test_the_tables_are_complete() -> None:
    assert len(EXAMPLES) >= 6
    assert len(DEEDS) >= 12
    assert len(CLAIMS) >= 20
    for word in (*KEYS, *TABLE_WORDS, *SHORT_FACES):
        assert f"`{word}`" in SCENARIOS
    for order in (QUIET_ON_OWN_TURN, QUIET_FOR_OTHERS):
        assert ", ".join(order) in " ".join(SCENARIOS.split())


def general(text: str, names: tuple[str, ...]) -> str:
    """A notation without its particulars: any player is Ben, any number and any dice are N."""
    for name in names:
        text = re.sub(rf"\b{name}\b", "Ben", text)
    return re.sub(r"\d( \d)*", "N", text).replace("arrows", "arrow")


def test_every_notation_of_the_dice_game_is_documented() -> None:
    documented = {
        general(text, ("Ben",)) for text in re.findall(r"`([^`]+)`", section(NOTATION, "The dice game"))
    }
    met: set[str] = set()
    prompts: set[str] = set()
    for seed in range(60):
        table = sixgun.new("dice", players=3 + seed % 6, seed=f"notation {seed}")
        random = Random(seed)
        names = tuple(table.names)
        while table.pending:
            ask = table.pending[0]
            prompts.add(ask.prompt)
            for option in ask.options:
                met.add(general(option.notation(names), names))
                met.update(general(alias, names) for alias in option.aliases(names))
            table.choose(ask.seat, random.randrange(len(ask.options)))
    assert met - documented == set()
    assert prompts - documented == set()
    assert len(prompts) == 7


def any_of(words: set[str]) -> str:
    return "|".join(sorted((re.escape(word) for word in words), key=len, reverse=True))


CARD = re.compile(
    rf"\b(?:{any_of({spaced(kind) for kind in KIND})})\b(?: (?:10|[2-9JQKA])(?:[♠♥♦♣]|[shdc]\b| of \w+))?"
)
CHARACTER = re.compile(rf"\b(?:{any_of({spaced(character) for character in LIFE})})\b")


def general_card(text: str, names: tuple[str, ...]) -> str:
    """A notation of the card game without its particulars: any player, any card, any character."""
    for name in names:
        text = re.sub(rf"\b{name}\b", "Ben", text)
    return CARD.sub("CARD", CHARACTER.sub("CHARACTER", text))


def test_every_notation_of_the_card_game_is_documented() -> None:
    documented = {
        general_card(text, ("Ben",)) for text in re.findall(r"`([^`]+)`", section(NOTATION, "The card game"))
    }
    met: set[str] = set()
    for seed in range(12):
        table = sixgun.new(
            "bang",
            players=3 + seed % 6,
            sets=["base", "dodge_city"],
            seed=f"notation {seed}",
            settings={"expert_characters": seed % 2},
        )
        random = Random(seed)
        names = tuple(table.names)
        for _ in range(250):
            if not table.pending:
                break
            ask = table.pending[0]
            for option in random.sample(list(ask.options), min(4, len(ask.options))):
                met.add(general_card(option.notation(names), names))
                met.update(general_card(alias, names) for alias in option.aliases(names))
            table.choose(ask.seat, random.randrange(len(ask.options)))
    assert met - documented == set()
    assert len(met) > 25


def test_every_prompt_of_the_card_game_is_documented() -> None:
    records = sixgun.game("bang").records().values()
    prompts = {record.prompt for record in records if issubclass(record, Decision) and record.prompt}
    assert len(prompts) >= 20
    for prompt in (*prompts, "choose_character", "keep_character"):
        assert f"`{prompt}`" in section(NOTATION, "The card game")


LEGENDS_GROUPS = (CHARACTER_WORDS, GOAL_WORDS, ITEM_WORDS, SPACE_WORDS, STORY_WORDS)
LEGENDS_WORD = re.compile(
    rf"\b(?:{any_of({label for words in LEGENDS_GROUPS for label in words.labels})})\b|(?:10|[2-9JQKA])[♠♥♦♣]"
)
LEGENDS_CODE = re.compile(r"chooses [a-z_]+(?:$|[(;].*)")


def general_legends(text: str, names: tuple[str, ...]) -> str:
    """A notation of Western Legends without its particulars: any player, any thing, any number."""
    for name in names:
        text = re.sub(rf"\b{name}\b", "Ben", text)
    text = LEGENDS_WORD.sub("THING", text)
    text = re.sub(r"fight card \w+", "fight card N", LEGENDS_CODE.sub("chooses CODE", text))
    text = re.sub(r"\$\d+", "$N", re.sub(r"\d nuggets?", "N nuggets", text))
    text = re.sub(r"die \d", "die N", re.sub(r"keeps \d( \d)*", "keeps N", text))
    return re.sub(r"(blue|green) cattle", "COLOUR cattle", text)


def test_every_notation_of_western_legends_is_documented() -> None:
    texts = re.findall(r"`([^`]+)`", section(NOTATION, "Western Legends"))
    documented = {general_legends(text, ("Ben",)) for text in texts}
    met: set[str] = set()
    for seed in range(10):
        table = sixgun.new(
            "legends", players=2 + seed % 5, seed=f"notation {seed}", settings={"goals": seed % 2}
        )
        random = Random(seed)
        names = tuple(table.names)
        for _ in range(250):
            if not table.pending:
                break
            ask = table.pending[0]
            for option in random.sample(list(ask.options), min(4, len(ask.options))):
                met.add(general_legends(option.notation(names), names))
                met.update(general_legends(alias, names) for alias in option.aliases(names))
            table.choose(ask.seat, random.randrange(len(ask.options)))
    assert met - documented == set()
    assert len(met) > 40


def test_every_prompt_of_western_legends_is_documented() -> None:
    records = sixgun.game("legends").records().values()
    prompts = {record.prompt for record in records if issubclass(record, LegendsDecision) and record.prompt}
    assert len(prompts) >= 28
    for prompt in (*prompts, "character", "hole", "house"):
        assert f"`{prompt}`" in section(NOTATION, "Western Legends")
