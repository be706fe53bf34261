"""Who has which role: exact probabilities over every deal of the roles that lie face down.

A belief is a weight for each deal the face-up roles allow (never more than 1680). What a player does
multiplies the weights of the deals by how likely that was for the role the deal gives this player; a
role turned up removes the deals that say otherwise. Nothing is approximated.

The weights use public knowledge only. What someone with a card of their own believes is the same
distribution, restricted to the deals that give them that card. Both games deal the same role cards.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

ROLES: Final = ("sheriff", "deputy", "outlaw", "renegade")
CODE: Final = {role: code for code, role in enumerate(ROLES)}
"""A role's place in `ROLES`; deals and probabilities are indexed by it."""

LAW: Final = CODE["sheriff"]
HELPER: Final = CODE["deputy"]
BANDIT: Final = CODE["outlaw"]
LONER: Final = CODE["renegade"]

Deal = tuple[int, ...]
Chances = list[list[float]]
"""For every seat the probability of each role."""


@lru_cache(maxsize=4096)
def deals(roles: tuple[str, ...], known: tuple[int, ...]) -> tuple[Deal, ...]:
    """Every deal of these role cards that fits the known ones (-1: not known), each once."""
    pool = [CODE[role] for role in roles]
    for code in known:
        if code in pool:
            pool.remove(code)
    hidden = [seat for seat, code in enumerate(known) if code < 0]
    # A written position may seat more of a role than the rules deal: then the pool does not fit exactly.
    pool = (pool + [BANDIT] * len(hidden))[: len(hidden)]
    found: list[Deal] = []

    def place(index: int, deal: list[int], left: list[int]) -> None:
        if index == len(hidden):
            found.append(tuple(deal))
            return
        for code in sorted(set(left)):
            rest = list(left)
            rest.remove(code)
            deal[hidden[index]] = code
            place(index + 1, deal, rest)

    place(0, list(known), pool)
    return tuple(found)


def _parted(deal: Deal, among: set[int]) -> tuple[Deal, Deal]:
    """A deal as the roles of some players in no order, and those of all others."""
    inside = tuple(sorted([deal[seat] for seat in among]))
    return inside, tuple([-1 if seat in among else code for seat, code in enumerate(deal)])


class Beliefs:
    """The weights of all possible deals, as someone without a card would have them."""

    __slots__ = ("known", "possible", "roles", "weights")

    def __init__(self, roles: tuple[str, ...], known: Mapping[int, str]) -> None:
        self.roles = roles
        self.known = [CODE[known[seat]] if seat in known else -1 for seat in range(len(roles))]
        self.possible: Sequence[Deal] = deals(roles, tuple(self.known))
        self.weights = [1.0 / len(self.possible)] * len(self.possible)

    def reveal(self, seat: int, role: str) -> None:
        """A role was turned up for all to see."""
        code = CODE[role]
        if self.known[seat] == code:
            return
        self.known[seat] = code
        kept = [(d, w) for d, w in zip(self.possible, self.weights, strict=True) if d[seat] == code]
        if not kept:
            # Only a written position with roles the rules never deal can get here: start over.
            self.possible = deals(self.roles, tuple(self.known))
            self.weights = [1.0 / len(self.possible)] * len(self.possible)
            return
        self.possible = [deal for deal, _ in kept]
        self.weights = [weight for _, weight in kept]
        self._normalise()

    def redeal(self, seats: Sequence[int]) -> None:
        """The roles of some players were shuffled and dealt among them, face down.

        Which roles these were is as likely as before; who has which of them, nobody knows any more.
        """
        among = set(seats)
        known = [-1 if seat in among else code for seat, code in enumerate(self.known)]
        before: dict[tuple[Deal, Deal], float] = {}
        for deal, weight in zip(self.possible, self.weights, strict=True):
            key = _parted(deal, among)
            before[key] = before.get(key, 0.0) + weight
        fitting = [deal for deal in deals(self.roles, tuple(known)) if _parted(deal, among) in before]
        if not fitting:
            return  # only a written position with roles the rules never deal can get here
        ways: dict[tuple[Deal, Deal], int] = {}
        for deal in fitting:
            key = _parted(deal, among)
            ways[key] = ways.get(key, 0) + 1
        self.known = known
        self.possible = fitting
        self.weights = [before[_parted(deal, among)] / ways[_parted(deal, among)] for deal in fitting]
        self._normalise()

    def witness(self, actor: int, likelihoods: Sequence[float]) -> None:
        """Someone did something; `likelihoods` says how likely that was for each role."""
        self.weights = [
            weight * likelihoods[deal[actor]]
            for deal, weight in zip(self.possible, self.weights, strict=True)
        ]
        self._normalise()

    def _normalise(self) -> None:
        total = sum(self.weights)
        if total > 0.0:
            self.weights = [weight / total for weight in self.weights]
        else:  # hundreds of improbable deeds can push every remaining weight below the smallest float
            self.weights = [1.0 / len(self.possible)] * len(self.possible)

    def chances(self) -> Chances:
        """The probability of each role for every seat, from public knowledge."""
        return self._marginals(self.possible, self.weights)

    def chances_for(self, reader: int, role: str) -> Chances:
        """The probabilities for someone who also knows their own role."""
        code = CODE[role]
        own = [(d, w) for d, w in zip(self.possible, self.weights, strict=True) if d[reader] == code]
        if not own:
            known = list(self.known)
            known[reader] = code
            own = [(deal, 1.0) for deal in deals(self.roles, tuple(known))]
        return self._marginals([deal for deal, _ in own], [weight for _, weight in own])

    def _marginals(self, possible: Sequence[Deal], weights: Sequence[float]) -> Chances:
        chances = [[0.0] * len(ROLES) for _ in self.known]
        total = sum(weights)
        if total <= 0.0:  # the same, for the deals that give the reader this card
            weights = [1.0] * len(possible)
            total = float(len(possible))
        for seat, row in enumerate(chances):
            if self.known[seat] >= 0:
                row[self.known[seat]] = 1.0
                continue
            for deal, weight in zip(possible, weights, strict=True):
                row[deal[seat]] += weight
            for code in range(len(row)):
                row[code] /= total
        return chances

    def by_role_of(self, actor: int, others: Sequence[int]) -> dict[int, Chances]:
        """For each role `actor` may have: what that role would believe about `others`, in their order."""
        rows: dict[int, Chances] = {}
        places = range(len(others))
        for deal, weight in zip(self.possible, self.weights, strict=True):
            role = deal[actor]
            if role not in rows:
                rows[role] = [[0.0] * len(ROLES) for _ in others]
            chances = rows[role]
            for place in places:
                chances[place][deal[others[place]]] += weight
        for chances in rows.values():
            total = sum(chances[0]) if chances else 0.0
            if total > 0.0:
                for row in chances:
                    row[:] = [part / total for part in row]
        return rows
