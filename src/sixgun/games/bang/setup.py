"""Set-up: roles, characters, life, hands, who begins (bang 2, dodge city 7 and 8)."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, cast

from sixgun.games.bang.cards import BONUS_SWITCH, CAST, KEPT_BACK, LIFE, OPENING_HANDS
from sixgun.games.bang.effects import BangEffect
from sixgun.games.bang.events import CharacterShown, GameBegan
from sixgun.games.bang.kinds import PRINTED
from sixgun.games.bang.model import BangState, BangTable, Seat
from sixgun.games.bang.options import NEW_CHARACTER, Keep
from sixgun.games.bang.turn import TURN
from sixgun.games.roles import ROLES_BY_PLAYERS, SHERIFF, starter
from sixgun.kernel.agenda import Together
from sixgun.kernel.asks import Ask, Option
from sixgun.kernel.registry import BadSettings
from sixgun.kernel.rng import Rng

SHERIFF_BONUS: Final = 1
DEAD: Final = "-"
"""How `previous_game` writes a player who did not survive."""


def max_life(role: str, character: str) -> int:
    """The bullets printed on the character; the Sheriff has one more."""
    return LIFE[character] + (SHERIFF_BONUS if role == SHERIFF else 0)


def first_player(state: BangState) -> int:
    """Who begins."""
    return [seat.role for seat in state.seats].index(starter(len(state.seats)))


def first_game_without() -> tuple[str, ...]:
    """The kinds with the book symbol, which a simplified first game leaves out."""
    return tuple([kind for kind, card in PRINTED.items() if card.book])


class Plan:
    """What the settings of a table say about its set-up, checked."""

    __slots__ = ("cast", "expert", "keep", "old_sheriff", "rotate", "survivors", "without")

    def __init__(self, players: int, boxes: tuple[str, ...], settings: Mapping[str, int | str]) -> None:
        self.expert = settings.get("expert_characters") == 1
        self.keep = settings.get("keep_surviving_characters") == 1
        self.rotate = settings.get("rotating_sheriff") == 1
        self.without = first_game_without() if settings.get("simplified_first_game") == 1 else ()
        self.cast = read_cast(boxes, settings)
        last_game = str(settings.get("previous_game", ""))
        self.old_sheriff, self.survivors = read_previous(players, boxes, last_game)
        needed = players * (2 if self.expert else 1)  # survivors may all want another character
        if len(self.cast) < needed:
            raise BadSettings(
                "{players} players need {needed} characters, and there are {known}",
                "characters",
                players=players,
                needed=needed,
                known=len(self.cast),
            )


def read_cast(boxes: tuple[str, ...], settings: Mapping[str, int | str]) -> tuple[str, ...]:
    """The characters that may be dealt: those of the boxes, or the ones a table names."""
    dealing = [box for box in boxes if settings.get(KEPT_BACK.get(box, "")) != 1]
    every = [character for box in dealing for character in CAST[box]]
    off = [character for character, switch in BONUS_SWITCH.items() if settings.get(switch) == 0]
    every = [character for character in every if character not in off]
    wanted = [word.strip() for word in str(settings.get("characters", "")).split(",") if word.strip()]
    for word in wanted:
        if word not in every:
            raise BadSettings(
                "there is no character {name!r} in these boxes; characters are: {known}",
                "character",
                name=word,
                known=", ".join(every),
            )
    return tuple([character for character in every if character in wanted]) if wanted else tuple(every)


def read_previous(players: int, boxes: tuple[str, ...], text: str) -> tuple[int, tuple[str, ...]]:
    """``2:bart_cassidy,-,...``: the first player of the last game, and the characters of its survivors."""
    if not text:
        return -1, ()
    number, _, rest = text.partition(":")
    survivors = ["" if word.strip() == DEAD else word.strip() for word in rest.split(",")]
    known = [character for character in survivors if character]
    if (
        number not in [str(seat) for seat in range(players)]
        or len(survivors) != players
        or not {character for box in boxes for character in CAST[box]}.issuperset(known)
        or len(set(known)) != len(known)
    ):
        raise BadSettings(
            "previous_game is the seat that went first, a colon, and for each seat the character that "
            "survived or '-', for example 0:bart_cassidy,-,black_jack,-; not {value}",
            "previous-game",
            value=repr(text),
        )
    return int(number), tuple(survivors)


def deal(players: int, boxes: tuple[str, ...], settings: Mapping[str, int | str], rng: Rng) -> BangState:
    """Shuffle and deal roles, characters and hands; the Sheriff (three players: the Deputy) begins."""
    plan = Plan(players, boxes, settings)
    roles = list(ROLES_BY_PLAYERS[players])
    first = starter(players)
    if plan.rotate and plan.old_sheriff >= 0:
        roles.remove(first)
        rng.shuffle(roles)
        roles.insert((plan.old_sheriff + 1) % players, first)
    else:
        rng.shuffle(roles)
    state = BangState(rng, [Seat(role, "", 0, 0) for role in roles], boxes, plan.without)
    state.open_discard = settings.get("open_discard") == 1
    state.cast = plan.cast
    state.deck = list(state.pack())
    rng.shuffle(state.deck)
    state.active = roles.index(first)
    state.agenda.append(TURN)
    if plan.keep and any(plan.survivors):
        for seat, character in zip(state.seats, plan.survivors, strict=True):
            seat.dealt = (character,) if character else ()
        state.agenda.extend([OpenGame(), ChooseCharacters(), DealCharacters(plan.expert), KeepCharacters()])
    elif plan.expert:
        state.agenda.extend([OpenGame(), ChooseCharacters(), DealCharacters(True)])
    else:
        deal_characters(state, False)
        deal_hands(state)
        state.agenda.append(OpenGame())
    return state


def deal_characters(state: BangState, expert: bool) -> None:
    """One character, or two to choose from, to everyone who has none yet."""
    taken = [seat.character for seat in state.seats if seat.character]
    free = [character for character in state.cast if character not in taken]
    without = [seat for seat in state.seats if not seat.character]
    dealt = state.rng.sample(free, len(without) * (2 if expert else 1))
    for index, seat in enumerate(without):
        if expert:
            seat.dealt = (dealt[2 * index], dealt[2 * index + 1])
        else:
            seat.character = dealt[index]


def deal_hands(state: BangState) -> None:
    """Life and cards: usually as many cards as bullets printed, the Sheriff's extra life gives none."""
    for seat in state.seats:
        seat.life = seat.max_life = max_life(seat.role, seat.character)
        count = OPENING_HANDS.get(seat.character, LIFE[seat.character])
        seat.hand = state.deck[-count:]
        del state.deck[-count:]


