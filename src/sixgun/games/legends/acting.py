"""The action phase: everything a player may do next (rules 5.2, decision 7)."""

from collections.abc import Sequence
from typing import ClassVar

from sixgun.games.legends import locations
from sixgun.games.legends.asking import Decision, Happening
from sixgun.games.legends.conditions import on_other_ranch
from sixgun.games.legends.content.kinds import NOTHING
from sixgun.games.legends.effects import remember
from sixgun.games.legends.events import AbilityUsed, ActionBegan, CardPlayed
from sixgun.games.legends.fights import declare, fight_guard
from sixgun.games.legends.goals import complete, goal_options
from sixgun.games.legends.gold import prospect
from sixgun.games.legends.model import (
    ARREST,
    BLACK,
    DUEL,
    ROB,
    LegendsTable,
    Seat,
)
from sixgun.games.legends.moving import (
    MOVE,
    follow,
    movement,
    others_here,
    step_options,
    walk,
    window_options,
)
from sixgun.games.legends.options import (
    BY_RAIL,
    END_TURN,
    OPEN_POKER,
    PARTY,
    PLAY_CARD,
    PROSPECT,
    ROB_BANK,
    RUSTLE,
    SEE_DOCTOR,
    SELL_GOLD,
    SHOP,
    TAKE_CATTLE,
    WORK,
    Attack,
    CompleteGoal,
    Contribute,
    Deliver,
    EndTurn,
    OpenPoker,
    Party,
    PlayCard,
    Prospect,
    ReactWith,
    RobBank,
    SeeDoctor,
    SellGold,
    Shop,
    StepTo,
    TakeCattle,
    UseAbility,
    UseItem,
    Work,
)
from sixgun.games.legends.poker import ANTE, open_game
from sixgun.games.legends.possible import does_something
from sixgun.games.legends.printed import CARDS, ITEMS, KIND, MISC_ITEMS, SPACES, TOWN
from sixgun.games.legends.steps import Carry, carry
from sixgun.games.legends.stories import contribute, contributions
from sixgun.games.legends.why_not import closed_options
from sixgun.kernel.asks import Closed, Option

ATTACKS: dict[tuple[int, str], Attack] = {
    (target, kind): Attack(target, kind) for target in (*range(6), BLACK) for kind in (ARREST, DUEL, ROB)
}


def free_options(g: LegendsTable, seat: int) -> list[Option]:
    """Free activities: deliveries, a story disc, goals."""
    player = g.state.seats[seat]
    found = contributions(g, seat)
    if player.cattle != NOTHING:
        kind = KIND[player.space]
        if kind == "rail_station" and not player.wp:
            found.append(BY_RAIL)
        elif kind == "ranch" and on_other_ranch(player):
            found.append(RUSTLE)
    if g.state.with_goals:
        found.extend(goal_options(g, seat))
    return found


def take_free(g: LegendsTable, seat: int, option: Option) -> None:
    """Carry out a free activity; it ends a Move action and is not part of any action."""
    g.state.day.windows = 0
    g.state.day.acting = False
    if isinstance(option, Contribute):
        contribute(g, seat, option)
    elif isinstance(option, CompleteGoal):
        complete(g, seat, option.goal)
    elif isinstance(option, Deliver):
        locations.deliver(g, seat, option.how)


class Acting(Decision):
    """What the active player does next: an action, a free activity, something after a Move, or nothing."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ()
    prompt: ClassVar[str] = "act"

    def choices(self, g: LegendsTable) -> Sequence[Option]:
        state = g.state
        seat = self.seat
        options: list[Option] = [END_TURN]
        if state.day.windows:
            options.extend(window_options(g, seat))
        options.extend(free_options(g, seat))
        if state.day.actions:
            options.extend(actions(g, seat))
        return options

    def aloud(self, g: LegendsTable) -> bool:
        """Silence would reveal that no card can follow a Move, or that no goal is fulfilled."""
        state = g.state
        player = state.seats[self.seat]
        return bool((state.day.windows and player.hand) or (state.with_goals and player.goals))

    def answer(self, g: LegendsTable, option: Option) -> None:
        if isinstance(option, EndTurn):
            return
        state = g.state
        state.agenda.append(self)
        if isinstance(option, (Contribute, CompleteGoal, Deliver)):
            take_free(g, self.seat, option)
        elif isinstance(option, (ReactWith, UseAbility)) or (
            isinstance(option, UseItem) and not ITEMS[option.item].front.on("action")
        ):
            follow(g, self.seat, option)
        else:
            begin_action(g, self.seat)
            perform(g, self.seat, option)

    def closed(self, g: LegendsTable) -> Sequence[Closed]:
        return closed_options(g, self.seat, actions(g, self.seat))

    def params(self, g: LegendsTable) -> dict[str, int | str]:
        return {"left": g.state.day.actions}


def begin_action(g: LegendsTable, seat: int) -> None:
    """Use up an action; the windows of the last Move close."""
    state = g.state
    day = state.day
    day.actions -= 1
    day.windows = 0
    day.acting = True
    day.action_lp = 0
    state.action += 1
    if g.attentive:
        g.tell(ActionBegan, seat, day.actions)


def actions(g: LegendsTable, seat: int) -> list[Option]:
    """Every action that is legal now."""
    player = g.state.seats[seat]
    found: list[Option] = list(step_options(g, seat))
    for card in player.hand:
        program = CARDS[card].action
        if program and does_something(g, seat, program):
            found.append(PLAY_CARD[card])
    for item in MISC_ITEMS:
        if player.items >> item & 1:
            for clause in ITEMS[item].front.on("action"):
                if does_something(g, seat, clause.program):
                    found.append(UseItem(item))
    if player.hand:
        found.extend(attacks(g, seat))
    found.extend(location_actions(g, seat, player))
    return found


def attacks(g: LegendsTable, seat: int) -> list[Option]:
    """Fights with the characters on the player's space, each once per turn."""
    state = g.state
    player = state.seats[seat]
    found: list[Option] = []
    for other in others_here(g, seat):
        if state.day.attacked >> other & 1:
            continue
        found.append(ATTACKS[other, DUEL])
        found.append(ATTACKS[other, ROB])
        if player.mp and other != BLACK and state.seats[other].wp:
            found.append(ATTACKS[other, ARREST])
    return found


