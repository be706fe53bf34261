"""Positions of the dice game in words: from a written position to a state and back.

What a position leaves out is filled in, always in the same way: the roles for that number of players
with the Sheriff first, characters that keep out of the way, full life, no arrows, all other arrows in the
pile.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sixgun.games.dice.effects import Batch, LoseLife
from sixgun.games.dice.model import (
    ARROWS,
    BULLSEYE_1,
    BULLSEYE_2,
    DICE,
    FACES,
    NOBODY,
    DiceState,
    Seat,
)
from sixgun.games.dice.sets.base.table import LIFE
from sixgun.games.dice.setup import first_player, max_life
from sixgun.games.dice.turn import TURN, Rolling, Turn
from sixgun.games.dice.victory import verdict
from sixgun.games.dice.view import DiceView, SeatView
from sixgun.games.role_words import read_roles
from sixgun.kernel.agenda import Frame
from sixgun.kernel.events import Event
from sixgun.kernel.plain import Json
from sixgun.kernel.position import BadPosition, Written, flag, one_of, only, shown, whole
from sixgun.kernel.rng import Rng
from sixgun.kernel.scripted import END_OF_ROLL, ScriptedRng

PLAYER_WORDS: Final = ("role", "character", "life", "max_life", "arrows", "out")
TABLE_WORDS: Final = (
    "turn",
    "turn_number",
    "pile",
    "dice",
    "rolls_made",
    "final",
    "rolls",
    "beers_spent",
    "last_man_standing",
)
UNKNOWN: Final = "unknown"
"""How a role that lies face down is written."""

STAGES: Final = ("start", "roll", "dynamite", "bullseyes", "beers", "gatling", "end", "end")
"""What a claim calls the steps of a turn."""
ROLL: Final = STAGES.index("roll")
RESOLVING: Final = STAGES.index("dynamite")
"""The first step after the dice have come to rest."""

SHORT_FACES: Final = {"1": FACES[BULLSEYE_1], "2": FACES[BULLSEYE_2]}
"""Faces that may be written shorter."""

QUIET_ON_OWN_TURN: Final = ("paul_regret", "jourdonnais", "el_gringo", "vulture_sam", "bart_cassidy")
"""Characters for an active player left undescribed: they do nothing in their own turn."""

QUIET_FOR_OTHERS: Final = (
    "lucky_duke",
    "black_jack",
    "calamity_janet",
    "rose_doolan",
    "slab_the_killer",
    "willy_the_kid",
    "jesse_jones",
    "kit_carlson",
    "suzy_lafayette",
    "sid_ketchum",
)
"""Characters for all others: they do nothing in someone else's turn."""

MOST_ROLLS: Final = 4
LATEST_TURN: Final = 1_000_000


def read(written: Written, after: Rng | None) -> DiceState:
    """The state behind a position in words."""
    table = written.table
    only(table, (), TABLE_WORDS)
    names = list(written.players)
    for name in names:
        only(written.players[name], (name,), PLAYER_WORDS)
    out = [flag(entries.get("out", False), (name, "out")) for name, entries in written.players.items()]
    roles = read_roles(written.players, out)
    turn = read_turn(table.get("turn"), names, out)
    if turn == NOBODY:
        turn = first_player_of(roles)
        if out[turn]:
            raise BadPosition(("turn",), f"{names[turn]} would begin but is out; write whose turn it is")
    characters = read_characters(written.players, turn)
    seats = [
        read_seat(name, written.players[name], roles[index], characters[index], out[index], written.midway)
        for index, name in enumerate(names)
    ]
    state = DiceState(ScriptedRng(read_rolls(table.get("rolls", [])), 0, after), seats)
    state.active = turn
    read_pile(table, state)
    read_dice(table, state)
    read_ending(table, state, names)
    number = whole(table.get("turn_number", 1), ("turn_number",), 1, LATEST_TURN)
    state.turn_number = number if state.dice else number - 1
    if not state.dice:
        state.agenda.append(TURN[0])
    else:
        state.agenda.append(TURN[RESOLVING])
        if not flag(table.get("final", False), ("final",)):
            state.agenda.append(Rolling(turn))
    if written.midway:
        state.turn_number = number
        state.agenda.clear()
    return state


def first_player_of(roles: Sequence[str]) -> int:
    """Who begins, judging by the roles."""
    return first_player(DiceState(ScriptedRng(()), [Seat(role, "", 1, 1) for role in roles]))


