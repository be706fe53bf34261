"""Sentences not yet in any language: complete in themselves, plain data, and said alike by every speaker."""

import json
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

import pytest

import sixgun
from sixgun.games.bang.events import CardPlayed, CardsDrawn, ShotFired
from sixgun.games.bang.options import END_TURN, Play
from sixgun.games.dice.events import DiceKept, GameEnded
from sixgun.games.dice.options import Reroll
from sixgun.kernel.asks import PASS, Option, Refusal, refusal
from sixgun.kernel.complaints import Complaint
from sixgun.kernel.events import UNSEEN, Hidden, audience
from sixgun.kernel.state import Result
from sixgun.kernel.views import events_seen
from sixgun.texts import LANGUAGES, Said, Speaker, TextFault, speaker, wording
from sixgun.texts.catalogue import catalogue
from sixgun.texts.said import player
from sixgun.texts.wording import COMPANIONS
from tests.texts.engine import complaints
from tests.texts.ftl import all_texts, variables
from tests.texts.samples import BULLET, DODGE, NAMES
from tests.texts.test_complaints import sample

ANN, BEN = player("Ann", 0), player("Ben", 1)
TABLES = [
    *(("dice", 3, "mesa"), ("dice", 8, "coyote")),
    *(("bang", 4, "mesa"), ("bang", 7, "canyon")),
    *(("legends", 2, "mesa"), ("legends", 4, "coyote")),
]


class Spoken(NamedTuple):
    """A sentence not yet in any language, and how a speaker is asked for the same fact."""

    said: Said
    method: str
    facts: tuple[object, ...]

    def by(self, say: Speaker) -> object:
        """What the speaker makes of the fact."""
        return getattr(say, self.method)(*self.facts)


@cache
def tale() -> list[Spoken]:
    """Everything that is asked, offered, refused and told in some random games."""
    return [spoken for game, players, seed in TABLES for spoken in told(game, players, seed)]


def told(game: str, players: int, seed: str) -> Iterator[Spoken]:
    chance = Random(seed)
    every = [module.id for module in sixgun.game(game).modules]
    table = sixgun.new(game, players, sets=every, seed=seed)
    names = table.names
    options: dict[Option, None] = {}
    refusals: dict[Refusal, None] = {}
    while table.pending:
        ask = table.pending[0]
        player, params = names[ask.seat], ask.question.params(table)
        question = (game, ask.prompt, params, player)
        yield Spoken(wording.prompt(*question), "prompt", question)
        yield Spoken(wording.waiting(game, ask.prompt, player), "waiting", (game, ask.prompt, player))
        options.update(dict.fromkeys(ask.options))
        refusals.update({closed.refusal: None for closed in table.closed(ask.seat)[:3]})
        table.choose(ask.seat, chance.randrange(len(ask.options)))
    for option in options:
        yield Spoken(wording.option(game, option, names), "option", (game, option, names))
    for reason in refusals:
        yield Spoken(wording.ruled(reason), "refusal", (reason,))
    for seat in (-1, 0):
        for event in events_seen(table, seat):
            line = wording.event(game, event, names)
            if line is not None:
                yield Spoken(line, "event", (game, event, names))
    assert table.result is not None
    yield Spoken(wording.result(game, table.result, names), "result", (game, table.result, names))


def parts_of(said: Said) -> Iterator[Said]:
    """The sentence and all sentences inside it."""
    yield said
    for value in said.get("p", {}).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, dict):
                yield from parts_of(part)


def again(said: Said) -> Said:
    """The sentence as it arrives somewhere else."""
    arrived: Said = json.loads(json.dumps(said))
    return arrived


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_that_has_travelled_is_what_the_speaker_says(lang: str) -> None:
    say = speaker(lang, 0, strict=True)
    for spoken in tale():
        assert say.say(again(spoken.said)) == spoken.by(say)


