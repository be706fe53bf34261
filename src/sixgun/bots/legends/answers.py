"""All questions except those of the bot's turn and of fights, and which function answers which."""

from collections.abc import Callable, Mapping
from typing import Final, cast

from sixgun.bots.legends import fighting, turns
from sixgun.bots.legends.mind import Answer, Mind
from sixgun.bots.legends.odds import beats_cards, beats_house, hand_odds, wild_count
from sixgun.bots.legends.outlook import IN_HAND
from sixgun.games.legends.content.kinds import NOTHING
from sixgun.games.legends.contests import PokerGame
from sixgun.games.legends.model import BLACK, MOST_MONEY, MOST_NUGGETS
from sixgun.games.legends.options import Stop
from sixgun.games.legends.printed import BOARD, CARDS, FACES, ITEMS, STORIES
from sixgun.games.legends.replies import (
    Accept,
    Aim,
    Buy,
    Discard,
    Join,
    KeepDice,
    KeepTokens,
    LayHole,
    LeaveStore,
    Loot,
    MoveSheriff,
    Pick,
    PickColour,
    ResolveFirst,
    RollAgain,
    Sell,
    TakeToken,
    Upgrade,
)
from sixgun.games.legends.sheriff import Hunting
from sixgun.games.legends.steps import Choose, May, Target
from sixgun.kernel.asks import Option, Pass


def any_answer(mind: Mind) -> Answer:
    """Where it does not matter."""
    return mind.because(mind.ask.default, "bot-hunch")


# -- programs --------------------------------------------------------------------------------------------


def choose(mind: Mind) -> Answer:
    """The alternative that is worth most."""
    target = cast(Choose, mind.ask.question).target

    def worth(option: Option) -> float:
        return mind.appraisal.program(option.program, target) if isinstance(option, Pick) else 0.0

    return mind.because(mind.best(worth), "bot-legends-choose")


def bandit_reward(mind: Mind) -> Answer:
    """LP now, or a step on the Marshal track."""
    index = mind.best(
        lambda option: mind.appraisal.program(option.program) if isinstance(option, Pick) else 0.0
    )
    return mind.because(index, "bot-legends-choose")


def may(mind: Mind) -> Answer:
    """Do it if it is worth doing."""
    question = cast(May, mind.ask.question)
    if question.program[0][0] == "restart_fight":
        wanted = fighting.restart(mind)
    else:
        wanted = mind.appraisal.program(question.program, question.target) > 0.05
    index = mind.find(Accept if wanted else Pass)
    return mind.because(index, "bot-legends-may" if wanted else "bot-legends-may-not")


def target(mind: Mind) -> Answer:
    """Whoever is strongest."""
    question = cast(Target, mind.ask.question)
    steals = any(step[0] == "steal" for step in question.program)

    def worth(option: Option) -> float:
        if not isinstance(option, Aim) or option.target == BLACK:
            return 3.0 if steals else 0.0
        rich = mind.view.seats[option.target].money >= 10 and steals
        return mind.outlook.standing(option.target) + (5.0 if rich else 0.0)

    index = mind.best(worth)
    return mind.because_of(index, "bot-legends-target", cast(Aim, mind.ask.options[index]).target)


def discard(mind: Mind) -> Answer:
    """The card that is needed least; before a fight with the sheriff high cards are needed."""
    hunted = any(frame.__class__.__name__ == "Arresting" for frame in mind.view.agenda)

    def worth(option: Option) -> float:
        if not isinstance(option, Discard):
            return -9.0
        return -(0.2 * CARDS[option.card].value if hunted else IN_HAND[option.card])

    return mind.because(mind.best(worth), "bot-legends-least")


def colour(mind: Mind) -> Answer:
    """Cattle with a short way to go: rustlers head for the other ranch, everyone else for the station."""

    def worth(option: Option) -> float:
        if not isinstance(option, PickColour):
            return -99.0
        return -float(BOARD.distances[mind.own.space][BOARD.ranches[1 - option.colour]])

    return mind.because(mind.best(worth), "bot-legends-colour")


# -- places ----------------------------------------------------------------------------------------------


def shop(mind: Mind) -> Answer:
    """The best bargain, until none is left."""
    bargains = mind.appraisal.store.bargains(mind.own.money, mind.own.items, mind.own.upgraded)
    if bargains:
        how, item = bargains[0]
        for index, option in enumerate(mind.ask.options):
            if how == "buy" and isinstance(option, Buy) and option.item == item:
                if option.ready and not better_ready(mind, item):
                    continue
                return mind.because(index, "bot-legends-buy")
            if how == "upgrade" and isinstance(option, Upgrade) and option.item == item:
                return mind.because(index, "bot-legends-upgrade")
    index = mind.find(LeaveStore)
    if index != NOTHING:
        return mind.because(index, "bot-legends-leave")
    cheapest = mind.best(
        lambda option: -float(ITEMS[option.item].price) if isinstance(option, (Buy, Upgrade)) else -999.0
    )
    return mind.because(cheapest, "bot-hunch")


