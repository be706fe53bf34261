"""The board of Western Legends as it travels: figures, players, stories, the fight and the game of poker."""

from collections.abc import Sequence
from typing import Any, cast

from msgspec import Struct

from sixgun.games.legends.conditions import side_of
from sixgun.games.legends.content.kinds import COLOURS, NOTHING
from sixgun.games.legends.contests import Fight, PokerGame
from sixgun.games.legends.effects import able, nugget_limit
from sixgun.games.legends.hands import best_hand, describe
from sixgun.games.legends.model import HAND_LIMIT, LegendsTable, Seat
from sixgun.games.legends.moving import movement
from sixgun.games.legends.outcomes import final_values
from sixgun.games.legends.printed import (
    BLACK_CARDS,
    CATTLE,
    CHARACTERS,
    FACES,
    FIGHT_CARDS,
    GOALS,
    ITEMS,
    SPACES,
    STORIES,
    WILD,
)
from sixgun.games.legends.stories import discs_needed
from sixgun.games.legends.view import LegendsView, SeatView
from sixgun.kernel.table import Table
from sixgun.kernel.views import View
from sixgun.server.scenes.common import Own, Scene, ask_of, outcome_of, waiting_for
from sixgun.texts.said import Said


class LegendsSeat(Struct, kw_only=True):
    """A player. Spaces, items and goals go by their ids, poker cards by their numbers."""

    character: str
    space: str
    """Empty before the figure is placed."""
    lp: int
    mp: int
    wp: int
    side: str
    money: int
    nuggets: int
    nugget_limit: int
    wounds: int
    hand: int
    """How many poker cards the player has in hand."""
    hand_limit: int
    items: list[str]
    upgraded: list[str]
    """Those of the items that lie on their upgraded side."""
    weapon: str
    mount: str
    movement: int
    cattle: str
    """The colour of the token carried, or empty."""
    goals: int
    """How many goals are still open."""
    done: list[str]
    tokens: int
    able: bool
    """Whether the character's ability works now."""


class StoryInfo(Struct, kw_only=True):
    """A story deck: its active card, the discs on it by seat, and how many cards are left with it."""

    story: str
    discs: list[int]
    needed: int
    left: int


class BlackInfo(Struct, kw_only=True):
    """The Man in Black, and his cards that have been turned over."""

    space: str
    lp: int
    shown: list[str]


class FightInfo(Struct, kw_only=True):
    """The fight going on. Fighters are seats, 7 for the Man in Black, 8 for a virtual character."""

    kind: str
    attacker: int
    defender: int
    actor: int
    """Who acts for the virtual character, or -1."""
    space: str
    source: str
    cards: list[int]
    """The poker cards played by both: -1 none, -2 face down."""
    fight_card: str
    """The fight card played: empty for none, ``hidden`` face down."""
    drawn: int
    """How many fight cards were drawn."""
    open: bool
    values: list[int]
    """What the two cards are worth now, as far as they lie open."""


class HandInfo(Struct, kw_only=True):
    """Hole cards that were shown, and what they make. Seat 16 is the house."""

    seat: int
    cards: list[int]
    hand: str


class PokerInfo(Struct, kw_only=True):
    """The game of poker going on; the host is a seat, or 7 for the Man in Black."""

    host: int
    town: str
    players: list[int]
    dealer: int
    pot: int
    flop: list[int]
    shown: list[HandInfo]


class GoldInfo(Struct, kw_only=True):
    """Prospecting dice: the symbol each shows, and symbols kept from dice that were rolled on."""

    faces: list[str]
    kept: list[str]


class ScoreLine(Struct, kw_only=True):
    """A line of someone's final score."""

    line: str
    amount: int


