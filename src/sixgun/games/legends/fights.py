"""Fights step by step: preparation, cards, reveal, reactions, fight card (rules 8 and 9)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

from sixgun.games.legends import outcomes
from sixgun.games.legends.asking import Decision, Happening
from sixgun.games.legends.clauses import silent, speaking
from sixgun.games.legends.content.kinds import NOTHING, Clause, Program
from sixgun.games.legends.contests import NOBODY, Fight
from sixgun.games.legends.events import CardPlayed
from sixgun.games.legends.meetings import (
    CardLaid,
    CardsRevealed,
    FightCardLaid,
    FightCardsDrawn,
    FightDeclared,
    Surrendered,
)
from sixgun.games.legends.model import BANDIT, BLACK, HEIST, SHERIFF, VIRTUAL, LegendsTable
from sixgun.games.legends.options import REACT_WITH, ReactWith
from sixgun.games.legends.outcomes import current, final_values, is_live, moment
from sixgun.games.legends.printed import CARDS, FIGHT_CARDS
from sixgun.games.legends.replies import LAY_CARD, SURRENDER, LayCard, LayFightCard, Prepare
from sixgun.games.legends.steps import Carry, May, carry, fitting
from sixgun.kernel.agenda import Procedure
from sixgun.kernel.asks import PASS, Option
from sixgun.kernel.events import Hidden, audience

BANDIT_CARDS: Final = 2
GUARD_CARDS: Final = 3
SHERIFF_CARDS: Final = 4
BLACK_CARDS_DRAWN: Final = 3
AGAINST_BLACK: Final = -1
"""Poker cards played against the Man in Black are worth 1 less."""

BEFORE: Final = "before_fight"
DURING: Final = "fight"
REVEAL: Final = "fight_reveal"
REACTION: Final = "fight_reaction"


# -- how fights begin ------------------------------------------------------------------------------------


def declare(
    g: LegendsTable, attacker: int, defender: int, kind: str, prize: Program = (), source: str = ""
) -> None:
    """A fight between characters; one of them may be the Man in Black."""
    space = g.state.seats[attacker if attacker != BLACK else defender].space
    fight = Fight(kind, attacker, defender, space)
    if BLACK in (attacker, defender):
        fight.draws = BLACK_CARDS_DRAWN
    fight.prize = prize
    fight.source = source
    begin(g, fight)


def fight_bandit(g: LegendsTable, seat: int) -> None:
    """The forced fight with a bandit on the player's space."""
    fight_virtual(g, seat, BANDIT, BANDIT_CARDS, g.right_of(seat))


def fight_guard(g: LegendsTable, seat: int) -> None:
    """The fight of a bank heist."""
    fight = Fight(HEIST, seat, VIRTUAL, g.state.seats[seat].space)
    fight.actor = g.right_of(seat)
    fight.draws = GUARD_CARDS
    begin(g, fight)


def fight_sheriff(g: LegendsTable, seat: int, mover: int) -> None:
    """The fight with the sheriff, played by someone other than the player being arrested."""
    fight_virtual(g, seat, SHERIFF, SHERIFF_CARDS, g.right_of(seat) if mover == seat else mover)


def fight_virtual(
    g: LegendsTable, seat: int, kind: str, cards: int, actor: int, prize: Program = (), source: str = ""
) -> None:
    """A fight in which the player defends against a virtual character."""
    fight = Fight(kind, VIRTUAL, seat, g.state.seats[seat].space)
    fight.actor = actor
    fight.draws = cards
    fight.prize = prize
    fight.source = source
    begin(g, fight)


def begin(g: LegendsTable, fight: Fight) -> None:
    """Put a fight on the agenda."""
    state = g.state
    state.fight = fight
    seats = state.seats
    fight.wp_before = (
        seats[fight.sides[0]].wp if is_live(fight.sides[0]) else 0,
        seats[fight.sides[1]].wp if is_live(fight.sides[1]) else 0,
    )
    if g.attentive:
        g.tell(FightDeclared, fight.sides[0], fight.sides[1], fight.kind, fight.actor, fight.source)
    state.agenda.append(FIGHTING[0])


# -- the steps of a fight ----------------------------------------------------------------------------------


