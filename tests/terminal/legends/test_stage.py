"""The map, the choices and the sentences of Western Legends, without a screen."""

from typing import cast

import pytest

import sixgun
from sixgun.games.legends.printed import BOARD, CARDS, SPACES
from sixgun.games.legends.view import LegendsView
from sixgun.kernel.views import SPECTATOR
from sixgun.server.scenes import legends as server_legends
from sixgun.terminal.keys import CARD_LETTERS
from sixgun.terminal.legends.cards import FILES, look_up, printed_cards, text_of
from sixgun.terminal.legends.map import (
    COLUMNS,
    GRID,
    LARGE,
    SMALL,
    Pins,
    Scale,
    drawn_map,
    place_at,
    sign_of,
)
from sixgun.terminal.legends.menu import DIGITS, LETTERS, STEP_ENTRY, STOP_KEY, Menu
from sixgun.terminal.legends.screen import MAP_KEY
from sixgun.terminal.legends.seen import country_of, country_sent, mine_of, mine_sent
from sixgun.terminal.legends.stage import LegendsStage
from sixgun.terminal.legends.told import TOPICS, map_lines, table_lines, told_about
from sixgun.terminal.look import NIGHT
from sixgun.texts import LANGUAGES, speaker
from tests.terminal.legends.tables import LONG_NAMES, moments

NOBODY = Pins({}, "", -1)


def far(one: str, other: str) -> int:
    """How many cells of the grid two places are apart."""
    (row, column), (down, across) = GRID[one], GRID[other]
    return max(abs(row - down), abs(column - across))


def test_every_place_has_a_spot_of_its_own() -> None:
    assert set(GRID) == {space.id for space in SPACES}
    assert len(set(GRID.values())) == len(SPACES)
    assert all(column < COLUMNS for _, column in GRID.values())


def test_neighbours_lie_close_together() -> None:
    """A drawing of a board is of no use if you have to search for the next place."""
    pairs = [(space.id, SPACES[other].id) for space in SPACES for other in space.adjacent]
    assert max(far(*pair) for pair in pairs) <= 3
    assert sum(far(*pair) <= 1 for pair in pairs) > 0.7 * len(pairs)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scale", [SMALL, LARGE])
def test_the_map_keeps_its_size_and_shows_everyone(lang: str, scale: Scale) -> None:
    say = speaker(lang, strict=True)
    for number, (table, _) in enumerate(moments("map", 6)):
        if number % 25:
            continue
        country = country_of(cast(LegendsView, sixgun.view(table, SPECTATOR)))
        rows = drawn_map(country, NOBODY, scale, say, NIGHT)
        assert [row.cell_len for row in rows] == [scale.width] * scale.height
        shown = "".join(row.plain for row in rows)
        assert "★" in shown
        assert shown.count("▲") == len(country.bandits)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_signs_of_places_are_two_letters_and_differ_by_kind(lang: str) -> None:
    say = speaker(lang, strict=True)
    signs = {sign_of(space.id, say) for space in SPACES if space.kind != "plain"}
    assert all(len(sign) == 2 for sign in signs)
    kinds = {(space.kind, space.hideout, space.ranch) for space in SPACES if space.kind != "plain"}
    assert len(signs) == len(kinds)


def test_keys_and_clicks_lead_to_the_same_place() -> None:
    for scale in (SMALL, LARGE):
        for id, (row, column) in GRID.items():
            assert place_at(column * scale.across + 1, row * scale.down, scale) == id
    assert place_at(0, 0, SMALL) == ""


def test_keys_of_choices_are_not_commands() -> None:
    commands = {*CARD_LETTERS, MAP_KEY}
    assert not set(LETTERS + DIGITS) & commands
    assert CARD_LETTERS[STOP_KEY] == "stop"


