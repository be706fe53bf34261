"""A table of Western Legends as one reader knows it: ids and numbers only, whether it is here or on a server.

Everything the terminal draws or tells of the game is made from a `Country` and the reader's own `Mine`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final, TypeVar

from sixgun.games.legends.conditions import side_of
from sixgun.games.legends.content.kinds import COLOURS, NOTHING
from sixgun.games.legends.contests import Fight, Gold, PokerGame
from sixgun.games.legends.effects import able, nugget_limit
from sixgun.games.legends.hands import best_hand, describe
from sixgun.games.legends.imagining import imagined_seat
from sixgun.games.legends.model import HAND_LIMIT
from sixgun.games.legends.moving import movement
from sixgun.games.legends.outcomes import final_values
from sixgun.games.legends.printed import (
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
from sixgun.games.legends.stories import MANY_PLAYERS
from sixgun.games.legends.view import LegendsView, SeatView

HIDDEN_CARD: Final = "hidden"
"""A fight card that lies face down, where its id would stand."""

Part = TypeVar("Part")


@dataclass(frozen=True)
class Rider:
    """A player: character, figure, points and belongings, by id. Empty ids stand for what is not there."""

    character: str
    space: str
    lp: int
    mp: int
    wp: int
    side: str
    money: int
    nuggets: int
    nugget_limit: int
    wounds: int
    hand: int
    hand_limit: int
    items: Sequence[str]
    upgraded: Sequence[str]
    weapon: str
    mount: str
    movement: int
    cattle: str
    """The colour of the token carried."""
    goals: int
    done: Sequence[str]
    tokens: int
    able: bool
    """Whether the character's ability works now."""


@dataclass(frozen=True)
class Tale:
    """An active story card, the seats whose discs lie on it, and how many it needs."""

    story: str
    discs: Sequence[int]
    needed: int
    left: int


@dataclass(frozen=True)
class Stranger:
    """The Man in Black."""

    space: str
    lp: int


@dataclass(frozen=True)
class Clash:
    """The fight going on. Fighters are seats, 7 for the Man in Black, 8 for a virtual character."""

    kind: str
    attacker: int
    defender: int
    actor: int
    cards: Sequence[int]
    """The poker cards laid by both: -1 none, -2 face down."""
    fight_card: str
    """The fight card laid: empty for none, `HIDDEN_CARD` face down."""
    open: bool
    values: Sequence[int]


@dataclass(frozen=True)
class Shown:
    """Hole cards that were shown, and what they make. Seat 16 is the house."""

    seat: int
    cards: Sequence[int]
    hand: str


@dataclass(frozen=True)
class Deal:
    """The game of poker going on; the host is a seat, or 7 for the Man in Black."""

    host: int
    town: str
    players: Sequence[int]
    dealer: int
    pot: int
    flop: Sequence[int]
    shown: Sequence[Shown]


@dataclass(frozen=True)
class Dice:
    """Prospecting dice: the symbol each shows, and symbols kept from dice that were rolled on."""

    faces: Sequence[str]
    kept: Sequence[str]


@dataclass(frozen=True)
class Country:
    """The board and everything that lies openly beside it."""

    names: Sequence[str]
    active: int
    seats: Sequence[Rider]
    first: int
    round: int
    last_round: int
    """The number of the last round once the end is triggered, else 0."""
    target: int
    with_goals: bool
    stories: Sequence[Tale]
    bandits: Sequence[str]
    sheriff: str
    black: Stranger | None
    stock: Mapping[str, int]
    """Item -> how many copies the store has."""
    actions: int
    fight: Clash | None
    poker: Deal | None
    gold: Dice | None
    scores: Sequence[Sequence[tuple[str, int]]]
    """After the end: the lines of every player's score."""
    over: bool


@dataclass(frozen=True)
class Mine:
    """What only the reader knows."""

    seat: int = -1
    hand: Sequence[int] = ()
    cattle: str = ""
    """The symbol of the token carried."""
    dealt: Sequence[str] = ()
    goals: Sequence[str] = ()
    tokens: Sequence[int] = ()
    fight_cards: Sequence[str] = ()
    """Fight cards the reader knows: drawn to act with, or seen with a rifle."""
    peeked: Sequence[int] = ()
    """Poker cards of the rival seen with a rifle."""
    house: Sequence[int] = ()
    """The house's cards, for the dealer."""


# -- at this table -----------------------------------------------------------------------------------------


