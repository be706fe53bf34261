"""A turn from its start to its end, the rounds, and when the game is over (rules 5, 16)."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from sixgun.games.legends import effects
from sixgun.games.legends.acting import ACTING, add_free_options, take_free
from sixgun.games.legends.asking import Decision
from sixgun.games.legends.black import act
from sixgun.games.legends.clauses import silent, speaking
from sixgun.games.legends.content.kinds import NOTHING
from sixgun.games.legends.events import AbilityUsed, IncomeTaken, TurnBegan
from sixgun.games.legends.goals import GoalWindow
from sixgun.games.legends.locations import make_active
from sixgun.games.legends.meetings import EndTriggered, RowScored
from sixgun.games.legends.model import HAND_LIMIT, MOST_PLAYERS, Day, LegendsState, LegendsTable
from sixgun.games.legends.options import INCOMES, READY, Ready, TakeIncome
from sixgun.games.legends.printed import CHARACTERS, CONTENT, MOUNT_MASK, MOUNTS, REGION, WEAPON_MASK, WEAPONS
from sixgun.games.legends.replies import DISCARD, Discard, Prepare
from sixgun.games.legends.scoring import score
from sixgun.games.legends.steps import carry
from sixgun.games.legends.stories import StoryOrder, ready_decks
from sixgun.kernel.agenda import Procedure
from sixgun.kernel.asks import PASS, Option

INCOME: Final = "income"
START: Final = "start_of_turn"


# -- start of turn ---------------------------------------------------------------------------------------


def begin(turn: object, g: LegendsTable) -> None:
    """The turn of the active player starts; the first player's turn starts a round."""
    state = g.state
    if state.active == state.first:
        state.round += 1
    state.turn_number += 1
    state.action += 1
    state.day = Day()
    state.day.regions = 1 << REGION[state.seats[state.active].space]
    if g.attentive:
        g.tell(TurnBegan, state.active, state.turn_number, state.round)


def wake(turn: object, g: LegendsTable) -> None:
    """5.1 step 1: abilities for the start of a turn, with a moment for free activities before them."""
    seat = g.state.active
    player = g.state.seats[seat]
    if silent(player, START):
        return
    if CHARACTERS[player.character].abilities.on(START) or speaking(g, seat, START, {}):
        g.then(FreeMoment(seat), Waking(seat, ()))


class FreeMoment(Decision):
    """A moment for free activities before the first step of a turn."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ()
    prompt: ClassVar[str] = "free"

    def choices(self, g: LegendsTable) -> Sequence[Option]:
        menu: list[Option] = [PASS]
        add_free_options(g, self.seat, menu)
        return menu

    def aloud(self, g: LegendsTable) -> bool:
        return bool(g.state.with_goals and g.state.seats[self.seat].goals)

    def answer(self, g: LegendsTable, option: Option) -> None:
        if option is not PASS and option != PASS:
            g.state.agenda.append(self)
            take_free(g, self.seat, option)


class Waking(Decision):
    """The abilities for the start of a turn, one after the other; a player with several chooses the order."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "used")
    __slots__ = ("used",)
    prompt: ClassVar[str] = "prepare"

    def __init__(self, seat: int, used: tuple[str, ...]) -> None:
        super().__init__(seat)
        self.used = used

    def choices(self, g: LegendsTable) -> Sequence[Option]:
        found = speaking(g, self.seat, START, {})
        return [Prepare(source) for source, _ in found if source not in self.used]

    def answer(self, g: LegendsTable, option: Option) -> None:
        assert isinstance(option, Prepare)
        g.state.agenda.append(Waking(self.seat, (*self.used, option.source)))
        for source, clause in speaking(g, self.seat, START, {}):
            if source == option.source:
                if g.attentive and clause.program[0][0] != "may":
                    g.tell(AbilityUsed, self.seat, source)
                carry(g, self.seat, clause.program, source)


def earn(turn: object, g: LegendsTable) -> None:
    """5.1 step 2: the income."""
    g.state.agenda.append(INCOMES_OF[g.state.active])


