"""High Noon: how its pile and its reserves are dealt, what settings are refused, and what nobody may know."""

from collections.abc import Mapping
from pathlib import Path
from typing import cast

import pytest

import sixgun
from sixgun.games.bang.cards import CAST, EVENTS
from sixgun.games.bang.event_pile import FACE_DOWN, EventPile
from sixgun.games.bang.model import BangTable
from sixgun.kernel.registry import BadSettings
from sixgun.kernel.rng import FastRng
from sixgun.kernel.views import SPECTATOR, events_seen
from sixgun.scenarios import Malformed, outcome, read_file
from tests.conformance.contract import BANG, INVARIANTS, Walk, random_choice, reopened
from tests.conformance.test_secrets import check_nothing_leaks

NOON = ("base", "high_noon")
WIDE = ("base", "dodge_city", "high_noon")
COMBINED = ("base", "dodge_city", "high_noon", "fistful")

REGULAR = {id for id, kind in EVENTS["high_noon"] if kind == "regular"}
BONUS = {id for id, kind in EVENTS["high_noon"] if kind == "bonus"}
FISTFUL = {id for id, kind in EVENTS["fistful"] if kind == "regular"}


def new(
    sets: tuple[str, ...] = NOON,
    settings: Mapping[str, int | str] | None = None,
    seed: str = "noon",
    players: int = 5,
) -> BangTable:
    return cast(BangTable, sixgun.new("bang", players=players, sets=sets, seed=seed, settings=settings or {}))


def pile(g: BangTable) -> EventPile:
    return cast(EventPile, g.state.parts["events"])


def known(g: BangTable, reader: int) -> EventPile:
    """The pile as a reader may know it."""
    return pile(g).seen_by(g.state, reader)


# -- the pile (high noon 2) --------------------------------------------------------------------------------


def test_the_box_has_twelve_events_two_bonus_events_and_a_final_one() -> None:
    assert len(REGULAR) == 12
    assert sorted(BONUS) == ["handcuffs", "new_identity"]
    assert [id for id, kind in EVENTS["high_noon"] if kind == "final"] == ["high_noon"]


def test_with_the_bonus_cards_all_fifteen_lie_in_the_pile_the_final_one_last() -> None:
    coming = pile(new()).coming
    assert coming[0] == "high_noon"
    assert set(coming[1:]) == REGULAR | BONUS
    assert len(coming) == 15


def test_without_the_bonus_cards_there_are_thirteen() -> None:
    coming = pile(new(settings={"bonus_events": 0})).coming
    assert coming[0] == "high_noon"
    assert set(coming[1:]) == REGULAR
    assert len(coming) == 13


def test_bonus_cards_are_in_the_game_unless_the_table_leaves_them_out() -> None:
    assert BANG.checked_settings(NOON, {})["bonus_events"] == 1


def test_the_pile_is_shuffled() -> None:
    assert len({pile(new(seed=f"shuffled {number}")).coming[1:] for number in range(5)}) == 5


@pytest.mark.parametrize("count", [12, 13, 14, 15])
@pytest.mark.parametrize("final", ["high_noon", "a_fistful_of_cards"])
@pytest.mark.parametrize("bonus", [0, 1])
def test_a_combined_pile_has_as_many_cards_as_wanted_and_the_agreed_final_one(
    count: int, final: str, bonus: int
) -> None:
    settings: dict[str, int | str] = {"event_cards": count, "final_event": final, "bonus_events": bonus}
    dealt: set[str] = set()
    for number in range(12):
        coming = pile(new(COMBINED, settings, f"combined {number}")).coming
        assert coming[0] == final
        assert len(coming) == count + 1
        assert len(set(coming)) == count + 1
        dealt.update(coming[1:])
    assert dealt <= REGULAR | FISTFUL | (BONUS if bonus else set())
    assert dealt & REGULAR and dealt & FISTFUL


def test_a_combined_pile_has_twelve_cards_and_high_noon_unless_told_otherwise() -> None:
    coming = pile(new(COMBINED)).coming
    assert len(coming) == 13
    assert coming[0] == "high_noon"


@pytest.mark.parametrize(
    ("mode", "final", "size"), [("high_noon", "high_noon", 15), ("fistful", "a_fistful_of_cards", 15)]
)
def test_with_both_boxes_a_table_may_use_the_events_of_one(mode: str, final: str, size: int) -> None:
    coming = pile(new(COMBINED, {"event_mode": mode})).coming
    assert coming[0] == final
    assert len(coming) == size
    assert set(coming) == {id for id, _ in EVENTS[mode]}


