"""Prospecting dice: rolling, rolling again, the map, the results (rules 11.2 and 12)."""

from collections.abc import Sequence
from typing import ClassVar, Final

from sixgun.games.legends import effects
from sixgun.games.legends.asking import Decision, Happening
from sixgun.games.legends.clauses import of_item, speaking
from sixgun.games.legends.content.kinds import NOTHING, Program, Step
from sixgun.games.legends.contests import Gold
from sixgun.games.legends.events import AbilityUsed, DiceRolled, DieRerolled
from sixgun.games.legends.model import LegendsTable
from sixgun.games.legends.printed import FACES, ITEMS, MISC_ITEMS
from sixgun.games.legends.replies import KEEP_DICE, RollAgain
from sixgun.games.legends.steps import STEPS, Carry, carry
from sixgun.kernel.asks import Option

DICE: Final = 2
PROSPECT: Final = "prospect"


def prospect(g: LegendsTable, seat: int) -> None:
    """The action of a mine: both dice."""
    roll(g, seat, DICE, PROSPECT, ())


def roll(g: LegendsTable, seat: int, dice: int, source: str, bonus: Program) -> None:
    """Roll dice and decide what to do with them; then take what they show."""
    gold = Gold()
    gold.faces = g.state.rng.roll(dice, len(FACES))
    gold.bonus = bonus
    gold.source = source
    g.state.gold = gold
    if g.attentive:
        g.tell(DiceRolled, seat, gold.faces)
    g.state.agenda.append(TakingGold(seat))
    g.state.agenda.append(Rolling(seat))


def dice_on_table(g: LegendsTable) -> Gold:
    """The dice that were rolled."""
    gold = g.state.gold
    assert gold is not None, "no dice are rolled"
    return gold


class Rolling(Decision):
    """Roll a die again that allows it, use the map on one, or keep the dice."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ()
    prompt: ClassVar[str] = "dice"

    def choices(self, g: LegendsTable) -> Sequence[Option]:
        gold = dice_on_table(g)
        options: list[Option] = [KEEP_DICE]
        for die, face in enumerate(gold.faces):
            # Once the map is used, only its own die may be rolled again.
            if FACES[face].rolls_on and gold.mapped in (NOTHING, die):
                options.append(RollAgain(die, NOTHING))
        item = map_of(g, self.seat)
        if item != NOTHING:
            options.extend([RollAgain(die, item) for die in range(len(gold.faces))])
        return options

    def answer(self, g: LegendsTable, option: Option) -> None:
        if not isinstance(option, RollAgain):
            return
        gold = dice_on_table(g)
        faces = list(gold.faces)
        if option.item == NOTHING:
            gold.kept = (*gold.kept, faces[option.die])
        else:
            gold.mapped = option.die
        faces[option.die] = g.state.rng.roll(1, len(FACES))[0]
        gold.faces = tuple(faces)
        if g.attentive:
            source = ITEMS[option.item].id if option.item != NOTHING else ""
            g.tell(DieRerolled, self.seat, option.die + 1, FACES[faces[option.die]].symbol, source)
        g.state.agenda.append(self)


def map_of(g: LegendsTable, seat: int) -> int:
    """The item that lets a player roll one die of a Prospect action again, or nothing."""
    gold = dice_on_table(g)
    if gold.source != PROSPECT or gold.mapped != NOTHING:
        return NOTHING
    player = g.state.seats[seat]
    for item in MISC_ITEMS:
        if player.items >> item & 1 and of_item(player, item, "prospect_roll"):
            return item
    return NOTHING


class TakingGold(Happening):
    """The results of all dice are gained."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: LegendsTable) -> None:
        seat = self.seat
        gold = dice_on_table(g)
        player = g.state.seats[seat]
        before = player.nuggets
        for face in (*gold.kept, *gold.faces):
            carry(g, seat, FACES[face].program, gold.source)
        nuggets = player.nuggets - before
        g.state.gold = None
        if gold.source == PROSPECT:
            effects.remember(g, seat, PROSPECT, ("nuggets", nuggets))
            for source, clause in speaking(g, seat, "after_prospect", {}):
                if g.attentive:
                    g.tell(AbilityUsed, seat, source)
                g.state.agenda.append(Carry(seat, clause.program, source))
            return
        for face in gold.faces:
            if not FACES[face].program:
                carry(g, seat, gold.bonus, gold.source)


def _roll_or(g: LegendsTable, seat: int, step: Step, source: str, target: int) -> None:
    roll(g, seat, step[1], source, step[2])


STEPS["roll_or"] = _roll_or
