"""What is refused in an answer is refused for its real reason."""

from pathlib import Path

import pytest

from sixgun.scenarios import outcome, read_text

TABLE = """scenario: reasons
game: bang
given:
  turn: Ann
  Ann: {{role: sheriff, hand: [{ann}, panic]}}
  Ben: {{role: outlaw, life: {life}, hand: [{ben}], in_play: [barrel Q♠]}}
  Cleo: {{role: outlaw}}
  Dan: {{role: renegade}}
  deck: [duel Q♦]
when:
"""

REASONS = [
    ("bang 7♦", 4, "beer 6♥", ["Ann plays bang at Ben", "Ben uses barrel"], "use barrel", "tried-already"),
    ("bang 7♦", 1, "saloon", ["Ann plays bang at Ben", "Ben passes"], "play saloon", "no-rescue"),
    ("duel 8♣", 4, "missed 3♠", ["Ann plays duel at Ben"], "discard missed", "no-bang"),
    ("duel 8♣", 4, "missed 3♠", ["Ann plays duel at Ben"], "play missed", "only-in-answer"),
]


@pytest.mark.parametrize(("ann", "life", "ben", "before", "deed", "reason"), REASONS)
def test_the_reason_is_the_real_one(
    ann: str, life: int, ben: str, before: list[str], deed: str, reason: str
) -> None:
    text = TABLE.format(ann=ann, life=life, ben=ben)
    text += "".join(f"  - {line}\n" for line in (*before, f"Ben cannot {deed} because {reason}"))
    assert outcome(read_text(text, Path("test"))[0]).differs == ()


def test_with_two_players_left_a_beer_does_not_rescue() -> None:
    text = """scenario: two left
game: bang
given:
  turn: Ann
  Ann: {role: sheriff, hand: [bang 7♦, panic]}
  Sid: {role: renegade, character: sid_ketchum, life: 1, hand: [beer 6♥, duel 8♣, gatling]}
  Cleo: {role: outlaw, out: true}
  Dan: {role: outlaw, out: true}
when:
  - Sid passes
  - Ann plays bang at Sid
  - Sid passes
  - Sid is asked rescue
  - Sid cannot play beer because two-left
"""
    assert outcome(read_text(text, Path("test"))[0]).differs == ()
