"""Final scoring, line by line, and who wins (rules 16)."""

from collections.abc import Sequence
from typing import Final

from sixgun.games.legends.black import FINAL_MONEY_LP
from sixgun.games.legends.content.kinds import NOTHING
from sixgun.games.legends.meetings import BlackScored, GameEnded, Scored, TieBroken
from sixgun.games.legends.model import LegendsTable
from sixgun.games.legends.printed import CONTENT, ITEMS, TOKENS
from sixgun.kernel.state import Result

MONEY_PER_LP: Final = 60
MOST_WANTED_LP: Final = 3
OUTLAW_LP: Final = 1

LINES: Final = ("lp", "items", "money", "wanted", "marshal", "tokens", "wounds")
"""The lines of a score: the LP on the track, then what the final scoring adds or takes."""


def lines_of(g: LegendsTable, seat: int) -> tuple[tuple[str, int], ...]:
    """Every line of a player's score that is not empty, the track first."""
    player = g.state.seats[seat]
    items = sum([item.end_lp for number, item in enumerate(ITEMS) if player.upgraded >> number & 1])
    amounts = {
        "lp": player.lp,
        "items": items,
        "money": player.money // MONEY_PER_LP,
        "wanted": wanted_lp(g, seat),
        "marshal": CONTENT.marshal.row_lp[CONTENT.marshal.row[player.mp]] if player.mp else 0,
        "tokens": sum([TOKENS[token] for token in player.tokens]),
    }
    amounts["wounds"] = -min(player.wounds, sum(amounts.values()))  # LP never falls below 0
    return tuple([(line, amounts[line]) for line in LINES if amounts[line] or line == "lp"])


def wanted_lp(g: LegendsTable, seat: int) -> int:
    """The single most wanted outlaw gets more than the others; nobody does if several are tied."""
    points = [player.wp for player in g.state.seats]
    own = points[seat]
    if not own:
        return 0
    return MOST_WANTED_LP if own == max(points) and points.count(own) == 1 else OUTLAW_LP


def score(g: LegendsTable) -> None:
    """Add everything up; the game is over."""
    state = g.state
    state.scores = tuple([lines_of(g, seat) for seat in range(len(state.seats))])
    totals = [sum([amount for _, amount in lines]) for lines in state.scores]
    for seat, lines in enumerate(state.scores):
        for line, amount in lines:
            g.tell(Scored, seat, line, amount)
    black = NOTHING
    if state.with_black:
        black = state.black_lp + FINAL_MONEY_LP
        g.tell(BlackScored, "lp", state.black_lp)
        g.tell(BlackScored, "money", FINAL_MONEY_LP)
    best = max(totals)
    winners: tuple[int, ...] = ()
    reason = "black"
    if not state.with_black or black < best:
        keys = [standing(g, seat, totals[seat]) for seat in range(len(totals))]
        winners = tuple([seat for seat, key in enumerate(keys) if key == max(keys)])
        reason = "shared" if len(winners) > 1 else "most-lp"
        equal = tuple([seat for seat, total in enumerate(totals) if total == best])
        if len(equal) > 1:
            g.tell(TieBroken, decisive([keys[seat] for seat in equal]), equal)
    state.reveals += 1
    g.tell(GameEnded, winners, reason, tuple(totals) if black == NOTHING else (*totals, black))
    g.finish(Result(winners, reason, "legends 16"))


def standing(g: LegendsTable, seat: int, total: int) -> tuple[int, int, int, int]:
    """What players are compared by: LP, points on their track, nuggets, and then the fewest wounds."""
    player = g.state.seats[seat]
    return total, max(player.mp, player.wp), player.nuggets, -player.wounds


TIE_BREAKERS: Final = ("", "points", "nuggets", "wounds")
"""What the parts of a `standing` after the first are called as reasons."""


def decisive(keys: Sequence[tuple[int, int, int, int]]) -> str:
    """What decides between players with the same LP; ``equal`` if nothing does."""
    found = "equal"
    for place in range(1, len(TIE_BREAKERS)):
        best = max([key[place] for key in keys])
        left = [key for key in keys if key[place] == best]
        if len(left) < len(keys):
            keys, found = left, TIE_BREAKERS[place]
    return found
