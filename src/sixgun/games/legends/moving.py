"""Movement: step by step, and what may follow a Move action (rules 6)."""

from collections.abc import Sequence
from typing import ClassVar, Final

from sixgun.games.legends.asking import Decision
from sixgun.games.legends.clauses import of_item
from sixgun.games.legends.content.kinds import NOTHING, Clause, Step, mask_of
from sixgun.games.legends.effects import able
from sixgun.games.legends.events import AbilityUsed, CardPlayed, Moved
from sixgun.games.legends.fights import fight_bandit
from sixgun.games.legends.model import (
    ABILITY_WINDOW,
    ALL_WINDOWS,
    BLACK,
    CARD_WINDOW,
    ITEM_WINDOW,
    MOST_PLAYERS,
    ON_FOOT,
    LegendsTable,
    Seat,
)
from sixgun.games.legends.options import (
    REACT_WITH,
    STEP_MENU,
    STEP_TO,
    USE_ABILITY,
    USE_ITEM,
    WALK_MENU,
    ReactWith,
    StepTo,
    UseAbility,
    UseItem,
)
from sixgun.games.legends.possible import can_step, hits, possible
from sixgun.games.legends.printed import (
    ADJACENT,
    CARDS,
    CHARACTERS,
    CONTENT,
    ITEMS,
    MISC_ITEMS,
    REGION_BIT,
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
        state = g.state
        player = state.seats[self.seat]
        menu = STEP_MENU if self.first else WALK_MENU
        return menu[player.space][state.sheriff if player.wp else NOTHING]

    def answer(self, g: LegendsTable, option: Option) -> None:
        if isinstance(option, StepTo):
            walk(g, self.seat, option.space, self.left, self.kind)
        else:
            end_movement(g, self.seat, self.kind)

    def closed(self, g: LegendsTable) -> Sequence[Closed]:
        return closed_steps(g, g.state.seats[self.seat])

    def params(self, g: LegendsTable) -> dict[str, int | str]:
        return {"left": self.left, "kind": self.kind}


SHARED_STEPS: Final = 6
ON_THE_WAY: Final = tuple(
    [
        tuple([Walking(seat, left - 1, MOVE, False) for left in range(SHARED_STEPS + 1)])
        for seat in range(MOST_PLAYERS)
    ]
)
"""What follows a step of a Move action, by seat and by the steps left before it."""


def walk(g: LegendsTable, seat: int, space: int, left: int, kind: str) -> None:
    """Enter a space with this many steps left before it; a bandit there ends the movement in a fight."""
    state = g.state
    player = state.seats[seat]
    origin = player.space
    player.space = space
    day = state.day
    if seat == state.active:
        day.steps += 1
        day.regions |= REGION_BIT[space]
    if g.attentive:
        g.tell(Moved, seat, SPACES[space].id, SPACES[origin].id, kind)
    if state.bandits >> space & 1:
        if seat == state.active:
            day.ended |= 1 << space
            day.windows = 0
        fight_bandit(g, seat)
    elif left > 1:
        known = kind == MOVE and left <= SHARED_STEPS
        state.agenda.append(ON_THE_WAY[seat][left] if known else Walking(seat, left - 1, kind, False))
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
    seats = state.seats
    space = seats[seat].space
    crowd = 0
    for player in seats:
        if player.space == space:
            crowd += 1
    found: list[int] = []
    if crowd > 1:
        found = [other for other in g.around(seat) if other != seat and seats[other].space == space]
    if state.black_space == space:
        found.append(BLACK)
    return found


CARDS_AFTER: Final = tuple([card.abilities.on(AFTER) for card in CARDS])
"""What every poker card can do after a Move action."""
CHARACTERS_AFTER: Final = tuple([character.abilities.on(AFTER) for character in CHARACTERS])
"""What every character can do then."""
ITEMS_AFTER: Final = mask_of([item for item in MISC_ITEMS if ITEMS[item].front.on(AFTER)])
"""The items that can do something then, as a mask."""


def add_window_options(g: LegendsTable, seat: int, menu: list[Option]) -> None:
    """What may still follow the last Move action."""
    windows = g.state.day.windows
    player = g.state.seats[seat]
    if windows & ABILITY_WINDOW:
        for clause in CHARACTERS_AFTER[player.character]:
            if able(player) and may_follow(g, seat, clause):
                menu.append(USE_ABILITY[player.character])
    if windows & ITEM_WINDOW and player.items & ITEMS_AFTER:
        for item in MISC_ITEMS:
            if player.items >> item & 1:
                for clause in of_item(player, item, AFTER):
                    if may_follow(g, seat, clause):
                        menu.append(USE_ITEM[item])
    if windows & CARD_WINDOW:
        for card in player.hand:
            for clause in CARDS_AFTER[card]:
                if may_follow(g, seat, clause):
                    menu.append(REACT_WITH[card])


def may_follow(g: LegendsTable, seat: int, clause: Clause) -> bool:
    """Whether a reaction to a Move action can do anything now."""
    if clause.aimed:
        return bool(targets_of(g, seat, clause, others_here(g, seat)))
    if "with" in clause.where and not fitting_characters(clause, others_here(g, seat)):
        return False
    return possible(g, seat, clause.deed[0], strict=True)


def fitting_characters(clause: Clause, here: list[int]) -> list[int]:
    """The characters on the space that a clause refers to."""
    words = clause.where.get("with", ())
    return [one for one in here if ("mib" if one == BLACK else "player") in words]


def targets_of(g: LegendsTable, seat: int, clause: Clause, here: list[int]) -> tuple[int, ...]:
    """The characters on the space at which a clause can be aimed with effect."""
    program = clause.deed
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
    program = clause.deed
    if clause.aimed:
        targets = targets_of(g, seat, clause, others_here(g, seat))
        g.state.agenda.append(Target(seat, targets, program, source))
    else:
        carry(g, seat, program, source)
