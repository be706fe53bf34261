"""The action phase: everything a player may do next (rules 5.2, decision 7)."""

from collections.abc import Sequence
from typing import ClassVar, Final

from sixgun.games.legends import locations
from sixgun.games.legends.asking import Decision, Happening
from sixgun.games.legends.conditions import on_other_ranch, shown
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
    MOST_PLAYERS,
    ROB,
    LegendsTable,
    Seat,
)
from sixgun.games.legends.moving import (
    MOVE,
    add_window_options,
    follow,
    movement,
    others_here,
    walk,
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
    STEP_MENU,
    TAKE_CATTLE,
    USE_ITEM,
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
from sixgun.games.legends.possible import ASK, SURELY, changeable, changing, does_something
from sixgun.games.legends.printed import ACTION_ITEMS, CARDS, ITEMS, KIND, SPACES, TOWN
from sixgun.games.legends.steps import carry
from sixgun.games.legends.stories import add_contributions, contribute, note_stories
from sixgun.games.legends.why_not import closed_options
from sixgun.kernel.asks import Closed, Option

ATTACKS: Final[dict[tuple[int, str], Attack]] = {
    (target, kind): Attack(target, kind) for target in (*range(6), BLACK) for kind in (ARREST, DUEL, ROB)
}
ATTACK: Final = tuple(
    [tuple([Attack(target, kind) for kind in (DUEL, ROB, ARREST)]) for target in range(BLACK + 1)]
)
CARD_CHANGES: Final = tuple([changing(card.action) for card in CARDS])
"""What every poker card can change as an action; nothing if it is no action."""


def add_free_options(g: LegendsTable, seat: int, menu: list[Option]) -> None:
    """Free activities: deliveries, a story disc, goals."""
    state = g.state
    day = state.day
    player = state.seats[seat]
    if state.noted is not state.stories:
        note_stories(state)
    signs = shown(player, day)
    if state.story_signs & signs or state.story_spaces & day.ended:
        add_contributions(g, seat, signs, menu)
    if player.cattle != NOTHING:
        kind = KIND[player.space]
        if kind == "rail_station" and not player.wp:
            menu.append(BY_RAIL)
        elif kind == "ranch" and on_other_ranch(player):
            menu.append(RUSTLE)
    if state.with_goals:
        menu.extend(goal_options(g, seat))


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
        day = g.state.day
        menu: list[Option] = [END_TURN]
        if day.windows:
            add_window_options(g, self.seat, menu)
        add_free_options(g, self.seat, menu)
        if day.actions:
            add_actions(g, self.seat, menu)
        return menu

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
        if isinstance(option, StepTo):
            begin_action(g, self.seat)
            state.day.move_actions += 1
            walk(g, self.seat, option.space, movement(state.seats[self.seat]), MOVE)
        elif isinstance(option, PlayCard):
            begin_action(g, self.seat)
            play_card(g, self.seat, option.card)
        elif isinstance(option, (Contribute, CompleteGoal, Deliver)):
            take_free(g, self.seat, option)
        elif isinstance(option, (ReactWith, UseAbility)) or (
            isinstance(option, UseItem) and option.item not in ACTION_ITEMS
        ):
            follow(g, self.seat, option)
        else:
            begin_action(g, self.seat)
            perform(g, self.seat, option)

    def closed(self, g: LegendsTable) -> Sequence[Closed]:
        legal: list[Option] = []
        add_actions(g, self.seat, legal)
        return closed_options(g, self.seat, legal)

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


def add_actions(g: LegendsTable, seat: int, menu: list[Option]) -> None:
    """Every action that is legal now."""
    state = g.state
    player = state.seats[seat]
    menu.extend(STEP_MENU[player.space][state.sheriff if player.wp else NOTHING])
    can = SURELY
    for card in player.hand:
        changes = CARD_CHANGES[card]
        if changes:
            if can == SURELY and not changes & SURELY:
                can = changeable(g, seat)
            changes &= can
            if changes and (changes != ASK or does_something(g, seat, CARDS[card].action)):
                menu.append(PLAY_CARD[card])
    for item in ACTION_ITEMS:
        if player.items >> item & 1:
            for clause in ITEMS[item].front.on("action"):
                if does_something(g, seat, clause.program):
                    menu.append(USE_ITEM[item])
    if player.hand:
        for other in others_here(g, seat):
            add_attacks(g, player, other, menu)
    if KIND[player.space] != "plain":
        add_location_actions(g, seat, player, menu)


def add_attacks(g: LegendsTable, player: Seat, other: int, menu: list[Option]) -> None:
    """Fights with a character on the player's space, once per turn."""
    state = g.state
    if state.day.attacked >> other & 1:
        return
    duel, rob, arrest = ATTACK[other]
    menu.append(duel)
    menu.append(rob)
    if player.mp and other != BLACK and state.seats[other].wp:
        menu.append(arrest)


def add_location_actions(g: LegendsTable, seat: int, player: Seat, menu: list[Option]) -> None:
    """What a player's location offers."""
    state = g.state
    kind = KIND[player.space]
    menu.append(WORK)
    if kind == "general_store":
        if locations.can_buy(g, seat):
            menu.append(SHOP)
    elif kind == "saloon":
        if player.money >= ANTE:
            menu.append(OPEN_POKER)
    elif kind == "mine":
        menu.append(PROSPECT)
    elif kind == "bank":
        if player.nuggets or locations.gold_cards(player):
            menu.append(SELL_GOLD)
        if player.hand and not state.day.heist:
            menu.append(ROB_BANK)
    elif kind == "doctor":
        if player.wounds and player.money >= locations.DOCTOR_FEE:
            menu.append(SEE_DOCTOR)
    elif kind == "cabaret":
        menu.extend(PARTY[: player.money // locations.ROUND_OF_DRINKS])
    elif kind == "ranch":
        ranch = SPACES[player.space].ranch
        if player.cattle == NOTHING and state.with_cattle and state.ranches[ranch]:
            menu.append(TAKE_CATTLE)


ACTING: Final = tuple([Acting(seat) for seat in range(MOST_PLAYERS)])


class Tidy(Happening):
    """A poker card that was carried out as an action goes to the discard pile."""

    __slots__ = ()

    def run(self, g: LegendsTable) -> None:
        g.state.discard.extend(g.state.played)
        g.state.played = ()


TIDY = Tidy()


def perform(g: LegendsTable, seat: int, option: Option) -> None:
    """Carry out an action, other than a Move or a card."""
    state = g.state
    if isinstance(option, UseItem):
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
    state.agenda.append(TIDY)
    carry(g, seat, CARDS[card].action, CARDS[card].kind)
