"""Codes that follow the grammar but mean nothing where they are."""

import pytest

from sixgun.games.legends.content.reading import packaged_files, read_content
from sixgun.games.legends.content.tables import BadContent

FILES = packaged_files()

CHARACTER = ("characters.tsv", "kit_carson", "ability_code")
WEAPON = ("items.tsv", "rifle", "front_code")
MOUNT = ("items.tsv", "mule", "upgraded_code")
MISC = ("items.tsv", "whiskey", "front_code")
REWARD = ("story_cards.tsv", "story_07", "reward_code")
CONDITION = ("story_cards.tsv", "story_07", "condition_code")
GOAL = ("goals.tsv", "goal_kit_carson_3", "condition_code")
BLACK = ("man_in_black.tsv", "mib_04", "effect_code")
FIGHT = ("fight_cards.tsv", "fight_8", "effect_code")
BONUS = ("cattle_tokens.tsv", "blue_nugget", "bonus_code")
FACE = ("dice.tsv", "face_4", "result_code")
TRACK = ("tracks.tsv", "marshal_2", "entry_code")

Cell = tuple[str, str, str]


def with_code(cell: Cell, code: str) -> tuple[dict[str, str], int]:
    file, id, column = cell
    rows = [line.split("\t") for line in FILES[file].rstrip("\n").split("\n")]
    (number,) = [number for number, row in enumerate(rows) if row[0] == id]
    rows[number][rows[0].index(column)] = code
    return FILES | {file: "\n".join("\t".join(row) for row in rows)}, number + 1


