"""Programs: the steps printed on cards and tokens, carried out one after the other (rules 0.2 and 23).

Each module of the game adds the steps it knows to `STEPS`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final, TypeAlias

from sixgun.games.legends import effects
from sixgun.games.legends.asking import Decision, Happening
from sixgun.games.legends.conditions import holds
from sixgun.games.legends.content.kinds import Program, Step
from sixgun.games.legends.contests import NOBODY
from sixgun.games.legends.effects import able, can_receive, gain_lp, gain_money, gain_mp, gain_wp
from sixgun.games.legends.events import (
    AbilityUsed,
    ActionsGained,
    CardStolen,
    ItemGained,
    MoneyStolen,
)
from sixgun.games.legends.model import BLACK, LegendsTable
from sixgun.games.legends.possible import colours_left, possible
from sixgun.games.legends.printed import CHARACTERS, CONTENT, ITEMS
from sixgun.games.legends.replies import ACCEPT, DISCARD, Accept, Aim, Discard, Pick, PickColour
from sixgun.kernel.asks import PASS, Option
from sixgun.kernel.events import Hidden, audience

StepFunction: TypeAlias = Callable[[LegendsTable, int, Step, str, int], object]
"""``(table, seat, step, source, target)``: who it happens to, the card behind it, and who was aimed at."""

STEPS: Final[dict[str, StepFunction]] = {}
"""What every step does."""


def carry(g: LegendsTable, seat: int, program: Program, source: str, target: int = NOBODY) -> None:
    """Carry out a program; when a step has to wait for something, the rest follows later."""
    agenda = g.state.agenda
    for index, step in enumerate(program):
        depth = len(agenda)
        STEPS[step[0]](g, seat, step, source, target)
        if len(agenda) != depth:
            if index + 1 < len(program) or g.state.hurt:
                agenda.insert(depth, Carry(seat, program[index + 1 :], source, target))
            return
    if g.state.hurt:
        answer_wounds(g)


class Carry(Happening):
    """A program still to be carried out."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "program", "source", "target")
    __slots__ = ("program", "seat", "source", "target")

    def __init__(self, seat: int, program: Program, source: str, target: int = NOBODY) -> None:
        self.seat = seat
        self.program = program
        self.source = source
        self.target = target

    def run(self, g: LegendsTable) -> None:
        carry(g, self.seat, self.program, self.source, self.target)


def answer_wounds(g: LegendsTable) -> None:
    """Abilities of those who took a wound in the effect that has just ended, once per action."""
    state = g.state
    hurt = state.hurt
    state.hurt = ()
    for seat in g.around(state.active):
        player = state.seats[seat]
        if seat not in hurt or not able(player) or player.hurt_in == state.action:
            continue
        player.hurt_in = state.action
        character = CHARACTERS[player.character]
        for clause in character.abilities.on("wounded"):
            if g.attentive:
                g.tell(AbilityUsed, seat, character.id)
            carry(g, seat, clause.program, character.id)


# -- the questions of programs ---------------------------------------------------------------------------


class Choose(Decision):
    """Exactly one of the alternatives of a card."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "alternatives", "source", "target")
    __slots__ = ("alternatives", "source", "target")
    prompt: ClassVar[str] = "choose"

    def __init__(self, seat: int, alternatives: tuple[Program, ...], source: str, target: int) -> None:
        super().__init__(seat)
        self.alternatives = alternatives
        self.source = source
        self.target = target

    def choices(self, g: LegendsTable) -> Sequence[Option]:
        return [Pick(one) for one in self.alternatives if possible(g, self.seat, one[0], self.target)]

    def answer(self, g: LegendsTable, option: Option) -> None:
        assert isinstance(option, Pick)
        carry(g, self.seat, option.program, self.source, self.target)

    def params(self, g: LegendsTable) -> Mapping[str, int | str]:
        return {"source": self.source}


class May(Decision):
    """Do what a card allows, or not; it happens to `subject`."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "subject", "program", "source", "target")
    __slots__ = ("program", "source", "subject", "target")
    prompt: ClassVar[str] = "may"

    def __init__(self, seat: int, subject: int, program: Program, source: str, target: int) -> None:
        super().__init__(seat)
        self.subject = subject
        self.program = program
        self.source = source
        self.target = target

    def choices(self, g: LegendsTable) -> Sequence[Option]:
        if not possible(g, self.subject, self.program[0], self.target, True):
            return ()
        return (PASS, ACCEPT)

    def answer(self, g: LegendsTable, option: Option) -> None:
        if isinstance(option, Accept):
            carry(g, self.subject, self.program, self.source, self.target)

    def params(self, g: LegendsTable) -> Mapping[str, int | str]:
        return {"source": self.source}


