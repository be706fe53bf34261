"""The sentences that only the card game has: hands, piles, distances, picks; each once right, once wrong."""

from pathlib import Path

import pytest

from sixgun.scenarios import outcome, read_text

START = """
scenario: a table for sentences
game: bang
given:
  turn: Ann
  Ann: {role: sheriff, hand: [bang 7♦, panic A♥, stagecoach, mustang 8♥]}
  Ben: {life: 3, hand: [missed 3♠, beer 6♥, duel Q♦], in_play: [schofield J♣]}
  Cleo: {in_play: [scope]}
  Dan: {}
  deck: [bang 2♣, bang 3♣, gatling]
  discard: [saloon]
"""
PICKED = START + "  picks: [beer 6♥]\n"
PLAY = ["Ann plays bang 7♦ at Ben", "Ben plays missed", "Ann plays stagecoach", "Ann plays mustang"]


def differences(when: list[str], then: list[str], start: str = START) -> tuple[str, ...]:
    """What differs, without the line numbers and the questions that are still open."""
    text = start + "when:\n" + "".join(f"  - {line}\n" for line in when)
    text += "then:\n" + "".join(f'  - "{line}"\n' for line in then)
    lines = outcome(read_text(text, Path("test"))[0]).differs
    return tuple(line.split(": ", 1)[1] for line in lines if " is still asked: " not in line)


CLAIMS = [
    # what holds after the play, what does not, and how it differs
    (
        "Ann's hand is [panic, bang 3♣, bang]",
        "Ann's hand is [panic, bang 2♣]",
        "hand of Ann is [bang 2♣, bang 3♣, panic A♥], not [panic, bang 2♣]",
    ),
    (
        "Ann's hand is [bang, bang, panic A♥]",
        "Ann's hand is [bang, panic, panic]",
        "hand of Ann is [bang 2♣, bang 3♣, panic A♥], not [bang, panic, panic]",
    ),
    ("Dan's hand is empty", "Dan's hand is [beer]", "hand of Dan is [], not [beer]"),
    (
        "Ann's hand is [bang 2 of clubs, bang 3c, base_panic_a_hearts]",
        "Ann's hand is [bang 7♦, bang 3♣, panic]",
        "hand of Ann is [bang 2♣, bang 3♣, panic A♥], not [bang 7♦, bang 3♣, panic]",
    ),
    ("Ben has 2 cards", "Ben has 3 cards", "cards of Ben is 2, not 3"),
    ("Ann's in_play is [mustang]", "Ann's in_play is []", "in_play of Ann is [mustang 8♥], not []"),
    ("Ann's borrowed is []", "Ann's borrowed is rose_doolan", "borrowed of Ann is [], not [rose_doolan]"),
    (
        "discard is [stagecoach, missed 3♠]",
        "discard is [missed 3♠]",
        "discard is [stagecoach 9♠, missed 3♠, bang 7♦, saloon 5♥], not [missed 3♠]",
    ),
    ("discard_top is stagecoach", "discard_top is saloon", "discard_top is stagecoach 9♠, not saloon"),
    ("discard_size is 4", "discard_size is 3", "discard_size is 4, not 3"),
    ("deck_top is gatling 10♥", "deck_top is none", "deck_top is gatling 10♥, not none"),
    ("row is []", "row is [beer]", "row is [], not [beer]"),
    ("fresh is [mustang]", "fresh is []", "fresh is [mustang 8♥], not []"),
    ("used is []", "used is [uncle_will]", "used is [], not [uncle_will]"),
    (
        "Ben sees Ann at distance 2",
        "Ann sees Cleo at distance 1",
        "distances of Ann is {Ben: 1, Cleo: 2, Dan: 1}, not {Cleo: 1}",
    ),
    ("Ben's range is 2", "Ann's range is 2", "range of Ann is 1, not 2"),
    (
        "Ben sees the hand of Ann as unknown",
        "Ben sees the hand of Ben as unknown",
        "Ben sees the hand of Ben as [beer 6♥, duel Q♦], not unknown",
    ),
    (
        "a spectator sees the cards of Ann as 3",
        "Dan sees the hand of Dan as unknown",
        "Dan sees the hand of Dan as [], not unknown",
    ),
    (
        "Ben sees the discard as unknown",
        "Ben sees the discard_top as saloon",
        "Ben sees the discard_top as stagecoach 9♠, not saloon",
    ),
    (
        "a spectator sees the deck as unknown",
        "a spectator sees the deck_top as gatling",
        "a spectator sees the deck_top as unknown, not gatling",
    ),
]


@pytest.mark.parametrize(("holds", "fails", "how"), CLAIMS)
def test_a_claim_holds_or_says_how_the_table_differs(holds: str, fails: str, how: str) -> None:
    assert differences(PLAY, [holds]) == ()
    assert differences(PLAY, [fails]) == (f"{fails}: {how}",)


def test_whoever_speaks_of_the_number_of_cards_has_spoken_of_the_hand() -> None:
    spoken = ["Ann has 3 cards", "Ann's in_play is [mustang]", "Ben has 2 cards", "nothing else changed"]
    assert differences(PLAY, spoken) == ()
    assert differences(PLAY, spoken[1:]) == (
        "nothing else changed: hand of Ann was [mustang 8♥, bang 7♦, panic A♥, stagecoach 9♠] and is "
        "[bang 2♣, bang 3♣, panic A♥]",
    )


PANIC = ["Ann plays panic at Ben", "Ann picks hand of Ben"]


def test_a_pick_takes_the_card_that_is_written() -> None:
    for card in ("beer 6♥", "duel", "missed 3s"):
        start = START + f"  picks: [{card}]\n"
        assert differences(PANIC, [f"Ann's hand is [bang, stagecoach, mustang, {card}]"], start) == ()


def test_a_pick_that_is_missing_wrong_or_unused_fails_the_scenario() -> None:
    assert differences(PANIC, []) == (
        "Ann picks hand of Ben: a card is picked at random here and none is left in 'picks'",
    )
    assert differences(PANIC, [], START + "  picks: [gatling]\n") == (
        "Ann picks hand of Ben: number 1 of 'picks' is none of the 3 cards it is picked from",
    )
    assert differences(PANIC, [], START + "  picks: [beer, duel, gatling]\n") == (
        "2 of the written picks were not used",
    )


def test_from_a_single_card_nothing_is_picked() -> None:
    start = START.replace("hand: [missed 3♠, beer 6♥, duel Q♦]", "hand: [beer 6♥]")
    claim = ["Ann's hand is [bang, stagecoach, mustang, beer]"]
    assert differences(PANIC, claim, start) == ()
    assert differences(PANIC, claim, start + "  picks: [beer]\n") == ()


def test_the_same_words_always_give_the_same_position() -> None:
    text = "scenario: x\ngame: bang\ngiven: {players: 5}\n"
    first, second = (read_text(text, Path("test"))[0].state(None).save() for _ in range(2))
    assert first == second


def test_a_named_card_does_not_change_the_order_of_the_others() -> None:
    plain = read_text("scenario: x\ngame: bang\ngiven: {players: 5}\n", Path("test"))[0].state(None)
    named = read_text("scenario: x\ngame: bang\ngiven: {Ann: {hand: [beer]}, players: 5}\n", Path("test"))[0]
    deck = [card for card in plain.save()["deck"] if card != named.state(None).save()["seats"][0]["hand"][0]]  # type: ignore[union-attr, index, call-overload]
    assert named.state(None).save()["deck"] == deck