@pytest.mark.parametrize(
    ("sets", "settings", "complaint"),
    [
        (NOON, {"event_mode": "sundown"}, "event_mode"),
        (NOON, {"event_mode": "fistful"}, "event_mode fistful needs the box fistful"),
        (
            NOON,
            {"event_mode": "combined"},
            "event_mode combined needs two of these boxes: high_noon, fistful",
        ),
        (COMBINED, {"event_cards": 11}, "event_cards"),
        (COMBINED, {"event_cards": 16}, "event_cards"),
        (COMBINED, {"final_event": "thirst"}, "final_event"),
        (NOON, {"bonus_events": 2}, "bonus_events"),
        (
            ("base",),
            {"event_mode": "high_noon"},
            "setting 'event_mode' needs one of these boxes on the table: high_noon, fistful",
        ),
    ],
)
def test_what_cannot_be_dealt_is_refused_with_one_line(
    sets: tuple[str, ...], settings: dict[str, int | str], complaint: str
) -> None:
    with pytest.raises(BadSettings) as refused:
        new(sets, settings)
    assert complaint in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_position_complains_about_a_mode_without_its_box(tmp_path: Path) -> None:
    file = tmp_path / "wrong.yaml"
    file.write_text(
        "scenario: wrong\ngame: bang\nsets: [base, high_noon]\nsettings: {event_mode: fistful}\n"
        "given: {players: 4}\nthen: [it is Ann's turn]\n",
        encoding="utf-8",
    )
    with pytest.raises(Malformed) as refused:
        outcome(read_file(file)[0])
    assert "event_mode fistful needs the box fistful" in str(refused.value)


@pytest.mark.parametrize(
    ("sets", "given", "complaint"),
    [
        ("base", "players: 4, event: ambush", "'event' needs one of these boxes: high_noon, fistful"),
        ("base", "Ann: {reserve: sid_ketchum}", "'reserve' needs one of these boxes: high_noon, fistful"),
        ("base, high_noon", "players: 4, event: ambush", "'ambush' is no event of this pile; write one of"),
        ("base, high_noon", "players: 4, event: sermn", "did you mean 'sermon'?"),
        ("base, high_noon", "players: 4, coming: [sermon, ranch]", "'ranch' is no event of this pile"),
        ("base, high_noon", "players: 4, event: curse, coming: [curse]", "curse is in force or over"),
        ("base, high_noon", "players: 4, past: [curse, curse]", "curse is written twice"),
        ("base, high_noon", "Ann: {looked: 7}", "looked of Ann is true or false, not 7"),
    ],
)
def test_a_position_with_an_event_that_is_not_in_the_pile_is_refused(
    tmp_path: Path, sets: str, given: str, complaint: str
) -> None:
    file = tmp_path / "wrong.yaml"
    more = "" if "players" in given else ", Ben: {}, Cleo: {}, Dan: {}"
    file.write_text(
        f"scenario: wrong\ngame: bang\nsets: [{sets}]\ngiven: {{{given}{more}}}\nthen: [the game goes on]\n",
        encoding="utf-8",
    )
    with pytest.raises(Malformed) as refused:
        outcome(read_file(file)[0])
    assert complaint in str(refused.value) and "\n" not in str(refused.value)


def test_in_the_first_round_no_event_is_in_force() -> None:
    g = new()
    assert pile(g).event() == ""
    assert g.state.course.starter == g.state.active


# -- reserves (high noon 4.4, new identity) ----------------------------------------------------------------


def test_everyone_is_dealt_a_reserve_that_nobody_plays() -> None:
    g = new(players=8)
    reserves = pile(g).reserves
    assert len(reserves) == 8 and all(reserves)
    assert not set(reserves) & {seat.character for seat in g.state.seats}
    assert len(set(reserves)) == 8
    assert pile(g).looked == ()


def test_reserves_are_dealt_also_if_the_card_was_not_drawn_into_the_pile() -> None:
    tables = [new(COMBINED, seed=f"reserves {number}") for number in range(12)]
    drawn = ["new_identity" in pile(g).coming for g in tables]
    assert True in drawn and False in drawn
    assert all(all(pile(g).reserves) for g in tables)


@pytest.mark.parametrize(
    ("sets", "settings"),
    [(NOON, {"bonus_events": 0}), (COMBINED, {"bonus_events": 0}), (COMBINED, {"event_mode": "fistful"})],
)
def test_without_new_identity_among_the_events_there_are_no_reserves(
    sets: tuple[str, ...], settings: dict[str, int | str]
) -> None:
    assert pile(new(sets, settings)).reserves == ()


def test_with_too_few_characters_some_have_no_reserve() -> None:
    g = new(settings={"characters": ",".join(CAST["base"][:7])})
    reserves = pile(g).reserves
    assert len(reserves) == 5
    assert sorted(map(bool, reserves)) == [False, False, False, True, True]


def test_of_two_characters_the_one_not_chosen_is_the_reserve_and_known_to_its_owner() -> None:
    g = new(settings={"expert_characters": 1})
    dealt = [seat.dealt for seat in g.state.seats]
    while g.pending and g.pending[0].prompt == "choose_character":
        g.choose(g.pending[0].seat, 1)
    for seat, (first, second) in enumerate(dealt):
        assert g.seat(seat).character == second
        assert pile(g).reserves[seat] == first
        assert known(g, seat).reserves[seat] == first
        assert known(g, (seat + 1) % 5).reserves[seat] == FACE_DOWN
        assert known(g, SPECTATOR).reserves[seat] == FACE_DOWN


