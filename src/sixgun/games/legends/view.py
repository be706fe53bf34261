"""What a seat at a table of Western Legends may know (the table of secrets in rules 3)."""

from collections.abc import Sequence
from typing import Final

from sixgun.games.legends.content.kinds import NOTHING
from sixgun.games.legends.model import (
    DAY_FIELDS,
    FIGHT_FIELDS,
    GOLD_FIELDS,
    POKER_FIELDS,
    Day,
    Deed,
    Fight,
    Gold,
    LegendsState,
    LegendsTable,
    PokerGame,
    Seat,
    save_fields,
)
from sixgun.games.legends.printed import (
    BLACK_CARDS,
    CARDS,
    CATTLE,
    CHARACTERS,
    FIGHT_CARDS,
    GOALS,
    STORIES,
    TOKENS,
)
from sixgun.kernel.plain import Json, encode
from sixgun.kernel.rng import Rng
from sixgun.kernel.views import SEALED, View

HIDDEN: Final = -2
"""A card or token that is there, but whose face the reader may not know."""

OPEN_SEAT_FIELDS: Final = (
    *("character", "space", "lp", "mp", "wp", "money", "nuggets", "wounds", "items", "upgraded", "weapon"),
    *("mount", "done", "deeds", "hurt_in"),
)
"""What everybody knows of a player."""

SEAT_VIEW_FIELDS: Final = (
    *OPEN_SEAT_FIELDS,
    *(
        "hand",
        "hand_size",
        "cattle",
        "cattle_colour",
        "dealt",
        "goals",
        "goal_count",
        "tokens",
        "token_count",
    ),
)


class SeatView:
    """One player as somebody at the table sees them.

    `hand`, `goals`, `tokens` and `dealt` are empty unless the reader knows them; everybody knows how many.
    `cattle` is `HIDDEN` if somebody else carries a token; its colour shows.
    """

    __slots__ = (
        *("cattle", "cattle_colour", "character", "dealt", "deeds", "done", "goal_count", "goals", "hand"),
        *("hand_size", "hurt_in", "items", "lp", "money", "mount", "mp", "nuggets", "space", "token_count"),
        *("tokens", "upgraded", "weapon", "wounds", "wp"),
    )

    def __init__(self, player: Seat, known: bool, over: bool) -> None:
        self.character = NOTHING if player.dealt and not known else player.character
        self.space = player.space
        self.lp = player.lp
        self.mp = player.mp
        self.wp = player.wp
        self.money = player.money
        self.nuggets = player.nuggets
        self.wounds = player.wounds
        self.items = player.items
        self.upgraded = player.upgraded
        self.weapon = player.weapon
        self.mount = player.mount
        self.done = player.done
        self.deeds: tuple[Deed, ...] = player.deeds
        self.hurt_in = player.hurt_in
        self.hand: tuple[int, ...] = tuple(player.hand) if known else ()
        self.hand_size = len(player.hand)
        self.cattle_colour = NOTHING if player.cattle == NOTHING else CATTLE[player.cattle].colour
        self.cattle = player.cattle if known or player.cattle == NOTHING else HIDDEN
        self.dealt: tuple[int, ...] = player.dealt if known else ()
        self.goals: tuple[int, ...] = player.goals if known or over else ()
        self.goal_count = len(player.goals)
        self.tokens: tuple[int, ...] = (
            tuple([TOKENS[token] for token in player.tokens]) if known or over else ()
        )
        """The LP of the legend tokens; which of several equal ones it is does not matter."""
        self.token_count = len(player.tokens)

    def to_json(self) -> dict[str, Json]:
        """The player as JSON."""
        return {name: encode(getattr(self, name)) for name in SEAT_VIEW_FIELDS}


