"""A game of poker: ante, joining, flop, hole cards, the pot, and what follows (rules 10 and 20)."""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Any, ClassVar, Final

from sixgun.games.legends import effects
from sixgun.games.legends.asking import Decision
from sixgun.games.legends.clauses import speaking
from sixgun.games.legends.content.kinds import NOTHING, Program
from sixgun.games.legends.contests import NOBODY, PokerGame
from sixgun.games.legends.events import AbilityUsed
from sixgun.games.legends.hands import best_hand, best_pair, describe
from sixgun.games.legends.meetings import (
    FlopTurned,
    HandShown,
    HouseDealt,
    HouseShown,
    PokerDeclined,
    PokerJoined,
    PokerOpened,
    PotWon,
    TieBroken,
)
from sixgun.games.legends.model import BLACK, HOUSE, LegendsTable
from sixgun.games.legends.printed import CARDS, TOWN, WILD
from sixgun.games.legends.replies import JOIN, LayHole
from sixgun.games.legends.steps import Carry, carry
from sixgun.kernel.agenda import Procedure, Together
from sixgun.kernel.asks import PASS, Ask, Option
from sixgun.kernel.events import Hidden, audience

ANTE: Final = 10
BANK_ADDS: Final = 50
FLOP: Final = 3
HOUSE_CARDS: Final = 4
HOLE: Final = 2
POKER: Final = "poker"


def open_game(g: LegendsTable, host: int, town: str, prize: Program = ()) -> None:
    """Someone opens a game in a town: a player in a saloon, or the Man in Black."""
    game = PokerGame(host, town)
    game.prize = prize
    g.state.poker = game
    if g.attentive:
        g.tell(PokerOpened, host, town)
    g.state.agenda.append(PLAYING[0])


def table_of(g: LegendsTable) -> PokerGame:
    """The game in progress."""
    game = g.state.poker
    assert game is not None, "no poker is played"
    return game


def invite(frame: object, g: LegendsTable) -> None:
    """Steps 1 and 2: the host pays, then everyone in town may join, clockwise."""
    game = table_of(g)
    state = g.state
    if game.host == BLACK:
        order = g.around(state.first)
    else:
        sit_down(g, game.host)
        order = g.around(game.host)[1:]
    g.then(*[Joining(seat) for seat in order if TOWN[state.seats[seat].space] == game.town])


def sit_down(g: LegendsTable, seat: int) -> None:
    """Pay the ante and draw a card, or more with an ability for it."""
    game = table_of(g)
    effects.lose_money(g, seat, ANTE, POKER)
    game.players = (*game.players, seat)
    count = 1
    for source, clause in speaking(g, seat, "poker_ante", {}):
        if g.attentive:
            g.tell(AbilityUsed, seat, source)
        count = max([count, *[step[1] for step in clause.program if step[0] == "ante_draw"]])
    effects.draw(g, seat, count, POKER)


class Joining(Decision):
    """Pay the ante and join, or not."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ()
    prompt: ClassVar[str] = "join"

    def choices(self, g: LegendsTable) -> Sequence[Option]:
        return (PASS, JOIN) if g.state.seats[self.seat].money >= ANTE else ()

    def answer(self, g: LegendsTable, option: Option) -> None:
        if option is JOIN or option == JOIN:
            if g.attentive:
                g.tell(PokerJoined, self.seat)
            sit_down(g, self.seat)
        elif g.attentive:
            g.tell(PokerDeclined, self.seat)

    def params(self, g: LegendsTable) -> Mapping[str, int | str]:
        game = table_of(g)
        return {"pot": BANK_ADDS + ANTE * len(game.players), "count": len(game.players)}


def deal_flop(frame: object, g: LegendsTable) -> None:
    """Steps 3 to 5: the bank adds its money, the house draws if it has to play, the flop is turned up."""
    game = table_of(g)
    if game.host == BLACK and not game.players:
        return
    game.pot = BANK_ADDS + ANTE * len(game.players)
    if game.host == BLACK:
        draw_house(g, game, NOBODY)
    elif len(game.players) == 1:
        game.dealer = g.right_of(game.host)
        draw_house(g, game, game.dealer)
    game.flop = draw_open(g, FLOP)
    g.state.reveals += 1
    if g.attentive:
        g.tell(FlopTurned, game.flop, game.pot)
    g.state.agenda.append(HoleCards())


def draw_open(g: LegendsTable, count: int) -> tuple[int, ...]:
    """Cards from the deck that go to nobody's hand."""
    drawn = [effects.take_from_deck(g) for _ in range(count)]
    return tuple([card for card in drawn if card != NOTHING])


def draw_house(g: LegendsTable, game: PokerGame, dealer: int) -> None:
    """Four cards for the house; a dealer's own hand is set aside."""
    game.house = draw_open(g, HOUSE_CARDS)
    if g.attentive and dealer != NOBODY:
        g.tell(HouseDealt, dealer, tuple([Hidden(card, audience(dealer)) for card in game.house]))


class HoleCards(Together[LegendsTable]):
    """Step 6: everyone chooses two cards secretly; a player with a single card plays that one."""

    __slots__ = ()

    def asks_of_all(self, g: LegendsTable) -> Sequence[Ask]:
        game = table_of(g)
        asks = [
            Ask(seat, "hole", hole_options(g.state.seats[seat].hand), self, aloud=True)
            for seat in game.players
        ]
        if game.dealer != NOBODY:
            asks.append(Ask(game.dealer, "house", hole_options(game.house), self, aloud=True))
        return asks

    def answers(self, g: LegendsTable, chosen: Mapping[int, Option]) -> None:
        game = table_of(g)
        holes: list[tuple[int, tuple[int, ...]]] = []
        for seat, option in chosen.items():
            assert isinstance(option, LayHole)
            if seat == game.dealer:
                holes.append((HOUSE, option.cards))
                continue
            for card in option.cards:
                g.state.seats[seat].hand.remove(card)
            holes.append((seat, option.cards))
        if game.host == BLACK:
            holes.append((HOUSE, house_choice(game)))
        game.holes = tuple(holes)
        g.state.reveals += 1


