"""`sixgun cards`: all cards in one table."""

import argparse
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import sixgun
from sixgun.cli.deck import CHARACTER, LEGENDS, Card, all_cards, box_name, facts, in_words, name, text
from sixgun.cli.options import Options
from sixgun.cli.table_options import checked_game
from sixgun.cli.tables import console, table
from sixgun.texts import Speaker

if TYPE_CHECKING:
    from rich.table import Table

EXAMPLE: Final = "sixgun cards --game bang --lang cs"


def define(options: Options) -> None:
    """Declare the options."""
    options.value("game", "GAME")
    options.flag("json")


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    """Print the table."""
    games = [checked_game(arguments.game).id] if arguments.game is not None else list(sixgun.GAMES)
    cards = all_cards(games)
    if arguments.json:
        rows = [in_words(card, say) for card in cards]
        print(json.dumps(rows, ensure_ascii=False, indent=2))
        return 0
    kinds = dict.fromkeys([(card.game, card.kind) for card in cards])
    for number, (game, kind) in enumerate(kinds):
        if number:
            print()
        these = [card for card in cards if (card.game, card.kind) == (game, kind)]
        if game == LEGENDS:
            grid = _printed(these, say)
        else:
            grid = _characters(these, say) if kind == CHARACTER else _playing(these, say)
        grid.title = say.name("game", game) if len(kinds) > 1 else None
        console().print(grid)
    return 0


def _characters(cards: Sequence[Card], say: Speaker) -> "Table":
    boxed = any(box_name(card, say) for card in cards)
    grid = table(
        say.text("ui-cli-column-name"),
        *([say.text("ui-cli-column-box")] if boxed else []),
        say.text("ui-cli-column-life"),
        say.text("ui-cli-column-text"),
        right=(2 if boxed else 1,),
    )
    for card in cards:
        box = [box_name(card, say)] if boxed else []
        grid.add_row(name(card, say), *box, str(card.life), text(card, say))
    return grid


def _playing(cards: Sequence[Card], say: Speaker) -> "Table":
    grid = table(
        say.text("ui-cli-column-name"),
        say.text("ui-cli-column-colour"),
        say.text("ui-cli-column-copies"),
        say.text("ui-cli-column-text"),
        right=(2,),
    )
    for card in cards:
        grid.add_row(name(card, say), ", ".join(facts(card, say)), str(card.in_all), text(card, say))
    return grid


def _printed(cards: Sequence[Card], say: Speaker) -> "Table":
    """Cards of Western Legends: the kind once in the column's heading, then what differs."""
    kind = say.text(f"ui-cli-kind-{cards[0].kind}")
    grid = table(say.text("ui-cli-column-name"), kind, say.text("ui-cli-column-text"))
    for card in cards:
        signs = [" ".join(signs) for _, signs in card.copies]
        grid.add_row(name(card, say), ", ".join([*facts(card, say)[1:], *signs]), text(card, say))
    return grid