class LegendsView(View):
    """A table of Western Legends through one pair of eyes."""

    __slots__ = (
        *("action", "bag_size", "bandits", "black_lp", "black_shown", "black_space", "day", "deck_size"),
        *("discard", "discs", "fight", "first", "gold", "hurt", "last_round", "misc", "played", "poker"),
        *("ranch_sizes", "round", "scores", "seats", "sheriff", "stock", "stories", "story_sizes", "target"),
        *("with_black", "with_cattle", "with_goals"),
    )

    def __init__(self, table: LegendsTable, seat: int) -> None:
        super().__init__(table, seat)
        state = table.state
        over = state.result is not None
        self.seats = [SeatView(player, index == seat, over) for index, player in enumerate(state.seats)]
        self.target = state.target
        self.with_goals = state.with_goals
        self.with_cattle = state.with_cattle
        self.with_black = state.with_black
        self.misc = state.misc
        self.deck_size = len(state.deck)
        self.discard: tuple[int, ...] = tuple(state.discard)
        self.ranch_sizes: tuple[int, ...] = tuple([len(tokens) for tokens in state.ranches])
        self.stories: tuple[int, ...] = tuple([deck[-1] if deck else NOTHING for deck in state.stories])
        self.story_sizes: tuple[int, ...] = tuple([len(deck) for deck in state.stories])
        self.discs = state.discs
        self.stock: tuple[int, ...] = tuple(state.stock)
        self.bag_size = len(state.bag)
        self.bandits = state.bandits
        self.sheriff = state.sheriff
        self.black_space = state.black_space
        self.black_lp = state.black_lp
        self.black_shown = state.black_shown
        self.first = state.first
        self.round = state.round
        self.last_round = state.last_round
        self.action = state.action
        self.hurt = state.hurt
        self.played = state.played
        self.day: Day = state.day.clone()
        self.fight: Fight | None = fight_seen(state.fight, seat)
        self.poker: PokerGame | None = poker_seen(state.poker, seat)
        self.gold: Gold | None = state.gold and state.gold.clone()
        self.scores = state.scores

    def to_json(self) -> dict[str, Json]:
        data = super().to_json()
        data["seats"] = [seat.to_json() for seat in self.seats]
        for name in PLAIN_VIEW_FIELDS:
            data[name] = encode(getattr(self, name))
        data["day"] = save_fields(self.day, DAY_FIELDS)
        data["fight"] = None if self.fight is None else save_fields(self.fight, FIGHT_FIELDS)
        data["poker"] = None if self.poker is None else save_fields(self.poker, POKER_FIELDS)
        data["gold"] = None if self.gold is None else save_fields(self.gold, GOLD_FIELDS)
        return data


PLAIN_VIEW_FIELDS: Final = tuple(
    sorted([name for name in LegendsView.__slots__ if name not in ("day", "fight", "gold", "poker", "seats")])
)


def masked(cards: Sequence[int]) -> tuple[int, ...]:
    """As many hidden cards, but no empty places filled."""
    return tuple([card if card == NOTHING else HIDDEN for card in cards])


def fight_seen(fight: Fight | None, reader: int) -> Fight | None:
    """A fight as one seat may know it: laid cards are hidden, and fight cards but for the actor."""
    if fight is None:
        return None
    seen = fight.clone()
    if not fight.open:
        own = [
            card if card == NOTHING or fight.sides[side] == reader else HIDDEN
            for side, card in enumerate(fight.cards)
        ]
        seen.cards = (own[0], own[1])
        if fight.chosen != NOTHING and reader != fight.actor:
            seen.chosen = HIDDEN
    if reader != fight.actor or reader < 0:
        seen.drawn = fight_cards_seen(fight, reader)
        if reader not in fight.sides or reader < 0:
            seen.shown = masked(fight.shown)
    peeked = [
        cards if fight.sides[side] == reader else masked(cards) for side, cards in enumerate(fight.peeked)
    ]
    seen.peeked = (peeked[0], peeked[1])
    return seen


def fight_cards_seen(fight: Fight, reader: int) -> tuple[int, ...]:
    """The fight cards drawn, for who does not act: what a rifle showed first, then hidden ones."""
    shown = fight.shown if reader in fight.sides and reader >= 0 else ()
    known = [*shown, *([fight.chosen] if fight.open and fight.chosen not in shown else [])]
    return (*known, *([HIDDEN] * (len(fight.drawn) - len(known))))


def poker_seen(game: PokerGame | None, reader: int) -> PokerGame | None:
    """A game of poker as one seat may know it: the dealer's cards are hidden until the reveal."""
    if game is None:
        return None
    seen = game.clone()
    if not game.holes and (reader != game.dealer or reader < 0):
        seen.house = masked(game.house)
    return seen


# -- imagining what is hidden ------------------------------------------------------------------------------