def country_of(view: LegendsView) -> Country:
    """The table as a view shows it."""
    needed = 3 if len(view.seats) >= MANY_PLAYERS else 2
    return Country(
        names=view.names,
        active=view.active,
        seats=[_rider(seat) for seat in view.seats],
        first=view.first,
        round=view.round,
        last_round=view.last_round,
        target=view.target,
        with_goals=view.with_goals,
        stories=[
            Tale(STORIES[story].slug, discs, needed, left)
            for story, discs, left in zip(view.stories, view.discs, view.story_sizes, strict=True)
            if story != NOTHING
        ],
        bandits=[space.id for space in SPACES if view.bandits >> space.index & 1],
        sheriff=SPACES[view.sheriff].id,
        black=Stranger(SPACES[view.black_space].id, view.black_lp) if view.with_black else None,
        stock={item.id: count for item, count in zip(ITEMS, view.stock, strict=True)},
        actions=view.day.actions,
        fight=_clash(view.fight),
        poker=_deal(view.poker),
        gold=_dice(view.gold),
        scores=view.scores,
        over=view.result is not None,
    )


def mine_of(view: LegendsView) -> Mine:
    """What the view's seat alone knows; nothing for a spectator."""
    if view.seat < 0:
        return Mine()
    me = view.seats[view.seat]
    fight, game = view.fight, view.poker
    known: list[int] = []
    peeked: list[int] = []
    if fight is not None:
        known = [card for card in dict.fromkeys((*fight.drawn, *fight.shown)) if card >= 0]
        for side in (0, 1):
            if fight.sides[side] == view.seat:
                peeked = [card for card in fight.peeked[side] if card >= 0]
    return Mine(
        seat=view.seat,
        hand=me.hand,
        cattle=CATTLE[me.cattle].symbol if me.cattle >= 0 else "",
        dealt=[CHARACTERS[character].id for character in me.dealt],
        goals=[GOALS[goal].id for goal in me.goals],
        tokens=me.tokens,
        fight_cards=[FIGHT_CARDS[card].id for card in known],
        peeked=peeked,
        house=game.house if game is not None and game.dealer == view.seat else (),
    )


def _rider(seen: SeatView) -> Rider:
    player = imagined_seat(seen)
    chosen = seen.character != NOTHING
    return Rider(
        character=CHARACTERS[seen.character].id if chosen else "",
        space=SPACES[seen.space].id if seen.space != NOTHING else "",
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
        items=_items(seen.items),
        upgraded=_items(seen.upgraded),
        weapon=ITEMS[seen.weapon].id if seen.weapon != NOTHING else "",
        mount=ITEMS[seen.mount].id if seen.mount != NOTHING else "",
        movement=movement(player),
        cattle=COLOURS[seen.cattle_colour] if seen.cattle_colour != NOTHING else "",
        goals=seen.goal_count,
        done=[GOALS[goal].id for goal in seen.done],
        tokens=seen.token_count,
        able=able(player),
    )


def _items(mask: int) -> list[str]:
    return [item.id for number, item in enumerate(ITEMS) if mask >> number & 1]


def _clash(fight: Fight | None) -> Clash | None:
    if fight is None:
        return None
    chosen = fight.chosen
    return Clash(
        kind=fight.kind,
        attacker=fight.sides[0],
        defender=fight.sides[1],
        actor=fight.actor,
        cards=fight.cards,
        fight_card="" if chosen == NOTHING else FIGHT_CARDS[chosen].id if chosen >= 0 else HIDDEN_CARD,
        open=fight.open,
        values=final_values(fight) if fight.open else (),
    )


def _deal(game: PokerGame | None) -> Deal | None:
    if game is None:
        return None
    return Deal(
        host=game.host,
        town=game.town,
        players=game.players,
        dealer=game.dealer,
        pot=game.pot,
        flop=game.flop,
        shown=[Shown(seat, cards, describe(best_hand(game.flop, cards, WILD))) for seat, cards in game.holes],
    )


def _dice(gold: Gold | None) -> Dice | None:
    if gold is None:
        return None
    return Dice([FACES[face].symbol for face in gold.faces], [FACES[face].symbol for face in gold.kept])


# -- at a table of a server --------------------------------------------------------------------------------


def country_sent(scene: Any) -> Country:
    """The table as a server sends it; its scene has the same words for the same things."""
    return _like(
        Country,
        scene,
        seats=[_like(Rider, seat) for seat in scene.seats],
        stories=[_like(Tale, tale) for tale in scene.stories],
        black=scene.black and _like(Stranger, scene.black),
        fight=scene.fight and _like(Clash, scene.fight),
        poker=scene.poker
        and _like(Deal, scene.poker, shown=[_like(Shown, hand) for hand in scene.poker.shown]),
        gold=scene.gold and _like(Dice, scene.gold),
        scores=[[(line.line, line.amount) for line in lines] for lines in scene.scores],
        over=scene.outcome is not None,
    )


def mine_sent(own: Any, seat: int) -> Mine:
    """What only the reader knows, as a server sends it."""
    return Mine() if own is None or seat < 0 else _like(Mine, own, seat=seat)


def _like(kind: type[Part], source: Any, **given: Any) -> Part:
    """A part of ours with the values a part of the server has under the same names."""
    values: Mapping[str, Any] = {
        field.name: given[field.name] if field.name in given else getattr(source, field.name)
        for field in fields(kind)  # type: ignore[arg-type]
    }
    return kind(**values)
