"""The turn so far, read from the log alone, and the conditions of all story cards in these terms."""

from collections.abc import Callable, Iterator
from typing import Any

from sixgun.games.legends import events, meetings
from sixgun.games.legends.model import LegendsState, LegendsTable, Seat
from sixgun.games.legends.printed import ITEMS, SPACES

from .judging import item

FREE_ACTIVITIES = (meetings.DiscPlaced, meetings.GoalCompleted, events.CattleDelivered)


def owns(player: Seat, *ids: str) -> bool:
    """Whether a player has one of these items."""
    return any(player.items >> item(id) & 1 for id in ids)


class Today:
    """The turn so far, read from the log."""

    def __init__(self, g: LegendsTable, seat: int) -> None:
        self.state: LegendsState = g.state
        self.seat = seat
        self.player = g.state.seats[seat]
        log = g.events or []
        start = max([i for i, event in enumerate(log) if isinstance(event, events.TurnBegan)])
        self.log: list[Any] = log[start:]

    def own(self, kind: type[Any]) -> list[Any]:
        """All events of a kind about the player."""
        return [event for event in self.log if type(event) is kind and event.seat == self.seat]

    def ends(self) -> list[str]:
        """Where movements ended: the last step of every unbroken run of steps."""
        found = []
        for index, event in enumerate(self.log):
            following = self.log[index + 1] if index + 1 < len(self.log) else None
            if isinstance(event, events.Moved) and not isinstance(following, events.Moved):
                found.append(event.space)
        return found

    def ended_on(self, fits: Callable[[Any], bool]) -> bool:
        """Whether a movement ended on such a space."""
        return any(fits(one) for one in SPACES if one.id in self.ends())

    def actions(self) -> Iterator[list[Any]]:
        """The events of every action, up to the first free activity."""
        current: list[Any] | None = None
        for event in self.log:
            if isinstance(event, events.ActionBegan):
                if current is not None:
                    yield current
                current = []
            elif isinstance(event, FREE_ACTIVITIES):
                if current is not None:
                    yield current
                current = None
            elif current is not None:
                current.append(event)
        if current is not None:
            yield current

    def began_with(self, kind: type) -> list[Any]:
        """The first events of actions, of one kind."""
        return [deeds[0] for deeds in self.actions() if deeds and isinstance(deeds[0], kind)]

    def won(self, *kinds: str) -> bool:
        """Whether the player won a fight, of certain kinds if they are named."""
        return any(
            event.winner == self.seat and (not kinds or event.kind in kinds)
            for event in self.log
            if isinstance(event, meetings.FightWon)
        )

    def poker(self, won: bool) -> bool:
        """Whether a game of this turn was won, or lost."""
        return any(
            (self.seat in event.winners) is won for event in self.log if isinstance(event, meetings.PotWon)
        )

    def bought(self, category: str, *kinds: type) -> bool:
        """Whether an item of a category was bought or upgraded."""
        ids = [one.id for one in ITEMS if (one.category == "misc") is (category == "misc")]
        return any(event.item in ids for kind in kinds for event in self.own(kind))

    def here(self) -> Any:
        """The space the player stands on."""
        return SPACES[self.player.space]


def lp_of(today: Today, deeds: list[Any]) -> int:
    """LP that the player gained during one action."""
    gains = [event for event in deeds if isinstance(event, events.LpGained)]
    return sum([event.amount for event in gains if event.seat == today.seat])


def nuggets_of(deeds: list[Any]) -> int:
    """Nuggets received by prospecting in one action."""
    gains = [event for event in deeds if isinstance(event, events.NuggetsGained)]
    return sum([event.amount for event in gains if event.source == "prospect"])


def gained_points(today: Today) -> bool:
    """Whether a Marshal or Wanted point was gained, on the track or beyond its end."""
    beyond = [e for e in today.own(events.LpGained) if e.source in ("marshal", "wanted") and e.amount == 1]
    return bool(today.own(events.MarshalGained) or today.own(events.WantedGained) or beyond)


