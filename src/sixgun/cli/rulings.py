"""The rulings register: what was decided where the printed rules leave a gap, and which cards it names.

The sentences are the keys ``ruling-<game>-<number>`` of the text files; the reasons are in docs/rulings.md.
"""

from typing import Final, NamedTuple

LETTERS: Final = {"dice": "R", "bang": "B", "legends": "L"}
"""What the labels of a game's rulings begin with."""


class Ruling(NamedTuple):
    """One decision about a gap in the printed rules."""

    game: str
    number: int
    names: tuple[str, ...] = ()
    """Ids of the cards it is about; none for a ruling about everyone."""
    rule: str = ""
    """The section of the rules it belongs to, as refusals and scenarios write it; empty in the dice game."""

    @property
    def label(self) -> str:
        """What rules, scenarios and source comments call it."""
        return f"{LETTERS[self.game]}{self.number}"

    @property
    def key(self) -> str:
        """The key of its sentence."""
        return f"ruling-{self.game}-{self.number}"


_DICE: Final[dict[int, tuple[str, ...]]] = {
    4: ("bart_cassidy", "el_gringo"),
    5: ("pedro_ramirez",),
    7: ("bart_cassidy", "el_gringo", "kit_carlson", "pedro_ramirez", "vulture_sam"),
    16: ("bart_cassidy",),
    17: ("el_gringo",),
    18: ("el_gringo",),
    19: ("jesse_jones",),
    20: ("kit_carlson",),
    21: ("rose_doolan",),
    22: ("sid_ketchum",),
    23: ("suzy_lafayette",),
    24: ("vulture_sam",),
    25: ("willy_the_kid",),
}
"""The cards that rulings of the dice game name."""

