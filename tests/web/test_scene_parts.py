"""What boxes add to the card table as it travels: numbers, suits and sleep as the engine has them."""

from pathlib import Path
from typing import cast

from sixgun.games.bang.cards import HEARTS, KIND, LABEL, NO_SUIT, SUIT
from sixgun.games.bang.game import BOXES
from sixgun.games.bang.model import BangTable
from sixgun.kernel.views import SPECTATOR
from sixgun.scenarios.moment import Moment
from sixgun.scenarios.reading import read_text
from sixgun.server.scenes import STAGINGS
from sixgun.server.scenes.bang import BangOwn, BangScene
from sixgun.server.scenes.bang_parts import OWN, SHOWN, EventsPart, LoadPart, ShowShown, TrainShown

POSITION = """
scenario: what boxes add
source: tests
game: bang
sets: [base, high_noon, fistful]
given:
  turn: Ann
  event: %s
  coming: [thirst, high_noon]
  past: [sermon, curse]
%s
  Ann: {role: sheriff, character: bart_cassidy, hand: [beer 6♥], in_play: [barrel Q♠], reserve: kit_carlson}
  Ben: {role: outlaw, character: rose_doolan, in_play: [winchester]}
  Cleo: {role: renegade, character: black_jack, out: true}
  Dan: {role: outlaw, character: pedro_ramirez}
"""


def table_at(event: str, more: str = "") -> BangTable:
    moment = Moment(read_text(POSITION % (event, more), Path("tests"))[0])
    assert not moment.start()
    return cast(BangTable, moment.table)


def scene_at(event: str, more: str = "") -> BangScene:
    table = table_at(event, more)
    scene = STAGINGS["bang"].scene(table, table.game.view(table, SPECTATOR))
    assert isinstance(scene, BangScene)
    return scene


def own_at(event: str, more: str = "") -> BangOwn:
    table = table_at(event, more)
    own = STAGINGS["bang"].own(table, table.game.view(table, 0), 1, None)
    assert isinstance(own, BangOwn)
    return own


def pile_of(scene: BangScene) -> EventsPart:
    """The pile of events among the parts of a table."""
    [events] = [part for part in scene.parts if isinstance(part, EventsPart)]
    return events


LOADED = """
scenario: Load lies everywhere
source: armed and dangerous 2
game: bang
sets: [base, armed_and_dangerous]
given:
  Ann: {in_play: [beer keg, bomb], load: 2, hand: [saloon]}
  Ben: {}
  Cleo: {load: 4}
  Dan: {}
  loaded: [bomb 1]
  bell: Ann
"""


def test_the_load_of_a_table() -> None:
    moment = Moment(read_text(LOADED, Path("tests"))[0])
    assert not moment.start()
    scene = STAGINGS["bang"].scene(moment.table, moment.table.game.view(moment.table, SPECTATOR))
    assert isinstance(scene, BangScene)
    [load] = scene.parts
    assert isinstance(load, LoadPart)
    assert {LABEL[one.card]: one.count for one in load.cards} == {"beer keg 4♥": 3, "bomb 7♦": 1}
    assert (load.seats, load.supply, load.bell, load.belt) == ([2, 0, 4, 0], 22, 0, -1)


RAILS = """
scenario: A train stands at its third station
source: great train robbery 2
game: bang
sets: [base, great_train_robbery]
given:
  turn: Ann
  Ann: {in_play: [mail car]}
  Ben: {}
  Cleo: {}
  Dan: {}
  locomotive: leland
  stations: [boom_town, dodgeville, frisco, miners_oath]
  train: [circus wagon, passenger car, caboose]
  train_pos: 2
"""


def test_the_train_of_a_table_lies_open_and_its_deck_does_not() -> None:
    moment = Moment(read_text(RAILS, Path("tests"))[0])
    assert not moment.start()
    scene = STAGINGS["bang"].scene(moment.table, moment.table.game.view(moment.table, SPECTATOR))
    assert isinstance(scene, BangScene)
    [train] = scene.parts
    assert isinstance(train, TrainShown)
    assert (train.engine, train.pos, train.stations[0], len(train.stations)) == ("leland", 2, "boom_town", 4)
    assert [KIND[card] for card in train.cars] == ["circus_wagon", "passenger_car", "caboose"]
    assert (train.deck, train.under, train.loose) == (12, [], [])
    assert [KIND[card] for card in scene.seats[0].in_play] == ["mail_car"]


ON_SHOW = """
scenario: A show card is in force
source: wild west show 2
game: bang
sets: [base, wild_west_show]
given:
  turn: Ann
  show: %s
  show_past: [showdown]
  played: 2
  Ann: {hand: [beer 6♥]}
  Ben: {hand: [bang 7♦, missed 3♠], skips: true}
  Cleo: {}
  Dan: {}
"""


def on_show(card: str) -> tuple[ShowShown, BangScene]:
    """The deck of show cards with the scene around it."""
    moment = Moment(read_text(ON_SHOW % card, Path("tests"))[0])
    assert not moment.start()
    scene = STAGINGS["bang"].scene(moment.table, moment.table.game.view(moment.table, SPECTATOR))
    assert isinstance(scene, BangScene)
    [part] = scene.parts
    assert isinstance(part, ShowShown)
    return part, scene


def test_the_deck_of_show_cards() -> None:
    part, scene = on_show("gag")
    assert (part.now, part.past, part.left, part.closing) == ("gag", ["showdown"], 8, "wild_west_show")
    assert (part.last, part.open, part.played, part.skips) == (False, False, -1, [1])
    assert scene.order == [] and not any(seat.open_hand for seat in scene.seats)


