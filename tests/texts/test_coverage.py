"""Everything the engine can say has a text, and every text can be said."""

import re

import pytest

from sixgun.games.dice.model import CAUSES, FACES, ROLES, ROLES_BY_PLAYERS
from sixgun.games.dice.sets.base import MODULE
from sixgun.games.dice.sets.base.table import LIFE
from sixgun.texts import LANGUAGES
from sixgun.texts.dice import SILENT
from tests.texts.engine import (
    GAME,
    complaints,
    event_classes,
    literals,
    option_classes,
    prompts,
    reasons,
    refusals,
)
from tests.texts.ftl import all_texts, our_texts, parsed


def kernel_or_dice(what: str, ids: set[str]) -> set[str]:
    """The keys of things that a game words itself or leaves to the kernel."""
    known = our_texts("en")
    return {f"kernel-{what}-{id}" if f"kernel-{what}-{id}" in known else f"dice-{what}-{id}" for id in ids}


def expected() -> set[str]:
    """Every key that somebody will ask for."""
    asked = kernel_or_dice("prompt", set(prompts()))
    return {
        f"game-{GAME.id}",
        *[f"set-{GAME.id}-{module.id}" for module in GAME.modules],
        *[f"role-{role}" for role in ROLES],
        *[f"role-{role}.goal" for role in ROLES],
        *[f"role-{role}.goal-three" for role in ROLES_BY_PLAYERS[3]],
        *[f"face-{face}" for face in FACES],
        *[f"face-{face}.short" for face in FACES],
        *[f"cause-{cause}" for cause in CAUSES],
        *[f"character-{character}" for character in LIFE],
        *[f"dice-ability-{character}" for character in MODULE.abilities],
        *asked,
        *[f"{prompt}.waiting" for prompt in asked],
        *kernel_or_dice("option", option_classes()),
        *[f"dice-event-{kind}" for kind in event_classes() - SILENT],
        *[f"dice-result-{reason}" for reason in reasons()],
        *[f"refusal-{key}" for key in refusals()],
        *[f"complaint-{raised.key}" for raised in complaints()],
    }


def test_the_lists_taken_from_the_engine_are_not_empty() -> None:
    """A scan that finds nothing would let everything pass."""
    assert len(refusals()) >= 19
    assert len({raised.key for raised in complaints()}) >= 50
    assert set(prompts()) >= {"reroll", "assign_bullseyes", "assign_beers", "order_reactions"}
    assert reasons() == {"renegade-alone", "sheriff-dead", "law-prevails", "hunter", "last-man", "draw"}
    assert len(MODULE.abilities) == 16


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_text(lang: str) -> None:
    assert expected() - set(our_texts(lang)) == set()


def test_no_text_is_never_said() -> None:
    texts = our_texts("en")
    inside = {part for found in texts.values() for part in found.references}
    assert set(texts) - expected() - inside - literals() == set()


def test_the_kernel_file_names_no_game() -> None:
    assert [key for key in parsed("en", "kernel.ftl").keys if key.startswith("dice-")] == []


def test_silent_events_exist_and_have_no_text() -> None:
    assert event_classes() >= SILENT
    assert [kind for kind in SILENT if f"dice-event-{kind}" in our_texts("en")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_that_bots_and_doors_name_exist(lang: str) -> None:
    """Reasons of bots and labels of the terminal and the command line, as far as they are written out."""
    named = {text for text in literals() if re.fullmatch(r"(bot|ui)-[a-z0-9-]*[a-z0-9]", text)}
    assert len(named) > 50
    assert named - {key.partition(".")[0] for key in all_texts(lang)} == set()
