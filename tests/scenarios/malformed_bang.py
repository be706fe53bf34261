"""Scenarios of the card game with one mistake each: the text, its line and the exact complaint."""

TOP = "scenario: something\ngame: bang\n"
VALLEY = TOP + "sets: [base, valley_of_shadows]\n"


def given(*lines: str, top: str = TOP) -> str:
    """A scenario whose position begins on line 3, or later if there is more above it."""
    return top + "given:\n" + "".join(f"  {line}\n" for line in lines)


def then(*lines: str) -> str:
    """A scenario of four players whose claims begin on line 9."""
    four = "given:\n  Ann: {}\n  Ben: {}\n  Cleo: {}\n  Dan: {}\n"
    return TOP + four + "then:\n" + "".join(f"  - {line}\n" for line in lines)


ARMED = TOP + "sets: [base, armed_and_dangerous]\n"
GOLD = TOP + "sets: [base, gold_rush]\n"
SHADOWS = GOLD + "settings: {shadow_gunslingers: true}\n"
ONLY_SHADOWS = GOLD + "settings: {shadow_gunslingers: true, shadows_only: true}\n"

MALFORMED_BANG: dict[str, tuple[str, int, str]] = {
    # -- ghosts --------------------------------------------------------------------------------------
    "ghost with lives": (
        given("players: 4", "Ben: {ghost: ghost, life: 2, in_play: [ghost]}", top=VALLEY),
        6,
        "Ben is a ghost and has no life; leave it out",
    ),
    "ghost without the card": (
        given("players: 4", "Ben: {ghost: ghost}", top=VALLEY),
        6,
        "ghost keeps Ben in the game only while it is in play there",
    ),
    "kept by a card that keeps nobody": (
        given("players: 4", "Ben: {ghost: bang}", top=VALLEY),
        6,
        "'bang' is no card or rule that keeps a ghost in the game; write one of: ghost, none",
    ),
    "out, and a ghost": (
        given("players: 4", "Ben: {out: true, ghost: ghost}", top=VALLEY),
        6,
        "Ben is out, so nothing keeps Ben in the game; leave one of them out",
    ),
    "a shadow in somebody else's turn": (
        given("players: 4", "turn: Ann", "Ben: {ghost: shadow_gunslingers}", top=SHADOWS),
        8,
        "shadow_gunslingers brings Ben back only while it is Ben's turn",
    ),
    "a shadow with lives": (
        given("players: 4", "turn: Ben", "Ben: {ghost: shadow_gunslingers, life: 2}", top=SHADOWS),
        8,
        "Ben is a ghost and has no life; leave it out",
    ),
    "a shadow without shadows": (
        given("players: 4", "turn: Ben", "Ben: {ghost: shadow_gunslingers}", top=GOLD),
        7,
        "there are shadows only with the setting shadow_gunslingers",
    ),
    "the Sheriff as a shadow": (
        given("players: 4", "turn: Ann", "Ann: {ghost: shadow_gunslingers}", top=SHADOWS),
        8,
        "Ann is the sheriff, with whom the game ends, and no ghost",
    ),
    # -- nuggets and equipment -----------------------------------------------------------------------
    "nuggets below zero": (
        given("players: 4", "Ann: {nuggets: -1}", top=GOLD),
        6,
        "nuggets of Ann is a whole number from 0 to 1000, not -1",
    ),
    "nuggets of someone who is out": (
        given("players: 4", "Dan: {out: true, nuggets: 1}", top=GOLD),
        6,
        "Dan is out and has no nuggets; leave them out",
    ),
    "equipment of someone who is out": (
        given("players: 4", "Dan: {out: true, equipment: [boots]}", top=SHADOWS),
        7,
        "Dan is out and has no equipment; leave it out",
    ),
    "equipment twice": (
        given("players: 4", "Ann: {equipment: [wanted, wanted]}", top=GOLD),
        6,
        "Ann has wanted twice; two of a name cannot be",
    ),
    "brown equipment in play": (
        given("players: 4", "Ann: {equipment: [bottle]}", top=GOLD),
        6,
        "bottle is brown equipment and is never in play",
    ),
    "equipment in two places": (
        given("players: 4", "Ann: {equipment: [boots]}", "shop: [boots]", top=GOLD),
        7,
        "boots is written too often; there is no more of it",
    ),
    "a shop of four": (
        given("players: 4", "shop: [boots, shot, shot, shot]", top=GOLD),
        6,
        "there are 3 cards in the shop, not 4",
    ),
    "something being used, without a word of what happens": (
        given("players: 4", "bought: bottle", top=GOLD),
        6,
        "'bought' is true only in the middle of something; leave it out",
    ),
    "a golden turn that goes on": (
        given("players: 4", "rush: true", top=GOLD),
        6,
        "'rush' is true only in the middle of something; leave it out",
    ),
    "being eliminated, without a word of how": (
        given("players: 4", "Ann: {sought: true}", top=GOLD),
        6,
        "'sought' is true only in the middle of something; leave it out",
    ),
    "nuggets without trade": (
        given("players: 4", "Ann: {nuggets: 1}", top=ONLY_SHADOWS),
        7,
        "'nuggets' has no place at a table with shadows_only",
    ),
    "a character who trades, without trade": (
        given("players: 4", "Ann: {character: dutch_will}", top=ONLY_SHADOWS),
        7,
        "dutch_will is not dealt with shadows_only",
    ),
    "a side of somebody who was never out": (
        given("players: 4", "Dan: {role: renegade, side: shadow_deputy}", top=SHADOWS),
        7,
        "Dan was never out and has no side; write 'shown: true' if so",
    ),
    "a side of an outlaw": (
        given("players: 4", "Ben: {role: outlaw, out: true, side: shadow_outlaw}", top=SHADOWS),
        7,
        "Ben is no Shadow Renegade, who alone takes sides",
    ),
    # -- load ----------------------------------------------------------------------------------------
    "load without its box": (
        given("players: 4", "Ann: {load: 2}"),
        5,
        "'load' needs one of these boxes: armed_and_dangerous",
    ),
    "five load on a character": (
        given("players: 4", "Ann: {load: 5}", top=ARMED),
        6,
        "load of Ann is a whole number from 0 to 4, not 5",
    ),
    "five load on a card": (
        given("players: 4", "Ann: {in_play: [whip]}", "loaded: [whip 5]", top=ARMED),
        7,
        "whip has 1 to 4 load, not 5",
    ),
    "load on a blue card": (
        given("players: 4", "Ann: {in_play: [barrel]}", "loaded: [barrel 1]", top=ARMED),
        7,
        "barrel is no dangerous card in play, and load lies on no other",
    ),
    "load of someone who is out": (
        given("players: 4", "Dan: {out: true, load: 1}", top=ARMED),
        6,
        "Dan is out and has no load; leave it out",
    ),
    "another supply": (
        given("players: 4", "Ann: {load: 2}", "supply: 3", top=ARMED),
        7,
        "the supply is 30 here: 32 without what the players have",
    ),
    "load no list": (
        given("players: 4", "loaded: 3", top=ARMED),
        6,
        "loaded is a list such as [beer keg 2], not 3",
    ),
    # -- cards ---------------------------------------------------------------------------------------
    "unknown card": (
        given("players: 4", "Ann: {hand: [bong 7♦]}"),
        5,
        "'bong 7♦' is no card; did you mean 'bang'?",
    ),
    "card of that rank": (
        given("players: 4", "Ann: {hand: [beer 2♠]}"),
        5,
        "there is no card 'beer 2♠'; "
        "there are beer 6♥, beer 7♥, beer 8♥, beer 9♥, beer 10♥, beer J♥, beer 6♠",
    ),
    "card a number": (
        given("players: 4", "Ann: {hand: [3]}"),
        5,
        "3 is no card; write its name, such as beer or beer 6♥",
    ),
    "card twice": (
        given("players: 4", "Ann: {hand: [bang 7♦]}", "Ben: {hand: [bang 7d]}"),
        6,
        "bang 7d is written too often; there is one: hand of Ann",
    ),
    "kind too often": (
        given("players: 4", "Ann: {in_play: [mustang]}", "Ben: {hand: [mustang]}", "deck: [beer, mustang]"),
        7,
        "mustang is written too often; there are 2: in_play of Ann, hand of Ben",
    ),
    "card of another box": (
        given("players: 4", "discard: [beer 6♥, punch]"),
        5,
        "punch is a card of dodge_city, which is not among the sets",
    ),
    "card left out": (
        given("players: 4", "deck: [duel]", top=TOP + "settings: {simplified_first_game: 1}\n"),
        6,
        "duel is left out of a simplified first game",
    ),
    "hand no list": (
        given("players: 4", "Ann: {hand: beer}"),
        5,
        "hand of Ann is a list of cards such as [bang 7♦, beer], not 'beer'",
    ),
    "deck no list": (
        given("players: 4", "deck: beer"),
        5,
        "deck is a list of cards such as [bang 7♦, beer], not 'beer'",
    ),
    "two weapons": (
        given("players: 4", "Ann: {in_play: [volcanic, mustang, winchester]}"),
        5,
        "Ann has two weapons in play: volcanic and winchester",
    ),
    "same name twice": (
        given("players: 4", "Ann: {in_play: [barrel Q♠, barrel K♠]}"),
        5,
        "Ann has barrel in play twice; two cards of the same name cannot be",
    ),
    "brown card in play": (
        given("players: 4", "Ann: {in_play: [beer]}"),
        5,
        "beer is a brown card and is never in play",
    ),
    "jailed sheriff": (
        given("players: 4", "Ann: {role: sheriff, in_play: [jail]}"),
        5,
        "Ann is the sheriff, before whom jail is never put",
    ),
    "out with a hand": (
        given("players: 4", "Ann: {}", "Ben: {out: true, hand: [beer]}"),
        6,
        "Ben is out and has no cards; leave them out",
    ),
    "out with cards in play": (
        given("players: 4", "Ann: {}", "Ben: {out: true, in_play: [scope]}"),
        6,
        "Ben is out and has no cards; leave them out",
    ),
    "two laps": (
        given("players: 4", "Ann: {lap: [beer]}", "Ben: {lap: [duel]}"),
        6,
        "Ann looks at cards already",
    ),
    "fresh not in play": (
        given("players: 4", "Ann: {hand: [mustang]}", "fresh: [mustang]"),
        6,
        "mustang is fresh but not in play; write it in front of a player",
    ),
    "fresh no list": (
        given("players: 4", "fresh: mustang"),
        5,
        "fresh is a list of cards such as [bang 7♦, beer], not 'mustang'",
    ),
    "picks no list": (
        given("players: 4", "picks: beer"),
        5,
        "picks is a list of cards such as [bang 7♦, beer], not 'beer'",
    ),
    "unknown place for the rest": (
        given("players: 4", "rest: table"),
        5,
        "'table' is no place for the other cards; write one of: deck, discard, Ann, Ben, Cleo, Dan",
    ),
    # -- players and turn ----------------------------------------------------------------------------
    "unknown table word of the card game": (
        given("players: 4", "dek: [beer]"),
        5,
        "'dek' is no entry; did you mean 'deck'?",
    ),
    "unknown player word of the card game": (
        given("players: 4", "Ann: {hands: [beer]}"),
        5,
        "'hands' is no entry of Ann; did you mean 'hand'?",
    ),
    "character of another box": (
        given("players: 4", "Ann: {character: apache_kid}"),
        5,
        "apache_kid is a character of dodge_city, which is not among the sets",
    ),
    "character of the card game twice": (
        given("players: 4", "Ann: {character: el_gringo}", "Ben: {character: el_gringo}"),
        6,
        "el_gringo is already Ann; each is there once",
    ),
    "character not chosen": (
        given("players: 4", "Ann: {character: none}"),
        5,
        "a character is chosen before the game begins; 'none' needs an agenda",
    ),
    "character dealt": (
        given("players: 4", "Ann: {character: el_gringo, dealt: [rose_doolan]}"),
        5,
        "Ann is el_gringo already and was dealt nothing to choose from",
    ),
    "borrowed from nobody": (
        given("players: 4", "Ann: {borrowed: rose_dolan}"),
        5,
        "'rose_dolan' is no character; did you mean 'rose_doolan'?",
    ),
    "borrowed from another box": (
        given("players: 4", "Ann: {borrowed: belle_star}"),
        5,
        "belle_star is a character of dodge_city, which is not among the sets",
    ),
    "borrowed a number": (
        given("players: 4", "Ann: {borrowed: 3}"),
        5,
        "borrowed of Ann is a list of words, not 3",
    ),
    "used by nobody": (
        given("players: 4", "used: [uncle_bill]"),
        5,
        "'uncle_bill' is no character; did you mean 'uncle_will'?",
    ),
    "life above four": (
        given("players: 4", "Ben: {role: outlaw, life: 5}"),
        5,
        "life of Ben is a whole number from 1 to 4, not 5",
    ),
    "wrong maximum of the card game": (
        given("players: 4", "Ann: {role: sheriff, character: el_gringo, max_life: 3}"),
        5,
        "a sheriff who is el_gringo has max_life 4; it may be left out",
    ),
    "three players and a sheriff": (
        given("players: 3", "Ann: {role: sheriff}"),
        5,
        "3 players have no further sheriff; their roles are 1 deputy, 1 outlaw, 1 renegade",
    ),
    "sheriff out of the card game": (
        given("players: 4", "Ann: {role: sheriff, out: true}"),
        5,
        "Ann is the sheriff and out: the game would be over; let the sheriff be alive",
    ),
    "card game over": (
        given(
            "players: 4", "Ann: {role: sheriff}", "Ben: {out: true}", "Cleo: {out: true}", "Dan: {out: true}"
        ),
        3,
        "this game is over (law-prevails, won by Ann); a position is a running game",
    ),
    "unknown phase": (
        given("players: 4", "phase: two"),
        5,
        "'two' is no phase; write one of: start, draw, play, discard",
    ),
    "shots before the turn": (
        given("players: 4", "phase: start", "bangs: 1"),
        6,
        "bangs: nothing has been done yet when a turn starts; leave it out",
    ),
    "negative shots": (
        given("players: 4", "bangs: -1"),
        5,
        "bangs is a whole number from 0 to 1000000, not -1",
    ),
    "too few characters": (
        given("players: 8", top=TOP + "settings: {characters: el_gringo}\n"),
        4,
        "8 players need 8 characters, and there are 1",
    ),
    # -- sentences -----------------------------------------------------------------------------------
    "unknown card in a claim": (
        then("Ann's hand is [bear]"),
        9,
        "'bear' is no card; did you mean 'beer'?",
    ),
    "hand claimed as one card": (
        then("Ann's hand is beer"),
        9,
        "hand is a list of cards such as [bang 7♦, beer], not 'beer'",
    ),
    "top of nothing": (
        then("discard_top is [beer]"),
        9,
        "a list is no card; write its name, such as beer or beer 6♥",
    ),
    "sees what of the table": (
        then("Ann sees the dek as unknown"),
        9,
        "'dek' is no entry of the table; did you mean 'deck'?",
    ),
}
