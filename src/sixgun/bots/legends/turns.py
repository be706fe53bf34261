"""The bot's own turn: income, equipment, what to do next, and which way to go."""

from typing import Final

from sixgun.bots.legends.danger import Danger
from sixgun.bots.legends.ground import route, ways
from sixgun.bots.legends.mind import Answer, Mind
from sixgun.bots.legends.outlook import IN_HAND
from sixgun.bots.legends.plans import EXTRA, RIDES, SPRINTS, Planner
from sixgun.bots.legends.spot import Deed, Spot
from sixgun.bots.legends.wishes import disc_worth, wishes_of
from sixgun.games.legends.content.kinds import NOTHING
from sixgun.games.legends.model import HAND_LIMIT, MOST_MONEY, MOST_NUGGETS
from sixgun.games.legends.options import (
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
    Ready,
    RobBank,
    SeeDoctor,
    SellGold,
    Shop,
    StepTo,
    Stop,
    TakeCattle,
    TakeCharacter,
    TakeIncome,
    UseAbility,
    UseItem,
    Work,
)
from sixgun.games.legends.printed import BOARD, CHARACTERS, ITEMS, STORIES
from sixgun.kernel.asks import Option, Pass

LIKED_CHARACTERS: Final = {
    "wyatt_earp": 5.0,
    "wild_bill_hickok": 4.7,
    "bass_reeves": 4.6,
    "doc_holliday": 4.5,
    "stagecoach_mary": 4.3,
    "bloody_knife": 4.2,
    "y_b_rowdy": 4.1,
    "annie_oakley": 3.6,
    "kit_carson": 3.5,
    "calamity_jane": 3.4,
    "billy_the_kid": 3.3,
    "jesse_james": 3.2,
}
"""How good the characters are, by their victories among gunslingers; outlaws are hunted from the start."""

SIMPLE: Final[dict[str, type[Option]]] = {
    "work": Work,
    "prospect": Prospect,
    "sell": SellGold,
    "heist": RobBank,
    "doctor": SeeDoctor,
    "shop": Shop,
    "poker": OpenPoker,
    "cattle": TakeCattle,
}
"""The options of deeds that need nothing more."""


def character(mind: Mind) -> Answer:
    """The better of two characters."""

    def worth(option: Option) -> float:
        if not isinstance(option, TakeCharacter):
            return 0.0
        return LIKED_CHARACTERS.get(CHARACTERS[option.character].id, 3.0)

    index = mind.best(worth)
    return mind.because(index, "bot-legends-character")


def start(mind: Mind) -> Answer:
    """Any space of a site will do."""
    return mind.because(mind.best(lambda option: 0.0), "bot-hunch")


def income(mind: Mind) -> Answer:
    """Money or cards, whichever there is more room for."""
    free = free_activity(mind)
    if free is not None:
        return free
    room = HAND_LIMIT - mind.own.wounds - mind.own.hand_size + 1
    purse = mind.outlook.money
    money = mind.own.money

    def worth(option: Option) -> float:
        if not isinstance(option, TakeIncome):
            return -9.0
        cards = min(option.cards, max(0, room)) * 0.46
        first = 0.3 if not mind.own.hand_size and option.cards else 0.0
        cash = purse(min(MOST_MONEY, money + option.money)) - purse(money)
        rare = 0.15 if money < 20 and option.money else 0.0
        last = 0.3 * (option.cards > 0) if mind.outlook.left == 0 else 0.0
        return cards * (1.0 if mind.outlook.left else 0.6) + first + cash + rare + last

    index = mind.best(worth)
    option = mind.ask.options[index]
    cards = isinstance(option, TakeIncome) and option.cards
    return mind.because(index, "bot-legends-income-cards" if cards else "bot-legends-income-money")