def test_cards_are_counted_only_while_somebody_counts_them() -> None:
    assert on_show("miss_susanna")[0].played == 2


def test_the_last_show_card_stays() -> None:
    part, _ = on_show("wild_west_show")
    assert (part.last, part.left, part.closing) == (True, 0, "")


def test_open_hands_are_sent_to_everyone_and_only_then() -> None:
    part, scene = on_show("sacagaway")
    assert part.open
    assert [[LABEL[card] for card in seat.open_hand] for seat in scene.seats[:2]] == [
        ["beer 6♥"],
        ["bang 7♦", "missed 3♠"],
    ]


def test_players_who_change_places_sit_otherwise() -> None:
    moment = Moment(read_text(ON_SHOW % "lady_rosa_of_texas", Path("tests"))[0])
    assert not moment.start()
    moment.table.choose(0, "uses lady rosa of texas")
    scene = STAGINGS["bang"].scene(moment.table, moment.table.game.view(moment.table, SPECTATOR))
    assert isinstance(scene, BangScene) and scene.order == [3, 1, 2, 0]


def test_every_part_of_a_box_can_be_shown() -> None:
    parts = {part for box in BOXES if box.keeper for part in box.keeper.parts}
    assert set(SHOWN) == parts and set(OWN) <= parts


def test_the_pile_of_events() -> None:
    events = pile_of(scene_at("lasso"))
    assert (events.now, events.next, events.left, events.last) == ("lasso", "thirst", 2, "high_noon")
    assert events.past == ["sermon", "curse"] and events.suit == "" and events.duty == -1
    assert scene_at("lasso").starter == 0


def test_turns_go_round_the_other_way_while_an_event_says_so() -> None:
    assert (scene_at("gold_rush_event").direction, scene_at("lasso").direction) == (-1, 1)


def test_no_shots_are_left_while_an_event_forbids_them() -> None:
    limits = [scene_at(event).bang_limit for event in ("lasso", "shootout", "sermon")]
    assert limits == [1, 2, 0]


def test_the_last_event_stays() -> None:
    table = table_at("lasso")
    part = table.state.parts["events"]
    table.state.parts["events"] = part.changed(coming=(), past=("lasso", "high_noon"))
    scene = STAGINGS["bang"].scene(table, table.game.view(table, SPECTATOR))
    assert isinstance(scene, BangScene)
    events = pile_of(scene)
    assert (events.now, events.next, events.left, events.last) == ("high_noon", "", 0, "high_noon")


def test_a_table_without_such_boxes_sends_nothing() -> None:
    text = (POSITION % ("none", "")).replace("sets: [base, high_noon, fistful]", "sets: [base]")
    lines = [line for line in text.splitlines() if not line.startswith(("  event", "  coming", "  past"))]
    moment = Moment(read_text("\n".join(lines).replace(", reserve: kit_carlson", ""), Path("tests"))[0])
    assert not moment.start()
    scene = STAGINGS["bang"].scene(moment.table, moment.table.game.view(moment.table, SPECTATOR))
    assert isinstance(scene, BangScene)
    assert (scene.parts, scene.starter, scene.suits, scene.suits_by) == ([], -1, [], "")


def test_what_sleeps_is_what_the_engine_says() -> None:
    drunk = scene_at("hangover").seats
    assert [(one.id, one.card, one.by) for one in drunk[0].asleep] == [("bart_cassidy", -1, "hangover")]
    roped = scene_at("lasso").seats
    assert [(one.id, LABEL[one.card], one.by) for one in roped[0].asleep] == [
        ("barrel", "barrel Q♠", "lasso")
    ]
    assert roped[1].reach == 1 and scene_at("hangover").seats[1].reach == 5
    assert roped[2].asleep == [] == drunk[2].asleep


def test_suits_follow_the_event() -> None:
    blessed = scene_at("blessing")
    suited = [HEARTS if suit != NO_SUIT else NO_SUIT for suit in SUIT]
    assert blessed.suits == suited and blessed.suits_by == "blessing"
    assert scene_at("lasso").suits == []


def test_cards_to_draw_include_the_event() -> None:
    assert [scene_at(event).seats[1].draws for event in ("lasso", "train_arrival", "peyote")] == [2, 3, -1]


def test_a_card_that_has_to_be_played_and_a_suit_that_was_named() -> None:
    events = pile_of(scene_at("law_of_the_west", "  duty: beer 6♥"))
    assert LABEL[events.duty] == "beer 6♥"
    events = pile_of(scene_at("handcuffs", "  suit: clubs"))
    assert events.suit == "clubs"


def test_the_reserve_is_known_to_its_owner_once_looked_at() -> None:
    assert [part.reserve for part in own_at("lasso").parts] == ["?"]
    text = POSITION.replace("reserve: kit_carlson", "reserve: kit_carlson, looked: true") % ("lasso", "")
    moment = Moment(read_text(text, Path("tests"))[0])
    assert not moment.start()
    view = moment.table.game.view(moment.table, 0)
    own = STAGINGS["bang"].own(moment.table, view, 1, None)
    assert isinstance(own, BangOwn) and own.parts[0].reserve == "kit_carlson"
    other = STAGINGS["bang"].own(moment.table, moment.table.game.view(moment.table, 1), 1, None)
    assert isinstance(other, BangOwn) and other.parts[0].reserve == ""
