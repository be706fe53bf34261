"""Every card of every game as the command line shows it: printed numbers, kind, and where its code is."""

import re
from collections.abc import Mapping, Sequence
from importlib import resources
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

import sixgun
from sixgun.kernel.plain import home_of
from sixgun.texts import Speaker

CHARACTER: Final = "character"
PLAYING: Final = "card"
EVENT: Final = "event"
"""Characters, the cards you play, and events. Western Legends has further kinds, see `legends_cards`."""

LEGENDS: Final = "legends"


class Card(NamedTuple):
    """One card: what is printed on it, without the words. What a kind of card does not have is empty or 0."""

    game: str
    set: str
    """The box it comes in; the first of them if several have copies."""
    id: str
    kind: str
    life: int = 0
    choice: str = ""
    """Whether its player has a say: mandatory or optional."""
    bonus: bool = False
    """Whether a table may leave it out."""
    final: bool = False
    """Whether it is an event that comes last."""
    colour: str = ""
    range: int = 0
    """How far a weapon reaches."""
    book: bool = False
    """Whether it is left out of a first game."""
    copies: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Rank and suit of every copy, box by box."""
    sort: str = ""
    """What sort of card it is among those of its pile, if it has no rank and suit."""
    number: int = 0
    """How many copies there are of a card without rank and suit."""
    price: int = 0
    """What it costs to buy it."""
    printed: tuple[tuple[str, int | str], ...] = ()
    """Other numbers and ids printed on a card of Western Legends."""
    row: tuple[str, int] = ("", 0)
    """The data file and the row that define the card, if it is not a class."""

    def is_in(self, box: str) -> bool:
        """Whether a box has it or copies of it."""
        return box == self.set or box in [home for home, _ in self.copies]

    @property
    def in_all(self) -> int:
        """How many copies there are in all boxes combined."""
        return self.number or sum(len(signs) for _, signs in self.copies)


def dice_cards() -> list[Card]:
    """The characters of the dice game."""
    from sixgun.games.dice.sets.base.table import ROWS

    return [Card("dice", "base", id, CHARACTER, life, choice) for id, life, choice in ROWS]


def bang_cards() -> list[Card]:
    """The characters of the card game, then its playing cards, its events, and the cards of other piles."""
    from sixgun.games.bang.cards import BONUS, CAST, EVENTS, KIND, LIFE, OF_BOX, PILES, sign
    from sixgun.games.bang.kinds import PRINTED as SPECIMENS

    sixgun.game("bang")  # knows the kinds of all boxes once it is loaded
    copies: dict[str, dict[str, list[str]]] = {}
    for box, cards in OF_BOX.items():
        for card in cards:
            copies.setdefault(KIND[card], {}).setdefault(box, []).append(sign(card))
    characters = [
        Card("bang", box, id, CHARACTER, LIFE[id], bonus=id in BONUS) for box in CAST for id in CAST[box]
    ]
    playing = [
        Card(
            "bang",
            next(iter(boxes)),
            id,
            PLAYING,
            colour=SPECIMENS[id].colour,
            range=_reach(SPECIMENS[id]),
            book=SPECIMENS[id].book,
            copies=tuple([(box, tuple(signs)) for box, signs in boxes.items()]),
        )
        for id, boxes in copies.items()
    ]
    events = [
        Card("bang", box, id, EVENT, bonus=kind == "bonus", final=kind == "final")
        for box, rows in EVENTS.items()
        for id, kind in rows
    ]
    piled = [
        Card("bang", box, id, pile, sort=sort, number=number, price=price)
        for box, piles in PILES.items()
        for pile, rows in piles.items()
        for id, sort, number, price in rows
    ]
    return characters + playing + events + piled


def _reach(card: object) -> int:
    """The number in a weapon's sight; 0 for everything else."""
    return int(getattr(card, "reach", 0))


PRINTED: Final = {
    "character": ("start_site", "start_weapon", "poker_cards", "money", "marshal_points", "wanted_points"),
    "poker": ("ability_type",),
    "item": ("category", "price", "copies"),
    "story": ("number", "bandit_hideouts", "sheriff_move", "first_game"),
    "goal": ("character",),
    "fight": ("value",),
    "black": ("place", "lp"),
}
"""The columns of the data files that are facts about a card, by kind."""


def legends_cards() -> list[Card]:
    """Everything printed in Western Legends, kind by kind; poker cards by their abilities."""
    from sixgun.terminal.legends.cards import printed_cards

    return [
        Card(
            LEGENDS,
            "base",
            card.id,
            card.kind,
            copies=(("base", card.copies),) if card.copies else (),
            printed=tuple([(column, _read(card.cell(column))) for column in PRINTED[card.kind]]),
            row=(card.row.file, card.row.number),
        )
        for card in printed_cards()
    ]


def _read(cell: str) -> int | str:
    """A cell of a data file: a number if it is one."""
    return int(cell) if cell.isdecimal() else cell


DECKS = {"dice": dice_cards, "bang": bang_cards, LEGENDS: legends_cards}
"""Game -> its cards."""


def all_cards(games: Sequence[str]) -> list[Card]:
    """The cards of some games, in the order of their boxes."""
    return [card for game in games for card in DECKS[game]()]