_BANG: Final = (
    # section of the rules, cards named
    ("bang 1", "emiliano annie_versary"),
    ("bang 2.4", ""),
    ("bang 2.4", ""),
    ("bang 2.4", ""),
    ("bang 4.1", "bang volcanic willy_the_kid"),
    ("bang 4.5", "bang el_gringo"),
    ("bang 4.5", "panic cat_balou rag_time can_can conestoga saloon tequila"),
    ("bang 4.6", "panic cat_balou"),
    ("bang 6", "jail dynamite pedro_ramirez"),
    ("bang 6", "lucky_duke"),
    ("bang 6", "barrel jail dynamite jourdonnais"),
    ("bang 7", "pedro_ramirez"),
    ("bang 7", ""),
    ("bang 7", ""),
    ("bang 7", ""),
    ("bang 8", "derringer"),
    ("bang 8.1", "bart_cassidy el_gringo suzy_lafayette vulture_sam molly_stark"),
    ("bang 8.2", "missed slab_the_killer"),
    ("bang 9.1", "duel"),
    ("bang 9.2", "beer sid_ketchum"),
    ("bang 9.2", "bart_cassidy el_gringo"),
    ("bang 9.3", ""),
    ("bang 9.3", "vulture_sam greg_digger herb_hunter"),
    ("bang 11.2", "missed"),
    ("bang 11.2", "beer"),
    ("bang 11.2", "general_store"),
    ("bang 11.3", "jail"),
    ("bang 12", "kit_carlson"),
    ("bang 12", "sid_ketchum"),
    ("bang 12", "sid_ketchum"),
    ("bang 12", "suzy_lafayette"),
    ("bang 12", "johnny_kisch jail dynamite"),
    ("bang 12", "uncle_will general_store"),
    ("bang 12", "claus_the_saint"),
    ("bang 12", "emiliano calamity_janet annie_versary elena_fuente slab_the_killer"),
    ("bang 12", "annie_versary"),
    ("dodge city", ""),
    (
        "dodge city 1",
        "bible buffalo_rifle can_can canteen conestoga derringer howitzer iron_plate "
        "knife pepperbox pony_express sombrero ten_gallon_hat",
    ),
    ("dodge city 1", "pepperbox derringer knife howitzer buffalo_rifle"),
    ("dodge city 2", "brawl rag_time springfield tequila whisky"),
    ("dodge city 2", "apache_kid brawl rag_time springfield tequila"),
    ("dodge city 5.1", ""),
    ("dodge city 5.1", "buffalo_rifle"),
    ("dodge city 5.3", "brawl"),
    ("dodge city 5.4", "derringer"),
    ("dodge city 6.1", "elena_fuente pixie_pete sean_mallory"),
    ("dodge city 6.2", "apache_kid"),
    ("dodge city 6.2", "apache_kid uncle_will general_store"),
    ("dodge city 6.2", "apache_kid"),
    ("dodge city 6.2", "elena_fuente dodge"),
    ("dodge city 6.2", "molly_stark duel beer"),
    ("dodge city 6.2", "vera_custer dynamite jail"),
    ("dodge city 6.2", "vera_custer"),
    ("dodge city 6.3", "vera_custer suzy_lafayette"),
    ("dodge city 7", "dynamite duel"),
    ("dodge city 7", "beer"),
    ("timing 1", "belle_star bible iron_plate sombrero ten_gallon_hat"),
    ("timing 3", "emiliano"),
    ("fistful 5.1", "sniper slab_the_killer apache_kid emiliano"),
    ("fistful 5.1", "dead_man"),
    ("fistful 5.1", "blood_brothers"),
    ("fistful 5.1", "law_of_the_west beer"),
    ("fistful 5.1", "law_of_the_west bang duel sid_ketchum"),
    ("fistful 5.1", "law_of_the_west calamity_janet uncle_will el_gringo"),
    ("fistful 5.1", "hard_liquor vera_custer"),
    ("fistful 5.1", "abandoned_mine kit_carlson pedro_ramirez jesse_jones suzy_lafayette"),
    ("fistful 5.1", "abandoned_mine sid_ketchum jose_delgado doc_holyday duel"),
    ("fistful 5.1", "peyote lucky_duke"),
    ("fistful 5.1", "ricochet slab_the_killer apache_kid emiliano barrel"),
    ("fistful 5.1", "russian_roulette"),
    ("fistful 5.1", "vendetta jail"),
    ("fistful 5.1", "a_fistful_of_cards suzy_lafayette barrel"),
    ("high noon 2", ""),
    ("high noon 3", ""),
    ("high noon 3", ""),
    ("high noon 3", "ghost_town gold_rush_event"),
    ("high noon 3.2", "new_identity high_noon dynamite jail"),
    ("high noon 4.1", "blessing curse apache_kid black_jack barrel jail dynamite"),
    ("high noon 4.2", "ghost_town"),
    ("high noon 4.2", "ghost_town"),
    ("high noon 4.2", "ghost_town vulture_sam greg_digger herb_hunter"),
    ("high noon 4.2", "ghost_town"),
    ("high noon 4.2", "ghost_town sid_ketchum chuck_wengam"),
    ("high noon 4.2", "ghost_town suzy_lafayette"),
    ("high noon 4.3", "thirst bill_noface"),
    ("high noon 4.3", "kit_carlson thirst train_arrival ghost_town"),
    ("high noon 4.3", "claus_the_saint thirst train_arrival ghost_town"),
    ("high noon 4.4", "hangover vera_custer"),
    ("high noon 4.4", "hangover suzy_lafayette"),
    ("high noon 4.4", "the_daltons"),
    ("high noon 4.4", "the_doctor"),
    ("high noon 4.4", "sermon calamity_janet annie_versary"),
    ("high noon 4.4", "sermon"),
    ("high noon 4.4", "handcuffs"),
    ("high noon 4.4", "new_identity"),
    ("high noon 4.4", "new_identity ghost_town"),
    ("high noon 4.4", "new_identity vera_custer"),
    ("high noon 4.4", "new_identity"),
)
"""The rulings of the card game in order: both first boxes and the events."""

