"""Tables of the card game for the tests of the terminal."""

from collections.abc import Callable

import sixgun
from sixgun.bots import Company, new_bot
from sixgun.games.bang.cards import KIND
from sixgun.games.bang.kinds import PRINTED
from sixgun.games.bang.view import BangView
from sixgun.terminal.card_screen import CardScreen
from sixgun.terminal.screen import TableApp
from sixgun.terminal.sitting import Sitting
from sixgun.terminal.stage import Entry
from tests.terminal.tables import one_line, table_screen

BOXES = ("base", "dodge_city")
HAND = (
    *("bang", "missed", "cat_balou", "mustang", "general_store", "bible"),
    *("panic", "beer", "duel", "scope", "stagecoach", "jail"),
)
"""The kinds of cards in a hand, as many of them as are wanted."""

LONG_NAMES = (
    *("Bartholomew", "Maximiliana", "Konstantin", "Ludmila"),
    *("Wenceslas", "Guadalupe", "Anastasia", "Eve"),
)


def crowded(players: int = 8, hand: int = 12, laid: int = 3, lang: str = "en", people: int = 1) -> Sitting:
    """The first player to move, with a large hand, and everyone with cards in play."""
    table = sixgun.new("bang", players, sets=BOXES, seed="crowded", names=LONG_NAMES[:players])
    state = table.state
    own = state.seats[state.active]
    sizes = [len(seat.hand) for seat in state.seats]
    for seat in state.seats:
        state.deck.extend(seat.hand)
        seat.hand = []
    for number in range(hand):
        wanted = HAND[number % len(HAND)]
        card = next(card for card in state.deck if KIND[card] == wanted)
        state.deck.remove(card)
        own.hand.append(card)
    for seat, size in zip(state.seats, sizes, strict=True):
        if seat is not own:
            seat.hand = [state.deck.pop() for _ in range(size)]
        kinds: set[str] = set()
        for card in list(state.deck):
            kind = PRINTED[KIND[card]]
            armed = kind.weapon and any(PRINTED[other].weapon for other in kinds)
            if len(kinds) < laid and kind.stays and KIND[card] not in kinds and not armed:
                state.deck.remove(card)
                seat.in_play.append(card)
                kinds.add(KIND[card])
    table.board_changed()
    table.pending = ()
    table.advance()
    seats = [(state.active + step) % players for step in range(people)]
    sitting = Sitting(table, seats, "greenhorn", lang, luck="crowded")
    sitting.hand_over(state.active)
    return sitting


def mid_game(
    wanted: Callable[[BangView], bool], players: int = 5, people: int = 1, lang: str = "en", seeds: int = 60
) -> Sitting:
    """A game bots have played until the player asked sees what is wanted; people take over from there."""
    for number in range(seeds):
        table = sixgun.new("bang", players, sets=BOXES, seed=f"mid {number}")
        bots = {seat: new_bot("bang", "greenhorn", seat, f"{number} {seat}") for seat in range(players)}
        company = Company(table, bots)
        while table.pending:
            seat = table.pending[0].seat
            view = sixgun.view(table, seat)
            assert isinstance(view, BangView)
            if wanted(view):
                seats = [(seat + step) % players for step in range(people)]
                sitting = Sitting(table, seats, "greenhorn", lang, luck="mid")
                sitting.hand_over(seat)
                return sitting
            company.act()
    raise LookupError("no seed leads there")


def asks(prompt: str, at_least: int = 1) -> Callable[[BangView], bool]:
    """The reader is asked this and has this many options."""

    def holds(view: BangView) -> bool:
        ask = view.own_ask
        return ask is not None and ask.prompt == prompt and len(ask.options) >= at_least

    return holds


def cards_of(app: TableApp) -> CardScreen:
    """The table itself, whatever lies over it."""
    screen = table_screen(app)
    assert isinstance(screen, CardScreen)
    return screen


def view_of(sitting: Sitting) -> BangView:
    """The table through the eyes of the viewer."""
    view = sitting.view()
    assert isinstance(view, BangView)
    return view


def taken(sitting: Sitting) -> str:
    """The last choice of the person, in notation."""
    own = [choice for choice in sitting.table.history or () if choice.seat == sitting.viewer]
    return own[-1].option.notation(sitting.table.names)


def entry_where(app: TableApp, kind: str, aimed: bool) -> Entry:
    """An entry of a kind that has to be aimed or not."""
    return next(
        entry
        for entry in cards_of(app).entries
        if entry.kind == kind and entry.open_ways and (len(entry.ways) > 1) == aimed
    )


def bare(text: str) -> str:
    """A screen without edges and marks, for sentences that wrap."""
    for edge in "█▌▐▂▁▃▄▅▆▇":
        text = text.replace(edge, " ")
    return one_line(text)
