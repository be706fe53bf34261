"""Western Legends: who knows what in the middle of fights, poker, setup and goals (the table of rules 3)."""

from typing import Any

import pytest

from sixgun.games.legends.contests import Fight, PokerGame
from sixgun.games.legends.game import LegendsGame
from sixgun.games.legends.model import LegendsState, LegendsTable
from sixgun.games.legends.view import HIDDEN, LegendsView
from sixgun.kernel.playout import playout
from sixgun.kernel.rng import FastRng
from sixgun.kernel.table import Table
from sixgun.kernel.views import SPECTATOR, events_seen
from sixgun.lab.legends_invariants import legends_invariants

from .contract import COMPANIES, LEGENDS, Company, Walk, random_choice, reopened
from .legends_moments import (
    MOMENTS,
    WITH_BLACK,
    at_action,
    black_attacked,
    duel,
    duel_laid,
    hunted,
    opened,
    poker_alone,
    poker_sealed,
    setting_up,
    tokens,
)
from .legends_moments import bandit as bandit_fight
from .test_secrets import check_nothing_leaks

SEEDS = range(2)
FOLLOW = 6
"""How many choices after the moment are checked, too."""
LATE = 60
"""One in this many choices of a whole game is checked."""


def readers(table: LegendsTable) -> range:
    return range(SPECTATOR, len(table.names))


def seen(table: LegendsTable, reader: int) -> LegendsView:
    view = LEGENDS.view(table, reader)
    assert isinstance(view, LegendsView)
    return view


def fight_of(view: LegendsView) -> Fight:
    assert view.fight is not None
    return view.fight


def game_of(view: LegendsView) -> PokerGame:
    assert view.poker is not None
    return view.poker


def imagined(table: LegendsTable, reader: int, seed: int) -> LegendsState:
    """One of the worlds that look to a reader like this one."""
    world = LEGENDS.imagine(seen(table, reader), FastRng.seeded(seed.to_bytes(2, "big")))
    assert isinstance(world, LegendsState)
    return world


def check_imagination(table: LegendsTable, reader: int, seed: int) -> Table[Any]:
    """An imagined world looks the same and has all its pieces."""
    world = reopened(LEGENDS, imagined(table, reader, seed), table.names)
    assert LEGENDS.view(world, reader).canonical() == seen(table, reader).canonical()
    assert not list(legends_invariants(world))
    return world


def check_end(world: Table[Any]) -> None:
    """A world can be played to its end."""
    rng = FastRng.seeded(b"imagined")
    playout(world, lambda: rng.below(1 << 20) / (1 << 20))
    assert world.result is not None


def check_shuffle(table: LegendsTable, reader: int, walk: Walk) -> None:
    """Everything hidden dealt again looks the same, has all its pieces, and is imagined the same way."""
    view = seen(table, reader)
    other = opened_again(table, reader, walk)
    assert seen(other, reader).canonical() == view.canonical()
    assert not list(legends_invariants(other))
    worlds = [LEGENDS.imagine(one, FastRng.seeded(b"w")).save() for one in (view, seen(other, reader))]
    assert worlds[0] == worlds[1]


def opened_again(table: LegendsTable, reader: int, walk: Walk) -> LegendsTable:
    other = reopened(LEGENDS, LEGENDS.hidden_shuffled(table.state, reader, walk.choices()), table.names)
    assert isinstance(other, LegendsTable)
    return other


@pytest.mark.parametrize("moment", MOMENTS)
def test_nothing_leaks_and_everything_can_be_imagined_in_the_middle_of_things(moment: str) -> None:
    for seed in SEEDS:
        table = MOMENTS[moment](seed)
        assert not list(legends_invariants(table))
        rng = Walk(seed, 0).choices()
        for step in range(FOLLOW):
            for reader in readers(table):
                walk = Walk(100 * seed + step, 0)
                world = check_imagination(table, reader, walk.seed)
                if reader == seed:
                    check_end(world)
                check_shuffle(table, reader, walk)
                check_nothing_leaks(table, reader, walk)
            table.choose(*random_choice(table, rng))


@pytest.mark.parametrize("company", [each for each in COMPANIES if each.game is LEGENDS], ids=str)
def test_nothing_leaks_late_in_the_game(company: Company) -> None:
    table = company.deal("late")
    rng = Walk(11, 0).choices()
    number = 0
    while table.pending:
        if number % LATE == 0:
            assert isinstance(table, LegendsTable)
            for reader in readers(table):
                check_imagination(table, reader, number)
                check_shuffle(table, reader, Walk(number, 0))
                check_nothing_leaks(table, reader, Walk(number, 0))
        table.choose(*random_choice(table, rng))
        number += 1
    assert number > LATE