_GOLD_RUSH: Final = (
    # section of the rules, cards named
    ("gold rush 1", ""),
    ("gold rush 4", "duel pardner"),
    ("gold rush 4", ""),
    ("gold rush 4", ""),
    ("gold rush 5.1", ""),
    ("gold rush 5.1", "bottle pardner shot rhum"),
    ("gold rush 5.1", ""),
    ("gold rush 5.2", "pretty_luzena"),
    ("gold rush 5.1", "pardner"),
    ("gold rush 6", ""),
    ("gold rush 6", ""),
    ("gold rush 7.2", "wanted"),
    ("gold rush 6", "johnny_kisch"),
    ("gold rush 7", "calumet apache_kid"),
    ("gold rush 7.1", "bottle"),
    ("gold rush 7.4", "gold_rush law_of_the_west"),
    ("gold rush 7.2", "gun_belt sean_mallory"),
    ("gold rush 7.4", "gold_rush"),
    ("gold rush 9.2", "bill_noface"),
    ("gold rush 9", ""),
    ("gold rush 5.3", "beer tequila_joe"),
    ("gold rush 7.3", "rhum horseshoe lucky_duke"),
    ("gold rush 7.5", "wanted"),
    ("gold rush 7.6", "pickaxe"),
    ("gold rush 7.2", "rucksack"),
    ("gold rush 8", "madam_yto"),
    ("gold rush 8", "simeon_picos"),
    ("gold rush 8", "josh_mccloud wanted"),
    ("gold rush 8", "don_bell gold_rush vendetta"),
    ("gold rush 9", ""),
    ("gold rush 9.1", "vulture_sam herb_hunter greg_digger"),
    ("gold rush 9.3", "gold_rush vendetta"),
    ("gold rush 9.4", ""),
    ("gold rush 9.4", ""),
    ("gold rush 9.5", ""),
    ("gold rush 9.5", ""),
)
"""The rulings on Gold Rush in order."""

_ARMED_AND_DANGEROUS: Final = (
    # section of the rules, cards named
    ("armed and dangerous 2", ""),
    ("armed and dangerous 3.1", ""),
    ("armed and dangerous 3.1", "jose_delgado the_daltons"),
    ("armed and dangerous 3.2", "crate tumbleweed"),
    ("armed and dangerous 3.3", "big_fifty thunderer mexicali_kid"),
    ("armed and dangerous 3.4", "bomb"),
    ("armed and dangerous 3.5", "uncle_will annie_versary"),
    ("armed and dangerous 3.5", "bomb"),
    ("armed and dangerous 4", "bomb"),
    ("armed and dangerous 4", ""),
    ("armed and dangerous 5", "big_fifty buntline_special double_barrel thunderer"),
    ("armed and dangerous 5", "thunderer calamity_janet annie_versary"),
    (
        "armed and dangerous 5",
        "big_fifty mustang paul_regret apache_kid barrel bart_cassidy el_gringo suzy_lafayette",
    ),
    ("armed and dangerous 5", "double_barrel apache_kid ms_abigail"),
    ("armed and dangerous 5", "thunderer emiliano"),
    ("armed and dangerous 6", "quick_shot arrow ms_abigail"),
    ("armed and dangerous 6", "flintlock emiliano"),
    ("armed and dangerous 6", "duck slab_the_killer"),
    ("armed and dangerous 6", "rust bomb el_gringo"),
    ("armed and dangerous 7", "bandolier shootout"),
    ("armed and dangerous 7", "bell_tower"),
    ("armed and dangerous 7.1", "bomb apache_kid"),
    ("armed and dangerous 7.1", "bomb cat_balou panic"),
    ("armed and dangerous 7.1", "bomb jail"),
    ("armed and dangerous 7.1", "bomb"),
    ("armed and dangerous 8", "bloody_mary ricochet slab_the_killer"),
    ("armed and dangerous 8", "frankie_canton bass_greeves"),
    ("armed and dangerous 8", "julie_cutter"),
    (
        "armed and dangerous 8.1",
        "ms_abigail annie_versary calamity_janet flintlock buntline_special bloody_mary",
    ),
    ("armed and dangerous 9", "suzy_lafayette thunderer"),
    ("timing 10", "bomb lasso belle_star"),
)
"""The rulings on Armed & Dangerous in order."""

