"""Gold Rush: settings, impossible positions, secrets and the printed facts; the rules are scenarios."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import cast

import pytest

from sixgun.games.bang.cards import CAST, LIFE, PILES, pile_cards
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.game import GAME
from sixgun.games.bang.kinds import Character
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.options import UseAbility
from sixgun.games.bang.sets.gold_rush.gear import Equipment
from sixgun.games.bang.sets.gold_rush.keeper import rules_of
from sixgun.games.bang.sets.gold_rush.part import EQUIPMENT, FACE_DOWN, LASTING, PRICES, GoldPart
from sixgun.games.bang.stopping import StopCard, stop
from sixgun.games.bang.view import BangView
from sixgun.kernel.asks import Option
from sixgun.kernel.hooks import offers
from sixgun.kernel.registry import BadSettings
from sixgun.kernel.rng import CountedRng
from sixgun.scenarios import Malformed, check_file
from sixgun.scenarios.moment import Moment
from sixgun.scenarios.reading import read_text

BOXES = ("base", "gold_rush")
COPIES = {"bottle": 3, "pardner": 3, "shot": 3, "rhum": 2, "wanted": 3}


def test_twenty_four_cards_thirteen_of_them_brown() -> None:
    every = pile_cards(BOXES, EQUIPMENT)
    assert len(every) == 24 and sum(card not in LASTING for card in every) == 13
    assert {card: every.count(card) for card in every} == {**dict.fromkeys(PRICES, 1), **COPIES}
    assert [LIFE[one] for one in CAST["gold_rush"]] == [4] * 8


def test_every_card_is_a_class_that_stays_or_goes_as_printed() -> None:
    for id, border, _, _ in PILES["gold_rush"][EQUIPMENT]:
        kind = GAME.ability(id)
        assert issubclass(kind, Equipment)
        assert (border == "black") == kind.__module__.endswith("black")


@pytest.mark.parametrize(
    ("players", "settings", "key"),
    [
        (3, {"shadow_gunslingers": 1}, "shadow-players"),
        (5, {"shadows_only": 1}, "shadow-setting"),
        (5, {"shadows_stop_at_final_duel": 1}, "shadow-setting"),
    ],
)
def test_what_does_not_go_together_is_refused(players: int, settings: dict[str, int], key: str) -> None:
    with pytest.raises(BadSettings) as raised:
        rules_of(players, settings)
    assert raised.value.key == key


class Stopping(Character):
    """Stops whatever is turned against this player alone."""

    @offers(StopCard, own=True)
    def refuse(self, g: BangTable, question: StopCard) -> Sequence[Option]:
        return (UseAbility(self.id),)

    def use(self, g: BangTable, option: Option, question: Decision) -> None:
        assert isinstance(question, StopCard)
        stop(g, question)


TURNED = """
scenario: equipment turned against one player
source: gold rush 5.1
game: bang
sets: [base, dodge_city, gold_rush]
given:
  turn: Ann
  Ann: {role: sheriff, nuggets: 6, hand: [saloon]}
  Ben: {character: sean_mallory, hand: [beer], in_play: [barrel]}
  Cleo: {}
  Dan: {}
  shop: [bottle, pardner, shot]
"""


@pytest.mark.parametrize(
    ("deed", "gear"),
    [
        ("buys bottle as bang at Ben", "bottle"),
        ("buys bottle as panic at Ben", "bottle"),
        ("buys pardner as duel at Ben", "pardner"),
        ("buys pardner as cat balou at Ben", "pardner"),
    ],
)
def test_equipment_turned_against_one_player_may_be_stopped(
    monkeypatch: pytest.MonkeyPatch, deed: str, gear: str
) -> None:
    monkeypatch.setitem(GAME._classes, "sean_mallory", Stopping)
    monkeypatch.setattr(GAME, "_bound", {})
    moment = Moment(read_text(TURNED + "when: []\nthen:\n  - Ann has 6 nuggets\n", Path("tests"))[0])
    assert not moment.start()
    g = cast(BangTable, moment.table)
    g.choose(0, deed)
    assert [ask.prompt for ask in g.pending] == ["stop_card"] and g.pending[0].seat == 1
    g.choose(1, "uses sean mallory")
    part = g.state.parts[GoldPart.id]
    assert isinstance(part, GoldPart)
    assert part.under == (gear,) and part.nuggets[0] == 6 - PRICES[gear]
    assert g.pending[0].prompt == "act" and len(g.seat(1).hand) == len(g.seat(1).in_play) == 1


def test_a_shot_for_somebody_is_not_turned_against_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAME._classes, "sean_mallory", Stopping)
    monkeypatch.setattr(GAME, "_bound", {})
    moment = Moment(read_text(TURNED + "when: []\nthen:\n  - Ann has 6 nuggets\n", Path("tests"))[0])
    assert not moment.start()
    g = cast(BangTable, moment.table)
    g.choose(0, "buys shot at Ben")
    assert g.pending[0].prompt == "act"


HEAD = """scenario: impossible
source: nobody
game: bang
sets: [base, gold_rush]
given:
  turn: Ann
"""
WRONG = {
    "  Ann: {nuggets: -1}\n": "nuggets of Ann is a whole number from 0",
    "  Ann: {equipment: [boots, boots]}\n": "boots is written too often",
    "  Ann: {equipment: [wanted, wanted]}\n": "Ann has wanted twice",
    "  Ann: {equipment: [bottle]}\n": "bottle is brown equipment and is never in play",
    "  Ann: {equipment: [beer]}\n": "'beer' is no equipment",
    "  Ann: {}\n  Ben: {out: true, equipment: [boots]}\n": "Ben is out and has no equipment",
    "  Ann: {}\n  shop: [shot, shot, shot, bottle]\n": "there are 3 cards in the shop",
    "  Ann: {}\n  Ben: {side: shadow_outlaw}\n": "Ben is no Shadow Renegade",
}


@pytest.mark.parametrize("given", WRONG)
def test_an_impossible_position_is_told_in_one_line(given: str, tmp_path: Path) -> None:
    file = tmp_path / "wrong.yaml"
    file.write_text(f"{HEAD}{given}  players: 4\nwhen:\n  - Ann ends turn\nthen:\n  - it is Ben's turn\n")
    with pytest.raises(Malformed) as raised:
        check_file(file)
    assert WRONG[given] in str(raised.value)


def test_words_of_the_box_need_the_box(tmp_path: Path) -> None:
    file = tmp_path / "wrong.yaml"
    text = HEAD.replace(", gold_rush", "") + "  Ann: {nuggets: 1}\n  players: 4\n"
    file.write_text(text + "when:\n  - Ann ends turn\nthen:\n  - it is Ben's turn\n")
    with pytest.raises(Malformed) as raised:
        check_file(file)
    assert "'nuggets' needs one of these boxes: gold_rush" in str(raised.value)


def test_the_order_of_the_deck_is_the_only_secret() -> None:
    state = GAME.deal(5, BOXES, {}, CountedRng(bytes(16)))
    table = GAME.table(state, ("Ann", "Ben", "Cleo", "Dan", "Eve"))
    part = state.parts[GoldPart.id]
    assert isinstance(part, GoldPart)
    seen = BangView(table, 0).parts[GoldPart.id]
    assert isinstance(seen, GoldPart)
    assert seen.deck == (FACE_DOWN,) * 21 and seen.shop == part.shop
    imagined = GAME.imagine(BangView(table, 0), CountedRng(Random(1).randbytes(16))).parts[GoldPart.id]
    assert isinstance(imagined, GoldPart)
    assert sorted(imagined.deck) == sorted(part.deck) and imagined.deck != part.deck