def read_turn(value: Json, names: Sequence[str], out: Sequence[bool]) -> int:
    """Whose turn it is, or nobody if that is not said."""
    if value is None:
        return NOBODY
    name = one_of(value, ("turn",), "player", names)
    seat = names.index(name)
    if out[seat]:
        raise BadPosition(("turn",), f"it cannot be {name}'s turn: {name} is out")
    return seat


def read_characters(players: Mapping[str, Mapping[str, Json]], turn: int) -> list[str]:
    """Characters as given, each once; the others get ones that keep out of the way."""
    characters: list[str] = []
    for name, entries in players.items():
        character = ""
        if "character" in entries:
            character = one_of(entries["character"], (name, "character"), "character", sorted(LIFE))
            if character in characters:
                holder = list(players)[characters.index(character)]
                raise BadPosition((name, "character"), f"{character} is already {holder}; each is there once")
        characters.append(character)
    every = (*QUIET_FOR_OTHERS, *QUIET_ON_OWN_TURN, *sorted(LIFE))
    if not characters[turn]:
        characters[turn] = next(one for one in (*QUIET_ON_OWN_TURN, *every) if one not in characters)
    for index, character in enumerate(characters):
        if not character:
            characters[index] = next(one for one in every if one not in characters)
    return characters


def read_seat(
    name: str, entries: Mapping[str, Json], role: str, character: str, out: bool, midway: bool
) -> Seat:
    """One player. Between two decisions (`midway`) a player without life may still be about to fall."""
    most = max_life(role, character)
    if entries.get("max_life", most) != most:
        raise BadPosition(
            (name, "max_life"), f"a {role} who is {character} has max_life {most}; it may be left out"
        )
    if out:
        for word in ("life", "arrows"):
            if entries.get(word, 0) != 0:
                raise BadPosition((name, word), f"{name} is out and has no {word}; leave it out")
        return Seat(role, character, 0, most, 0, False)
    life = entries.get("life", most)
    if life == 0 and not midway:
        raise BadPosition((name, "life"), f"{name} has no life but is not out; write 'out: true' instead")
    points = whole(life, (name, "life"), 0 if midway else 1, most)
    arrows = whole(entries.get("arrows", 0), (name, "arrows"), 0, ARROWS - 1)
    return Seat(role, character, points, most, arrows)


def read_pile(table: Mapping[str, Json], state: DiceState) -> None:
    """The arrows nobody holds; at least one, because the last one would have started an attack."""
    held = sum([seat.arrows for seat in state.seats])
    if held >= ARROWS:
        raise BadPosition(
            (), f"the players hold {held} arrows; 8 of the 9 is the most, the last starts an attack"
        )
    state.pile = ARROWS - held
    if "pile" in table and whole(table["pile"], ("pile",), 0, ARROWS) != state.pile:
        raise BadPosition(
            ("pile",), f"the players hold {held} of 9 arrows, so the pile is {state.pile}; it may be left out"
        )


def read_dice(table: Mapping[str, Json], state: DiceState) -> None:
    """The dice on the table in the middle of a turn; the arrows they show have already been taken."""
    if table.get("dice") is None:
        for word in ("rolls_made", "final", "beers_spent"):
            if word in table:
                raise BadPosition(
                    (word,), f"{word} needs dice: write the five faces as dice, or leave it out"
                )
        return
    dice = tuple([FACES.index(face) for face in faces(table["dice"], ("dice",))])
    if len(dice) != DICE:
        raise BadPosition(("dice",), f"there are {DICE} dice, not {len(dice)}")
    state.dice = dice
    state.rolls_made = whole(table.get("rolls_made", 1), ("rolls_made",), 1, MOST_ROLLS)
    state.beers_spent = whole(table.get("beers_spent", 0), ("beers_spent",), 0, 1)


def faces(value: Json, path: tuple[str, ...]) -> list[str]:
    """A list of faces by their full names."""
    if not isinstance(value, list):
        raise BadPosition(path, f"{path[0]} is a list of faces such as [1, 2, beer], not {shown(value)}")
    found: list[str] = []
    for index, item in enumerate(value):
        word = str(item) if isinstance(item, int) and not isinstance(item, bool) else item
        if isinstance(word, str):
            word = SHORT_FACES.get(word, word)
        found.append(one_of(word, (*path, str(index)), "face", (*FACES, *SHORT_FACES)))
    return found


