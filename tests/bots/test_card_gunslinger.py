"""The gunslinger of the card game in positions where the right choice is plain."""

import pytest

import sixgun
from sixgun.bots import Bot, new_bot
from sixgun.bots.bang.gunslinger import Gunslinger
from sixgun.bots.bang.judged import ANSWERS, CHARACTERS
from sixgun.games.bang.deciding import Decision
from sixgun.games.bang.events import CardPlayed
from sixgun.games.bang.model import BangTable
from sixgun.kernel.events import Event
from sixgun.kernel.views import events_seen
from tests.games.bang.tables import Player, say, table

OUTLAW = ("outlaw", "sheriff", "renegade", "outlaw", "deputy")
DEPUTY = ("deputy", "sheriff", "renegade", "outlaw", "outlaw")
SHERIFF = ("sheriff", "deputy", "outlaw", "outlaw", "renegade")
RENEGADE = ("renegade", "sheriff", "deputy", "outlaw", "outlaw")


def around(roles: tuple[str, ...], *players: Player, **rest: str) -> BangTable:
    """A table in phase 2 of seat 0; whoever is not described has nothing."""
    filled = [*players, *[Player()] * (len(roles) - len(players))]
    seats = [player._replace(role=role) for player, role in zip(filled, roles, strict=True)]
    return table(*seats, deck=rest.get("deck", ""), discard=rest.get("discard", ""))


def thought(g: BangTable, level: str = "gunslinger") -> tuple[str, str]:
    """What a bot in the seat that is asked chooses, and the key of its reason."""
    seat = g.pending[0].seat
    bot = new_bot("bang", level, seat, "test")
    view = sixgun.view(g, seat)
    assert view.own_ask is not None
    index = bot.choose(view, events_seen(g, seat))
    return view.own_ask.options[index].notation(g.names), bot.reason().key


def choice(g: BangTable) -> str:
    return thought(g)[0]


def turn_of(g: BangTable) -> list[str]:
    """Everything seat 0 does until its turn ends, while nobody else has an answer."""
    bot: Bot = new_bot("bang", "gunslinger", 0, "test")
    done: list[str] = []
    read = 0
    while g.pending and not (done and done[-1] == "ends turn"):
        ask = g.pending[0]
        if ask.seat:
            g.choose(ask.seat, ask.default)
            continue
        news = events_seen(g, 0, read)
        read = len(g.events or ())
        index = bot.choose(sixgun.view(g, 0), news)
        done.append(ask.options[index].notation(g.names))
        g.choose(0, index)
    return done


# -- who to shoot ------------------------------------------------------------------------------------------


def test_an_outlaw_shoots_the_sheriff() -> None:
    assert thought(around(OUTLAW, Player(hand="bang 7d"))) == ("plays bang 7♦ at Ben", "bot-shoot-known")


def test_a_deputy_never_shoots_the_sheriff() -> None:
    g = around(DEPUTY, Player(hand="bang 7d, bang 8d, bang 9d, bang 10d, bang Jd, bang Qd"))
    assert choice(g).endswith("at Eve")


def test_nobody_shoots_themselves() -> None:
    g = around(DEPUTY, Player(hand="bang 7d"), Player(), Player(), Player(), Player(in_play="mustang"))
    assert thought(g) == ("ends turn", "bot-card-hold")


def test_the_sheriff_shoots_whoever_shot_at_him() -> None:
    for shooter, name in ((1, "Ben"), (4, "Eve")):
        g = around(SHERIFF, Player(hand="bang 7d"))
        bot = Gunslinger(0, "s")
        view = sixgun.view(g, 0)
        shots: list[Event] = [CardPlayed(shooter, 17, "bang", 0)] * 2
        assert view.own_ask is not None
        index = bot.choose(view, shots)
        assert view.own_ask.options[index].notation(g.names) == f"plays bang 7♦ at {name}"
        assert bot.reason().key == "bot-shoot-suspect"
        assert bot.reason().params["role"] == "outlaw"


