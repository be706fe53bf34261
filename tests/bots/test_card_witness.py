"""What the gunslinger of the card game makes of deeds and of answers that did not come."""

import pytest

import sixgun
from sixgun.bots.bang import behaviour
from sixgun.bots.bang.appraisal import Appraisal
from sixgun.bots.bang.board import Board
from sixgun.bots.bang.goals import stance, worths
from sixgun.bots.bang.purse import Purse
from sixgun.bots.bang.witness import Witness
from sixgun.bots.beliefs import BANDIT, CODE, HELPER, LAW, LONER, ROLES, Beliefs
from sixgun.bots.muster import Muster, muster
from sixgun.games.bang import events as told
from sixgun.games.bang.cards import CARD_ID
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.queries import distance, weapon_range
from sixgun.games.bang.view import BangView
from sixgun.games.roles import ROLES_BY_PLAYERS
from sixgun.kernel.events import EVERYONE, Event, Hidden
from sixgun.kernel.views import events_seen
from tests.bots.tables import played
from tests.games.bang.tables import Player, table

FIVE = ("sheriff", "deputy", "outlaw", "outlaw", "renegade")
BANG_7 = CARD_ID.index("base_bang_7_diamonds")
DUEL = CARD_ID.index("base_duel_q_diamonds")
JAIL = CARD_ID.index("base_jail_j_spades")
MISSED = CARD_ID.index("base_missed_10_clubs")
PANIC = CARD_ID.index("base_panic_j_hearts")
TEQUILA = CARD_ID.index("dc_tequila_9_clubs")
EARLY = Muster(5, 1, 2, 1, 1.0)


def around(*players: Player) -> BangTable:
    """A table on the turn of the Sheriff, who has a card to think about."""
    filled = [*players, *[Player()] * (5 - len(players))]
    filled[0] = filled[0]._replace(hand=filled[0].hand or "saloon")
    return table(*[player._replace(role=role) for player, role in zip(filled, FIVE, strict=True)])


def look(g: BangTable, seat: int) -> BangView:
    view = sixgun.view(g, seat)
    assert isinstance(view, BangView)
    return view


def after(*news: Event, reader: int = 2, g: BangTable | None = None) -> Witness:
    """A witness to some deeds."""
    view = look(g or around(), reader)
    witness = Witness(view)
    witness.hear(news, view)
    return witness


def chance(witness: Witness, seat: int, role: int) -> float:
    return witness.beliefs.chances()[seat][role]


PRIOR = Beliefs(FIVE, {0: "sheriff"}).chances()


# -- roles -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "card"), [("bang", BANG_7), ("duel", DUEL)])
def test_attacks_on_the_sheriff_look_like_an_outlaws(kind: str, card: int) -> None:
    witness = after(told.CardPlayed(1, card, kind, 0))
    assert chance(witness, 1, BANDIT) > PRIOR[1][BANDIT]
    assert chance(witness, 1, HELPER) < PRIOR[1][HELPER] / 2


def test_a_jail_for_a_friend_of_the_law_looks_like_an_outlaws() -> None:
    shots: list[Event] = [told.CardPlayed(2, BANG_7, "bang", 0)] * 3
    jailed = after(*shots, told.CardPlayed(1, JAIL, "jail", 2))
    assert chance(jailed, 1, HELPER) > chance(after(*shots), 1, HELPER)


def test_robbing_the_sheriff_is_an_attack_and_freeing_him_from_dynamite_is_help() -> None:
    g = around(Player(in_play="dynamite 2h, barrel Qs"), Player(), Player(in_play="dynamite 10c"))
    dynamite, barrel = g.state.seats[0].in_play
    panic = told.CardPlayed(1, PANIC, "panic", 0)
    robbed = after(panic, told.CardTaken(1, 0, Hidden(barrel, EVERYONE), False), g=g)
    freed = after(panic, told.CardTaken(1, 0, Hidden(dynamite, EVERYONE), False), g=g)
    assert chance(robbed, 1, BANDIT) > PRIOR[1][BANDIT] > chance(freed, 1, BANDIT)
    assert chance(freed, 1, HELPER) > PRIOR[1][HELPER] > chance(robbed, 1, HELPER)


def test_tequila_for_the_sheriff_is_help() -> None:
    g = around(Player(life=2), Player(), Player(life=1))
    witness = after(told.CardPlayed(1, TEQUILA, "tequila", 0), g=g)
    assert chance(witness, 1, HELPER) > PRIOR[1][HELPER]