def location_actions(g: LegendsTable, seat: int, player: Seat) -> list[Option]:
    """What a player's location offers."""
    kind = KIND[player.space]
    if kind == "plain":
        return []
    state = g.state
    found: list[Option] = [WORK]
    if kind == "general_store":
        if locations.purchases(g, seat):
            found.append(SHOP)
    elif kind == "saloon":
        if player.money >= ANTE:
            found.append(OPEN_POKER)
    elif kind == "mine":
        found.append(PROSPECT)
    elif kind == "bank":
        if player.nuggets or locations.gold_cards(player):
            found.append(SELL_GOLD)
        if player.hand and not state.day.heist:
            found.append(ROB_BANK)
    elif kind == "doctor":
        if player.wounds and player.money >= locations.DOCTOR_FEE:
            found.append(SEE_DOCTOR)
    elif kind == "cabaret":
        found.extend(PARTY[: player.money // locations.ROUND_OF_DRINKS])
    elif kind == "ranch":
        ranch = SPACES[player.space].ranch
        if player.cattle == NOTHING and state.with_cattle and state.ranches[ranch]:
            found.append(TAKE_CATTLE)
    return found


class Tidy(Happening):
    """A poker card that was carried out as an action goes to the discard pile."""

    __slots__ = ()

    def run(self, g: LegendsTable) -> None:
        g.state.discard.extend(g.state.played)
        g.state.played = ()


TIDY = Tidy()


def perform(g: LegendsTable, seat: int, option: Option) -> None:
    """Carry out an action."""
    state = g.state
    if isinstance(option, StepTo):
        state.day.move_actions += 1
        walk(g, seat, option.space, movement(state.seats[seat]), MOVE)
    elif isinstance(option, PlayCard):
        play_card(g, seat, option.card)
    elif isinstance(option, UseItem):
        item = ITEMS[option.item]
        if g.attentive:
            g.tell(AbilityUsed, seat, item.id)
        carry(g, seat, item.front.on("action")[0].program, item.id)
    elif isinstance(option, Attack):
        state.day.attacked |= 1 << option.target
        declare(g, seat, option.target, option.kind)
    elif isinstance(option, Work):
        locations.work(g, seat)
    elif isinstance(option, Shop):
        state.agenda.append(locations.Shopping(seat, True))
    elif isinstance(option, OpenPoker):
        open_game(g, seat, TOWN[state.seats[seat].space])
    elif isinstance(option, Prospect):
        prospect(g, seat)
    elif isinstance(option, SellGold):
        state.agenda.append(locations.Selling(seat))
    elif isinstance(option, RobBank):
        state.day.heist = True
        remember(g, seat, "heist")
        fight_guard(g, seat)
    elif isinstance(option, SeeDoctor):
        locations.see_doctor(g, seat)
    elif isinstance(option, Party):
        locations.party(g, seat, option.spent)
    elif isinstance(option, TakeCattle):
        locations.round_up(g, seat)
    else:
        raise ValueError(f"{option!r} is no action")


def play_card(g: LegendsTable, seat: int, card: int) -> None:
    """Show a card, carry it out, discard it."""
    state = g.state
    state.seats[seat].hand.remove(card)
    state.played = (card,)
    if g.attentive:
        g.tell(CardPlayed, seat, card)
    g.then(Carry(seat, CARDS[card].action, CARDS[card].kind), TIDY)