@pytest.mark.parametrize(("players", "goals"), [(2, 0), (4, 1), (6, 0)])
def test_every_option_is_reached_in_exactly_one_way(players: int, goals: int) -> None:
    say = speaker("en")
    prompts = set()
    for table, ask in moments(f"menu {players}", players, goals=goals):
        hand = table.state.seats[ask.seat].hand
        entries = Menu(ask.options, table.closed(ask.seat), hand, table.names, say).entries()
        reached = sorted(way.index for entry in entries for way in entry.open_ways)
        assert reached == list(range(len(ask.options)))
        keys = [entry.key for entry in entries]
        assert "" not in keys and len(set(keys)) == len(keys), ask.prompt
        assert all(entry.key in DIGITS for entry in entries if entry.kind == STEP_ENTRY)
        prompts.add(ask.prompt)
    assert prompts >= {"character", "income", "act", "walk", "lay", "fight_card", "hand_limit"}


@pytest.mark.parametrize("players", [2, 5])
def test_a_table_on_a_server_looks_like_one_at_home(players: int) -> None:
    for number, (table, ask) in enumerate(moments("server", players, goals=1)):
        if number % 7:
            continue
        here = cast(LegendsView, sixgun.view(table, ask.seat))
        watched = cast(LegendsView, sixgun.view(table, SPECTATOR))
        scene = server_legends.scene(table, watched)
        own = server_legends.own(table, here, 0, None)
        say = speaker("en")
        mine, sent = mine_of(here), mine_sent(own, ask.seat)
        assert table_lines(country_of(watched), mine, say) == table_lines(country_sent(scene), sent, say)
        assert [*mine.hand] == [*sent.hand] and [*mine.goals] == [*sent.goals]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_told_at_any_moment(lang: str) -> None:
    say = speaker(lang, strict=True)
    stage = LegendsStage()
    for number, (table, ask) in enumerate(moments(f"told {lang}", 3, goals=1)):
        if number % 9:
            continue
        view = sixgun.view(table, ask.seat)
        lines = [*stage.table_told(view, say), *stage.hand_told(view, say)]
        for topic in TOPICS:
            lines += stage.topic_told(topic, view, say)
        for seat, name in enumerate(LONG_NAMES[:3]):
            character, ability = stage.about(view, seat, say)
            lines += [name, character, ability, stage.role(view, seat, say), stage.badge(view, seat, say)]
        assert not [line for line in lines if "ui-" in line or "legends-" in line or "{" in line]


def test_the_table_keeps_secrets() -> None:
    """What a spectator hears names no hand card, no goal and no cattle symbol."""
    say = speaker("en")
    for number, (table, _) in enumerate(moments("secret", 4, goals=1)):
        if number % 20:
            continue
        view = cast(LegendsView, sixgun.view(table, SPECTATOR))
        assert mine_of(view).hand == () and mine_of(view).goals == ()
        told = " ".join(told_about("goals", country_of(view), mine_of(view), say))
        hidden = [goal for seat in table.state.seats for goal in seat.goals]
        names = [card for card in printed_cards() if card.kind == "goal"]
        assert not [goal for goal in hidden if say.text(f"goal-{names[goal].id[5:]}") in told]


def test_the_map_in_words_names_neighbours_and_distances() -> None:
    table, ask = next(one for one in moments("words", 3) if one[1].prompt == "act")
    view = cast(LegendsView, sixgun.view(table, ask.seat))
    say = speaker("en")
    lines = map_lines(country_of(view), mine_of(view), say)
    here = view.seats[ask.seat].space
    beside = next(line for line in lines if line.startswith("Next to you"))
    for space in BOARD.spaces[here].adjacent:
        assert say.text(f"space-{SPACES[space].id}") in beside


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_printed_card_has_a_name_and_a_text(lang: str) -> None:
    say = speaker(lang, strict=True)
    cards = printed_cards()
    counts = {kind: sum(card.kind == kind for card in cards) for kind in FILES}
    assert counts == {
        **{"character": 12, "poker": 16, "item": 9, "story": 40, "goal": 48, "fight": 13, "black": 10}
    }
    for card in cards:
        assert text_of(card, say).endswith((".", "。"))
    assert sum(len(card.copies) for card in cards) == len(CARDS)


def test_cards_are_looked_up_by_name_id_and_sign() -> None:
    say = speaker("en")
    assert look_up("gri", say) == ["Grit: Action: get 2 more actions this turn."]
    assert look_up("10♠", say) == look_up("grit", say)
    assert [line.partition(":")[0] for line in look_up("pay", say)] == ["Payday", "Payday at Last", "Payroll"]
    assert not look_up("", say) and not look_up("xyzzy", say)
