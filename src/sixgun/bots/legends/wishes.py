"""What story cards and goals ask for, tested against an imagined turn."""

from typing import Any, Final

from sixgun.bots.legends.appraisal import Appraisal
from sixgun.bots.legends.spot import (
    ARRESTED,
    BOUGHT_GEAR,
    BOUGHT_MISC,
    BY_RAIL,
    DUELLED,
    HEALED,
    MET_BANDIT,
    MET_SECOND,
    PARTIED,
    PLAYED_POKER,
    PROSPECTED,
    ROBBED,
    ROBBED_BANK,
    RUSTLED,
    SOLD,
    SPENT_ALL,
    TOOK_CATTLE,
    TWO_LP,
    UPGRADED,
    WORKED,
    Spot,
)
from sixgun.games.legends.conditions import fits
from sixgun.games.legends.content.kinds import NOTHING, Condition, Term
from sixgun.games.legends.model import ARREST, BANDIT, DUEL, HEIST, ROB
from sixgun.games.legends.outcomes import HEIST_WON_WP
from sixgun.games.legends.printed import GOALS, MISC_MASK, MOUNT_MASK, SPACES, STORIES
from sixgun.games.legends.stories import DISCS, MANY_PLAYERS

WINNING: Final = 0.6
"""How likely someone is to win a fight they went into on purpose."""
POKER_WIN: Final = 0.5
TWO_NUGGETS: Final = 0.33

SIMPLE: Final = {
    "prospect": PROSPECTED,
    "sell": SOLD,
    "heist": ROBBED_BANK,
    "doctor": HEALED,
    "take_cattle": TOOK_CATTLE,
    "work": WORKED,
    "poker": PLAYED_POKER,
    "upgrade": UPGRADED,
}
FIGHTS: Final = {BANDIT: MET_BANDIT, DUEL: DUELLED, ROB: ROBBED, ARREST: ARRESTED, HEIST: ROBBED_BANK}
ANY_FIGHT: Final = MET_BANDIT | DUELLED | ROBBED | ARRESTED | ROBBED_BANK
DEEDS: Final = {
    **SIMPLE,
    "deliver": BY_RAIL | RUSTLED,
    "buy": BOUGHT_MISC | BOUGHT_GEAR,
    "revel": PARTIED | SPENT_ALL,
    "fight": ANY_FIGHT,
}
"""The deeds that an event may be."""
MARSHAL_DEEDS: Final = BY_RAIL | MET_BANDIT | ARRESTED
WANTED_DEEDS: Final = ROBBED_BANK | ROBBED | RUSTLED


class Wish:
    """Something that would bring a story disc or a goal; `deck` is -1 for goals."""

    __slots__ = ("condition", "deck", "deeds", "ended", "here", "spaces", "travels", "worth")

    def __init__(self, condition: Condition, worth: float, deck: int) -> None:
        self.condition = condition
        self.worth = worth
        self.deck = deck
        self.spaces = 0
        """The spaces worth going to for its sake, as a mask."""
        self.travels = False
        """Whether it counts moves or steps."""
        # Without one of these deeds, a space to be on, or a space where a movement ended it is out of reach;
        # that is worked out once, since a planner asks it of every moment it imagines.
        self.deeds = self.here = self.ended = 0
        for terms in condition:
            for term in terms:
                if term[0] in ("at", "end_move"):
                    self.spaces |= term[1]
                self.travels = self.travels or term[0] == "turn"
                if len(condition) == 1:
                    self._need(term)

    def _need(self, term: Term) -> None:
        if term[0] == "did" and not self.deeds:
            self.deeds = DEEDS.get(term[1], 0)
        elif term[0] == "at":
            self.here = term[1]
        elif term[0] == "end_move":
            self.ended = term[1]

    def beyond(self, spot: Spot) -> bool:
        """Whether it is clearly impossible to fulfil at a moment."""
        return bool(
            (self.deeds and not spot.did & self.deeds)
            or (self.here and not self.here >> spot.space & 1)
            or (self.ended and not spot.ended & self.ended)
        )


def wishes_of(appraisal: Appraisal) -> list[Wish]:
    """The wishes of the bot's seat, most worthwhile first."""
    view, own = appraisal.view, appraisal.own
    found: list[Wish] = []
    if not view.day.contributed:
        for deck in (0, 1):
            worth = disc_worth(appraisal, deck)
            if worth > 0.05:
                found.append(Wish(STORIES[view.stories[deck]].condition, worth, deck))
    for goal in own.goals:
        found.append(Wish(GOALS[goal].condition, appraisal.outlook.goal_worth(), NOTHING))
    found.sort(key=lambda wish: -wish.worth)
    return found


def disc_worth(appraisal: Appraisal, deck: int) -> float:
    """What putting a disc on an active story card is worth."""
    view, seat, out = appraisal.view, appraisal.outlook.seat, appraisal.outlook
    story = view.stories[deck]
    if story == NOTHING:
        return 0.0
    needed = 3 if len(view.seats) >= MANY_PLAYERS else 2
    missing = needed - len(view.discs[deck])
    own = view.discs[0].count(seat) + view.discs[1].count(seat)
    if missing <= 0 or (own >= DISCS and view.discs[1 - deck].count(seat) != 1):
        return 0.0
    reward = max(0.0, appraisal.program(STORIES[story].program))
    if missing == 1:
        hunt = appraisal.hunt_worth(STORIES[story].sheriff)
        return (reward if seat not in view.discs[deck] else 0.9 * reward) + hunt
    if seat in view.discs[deck] or out.left == 0:
        return 0.02
    chance = 0.75 if missing == 2 else 0.55
    return chance * reward * min(1.0, 0.4 + 0.3 * out.left)


