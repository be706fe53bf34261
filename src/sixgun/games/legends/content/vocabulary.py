"""Which words the codes may use, and where: moments, events, keys, and the steps that make sense there."""

from typing import Final

STEP_SHAPES: Final[dict[str, tuple[str, ...]]] = {
    "lp": ("number",),
    "mp": ("number",),
    "wp": ("number",),
    "money": ("number",),
    "nugget": ("number",),
    "draw": ("number",),
    "discard": ("number",),
    "discard_random": ("number",),
    "heal": ("amount",),
    "wound": ("number",),
    "half": ("word",),
    "choose": ("alternatives",),
    "may": ("steps",),
    "if": ("decision",),
    "to": ("word", "steps"),
    "by": ("word", "steps"),
    "each": ("filters", "steps"),
    "take_cattle": ("word",),
    "return_cattle": (),
    "gain_item_or": ("word", "steps"),
    "extra_actions": ("number",),
    "step": ("amount",),
    "place": ("word",),
    "roll_or": ("number", "steps"),
    "reroll_die": (),
    "reroll_one": (),
    "steal": ("filter",),
    "sheriff": ("number",),
    "sheriff_auto": ("number",),
    "bandits": ("words",),
    "fight_gang": ("number", "steps"),
    "own_value": ("number",),
    "rival_value": ("number",),
    "cancel_fight_effect": (),
    "restart_fight": (),
    "uncancellable": (),
    "no_bandit_mp": (),
    "peek_hand": ("number",),
    "peek_fight_cards": ("number",),
    "nugget_limit": ("number",),
    "ante_draw": ("number",),
    "wild": (),
    "as_nugget": (),
    "discard_self": (),
    "mib_lp": ("number",),
    "mib_attack": ("word", "word", "steps"),
    "mib_poker": ("word", "steps"),
    "nothing": (),
    "none": (),
}
"""What is between the brackets of every step."""

TERM_SHAPES: Final[dict[str, tuple[str, ...]]] = {
    "have": ("filter",),
    "at": ("places",),
    "end_move": ("places",),
    "turn": ("filter",),
    "did": ("event",),
    "none": ("filter",),
    "pay": ("filter",),
}
"""What is between the brackets of every term of a condition."""

NUMBER: Final = "number"
SITE: Final = "site"
TOWN: Final = "town"

FIGHT_TYPES: Final = ("arrest", "duel", "rob", "bandit", "heist", "sheriff", "gang")
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SIDES: Final = ("lawman", "outlaw", "neutral")
HANDS: Final = (
    *("high_card", "pair", "two_pairs", "three_of_a_kind", "straight", "flush", "full_house"),
    *("four_of_a_kind", "straight_flush", "royal_flush", "five_of_a_kind"),
)
"""Poker hands, weakest first."""

OPPONENTS: Final = ("player", "mib", "virtual", "bandit", "outlaw")
RESULTS: Final = ("win", "loss")
FIGHT_ROLES: Final = ("attacker", "defender")
POKER_ROLES: Final = ("active", "guest")
CATEGORIES: Final = ("weapon", "mount", "misc")
HIDEOUTS: Final = ("A", "B", "C")
SPACE_KINDS: Final = (
    *("plain", "general_store", "saloon", "bank", "doctor", "cabaret", "mine", "ranch", "rail_station"),
    *("sheriff_office", "hideout"),
)

IN_TOWN: Final = "in_town"
OUTSIDE_TOWNS: Final = "outside_towns"
OTHER_RANCH: Final = "other_ranch"

MOST: Final = ("most_lp", "most_money")
"""Who the Man in Black looks for."""

