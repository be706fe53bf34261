"""Prepared positions of Western Legends in which Ann has something to do, by what she is asked."""

from typing import Final

from tests.e2e.positions import reached

TURN: Final = """
scenario: a turn with many things to do
source: browser tests
game: legends
given:
  phase: act
  Ann:
    character: annie_oakley
    space: dk_bank
    lp: 7
    mp: 2
    money: 60
    nuggets: 2
    hand: [7♠, K♥, 10♥, 9♣, 6♥]
    items: [rifle, mustang, provisions]
    cattle: blue_money_10_action
    deeds: [work]
  Ben: {character: billy_the_kid, space: dk_bank, lp: 5, wp: 3, money: 30, hand: [5♠, J♥]}
  Cleo: {character: wyatt_earp, space: rf_cabaret, lp: 9, mp: 4, money: 80, hand: [3♠], items: [mustang]}
  Dan: {character: doc_holliday, space: sh_mine, lp: 3, nuggets: 3, wounds: 1}
  stories: [payday, gold_fever]
  discs: {payday: [Ben], gold_fever: [Dan]}
  bandits: [mp_hideout_a, sh_hideout_b, dc_hideout_b, sv_hideout_c]
  fight_deck: [J, Q, 6]
"""

WALK: Final = reached("""
scenario: a ride with steps left
source: browser tests
game: legends
given:
  phase: act
  Ann:
    {character: kit_carson, space: sh_plain_1, lp: 4, money: 20, hand: [7♠, K♥, 3♣],
     items: [revolver, mustang]}
  Ben: {character: billy_the_kid, space: dk_saloon_n, lp: 5, wp: 3, money: 30, hand: [5♠, J♥]}
  Cleo: {character: wyatt_earp, space: rf_cabaret, lp: 9, mp: 4, money: 80}
when:
  - Ann moves to sh_mine
""")

LAY: Final = reached("""
scenario: an arrest that waits for a card
source: browser tests
game: legends
given:
  phase: act
  turn: Ben
  Ann:
    character: billy_the_kid
    space: dk_saloon_n
    lp: 11
    wp: 4
    money: 70
    nuggets: 2
    wounds: 1
    hand: [K♠, J♣, 6♥, 5♦, 2♥]
    items: [revolver, mustang, whiskey]
    cattle: blue_money_40
  Ben: {character: bass_reeves, space: dk_saloon_n, lp: 9, mp: 5, money: 50, wounds: 1, hand: [Q♠, 8♣, 3♦]}
  Cleo: {character: annie_oakley, space: sh_blue_ranch, lp: 6, money: 30, nuggets: 3, hand: [4♠, 4♥]}
  Dan: {character: doc_holliday, space: rf_cabaret, lp: 8, money: 90, nuggets: 1, wounds: 2, hand: [9♦]}
  stories: [gold_fever, sunday_visit]
  discs: {sunday_visit: [Dan]}
when:
  - Ben arrests Ann
  - Ben lays Q♠
""")

REACT: Final = reached("""
scenario: an open fight in which a reaction decides
source: browser tests
game: legends
given:
  phase: act
  Ann: {character: wyatt_earp, space: dk_bank, lp: 6, mp: 2, money: 40, hand: [10♣, 6♥, 3♣]}
  Ben: {character: billy_the_kid, space: dk_bank, lp: 5, wp: 3, money: 30, hand: [Q♠, 5♠]}
  Cleo: {character: kit_carson, space: rf_cabaret, lp: 9, money: 80}
when:
  - Ann duels Ben
  - Ann lays 10♣
  - Ben lays Q♠
""")

