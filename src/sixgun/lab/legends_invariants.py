"""What every position of Western Legends promises: pieces complete, limits kept, nothing left lying about."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final, cast

from sixgun.games.legends.acting import Tidy
from sixgun.games.legends.content.kinds import NOTHING
from sixgun.games.legends.contests import NOBODY, Fight
from sixgun.games.legends.effects import nugget_limit
from sixgun.games.legends.events import LpGained, LpLost
from sixgun.games.legends.fights import Fighting, fight_value
from sixgun.games.legends.gold import TakingGold
from sixgun.games.legends.meetings import RowScored
from sixgun.games.legends.model import (
    BLACK,
    HAND_LIMIT,
    HOUSE,
    MOST_MISC,
    MOST_MONEY,
    MOST_POINTS,
    MOST_WOUNDS,
    VIRTUAL,
    LegendsState,
    Seat,
)
from sixgun.games.legends.poker import Playing
from sixgun.games.legends.printed import (
    BLACK_CARDS,
    BOARD,
    CARDS,
    CATTLE,
    FIGHT_CARDS,
    GOALS,
    ITEMS,
    MISC_MASK,
    MOUNTS,
    SPACES,
    STORIES,
    TOKENS,
    WEAPONS,
)
from sixgun.games.legends.steps import Carry
from sixgun.games.legends.stories import DISCS, MANY_PLAYERS
from sixgun.kernel.table import Table

MOST_ACTIONS: Final = 20
"""More actions than anyone can gain in a turn, whatever cards and tokens come along."""
OWN_PROMPTS: Final = ("act", "income", "equip", "free", "shop", "sell", "goals", "hand_limit", "story_order")
"""Questions that only the active player is asked."""


def legends_invariants(table: Table[Any]) -> Iterator[str]:
    """What is wrong with a table of Western Legends; nothing if all is well."""
    state = cast(LegendsState, table.state)
    yield from _piece_faults(state)
    yield from _item_faults(state)
    yield from _board_faults(state)
    yield from _agenda_faults(table, state)
    if state.fight is not None:
        yield from _fight_faults(state.fight)
    characters = [one for seat in state.seats for one in (seat.dealt or (seat.character,))]
    if len(set(characters)) != len(characters):
        yield f"L7: the characters {characters}"
    if state.turn_number:
        for index, seat in enumerate(state.seats):
            yield from _seat_faults(state, index, seat)
    if state.result is not None:
        for index, seat in enumerate(state.seats):
            yield from _score_faults(table, state, index, seat)


def _missing(what: str, lying: Iterable[int], wanted: int) -> Iterator[str]:
    """Whether each of this many pieces is in exactly one place."""
    found, whole = Counter(lying), Counter(range(wanted))
    if found != whole:
        yield f"L1: {what} {dict(whole - found)} are missing, {dict(found - whole)} too many"


def _piece_faults(state: LegendsState) -> Iterator[str]:
    """Cards and tokens: each in one place, and in a place where it can be."""
    fight, game = state.fight, state.poker
    poker = [
        *state.deck,
        *state.discard,
        *state.played,
        *[card for seat in state.seats for card in seat.hand],
    ]
    drawn: tuple[int, ...] = ()
    if fight is not None:
        poker += [*[card for card in fight.cards if card != NOTHING], *fight.spent]
        drawn = fight.drawn
    if game is not None:
        poker += [*game.house, *game.flop]
        poker += [card for seat, cards in game.holes if seat != HOUSE for card in cards]
    yield from _missing("poker cards", poker, len(CARDS))
    yield from _missing("fight cards", [*state.fight_deck, *drawn], len(FIGHT_CARDS))
    carried = [seat.cattle for seat in state.seats if seat.cattle != NOTHING]
    cattle = [*carried, *[token for ranch in state.ranches for token in ranch]]
    yield from _missing("cattle tokens", cattle, len(CATTLE) if state.with_cattle else 0)
    for colour, ranch in enumerate(state.ranches):
        if any(CATTLE[token].colour != colour for token in ranch) or list(ranch) != sorted(ranch):
            yield f"L1: the tokens {ranch} on the ranch of colour {colour}"
    tokens = [*state.bag, *[token for seat in state.seats for token in seat.tokens]]
    yield from _missing("legend tokens", tokens, len(TOKENS) if state.with_goals else 0)
    black = [*state.black_deck, *state.black_shown]
    yield from _missing("cards of the Man in Black", black, len(BLACK_CARDS) if state.with_black else 0)
    stories = sorted([*state.resolved, *[story for deck in state.stories for story in deck]])
    if stories != [number for number, story in enumerate(STORIES) if story.first_game or state.with_cattle]:
        yield f"L1: the story cards {stories}"


def _item_faults(state: LegendsState) -> Iterator[str]:
    """Item cards are in the store or with players, and those of a first game were never there."""
    for number, item in enumerate(ITEMS):
        missing = MISC_MASK >> number & 1 and not state.misc >> number & 1
        owned = sum([seat.items >> number & 1 for seat in state.seats])
        if state.stock[number] < 0 or state.stock[number] + owned != (0 if missing else item.copies):
            yield f"L2: {state.stock[number]} of {item.id} in the store and {owned} with players"


def _board_faults(state: LegendsState) -> Iterator[str]:
    """Figures stand on the board, bandits on empty hideouts; discs lie on cards that have room for them."""
    hideouts = sum([1 << space for space in BOARD.hideouts])
    if state.bandits & ~hideouts:
        yield f"L3: bandits {state.bandits:b} outside of the hideouts"
    set_up = state.turn_number > 0  # before the first turn figures wait beside the board
    places = [state.sheriff, *[seat.space for seat in state.seats if set_up or seat.space != NOTHING]]
    if not all(0 <= space < len(SPACES) for space in places):
        yield f"L3: figures on {places}"
    if (0 <= state.black_space < len(SPACES)) != state.with_black:
        yield f"L3: the Man in Black on {state.black_space}"
    for index, seat in enumerate(state.seats):
        fights = state.fight is not None and index in state.fight.sides
        if seat.space in places and state.bandits >> seat.space & 1 and not fights:
            yield f"L3: seat {index} and a bandit on space {seat.space} without a fight"
    needed = 3 if len(state.seats) >= MANY_PLAYERS else 2
    for stories, discs in zip(state.stories, state.discs, strict=True):
        if len(discs) > (needed if stories else 0):
            yield f"L4: the discs {discs} on one card"
    placed = Counter([seat for discs in state.discs for seat in discs])
    if any(count > DISCS for count in placed.values()) or not set(placed) <= set(range(len(state.seats))):
        yield f"L4: the discs {state.discs}"


def _agenda_faults(table: Table[Any], state: LegendsState) -> Iterator[str]:
    """A fight, a game of poker, dice and played cards are on the table only while they are needed."""
    kinds = {type(frame) for frame in state.agenda}
    for what, lies, kind in (
        ("fight", state.fight is not None, Fighting),
        ("game of poker", state.poker is not None, Playing),
        ("dice", state.gold is not None, TakingGold),
        ("played cards", bool(state.played), Tidy),
    ):
        if lies and kind not in kinds:
            yield f"L5: {what} without {kind.__name__} on the agenda"
    if not 0 <= state.day.actions <= MOST_ACTIONS:
        yield f"L5: {state.day.actions} actions left"
    if state.hurt and Carry not in kinds:
        yield f"L5: the wounds of {state.hurt} are not answered after the effect they belong to"
    if state.last_round and state.round > state.last_round:
        yield f"L5: round {state.round} after the last one, {state.last_round}"
    for ask in table.pending:
        if ask.prompt in OWN_PROMPTS and ask.seat != state.active:
            yield f"L5: seat {ask.seat} is asked {ask.prompt} in the turn of {state.active}"
        if ask.prompt == "income" and state.turn_number > 1 and not state.with_black:
            last = state.seats[(state.active - 1) % len(state.seats)]
            if len(last.hand) > HAND_LIMIT - last.wounds:
                yield f"L5: {len(last.hand)} cards and {last.wounds} wounds after their own turn"


def _fight_faults(fight: Fight) -> Iterator[str]:
    """A fight's cards belong together, and nobody acts against themselves."""
    if fight.actor in fight.sides or (fight.actor == NOBODY) != (VIRTUAL not in fight.sides):
        yield f"L6: seat {fight.actor} acts in a fight of {fight.sides}"
    if not {*fight.shown} <= {*fight.drawn} and fight.drawn:
        yield f"L6: the fight cards {fight.shown} of {fight.drawn} were shown"
    if fight.drawn and fight.chosen != NOTHING and fight.chosen not in fight.drawn:
        yield f"L6: fight card {fight.chosen} is not one of {fight.drawn}"
    if (
        fight.drawn
        and fight.open
        and BLACK in fight.sides
        and fight.chosen != max(fight.drawn, key=fight_value)
    ):
        yield f"L6: the Man in Black played {fight.chosen} of {fight.drawn}"
    if any(fight.cards[side] != NOTHING and fight.sides[side] >= BLACK for side in (0, 1)):
        yield f"L6: the poker cards {fight.cards} of {fight.sides}"