def imagine(view: LegendsView, rng: Rng) -> LegendsState:
    """A full state that looks to the view's seat like the real one; the rest is dealt at random."""
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
    state.sealed = dict(view.sealed)
    deal_poker_cards(view, state, rng)
    deal_fight_cards(state, rng)
    deal_tokens(view, state, rng)
    deal_goals(view, state, rng)
    deal_characters(view, state, rng)
    state.stories = tuple(imagined_stories(view, rng))
    left = [card for card in range(len(BLACK_CARDS)) if card not in view.black_shown]
    rng.shuffle(left)
    state.black_deck = tuple(left) if view.with_black else ()
    state.sealed = {seat: 0 if index == SEALED else index for seat, index in view.sealed.items()}
    return state


SHARED_FIELDS: Final = (
    *("active", "turn_number", "result", "target", "with_goals", "with_cattle", "with_black", "misc"),
    *("discs", "bandits", "sheriff", "black_space", "black_lp", "black_shown", "first", "round"),
    *("last_round", "action", "hurt", "played", "scores"),
)


def imagined_seat(seen: SeatView) -> Seat:
    """A player with what is known of them."""
    player = Seat()
    for name in OPEN_SEAT_FIELDS:
        setattr(player, name, getattr(seen, name))
    player.hand = list(seen.hand)
    player.dealt = seen.dealt
    player.goals = seen.goals
    player.cattle = seen.cattle
    return player


def deal_poker_cards(view: LegendsView, state: LegendsState, rng: Rng) -> None:
    """Unseen poker cards go to hands, laid cards, the house and the deck."""
    seen: set[int] = {*view.discard, *view.played}
    for seat in view.seats:
        seen.update(seat.hand)
    fight, game = state.fight, state.poker
    if fight is not None:
        seen.update(fight.cards)
        seen.update(fight.spent)
    if game is not None:
        seen.update(game.house)
        seen.update(game.flop)
        for _, cards in game.holes:
            seen.update(cards)
    peeked: dict[int, tuple[int, ...]] = {}
    if fight is not None:
        for side in (0, 1):
            for card in fight.peeked[side]:
                if card != HIDDEN:
                    rival = fight.sides[1 - side]
                    peeked[rival] = (*peeked.get(rival, ()), card)
    kept = {card for cards in peeked.values() for card in cards}
    unseen = [card for card in range(len(CARDS)) if card not in seen and card not in kept]
    rng.shuffle(unseen)
    if fight is not None and HIDDEN in fight.cards:
        fill_laid(fight, peeked, unseen, seen)
    for index, seat in enumerate(view.seats):
        if not seat.hand and seat.hand_size:
            own = [card for card in peeked.get(index, ()) if card not in seen][: seat.hand_size]
            state.seats[index].hand = [*own, *taken(unseen, seat.hand_size - len(own))]
    if fight is not None:
        fill_peeked(state, fight)
    if game is not None:
        game.house = tuple([unseen.pop() if card == HIDDEN else card for card in game.house])
    state.deck = taken(unseen, view.deck_size)


def fill_laid(fight: Fight, peeked: dict[int, tuple[int, ...]], unseen: list[int], seen: set[int]) -> None:
    """A card laid face down is any unseen one; one that was looked at before may be it as well."""
    cards = list(fight.cards)
    for side, card in enumerate(cards):
        if card == HIDDEN:
            cards[side] = unseen.pop() if unseen else peeked[fight.sides[side]][0]
            seen.add(cards[side])
    fight.cards = (cards[0], cards[1])


def fill_peeked(state: LegendsState, fight: Fight) -> None:
    """What somebody else saw with a rifle is any card of that hand."""
    peeked = list(fight.peeked)
    for side in (0, 1):
        rival = fight.sides[1 - side]
        if HIDDEN in peeked[side] and rival < len(state.seats):
            held = [*state.seats[rival].hand, *[card for card in fight.cards if card >= 0]]
            peeked[side] = tuple(held[: len(peeked[side])])
    fight.peeked = (peeked[0], peeked[1])


def taken(cards: list[int], count: int) -> list[int]:
    """Take cards off the end of a list."""
    dealt = cards[len(cards) - count :] if count else []
    del cards[len(cards) - count :]
    return dealt


