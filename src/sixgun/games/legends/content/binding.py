"""Trees of codes as numbered programs: what the rules carry out.

A program is a tuple of steps. Numbers are as in the file; items, sites and spaces are numbers too;
``p`` is a program, ``c`` a condition (see `sixgun.games.legends.content.conditions`).

* ``(name, n)`` for lp, mp, wp, money, nugget, draw, discard, discard_random, heal (all wounds are 99), wound,
  extra_actions, sheriff, sheriff_auto, own_value, rival_value, peek_hand, peek_fight_cards, nugget_limit,
  ante_draw and mib_lp
* ``(name,)`` for take_cattle, return_cattle, reroll_die, reroll_one, cancel_fight_effect, restart_fight,
  no_bandit_mp, uncancellable, wild, as_nugget and discard_self
* ``("half", "money" or "nuggets")``, ``("steal", "money" or "poker", n)``
* ``("choose", (p, p, ..))``, ``("may", p)``, ``("if", c, p, p)``
* ``("to", "rival" or "target", p)``, ``("by", "opponent", p)``, ``("each", c, p)``
* ``("gain_item_or", item, p)``, ``("roll_or", n, p)``, ``("fight_gang", n, p)``
* ``("step", n, m)``: n spaces, and m times the movement points
* ``("place", space)``, ``("bandits", (space, ..))``
* ``("mib_attack", type, "most_lp" or "most_money", p)``, ``("mib_poker", site, p)``

What does nothing is an empty program.
"""

from typing import Final

from sixgun.games.legends.content.conditions import (
    EVERYWHERE,
    MONEY_UNIT,
    bind_condition,
    known_words,
    matching,
    price_of,
)
from sixgun.games.legends.content.grammar import (
    Argument,
    Call,
    ClauseText,
    ConditionText,
    Filter,
    Number,
    Steps,
    Word,
    meant,
)
from sixgun.games.legends.content.kinds import Clause, Program, Step, Term
from sixgun.games.legends.content.names import MeaningError, Names
from sixgun.games.legends.content.vocabulary import (
    HOOK_FILTERS,
    HOOK_STEPS,
    INNER_STEPS,
    LIMITS,
    MOMENT_TERMS,
    MOST,
    OWNER_HOOKS,
    OWNER_STEPS,
    TOP_STEPS,
)

ALL_WOUNDS: Final = 99
"""What ``heal(all)`` heals."""


def bind_clauses(clauses: tuple[ClauseText, ...], owner: str, names: Names) -> tuple[Clause, ...]:
    """Bind the abilities of a card; `owner` is a kind of card as in `OWNER_HOOKS`."""
    return tuple([_bind_clause(clause, owner, names) for clause in clauses])


def bind_program(
    clauses: tuple[ClauseText, ...], where: str, allowed: frozenset[str], names: Names
) -> Program:
    """Bind a code that simply happens.

    Only the `allowed` steps make sense there; `where` is what complaints call the place.
    """
    if not clauses:
        return ()
    if clauses[0].hook:
        raise MeaningError(clauses[0].position, f'"on {clauses[0].hook}" has no meaning in {where}')
    if len(clauses) > 1:
        raise MeaningError(clauses[1].position, f'{where} is a single row of steps, without "/"')
    return _Binder(names, where, allowed).steps(clauses[0].steps)


def _bind_clause(clause: ClauseText, owner: str, names: Names) -> Clause:
    hook = clause.hook
    if hook and hook not in HOOK_FILTERS:
        raise MeaningError(clause.position, f'unknown moment "{hook}"{meant(hook, tuple(HOOK_FILTERS))}')
    if hook not in OWNER_HOOKS[owner]:
        what = f'"on {hook}"' if hook else "a code without a moment"
        raise MeaningError(clause.position, f"{what} has no meaning on a {owner}")
    where: dict[str, tuple[str, ...]] = {}
    at = EVERYWHERE
    for filter in clause.filters:
        if filter.key in where or (filter.key == "at" and at != EVERYWHERE):
            raise MeaningError(filter.position, f'"{filter.key}" appears twice')
        if filter.operator != "=":
            raise MeaningError(filter.position, f'"{filter.key}" can only be compared with "="')
        if hook == "start_of_turn" and filter.key == "at":
            at = 0
            for word in filter.values:
                at |= names.anywhere(word, filter.position)
            continue
        words = HOOK_FILTERS[hook].get(filter.key)
        if words is None:
            raise MeaningError(filter.position, f'"on {hook}" has no key "{filter.key}"')
        where[filter.key] = known_words(filter, words)
    place = f'"on {hook}"' if hook else f"a {owner} without a moment"
    binder = _Binder(names, place, HOOK_STEPS[hook])
    binder.owner = owner
    binder.aims = hook != "after_move_action" or "with" in where
    return Clause(hook, where, at, binder.steps(clause.steps))


