"""Words that have a price in the game: they are said only if it is accepted, and paid for in the log."""

from pathlib import Path
from typing import Final

import pytest

from sixgun.kernel.journal import load, save
from sixgun.scenarios.moment import Moment
from sixgun.scenarios.reading import read_text
from sixgun.server import wire
from sixgun.server.entries import Spoke
from sixgun.server.refusals import No
from sixgun.server.scenes import own_bytes
from sixgun.server.sockets import looked_back
from sixgun.server.talking import SPEECH
from sixgun.server.thinking import Replica, origin_data, origin_of
from sixgun.server.wire import Line
from sixgun.texts.speaker import speaker
from tests.server.rooms import Table, opened, told

GAGGED: Final = """
scenario: nobody may talk
source: tests
game: bang
sets: [base, wild_west_show]
settings: {gag_mode: %s}
given:
  turn: Ann
  show: %s
  Ann: {role: sheriff, character: big_spencer, life: 3, hand: [bang 7♦, beer 6♥]}
  Ben: {role: outlaw, character: gary_looter, hand: [missed 3♠]}
  Cleo: {role: renegade, character: john_pain, out: true}
  Dan: {role: outlaw, character: teren_kill, life: 1}
"""

NAMES: Final = ("Ann", "Ben", "Cleo", "Dan")
HELLO: Final = wire.Speak(text="Hello")
AT_ANY_PRICE: Final = wire.Speak(text="Hello", accept=True)


def gagged(mode: str = "penalty", show: str = "gag") -> Table:
    """A table of four people in mid-game."""
    moment = Moment(read_text(GAGGED % (mode, show), Path("tests"))[0])
    assert not moment.start()
    table = Table(
        opened(
            "bang",
            sets=["base", "wild_west_show"],
            settings={"gag_mode": mode},
            position=moment.table.state.save(),
            names=list(NAMES),
        )
    )
    for name in NAMES:
        table.sit(name)
    table.order(0, wire.Begin())
    return table


def lives(table: Table) -> list[int]:
    assert table.room.table is not None
    return [seat.life for seat in table.room.table.state.seats]


def said(table: Table) -> list[str]:
    return [kept.said for kept in table.room.record if isinstance(kept, Line) and kept.kind == "chat"]


def why_not(table: Table, seat: int, order: wire.Speak) -> str:
    """The sentence with which an order is refused; the room stays as it is."""
    before = told(table.room)
    with pytest.raises(No) as no:
        table.order(seat, order)
    assert told(table.room) == before
    return str(no.value.text["k"])


def test_words_are_said_only_if_their_price_is_accepted() -> None:
    table = gagged()
    assert table.refused(1, HELLO) == "speech-price"
    assert lives(table) == [3, 5, 0, 1] and said(table) == []
    (spoke,) = table.order(1, AT_ANY_PRICE)
    assert isinstance(spoke, Spoke) and spoke.paid
    assert lives(table) == [3, 4, 0, 1] and said(table) == ["Hello"]


def test_whoever_is_asked_may_talk_and_is_still_asked_the_same() -> None:
    table = gagged()
    number = table.room.asks[0].number
    table.order(0, AT_ANY_PRICE)
    assert lives(table)[0] == 2
    table.order(1, AT_ANY_PRICE)
    assert table.asked == 0
    # What can be done has changed with the life that was lost; with another player's it has not.
    again = table.room.asks[0].number
    table.order(1, AT_ANY_PRICE)
    assert table.room.asks[0].number == again >= number


def test_every_message_has_its_price() -> None:
    table = gagged()
    for _ in range(2):
        table.order(1, AT_ANY_PRICE)
    assert lives(table)[1] == 3 and said(table) == ["Hello", "Hello"]


def test_phrases_are_free_for_everyone() -> None:
    table = gagged()
    for seat in (-1, 0, 1, 2):
        table.order(seat, wire.Speak(phrase="thanks"))
    assert lives(table) == [3, 5, 0, 1]


@pytest.mark.parametrize(
    ("seat", "mode", "reason"),
    [(-1, "penalty", "gag-spectator"), (2, "penalty", "gag-out"), (1, "mute", "gag-mute")],
)
def test_who_may_not_talk_at_all_is_told_why(seat: int, mode: str, reason: str) -> None:
    assert why_not(gagged(mode), seat, AT_ANY_PRICE) == f"refusal-{reason}"


def test_words_are_free_while_nothing_forbids_them() -> None:
    table = gagged(show="showdown")
    (spoke,) = table.order(1, AT_ANY_PRICE)
    assert isinstance(spoke, Spoke) and not spoke.paid
    assert table.order(-1, HELLO) and lives(table) == [3, 5, 0, 1]


def test_the_reader_knows_the_price_before_saying_anything() -> None:
    game = gagged().room.table
    assert game is not None
    assert b'"silence":null' in own_bytes(game, 1, 0, None)
    assert b'"speech":null' not in own_bytes(game, 1, 0, None)
    assert b'"k":"refusal-gag-out"' in own_bytes(game, 2, 0, None)
    assert b'"k":"refusal-gag-spectator"' in own_bytes(game, -1, 0, None)
    free = gagged(show="showdown").room.table
    assert free is not None
    assert b'"silence":null,"speech":null' in own_bytes(free, 1, 0, None)


def test_one_can_talk_oneself_to_death() -> None:
    table = gagged()
    assert table.room.table is not None
    table.order(3, AT_ANY_PRICE)  # the last life: Teren Kill may be lucky
    while table.room.asks and table.asked == 3:
        table.choose()
    assert said(table) == ["Hello"]
    assert lives(table)[3] in (0, 1)


def test_what_was_said_stays_said() -> None:
    table = gagged()
    table.order(0, AT_ANY_PRICE)
    assert table.refused(0, wire.TakeBack()) == "engine"


def test_the_log_brings_back_words_and_lives() -> None:
    table = gagged()
    table.order(1, AT_ANY_PRICE)
    table.choose()
    table.order(0, AT_ANY_PRICE)
    assert told(table.again()) == told(table.room)
    assert (1, SPEECH) in table.room.choices


def test_bots_and_looking_back_follow_a_table_at_which_somebody_has_talked() -> None:
    table = gagged()
    table.order(1, AT_ANY_PRICE)
    n = table.room.n
    table.choose()
    room = table.room
    origin = room.origin()
    replica = Replica(room.game, origin_of(origin_data(origin), room.game))
    replica.follow(0, room.choices)
    assert replica.answer(table.asked, "greenhorn", "bot").fault == ""
    scene, _ = looked_back(room, 0, n)
    assert b'"life":4' in scene


def test_a_replay_file_has_the_words_price_in_it() -> None:
    table = gagged()
    table.order(1, AT_ANY_PRICE)
    table.order(0, AT_ANY_PRICE)
    game = table.room.table
    assert game is not None
    again = load(save(game, "test"), game.game)
    assert again.state.save() == game.state.save()


@pytest.mark.parametrize("lang", ["en", "cs", "es", "ru"])
def test_the_price_reads_well_in_every_language(lang: str) -> None:
    game = gagged().room.table
    assert game is not None
    price = game.game.price_of_speech(game, 1)
    assert price is not None
    assert " " in speaker(lang, strict=True).option("bang", price, NAMES)