def test_forced_deeds_and_attacks_on_everyone_reveal_nothing() -> None:
    gringo = told.CardTaken(1, 0, Hidden(None, 0), True)
    gatling = told.CardPlayed(1, BANG_7, "gatling", -1)
    answer = told.CardPlayed(1, MISSED, "missed", -1)
    spent = told.CardSpent(1, BANG_7, "bang")
    witness = after(gringo, gatling, answer, spent)
    assert witness.beliefs.chances() == PRIOR


def test_one_shot_is_weighed_as_the_model_says() -> None:
    likely = behaviour.harm(
        Beliefs(FIVE, {0: "sheriff"}), 1, [0, 2], 0, muster(look(around(), 2).seats, FIVE)
    )
    witness = after(told.CardPlayed(1, BANG_7, "bang", 0))
    by_hand = [likely[role] * PRIOR[1][role] for role in range(len(ROLES))]
    assert witness.beliefs.chances()[1] == pytest.approx([part / sum(by_hand) for part in by_hand])


def test_a_shot_means_something_even_if_only_one_player_was_in_reach() -> None:
    likely = behaviour.harm(Beliefs(FIVE, {0: "sheriff"}), 1, [0], 0, EARLY)
    assert likely[BANDIT] > likely[LONER] > likely[HELPER] > 0.0


def test_the_dead_are_certain_and_counted_out() -> None:
    witness = after(told.Eliminated(1, "deputy", "bang", 0), reader=4)
    chances = witness.beliefs.chances_for(4, "renegade")
    assert chances[2] == chances[3] == [0.0, 0.0, 1.0, 0.0]


@pytest.mark.parametrize("players", [4, 7, 8])
def test_beliefs_of_a_whole_game_sum_to_one_and_know_the_dead(players: int) -> None:
    g = played(players, "gunslinger", "beliefs", "bang")
    fresh = sixgun.new("bang", players, sets=["base", "dodge_city"], seed="beliefs")
    view = sixgun.view(fresh, 0)
    assert isinstance(view, BangView)
    witness = Witness(view)
    fallen = 0
    for event in events_seen(g, 0):
        witness.hear([event], view)
        assert sum(witness.beliefs.weights) == pytest.approx(1.0)
        if isinstance(event, told.Eliminated):
            fallen += 1
            assert witness.beliefs.chances()[event.seat][CODE[event.role]] == 1.0
    assert fallen


def test_with_three_players_nothing_is_guessed() -> None:
    g = sixgun.new("bang", 3, seed="open")
    witness = Witness(look(g, 0))  # type: ignore[arg-type]  # a table of the card game
    roles = [CODE[seat.role] for seat in g.state.seats]
    assert [row.index(1.0) for row in witness.beliefs.chances()] == roles


# -- hands -------------------------------------------------------------------------------------------------


def appraised(g: BangTable, reader: int, news: list[Event]) -> Appraisal:
    view = look(g, reader)
    witness = Witness(view)
    witness.hear(news, view)
    role = view.seats[reader].role
    chances = witness.beliefs.chances_for(reader, role)
    return Appraisal(view, witness, worths(view, stance(CODE[role], witness.now), chances), chances)


def test_whoever_did_not_answer_a_shot_has_no_missed() -> None:
    g = around(Player(hand="beer 6h, beer 7h, beer 8h"), Player())
    shot: list[Event] = [told.ShotFired(0, 2, "bang", 1), told.LifeLost(0, 1, "bang", 2, 4, False)]
    unknown, proved = appraised(g, 2, []), appraised(g, 2, shot)
    assert proved.dodges(0) < 0.2 < unknown.dodges(0)
    slab: list[Event] = [told.ShotFired(0, 2, "bang", 2), told.LifeLost(0, 1, "bang", 2, 4, False)]
    assert appraised(g, 2, slab).dodges(0) == unknown.dodges(0)
    assert appraised(g, 2, [*shot, told.StoreCardTaken(0, MISSED)]).dodges(0) > 0.9


def test_whoever_did_not_answer_indians_has_no_bang() -> None:
    g = around(Player(hand="beer 6h, beer 7h, beer 8h"), Player())
    lost = told.LifeLost(0, 1, "indians", 2, 4, False)
    assert appraised(g, 2, [lost]).has_bang(0) < 0.2 < appraised(g, 2, []).has_bang(0)


