"""Wild West Show, where scenarios cannot reach: the deal, talking beside all questions, secrets."""

import json

import pytest

import sixgun
from sixgun.games.bang.cards import CAST, EXTRAS
from sixgun.games.bang.model import BangState, BangTable
from sixgun.games.bang.options import Speak
from sixgun.games.bang.sets.wild_west_show.part import FACE_DOWN, ShowPart, show_of
from sixgun.games.catalog import game
from sixgun.kernel.asks import Refused
from sixgun.kernel.events import UNSEEN
from sixgun.kernel.journal import choices_of, load, save
from sixgun.kernel.rng import CountedRng, FastRng
from sixgun.kernel.views import SPECTATOR
from sixgun.lab.bang_invariants import bang_invariants
from tests.conformance.contract import Walk, random_choice, reopened
from tests.conformance.test_secrets import check_nothing_leaks

BANG = game("bang")
SETS = ("base", "wild_west_show")
RICH = ("base", "dodge_city", "gold_rush", "valley_of_shadows", "wild_west_show")
SECRETIVE = ("bone_orchard", "helena_zontero", "sacagaway", "dorothy_rage")


def dealt(players: int, characters: str = "", seed: str = "show", **settings: int | str) -> BangTable:
    if characters:
        settings["characters"] = characters
    table = sixgun.new("bang", players, sets=SETS, seed=seed, settings=settings)
    assert isinstance(table, BangTable)
    return table


def under(
    card: str, players: int, seed: int, sets: tuple[str, ...] = SETS, **settings: int | str
) -> BangTable:
    """A game that begins with a show card in force, and with few life points."""
    names = [f"P{seat}" for seat in range(players)]
    state = BANG.deal(players, sets, BANG.checked_settings(sets, settings), CountedRng(bytes([seed] * 16)))
    table = BANG.table(state, names)
    assert isinstance(state, BangState) and isinstance(table, BangTable)
    table.events = []
    table.history = []
    table.advance()
    for seat in state.seats:
        seat.life = min(seat.life, 4 if seat.role == "sheriff" else 1)
    show = show_of(table)
    state.parts[ShowPart.id] = show.changed(coming=tuple([id for id in show.coming if id != card]), card=card)
    table.board_changed()
    table.advance()
    return table


# -- the deal ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(3, 9))
def test_the_last_show_card_lies_at_the_bottom_and_all_others_are_unknown(players: int) -> None:
    table = dealt(players)
    show = show_of(table)
    assert sorted(show.coming) == sorted(show.pool) and show.coming[0] == "wild_west_show" and not show.card
    for reader in range(SPECTATOR, players):
        seen = BANG.view(table, reader).parts[ShowPart.id]  # type: ignore[attr-defined]
        assert seen.coming == ("wild_west_show", *[FACE_DOWN] * 9)


def test_a_table_without_the_gag_has_nine_show_cards() -> None:
    assert "gag" not in show_of(dealt(4, gag_mode="remove")).pool
    assert len(show_of(dealt(4, gag_mode="remove")).coming) == 9


def test_big_spencer_is_dealt_five_cards_and_has_nine_lives_or_ten() -> None:
    for number in range(20):
        table = dealt(4, "big_spencer,teren_kill,youl_grinner,gary_looter", f"spencer {number}")
        seat = next(seat for seat in table.state.seats if seat.character == "big_spencer")
        begun = seat.role != "sheriff"  # the sheriff has already drawn
        assert seat.max_life == (9 if begun else 10) and (len(seat.hand) == 5 or not begun)


def test_greygory_deck_is_dealt_two_characters_nobody_has_and_everyone_sees_them() -> None:
    for number in range(20):
        characters = "greygory_deck,teren_kill,kit_carlson,el_gringo,suzy_lafayette"
        table = dealt(5, characters, f"deck {number}")
        seat = next(seat for seat in table.state.seats if seat.character == "greygory_deck")
        others = {other.character for other in table.state.seats}
        assert len(set(seat.borrowed)) == 2 and not others & set(seat.borrowed)
        assert set(seat.borrowed) <= {id for id in CAST["base"] if id not in EXTRAS}
        place = table.state.seats.index(seat)
        abilities = {ability.id for ability in table.in_force(place)}
        assert {*seat.borrowed, "greygory_deck"} <= abilities
        view = BANG.view(table, SPECTATOR)
        assert view.seats[place].borrowed == seat.borrowed  # type: ignore[attr-defined]


def test_the_pool_of_the_base_game_has_sixteen_characters() -> None:
    assert len([id for id in CAST["base"] if id not in EXTRAS]) == 16


