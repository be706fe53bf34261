"""Bots at a table with show cards: a new goal, orders, seats, open hands, and roles dealt anew."""

from collections.abc import Mapping
from typing import Any, Final, cast

import pytest

import sixgun
from sixgun.bots import Company, new_bot
from sixgun.bots.bang.appraisal import Appraisal
from sixgun.bots.bang.goals import WIN, worths
from sixgun.bots.bang.gunslinger import wants_of
from sixgun.bots.bang.witness import Witness
from sixgun.bots.beliefs import BANDIT, CODE, LONER, Beliefs
from sixgun.games.bang.game import GAME
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.sets.wild_west_show.told import HandShown, RolesDealt, SeatsSwapped
from sixgun.games.bang.view import BangView
from sixgun.games.roles import ROLES_BY_PLAYERS
from sixgun.kernel.journal import Origin, start
from sixgun.kernel.position import Written
from sixgun.kernel.rng import CountedRng
from sixgun.kernel.views import events_seen
from sixgun.lab.playing import deal

BOXES: Final = ("base", "wild_west_show")
NAMES: Final = ("Ann", "Ben", "Cleo", "Dan", "Eve")

Entries = Mapping[str, Any]

OTHERS: Final[tuple[Entries, ...]] = (
    {"role": "sheriff", "character": "willy_the_kid"},
    {"role": "renegade", "character": "bart_cassidy"},
    {"role": "outlaw", "character": "vulture_sam"},
    {"role": "deputy", "character": "black_jack"},
)


def moment(show: str, ann: Entries, *others: Entries, **table: Any) -> BangTable:
    """Ann's turn while a show card is in force."""
    players = (ann, *(others or OTHERS))
    written = Written(
        dict(zip(NAMES, players, strict=False)), {"turn": "Ann", "show": show, **table}, sets=BOXES
    )
    state = GAME.position(written, CountedRng(bytes(16)))
    origin = Origin(len(players), BOXES, {}, NAMES[: len(players)], bytes(16), position=state.save())
    return cast(BangTable, start(GAME, origin))


def thought(g: BangTable) -> str:
    """What a gunslinger in the seat that is asked chooses."""
    seat = g.pending[0].seat
    view = sixgun.view(g, seat)
    assert view.own_ask is not None
    index = new_bot("bang", "gunslinger", seat, "test").choose(view, events_seen(g, seat))
    return view.own_ask.options[index].notation(g.names)


def outlaw(**entries: Any) -> Entries:
    return {"role": "outlaw", "character": "jourdonnais", **entries}


# -- what the cards mean ------------------------------------------------------------------------------------


def test_in_the_last_show_everyone_is_an_enemy() -> None:
    g = moment("wild_west_show", outlaw(life=4))
    view = cast(BangView, sixgun.view(g, 0))
    witness = Witness(view)
    assert witness.board.everyone_alone()
    wanted = worths(view, wants_of(view, witness), witness.beliefs.chances_for(0, "outlaw"), True)
    assert wanted.dear[0] > 0 and all(dear < 0 for dear in wanted.dear[1:])
    assert wanted.life[0][1] > WIN
    assert not Witness(cast(BangView, sixgun.view(moment("gag", outlaw()), 0))).board.everyone_alone()


def test_a_deputy_shoots_the_sheriff_once_only_the_last_one_wins() -> None:
    deputy = {"role": "deputy", "character": "vulture_sam", "hand": ["bang 7♦"]}
    sheriff = {"role": "sheriff", "character": "bart_cassidy", "life": 1}
    bandit = {"role": "outlaw", "character": "paul_regret"}
    loner = {"role": "renegade", "character": "suzy_lafayette"}
    others = (sheriff, bandit, loner, {"role": "outlaw", "character": "willy_the_kid"})
    assert thought(moment("wild_west_show", deputy, *others)) == "plays bang 7♦ at Ben"
    assert thought(moment("gag", deputy, *others)) != "plays bang 7♦ at Ben"


def test_miss_susanna_makes_bots_play_what_they_would_have_kept() -> None:
    hand = ["beer 6♥", "saloon", "schofield J♣"]
    ann = outlaw(life=4, hand=hand, in_play=["winchester"])
    assert thought(moment("gag", ann)) == "ends turn"
    assert thought(moment("miss_susanna", ann)) != "ends turn"
    assert thought(moment("miss_susanna", ann, played=3)) == "ends turn"


def test_lady_rosa_takes_an_enemys_turn_and_not_a_friends() -> None:
    sheriff = OTHERS[0]
    friend = {"role": "outlaw", "character": "black_jack"}
    around = (
        {"role": "renegade", "character": "bart_cassidy"},
        {"role": "deputy", "character": "vulture_sam"},
    )
    lady = "uses lady rosa of texas"
    assert thought(moment("lady_rosa_of_texas", outlaw(), friend, *around, sheriff)) == lady
    skipping = {**sheriff, "skips": True}
    assert thought(moment("lady_rosa_of_texas", outlaw(), friend, *around, skipping)) == "ends turn"
    loyal = {"role": "deputy", "character": "jourdonnais"}
    others = [{**friend, "character": name} for name in ("bart_cassidy", "vulture_sam")]
    loner = {"role": "renegade", "character": "black_jack"}
    assert thought(moment("lady_rosa_of_texas", loyal, loner, *others, sheriff)) == "ends turn"