FIGHT_CARD: Final = reached("""
scenario: fight cards to choose from for a guard
source: browser tests
game: legends
given:
  phase: act
  turn: Ben
  Ann: {character: annie_oakley, space: sh_mine, lp: 7, money: 60, hand: [7♠, K♥]}
  Ben: {character: billy_the_kid, space: dk_bank, lp: 5, wp: 3, money: 30, hand: [J♠, A♥]}
  Cleo: {character: wyatt_earp, space: rf_cabaret, lp: 9, mp: 4, money: 80}
  fight_deck: [9, J, 3]
when:
  - Ben robs the bank
  - Ben lays J♠
""")

HOLE: Final = reached("""
scenario: a game of poker with the flop on the table
source: browser tests
game: legends
given:
  phase: act
  Ann: {character: annie_oakley, space: dk_saloon_n, lp: 7, money: 60, hand: [7♠, K♥, 2♥, 10♣, 9♣]}
  Ben: {character: billy_the_kid, space: dk_street_mid, lp: 5, wp: 3, money: 30, hand: [5♠, J♥]}
  Cleo: {character: wyatt_earp, space: dk_store_n, lp: 9, mp: 4, money: 80, hand: [A♠, 3♦]}
  Dan: {character: doc_holliday, space: sh_mine, lp: 3}
  deck: [8♦, 3♣, 4♣, K♠, 10♦, 9♦]
when:
  - Ann plays poker
  - Ben joins
  - Cleo joins
""")

HOUSE: Final = reached("""
scenario: the cards of the house
source: browser tests
game: legends
given:
  phase: act
  turn: Ben
  Ann: {character: annie_oakley, space: sh_mine, lp: 7, money: 60, hand: [A♠, A♥]}
  Ben: {character: billy_the_kid, space: dk_saloon_n, lp: 5, wp: 3, money: 30, hand: [10♠, 10♣]}
  Cleo: {character: wyatt_earp, space: rf_cabaret, lp: 9, mp: 4, money: 80}
  deck: [3♣, 4♣, 5♣, 6♣, 7♣, K♠, Q♥, 9♦]
when:
  - Ben plays poker
""")

STORE: Final = reached("""
scenario: in the store
source: browser tests
game: legends
given:
  phase: act
  Ann: {character: annie_oakley, space: dk_store_n, lp: 7, money: 90, hand: [7♠, K♥], items: [rifle, mustang]}
  Ben: {character: billy_the_kid, space: dk_bank, lp: 5, wp: 3, money: 30, hand: [J♠, A♥]}
  Cleo: {character: wyatt_earp, space: rf_cabaret, lp: 9, mp: 4, money: 80}
when:
  - Ann shops
""")

MINE: Final = """
scenario: at a mine
source: browser tests
game: legends
given:
  phase: act
  Ann:
    {character: annie_oakley, space: sh_mine, lp: 7, money: 20, nuggets: 1, hand: [7♠],
     items: [rifle, miners_map]}
  Ben: {character: billy_the_kid, space: dk_bank, lp: 5, wp: 3, money: 30, hand: [J♠, A♥]}
  Cleo: {character: wyatt_earp, space: rf_cabaret, lp: 9, mp: 4, money: 80}
  rolls: [[money_reroll, blank]]
"""

DICE: Final = reached(MINE + "when: [Ann prospects]")

STORY: Final = """
scenario: a story that leaves a choice
source: browser tests
game: legends
given:
  phase: end
  Ann: {character: annie_oakley, space: dk_sheriff, lp: 7, money: 20, hand: [7♠, 3♣]}
  Ben: {character: billy_the_kid, space: dk_bank, lp: 5, wp: 3, money: 30, hand: [J♠, A♥]}
  Cleo: {character: wyatt_earp, space: rf_cabaret, lp: 9, mp: 4, money: 80}
  stories: [town_meeting, gold_fever]
  discs: {town_meeting: [Ann, Ben]}
"""

