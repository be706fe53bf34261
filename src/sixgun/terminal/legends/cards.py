"""Everything printed in Western Legends: what it is called and what it does, one entry for each card."""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from sixgun.games.legends.content.reading import COLUMNS, packaged_files
from sixgun.games.legends.content.tables import Row, read_table
from sixgun.games.legends.printed import CARDS, FIGHT_CARDS, sign
from sixgun.terminal.words import BEGINNING, fit, words_of
from sixgun.texts import Speaker
from sixgun.texts.legends.codes import called, told
from sixgun.texts.said import Part, Said

CHARACTER: Final = "character"
POKER: Final = "poker"
ITEM: Final = "item"
STORY: Final = "story"
GOAL: Final = "goal"
FIGHT: Final = "fight"
BLACK: Final = "black"

FILES: Final = {
    CHARACTER: "characters.tsv",
    POKER: "poker_cards.tsv",
    ITEM: "items.tsv",
    STORY: "story_cards.tsv",
    GOAL: "goals.tsv",
    FIGHT: "fight_cards.tsv",
    BLACK: "man_in_black.tsv",
}
"""The kinds of cards and the data files they stand in."""

IDLE: Final = ("", "none")
"""Codes of a card or a side without a rule."""


class Printed(NamedTuple):
    """A card: its row in a data file; for poker cards the first row of all that share an ability."""

    kind: str
    id: str
    name: Part
    row: Row
    copies: tuple[str, ...] = ()
    """Rank and suit of every poker card with this ability."""

    def cell(self, column: str) -> str:
        """What stands in a column of its row."""
        return self.row.cells[column]


@cache
def rows_of(kind: str) -> tuple[Row, ...]:
    """The rows of a data file."""
    file = FILES[kind]
    return tuple(read_table(file, packaged_files()[file], COLUMNS[file]))


@cache
def printed_cards() -> tuple[Printed, ...]:
    """All cards, kind by kind, in the order of their files."""
    found: list[Printed] = []
    for kind in FILES:
        if kind == POKER:
            found.extend(_abilities())
            continue
        for row in rows_of(kind):
            id = row.cells["slug" if kind == STORY else "id"]
            printed = row.cells.get("name", "")
            name: Part = _fight_name(row.cells["rank"]) if kind == FIGHT else called(kind, id, printed)
            found.append(Printed(kind, id, name, row))
    return tuple(found)


def _abilities() -> list[Printed]:
    """The abilities of poker cards, each with all cards that have it."""
    firsts: dict[str, Row] = {}
    signs: dict[str, list[str]] = {}
    for number, row in enumerate(rows_of(POKER)):
        firsts.setdefault(row.cells["kind"], row)
        signs.setdefault(row.cells["kind"], []).append(sign(number))
    return [
        Printed(POKER, kind, called(POKER, kind, row.cells["name"]), row, tuple(signs[kind]))
        for kind, row in firsts.items()
    ]


def _fight_name(rank: str) -> Said:
    return {"k": "ui-legends-fight-card", "p": {"rank": rank}}


@cache
def _by_id() -> dict[tuple[str, str], Printed]:
    return {(card.kind, card.id): card for card in printed_cards()}


def printed(kind: str, id: str) -> Printed:
    """The card of a kind with this id."""
    return _by_id()[kind, id]


def spoken(part: Part, say: Speaker) -> str:
    """A name or a sentence in the speaker's language."""
    return say.say(part) if isinstance(part, dict) else str(part)


def name_of(kind: str, id: str, say: Speaker) -> str:
    """What a card is called."""
    return spoken(printed(kind, id).name, say)


def place_name(space: str, say: Speaker) -> str:
    """What a space is called."""
    return spoken(called("space", space), say)


def card_name(card: int, say: Speaker) -> str:
    """A poker card by its number: rank and suit, then its ability; one that lies face down has no name."""
    if card < 0:
        return say.text("ui-legends-face-down")
    return f"{sign(card)} {name_of(POKER, CARDS[card].kind, say)}"


def fight_card_name(id: str, say: Speaker) -> str:
    """A fight card by its id, also one that lies face down."""
    known = {card.id for card in FIGHT_CARDS}
    return name_of(FIGHT, id, say) if id in known else say.text("ui-legends-face-down")