def _seat_faults(state: LegendsState, index: int, seat: Seat) -> Iterator[str]:
    """What is wrong with one player once the game has begun (the limits of rules 0.1)."""
    if not 0 <= seat.money <= MOST_MONEY or seat.money % 10:
        yield f"L8: seat {index} has ${seat.money}"
    if not 0 <= seat.nuggets <= nugget_limit(seat):
        yield f"L8: seat {index} has {seat.nuggets} nuggets"
    if not 0 <= seat.wounds <= MOST_WOUNDS or seat.lp < 0:
        yield f"L8: seat {index} has {seat.wounds} wounds and {seat.lp} LP"
    points = (seat.mp, seat.wp)
    if min(points) or not 0 <= max(points) <= MOST_POINTS:
        yield f"L8: seat {index} has {seat.mp} MP and {seat.wp} WP"
    if (seat.items & MISC_MASK).bit_count() > MOST_MISC or seat.upgraded & (MISC_MASK | ~seat.items):
        yield f"L9: seat {index} has the items {seat.items:b}, upgraded {seat.upgraded:b}"
    if seat.weapon not in WEAPONS or not seat.items >> seat.weapon & 1:
        yield f"L9: the weapon of seat {index} is {seat.weapon}"
    if seat.mount != NOTHING and (seat.mount not in MOUNTS or not seat.items >> seat.mount & 1):
        yield f"L9: the mount of seat {index} is {seat.mount}"
    goals = sorted([*seat.goals, *seat.done, *([seat.boxed] if seat.boxed != NOTHING else [])])
    own = [number for number, goal in enumerate(GOALS) if goal.character == seat.character]
    if goals != (own if state.with_goals else []):
        yield f"L10: the goals {seat.goals}, {seat.done} and {seat.boxed} of seat {index}"
    keeping = any(getattr(frame, "prompt", "") == "tokens" for frame in state.agenda)
    if len(seat.tokens) > len(seat.done) and not keeping:
        yield f"L10: seat {index} has {len(seat.tokens)} legend tokens for {len(seat.done)} goals"


