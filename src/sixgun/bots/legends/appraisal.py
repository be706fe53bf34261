"""What the deeds of the game are worth to one seat: printed programs, fights, poker, deliveries."""

from typing import Final

from sixgun.bots.legends.ground import nugget_limit
from sixgun.bots.legends.odds import beats_cards, beats_hand, beats_house, wild_count
from sixgun.bots.legends.outlook import IN_HAND, Outlook, fight_bonus
from sixgun.bots.legends.store import Store
from sixgun.games.legends.content.kinds import NOTHING, Condition, Program, Step
from sixgun.games.legends.fights import BANDIT_CARDS, BLACK_CARDS_DRAWN, GUARD_CARDS, SHERIFF_CARDS
from sixgun.games.legends.model import (
    ARREST,
    BLACK,
    DUEL,
    HAND_LIMIT,
    MOST_MONEY,
    MOST_WOUNDS,
    ROB,
)
from sixgun.games.legends.outcomes import HEIST_MONEY
from sixgun.games.legends.printed import (
    AS_NUGGET,
    BOARD,
    CARDS,
    CATTLE,
    ITEMS,
    VALUE,
)

DIE_NUGGETS: Final = 0.56
"""The nuggets that one prospecting die yields on average, rerolls included."""
DIE_MONEY: Final = 4.0
"""The money that it brings."""
MAP_NUGGETS: Final = 0.35
"""The nuggets that a map adds to a Prospect action."""
STRONGER: Final = frozenset([number for number, card in enumerate(CARDS) if card.abilities.on("fight")])
"""Cards that are worth more in some fights than their value says."""
HANDS_UP: Final = frozenset(
    [number for number, card in enumerate(CARDS) if card.abilities.on("fight_reaction")]
)
LUCKY: Final = frozenset([number for number, card in enumerate(CARDS) if card.abilities.on("poker_end")])
FIGHT_CARD_PAIN: Final = 0.12
"""What the effects of the opponent's fight card cost on average."""


