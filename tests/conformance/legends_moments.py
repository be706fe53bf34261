"""Moments of Western Legends that random play seldom reaches: peeks, sealed cards, tokens in hand."""

from collections.abc import Callable
from typing import Final, cast

from sixgun.games.legends import effects, fights, goals, locations, poker, sheriff
from sixgun.games.legends.model import ARREST, BLACK, DUEL, ROB, LegendsTable
from sixgun.games.legends.printed import AS_NUGGET, BOARD, CONTENT, KIND, PRISON, TOWN

from .contract import LEGENDS, Company, Walk, random_choice, reopened

COMPANY: Final = Company(LEGENDS, 4, settings=(("goals", 1),))
WITH_BLACK: Final = Company(LEGENDS, 2, settings=(("goals", 1),))
RIFLE: Final = CONTENT.numbers["item"]["rifle"]
SALOON, OTHER_SALOON = [
    next(
        space for space, kind in enumerate(KIND) if kind == "saloon" and (TOWN[space] == TOWN[PRISON]) is here
    )
    for here in (True, False)
]
"""A space of the saloon in the town of the prison, and of the other one."""
ENOUGH: Final = 4
"""Poker cards in everyone's hand."""


def at_action(company: Company, seed: int) -> LegendsTable:
    """The first decision about an action, with cards in every hand and cattle with two of the players."""
    table = company.deal(f"moment {seed}")
    rng = Walk(seed, 0).choices()
    while table.pending[0].prompt != "act":
        table.choose(*random_choice(table, rng))
    legends = cast(LegendsTable, table)
    for seat, player in enumerate(legends.state.seats):
        effects.draw(legends, seat, max(0, ENOUGH - len(player.hand)), "test")
        player.money = 50
    for seat in (0, 1):
        effects.take_cattle(legends, seat, seat)
    return legends


def armed(table: LegendsTable, seat: int) -> None:
    """Give a player an upgraded rifle."""
    player = table.state.seats[seat]
    if not player.items >> RIFLE & 1:
        player.items |= 1 << RIFLE
        table.state.stock[RIFLE] -= 1
    player.upgraded |= 1 << RIFLE
    player.weapon = RIFLE


def opened(table: LegendsTable) -> LegendsTable:
    """The table once everything on its agenda has led to a decision."""
    return cast(LegendsTable, reopened(table.game, table.state, table.names))


def rival_of(table: LegendsTable, distance: int = 1) -> int:
    """A player other than the active one."""
    return (table.state.active + distance) % len(table.state.seats)


def setting_up(seed: int) -> LegendsTable:
    """Some have chosen their character, all cards are still secret."""
    table = COMPANY.deal(f"moment {seed}")
    table.choose(2, seed % 2)
    return cast(LegendsTable, table)


def duel(seed: int) -> LegendsTable:
    """A duel of two players with rifles; both have seen some of the other's cards."""
    table = at_action(COMPANY, seed)
    active, rival = table.state.active, rival_of(table)
    armed(table, active)
    armed(table, rival)
    fights.declare(table, active, rival, DUEL)
    return opened(table)


def duel_laid(seed: int) -> LegendsTable:
    """The same duel after the attacker has played a card face down."""
    table = duel(seed)
    while not any(table.state.fight.cards[side] >= 0 for side in (0, 1)):  # type: ignore[union-attr]
        ask = table.pending[0]
        table.choose(ask.seat, seed % len(ask.options))
    return table


def robbery(seed: int) -> LegendsTable:
    """Someone with cattle is robbed."""
    table = at_action(COMPANY, seed)
    robber = 2 + seed % 2
    fights.declare(table, robber, 0, ROB)
    return opened(table)


def arrest(seed: int) -> LegendsTable:
    """A lawman with a rifle arrests an outlaw with cattle."""
    table = at_action(COMPANY, seed)
    lawman, outlaw = table.state.seats[2], table.state.seats[1]
    lawman.mp, lawman.wp, outlaw.mp, outlaw.wp = 1, 0, 0, 3
    armed(table, 2)
    fights.declare(table, 2, 1, ARREST)
    return opened(table)


