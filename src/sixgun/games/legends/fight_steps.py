"""Steps of printed programs for fights: gangs, cancelling, restarting, looking (rules 9.6, 9.7)."""

from sixgun.games.legends import outcomes
from sixgun.games.legends.content.kinds import NOTHING, Program, Step
from sixgun.games.legends.contests import NOBODY
from sixgun.games.legends.fights import FIGHTING, Fighting, fight_virtual
from sixgun.games.legends.meetings import EffectCancelled, FightCardsPeeked, FightRestarted, HandPeeked
from sixgun.games.legends.model import GANG, LegendsTable
from sixgun.games.legends.outcomes import current, is_live
from sixgun.games.legends.printed import FIGHT_CARDS
from sixgun.games.legends.steps import STEPS, May, carry
from sixgun.kernel.events import Hidden, audience


def _fight_gang(g: LegendsTable, seat: int, step: Step, source: str, target: int) -> None:
    fight_virtual(g, seat, GANG, step[1], g.right_of(seat), step[2], source)


def _cancel_fight_effect(g: LegendsTable, seat: int, step: Step, source: str, target: int) -> None:
    fight = current(g)
    if fight.chosen != NOTHING and FIGHT_CARDS[fight.chosen].cancellable:
        fight.cancelled = True
        if g.attentive:
            g.tell(EffectCancelled, seat, fight.chosen)


def _restart_fight(g: LegendsTable, seat: int, step: Step, source: str, target: int) -> None:
    fight = current(g)
    if g.attentive:
        g.tell(FightRestarted, seat, source)
    outcomes.clear_cards(g, fight)
    fight.restart()
    g.amend(g.nearest(Fighting), FIGHTING[0])


def _no_bandit_mp(g: LegendsTable, seat: int, step: Step, source: str, target: int) -> None:
    current(g).no_mp = True


def _by(g: LegendsTable, seat: int, step: Step, source: str, target: int) -> None:
    fight = current(g)
    if fight.actor == NOBODY:
        return
    program: Program = step[2]
    if program[0][0] == "may":
        g.state.agenda.append(May(fight.actor, seat, program[0][1], source, target))
    else:
        carry(g, seat, program, source, target)


def _peek_hand(g: LegendsTable, seat: int, step: Step, source: str, target: int) -> None:
    if not is_live(target):
        return
    fight = current(g)
    hand = g.state.seats[target].hand
    seen = g.state.rng.sample(hand, min(step[1], len(hand)))
    if not seen:
        return
    g.state.reveals += 1
    side = fight.sides.index(seat)
    peeked = list(fight.peeked)
    peeked[side] = (*peeked[side], *seen)
    fight.peeked = (peeked[0], peeked[1])
    if g.attentive:
        own = audience(seat)
        g.tell(HandPeeked, seat, target, tuple([Hidden(card, own) for card in seen]))


def _peek_fight_cards(g: LegendsTable, seat: int, step: Step, source: str, target: int) -> None:
    fight = current(g)
    seen = tuple(g.state.rng.sample(fight.drawn, min(step[1], len(fight.drawn))))
    g.state.reveals += 1
    fight.shown = (*fight.shown, *seen)
    if g.attentive:
        own = audience(seat)
        g.tell(FightCardsPeeked, seat, tuple([Hidden(card, own) for card in seen]))


STEPS.update(
    {
        "fight_gang": _fight_gang,
        "cancel_fight_effect": _cancel_fight_effect,
        "restart_fight": _restart_fight,
        "no_bandit_mp": _no_bandit_mp,
        "by": _by,
        "peek_hand": _peek_hand,
        "peek_fight_cards": _peek_fight_cards,
    }
)