class Income(Decision):
    """$20, or two cards, or some of both; free activities are possible before it."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ()
    prompt: ClassVar[str] = INCOME

    def choices(self, g: LegendsTable) -> Sequence[Option]:
        menu: list[Option] = [*INCOMES]
        add_free_options(g, self.seat, menu)
        return menu

    def answer(self, g: LegendsTable, option: Option) -> None:
        if not isinstance(option, TakeIncome):
            g.state.agenda.append(self)
            take_free(g, self.seat, option)
            return
        if g.attentive:
            g.tell(IncomeTaken, self.seat, option.money, option.cards)
        if option.money:
            effects.gain_money(g, self.seat, option.money, INCOME)
        if option.cards:
            effects.draw(g, self.seat, option.cards, INCOME)


INCOMES_OF: Final = tuple([Income(seat) for seat in range(MOST_PLAYERS)])


def choose_weapon(turn: object, g: LegendsTable) -> None:
    """5.1 step 3: the active weapon."""
    state = g.state
    owned = state.seats[state.active].items & WEAPON_MASK
    if owned & (owned - 1):
        state.agenda.append(Equipping(state.active, False))


def choose_mount(turn: object, g: LegendsTable) -> None:
    """5.1 step 3: the active mount, if the player has any."""
    state = g.state
    player = state.seats[state.active]
    owned = player.items & MOUNT_MASK
    if owned & (owned - 1):
        state.agenda.append(Equipping(state.active, True))
    elif owned and player.mount == NOTHING:
        make_active(g, state.active, owned.bit_length() - 1)


class Equipping(Decision):
    """Which weapon, or which mount, is active this turn; free activities are possible before it."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "mount")
    __slots__ = ("mount",)
    prompt: ClassVar[str] = "equip"

    def __init__(self, seat: int, mount: bool) -> None:
        super().__init__(seat)
        self.mount = mount

    def choices(self, g: LegendsTable) -> Sequence[Option]:
        items = g.state.seats[self.seat].items
        menu: list[Option] = [
            READY[item] for item in (MOUNTS if self.mount else WEAPONS) if items >> item & 1
        ]
        add_free_options(g, self.seat, menu)
        return menu

    def default(self, options: Sequence[Option]) -> int:
        return 0

    def answer(self, g: LegendsTable, option: Option) -> None:
        if not isinstance(option, Ready):
            g.state.agenda.append(self)
            take_free(g, self.seat, option)
            return
        make_active(g, self.seat, option.item)

    def params(self, g: LegendsTable) -> dict[str, int | str]:
        return {"what": "mount" if self.mount else "weapon"}


# -- action phase and end of turn ----------------------------------------------------------------------------


def play(turn: object, g: LegendsTable) -> None:
    """5.2: the action phase."""
    g.state.agenda.append(ACTING[g.state.active])


def resolve_stories(turn: object, g: LegendsTable) -> None:
    """5.3 step 1: story cards with enough discs."""
    state = g.state
    state.day.acting = False
    state.day.windows = 0
    if (state.discs[0] or state.discs[1]) and ready_decks(g):
        g.then(StoryOrder(state.active), GoalWindow(state.active))


def discard_down(turn: object, g: LegendsTable) -> None:
    """5.3 step 2: the active player's hand limit."""
    state = g.state
    player = state.seats[state.active]
    if len(player.hand) > HAND_LIMIT - player.wounds:
        g.then(HandLimit(state.active), GoalWindow(state.active))


class HandLimit(Decision):
    """Discard down to the hand limit, card by card."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ()
    prompt: ClassVar[str] = "hand_limit"

    def choices(self, g: LegendsTable) -> Sequence[Option]:
        player = g.state.seats[self.seat]
        if len(player.hand) + player.wounds <= HAND_LIMIT:
            return ()
        return [DISCARD[card] for card in player.hand]

    def answer(self, g: LegendsTable, option: Option) -> None:
        assert isinstance(option, Discard)
        effects.discard(g, self.seat, option.card, "limit")
        if self.surplus(g) > 0:
            g.state.agenda.append(self)

    def surplus(self, g: LegendsTable) -> int:
        """How many cards are too many."""
        player = g.state.seats[self.seat]
        return len(player.hand) - HAND_LIMIT + player.wounds

    def params(self, g: LegendsTable) -> dict[str, int | str]:
        return {"count": self.surplus(g)}


def score_row(turn: object, g: LegendsTable) -> None:
    """5.3 step 3: an outlaw gains LP for the row of the Wanted track."""
    state = g.state
    seat = state.active
    player = state.seats[seat]
    if player.wp:
        amount = CONTENT.wanted.row_lp[CONTENT.wanted.row[player.wp]]
        if g.attentive:
            g.tell(RowScored, seat, amount)
        player.lp += amount
        if state.with_goals:
            state.agenda.append(GoalWindow(seat))


def check_end(turn: object, g: LegendsTable) -> None:
    """5.3 step 4: whoever has reached the target triggers the end."""
    state = g.state
    if not state.last_round:
        trigger(g)
    state.seats[state.active].deeds = ()


def trigger(g: LegendsTable) -> None:
    """Once someone has reached the target, this round and one more are played."""
    state = g.state
    if state.last_round:
        return
    best = state.black_lp
    for player in state.seats:
        if player.lp > best:
            best = player.lp
    if best >= state.target:
        state.last_round = state.round + 1
        if g.attentive:
            g.tell(EndTriggered, state.last_round)


def let_black_act(turn: object, g: LegendsTable) -> None:
    """The Man in Black acts after the second player."""
    state = g.state
    if state.with_black and (state.active + 1) % len(state.seats) == state.first:
        act(g)


def check_black(turn: object, g: LegendsTable) -> None:
    """He triggers the end like a player, after his card; players are checked when a turn ends."""
    if g.state.with_black and g.state.black_lp >= g.state.target:
        trigger(g)


def pass_on(turn: object, g: LegendsTable) -> None:
    """5.3 step 5: the left neighbour's turn, or the final scoring after the last round."""
    state = g.state
    following = (state.active + 1) % len(state.seats)
    if following == state.first and state.last_round and state.round >= state.last_round:
        score(g)
        return
    state.active = following
    state.agenda.append(TURN[0])


