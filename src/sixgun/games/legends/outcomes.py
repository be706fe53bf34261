"""How fights end: result, wound, reward, jail, loot, and what follows (rules 8.4 to 9.6)."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from sixgun.games.legends import effects
from sixgun.games.legends.asking import Decision
from sixgun.games.legends.clauses import speaking
from sixgun.games.legends.content.kinds import COLOURS, NOTHING, Program
from sixgun.games.legends.contests import NOBODY, Fight
from sixgun.games.legends.events import AbilityUsed, CattleLost, CattleStolen
from sixgun.games.legends.meetings import (
    BanditLeft,
    FightWon,
    Jailed,
    RewardLimited,
    SheriffReturned,
    TieBroken,
)
from sixgun.games.legends.model import (
    ARREST,
    BANDIT,
    BLACK,
    DUEL,
    GANG,
    HEIST,
    ROB,
    SHERIFF,
    VIRTUAL,
    LegendsTable,
)
from sixgun.games.legends.printed import CARDS, CATTLE, FIGHT_CARDS, PRISON, SPACES, VALUE
from sixgun.games.legends.replies import Loot, Pick, TakeToken
from sixgun.games.legends.steps import Carry, answer_wounds, carry, fitting
from sixgun.kernel.asks import Option
from sixgun.kernel.events import Hidden, audience

LEAST_VALUE: Final = 2
DUEL_LP: Final = 2
HEIST_MONEY: Final = 80
HEIST_WON_WP: Final = 3
HEIST_LOST_WP: Final = 1
BLACK_MONEY: Final = 60
BLACK_NUGGETS: Final = 2
ONE_LP: Final[Program] = (("lp", 1),)
ONE_MP: Final[Program] = (("mp", 1),)
AFTER_FIGHT: Final = "after_fight"


def current(g: LegendsTable) -> Fight:
    """The fight in progress."""
    fight = g.state.fight
    assert fight is not None, "no fight is going on"
    return fight


def is_live(side: int) -> bool:
    """Whether a side of a fight is a player."""
    return side < BLACK


def opponent_words(fight: Fight, side: int) -> tuple[str, ...]:
    """What a side's opponent is called in the codes of cards."""
    other = fight.sides[1 - side]
    if other == VIRTUAL:
        return ("virtual", BANDIT) if fight.kind == BANDIT else ("virtual",)
    if other == BLACK:
        return ("mib",)
    return ("player", "outlaw") if fight.wp_before[1 - side] else ("player",)


def moment(fight: Fight, side: int) -> dict[str, Any]:
    """The fight as a side sees it, for the clauses of cards."""
    here: dict[str, Any] = {
        "vs": opponent_words(fight, side),
        "type": fight.kind,
        "role": "defender" if side else "attacker",
    }
    if fight.winner != NOBODY:
        here["result"] = "win" if fight.winner == side else "loss"
    return here


def value_of(fight: Fight, side: int) -> int:
    """What a side's card is worth now; nothing without a card."""
    card = fight.cards[side]
    if card != NOTHING:
        return max(LEAST_VALUE, VALUE[card] + fight.bonus[side])
    if not is_live(fight.sides[side]) and fight.chosen != NOTHING:
        return max(LEAST_VALUE, FIGHT_CARDS[fight.chosen].value + fight.bonus[side])
    return 0


def final_values(fight: Fight) -> tuple[int, int]:
    """What both cards are worth now."""
    return value_of(fight, 0), value_of(fight, 1)


# -- step 4: result --------------------------------------------------------------------------------------


def compare(frame: object, g: LegendsTable) -> None:
    """The higher value wins; a tie goes to the attacking player, or to an opponent who is not a player."""
    fight = current(g)
    seats = g.state.seats
    values = (0, 0)
    if fight.winner == NOBODY:
        values = final_values(fight)
        if values[0] != values[1]:
            fight.winner = 0 if values[0] > values[1] else 1
        else:
            fight.winner = 1 if not is_live(fight.sides[1]) else 0
            if g.attentive:
                g.tell(TieBroken, "attacker" if all(map(is_live, fight.sides)) else "opponent", ())
    fight.wounds = (
        seats[fight.sides[0]].wounds if is_live(fight.sides[0]) else 0,
        seats[fight.sides[1]].wounds if is_live(fight.sides[1]) else 0,
    )
    winner, loser = fight.sides[fight.winner], fight.sides[1 - fight.winner]
    if g.attentive:
        g.tell(FightWon, winner, loser, fight.kind, values)
    if is_live(loser):
        effects.wound(g, loser, 1, "fight")
        effects.draw(g, loser, 1, "fight")
        answer_wounds(g)


