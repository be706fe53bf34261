"""Imagining a full position for what a reader knows; whatever is hidden is dealt at random (rules 3)."""

from collections.abc import Sequence
from math import comb
from typing import Final

from sixgun.games.legends.content.kinds import NOTHING
from sixgun.games.legends.contests import NOBODY, Fight, PokerGame
from sixgun.games.legends.locations import Selling
from sixgun.games.legends.model import BLACK, LegendsState, Seat
from sixgun.games.legends.poker import HOLE
from sixgun.games.legends.printed import (
    AS_NUGGET,
    BLACK_CARDS,
    CARDS,
    CATTLE,
    CHARACTERS,
    FIGHT_CARDS,
    GOALS,
    STORIES,
    TOKENS,
)
from sixgun.games.legends.setup import DEALT
from sixgun.games.legends.view import HIDDEN, OPEN_SEAT_FIELDS, LegendsView, SeatView
from sixgun.kernel.agenda import Frame
from sixgun.kernel.rng import Rng
from sixgun.kernel.views import SEALED

SHARED_FIELDS: Final = (
    *("active", "turn_number", "result", "target", "with_goals", "with_cattle", "with_black", "misc"),
    *("discs", "bandits", "sheriff", "black_space", "black_lp", "black_shown", "first", "round"),
    *("last_round", "action", "hurt", "played", "resolved", "scores"),
)
"""What a state and every view of it have in common."""


def imagine(view: LegendsView, rng: Rng) -> LegendsState:
    """A full state that looks like the real one to the view's seat; the rest is dealt at random."""
    state = LegendsState(rng, [imagined_seat(seat) for seat in view.seats])
    for name in SHARED_FIELDS:
        setattr(state, name, getattr(view, name))
    state.stock = list(view.stock)
    state.discard = list(view.discard)
    state.agenda = list(view.agenda)
    state.tray = list(view.tray)
    state.day = view.day.clone()
    state.fight = view.fight and view.fight.clone()
    state.poker = view.poker and view.poker.clone()
    state.gold = view.gold and view.gold.clone()
    deal_poker_cards(view, state, rng)
    deal_fight_cards(state, rng)
    deal_cattle(view, state, rng)
    deal_tokens(view, state, rng)
    deal_goals(view, state, rng)
    deal_characters(view, state, rng)
    state.stories = imagined_stories(view, rng)
    if view.with_black:
        left = [card for card in range(len(BLACK_CARDS)) if card not in view.black_shown]
        rng.shuffle(left)
        state.black_deck = tuple(left)
    state.sealed = {
        seat: rng.below(answer_count(state, seat)) if index == SEALED else index
        for seat, index in view.sealed.items()
    }
    return state


def imagined_seat(seen: SeatView) -> Seat:
    """A player with what is known about them."""
    player = Seat()
    for name in OPEN_SEAT_FIELDS:
        setattr(player, name, getattr(seen, name))
    player.hand = list(seen.hand)
    player.dealt = seen.dealt
    player.goals = seen.goals
    player.cattle = seen.cattle
    return player


def answer_count(state: LegendsState, seat: int) -> int:
    """How many answers a secret question to everyone has for a seat: hole cards, or characters."""
    game = state.poker
    if game is None:
        return len(state.seats[seat].dealt)
    size = len(game.house if seat == game.dealer else state.seats[seat].hand)
    return comb(size, min(HOLE, size))


def taken(cards: list[int], count: int) -> list[int]:
    """Take cards off the end of a list."""
    start = len(cards) - count
    dealt = cards[start:]
    del cards[start:]
    return dealt


# -- poker cards -----------------------------------------------------------------------------------------