def better_ready(mind: Mind, item: int) -> bool:
    """Whether a bought weapon or mount serves better than the one in use."""
    own = mind.own
    new = ITEMS[item]
    used = own.mount if new.category == "mount" else own.weapon
    if used == NOTHING:
        return True
    if new.category == "mount":
        speed = ITEMS[used].upgraded_movement if own.upgraded >> used & 1 else ITEMS[used].movement
        return new.movement > speed and own.nuggets <= MOST_NUGGETS
    return not own.upgraded >> used & 1 and bool(new.front.on("after_fight"))


def sell(mind: Mind) -> Answer:
    """Everything that is gold."""
    index = mind.best(lambda option: option.nuggets + len(option.cards) if isinstance(option, Sell) else 0.0)
    return mind.because(index, "bot-legends-sell")


def dice(mind: Mind) -> Answer:
    """Reroll whenever it is free, and use the map on anything but gold."""
    gold = mind.view.gold
    assert gold is not None, "no dice are rolled"
    full = mind.own.nuggets + len([face for face in gold.faces if FACES[face].symbol == "nugget"])
    room = full < mind.appraisal.limit

    def worth(option: Option) -> float:
        if isinstance(option, KeepDice):
            return 0.1
        assert isinstance(option, RollAgain)
        symbol = FACES[gold.faces[option.die]].symbol
        if option.item == NOTHING:
            return 2.0
        if symbol == "nugget":
            return -1.0
        return (1.0 if symbol == "blank" else 0.5) if room else (0.3 if symbol == "blank" else 0.0)

    index = mind.best(worth)
    keeps = isinstance(mind.ask.options[index], KeepDice)
    return mind.because(index, "bot-legends-dice-keep" if keeps else "bot-legends-dice")


def take_token(mind: Mind) -> Answer:
    """Cattle are always welcome; what cannot be kept is at least lost to its owner."""
    index = mind.best(lambda option: float(isinstance(option, TakeToken) and option.take))
    return mind.because(index, "bot-legends-choose")


def loot(mind: Mind) -> Answer:
    """What is worth more."""
    params = {ask.prompt: ask.params for ask in mind.view.asks if ask.seat == mind.seat}["loot"]
    money = min(int(params["money"]), MOST_MONEY - mind.own.money)
    gold = min(int(params["nuggets"]), mind.appraisal.limit - mind.own.nuggets)

    def worth(option: Option) -> float:
        if isinstance(option, Loot) and option.thing == "money":
            return mind.outlook.ten_dollars * money / 10
        return mind.outlook.nugget * gold

    return mind.because(mind.best(worth), "bot-legends-choose")


# -- poker -----------------------------------------------------------------------------------------------


def game_of(mind: Mind) -> PokerGame:
    """The poker game going on."""
    game = mind.view.poker
    assert game is not None, "no poker is played"
    return game


def join(mind: Mind) -> Answer:
    """Stay in if the cards are good enough for the pot."""
    game = game_of(mind)
    hand = mind.own.hand
    rivals = len(game.players) + (1 if game.host == BLACK else 0)
    chance = beats_house(len(hand) + 1, wild_count(hand)) ** max(1.0, 0.8 * rivals) * 0.9
    ten = mind.outlook.ten_dollars
    pot = 5 + len(game.players) + 1
    gain = chance * (pot * ten + (1.0 if game.host == BLACK else 0.0)) + (1 - chance) * 0.4
    spared = 0.45 if len(hand) >= 2 else 0.2
    wanted = gain + mind.outlook.card > ten + 2 * spared and mind.outlook.left > 0
    index = mind.find(Join if wanted else Pass)
    return mind.because(index, "bot-legends-join" if wanted else "bot-legends-join-not")


def hole(mind: Mind) -> Answer:
    """The two cards most likely to win, if possible without losing what is needed elsewhere."""
    game = game_of(mind)
    rivals = max(1, len(game.players) - 1 + bool(game.house))
    prize = game.pot / 10 * max(0.1, mind.outlook.ten_dollars)
    prize += 1.0 if game.host in (mind.seat, BLACK) else 0.0

    def worth(option: Option) -> float:
        if not isinstance(option, LayHole):
            return -9.0
        total = hand_odds(game.flop, option.cards, rivals) * prize
        for card in option.cards:
            total -= 0.6 * IN_HAND[card] if mind.outlook.left else 0.0
            for clause in CARDS[card].abilities.on("poker_end"):
                total += mind.appraisal.program(clause.program)
        return total

    return mind.because(mind.best(worth), "bot-legends-hole")