_VALLEY_OF_SHADOWS: Final = (
    # section of the rules, cards named
    ("valley of shadows 3.1", "black_flower der_spot_burst_ringer tuco_franziskaner"),
    ("valley of shadows 2", "ghost"),
    ("valley of shadows 2", "ghost"),
    ("valley of shadows 2", "ghost"),
    ("valley of shadows 2", "ghost lasso belle_star"),
    ("valley of shadows 2", "rattlesnake"),
    ("valley of shadows 2", "lemat"),
    ("valley of shadows 2", "shotgun henry_block"),
    ("valley of shadows 2", "bounty"),
    ("valley of shadows 2", "bandidos"),
    ("valley of shadows 2", "escape mick_defender"),
    ("valley of shadows 2", "aim slab_the_killer"),
    ("valley of shadows 2", "poker henry_block"),
    ("valley of shadows 2", "backfire"),
    ("valley of shadows 2", "backfire calamity_janet mick_defender"),
    ("valley of shadows 2", "saved chuck_wengam blood_brothers"),
    ("valley of shadows 2", "saved"),
    ("valley of shadows 2", "saved el_gringo bart_cassidy shotgun bounty"),
    ("valley of shadows 2", "saved"),
    ("valley of shadows 2", "saved henry_block"),
    ("valley of shadows 2", "fanning"),
    ("valley of shadows 2", "last_call tequila_joe the_reverend"),
    ("valley of shadows 3.1", "evelyn_shebang"),
    ("valley of shadows 3.1", "henry_block bandidos shotgun tornado poker the_daltons el_gringo"),
    ("valley of shadows 3.1", "lemonade_jim beer"),
    ("valley of shadows 3.1", "tuco_franziskaner dynamite jail lasso"),
    ("valley of shadows 3.1", "henry_block brawl"),
)

_GREAT_TRAIN_ROBBERY: Final = (
    ("great train robbery 3", "dynamite jail"),
    ("great train robbery 3", "express_car"),
    ("great train robbery 3", ""),
    ("great train robbery 4.2", ""),
    ("great train robbery 4.3", "deathwood"),
    ("great train robbery 4.3", "virginia_town"),
    ("great train robbery 4.3", "elena_fuente dodgeville"),
    ("great train robbery 4.3", "baggage_car caboose sleeper_car"),
    ("great train robbery 4.3", "bomb"),
    ("great train robbery 4.4", "ghost_car vulture_sam panic"),
    ("great train robbery 5", "sancho water_tower"),
    ("great train robbery 6", "ironhorse most_wanted"),
    ("great train robbery 10", "sancho"),
    ("great train robbery 10", "sgt_blaze"),
    ("great train robbery 9", "money_bag"),
    ("great train robbery 9", "money_bag"),
    ("great train robbery 10", "evan_babbit baggage_car"),
    ("great train robbery 10", "evan_babbit apache_kid"),
    ("great train robbery 9", "evaded knife_revolver flintlock"),
    ("great train robbery 9", "evaded slab_the_killer"),
    ("great train robbery 9", "evaded gatling"),
    ("great train robbery 9", "evaded"),
    ("great train robbery 9", "full_steam"),
    ("great train robbery 9", "full_steam shade_oconnor"),
    ("great train robbery 9", "knife_revolver"),
    ("great train robbery 9", "switch jail ghost_car"),
    ("great train robbery 9", "switch"),
    ("great train robbery 9", "switch"),
    ("great train robbery 9", "switch refund henry_block"),
    ("great train robbery 9", "train_robbery"),
    ("great train robbery 9", "water_tower"),
    ("great train robbery 9", "refund"),
    ("great train robbery 8", "baggage_car sleeper_car slab_the_killer"),
    ("great train robbery 8", "baggage_car caboose sleeper_car emiliano molly_stark"),
    ("great train robbery 8", "caboose sleeper_car"),
    ("great train robbery 8", "sleeper_car"),
    ("great train robbery 8", "baggage_car sleeper_car apache_kid evan_babbit"),
    ("great train robbery 8", "sleeper_car"),
    ("great train robbery 8", "coal_hopper"),
    ("great train robbery 8", "dining_car"),
    ("great train robbery 8", "express_car gold_rush"),
    ("great train robbery 8", "express_car law_of_the_west"),
    ("great train robbery 8", "lounge_car"),
    ("great train robbery 8", "passenger_car"),
    ("great train robbery 8", "prisoner_car duel indians arrow pardner"),
    ("great train robbery 8.1", "ghost_car"),
    ("great train robbery 8.1", "ghost_car sean_mallory"),
    ("great train robbery 8.1", "ghost_car"),
    ("great train robbery 4.4", ""),
    ("great train robbery 4.4", "al_preacher"),
    ("great train robbery 8", "cattle_truck"),
)