def text_of(card: Printed, say: Speaker) -> str:
    """What a card does, in whole sentences."""
    return " ".join(_sentences(card, say))


def _sentences(card: Printed, say: Speaker) -> list[str]:
    if card.kind == CHARACTER:
        return [say.say(told(card.cell("ability_code"), "character"))]
    if card.kind == POKER:
        kind = "reaction" if card.cell("ability_type") == "reaction" else "poker"
        return [say.say(told(card.cell("ability_code"), kind))]
    if card.kind == ITEM:
        return _item(card, say)
    if card.kind == STORY:
        return _story(card, say)
    if card.kind == GOAL:
        return [say.say(told(card.cell("condition_code"), "goal"))]
    if card.kind == FIGHT:
        return [say.say(told(card.cell("effect_code"), "fight"))]
    return [say.say(told(card.cell("effect_code"), "black"))]


def _item(card: Printed, say: Speaker) -> list[str]:
    """Both sides of an item, with what is printed beside the text."""
    sides = [("ui-legends-front", "movement", "front_code")]
    if card.cell("upgraded_code"):
        sides.append(("ui-legends-upgraded", "upgraded_movement", "upgraded_code"))
    found: list[str] = []
    for key, moves, code in sides:
        parts: list[str] = []
        if card.cell(moves):
            parts.append(say.text("ui-legends-movement", count=int(card.cell(moves))))
        if card.cell(code) not in IDLE:
            parts.append(say.say(told(card.cell(code), "item")))
        if key == "ui-legends-upgraded":
            parts.append(say.text("ui-legends-end-lp", count=int(card.cell("upgraded_end_lp"))))
        text = " ".join(parts) or say.text("ui-legends-no-effect")
        found.append(text if len(sides) == 1 else say.text(key, text=text))
    return found


def _story(card: Printed, say: Speaker) -> list[str]:
    """Front and reverse of a story card."""
    return [
        condition_of(card.id, say),
        say.text("ui-legends-reward", text=say.say(told(card.cell("reward_code"), "reward"))),
        say.text(
            "ui-legends-reverse",
            hideouts=", ".join(card.cell("bandit_hideouts").split(",")),
            steps=int(card.cell("sheriff_move")),
        ),
    ]


def condition_of(story: str, say: Speaker) -> str:
    """What has to be done for a disc on a story card."""
    return say.say(told(printed(STORY, story).cell("condition_code"), "story"))


def start_of(card: Printed, say: Speaker) -> str:
    """Where and with what a character begins."""
    site = card.cell("start_site")
    parts = [spoken(called("site", site), say), name_of(ITEM, card.cell("start_weapon"), say)]
    for column, amount in (
        ("money", "money"),
        ("poker_cards", "poker"),
        ("marshal_points", "mp"),
        ("wanted_points", "wp"),
    ):
        if int(card.cell(column)):
            parts.append(say.text(f"legends-amount-{amount}.nom", count=int(card.cell(column))))
    return say.text("ui-legends-start", what=", ".join(parts))


def look_up(words: str, say: Speaker, kinds: Sequence[str] = tuple(FILES)) -> list[str]:
    """Cards whose name begins with the words, each with what it does; poker cards also as ``10♥`` or ``10h``.

    The Man in Black is looked up like a card: who he is, and what his cards are called.
    """
    found: list[str] = []
    for card in printed_cards() if words_of(words) else ():
        name = spoken(card.name, say)
        ids = (name, card.id.replace("_", " "), *card.copies)
        if card.kind in kinds and any(fit(words, id, say) <= BEGINNING for id in ids):
            found.append(f"{name}: {text_of(card, say)}")
    black = say.text("character-man_in_black")
    if BLACK in kinds and fit(words, black, say) <= BEGINNING:
        cards = ", ".join([spoken(card.name, say) for card in printed_cards() if card.kind == BLACK])
        about = f"{black}: {say.text('ui-legends-black-about')}"
        found.insert(0, f"{about} {say.text('ui-legends-black-cards', cards=cards)}")
    return found