HOOK_FILTERS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "action": {},
    "gain": {},
    "start_of_turn": {},
    "after_move_action": {"with": ("player", "mib", "outlaw")},
    "before_fight": {"vs": OPPONENTS},
    "fight": {"vs": OPPONENTS},
    "fight_reveal": {"vs": OPPONENTS},
    "fight_reaction": {"vs": OPPONENTS},
    "after_fight": {"result": RESULTS, "type": FIGHT_TYPES, "role": FIGHT_ROLES, "vs": OPPONENTS},
    "wounded": {"once_per": ("action",)},
    "poker_ante": {},
    "poker_end": {"result": RESULTS},
    "sell": {},
    "prospect_roll": {},
    "after_prospect": {},
    "deliver": {},
}
"""Every moment, with its keys and their words; ``start_of_turn`` has the key ``at``, which names spaces."""

EVENT_FILTERS: Final[dict[str, dict[str, str | tuple[str, ...]]]] = {
    "work": {"site": SITE},
    "prospect": {"nuggets": NUMBER},
    "sell": {"nuggets": NUMBER},
    "heist": {},
    "doctor": {"healed": NUMBER},
    "revel": {"spent": NUMBER},
    "poker": {"result": RESULTS, "role": POKER_ROLES, "town": TOWN, "hand": HANDS, "hole": RANKS},
    "buy": {"category": CATEGORIES},
    "upgrade": {"category": ("weapon", "mount")},
    "take_cattle": {},
    "deliver": {"how": ("rail", "rustle")},
    "fight": {
        "result": RESULTS,
        "type": FIGHT_TYPES,
        "role": FIGHT_ROLES,
        "vs": OPPONENTS,
        "site": SITE,
        "town": TOWN,
        "wounds": NUMBER,
        "wp_before": NUMBER,
        "reward": ("lp", "mp"),
    },
}
"""Every event that ``did`` may ask about, with its keys; all of them also take ``count>=n``."""

HAVE_LIMITS: Final[dict[str, int]] = {
    "lp": 999,
    "mp": 9,
    "wp": 9,
    "money": 120,
    "nuggets": 6,
    "wounds": 3,
    "poker": 52,
    "cattle": 1,
    "mounts": 2,
    "misc_items": 3,
    "upgraded_mounts": 2,
}
"""What ``have`` can count, and the most that anyone can have of it."""

TURN_KEYS: Final = (
    *("steps", "move_actions", "regions", "money_gained", "mp_gained", "wp_gained", "lp_in_one_action"),
)

LIMITS: Final[dict[str, tuple[int, int]]] = {
    "lp": (-99, 99),
    "mp": (-9, 9),
    "wp": (-9, 9),
    "money": (-120, 120),
    "nugget": (-6, 6),
    "draw": (1, 52),
    "discard": (1, 52),
    "discard_random": (1, 52),
    "heal": (1, 3),
    "wound": (1, 3),
    "extra_actions": (1, 9),
    "step": (1, 99),
    "roll_or": (1, 2),
    "sheriff": (1, 99),
    "sheriff_auto": (1, 99),
    "fight_gang": (1, 13),
    "own_value": (-99, 99),
    "rival_value": (-99, 99),
    "peek_hand": (1, 52),
    "peek_fight_cards": (1, 13),
    "nugget_limit": (1, 36),
    "ante_draw": (1, 52),
    "mib_lp": (1, 99),
}
"""The least and the most that the number of a step may be; it is never 0."""

TAKEN: Final = frozenset(
    {
        *("lp", "mp", "wp", "money", "nugget", "draw", "discard", "discard_random", "heal", "wound", "half"),
        *("return_cattle", "choose", "may", "if", "nothing", "none"),
    }
)
"""Steps that can happen to anyone at any time."""

BASIC: Final = TAKEN | {"take_cattle", "gain_item_or", "roll_or"}
"""Steps that can be given as a reward."""