def code_of(card: Card) -> tuple[Path, int]:
    """The file and line where a card's class begins, or where its row is.

    The class is looked up in the source text: a compiled engine has no line numbers.
    """
    file, row = card.row
    if file:
        return Path(str(resources.files("sixgun.games.legends").joinpath("data", file))), row
    kind = sixgun.game(card.game).ability(card.id)
    spec = find_spec(home_of(kind))
    assert spec is not None and spec.origin is not None, "a class in use has a file"
    origin = Path(spec.origin)
    source = origin.with_name(origin.name.partition(".")[0] + ".py")
    start = re.compile(rf"class {kind.__name__}\b")
    for number, line in enumerate(source.read_text(encoding="utf-8").splitlines(), 1):
        if start.match(line):
            return source, number
    raise LookupError(f"{kind.__name__} is not in {source}")


def in_words(card: Card, say: Speaker) -> dict[str, object]:
    """A card for programs to read: its ids, its numbers, and its text in the speaker's language."""
    facts: Mapping[str, object] = {
        "choice": card.choice,
        "life": card.life,
        "bonus": card.bonus,
        "final": card.final,
        "colour": card.colour,
        "range": card.range,
        "book": card.book,
        "copies": {box: list(signs) for box, signs in card.copies},
        "sort": card.sort,
        "number": card.number,
        "price": card.price,
    }
    return {
        "game": card.game,
        "set": card.set,
        "id": card.id,
        "name": name(card, say),
        "kind": card.kind,
        **{fact: value for fact, value in facts.items() if value},
        **dict(card.printed),
        "text": text(card, say),
    }


def name(card: Card, say: Speaker) -> str:
    """What it is called in its game."""
    if card.game == LEGENDS:
        from sixgun.terminal.legends.cards import name_of

        return name_of(card.kind, card.id, say)
    if card.kind == CHARACTER:
        return say.name(CHARACTER, card.id, card.game)
    return say.name(PLAYING, card.id)


def text(card: Card, say: Speaker) -> str:
    """What it does."""
    if card.game == LEGENDS:
        from sixgun.terminal.legends.cards import printed, text_of

        return text_of(printed(card.kind, card.id), say)
    return say.ability(card.game, card.id) if card.kind == CHARACTER else say.card_text(card.id)


def facts(card: Card, say: Speaker) -> list[str]:
    """What is printed on a card besides its text, in words."""
    if card.game == LEGENDS:
        return [say.text(f"ui-cli-kind-{card.kind}"), *_legends_facts(card, say)]
    if card.sort:
        price = [say.text(f"pile-{card.kind}-price", count=card.price)] if card.price else []
        return [say.text(f"pile-{card.kind}-{card.sort}"), *price]
    found = [say.text(f"ui-cli-kind-{card.colour or card.kind}")]
    if card.bonus:
        found.append(say.text("ui-cli-event-bonus" if card.kind == EVENT else "ui-cli-card-bonus"))
    if card.final:
        found.append(say.text("ui-cli-event-final"))
    if card.life:
        found.append(say.text("ui-cli-card-life", life=card.life))
    if card.choice:
        found.append(say.text(f"ui-cli-choice-{card.choice}"))
    if card.range:
        found.append(say.text("ui-cli-card-range", range=str(card.range)))
    if card.book:
        found.append(say.text("ui-cli-card-book"))
    return found


def _legends_facts(card: Card, say: Speaker) -> list[str]:
    """What is printed on a card of Western Legends, in words."""
    from sixgun.texts.legends.codes import called

    def named(group: str, id: object) -> str:
        part = called(group, str(id))
        return say.say(part) if isinstance(part, dict) else str(part)

    seen = dict(card.printed)
    if card.kind == CHARACTER:
        found = [
            say.text(
                "ui-cli-legends-start",
                place=named("site", seen["start_site"]),
                weapon=named("item", seen["start_weapon"]),
                cards=seen["poker_cards"],
                money=seen["money"],
            )
        ]
        for column, points in (("marshal_points", "points-mp"), ("wanted_points", "points-wp")):
            found += [f"{seen[column]} {say.text(f'{points}.short')}"] if seen[column] else []
        return found
    if card.kind == "poker":
        return [say.text(f"poker-type-{one}") for one in str(seen["ability_type"]).split("+")]
    if card.kind == "item":
        return [
            say.text(f"category-{seen['category']}"),
            say.text("ui-cli-legends-price", money=seen["price"]),
            say.text("ui-cli-legends-copies", count=seen["copies"]),
        ]
    if card.kind == "story":
        first = [say.text("ui-cli-legends-first")] if seen["first_game"] == "yes" else []
        return [say.text("ui-cli-legends-number", number=seen["number"]), *first]
    if card.kind == "goal":
        return [named("character", seen["character"])]
    if card.kind == "fight":
        return [say.text("ui-cli-legends-value", value=seen["value"])]
    beside = str(seen["place"]) in ("most_lp", "most_money")
    place = named("black-beside" if beside else "space", seen["place"])
    return [place, f"{seen['lp']} {say.text('points-lp.short')}"]


def box_name(card: Card, say: Speaker) -> str:
    """What the box is called; nothing if the game has only one."""
    boxes = sixgun.game(card.game).modules
    return say.text(f"set-{card.game}-{card.set}") if len(boxes) > 1 else ""
