"""Judged: everything a player may do next, worked out a second time from the board and the log.

The engine keeps deeds, totals and windows as it goes along. None of that is used here: what has happened
this turn is read from the events since its beginning.
"""

from collections.abc import Iterator
from random import Random

import pytest

import sixgun
from sixgun.games.legends import events, meetings
from sixgun.games.legends.model import BLACK, LegendsState, LegendsTable, Seat
from sixgun.games.legends.options import (
    Attack,
    CompleteGoal,
    Contribute,
    Deliver,
    EndTurn,
    OpenPoker,
    Party,
    PlayCard,
    Prospect,
    ReactWith,
    RobBank,
    SeeDoctor,
    SellGold,
    Shop,
    StepTo,
    TakeCattle,
    UseAbility,
    UseItem,
    Work,
)
from sixgun.games.legends.printed import CARDS, CHARACTERS, STORIES
from sixgun.games.legends.stories import met_terms
from sixgun.kernel.asks import Option

from .judging import item
from .judging_log import CONDITIONS, FREE_ACTIVITIES, Today, moves, owns

PRICES = {"revolver": 20, "shotgun": 30, "rifle": 40, "mustang": 50, "mule": 30, "whiskey": 10}
PRICES |= {"ten_gallon": 20, "provisions": 20, "miners_map": 10}
MISC = ("whiskey", "ten_gallon", "provisions", "miners_map")


# -- what may be done --------------------------------------------------------------------------------------


def contributions(today: Today) -> set[tuple[int, bool]]:
    """Decks whose card can take a disc, and whether it is moved from the other."""
    state, seat = today.state, today.seat
    found: set[tuple[int, bool]] = set()
    if today.own(meetings.DiscPlaced):
        return found
    needed = 2 if len(state.seats) <= 4 else 3
    for deck in (0, 1):
        if not state.stories[deck] or len(state.discs[deck]) == needed:
            continue
        if not CONDITIONS[STORIES[state.stories[deck][-1]].slug](today):
            continue
        here, there = state.discs[deck].count(seat), state.discs[1 - deck].count(seat)
        if here + there < 2:
            found.add((deck, False))
        elif here == there == 1:
            found.add((deck, True))
    return found


def windows(today: Today) -> set[Option]:
    """What may follow the last Move action."""
    state, player = today.state, today.player
    last = [i for i, event in enumerate(today.log) if isinstance(event, events.ActionBegan)]
    if not last or not moves(today, today.log[last[-1]]):
        return set()
    since = today.log[last[-1] :]
    if any(isinstance(event, (*FREE_ACTIVITIES, meetings.FightDeclared)) for event in since):
        return set()
    if any(isinstance(event, events.CardPlayed) for event in since):
        return set()
    used = [event.ability for event in since if isinstance(event, events.AbilityUsed)]
    others = [one for one in state.seats if one is not player and one.space == player.space]
    found: set[Option] = {
        ReactWith(card)
        for card in player.hand
        if card in (0, 1) or (card in range(4, 8) and any(one.wounds < 3 or one.hand for one in others))
    }
    if "whiskey" in used:
        return found
    if owns(player, "whiskey") and any(one.wounds < 3 for one in others):
        found.add(UseItem(item("whiskey")))
    name = CHARACTERS[player.character].id
    if player.lp >= 5 and name not in used:
        black = state.with_black and state.black_space == player.space
        if name == "kit_carson" or (
            name == "billy_the_kid" and (black or any(one.money or one.hand for one in others))
        ):
            found.add(UseAbility(player.character))
    return found


def card_actions(today: Today) -> set[Option]:
    """Poker cards and provisions that can be used as an action and would do something."""
    state, player = today.state, today.player
    drawing = bool(state.deck or state.discard)
    cattle = state.with_cattle and player.cattle < 0
    useful = {"4": True, "7": True, "9": drawing, "A": True, "Q": drawing or player.wounds > 0}
    useful["K"] = player.money < 120 or cattle
    found: set[Option] = {
        PlayCard(card)
        for card in player.hand
        if useful.get(CARDS[card].rank, False) or (CARDS[card].rank == "10" and card % 4 < 2)
    }
    if owns(player, "provisions") and (drawing or player.wounds):
        found.add(UseItem(item("provisions")))
    return found


def attacks(today: Today) -> set[Option]:
    """Fights with characters on the space who were not attacked this turn."""
    state, player = today.state, today.player
    declared = {
        e.defender for e in today.log if isinstance(e, meetings.FightDeclared) and e.attacker == today.seat
    }
    found: set[Option] = set()
    if not player.hand:
        return found
    for index, other in enumerate(state.seats):
        if other is player or other.space != player.space or index in declared:
            continue
        found |= {Attack(index, "duel"), Attack(index, "rob")}
        if player.mp and other.wp:
            found.add(Attack(index, "arrest"))
    if state.with_black and state.black_space == player.space and BLACK not in declared:
        found |= {Attack(BLACK, "duel"), Attack(BLACK, "rob")}
    return found