def hole_options(cards: Sequence[int]) -> list[Option]:
    """Every two of some cards, or all there are."""
    return [LayHole(some) for some in combinations(cards, min(HOLE, len(cards)))]


def house_choice(game: PokerGame) -> tuple[int, ...]:
    """The Man in Black's best two cards."""
    if len(game.house) < HOLE:
        return game.house
    return best_pair(game.flop, game.house, WILD)


def show_hands(frame: object, g: LegendsTable) -> None:
    """Step 7: hands are compared; the pot goes to the best, and the losers draw a card."""
    game = table_of(g)
    if not game.players:
        return
    ranks: dict[int, tuple[int, ...]] = {}
    for seat, cards in game.holes:
        ranks[seat] = best_hand(game.flop, cards, WILD)
        if g.attentive:
            hand, compared = describe(ranks[seat]), ranks[seat][1:]
            if seat == HOUSE:
                g.tell(HouseShown, game.dealer, cards, game.house, hand, compared)
            else:
                g.tell(HandShown, seat, cards, hand, compared)
    winners = winners_of(game, ranks)
    if g.attentive:
        rule = tie_of(game, ranks, winners)
        if rule:
            g.tell(TieBroken, rule, ())
        g.tell(PotWon, tuple(winners), game.pot)
    pay_out(g, game, winners, ranks)


def winners_of(game: PokerGame, ranks: Mapping[int, tuple[int, ...]]) -> list[int]:
    """Who has the best hand; a tie goes to the active player or to the Man in Black alone."""
    best = max(ranks.values())
    tied = [seat for seat in game.players if ranks[seat] == best]
    if game.host == BLACK:
        return [] if ranks[HOUSE] == best else tied
    if game.host in tied:
        return [game.host]
    return [] if ranks.get(HOUSE) == best else tied


def tie_of(game: PokerGame, ranks: Mapping[int, tuple[int, ...]], winners: Sequence[int]) -> str:
    """By which rule a tie for the best hand was decided; nothing without a tie."""
    if list(ranks.values()).count(max(ranks.values())) < 2:
        return ""
    if len(winners) > 1:
        return "share"
    return "host" if winners else "black"


def pay_out(
    g: LegendsTable, game: PokerGame, winners: Sequence[int], ranks: Mapping[int, tuple[int, ...]]
) -> None:
    """Money, points and cards of winners and losers; then the effects of hole cards and items."""
    share = game.pot // len(winners) // 10 * 10 if winners else 0
    for seat in winners:
        effects.gain_money(g, seat, share, POKER)
        if seat == game.host or game.host == BLACK:
            effects.gain_lp(g, seat, 1, POKER)
    frames: list[Carry] = []
    for seat in game.players:
        won = seat in winners
        if not won:
            effects.draw(g, seat, 1, POKER)
        remember_game(g, game, seat, won, ranks[seat])
        moment = {"result": "win" if won else "loss"}
        for card in hole_of(game, seat):
            for clause in CARDS[card].abilities.on("poker_end"):
                frames.append(Carry(seat, clause.program, CARDS[card].kind))
        for source, clause in speaking(g, seat, "poker_end", moment):
            frames.append(Carry(seat, clause.program, source))
    g.then(*frames)


def hole_of(game: PokerGame, seat: int) -> tuple[int, ...]:
    """The hole cards of a seat."""
    for one, cards in game.holes:
        if one == seat:
            return cards
    return ()


def remember_game(g: LegendsTable, game: PokerGame, seat: int, won: bool, rank: tuple[int, ...]) -> None:
    """Note a game among the deeds of a player who took part."""
    effects.remember(
        g,
        seat,
        POKER,
        ("result", "win" if won else "loss"),
        ("role", "active" if seat == game.host else "guest"),
        ("town", game.town),
        ("hand", describe(rank)),
        ("hole", tuple([CARDS[card].rank for card in hole_of(game, seat)])),
    )


def clear_table(frame: object, g: LegendsTable) -> None:
    """All cards of the game are discarded; the Man in Black gets his points if nobody beat him."""
    game = table_of(g)
    state = g.state
    for seat, cards in game.holes:
        if seat != HOUSE:
            state.discard.extend(cards)
    state.discard.extend(game.house)
    state.discard.extend(game.flop)
    state.poker = None
    if game.host == BLACK:
        ranks = {seat: best_hand(game.flop, cards, WILD) for seat, cards in game.holes}
        if not game.players or not winners_of(game, ranks):
            carry(g, BLACK, game.prize, POKER)


class Playing(Procedure[LegendsTable]):
    """A game of poker from the ante to the end."""

    fields: ClassVar[tuple[str, ...]] = ("stage",)
    __slots__ = ()
    stages: ClassVar[tuple[Callable[[Any, Any], object], ...]] = (
        invite,
        deal_flop,
        show_hands,
        clear_table,
    )

    def resumed(self, stage: int) -> "Playing":
        return PLAYING[stage]


PLAYING: Final = tuple([Playing(stage) for stage in range(len(Playing.stages) + 1)])
"""A game at each of its steps."""