# -- step 5: reward --------------------------------------------------------------------------------------


def settle(frame: object, g: LegendsTable) -> None:
    """The reward of a winner and the further losses of a loser, by the kind of fight."""
    fight = current(g)
    won = fight.winner == 0
    attacker, defender = fight.sides
    if attacker == BLACK:
        if won:
            carry(g, BLACK, fight.prize, fight.source, defender)
    elif fight.kind == BANDIT:
        settle_bandit(g, fight, defender)
    elif fight.kind == HEIST:
        effects.gain_money(g, attacker, HEIST_MONEY if won else 0, HEIST)
        effects.gain_wp(g, attacker, HEIST_WON_WP if won else HEIST_LOST_WP, HEIST)
    elif fight.kind == SHERIFF:
        if won:
            jail(g, defender)
        g.state.sheriff = PRISON
        if g.attentive:
            g.tell(SheriffReturned)
    elif fight.kind == GANG:
        if not won:
            carry(g, defender, fight.prize, fight.source)
    elif won:
        settle_attack(g, fight, attacker, defender)


def settle_attack(g: LegendsTable, fight: Fight, attacker: int, defender: int) -> None:
    """The reward of a winning attacker."""
    if fight.kind == DUEL:
        effects.gain_lp(g, attacker, DUEL_LP, DUEL)
    elif fight.kind == ARREST:
        effects.gain_mp(g, attacker, 1, ARREST)
        jail(g, defender)
    elif fight.kind == ROB:
        effects.gain_wp(g, attacker, 1, ROB)
        g.state.agenda.append(Looting(attacker, defender))
        if is_live(defender) and g.state.seats[defender].cattle != NOTHING:
            g.state.agenda.append(TakingToken(attacker, defender))


def settle_bandit(g: LegendsTable, fight: Fight, seat: int) -> None:
    """The bandit leaves in either case; a winner takes a point."""
    g.state.bandits &= ~(1 << fight.space)
    if g.attentive:
        g.tell(BanditLeft, SPACES[fight.space].id)
    if fight.winner == 1:
        if fight.no_mp and not g.state.seats[seat].wp and g.attentive:
            g.tell(RewardLimited, seat, fight.chosen)
        g.state.agenda.append(BanditReward(seat))


class BanditReward(Decision):
    """1 LP or 1 MP for a bandit; outlaws, and after some fight cards everyone, only the LP."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ()
    prompt: ClassVar[str] = "bandit_reward"

    def choices(self, g: LegendsTable) -> Sequence[Option]:
        if g.state.seats[self.seat].wp or current(g).no_mp:
            return (TAKE_LP,)
        return (TAKE_LP, TAKE_MP)

    def answer(self, g: LegendsTable, option: Option) -> None:
        fight = current(g)
        if option == TAKE_MP:
            fight.taken = "mp"
            effects.gain_mp(g, self.seat, 1, BANDIT)
        else:
            fight.taken = "lp"
            effects.gain_lp(g, self.seat, 1, BANDIT)


TAKE_LP: Final = Pick(ONE_LP)
TAKE_MP: Final = Pick(ONE_MP)


def jail(g: LegendsTable, seat: int) -> None:
    """The loser of an arrest loses Wanted points, cattle, half the money and gold, and goes to prison."""
    player = g.state.seats[seat]
    if g.attentive:
        g.tell(Jailed, seat)
    effects.lose_all_wp(g, seat)
    effects.return_cattle(g, seat)
    effects.lose_money(g, seat, effects.half(player.money, 10), "jail")
    effects.lose_nuggets(g, seat, effects.half(player.nuggets, 1), "jail")
    effects.place(g, seat, PRISON)


class TakingToken(Decision):
    """Whether the robber takes the victim's cattle token."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "victim")
    __slots__ = ("victim",)
    prompt: ClassVar[str] = "take_token"

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim = victim

    def choices(self, g: LegendsTable) -> Sequence[Option]:
        return (TakeToken(True), TakeToken(False))

    def answer(self, g: LegendsTable, option: Option) -> None:
        assert isinstance(option, TakeToken)
        if not option.take:
            return
        robber, victim = g.state.seats[self.seat], g.state.seats[self.victim]
        token = victim.cattle
        victim.cattle = NOTHING
        colour = COLOURS[CATTLE[token].colour]
        if robber.cattle != NOTHING:
            effects.return_token(g, token)
            if g.attentive:
                g.tell(CattleLost, self.victim, colour)
            return
        robber.cattle = token
        g.state.reveals += 1
        if g.attentive:
            both = audience(self.seat, self.victim)
            g.tell(CattleStolen, self.seat, self.victim, colour, Hidden(token, both))