def bandit(seed: int) -> LegendsTable:
    """A bandit; the fighting player has seen two of his cards with a rifle."""
    table = at_action(COMPANY, seed)
    armed(table, table.state.active)
    table.state.seats[table.state.active].space = BOARD.hideouts[0]
    fights.fight_bandit(table, table.state.active)
    return opened(table)


def heist(seed: int) -> LegendsTable:
    """A guard, without a rifle."""
    table = at_action(COMPANY, seed)
    fights.fight_guard(table, table.state.active)
    return opened(table)


def hunted(seed: int) -> LegendsTable:
    """The sheriff has caught someone with a rifle, and someone else acts for him."""
    table = at_action(COMPANY, seed)
    outlaw = table.state.seats[rival_of(table)]
    outlaw.mp, outlaw.wp = 0, 2
    armed(table, rival_of(table))
    sheriff.arrive(table, table.state.active, outlaw.space, table.state.active)
    return opened(table)


def black_attacked(seed: int) -> LegendsTable:
    """The Man in Black is attacked by someone with a rifle."""
    table = at_action(WITH_BLACK, seed)
    armed(table, table.state.active)
    fights.declare(table, table.state.active, BLACK, DUEL)
    return opened(table)


def black_attacks(seed: int) -> LegendsTable:
    """The Man in Black attacks."""
    table = at_action(WITH_BLACK, seed)
    fights.declare(table, BLACK, seed % 2, DUEL)
    return opened(table)


def selling(seed: int) -> LegendsTable:
    """Someone without a nugget sells: everyone knows that the hand holds a card that counts as one."""
    table = at_action(COMPANY, seed)
    state = table.state
    seller = state.seats[state.active]
    seller.nuggets = 0
    if not locations.gold_cards(seller):
        gold = next(card for card in AS_NUGGET if card in state.deck)
        state.deck[state.deck.index(gold)] = seller.hand[0]
        seller.hand[0] = gold
    state.agenda.append(locations.Selling(state.active))
    return opened(table)


def poker_alone(seed: int) -> LegendsTable:
    """Poker against the house; whoever deals has four more cards in hand."""
    table = at_action(COMPANY, seed)
    state = table.state
    state.seats[state.active].space = SALOON
    for distance in (1, 2, 3):
        state.seats[rival_of(table, distance)].space = PRISON
        state.seats[rival_of(table, distance)].money = 0
    poker.open_game(table, state.active, TOWN[state.seats[state.active].space])
    return opened(table)


def poker_joined(seed: int) -> LegendsTable:
    """Poker that everyone has joined; nobody has chosen cards yet."""
    table = at_action(COMPANY, seed)
    state = table.state
    for player in state.seats:
        player.space = OTHER_SALOON
    poker.open_game(table, state.active, TOWN[state.seats[0].space])
    table = opened(table)
    while table.pending[0].prompt == "join":
        table.choose(table.pending[0].seat, 1)
    return table


def poker_sealed(seed: int) -> LegendsTable:
    """Poker in which some have chosen their cards and others have not."""
    table = poker_joined(seed)
    ask = table.pending[seed % len(table.pending)]
    table.choose(ask.seat, seed % len(ask.options))
    return table


def black_plays(seed: int) -> LegendsTable:
    """The Man in Black plays poker: nobody sees his cards."""
    table = at_action(WITH_BLACK, seed)
    for player in table.state.seats:
        player.space = OTHER_SALOON
    poker.open_game(table, BLACK, TOWN[table.state.seats[0].space])
    table = opened(table)
    table.choose(table.pending[0].seat, 1)
    return table


def tokens(seed: int) -> LegendsTable:
    """The second goal is completed: two of three legend tokens may be kept."""
    table = at_action(COMPANY, seed)
    for seat in (rival_of(table), table.state.active):
        for goal in table.state.seats[seat].goals[:2]:
            goals.complete(table, seat, goal)
            table = opened(table)
            if seat != table.state.active and table.pending[0].prompt == "tokens":
                table.choose(seat, 0)
    return table


MOMENTS: Final[dict[str, Callable[[int], LegendsTable]]] = {
    function.__name__: function
    for function in (
        *(setting_up, duel, duel_laid, robbery, arrest, bandit, heist, hunted, black_attacked, black_attacks),
        *(selling, poker_alone, poker_sealed, black_plays, tokens),
    )
}
"""How to get to each of the moments, with a number that seeds chance."""
