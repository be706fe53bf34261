"""Everything the engine can say has a text, and every text can be said."""

import re
from functools import cache

import pytest

from sixgun.cli.rulings import RULINGS
from sixgun.games.bang.cards import EVENTS, LIFE, OF_BOX, PILES, SUITS, of_piles
from sixgun.games.bang.events import REWARD
from sixgun.games.bang.game import BOXES, KEEPERS, visitors
from sixgun.games.bang.game import GAME as BANG
from sixgun.games.bang.kinds import COLT, KINDS
from sixgun.games.catalog import game
from sixgun.games.dice import model as dice_model
from sixgun.games.dice.sets.base.table import LIFE as DICE_LIFE
from sixgun.games.legends.scoring import LINES
from sixgun.games.roles import ROLES, ROLES_BY_PLAYERS
from sixgun.kernel.registry import Game
from sixgun.texts import LANGUAGES, bang, dice, legends, speaker
from sixgun.texts.catalogue import FORMS
from sixgun.texts.legends.names import SOURCES
from tests.texts.engine import (
    GAME_IDS,
    complaints,
    event_classes,
    literals,
    option_classes,
    prompts,
    reasons,
    refusals,
)
from tests.texts.ftl import all_texts, our_texts, parsed

SILENT = {"bang": bang.SILENT, "dice": dice.SILENT, "legends": legends.SILENT}
CHARACTERS = {"bang": LIFE, "dice": DICE_LIFE, "legends": {}}
"""Characters with a text of their own; those of legends are told from their codes."""
UNANNOUNCED = ("bart_cassidy", "black_jack", "herb_hunter", "molly_stark", "suzy_lafayette")
"""Characters who draw cards without a word: the log says what triggered them."""
FIGHTERS = ("bandit", "heist", "sheriff", "gang", "black")


def kernel_or_own(game_id: str, what: str, ids: set[str]) -> set[str]:
    """The keys of things that a game words itself or leaves to the kernel."""
    known = our_texts("en")
    shared = {id for id in ids if f"kernel-{what}-{id}" in known}
    return {f"kernel-{what}-{id}" if id in shared else f"{game_id}-{what}-{id}" for id in ids}


def expected_of_all() -> set[str]:
    """What is not worded by a single game."""
    return {
        *[f"role-{role}" for role in ROLES],
        *[f"role-{role}.goal" for role in ROLES],
        *[f"role-{role}.goal-three" for role in ROLES_BY_PLAYERS[3]],
        *[f"refusal-{key}" for key in refusals()],
        *[f"complaint-{raised.key}" for raised in complaints()],
        *[ruling.key for ruling in RULINGS if ruling.key in our_texts("en")],
    }


def expected_of(played: Game) -> set[str]:
    """What every game has."""
    id = played.id
    asked = kernel_or_own(id, "prompt", set(prompts(id)))
    settings = {setting.name for module in played.modules for setting in module.settings}
    boxes = {module.id for module in played.modules}
    about = {
        *[f"{id}-setting-{name}" for name in settings],
        *[f"{id}-preset-{name}" for name in played.presets if name not in boxes],
    }
    chosen = {
        f"{id}-setting-{setting.name}-{value}"
        for module in played.modules
        for setting in module.settings
        for value in setting.choices
        if isinstance(value, str)
    }
    return {
        f"game-{id}",
        *chosen,
        *[f"set-{id}-{module.id}" for module in played.modules],
        *about,
        *[f"{key}.about" for key in about],
        *[f"character-{character}" for character in CHARACTERS[id]],
        *[f"{id}-ability-{character}" for character in CHARACTERS[id]],
        *asked,
        *[f"{prompt}.waiting" for prompt in asked],
        *kernel_or_own(id, "option", option_classes(id)),
        *[f"{id}-event-{kind}" for kind in event_classes(id) - SILENT[id]],
        *[f"{id}-result-{reason}" for reason in reasons(id)],
    }


def expected_of_dice() -> set[str]:
    """What only dice have."""
    return {
        *[f"face-{face}" for face in dice_model.FACES],
        *[f"face-{face}.short" for face in dice_model.FACES],
        *[f"cause-{cause}" for cause in dice_model.CAUSES],
    }