def can_shop(state: LegendsState, player: Seat) -> bool:
    """Whether anything can be bought or upgraded."""
    room = len([id for id in MISC if owns(player, id)]) < 3
    for id, price in PRICES.items():
        if price > player.money:
            continue
        if not owns(player, id):
            if state.stock[item(id)] and (id not in MISC or room):
                return True
        elif id not in MISC and not player.upgraded >> item(id) & 1:
            return True
    return False


def location_actions(today: Today) -> set[Option]:
    """What the location offers."""
    state, player = today.state, today.player
    kind = today.here().kind
    if kind == "plain":
        return set()
    found: set[Option] = {Work()}
    heist = any(isinstance(e, meetings.FightDeclared) and e.kind == "heist" for e in today.log)
    wanted: dict[Option, bool] = {
        Shop(): kind == "general_store" and can_shop(state, player),
        OpenPoker(): kind == "saloon" and player.money >= 10,
        Prospect(): kind == "mine",
        SellGold(): kind == "bank" and (player.nuggets > 0 or bool({26, 27} & set(player.hand))),
        RobBank(): kind == "bank" and bool(player.hand) and not heist,
        SeeDoctor(): kind == "doctor" and player.wounds > 0 and player.money >= 10,
        TakeCattle(): kind == "ranch" and player.cattle < 0 and state.with_cattle,
    }
    found |= {option for option, open_now in wanted.items() if open_now}
    if kind == "cabaret":
        found |= {Party(spent) for spent in (30, 60, 90, 120) if spent <= player.money}
    return found


def deliveries(today: Today) -> set[Option]:
    """Rail and rustling."""
    player, here = today.player, today.here()
    if player.cattle < 0:
        return set()
    if here.id == "sv_rail_station" and not player.wp:
        return {Deliver("rail")}
    colour = "blue" if player.cattle < 8 else "green"
    other = {"blue": "mp_green_ranch", "green": "sh_blue_ranch"}[colour]
    return {Deliver("rustle")} if here.id == other else set()


def actions_left(today: Today) -> int:
    """Three, what cards and tokens added, minus those begun."""
    gained: int = sum([event.amount for event in today.own(events.ActionsGained)])
    return 3 + gained - len([event for event in today.log if isinstance(event, events.ActionBegan)])


def menu(today: Today) -> set[Option]:
    """Everything except stories and goals."""
    found: set[Option] = {EndTurn()} | windows(today) | deliveries(today)
    if actions_left(today) > 0:
        adjacent = [one for one in today.here().adjacent if not today.player.wp or one != today.state.sheriff]
        found |= {StepTo(one) for one in adjacent}
        found |= card_actions(today) | attacks(today) | location_actions(today)
    return found


def moments(players: int, seed: int, **settings: int | str) -> Iterator[LegendsTable]:
    """A random game in which steps are rarer than other things, moment by moment."""
    chance = Random(seed)
    g = sixgun.new("legends", players=players, settings=settings, seed=f"menu-{seed}")
    assert isinstance(g, LegendsTable)
    while g.result is None:
        yield g
        ask = g.pending[chance.randrange(len(g.pending))]
        options = [one for one in ask.options if not isinstance(one, (StepTo, EndTurn))]
        if not options or chance.random() < 0.4:
            options = list(ask.options)
        g.choose(ask.seat, chance.choice(options))


GAMES = [(2, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6)]


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_5_2_the_menu_of_a_turn_is_what_the_second_opinion_says(players: int, seed: int) -> None:
    seen = 0
    for g in moments(players, seed, goals=seed % 2):
        ask = g.pending[0]
        if ask.prompt != "act":
            continue
        offered = [one for one in ask.options if not isinstance(one, (Contribute, CompleteGoal))]
        assert len(set(offered)) == len(offered)
        wanted = menu(Today(g, ask.seat))
        assert set(offered) == wanted, (set(offered) - wanted, wanted - set(offered))
        seen += 1
    assert seen > 30


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_15_contributions_are_what_the_second_opinion_says(players: int, seed: int) -> None:
    """Before the income and the equipment too."""
    for g in moments(players, seed):
        ask = g.pending[0]
        if ask.prompt in ("act", "income", "equip", "free"):
            offered = {(one.deck, one.moved) for one in ask.options if isinstance(one, Contribute)}
            assert offered == contributions(Today(g, ask.seat))


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_23_the_conditions_of_all_stories_hold_when_the_second_opinion_says_so(
    players: int, seed: int
) -> None:
    """Of all 40 cards, whether they are active or not."""
    held = set()
    for g in moments(players, seed, goals=seed % 2):
        ask = g.pending[0]
        if ask.prompt not in ("act", "income", "equip", "free"):
            continue
        today = Today(g, ask.seat)
        for story in STORIES:
            fulfilled = met_terms(g, ask.seat, story.condition) is not None
            assert fulfilled is CONDITIONS[story.slug](today), story.slug
            if fulfilled:
                held.add(story.slug)
    assert len(held) > 10


def test_every_story_card_has_a_second_opinion() -> None:
    assert set(CONDITIONS) == {story.slug for story in STORIES}
