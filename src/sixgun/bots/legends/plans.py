"""Plans for the rest of the bot's turn: every sensible sequence of moves and actions, valued by its end.

Chance is replaced by averages: a fight brings its expected value and costs its card, two dice bring a little
more than one nugget. What is left at the end of the turn is worth its price, and more where the next turn can
make something of it.
"""

from math import ceil
from typing import Final

from sixgun.bots.legends.appraisal import Appraisal
from sixgun.bots.legends.danger import Danger
from sixgun.bots.legends.ending import Ending
from sixgun.bots.legends.ground import FAR, SITES, nearest, ways
from sixgun.bots.legends.outlook import IN_HAND
from sixgun.bots.legends.places import LOCATION_ACTIONS
from sixgun.bots.legends.prospects import Prospects
from sixgun.bots.legends.spot import (
    ARRESTED,
    BY_RAIL,
    DUELLED,
    MET_BANDIT,
    MET_SECOND,
    REST,
    ROBBED,
    RUSTLED,
    TWO_LP,
    WORKED,
    Choice,
    Deed,
    Spot,
)
from sixgun.bots.legends.wishes import Wish, chance_of
from sixgun.games.legends.content.kinds import NOTHING, Program
from sixgun.games.legends.locations import WAGE
from sixgun.games.legends.model import ARREST, BLACK, DUEL, MOST_MONEY, ROB
from sixgun.games.legends.printed import BOARD, CARDS, CATTLE, CHARACTERS, ITEMS, KIND

HORIZON: Final = 3
"""How many actions are planned ahead; any more count as time to spare."""
SPRINT_STEPS: Final = 2
ANYWHERE: Final = (1 << len(KIND)) - 1
"""All spaces, as a mask."""
ATTACK_DEEDS: Final = {DUEL: DUELLED, ROB: ROBBED, ARREST: ARRESTED}
SPRINTS: Final = frozenset(
    [
        number
        for number, card in enumerate(CARDS)
        for clause in card.abilities.on("after_move_action")
        if clause.program[0][0] == "step"
    ]
)
RIDES: Final = frozenset(
    [number for number, card in enumerate(CARDS) if card.action and card.action[0][0] == "step"]
)
EXTRA: Final = frozenset(
    [
        number
        for number, card in enumerate(CARDS)
        if card.action and card.action[0][0] == "extra_actions" and card.action[0][1] > 1
    ]
)
"""Cards that give more actions than they cost: played first, so plans need not consider them."""