class _Binder:
    """Binds the steps of one place."""

    __slots__ = ("aims", "allowed", "inside", "names", "owner", "where")

    def __init__(self, names: Names, where: str, allowed: frozenset[str]) -> None:
        self.names = names
        self.where = where
        self.allowed = allowed
        self.owner = ""
        self.inside = ""
        self.aims = True
        """Whether there is certain to be a target."""

    def steps(self, steps: Argument) -> Program:
        """Bind steps; what does nothing is left out."""
        assert isinstance(steps, Steps)
        bound: list[Step] = []
        for call in steps.calls:
            self.check(call)
            if call.name not in ("nothing", "none"):
                bound.append(self.step(call))
        return tuple(bound)

    def inner(self, steps: Argument, call: Call) -> Program:
        """Bind steps inside another step, which may narrow down what makes sense."""
        allowed, where, inside = self.allowed, self.where, self.inside
        self.inside = call.name
        if call.name in INNER_STEPS:
            self.allowed, self.where = INNER_STEPS[call.name], f'"{call.name}"'
        elif call.name in ("gain_item_or", "roll_or"):
            self.allowed = allowed - {call.name}
        bound = self.steps(steps)
        self.allowed, self.where, self.inside = allowed, where, inside
        return bound

    def check(self, call: Call) -> None:
        """Refuse a step that makes no sense here."""
        name = call.name
        if name == "to":
            who = call.arguments[0]
            assert isinstance(who, Word)
            if who.text not in ("rival", "target"):
                raise MeaningError(who.position, f'"to" takes rival or target, not "{who.text}"')
            name = f"to({who.text})"
        if name not in self.allowed:
            raise MeaningError(call.position, f'"{name}" has no meaning in {self.where}')
        if name in TOP_STEPS and self.inside:
            raise MeaningError(call.position, f'"{name}" has no meaning inside "{self.inside}"')
        if name in OWNER_STEPS and self.owner not in OWNER_STEPS[name]:
            raise MeaningError(call.position, f'"{name}" has no meaning on a {self.owner}')
        if name in ("to(target)", "steal") and not self.aims:
            raise MeaningError(call.position, f'"{name}" needs a target: on after_move_action(with=..)')

    def step(self, call: Call) -> Step:
        name, arguments = call.name, call.arguments
        if not arguments:
            return (name,)
        first = arguments[0]
        if isinstance(first, Number):
            return self.numbered(call, first)
        if isinstance(first, Steps):
            if name == "may":
                steps = self.inner(first, call)
                if not steps:
                    raise MeaningError(call.position, '"may" needs something that can happen')
                return ("may", steps)
            return ("choose", tuple([self.inner(alternative, call) for alternative in arguments]))
        if isinstance(first, ConditionText):
            condition = bind_condition(first, '"if"', MOMENT_TERMS, self.names)
            return ("if", condition, self.inner(arguments[1], call), self.inner(arguments[2], call))
        if isinstance(first, Filter):
            if name == "steal":
                return ("steal", first.key, price_of(first, "steal"))
            terms: list[Term] = []
            for filter in arguments[:-1]:
                assert isinstance(filter, Filter)
                terms.append(matching(filter, self.names))
            return ("each", (tuple(terms),), self.inner(arguments[-1], call))
        return self.worded(call, first)

    def numbered(self, call: Call, number: Number) -> Step:
        """A step whose first argument is a number."""
        name, value = call.name, number.value
        least, most = LIMITS[name]
        if not least <= value <= most or not value:
            rather = f"{least} to {most}" + (", and not 0" if least < 0 else "")
            raise MeaningError(number.position, f'"{name}" takes {rather}, not {value}')
        if name == "money" and value % MONEY_UNIT:
            raise MeaningError(number.position, "money is a multiple of 10")
        if number.unit and (name != "step" or number.unit != "move"):
            raise MeaningError(number.position, f'"{name}" cannot be a multiple of "{number.unit}"')
        if name == "step":
            return ("step", 0, value) if number.unit else ("step", value, 0)
        if len(call.arguments) > 1:
            return (name, value, self.inner(call.arguments[1], call))
        return (name, value)

    def worded(self, call: Call, word: Word) -> Step:
        """A step whose first argument is a word."""
        name, text, at = call.name, word.text, word.position
        if name == "to":
            return ("to", text, self.inner(call.arguments[1], call))
        if name == "by":
            self.expect(call, word, ("opponent",))
            return ("by", text, self.inner(call.arguments[1], call))
        if name == "heal":
            self.expect(call, word, ("all",))
            return ("heal", ALL_WOUNDS)
        if name == "half":
            self.expect(call, word, ("money", "nuggets"))
            return ("half", text)
        if name == "take_cattle":
            self.expect(call, word, ("any",))
            return ("take_cattle",)
        if name == "gain_item_or":
            return ("gain_item_or", self.names.item(text, at), self.inner(call.arguments[1], call))
        if name == "place":
            return ("place", self.names.space(text, at))
        if name == "bandits":
            spaces: list[int] = []
            for letter in call.arguments:
                assert isinstance(letter, Word)
                spaces += self.names.hideouts(letter.text, letter.position)
            return ("bandits", tuple(sorted(set(spaces))))
        if name == "mib_poker":
            return ("mib_poker", self.names.site(text, at), self.inner(call.arguments[1], call))
        if name == "mib_attack":
            victim = call.arguments[1]
            assert isinstance(victim, Word)
            self.expect(call, word, ("duel", "rob"))
            self.expect(call, victim, MOST)
            return ("mib_attack", text, victim.text, self.inner(call.arguments[2], call))
        raise MeaningError(at, f'"{name}" needs a number, not "{text}"')

    def expect(self, call: Call, word: Word, known: tuple[str, ...]) -> None:
        """Refuse a word that a step does not know."""
        if word.text not in known:
            raise MeaningError(word.position, f'"{call.name}" takes {" or ".join(known)}, not "{word.text}"')