MEANINGLESS = [
    # grammar, with the cell
    (REWARD, "money(30) draw(1)", 11, 'expected "/", ";" or the end, found "draw"'),
    (REWARD, "monye(30)", 1, 'unknown step "monye", did you mean "money"?'),
    (CONDITION, "had(lp=3)", 1, 'unknown term "had"'),
    # steps in a place where they mean nothing
    (REWARD, "own_value(1)", 1, '"own_value" has no meaning in the reward of a story'),
    (REWARD, "extra_actions(1)", 1, '"extra_actions" has no meaning in the reward of a story'),
    (REWARD, "fight_gang(2, fight_gang(2, lp(1)))", 15, '"fight_gang" has no meaning in "fight_gang"'),
    (REWARD, "roll_or(1, roll_or(1, lp(1)))", 12, '"roll_or" has no meaning in the reward of a story'),
    (REWARD, "on action: draw(1)", 1, '"on action" has no meaning in the reward of a story'),
    (REWARD, "draw(1) / lp(1)", 11, 'the reward of a story is a single row of steps, without "/"'),
    (REWARD, "may(nothing)", 1, '"may" needs something that can happen'),
    (TRACK, "mp(1)", 1, '"mp" has no meaning in the reward of a track space'),
    (BONUS, "wild", 1, '"wild" has no meaning in a cattle bonus'),
    (FACE, "reroll_one", 1, '"reroll_one" has no meaning in a die face'),
    (FIGHT, "choose(uncancellable | lp(1))", 8, '"uncancellable" has no meaning inside "choose"'),
    (FIGHT, "by(opponent, lp(1))", 14, '"lp" has no meaning in "by"'),
    (FIGHT, "restart_fight", 1, '"restart_fight" has no meaning in a fight card'),
    (BLACK, "lp(1)", 1, '"lp" has no meaning in a card of the Man in Black'),
    (BLACK, "each(lp=1, mib_lp(1))", 12, '"mib_lp" has no meaning in "each"'),
    (BLACK, "mib_poker(rf_cabaret, lp(1))", 23, '"lp" has no meaning in "mib_poker"'),
    (CHARACTER, "on fight: draw(1)", 11, '"draw" has no meaning in "on fight"'),
    (CHARACTER, "on after_fight: own_value(1)", 17, '"own_value" has no meaning in "on after_fight"'),
    (CHARACTER, "on before_fight: to(target, lp(1))", 18, '"to(target)" has no meaning in "on before_fight"'),
    (
        CHARACTER,
        "on after_move_action: steal(money=10)",
        23,
        '"steal" needs a target: on after_move_action(with=..)',
    ),
    (CHARACTER, "on after_move_action: discard_self", 23, '"discard_self" has no meaning on a character'),
    (CHARACTER, "nothing", 1, "a code without a moment has no meaning on a character"),
    (CHARACTER, "on action: draw(1)", 1, '"on action" has no meaning on a character'),
    (CHARACTER, "on gain: draw(1)", 1, '"on gain" has no meaning on a character'),
    (WEAPON, "nugget_limit(2)", 1, '"nugget_limit" has no meaning on a weapon'),
    (WEAPON, "on action: draw(1)", 1, '"on action" has no meaning on a weapon'),
    (MOUNT, "wild", 1, '"wild" has no meaning on a mount'),
    (MISC, "on fight: own_value(1)", 1, '"on fight" has no meaning on a misc item'),
    (MISC, "on prospect_roll: reroll_die", 19, '"reroll_die" has no meaning in "on prospect_roll"'),
    # moments
    (
        CHARACTER,
        "on start_of_trun: draw(1)",
        1,
        'unknown moment "start_of_trun", did you mean "start_of_turn"?',
    ),
    (CHARACTER, "on deliver(how=rail): draw(1)", 12, '"on deliver" has no key "how"'),
    (
        CHARACTER,
        "on fight(vs=ghost): own_value(1)",
        10,
        'unknown word "ghost" for "vs"; known: player, mib, virtual',
    ),
    (CHARACTER, "on fight(vs>=player): own_value(1)", 10, '"vs" can only be compared with "="'),
    (CHARACTER, "on fight(vs=mib, vs=player): own_value(1)", 18, '"vs" appears twice'),
    (CHARACTER, "on start_of_turn(at=mars): draw(1)", 18, 'unknown place "mars"'),
    # words and ids
    (REWARD, "gain_item_or(whisky, lp(1))", 14, 'unknown item "whisky", did you mean "whiskey"?'),
    (REWARD, "place(sv_station)", 7, 'unknown space "sv_station", did you mean "sv_rail_station"?'),
    (REWARD, "half(horses)", 6, '"half" takes money or nuggets, not "horses"'),
    (REWARD, "heal(some)", 6, '"heal" takes all, not "some"'),
    (REWARD, "take_cattle(red)", 13, '"take_cattle" takes any, not "red"'),
    (CHARACTER, "on before_fight: to(friend, lp(1))", 21, '"to" takes rival or target, not "friend"'),
    (CHARACTER, "on after_move_action: step(far)", 28, '"step" needs a number, not "far"'),
    (CHARACTER, "on after_move_action: step(2*lp)", 28, '"step" cannot be a multiple of "lp"'),
    (CHARACTER, "on after_move_action(with=mib): steal(lp=1)", 39, '"steal" has no key "lp"'),
    (FIGHT, "by(friend, draw(1))", 4, '"by" takes opponent, not "friend"'),
    (BLACK, "bandits(A+D)", 11, 'unknown hideout letter "D"'),
    (BLACK, "mib_attack(arrest, most_lp, mib_lp(1))", 12, '"mib_attack" takes duel or rob, not "arrest"'),
    (
        BLACK,
        "mib_attack(rob, least_lp, mib_lp(1))",
        17,
        '"mib_attack" takes most_lp or most_money, not "least_lp"',
    ),
    (
        BLACK,
        "mib_poker(rf_cabarett, mib_lp(1))",
        11,
        'unknown site "rf_cabarett", did you mean "rf_cabaret"?',
    ),
    (BLACK, "each(town=paris, draw(1))", 6, 'unknown town "paris"'),
    (BLACK, "each(hats>=1, draw(1))", 6, '"have" has no key "hats"'),
    (BLACK, "if(did(work) ? mib_lp(1) : none)", 4, '"did" has no meaning in "if"'),
    (BLACK, "if(pay(money=10) ? mib_lp(1) : none)", 4, '"pay" has no meaning in "if"'),
    # numbers
    (REWARD, "money(15)", 7, "money is a multiple of 10"),
    (REWARD, "money(0)", 7, '"money" takes -120 to 120, and not 0, not 0'),
    (REWARD, "draw(-1)", 6, '"draw" takes 1 to 52, not -1'),
    (REWARD, "wound(4)", 7, '"wound" takes 1 to 3, not 4'),
    (REWARD, "roll_or(3, lp(1))", 9, '"roll_or" takes 1 to 2, not 3'),
    (REWARD, "heal(2*move)", 6, '"heal" cannot be a multiple of "move"'),
    (CHARACTER, "on after_move_action(with=mib): steal(money=15)", 39, "money is a multiple of 10"),
    (CHARACTER, "on after_move_action(with=mib): steal(poker=0)", 39, '"poker" needs a number above 0'),
    (
        CHARACTER,
        "on after_move_action(with=mib): steal(poker>=1)",
        39,
        '"poker" can only be compared with "="',
    ),
    # terms
    (CONDITION, "have(hats>=1)", 6, '"have" has no key "hats"'),
    (CONDITION, "have(lp>=many)", 6, '"lp" needs one number'),
    (CONDITION, "have(lp>=1+2)", 6, '"lp" needs one number'),
    (CONDITION, "have(lp>=99999999)", 6, '"lp" needs one number'),
    (CONDITION, "have(wounds>=4)", 6, "nobody can have more wounds than 3"),
    (CONDITION, "have(money>=15)", 6, "money is a multiple of 10"),
    (CONDITION, "have(item=bow)", 6, 'unknown item "bow"'),
    (CONDITION, "have(item=rifle+mule)", 6, '"item" needs "=" and one word'),
    (CONDITION, "have(upgraded=whiskey)", 6, '"whiskey" cannot be upgraded'),
    (
        CONDITION,
        "have(side=sheriff)",
        6,
        'unknown word "sheriff" for "side"; known: lawman, outlaw, neutral',
    ),
    (CONDITION, "have(side>=lawman)", 6, '"side" can only be compared with "="'),
    (CONDITION, "none(cattle>=1)", 1, '"none" has no meaning in a condition'),
    (CONDITION, "turn(naps>=1)", 6, '"turn" has no key "naps"'),
    (CONDITION, "at(colour=red)", 4, 'a place has no key "colour"'),
    (CONDITION, "at(kind>=saloon)", 4, '"kind" can only be compared with "="'),
    (CONDITION, "at(kind=salon)", 4, 'unknown kind "salon", did you mean "saloon"?'),
    (CONDITION, "at(site=dk_saloon_n)", 4, 'unknown site "dk_saloon_n", did you mean "dk_saloon"?'),
    (CONDITION, "at(kind=mine, in_town)", 1, "no space fits all of this"),
    (CONDITION, "at(nowhere)", 4, 'unknown place "nowhere"'),
    (CONDITION, "end_move(other_ranch)", 10, '"other_ranch" has to be alone in "at"'),
    (CONDITION, "did(sleep)", 5, 'unknown event "sleep"'),
    (CONDITION, "did(work, town=darkrock)", 11, '"did(work)" has no key "town"'),
    (CONDITION, "did(work, site=dk_saloo)", 11, 'unknown site "dk_saloo", did you mean "dk_saloon"?'),
    (CONDITION, "did(fight, result=draw)", 12, 'unknown word "draw" for "result"; known: win, loss'),
    (CONDITION, "did(fight, result=win, result=loss)", 24, '"result" appears twice'),
    (CONDITION, "did(fight, count=2)", 12, '"count" needs ">=" and a number above 0'),
    (
        CONDITION,
        "did(poker, hand>=two_of_a_kind)",
        12,
        'unknown word "two_of_a_kind" for "hand"; known: high_card',
    ),
    (CONDITION, "did(poker, hand>=pair+flush)", 12, '"hand>=" needs one word'),
    (CONDITION, "did(poker, hole=1)", 12, 'unknown word "1" for "hole"; known: 2, 3'),
    (
        CONDITION,
        "did(upgrade, category=misc)",
        14,
        'unknown word "misc" for "category"; known: weapon, mount',
    ),
    (CONDITION, "did(revel, spent>=lots)", 12, '"spent" needs one number'),
    (GOAL, "pay(item=rifle)", 5, 'only miscellaneous items can be paid, not "rifle"'),
    (GOAL, "pay(money=15)", 5, "money is a multiple of 10"),
    (GOAL, "pay(lp=1)", 5, '"pay" has no key "lp"'),
    (GOAL, "pay(money=10) & pay(money=20)", 17, '"pay(money=..)" appears twice'),
    (GOAL, "pay(item=whiskey) & pay(item=whiskey)", 21, '"pay(item=..)" appears twice'),
]


