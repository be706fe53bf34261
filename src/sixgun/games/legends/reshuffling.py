"""Reshuffling what a reader cannot see, to prove that none of it leaks (rules 3)."""

from collections.abc import Sequence

from sixgun.games.legends.content.kinds import NOTHING
from sixgun.games.legends.contests import NOBODY, Fight
from sixgun.games.legends.imagining import (
    answer_count,
    lay,
    other_peek,
    selling_cards,
    taken,
    unseen_fight_cards,
)
from sixgun.games.legends.model import LegendsState
from sixgun.games.legends.printed import AS_NUGGET, CATTLE, CHARACTERS
from sixgun.games.legends.view import acts, has_looked, house_hidden, known_fight_cards, lies_hidden
from sixgun.kernel.rng import Rng


def hidden_shuffled(state: LegendsState, reader: int, rng: Rng) -> LegendsState:
    """The same position with everything the reader cannot see reshuffled."""
    other = state.clone()
    shuffle_poker_cards(other, reader, rng)
    if other.fight is not None:
        shuffle_laid_cards(other, other.fight, reader, rng)
    shuffle_fight_cards(other, reader, rng)
    shuffle_cattle(other, reader, rng)
    shuffle_stories(other, rng)
    other.black_deck = tuple(shuffled_copy(other.black_deck, rng))
    shuffle_characters(other, reader, rng)
    if state.result is None:
        shuffle_goals(other, reader, rng)
    other.sealed = {
        seat: index if seat == reader else rng.below(answer_count(other, seat))
        for seat, index in state.sealed.items()
    }
    return other


def shuffle_poker_cards(state: LegendsState, reader: int, rng: Rng) -> None:
    """Each hidden card becomes a different one, wherever it is; what the reader has seen stays."""
    fight, game = state.fight, state.poker
    hidden = list(state.deck)
    for index, player in enumerate(state.seats):
        if index != reader:
            hidden.extend(player.hand)
    if fight is not None:
        hidden.extend([fight.cards[side] for side in (0, 1) if lies_hidden(fight, side, reader)])
        looked = [card for side in (0, 1) if fight.sides[side] == reader for card in fight.peeked[side]]
        hidden = [card for card in hidden if card not in looked]
    if game is not None and house_hidden(game, reader):
        hidden.extend(game.house)
    become = dict(zip(hidden, shuffled_copy(hidden, rng), strict=True))
    seller = selling_cards(state.agenda, state.seats)
    if seller not in (NOBODY, reader):
        hand = state.seats[seller].hand
        let_become(become, hand[rng.below(len(hand))], AS_NUGGET, rng)
    state.deck = [become.get(card, card) for card in state.deck]
    for player in state.seats:
        player.hand = [become.get(card, card) for card in player.hand]
    if fight is not None:
        cards = [become.get(card, card) for card in fight.cards]
        fight.cards = (cards[0], cards[1])
        peeked = [tuple([become.get(card, card) for card in seen]) for seen in fight.peeked]
        fight.peeked = (peeked[0], peeked[1])
    if game is not None:
        game.house = tuple([become.get(card, card) for card in game.house])


def let_become(become: dict[int, int], card: int, some: Sequence[int], rng: Rng) -> None:
    """Change what hidden cards become, so that this one becomes one of some others."""
    new = shuffled_copy([one for one in some if one in become], rng)[0]
    source = next(old for old, turned in become.items() if turned == new)
    become[source], become[card] = become[card], new


def shuffle_laid_cards(state: LegendsState, fight: Fight, reader: int, rng: Rng) -> None:
    """A different card from the same hand lies face down, and a rifle showed different ones."""
    for side in (0, 1):
        if lies_hidden(fight, side, reader):
            player = state.seats[fight.sides[side]]
            held = shuffled_copy([*player.hand, fight.cards[side]], rng)
            lay(fight, side, held.pop())
            player.hand = held
    peeked = [
        other_peek(state, fight, side, rng) if seen and fight.sides[side] != reader else seen
        for side, seen in enumerate(fight.peeked)
    ]
    fight.peeked = (peeked[0], peeked[1])


def shuffle_fight_cards(state: LegendsState, reader: int, rng: Rng) -> None:
    """Different fight cards are drawn, unless the reader acts for the opponent; the deck is reordered."""
    fight = state.fight
    if fight is None or acts(fight, reader):
        state.fight_deck = shuffled_copy(state.fight_deck, rng)
    else:
        known = known_fight_cards(fight, reader)
        deck = shuffled_copy([*state.fight_deck, *fight.drawn], rng)
        deck = [card for card in deck if card not in known]
        drawn = [*known, *unseen_fight_cards(fight, deck, len(fight.drawn) - len(known))]
        fight.drawn = tuple(shuffled_copy(drawn, rng))
        if fight.chosen != NOTHING and not fight.open:
            fight.chosen = fight.drawn[0]
        state.fight_deck = deck
    if fight is not None and not has_looked(fight, reader):
        fight.shown = tuple(rng.sample(fight.drawn, len(fight.shown)))


def shuffle_cattle(state: LegendsState, reader: int, rng: Rng) -> None:
    """Tokens of one colour swap places between the ranch and the other players who carry one."""
    ranches: list[tuple[int, ...]] = []
    for colour, tokens in enumerate(state.ranches):
        carriers = [
            player
            for index, player in enumerate(state.seats)
            if index != reader and player.cattle != NOTHING and CATTLE[player.cattle].colour == colour
        ]
        free = shuffled_copy([*tokens, *[player.cattle for player in carriers]], rng)
        for player in carriers:
            player.cattle = free.pop()
        ranches.append(tuple(sorted(free)))
    state.ranches = tuple(ranches)


def shuffle_stories(state: LegendsState, rng: Rng) -> None:
    """All story cards below the active ones."""
    below = shuffled_copy([card for deck in state.stories for card in deck[:-1]], rng)
    state.stories = tuple(
        [(*taken(below, len(deck) - 1), deck[-1]) if deck else () for deck in state.stories]
    )


def shuffle_characters(state: LegendsState, reader: int, rng: Rng) -> None:
    """Before characters are shown, everyone else was dealt different ones."""
    known = state.seats[reader].dealt if reader >= 0 else ()
    free = shuffled_copy([number for number in range(len(CHARACTERS)) if number not in known], rng)
    for index, player in enumerate(state.seats):
        if index != reader and player.dealt:
            player.dealt = tuple(taken(free, len(player.dealt)))


def shuffle_goals(state: LegendsState, reader: int, rng: Rng) -> None:
    """Others hold different goals of their characters, and different legend tokens."""
    tokens = list(state.bag)
    for index, player in enumerate(state.seats):
        if index == reader:
            continue
        tokens.extend(player.tokens)
        if player.boxed != NOTHING:
            goals = shuffled_copy([*player.goals, player.boxed], rng)
            player.boxed = goals.pop()
            player.goals = tuple(sorted(goals))
    rng.shuffle(tokens)
    for index, player in enumerate(state.seats):
        if index != reader:
            player.tokens = tuple(sorted(taken(tokens, len(player.tokens))))
    state.bag = tuple(sorted(tokens))


def shuffled_copy(cards: Sequence[int], rng: Rng) -> list[int]:
    """The same cards in any order."""
    copy = list(cards)
    rng.shuffle(copy)
    return copy
