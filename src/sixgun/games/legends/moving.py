"""Movement: step by step, and what may follow a Move action (rules 6)."""

from collections.abc import Sequence
from typing import ClassVar, Final

from sixgun.games.legends.asking import Decision
from sixgun.games.legends.clauses import of_character, of_item
from sixgun.games.legends.content.kinds import NOTHING, Clause, Program, Step
from sixgun.games.legends.events import AbilityUsed, CardPlayed, Moved
from sixgun.games.legends.fights import fight_bandit
from sixgun.games.legends.model import (
    ABILITY_WINDOW,
    ALL_WINDOWS,
    BLACK,
    CARD_WINDOW,
    ITEM_WINDOW,
    ON_FOOT,
    LegendsTable,
    Seat,
)
from sixgun.games.legends.options import (
    REACT_WITH,
    STEP_MENU,
    STEP_TO,
    STOP,
    ReactWith,
    StepTo,
    UseAbility,
    UseItem,
)
from sixgun.games.legends.possible import aims, can_step, hits, possible
from sixgun.games.legends.printed import (
    ADJACENT,
    CARDS,
    CHARACTERS,
    CONTENT,
    ITEMS,
    MISC_ITEMS,
    REGION,
    SPACES,
)
from sixgun.games.legends.steps import STEPS, Target, carry
from sixgun.kernel.asks import Closed, Option, refusal

MOVE: Final = "move"
"""A Move action; movements of other kinds are named after the card that allows them."""
ABILITY: Final = "ability"
"""An extra step that an ability adds to a Move action."""
AFTER: Final = "after_move_action"


def movement(player: Seat) -> int:
    """Movement points: on foot, or with the active mount."""
    if player.mount == NOTHING:
        return ON_FOOT
    item = ITEMS[player.mount]
    return item.upgraded_movement if player.upgraded >> player.mount & 1 else item.movement


def step_options(g: LegendsTable, seat: int) -> Sequence[Option]:
    """A step to every neighbouring space; an outlaw may not enter the sheriff's."""
    player = g.state.seats[seat]
    menu = STEP_MENU[player.space]
    if player.wp:
        sheriff = g.state.sheriff
        return [option for option in menu if option.space != sheriff]
    return menu


def closed_steps(g: LegendsTable, player: Seat) -> list[Closed]:
    """An outlaw stays away from the sheriff."""
    sheriff = g.state.sheriff
    if player.wp and sheriff in ADJACENT[player.space]:
        return [Closed(STEP_TO[sheriff], refusal("sheriff-there", "legends 6"))]
    return []


class Walking(Decision):
    """The next step of a movement, or stop; the first step of a movement cannot be skipped."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "kind", "first")
    __slots__ = ("first", "kind", "left")
    prompt: ClassVar[str] = "walk"

    def __init__(self, seat: int, left: int, kind: str, first: bool) -> None:
        super().__init__(seat)
        self.left = left
        self.kind = kind
        self.first = first

    def choices(self, g: LegendsTable) -> Sequence[Option]:
        steps = step_options(g, self.seat)
        return steps if self.first else (STOP, *steps)

    def answer(self, g: LegendsTable, option: Option) -> None:
        if isinstance(option, StepTo):
            walk(g, self.seat, option.space, self.left, self.kind)
        else:
            end_movement(g, self.seat, self.kind)

    def closed(self, g: LegendsTable) -> Sequence[Closed]:
        return closed_steps(g, g.state.seats[self.seat])

    def params(self, g: LegendsTable) -> dict[str, int | str]:
        return {"left": self.left, "kind": self.kind}


def walk(g: LegendsTable, seat: int, space: int, left: int, kind: str) -> None:
    """Enter a space with this many steps left before it; a bandit there ends the movement in a fight."""
    state = g.state
    player = state.seats[seat]
    origin = player.space
    player.space = space
    day = state.day
    if seat == state.active:
        day.steps += 1
        day.regions |= 1 << REGION[space]
    if g.attentive:
        g.tell(Moved, seat, SPACES[space].id, SPACES[origin].id, kind)
    if state.bandits >> space & 1:
        if seat == state.active:
            day.ended |= 1 << space
            day.windows = 0
        fight_bandit(g, seat)
    elif left > 1:
        state.agenda.append(Walking(seat, left - 1, kind, False))
    else:
        end_movement(g, seat, kind)


def end_movement(g: LegendsTable, seat: int, kind: str) -> None:
    """A movement ends on a space; after a Move action its windows open."""
    state = g.state
    if seat != state.active:
        return
    day = state.day
    day.ended |= 1 << state.seats[seat].space
    if kind == MOVE:
        day.windows = ALL_WINDOWS
    elif kind == ABILITY:
        day.windows = ITEM_WINDOW | CARD_WINDOW


def _step(g: LegendsTable, seat: int, step: Step, source: str, target: int) -> None:
    points = step[1] + step[2] * movement(g.state.seats[seat])
    if can_step(g, seat):
        kind = ABILITY if source in CONTENT.numbers["character"] else source
        g.state.agenda.append(Walking(seat, points, kind, True))


STEPS["step"] = _step


# -- Move windows ----------------------------------------------------------------------------------------


def others_here(g: LegendsTable, seat: int) -> list[int]:
    """All other characters on a player's space; the Man in Black comes last."""
    state = g.state
    space = state.seats[seat].space
    found = [other for other in g.around(seat) if other != seat and state.seats[other].space == space]
    if state.black_space == space:
        found.append(BLACK)
    return found


