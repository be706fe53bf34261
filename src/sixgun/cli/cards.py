"""`sixgun cards`: all cards in one table."""

import argparse
import json
from typing import Final

import sixgun
from sixgun.cli.deck import all_cards, in_words
from sixgun.cli.options import Options
from sixgun.cli.table_options import checked_game
from sixgun.cli.tables import console, table
from sixgun.texts import Speaker

EXAMPLE: Final = "sixgun cards --game dice --lang cs"


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
    grid = table(
        say.text("ui-cli-column-name"),
        say.text("ui-cli-column-life"),
        say.text("ui-cli-column-text"),
        right=(1,),
    )
    for card in cards:
        grid.add_row(say.name(card.kind, card.id), str(card.life), say.ability(card.game, card.id))
    console().print(grid)
    return 0