def test_the_sheriff_holds_fire_at_a_likely_deputy() -> None:
    roles = ("sheriff", "deputy", "outlaw", "renegade", "outlaw")
    g = around(roles, Player(hand="bang 7d"), Player(life=1), Player(), Player(), Player(in_play="mustang"))
    view = sixgun.view(g, 0)
    duels: list[Event] = [CardPlayed(1, 71, "duel", 2)]
    for other in (2, 3, 4):
        duels += [CardPlayed(other, 17, "bang", 0)] * 2
    bot = Gunslinger(0, "s")
    assert view.own_ask is not None
    index = bot.choose(view, duels)
    assert bot.chances()[1][1] > 0.4
    assert view.own_ask.options[index].notation(g.names) == "ends turn"
    assert choice(g) == "plays bang 7♦ at Ben"  # without a reason to think so, he would fire


def test_a_renegade_spares_a_weak_sheriff_while_others_live() -> None:
    g = around(RENEGADE, Player(hand="gatling"), Player(life=1))
    assert choice(g) == "ends turn"


def test_a_renegade_alone_with_the_sheriff_shoots_him() -> None:
    gone = Player(alive=False)
    g = around(RENEGADE, Player(hand="bang 7d, beer 6h", life=2), Player(life=1), gone, gone, gone)
    assert choice(g) == "plays bang 7♦ at Ben"


def test_a_kill_that_wins_comes_before_everything() -> None:
    gone = Player(alive=False)
    g = around(SHERIFF, Player(hand="stagecoach, mustang 8h, bang 7d"), Player(), gone, Player(life=1), gone)
    assert choice(g) == "plays bang 7♦ at Dan"


def test_three_players_hunt_their_own_targets() -> None:
    g = around(("deputy", "outlaw", "renegade"), Player(hand="bang 7d"))
    assert choice(g) == "plays bang 7♦ at Cleo"


# -- a good turn -------------------------------------------------------------------------------------------


def test_cards_first_then_arms_then_shots() -> None:
    g = around(OUTLAW, Player(hand="bang 7d, schofield Jc, stagecoach"), deck="barrel Qs, missed 10c")
    assert turn_of(g) == [
        "plays stagecoach 9♠",
        "plays barrel Q♠",
        "plays schofield J♣",
        "plays bang 7♦ at Ben",
        "ends turn",
    ]


def test_a_weapon_is_chosen_for_who_comes_into_range() -> None:
    roles = ("outlaw", "renegade", "sheriff", "outlaw", "deputy")
    assert choice(around(roles, Player(hand="schofield Jc, volcanic 10s"))) == "plays schofield J♣"


def test_a_volcanic_for_a_hand_full_of_bangs() -> None:
    bangs = ("bang 7d", "bang 8d", "bang 9d")
    for count, expected in ((1, "plays bang"), (3, "plays volcanic")):
        hand = ", ".join(["volcanic 10s", *bangs[:count]])
        g = around(OUTLAW, Player("jourdonnais", hand, in_play="remington Kc"), Player())
        assert choice(g).startswith(expected)


def test_a_beer_at_full_life_stays_in_the_hand() -> None:
    assert choice(around(OUTLAW, Player(hand="beer 6h"), Player(), Player())) == "ends turn"
    assert choice(around(OUTLAW, Player(hand="beer 6h", life=2))) == "plays beer 6♥"


def test_with_two_players_left_nobody_drinks_beer() -> None:
    gone = Player(alive=False)
    g = around(RENEGADE, Player(hand="beer 6h", life=1), Player(), gone, gone, gone)
    assert choice(g) == "ends turn"


def test_jail_is_for_enemies() -> None:
    assert choice(around(DEPUTY, Player(hand="jail 10s"))).startswith("plays jail 10♠ at")
    gone = Player(alive=False)
    g = around(SHERIFF, Player(hand="jail 10s"), Player(), Player(), gone, gone)
    # Two outlaws and a renegade were dealt; the dead are one of each.
    view = sixgun.view(g, 0)
    bot = Gunslinger(0, "s")
    assert view.own_ask is not None
    shots: list[Event] = [CardPlayed(2, 17, "bang", 0)] * 3
    index = bot.choose(view, shots)
    assert view.own_ask.options[index].notation(g.names) == "plays jail 10♠ at Cleo"


