"""`sixgun card NAME`: what a card does, what was ruled about it, its scenarios, and where its code is."""

import argparse
import json
import re
import textwrap
import unicodedata
from collections.abc import Iterator, Sequence
from typing import Final

import sixgun
from sixgun.cli.deck import Card, all_cards, box_name, code_of, facts, in_words, name, text
from sixgun.cli.options import Options
from sixgun.cli.paint import YELLOW, paint
from sixgun.cli.rulings import rulings_about
from sixgun.cli.shelf import Shelved, shelf, shown
from sixgun.cli.table_options import checked_game
from sixgun.cli.words import Mistake, nearest
from sixgun.texts import LANGUAGES, Speaker, speaker

EXAMPLE: Final = 'sixgun card "el gringo" --lang es'
WIDTH: Final = 88
MOST: Final = 12
"""At most this many scenarios are listed; some cards take part in hundreds."""


def define(options: Options) -> None:
    """Declare the options."""
    options.argument("name", "NAME", many=True)
    options.value("game", "GAME")
    options.flag("json")


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    """Print everything about a card, or about each of them if several games have one of that name."""
    wanted = " ".join(arguments.name)
    if not wanted.strip():
        raise Mistake("ui-cli-no-card")
    games = list(sixgun.GAMES) if arguments.game is None else [checked_game(arguments.game).id]
    cards = find_cards(wanted, games, say)
    if arguments.json:
        first, *also = [about(card, say) for card in cards]
        print(json.dumps({**first, "also": also} if also else first, ensure_ascii=False, indent=2))
        return 0
    for number, card in enumerate(cards):
        if number:
            print()
        print(*told(card, say), sep="\n")
    return 0


def about(card: Card, say: Speaker) -> dict[str, object]:
    """Everything about a card, for programs to read."""
    code, line = code_of(card)
    return {
        **in_words(card, say),
        "rulings": [
            {"ruling": ruling.label, "text": say.text(ruling.key)}
            for ruling in rulings_about(card.game, card.id)
        ],
        "scenarios": [
            {"file": f"{shown(found.file)}:{found.line}", "scenario": found.title}
            for found in scenarios_about(card)
        ],
        "code": f"{shown(code)}:{line}",
    }


def told(card: Card, say: Speaker) -> Iterator[str]:
    """Everything about a card, line by line."""
    yield f"{paint(name(card, say), YELLOW)}  ({card.id})"
    box = box_name(card, say)
    game = say.name("game", card.game) + (f", {box}" if box and not card.copies else "")
    yield say.text("ui-cli-card-kind", game=game, facts=", ".join(facts(card, say)))
    yield textwrap.fill(text(card, say), WIDTH)
    for box, signs in card.copies:
        copies = say.text("ui-cli-card-copies", count=len(signs), cards=" ".join(signs))
        yield _indented(f"{say.text(f'set-{card.game}-{box}')}, {copies}")
    rulings = rulings_about(card.game, card.id)
    if rulings:
        yield f"\n{say.text('ui-cli-card-rulings')}"
        for ruling in rulings:
            yield _indented(f"{ruling.label:<5}{say.text(ruling.key)}")
    scenarios = scenarios_about(card)
    if scenarios:
        yield f"\n{say.text('ui-cli-card-scenarios')}"
        for found in scenarios[:MOST]:
            yield f"  {found.title}\n      {shown(found.file)}:{found.line}"
    if len(scenarios) > MOST:
        yield f"  {say.text('ui-cli-card-more', count=len(scenarios) - MOST)}"
    code, line = code_of(card)
    yield f"\n{say.text('ui-cli-card-code')}\n  {shown(code)}:{line}"


def _indented(text: str) -> str:
    return textwrap.fill(text, WIDTH, initial_indent="  ", subsequent_indent="      ")


def find_cards(wanted: str, games: Sequence[str], say: Speaker) -> list[Card]:
    """The cards with this id or name, in any language, at most one for each game.

    Case, accents and punctuation do not matter, and a word of the name is enough if it is unique. A card of
    which there are copies may also be named by the rank and suit of one, such as ``10♥``.
    """
    cards = all_cards(games)
    signed = [card for card in cards if any(wanted.strip().upper() in signs for _, signs in card.copies)]
    if signed and len({card.id for card in signed}) == 1:
        return signed
    meant = [card for card in cards if card.id == wanted.strip()]
    if meant:  # two cards may be called the same and still have ids of their own
        return meant
    named: dict[str, set[Card]] = {}
    for card in cards:
        for called in (card.id, *[name(card, speaker(lang)) for lang in LANGUAGES]):
            named.setdefault(_plain(called), set()).add(card)
    key = _plain(wanted)
    found = named.get(key) or {
        card for called in named for card in named[called] if key and key in called.split()
    }
    known = sorted({card.id for card in found})
    if len(known) == 1:
        return [card for card in cards if card in found]
    if known:
        names = [name(card, say) for card in cards if card in found]
        names = names if len(set(names)) >= len(known) else known
        raise Mistake("ui-cli-card-several", name=wanted, known=", ".join(dict.fromkeys(names)))
    guess = nearest(key, list(named)) or _word_guess(key, list(named))
    if guess:
        card = min(named[guess])
        raise Mistake("ui-cli-card-guess", name=wanted, guess=name(card, say))
    raise Mistake("ui-cli-card-unknown", name=wanted)


def _word_guess(key: str, names: list[str]) -> str:
    """A name that has a word similar to the one asked for."""
    words = {word: name for name in names for word in name.split()}
    return words.get(nearest(key, list(words)), "")


def _plain(name: str) -> str:
    """A name without case, accents, quotes and underscores."""
    letters = "".join(sign for sign in unicodedata.normalize("NFKD", name) if not unicodedata.combining(sign))
    return " ".join(re.sub(r"[\W_]+", " ", letters.casefold()).split())


def scenarios_about(card: Card) -> list[Shelved]:
    """The scenarios on the shelf in which the card takes part, those with its name in the title first."""
    found = [scenario for scenario in shelf(card.game) if scenario.names(card.id)]
    words = set(_plain(name(card, speaker("en"))).split()) - {"the"}
    return sorted(found, key=lambda scenario: not words & set(_plain(scenario.title).split()))
