"""Verbs: gaining and losing points, money, gold, cards, wounds and cattle (rules 0.1, 4, 13)."""

from typing import Final

from sixgun.games.legends.content.kinds import COLOURS, NOTHING, Program
from sixgun.games.legends.events import (
    CardDiscarded,
    CardsDrawn,
    CattleLost,
    CattleTaken,
    DeckShuffled,
    FigurePlaced,
    GainLost,
    Healed,
    ItemReturned,
    LpGained,
    LpLost,
    MarshalGained,
    MarshalLost,
    MoneyGained,
    MoneyLost,
    NuggetsGained,
    NuggetsLost,
    WantedGained,
    WantedLost,
    Wounded,
)
from sixgun.games.legends.meetings import BlackGained
from sixgun.games.legends.model import (
    ABILITY_LP,
    BLACK,
    MOST_MISC,
    MOST_MONEY,
    MOST_NUGGETS,
    MOST_POINTS,
    MOST_WOUNDS,
    Deed,
    LegendsTable,
    Seat,
)
from sixgun.games.legends.printed import (
    CATTLE,
    CHARACTERS,
    CONTENT,
    ITEMS,
    MISC_MASK,
    REGION,
    SPACES,
)
from sixgun.kernel.events import Hidden, audience

LIMIT_FLAG: Final = "nugget_limit"


# -- points ----------------------------------------------------------------------------------------------


def gain_lp(g: LegendsTable, seat: int, amount: int, source: str) -> None:
    """Legendary points; during an action they count towards the LP of that action."""
    state = g.state
    if seat == BLACK:
        state.black_lp += amount
        if g.attentive:
            g.tell(BlackGained, amount, state.black_lp)
        return
    state.seats[seat].lp += amount
    day = state.day
    if day.acting and seat == state.active:
        day.action_lp += amount
        day.best_lp = max(day.best_lp, day.action_lp)
    if g.attentive:
        g.tell(LpGained, seat, amount, source)


def lose_lp(g: LegendsTable, seat: int, amount: int, source: str) -> None:
    """Legendary points are never below 0."""
    player = g.state.seats[seat]
    lost = min(amount, player.lp)
    if lost:
        player.lp -= lost
        if g.attentive:
            g.tell(LpLost, seat, lost, source)


def gain_mp(g: LegendsTable, seat: int, amount: int, source: str) -> None:
    """Marshal points, space by space with its reward; an outlaw can never gain any."""
    player = g.state.seats[seat]
    track = CONTENT.marshal
    for _ in range(amount):
        if player.wp:
            return
        _count_gain(g, seat, 1, 0)
        if player.mp == MOST_POINTS:
            reward(g, seat, track.overflow, "marshal")
            continue
        player.mp += 1
        if g.attentive:
            g.tell(MarshalGained, seat, player.mp, source)
        reward(g, seat, track.entry[player.mp], "marshal")


def gain_wp(g: LegendsTable, seat: int, amount: int, source: str) -> None:
    """Wanted points, space by space with its reward; a lawman loses all Marshal points first."""
    player = g.state.seats[seat]
    track = CONTENT.wanted
    if player.mp:
        if g.attentive:
            g.tell(MarshalLost, seat, player.mp)
        player.mp = 0
    for _ in range(amount):
        _count_gain(g, seat, 0, 1)
        if player.wp == MOST_POINTS:
            reward(g, seat, track.overflow, "wanted")
            continue
        player.wp += 1
        if g.attentive:
            g.tell(WantedGained, seat, player.wp, source)
        reward(g, seat, track.entry[player.wp], "wanted")


def _count_gain(g: LegendsTable, seat: int, mp: int, wp: int) -> None:
    if seat == g.state.active:
        g.state.day.mp_gained += mp
        g.state.day.wp_gained += wp


def reward(g: LegendsTable, seat: int, program: Program, source: str) -> None:
    """The reward of a track space: simple gains, paid at once."""
    for step in program:
        GAINS[step[0]](g, seat, step[1], source)


def lose_all_wp(g: LegendsTable, seat: int) -> None:
    """Nobody is wanted after an arrest."""
    player = g.state.seats[seat]
    if player.wp:
        if g.attentive:
            g.tell(WantedLost, seat, player.wp)
        player.wp = 0