def test_a_deputy_frees_the_sheriff_from_dynamite() -> None:
    g = around(DEPUTY, Player(hand="cat balou Kh"), Player(in_play="dynamite 2h", life=2))
    assert thought(g) == ("plays cat balou K♥ at Ben", "bot-card-free")
    say(g, "Ann plays cat balou K♥ at Ben")
    assert not g.pending or g.pending[0].prompt != "pick_card"  # the only card goes without a question


def test_an_outlaw_leaves_the_dynamite_where_it_is() -> None:
    g = around(OUTLAW, Player(hand="cat balou Kh"), Player(in_play="dynamite 2h, barrel Qs", life=2))
    say(g, "Ann plays cat balou K♥ at Ben")
    assert thought(g) == ("picks barrel Q♠ of Ben", "bot-card-strip")


def test_a_duel_is_a_question_of_bangs() -> None:
    strong = Player(hand="duel Qd, bang 7d, bang 8d, bang 9d", in_play="")
    assert "duel" in choice(around(DEPUTY, strong._replace(hand="duel Qd, bang 7d, bang 8d")))
    weak = around(OUTLAW, Player(hand="duel Qd", life=1), Player(hand="bang 2c, bang 3c, bang 4c, bang 5c"))
    assert choice(weak) == "ends turn"


def test_dynamite_is_for_tables_full_of_enemies() -> None:
    alone = ("renegade", "sheriff", "deputy", "outlaw", "outlaw")
    g = around(alone, Player(hand="dynamite 2h", life=1))
    assert choice(g) == "ends turn"


def test_indians_are_not_sent_at_a_dying_sheriff_one_serves() -> None:
    assert choice(around(DEPUTY, Player(hand="indians Kd"), Player(life=1))) == "ends turn"
    assert choice(around(OUTLAW, Player(hand="indians Kd"), Player(life=1))) == "plays indians K♦"


@pytest.mark.parametrize(
    ("character", "hand", "expected"),
    [
        ("doc_holyday", "missed 10c, missed Jc, missed Qc, missed Kc", "uses doc holyday at Ben"),
        ("jose_delgado", "schofield Jc, schofield Qc", "uses jose delgado with schofield"),
        ("uncle_will", "missed 10c, missed Jc, missed Qc, missed Kc, dynamite 2h", "uses uncle will"),
    ],
)
def test_abilities_are_used(character: str, hand: str, expected: str) -> None:
    roles = OUTLAW if character == "doc_holyday" else DEPUTY
    in_play = "schofield Ks" if character == "jose_delgado" else ""
    hurt = 1 if character == "doc_holyday" else 0
    g = around(roles, Player(character, hand, in_play), Player(life=hurt))
    assert any(deed.startswith(expected) for deed in turn_of(g))


def test_green_cards_are_played_and_fired_later() -> None:
    g = around(OUTLAW, Player(hand="knife 8h"))
    assert choice(g) == "plays knife 8♥"
    g = around(OUTLAW, Player(in_play="knife 8h"))
    assert choice(g) == "uses knife 8♥ at Ben"


# -- answers -----------------------------------------------------------------------------------------------


def shot_at(*players: Player) -> BangTable:
    """Ann, an outlaw, shoots the Sheriff."""
    g = around(OUTLAW, Player(hand="bang 7d"), *players)
    say(g, "Ann plays bang 7♦ at Ben")
    return g


def test_a_barrel_is_tried_before_a_card_is_spent() -> None:
    g = shot_at(Player(hand="missed 10c", in_play="barrel Qs"))
    assert thought(g) == ("uses barrel Q♠", "bot-card-flip-first")


def test_a_missed_saves_a_life_point_and_the_cheapest_does() -> None:
    assert choice(shot_at(Player(hand="missed 10c"))) == "plays missed 10♣"
    assert choice(shot_at(Player(hand="missed 10c, dodge 7d"))) == "plays dodge 7♦"
    assert choice(shot_at(Player("elena_fuente", hand="wells fargo, dynamite 2h"))) == (
        "plays dynamite 2♥ as missed"
    )


