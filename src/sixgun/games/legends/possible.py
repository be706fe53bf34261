"""What a printed program can do now: which steps are possible, who it is aimed at, what it would change."""

from typing import Final

from sixgun.games.legends import effects
from sixgun.games.legends.content.kinds import COLOURS, NOTHING, Program, Step
from sixgun.games.legends.contests import NOBODY
from sixgun.games.legends.model import BLACK, MOST_MONEY, MOST_WOUNDS, LegendsTable
from sixgun.games.legends.printed import ADJACENT


def possible(g: LegendsTable, seat: int, step: Step, target: int = NOBODY, strict: bool = False) -> bool:
    """Whether a step can be chosen: a loss needs something to lose, a gain may be lost to a limit.

    With `strict`, for what a player *may* do, healing needs a wound as well.
    """
    player = g.state.seats[seat]
    name = step[0]
    if name == "wound":
        return player.wounds < MOST_WOUNDS
    if name in ("discard", "discard_random"):
        return bool(player.hand)
    if name == "money":
        return step[1] > 0 or player.money > 0
    if name == "nugget":
        return step[1] > 0 or player.nuggets > 0
    if name == "lp":
        return step[1] > 0 or player.lp > 0
    if name == "half":
        return (player.money if step[1] == "money" else player.nuggets) > 0
    if name == "mp":
        return not player.wp
    if name == "heal":
        return not strict or player.wounds > 0
    if name == "return_cattle":
        return player.cattle != NOTHING
    if name == "take_cattle":
        return player.cattle == NOTHING and bool(colours_left(g))
    if name == "place":
        return player.space != step[1] and not (player.wp and g.state.sheriff == step[1])
    if name == "step":
        return can_step(g, seat)
    if name == "choose":
        return any(possible(g, seat, one[0], target, strict) for one in step[1] if one)
    if name == "may":
        return possible(g, seat, step[1][0], target, True)
    if name == "to":
        return target != NOBODY and target != BLACK and possible(g, target, step[2][0])
    if name == "steal":
        return can_steal(g, step, target)
    if name == "restart_fight":
        return g.state.fight is not None and g.state.fight.open
    return True


def can_steal(g: LegendsTable, step: Step, target: int) -> bool:
    """Whether someone has what is to be stolen; the Man in Black always does."""
    if target == BLACK:
        return True
    if target == NOBODY:
        return False
    victim = g.state.seats[target]
    return victim.money > 0 if step[1] == "money" else bool(victim.hand)


def can_step(g: LegendsTable, seat: int) -> bool:
    """Whether there is a neighbouring space to go to: an outlaw keeps away from the sheriff."""
    player = g.state.seats[seat]
    beside = ADJACENT[player.space]
    return len(beside) > 1 or not player.wp or beside[0] != g.state.sheriff


def hits(g: LegendsTable, seat: int, program: Program, target: int) -> bool:
    """Whether a program does anything to someone it is aimed at."""
    for step in program:
        if step[0] in ("steal", "to") and possible(g, seat, step, target):
            return True
        if step[0] == "choose" and any(hits(g, seat, one, target) for one in step[1]):
            return True
        if step[0] == "may" and hits(g, seat, step[1], target):
            return True
    return False


# What can change for a player, as bits of a mask.
SURELY: Final = 1
"""Something that always changes."""
CARDS: Final = 2
WOUNDS: Final = 4
MONEY: Final = 8
CATTLE: Final = 16
PLACE: Final = 32
ASK: Final = 64
"""Whatever else; `does_something` says whether it would change anything."""


def changing(program: Program) -> int:
    """What a program would change, if anything; a mask."""
    mask = 0
    for step in program:
        name = step[0]
        if name in ("wp", "extra_actions") or (name == "lp" and step[1] > 0):
            mask |= SURELY
        elif name == "draw":
            mask |= CARDS
        elif name == "heal":
            mask |= WOUNDS
        elif name == "money" and step[1] > 0:
            mask |= MONEY
        elif name == "take_cattle":
            mask |= CATTLE
        elif name == "step":
            mask |= PLACE
        elif name == "choose":
            for one in step[1]:
                mask |= changing(one)
        elif name != "discard_self":
            mask |= ASK
    return mask


def changeable(g: LegendsTable, seat: int) -> int:
    """What can change for a player now; a mask."""
    state = g.state
    player = state.seats[seat]
    mask = SURELY | ASK
    if state.deck or state.discard:
        mask |= CARDS
    if player.wounds:
        mask |= WOUNDS
    if player.money < MOST_MONEY:
        mask |= MONEY
    if player.cattle == NOTHING and state.with_cattle and (state.ranches[0] or state.ranches[1]):
        mask |= CATTLE
    if not player.wp or can_step(g, seat):  # always, unless an outlaw is hemmed in
        mask |= PLACE
    return mask


def does_something(g: LegendsTable, seat: int, program: Program) -> bool:
    """Whether a program would change anything at all."""
    return any(changes(g, seat, step) for step in program)


def changes(g: LegendsTable, seat: int, step: Step) -> bool:
    """Whether one step would change anything."""
    player = g.state.seats[seat]
    name = step[0]
    if name == "draw":
        return bool(g.state.deck or g.state.discard)
    if name == "heal":
        return player.wounds > 0
    if name == "money" and step[1] > 0:
        return player.money < MOST_MONEY
    if name == "nugget" and step[1] > 0:
        return player.nuggets < effects.nugget_limit(player)
    if name == "choose":
        return any(does_something(g, seat, one) for one in step[1])
    if name == "sheriff":
        return any(one.wp > 0 for one in g.state.seats)
    if name == "discard_self":
        return False
    return possible(g, seat, step)


def colours_left(g: LegendsTable) -> list[int]:
    """The colours of which a ranch has tokens."""
    if not g.state.with_cattle:
        return []
    return [colour for colour in range(len(COLOURS)) if g.state.ranches[colour]]