def prepare(frame: object, g: LegendsTable) -> None:
    """Step 1: a player without cards has lost; what happens before the fight is queued."""
    fight = current(g)
    for side in (0, 1):
        seat = fight.sides[side]
        if is_live(seat) and not g.state.seats[seat].hand and is_virtual_fight(fight):
            fight.winner = 1 - side
            return
    lined: list[tuple[str, ...]] = [(), ()]
    for side in (0, 1):
        seat = fight.sides[side]
        if is_live(seat) and not silent(g.state.seats[seat], BEFORE):
            clauses = speaking(g, seat, BEFORE, moment(fight, side))
            lined[side] = tuple([source for source, _ in clauses])
            if fight.draws and any(peeks_fight_cards(clause) for _, clause in clauses):
                draw_fight_cards(g, fight)
    fight.prepared = (lined[0], lined[1])
    if lined[0] or lined[1]:
        g.state.agenda.append(Preparing(0))


def is_virtual_fight(fight: Fight) -> bool:
    """Whether one side is a bandit, guard, sheriff or gang."""
    return VIRTUAL in fight.sides


def peeks_fight_cards(clause: Clause) -> bool:
    """Whether a clause peeks at fight cards, which have to be drawn before it."""
    return any(step[0] == "peek_fight_cards" for step in clause.program)


class Preparing(Happening):
    """What happens before a fight, one at a time, the sides taking turns."""

    fields: ClassVar[tuple[str, ...]] = ("side",)
    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, g: LegendsTable) -> None:
        fight = current(g)
        side = self.side if fight.prepared[self.side] else 1 - self.side
        if fight.prepared[side]:
            g.state.agenda.append(Readying(fight.sides[side], side))


class Readying(Decision):
    """Which of a player's several effects before the fight comes first."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "side")
    __slots__ = ("side",)
    prompt: ClassVar[str] = "prepare"

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side = side

    def choices(self, g: LegendsTable) -> Sequence[Option]:
        return [Prepare(source) for source in current(g).prepared[self.side]]

    def answer(self, g: LegendsTable, option: Option) -> None:
        assert isinstance(option, Prepare)
        fight = current(g)
        side = self.side
        left = list(fight.prepared)
        left[side] = tuple([source for source in left[side] if source != option.source])
        fight.prepared = (left[0], left[1])
        g.state.agenda.append(Preparing(1 - side))
        for source, clause in speaking(g, self.seat, BEFORE, moment(fight, side)):
            if source == option.source:
                carry(g, self.seat, clause.program, source, fight.sides[1 - side])


def lay_first(frame: object, g: LegendsTable) -> None:
    """The attacker plays a card; against a virtual character the live player does."""
    fight = current(g)
    if fight.winner != NOBODY:
        return
    attacker, defender = fight.sides
    if is_live(attacker):
        if g.state.seats[attacker].hand:
            g.state.agenda.append(Laying(attacker, 0, False))
        else:
            fight.winner = 1
    elif attacker == VIRTUAL and g.state.seats[defender].hand:
        g.state.agenda.append(Laying(defender, 1, False))
    elif attacker == VIRTUAL:
        fight.winner = 0
    else:
        defend(g, fight)


def defend(g: LegendsTable, fight: Fight) -> None:
    """The defending player plays a card or surrenders, and without cards has to surrender."""
    defender = fight.sides[1]
    if g.state.seats[defender].hand:
        g.state.agenda.append(Laying(defender, 1, True))
    else:
        surrender(g, fight)


def surrender(g: LegendsTable, fight: Fight) -> None:
    """The defender gives up; the attacker's card is discarded without effect."""
    fight.winner = 0
    fight.surrendered = True
    if g.attentive:
        g.tell(Surrendered, fight.sides[1])