def window_options(g: LegendsTable, seat: int) -> list[Option]:
    """What may still follow the last Move action."""
    windows = g.state.day.windows
    player = g.state.seats[seat]
    found: list[Option] = []
    here = others_here(g, seat)
    if windows & ABILITY_WINDOW:
        for clause in of_character(player, AFTER):
            if may_follow(g, seat, clause, here):
                found.append(UseAbility(player.character))
    if windows & ITEM_WINDOW:
        for item in MISC_ITEMS:
            if player.items >> item & 1:
                for clause in of_item(player, item, AFTER):
                    if may_follow(g, seat, clause, here):
                        found.append(UseItem(item))
    if windows & CARD_WINDOW:
        for card in player.hand:
            for clause in CARDS[card].abilities.on(AFTER):
                if may_follow(g, seat, clause, here):
                    found.append(REACT_WITH[card])
    return found


def may_follow(g: LegendsTable, seat: int, clause: Clause, here: list[int]) -> bool:
    """Whether a reaction to a Move action can do anything now."""
    program = bare(clause.program)
    if aims(program):
        return bool(targets_of(g, seat, clause, here))
    if "with" in clause.where and not fitting_characters(clause, here):
        return False
    return possible(g, seat, program[0], strict=True)


def bare(program: Program) -> Program:
    """Something optional: choosing it already answers whether to do it."""
    return program[0][1] if len(program) == 1 and program[0][0] == "may" else program


def fitting_characters(clause: Clause, here: list[int]) -> list[int]:
    """The characters on the space that a clause refers to."""
    words = clause.where.get("with", ())
    return [one for one in here if ("mib" if one == BLACK else "player") in words]


def targets_of(g: LegendsTable, seat: int, clause: Clause, here: list[int]) -> tuple[int, ...]:
    """The characters on the space at which a clause can be aimed with effect."""
    program = bare(clause.program)
    return tuple([one for one in fitting_characters(clause, here) if hits(g, seat, program, one)])


def follow(g: LegendsTable, seat: int, option: Option) -> None:
    """Use a window; it closes, and so do the ones before it."""
    day = g.state.day
    player = g.state.seats[seat]
    if isinstance(option, UseAbility):
        day.windows &= ITEM_WINDOW | CARD_WINDOW
        character = CHARACTERS[player.character]
        if g.attentive:
            g.tell(AbilityUsed, seat, character.id)
        aim(g, seat, character.abilities.on(AFTER)[0], character.id)
    elif isinstance(option, UseItem):
        day.windows &= CARD_WINDOW
        item = ITEMS[option.item]
        if g.attentive:
            g.tell(AbilityUsed, seat, item.id)
        aim(g, seat, item.front.on(AFTER)[0], item.id)
    elif isinstance(option, ReactWith):
        day.windows = 0
        play_reaction(g, seat, option.card)
        card = CARDS[option.card]
        aim(g, seat, card.abilities.on(AFTER)[0], card.kind)


def play_reaction(g: LegendsTable, seat: int, card: int) -> None:
    """Discard a card for its reaction."""
    g.state.seats[seat].hand.remove(card)
    g.state.discard.append(card)
    if g.attentive:
        g.tell(CardPlayed, seat, card)


def aim(g: LegendsTable, seat: int, clause: Clause, source: str) -> None:
    """Carry out a clause, aimed at someone if it has to be."""
    program = bare(clause.program)
    if aims(program):
        targets = targets_of(g, seat, clause, others_here(g, seat))
        g.state.agenda.append(Target(seat, targets, program, source))
    else:
        carry(g, seat, program, source)