def expected_of_cards() -> set[str]:
    """What only playing cards have."""
    piled = [id for box in OF_BOX for id in of_piles(box)]
    ghosts = [*visitors(BOXES), *[ghost for keeper in KEEPERS.values() for ghost in keeper.ghosts]]
    printed = (*KINDS, COLT, *[id for rows in EVENTS.values() for id, _ in rows], *piled, *ghosts)
    piles = [(pile, row) for piles in PILES.values() for pile, rows in piles.items() for row in rows]
    return {
        *[f"pile-{pile}-{sort}" for pile, (_, sort, _, _) in piles],
        *[f"pile-{pile}-price" for pile, (_, _, _, price) in piles if price],
        *[f"card-{id}" for id in printed],
        *[f"bang-card-{id}" for id in printed],
        "colour-event",
        *[f"colour-{card.colour}" for card in KINDS.values()],
        *[f"suit-{suit}" for suit in SUITS],
        *[f"bang-why-{source}" for source in (REWARD, *UNANNOUNCED)],
    }


def expected_of_legends() -> set[str]:
    """What only Western Legends has, besides the names and codes of its cards."""
    return {
        *[f"legends-source-{source}" for source in SOURCES],
        *[f"legends-line-{line}" for line in LINES],
        *[f"legends-result-{reason}" for reason in ("most-lp", "shared", "black")],
        *[f"legends-fighter-{one}" for one in FIGHTERS],
    }


def own_names() -> set[str]:
    """Names of characters that one game prints in its own way, in some language."""
    return {
        f"character-{character}.{id}"
        for id in GAME_IDS
        for character in CHARACTERS[id]
        if any(
            speaker(lang).name("character", character, id) != speaker(lang).name("character", character)
            for lang in LANGUAGES
        )
    }


def about_boxes() -> set[str]:
    """What a box brings, in a sentence: it may be told and need not."""
    return {f"set-{id}-{module.id}.about" for id in GAME_IDS for module in game(id).modules}


@cache
def expected() -> set[str]:
    """Every key that someone will ask for."""
    of_games = [expected_of(game(id)) for id in GAME_IDS]
    return expected_of_all().union(
        expected_of_dice(), expected_of_cards(), expected_of_legends(), own_names(), *of_games
    )


def test_the_lists_taken_from_the_engine_are_not_empty() -> None:
    """A scan that finds nothing would let everything pass."""
    assert len(refusals()) >= 33
    assert len({raised.key for raised in complaints()}) >= 50
    assert set(prompts("dice")) >= {"reroll", "assign_bullseyes", "assign_beers", "order_reactions"}
    assert set(prompts("bang")) >= {"act", "shot", "rescue", "choose_character", "order_reactions"}
    ends = {"renegade-alone", "sheriff-dead", "law-prevails", "hunter", "last-man"}
    assert reasons("bang") == {*ends, "last-in-the-game"}
    assert reasons("dice") == {*ends, "draw"}
    assert set(prompts("legends")) >= {"act", "walk", "lay", "hole", "character", "may"}
    assert (len(CHARACTERS["dice"]), len(CHARACTERS["legends"])) == (16, 0)
    assert len(CHARACTERS["bang"]) >= 36 and len(KINDS) >= 44
    assert set(BANG.presets) >= {"first_game", "classic", "expert", "series", "second_evening", "big_box"}
    assert own_names() == {"character-kit_carlson.dice"}


def test_a_kind_of_card_and_a_character_never_share_an_id() -> None:
    """A sentence may speak of either by its id alone."""
    assert not set(KINDS) & set(LIFE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_text(lang: str) -> None:
    assert expected() - set(our_texts(lang)) == set()


def test_no_text_is_never_said() -> None:
    texts = our_texts("en")
    inside = {part for found in texts.values() for part in found.references}
    forms = {key for key in texts if key.partition(".")[2] in FORMS}
    rulings = {ruling.key for ruling in RULINGS}
    assert set(texts) - expected() - inside - literals() - forms - about_boxes() - rulings == set()
    assert {key for key in forms if key.partition(".")[0] not in texts} == set()


@pytest.mark.parametrize("name", ["kernel.ftl", "cast.ftl"])
def test_files_for_all_games_name_no_game(name: str) -> None:
    of_a_game = tuple(f"{id}-" for id in GAME_IDS)
    assert [key for key in parsed("en", name).keys if key.startswith(of_a_game)] == []


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_silent_events_exist_and_have_no_text(game_id: str) -> None:
    assert event_classes(game_id) >= SILENT[game_id]
    assert [kind for kind in SILENT[game_id] if f"{game_id}-event-{kind}" in our_texts("en")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_that_bots_and_doors_name_exist(lang: str) -> None:
    """Reasons of bots and labels of the terminal and the command line, as far as they are written out."""
    named = {text for text in literals() if re.fullmatch(r"(bot|ui)-[a-z0-9-]*[a-z0-9]", text)}
    assert len(named) > 50
    assert named - {key.partition(".")[0] for key in all_texts(lang)} == set()