def test_one_missed_is_not_wasted_on_slab_the_killer() -> None:
    g = around(OUTLAW, Player("slab_the_killer", hand="bang 7d"), Player(hand="missed 10c, beer 6h"))
    say(g, "Ann plays bang 7♦ at Ben")
    assert thought(g) == ("passes", "bot-card-take-hit")


def test_a_dying_player_drinks_once() -> None:
    g = shot_at(Player(hand="beer 6h, beer 7h", life=1))
    say(g, "Ben passes")
    assert thought(g) == ("plays beer 6♥", "bot-card-survive") or choice(g) == "plays beer 7♥"
    say(g, f"Ben {choice(g)}")
    assert thought(g) == ("passes", "bot-card-saved")


def test_bangs_answer_indians() -> None:
    g = around(OUTLAW, Player(hand="indians Kd"), Player(hand="bang 2c"))
    say(g, "Ann plays indians K♦")
    assert choice(g) == "discards bang 2♣"


def test_a_duel_is_fought_to_the_last_life() -> None:
    g = around(OUTLAW, Player(hand="duel Qd"), Player(hand="bang 2c", life=1))
    say(g, "Ann plays duel Q♦ at Ben")
    assert thought(g) == ("discards bang 2♣", "bot-card-fight-on")


def test_the_least_useful_card_is_discarded() -> None:
    g = around(OUTLAW, Player(hand="missed 10c, barrel Qs, wells fargo", in_play="barrel Ks", life=2))
    say(g, "Ann ends turn")
    assert thought(g) == ("discards barrel Q♠", "bot-card-least")


def test_the_store_is_searched_for_the_best() -> None:
    g = around(
        OUTLAW, Player(hand="general store 9c"), deck="wells fargo, dynamite 2h, saloon, jail 10s, duel Qd"
    )
    say(g, "Ann plays general store 9♣")
    assert thought(g) == ("takes wells fargo 3♥", "bot-card-most")


def begins(character: str, role: tuple[str, ...] = DEPUTY, **rest: str) -> BangTable:
    """The turn of seat 0 begins."""
    seats = [
        Player(character, rest.get("hand", ""), role=role[0]),
        *[Player(role=other) for other in role[1:]],
    ]
    seats[1] = seats[1]._replace(hand=rest.get("theirs", ""), in_play=rest.get("laid", ""))
    return table(*seats, fresh_turn=True, deck=rest.get("deck", ""), discard=rest.get("discard", ""))


def test_how_to_draw() -> None:
    assert thought(begins("jesse_jones", OUTLAW, theirs="bang 2c"))[0] == "picks hand of Ben"
    assert thought(begins("jesse_jones", theirs="bang 2c")) == ("draws", "bot-card-deck")
    assert choice(begins("pedro_ramirez", discard="wells fargo")) == "takes discard"
    assert choice(begins("pedro_ramirez", discard="dynamite 2h")) == "draws"
    assert choice(begins("kit_carlson", deck="dynamite 2h, wells fargo, saloon")) == "takes wells fargo 3♥"
    assert choice(begins("pat_brennan", OUTLAW, laid="barrel Qs")) == "picks barrel Q♠ of Ben"
    assert choice(begins("pat_brennan", laid="barrel Qs")) == "draws"
    assert choice(begins("vera_custer")).startswith("copies ")


def test_two_players_do_not_take_the_same_card_from_each_other_forever() -> None:
    gone = Player(alive=False)
    pat = Player("pat_brennan", role="renegade")
    armed = Player(role="sheriff", in_play="winchester 8s")
    seats = [pat, armed, *[gone._replace(role=role) for role in RENEGADE[2:]]]
    assert thought(table(*seats, fresh_turn=True)) == ("draws", "bot-card-deck")


def test_claus_gives_good_cards_to_friends_only() -> None:
    deck = "wells fargo, stagecoach, dynamite 2h, saloon, barrel Qs, jail 10s"
    for role, expected in ((DEPUTY, "gives barrel Q♠ to Ben"), (OUTLAW, "gives dynamite 2♥ to Ben")):
        g = begins("claus_the_saint", role, deck=deck)
        say(g, "Ann takes wells fargo 3♥", "Ann takes stagecoach 9♠")
        assert choice(g) == expected