def house(mind: Mind) -> Answer:
    """The best hand, for the house."""
    game = game_of(mind)

    def worth(option: Option) -> float:
        return hand_odds(game.flop, option.cards, 1) if isinstance(option, LayHole) else 0.0

    return mind.because(mind.best(worth), "bot-legends-house")


# -- stories, the sheriff, goals -------------------------------------------------------------------------


def story_order(mind: Mind) -> Answer:
    """The better reward first."""

    def worth(option: Option) -> float:
        if not isinstance(option, ResolveFirst):
            return 0.0
        return mind.appraisal.program(STORIES[option.story].program)

    return mind.because(mind.best(worth), "bot-legends-choose")


def sheriff(mind: Mind) -> Answer:
    """Towards the outlaw whose arrest is worth most, and away from oneself."""
    left = cast(Hunting, mind.ask.question).left
    prey = quarry(mind, left)
    if prey != NOTHING:
        far = BOARD.distances[mind.view.seats[prey].space]
        here = mind.view.sheriff
        index = mind.best(
            lambda option: (
                far[here] - far[option.space] - near_self(mind, option.space)
                if isinstance(option, MoveSheriff)
                else 0.0
            )
        )
        if isinstance(mind.ask.options[index], MoveSheriff):
            return mind.because_of(index, "bot-legends-sheriff", prey)
    if mind.own.wp:
        far = BOARD.distances[mind.own.space]
        index = mind.best(
            lambda option: (
                float(far[option.space]) if isinstance(option, MoveSheriff) else far[mind.view.sheriff]
            )
        )
        return mind.because(index, "bot-legends-sheriff-away")
    return mind.because(mind.find(Stop), "bot-legends-sheriff-stop")


def near_self(mind: Mind, space: int) -> float:
    """How unwelcome the sheriff is on a space."""
    if not mind.own.wp:
        return 0.0
    away = BOARD.distances[space][mind.own.space]
    return 99.0 if away == 0 else max(0.0, 3.0 - away)


def quarry(mind: Mind, steps: int) -> int:
    """The rival outlaw to go after: in reach rather than out of reach, rich rather than poor."""
    best, prey = 0.0, NOTHING
    for seat in mind.outlook.rivals:
        rival = mind.view.seats[seat]
        if not rival.wp:
            continue
        away = BOARD.distances[mind.view.sheriff][rival.space]
        reach = 1.0 if 0 < away <= steps else 0.35 / max(1, away - steps)
        caught = 1.0 - beats_cards(8 + min(5, rival.hand_size), 4)
        worth = reach * mind.outlook.spite(seat) * caught * mind.appraisal.arrest_harm(seat)
        if worth > best:
            best, prey = worth, seat
    return prey


def suspect(mind: Mind) -> Answer:
    """The outlaw with the most to lose; never oneself if there is a choice."""

    def worth(option: Option) -> float:
        if not isinstance(option, Aim) or option.target == mind.seat:
            return -9.0
        return mind.outlook.spite(option.target) * mind.appraisal.arrest_harm(option.target)

    index = mind.best(worth)
    return mind.because_of(index, "bot-legends-sheriff", cast(Aim, mind.ask.options[index]).target)


def tokens(mind: Mind) -> Answer:
    """The most valuable tokens."""
    index = mind.best(lambda option: float(sum(option.kept)) if isinstance(option, KeepTokens) else 0.0)
    return mind.because(index, "bot-legends-tokens")


ANSWERS: Final[Mapping[str, Callable[[Mind], Answer]]] = {
    "character": turns.character,
    "start": turns.start,
    "free": turns.free,
    "prepare": any_answer,
    "income": turns.income,
    "equip": turns.equip,
    "act": turns.act,
    "walk": turns.walk,
    "target": target,
    "choose": choose,
    "may": may,
    "discard": discard,
    "colour": colour,
    "lay": fighting.lay,
    "fight_card": fighting.lay_fight_card,
    "react": fighting.react,
    "bandit_reward": bandit_reward,
    "take_token": take_token,
    "loot": loot,
    "shop": shop,
    "sell": sell,
    "dice": dice,
    "join": join,
    "hole": hole,
    "house": house,
    "story_order": story_order,
    "sheriff": sheriff,
    "suspect": suspect,
    "track": any_answer,
    "goals": turns.goal_window,
    "tokens": tokens,
    "hand_limit": turns.hand_limit,
}
"""Which function answers which question."""
