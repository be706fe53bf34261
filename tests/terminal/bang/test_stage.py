"""The stage of the card game: every option has its place, distances are right, and secrets stay secret."""

from pathlib import Path

import pytest
from rich.cells import cell_len

import sixgun
from sixgun.bots import Company, new_bot
from sixgun.games.bang.cards import CAST, KIND, SUIT, pack
from sixgun.games.bang.game import GAME
from sixgun.games.bang.kinds import KINDS, PRINTED
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.queries import distance, weapon_range
from sixgun.games.bang.view import BangView
from sixgun.kernel.rng import CountedRng
from sixgun.terminal import PlayConfig
from sixgun.terminal.bang.art import EDGES, MARKS, drawn_card
from sixgun.terminal.bang.menu import STOP_KEY
from sixgun.terminal.bang.stage import BangStage
from sixgun.terminal.keys import CARD_LETTERS, ENTRY_KEYS, way_keys
from sixgun.terminal.look import CARD_WIDTH, NIGHT, ROLE_SIGNS
from sixgun.terminal.sheets import cards_text, info_text, log_text, reasons_text
from sixgun.terminal.sitting import Sitting, open_sitting
from sixgun.terminal.stage import CLOSED, NOBODY, Scene, Tray
from sixgun.texts import LANGUAGES, speaker
from tests.terminal.bang.tables import BOXES, asks, crowded, mid_game


def games(players: int, seed: str) -> tuple[BangTable, Company]:
    """A new game and the bots that play it."""
    table = sixgun.new("bang", players, sets=BOXES, seed=seed)
    assert isinstance(table, BangTable)
    bots = {seat: new_bot("bang", "greenhorn", seat, seed) for seat in range(players)}
    return table, Company(table, bots)


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_every_option_has_one_place_and_every_key_one_meaning(seed: str) -> None:
    table, company = games(7, seed)
    stage = BangStage()
    say = speaker("en")
    prompts = set()
    while table.pending:
        ask = table.pending[0]
        view = sixgun.view(table, ask.seat)
        entries = stage.entries(view, ask, table.closed(ask.seat), say)
        found = [way.index for entry in entries for way in entry.open_ways]
        assert sorted(found) == list(range(len(ask.options)))
        keys = [entry.key for entry in entries]
        assert len(set(keys)) == len(keys) and "" not in keys
        places = [(seat - ask.seat) % 7 for seat in range(7)]
        for entry in entries:
            ways = way_keys(entry.ways, places)
            assert len(set(ways)) == len(ways)
            assert len({(way.label, way.target) for way in entry.open_ways}) == len(entry.open_ways)
        prompts.add(ask.prompt)
        company.act()
    assert len(prompts) > 5


def test_keys_of_cards_are_not_commands() -> None:
    assert not set(ENTRY_KEYS) & (set(CARD_LETTERS) - {STOP_KEY}) and STOP_KEY not in ENTRY_KEYS
    assert CARD_LETTERS[STOP_KEY] == "stop"


def test_distances_and_ranges_are_those_of_the_engine() -> None:
    table, company = games(6, "far")
    stage = BangStage()
    compared = set()
    for _ in range(250):
        if not table.pending:
            break
        for seat in table.state.ring:
            sight = stage.sight(sixgun.view(table, seat))
            for other in table.state.ring:
                assert sight.reach(other) == weapon_range(table, other)
                if other != seat:
                    assert sight.distance(other) == distance(table, seat, other)
                    compared.add(sight.distance(other))
            assert sight.distance(seat) == 0
        company.act()
    assert len(compared) > 2


def shown(sitting: Sitting) -> str:
    """Everything the frame takes from a sitting, as one text."""
    view = sitting.view()
    say = sitting.speaker
    stage = sitting.stage
    assert isinstance(stage, BangStage)
    parts = [sitting.prompt(), *sitting.options(), *stage.table_told(view, say), *stage.hand_told(view, say)]
    sheets = (info_text(sitting, NIGHT, None), reasons_text(sitting, NIGHT), log_text(sitting, NIGHT))
    parts += [sheet.plain for sheet in (*sheets, cards_text(sitting, stage, NIGHT))]
    scene = Scene(view, say, NIGHT, 78, 20, {})
    parts += [row.plain for _, row in stage.ring(scene)]
    parts += [row.plain for row in (*stage.own(scene), *stage.strip(scene))]
    parts.append(stage.middle(Tray(view, None, say, NIGHT, 60, 12)).plain)
    for seat in range(len(view.names)):
        plate = stage.plate(view, seat, say, NIGHT, 30)
        parts += [*[line.plain for line in plate.lines], plate.badge]
    return "\n".join(parts)


