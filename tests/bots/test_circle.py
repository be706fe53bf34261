"""Bots at one table share what everybody knows, and choose as if each of them had found it out alone."""

from typing import Any

import pytest

from sixgun.bots import Company, new_bot
from sixgun.games.bang.events import CardTaken
from sixgun.kernel.events import Event, Hidden
from sixgun.kernel.table import Table
from sixgun.kernel.views import events_seen
from sixgun.lab.playing import deal

BOXES = {"bang": ("base", "dodge_city", "high_noon", "fistful"), "dice": ("base",)}
Told = list[tuple[int, Any, Any]]
"""Every choice of a game: whose it was, its reason, and what was believed."""


def fresh(game: str, players: int) -> Table[Any]:
    return deal(game, players, BOXES[game], f"circle {players}", log=True)


def gunslingers(game: str, players: int) -> dict[int, Any]:
    return {seat: new_bot(game, "gunslinger", seat, "circle") for seat in range(players)}


def together(game: str, players: int) -> Told:
    """A game among bots that share what everybody knows."""
    table, bots = fresh(game, players), gunslingers(game, players)
    company = Company(table, bots)
    told: Told = []
    while table.pending:
        seat = table.pending[0].seat
        company.act()
        told.append((seat, bots[seat].reason(), bots[seat].chances()))
    return told


def alone(game: str, players: int) -> Told:
    """The same game among bots that follow everything themselves, each with the eyes of its own seat."""
    table, bots = fresh(game, players), gunslingers(game, players)
    heard = 0
    told: Told = []
    while table.pending:
        seat = table.pending[0].seat
        news = {reader: events_seen(table, reader, heard) for reader in bots}
        heard = len(table.events or ())
        choice = bots[seat].choose(table.game.view(table, seat), news.pop(seat))
        for reader, heard_there in news.items():
            bots[reader].listen(table.game.view(table, reader), heard_there)
        told.append((seat, bots[seat].reason(), bots[seat].chances()))
        table.choose(seat, choice)
    return told


@pytest.mark.parametrize(
    ("game", "players"), [("bang", 3), ("bang", 5), ("bang", 6), ("bang", 8), ("dice", 4), ("dice", 8)]
)
def test_whoever_shares_chooses_as_if_alone(game: str, players: int) -> None:
    shared = together(game, players)
    assert len(shared) > 20
    assert shared == alone(game, players)


def test_what_is_shared_was_seen_by_everybody() -> None:
    """Between two choices nothing is left at the table that only one seat knows, but in its own memory."""
    table, bots = fresh("bang", 5), gunslingers("bang", 5)
    company = Company(table, bots)
    for _ in range(60):
        company.act()
    witness = bots[0]._circle.witness
    assert all(bot._circle.witness is witness for bot in bots.values())
    witness.board.cover()
    for seat, player in enumerate(witness.board.g.state.seats):
        assert set(player.hand) <= {-1}
        assert player.role in ("", table.state.seats[seat].role)
        assert not player.role or table.state.role_lies_open(seat)


def test_only_those_who_saw_a_card_change_hands_know_where_it_is() -> None:
    table, bots = fresh("bang", 5), gunslingers("bang", 5)
    Company(table, bots)
    card = table.state.seats[1].hand[0]
    taken: Event = CardTaken(0, 1, Hidden(card, 0b00011), True)
    for seat in (2, 0, 3, 1):
        witness = bots[seat].listen(table.game.view(table, seat), [taken.seen_by(seat)])
        assert (card in witness.whereabouts) == (seat in (0, 1))
