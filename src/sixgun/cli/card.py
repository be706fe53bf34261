"""`sixgun card NAME`: what a card does, what was ruled about it, its scenarios, and where its code is."""

import argparse
import json
import re
import textwrap
import unicodedata
from typing import Final

import sixgun
from sixgun.cli.deck import Card, all_cards, code_of, in_words
from sixgun.cli.options import Options
from sixgun.cli.paint import YELLOW, paint
from sixgun.cli.rulings import rulings_about
from sixgun.cli.shelf import Shelved, shelf, shown
from sixgun.cli.words import Mistake, nearest
from sixgun.texts import LANGUAGES, Speaker, speaker

EXAMPLE: Final = 'sixgun card "el gringo" --lang es'
WIDTH: Final = 88


def define(options: Options) -> None:
    """Declare the options."""
    options.argument("name", "NAME", many=True)
    options.flag("json")


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    """Print all about one card."""
    wanted = " ".join(arguments.name)
    if not wanted.strip():
        raise Mistake("ui-cli-no-card")
    card = find_card(wanted, say)
    code, line = code_of(card)
    rulings = rulings_about(card.game, card.id)
    scenarios = [(f"{shown(found.file)}:{found.line}", found.title) for found in scenarios_about(card)]
    if arguments.json:
        about = {
            **in_words(card, say),
            "rulings": [{"ruling": ruling.label, "text": say.text(ruling.key)} for ruling in rulings],
            "scenarios": [{"file": place, "scenario": title} for place, title in scenarios],
            "code": f"{shown(code)}:{line}",
        }
        print(json.dumps(about, ensure_ascii=False, indent=2))
        return 0
    print(f"{paint(say.name(card.kind, card.id), YELLOW)}  ({card.id})")
    print(
        say.text(
            "ui-cli-card-kind",
            game=say.name("game", card.game),
            life=card.life,
            kind=say.text(f"ui-cli-kind-{card.kind}"),
            choice=say.text(f"ui-cli-choice-{card.choice}"),
        )
    )
    print(textwrap.fill(say.ability(card.game, card.id), WIDTH))
    if rulings:
        print(f"\n{say.text('ui-cli-card-rulings')}")
        for ruling in rulings:
            print(
                textwrap.fill(
                    f"{ruling.label:<4}{say.text(ruling.key)}",
                    WIDTH,
                    initial_indent="  ",
                    subsequent_indent="      ",
                )
            )
    if scenarios:
        print(f"\n{say.text('ui-cli-card-scenarios')}")
        for place, title in scenarios:
            print(f"  {title}\n      {place}")
    print(f"\n{say.text('ui-cli-card-code')}\n  {shown(code)}:{line}")
    return 0


def find_card(wanted: str, say: Speaker) -> Card:
    """The card with this id or name, in any language; case, accents and signs do not matter."""
    cards = all_cards(list(sixgun.GAMES))
    named: dict[str, Card] = {}
    for lang in LANGUAGES:
        for card in cards:
            named.setdefault(_plain(speaker(lang).name(card.kind, card.id)), card)
    for card in cards:
        named[_plain(card.id)] = card
    key = _plain(wanted)
    found = named.get(key) or _only([card for name, card in named.items() if key and key in name.split()])
    if found is not None:
        return found
    guess = nearest(key, list(named)) or _word_guess(key, list(named))
    if guess:
        name = say.name(named[guess].kind, named[guess].id)
        raise Mistake("ui-cli-card-guess", name=wanted, guess=name)
    raise Mistake("ui-cli-card-unknown", name=wanted)


def _only(cards: list[Card]) -> Card | None:
    """The card, if all that were found are the same one."""
    return cards[0] if len(set(cards)) == 1 else None


def _word_guess(key: str, names: list[str]) -> str:
    """A name one of whose words looks like the one asked for."""
    words = {word: name for name in names for word in name.split()}
    return words.get(nearest(key, list(words)), "")


def _plain(name: str) -> str:
    """A name without case, accents, quotes and underscores."""
    letters = "".join(sign for sign in unicodedata.normalize("NFKD", name) if not unicodedata.combining(sign))
    return " ".join(re.sub(r"[\W_]+", " ", letters.casefold()).split())


def scenarios_about(card: Card) -> list[Shelved]:
    """The scenarios on the shelf in which the card takes part, those with its name in the title first."""
    found = [scenario for scenario in shelf(card.game) if scenario.names(card.id)]
    words = set(_plain(speaker("en").name(card.kind, card.id)).split()) - {"the"}
    return sorted(found, key=lambda scenario: not words & set(_plain(scenario.title).split()))