def deal_poker_cards(view: LegendsView, state: LegendsState, rng: Rng) -> None:
    """Unseen poker cards go to hands, face-down cards, the house and the deck."""
    fight, game = state.fight, state.poker
    seen = cards_in_sight(view, fight, game)
    certain = cards_peeked(fight, seen)
    seller = selling_cards(view.agenda, view.seats)
    if seller != NOBODY and not view.seats[seller].hand:
        gold = [card for card in AS_NUGGET if card not in seen]
        certain[seller] = [gold[rng.below(len(gold))]]
    kept = [card for cards in certain.values() for card in cards]
    unseen = [card for card in range(len(CARDS)) if card not in seen and card not in kept]
    rng.shuffle(unseen)
    for index, seat in enumerate(view.seats):
        if seat.hand:
            continue
        side = laid_side(fight, index)
        size = seat.hand_size + (side != NOTHING)
        # A card that was looked at is still there, unless it went through the discard pile into the deck.
        held = certain.get(index, [])[:size]
        unseen.extend([card for card in certain.get(index, []) if card not in held])
        held.extend(taken(unseen, size - len(held)))
        rng.shuffle(held)
        if fight is not None and side != NOTHING:
            lay(fight, side, held.pop())
        state.seats[index].hand = held
    if game is not None:
        game.house = tuple([unseen.pop() if card == HIDDEN else card for card in game.house])
    rng.shuffle(unseen)
    state.deck = unseen
    if fight is not None:
        imagine_peeks(state, fight, rng)


def cards_in_sight(view: LegendsView, fight: Fight | None, game: PokerGame | None) -> set[int]:
    """The poker cards whose place a reader knows for certain."""
    seen: set[int] = {*view.discard, *view.played}
    for seat in view.seats:
        seen.update(seat.hand)
    if fight is not None:
        seen.update(fight.cards)
        seen.update(fight.spent)
    if game is not None:
        seen.update(game.house)
        seen.update(game.flop)
        for _, cards in game.holes:
            seen.update(cards)
    return seen


def cards_peeked(fight: Fight | None, seen: set[int]) -> dict[int, list[int]]:
    """The cards that a reader has looked at in a rival's hand and not seen elsewhere since, by rival."""
    found: dict[int, list[int]] = {}
    if fight is not None:
        for side in (0, 1):
            cards = [card for card in fight.peeked[side] if card != HIDDEN and card not in seen]
            if cards:
                found[fight.sides[1 - side]] = cards
    return found


def selling_cards(agenda: Sequence[Frame], seats: Sequence[Seat | SeatView]) -> int:
    """Who is selling without a nugget, and so must hold a card that counts as one; usually nobody."""
    top = agenda[-1] if agenda else None
    if isinstance(top, Selling) and not seats[top.seat].nuggets:
        return top.seat
    return NOBODY


def laid_side(fight: Fight | None, seat: int) -> int:
    """The side on which a seat has played a card that the reader does not know, or nothing."""
    if fight is not None:
        for side in (0, 1):
            if fight.sides[side] == seat and fight.cards[side] == HIDDEN:
                return side
    return NOTHING


def lay(fight: Fight, side: int, card: int) -> None:
    """Put a card in place of the one a side has played."""
    fight.cards = (card, fight.cards[1]) if side == 0 else (fight.cards[0], card)


def imagine_peeks(state: LegendsState, fight: Fight, rng: Rng) -> None:
    """What someone else saw with a rifle could be any cards that the rival may have held."""
    peeked = list(fight.peeked)
    for side in (0, 1):
        if HIDDEN in peeked[side]:
            peeked[side] = other_peek(state, fight, side, rng)
    fight.peeked = (peeked[0], peeked[1])


def other_peek(state: LegendsState, fight: Fight, side: int, rng: Rng) -> tuple[int, ...]:
    """As many cards as a side has looked at, out of those that its rival holds or has given away since."""
    rival = 1 - side
    held = list(state.seats[fight.sides[rival]].hand)
    if fight.cards[rival] != NOTHING:
        held.append(fight.cards[rival])
    count = len(fight.peeked[side])
    if len(held) < count:
        held.extend([*fight.spent, *reversed(state.discard), *state.deck][: count - len(held)])
    return tuple(rng.sample(held, count))


# -- fight cards, tokens, goals, characters, stories -----------------------------------------------------


def deal_fight_cards(state: LegendsState, rng: Rng) -> None:
    """Unseen fight cards go to the drawn ones and the deck."""
    fight = state.fight
    deck = list(range(len(FIGHT_CARDS)))
    rng.shuffle(deck)
    if fight is not None:
        known = [card for card in fight.drawn if card != HIDDEN]
        deck = [card for card in deck if card not in known]
        fight.drawn = (*known, *unseen_fight_cards(fight, deck, len(fight.drawn) - len(known)))
        pick_shown(fight, rng)
    state.fight_deck = deck