# -- talking -----------------------------------------------------------------------------------------------


def test_talking_is_free_without_the_gag() -> None:
    table = dealt(4)
    assert [BANG.silence(table, seat) for seat in range(SPECTATOR, 4)] == [None] * 5
    assert [BANG.price_of_speech(table, seat) for seat in range(4)] == [None] * 4


def test_under_the_gag_talking_has_a_price_for_the_living_and_spectators_are_silent() -> None:
    table = under("gag", 4, 1)
    refusal = BANG.silence(table, SPECTATOR)
    assert refusal is not None and refusal.key == "gag-spectator"
    assert [BANG.silence(table, seat) for seat in range(4)] == [None] * 4
    assert [BANG.price_of_speech(table, seat) for seat in range(4)] == [Speak("gag")] * 4


def test_muted_nobody_can_talk_and_nobody_is_charged() -> None:
    table = under("gag", 4, 1, gag_mode="mute")
    for seat in range(4):
        why = BANG.silence(table, seat)
        assert why is not None and why.key == "gag-mute" and BANG.price_of_speech(table, seat) is None
        with pytest.raises(Refused):
            table.choose(seat, Speak("gag"))


def test_an_index_never_means_talking() -> None:
    table = under("gag", 4, 1)
    seat = table.pending[0].seat
    lives = table.seat(seat).life
    with pytest.raises(Refused):
        table.choose(seat, len(table.pending[0].options))
    assert table.seat(seat).life == lives


def test_talking_is_in_the_record_and_can_be_replayed() -> None:
    rng = Walk(5, 0).choices()
    spoken = 0
    for number in range(60):
        table = dealt(4, seed=f"talk {number}")
        for _ in range(250):
            if not table.pending:
                break
            if show_of(table).card == "gag" and spoken < 3:
                speaker = next(seat for seat in range(4) if table.seat(seat).alive)
                table.choose(speaker, "speaks")
                spoken += 1
                continue
            table.choose(*random_choice(table, rng))
        if spoken:
            break
    assert spoken and ["speaks"] * spoken == [entry[1] for entry in choices_of(table) if entry[1] == "speaks"]  # type: ignore[index]
    again = load(json.loads(json.dumps(save(table, "test"))), BANG)
    assert again.state.save() == table.state.save()


# -- secrets -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", SECRETIVE)
@pytest.mark.parametrize("seed", range(3))
def test_nothing_leaks_under_the_cards_that_move_secrets(card: str, seed: int) -> None:
    table = under(card, 5 + seed, seed + 1, RICH, shadow_gunslingers=seed % 2)
    rng = Walk(seed, 0).choices()
    for step in range(120):
        if not table.pending:
            break
        if step % 30 == 29:
            for reader in range(SPECTATOR, len(table.names)):
                check_nothing_leaks(table, reader, Walk(step, 0))
                view = BANG.view(table, reader)
                world = reopened(BANG, BANG.imagine(view, FastRng.seeded(b"world")), table.names)
                assert BANG.view(world, reader).canonical() == view.canonical()
                assert not list(bang_invariants(world))
        table.choose(*random_choice(table, rng))
        assert not list(bang_invariants(table))


def test_open_hands_are_seen_in_events_and_closed_ones_are_not() -> None:
    for card, seen in (("sacagaway", True), ("showdown", False)):
        table = under(card, 4, 3)
        rng = Walk(3, 0).choices()
        start = len(table.events or ())
        for _ in range(12):
            if table.pending:
                table.choose(*random_choice(table, rng))
        drawn = [event.seen_by(SPECTATOR) for event in (table.events or ())[start:]]
        cards = [hidden for event in drawn if type(event).__name__ == "CardsDrawn" for hidden in event.cards]  # type: ignore[attr-defined]
        assert cards and all((hidden is not UNSEEN) == seen for hidden in cards)


def test_imagined_worlds_keep_roles_among_those_who_got_them() -> None:
    checked = 0
    for seed in range(1, 40):
        table = under("bone_orchard", 6, seed)
        rng = Walk(seed, 0).choices()
        for _ in range(200):
            if not table.pending:
                break
            for seats, roles in show_of(table).dealt:
                if any(table.state.role_lies_open(seat) for seat in seats):
                    continue
                for number in range(4):
                    view = BANG.view(table, SPECTATOR)
                    world = BANG.imagine(view, FastRng.seeded(bytes([number])))
                    assert isinstance(world, BangState)
                    assert sorted(world.seats[seat].role for seat in seats) == sorted(roles)
                checked += 1
            table.choose(*random_choice(table, rng))
        if checked > 10:
            break
    assert checked
