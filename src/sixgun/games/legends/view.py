"""What a seat at a table of Western Legends may know (the table of secrets in rules 3)."""

from collections.abc import Sequence
from typing import Final

from sixgun.games.legends.content.kinds import NOTHING
from sixgun.games.legends.contests import FIGHT_FIELDS, GOLD_FIELDS, POKER_FIELDS, Fight, Gold, PokerGame
from sixgun.games.legends.model import DAY_FIELDS, Day, Deed, LegendsTable, Seat, save_fields
from sixgun.games.legends.printed import CATTLE, TOKENS
from sixgun.kernel.plain import Json, encode
from sixgun.kernel.views import View

HIDDEN: Final = -2
"""A card or token that is there, but whose face the reader may not know."""

OPEN_SEAT_FIELDS: Final = (
    *("character", "space", "lp", "mp", "wp", "money", "nuggets", "wounds", "items", "upgraded", "weapon"),
    *("mount", "done", "deeds", "hurt_in"),
)
"""What everyone knows about a player."""

SEAT_VIEW_FIELDS: Final = (
    *OPEN_SEAT_FIELDS,
    *("hand", "hand_size", "cattle", "cattle_colour", "dealt", "goals", "goal_count"),
    *("tokens", "token_count"),
)
"""What a view says about a player."""


class SeatView:
    """One player as someone at the table sees them.

    `hand`, `goals`, `tokens` and `dealt` are empty unless the reader knows them; everyone knows how many.
    `cattle` is `HIDDEN` if someone else carries a token; its colour shows.
    """

    __slots__ = SEAT_VIEW_FIELDS

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
            tuple(sorted([TOKENS[token] for token in player.tokens])) if known or over else ()
        )
        """The LP of the legend tokens; it does not matter which of several equal ones it is."""
        self.token_count = len(player.tokens)

    def to_json(self) -> dict[str, Json]:
        """The player as JSON."""
        return {name: encode(getattr(self, name)) for name in SEAT_VIEW_FIELDS}


PLAIN_VIEW_FIELDS: Final = (
    *("action", "bag_size", "bandits", "black_lp", "black_shown", "black_space", "deck_size", "discard"),
    *("discs", "first", "hurt", "last_round", "misc", "played", "ranch_sizes", "resolved", "round", "scores"),
    *("sheriff", "stock", "stories", "story_sizes", "target", "with_black", "with_cattle", "with_goals"),
)
"""The fields of a view that are plain data."""


class LegendsView(View):
    """A table of Western Legends through one pair of eyes."""

    __slots__ = (*PLAIN_VIEW_FIELDS, "day", "fight", "gold", "poker", "seats")

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
        self.resolved = state.resolved
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


def masked(cards: Sequence[int]) -> tuple[int, ...]:
    """The same number of hidden cards."""
    return (HIDDEN,) * len(cards)


def lies_hidden(fight: Fight, side: int, reader: int) -> bool:
    """Whether a side has played a poker card that the reader may not know yet."""
    return not fight.open and fight.cards[side] != NOTHING and fight.sides[side] != reader


def has_looked(fight: Fight, reader: int) -> bool:
    """Whether the reader is the player whose rifle shows fight cards."""
    return reader >= 0 and reader in fight.sides


def fight_seen(fight: Fight | None, reader: int) -> Fight | None:
    """A fight as one seat may know it.

    Played cards are hidden until the reveal, fight cards from all but their actor; only its owner
    knows what a rifle showed, so not even the player who showed it.
    """
    if fight is None:
        return None
    seen = fight.clone()
    own = [HIDDEN if lies_hidden(fight, side, reader) else fight.cards[side] for side in (0, 1)]
    seen.cards = (own[0], own[1])
    if not has_looked(fight, reader):
        seen.shown = masked(fight.shown)
    if not acts(fight, reader):
        seen.drawn = fight_cards_seen(fight, reader)
        if fight.chosen != NOTHING and not fight.open:
            seen.chosen = HIDDEN
    peeked = [
        cards if fight.sides[side] == reader else masked(cards) for side, cards in enumerate(fight.peeked)
    ]
    seen.peeked = (peeked[0], peeked[1])
    return seen


def acts(fight: Fight, reader: int) -> bool:
    """Whether the reader acts for the virtual character; nobody does for the Man in Black."""
    return reader >= 0 and reader == fight.actor


def known_fight_cards(fight: Fight, reader: int) -> list[int]:
    """The drawn fight cards that a reader who does not act knows: shown by a rifle, or revealed."""
    known = list(fight.shown) if has_looked(fight, reader) else []
    if fight.open and fight.chosen != NOTHING and fight.chosen not in known:
        known.append(fight.chosen)
    return known


def fight_cards_seen(fight: Fight, reader: int) -> tuple[int, ...]:
    """The fight cards drawn, for a reader who does not act: the known ones first, then hidden ones."""
    known = known_fight_cards(fight, reader)
    return (*known, *([HIDDEN] * (len(fight.drawn) - len(known))))


def house_hidden(game: PokerGame, reader: int) -> bool:
    """Whether the cards of the house are still secret: only its dealer sees them before the reveal."""
    return not game.holes and (reader != game.dealer or reader < 0)


def poker_seen(game: PokerGame | None, reader: int) -> PokerGame | None:
    """A game of poker as one seat may know it."""
    if game is None:
        return None
    seen = game.clone()
    if house_hidden(game, reader):
        seen.house = masked(game.house)
    return seen
