"""Goals and legend tokens (rules 18)."""

from collections.abc import Sequence
from itertools import combinations
from typing import ClassVar, Final

from sixgun.games.legends.asking import Decision
from sixgun.games.legends.conditions import GOAL, ended_of, met, shown, signs_of
from sixgun.games.legends.content.kinds import NOTHING, Term
from sixgun.games.legends.meetings import GoalCompleted, TokensKept
from sixgun.games.legends.model import LegendsTable
from sixgun.games.legends.options import COMPLETE_GOAL, CompleteGoal
from sixgun.games.legends.printed import GOALS, TOKENS
from sixgun.games.legends.replies import KeepTokens
from sixgun.games.legends.stories import pay_costs
from sixgun.kernel.asks import PASS, Option
from sixgun.kernel.events import Hidden, audience

DRAWN: Final = (0, 1, 2, 3)
"""Tokens drawn for the first, second and third goal; the same number is kept in total."""
SIGNS: Final = tuple([signs_of(goal.condition) for goal in GOALS])
ENDED: Final = tuple([ended_of(goal.condition) for goal in GOALS])
"""What every goal's condition certainly needs: one of these signs or of these spaces."""


def met_terms(g: LegendsTable, seat: int, goal: int) -> tuple[Term, ...] | None:
    """The alternative of a goal's condition that is fulfilled now, or None."""
    return met(g, seat, GOALS[goal].condition, GOAL)


def goal_options(g: LegendsTable, seat: int) -> list[Option]:
    """Every open goal that is fulfilled."""
    state = g.state
    player = state.seats[seat]
    if not state.with_goals or not player.goals:
        return []
    signs = shown(player, state.day)
    ended = state.day.ended
    return [
        COMPLETE_GOAL[goal]
        for goal in player.goals
        if (SIGNS[goal] & signs or ENDED[goal] & ended) and met_terms(g, seat, goal) is not None
    ]


def complete(g: LegendsTable, seat: int, goal: int) -> None:
    """Reveal a goal, pay what it costs, and draw legend tokens."""
    state = g.state
    player = state.seats[seat]
    pay_costs(g, seat, met_terms(g, seat, goal) or (), NOTHING, GOALS[goal].id)
    player.goals = tuple([one for one in player.goals if one != goal])
    player.done = (*player.done, goal)
    state.reveals += 1
    if g.attentive:
        g.tell(GoalCompleted, seat, GOALS[goal].id)
    count = DRAWN[len(player.done)]
    drawn = state.rng.sample(state.bag, min(count, len(state.bag)))
    state.bag = tuple([token for token in state.bag if token not in drawn])
    player.tokens = tuple(sorted((*player.tokens, *drawn)))
    state.agenda.append(Keeping(seat, count))


class Keeping(Decision):
    """Which legend tokens are kept, secretly; the others go back."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "count")
    __slots__ = ("count",)
    prompt: ClassVar[str] = "tokens"

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def choices(self, g: LegendsTable) -> Sequence[Option]:
        values = sorted([TOKENS[token] for token in g.state.seats[self.seat].tokens], reverse=True)
        kept = dict.fromkeys(combinations(values, min(self.count, len(values))))
        return [KeepTokens(some) for some in kept]

    def aloud(self, g: LegendsTable) -> bool:
        return len(g.state.seats[self.seat].tokens) > self.count

    def answer(self, g: LegendsTable, option: Option) -> None:
        assert isinstance(option, KeepTokens)
        state = g.state
        player = state.seats[self.seat]
        left = list(player.tokens)
        kept: list[int] = []
        for value in option.kept:
            token = next(one for one in left if TOKENS[one] == value)
            left.remove(token)
            kept.append(token)
        player.tokens = tuple(sorted(kept))
        state.bag = tuple(sorted((*state.bag, *left)))
        if g.attentive:
            own = audience(self.seat)
            tokens = tuple([Hidden(TOKENS[token], own) for token in player.tokens])
            g.tell(TokensKept, self.seat, len(player.tokens), tokens)


class GoalWindow(Decision):
    """A moment at the end of a turn in which goals may still be completed."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ()
    prompt: ClassVar[str] = "goals"

    def choices(self, g: LegendsTable) -> Sequence[Option]:
        if not g.state.with_goals or not g.state.seats[self.seat].goals:
            return ()
        return [PASS, *goal_options(g, self.seat)]

    def aloud(self, g: LegendsTable) -> bool:
        return True

    def answer(self, g: LegendsTable, option: Option) -> None:
        if isinstance(option, CompleteGoal):
            g.state.agenda.append(self)
            complete(g, self.seat, option.goal)