class DiscardOne(Decision):
    """Discard poker cards of the player's choice, one after the other."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "count", "source")
    __slots__ = ("count", "source")
    prompt: ClassVar[str] = "discard"

    def __init__(self, seat: int, count: int, source: str) -> None:
        super().__init__(seat)
        self.count = count
        self.source = source

    def choices(self, g: LegendsTable) -> Sequence[Option]:
        return [DISCARD[card] for card in g.state.seats[self.seat].hand]

    def answer(self, g: LegendsTable, option: Option) -> None:
        assert isinstance(option, Discard)
        if len(g.state.seats[self.seat].hand) == 1:
            g.state.reveals += 1  # nobody is asked about a lone card, so the choice before has shown it
        effects.discard(g, self.seat, option.card, self.source)
        if self.count > 1:
            g.state.agenda.append(DiscardOne(self.seat, self.count - 1, self.source))

    def params(self, g: LegendsTable) -> Mapping[str, int | str]:
        return {"source": self.source, "count": self.count}


class Target(Decision):
    """Who a program is aimed at; then it is carried out."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "targets", "program", "source")
    __slots__ = ("program", "source", "targets")
    prompt: ClassVar[str] = "target"

    def __init__(self, seat: int, targets: tuple[int, ...], program: Program, source: str) -> None:
        super().__init__(seat)
        self.targets = targets
        self.program = program
        self.source = source

    def choices(self, g: LegendsTable) -> Sequence[Option]:
        return [Aim(target) for target in self.targets]

    def answer(self, g: LegendsTable, option: Option) -> None:
        assert isinstance(option, Aim)
        carry(g, self.seat, self.program, self.source, option.target)

    def params(self, g: LegendsTable) -> Mapping[str, int | str]:
        return {"source": self.source}