class OpenGame(BangEffect):
    """Everything is dealt, and the first player begins."""

    __slots__ = ()

    def run(self, g: BangTable) -> None:
        state = g.state
        for id, part in list(state.parts.items()):
            state.parts[id] = part.opened(state)
        if not g.seat(0).max_life:
            deal_hands(g.state)
            g.state.reveals += 1
            g.board_changed()
        elif any([seat.borrowed for seat in state.seats]):  # noqa: C419  # mypyc
            g.board_changed()
        g.tell(GameBegan, len(g.state.seats), g.state.active)


class DealCharacters(BangEffect):
    """Characters for everyone who did not keep the one from the last game."""

    fields: ClassVar[tuple[str, ...]] = ("expert",)
    __slots__ = ("expert",)

    def __init__(self, expert: bool) -> None:
        self.expert = expert

    def run(self, g: BangTable) -> None:
        dealt = [index for index, seat in enumerate(g.state.seats) if not seat.character]
        deal_characters(g.state, self.expert)
        if not self.expert:
            for index in dealt:
                g.tell(CharacterShown, index, g.seat(index).character)


class KeepCharacters(Together[BangTable]):
    """Survivors of the last game keep their character or are dealt a new one; all decide at once."""

    __slots__ = ()

    def asks_of_all(self, g: BangTable) -> Sequence[Ask]:
        return [
            Ask(index, "keep_character", (Keep(seat.dealt[0]), NEW_CHARACTER), self)
            for index, seat in enumerate(g.state.seats)
            if seat.dealt
        ]

    def answers(self, g: BangTable, chosen: Mapping[int, Option]) -> None:
        for index, option in chosen.items():
            g.seat(index).dealt = ()
            if isinstance(option, Keep):
                g.seat(index).character = option.ability
        g.board_changed()
        for index, seat in enumerate(g.state.seats):
            if seat.character:
                g.tell(CharacterShown, index, seat.character)


class ChooseCharacters(Together[BangTable]):
    """Everyone chooses one of two characters in secret; all are shown together (bang 2.4)."""

    __slots__ = ()

    def asks_of_all(self, g: BangTable) -> Sequence[Ask]:
        return [
            Ask(index, "choose_character", [Keep(character) for character in seat.dealt], self)
            for index, seat in enumerate(g.state.seats)
            if seat.dealt
        ]

    def answers(self, g: BangTable, chosen: Mapping[int, Option]) -> None:
        for index, option in sorted(chosen.items()):
            character = cast(Keep, option).ability
            for id, part in list(g.state.parts.items()):
                for other in g.seat(index).dealt:
                    if other != character:
                        g.state.parts[id] = part.set_aside(index, other)
            g.seat(index).dealt = ()
            g.seat(index).character = character
            g.reveal(CharacterShown, index, g.seat(index).character)


def previous_game(state: BangState) -> str:
    """A finished game as the setting `previous_game` of the next one."""
    survivors = [seat.character if state.has_lives(index) else DEAD for index, seat in enumerate(state.seats)]
    return f"{first_player(state)}:{','.join(survivors)}"
