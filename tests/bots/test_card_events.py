"""Bots of the card game at tables with events: what they ask the engine, prepare for and answer."""

import re
import sys
from collections.abc import Mapping
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, cast

import pytest

import sixgun
from sixgun.bots import Company, new_bot
from sixgun.bots.bang import boxes
from sixgun.bots.bang.appraisal import Appraisal
from sixgun.bots.bang.board import Board
from sixgun.bots.bang.goals import stance, worths
from sixgun.bots.bang.judged import CARD, CHARACTERS, IN_HAND, learn
from sixgun.bots.bang.purse import Purse
from sixgun.bots.bang.witness import Witness
from sixgun.bots.beliefs import CODE
from sixgun.games.bang.cards import EVENTS, KIND, LABEL, LIFE, SUIT, SUITS
from sixgun.games.bang.event_pile import FINALS
from sixgun.games.bang.game import GAME
from sixgun.games.bang.kinds import KINDS
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.queries import bang_limit, barred, distance, hand_limit, immune, suit_of, weapon_range
from sixgun.games.bang.shelf import PACKAGES
from sixgun.games.bang.turn import cards_to_draw
from sixgun.games.bang.view import BangView
from sixgun.kernel.hooks import Layer
from sixgun.kernel.journal import Origin, start
from sixgun.kernel.position import Written
from sixgun.kernel.rng import CountedRng
from sixgun.kernel.views import events_seen
from sixgun.lab.playing import deal
from tests.games.bang.tables import say

ALL = ("base", "dodge_city", "high_noon", "fistful")
SHARED = Path(boxes.__file__).parents[1]

Entries = Mapping[str, Any]


def moment(table: Entries, *players: Entries, final: str = "high_noon") -> BangTable:
    """A table with events, in the words of scenarios."""
    names = ("Ann", "Ben", "Cleo", "Dan", "Eve")[: len(players)]
    written = Written(
        dict(zip(names, players, strict=True)),
        {"turn": "Ann", **table},
        sets=ALL,
        settings={"final_event": final},
    )
    state = GAME.position(written, CountedRng(bytes(16)))
    origin = Origin(len(names), ALL, {}, names, bytes(16), position=state.save())
    return cast(BangTable, start(GAME, origin))


def thought(g: BangTable, level: str = "gunslinger", seed: str = "test") -> str:
    """What a bot in the seat that is asked chooses."""
    seat = g.pending[0].seat
    view = sixgun.view(g, seat)
    assert view.own_ask is not None
    index = new_bot("bang", level, seat, seed).choose(view, events_seen(g, seat))
    return view.own_ask.options[index].notation(g.names)


def outlaw(**entries: Any) -> tuple[Entries, ...]:
    """Ann is an outlaw; the Sheriff sits at her left."""
    return (
        {"role": "outlaw", "character": "jourdonnais", **entries},
        {"role": "sheriff", "character": "willy_the_kid"},
        {"role": "renegade", "character": "bart_cassidy"},
        {"role": "outlaw", "character": "vulture_sam"},
        {"role": "deputy", "character": "black_jack"},
    )


# -- asking the engine -------------------------------------------------------------------------------------


def agree(g: BangTable, board: Board) -> None:
    """Everything a bot asks has the answer that the real table gives."""
    for seat in g.state.ring:
        assert board.weapon_range(seat) == weapon_range(g, seat)
        assert board.limit(seat) == hand_limit(g, seat)
        assert board.draws(seat) == cards_to_draw(g, seat)
        mine = [ability for ability in g.live.abilities if ability.owner == seat]
        assert sorted(board.powers(seat)) == sorted(a.id for a in mine if a.layer == Layer.CHARACTER)
        assert sorted(board.kinds(seat)) == sorted(a.id for a in mine if a.layer == Layer.EQUIPMENT)
        for other in g.state.ring:
            if other != seat:
                assert board.distance(seat, other) == distance(g, seat, other)
                assert board.immune(other, seat, 17) == (immune(g, other, seat, (17,)) is not None)
    active = g.state.active
    assert board.bangs_left(active) == bang_limit(g, active) - g.state.bangs
    reader = board.seat
    for card in g.state.seats[reader].hand:
        assert suit_of(board.g, card) == suit_of(g, card)
        assert board.barred(reader, card, KIND[card], True) == (
            barred(g, reader, card, KIND[card], True) is not None
        )