class Looting(Decision):
    """Half of the victim's money or half of the nuggets; the Man in Black has a fixed purse."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "victim")
    __slots__ = ("victim",)
    prompt: ClassVar[str] = "loot"

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim = victim

    def choices(self, g: LegendsTable) -> Sequence[Option]:
        if self.victim == BLACK:
            return (Loot("money"), Loot("nuggets"))
        victim = g.state.seats[self.victim]
        options: list[Option] = []
        if victim.money:
            options.append(Loot("money"))
        if victim.nuggets:
            options.append(Loot("nuggets"))
        return options

    def answer(self, g: LegendsTable, option: Option) -> None:
        assert isinstance(option, Loot)
        if self.victim == BLACK:
            if option.thing == "money":
                effects.gain_money(g, self.seat, BLACK_MONEY, ROB)
            else:
                effects.gain_nuggets(g, self.seat, BLACK_NUGGETS, ROB)
            return
        victim = g.state.seats[self.victim]
        if option.thing == "money":
            taken = effects.lose_money(g, self.victim, effects.half(victim.money, 10), ROB)
            effects.gain_money(g, self.seat, taken, ROB)
        else:
            taken = effects.lose_nuggets(g, self.victim, effects.half(victim.nuggets, 1), ROB)
            effects.gain_nuggets(g, self.seat, taken, ROB)

    def params(self, g: LegendsTable) -> dict[str, int | str]:
        if self.victim == BLACK:
            return {"money": BLACK_MONEY, "nuggets": BLACK_NUGGETS}
        victim = g.state.seats[self.victim]
        return {"money": effects.half(victim.money, 10), "nuggets": effects.half(victim.nuggets, 1)}


# -- the end of a fight ----------------------------------------------------------------------------------


def finish(frame: object, g: LegendsTable) -> None:
    """The cards leave the table, the fight is remembered, and abilities that wait for its end follow."""
    fight = current(g)
    frames: list[Carry] = []
    order = [side for side in (0, 1) if is_live(fight.sides[side])]
    order.sort(key=lambda side: (fight.sides[side] - g.state.active) % len(g.state.seats))
    for side in order:
        seat = fight.sides[side]
        remember_fight(g, fight, side)
        here = moment(fight, side)
        for source, clause in speaking(g, seat, AFTER_FIGHT, here):
            frames.append(Carry(seat, clause.program, source))
        card = fight.cards[side]
        if card != NOTHING and fight.open:
            for clause in CARDS[card].abilities.on(AFTER_FIGHT):
                if fitting(clause.where, here):
                    frames.append(Carry(seat, clause.program, CARDS[card].kind))
    clear_cards(g, fight)
    g.state.fight = None
    for frame_after in frames:
        if g.attentive:
            g.tell(AbilityUsed, frame_after.seat, frame_after.source)
    g.then(*frames)


def remember_fight(g: LegendsTable, fight: Fight, side: int) -> None:
    """Note a fight among the deeds of one of its fighters."""
    space = SPACES[fight.space]
    effects.remember(
        g,
        fight.sides[side],
        "fight",
        ("result", "win" if fight.winner == side else "loss"),
        ("type", fight.kind),
        ("role", "defender" if side else "attacker"),
        ("vs", opponent_words(fight, side)),
        ("site", space.site),
        ("town", space.town),
        ("wounds", fight.wounds[side]),
        ("wp_before", fight.wp_before[side]),
        ("reward", fight.taken),
    )


def clear_cards(g: LegendsTable, fight: Fight) -> None:
    """Poker cards are discarded; all fight cards go under their deck in random order."""
    state = g.state
    if not fight.open and fight.cards != (NOTHING, NOTHING):
        state.reveals += 1  # a card laid face down goes to the open discard pile
    for card in (*fight.cards, *fight.spent):
        if card != NOTHING:
            state.discard.append(card)
    if fight.drawn:
        drawn = list(fight.drawn)
        state.rng.shuffle(drawn)
        state.fight_deck[:0] = drawn
    fight.cards = (NOTHING, NOTHING)
    fight.spent = ()
    fight.drawn = ()