@pytest.mark.parametrize("moment", MOMENTS)
def test_what_is_hidden_is_really_redealt(moment: str) -> None:
    """Nothing hidden stays the same in every shuffle: a proof with unshuffled secrets would prove nothing."""
    table = MOMENTS[moment](1)
    for reader in readers(table):
        others = [opened_again(table, reader, Walk(seed, 0)).state.save() for seed in range(12)]
        fixed = {
            name
            for name, value in table.state.save().items()
            if all(other[name] == value for other in others)
        }
        assert not fixed & {"deck", "stories", "fight_deck", "seats"}
        assert "black_deck" not in fixed or not table.state.with_black
        carried = [player.cattle != -1 for seat, player in enumerate(table.state.seats) if seat != reader]
        assert "ranches" not in fixed or not any(carried)


class LeakyView(LegendsView):
    """A view that gives away which fight cards are drawn."""

    def __init__(self, table: LegendsTable, seat: int) -> None:
        super().__init__(table, seat)
        self.told = () if table.state.fight is None else table.state.fight.drawn

    def canonical(self) -> str:
        return f"{super().canonical()} {self.told}"


class LeakyLegends(LegendsGame):
    def view(self, table: Any, seat: int) -> LegendsView:
        return LeakyView(table, seat)


def test_the_proof_catches_fight_cards_that_leak() -> None:
    table = reopened(LeakyLegends(), bandit_fight(0).state, ("Ann", "Ben", "Cleo", "Dan"))
    with pytest.raises(AssertionError):
        for seed in range(5):
            check_nothing_leaks(table, SPECTATOR, Walk(seed, 0))


# -- the table of secrets, line by line ------------------------------------------------------------------


def test_a_rifle_shows_cards_of_the_rival_to_its_owner_only() -> None:
    table = duel(0)
    fight = table.state.fight
    assert fight is not None and [len(cards) for cards in fight.peeked] == [2, 2]
    for side, owner in enumerate(fight.sides):
        assert set(fight.peeked[side]) <= set(table.state.seats[fight.sides[1 - side]].hand)
        for reader in readers(table):
            known = fight_of(seen(table, reader)).peeked[side]
            assert known == (fight.peeked[side] if reader == owner else (HIDDEN, HIDDEN))
    for seed in range(20):
        mine = imagined(table, fight.sides[0], seed)
        assert set(fight.peeked[0]) <= set(mine.seats[fight.sides[1]].hand), "it stays in the imagined hand"


def test_a_card_played_face_down_may_be_one_that_a_rifle_showed() -> None:
    table = duel_laid(0)
    fight = table.state.fight
    assert fight is not None
    side = 0 if fight.cards[0] >= 0 else 1
    owner, rival = fight.sides[side], fight.sides[1 - side]
    for reader in readers(table):
        known = fight_of(seen(table, reader)).cards[side]
        assert known == (fight.cards[side] if reader == owner else HIDDEN)
    laid = set()
    for seed in range(60):
        world = imagined(table, rival, seed)
        assert world.fight is not None
        held = {*world.seats[owner].hand, world.fight.cards[side]}
        assert set(fight.peeked[1 - side]) <= held
        laid.add(world.fight.cards[side])
    assert laid & set(fight.peeked[1 - side]) and laid - set(fight.peeked[1 - side])


def test_fight_cards_are_known_to_whoever_acts_and_two_of_them_to_a_rifle() -> None:
    for table in (bandit_fight(0), caught(hunted(0))):
        fight = table.state.fight
        assert fight is not None and len(fight.shown) == 2
        fighter = next(side for side in fight.sides if side < len(table.names))
        for reader in readers(table):
            known = fight_of(seen(table, reader))
            if reader == fight.actor:
                assert (known.drawn, known.shown) == (fight.drawn, (HIDDEN, HIDDEN))
            elif reader == fighter:
                rest = (HIDDEN,) * (len(fight.drawn) - 2)
                assert (known.drawn, known.shown) == ((*fight.shown, *rest), fight.shown)
            else:
                assert set(known.drawn) == set(known.shown) == {HIDDEN}


def caught(table: LegendsTable) -> LegendsTable:
    """The sheriff's victim has discarded the card; the fight has begun."""
    while table.state.fight is None:
        table.choose(table.pending[0].seat, 0)
    return table