@pytest.mark.parametrize("number", range(6))
def test_the_board_of_a_bot_answers_like_the_table(number: int) -> None:
    g = cast(BangTable, deal("bang", 4 + number % 5, ALL, f"asked {number}", log=True))
    players = len(g.names)
    bots = {seat: new_bot("bang", "greenhorn", seat, str(number)) for seat in range(players)}
    company = Company(g, bots)
    boards: dict[int, Board] = {}
    while g.pending:
        seat = g.pending[0].seat
        view = sixgun.view(g, seat)
        assert isinstance(view, BangView)
        if all(player.character for player in view.seats):
            if seat in boards:
                boards[seat].read(view)
            else:
                boards[seat] = Board(view)
            agree(g, boards[seat])
        company.act()


def test_what_is_asleep_protects_nobody() -> None:
    for event, expected in (("ambush", "plays bang 7♦ at Cleo"), ("lasso", "plays bang 7♦ at Ben")):
        barrel = {"role": "sheriff", "character": "willy_the_kid", "in_play": ["barrel Q♠"], "life": 1}
        bandit = {"role": "outlaw", "character": "rose_doolan", "hand": ["bang 7♦"]}
        deputy = {"role": "deputy", "character": "black_jack", "life": 1}
        others = ({"role": "outlaw", "character": "vulture_sam"}, {"role": "renegade"})
        seats = (bandit, deputy, barrel, *others) if event == "ambush" else (bandit, barrel, deputy, *others)
        assert thought(moment({"event": event}, *seats)) == expected


def test_no_card_is_named_outside_the_files_of_the_boxes() -> None:
    events = {id for rows in EVENTS.values() for id, _ in rows}
    names = ({*KINDS, *LIFE, *events}) - {"bang"}  # the game itself is called like that
    for path in SHARED.glob("*.py"):
        quoted = set(re.findall(r'"([a-z_]+)"', path.read_text(encoding="utf-8")))
        assert not quoted & names, path.name


def test_every_box_of_ours_has_a_file_of_opinions() -> None:
    for box, package in PACKAGES.items():
        if package.startswith("sixgun."):
            assert boxes.opinions_about(box) is not None, box


def test_a_box_from_outside_may_bring_opinions_and_needs_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PACKAGES, "ranchers", "json")
    assert boxes.opinions_about("ranchers") is None
    assert IN_HAND["lariat"] == CARD
    opinions = ModuleType("ranchers_bots")
    vars(opinions).update(IN_HAND={"lariat": 0.9})
    monkeypatch.setitem(sys.modules, "ranchers_bots", opinions)
    learn(opinions)
    assert IN_HAND.pop("lariat") == 0.9


# -- questions ---------------------------------------------------------------------------------------------


def test_the_suit_with_the_best_plays_is_named() -> None:
    hand = ["wells fargo 3♥", "missed 10♣", "missed J♣", "missed Q♣"]
    g = moment(
        {"event": "handcuffs", "phase": "draw", "deck": ["jail 10♠", "dynamite 2♥"]}, *outlaw(hand=hand)
    )
    assert g.pending[0].prompt == "handcuffs"
    assert thought(g) == "names hearts"


@pytest.mark.parametrize(("life", "expected"), [(1, "becomes"), (4, "stays")])
def test_a_new_identity_is_for_those_who_have_little_to_lose(life: int, expected: str) -> None:
    g = moment(
        {"event": "new_identity", "phase": "start"},
        *outlaw(life=life, reserve="calamity_janet"),
    )
    assert g.pending[0].prompt == "new_identity"
    assert thought(g).startswith(expected)


