"""Scenarios of Western Legends with one mistake each: the text, its line and the exact complaint."""

TOP = "scenario: something\ngame: legends\n"


def given(*lines: str, settings: str = "") -> str:
    """A scenario whose position begins on line 3, or on line 4 if there are settings."""
    top = TOP + (f"settings: {{{settings}}}\n" if settings else "")
    return top + "given:\n" + "".join(f"  {line}\n" for line in lines)


def then(line: str) -> str:
    """A scenario of three players whose claim is on line 8."""
    return TOP + f"given:\n  Ann: {{}}\n  Ben: {{}}\n  Cleo: {{}}\nthen:\n  - {line}\n"


MALFORMED_LEGENDS: dict[str, tuple[str, int, str]] = {
    "unknown poker card": (
        given("players: 3", "Ann: {hand: [11♥]}"),
        5,
        "'11♥' is no card; did you mean '10♥'?",
    ),
    "poker card of no suit": (
        given("players: 3", "Ann: {hand: [3]}"),
        5,
        "3 is no card; did you mean '3♦'?",
    ),
    "poker card twice": (
        given("players: 3", "Ann: {hand: [10♥]}", "Ben: {hand: [10 of hearts]}"),
        6,
        "10 of hearts is written too often; there is one: hand of Ann",
    ),
    "poker kind too often": (
        given("players: 3", "Ann: {hand: [sprint, sprint]}", "deck: [sprint]"),
        6,
        "sprint is written too often; there are 2: hand of Ann",
    ),
    "poker hand no list": (
        given("players: 3", "Ann: {hand: 10♥}"),
        5,
        "hand of Ann is a list of cards such as [10♥, J♣], not '10♥'",
    ),
    "unknown fight card": (
        given("players: 3", "fight_deck: [J, 11]"),
        5,
        "11 is no fight card; write one of: 2, 3, 4, 5, 6, 7, 8, 9, 10, J, Q, K, A",
    ),
    "fight card twice": (
        given("players: 3", "fight_deck: [9, J, fight_9]"),
        5,
        "fight_9 is written too often; there is one: fight_deck",
    ),
    "unknown place for the poker cards": (
        given("players: 3", "rest: Ann"),
        5,
        "'Ann' is no place for the other cards; write one of: deck, discard",
    ),
    "too few players of Western Legends": (
        given("players: 1"),
        3,
        "legends seats 2 to 6 players, not 1",
    ),
    "too many players of Western Legends": (
        given("players: 7"),
        3,
        "legends seats 2 to 6 players, not 7",
    ),
    "unknown player word of Western Legends": (
        given("players: 3", "Ann: {mony: 20}"),
        5,
        "'mony' is no entry of Ann; did you mean 'money'?",
    ),
    "unknown table word of Western Legends": (
        given("players: 3", "bandit: [sh_hideout_a]"),
        5,
        "'bandit' is no entry; did you mean 'bandits'?",
    ),
    "unknown legend": (
        given("players: 3", "Ann: {character: wyat_earp}"),
        5,
        "'wyat_earp' is no character; did you mean 'wyatt_earp'?",
    ),
    "legend twice": (
        given("Ann: {character: wyatt_earp}", "Ben: {character: wyatt_earp}", "Cleo: {}"),
        5,
        "wyatt_earp is already Ann; each is there once",
    ),
    "legend not chosen": (
        given("players: 3", "Ann: {character: none}"),
        5,
        "a character is chosen before the game begins; 'none' needs an agenda",
    ),
    "legend dealt": (
        given("players: 3", "Ann: {dealt: [kit_carson, wyatt_earp]}"),
        5,
        "characters are dealt in phase setup; leave it out",
    ),
    "unknown space": (
        given("players: 3", "Ann: {space: sh_mien}"),
        5,
        "'sh_mien' is no space; did you mean 'sh_mine'?",
    ),
    "both tracks": (
        given("players: 3", "Ann: {mp: 1, wp: 2}"),
        5,
        "Ann has mp and wp; nobody is on both tracks",
    ),
    "ten points": (
        given("players: 3", "Ann: {wp: 10}"),
        5,
        "wp of Ann is a whole number from 0 to 9, not 10",
    ),
    "negative legend points": (
        given("players: 3", "Ann: {lp: -1}"),
        5,
        "lp of Ann is a whole number from 0 to 999, not -1",
    ),
    "too much money": (
        given("players: 3", "Ann: {money: 130}"),
        5,
        "money of Ann is a whole number from 0 to 120, not 130",
    ),
    "odd money": (
        given("players: 3", "Ann: {money: 15}"),
        5,
        "money of Ann is a multiple of 10, not 15",
    ),
    "four wounds": (
        given("players: 3", "Ann: {wounds: 4}"),
        5,
        "wounds of Ann is a whole number from 0 to 3, not 4",
    ),
    "five nuggets": (
        given("players: 3", "Ann: {nuggets: 5}"),
        5,
        "Ann has 5 nuggets and can carry 4; with an active mule it is 6",
    ),
    "five nuggets beside the mule": (
        given("players: 3", "Ann: {items: [mule, mustang], mount: mustang, nuggets: 5}"),
        5,
        "Ann has 5 nuggets and can carry 4; with an active mule it is 6",
    ),
    "seven nuggets": (
        given("players: 3", "Ann: {mount: mule, nuggets: 7}"),
        5,
        "Ann has 7 nuggets and can carry 6",
    ),
    "unknown item": (
        given("players: 3", "Ann: {items: [whisky]}"),
        5,
        "'whisky' is no item; did you mean 'whiskey'?",
    ),
    "item twice": (
        given("players: 3", "Ann: {items: [rifle, rifle]}"),
        5,
        "Ann has rifle twice; of each kind there is one",
    ),
    "four miscellaneous items": (
        given("players: 3", "Ann: {items: [whiskey, ten_gallon, provisions, miners_map]}"),
        5,
        "Ann has 4 miscellaneous items; 3 is the most",
    ),
    "upgraded whiskey": (
        given("players: 3", "Ann: {upgraded: [whiskey]}"),
        5,
        "whiskey cannot be upgraded; weapons and mounts can",
    ),
    "mount as a weapon": (
        given("players: 3", "Ann: {weapon: mule}"),
        5,
        "mule is no weapon; write one of: revolver, shotgun, rifle",
    ),
    "two cattle": (
        given("players: 3", "Ann: {cattle: [blue_nugget, green_nugget]}"),
        5,
        "Ann carries 2 cattle tokens; 1 is the most",
    ),
    "unknown cattle": (
        given("players: 3", "Ann: {cattle: red_nugget}"),
        5,
        "'red_nugget' is no cattle token; did you mean 'green_nugget'?",
    ),
    "cattle twice": (
        given("players: 3", "Ann: {cattle: blue nugget}", "Ben: {cattle: blue_nugget}"),
        6,
        "blue_nugget is written too often; there is one: cattle of Ann",
    ),
    "unknown deed": (
        given("players: 3", "Ann: {deeds: [worked]}"),
        5,
        "'worked' is no deed; did you mean 'work'?",
    ),
    "unknown particular of a deed": (
        given("players: 3", "Ann: {deeds: [{did: work, place: dk_bank}]}"),
        5,
        "'place' is no particular of a deed work; write one of: did, turn, site",
    ),
    "unknown word of a deed": (
        given("players: 3", "Ann: {deeds: [{did: work, site: dk_bnak}]}"),
        5,
        "'dk_bnak' is no site; did you mean 'dk_bank'?",
    ),
    "deeds no list": (
        given("players: 3", "Ann: {deeds: work}"),
        5,
        "deeds of Ann is a list such as [{did: work, site: dk_bank}]",
    ),
    "goals without the setting": (
        given("players: 3", "Ann: {goals: [1]}"),
        5,
        "goals needs the setting goals: write settings: {goals: 1}",
    ),
    "turn of nobody here": (
        given("players: 3", "turn: Bem"),
        5,
        "'Bem' is no player; did you mean 'Ben'?",
    ),
    "first player nobody": (
        given("players: 3", "first: 2"),
        5,
        "2 is no player; write one of: Ann, Ben, Cleo",
    ),
    "unknown phase of Western Legends": (
        given("players: 3", "phase: acting"),
        5,
        "'acting' is no phase; did you mean 'act'?",
    ),
    "steps at the start": (
        given("players: 3", "steps: 2"),
        5,
        "steps: nothing has been done yet when a turn starts; write 'phase: act' as well",
    ),
    "actions a word": (
        given("players: 3", "phase: act", "actions: many"),
        6,
        "actions is a whole number from 0 to 50, not 'many'",
    ),
    "unknown window": (
        given("players: 3", "phase: act", "windows: [cards]"),
        6,
        "'cards' is no window; did you mean 'card'?",
    ),
    "last round over": (
        given("players: 3", "round: 9", "last_round: 8"),
        6,
        "the last round is 8, but this is round 9",
    ),
    "round a word": (
        given("players: 3", "round: last"),
        5,
        "round is a whole number from 1 to 1000000, not 'last'",
    ),
    "fight without an agenda": (
        given("players: 3", "fight: {kind: duel}"),
        5,
        "fight needs an agenda; take both from a saved table",
    ),
    "bandit elsewhere": (
        given("players: 3", "bandits: [sh_mine]"),
        5,
        "sh_mine is no hideout, and bandits are nowhere else; write one of: mp_hideout_a, "
        "sh_hideout_b, sh_hideout_a, dc_hideout_b, sv_hideout_c, cj_hideout_c",
    ),
    "bandit beside a player": (
        given("players: 3", "Ann: {space: sh_hideout_a}", "bandits: [sh_hideout_a]"),
        6,
        "Ann stands on sh_hideout_a, so no bandit is there",
    ),
    "two bandits": (
        given("players: 3", "bandits: [sh_hideout_a, sh_hideout_a]"),
        5,
        "sh_hideout_a is written twice; a hideout holds one bandit",
    ),
    "sheriff nowhere": (
        given("players: 3", "sheriff: dk_jail"),
        5,
        "'dk_jail' is no space; write one of: dk_store_n, dk_store_sw, dk_store_e, dk_sheriff, "
        "dk_street_east, dk_saloon_n, dk_street_mid, dk_saloon_e, dk_bank, dk_saloon_sw, "
        "rf_doctor, rf_saloon_n, rf_saloon_e, rf_cabaret, rf_saloon_w, rf_store_n, rf_store_e, "
        "rf_store_sw, mp_plain_1, mp_plain_2, mp_green_ranch, mp_hideout_a, mp_plain_4, "
        "mp_plain_3, mp_plain_6, mp_plain_5, mp_plain_7, mp_plain_8, sh_hideout_b, sh_plain_2, "
        "sh_plain_3, sh_plain_4, sh_hideout_a, sh_blue_ranch, sh_mine, sh_plain_1, sh_plain_5, "
        "sh_plain_6, sh_plain_7, dc_hideout_b, sv_plain_2, sv_plain_5, sv_plain_6, sv_plain_3, "
        "sv_plain_1, sv_plain_4, sv_hideout_c, sv_plain_7, sv_plain_8, sv_plain_10, "
        "sv_rail_station, sv_plain_9, sv_mine, cj_plain_1, cj_plain_2, cj_plain_5, cj_plain_3, "
        "cj_plain_4, cj_plain_8, cj_plain_6, cj_plain_7, cj_hideout_c, cj_mine, cj_plain_10, "
        "cj_plain_9",
    ),
    "Man in Black with three": (
        given("players: 3", "black_lp: 4"),
        5,
        "the Man in Black plays along with two players only; leave it out",
    ),
    "unknown card of the Man in Black": (
        given("players: 2", "black_deck: [mib_11]"),
        5,
        "'mib_11' is no card of the Man in Black; did you mean 'mib_10'?",
    ),
    "unknown story": (
        given("players: 3", "stories: [paiday]"),
        5,
        "'paiday' is no story; did you mean 'payday'?",
    ),
    "three stories": (
        given("players: 3", "stories: [payday, fever, charity]"),
        5,
        "2 stories are active at a time, not 3",
    ),
    "story twice": (
        given("players: 3", "stories: [payday, payday]"),
        5,
        "payday is written too often; there is one: stories",
    ),
    "story decks and stories": (
        given("players: 3", "stories: [payday]", "story_decks: [[payday], []]"),
        5,
        "write stories (the active cards) or story_decks (all cards), not both",
    ),
    "one story deck": (
        given("players: 3", "story_decks: [[payday]]"),
        5,
        "story_decks is two lists of stories such as [[payday], []]",
    ),
    "disc on a story below": (
        given("players: 3", "stories: [payday, fever]", "discs: {charity: [Ann]}"),
        6,
        "charity is not active; write one of: payday, fever",
    ),
    "three discs": (
        given("players: 3", "stories: [payday, fever]", "discs: {payday: [Ann, Ben, Cleo]}"),
        6,
        "payday has 3 discs; 2 is the most here",
    ),
    "three discs of one player": (
        given("players: 5", "stories: [payday, fever]", "discs: {payday: [Ann, Ann], fever: [Ann]}"),
        6,
        "Ann has 2 discs and 3 of them are written",
    ),
    "discs no group": (
        given("players: 3", "discs: [Ann]"),
        5,
        "discs is a group of players by story such as {payday: [Ann]}, not a list",
    ),
    "discs in both places": (
        given("players: 3", "stories: [payday]", "discs: {payday: [Ann]}", "Ben: {discs: [payday]}"),
        7,
        "write the discs of the table or those of players, not both",
    ),
    "unknown face of a prospecting die": (
        given("players: 3", "rolls: [[nuget, blank]]"),
        5,
        "'nuget' is no face; did you mean 'nugget'?",
    ),
    "three dice": (
        given("players: 3", "rolls: [[nugget, blank, blank]]"),
        5,
        "a roll has 1 or 2 dice, not 3",
    ),
    "roll without brackets": (
        given("players: 3", "rolls: [nugget]"),
        5,
        "a roll is a list of faces such as [nugget, blank], not 'nugget'",
    ),
    "rolls no list of rolls": (
        given("players: 3", "rolls: nugget"),
        5,
        "rolls is a list of rolls, each a list of faces, not 'nugget'",
    ),
    "unknown pick": (
        given("players: 3", "picks: [bleu_nugget]"),
        5,
        "'bleu_nugget' is no card, token or player; did you mean 'blue_nugget'?",
    ),
    "picks no list of things": (
        given("players: 3", "picks: 10♥"),
        5,
        "picks is a list of cards and tokens such as [10♥, blue_nugget], not '10♥'",
    ),
    "money at the set-up": (
        given("players: 3", "phase: setup", "Ann: {money: 10}"),
        6,
        "Ann has nothing yet when the game is set up; leave it out",
    ),
    "one character dealt": (
        given("players: 3", "phase: setup", "Ann: {dealt: [kit_carson]}"),
        6,
        "Ann is dealt 2 characters to choose from",
    ),
    "only one player dealt": (
        given("players: 3", "phase: setup", "Ann: {dealt: [kit_carson, wyatt_earp]}"),
        3,
        "write what Ben is dealt, or nobody's",
    ),
    "goal of somebody else": (
        given("players: 3", "Ann: {character: wyatt_earp, goals: [bass_reeves_1]}", settings="goals: 1"),
        6,
        "'bass_reeves_1' is no goal of Ann; write one of: goal_wyatt_earp_1, goal_wyatt_earp_2, "
        "goal_wyatt_earp_3, goal_wyatt_earp_4",
    ),
    "goal open and done": (
        given("players: 3", "Ann: {goals: [1, 2], done: [2]}", settings="goals: 1"),
        6,
        "goal_y_b_rowdy_2 of Ann is written twice among goals, done and boxed",
    ),
    "four goals": (
        given("players: 3", "Ann: {goals: [1, 2, 3], done: [4]}", settings="goals: 1"),
        6,
        "Ann has 3 goals, open and done together",
    ),
    "unknown legend token": (
        given("players: 3", "Ann: {tokens: [4]}", settings="goals: 1"),
        6,
        "4 is no legend token; write one of: 1, 2, 3",
    ),
    "legend token too often": (
        given("players: 3", "Ann: {tokens: [3, 3]}", "Ben: {tokens: [3, 3]}", settings="goals: 1"),
        7,
        "3 is written too often; there are 3: tokens of Ann, tokens of Ben",
    ),
    "cattle in a first game": (
        given("players: 3", "Ann: {cattle: blue}", settings="first_game: 1"),
        6,
        "a first game is played without cattle; leave it out",
    ),
    "whiskey in a first game": (
        given("players: 3", "Ann: {items: [whiskey]}", settings="first_game: 1"),
        6,
        "whiskey is not in the store of a first game",
    ),
    "story not of a first game": (
        given("players: 3", "stories: [stampede_season]", settings="first_game: 1"),
        6,
        "stampede_season is not among the stories of a first game",
    ),
    "goals in a first game": (
        given("players: 3", settings="first_game: 1, goals: 1"),
        4,
        "a first game is played without goals",
    ),
    "poker card in a claim": (
        then("Ann's hand is [11♥]"),
        8,
        "'11♥' is no card; did you mean '10♥'?",
    ),
    "space in a claim": (
        then("Ann's space is sh_mien"),
        8,
        "'sh_mien' is no space; did you mean 'sh_mine'?",
    ),
    "unknown entry of a legend": (
        then("Ann has 3 life"),
        8,
        "nobody has 'life' here; write one of: lp, mp, wp, money, nuggets, wounds, cards, score",
    ),
    "unknown word of the table of legends": (
        then("sherif is dk_bank"),
        8,
        "'sherif is dk_bank' is no claim; did you mean 'sheriff'?",
    ),
    "out of Western Legends": (
        then("Ann is out"),
        8,
        "nobody is ever out of this game",
    ),
    "offered nothing": (
        then("Ann is offered [works, ]"),
        8,
        "an option is missing between two commas",
    ),
}