@pytest.mark.parametrize(("cell", "code", "character", "reason"), MEANINGLESS)
def test_a_meaningless_code(cell: Cell, code: str, character: int, reason: str) -> None:
    files, row = with_code(cell, code)
    with pytest.raises(BadContent) as caught:
        read_content(files)
    wrong = caught.value
    assert (wrong.file, wrong.row, wrong.column) == (cell[0], row, cell[2])
    assert wrong.reason.startswith(f"character {character}: {reason}")
    assert "\n" not in str(wrong)


def test_discard_self_is_not_for_poker_cards() -> None:
    text = FILES["poker_cards.tsv"].replace("on action: extra_actions(2)", "on action: discard_self; draw(1)")
    with pytest.raises(BadContent) as caught:
        read_content(FILES | {"poker_cards.tsv": text})
    assert str(caught.value) == (
        'poker_cards.tsv row 34, ability_code: character 12: "discard_self" has no meaning on a poker card'
    )


@pytest.mark.parametrize("code", ["money(10); reroll_die", "may(money(10))", "may(reroll_die; money(10))"])
def test_a_die_face_may_only_be_rolled_again(code: str) -> None:
    with pytest.raises(BadContent, match=r'only as "may\(reroll_die\)"'):
        read_content(with_code(FACE, code)[0])


@pytest.mark.parametrize(
    ("cell", "code"),
    [
        (REWARD, "choose(money(20) | nothing); if(have(side=outlaw+neutral) ? draw(1) : half(nuggets))"),
        (CHARACTER, "on start_of_turn(at=saloon+dk_bank+spikes_view): draw(1)"),
        (MISC, "on gain: heal(all) / on action: discard_self; step(3) / on deliver: lp(1)"),
        (BLACK, "each(town=darkrock+red_falls, cattle>=1, choose(half(money) | return_cattle)); mib_lp(1)"),
        (
            CONDITION,
            "at(in_town, kind=saloon) & pay(money=10) & pay(poker=2) or did(poker, hand=flush+straight)",
        ),
        (GOAL, "pay(item=whiskey) & pay(item=provisions) & have(lp<4)"),
        (FACE, "nugget(2); lp(1); may(reroll_die)"),
        (TRACK, "money(20); draw(1); heal(1)"),
    ],
)
def test_rows_other_than_ours_are_welcome(cell: Cell, code: str) -> None:
    ours, theirs = read_content(FILES), read_content(with_code(cell, code)[0])
    assert theirs.numbers == ours.numbers
