"""Scenario files with one mistake each: the text, the line of the mistake and the exact complaint."""

TOP = "scenario: something\ngame: dice\n"
FOUR = "given:\n  Ann: {role: sheriff}\n  Ben: {}\n  Cleo: {}\n  Dan: {}\n"


def given(*lines: str) -> str:
    """A scenario whose position begins on line 3."""
    return TOP + "given:\n" + "".join(f"  {line}\n" for line in lines)


def when(*lines: str) -> str:
    """A scenario of four players whose deeds begin on line 9."""
    return TOP + FOUR + "when:\n" + "".join(f"  - {line}\n" for line in lines)


def then(*lines: str) -> str:
    """A scenario of four players whose claims begin on line 9."""
    return TOP + FOUR + "then:\n" + "".join(f"  - {line}\n" for line in lines)


MALFORMED: dict[str, tuple[str, int, str]] = {
    # -- the file ------------------------------------------------------------------------------------
    "empty file": ("", 1, "the file holds no scenario"),
    "not yaml": (
        "scenario: x\ngame: [dice\n",
        3,
        "this is not YAML: expected ',' or ']', but got '<stream end>'",
    ),
    "control character": (
        "scenario: x\ngame: \x01\n",
        2,
        "this is not YAML: special characters are not allowed",
    ),
    "reference": (
        "scenario: &a x\ngame: dice\nsource: *a\n",
        3,
        "references (*name) are not used here; write the entry out",
    ),
    "tag": (
        "scenario: x\ngame: !!python/name:os.system dice\n",
        2,
        "the tag tag:yaml.org,2002:python/name:os.system is not used here; write the plain value",
    ),
    "strange tag": (
        "scenario: x\ngame: !mine dice\n",
        2,
        "the tag !mine is not used here; write the plain value",
    ),
    "list as a name": ("scenario: x\n? [a, b]\n: y\n", 2, "the name of an entry is one word, not a list"),
    "entry twice": ("scenario: x\ngame: dice\ngame: dice\n", 3, "'game' is written twice"),
    "too deep": ("[" * 5000 + "]" * 5000, 1, "the entries are nested too deeply for a scenario"),
    "no group": (
        "- one\n- two\n",
        1,
        "a scenario is a group of entries: scenario, source, game, sets, settings, given, when, then",
    ),
    # -- the entries of a scenario -------------------------------------------------------------------
    "unknown entry": (
        TOP + "givn: {players: 4}\n",
        3,
        "'givn' is no entry of a scenario; did you mean 'given'?",
    ),
    "no name": ("game: dice\ngiven: {players: 4}\n", 1, "'scenario' is missing: what it shows, in one line"),
    "empty name": (
        "game: dice\nscenario: ''\ngiven: {players: 4}\n",
        2,
        "'scenario' is a text: what it shows, in one line",
    ),
    "no game": ("scenario: x\ngiven: {players: 4}\n", 1, "'game' is missing: one of dice, bang, legends"),
    "unknown game": ("scenario: x\ngame: dise\n" + FOUR, 2, "'dise' is no game; did you mean 'dice'?"),
    "unknown set": (TOP + "sets: [bass]\n" + FOUR, 3, "dice has no box 'bass'; boxes are: base"),
    "sets no list": (TOP + "sets: base\n" + FOUR, 3, "'sets' is a list of set names, for example [base]"),
    "unknown setting": (
        TOP + "settings:\n  fast: true\n" + FOUR,
        3,
        "dice has no setting 'fast'; it has no settings at all",
    ),
    "settings no group": (
        TOP + "settings: [fast]\n" + FOUR,
        3,
        "'settings' is a group of entries, each a setting and its value",
    ),
    "setting a list": (
        TOP + "settings:\n  fast: [1]\n" + FOUR,
        4,
        "setting 'fast' is a number, a word, true or false",
    ),
    "no position": (TOP, 1, "'given' is missing: the position to start from, for example {players: 5}"),
    "when no list": (TOP + FOUR + "when: Ann stops\n", 8, "'when' is a list of sentences, each after a dash"),
    "when item": (
        TOP + FOUR + "when:\n  - {expected: pile is 9}\n",
        9,
        "an item of 'when' is a sentence or 'expect: sentence'",
    ),
    "then item": (TOP + FOUR + "then:\n  - {expect: pile is 9}\n", 9, "an item of 'then' is a sentence"),
    # -- the position --------------------------------------------------------------------------------
    "too few players": (given("Ann: {}", "Ben: {}"), 3, "dice seats 3 to 8 players, not 2"),
    "too many players": (given("players: 9"), 3, "dice seats 3 to 8 players, not 9"),
    "fewer than named": (
        given("players: 3", "Ann: {}", "Ben: {}", "Cleo: {}", "Dan: {}"),
        4,
        "4 players are named, which is more than 3",
    ),
    "players no number": (
        given("players: many"),
        4,
        "'players' is how many there are, or a group of players by name",
    ),
    "player twice": (given("players: {Ann: {}, Ben: {}, Cleo: {}}", "Ann: {}"), 4, "'Ann' is written twice"),
    "same name": (given("Ann: {}", "ann: {}", "Cleo: {}"), 3, "two players have the same name"),
    "player no group": (
        given("players: {Ann: 5, Ben: {}, Cleo: {}}"),
        4,
        "Ann is a player and has a group of entries, for example {life: 4}",
    ),
    "unknown table word": (given("players: 4", "pyle: 9"), 5, "'pyle' is no entry; did you mean 'pile'?"),
    "unknown player word": (
        given("players: 4", "Ann: {lifes: 4}"),
        5,
        "'lifes' is no entry of Ann; did you mean 'life'?",
    ),
    "unknown role": (
        given("players: 4", "Ann: {role: outlow}"),
        5,
        "'outlow' is no role; did you mean 'outlaw'?",
    ),
    "role too often": (
        given("players: 4", "Ann: {role: sheriff}", "Ben: {role: deputy}"),
        6,
        "4 players have no further deputy; their roles are 1 sheriff, 2 outlaw, 1 renegade",
    ),
    "two sheriffs": (
        given("players: 4", "Ann: {role: sheriff}", "Ben: {role: sheriff}"),
        6,
        "4 players have no further sheriff; their roles are 1 sheriff, 2 outlaw, 1 renegade",
    ),
    "dead sheriff": (
        given("players: 4", "Ann: {role: sheriff, out: true}"),
        5,
        "Ann is the sheriff and out: the game would be over; let the sheriff be alive",
    ),
    "no sheriff left": (
        given("Ann: {role: outlaw}", "Ben: {role: outlaw}", "Cleo: {role: renegade}", "Dan: {out: true}"),
        3,
        "nobody is left to be the sheriff, and the sheriff of a running game is alive",
    ),
    "unknown character": (
        given("players: 4", "Ann: {character: bart_casidy}"),
        5,
        "'bart_casidy' is no character; did you mean 'bart_cassidy'?",
    ),
    "character far off": (
        given("players: 4", "Ann: {character: zzz}"),
        5,
        "'zzz' is no character; write one of: bart_cassidy, black_jack, calamity_janet, el_gringo, "
        "jesse_jones, jourdonnais, kit_carlson, lucky_duke, paul_regret, pedro_ramirez, rose_doolan, "
        "sid_ketchum, slab_the_killer, suzy_lafayette, vulture_sam, willy_the_kid",
    ),
    "character twice": (
        given("players: 4", "Ann: {character: el_gringo}", "Ben: {character: el_gringo}"),
        6,
        "el_gringo is already Ann; each is there once",
    ),
    "life above maximum": (
        given("players: 4", "Ann: {role: sheriff, character: el_gringo, life: 10}"),
        5,
        "life of Ann is a whole number from 1 to 9, not 10",
    ),
    "life a word": (
        given("players: 4", "Ann: {role: sheriff, character: el_gringo, life: full}"),
        5,
        "life of Ann is a whole number from 1 to 9, not 'full'",
    ),
    "no life": (
        given("players: 4", "Ben: {life: 0}"),
        5,
        "Ben has no life but is not out; write 'out: true' instead",
    ),
    "wrong maximum": (
        given("players: 4", "Ann: {role: sheriff, character: el_gringo, max_life: 7}"),
        5,
        "a sheriff who is el_gringo has max_life 9; it may be left out",
    ),
    "out with life": (
        given("players: 4", "Ann: {}", "Ben: {out: true, life: 3}"),
        6,
        "Ben is out and has no life; leave it out",
    ),
    "out with arrows": (
        given("players: 4", "Ann: {}", "Ben: {out: true, arrows: 1}"),
        6,
        "Ben is out and has no arrows; leave it out",
    ),
    "out a word": (given("players: 4", "Ann: {out: maybe}"), 5, "out of Ann is true or false, not 'maybe'"),
    "ten arrows": (
        given("players: 4", "Ann: {arrows: 10}"),
        5,
        "arrows of Ann is a whole number from 0 to 8, not 10",
    ),
    "nine arrows": (
        given("players: 4", "Ann: {arrows: 5}", "Ben: {arrows: 4}"),
        3,
        "the players hold 9 arrows; 8 of the 9 is the most, the last starts an attack",
    ),
    "wrong pile": (
        given("players: 4", "Ann: {arrows: 2}", "pile: 8"),
        6,
        "the players hold 2 of 9 arrows, so the pile is 7; it may be left out",
    ),
    "pile a word": (given("players: 4", "pile: full"), 5, "pile is a whole number from 0 to 9, not 'full'"),
    "turn of nobody": (
        given("turn: Bem", "Ann: {}", "Ben: {}", "Cleo: {}"),
        4,
        "'Bem' is no player; did you mean 'Ben'?",
    ),
    "turn of the eliminated": (
        given("turn: Ben", "Ann: {}", "Ben: {out: true}", "Cleo: {}", "Dan: {}"),
        4,
        "it cannot be Ben's turn: Ben is out",
    ),
    "first player out": (
        given("Ann: {role: deputy, out: true}", "Ben: {role: outlaw}", "Cleo: {role: renegade}"),
        3,
        "Ann would begin but is out; write whose turn it is",
    ),
    "four dice": (given("players: 4", "dice: [1, 2, beer, beer]"), 5, "there are 5 dice, not 4"),
    "dice no list": (
        given("players: 4", "dice: beer"),
        5,
        "dice is a list of faces such as [1, 2, beer], not 'beer'",
    ),
    "unknown face": (
        given("players: 4", "dice: [1, 2, bear, beer, beer]"),
        5,
        "'bear' is no face; did you mean 'beer'?",
    ),
    "rolls without dice": (
        given("players: 4", "rolls_made: 2"),
        5,
        "rolls_made needs dice: write the five faces as dice, or leave it out",
    ),
    "final without dice": (
        given("players: 4", "final: true"),
        5,
        "final needs dice: write the five faces as dice, or leave it out",
    ),
    "too many rolls made": (
        given("players: 4", "dice: [1, 2, 1, 2, 1]", "rolls_made: 4"),
        6,
        "rolls_made is at most 3 here, not 4",
    ),
    "five rolls made": (
        given("players: 4", "dice: [1, 2, 1, 2, 1]", "rolls_made: 5"),
        6,
        "rolls_made is a whole number from 1 to 4, not 5",
    ),
    "final a word": (
        given("players: 4", "dice: [1, 2, 1, 2, 1]", "final: often"),
        6,
        "final is true or false, not 'often'",
    ),
    "roll of six": (
        given("players: 4", "rolls:", "  - [1, 1, 1, 1, 1]", "  - [1, 1, 1, 1, 1, 1]"),
        7,
        "a roll has 1 to 5 dice, not 6",
    ),
    "empty roll": (given("players: 4", "rolls:", "  - []"), 6, "a roll has 1 to 5 dice, not 0"),
    "roll no list": (
        given("players: 4", "rolls:", "  - beer"),
        6,
        "a roll is a list of faces such as [1, 2, beer], not 'beer'",
    ),
    "rolls no list": (
        given("players: 4", "rolls: beer"),
        5,
        "rolls is a list of rolls, each a list of faces, not 'beer'",
    ),
    "unknown face in a roll": (
        given("players: 4", "rolls:", "  - [1, 1, 1, 1, aroow]"),
        6,
        "'aroow' is no face; did you mean 'arrow'?",
    ),
    "last man standing": (
        given("players: 3", "last_man_standing: true"),
        5,
        "last_man_standing is false here: true means two of three players are alive",
    ),
    "not last man standing": (
        given("players: 3", "Ann: {}", "Ben: {out: true}", "last_man_standing: false"),
        7,
        "last_man_standing is true here: true means two of three players are alive",
    ),
    "game over": (
        given(
            "players: 4", "Ann: {role: sheriff}", "Ben: {out: true}", "Cleo: {out: true}", "Dan: {out: true}"
        ),
        3,
        "this game is over (law-prevails, won by Ann); a position is a running game",
    ),
    "turn number": (
        given("players: 4", "turn_number: 0"),
        5,
        "turn_number is a whole number from 1 to 1000000, not 0",
    ),
    "agenda of strange records": (
        given("players: 4", "agenda:", "  - {is: Rollin, seat: 0}"),
        5,
        "'agenda' holds records of the engine; take it from a saved table",
    ),
    "agenda without a field": (
        given("players: 4", "agenda:", "  - {is: Rolling}"),
        5,
        "'agenda' holds records of the engine; take it from a saved table",
    ),
    "agenda no list": (
        given("players: 4", "agenda: soon"),
        5,
        "'agenda' holds records of the engine; take it from a saved table",
    ),
    "agenda that cannot be": (
        given(
            "players: 4",
            "dice: [1, 1, 1, 1, 1]",
            "agenda:",
            "  - {is: Aim, seat: 7, faces: [9], shots: [], doubled: false}",
        ),
        6,
        "this agenda cannot be carried out; take it from a saved table",
    ),
    "sealed": (
        given("players: 4", "agenda: []", "sealed: [1]"),
        6,
        "'sealed' is a list of [seat, option]; take it from a saved table",
    ),
    # -- the sentences -------------------------------------------------------------------------------
    "deed of nobody": (
        when("Anne stops"),
        9,
        "a sentence begins with a player, not with 'Anne'; did you mean 'Ann'?",
    ),
    "no deed": (when("Ann"), 9, "what does Ann do? A deed follows the name, for example 'Ann passes'"),
    "missing option": (
        when("Ann is asked reroll with [stops, , rerolls 1]"),
        9,
        "an option is missing between two commas",
    ),
    "claim of nobody": (then("Bean has 3 life"), 9, "'Bean has 3 life' is no claim; did you mean 'Ben'?"),
    "claim without sense": (
        then("Ann hass 3 life"),
        9,
        "'Ann hass 3 life' is no claim: after Ann comes another word; did you mean 'has'?",
    ),
    "claim without verb": (
        then("Ann"),
        9,
        "'Ann' is no claim: after Ann comes another word; write one of: has, is, sees, wins, win, and",
    ),
    "has what": (then("Ann has 3 lives"), 9, "nobody has 'lives' here; did you mean 'life'?"),
    "has no number": (
        then("Ann has plenty of life"),
        9,
        "'plenty of life' is no number of things; write for example 'Ann has 4 life and 1 arrow'",
    ),
    "unknown player fact": (
        then("Ann's rolle is sheriff"),
        9,
        "'rolle' is no entry of a player; did you mean 'role'?",
    ),
    "sees what": (
        then("Ann sees the hand of Ben as empty"),
        9,
        "'hand' is no entry of a player; write one of: role, character, life, max_life, arrows, out, loss",
    ),
    "unknown event": (
        then("event IndianAttacked"),
        9,
        "there is no event 'IndianAttacked'; did you mean 'IndiansAttacked'?",
    ),
    "unknown table fact": (then("pyle is 9"), 9, "'pyle is 9' is no claim; did you mean 'pile'?"),
    "unknown face in a claim": (
        then("dice are [1, 1, 1, 1, bear]"),
        9,
        "'bear' is no face; did you mean 'beer'?",
    ),
    "broken list in a claim": (
        then("dice are [1, 1"),
        9,
        "'[1, 1' is no value for dice: this is not YAML: expected ',' or ']', but got '<stream end>'",
    ),
    "expected nonsense": (
        when("{expect: the pile iss 9}"),
        9,
        "'the pile iss 9' is no claim; write one of: Ann, Ben, Cleo, Dan, nobody, nothing, it is, "
        "the game goes on, the reason is, event, no event, events in order, turn, turn_number, "
        "phase, pile, dice, rolls_made, beers_spent, last_man_standing",
    ),
}
