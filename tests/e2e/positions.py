"""Prepared positions in which Ann has something to do."""

from pathlib import Path
from typing import Final

from sixgun.scenarios.grammar import Grammar
from sixgun.scenarios.moment import Moment
from sixgun.scenarios.reading import read_text
from sixgun.scenarios.saving import save_scenario


def reached(text: str) -> str:
    """The position after the deeds of a scenario: a moment that a position alone cannot be written for."""
    scenario = read_text(text, Path("browser tests"))[0]
    now = Moment(scenario)
    grammar = Grammar(scenario, now.before)
    wrong = now.start()
    assert not wrong, wrong
    for line in scenario.when:
        wrong = grammar.step(line).take(now)
        assert not wrong, f"{line.text}: {wrong}"
    return save_scenario(now.table)


LAST_SHOT: Final = """
scenario: one shot ends the game
source: browser tests
game: bang
given:
  turn: Ann
  Ann: {role: sheriff, character: bart_cassidy, life: 3, hand: [bang 7♦, beer 6♥]}
  Ben: {role: outlaw, character: willy_the_kid, life: 1}
  Cleo: {role: renegade, character: johnny_kisch, out: true}
  Dan: {role: outlaw, character: vulture_sam, out: true}
"""

OWN_TURN: Final = """
scenario: a turn with a few things to do
source: browser tests
game: bang
sets: [base]
given:
  turn: Ann
  Ann:
    role: sheriff
    character: bart_cassidy
    life: 3
    hand: [bang 7♦, schofield J♣, missed 3♠, beer 6♥, stagecoach 9♠]
    in_play: [barrel Q♠]
  Ben: {role: outlaw, character: willy_the_kid, hand: [beer 7♥]}
  Cleo: {role: renegade, character: johnny_kisch, hand: [saloon]}
  Dan: {role: outlaw, character: vulture_sam, hand: [mustang 8♥]}
"""

REACTION: Final = """
scenario: a shot that waits for its answer
source: browser tests
game: bang
sets: [base]
given:
  turn: Ben
  Ann: {role: sheriff, character: bart_cassidy, hand: [missed 3♠, beer 6♥]}
  Ben: {role: outlaw, character: willy_the_kid, hand: [mustang 8♥]}
  Cleo: {role: renegade, character: johnny_kisch}
  Dan: {role: outlaw, character: vulture_sam}
  discard: [bang 7♦]
  bangs: 1
  agenda:
    - {is: Turn, stage: 5}
    - {is: Act, seat: 1}
    - {is: Shot, seat: 0, by: 1, cause: bang, card: 23, needed: 1, used: [], missed: [], last: -1, place: -1,
      turned: 0}
"""

EIGHT_WITH_TWELVE_CARDS: Final = """
scenario: eight players and a full hand
source: browser tests
game: bang
sets: [base, dodge_city]
given:
  turn: Ann
  Ann:
    role: sheriff
    character: bart_cassidy
    hand: [bang 7♦, bang 8♦, missed 3♠, beer 6♥, stagecoach 9♠, panic J♥, cat_balou K♥, duel Q♦, schofield J♣,
      saloon, gatling, indians A♦]
    in_play: [barrel Q♠, mustang 8♥]
  Bartholomew: {role: outlaw, character: willy_the_kid, hand: [beer 7♥], in_play: [winchester, scope]}
  Екатерина: {role: renegade, character: johnny_kisch, hand: [bang 9♦]}
  Ondřej: {role: outlaw, character: vulture_sam, life: 2, hand: [bang 10♦, bang J♦], in_play: [jail J♠]}
  Wolfgang Amadeus: {role: deputy, character: rose_doolan, hand: [missed 4♠]}
  Greg: {role: outlaw, character: slab_the_killer, hand: [missed 5♠], in_play: [volcanic 10♠, mustang 9♥]}
  Hazel: {role: deputy, character: suzy_lafayette, out: true}
  Finn: {role: renegade, character: paul_regret, hand: [bang 2♦, bang 3♦]}
"""

EIGHT_DICE: Final = """
scenario: eight players and five dice
source: browser tests
game: dice
given:
  turn: Ann
  Ann: {role: sheriff, character: rose_doolan, life: 6, arrows: 2}
  Bartholomew: {role: deputy, character: bart_cassidy, life: 7, arrows: 1}
  Екатерина: {role: outlaw, character: el_gringo, life: 5, arrows: 2}
  Ondřej: {role: renegade, character: suzy_lafayette, out: true}
  Wolfgang Amadeus: {role: outlaw, character: slab_the_killer, life: 3, arrows: 1}
  Greg: {role: outlaw, character: vulture_sam, life: 9}
  Hazel: {role: deputy, character: kit_carlson, life: 2}
  Finn: {role: renegade, character: lucky_duke}
  dice: [bullseye_2, bullseye_1, beer, arrow, gatling]
  rolls_made: 1
"""

DICE_TURN: Final = """
scenario: five dice after the first roll
source: browser tests
game: dice
given:
  turn: Ann
  Ann: {role: sheriff, character: rose_doolan, life: 6}
  Ben: {role: outlaw, character: bart_cassidy, life: 5}
  Cleo: {role: renegade, character: el_gringo, life: 5}
  Dan: {role: outlaw, character: vulture_sam, life: 5}
  dice: [bullseye_1, bullseye_1, beer, gatling, gatling]
  rolls_made: 1
"""
