"""The grammar of codes: trees that keep the words, and complaints with a position."""

import pytest

from sixgun.games.legends.content.grammar import (
    Call,
    ConditionText,
    Filter,
    GrammarError,
    Number,
    Steps,
    Word,
    parse_code,
    parse_condition,
)


def shown(thing: object) -> object:
    """A tree as plain tuples."""
    if isinstance(thing, Number):
        return f"{thing.value}*{thing.unit}" if thing.unit else thing.value
    if isinstance(thing, Word):
        return thing.text
    if isinstance(thing, Filter):
        return f"{thing.key}{thing.operator}{'+'.join(thing.values)}"
    if isinstance(thing, Steps):
        return [shown(call) for call in thing.calls]
    if isinstance(thing, ConditionText):
        return {"any": [[shown(call) for call in terms] for terms in thing.alternatives]}
    assert isinstance(thing, Call)
    return (thing.name, *[shown(argument) for argument in thing.arguments])


def test_clauses_have_a_moment_filters_and_steps() -> None:
    first, second = parse_code("on fight(vs=player+mib, type=duel): own_value(+1); draw(2) / nugget_limit(2)")
    assert (first.hook, [shown(one) for one in first.filters]) == ("fight", ["vs=player+mib", "type=duel"])
    assert shown(first.steps) == [("own_value", 1), ("draw", 2)]
    assert (second.hook, second.filters, shown(second.steps)) == ("", (), [("nugget_limit", 2)])


@pytest.mark.parametrize(
    ("code", "tree"),
    [
        ("lp(-1)", [("lp", -1)]),
        ("step(2*move)", [("step", "2*move")]),
        ("heal(all)", [("heal", "all")]),
        ("nothing", [("nothing",)]),
        ("choose(heal(2) | heal(1); draw(1))", [("choose", [("heal", 2)], [("heal", 1), ("draw", 1)])]),
        ("to(rival, wound(1); lp(-1))", [("to", "rival", [("wound", 1), ("lp", -1)])]),
        ("steal(money=10)", [("steal", "money=10")]),
        ("bandits(A+C)", [("bandits", "A", "C")]),
        ("each(lp<mib, draw(1))", [("each", "lp<mib", [("draw", 1)])]),
        ("each(town=darkrock, cattle>=1, draw(1))", [("each", "town=darkrock", "cattle>=1", [("draw", 1)])]),
        ("mib_attack(rob, most_lp, mib_lp(2))", [("mib_attack", "rob", "most_lp", [("mib_lp", 2)])]),
        (
            "if(have(lp<=3) or at(in_town) ? draw(1) : if(none(cattle>=1) ? lp(1) : none))",
            [
                (
                    "if",
                    {"any": [[("have", "lp<=3")], [("at", "in_town")]]},
                    [("draw", 1)],
                    [("if", {"any": [[("none", "cattle>=1")]]}, [("lp", 1)], [("none",)])],
                )
            ],
        ),
        ("  draw( 1 ) ;lp(1)  ", [("draw", 1), ("lp", 1)]),
    ],
)
def test_steps(code: str, tree: object) -> None:
    (clause,) = parse_code(code)
    assert shown(clause.steps) == tree


def test_an_empty_code_has_no_clauses() -> None:
    assert parse_code("") == ()
    assert parse_code("  ") == ()


def test_conditions_are_alternatives_of_terms() -> None:
    tree = parse_condition(
        "have(lp>=5) & at(kind=saloon+cabaret, in_town) or did(fight, result=win, count>=2)"
    )
    assert shown(tree) == {
        "any": [
            [("have", "lp>=5"), ("at", "kind=saloon+cabaret", "in_town")],
            [("did", "fight", "result=win", "count>=2")],
        ]
    }


def test_ranks_are_joined_like_words() -> None:
    assert shown(parse_condition("did(poker, hole=A+8+10)")) == {"any": [[("did", "poker", "hole=A+8+10")]]}


def test_everything_knows_its_position() -> None:
    (clause,) = parse_code("draw(1); to(rival, wound(1))")
    call = clause.steps.calls[1]
    who = call.arguments[0]
    assert isinstance(who, Word)
    assert (call.position, who.position) == (9, 12)


@pytest.mark.parametrize(
    ("code", "position", "reason"),
    [
        ("drwa(1)", 0, 'unknown step "drwa", did you mean "draw"?'),
        ("money(30); xyz", 11, 'unknown step "xyz"'),
        ("draw", 4, 'expected "(" after "draw", found the end'),
        ("draw(1", 6, 'expected ")", found the end'),
        ("draw()", 5, 'expected a number, found ")"'),
        ("draw(one)", 5, 'expected a number, found "one"'),
        ("draw(1) lp(1)", 8, 'expected "/", ";" or the end, found "lp"'),
        ("draw(1);", 8, "expected a step, found the end"),
        ("draw(1) / ", 10, "expected a step, found the end"),
        ("choose(lp(1))", 12, 'expected "|" and another alternative, found ")"'),
        ("if(have(lp=1) ? draw(1))", 23, 'expected ":", found ")"'),
        ("if(have(lp=1), draw(1))", 13, 'expected "?", found ","'),
        ("to(rival wound(1))", 9, 'expected ",", found "wound"'),
        ("steal(10)", 6, 'expected a key, found "10"'),
        ("steal(money)", 11, 'expected "=", ">=", "<=" or "<" after "money", found ")"'),
        ("on fight own_value(1)", 9, 'expected ":", found "own_value"'),
        ("on fight(vs=): draw(1)", 12, 'expected a value after "=", found ")"'),
        ("on fight(vs=player mib): draw(1)", 19, 'expected "," or ")", found "mib"'),
        ("on : draw(1)", 3, 'expected a moment, found ":"'),
        ("step(2*)", 7, 'expected a word such as "move", found ")"'),
        ("nothing(1)", 7, 'expected "/", ";" or the end, found "("'),
        ("Draw(1)", 0, 'expected a step, found "Draw"'),
        ("may(" * 30 + "draw(1)" + ")" * 30, 80, "more than 20 nested brackets"),
        ("draw(12345678)", 11, 'expected ")", found "78"'),
    ],
)
def test_complaints_about_codes(code: str, position: int, reason: str) -> None:
    with pytest.raises(GrammarError) as caught:
        parse_code(code)
    assert (caught.value.position, caught.value.reason) == (position, reason)
    assert str(caught.value) == f"character {position + 1}: {reason}"


@pytest.mark.parametrize(
    ("condition", "position", "reason"),
    [
        ("", 0, "expected a term, found the end"),
        ("had(lp=1)", 0, 'unknown term "had"'),
        ("hav(lp=1)", 0, 'unknown term "hav", did you mean "have"?'),
        ("have(lp=1) and at(in_town)", 11, 'expected "&", "or" or the end, found "and"'),
        ("have(lp=1) &", 12, "expected a term, found the end"),
        ("have(lp=1) or", 13, "expected a term, found the end"),
        ("have(lp)", 7, 'expected "=", ">=", "<=" or "<" after "lp", found ")"'),
        ("have(lp>2)", 7, 'expected "=", ">=", "<=" or "<" after "lp", found ">"'),
        ("did(fight; result=win)", 9, 'expected ")", found ";"'),
        ("at(kind=saloon+)", 15, 'expected a value after "+", found ")"'),
    ],
)
def test_complaints_about_conditions(condition: str, position: int, reason: str) -> None:
    with pytest.raises(GrammarError) as caught:
        parse_condition(condition)
    assert (caught.value.position, caught.value.reason) == (position, reason)