def test_a_card_seen_going_to_a_hand_is_remembered_until_it_leaves_it() -> None:
    taken = told.DiscardTaken(1, MISSED)
    hidden = told.CardTaken(0, 1, Hidden(None, 0), True)
    kinds = frozenset({"missed"})
    assert after(taken).holds(1, kinds) == 1
    assert after(taken, told.CardPlayed(1, MISSED, "missed", -1)).holds(1, kinds) == 0
    assert after(taken, hidden).holds(1, kinds) == 0


@pytest.mark.parametrize(
    ("character", "in_play", "low", "high"),
    [
        ("", "", 0.0, 0.0),
        ("", "barrel Qs", 0.25, 0.25),
        ("jourdonnais", "barrel Qs", 0.43, 0.45),
        ("lucky_duke", "barrel Qs", 0.43, 0.45),
        ("", "sombrero 7c", 0.95, 0.95),
    ],
)
def test_open_defences_are_counted(character: str, in_play: str, low: float, high: float) -> None:
    g = around(Player(), Player(character, in_play=in_play))
    assert low <= appraised(g, 2, []).dodges(1) <= high


def test_belle_star_does_not_mind_barrels() -> None:
    g = around(Player("belle_star"), Player(in_play="barrel Qs"))
    assert appraised(g, 0, []).dodges(1) == 0.0


# -- geometry ----------------------------------------------------------------------------------------------


def test_distances_are_those_of_the_engine() -> None:
    g = around(
        Player("rose_doolan", in_play="schofield Jc"),
        Player("paul_regret", in_play="mustang 8h, hideout"),
        Player(in_play="scope, binocular, winchester"),
        Player("belle_star"),
    )
    board = Board(look(g, 0))
    for seat in range(5):
        assert board.weapon_range(seat) == weapon_range(g, seat)
        assert [board.distance(seat, other) for other in range(5) if other != seat] == [
            distance(g, seat, other) for other in range(5) if other != seat
        ]


def test_the_board_follows_the_news() -> None:
    g = played(6, "greenhorn", "board", "bang")
    fresh = sixgun.new("bang", 6, sets=["base", "dodge_city"], seed="board")
    start = sixgun.view(fresh, 0)
    assert isinstance(start, BangView)
    board_keeper = Witness(start)
    end = sixgun.view(g, 0)
    assert isinstance(end, BangView)
    for event in events_seen(g, 0):
        board_keeper.take_in(event)
    assert board_keeper.board.ring == end.ring
    living = [(sorted(board_keeper.board.cards(seat)), sorted(end.seats[seat].in_play)) for seat in end.ring]
    assert all(followed == real for followed, real in living)


# -- goals -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(4, 9))
def test_stances_know_friend_from_foe(players: int) -> None:
    dealt = ROLES_BY_PLAYERS[players]
    now = Muster(players, dealt.count("deputy"), dealt.count("outlaw"), dealt.count("renegade"), 1.0)
    for role in (LAW, HELPER):
        assert stance(role, now).others[BANDIT] < stance(role, now).others[LONER] < 0.0
        assert stance(role, now).others[HELPER] > 0.0
    assert stance(BANDIT, now).others[LAW] < stance(BANDIT, now).others[HELPER] < 0.0
    assert stance(BANDIT, now).others[BANDIT] > 0.0
    assert stance(LONER, now).others[LONER] < 0.0


def test_the_renegade_is_against_the_stronger_side() -> None:
    strong_law = stance(LONER, Muster(4, 2, 1, 1, 1.0)).others
    strong_outlaws = stance(LONER, Muster(6, 1, 3, 1, 1.0)).others
    assert strong_law[HELPER] < strong_law[BANDIT]
    assert strong_outlaws[BANDIT] < strong_outlaws[HELPER]
    last = stance(LONER, Muster(2, 0, 0, 1, 0.2))
    assert last.others[LAW] < 0.0 and last.deciding[LAW] < 0.0


def test_surplus_cards_cost_nothing() -> None:
    g = around(Player(hand="missed 10c, missed Jc, wells fargo, dynamite 2h", life=2))
    purse = Purse(appraised(g, 0, []))
    dynamite = g.state.seats[0].hand[3]
    wells_fargo = g.state.seats[0].hand[2]
    assert purse.cost(dynamite) == 0.0 < purse.cost(wells_fargo)
    assert purse.cheapest(2) == 0.0 < purse.cheapest(3)