class Turn(Procedure[LegendsTable]):
    """One turn, step by step; the next one follows."""

    fields: ClassVar[tuple[str, ...]] = ("stage",)
    __slots__ = ()
    stages: ClassVar[tuple[Callable[[Any, Any], object], ...]] = (
        begin,
        wake,
        earn,
        choose_weapon,
        choose_mount,
        play,
        resolve_stories,
        discard_down,
        score_row,
        check_end,
        let_black_act,
        check_black,
        pass_on,
    )

    def resumed(self, stage: int) -> "Turn":
        return TURN[stage]

    def run(self, g: LegendsTable) -> None:
        # What every procedure does with its stages, without looking for reactions, of which this game has
        # none, and without calling what has nothing to do.
        state = g.state
        agenda = state.agenda
        depth = len(agenda)
        stage = self.stage
        following = stage
        if stage <= EARN:
            if stage == 0:
                begin(self, g)
            if stage < EARN:
                wake(self, g)
                following = EARN
            if len(agenda) == depth:
                earn(self, g)
                following = CHOOSE_WEAPON
        elif stage <= PLAY:
            if stage == CHOOSE_WEAPON:
                choose_weapon(self, g)
                following = CHOOSE_MOUNT
            if following == CHOOSE_MOUNT and len(agenda) == depth:
                choose_mount(self, g)
                following = PLAY
            if len(agenda) == depth:
                play(self, g)
                following = PLAY + 1
        else:
            following = self.run_end(g, state, depth)
        if following != OVER and len(agenda) != depth:
            agenda.insert(depth, TURN[following])

    def run_end(self, g: LegendsTable, state: LegendsState, depth: int) -> int:
        """The steps after the action phase; returns the one that is left to do once others have chosen."""
        agenda = state.agenda
        stage = self.stage
        player = state.seats[state.active]
        if stage <= RESOLVE_STORIES:
            resolve_stories(self, g)
            if len(agenda) != depth:
                return DISCARD_DOWN
        if stage <= DISCARD_DOWN and len(player.hand) + player.wounds > HAND_LIMIT:
            discard_down(self, g)
            return SCORE_ROW
        if stage <= SCORE_ROW and player.wp:
            score_row(self, g)
            if len(agenda) != depth:
                return CHECK_END
        if stage <= CHECK_END:
            check_end(self, g)
        if state.with_black:
            if stage <= LET_BLACK_ACT:
                let_black_act(self, g)
                if len(agenda) != depth:
                    return CHECK_BLACK
            if stage <= CHECK_BLACK:
                check_black(self, g)
        pass_on(self, g)
        return OVER


EARN: Final = Turn.stages.index(earn)
CHOOSE_WEAPON: Final = Turn.stages.index(choose_weapon)
CHOOSE_MOUNT: Final = Turn.stages.index(choose_mount)
PLAY: Final = Turn.stages.index(play)
RESOLVE_STORIES: Final = Turn.stages.index(resolve_stories)
DISCARD_DOWN: Final = Turn.stages.index(discard_down)
SCORE_ROW: Final = Turn.stages.index(score_row)
CHECK_END: Final = Turn.stages.index(check_end)
LET_BLACK_ACT: Final = Turn.stages.index(let_black_act)
CHECK_BLACK: Final = Turn.stages.index(check_black)
OVER: Final = len(Turn.stages)

TURN: Final = tuple([Turn(stage) for stage in range(OVER + 1)])
"""A turn at each of its steps."""