class Planner:
    """Looks for the best way to spend the actions that are left."""

    def __init__(self, appraisal: Appraisal, wishes: list[Wish], danger: Danger) -> None:
        self.appraisal = appraisal
        self.outlook = appraisal.outlook
        self.view = appraisal.view
        self.own = appraisal.own
        self.wishes = wishes
        self.danger = danger
        self.prospects = Prospects(appraisal)
        self.ending = Ending(appraisal.outlook)
        self._known: dict[tuple[object, ...], tuple[float, Deed]] = {}
        self._programs: dict[int, float] = {}
        self._step_bonus = 1 if self._walks_on() else 0
        self._company = self._characters_by_space()
        self._goals = self._destinations()
        self._wished_spaces = 0
        for wish in wishes:
            self._wished_spaces |= ANYWHERE if wish.travels else wish.spaces

    def best(self, spot: Spot) -> tuple[float, Deed]:
        """The value of the best plan from a moment, and its first deed."""
        spare = max(0, spot.left - HORIZON)
        spot = spot.copy()
        spot.left -= spare
        value, deed = self._explore(spot)
        return value + spare * self.outlook.tempo, deed

    # -- set-up ----------------------------------------------------------------------------------------

    def _walks_on(self) -> bool:
        """Whether the bot's ability adds a step to every Move action."""
        if not self.outlook.able or self.own.character < 0:
            return False
        for clause in CHARACTERS[self.own.character].abilities.on("after_move_action"):
            if clause.program[0][0] == "may" and clause.program[0][1][0][0] == "step":
                return True
        return False

    def _characters_by_space(self) -> dict[int, list[int]]:
        found: dict[int, list[int]] = {}
        for seat in self.outlook.rivals:
            found.setdefault(self.view.seats[seat].space, []).append(seat)
        if self.view.black_space != NOTHING:
            found.setdefault(self.view.black_space, []).append(BLACK)
        return found

    def _destinations(self) -> tuple[tuple[int, ...], ...]:
        """Groups of spaces that are worth going to; of each group the nearest space is enough."""
        groups = [site for site in SITES if KIND[site[0]] != "hideout" and KIND[site[0]] != "sheriff_office"]
        groups += [(space,) for space in self._company]
        for wish in self.wishes:
            spaces = tuple([space for space in range(len(KIND)) if wish.spaces >> space & 1])
            if spaces:
                groups.append(spaces)
        return tuple(dict.fromkeys(groups))

    # -- the search ------------------------------------------------------------------------------------

    def _explore(self, spot: Spot) -> tuple[float, Deed]:
        key = spot.key()
        known = self._known.get(key)
        if known is not None:
            return known
        best, first = self._rest(spot)
        if spot.left > 0:
            for gain, after, deed in self._actions(spot):
                value = gain + (self._explore(after) if after.left else self._rest(after))[0]
                if value > best:
                    best, first = value, deed
            if not spot.moved:
                for gain, after, deed in self._moves(spot):
                    value = gain + (self._explore(after) if after.left else self._rest(after))[0]
                    if value > best:
                        best, first = value, deed
        self._known[key] = (best, first)
        return best, first

    def _rest(self, spot: Spot) -> tuple[float, Deed]:
        """The value of doing nothing more than walking on with the actions that are left."""
        out = self.outlook
        coming, goal = self.prospects.coming(spot)
        value = (
            out.money(spot.money)
            + out.nugget * spot.nuggets
            + out.hand(spot.hand, spot.wounds)
            - out.wounds(spot.wounds)
            + (self.appraisal.cattle_worth(spot.cattle) if spot.cattle != NOTHING else 0.0)
            + coming
        )
        if spot.wp:
            value -= self.danger.cost(spot)
        if self.ending.possible:
            value += self.ending.worth(spot)
        deed = Deed("move", goal=goal) if spot.left and goal not in (NOTHING, spot.space) else REST
        return value, deed

    def wished(self, spot: Spot) -> float:
        """What the wishes fulfilled at this moment bring; they are marked as done."""
        gain = 0.0
        for number, wish in enumerate(self.wishes):
            if spot.done >> number & 1 or wish.beyond(spot):
                continue
            chance = chance_of(wish, spot, self.own.lp)
            if chance > 0.25:
                gain += chance * wish.worth
                self._pay(wish, spot)
                spot.done |= 1 << number
                if wish.deck != NOTHING:
                    for other, one in enumerate(self.wishes):
                        if one.deck != NOTHING:
                            spot.done |= 1 << other
                spot.moved = False
        return gain

    def _pay(self, wish: Wish, spot: Spot) -> None:
        """Pay what a wish costs out of the imagined purse."""
        for term in wish.condition[0]:
            if term[0] == "pay" and term[1] == "money":
                spot.money -= term[2]
            elif term[0] == "pay" and term[1] == "poker" and spot.hand:
                spot.without(min(spot.hand, key=IN_HAND.__getitem__))
            elif term[0] == "pay" and term[1] == "item":
                spot.items &= ~(1 << term[2])

    # -- moving ----------------------------------------------------------------------------------------

    def _moves(self, spot: Spot) -> list[Choice]:
        found: list[Choice] = []
        closed = self.view.sheriff if spot.wp else NOTHING
        way = ways(spot.space, spot.bandits, closed)
        reach = spot.points() + self._step_bonus
        seen: set[int] = {spot.space}
        goals = [nearest(way.steps, group) for group in self._goals]
        goals += [space for space in BOARD.hideouts if spot.bandits >> space & 1]
        sprint = next((card for card in spot.hand if card in SPRINTS), NOTHING)
        ride = next((card for card in spot.hand if card in RIDES), NOTHING)
        for goal in goals:
            steps = way.steps[goal]
            if goal in seen or steps == FAR:
                continue
            seen.add(goal)
            moves = ceil(steps / reach)
            if moves <= spot.left:
                self._arrive(found, spot, goal, steps, moves, NOTHING)
            if sprint != NOTHING:
                fewer = max(1, ceil((steps - SPRINT_STEPS) / reach))
                if fewer < moves and fewer <= spot.left:
                    self._arrive(found, spot, goal, steps, fewer, sprint)
            if ride != NOTHING:
                fewer = max(1, 1 + ceil((steps - 2 * spot.points()) / reach))
                if fewer < moves and fewer <= spot.left:
                    self._arrive(found, spot, goal, steps, fewer, ride)
        return found

    def _arrive(
        self,
        found: list[Choice],
        spot: Spot,
        goal: int,
        steps: int,
        moves: int,
        card: int,
    ) -> None:
        if (
            moves == spot.left
            and not spot.wp
            and spot.cattle == NOTHING
            and not (spot.bandits | self._wished_spaces) >> goal & 1
        ):
            return  # walking on is part of resting
        after = spot.copy()
        after.space = goal
        after.left -= moves
        after.early = False
        after.moves += moves
        after.steps += steps
        after.moved = True
        after.ended |= 1 << goal
        gain = 0.0
        if card != NOTHING:
            after.without(card)
        if after.bandits >> goal & 1:
            gain += self._meet_bandit(after)
        if after.cattle != NOTHING:
            gain += self._deliver(after)
        if self.wishes:
            gain += self.wished(after)
        if not gain and not after.left and not after.wp:
            return  # walking on is part of resting
        kind = "ride" if card in RIDES else "move"
        found.append((gain, after, Deed(kind, goal=goal, card=card)))

    def _meet_bandit(self, spot: Spot) -> float:
        gain, card = self.appraisal.bandit(spot.hand, spot.mp, spot.wp, spot.wounds)
        spot.without(card)
        if self.outlook.more_marshal(spot.mp, spot.wp, 1) > 1.0:
            spot.serve(1)
        else:
            spot.fame += 1
        spot.bandits &= ~(1 << spot.space)
        spot.did |= MET_SECOND if spot.did & MET_BANDIT else MET_BANDIT
        spot.moved = False
        return gain

    def _deliver(self, spot: Spot) -> float:
        """Deliver the cattle where that is possible and worthwhile."""
        how, gain = self.appraisal_of_delivery(spot.cattle, spot.space, spot.mp, spot.wp)
        held = self.appraisal.cattle_worth(spot.cattle)
        if not how or gain <= held:
            return 0.0
        spot.cattle = NOTHING
        if how == "rail":
            spot.did |= BY_RAIL
            spot.serve(1)
        else:
            spot.did |= RUSTLED
            spot.turn_outlaw(1)
        spot.moved = False
        return gain

    def appraisal_of_delivery(self, token: int, space: int, mp: int, wp: int) -> tuple[str, float]:
        """How a token can be delivered on a space, and what that is worth."""
        bonus = self.appraisal.bonus(token)
        if KIND[space] == "rail_station" and not wp:
            return "rail", bonus + self.outlook.more_marshal(mp, wp, 1)
        if KIND[space] == "ranch" and space != BOARD.ranches[CATTLE[token].colour]:
            return "rustle", bonus + self.outlook.more_wanted(mp, wp, 1)
        return "", 0.0

    # -- acting ----------------------------------------------------------------------------------------

    def _actions(self, spot: Spot) -> list[Choice]:
        found: list[Choice] = []
        if spot.early:
            self._card_actions(found, spot)
        if spot.hand:
            for target in self._company.get(spot.space, ()):
                if not spot.attacked >> target & 1:
                    self._attacks(found, spot, target)
        kind = KIND[spot.space]
        if kind == "plain":
            return found
        act = LOCATION_ACTIONS.get(kind)
        if act is not None:
            found.extend(act(self, spot))
        if spot.money < MOST_MONEY:
            after = self.acted(spot, WORKED)
            after.money += WAGE
            found.append((self.wished(after), after, Deed("work")))
        return found

    def acted(self, spot: Spot, deed: int) -> Spot:
        """The moment after an action."""
        after = spot.copy()
        after.left -= 1
        after.did |= deed
        after.early = False
        return after

    def _card_actions(self, found: list[Choice], spot: Spot) -> None:
        seen: set[str] = set()
        for card in spot.hand:
            program = CARDS[card].action
            kind = CARDS[card].kind
            if not program or card in RIDES or card in EXTRA or kind in seen:
                continue
            seen.add(kind)
            after = self.acted(spot, 0)
            after.early = True
            after.without(card)
            worth = self._programs.get(card)
            if worth is None:
                worth = self._programs[card] = self.appraisal.program(program)
            self._follow(program, after)
            found.append((worth, after, Deed("card", card)))
        for item in range(len(ITEMS)):
            if spot.items >> item & 1:
                for clause in ITEMS[item].front.on("action"):
                    worth = self.appraisal.program(clause.program)
                    if worth > 0.5:
                        after = self.acted(spot, 0)
                        after.early = True
                        after.items &= ~(1 << item)
                        found.append((worth - 0.3, after, Deed("item", item)))

    def _follow(self, program: Program, spot: Spot) -> None:
        """Follow the points of a program; everything else is part of its worth."""
        for step in program:
            if step[0] == "lp":
                spot.fame += step[1]
            elif step[0] == "wp":
                spot.turn_outlaw(step[1])
            elif step[0] == "choose":
                self._follow(max(step[1], key=self.appraisal.program), spot)

    def _attacks(self, found: list[Choice], spot: Spot, target: int) -> None:
        for kind in (DUEL, ROB, ARREST):
            if kind == ARREST and (target == BLACK or not spot.mp or not self.view.seats[target].wp):
                continue
            gain, card = self.appraisal.attack(kind, target, spot.hand, spot.mp, spot.wp, spot.wounds)
            if card == NOTHING:
                continue
            after = self.acted(spot, ATTACK_DEEDS[kind] | (TWO_LP if kind == DUEL else 0))
            after.attacked |= 1 << target
            after.without(card)
            if kind == DUEL:
                after.fame += 2
            elif kind == ROB:
                after.turn_outlaw(1)
            else:
                after.serve(1)
            found.append((gain + self.wished(after), after, Deed(kind, target)))