def equip(mind: Mind) -> Answer:
    """The weapon or mount that helps most this turn."""
    free = free_activity(mind)
    if free is not None:
        return free
    own = mind.own

    def worth(option: Option) -> float:
        if not isinstance(option, Ready):
            return -9.0
        item = ITEMS[option.item]
        turned = bool(own.upgraded >> option.item & 1)
        side = item.upgraded if turned else item.front
        speed = item.upgraded_movement if turned else item.movement
        keeps = own.nuggets > MOST_NUGGETS and "nugget_limit" in side.flags
        return speed + 9.0 * keeps + 2.0 * bool(side.on("fight")) + 0.6 * bool(side.on("after_fight"))

    return mind.because(mind.best(worth), "bot-legends-equip")


def free_activity(mind: Mind) -> Answer | None:
    """A delivery, a story disc or a goal that is worth having now."""
    best, chosen, key = 0.0, NOTHING, ""
    for index, option in enumerate(mind.ask.options):
        if isinstance(option, CompleteGoal):
            return mind.because(index, "bot-legends-goal")
        if isinstance(option, Deliver):
            token = mind.own.cattle
            way = mind.outlook.more_marshal if option.how == "rail" else mind.outlook.more_wanted
            worth = mind.appraisal.bonus(token) + way(mind.own.mp, mind.own.wp, 1)
            worth -= mind.appraisal.cattle_worth(token)
            reason = "bot-legends-deliver"
        elif isinstance(option, Contribute):
            worth = disc_worth(mind.appraisal, option.deck) - contribution_cost(mind, option)
            reason = "bot-legends-story"
        else:
            continue
        if worth > best:
            best, chosen, key = worth, index, reason
    return None if chosen == NOTHING else mind.because(chosen, key)


def contribution_cost(mind: Mind, option: Contribute) -> float:
    """What a story disc costs: a card, money, or a disc on the other card."""
    cost = IN_HAND[option.card] if option.card >= 0 else 0.0
    if option.moved:
        cost += 0.3
    for term in STORIES[option.story].condition[0]:
        if term[0] == "pay" and term[1] == "money":
            money = mind.own.money
            cost += mind.outlook.money(money) - mind.outlook.money(max(0, money - term[2]))
    return cost


def free(mind: Mind) -> Answer:
    """A moment for free activities."""
    answer = free_activity(mind)
    return answer if answer is not None else mind.because(mind.find(Pass), "bot-legends-wait")


def act(mind: Mind) -> Answer:
    """The next thing to do: something free, something after a Move, or the first deed of the best plan."""
    free_one = free_activity(mind)
    if free_one is not None:
        return free_one
    after_move = follow_up(mind)
    if after_move is not None:
        return after_move
    if mind.memory.route and mind.view.day.windows and mind.view.day.actions:
        onward = next_step(mind)
        if isinstance(mind.ask.options[onward.choice], StepTo):
            return onward
    mind.memory.route = []
    mind.memory.card = NOTHING
    if not mind.view.day.actions:
        return mind.because(mind.find(EndTurn), "bot-legends-done")
    for index, option in enumerate(mind.ask.options):
        if isinstance(option, PlayCard) and option.card in EXTRA:
            return mind.because(index, "bot-legends-extra")
    planner = Planner(mind.appraisal, wishes_of(mind.appraisal), Danger(mind.appraisal))
    _, deed = planner.best(Spot.now(mind.view, mind.seat))
    return carry_out(mind, deed)


def follow_up(mind: Mind) -> Answer | None:
    """What may follow a Move action: walking on, or something at the cost of someone who stands there."""
    options = mind.ask.options
    way = mind.memory.route
    for index, option in enumerate(options):
        if isinstance(option, UseAbility):
            clause = CHARACTERS[mind.own.character].abilities.on("after_move_action")[0]
            walks = clause.program[0][0] == "may" and clause.program[0][1][0][0] == "step"
            if not walks:
                return mind.because(index, "bot-legends-pickpocket")
            if way:
                return mind.because(index, "bot-legends-way", steps=len(way))
        elif isinstance(option, ReactWith):
            if option.card in SPRINTS:
                if way and option.card == mind.memory.card:
                    mind.memory.card = NOTHING
                    return mind.because(index, "bot-legends-way", steps=len(way))
            elif worth_a_punch(mind):
                return mind.because(index, "bot-legends-punch")
        elif (
            isinstance(option, UseItem) and not ITEMS[option.item].front.on("action") and worth_a_punch(mind)
        ):
            return mind.because(index, "bot-legends-punch")
    return None