CONDITIONS: dict[str, Callable[[Today], bool]] = {
    "stampede_season": lambda t: bool(t.own(events.CattleDelivered)),
    "gold_fever": lambda t: any(nuggets_of(deeds) >= 2 for deeds in t.actions()),
    "sunday_visit": lambda t: t.ended_on(lambda one: one.id == "rf_doctor"),
    "rustlers_camp": lambda t: bool(t.began_with(events.CattleTaken)),
    "payday": lambda t: bool(t.own(events.Worked)),
    "saddle_sores": lambda t: owns(t.player, "mule", "mustang") and len(t.own(events.Moved)) >= 6,
    "bad_whiskey": lambda t: owns(t.player, "whiskey") and t.here().kind in ("saloon", "cabaret"),
    "blood_money": lambda t: any(lp_of(t, deeds) >= 2 for deeds in t.actions()),
    "town_meeting": lambda t: t.ended_on(lambda one: one.id == "dk_sheriff"),
    "old_map": lambda t: owns(t.player, "miners_map") and bool(t.began_with(events.DiceRolled)),
    "range_war": lambda t: t.ended_on(lambda one: one.kind == "ranch"),
    "creek_stand": lambda t: t.won("bandit"),
    "fancy_hat": lambda t: owns(t.player, "ten_gallon") and (t.poker(True) or t.poker(False)),
    "high_stakes": lambda t: t.poker(True),
    "night_riders": lambda t: t.ended_on(lambda one: one.kind == "hideout"),
    "iron_horse": lambda t: t.ended_on(lambda one: one.id == "sv_rail_station"),
    "fever": lambda t: t.player.wounds >= 1 and len(t.player.hand) >= 1,
    "bank_audit": lambda t: bool(t.own(events.NuggetsSold)),
    "wild_night": lambda t: bool(t.own(events.Partied)),
    "missing_herd": lambda t: t.player.cattle >= 0 and t.ended_on(lambda one: one.kind == "hideout"),
    "long_ride": lambda t: len([e for e in t.log if isinstance(e, events.ActionBegan) and moves(t, e)]) >= 2,
    "gunsmith": lambda t: t.bought("gear", events.ItemBought, events.ItemUpgraded),
    "charity": lambda t: bool(t.here().town) and t.player.money >= 20,
    "stage_ambush": lambda t: not t.here().town and len(t.player.hand) >= 1,
    "prize_bull": lambda t: t.player.cattle >= 0 and bool(t.here().town),
    "war_party": lambda t: t.ended_on(lambda one: one.kind == "plain" and one.id[:2] in ("mp", "sh")),
    "moonshine": lambda t: t.here().kind == "saloon" and t.player.money >= 10,
    "secret_trail": lambda t: t.ended_on(lambda one: one.id == "dc_hideout_b"),
    "barker_gang": lambda t: t.won(),
    "reward_posters": gained_points,
    "dry_well": lambda t: not t.here().town and t.player.money >= 20,
    "shopping_trip": lambda t: t.bought("misc", events.ItemBought),
    "rich_vein": lambda t: t.ended_on(lambda one: one.kind == "mine"),
    "cracksmen": lambda t: any(getattr(e, "kind", "") == "heist" for e in t.log),
    "high_noon": lambda t: any(
        e.attacker == t.seat and e.kind in ("arrest", "duel", "rob")
        for e in t.log
        if isinstance(e, meetings.FightDeclared)
    ),
    "crooked_dealer": lambda t: t.poker(False),
    "doctors_rounds": lambda t: any(e.amount >= 1 for e in t.own(events.DoctorVisited)),
    "train_robbers": lambda t: (
        any(e.space == "sv_rail_station" for e in t.own(events.Worked))
        or any(e.how == "rail" for e in t.own(events.CattleDelivered))
    ),
    "desperate_times": lambda t: t.player.money == 0,
    "talk_of_the_town": lambda t: (
        t.player.lp >= 5 and t.ended_on(lambda one: one.kind in ("saloon", "cabaret"))
    ),
}
"""The condition of every story card, by slug."""


def moves(today: Today, began: Any) -> bool:
    """Whether an action is a Move action: its first event is a step."""
    place = next(i for i, event in enumerate(today.log) if event is began)
    following = today.log[place + 1] if place + 1 < len(today.log) else None
    return isinstance(following, events.Moved) and following.kind == "move"