def test_lucky_duke_counts_the_lucky_card() -> None:
    g = around(
        OUTLAW, Player(hand="bang 7d"), Player("lucky_duke", in_play="barrel Qs"), deck="bang 2c, beer 6h"
    )
    say(g, "Ann plays bang 7♦ at Ben", "Ben uses barrel Q♠")
    assert thought(g) == ("counts beer 6♥", "bot-card-flip")


def test_against_slab_no_card_counts_twice() -> None:
    elena = Player("elena_fuente", hand="dodge 7d, beer 6h")
    g = around(OUTLAW, Player("slab_the_killer", hand="bang 7d"), elena)
    say(g, "Ann plays bang 7♦ at Ben")
    assert choice(g) == "plays dodge 7♦"
    g = around(OUTLAW, Player("slab_the_killer", hand="bang 7d"), elena._replace(hand="dodge 7d"))
    say(g, "Ann plays bang 7♦ at Ben")
    assert choice(g) == "passes"


def test_sid_waits_for_the_moment_he_needs_his_cards() -> None:
    sid = Player("sid_ketchum", hand="saloon, jail 10s", life=1)
    g = around(OUTLAW, Player(hand="duel Qd"), sid)
    say(g, "Ann plays duel Q♦ at Ben", "Ben passes")
    assert thought(g) == ("uses sid ketchum", "bot-card-survive")


def test_between_two_actions_sid_waits() -> None:
    g = around(
        OUTLAW, Player(hand="stagecoach, barrel Qs"), Player("sid_ketchum", "saloon, jail 10s", life=2)
    )
    say(g, "Ann plays stagecoach 9♠")
    assert g.pending[0].prompt == "interlude"
    assert thought(g) == ("passes", "bot-card-wait")


def test_a_survivor_keeps_a_good_character_and_changes_a_poor_one() -> None:
    for character, expected in (("pixie_pete", "keeps pixie pete"), ("johnny_kisch", "takes new character")):
        g = sixgun.new(
            "bang",
            4,
            sets=["base", "dodge_city"],
            settings={"keep_surviving_characters": 1, "previous_game": f"0:{character},-,-,-"},
            seed="series",
        )
        assert g.pending[0].prompt == "keep_character"
        view = sixgun.view(g, 0)
        assert view.own_ask is not None
        index = new_bot("bang", "gunslinger", 0, "s").choose(view, [])
        assert view.own_ask.options[index].notation(g.names) == expected


def test_the_better_of_two_characters_is_chosen() -> None:
    g = sixgun.new("bang", 4, settings={"expert_characters": 1}, seed="two each")
    for ask in g.pending:
        bot = new_bot("bang", "gunslinger", ask.seat, "s")
        first, second = g.state.seats[ask.seat].dealt
        chosen = bot.choose(sixgun.view(g, ask.seat), [])
        if CHARACTERS[first] != CHARACTERS[second]:
            assert chosen == (CHARACTERS[second] > CHARACTERS[first])
        assert bot.reason().key == "bot-card-character"


def test_two_vultures_share_the_best_first() -> None:
    seats = [
        Player("vera_custer", role="outlaw", hand="bang 7d"),
        Player(role="deputy", in_play="dynamite 2h, barrel Qs", life=1),
        Player("vulture_sam", role="sheriff"),
        Player(role="outlaw"),
        Player(role="renegade"),
    ]
    g = table(*seats)
    g.state.seats[0].borrowed = ("vulture_sam",)
    g.board_changed()
    say(g, "Ann plays bang 7♦ at Ben")
    while g.pending[0].prompt != "inherit":
        g.choose(g.pending[0].seat, g.pending[0].default)
    assert thought(g) == ("picks barrel Q♠ of Ben", "bot-card-most")


def test_everyone_has_an_answer_to_every_question() -> None:
    asked = {kind.prompt for kind in _questions(Decision) if kind.prompt}
    others = {"keep_character", "choose_character", "order_reactions", "lay_for_poker", "pass_two"}
    assert set(ANSWERS) == asked | others


def _questions(kind: type[Decision]) -> list[type[Decision]]:
    return [kind, *[found for below in kind.__subclasses__() for found in _questions(below)]]