def _score_faults(table: Table[Any], state: LegendsState, index: int, seat: Seat) -> Iterator[str]:
    """Whether every line of a final score can be explained: the track by the log, the rest by the pieces."""
    outlaws = sorted([one.wp for one in state.seats if one.wp], reverse=True)
    alone = outlaws[:1] == [seat.wp] and outlaws.count(seat.wp) == 1
    explained = {
        "lp": seat.lp,
        "items": sum([ITEMS[number].end_lp for number in (*WEAPONS, *MOUNTS) if seat.upgraded >> number & 1]),
        "money": seat.money // 60,
        "wanted": (3 if alone else 1) if seat.wp else 0,
        "marshal": (seat.mp + 2) // 3,
        "tokens": sum([TOKENS[token] for token in seat.tokens]),
    }
    explained["wounds"] = -min(seat.wounds, sum(explained.values()))
    lines = dict(state.scores[index])
    if lines != {line: amount for line, amount in explained.items() if amount or line == "lp"}:
        yield f"L11: the score of seat {index} is {lines}, but {explained} can be explained"
    if table.events is None:
        return
    told = 0
    for event in table.events:
        if isinstance(event, (LpGained, LpLost, RowScored)) and event.seat == index:
            told += -event.amount if isinstance(event, LpLost) else event.amount
    if told != seat.lp:
        yield f"L11: seat {index} has {seat.lp} LP, but the log tells of {told}"