class LegendsScene(Scene, kw_only=True):
    """The board and everything face up beside it."""

    seats: list[LegendsSeat]
    first: int
    round: int
    last_round: int
    """The number of the last round once the end is triggered, else 0."""
    target: int
    with_goals: bool
    with_cattle: bool
    deck: int
    discard: list[int]
    """The discard pile, top last."""
    played: list[int]
    """Poker cards being carried out."""
    stories: list[StoryInfo]
    stock: dict[str, int]
    bandits: list[str]
    sheriff: str
    black: BlackInfo | None
    actions: int
    """Actions the active player has left."""
    fight: FightInfo | None
    poker: PokerInfo | None
    gold: GoldInfo | None
    scores: list[list[ScoreLine]]
    """After the end: the lines of every player's score."""


class LegendsOwn(Own, kw_only=True):
    """The reader's cards and secrets."""

    hand: list[int]
    cattle: str
    """The symbol of the token carried, or empty."""
    dealt: list[str]
    """Characters the reader may still choose from."""
    goals: list[str]
    tokens: list[int]
    """The LP of the reader's legend tokens."""
    laid: int
    """The card the reader has played in the fight, or -1."""
    fight_cards: list[str]
    """Fight cards the reader knows: drawn to act with, or seen with a rifle."""
    peeked: list[int]
    """Poker cards of the rival seen with a rifle."""
    house: list[int]
    """The house's cards, for the dealer."""
    hands: list[list[int]] | None
    """All hands, for a reader who may see everything."""


def named(mask: int) -> list[str]:
    """The items of a mask by id."""
    return [item.id for number, item in enumerate(ITEMS) if mask >> number & 1]


def spaces_of(mask: int) -> list[str]:
    """The spaces of a mask by id."""
    return [space.id for space in SPACES if mask >> space.index & 1]


def seat_of(seen: SeatView, player: Seat) -> LegendsSeat:
    """A player as everyone sees them; `player` only serves to count what follows from what is seen."""
    return LegendsSeat(
        character=CHARACTERS[seen.character].id if seen.character >= 0 else "",
        space=SPACES[seen.space].id if seen.space >= 0 else "",
        lp=seen.lp,
        mp=seen.mp,
        wp=seen.wp,
        side=side_of(player),
        money=seen.money,
        nuggets=seen.nuggets,
        nugget_limit=nugget_limit(player),
        wounds=seen.wounds,
        hand=seen.hand_size,
        hand_limit=HAND_LIMIT - seen.wounds,
        items=named(seen.items),
        upgraded=named(seen.upgraded),
        weapon=ITEMS[seen.weapon].id if seen.weapon >= 0 else "",
        mount=ITEMS[seen.mount].id if seen.mount >= 0 else "",
        movement=movement(player),
        cattle=COLOURS[seen.cattle_colour] if seen.cattle_colour >= 0 else "",
        goals=seen.goal_count,
        done=[GOALS[goal].id for goal in seen.done],
        tokens=seen.token_count,
        able=able(player),
    )


def fight_of(fight: Fight | None) -> FightInfo | None:
    """The fight as a view shows it."""
    if fight is None:
        return None
    return FightInfo(
        kind=fight.kind,
        attacker=fight.sides[0],
        defender=fight.sides[1],
        actor=fight.actor,
        space=SPACES[fight.space].id,
        source=fight.source,
        cards=list(fight.cards),
        fight_card=fight_card_of(fight.chosen),
        drawn=len(fight.drawn),
        open=fight.open,
        values=list(final_values(fight)) if fight.open else [],
    )


def fight_card_of(card: int) -> str:
    """A fight card by id, if one lies there and can be seen."""
    if card == NOTHING:
        return ""
    return FIGHT_CARDS[card].id if card >= 0 else "hidden"


def poker_of(game: PokerGame | None) -> PokerInfo | None:
    """The game of poker as a view shows it."""
    if game is None:
        return None
    return PokerInfo(
        host=game.host,
        town=game.town,
        players=list(game.players),
        dealer=game.dealer,
        pot=game.pot,
        flop=list(game.flop),
        shown=[
            HandInfo(seat=seat, cards=list(cards), hand=describe(best_hand(game.flop, cards, WILD)))
            for seat, cards in game.holes
        ],
    )