def test_the_daltons_take_a_burden_before_anything_useful() -> None:
    seats = list(outlaw(in_play=["barrel Q♠", "jail 10♠", "mustang 8♥"]))
    g = moment(
        {"coming": ["the_daltons", "high_noon"], "starter": "Ann", "turn": "Eve", "turn_number": 5}, *seats
    )
    while g.pending[0].prompt != "discard_blue":
        g.choose(g.pending[0].seat, g.pending[0].default)
    assert thought(g) == "discards jail 10♠"


def blood(role: str, life: int, theirs: int) -> BangTable:
    return moment(
        {"event": "blood_brothers", "phase": "start"},
        {"role": role, "character": "jourdonnais", "life": life},
        {"role": "sheriff", "character": "willy_the_kid", "life": theirs},
        {"role": "renegade", "character": "bart_cassidy"},
        {"role": "outlaw", "character": "vulture_sam"},
        {"role": "deputy" if role == "outlaw" else "outlaw", "character": "black_jack"},
    )


def test_blood_is_given_to_friends_who_need_it_more() -> None:
    assert thought(blood("deputy", 4, 1)) == "gives a life to Ben"
    assert thought(blood("deputy", 2, 4)) == "passes"
    assert thought(blood("outlaw", 4, 1)) == "passes"


@pytest.mark.parametrize(("life", "expected"), [(1, "drinks"), (2, "drinks"), (3, "passes")])
def test_hard_liquor_is_for_the_badly_wounded(life: int, expected: str) -> None:
    table = {"event": "hard_liquor", "phase": "draw", "coming": ["ambush", "high_noon"]}
    assert thought(moment(table, *outlaw(life=life))) == expected


def test_peyote_is_guessed_by_what_has_not_been_seen() -> None:
    coming = ["ambush", "high_noon"]
    red = [card for card, suit in enumerate(SUIT[:80]) if SUITS[suit] in ("hearts", "diamonds")]
    hand = [LABEL[card] for card in red[:20]]
    assert (
        thought(moment({"event": "peyote", "phase": "draw", "coming": coming}, *outlaw(hand=hand)))
        == "guesses black"
    )
    black = [LABEL[card] for card in range(80) if card not in red][:20]
    assert (
        thought(moment({"event": "peyote", "phase": "draw", "coming": coming}, *outlaw(hand=black)))
        == "guesses red"
    )


def test_poor_cards_are_exchanged_and_good_ones_kept() -> None:
    table = {"event": "ranch", "phase": "draw", "deck": ["missed 10♣", "stagecoach 9♠"]}
    g = moment(table, *outlaw(hand=["dynamite 2♥", "wells fargo 3♥"]))
    assert thought(g) == "exchanges dynamite 2♥"
    say(g, "Ann exchanges dynamite 2♥")
    assert thought(g) == "stops"


def test_a_ricochet_is_worth_a_good_card_of_an_enemy() -> None:
    seats = list(outlaw(hand=["bang 7♦", "bang 8♦", "bang 9♦"]))
    seats[1] = {**seats[1], "in_play": ["barrel Q♠"]}
    g = moment({"event": "ricochet", "bangs": 1}, *seats)
    assert thought(g).startswith("uses ricochet")
    say(g, "Ann uses ricochet with bang 7♦")
    assert not g.pending or g.pending[0].prompt != "ricochet_target"  # there is only one card to aim at


def test_a_burden_is_not_defended() -> None:
    seats = list(outlaw(hand=["bang 7♦"]))
    seats[2] = {**seats[2], "in_play": ["jail 10♠"], "hand": ["missed 10♣"]}
    g = moment({"event": "ricochet"}, *seats)
    say(g, "Ann uses ricochet with bang 7♦")
    assert g.pending[0].prompt == "ricochet"
    assert thought(g) == "passes"


