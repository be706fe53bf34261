"""Chance: fair, repeatable, saved in two values, and proved by a commitment."""

from collections import Counter
from hashlib import blake2b
from itertools import permutations, product

import pytest

from sixgun.kernel.rng import CountedRng, FastRng, Rng, commitment, load_rng, seed_bytes
from sixgun.kernel.scripted import ScriptedRng, ScriptExhausted

SEED = seed_bytes("tumbleweed")


def generators() -> list[Rng]:
    return [CountedRng(SEED), FastRng.seeded(SEED)]


@pytest.mark.parametrize("rng", generators())
def test_a_generator_is_copied_saved_and_loaded_in_the_middle_of_its_numbers(rng: Rng) -> None:
    rng.below(10)
    copy, loaded = rng.clone(), load_rng(rng.save())
    ahead = [rng.below(1000) for _ in range(50)]
    assert ahead == [copy.below(1000) for _ in range(50)] == [loaded.below(1000) for _ in range(50)]
    assert rng.moment() == copy.moment() == loaded.moment()


@pytest.mark.parametrize("rng", generators())
def test_take_back_notices_every_use_of_chance(rng: Rng) -> None:
    moments = [rng.moment()]
    for use in (lambda: rng.below(6), lambda: rng.roll(5, 6), lambda: rng.shuffle([1, 2, 3])):
        use()
        moments.append(rng.moment())
    assert len(set(moments)) == len(moments)


@pytest.mark.parametrize("rng", generators())
def test_numbers_stay_in_bounds_and_all_of_them_come(rng: Rng) -> None:
    for n in (1, 2, 3, 6, 7, 40):
        assert {rng.below(n) for _ in range(60 * n)} == set(range(n))
    assert {face for _ in range(100) for face in rng.roll(5, 6)} == set(range(6))
    assert len(rng.roll(3, 6)) == 3


def test_number_k_is_a_keyed_hash_of_seed_and_k() -> None:
    first_block = blake2b((0).to_bytes(8, "little"), key=SEED, person=b"sixgun-rng").digest()
    assert CountedRng(SEED).word() == int.from_bytes(first_block[:4], "little")
    third_block = blake2b((2).to_bytes(8, "little"), key=SEED, person=b"sixgun-rng").digest()
    assert CountedRng(SEED, 33).word() == int.from_bytes(third_block[4:8], "little")


def test_every_shuffle_is_equally_likely() -> None:
    found: Counter[tuple[int, ...]] = Counter()
    for script in product(range(4), range(3), range(2)):
        items = [0, 1, 2, 3]
        ScriptedRng(script).shuffle(items)
        found[tuple(items)] += 1
    assert found == Counter(permutations(range(4)))


def test_every_sample_is_equally_likely() -> None:
    pack = (0, 1, 2, 3)
    found = Counter(tuple(ScriptedRng(script).sample(pack, 2)) for script in product(range(4), range(3)))
    assert found == Counter(permutations(pack, 2)) and pack == (0, 1, 2, 3)


def test_the_fast_shuffle_of_a_few_reaches_every_order() -> None:
    found: Counter[tuple[int, ...]] = Counter()
    rng = FastRng.seeded(SEED)
    for _ in range(2400):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        found[tuple(items)] += 1
    assert set(found) == set(permutations(range(4)))
    assert sum((count - 100) ** 2 / 100 for count in found.values()) < 49.73, "chi-square, 23 degrees, 0.1 %"


def test_a_script_gives_its_numbers_and_says_when_it_is_over() -> None:
    rng = ScriptedRng((1, 2, 5))
    assert tuple(rng.roll(2, 6)) == (1, 2)
    with pytest.raises(ScriptExhausted, match="number 3 of the script is 5"):
        rng.below(4)
    assert rng.below(6) == 5
    with pytest.raises(ScriptExhausted, match="3 numbers"):
        rng.below(2)


def test_a_seed_is_128_bits_and_its_commitment_does_not_tell_it() -> None:
    literal = "000102030405060708090a0b0c0d0e0f"
    assert seed_bytes(literal) == bytes(range(16))
    assert len(seed_bytes("x")) == len(seed_bytes("z" * 32)) == 16
    assert commitment(SEED) != commitment(seed_bytes("tumbleweeds"))
    assert SEED.hex() not in commitment(SEED)
    with pytest.raises(ValueError, match="16 bytes"):
        CountedRng(b"short")


def test_the_fast_generator_is_fair_in_single_numbers_and_pairs() -> None:
    rng = FastRng.seeded(SEED)
    pairs = Counter((rng.below(6), rng.below(7)) for _ in range(42_000))
    assert sum((pairs[a, b] - 1000) ** 2 / 1000 for a in range(6) for b in range(7)) < 74.8, (
        "0.1 %, 41 degrees"
    )
    assert max(rng.below(1 << 32) for _ in range(50)) > 1 << 31


def test_seeds_of_the_fast_generator_that_look_alike_give_other_numbers() -> None:
    first = {FastRng.seeded(number.to_bytes(16, "little")).below(1 << 30) for number in range(2000)}
    assert len(first) == 2000