def test_an_order_makes_an_enemy_shoot_somebody_worse() -> None:
    g = moment("dorothy_rage", outlaw(hand=[]))
    chosen = thought(g)
    assert chosen.startswith("uses dorothy rage at ")
    g.choose(0, chosen)
    assert thought(g) == "names bang"
    g.choose(0, "names bang")
    assert thought(g).startswith("uses dorothy rage at ")


def test_flint_parts_with_a_bad_card_for_two_of_an_enemy() -> None:
    flint = {"role": "outlaw", "character": "flint_westwood", "hand": ["barrel Q♠"], "in_play": ["barrel K♠"]}
    holder = {"role": "sheriff", "character": "willy_the_kid", "hand": ["beer", "bang"]}
    chosen = thought(moment("gag", flint, holder, *OTHERS[1:]))
    assert chosen == "uses flint westwood with barrel Q♠ at Ben"


def test_an_open_hand_without_a_missed_is_no_defence() -> None:
    ready = {**OTHERS[0], "hand": ["missed", "missed"]}
    bare = {**OTHERS[3], "hand": ["bang", "beer"]}
    open_hands = moment("sacagaway", outlaw(hand=["bang 7♦"]), ready, *OTHERS[1:3], bare)
    view = cast(BangView, sixgun.view(open_hands, 0))
    assert view.hands_open
    witness = Witness(view)
    chances = witness.beliefs.chances_for(0, "outlaw")
    appraisal = Appraisal(view, witness, worths(view, wants_of(view, witness), chances), chances)
    assert appraisal.dodges(1) > 0.9 and appraisal.dodges(4) == 0.0
    assert appraisal.has_bang(4) > 0.9 and appraisal.has_bang(1) == 0.0


# -- what is known afterwards ------------------------------------------------------------------------------


def test_roles_dealt_anew_are_a_fresh_start_among_those_players() -> None:
    roles = ROLES_BY_PLAYERS[5]
    beliefs = Beliefs(roles, {0: "sheriff"})
    beliefs.reveal(4, "renegade")
    beliefs.witness(1, [1.0, 0.01, 5.0, 1.0])
    assert beliefs.chances()[1][BANDIT] > 0.9
    beliefs.redeal((1, 2, 3))
    chances = beliefs.chances()
    assert [round(row[BANDIT], 3) for row in chances] == [0.0, 0.667, 0.667, 0.667, 0.0]
    assert chances[4][LONER] == 1.0 and sum(beliefs.weights) == pytest.approx(1.0)


def test_roles_of_the_eliminated_stay_among_them() -> None:
    beliefs = Beliefs(ROLES_BY_PLAYERS[5], {0: "sheriff"})
    beliefs.reveal(1, "outlaw")
    beliefs.reveal(2, "deputy")
    before = beliefs.chances()[3]
    beliefs.redeal((1, 2))
    chances = beliefs.chances()
    assert chances[1][BANDIT] == chances[2][BANDIT] == pytest.approx(0.5)
    assert chances[3] == pytest.approx(before)
    beliefs.reveal(1, "deputy")
    assert beliefs.chances()[2][BANDIT] == 1.0


def test_the_witness_follows_seats_hands_and_roles() -> None:
    g = moment("lady_rosa_of_texas", outlaw())
    view = cast(BangView, sixgun.view(g, 0))
    witness = Witness(view)
    witness.take_in(SeatsSwapped(0, 4))
    assert witness.board.ring == (4, 1, 2, 3, 0)
    witness.take_in(HandShown(2, (0, 1)))
    assert witness.maybe_bang[2] + witness.maybe_missed[2] <= 2
    witness.take_in(RolesDealt((0, 2, 3, 4), "helena_zontero"))
    assert all(code == -1 for seat, code in enumerate(witness.beliefs.known) if seat != 1)
    assert witness.beliefs.known[1] == CODE["sheriff"]


@pytest.mark.parametrize("number", range(4))
def test_whole_games_are_played_and_nobody_ever_talks(number: int) -> None:
    players = 4 + number
    g = cast(BangTable, deal("bang", players, BOXES, f"show {number}", log=True))
    levels = ("gunslinger", "greenhorn")
    company = Company(g, {seat: new_bot("bang", levels[seat % 2], seat, "s") for seat in range(players)})
    while g.pending:
        company.act()
    assert g.result is not None
    assert not [event for event in g.events or () if type(event).__name__ == "SpokeUp"]
