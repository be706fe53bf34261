"""The Man in Black, who joins a game of two players (rules 20)."""

from typing import Final

from sixgun.games.legends.content.kinds import NOTHING, Step
from sixgun.games.legends.effects import gain_lp
from sixgun.games.legends.fights import declare
from sixgun.games.legends.meetings import BlackCardTurned
from sixgun.games.legends.model import BLACK, LegendsTable
from sixgun.games.legends.poker import open_game
from sixgun.games.legends.printed import BLACK_CARDS, BOARD, SPACES, TOWN
from sixgun.games.legends.steps import STEPS, carry

START: Final = "rf_cabaret"
"""Where he waits for his first card."""
FINAL_MONEY_LP: Final = 2
"""What his $120 are worth in the final scoring."""


def start_space() -> int:
    """His space at the start of the game."""
    return BOARD.by_id[START]


def act(g: LegendsTable) -> None:
    """His turn: turn over a card, go to its space, gain its LP, carry out its effect."""
    state = g.state
    if not state.black_deck:
        cards = list(state.black_shown)
        state.rng.shuffle(cards)
        state.black_deck = tuple(cards)
        state.black_shown = ()
    number = state.black_deck[-1]
    state.black_deck = state.black_deck[:-1]
    state.black_shown = (*state.black_shown, number)
    card = BLACK_CARDS[number]
    state.reveals += 1
    state.action += 1
    beside = most(g, card.beside) if card.beside else NOTHING
    state.black_space = state.seats[beside].space if card.beside else card.place
    if g.attentive:
        g.tell(BlackCardTurned, card.id, SPACES[state.black_space].id)
    if card.lp:
        gain_lp(g, BLACK, card.lp, card.id)
    # His card concerns both players; whose name comes first does not matter to its steps.
    carry(g, state.first, card.program, card.id)


def most(g: LegendsTable, key: str) -> int:
    """The player with the most LP or money; in a tie, the one earlier in turn order."""
    best = NOTHING
    for seat in g.around(g.state.first):
        if best == NOTHING or amount(g, seat, key) > amount(g, best, key):
            best = seat
    return best


def amount(g: LegendsTable, seat: int, key: str) -> int:
    """What the Man in Black goes by when he compares players."""
    player = g.state.seats[seat]
    return player.lp if key == "most_lp" else player.money


def _mib_lp(g: LegendsTable, seat: int, step: Step, source: str, target: int) -> None:
    gain_lp(g, BLACK, step[1], source)


def _mib_attack(g: LegendsTable, seat: int, step: Step, source: str, target: int) -> None:
    declare(g, BLACK, most(g, step[2]), step[1], step[3], source)


def _mib_poker(g: LegendsTable, seat: int, step: Step, source: str, target: int) -> None:
    open_game(g, BLACK, TOWN[BOARD.site_spaces[step[1]][0]], step[2])


STEPS["mib_lp"] = _mib_lp
STEPS["mib_attack"] = _mib_attack
STEPS["mib_poker"] = _mib_poker