def scene(table: Table[Any], view: View) -> LegendsScene:
    """The table as everyone sees it, from a spectator's view."""
    seen = cast(LegendsView, view)
    g = cast(LegendsTable, table)
    return LegendsScene(
        game=seen.game,
        names=list(seen.names),
        active=seen.active,
        turn=seen.turn_number,
        asking=waiting_for(seen),
        outcome=outcome_of(seen),
        seats=[seat_of(seat, player) for seat, player in zip(seen.seats, g.state.seats, strict=True)],
        first=seen.first,
        round=seen.round,
        last_round=seen.last_round,
        target=seen.target,
        with_goals=seen.with_goals,
        with_cattle=seen.with_cattle,
        deck=seen.deck_size,
        discard=list(seen.discard),
        played=list(seen.played),
        stories=[
            StoryInfo(story=STORIES[story].slug, discs=list(discs), needed=discs_needed(g), left=left)
            for story, discs, left in zip(seen.stories, seen.discs, seen.story_sizes, strict=True)
            if story >= 0
        ],
        stock={item.id: count for item, count in zip(ITEMS, seen.stock, strict=True)},
        bandits=spaces_of(seen.bandits),
        sheriff=SPACES[seen.sheriff].id,
        black=BlackInfo(
            space=SPACES[seen.black_space].id,
            lp=seen.black_lp,
            shown=[BLACK_CARDS[card].id for card in seen.black_shown],
        )
        if seen.with_black
        else None,
        actions=seen.day.actions,
        fight=fight_of(seen.fight),
        poker=poker_of(seen.poker),
        gold=GoldInfo(
            faces=[FACES[face].symbol for face in seen.gold.faces],
            kept=[FACES[face].symbol for face in seen.gold.kept],
        )
        if seen.gold
        else None,
        scores=[[ScoreLine(line=line, amount=amount) for line, amount in lines] for lines in seen.scores],
    )


def own(table: Table[Any], view: View, number: int, undo: Said | None) -> LegendsOwn:
    """What only one seat knows."""
    seen = cast(LegendsView, view)
    me = seen.seats[seen.seat] if seen.seat >= 0 else None
    mine = own_of(me) if me else blank()
    mine.ask = ask_of(table, seen, number)
    mine.undo = undo
    fight = seen.fight
    if me and fight is not None:
        known = [card for card in (*fight.drawn, *fight.shown) if card >= 0]
        mine.fight_cards = [FIGHT_CARDS[card].id for card in dict.fromkeys(known)]
        for side in (0, 1):
            if fight.sides[side] == seen.seat:
                mine.laid = fight.cards[side]
                mine.peeked = list(fight.peeked[side])
    if me and seen.poker is not None and seen.poker.dealer == seen.seat:
        mine.house = list(seen.poker.house)
    return mine


def blank() -> LegendsOwn:
    """Nothing: a spectator has no cards of their own."""
    return LegendsOwn(
        role="",
        ask=None,
        undo=None,
        hand=[],
        cattle="",
        dealt=[],
        goals=[],
        tokens=[],
        laid=NOTHING,
        fight_cards=[],
        peeked=[],
        house=[],
        hands=None,
    )


def own_of(me: SeatView) -> LegendsOwn:
    """A player's cards and secrets."""
    mine = blank()
    mine.hand = list(me.hand)
    mine.cattle = CATTLE[me.cattle].symbol if me.cattle >= 0 else ""
    mine.dealt = [CHARACTERS[character].id for character in me.dealt]
    mine.goals = [GOALS[goal].id for goal in me.goals]
    mine.tokens = list(me.tokens)
    return mine


def everything(table: Table[Any]) -> LegendsOwn:
    """What lies open to someone who may see all cards."""
    seats: Sequence[Seat] = cast(LegendsTable, table).state.seats
    mine = blank()
    mine.hands = [list(seat.hand) for seat in seats]
    return mine
