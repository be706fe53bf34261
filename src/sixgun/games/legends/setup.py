"""Set-up: decks, characters, who begins, starting money, cards and places (rules 3, 17, 18)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final, cast

from sixgun.games.legends import effects
from sixgun.games.legends.asking import Decision
from sixgun.games.legends.black import start_space
from sixgun.games.legends.content.kinds import COLOURS
from sixgun.games.legends.events import CharacterShown, GameBegan
from sixgun.games.legends.model import LegendsState, LegendsTable, Seat
from sixgun.games.legends.options import StartAt, TakeCharacter
from sixgun.games.legends.printed import (
    BLACK_CARDS,
    BOARD,
    CARDS,
    CATTLE,
    CHARACTERS,
    CONTENT,
    FIGHT_CARDS,
    GOALS,
    ITEMS,
    MISC_MASK,
    PRISON,
    STORIES,
    TOKENS,
)
from sixgun.games.legends.stories import place_bandits
from sixgun.games.legends.turn import TURN
from sixgun.kernel.agenda import Procedure, Together
from sixgun.kernel.asks import Ask, Option
from sixgun.kernel.registry import BadSettings, Setting
from sixgun.kernel.rng import Rng

TARGETS: Final = {"short": 15, "medium": 20, "long": 25}
"""The length of a game -> the LP that triggers its end."""
DEALT: Final = 2
FIRST_GAME_CAST: Final = ("annie_oakley", "bass_reeves", "billy_the_kid", "bloody_knife")
"""The characters of a first game with four players."""
FIRST_GAME_MISC: Final = ("provisions",)
"""The miscellaneous items of a first game."""

SETTINGS: Final = (
    Setting("length", "medium", tuple(TARGETS)),
    Setting.flag("goals"),
    Setting.flag("first_game"),
)


def deal(players: int, settings: Mapping[str, int | str], rng: Rng) -> LegendsState:
    """Shuffle everything and deal the characters; the rest of the set-up waits on the agenda."""
    first_game = settings.get("first_game") == 1
    length = str(settings.get("length", "medium"))
    with_goals = settings.get("goals") == 1
    if first_game and with_goals:
        raise BadSettings("a first game is played without goals", "first-game-goals")
    state = LegendsState(rng, [Seat() for _ in range(players)])
    state.target = TARGETS["short"] if first_game else TARGETS[length]
    state.with_goals = with_goals
    state.with_cattle = not first_game
    state.with_black = players == 2
    fill_store(state, first_game)
    shuffle_decks(state, first_game)
    deal_characters(state, first_game)
    state.agenda.append(SETTING_UP[0])
    return state


def fill_store(state: LegendsState, first_game: bool) -> None:
    """All item cards, or those of a first game."""
    state.misc = MISC_MASK
    state.stock = [item.copies for item in ITEMS]
    if first_game:
        state.misc = sum([1 << CONTENT.numbers["item"][id] for id in FIRST_GAME_MISC])
        for number in range(len(ITEMS)):
            if MISC_MASK >> number & 1 and not state.misc >> number & 1:
                state.stock[number] = 0


def shuffle_decks(state: LegendsState, first_game: bool) -> None:
    """Poker cards, fight cards, stories, the Man in Black; cattle and legend tokens have no order."""
    rng = state.rng
    state.deck = list(range(len(CARDS)))
    rng.shuffle(state.deck)
    state.fight_deck = list(range(len(FIGHT_CARDS)))
    rng.shuffle(state.fight_deck)
    stories = [number for number, story in enumerate(STORIES) if story.first_game or not first_game]
    rng.shuffle(stories)
    half = len(stories) if first_game else len(stories) // 2
    state.stories = (tuple(stories[:half]), tuple(stories[half:]))
    if state.with_cattle:
        state.ranches = tuple(
            [
                tuple([number for number, token in enumerate(CATTLE) if token.colour == colour])
                for colour in range(len(COLOURS))
            ]
        )
    if state.with_goals:
        state.bag = tuple(range(len(TOKENS)))
    state.sheriff = PRISON
    if state.with_black:
        cards = list(range(len(BLACK_CARDS)))
        rng.shuffle(cards)
        state.black_deck = tuple(cards)
        state.black_space = start_space()


def deal_characters(state: LegendsState, first_game: bool) -> None:
    """Two characters for everyone to choose from; a first game with four players has fixed ones."""
    players = len(state.seats)
    if first_game and players == len(FIRST_GAME_CAST):
        cast_of_four = [CONTENT.numbers["character"][id] for id in FIRST_GAME_CAST]
        state.rng.shuffle(cast_of_four)
        for seat, character in zip(state.seats, cast_of_four, strict=True):
            seat.dealt = (character,)
        return
    cards = state.rng.sample(range(len(CHARACTERS)), DEALT * players)
    for index, seat in enumerate(state.seats):
        seat.dealt = tuple(cards[DEALT * index : DEALT * (index + 1)])


# -- the steps after the deal ----------------------------------------------------------------------------


def choose_characters(frame: object, g: LegendsTable) -> None:
    """Everyone chooses one of two characters secretly."""
    if len(g.state.seats[0].dealt) > 1:
        g.state.agenda.append(ChoosingCharacter())
    else:
        for player in g.state.seats:
            player.character = player.dealt[0]


class ChoosingCharacter(Together[LegendsTable]):
    """Which of two characters everyone plays; all are shown together."""

    __slots__ = ()

    def asks_of_all(self, g: LegendsTable) -> Sequence[Ask]:
        return [
            Ask(seat, "character", [TakeCharacter(one) for one in player.dealt], self)
            for seat, player in enumerate(g.state.seats)
        ]

    def answers(self, g: LegendsTable, chosen: Mapping[int, Option]) -> None:
        for seat, option in chosen.items():
            g.state.seats[seat].character = cast(TakeCharacter, option).character


def choose_first(frame: object, g: LegendsTable) -> None:
    """The most wanted player begins every round; ties are broken at random."""
    state = g.state
    state.reveals += 1
    for seat, player in enumerate(state.seats):
        player.dealt = ()
        if g.attentive:
            g.tell(CharacterShown, seat, CHARACTERS[player.character].id)
    points = [CHARACTERS[player.character].wp for player in state.seats]
    best = [seat for seat, wanted in enumerate(points) if wanted == max(points)]
    state.first = best[state.rng.pick(best)] if len(best) > 1 else best[0]
    state.active = state.first


def outfit(frame: object, g: LegendsTable) -> None:
    """Money, weapon, points and poker cards of the characters; goals if they are used."""
    for seat in g.around(g.state.first):
        player = g.state.seats[seat]
        character = CHARACTERS[player.character]
        player.money = character.money
        player.mp = character.mp
        player.wp = character.wp
        player.weapon = character.weapon
        player.items = 1 << character.weapon
        g.state.stock[character.weapon] -= 1
        effects.draw(g, seat, character.poker_cards, "setup")
        if g.state.with_goals:
            own = [number for number, goal in enumerate(GOALS) if goal.character == player.character]
            g.state.rng.shuffle(own)
            player.boxed = own[0]
            player.goals = tuple(sorted(own[1:]))


def place_figures(frame: object, g: LegendsTable) -> None:
    """Everyone starts on the site of the character, in turn order."""
    g.then(*[Starting(seat) for seat in g.around(g.state.first)])


class Starting(Decision):
    """On which of the spaces of the starting site the figure begins."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ()
    prompt: ClassVar[str] = "start"

    def choices(self, g: LegendsTable) -> Sequence[Option]:
        site = CHARACTERS[g.state.seats[self.seat].character].site
        return [StartAt(space) for space in BOARD.site_spaces[site]]

    def answer(self, g: LegendsTable, option: Option) -> None:
        effects.place(g, self.seat, cast(StartAt, option).space)


def open_game(frame: object, g: LegendsTable) -> None:
    """Bandits come to the empty hideouts, and the first turn begins."""
    state = g.state
    place_bandits(g, BOARD.hideouts)
    if g.attentive:
        g.tell(GameBegan, len(state.seats), state.first, state.target)
    state.agenda.append(TURN[0])


class SettingUp(Procedure[LegendsTable]):
    """The set-up after the deal."""

    fields: ClassVar[tuple[str, ...]] = ("stage",)
    __slots__ = ()
    stages: ClassVar[tuple[Callable[[Any, Any], object], ...]] = (
        choose_characters,
        choose_first,
        outfit,
        place_figures,
        open_game,
    )

    def resumed(self, stage: int) -> "SettingUp":
        return SETTING_UP[stage]


SETTING_UP: Final = tuple([SettingUp(stage) for stage in range(len(SettingUp.stages) + 1)])
"""The set-up at each of its steps."""