def chance_of(wish: Wish, spot: Spot, lp: int) -> float:
    """How likely a wish is to be fulfilled at a moment of the imagined turn."""
    best = 0.0
    for terms in wish.condition:
        chance = 1.0
        for term in terms:
            chance *= term_chance(term, spot, lp)
            if not chance:
                break
        best = max(best, chance)
    return best


def term_chance(term: Term, spot: Spot, lp: int) -> float:
    """How likely a term is to be true at a moment."""
    name = term[0]
    if name == "at":
        return float(term[1] >> spot.space & 1)
    if name == "end_move":
        return 1.0 if spot.ended & term[1] else 0.0
    if name == "did":
        return did_chance(term, spot)
    if name == "have":
        return float(has(term, spot, lp))
    if name == "pay":
        return float(payable(term, spot))
    if name == "turn":
        return float(turned(term, spot))
    if name == "other_ranch":
        return 1.0 if spot.did & RUSTLED else 0.0
    return 0.0


def payable(term: Term, spot: Spot) -> bool:
    """Whether a cost can be paid."""
    if term[1] == "money":
        return bool(spot.money >= term[2])
    if term[1] == "poker":
        return bool(len(spot.hand) >= term[2])
    return bool(spot.items >> term[2] & 1)


def turned(term: Term, spot: Spot) -> bool:
    """Totals of the imagined turn, as far as they are followed."""
    key = term[1]
    if key == "steps":
        return fits(spot.steps, term[2], term[3])
    if key == "move_actions":
        return fits(spot.moves, term[2], term[3])
    if key == "lp_in_one_action":
        return bool(spot.did & TWO_LP)
    if key == "mp_gained":
        return bool(spot.did & MARSHAL_DEEDS) and not spot.wp
    if key == "wp_gained":
        return bool(spot.did & WANTED_DEEDS)
    return False


def has(term: Term, spot: Spot, lp: int) -> bool:
    """What the bot's seat has at a moment."""
    key = term[1]
    if key == "item":
        return bool(spot.items >> term[3] & 1)
    if key == "upgraded":
        return bool(spot.upgraded >> term[3] & 1)
    if key == "side":
        return ("outlaw" if spot.wp else "lawman" if spot.mp else "neutral") in term[3]
    amounts = {
        "lp": lp,
        "mp": spot.mp,
        "wp": spot.wp,
        "money": spot.money,
        "nuggets": int(spot.nuggets + 0.5),
        "wounds": spot.wounds,
        "poker": len(spot.hand),
        "cattle": int(spot.cattle != NOTHING),
        "mounts": (spot.items & MOUNT_MASK).bit_count(),
        "misc_items": (spot.items & MISC_MASK).bit_count(),
        "upgraded_mounts": (spot.upgraded & MOUNT_MASK).bit_count(),
    }
    return key in amounts and fits(amounts[key], term[2], term[3])


def did_chance(term: Term, spot: Spot) -> float:
    """How likely the deed a term speaks of is to be done."""
    event, count = term[1], term[2]
    filters: dict[str, Any] = {key: wanted for key, _, wanted in term[3]}
    if event == "fight":
        return fought_chance(filters, count, spot)
    if event == "deliver":
        how = filters.get("how", ("rail", "rustle"))
        wanted = (BY_RAIL if "rail" in how else 0) | (RUSTLED if "rustle" in how else 0)
        return 1.0 if spot.did & wanted else 0.0
    if event == "buy":
        categories = filters.get("category", ("misc", "weapon", "mount"))
        wanted = (BOUGHT_MISC if "misc" in categories else 0) | (BOUGHT_GEAR if "mount" in categories else 0)
        return 1.0 if spot.did & wanted else 0.0
    if event == "revel":
        return 1.0 if spot.did & (SPENT_ALL if filters.get("spent", 0) > 60 else PARTIED) else 0.0
    if not spot.did & SIMPLE.get(event, 0):
        return 0.0
    if event == "prospect" and filters.get("nuggets", 0) >= 2:
        return TWO_NUGGETS
    if event == "poker":
        return POKER_WIN * (0.5 if "hand" in filters or "hole" in filters else 1.0) if filters else 1.0
    if "site" in filters:
        return 1.0 if SPACES[spot.space].site in filters["site"] else 0.0
    return 1.0


def fought_chance(filters: dict[str, Any], count: int, spot: Spot) -> float:
    """How likely the fights of the imagined turn are to be what a term asks for."""
    before = spot.wp - (HEIST_WON_WP if spot.did & ROBBED_BANK else 0)
    if filters.get("wounds", 0) > spot.wounds or filters.get("wp_before", 0) > before:
        return 0.0
    if "site" in filters and SPACES[spot.space].site not in filters["site"]:
        return 0.0
    kinds = filters.get("type", tuple(FIGHTS))
    fought = 0
    for kind in kinds:
        fought |= FIGHTS.get(kind, 0)
    if "vs" in filters:
        fought &= DUELLED | ROBBED | ARRESTED
    if not spot.did & fought:
        return 0.0
    if count > 1 and not (fought & MET_BANDIT and spot.did & MET_SECOND):
        return 0.0
    return (WINNING if "result" in filters else 1.0) ** count
