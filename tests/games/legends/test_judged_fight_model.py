"""Judged: every fight of random games, worked out a second time from the log (rules 8, 9 and 20)."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import sixgun
from sixgun.games.legends import events, meetings
from sixgun.games.legends.model import BLACK, VIRTUAL
from sixgun.games.legends.options import EndTurn, StepTo
from sixgun.games.legends.printed import CHARACTERS, FIGHT_CARDS, ITEMS, VALUE

WEAPONS = ("revolver", "shotgun", "rifle")


class Fighter:
    """What the log says about a player's strength in fights."""

    def __init__(self) -> None:
        self.character = ""
        self.weapon = ""
        self.upgraded: set[str] = set()
        self.lp = 0

    def modifiers(self, rank: str, kind: str, rival: int) -> tuple[int, int]:
        """What is added to the player's own card and to the rival's."""
        own = theirs = 0
        if self.weapon in self.upgraded:
            own += self.weapon == "revolver"
            theirs -= self.weapon == "shotgun"
        if self.lp >= 5:
            own += self.character == "bloody_knife" and rival == VIRTUAL
            own += self.character == "wyatt_earp" and rival != VIRTUAL
        own += 2 * (rank == "9" and kind == "bandit")
        own -= rival == BLACK
        return own, theirs


class Reader:
    """Reads a log event by event and checks the result of every fight."""

    def __init__(self, players: int) -> None:
        self.fighters = [Fighter() for _ in range(players)]
        self.declared: Any = None
        self.shown: Any = None
        self.lowered = {0: 0, 1: 0}
        self.added = {0: 0, 1: 0}
        self.judged: Counter[str] = Counter()

    def sides(self) -> tuple[int, int]:
        """Attacker and defender of the fight going on."""
        return self.declared.attacker, self.declared.defender

    def read(self, event: Any) -> None:
        """Take in one event."""
        if isinstance(event, events.CharacterShown):
            fighter = self.fighters[event.seat]
            fighter.character = event.character
            character = next(one for one in CHARACTERS if one.id == event.character)
            fighter.weapon = ITEMS[character.weapon].id
        elif isinstance(event, events.Readied) and event.item in WEAPONS:
            self.fighters[event.seat].weapon = event.item
        elif isinstance(event, events.ItemUpgraded):
            self.fighters[event.seat].upgraded.add(event.item)
        elif isinstance(event, (events.LpGained, meetings.RowScored)):
            self.fighters[event.seat].lp += event.amount
        elif isinstance(event, events.LpLost):
            self.fighters[event.seat].lp -= event.amount
        elif isinstance(event, meetings.FightDeclared):
            self.declared, self.shown = event, None
        elif isinstance(event, meetings.FightRestarted):
            self.shown = None
        elif isinstance(event, meetings.CardsRevealed):
            self.reveal(event)
        elif isinstance(event, events.CardPlayed) and self.shown is not None:
            self.lowered[1 - self.sides().index(event.seat)] += 2
        elif isinstance(event, meetings.FightWon):
            self.judge(event)
            self.declared = self.shown = None

    def reveal(self, event: Any) -> None:
        """Cards are turned over: modifiers hold from now on."""
        self.shown = event
        self.lowered = {0: 0, 1: 0}
        self.added = {0: 0, 1: 0}
        for side in (0, 1):
            seat = self.sides()[side]
            if seat < BLACK:
                rank = str(VALUE[event.cards[side]])
                rival = self.sides()[1 - side]
                own, theirs = self.fighters[seat].modifiers(rank, self.declared.kind, rival)
                self.added[side] += own
                self.added[1 - side] += theirs

    def judge(self, event: Any) -> None:
        """Compare the result with the second opinion."""
        sides = self.sides()
        assert {event.winner, event.loser} == set(sides)
        if self.shown is None:
            assert event.worth == (0, 0)
            self.judged["no cards"] += 1
            return
        worth = []
        for side in (0, 1):
            card = self.shown.cards[side]
            value = VALUE[card] if card >= 0 else FIGHT_CARDS[self.shown.fight_card].value
            worth.append(max(2, value + self.added[side] - self.lowered[side]))
        assert list(event.worth) == worth
        tie_to = 0 if sides[1] < BLACK else 1
        winner = tie_to if worth[0] == worth[1] else worth.index(max(worth))
        assert event.winner == sides[winner]
        self.judged[self.declared.kind] += 1


