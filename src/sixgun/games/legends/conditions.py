"""Whether a condition is met at a moment: on story cards, on goals, and inside programs (rules 23)."""

from typing import Any, Final

from sixgun.games.legends.content.kinds import BLUE, GREEN, NOTHING, Condition, Term
from sixgun.games.legends.content.vocabulary import EVENT_FILTERS
from sixgun.games.legends.hands import RANKS
from sixgun.games.legends.model import Day, Deed, LegendsTable, Seat
from sixgun.games.legends.printed import BOARD, CATTLE, MISC_MASK, MOUNT_MASK

NO_WEAPON: Final = MOUNT_MASK | MISC_MASK
"""The items that nobody has from the start."""

STORY: Final = 0
"""Only deeds done this turn count."""
GOAL: Final = 1
"""Deeds done since the end of the player's previous turn count."""


def holds(g: LegendsTable, seat: int, condition: Condition, scope: int = STORY) -> bool:
    """Whether one of the alternatives is true as a whole; costs count as true if they can be paid."""
    for terms in condition:
        for term in terms:
            if not true(g, seat, term, scope):
                break
        else:
            return True
    return False


def met(g: LegendsTable, seat: int, condition: Condition, scope: int) -> tuple[Term, ...] | None:
    """The alternative of a condition that is fulfilled now, or None."""
    for terms in condition:
        for term in terms:
            if not true(g, seat, term, scope):
                break
        else:
            return terms
    return None


# Signs: what can be seen of a player at a glance, as bits of a mask; above them, a bit for every deed.
ANYWAY: Final = 1
BROKE: Final = 2
DRIVING: Final = 4
OWNING: Final = 8
"""Mounts or miscellaneous items."""
GAINING: Final = 16
"""The turn has brought points."""
FIRST_DEED: Final = 32
DEEDS: Final = {deed: FIRST_DEED << number for number, deed in enumerate(EVENT_FILTERS)}
GROWING: Final = {
    "cattle": DRIVING,
    "mounts": OWNING,
    "misc_items": OWNING,
    "mp_gained": GAINING,
    "wp_gained": GAINING,
    "lp_in_one_action": GAINING,
}
"""The signs of having some of a thing."""


def sign_of(term: Term) -> int:
    """The sign that a player shows whenever a term is true."""
    if term[0] == "did":
        return DEEDS[term[1]]
    if term == ("have", "money", "=", 0):
        return BROKE
    if term[:3] == ("have", "item", "=") and MISC_MASK >> term[3] & 1:
        return OWNING
    if term[0] in ("have", "turn") and term[2] == ">=" and isinstance(term[3], int) and term[3] > 0:
        return GROWING.get(term[1], ANYWAY)
    return ANYWAY


def signs_of(condition: Condition) -> int:
    """Signs for the alternatives without a space that must have been reached: each of them needs one."""
    signs = 0
    for terms in condition:
        if not any(term[0] == "end_move" for term in terms):
            signs |= max([sign_of(term) for term in terms])  # the higher the bit, the rarer the sign
    return signs


def ended_of(condition: Condition) -> int:
    """The spaces of the other alternatives, on one of which a movement has to have ended."""
    spaces = 0
    for terms in condition:
        ended = [term[1] for term in terms if term[0] == "end_move"]
        if ended:
            spaces |= ended[0]
    return spaces


def shown(player: Seat, day: Day) -> int:
    """The signs that a player shows now."""
    signs = ANYWAY
    if not player.money:
        signs |= BROKE
    if player.cattle != NOTHING:
        signs |= DRIVING
    if player.items & NO_WEAPON:
        signs |= OWNING
    if day.best_lp or day.mp_gained or day.wp_gained:
        signs |= GAINING
    for deed in player.deeds:
        signs |= DEEDS[deed.event]
    return signs


def true(g: LegendsTable, seat: int, term: Term, scope: int) -> bool:
    """Whether one term is true of a player now."""
    name = term[0]
    if name == "at":
        return bool(term[1] >> g.state.seats[seat].space & 1)
    if name == "end_move":
        return bool(g.state.day.ended & term[1])
    if name == "have":
        return has(g, seat, term)
    if name == "did":
        return did(g, seat, term, scope)
    if name == "turn":
        return fits(turn_total(g, term[1]), term[2], term[3])
    if name == "pay":
        return can_pay(g.state.seats[seat], term)
    if name == "other_ranch":
        return on_other_ranch(g.state.seats[seat])
    if name == "none":
        return not any(true(g, one, term[1], scope) for one in range(len(g.state.seats)))
    raise ValueError(f"unknown term {term!r}")