def deal_fight_cards(state: LegendsState, rng: Rng) -> None:
    """Unseen fight cards go to the drawn ones and the deck."""
    fight = state.fight
    drawn: list[int] = []
    if fight is not None:
        known = [card for card in (*fight.drawn, fight.chosen, *fight.shown) if card >= 0]
        free = [card for card in range(len(FIGHT_CARDS)) if card not in known]
        rng.shuffle(free)
        drawn = [card if card >= 0 else free.pop() for card in fight.drawn]
        if fight.chosen >= 0 and fight.chosen not in drawn:
            drawn[-1] = fight.chosen
        for index, card in enumerate(fight.shown):
            if card >= 0 and card not in drawn:
                drawn[index] = card
        fight.drawn = tuple(drawn)
        fight.chosen = drawn[-1] if fight.chosen == HIDDEN else fight.chosen
        fight.shown = tuple(
            [drawn[index] if card == HIDDEN else card for index, card in enumerate(fight.shown)]
        )
    deck = [card for card in range(len(FIGHT_CARDS)) if card not in drawn]
    rng.shuffle(deck)
    state.fight_deck = deck


def deal_tokens(view: LegendsView, state: LegendsState, rng: Rng) -> None:
    """Unseen cattle and legend tokens."""
    known = [player.cattle for player in state.seats if player.cattle >= 0]
    ranches: list[tuple[int, ...]] = []
    for colour, size in enumerate(view.ranch_sizes):
        free = [n for n, token in enumerate(CATTLE) if token.colour == colour and n not in known]
        rng.shuffle(free)
        for index, seat in enumerate(view.seats):
            if seat.cattle == HIDDEN and seat.cattle_colour == colour:
                state.seats[index].cattle = free.pop()
        ranches.append(tuple(sorted(free[:size])))
    state.ranches = tuple(ranches)
    if not view.with_goals:
        return
    bag = list(range(len(TOKENS)))
    rng.shuffle(bag)
    for index, seat in enumerate(view.seats):
        own: list[int] = []
        for value in seat.tokens:
            own.append(next(token for token in bag if TOKENS[token] == value))
            bag.remove(own[-1])
        state.seats[index].tokens = tuple(sorted(own))
    for index, seat in enumerate(view.seats):
        if not seat.tokens and seat.token_count:
            state.seats[index].tokens = tuple(sorted(taken(bag, seat.token_count)))
    state.bag = tuple(sorted(bag))


def deal_goals(view: LegendsView, state: LegendsState, rng: Rng) -> None:
    """Goals that others hold, and the one that went back to the box."""
    if not view.with_goals:
        return
    for index, seat in enumerate(view.seats):
        if seat.character < 0 or not (seat.goal_count or seat.done):
            continue
        left = [
            number
            for number, goal in enumerate(GOALS)
            if goal.character == seat.character and number not in (*seat.done, *seat.goals)
        ]
        rng.shuffle(left)
        player = state.seats[index]
        if not seat.goals:
            player.goals = tuple(sorted(taken(left, seat.goal_count)))
        player.boxed = left[0]


def deal_characters(view: LegendsView, state: LegendsState, rng: Rng) -> None:
    """Before the characters are shown: those that others were dealt."""
    if not any(seat.dealt for seat in view.seats) and all(seat.character >= 0 for seat in view.seats):
        return
    known = {one for seat in view.seats for one in seat.dealt}
    free = [number for number in range(len(CHARACTERS)) if number not in known]
    rng.shuffle(free)
    for index, seat in enumerate(view.seats):
        if not seat.dealt and seat.character < 0:
            state.seats[index].dealt = tuple(taken(free, 2))


def imagined_stories(view: LegendsView, rng: Rng) -> list[tuple[int, ...]]:
    """The story decks: the active cards are known, those below are any that may still be there."""
    first_game = not view.with_cattle
    pool = [n for n, story in enumerate(STORIES) if story.first_game or not first_game]
    free = [number for number in pool if number not in view.stories]
    rng.shuffle(free)
    decks: list[tuple[int, ...]] = []
    for top, size in zip(view.stories, view.story_sizes, strict=True):
        decks.append((*taken(free, max(0, size - 1)), top) if size else ())
    return decks


def hidden_shuffled(state: LegendsState, reader: int, rng: Rng) -> LegendsState:
    """The same position with everything the reader cannot see dealt anew; for proofs that nothing leaks."""
    raise NotImplementedError