def log_of(players: int, seed: int) -> list[Any]:
    """The log of a random game with many fights: attacks and hideouts are preferred to other steps."""
    chance = Random(seed)
    g = sixgun.new("legends", players=players, settings={"length": "long"}, seed=f"fights-{seed}")
    while g.result is None:
        ask = g.pending[chance.randrange(len(g.pending))]
        wanted = [
            one for one in ask.options if type(one).__name__ in ("Attack", "ReactWith", "Upgrade", "Shop")
        ]
        others = [one for one in ask.options if not isinstance(one, (StepTo, EndTurn))]
        pool = wanted or (others if others and chance.random() < 0.4 else list(ask.options))
        g.choose(ask.seat, chance.choice(pool))
    return list(g.events or ())


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_8_and_9_every_fight_has_the_values_and_the_winner_of_the_second_opinion(
    players: int, seed: int
) -> None:
    reader = Reader(players)
    for event in log_of(players, seed):
        reader.read(event)
    assert reader.judged.total() > 5


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 3), (5, 5)])
def test_8_4_every_live_loser_draws_a_card_and_takes_a_wound_if_possible(players: int, seed: int) -> None:
    wounds = [0] * players
    log = log_of(players, seed)
    checked = 0
    for index, event in enumerate(log):
        if isinstance(event, events.Wounded):
            wounds[event.seat] += event.amount
        elif isinstance(event, events.Healed):
            wounds[event.seat] -= event.amount
        elif isinstance(event, meetings.FightWon) and event.loser < BLACK:
            following = [
                one for one in log[index + 1 : index + 5] if not isinstance(one, events.DeckShuffled)
            ]
            if wounds[event.loser] < 3:
                assert isinstance(following[0], events.Wounded)
                assert (following[0].seat, following[0].amount) == (event.loser, 1)
                following = following[1:]
            assert isinstance(following[0], events.CardsDrawn)
            assert (following[0].seat, following[0].count) == (event.loser, 1)
            checked += 1
    assert checked > 3


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 3), (4, 4), (5, 5)])
def test_8_5_and_9_what_follows_a_fight_belongs_to_its_kind(players: int, seed: int) -> None:
    log = log_of(players, seed)
    ends = [i for i, event in enumerate(log) if isinstance(event, meetings.FightWon)]
    attacker = -1
    for index, event in enumerate(log):
        if isinstance(event, meetings.FightDeclared):
            attacker = event.attacker
        if index not in ends:
            continue
        until = next(i for i in range(index + 1, len(log)) if breaks(log[i]))
        after = log[index + 1 : until]
        kinds = {type(one) for one in after}
        live_win = event.winner == attacker and attacker < BLACK
        assert (meetings.BanditLeft in kinds) is (event.kind == "bandit")
        assert (meetings.SheriffReturned in kinds) is (event.kind == "sheriff")
        jailed = (event.kind == "arrest" and live_win) or (
            event.kind == "sheriff" and event.winner == VIRTUAL
        )
        assert (meetings.Jailed in kinds) is jailed
        duel = [one for one in after if isinstance(one, events.LpGained) and one.source == "duel"]
        assert [one.amount for one in duel] == ([2] if event.kind == "duel" and live_win else [])
        wanted = [one for one in after if isinstance(one, events.WantedGained) and one.source == event.kind]
        if wanted:
            assert event.kind in ("rob", "heist")
            assert len(wanted) <= (3 if event.kind == "heist" and live_win else 1)


def breaks(event: Any) -> bool:
    """Whether an event belongs to something other than the fight before it."""
    return isinstance(
        event,
        (
            *(events.ActionBegan, events.TurnBegan, meetings.FightDeclared, meetings.StoryTurned),
            *(meetings.GameEnded, meetings.BlackCardTurned, meetings.Scored, events.CattleDelivered),
        ),
    )