def fits(amount: int, comparison: str, wanted: int) -> bool:
    """One number against another."""
    if comparison == ">=":
        return amount >= wanted
    if comparison == "=":
        return amount == wanted
    if comparison == "<=":
        return amount <= wanted
    return amount < wanted


def side_of(player: Seat) -> str:
    """Lawman, outlaw or neutral."""
    return "outlaw" if player.wp else "lawman" if player.mp else "neutral"


def has(g: LegendsTable, seat: int, term: Term) -> bool:
    """What a player has now."""
    player = g.state.seats[seat]
    key = term[1]
    if key == "item":
        return bool(player.items >> term[3] & 1)
    if key == "upgraded":
        return bool(player.upgraded >> term[3] & 1)
    if key == "side":
        return side_of(player) in term[3]
    wanted = g.state.black_lp if term[3] == "mib" else term[3]
    return fits(amount_of(player, key), term[2], wanted)


def amount_of(player: Seat, key: str) -> int:
    """How much of something a player has."""
    if key == "lp":
        return player.lp
    if key == "mp":
        return player.mp
    if key == "wp":
        return player.wp
    if key == "money":
        return player.money
    if key == "nuggets":
        return player.nuggets
    if key == "wounds":
        return player.wounds
    if key == "poker":
        return len(player.hand)
    if key == "cattle":
        return int(player.cattle != NOTHING)
    if key == "mounts":
        return (player.items & MOUNT_MASK).bit_count()
    if key == "misc_items":
        return (player.items & MISC_MASK).bit_count()
    if key == "upgraded_mounts":
        return (player.upgraded & MOUNT_MASK).bit_count()
    raise ValueError(f"unknown thing {key!r}")


def turn_total(g: LegendsTable, key: str) -> int:
    """A total of the turn so far."""
    day = g.state.day
    if key == "steps":
        return day.steps
    if key == "move_actions":
        return day.move_actions
    if key == "regions":
        return day.regions.bit_count()
    if key == "money_gained":
        return day.money_gained
    if key == "mp_gained":
        return day.mp_gained
    if key == "wp_gained":
        return day.wp_gained
    if key == "lp_in_one_action":
        return day.best_lp
    raise ValueError(f"unknown total {key!r}")


def on_other_ranch(player: Seat) -> bool:
    """Whether a player stands on the ranch whose colour differs from the token carried."""
    if player.cattle == NOTHING:
        return False
    other = GREEN if CATTLE[player.cattle].colour == BLUE else BLUE
    return player.space == BOARD.ranches[other]


def can_pay(player: Seat, term: Term) -> bool:
    """Whether a player has what a condition costs."""
    if term[1] == "money":
        return player.money >= int(term[2])
    if term[1] == "poker":
        return len(player.hand) >= int(term[2])
    return bool(player.items >> term[2] & 1)


def did(g: LegendsTable, seat: int, term: Term, scope: int) -> bool:
    """Whether a player has done such a thing this many times."""
    event, count, filters = term[1], term[2], term[3]
    found = 0
    for deed in g.state.seats[seat].deeds:
        if deed.event != event or (scope == STORY and deed.turn != g.state.turn_number):
            continue
        if matches(deed, filters):
            found += 1
            if found >= count:
                return True
    return False


def matches(deed: Deed, filters: tuple[tuple[str, str, Any], ...]) -> bool:
    """Whether a deed matches all filters."""
    for key, comparison, wanted in filters:
        fact = fact_of(deed, key)
        if fact is None:
            return False
        if key == "hand":
            if not fits(RANKS.index(fact), comparison, RANKS.index(wanted[0])):
                return False
        elif isinstance(fact, int):
            if not fits(fact, comparison, wanted):
                return False
        elif isinstance(fact, tuple):
            if not any(word in wanted for word in fact):
                return False
        elif fact not in wanted:
            return False
    return True


def fact_of(deed: Deed, key: str) -> Any:
    """A detail of a deed, or None."""
    for name, value in deed.facts:
        if name == key:
            return value
    return None