class Laying(Decision):
    """Play a poker card face down, or surrender where that is allowed."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "side", "may_surrender")
    __slots__ = ("may_surrender", "side")
    prompt: ClassVar[str] = "lay"

    def __init__(self, seat: int, side: int, may_surrender: bool) -> None:
        super().__init__(seat)
        self.side = side
        self.may_surrender = may_surrender

    def choices(self, g: LegendsTable) -> Sequence[Option]:
        options: list[Option] = [LAY_CARD[card] for card in g.state.seats[self.seat].hand]
        if self.may_surrender:
            options.append(SURRENDER)
        return options

    def answer(self, g: LegendsTable, option: Option) -> None:
        fight = current(g)
        if not isinstance(option, LayCard):
            surrender(g, fight)
            return
        g.state.seats[self.seat].hand.remove(option.card)
        cards = list(fight.cards)
        cards[self.side] = option.card
        fight.cards = (cards[0], cards[1])
        if g.attentive:
            g.tell(CardLaid, self.seat, Hidden(option.card, audience(self.seat)))

    def params(self, g: LegendsTable) -> Mapping[str, int | str]:
        return {"kind": current(g).kind}


def lay_second(frame: object, g: LegendsTable) -> None:
    """The defender answers, or the fight cards are drawn and one is chosen."""
    fight = current(g)
    if fight.winner != NOBODY:
        return
    attacker, _defender = fight.sides
    if fight.draws:
        draw_fight_cards(g, fight)
        if BLACK in fight.sides:
            fight.chosen = max(fight.drawn, key=fight_value)
        else:
            g.state.agenda.append(ChoosingFightCard(fight.actor))
    elif is_live(attacker):
        defend(g, fight)


def fight_value(card: int) -> int:
    """The value of a fight card."""
    return FIGHT_CARDS[card].value


def draw_fight_cards(g: LegendsTable, fight: Fight) -> None:
    """Draw the fight cards of this fight, unless they already are."""
    if fight.drawn:
        return
    deck = g.state.fight_deck
    fight.drawn = tuple([deck.pop() for _ in range(min(fight.draws, len(deck)))])
    g.state.reveals += 1
    if g.attentive and fight.actor != NOBODY:
        own = audience(fight.actor)
        g.tell(
            FightCardsDrawn,
            fight.actor,
            len(fight.drawn),
            tuple([Hidden(card, own) for card in fight.drawn]),
        )


class ChoosingFightCard(Decision):
    """Which fight card the virtual character plays; decided by someone other than the fighting player."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ()
    prompt: ClassVar[str] = "fight_card"

    def choices(self, g: LegendsTable) -> Sequence[Option]:
        return [LayFightCard(card) for card in current(g).drawn]

    def answer(self, g: LegendsTable, option: Option) -> None:
        assert isinstance(option, LayFightCard)
        current(g).chosen = option.card
        if g.attentive:
            g.tell(FightCardLaid, self.seat, Hidden(option.card, audience(self.seat)))

    def params(self, g: LegendsTable) -> Mapping[str, int | str]:
        return {"kind": current(g).kind}


def reveal(frame: object, g: LegendsTable) -> None:
    """Step 2: cards are turned over, modifiers are added, then the cards' own effects, attacker first."""
    fight = current(g)
    if fight.winner != NOBODY:
        return
    fight.open = True
    g.state.reveals += 1
    for side in (0, 1):
        if is_live(fight.sides[side]):
            add_modifiers(g, fight, side)
    if g.attentive:
        values = final_values(fight)
        g.tell(CardsRevealed, *fight.sides, fight.kind, fight.cards, fight.chosen, values)
    first: list[Carry | May] = []
    last: list[Carry | May] = []
    for side in (0, 1):
        seat, card = fight.sides[side], fight.cards[side]
        if not is_live(seat) or card == NOTHING:
            continue
        for clause in CARDS[card].abilities.on(REVEAL):
            if not fitting(clause.where, moment(fight, side)):
                continue
            kind, rival = CARDS[card].kind, fight.sides[1 - side]
            if clause.program[0][0] == "may":
                last.append(May(seat, seat, clause.program[0][1], kind, rival))
            else:
                first.append(Carry(seat, clause.program, kind, rival))
    g.then(*first, *last)


