"""Chance for written positions of card games: picks are written down, everything else is not."""

import pytest

from sixgun.kernel.rng import CountedRng, load_rng
from sixgun.kernel.scripted import PickingRng, ScriptExhausted, ScriptMismatch


def picking(*picks: tuple[int, ...], strict: bool = True) -> PickingRng:
    return PickingRng(picks, 0, CountedRng(bytes(16)), strict)


def test_a_pick_is_the_card_that_is_written() -> None:
    rng = picking((7,), (3, 9))
    assert rng.pick([5, 6, 7]) == 2
    assert rng.unused() == "1 of the written picks was not used"
    assert rng.pick([9, 3]) == 0  # the first that would do
    assert rng.unused() == ""


def test_for_a_single_card_nothing_has_to_be_written() -> None:
    rng = picking((7,))
    assert rng.pick([5]) == 0
    assert rng.pick([7]) == 0
    assert rng.unused() == ""


def test_a_strict_script_must_fit_and_suffice() -> None:
    with pytest.raises(ScriptMismatch, match="number 1 of 'picks' is none of the 2 cards"):
        picking((7,)).pick([5, 6])
    with pytest.raises(ScriptExhausted, match="none is left in 'picks'"):
        picking().pick([5, 6])


def test_without_strictness_real_chance_takes_over_for_good() -> None:
    rng = picking((7,), (5,), strict=False)
    real = CountedRng(bytes(16))
    cards = list(range(40, 60))
    assert [rng.pick(cards) for _ in range(20)] == [real.pick(cards) for _ in range(20)]
    assert rng.unused() == ""


def test_everything_but_picks_comes_from_the_generator_behind_it() -> None:
    rng, real = picking((7,)), CountedRng(bytes(16))
    assert [rng.below(n) for n in range(1, 30)] == [real.below(n) for n in range(1, 30)]
    assert rng.word() == real.word()
    mine, yours = list(range(20)), list(range(20))
    rng.shuffle(mine)
    real.shuffle(yours)
    assert mine == yours


def test_it_is_saved_loaded_and_cloned_in_the_middle() -> None:
    rng = picking((7,), (8,))
    rng.pick([7, 8])
    rng.below(6)
    for other in (load_rng(rng.save()), rng.clone()):
        assert other.save() == rng.save()
        assert other.moment() == rng.moment()
        assert other.pick([5, 8]) == 1
        assert other.moment() != rng.moment()
    assert rng.pick([8, 5]) == 0  # the others did not use up its pick
