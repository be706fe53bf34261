"""The rulings register: what was decided where the printed rules leave a gap, and which cards it names.

The sentences are the keys ``ruling-<game>-<number>`` of the text files; the reasons are in docs/rulings.md.
"""

from typing import Final, NamedTuple

LETTERS: Final = {"dice": "R", "bang": "B"}
"""What the labels of a game's rulings begin with."""


class Ruling(NamedTuple):
    """One decision about a gap in the printed rules."""

    game: str
    number: int
    names: tuple[str, ...] = ()
    """Ids of the cards it is about; none for a ruling about everybody."""
    rule: str = ""
    """The section of the rules it belongs to, as refusals and scenarios write it; empty in the dice game."""

    @property
    def label(self) -> str:
        """How rules, scenarios and source comments call it."""
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
)
"""The rulings of the card game in order."""

RULINGS: Final = (
    *[Ruling("dice", number, _DICE.get(number, ())) for number in range(1, 26)],
    *[Ruling("bang", number, tuple(names.split()), rule) for number, (rule, names) in enumerate(_BANG, 1)],
)
"""All rulings, by game and number."""


def rulings_about(game: str, id: str) -> list[Ruling]:
    """The rulings that name a card."""
    return [ruling for ruling in RULINGS if ruling.game == game and id in ruling.names]