def add_modifiers(g: LegendsTable, fight: Fight, side: int) -> None:
    """What a live fighter's ability, weapon and card add to their own card and to the opposing one."""
    seat, card = fight.sides[side], fight.cards[side]
    here = moment(fight, side)
    programs = [clause.program for _, clause in speaking(g, seat, DURING, here)]
    if card != NOTHING:
        programs += [c.program for c in CARDS[card].abilities.on(DURING) if fitting(c.where, here)]
    for program in programs:
        for step in program:
            modify(fight, side if step[0] == "own_value" else 1 - side, step[1])
    if fight.sides[1 - side] == BLACK:
        modify(fight, side, AGAINST_BLACK)


def modify(fight: Fight, side: int, amount: int) -> None:
    """Add something to the card of one side."""
    bonus = list(fight.bonus)
    bonus[side] += amount
    fight.bonus = (bonus[0], bonus[1])


def react(frame: object, g: LegendsTable) -> None:
    """Step 3: one chance each to react, the attacker first, then the defender; then the step is over."""
    fight = current(g)
    if fight.winner == NOBODY:
        give_chance(g, fight, 0)


def give_chance(g: LegendsTable, fight: Fight, first: int) -> None:
    """Give a side its chance, or the next one if it has no cards; nobody comes after the defender."""
    for side in range(first, len(fight.sides)):
        seat = fight.sides[side]
        if is_live(seat) and g.state.seats[seat].hand:
            passed = side == 1 and not fight.reacted[0]
            g.state.agenda.append(Reacting(seat, side, passed))
            return


class Reacting(Decision):
    """A side's only chance: one reaction, or pass. `passed` is whether the attacker has let theirs go by.

    Everyone with cards is asked, as silence would reveal what a hand lacks.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "side", "passed")
    __slots__ = ("passed", "side")
    prompt: ClassVar[str] = "react"

    def __init__(self, seat: int, side: int, passed: bool) -> None:
        super().__init__(seat)
        self.side = side
        self.passed = passed

    def aloud(self, g: LegendsTable) -> bool:
        return True

    def choices(self, g: LegendsTable) -> Sequence[Option]:
        options: list[Option] = [PASS]
        for card in g.state.seats[self.seat].hand:
            if CARDS[card].abilities.on(REACTION):
                options.append(REACT_WITH[card])
        return options

    def answer(self, g: LegendsTable, option: Option) -> None:
        fight = current(g)
        if isinstance(option, ReactWith):
            self.play(g, fight, option.card)
        give_chance(g, fight, self.side + 1)

    def play(self, g: LegendsTable, fight: Fight, card: int) -> None:
        """Discard a card for its reaction."""
        side = self.side
        g.state.seats[self.seat].hand.remove(card)
        fight.spent = (*fight.spent, card)
        reacted = list(fight.reacted)
        reacted[side] = True
        fight.reacted = (reacted[0], reacted[1])
        if g.attentive:
            g.tell(CardPlayed, self.seat, card)
        for clause in CARDS[card].abilities.on(REACTION):
            for step in clause.program:
                modify(fight, side if step[0] == "own_value" else 1 - side, step[1])

    def params(self, g: LegendsTable) -> Mapping[str, int | str]:
        values = final_values(current(g))
        return {"own": values[self.side], "rival": values[1 - self.side]}


def resolve_fight_card(frame: object, g: LegendsTable) -> None:
    """The fight card's effect on the live player, unless it is cancelled."""
    fight = current(g)
    if fight.winner != NOBODY or fight.chosen == NOTHING or fight.cancelled:
        return
    rival = fight.sides[0] if is_live(fight.sides[0]) else fight.sides[1]
    card = FIGHT_CARDS[fight.chosen]
    carry(g, rival, card.program, card.id, fight.actor)


class Fighting(Procedure[LegendsTable]):
    """A fight from its preparation to its end."""

    fields: ClassVar[tuple[str, ...]] = ("stage",)
    __slots__ = ()
    stages: ClassVar[tuple[Callable[[Any, Any], object], ...]] = (
        prepare,
        lay_first,
        lay_second,
        reveal,
        react,
        resolve_fight_card,
        outcomes.compare,
        outcomes.settle,
        outcomes.finish,
    )

    def resumed(self, stage: int) -> "Fighting":
        return FIGHTING[stage]


FIGHTING: Final = tuple([Fighting(stage) for stage in range(len(Fighting.stages) + 1)])
"""A fight at each of its steps."""
