"""The printed facts of cards, dice and characters, for the page to draw by: numbers and ids, no words."""

import json
import textwrap
from collections.abc import Iterable, Mapping
from typing import Any, Final

from sixgun.games.bang.cards import (
    BESIDE,
    BONUS,
    CAST,
    EVENTS,
    KIND,
    LIFE,
    OF_BOX,
    PILES,
    RANK,
    RANKS,
    SUIT,
    SUIT_SIGNS,
    SUITS,
)
from sixgun.games.bang.game import GAME as BANG
from sixgun.games.bang.kinds import COLT, KINDS, PRINTED
from sixgun.games.bang.shelf import cover_of
from sixgun.games.catalog import GAMES
from sixgun.games.dice.model import ARROWS, DICE, FACES
from sixgun.games.dice.sets.base.table import LIFE as DICE_LIFE
from sixgun.games.roles import ROLES, ROLES_BY_PLAYERS

HEAD: Final = """
/** A kind of playing card. */
export interface KindFacts {
  colour: "brown" | "blue" | "green" | "orange" | "car";
  /** How far a weapon shoots; 0 for everything else. */
  reach: number;
  /** Whether it stays on the table when it is played. */
  stays: boolean;
  /** How many further hand cards it costs. */
  extra: number;
  /** How many of it are in each box. */
  copies: Readonly<Record<string, number>>;
}

export interface CharacterFacts {
  id: string;
  life: number;
  /** Whether a table may leave the character out. */
  bonus: boolean;
}

/** An event card: regular, bonus (a table may leave it out) or final. */
export interface EventFacts {
  id: string;
  kind: string;
}

/** A card without rank and suit that lies in a pile of its own. */
export interface PiledFacts {
  id: string;
  /** What sort of card it is among those of its pile. */
  sort: string;
  copies: number;
  /** What it costs to buy it; 0 for what has no price. */
  price: number;
}

/** The characters of a game by box. */
export type Casts = Readonly<Record<string, readonly CharacterFacts[]>>;
"""


def source() -> str:
    """The whole file."""
    boxes = list(OF_BOX)
    box_of = {card: boxes.index(box) for box in boxes for card in (*OF_BOX[box], *BESIDE[box])}
    return HEAD + "\n".join(
        [
            "",
            "/** The kind of every playing card, by the card's number. */",
            array("KIND", "string", KIND),
            "",
            "/** 2 to 14, the ace is the highest; `RANKS[rank - 2]` is printed. 0: no rank is printed. */",
            array("RANK", "number", RANK),
            "",
            "/** The suit of every card, an index into `SUITS`; one beyond it where no suit is printed. */",
            array("SUIT", "number", SUIT),
            "",
            "/** The box of every card, an index into `BOXES`. */",
            array("BOX", "number", [box_of[card] for card in range(len(KIND))]),
            "",
            array("BOXES", "string", boxes),
            array("RANKS", "string", RANKS),
            array("SUITS", "string", SUITS),
            array("SUIT_SIGNS", "string", SUIT_SIGNS),
            array("FACES", "string", FACES),
            array("ROLES", "string", ROLES),
            f"export const COLT = {json.dumps(COLT)};",
            f"export const DICE = {DICE};",
            f"export const ARROWS = {ARROWS};",
            "",
            "/** Which roles are dealt to this many players. */",
            table("ROLES_BY_PLAYERS", "Readonly<Record<number, readonly string[]>>", ROLES_BY_PLAYERS),
            "",
            table("KINDS", "Readonly<Record<string, KindFacts>>", {kind: facts(kind) for kind in KINDS}),
            "",
            "/** The event cards of every box of the card game that has some. */",
            table(
                "EVENTS",
                "Readonly<Record<string, readonly EventFacts[]>>",
                {
                    box: [{"id": id, "kind": kind} for id, kind in rows]
                    for box, rows in EVENTS.items()
                    if rows
                },
            ),
            "",
            "/** The cards without rank and suit: by box and by the pile they lie in. */",
            table(
                "PILES",
                "Readonly<Record<string, Readonly<Record<string, readonly PiledFacts[]>>>>",
                {
                    box: {pile: [piled(row) for row in rows] for pile, rows in piles.items()}
                    for box, piles in PILES.items()
                    if piles
                },
            ),
            "",
            "/** What is on the cover of every box of the card game: the id of one of its cards. */",
            table("COVERS", "Readonly<Record<string, string>>", {box: cover_of(box) for box in boxes}),
            "",
            "/** The characters of every box of every game. */",
            characters(),
            "",
        ]
    )


def facts(kind: str) -> dict[str, object]:
    """What a kind of card looks like."""
    card = KINDS[kind]
    counts = {
        box: sum(KIND[number] == kind for number in (*numbers, *BESIDE[box]))
        for box, numbers in OF_BOX.items()
    }
    return {
        "colour": card.colour,
        "reach": PRINTED[kind].reach,
        "stays": card.stays,
        "extra": card.extra,
        "copies": {box: count for box, count in counts.items() if count},
    }


def piled(row: tuple[str, str, int, int]) -> dict[str, object]:
    """A card of a pile."""
    id, sort, copies, price = row
    return {"id": id, "sort": sort, "copies": copies, "price": price}


def characters() -> str:
    """Every cast with the life printed on its cards; in Western Legends nobody has any."""
    casts = {
        "dice": {"base": [(id, life, False) for id, life in DICE_LIFE.items()]},
        "bang": {box: [(id, LIFE[id], id in BONUS) for id in cast] for box, cast in CAST.items()},
    }
    assert set(casts) == set(GAMES) - {"legends"} and set(casts["bang"]) == {
        module.id for module in BANG.modules
    }
    lines = ["export const CHARACTERS: Readonly<Record<string, Casts>> = {"]
    for id, boxes in casts.items():
        lines.append(f"  {id}: {{")
        for box, cast in boxes.items():
            lines.append(f"    {box}: [")
            lines.extend(
                f"      {script({'id': who, 'life': life, 'bonus': bonus})}," for who, life, bonus in cast
            )
            lines.append("    ],")
        lines.append("  },")
    return "\n".join([*lines, "};"])


def array(name: str, of: str, values: Iterable[int | str]) -> str:
    """A constant list, wrapped."""
    items = ", ".join(json.dumps(value, ensure_ascii=False) for value in values)
    head = f"export const {name}: readonly {of}[] = ["
    if len(head) + len(items) + 2 <= 110:
        return f"{head}{items}];"
    return "\n".join([head, *[f"  {line}" for line in textwrap.wrap(f"{items},", 108)], "];"])


def table(name: str, of: str, rows: Mapping[Any, object]) -> str:
    """A constant mapping, one line per entry."""
    lines = [f"  {key}: {script(value)}," for key, value in rows.items()]
    return "\n".join([f"export const {name}: {of} = {{", *lines, "};"])


def script(value: object) -> str:
    """A value as TypeScript writes it, keys without quotes."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key}: {script(inside)}" for key, inside in value.items()) + " }"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(script(inside) for inside in value) + "]"
    return json.dumps(value, ensure_ascii=False)