def read_rolls(value: Json) -> tuple[int, ...]:
    """Scripted rolls, first to last, as a script for chance."""
    if not isinstance(value, list):
        raise BadPosition(("rolls",), f"rolls is a list of rolls, each a list of faces, not {shown(value)}")
    script: list[int] = []
    for index, item in enumerate(value):
        path = ("rolls", str(index))
        if not isinstance(item, list):
            raise BadPosition(path, f"a roll is a list of faces such as [1, 2, beer], not {shown(item)}")
        if not 1 <= len(item) <= DICE:
            raise BadPosition(path, f"a roll has 1 to {DICE} dice, not {len(item)}")
        script.extend([FACES.index(face) for face in faces(item, path)])
        script.append(END_OF_ROLL)
    return tuple(script)


def read_ending(table: Mapping[str, Json], state: DiceState, names: Sequence[str]) -> None:
    """A running game is not over; with three players someone's elimination makes it last man standing."""
    over = verdict(state, (), NOBODY)
    if over is not None:
        winners = " and ".join([names[seat] for seat in over.winners]) or "nobody"
        raise BadPosition(
            (), f"this game is over ({over.reason}, won by {winners}); a position is a running game"
        )
    state.last_man_standing = len(state.seats) == 3 and len(state.ring) == 2
    word = "last_man_standing"
    if word in table and flag(table[word], (word,)) != state.last_man_standing:
        right = "true" if state.last_man_standing else "false"
        raise BadPosition((word,), f"{word} is {right} here: true means two of three players are alive")


# -- back into words -------------------------------------------------------------------------------------


def facts(source: DiceState | DiceView, names: Sequence[str]) -> Written:
    """Everything that can be said about a position, or about what one seat sees of it."""
    players: dict[str, dict[str, Json]] = {}
    seats: Sequence[Seat | SeatView] = source.seats
    for name, seat in zip(names, seats, strict=True):
        players[name] = {
            "role": seat.role or UNKNOWN,
            "character": seat.character,
            "life": seat.life,
            "max_life": seat.max_life,
            "arrows": seat.arrows,
            "out": not seat.alive,
            "loss": loss_of(source.agenda, len(players)),
        }
    return Written(
        players,
        {
            "turn": names[source.active],
            "turn_number": source.turn_number,
            "phase": phase_of(source.agenda),
            "pile": source.pile,
            "dice": [FACES[face] for face in source.dice],
            "rolls_made": source.rolls_made,
            "beers_spent": source.beers_spent,
            "last_man_standing": source.last_man_standing,
        },
        follows={"loss": ""},
    )


def phase_of(agenda: Sequence[Frame]) -> str:
    """Where in the turn the table is; a turn that has not begun to roll is at its roll."""
    for frame in reversed(agenda):
        if isinstance(frame, Turn):
            # A turn that waits for something is written with the step that comes next.
            step = frame.stage if frame is agenda[-1] else frame.stage - 1
            return STAGES[step]
    return STAGES[ROLL]


def loss_of(agenda: Sequence[Frame], seat: int) -> int:
    """The life points a player is about to lose, if nothing else is done about it."""
    points = 0
    for frame in agenda:
        hit = getattr(frame, "hit", frame)
        if isinstance(hit, LoseLife) and hit.seat == seat:
            points += hit.points
        elif isinstance(frame, Batch) and frame.stage == 0:
            points += sum([lost for victim, lost in frame.losses if victim == seat])
    return points


def faces_of(event: Event) -> dict[str, Json]:
    """The dice in an event, as claims write them."""
    found: dict[str, Json] = {}
    for field in event.fields:
        value: Any = getattr(event, field)
        if field == "dice":
            found[field] = [FACES[face] for face in value]
        elif field == "face":
            found[field] = FACES[value]
        elif field == "rolled":
            found[field] = [die + 1 for die in range(DICE) if value >> die & 1]
    return found


def given(state: DiceState, names: Sequence[str]) -> Written:
    """A position in the words a reader needs: what follows from the rest is left out."""
    players: dict[str, dict[str, Json]] = {}
    for name, seat in zip(names, state.seats, strict=True):
        entries: dict[str, Json] = {"role": seat.role, "character": seat.character}
        if seat.alive:
            entries["life"] = seat.life
            if seat.arrows:
                entries["arrows"] = seat.arrows
        else:
            entries["out"] = True
        players[name] = entries
    table: dict[str, Json] = {"turn": names[state.active], "turn_number": state.turn_number}
    if state.dice:
        table["dice"] = [FACES[face] for face in state.dice]
        table["rolls_made"] = state.rolls_made
        if state.beers_spent:
            table["beers_spent"] = state.beers_spent
    return Written(players, table)


def spelled(word: str, value: Json) -> Json:
    """Faces by their full names; everything else as it is."""
    if word != "dice":
        return value
    # The die of a single shot, in an event, is written without brackets.
    return list(faces(value, (word,))) if isinstance(value, list) else faces([value], (word,))[0]
