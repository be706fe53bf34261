"""What the sentences of Western Legends are tested with: all shipped rows, and codes of the whole grammar."""

import csv
import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from sixgun.games.legends.content.vocabulary import (
    EVENT_FILTERS,
    FIGHT_TYPES,
    HANDS,
    HAVE_LIMITS,
    HOOK_FILTERS,
    OPPONENTS,
    TURN_KEYS,
)

DATA = files("sixgun.games.legends").joinpath("data")


class Coded(NamedTuple):
    """A code with what it stands on."""

    id: str
    code: str
    kind: str


@cache
def rows(table: str) -> list[dict[str, str]]:
    """The rows of a data file by the names of their columns."""
    lines = DATA.joinpath(f"{table}.tsv").read_text(encoding="utf-8").splitlines()
    return list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))


@cache
def board() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(DATA.joinpath("board.json").read_text(encoding="utf-8"))
    return found


def shipped() -> Iterator[Coded]:
    """Every code of the data files."""
    for row in rows("characters"):
        yield Coded(row["id"], row["ability_code"], "character")
    for row in rows("poker_cards"):
        yield Coded(
            row["id"], row["ability_code"], "reaction" if row["ability_type"] == "reaction" else "poker"
        )
    for row in rows("items"):
        yield Coded(row["id"], row["front_code"], "item")
        yield Coded(f"{row['id']} upgraded", row["upgraded_code"], "item")
    for row in rows("story_cards"):
        yield Coded(row["id"], row["condition_code"], "story")
        yield Coded(f"{row['id']} reward", row["reward_code"], "reward")
    for row in rows("goals"):
        yield Coded(row["id"], row["condition_code"], "goal")
    for row in rows("man_in_black"):
        yield Coded(row["id"], row["effect_code"], "black")
    for row in rows("cattle_tokens"):
        yield Coded(row["id"], row["bonus_code"], "bonus")
    for row in rows("dice"):
        yield Coded(row["id"], row["result_code"], "face")
    for row in rows("fight_cards"):
        yield Coded(row["id"], row["effect_code"], "fight")
    for row in rows("tracks"):
        yield Coded(row["id"], row["entry_code"], "track")


def _events() -> Iterator[str]:
    """Every event alone and with each of its keys."""
    values = {"site": "dk_bank", "town": "darkrock", "hole": "A+K"}
    for event, keys in EVENT_FILTERS.items():
        yield f"did({event})"
        yield f"did({event}, count>=2)"
        for key, words in keys.items():
            if words == "number":
                yield from (f"did({event}, {key}{operator}2)" for operator in (">=", "<=", "<", "="))
            elif isinstance(words, tuple) and key != "hole":
                yield from (f"did({event}, {key}={word})" for word in words)
                yield f"did({event}, {key}={'+'.join(words)})"
            else:
                yield f"did({event}, {key}={values[key]})"
    yield from (f"did(poker, hand>={hand}) or did(poker, hand<={hand})" for hand in HANDS[1:3])
    yield from (f"did(fight, type={kind}, count>={count})" for kind in FIGHT_TYPES for count in (2, 5))


def _terms() -> Iterator[str]:
    """Every other term with each of its keys."""
    for key, most in HAVE_LIMITS.items():
        one = 10 if key == "money" else 1
        yield from (
            f"have({key}{test})" for test in ("=0", f">={one}", f"<={one}", f"={one}", f">={most}", f"<{one}")
        )
    yield from ("have(item=mule)", "have(item=ladder)", "have(upgraded=mule)", "have(side=lawman+neutral)")
    yield from ("have(money<30)", "have(mp>=2) & have(money>=50) & have(side=outlaw)")
    yield from (f"turn({key}>={count})" for key in TURN_KEYS for count in (10, 30, 50))
    yield from (f"turn({key}>={count})" for key in ("steps", "move_actions", "regions") for count in (1, 2))
    for place in (
        "in_town",
        "outside_towns",
        "site=dk_store",
        "kind=plain",
        "region=dixon_creek",
        "hideout=A",
    ):
        yield f"at({place}) & end_move({place})"
    yield from (
        "at(other_ranch)",
        "at(town=darkrock)",
        "at(site=ghost_town)",
        "at(kind=mine, region=sunny_hills)",
    )
    yield from ("pay(money=20)", "pay(poker=2)", "pay(item=whiskey)")