SHERIFF: Final = """
scenario: the sheriff is moved
source: browser tests
game: legends
given:
  phase: end
  Ann: {character: annie_oakley, space: dk_saloon_n, lp: 7, money: 20, hand: [7♠, 3♣]}
  Ben: {character: billy_the_kid, space: dk_bank, lp: 5, wp: 3, money: 30, hand: [J♠, A♥]}
  Cleo: {character: wyatt_earp, space: rf_cabaret, lp: 9, mp: 4, money: 80}
  stories: [payday, gold_fever]
  discs: {payday: [Ann, Cleo]}
"""

GOALS: Final = """
scenario: a goal that can be completed
source: browser tests
game: legends
settings: {goals: 1}
given:
  phase: end
  Ann:
    character: jesse_james
    space: sv_hideout_c
    lp: 12
    wp: 4
    money: 40
    hand: [7♠, 3♣]
    items: [revolver, provisions]
    done: [2]
    tokens: [2]
  Ben: {character: billy_the_kid, space: dk_bank, lp: 5, wp: 3, money: 30, hand: [J♠, A♥]}
  Cleo: {character: kit_carson, space: rf_cabaret, lp: 9, money: 80}
"""

CHARACTERS: Final = """
scenario: two characters to choose from
source: browser tests
game: legends
given:
  phase: setup
  Ann: {dealt: [annie_oakley, billy_the_kid]}
  Ben: {dealt: [wyatt_earp, kit_carson]}
  Cleo: {dealt: [doc_holliday, bass_reeves]}
"""

SIX: Final = """
scenario: six players with many things
source: browser tests
game: legends
settings: {goals: 1}
given:
  phase: act
  Ann:
    character: wyatt_earp
    space: dk_saloon_n
    lp: 14
    mp: 5
    money: 120
    nuggets: 4
    wounds: 2
    hand: [A♠, K♠, Q♠, J♠, 10♠, 9♠, 8♠]
    items: [revolver, rifle, mustang, mule, whiskey, provisions]
    upgraded: [shotgun]
    cattle: green_nugget
  Bartholomew:
    {character: billy_the_kid, space: dk_saloon_n, lp: 13, wp: 9, money: 110, nuggets: 4, wounds: 3,
     hand: [5♠, J♥], items: [shotgun, mustang], upgraded: [mustang], cattle: blue_nugget}
  Екатерина:
    {character: bass_reeves, space: dk_saloon_n, lp: 12, mp: 9, money: 100, nuggets: 3, hand: [3♠, 4♠]}
  Ondřej: {character: annie_oakley, space: dk_saloon_n, lp: 11, money: 120, nuggets: 4, wounds: 2, hand: [2♠]}
  Wolfgang Amadeus:
    {character: doc_holliday, space: rf_cabaret, lp: 10, wp: 5, wounds: 1, done: [1], tokens: [2]}
  Hazel: {character: kit_carson, space: sh_mine, lp: 9, nuggets: 3, items: [revolver, mule]}
  discs: {stampede_season: [Ann, Bartholomew], gold_fever: [Ann]}
"""

TWO: Final = """
scenario: two players and the Man in Black
source: browser tests
game: legends
given:
  phase: act
  Ann: {character: annie_oakley, space: rf_saloon_n, lp: 7, money: 60, nuggets: 2, hand: [7♠, K♥, 10♥]}
  Ben: {character: billy_the_kid, space: dk_bank, lp: 5, wp: 3, money: 30, hand: [5♠, J♥]}
  black_space: rf_saloon_n
  black_lp: 6
"""

LAST_PARTY: Final = """
scenario: the last deed of the last round
source: browser tests
game: legends
given:
  phase: act
  turn: Ann
  first: Ben
  round: 9
  last_round: 9
  actions: 1
  Ben: {character: billy_the_kid, space: dk_bank, lp: 18, wp: 3, money: 60, wounds: 2}
  Cleo: {character: wyatt_earp, space: sh_mine, lp: 16, mp: 4, money: 120, nuggets: 1}
  Ann:
    {character: annie_oakley, space: rf_cabaret, lp: 20, money: 30, wounds: 1, items: [rifle],
     upgraded: [mustang]}
"""