class Appraisal:
    """Values of deeds for one seat at one moment."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.view = outlook.view
        self.own = outlook.own
        self.limit = nugget_limit(self.own.mount, self.own.upgraded)
        self.virtual_bonus = outlook.fight_bonus(virtual=True)
        self.player_bonus = outlook.fight_bonus(virtual=False)
        self.store = Store(self)

    # -- printed programs ------------------------------------------------------------------------------

    def program(self, program: Program, target: int = NOTHING) -> float:
        """What carrying out a program is worth to the bot's own seat."""
        total = 0.0
        for step in program:
            total += self.step(step, target)
        return total

    def step(self, step: Step, target: int = NOTHING) -> float:
        """What one step is worth."""
        worth = _STEPS.get(step[0])
        return worth(self, step, target) if worth is not None else 0.0

    def _lp(self, step: Step, target: int) -> float:
        return float(max(step[1], -self.own.lp))

    def _mp(self, step: Step, target: int) -> float:
        return self.outlook.more_marshal(self.own.mp, self.own.wp, step[1])

    def _wp(self, step: Step, target: int) -> float:
        return self.outlook.more_wanted(self.own.mp, self.own.wp, step[1])

    def _money(self, step: Step, target: int) -> float:
        after = max(0, min(MOST_MONEY, self.own.money + step[1]))
        return self.outlook.money(after) - self.outlook.money(self.own.money)

    def _nugget(self, step: Step, target: int) -> float:
        after = max(0, min(self.limit, self.own.nuggets + step[1]))
        return float(self.outlook.nugget * (after - self.own.nuggets))

    def _half(self, step: Step, target: int) -> float:
        if step[1] == "money":
            return -self.outlook.ten_dollars * self.own.money / 20
        return -self.outlook.nugget * self.own.nuggets / 2

    def _draw(self, step: Step, target: int) -> float:
        return self.cards(step[1])

    def cards(self, count: int) -> float:
        """What this many unknown cards are worth; less beyond the hand limit."""
        room = max(0, HAND_LIMIT - self.own.wounds - self.own.hand_size)
        within = min(count, room)
        return self.outlook.card * (within + 0.35 * (count - within))

    def _discard(self, step: Step, target: int) -> float:
        worths = sorted([IN_HAND[card] for card in self.own.hand])
        return -sum(worths[: step[1]], 0.0)

    def _discard_random(self, step: Step, target: int) -> float:
        return float(-self.outlook.card * min(step[1], self.own.hand_size))

    def _heal(self, step: Step, target: int) -> float:
        before = self.own.wounds
        return self.outlook.wounds(before) - self.outlook.wounds(max(0, before - step[1]))

    def _wound(self, step: Step, target: int) -> float:
        before = self.own.wounds
        after = min(MOST_WOUNDS, before + step[1])
        return self.outlook.wounds(before) - self.outlook.wounds(after)

    def _choose(self, step: Step, target: int) -> float:
        return max([self.program(one, target) for one in step[1]], default=0.0)

    def _may(self, step: Step, target: int) -> float:
        return max(0.0, self.program(step[1], target))

    def _if(self, step: Step, target: int) -> float:
        return self.program(step[2] if self.holds(step[1]) else step[3], target)

    def holds(self, condition: Condition) -> bool:
        """Whether a condition inside a program is true of the bot's own seat, as far as it can tell."""
        side = "outlaw" if self.own.wp else "lawman" if self.own.mp else "neutral"
        for terms in condition:
            for term in terms:
                if term[0] == "have" and term[1] == "side" and side not in term[3]:
                    break
                if term[0] == "have" and term[1] == "wounds" and not self.own.wounds:
                    break
            else:
                return True
        return False

    def _to(self, step: Step, target: int) -> float:
        return self.outlook.spite(target) * self._harm(step[2], target)

    def _harm(self, program: Program, target: int) -> float:
        """What a program costs someone else, in LP."""
        if target in (NOTHING, BLACK) or target >= len(self.view.seats):
            return 0.6
        worst = 0.0
        for step in program:
            if step[0] == "wound":
                worst += 0.9 if self.view.seats[target].wounds < MOST_WOUNDS else 0.0
            elif step[0] in ("discard", "discard_random"):
                worst += 0.4 if self.view.seats[target].hand_size else 0.0
        return worst

    def _steal(self, step: Step, target: int) -> float:
        if step[1] == "money":
            return float(self.outlook.ten_dollars * step[2] / 10 * (1 + self.outlook.spite(target)))
        return self.cards(step[2]) + self.outlook.spite(target) * 0.4

    def _take_cattle(self, step: Step, target: int) -> float:
        return self.cattle_worth(NOTHING) if self.own.cattle == NOTHING else 0.0

    def _return_cattle(self, step: Step, target: int) -> float:
        return -self.cattle_worth(self.own.cattle)

    def _gain_item(self, step: Step, target: int) -> float:
        if self.store.may_have(step[1], self.own.items):
            return self.store.item_worth(step[1], self.own.items)
        return self.program(step[2], target)

    def _extra_actions(self, step: Step, target: int) -> float:
        return float(self.outlook.tempo * step[1])

    def _roll(self, step: Step, target: int) -> float:
        room = self.limit - self.own.nuggets
        gold = min(DIE_NUGGETS, room) * self.outlook.nugget + DIE_MONEY / 10 * self.outlook.ten_dollars
        return float(step[1] * (gold + 0.17 * self.program(step[2], target)))

    def _gang(self, step: Step, target: int) -> float:
        chance, card = self.best_against(self.own.hand, step[1], bandit=False)
        if card == NOTHING:
            return self._wound(("wound", 1), target)
        lost = self._wound(("wound", 1), target) + self.outlook.card
        return chance * self.program(step[2], target) + (1 - chance) * lost - IN_HAND[card] * 0.7

    def _sheriff(self, step: Step, target: int) -> float:
        return self.hunt_worth(step[1])

    # -- fights ----------------------------------------------------------------------------------------

    def value_against(self, card: int, *, bandit: bool) -> int:
        """What a card is worth against a virtual character."""
        value = VALUE[card] + self.virtual_bonus
        if card in STRONGER:
            for clause in CARDS[card].abilities.on("fight"):
                words = clause.where.get("vs", ("virtual",))
                if "virtual" in words or (bandit and "bandit" in words):
                    value += sum([step[1] for step in clause.program if step[0] == "own_value"])
        return value

    def best_against(
        self, hand: tuple[int, ...], cards: int, *, bandit: bool, stake: float = 1.6
    ) -> tuple[float, int]:
        """The chance against this many fight cards, and the card to play; none without a hand."""
        best, chosen, chance = -9.0, NOTHING, 0.0
        helped = [card for card in hand if card in HANDS_UP]
        for card in hand:
            value = self.value_against(card, bandit=bandit)
            odds = beats_cards(value, cards)
            if helped and (len(helped) > 1 or card not in helped):
                odds = 0.4 * odds + 0.6 * beats_cards(value + 2, cards)
            worth = odds * stake - IN_HAND[card]
            if worth > best:
                best, chosen, chance = worth, card, odds
        return chance, chosen

    def bandit(self, hand: tuple[int, ...], mp: int, wp: int, wounds: int) -> tuple[float, int]:
        """What meeting a bandit is worth, and the card it costs."""
        out = self.outlook
        prize = max(1.0, out.more_marshal(mp, wp, 1))
        hurt = out.wounds(min(MOST_WOUNDS, wounds + 1)) - out.wounds(wounds)
        if not hand:
            return out.card - hurt, NOTHING
        chance, card = self.best_against(hand, BANDIT_CARDS, bandit=True, stake=prize + hurt)
        return chance * prize + (1 - chance) * (out.card - hurt) - FIGHT_CARD_PAIN, card

    def heist(self, hand: tuple[int, ...], mp: int, wp: int, wounds: int, money: int) -> tuple[float, int]:
        """What a bank heist is worth, and the card it costs."""
        out = self.outlook
        cash = out.money(min(MOST_MONEY, money + HEIST_MONEY)) - out.money(money)
        won = cash + out.more_wanted(mp, wp, 3)
        hurt = out.wounds(min(MOST_WOUNDS, wounds + 1)) - out.wounds(wounds)
        lost = out.more_wanted(mp, wp, 1) + out.card - hurt
        if won <= lost:
            return -9.0, NOTHING
        chance, card = self.best_against(hand, GUARD_CARDS, bandit=False, stake=won - lost)
        return chance * won + (1 - chance) * lost - FIGHT_CARD_PAIN, card

    def attack_card(self, hand: tuple[int, ...], target: int, stake: float) -> tuple[float, int]:
        """The chance of beating a character, and the card to play."""
        if target == BLACK:
            cards, foe = BLACK_CARDS_DRAWN, 0
        else:
            rival = self.view.seats[target]
            cards = rival.hand_size
            foe = fight_bonus(rival, virtual=False, able=rival.lp >= 5)
        best, chosen, chance = -9.0, NOTHING, 0.0
        for card in hand:
            value = VALUE[card] + self.player_bonus - foe
            black = target == BLACK
            odds = beats_cards(value - 1, cards) if black else beats_hand(value, cards, ties=True)
            worth = odds * stake - IN_HAND[card]
            if worth > best:
                best, chosen, chance = worth, card, odds
        return chance, chosen

    def attack(
        self, kind: str, target: int, hand: tuple[int, ...], mp: int, wp: int, wounds: int
    ) -> tuple[float, int]:
        """What attacking a character is worth, and the card it costs."""
        out = self.outlook
        prize = self.attack_prize(kind, target, mp, wp)
        hurt = out.wounds(min(MOST_WOUNDS, wounds + 1)) - out.wounds(wounds)
        chance, card = self.attack_card(hand, target, prize + hurt)
        if card == NOTHING or prize <= 0:
            return -9.0, NOTHING
        return chance * prize + (1 - chance) * (out.card - hurt), card

    def attack_prize(self, kind: str, target: int, mp: int, wp: int) -> float:
        """What winning an attack is worth."""
        out = self.outlook
        if target == BLACK:
            return 2.0 if kind == DUEL else out.more_wanted(mp, wp, 1) + 6 * out.ten_dollars
        rival = self.view.seats[target]
        spite = out.spite(target)
        wound = spite * 0.9
        if kind == DUEL:
            return 2.0 + wound
        if kind == ARREST:
            return out.more_marshal(mp, wp, 1) + wound + spite * self.arrest_harm(target)
        money = out.ten_dollars * min(rival.money / 20, (MOST_MONEY - self.own.money) / 10)
        gold = out.nugget * min((rival.nuggets + 1) // 2, self.limit - self.own.nuggets)
        loot = max(money, gold)
        if rival.cattle != NOTHING and self.own.cattle == NOTHING:
            loot += 0.8
        if kind == ROB:
            return out.more_wanted(mp, wp, 1) + loot * (1 + spite) + wound
        return 0.0

    def arrest_harm(self, target: int) -> float:
        """What an outlaw loses by an arrest, in LP."""
        rival = self.view.seats[target]
        row = (rival.wp + 2) // 3
        stay = min(self.outlook.left, 5) * 0.8
        return row * stay + 1.5 + rival.money / 80 + rival.nuggets * 0.5

    def hunt_worth(self, steps: int) -> float:
        """What moving the sheriff this many steps is worth."""
        best = 0.0
        for seat in self.outlook.rivals:
            rival = self.view.seats[seat]
            if rival.wp:
                distance = BOARD.distances[self.view.sheriff][rival.space]
                if 0 < distance <= steps:
                    chance = 1 - beats_cards(9 + min(4, rival.hand_size), SHERIFF_CARDS)
                    best = max(best, self.outlook.spite(seat) * chance * self.arrest_harm(seat))
        return best

    # -- peaceful business -----------------------------------------------------------------------------

    def prospect(self, nuggets: int, limit: int, items: int) -> tuple[float, float]:
        """What one Prospect action is worth, and the nuggets it brings."""
        found = 2 * DIE_NUGGETS
        for number in range(len(ITEMS)):
            if items >> number & 1 and ITEMS[number].front.on("prospect_roll"):
                found += MAP_NUGGETS
        room = limit - nuggets
        found = min(found, room * 0.85) if room > 0 else 0.0
        return found * self.outlook.nugget + 2 * DIE_MONEY / 10 * self.outlook.ten_dollars, found

    def sale(self, nuggets: int, money: int, hand: tuple[int, ...]) -> tuple[float, int, tuple[int, ...]]:
        """What selling everything brings beyond holding it, the money after it, and the cards sold."""
        cards = tuple([card for card in hand if card in AS_NUGGET])
        sold = nuggets + len(cards)
        after = min(MOST_MONEY, money + 20 * sold)
        return float(sold), after, cards

    def poker(self, hand: tuple[int, ...], money: int, others: int) -> float:
        """What starting a game of poker is worth, not counting the cards played."""
        out = self.outlook
        chance = beats_house(len(hand) + 1, wild_count(hand)) * 0.8**others
        hat = any(
            self.own.items >> number & 1 and ITEMS[number].front.on("poker_end")
            for number in range(len(ITEMS))
        )
        pot = 60 + 20 * min(1, others)
        cash = out.money(min(MOST_MONEY, money - 10 + pot)) - out.money(money)
        won = 1.0 + cash + (1.0 if hat else 0.0)
        lost = out.money(money - 10) - out.money(money) + out.card + (out.ten_dollars if hat else 0.0)
        lucky = max(
            [
                self.program(CARDS[card].abilities.on("poker_end")[0].program)
                for card in hand
                if card in LUCKY
            ],
            default=0.0,
        )
        return chance * won + (1 - chance) * lost + lucky + out.card

    def cattle_worth(self, token: int) -> float:
        """What a carried cattle token is worth before it is delivered."""
        return 0.55 * self.delivery(token, self.own.mp, self.own.wp) if self.outlook.left else 0.0

    def delivery(self, token: int, mp: int, wp: int) -> float:
        """What delivering a token is worth in the better of the two ways."""
        rail = 0.0 if wp else self.outlook.more_marshal(mp, wp, 1)
        rustle = self.outlook.more_wanted(mp, wp, 1)
        return self.bonus(token) + max(rail, rustle)

    def bonus(self, token: int) -> float:
        """What a token's bonus is worth; the average for an unknown one."""
        return self.program(CATTLE[token].program) if token >= 0 else 0.85


_STEPS: Final = {
    "lp": Appraisal._lp,
    "mp": Appraisal._mp,
    "wp": Appraisal._wp,
    "money": Appraisal._money,
    "nugget": Appraisal._nugget,
    "half": Appraisal._half,
    "draw": Appraisal._draw,
    "discard": Appraisal._discard,
    "discard_random": Appraisal._discard_random,
    "heal": Appraisal._heal,
    "wound": Appraisal._wound,
    "choose": Appraisal._choose,
    "may": Appraisal._may,
    "if": Appraisal._if,
    "to": Appraisal._to,
    "steal": Appraisal._steal,
    "take_cattle": Appraisal._take_cattle,
    "return_cattle": Appraisal._return_cattle,
    "gain_item_or": Appraisal._gain_item,
    "extra_actions": Appraisal._extra_actions,
    "roll_or": Appraisal._roll,
    "fight_gang": Appraisal._gang,
    "sheriff": Appraisal._sheriff,
}
"""What the steps of programs are worth."""
