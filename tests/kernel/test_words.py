"""Records, asks, settings and the order of abilities: the kernel's small words."""

from typing import ClassVar

import pytest

from sixgun.kernel.asks import PASS, Ask, Refused, refusal
from sixgun.kernel.hooks import TABLE, Ability, Layer, order_of_reactions, silences
from sixgun.kernel.live import live_of
from sixgun.kernel.plain import decode, encode, seats_in
from sixgun.kernel.registry import BadSettings, Setting, snake
from tests.kernel.saloon import cards, model
from tests.kernel.saloon.game import GAME
from tests.kernel.saloon.keeper import given
from tests.kernel.saloon.play import LoseLife, Shot

NAMES = ("Ann", "Ben")


def test_a_record_compares_by_value_and_travels_as_json() -> None:
    hit = LoseLife(1, 2, 0, ("bart@1",))
    assert hit == LoseLife(1, 2, 0, ("bart@1",)) and hash(hit) == hash(LoseLife(1, 2, 0, ("bart@1",)))
    assert hit != Shot(1, 2, 0, ("bart@1",))
    assert hit.changed(points=1) == LoseLife(1, 1, 0, ("bart@1",))
    assert decode(encode(hit), GAME.records()) == hit
    assert repr(hit) == "LoseLife(seat=1, points=2, by=0, seen=('bart@1',))"
    with pytest.raises(ValueError, match="unknown record 'Nonsense'"):
        decode({"is": "Nonsense"}, GAME.records())
    with pytest.raises(TypeError, match="not plain data"):
        encode({1, 2})


def test_an_option_is_found_whatever_the_case_and_spacing() -> None:
    shot = Shot(0, 1, 1)
    ask = Ask(1, "shot", [PASS, model.Use(0), model.Hide("barrel@1")], shot)
    assert ask.find("  PASSES ", NAMES) == 0
    assert ask.find("Uses  bang 1H", NAMES) == 1
    assert ask.find("uses", NAMES) == -1


def test_a_wrong_word_is_answered_with_the_nearest_right_one() -> None:
    t = given({"Ann": "jack", "Ben": "slab"}, hands={"Ann": ["bang 7h"]})
    with pytest.raises(Refused) as refused:
        t.table.choose(0, "plays bang 7h at Bne")
    assert refused.value.refusal.params() == {
        "text": "plays bang 7h at Bne",
        "nearest": "plays bang 7h at Ben",
    }


def test_a_refusal_names_its_rule_and_parameters() -> None:
    reason = refusal("is-out", "dice 11", player="Ann")
    assert reason.params() == {"player": "Ann"}
    assert str(Refused(reason)) == "is-out {'player': 'Ann'} [dice 11]"


def test_reactions_go_round_clockwise_from_the_active_player_wherever_the_seats_are() -> None:
    def order(places: list[int]) -> list[int]:
        return sorted(
            [TABLE, 0, 1, 2, 3],
            key=lambda owner: order_of_reactions(owner, places[owner], places[2], len(places)),
        )

    assert order([0, 1, 2, 3]) == [TABLE, 2, 3, 0, 1]
    assert order([2, 1, 0, 3]) == [TABLE, 2, 1, 0, 3]


def test_questions_about_now_go_by_layer_then_setters_then_seat_then_age() -> None:
    table = given({"Ann": "jack", "Ben": "slab"}).table
    abilities = [
        cards.Generous("generous", TABLE),
        cards.Jack("jack", 1),
        cards.Jack("jack", 0),
        cards.Thirst("thirst", TABLE),
    ]
    bounds = live_of(table, abilities).modifies[model.CardsDrawn]
    assert [bound.ability.key() for bound in bounds] == ["thirst@-1", "jack@0", "jack@1", "generous@-1"]
    assert list(Layer) == [Layer.RULES, Layer.EVENT, Layer.EQUIPMENT, Layer.CHARACTER, Layer.HOUSE]


class Bully(Ability):
    """Wants everyone else to be silent."""

    layer: ClassVar[Layer] = Layer.EQUIPMENT

    @silences
    def hush(self, g: object, ability: Ability) -> bool:
        return ability is not self


class LoudBully(Bully):
    layer: ClassVar[Layer] = Layer.EVENT


def test_only_an_earlier_layer_silences_a_silencer_but_any_silencer_silences_the_rest() -> None:
    table = given({"Ann": "jack", "Ben": "slab"}).table
    one, other, loud = Bully("bully", 0), Bully("bully", 1), LoudBully("loud", 0)
    quiet = [cards.Thirst("thirst", TABLE), cards.Jack("jack", 0)]
    assert list(live_of(table, [one, other, *quiet]).abilities) == [one, other]
    assert list(live_of(table, [one, loud, other, *quiet]).abilities) == [loud]
    assert list(live_of(table, quiet).abilities) == quiet


def test_players_sets_and_settings_are_checked_with_one_clear_line() -> None:
    with pytest.raises(BadSettings, match="saloon seats 2 to 5 players, not 6"):
        GAME.checked_players(6)
    with pytest.raises(BadSettings, match="no box 'gold_rush'; boxes are: base"):
        GAME.checked_sets(["gold_rush"])
    with pytest.raises(BadSettings, match="needs at least one box"):
        GAME.checked_sets([])
    with pytest.raises(
        BadSettings, match="no setting 'rain'; settings are: generous, temperance, undertaker"
    ):
        GAME.checked_settings(["base"], {"rain": 1})
    with pytest.raises(BadSettings, match="generous cannot be 2; choose one of: 0, 1"):
        GAME.checked_settings(["base"], {"generous": 2})
    assert GAME.checked_settings(["base"], {"generous": 1}) == {
        "generous": 1,
        "temperance": 0,
        "undertaker": 0,
    }
    assert Setting.flag("x", default=True).default == 1
    assert snake("SlabTheKiller") == "slab_the_killer"
    assert list(seats_in(0b1011)) == [0, 1, 3]