def test_after_the_reveal_only_the_played_fight_card_is_public() -> None:
    table = bandit_fight(1)
    while not (table.state.fight and table.state.fight.open):
        table.choose(table.pending[0].seat, 0)
    fight = table.state.fight
    assert fight is not None
    known = fight_of(seen(table, SPECTATOR))
    assert (known.chosen, known.cards) == (fight.chosen, fight.cards)
    assert known.drawn == (fight.chosen, HIDDEN)


def test_the_man_in_black_has_played_the_highest_card_in_every_imagined_world() -> None:
    table = black_attacked(0)
    shown = fight_of(seen(table, table.state.active)).shown
    assert len(shown) == 2 and HIDDEN not in shown
    assert set(fight_of(seen(table, 1 - table.state.active)).drawn) == {HIDDEN}
    while not (table.state.fight and table.state.fight.open):
        table.choose(table.pending[0].seat, 0)
    for seed in range(30):
        world = imagined(table, SPECTATOR, seed)
        assert not list(legends_invariants(reopened(LEGENDS, world, table.names)))


def test_cards_of_the_house_are_the_dealer_s_until_all_show_theirs() -> None:
    table = poker_alone(0)
    game = table.state.poker
    assert game is not None and len(game.house) == 4 and game.dealer >= 0
    for reader in readers(table):
        house = game_of(seen(table, reader)).house
        assert house == (game.house if reader == game.dealer else (HIDDEN,) * 4)
    told = len(table.events or ())
    for ask in table.pending:
        table.choose(ask.seat, 0)
    shown = [event for event in events_seen(table, SPECTATOR, told) if type(event).__name__ == "HouseShown"]
    assert [event.house for event in shown] == [game.house]  # type: ignore[attr-defined]


def test_a_sealed_choice_of_hole_cards_is_known_to_its_owner() -> None:
    table = poker_sealed(3)
    (owner,) = table.state.sealed
    for reader in readers(table):
        known = seen(table, reader).sealed
        assert list(known) == [owner]
        assert (known[owner] == table.state.sealed[owner]) == (reader == owner)
    worlds = [imagined(table, SPECTATOR, n).sealed for n in range(20)]
    assert len({world[owner] for world in worlds}) > 2


def test_characters_hands_goals_and_tokens_belong_to_their_owner() -> None:
    table = setting_up(0)
    for reader in readers(table):
        for seat, player in enumerate(seen(table, reader).seats):
            assert player.dealt == (table.state.seats[seat].dealt if seat == reader else ())
            assert player.character == -1
    table = tokens(0)
    for reader in readers(table):
        for seat, player in enumerate(seen(table, reader).seats):
            real = table.state.seats[seat]
            assert (player.hand_size, player.goal_count, player.token_count) == (
                len(real.hand),
                len(real.goals),
                len(real.tokens),
            )
            mine = seat == reader
            assert player.hand == (tuple(real.hand) if mine else ())
            assert player.goals == (real.goals if mine else ())
            assert len(player.tokens) == (len(real.tokens) if mine else 0)
            assert real.cattle == -1 or player.cattle == (real.cattle if mine else HIDDEN)


def test_goals_and_tokens_lie_open_after_the_end() -> None:
    table = tokens(1)
    rng = Walk(1, 0).choices()
    while table.pending:
        table.choose(*random_choice(table, rng))
    for seat, player in enumerate(seen(table, SPECTATOR).seats):
        assert player.goals == table.state.seats[seat].goals
        assert len(player.tokens) == player.token_count


def test_the_boxed_goal_is_never_one_that_was_completed() -> None:
    table = tokens(2)
    rival = (table.state.active + 1) % len(table.names)
    done = set(table.state.seats[rival].done)
    assert len(done) == 2
    found = set()
    for seed in range(30):
        world = imagined(table, SPECTATOR, seed)
        found.add(world.seats[rival].boxed)
    assert len(found) == 2 and not found & done


def test_cards_of_the_man_in_black_that_lie_open_are_not_in_his_deck() -> None:
    table = at_action(WITH_BLACK, 4)
    rng = Walk(4, 0).choices()
    while not table.state.black_shown:
        table.choose(*random_choice(table, rng))
    for seed in range(10):
        world = imagined(table, 0, seed)
        assert not set(world.black_deck) & set(table.state.black_shown)
    assert opened(table).state.black_shown == table.state.black_shown