_BANG_BOXES: Final[dict[int, tuple[tuple[str, str], ...]]] = {
    101: _GOLD_RUSH,
    151: _ARMED_AND_DANGEROUS,
    201: _VALLEY_OF_SHADOWS,
    301: _GREAT_TRAIN_ROBBERY,
}
"""The rulings of every later box in order, by the number of its first one: boxes leave each other room."""

_LEGENDS: Final = (
    # section of the rules, cards named
    ("legends 0.1", ""),
    ("legends 0.1", ""),
    ("legends 0.1", "mule"),
    ("legends 0.1", ""),
    ("legends 0.1", ""),
    ("legends 0.1", ""),
    ("legends 0.2", "fight_7 fight_9"),
    ("legends 0.2", ""),
    ("legends 0.2", ""),
    ("legends 0.3", ""),
    ("legends 3", ""),
    ("legends 3", ""),
    ("legends 3", ""),
    ("legends 3", ""),
    ("legends 4", ""),
    ("legends 4", ""),
    ("legends 4", ""),
    ("legends 5.1", ""),
    ("legends 5.2", ""),
    ("legends 5.3", ""),
    ("legends 5.3", ""),
    ("legends 5.3", ""),
    ("legends 5.4", ""),
    ("legends 6", ""),
    ("legends 6", "billy_the_kid kit_carson whiskey sprint sucker_punch"),
    ("legends 6", "kit_carson"),
    ("legends 6", ""),
    ("legends 7", ""),
    ("legends 8.1", "annie_oakley rifle"),
    ("legends 8.1", "annie_oakley"),
    ("legends 8.1", ""),
    ("legends 8.2", ""),
    ("legends 8.2", "shootout"),
    ("legends 8.3", "hands_up"),
    ("legends 8.5", "shotgun"),
    ("legends 8.7", ""),
    ("legends 9.1", "rifle"),
    ("legends 9.2", ""),
    ("legends 9.4", ""),
    ("legends 9.6", ""),
    ("legends 9.7", "shootout fight_10"),
    ("legends 9.7", "shootout fight_10"),
    ("legends 10", ""),
    ("legends 10", "cheat"),
    ("legends 10", ""),
    ("legends 10", "ten_gallon"),
    ("legends 10", "lady_luck"),
    ("legends 8.2", "bulletproof_vest"),
    ("legends 11.1", ""),
    ("legends 11.1", ""),
    ("legends 11.2", "miners_map"),
    ("legends 11.5", ""),
    ("legends 12", "miners_map"),
    ("legends 14", ""),
    ("legends 14", ""),
    ("legends 14", ""),
    ("legends 14", "manhunt"),
    ("legends 15", ""),
    ("legends 15", ""),
    ("legends 15", ""),
    ("legends 17", ""),
    ("legends 18", ""),
    ("legends 18", ""),
    ("legends 20", ""),
    ("legends 20", ""),
    ("legends 20", "fight_5 fight_9 fight_10"),
    ("legends 20", "annie_oakley whiskey sucker_punch rifle shootout quick_hand bulletproof_vest"),
    ("legends 20", "hands_up"),
    ("legends 20", ""),
    ("legends 20", "mib_05 mib_09"),
    ("legends 20", "mib_08"),
    ("legends 20", ""),
    ("legends 20", "mib_10"),
    ("legends 21", "doc_holliday"),
    ("legends 21", "shotgun"),
    ("legends 23", "blood_money"),
    ("legends 12", ""),
    ("legends 20", "mib_07"),
)
"""The rulings of Western Legends in order."""

RULINGS: Final = (
    *[Ruling("dice", number, _DICE.get(number, ())) for number in range(1, 26)],
    *[
        Ruling("bang", number, tuple(names.split()), rule)
        for first, rows in ((1, _BANG), *sorted(_BANG_BOXES.items()))
        for number, (rule, names) in enumerate(rows, first)
    ],
    *[
        Ruling("legends", number, tuple(names.split()), rule)
        for number, (rule, names) in enumerate(_LEGENDS, 1)
    ],
)
"""All rulings, by game and number."""


def rulings_about(game: str, id: str) -> list[Ruling]:
    """The rulings that name a card."""
    return [ruling for ruling in RULINGS if ruling.game == game and id in ruling.names]