ANYONE = (
    *("lp(1)", "mp(2)", "wp(-5)", "money(10)", "nugget(-2)", "draw(2)", "discard(1)", "discard_random(2)"),
    *("heal(1)", "heal(all)", "wound(2)", "half(money)", "half(nuggets)", "return_cattle", "nothing", "none"),
    *(
        "lp(1); money(10); wound(1); nugget(1); money(-10)",
        "choose(lp(1) | draw(1); heal(1))",
        "may(wound(1); draw(1))",
    ),
    *("choose(lp(1) | mp(1) | wp(1))", "if(have(wounds>=1) & at(in_town) ? heal(1) : draw(1))"),
    *("if(have(side=outlaw) or none(cattle>=1) ? draw(1) : nothing)", "may(choose(draw(1) | heal(1)))"),
)
"""Steps that may happen to anyone."""

READERS = (
    "steal(money=20)",
    *(
        "take_cattle(any)",
        "gain_item_or(mule, lp(1))",
        "gain_item_or(ladder, draw(1))",
        "roll_or(2, draw(1))",
    ),
    *(
        "extra_actions(1)",
        "step(1)",
        "step(2*move)",
        "step(3*move)",
        "place(dk_bank)",
        "place(dk_street_mid)",
    ),
    *(
        "sheriff(3)",
        "discard_self; steal(money=10)",
        "steal(poker=1)",
        "to(target, wound(1))",
        "nugget_limit(1)",
    ),
    *("choose(to(target, wound(1)) | to(target, draw(1)))", "to(rival, choose(discard(1) | wound(1)))"),
    *(
        "peek_hand(1)",
        "peek_fight_cards(2)",
        "own_value(+1)",
        "own_value(-1)",
        "rival_value(+2)",
        "rival_value(-2)",
    ),
    *("cancel_fight_effect", "restart_fight; draw(1)", "ante_draw(3)", "wild", "as_nugget", "reroll_die"),
    *(
        "reroll_one",
        "fight_gang(1, lp(1))",
        "fight_gang(5, lp(1); draw(1))",
        "may(discard_self; to(target, wound(1)))",
    ),
)
"""Steps that happen to whoever reads them."""

BLACK = (
    "each(poker>=3, lp(1))",
    *(
        "each(lp<mib, draw(1))",
        "each(kind=mine, choose(money(-10) | lp(-1)))",
        "each(wounds=0, side=outlaw, wound(1))",
    ),
    *("each(item=mule, if(have(wounds>=1) ? draw(1) : lp(1)))", "mib_lp(2)", "sheriff_auto(1)", "bandits(B)"),
    *(
        "bandits(A+B+C)",
        "mib_poker(dk_saloon, mib_lp(1))",
        "if(none(town=darkrock) ? mib_lp(1) : bandits(A))",
    ),
    *[
        f"mib_attack({kind}, {who}, mib_lp(2); to(target, half(money)))"
        for kind, who in (
            ("duel", "most_lp"),
            ("rob", "most_money"),
            ("arrest", "most_lp"),
        )
    ],
)

FIGHT = (
    *("uncancellable", "no_bandit_mp; wound(1)", "by(opponent, may(restart_fight))", "by(opponent, draw(1))"),
    *("by(opponent, may(restart_fight; draw(1)))", "by(opponent, choose(draw(1) | discard(2)))"),
    "by(opponent, choose(restart_fight | draw(1)))",
    "by(opponent, discard(1); may(restart_fight; draw(1)))",
)


def _moments() -> Iterator[str]:
    """Every hook alone and with each of its keys."""
    for hook, keys in HOOK_FILTERS.items():
        yield f"on {hook}: draw(1)"
        for key, words in keys.items():
            yield f"on {hook}({key}={words[0]}): draw(1); heal(1)"
            yield f"on {hook}({key}={'+'.join(words)}): may(draw(1))"
    yield from (
        f"on start_of_turn(at={place}): draw(1)" for place in ("in_town", "saloon", "dk_bank+dixon_creek")
    )
    yield from (f"on fight(vs={one}): draw(1) / on gain: lp(1); none" for one in OPPONENTS)
    yield "on poker_end(result=loss): draw(1)"


def invented() -> Iterator[Coded]:
    """Codes that nobody ships, so that every word of the grammar is said."""
    for scope in ("story", "goal"):
        for code in (*_events(), *_terms()):
            yield Coded(code, code, scope)
            yield Coded(f"{code}, in second place", f"have(lp<=1) & {code}", scope)
    for kind in ("character", "poker", "item", "reaction"):
        yield from (Coded(code, code, kind) for code in _moments())
    for kind, codes in (
        ("reward", (*ANYONE, *READERS)),
        ("fight", (*ANYONE, *FIGHT)),
        ("black", BLACK),
    ):
        for code in codes:
            yield Coded(code, code, kind)
            yield Coded(f"{code}, in second place", f"draw(1); {code}", kind)
    yield from (Coded(code, f"each(cattle>=1, {code})", "black") for code in ANYONE)
    yield from (Coded(code, code, "poker") for code in READERS)
    yield from (Coded(code, f"on action: {code}", "item") for code in READERS)
