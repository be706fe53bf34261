"""Why not: what a player might try in a turn is an option, or refused with a reason, never both."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import cast

import pytest

import sixgun
from sixgun.games.catalog import game
from sixgun.games.legends.acting import Acting
from sixgun.games.legends.model import BLACK, CARD_WINDOW, ITEM_WINDOW, LegendsTable, Seat
from sixgun.games.legends.moving import others_here
from sixgun.games.legends.options import PLAY_CARD, REACT_WITH, STEP_TO, Attack, CompleteGoal
from sixgun.games.legends.printed import ADJACENT, BOARD, CATTLE, CHARACTERS, CONTENT, SIGNS, STORIES
from sixgun.kernel.asks import Option
from sixgun.kernel.rng import FastRng, seed_bytes

TABLES: list[tuple[int, dict[str, int | str]]] = [
    (2, {"goals": 1}),
    (3, {"first_game": 1}),
    (4, {}),
    (6, {"goals": 1}),
]


def attempts(g: LegendsTable, seat: int) -> Iterator[tuple[Option, ...]]:
    """What everyone may look for in the menu of a turn; one of each group has to have an answer."""
    player = g.state.seats[seat]
    for card in player.hand:
        yield PLAY_CARD[card], REACT_WITH[card]
    for space in ADJACENT[player.space]:
        yield (STEP_TO[space],)
    for other in others_here(g, seat):
        for kind in ("arrest", "duel", "rob"):
            yield (Attack(other, kind),)
    for goal in player.goals:
        yield (CompleteGoal(goal),)


def check_menu(g: LegendsTable) -> Counter[str]:
    """Every attempt has exactly one answer; returns how often each reason was given."""
    ask = g.pending[0]
    closed = {repr(entry.option): entry.refusal for entry in g.closed(ask.seat)}
    opened = {repr(option) for option in ask.options}
    assert len(closed) == len(g.closed(ask.seat)), "an option is refused twice"
    assert not opened & closed.keys()
    for group in attempts(g, ask.seat):
        answers = [option for option in group if repr(option) in opened or repr(option) in closed]
        assert len(answers) == 1, f"{group}: {len(answers)} answers"
    for refusal in closed.values():
        assert refusal.rule.startswith("legends "), refusal
    return Counter(refusal.key for refusal in closed.values())


@pytest.mark.parametrize(("players", "settings"), TABLES)
def test_everything_in_reach_is_open_or_refused_with_a_reason(
    players: int, settings: dict[str, int | str]
) -> None:
    reasons: Counter[str] = Counter()
    seed = f"why {players}"
    g = cast(LegendsTable, sixgun.new("legends", players, seed=seed, settings=settings))
    rng = FastRng.seeded(seed_bytes(seed))
    while g.pending:
        ask = g.pending[0]
        if isinstance(ask.question, Acting):
            reasons += check_menu(g)
        g.choose(ask.seat, rng.below(len(ask.options)))
    assert len(reasons) >= 12, reasons


def test_no_reason_tells_a_secret() -> None:
    """Whatever the others hold: the reasons stay the same."""
    seed = "why secrets"
    g = cast(LegendsTable, sixgun.new("legends", 3, seed=seed, settings={"goals": 1}))
    rng = FastRng.seeded(seed_bytes(seed))
    played = game("legends")
    checked = 0
    while g.pending and checked < 60:
        ask = g.pending[0]
        if isinstance(ask.question, Acting):
            other = cast(LegendsTable, played.table(played.hidden_shuffled(g.state, ask.seat, rng), g.names))
            assert ask.question.closed(other) == ask.question.closed(g)
            checked += 1
        g.choose(ask.seat, rng.below(len(ask.options)))
    assert checked == 60


# -- every reason on its own -----------------------------------------------------------------------------


def turn_of(players: int = 3, settings: dict[str, int | str] | None = None) -> LegendsTable:
    """A table at the start of an action phase, with everyone alone, poor and unhurt."""
    g = cast(LegendsTable, sixgun.new("legends", players, seed="why not", settings=settings or {}))
    while not isinstance(g.pending[0].question, Acting):
        ask = g.pending[0]
        g.choose(ask.seat, 0)
    for nth, player in enumerate(g.state.seats):
        player.space = BOARD.by_id[("mp_plain_1", "cj_plain_9", "cj_plain_10")[nth]]
        player.money = player.mp = player.wp = player.lp = 0
        player.hand = []
        player.character = CONTENT.numbers["character"]["wyatt_earp"]
    active(g).space = BOARD.by_id["sv_plain_1"]
    return g


def active(g: LegendsTable) -> Seat:
    return g.state.seats[g.state.active]


def reasons_of(g: LegendsTable) -> dict[str, str]:
    """What is closed to the active player, in notation, with the keys of the reasons."""
    return {entry.option.notation(g.names): entry.refusal.key for entry in g.closed(g.state.active)}


def card(sign: str) -> int:
    return SIGNS.index(sign)


def at(space: str) -> Callable[[LegendsTable], None]:
    def stand(g: LegendsTable) -> None:
        active(g).space = BOARD.by_id[space]

    return stand


def rich(money: int) -> Callable[[LegendsTable], None]:
    def gain(g: LegendsTable) -> None:
        active(g).money = money

    return gain


def holding(*signs: str) -> Callable[[LegendsTable], None]:
    def take(g: LegendsTable) -> None:
        active(g).hand = [card(sign) for sign in signs]

    return take


def hurt(g: LegendsTable) -> None:
    active(g).wounds = 1


def wanted(g: LegendsTable) -> None:
    active(g).wp = 2


def herding(g: LegendsTable) -> None:
    active(g).cattle = next(number for number, token in enumerate(CATTLE) if token.colour == 0)


def robber(g: LegendsTable) -> None:
    g.state.day.heist = True


def tired(g: LegendsTable) -> None:
    g.state.day.actions = 0


def moved(g: LegendsTable) -> None:
    g.state.day.windows = CARD_WINDOW | ITEM_WINDOW


def sheriff_beside(g: LegendsTable) -> None:
    g.state.sheriff = ADJACENT[active(g).space][0]


def billy(g: LegendsTable) -> None:
    active(g).character = CONTENT.numbers["character"]["billy_the_kid"]


def empty_ranches(g: LegendsTable) -> None:
    g.state.ranches = ((), ())


def with_whiskey(g: LegendsTable) -> None:
    active(g).items |= 1 << CONTENT.numbers["item"]["whiskey"]


REASONS: list[tuple[tuple[Callable[[LegendsTable], None], ...], str, str]] = [
    ((at("dk_saloon_n"),), "plays poker", "not-enough-money"),
    ((at("rf_doctor"), rich(10)), "sees the doctor", "no-wounds"),
    ((at("rf_doctor"), hurt), "sees the doctor", "not-enough-money"),
    ((at("rf_cabaret"), rich(50)), "parties for $60", "not-enough-money"),
    ((at("dk_store_n"),), "shops", "nothing-to-buy"),
    ((at("dk_bank"),), "sells gold", "nothing-to-sell"),
    ((at("dk_bank"),), "robs the bank", "no-poker-card"),
    ((at("dk_bank"), holding("K♠"), robber), "robs the bank", "heist-tried"),
    ((at("sh_blue_ranch"), herding), "takes cattle", "has-cattle"),
    ((at("sh_blue_ranch"), herding), "rustles cattle", "own-ranch"),
    ((at("sh_blue_ranch"), empty_ranches), "takes cattle", "ranch-empty"),
    ((at("sv_rail_station"), herding, wanted), "delivers by rail", "outlaw-by-rail"),
    ((), "works", "no-location"),
    ((at("sh_mine"), tired), "prospects", "no-actions-left"),
    ((holding("2♠"),), "reacts with 2♠", "only-after-move"),
    ((holding("3♠"), moved), "reacts with 3♠", "does-nothing-here"),
    ((holding("6♠"),), "reacts with 6♠", "only-in-fight"),
    ((holding("5♠"),), "plays 5♠", "no-action-card"),
    ((holding("K♠"), rich(120), herding), "plays K♠", "does-nothing"),
    ((with_whiskey,), "uses whiskey", "only-after-move"),
    ((with_whiskey, moved), "uses whiskey", "does-nothing-here"),
    ((billy,), "uses the ability", "ability-asleep"),
]


@pytest.mark.parametrize(("changes", "notation", "reason"), REASONS)
def test_reasons(changes: tuple[Callable[[LegendsTable], None], ...], notation: str, reason: str) -> None:
    g = turn_of()
    for change in changes:
        change(g)
    assert reasons_of(g).get(notation) == reason


def test_an_ability_that_is_awake_waits_for_a_move() -> None:
    g = turn_of()
    billy(g)
    active(g).lp = 5
    assert reasons_of(g)["uses the ability"] == "only-after-move"


def test_an_outlaw_keeps_away_from_the_sheriff() -> None:
    g = turn_of()
    sheriff_beside(g)
    step = STEP_TO[g.state.sheriff].notation(g.names)
    assert step not in reasons_of(g)
    wanted(g)
    assert reasons_of(g)[step] == "sheriff-there"


def test_attacks_lack_a_card_a_badge_or_a_suspect() -> None:
    g = turn_of()
    other = (g.state.active + 1) % 3
    victim, name = g.state.seats[other], g.names[other]
    victim.space = active(g).space
    assert {reasons_of(g)[f"{verb} {name}"] for verb in ("arrests", "duels", "robs")} == {"no-poker-card"}
    holding("K♠")(g)
    assert reasons_of(g)[f"arrests {name}"] == "not-a-lawman"
    assert f"duels {name}" not in reasons_of(g)
    active(g).mp = 1
    assert reasons_of(g)[f"arrests {name}"] == "not-an-outlaw"
    victim.wp = 1
    assert f"arrests {name}" not in reasons_of(g)
    g.state.day.attacked = 1 << other
    assert {reasons_of(g)[f"{verb} {name}"] for verb in ("arrests", "duels", "robs")} == {"attacked-already"}


def test_the_man_in_black_cannot_be_arrested_and_is_attacked_once() -> None:
    g = turn_of(2)
    g.state.black_space = active(g).space
    holding("K♠")(g)
    assert reasons_of(g)["arrests the Man in Black"] == "black-not-arrested"
    assert "robs the Man in Black" not in reasons_of(g)
    g.state.day.attacked = 1 << BLACK
    assert reasons_of(g)["robs the Man in Black"] == "black-attacked"


def test_a_first_game_has_no_cattle() -> None:
    g = turn_of(3, {"first_game": 1})
    at("sh_blue_ranch")(g)
    assert reasons_of(g)["takes cattle"] == "no-cattle-in-game"


def test_stories_lack_the_condition_a_disc_or_room() -> None:
    g = turn_of()
    seat = g.state.active
    slug = "desperate_times"
    poor = next(number for number, story in enumerate(STORIES) if story.slug == slug)
    g.state.stories = ((poor,), g.state.stories[1])
    story = f"contributes to {slug}"
    assert story not in reasons_of(g)
    rich(10)(g)
    assert reasons_of(g)[story] == "story-not-fulfilled"
    rich(0)(g)
    g.state.discs = ((seat, seat), ())
    assert reasons_of(g)[story] == "story-full"
    g.state.discs = ((), (seat, seat))
    assert reasons_of(g)[story] == "no-disc-left"
    g.state.discs = ((), ())
    g.state.day.contributed = True
    assert reasons_of(g)[story] == "contributed-already"


def test_your_own_goals_that_are_not_fulfilled() -> None:
    g = turn_of(3, {"goals": 1})
    player = active(g)
    goal = CONTENT.numbers["goal"]["goal_wyatt_earp_1"]
    player.goals = (goal,)
    assert reasons_of(g)["completes goal_wyatt_earp_1"] == "goal-not-fulfilled"
    player.mp = 5
    assert "completes goal_wyatt_earp_1" not in reasons_of(g)


def test_the_characters_of_these_tables_have_no_ability_of_their_own_here() -> None:
    """Otherwise the positions above would mean something else."""
    assert not CHARACTERS[CONTENT.numbers["character"]["wyatt_earp"]].abilities.on("after_move_action")