def worth_a_punch(mind: Mind) -> bool:
    """Whether someone strong stands on the bot's space."""
    strong = mind.outlook.leader
    own = mind.outlook.standing(mind.seat)
    here = [seat for seat in mind.outlook.rivals if mind.view.seats[seat].space == mind.own.space]
    return any(seat == strong or mind.outlook.standing(seat) > own for seat in here)


def carry_out(mind: Mind, deed: Deed) -> Answer:
    """The option that begins a deed."""
    kind = deed.kind
    if kind in ("move", "ride"):
        return set_out(mind, deed)
    if kind in SIMPLE:
        return mind.because(mind.find(SIMPLE[kind]), f"bot-legends-{kind}")
    for index, option in enumerate(mind.ask.options):
        if isinstance(option, PlayCard) and kind == "card" and option.card == deed.what:
            return mind.because(index, "bot-legends-card")
        if isinstance(option, UseItem) and kind == "item" and option.item == deed.what:
            return mind.because(index, "bot-legends-item")
        if isinstance(option, Party) and kind == "party" and option.spent == deed.what:
            return mind.because(index, "bot-legends-party", spent=option.spent)
        if isinstance(option, Attack) and option.kind == kind and option.target == deed.what:
            return mind.because_of(index, f"bot-legends-{kind}", option.target)
    return mind.because(mind.find(EndTurn), "bot-legends-done")


def set_out(mind: Mind, deed: Deed) -> Answer:
    """The first step of a way, or the card that carries further than a Move."""
    own = mind.own
    closed = mind.view.sheriff if own.wp else NOTHING
    mind.memory.route = route(ways(own.space, mind.view.bandits, closed), deed.goal)
    mind.memory.card = deed.card
    if deed.card in RIDES:
        for index, option in enumerate(mind.ask.options):
            if isinstance(option, PlayCard) and option.card == deed.card:
                return mind.because(index, "bot-legends-way", steps=len(mind.memory.route))
    return next_step(mind)


def next_step(mind: Mind) -> Answer:
    """The next space of the way, or no further."""
    way = mind.memory.route
    steps = len(way)
    for index, option in enumerate(mind.ask.options):
        if way and isinstance(option, StepTo) and option.space == way[0]:
            way.pop(0)
            return mind.because(index, "bot-legends-way", steps=steps)
    for kind in (Stop, EndTurn):
        index = mind.find(kind)
        if index != NOTHING:
            return mind.because(index, "bot-legends-arrived" if kind is Stop else "bot-legends-done")
    return mind.because(any_step(mind), "bot-hunch")


def walk(mind: Mind) -> Answer:
    """Along the way that was chosen."""
    way = mind.memory.route
    if way and BOARD.distances[mind.own.space][way[0]] != 1:
        mind.memory.route = []
    return next_step(mind)


def any_step(mind: Mind) -> int:
    """A step that does no harm, where one has to be made."""

    def worth(option: Option) -> float:
        if not isinstance(option, StepTo):
            return -1.0
        return -5.0 if mind.view.bandits >> option.space & 1 else 0.0

    return mind.best(worth)


def hand_limit(mind: Mind) -> Answer:
    """The card that is needed least."""
    index = mind.best(lambda option: -IN_HAND[getattr(option, "card", 0)])
    return mind.because(index, "bot-legends-least")


def goal_window(mind: Mind) -> Answer:
    """Goals at the end of the turn."""
    index = mind.find(CompleteGoal)
    if index != NOTHING:
        return mind.because(index, "bot-legends-goal")
    return mind.because(mind.find(Pass), "bot-legends-wait")
