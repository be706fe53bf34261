"""The compiled core of :mod:`sixgun.lab.batch`: whole games of the dice game on plain integers.

A second, independent implementation of the rules, made for mass statistics: random players, no events, no
views, no options. The engine is the reference; ``tests/lab/test_batch.py`` holds both side by side.
The comments name the steps, sub-steps and rulings (B1-B10, R1-R25, D1-D7) of the rules specification.

All rules live in this one file on purpose. Numba's disk cache checks only the file of the function
called from Python; a rule changed in another file would be served from a stale cache.

One game is one flat array ``t`` of integers, cut into sections of 16 by the constants below:
``t[LIFE + seat]`` is the life of a seat, ``t[PILE]`` the arrows in the middle. An eliminated seat has
life 0, and its character stands at no seat (-1), so that its ability has no effect.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

# The list is long; sorted, one name per line, it would hide the rules behind a page of names.
# isort: off
from sixgun.lab.batch_base import (
    ALL_DICE, ARROW, BEER, BULLSEYE_1, BULLSEYE_2, DYNAMITE, GATLING, BLAST, BULLSEYES, GUN, INDIANS,
    DEPUTY, OUTLAW, RENEGADE, SHERIFF, PRINTED_LIFE, REACH, ROLE_DECK, ROLE_DECK_FOR_3, TARGET_OF,
    BART_CASSIDY, BLACK_JACK, CALAMITY_JANET, EL_GRINGO, JESSE_JONES, JOURDONNAIS, KIT_CARLSON, LUCKY_DUKE,
    PAUL_REGRET, PEDRO_RAMIREZ, ROSE_DOOLAN, SID_KETCHUM, SLAB_THE_KILLER, SUZY_LAFAYETTE, VULTURE_SAM,
    WILLY_THE_KID, ABORTED, DRAW, LAW_WINS, OUTLAWS_WIN, RENEGADE_WINS, RUNNING,
    LOW32, SIX, U32, U40, Ints, Words, below, compiled, next_word, start_stream,
)  # fmt: skip
# isort: on

# Sections of a game.
LIFE, MAX_LIFE, ARROWS, ROLE, CHARACTER, SEAT_OF, RING, PLACE, HITS, DICE, _SCALARS = range(0, 176, 16)
PLAYERS, LIVING, PILE, ACTIVE, OUTCOME, WINNERS, LAST_MAN_STANDING, GRINGO_HURT, DECISIONS, TURNS = range(
    _SCALARS, _SCALARS + 10
)
GAME_SIZE: Final = _SCALARS + 16


@compiled
def pick(t: Ints, rng: Words, options: int) -> int:
    """One answered ask: the index of a random option. An ask with a single option is not asked."""
    if options == 1:
        return 0
    t[DECISIONS] += 1
    return below(rng, options)


@compiled
def gain_life(t: Ints, seat: int, points: int) -> None:
    """Add life, but never above what the seat began with."""
    t[LIFE + seat] = min(t[LIFE + seat] + points, t[MAX_LIFE + seat])


@compiled
def return_arrows(t: Ints, seat: int, tokens: int) -> None:
    """Move arrows from a seat to the pile; a negative number moves them the other way."""
    t[ARROWS + seat] -= tokens
    t[PILE] += tokens


@compiled
def set_up(t: Ints, rng: Words, players: int) -> None:
    """Deal roles and characters, lay out life and arrows, give the dice to the first player."""
    t[:] = 0
    t[PLAYERS] = t[LIVING] = players
    t[PILE] = 9
    t[OUTCOME] = RUNNING
    deck = ROLE_DECK_FOR_3 if players == 3 else ROLE_DECK
    for seat in range(players):
        t[ROLE + seat] = deck[seat]
    for seat in range(players - 1, 0, -1):
        other = below(rng, seat + 1)
        t[ROLE + seat], t[ROLE + other] = t[ROLE + other], t[ROLE + seat]
    for character in range(16):
        t[CHARACTER + character] = character
        t[SEAT_OF + character] = -1
    for seat in range(players):
        other = seat + below(rng, 16 - seat)
        character = t[CHARACTER + other]
        t[CHARACTER + other] = t[CHARACTER + seat]
        t[CHARACTER + seat] = character
        t[SEAT_OF + character] = seat
        bonus = 2 if t[ROLE + seat] == SHERIFF else 0
        t[MAX_LIFE + seat] = t[LIFE + seat] = PRINTED_LIFE[character] + bonus
        t[RING + seat] = t[PLACE + seat] = seat
        if t[ROLE + seat] == (DEPUTY if players == 3 else SHERIFF):
            t[ACTIVE] = seat


@compiled
def judge(t: Ints, responsible: bool, fallen_roles: int) -> None:
    """B7: has someone won? ``fallen_roles`` is the set of roles eliminated in this batch."""
    living = t[LIVING]
    if t[PLAYERS] == 3:
        active = t[ACTIVE]
        target = TARGET_OF[t[ROLE + active]]
        winner = -1
        if responsible and t[LAST_MAN_STANDING] == 0 and (fallen_roles >> target) & 1:
            winner = active  # t1
        elif living == 1:
            winner = t[RING]  # t2
        elif living == 0:
            t[OUTCOME] = DRAW  # t3, R15
        else:
            t[LAST_MAN_STANDING] = 1  # t4, R14
        if winner >= 0:
            t[OUTCOME] = t[ROLE + winner] - 1
            t[WINNERS] = 1 << winner
        return
    roles = 0
    for place in range(living):
        roles |= 1 << t[ROLE + t[RING + place]]
    if roles & (1 << SHERIFF) == 0:  # R12: the Sheriff's elimination is checked first
        if living == 1 and roles == 1 << RENEGADE:
            t[OUTCOME] = RENEGADE_WINS
            t[WINNERS] = 1 << t[RING]
        else:
            t[OUTCOME] = OUTLAWS_WIN
    elif roles & ((1 << OUTLAW) | (1 << RENEGADE)) == 0:
        t[OUTCOME] = LAW_WINS
    else:
        return
    for seat in range(t[PLAYERS]):
        role = t[ROLE + seat]
        if (t[OUTCOME] == OUTLAWS_WIN and role == OUTLAW) or (t[OUTCOME] == LAW_WINS and role <= DEPUTY):
            t[WINNERS] |= 1 << seat


@compiled
def eliminate(t: Ints, responsible: bool) -> None:
    """B6-B8: everyone at 0 life leaves together, the end is checked once, Vulture Sam feeds."""
    fallen_roles = fallen = living = 0
    for place in range(t[LIVING]):
        seat = t[RING + place]
        if t[LIFE + seat] > 0:
            t[RING + living] = seat
            t[PLACE + seat] = living
            living += 1
        else:
            return_arrows(t, seat, t[ARROWS + seat])
            t[SEAT_OF + t[CHARACTER + seat]] = -1
            fallen_roles |= 1 << t[ROLE + seat]
            fallen += 1
    t[LIVING] = living
    judge(t, responsible, fallen_roles)
    sam = t[SEAT_OF + VULTURE_SAM]  # R24: at a seat only if he outlived the batch
    if t[OUTCOME] == RUNNING and sam >= 0:
        gain_life(t, sam, 2 * fallen)


@compiled
def lose_life(t: Ints, rng: Words, batch: int) -> None:
    """B2-B8: one batch of simultaneous losses, as written down in the ``HITS`` section (and erased there)."""
    active = t[ACTIVE]
    responsible = batch in (BULLSEYES, GUN)
    bart = t[SEAT_OF + BART_CASSIDY]
    if responsible and bart >= 0 and t[HITS + bart] > 0 and t[PILE] > 1:  # D4, R16: never the last arrow
        replaced = pick(t, rng, min(t[HITS + bart], t[PILE] - 1) + 1)
        t[HITS + bart] -= replaced
        return_arrows(t, bart, -replaced)
    gringo = t[SEAT_OF + EL_GRINGO]
    t[GRINGO_HURT] = 1 if responsible and gringo >= 0 and t[HITS + gringo] > 0 else 0
    pedro = t[SEAT_OF + PEDRO_RAMIREZ]
    pedro_lost = t[HITS + pedro] if pedro >= 0 else 0
    someone_falls = False
    for place in range(t[LIVING]):
        seat = t[RING + place]
        if t[HITS + seat] > 0:
            t[LIFE + seat] = max(t[LIFE + seat] - t[HITS + seat], 0)
            t[HITS + seat] = 0
            someone_falls |= t[LIFE + seat] == 0
    if pedro_lost > 0 and batch != INDIANS and t[LIFE + pedro] > 0:  # D5, R5
        return_arrows(t, pedro, pick(t, rng, min(pedro_lost, t[ARROWS + pedro]) + 1))
    if batch == GUN:  # B5
        return_arrows(t, active, t[ARROWS + active])
    if someone_falls:
        eliminate(t, responsible)


@compiled
def take_arrow(t: Ints, rng: Words) -> None:
    """The active player takes one arrow; the last one brings the Indians."""
    return_arrows(t, t[ACTIVE], -1)
    if t[PILE] > 0:
        return
    for place in range(t[LIVING]):
        seat = t[RING + place]
        t[HITS + seat] = t[ARROWS + seat]
    jourdonnais = t[SEAT_OF + JOURDONNAIS]
    if jourdonnais >= 0:
        t[HITS + jourdonnais] = min(t[HITS + jourdonnais], 1)
    lose_life(t, rng, INDIANS)
    for place in range(t[LIVING]):
        t[ARROWS + t[RING + place]] = 0
    t[PILE] = 9


@compiled
def turn_goes_on(t: Ints) -> bool:
    """The game is not over and the active player is not out (R3, R6)."""
    return bool(t[OUTCOME] == RUNNING and t[LIFE + t[ACTIVE]] > 0)


@compiled
def roll(t: Ints, rng: Words, chosen: int) -> int:
    """Roll the chosen dice (a bit set); return how many of them show an arrow."""
    fraction = next_word(rng) >> U32
    arrows = 0
    for die in range(5):  # without a branch: which dice are chosen is random, a branch would be mispredicted
        fraction *= SIX  # one word serves five dice: the next digit in base six
        face = int(np.int64(fraction >> U32))
        fraction &= LOW32
        rolled = (chosen >> die) & 1
        t[DICE + die] = face if rolled else t[DICE + die]
        arrows += rolled & (face == ARROW)
    return arrows


@compiled
def roll_dice(t: Ints, rng: Words) -> int:
    """Steps 1 and 2; returns the final dice as face counts, four bits for each face."""
    character = t[CHARACTER + t[ACTIVE]]
    rolls_left = 4 if character == LUCKY_DUKE else 3
    chosen = ALL_DICE
    while True:
        for _ in range(roll(t, rng, chosen)):
            take_arrow(t, rng)
            if not turn_goes_on(t):
                return 0
        rolls_left -= 1
        counts = unlocked = 0
        for die in range(5):
            face = t[DICE + die]
            counts += 1 << (4 * face)
            unlocked |= (face != DYNAMITE) << die
        if rolls_left == 0 or (counts >> (4 * DYNAMITE)) & 15 >= 3:
            return counts
        if character == BLACK_JACK:
            unlocked = ALL_DICE
        if unlocked == 0:
            return counts
        # D2: stop (the empty set) and every other set of unlocked dice are equally likely.
        t[DECISIONS] += 1
        chosen = int(np.int64(next_word(rng) >> U40)) & unlocked
        if chosen == 0:
            return counts


@compiled
def assign_bullseyes(t: Ints, rng: Words, beers: int) -> int:
    """D3, die by die; returns the beers that are left for step 5."""
    active = t[ACTIVE]
    living = t[LIVING]
    character = t[CHARACTER + active]
    ability = 1 if character == CALAMITY_JANET else 2 if character == ROSE_DOOLAN else 0
    may_double = character == SLAB_THE_KILLER and beers > 0
    for die in range(5):
        face = t[DICE + die]
        if face not in (BULLSEYE_1, BULLSEYE_2):
            continue
        reach = REACH[ability, face - BULLSEYE_1, living]
        targets = reach[0]
        option = pick(t, rng, 2 * targets if may_double else targets)
        doubled = option >= targets  # Slab's second half of the options: the same targets once more
        if doubled:
            option -= targets
            beers -= 1
            may_double = False
        place = t[PLACE + active] + reach[1 + option]
        t[HITS + t[RING + place - (living if place >= living else 0)]] += 2 if doubled else 1
    return beers


@compiled
def pour_beers(t: Ints, rng: Words, beers: int) -> None:
    """Step 5, D6. Applying each beer at once is the same as all together (R9): gains only add up to a cap."""
    active = t[ACTIVE]
    # R19: whether Jesse Jones drinks double is settled before the first beer.
    thirsty = t[CHARACTER + active] == JESSE_JONES and t[LIFE + active] <= 4
    for _ in range(beers):
        seat = t[RING + pick(t, rng, t[LIVING])]
        gain_life(t, seat, 2 if thirsty and seat == active else 1)


@compiled
def kit_discards(t: Ints, rng: Words, gatlings: int) -> None:
    """B9, D7: Kit Carlson passes or names a holder of arrows, once for each gatling at most."""
    for _ in range(gatlings):
        holders = 0
        for place in range(t[LIVING]):
            holders += t[ARROWS + t[RING + place]] > 0
        option = pick(t, rng, holders + 1)
        if option == 0:
            return
        for place in range(t[LIVING]):
            seat = t[RING + place]
            option -= t[ARROWS + seat] > 0
            if option == 0:
                return_arrows(t, seat, 1)
                break


@compiled
def fire_gun(t: Ints, rng: Words, gatlings: int) -> None:
    """Step 6: the Gatling Gun if enough gatlings show (R25), Kit Carlson's discards, El Gringo's revenge."""
    active, character = t[ACTIVE], t[CHARACTER + t[ACTIVE]]
    t[GRINGO_HURT] = 0
    if gatlings >= (2 if character == WILLY_THE_KID else 3):
        for place in range(t[LIVING]):
            seat = t[RING + place]
            t[HITS + seat] = seat != active and t[CHARACTER + seat] != PAUL_REGRET
        lose_life(t, rng, GUN)
    if t[OUTCOME] == RUNNING and character == KIT_CARLSON:
        kit_discards(t, rng, gatlings)
    if t[OUTCOME] == RUNNING and t[GRINGO_HURT]:  # B10, R17, R18
        take_arrow(t, rng)


@compiled
def take_turn(t: Ints, rng: Words) -> None:
    """One turn of the active player, steps 0 to 7."""
    active = t[ACTIVE]
    character = t[CHARACTER + active]
    if character == SID_KETCHUM:  # D1, R22
        gain_life(t, t[RING + pick(t, rng, t[LIVING])], 1)
    counts = roll_dice(t, rng)
    if not turn_goes_on(t):
        return
    if (counts >> (4 * DYNAMITE)) & 15 >= 3:
        t[HITS + active] = 1
        lose_life(t, rng, BLAST)
        if not turn_goes_on(t):
            return
    bullseyes = ((counts >> (4 * BULLSEYE_1)) & 15) + ((counts >> (4 * BULLSEYE_2)) & 15)
    beers = (counts >> (4 * BEER)) & 15
    gatlings = counts >> (4 * GATLING)
    if bullseyes > 0:
        beers = assign_bullseyes(t, rng, beers)
        lose_life(t, rng, BULLSEYES)
        if t[OUTCOME] == RUNNING and t[GRINGO_HURT]:
            take_arrow(t, rng)
        if not turn_goes_on(t):
            return
    pour_beers(t, rng, beers)
    if gatlings > 0:
        fire_gun(t, rng, gatlings)
        if not turn_goes_on(t):
            return
    if character == SUZY_LAFAYETTE and bullseyes == 0:  # R23
        gain_life(t, active, 2)


@compiled
def play_game(t: Ints, rng: Words, players: int, max_turns: int) -> None:
    """Set up and play one game until someone has won or the limit of turns is reached (R13)."""
    set_up(t, rng, players)
    while t[OUTCOME] == RUNNING:
        if t[TURNS] == max_turns:
            t[OUTCOME] = ABORTED
            return
        t[TURNS] += 1
        take_turn(t, rng)
        seat = t[ACTIVE]
        while t[OUTCOME] == RUNNING:
            seat = seat + 1 if seat + 1 < players else 0
            if t[LIFE + seat] > 0:
                t[ACTIVE] = seat
                break


@compiled
def play_games(
    players: int,
    seed: int,
    first_game: int,
    max_turns: int,
    outcomes: npt.NDArray[np.int8],
    turns: npt.NDArray[np.int32],
    decisions: npt.NDArray[np.int32],
    life: npt.NDArray[np.int8],
    dealt: Ints,
    won: Ints,
) -> None:
    """Play one game for each row of the result arrays and fill them in; see ``BatchResult``."""
    t = np.zeros(GAME_SIZE, dtype=np.int64)
    rng = np.zeros(4, dtype=np.uint64)
    for game in range(outcomes.size):
        start_stream(rng, seed, first_game + game)
        play_game(t, rng, players, max_turns)
        outcomes[game] = t[OUTCOME]
        turns[game] = t[TURNS]
        decisions[game] = t[DECISIONS]
        for seat in range(players):
            life[game, seat] = t[LIFE + seat]
            role, character = t[ROLE + seat], t[CHARACTER + seat]
            dealt[role, character] += 1
            won[role, character] += (t[WINNERS] >> seat) & 1