HOOK_STEPS: Final[dict[str, frozenset[str]]] = {
    "": frozenset({"nugget_limit", "wild", "nothing", "none"}),
    "action": BASIC | {"sheriff", "extra_actions", "step", "place", "discard_self"},
    "gain": BASIC,
    "start_of_turn": BASIC,
    "after_move_action": BASIC | {"step", "steal", "to(target)", "discard_self"},
    "before_fight": TAKEN | {"to(rival)", "peek_hand", "peek_fight_cards"},
    "fight": frozenset({"own_value", "rival_value"}),
    "fight_reveal": TAKEN | {"to(rival)", "own_value", "rival_value", "cancel_fight_effect", "restart_fight"},
    "fight_reaction": TAKEN | {"own_value", "rival_value"},
    "after_fight": BASIC,
    "wounded": TAKEN,
    "poker_ante": frozenset({"ante_draw"}),
    "poker_end": BASIC,
    "sell": frozenset({"as_nugget"}),
    "prospect_roll": frozenset({"may", "reroll_one"}),
    "after_prospect": BASIC,
    "deliver": BASIC,
}
"""The steps that make sense at every moment."""

OWNER_HOOKS: Final[dict[str, frozenset[str]]] = {
    "character": frozenset(HOOK_FILTERS) - {"action", "gain", "fight_reveal", "fight_reaction", "sell"},
    "poker card": frozenset(
        {
            *("", "action", "after_move_action", "fight", "fight_reveal", "fight_reaction", "after_fight"),
            *("poker_end", "sell"),
        }
    ),
    "weapon": frozenset({"", "before_fight", "fight", "after_fight"}),
    "mount": frozenset({"", "start_of_turn", "after_move_action", "after_prospect", "deliver"}),
    "misc item": frozenset(
        {
            "",
            "action",
            "gain",
            "start_of_turn",
            "after_move_action",
            "poker_end",
            "prospect_roll",
            "after_prospect",
        }
    )
    | {"deliver"},
}
"""The moments at which every kind of card can apply."""

OWNER_STEPS: Final[dict[str, frozenset[str]]] = {
    "wild": frozenset({"poker card"}),
    "nugget_limit": frozenset({"mount"}),
    "discard_self": frozenset({"misc item"}),
}
"""Steps that only some kinds of cards can have."""

COLUMN_STEPS: Final[dict[str, frozenset[str]]] = {
    "the reward of a story": BASIC | {"place", "fight_gang"},
    "the reward of a track space": frozenset({"lp", "money", "nugget", "draw", "heal", "nothing", "none"}),
    "a cattle bonus": BASIC | {"extra_actions"},
    "a die face": frozenset(
        {"nugget", "money", "lp", "draw", "heal", "nothing", "none", "may", "reroll_die"}
    ),
    "a fight card": TAKEN | {"by", "no_bandit_mp", "uncancellable"},
    "a card of the Man in Black": frozenset(
        {"each", "if", "mib_lp", "mib_attack", "mib_poker", "sheriff_auto", "bandits", "nothing", "none"}
    ),
}
"""The steps that make sense where there is no moment."""

INNER_STEPS: Final[dict[str, frozenset[str]]] = {
    "to": TAKEN,
    "each": TAKEN,
    "by": frozenset(
        {"may", "choose", "draw", "discard", "discard_random", "restart_fight", "nothing", "none"}
    ),
    "fight_gang": BASIC,
    "mib_attack": frozenset({"mib_lp", "to(target)", "nothing", "none"}),
    "mib_poker": frozenset({"mib_lp", "nothing", "none"}),
}
"""The steps that make sense inside others; elsewhere, whatever makes sense around them."""

TOP_STEPS: Final = frozenset(
    {"uncancellable", "no_bandit_mp", "nugget_limit", "ante_draw", "wild", "as_nugget", "by"}
)
"""Steps that make no sense inside others."""

STORY_TERMS: Final = frozenset({"have", "at", "end_move", "turn", "did", "pay"})
MOMENT_TERMS: Final = frozenset({"have", "at", "none"})
"""The terms of conditions that players claim, and of those that are checked while something happens."""
