"""Who can be shot at once a card has been given up that may have something to say about that."""

from sixgun.games.bang.kinds import ANYONE, HELD, Card
from sixgun.games.bang.measures import DISTANCE, WEAPON_RANGE
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.playing import targets
from sixgun.games.bang.queries import COLT_RANGE, Distance, WeaponRange
from sixgun.kernel.hooks import ANYONE as EVERY_SEAT


def targets_without(g: BangTable, thing: Card, gone: int) -> int:
    """The mask of all players a shot can be aimed at when one card of the shooter is no longer there."""
    kit = HELD[thing.owner][gone].kit()
    if not (kit.changes | kit.changes_of_all) & (DISTANCE | WEAPON_RANGE):
        return targets(g, thing, thing.aim, (gone,))
    reach = COLT_RANGE
    for bound in g.live.modifies.get(WeaponRange, ()):
        if bound.ability.card != gone and bound.only in (EVERY_SEAT, thing.owner):
            reach = bound.function(bound.ability, g, reach, thing.owner)
    mask = targets(g, thing, ANYONE, (gone,))
    for other in g.state.ring:
        if other != thing.owner and distance_without(g, thing.owner, other, gone) > reach:
            mask &= ~(1 << other)
    return mask


def distance_without(g: BangTable, seat: int, other: int, gone: int) -> int:
    """How far away a player would be if one card were not there."""
    ring = g.state.ring
    steps = abs(ring.index(seat) - ring.index(other))
    steps = min(steps, len(ring) - steps)
    for bound in g.live.modifies.get(Distance, ()):
        if bound.ability.card != gone and bound.only in (EVERY_SEAT, seat):
            steps = bound.function(bound.ability, g, steps, seat, other)
    return max(1, steps)