class Colour(Decision):
    """The colour of the cattle token that is taken."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ()
    prompt: ClassVar[str] = "colour"

    def choices(self, g: LegendsTable) -> Sequence[Option]:
        return [PickColour(colour) for colour in colours_left(g)]

    def answer(self, g: LegendsTable, option: Option) -> None:
        assert isinstance(option, PickColour)
        effects.take_cattle(g, self.seat, option.colour)


# -- the steps that belong to no other part of the game ---------------------------------------------------


def _lp(g: LegendsTable, seat: int, step: Step, source: str, target: int) -> None:
    if step[1] > 0:
        gain_lp(g, seat, step[1], source)
    else:
        effects.lose_lp(g, seat, -step[1], source)


def _mp(g: LegendsTable, seat: int, step: Step, source: str, target: int) -> None:
    gain_mp(g, seat, step[1], source)


def _wp(g: LegendsTable, seat: int, step: Step, source: str, target: int) -> None:
    gain_wp(g, seat, step[1], source)


def _money(g: LegendsTable, seat: int, step: Step, source: str, target: int) -> None:
    if step[1] > 0:
        gain_money(g, seat, step[1], source)
    else:
        effects.lose_money(g, seat, -step[1], source)


def _nugget(g: LegendsTable, seat: int, step: Step, source: str, target: int) -> None:
    if step[1] > 0:
        effects.gain_nuggets(g, seat, step[1], source)
    else:
        effects.lose_nuggets(g, seat, -step[1], source)


def _half(g: LegendsTable, seat: int, step: Step, source: str, target: int) -> None:
    player = g.state.seats[seat]
    if step[1] == "money":
        effects.lose_money(g, seat, effects.half(player.money, 10), source)
    else:
        effects.lose_nuggets(g, seat, effects.half(player.nuggets, 1), source)


def _draw(g: LegendsTable, seat: int, step: Step, source: str, target: int) -> None:
    effects.draw(g, seat, step[1], source)


def _discard(g: LegendsTable, seat: int, step: Step, source: str, target: int) -> None:
    g.state.agenda.append(DiscardOne(seat, step[1], source))


def _discard_random(g: LegendsTable, seat: int, step: Step, source: str, target: int) -> None:
    effects.discard_random(g, seat, step[1], source)


def _heal(g: LegendsTable, seat: int, step: Step, source: str, target: int) -> None:
    effects.heal(g, seat, step[1], source)


def _wound(g: LegendsTable, seat: int, step: Step, source: str, target: int) -> None:
    effects.wound(g, seat, step[1], source)


def _choose(g: LegendsTable, seat: int, step: Step, source: str, target: int) -> None:
    g.state.agenda.append(Choose(seat, step[1], source, target))


def _may(g: LegendsTable, seat: int, step: Step, source: str, target: int) -> None:
    g.state.agenda.append(May(seat, seat, step[1], source, target))


def _if(g: LegendsTable, seat: int, step: Step, source: str, target: int) -> None:
    carry(g, seat, step[2] if holds(g, seat, step[1]) else step[3], source, target)


def _to(g: LegendsTable, seat: int, step: Step, source: str, target: int) -> None:
    if target not in (NOBODY, BLACK):
        carry(g, target, step[2], source)


def _each(g: LegendsTable, seat: int, step: Step, source: str, target: int) -> None:
    state = g.state
    for one in reversed([one for one in g.around(state.first) if holds(g, one, step[1])]):
        state.agenda.append(Carry(one, step[2], source))


def _take_cattle(g: LegendsTable, seat: int, step: Step, source: str, target: int) -> None:
    if possible(g, seat, step):
        g.state.agenda.append(Colour(seat))


def _return_cattle(g: LegendsTable, seat: int, step: Step, source: str, target: int) -> None:
    effects.return_cattle(g, seat)


def _gain_item_or(g: LegendsTable, seat: int, step: Step, source: str, target: int) -> None:
    item = step[1]
    if not can_receive(g, seat, item):
        carry(g, seat, step[2], source)
        return
    if g.attentive:
        g.tell(ItemGained, seat, ITEMS[item].id, source)
    take_item(g, seat, item)


def take_item(g: LegendsTable, seat: int, item: int) -> None:
    """An item card goes from the store to a player, with the effect it has when gained."""
    g.state.seats[seat].items |= 1 << item
    g.state.stock[item] -= 1
    for clause in ITEMS[item].front.on("gain"):
        carry(g, seat, clause.program, ITEMS[item].id)


def _extra_actions(g: LegendsTable, seat: int, step: Step, source: str, target: int) -> None:
    if seat == g.state.active:
        g.state.day.actions += step[1]
        if g.attentive:
            g.tell(ActionsGained, seat, step[1], source)


def _place(g: LegendsTable, seat: int, step: Step, source: str, target: int) -> None:
    if possible(g, seat, step):
        effects.place(g, seat, step[1])


def _steal(g: LegendsTable, seat: int, step: Step, source: str, target: int) -> None:
    if target == NOBODY:
        return
    if target == BLACK:
        if step[1] == "money":
            gain_money(g, seat, step[2], source)
        else:
            effects.draw(g, seat, step[2], source)
        return
    victim = g.state.seats[target]
    if step[1] == "money":
        amount = min(step[2], victim.money)
        victim.money -= amount
        if g.attentive:
            g.tell(MoneyStolen, seat, target, amount)
        gain_money(g, seat, amount, source)
        return
    for _ in range(min(step[2], len(victim.hand))):
        card = victim.hand.pop(g.state.rng.pick(victim.hand))
        g.state.reveals += 1
        g.state.seats[seat].hand.append(card)
        if g.attentive:
            g.tell(CardStolen, seat, target, Hidden(card, audience(seat, target)))


def _discard_self(g: LegendsTable, seat: int, step: Step, source: str, target: int) -> None:
    effects.give_back(g, seat, CONTENT.numbers["item"][source])


STEPS.update(
    {
        "lp": _lp,
        "mp": _mp,
        "wp": _wp,
        "money": _money,
        "nugget": _nugget,
        "half": _half,
        "draw": _draw,
        "discard": _discard,
        "discard_random": _discard_random,
        "heal": _heal,
        "wound": _wound,
        "choose": _choose,
        "may": _may,
        "if": _if,
        "to": _to,
        "each": _each,
        "take_cattle": _take_cattle,
        "return_cattle": _return_cattle,
        "gain_item_or": _gain_item_or,
        "extra_actions": _extra_actions,
        "place": _place,
        "steal": _steal,
        "discard_self": _discard_self,
    }
)

Where: TypeAlias = Mapping[str, Any]
"""The moment a clause has to match, by key: words or a tuple of words."""


def fitting(where: Mapping[str, tuple[str, ...]], moment: Where) -> bool:
    """Whether a clause's words match a moment; a moment may have several words for a key."""
    for key, words in where.items():
        here = moment.get(key, ())
        if isinstance(here, str):
            if here not in words:
                return False
        elif not any(word in words for word in here):
            return False
    return True
