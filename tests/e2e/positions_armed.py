"""Prepared positions with load, orange cards and upgrades in which Ann has something to do."""

from typing import Final

HEAD: Final = """
scenario: browser tests
source: browser tests
game: bang
sets: [base, dodge_city, armed_and_dangerous]
given:
  turn: Ann
"""

ARMED: Final = f"""{HEAD}
  Ann:
    role: sheriff
    character: mexicali_kid
    life: 3
    hand: [bang Q♥, caravan, missed 3♠, mustang 8♥]
    in_play: [big fifty, beer keg]
    load: 3
  Ben: {{role: outlaw, character: willy_the_kid, hand: [beer 7♥], in_play: [bomb, crate], load: 2}}
  Cleo: {{role: renegade, character: red_ringo, life: 2, hand: [saloon], in_play: [scope], load: 4}}
  Dan: {{role: outlaw, character: bloody_mary, life: 1, hand: [mustang 9♥], in_play: [tumbleweed]}}
  loaded: [bomb 1, tumbleweed 2]
"""

EIGHT: Final = f"""{HEAD}
  Ann:
    role: sheriff
    character: julie_cutter
    hand: [bang 7♦, bang 8♦, missed 3♠, beer 6♥, stagecoach 9♠, panic J♥, cat_balou K♥, duel Q♦]
    in_play: [thunderer, crate, whip]
    load: 1
  Bartholomew:
    role: outlaw
    character: mexicali_kid
    in_play: [winchester, bomb, ace up the sleeve]
    load: 3
  Екатерина: {{role: renegade, character: johnny_kisch, hand: [bang 9♦], load: 2}}
  Ondřej: {{role: outlaw, character: al_preacher, life: 2, in_play: [jail J♠, beer keg]}}
  Eve: {{role: deputy, character: bass_greeves, in_play: [lockpick, bell tower], load: 2}}
  Finn: {{role: outlaw, character: ms_abigail}}
  Gus: {{role: deputy, character: red_ringo, in_play: [double barrel]}}
  Hope: {{role: renegade, character: bloody_mary, in_play: [bandolier, tumbleweed]}}
  loaded:
    - thunderer 1
    - crate 1
    - whip 2
    - bomb 2
    - ace up the sleeve 1
    - beer keg 3
    - lockpick 1
    - bell tower 2
    - double barrel 1
    - bandolier 1
    - tumbleweed 1
"""