@pytest.mark.parametrize("prompt", ["act", "shot", "pick_card"])
def test_hidden_hands_and_roles_change_nothing_that_is_shown(prompt: str) -> None:
    sitting = mid_game(asks(prompt, 2), players=7)
    before = shown(sitting)
    table = sitting.table
    hands = [list(seat.hand) for seat in table.state.seats]
    changed = False
    for number in range(4):
        rng = CountedRng(bytes([number] * 16))
        other = GAME.hidden_shuffled(table.state, sitting.viewer, rng)
        for seat, twin in zip(table.state.seats, other.seats, strict=True):
            seat.role, seat.hand = twin.role, twin.hand
        table.state.deck = other.deck
        changed = changed or [seat.hand for seat in table.state.seats] != hands
        assert shown(sitting) == before
    assert changed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_fit_on_drawn_cards_and_plates(lang: str) -> None:
    say = speaker(lang)
    for card in pack(tuple(CAST)):
        rows = drawn_card(card, SUIT[card], say, NIGHT, CARD_WIDTH, "[a] ×2", "→7", True, False)
        assert [row.cell_len for row in rows] == [CARD_WIDTH] * 3
        assert say.name("card", KIND[card]) in rows[1].plain
    for box in CAST:
        for character in CAST[box]:
            assert cell_len(say.name("character", character, "bang")) <= 28


def test_colours_roles_and_edges_differ_without_ink() -> None:
    assert set(MARKS) == set(EDGES) == {kind.colour for kind in KINDS.values()}
    assert len(set(MARKS.values())) == len(MARKS) and len(set(EDGES.values())) == len(EDGES)
    assert len(set(ROLE_SIGNS.values())) == len(ROLE_SIGNS)


def test_weapons_show_their_range_and_seats_in_range_a_full_disc() -> None:
    sitting = crowded(players=6, hand=4, laid=4)
    stage = sitting.stage
    view = sitting.view()
    assert isinstance(stage, BangStage) and isinstance(view, BangView)
    sight = stage.sight(view)
    rows = stage.ring(Scene(view, sitting.speaker, NIGHT, 78, 40, {}))
    text = {seat: "\n".join(row.plain for other, row in rows if other == seat) for seat, _ in rows}
    signs = set()
    for seat, line in text.items():
        sign = "◉" if sight.in_reach(seat) else "○"
        signs.add(sign)
        assert f"{sign}{sight.distance(seat)}" in line
        for card in view.seats[seat].in_play:
            if PRINTED[KIND[card]].weapon:
                assert f"{sitting.speaker.name('card', KIND[card])}({sight.reach(seat)})" in line
    assert signs == {"◉", "○"}


def test_targets_are_counted_without_yourself_and_closed_ones_named() -> None:
    sitting = crowded(players=6, hand=6, laid=0)
    ask = sitting.ask()
    stage = sitting.stage
    assert ask is not None and isinstance(stage, BangStage)
    entries = {
        KIND[entry.card]: entry
        for entry in stage.entries(sitting.view(), ask, sitting.closed(), sitting.speaker)
        if entry.kind == "hand"
    }
    bang = entries["bang"]
    others = [way for way in bang.open_ways if way.target not in (NOBODY, sitting.viewer)]
    scene = Scene(sitting.view(), sitting.speaker, NIGHT, 78, 20, {})
    assert stage.cell(scene, bang, False).plain.endswith(f"→{len(others)}")
    assert len([way for way in bang.ways if way.index == CLOSED]) == 5 - len(others) > 0
    assert bang.open_ways[-1].target == sitting.viewer
    assert stage.cell(scene, entries["missed"], False).plain.endswith("✗")


def test_a_written_position_is_played_on(tmp_path: Path) -> None:
    from sixgun.scenarios import save_scenario

    table, company = games(5, "written")
    for _ in range(30):
        company.act()
    file = tmp_path / "written.yaml"
    file.write_text(save_scenario(table), encoding="utf-8")
    seat = table.pending[0].seat
    sitting = open_sitting(PlayConfig(game="bang", scenario=file, humans=(seat,), bots="greenhorn"))
    assert [player.hand_size for player in sitting.view().seats] == [  # type: ignore[attr-defined]
        len(player.hand) for player in table.state.seats
    ]
