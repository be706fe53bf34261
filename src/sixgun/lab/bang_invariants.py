"""What every position of the card game promises: cards and events in one place, lives and ghosts in order."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final, cast

from sixgun.games.bang.cards import EVENTS, KIND, LIFE, NO_SUIT, SUIT, beside, pile_cards
from sixgun.games.bang.effects import TOSS, PickCard
from sixgun.games.bang.event_pile import EventPile
from sixgun.games.bang.kinds import ORANGE, PRINTED
from sixgun.games.bang.model import NOBODY, BangState, Seat
from sixgun.games.bang.playing import Each
from sixgun.games.bang.sets.armed_and_dangerous.load import MOST, LoadTokens
from sixgun.games.bang.sets.gold_rush.part import EQUIPMENT, LASTING, SHOP_SIZE, GoldPart
from sixgun.games.bang.sets.great_train_robbery.part import ENGINES, STATION, TRAIN_SIZE, TrainPart
from sixgun.games.bang.sets.wild_west_show.part import ShowPart
from sixgun.games.roles import ROLES_BY_PLAYERS, SHERIFF
from sixgun.kernel.table import Table

ACT: Final = "act"
"""The question of phase 2: nothing else is under way while it is open."""

PARTING: Final = ("order_discards", "order_gear")
"""What somebody who is out may be asked: in which order everything goes."""


MOST_BORROWED: Final = 3
"""Somebody may borrow a character who has two more."""


def finishes_effect(state: BangState, question: object) -> bool:
    """Whether somebody who is out names what others discard to a card that still affects several (B227)."""
    if not isinstance(question, PickCard) or question.deed != TOSS:
        return False
    return any(isinstance(frame, Each) and frame.seat == question.seat for frame in state.agenda)


def bang_invariants(table: Table[Any]) -> Iterator[str]:
    """What is wrong with a card table; nothing if all is well."""
    state = cast(BangState, table.state)
    zones = [state.deck, state.discard, state.row, state.lap]
    zones.extend([zone for seat in state.seats for zone in (seat.hand, seat.in_play)])
    lying = Counter([card for zone in zones for card in zone if SUIT[card] != NO_SUIT])
    if lying != Counter(state.pack()):
        yield f"C1: not every card is in exactly one place: {lying - Counter(state.pack())} too many"
    if state.order and sorted(state.order) != list(range(len(state.seats))):
        yield f"C2: the players sit in the order {state.order}"
    if tuple(state.ring) != tuple(index for index in state.around() if state.seats[index].alive):
        yield f"C2: the ring {state.ring} is not the living"
    if sorted(seat.role for seat in state.seats) != sorted(ROLES_BY_PLAYERS[len(state.seats)]):
        yield f"C3: the roles {[seat.role for seat in state.seats]}"
    characters = [seat.character for seat in state.seats if seat.character]
    if len(set(characters)) != len(characters):
        yield f"C3: the characters {characters}"
    resting = any(ask.prompt == ACT for ask in table.pending)
    if state.row and resting:
        yield f"C4: {state.row} left in the middle"
    if (state.lap_of == NOBODY) != (not state.lap) or (state.lap and resting):
        yield f"C4: {state.lap} left in the lap of {state.lap_of}"
    on_table = [card for seat in state.seats for card in seat.in_play]
    if not set(state.fresh) <= set(on_table) or len(set(state.fresh)) != len(state.fresh):
        yield f"C5: {state.fresh} were put into play this turn, but {on_table} are in play"
    for index, seat in enumerate(state.seats):
        if state.turn_number:
            yield from _seat_faults(state, index, seat, resting)
    for ask in table.pending:
        parting = ask.prompt in PARTING or finishes_effect(state, ask.question)
        if not state.seats[ask.seat].alive and not parting:
            yield f"C7: seat {ask.seat} is out and is asked {ask.prompt}"
        if ask.prompt in (ACT, "interlude") and state.tray:
            yield f"C8: {state.tray} wait during {ask.prompt}"
    pile = state.parts.get(EventPile.id)
    if isinstance(pile, EventPile):
        yield from _event_faults(state, pile)
    gold = state.parts.get(GoldPart.id)
    if isinstance(gold, GoldPart):
        yield from _gold_faults(state, gold, resting)
    show = state.parts.get(ShowPart.id)
    if isinstance(show, ShowPart):
        yield from _show_faults(state, show)
    load = state.parts.get(LoadTokens.id)
    if isinstance(load, LoadTokens):
        yield from _load_faults(state, load, resting)
    train = state.parts.get(TrainPart.id)
    if isinstance(train, TrainPart):
        yield from _train_faults(state, train, resting)


def _seat_faults(state: BangState, index: int, seat: Seat, resting: bool) -> Iterator[str]:
    """What is wrong with one player of a card table, once characters are chosen."""
    with_lives = seat.alive and not seat.ghost
    if with_lives != (seat.life > 0) or not 0 <= seat.life <= seat.max_life:
        yield f"C6: seat {index} has {seat.life} of {seat.max_life} life points, alive: {seat.alive}"
    if seat.ghost and not seat.alive:
        yield f"C6: seat {index} is out and kept in the game by {seat.ghost}"
    if seat.max_life != LIFE[seat.character] + (seat.role == SHERIFF) or seat.dealt:
        yield f"C6: seat {index} is {seat.role} {seat.character} with {seat.max_life} life points at most"
    kinds = [KIND[card] for card in seat.in_play]
    weapons = [kind for kind in kinds if PRINTED[kind].weapon]
    if len(set(kinds)) != len(kinds) or len(weapons) > 1 or not all(PRINTED[kind].stays for kind in kinds):
        yield f"C9: {kinds} in front of seat {index}"
    if seat.ghost in PRINTED and PRINTED[seat.ghost].keeps and seat.ghost not in kinds:
        yield f"C6: seat {index} is kept in the game by {seat.ghost}, which is not in front of them"
    if len(seat.borrowed) > MOST_BORROWED or not set(seat.borrowed) <= set(LIFE):
        yield f"C6: seat {index} has borrowed {seat.borrowed}"
    if seat.veil and seat.alive:
        yield f"C6: seat {index} is in the game with a role that lies {seat.veil}"
    if not seat.alive and resting and (seat.hand or seat.in_play):
        yield f"C10: seat {index} is out with {len(seat.hand)} cards in hand and {kinds} in play"


def _gold_faults(state: BangState, gold: GoldPart, resting: bool) -> Iterator[str]:
    """What is wrong with nuggets and equipment: every card in one place, nothing below zero."""
    every = Counter(pile_cards(state.boxes, EQUIPMENT)) if gold.trade else Counter()
    if Counter([*gold.deck, *gold.face_up()]) != every:
        yield f"C12: not every equipment card is in exactly one place: {gold}"
    if gold.trade and len(gold.shop) != SHOP_SIZE:
        yield f"C12: the shop holds {gold.shop}"
    if min(gold.nuggets) < 0:
        yield f"C13: the nuggets {gold.nuggets}"
    if gold.bought and resting:
        yield f"C14: {gold.bought} is neither used nor put away"
    for index, gear in enumerate(gold.gear):
        if len(set(gear)) != len(gear) or not LASTING.issuperset(gear):
            yield f"C15: {gear} in front of seat {index}"
        if resting and not state.seats[index].alive and gear:
            yield f"C15: seat {index} is out with {gear}"
        if resting and not state.seats[index].alive and gold.nuggets[index] and not gold.shadows:
            yield f"C16: seat {index} is out with {gold.nuggets[index]} nuggets"


def _train_faults(state: BangState, train: TrainPart, resting: bool) -> Iterator[str]:
    """What is wrong with the train: every car in one place, in front of players or on the rails."""
    laid = [card for seat in state.seats for card in seat.in_play if SUIT[card] == NO_SUIT]
    cars = Counter([*train.cars, *train.deck, *train.under, *train.loose, *laid])
    if cars != Counter(beside(state.boxes)):
        yield f"C17: not every railcar is in exactly one place: {cars}"
    off = [card for seat in state.seats for card in seat.hand if SUIT[card] == NO_SUIT]
    if off or any(SUIT[card] == NO_SUIT for card in (*state.deck, *state.discard, *state.row, *state.lap)):
        yield "C17: a railcar lies where only cards of the playing deck are"
    stations = list(pile_cards(state.boxes, STATION))
    row = train.stations
    if len(row) != len(state.seats) or len(set(row)) != len(row) or not set(row) <= set(stations):
        yield f"C18: the row of stations is {row}"
    if not 0 <= train.pos <= len(row) or (resting and train.pos == len(row)):
        yield f"C18: the locomotive stands at {train.pos} of {len(row)} stations"
    complete = len(train.cars) == TRAIN_SIZE or not (train.deck or train.under)
    if len(train.cars) > TRAIN_SIZE or (resting and not complete):
        yield f"C18: the train has {len(train.cars)} cars, and {len(train.deck)} lie in the deck"
    if resting and train.loose:
        yield f"C18: {train.loose} are nowhere yet"
    if state.turn_number and train.engine not in ENGINES:
        yield f"C18: the locomotive is {train.engine}"
    sheriffs = [seat for seat in state.seats if seat.role == SHERIFF and not seat.dealt]
    if any(PRINTED[KIND[card]].spares_sheriff for seat in sheriffs for card in seat.in_play):
        yield "C18: something lies in front of the Sheriff that never does"


def _show_faults(state: BangState, show: ShowPart) -> Iterator[str]:
    """What is wrong with the show cards: each in one place, the final one last; marks, roles face down."""
    in_force = (show.card,) if show.card else ()
    if Counter([*show.coming, *in_force, *show.past]) != Counter(show.pool):
        yield f"C19: not every show card is in exactly one place: {show}"
    final = show.pool[-1]
    if final in show.past or (final in show.coming and show.coming[0] != final):
        yield f"C19: {final} is not the last of {show}"
    if len(set(show.skips)) != len(show.skips) or not all(state.seats[seat].alive for seat in show.skips):
        yield f"C20: {show.skips} skip their next turn"
    for seats, roles in show.dealt:
        here = [state.seats[seat].role for seat in seats]
        if sorted(here) != sorted(roles) and not any(state.role_lies_open(seat) for seat in seats):
            yield f"C21: {roles} were dealt among {seats}, who have {here}"


def _load_faults(state: BangState, load: LoadTokens, resting: bool) -> Iterator[str]:
    """What is wrong with load: 1 to 4 on every orange card in play, up to 4 on a character, 32 in all."""
    laid = [card for seat in state.seats for card in seat.in_play if PRINTED[KIND[card]].colour == ORANGE]
    if sorted(laid) != [card for card, _ in load.cards]:
        yield f"C13: load lies on {load.cards}, and {sorted(laid)} are in play"
    counts = [*[count for _, count in load.cards], *[count for count in load.seats if count]]
    if not all(1 <= count <= MOST for count in counts) or load.supply() < 0:
        yield f"C13: {load.cards} and {load.seats}, {load.supply()} left"
    for index, seat in enumerate(state.seats):
        if state.turn_number and not seat.alive and load.seats[index]:
            yield f"C13: seat {index} is out with {load.seats[index]} load"
    if resting and (load.shot or load.blank != NOBODY):
        yield f"C14: {load.shot} still shoots, or seat {load.blank} is still without effect"


def _event_faults(state: BangState, pile: EventPile) -> Iterator[str]:
    """What is wrong with the pile of events: each card there once, the final one last."""
    events = [*pile.coming, *pile.past]
    if len(set(events)) != len(events) or not set(events) <= set(pile.pool):
        yield f"C11: the events {events} are not each once out of {pile.pool}"
    finals = [id for box in state.boxes for id, kind in EVENTS[box] if kind == "final" and id in pile.coming]
    if finals and list(pile.coming[:1]) != finals:
        yield f"C11: {finals} should be the last of {pile.coming}"
    reserves = [one for one in pile.reserves if one]
    people = [*[seat.character for seat in state.seats], *reserves] if state.turn_number else reserves
    if len(set(people)) != len(people):
        yield f"C12: a character is there twice: {people}"
