"""`sixgun cards`: all cards in one table."""

import argparse
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import sixgun
from sixgun.cli.deck import (
    CHARACTER,
    EVENT,
    LEGENDS,
    PLAYING,
    Card,
    all_cards,
    box_name,
    facts,
    in_words,
    name,
    text,
)
from sixgun.cli.options import Options
from sixgun.cli.table_options import checked_box, checked_game
from sixgun.cli.tables import console, table
from sixgun.kernel.registry import Game
from sixgun.texts import Speaker

if TYPE_CHECKING:
    from rich.table import Table

EXAMPLE: Final = "sixgun cards --game bang --box high_noon --lang cs"


def define(options: Options) -> None:
    """Declare the options."""
    options.value("game", "GAME")
    options.value("box", "BOX")
    options.flag("json")


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    """Print the table."""
    games = [checked_game(arguments.game)] if arguments.game is not None else _games(arguments.box)
    box = None if arguments.box is None else [checked_box(game, arguments.box) for game in games][-1]
    cards = [card for card in all_cards([game.id for game in games]) if box is None or card.is_in(box)]
    if arguments.json:
        rows = [in_words(card, say) for card in cards]
        print(json.dumps(rows, ensure_ascii=False, indent=2))
        return 0
    kinds = dict.fromkeys([(card.game, card.kind) for card in cards])
    for number, (title, kind) in enumerate(kinds):
        if number:
            print()
        these = [card for card in cards if (card.game, card.kind) == (title, kind)]
        grid = _printed(these, say) if title == LEGENDS else GRIDS.get(kind, _playing)(these, say)
        grid.title = say.name("game", title) if len(kinds) > 1 else None
        console().print(grid)
    return 0


def _games(box: str | None) -> list[Game]:
    """All games, or those that have a box of this name; if none has, the one whose boxes are many."""
    games = [sixgun.game(id) for id in sixgun.GAMES]
    having = [game for game in games if box is None or box in [module.id for module in game.modules]]
    return having or [max(games, key=lambda game: len(game.modules))]


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


def _events(cards: Sequence[Card], say: Speaker) -> "Table":
    grid = table(
        say.text("ui-cli-column-name"), say.text("ui-cli-column-box"), say.text("ui-cli-column-text")
    )
    for card in cards:
        grid.add_row(
            name(card, say), ", ".join([box_name(card, say), *facts(card, say)[1:]]), text(card, say)
        )
    return grid


GRIDS: Final = {CHARACTER: _characters, PLAYING: _playing, EVENT: _events}
"""How the kinds of cards are listed; those of other piles like playing cards."""


def _printed(cards: Sequence[Card], say: Speaker) -> "Table":
    """Cards of Western Legends: the kind once in the column's heading, then what differs."""
    kind = say.text(f"ui-cli-kind-{cards[0].kind}")
    grid = table(say.text("ui-cli-column-name"), kind, say.text("ui-cli-column-text"))
    for card in cards:
        signs = [" ".join(signs) for _, signs in card.copies]
        grid.add_row(name(card, say), ", ".join([*facts(card, say)[1:], *signs]), text(card, say))
    return grid