def test_sentences_travel_unchanged() -> None:
    assert len(tale()) > 1000
    for spoken in tale():
        assert again(spoken.said) == spoken.said
        assert "true" not in json.dumps(spoken.said) and "false" not in json.dumps(spoken.said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_has_no_variables_but_those_of_its_text(lang: str) -> None:
    for spoken in tale():
        key = spoken.said["k"]
        needed = variables(lang, key)
        given = set(spoken.said.get("p", {}))
        companions = {name for name in given if name.endswith(COMPANIONS)}
        assert given - companions <= needed | {name.removesuffix("_is") for name in needed}, key
        for part in parts_of(spoken.said):
            text = catalogue(lang).found(part["k"])
            assert text in all_texts(lang)
            known = set(part.get("p", {}))
            known |= {f"{name}_is" for name in known}
            assert known >= variables(lang, text), text


def test_an_option_names_its_card_and_its_target() -> None:
    bullet = {"k": "bang-written-card", "p": {"name": {"k": "card-bang"}, "sign": "7♦"}}
    dodge = {"k": "bang-written-card", "p": {"name": {"k": "card-missed"}, "sign": "5♠"}}
    assert wording.card(BULLET) == bullet
    assert wording.option("bang", Play(BULLET, "bang", 1), NAMES) == {
        "k": "bang-option-Play",
        "p": {"card": bullet, "card_is": "seen", "target": BEN},
    }
    assert wording.event("bang", CardPlayed(0, DODGE, "bang", 0), NAMES) == {
        "k": "bang-event-CardPlayed",
        "p": {
            "seat": ANN,
            "card": {"k": "bang-card-as", "p": {"card": dodge, "kind": {"k": "card-bang"}}},
            "card_is": "seen",
            "target": ANN,
            "target_is": "self",
        },
    }


def test_texts_without_variables_are_only_a_key() -> None:
    assert wording.option("bang", END_TURN, NAMES) == {"k": "bang-option-EndTurn"}
    assert wording.option("dice", PASS, NAMES) == {"k": "kernel-option-Pass"}
    assert wording.ability("dice", "el_gringo") == {"k": "dice-ability-el_gringo"}
    assert wording.card_text("beer") == {"k": "bang-card-beer"}
    assert wording.refusal(Refusal("last-life", "bang 4")) == {"k": "refusal-last-life"}
    assert wording.reason("bot-hunch", {"percent": 3}) == {"k": "bot-hunch"}


def test_lists_stay_lists() -> None:
    assert wording.option("dice", Reroll(0b01101), NAMES) == {
        "k": "dice-option-Reroll",
        "p": {"count": 3, "numbers": [1, 3, 4]},
    }
    assert wording.event("dice", DiceKept(0, (0, 4)), NAMES) == {
        "k": "dice-event-DiceKept",
        "p": {"seat": ANN, "dice": [{"k": "face-arrow.short"}, {"k": "face-beer.short"}]},
    }
    assert wording.result("dice", Result((), "draw", ""), NAMES) == {"k": "dice-result-draw"}
    assert wording.result("dice", Result((0, 2), "law-prevails", ""), NAMES) == {
        "k": "dice-result-law-prevails",
        "p": {"count": 2, "winners": ["Ann", "Cleo"]},
    }


@pytest.mark.parametrize(
    ("lang", "roles"),
    [("en", "Ann – Sheriff, Ben – Outlaw."), ("cs", "Ann – Šerif, Ben – Bandita.")],
)
def test_the_end_pairs_players_with_roles(lang: str, roles: str) -> None:
    end = GameEnded((1,), "sheriff-dead", ("sheriff", "outlaw"))
    assert speaker(lang, strict=True).event("dice", end, ("Ann", "Ben")).endswith(roles)


def test_names_are_those_the_game_prints() -> None:
    assert wording.name("character", "kit_carlson") == {"k": "character-kit_carlson"}
    assert wording.name("character", "kit_carlson", "dice") == {"k": "character-kit_carlson.dice"}
    assert wording.name("character", "kit_carlson", "bang") == {"k": "character-kit_carlson"}
    jailed = wording.refusal(refusal("forbidden-by", card="jail"))
    assert jailed == {"k": "refusal-forbidden-by", "p": {"card_name": {"k": "card-jail"}}}
    kid = wording.refusal(refusal("forbidden-by", card="apache_kid"))
    assert kid == {"k": "refusal-forbidden-by", "p": {"card_name": {"k": "character-apache_kid"}}}


def test_silent_events_have_no_sentence() -> None:
    assert wording.event("bang", ShotFired(1, 0, "bang", 1), NAMES) is None
    assert wording.event("bang", ShotFired(1, 0, "bang", 2), NAMES) is not None


def test_a_card_the_reader_may_not_know_is_in_no_part_of_the_sentence() -> None:
    drawn = CardsDrawn(0, 2, (Hidden(BULLET, audience(0)), Hidden(DODGE, audience(0))))
    assert wording.event("bang", drawn.seen_by(1), NAMES) == {
        "k": "bang-event-CardsDrawn",
        "p": {"seat": ANN, "count": 2, "cards": "", "cards_are": "unseen", "why": ""},
    }
    half = wording.event("bang", CardsDrawn(0, 2, (UNSEEN, Hidden(BULLET, audience(1)))), NAMES)
    assert half is not None
    assert half["p"]["cards"] == [wording.card(BULLET), {"k": "bang-unseen-cards", "p": {"count": 1}}]


def test_the_rule_follows_where_there_is_one() -> None:
    locked = refusal("dynamite-locked", "dice 5.1", die=4)
    assert wording.ruled(locked) == {
        "k": "kernel-ruled",
        "p": {"text": wording.refusal(locked), "rule": wording.rule("dice 5.1")},
    }
    assert wording.rule("dice 5.1") == {"k": "kernel-rule", "p": {"rule": "dice 5.1"}}
    nothing = refusal("undo-nothing")
    assert wording.ruled(nothing) == wording.refusal(nothing)


def test_complaints_travel_and_show_what_was_typed() -> None:
    for raised in complaints():
        complaint = sample(raised)
        said = wording.complaint(complaint)
        assert again(said) == said
        assert speaker("en", strict=True).say(said) == str(complaint)
    reason = refusal("not-an-option", "dice 1", text="\x1b[2J", nearest="stops")
    refused = wording.complaint(Complaint("", "choice-refused", reason, number=1, text="\u202e"))
    assert "\\u001b" not in json.dumps(refused)
    assert r"\x1b[2J" in speaker("en", strict=True).say(refused)
    assert refused["p"]["text"] == r"\u202e"


def test_numbers_stay_numbers_as_far_as_every_reader_can_hold_them() -> None:
    for number in (0, 12345, 2**53 - 1):
        assert wording.refusal(refusal("no-such-seat", seat=number))["p"] == {"seat": number}
    for number in (2**53, 10**30, -(10**30)):
        assert wording.refusal(refusal("no-such-seat", seat=number))["p"] == {"seat": str(number)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_are_written_as_one_word(lang: str) -> None:
    assert "1234567" in speaker(lang, strict=True).refusal(refusal("no-such-seat", seat=1234567))
    pair: Said = {"k": "kernel-pair", "p": {"left": 1234567, "right": [7654321, "x", {"k": "card-colt"}]}}
    colt = speaker(lang).name("card", "colt")
    dash = "—" if lang == "ru" else "–"
    assert speaker(lang, strict=True).say(pair) == f"1234567 {dash} 7654321, x, {colt}"


def test_a_sentence_without_its_variable_is_a_fault_when_strict() -> None:
    lost: Said = {"k": "kernel-pair", "p": {"left": "Ann"}}
    with pytest.raises(TextFault, match=r"cs kernel-pair: .*right"):
        speaker("cs", strict=True).say(lost)
    with pytest.raises(TextFault, match="cs has no text no-such-text"):
        speaker("cs", strict=True).say(
            {"k": "kernel-pair", "p": {"left": "", "right": {"k": "no-such-text"}}}
        )
    assert speaker("cs").say({"k": "no-such-text", "p": {"left": 1}}) == "no-such-text"