def test_roulette_is_answered() -> None:
    seats = list(outlaw(hand=["missed 10♣"]))
    g = moment(
        {"coming": ["russian_roulette", "high_noon"], "starter": "Ann", "turn": "Eve", "turn_number": 5},
        *seats,
    )
    while g.pending[0].prompt != "roulette":
        g.choose(g.pending[0].seat, g.pending[0].default)
    assert thought(g) in ("plays missed 10♣", "uses jourdonnais")


# -- what comes --------------------------------------------------------------------------------------------


def test_beer_is_the_first_to_go_before_the_reverend() -> None:
    hand = ["beer 6♥", "jail 10♠", "duel Q♦", "bang 7♦"]
    for coming, expected in (("the_reverend", "discards beer 6♥"), ("ambush", "discards")):
        g = moment(
            {"phase": "discard", "coming": [coming, "high_noon"], "event": "vendetta"},
            *outlaw(hand=hand, life=3, character="bart_cassidy")[:1],
            *[{**seat, "character": name} for seat, name in zip(outlaw()[1:], _OTHERS, strict=True)],
        )
        chosen = thought(g)
        assert chosen.startswith(expected)
        assert (chosen == "discards beer 6♥") == (coming == "the_reverend")


_OTHERS = ("willy_the_kid", "slab_the_killer", "vulture_sam", "black_jack")


def test_the_next_turn_is_seen_under_the_coming_event() -> None:
    for coming in ("sermon", "thirst"):
        g = moment({"coming": [coming, "high_noon"]}, *outlaw(hand=["bang 7♦", "bang 8♦"]))
        view = sixgun.view(g, 0)
        assert isinstance(view, BangView)
        later = Board(view).ahead()
        assert later.barred(0, view.seats[0].hand[0], "bang", True) == (coming == "sermon")
        assert later.draws(0) == (1 if coming == "thirst" else 2)


def test_a_card_that_will_be_forbidden_is_worth_little_and_one_that_will_be_shot_at_less() -> None:
    def price(coming: str) -> float:
        final = coming if coming in FINALS else "high_noon"
        g = moment({"event": "vendetta", "coming": [coming]}, *outlaw(hand=["bang 7♦"]), final=final)
        view = sixgun.view(g, 0)
        assert isinstance(view, BangView)
        witness = Witness(view)
        chances = witness.beliefs.chances_for(0, "outlaw")
        wanted = worths(view, stance(CODE["outlaw"], witness.now), chances)
        return Purse(Appraisal(view, witness, wanted, chances)).cost(view.seats[0].hand[0])

    assert price("a_fistful_of_cards") < 0.0 < price("sermon") < price("ambush")


def test_a_ghost_has_nothing_to_lose() -> None:
    seats = list(outlaw(ghost="ghost_town", hand=["missed 10♣", "duel Q♦"]))
    g = moment({"event": "ghost_town"}, *seats)
    assert "duel" in thought(g)


def test_a_card_that_has_to_be_played_is_played() -> None:
    seats = list(outlaw(hand=["beer 6♥"]))
    g = moment({"event": "law_of_the_west", "duty": "beer 6♥"}, *seats)
    if g.pending and g.pending[0].seat == 0:
        assert thought(g) == "plays beer 6♥"
        assert thought(g, "greenhorn") == "plays beer 6♥"


# -- never at a loss ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(30))
def test_bots_play_any_mix_of_boxes_to_its_end(number: int) -> None:
    chance = Random(number)
    sets = ("base", *[box for box in ALL[1:] if chance.random() < 0.7])
    players = 3 + number % 6
    g = deal("bang", players, sets, f"mix {number}", log=True)
    levels = [chance.choice(("gunslinger", "greenhorn")) for _ in range(players)]
    bots = {seat: new_bot("bang", level, seat, str(number)) for seat, level in enumerate(levels)}
    company = Company(g, bots)
    choices = 0
    while company.act():
        choices += 1
        assert choices < 5000
    assert g.result is not None


def test_characters_are_all_judged() -> None:
    assert set(LIFE) <= set(CHARACTERS)