def unseen_fight_cards(fight: Fight, deck: list[int], count: int) -> list[int]:
    """Take fight cards that may have been drawn; the Man in Black has played the highest of his."""
    found = deck
    if BLACK in fight.sides and fight.open:
        most = FIGHT_CARDS[fight.chosen].value
        found = [card for card in deck if FIGHT_CARDS[card].value < most]
    cards = found[:count]
    for card in cards:
        deck.remove(card)
    return cards


def pick_shown(fight: Fight, rng: Rng) -> None:
    """Which of the drawn fight cards someone else chose, and which a rifle showed to someone else."""
    if fight.chosen == HIDDEN:
        fight.chosen = fight.drawn[rng.below(len(fight.drawn))]
    if HIDDEN in fight.shown:
        fight.shown = tuple(rng.sample(fight.drawn, len(fight.shown)))


def deal_cattle(view: LegendsView, state: LegendsState, rng: Rng) -> None:
    """Unseen cattle tokens go to players who carry one of their colour, and to the ranches."""
    known = [player.cattle for player in state.seats]
    ranches: list[tuple[int, ...]] = []
    for colour, size in enumerate(view.ranch_sizes):
        free = [
            number for number, token in enumerate(CATTLE) if token.colour == colour and number not in known
        ]
        rng.shuffle(free)
        for player, seen in zip(state.seats, view.seats, strict=True):
            if seen.cattle == HIDDEN and seen.cattle_colour == colour:
                player.cattle = free.pop()
        ranches.append(tuple(sorted(free[:size])))
    state.ranches = tuple(ranches)


def deal_tokens(view: LegendsView, state: LegendsState, rng: Rng) -> None:
    """Legend tokens: those of known value for the players known to have them, any others for the rest."""
    if not view.with_goals:
        return
    bag = list(range(len(TOKENS)))
    rng.shuffle(bag)
    for player, seen in zip(state.seats, view.seats, strict=True):
        own: list[int] = []
        for value in seen.tokens:
            own.append(next(token for token in bag if TOKENS[token] == value))
            bag.remove(own[-1])
        player.tokens = tuple(sorted(own))
    for player, seen in zip(state.seats, view.seats, strict=True):
        if not seen.tokens:
            player.tokens = tuple(sorted(taken(bag, seen.token_count)))
    state.bag = tuple(sorted(bag))


def deal_goals(view: LegendsView, state: LegendsState, rng: Rng) -> None:
    """Goals that others hold, and the one that went back to the box."""
    for player, seen in zip(state.seats, view.seats, strict=True):
        if not seen.goal_count and not seen.done:
            continue
        left = [
            number
            for number, goal in enumerate(GOALS)
            if goal.character == seen.character and number not in seen.done and number not in seen.goals
        ]
        rng.shuffle(left)
        if not seen.goals:
            player.goals = tuple(sorted(taken(left, seen.goal_count)))
        player.boxed = left[0]


def deal_characters(view: LegendsView, state: LegendsState, rng: Rng) -> None:
    """Before the characters are shown: those that others were dealt."""
    known = [one for seat in view.seats for one in seat.dealt]
    free = [number for number in range(len(CHARACTERS)) if number not in known]
    rng.shuffle(free)
    for player, seen in zip(state.seats, view.seats, strict=True):
        if not seen.dealt and seen.character == NOTHING:
            player.dealt = tuple(taken(free, DEALT))


def imagined_stories(view: LegendsView, rng: Rng) -> tuple[tuple[int, ...], ...]:
    """The story decks: the active cards are known, those below are any that have not been resolved yet."""
    free = [
        number
        for number, story in enumerate(STORIES)
        if (story.first_game or view.with_cattle)
        and number not in view.stories
        and number not in view.resolved
    ]
    rng.shuffle(free)
    decks: list[tuple[int, ...]] = []
    for top, size in zip(view.stories, view.story_sizes, strict=True):
        decks.append((*taken(free, size - 1), top) if size else ())
    return tuple(decks)