# -- money and gold --------------------------------------------------------------------------------------


def gain_money(g: LegendsTable, seat: int, amount: int, source: str) -> None:
    """Money up to the limit; the rest is lost."""
    state = g.state
    player = state.seats[seat]
    received = min(amount, MOST_MONEY - player.money)
    if received > 0:
        player.money += received
        if seat == state.active:
            state.day.money_gained += received
        if g.attentive:
            g.tell(MoneyGained, seat, received, source)
    if received < amount and g.attentive:
        g.tell(GainLost, seat, "money", amount - received, MOST_MONEY)


def lose_money(g: LegendsTable, seat: int, amount: int, source: str) -> int:
    """Pay or lose money, as much as there is; returns how much that was."""
    player = g.state.seats[seat]
    lost = min(amount, player.money)
    if lost:
        player.money -= lost
        if g.attentive:
            g.tell(MoneyLost, seat, lost, source)
    return lost


def half(amount: int, unit: int) -> int:
    """Half of something counted in units, rounded up for the loss."""
    return (amount // unit + 1) // 2 * unit


def nugget_limit(player: Seat) -> int:
    """How many nuggets a player can carry with the active mount."""
    if player.mount == NOTHING:
        return MOST_NUGGETS
    item = ITEMS[player.mount]
    side = item.upgraded if player.upgraded >> player.mount & 1 else item.front
    return MOST_NUGGETS + side.flags.get(LIMIT_FLAG, 0)


def gain_nuggets(g: LegendsTable, seat: int, amount: int, source: str) -> int:
    """Nuggets up to the limit; returns how many were received."""
    player = g.state.seats[seat]
    limit = nugget_limit(player)
    received = max(0, min(amount, limit - player.nuggets))
    if received:
        player.nuggets += received
        if g.attentive:
            g.tell(NuggetsGained, seat, received, source)
    if received < amount and g.attentive:
        g.tell(GainLost, seat, "nuggets", amount - received, limit)
    return received


def lose_nuggets(g: LegendsTable, seat: int, amount: int, source: str) -> int:
    """Lose nuggets, as many as there are; returns how many that was."""
    player = g.state.seats[seat]
    lost = min(amount, player.nuggets)
    if lost:
        player.nuggets -= lost
        if g.attentive:
            g.tell(NuggetsLost, seat, lost, source)
    return lost


def drop_surplus(g: LegendsTable, seat: int) -> None:
    """Nuggets above the limit go back to the supply at once."""
    player = g.state.seats[seat]
    lose_nuggets(g, seat, max(0, player.nuggets - nugget_limit(player)), "limit")


# -- cards -----------------------------------------------------------------------------------------------


def take_from_deck(g: LegendsTable) -> int:
    """The top poker card; an empty deck is replaced by the shuffled discard pile. -1 if there is none."""
    state = g.state
    if not state.deck:
        if not state.discard:
            return NOTHING
        state.deck = state.discard
        state.discard = []
        state.rng.shuffle(state.deck)
        if g.attentive:
            g.tell(DeckShuffled, len(state.deck))
    return state.deck.pop()


def draw(g: LegendsTable, seat: int, count: int, source: str) -> int:
    """Draw poker cards; returns how many there were."""
    state = g.state
    hand = state.seats[seat].hand
    before = len(hand)
    for _ in range(count):
        if not state.deck and not state.discard:
            break
        hand.append(state.deck.pop() if state.deck else take_from_deck(g))
    drawn = len(hand) - before
    if drawn:
        state.reveals += 1
        if g.attentive:
            own = audience(seat)
            g.tell(CardsDrawn, seat, drawn, tuple([Hidden(card, own) for card in hand[before:]]), source)
    return drawn


def discard(g: LegendsTable, seat: int, card: int, source: str) -> None:
    """A poker card leaves the hand unused."""
    state = g.state
    state.seats[seat].hand.remove(card)
    state.discard.append(card)
    if g.attentive:
        g.tell(CardDiscarded, seat, card, source)


def discard_random(g: LegendsTable, seat: int, count: int, source: str) -> None:
    """Poker cards picked at random leave the hand."""
    hand = g.state.seats[seat].hand
    for _ in range(min(count, len(hand))):
        g.state.reveals += 1
        discard(g, seat, hand[g.state.rng.pick(hand)], source)


# -- wounds ----------------------------------------------------------------------------------------------


def wound(g: LegendsTable, seat: int, amount: int, source: str) -> int:
    """Wounds up to the limit; returns how many were actually taken. Abilities react after the effect."""
    state = g.state
    player = state.seats[seat]
    taken = min(amount, MOST_WOUNDS - player.wounds)
    if taken > 0:
        player.wounds += taken
        if g.attentive:
            g.tell(Wounded, seat, taken, player.wounds, source)
        character = CHARACTERS[player.character]
        if "wounded" in character.abilities.by_hook and seat not in state.hurt:
            state.hurt = (*state.hurt, seat)
        return taken
    return 0


def heal(g: LegendsTable, seat: int, amount: int, source: str) -> int:
    """Heal wounds, as many as there are; returns how many that was."""
    player = g.state.seats[seat]
    healed = min(amount, player.wounds)
    if healed:
        player.wounds -= healed
        if g.attentive:
            g.tell(Healed, seat, healed, player.wounds, source)
    return healed


def able(player: Seat) -> bool:
    """Whether a character's ability works now."""
    return player.lp >= ABILITY_LP


# -- cattle, items, places -------------------------------------------------------------------------------


def take_cattle(g: LegendsTable, seat: int, colour: int) -> None:
    """Take a random token of a colour and look at it secretly."""
    state = g.state
    tokens = state.ranches[colour]
    token = tokens[state.rng.pick(tokens)]
    state.reveals += 1
    _set_ranch(g, colour, tuple([one for one in tokens if one != token]))
    state.seats[seat].cattle = token
    if g.attentive:
        g.tell(CattleTaken, seat, COLOURS[colour], Hidden(token, audience(seat)))


def return_token(g: LegendsTable, token: int) -> None:
    """A token is shuffled back into its ranch."""
    colour = CATTLE[token].colour
    _set_ranch(g, colour, tuple(sorted((*g.state.ranches[colour], token))))


def _set_ranch(g: LegendsTable, colour: int, tokens: tuple[int, ...]) -> None:
    ranches = list(g.state.ranches)
    ranches[colour] = tokens
    g.state.ranches = tuple(ranches)


def return_cattle(g: LegendsTable, seat: int) -> None:
    """The token a player carries goes back to its ranch unseen."""
    player = g.state.seats[seat]
    if player.cattle != NOTHING:
        if g.attentive:
            g.tell(CattleLost, seat, COLOURS[CATTLE[player.cattle].colour])
        return_token(g, player.cattle)
        player.cattle = NOTHING


def can_receive(g: LegendsTable, seat: int, item: int) -> bool:
    """Whether a player may have one more card of this kind, and the store has one."""
    player = g.state.seats[seat]
    if player.items >> item & 1 or not g.state.stock[item]:
        return False
    return not MISC_MASK >> item & 1 or (player.items & MISC_MASK).bit_count() < MOST_MISC


def give_back(g: LegendsTable, seat: int, item: int) -> None:
    """An item goes back to the store."""
    g.state.seats[seat].items &= ~(1 << item)
    g.state.stock[item] += 1
    if g.attentive:
        g.tell(ItemReturned, seat, ITEMS[item].id)


def place(g: LegendsTable, seat: int, space: int) -> None:
    """Put a figure on a space; that is not a movement, but its player has been in the region."""
    g.state.seats[seat].space = space
    if seat == g.state.active:
        g.state.day.regions |= 1 << REGION[space]
    if g.attentive:
        g.tell(FigurePlaced, seat, SPACES[space].id)


def remember(g: LegendsTable, seat: int, event: str, *facts: tuple[str, object]) -> None:
    """Note what a player has done, for story cards and goals."""
    player = g.state.seats[seat]
    player.deeds = (*player.deeds, Deed(event, g.state.turn_number, facts))


GAINS: Final = {
    "lp": gain_lp,
    "money": gain_money,
    "nugget": gain_nuggets,
    "draw": draw,
    "heal": heal,
}
"""What the rewards of a track can be."""