@pytest.mark.parametrize("survivors", ["-,-,-,black_jack,vulture_sam", "black_jack,-,-,-,vulture_sam"])
def test_who_keeps_a_character_from_the_last_game_is_dealt_a_reserve_as_well(survivors: str) -> None:
    settings: dict[str, int | str] = {
        "expert_characters": 1,
        "keep_surviving_characters": 1,
        "previous_game": f"0:{survivors}",
    }
    g = new(WIDE, settings)
    while g.pending and g.pending[0].prompt in ("keep_character", "choose_character"):
        g.choose(g.pending[0].seat, 0)
    kept = [seat for seat, name in enumerate(survivors.split(",")) if name != "-"]
    assert len(pile(g).reserves) == 5 and all(pile(g).reserves)
    assert not set(kept) & set(pile(g).looked)
    assert sorted(pile(g).looked) == [seat for seat in range(5) if seat not in kept]


# -- secrets -----------------------------------------------------------------------------------------------


def test_of_the_coming_events_everyone_sees_the_next_and_the_final_one() -> None:
    g = new()
    for reader in range(SPECTATOR, 5):
        coming = known(g, reader).coming
        assert coming[0] == "high_noon"
        assert coming[-1] == pile(g).coming[-1]
        assert set(coming[1:-1]) == {FACE_DOWN}


def test_no_view_names_a_reserve_nobody_looked_at() -> None:
    g = new(WIDE, players=8)
    for reader in range(SPECTATOR, 8):
        view = g.game.view(g, reader).to_json()
        parts = cast("dict[str, dict[str, object]]", view["parts"])
        assert not {*pile(g).reserves} & {*cast("list[str]", parts["events"]["reserves"])}


def under(event: str, seed: str, settings: Mapping[str, int | str] | None = None) -> BangTable:
    """A table at the start of its second round, when this event comes up."""
    g = new(WIDE, settings, seed, players=4)
    others = tuple([id for id in pile(g).coming if id != event])
    if (event, "final") in EVENTS["high_noon"]:
        others = ()  # nothing comes after it
    g.state.parts["events"] = pile(g).changed(coming=(*others, event))
    rng = FastRng.seeded(seed.encode())
    while g.pending and pile(g).event() != event and event in pile(g).coming:
        g.choose(*random_choice(g, rng))
    return g


EVENTS_OF_THE_BOX = [id for id, _ in EVENTS["high_noon"]]


@pytest.mark.parametrize("event", EVENTS_OF_THE_BOX)
def test_nothing_leaks_and_everything_can_be_imagined_while_an_event_is_in_force(event: str) -> None:
    checked = 0
    for number in range(3):
        g = under(event, f"{event} {number}")
        rng = FastRng.seeded(b"on")
        for step in range(25):
            if not g.pending:
                break
            for reader in range(SPECTATOR, 4):
                view = g.game.view(g, reader)
                world = reopened(g.game, g.game.imagine(view, FastRng.seeded(b"world")), g.names)
                assert world.game.view(world, reader).canonical() == view.canonical()
                assert not list(INVARIANTS["bang"](world))
            check_nothing_leaks(g, step % 4, Walk(step, 0))
            g.choose(*random_choice(g, rng))
            checked += 1
    assert checked > 10


@pytest.mark.parametrize(
    ("event", "prompt"),
    [("new_identity", "new_identity"), ("handcuffs", "handcuffs"), ("the_daltons", "discard_blue")],
)
def test_each_new_question_can_be_imagined_by_everyone(event: str, prompt: str) -> None:
    met = 0
    for number in range(40):
        g = under(event, f"asked {number}")
        if not g.pending or g.pending[0].prompt != prompt:
            continue
        met += 1
        for reader in range(SPECTATOR, 4):
            view = g.game.view(g, reader)
            world = reopened(g.game, g.game.imagine(view, FastRng.seeded(b"asked")), g.names)
            assert [ask.prompt for ask in world.pending] == [prompt]
            assert len(world.pending[0].options) == len(g.pending[0].options)
            check_nothing_leaks(g, reader, Walk(number, 0))
    assert met


def test_only_its_owner_is_told_which_character_may_be_swapped_in() -> None:
    g = next(g for g in [under("new_identity", f"told {n}") for n in range(9)] if g.pending)
    asked = g.pending[0].seat
    secret = pile(g).reserves[asked]
    assert any(secret == getattr(option, "character", "") for option in g.pending[0].options)
    for reader in [seat for seat in range(SPECTATOR, 4) if seat != asked]:
        view = g.game.view(g, reader)
        assert secret not in str({key: part for key, part in view.to_json().items() if key != "cast"})
        assert secret not in str(events_seen(g, reader))
