"""What is printed on the cards of Western Legends: numbers, ids, and sentences not yet in any language."""

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

from sixgun.games.legends.content.kinds import COLOURS
from sixgun.games.legends.content.reading import COLUMNS, packaged_files
from sixgun.games.legends.content.tables import read_table
from sixgun.games.legends.model import (
    ABILITY_LP,
    ACTIONS,
    BLACK,
    HAND_LIMIT,
    HOUSE,
    MOST_MISC,
    MOST_MONEY,
    MOST_POINTS,
    MOST_WOUNDS,
    ON_FOOT,
    VIRTUAL,
)
from sixgun.texts.legends.codes import called, told
from tools.wire.cards import array, script

HEAD: Final = """
import type { Part, Said } from "./types";

/** One of the 52 poker cards, by its number. */
export interface PokerFacts {
  readonly id: string;
  readonly rank: string;
  /** What it is worth in a fight. */
  readonly value: number;
  readonly suit: string;
  /** The key of its ability in `POKER_KINDS`. */
  readonly kind: string;
}

/** What all poker cards with the same ability share. */
export interface PokerKindFacts {
  readonly name: Part;
  /** When it can be used: action, reaction, effect. */
  readonly types: readonly string[];
  readonly text: Said;
}

/** One of the cards that virtual characters fight with. */
export interface FightFacts {
  readonly id: string;
  readonly rank: string;
  readonly value: number;
  readonly text: Said;
}

/** A kind of item; miscellaneous items have only a front. */
export interface ItemFacts {
  readonly id: string;
  readonly name: Part;
  readonly category: "weapon" | "mount" | "misc";
  readonly price: number;
  readonly copies: number;
  /** Movement points of a mount, and of its upgraded side. */
  readonly movement: number;
  readonly upgradedMovement: number;
  /** LP at the end of the game for the upgraded side. */
  readonly endLp: number;
  /** What a side does; nothing for a plain one. */
  readonly text: Said | null;
  readonly upgraded: Said | null;
}

export interface LegendFacts {
  readonly id: string;
  readonly name: Part;
  /** The location where the character starts. */
  readonly site: string;
  readonly weapon: string;
  readonly cards: number;
  readonly money: number;
  readonly mp: number;
  readonly wp: number;
  readonly text: Said;
}

export interface StoryFacts {
  readonly id: string;
  readonly name: Part;
  /** How a disc gets there. */
  readonly condition: Said;
  readonly reward: Said;
  /** The letters of the hideouts that get a bandit. */
  readonly hideouts: readonly string[];
  /** How far the sheriff moves. */
  readonly sheriff: number;
}

export interface GoalFacts {
  readonly id: string;
  readonly name: Part;
  readonly character: string;
  readonly condition: Said;
}

/** A card of the Man in Black. */
export interface BlackFacts {
  readonly id: string;
  readonly name: Part;
  /** A space, or whose space it is: `most_lp`, `most_money`. */
  readonly place: string;
  readonly lp: number;
  readonly text: Said;
}

export interface CattleFacts {
  readonly colour: string;
  readonly symbol: string;
  readonly text: Said;
}

export interface FaceFacts {
  readonly symbol: string;
  readonly text: Said;
}

/** A space of the Marshal or the Wanted track; the last one stands for all points beyond it. */
export interface TrackFacts {
  readonly row: number;
  /** The LP of its row: Marshals get them at the end of the game, the Wanted at the end of their turns. */
  readonly rowLp: number;
  /** What reaching it brings, or nothing. */
  readonly entry: Said | null;
}
"""

Cells: TypeAlias = Mapping[str, str]
"""A row of a data file by the names of its columns."""

NUMBERS: Final = {
    "HAND_LIMIT": HAND_LIMIT,
    "MOST_MONEY": MOST_MONEY,
    "MOST_POINTS": MOST_POINTS,
    "MOST_WOUNDS": MOST_WOUNDS,
    "MOST_MISC": MOST_MISC,
    "ABILITY_LP": ABILITY_LP,
    "ACTIONS": ACTIONS,
    "ON_FOOT": ON_FOOT,
}
"""Limits of the rules that the page shows."""

IDLE: Final = ("", "none")
"""Codes of what does nothing."""


def source() -> str:
    """The whole file."""
    rows = {
        name: [row.cells for row in read_table(name, text, COLUMNS[name])]
        for name, text in packaged_files().items()
        if name in COLUMNS
    }
    tracks = rows["tracks.tsv"]
    parts = [
        listed("POKER", "PokerFacts", map(poker_card, rows["poker_cards.tsv"])),
        keyed("POKER_KINDS", "PokerKindFacts", poker_kinds(rows["poker_cards.tsv"])),
        listed("FIGHT_CARDS", "FightFacts", map(fight_card, rows["fight_cards.tsv"])),
        listed("ITEMS", "ItemFacts", map(item, rows["items.tsv"])),
        listed("LEGENDS", "LegendFacts", map(character, rows["characters.tsv"])),
        listed("STORIES", "StoryFacts", map(story, rows["story_cards.tsv"])),
        listed("GOALS", "GoalFacts", map(goal, rows["goals.tsv"])),
        listed("BLACK_CARDS", "BlackFacts", map(black_card, rows["man_in_black.tsv"])),
        listed("CATTLE", "CattleFacts", map(cattle, rows["cattle_tokens.tsv"])),
        listed("GOLD_FACES", "FaceFacts", map(face, rows["dice.tsv"])),
        *[
            listed(
                f"{name.upper()}_TRACK",
                "TrackFacts",
                [track_space(row) for row in tracks if row["track"] == name],
            )
            for name in ("marshal", "wanted")
        ],
        array("CATTLE_COLOURS", "string", COLOURS),
        constants(),
    ]
    return HEAD + "\n" + "\n\n".join(parts) + "\n"


def constants() -> str:
    """Numbers that the page must know."""
    lines = [
        "/** Who stands where a seat would: the Man in Black, a virtual character, the house at poker. */",
        *[f"export const {name} = {number};" for name, number in (("BLACK", BLACK), ("VIRTUAL", VIRTUAL))],
        f"export const HOUSE = {HOUSE};",
        "",
        *[f"export const {name} = {number};" for name, number in NUMBERS.items()],
    ]
    return "\n".join(lines)


def poker_card(row: Cells) -> dict[str, object]:
    """A poker card."""
    return {
        "id": row["id"],
        "rank": row["rank"],
        "value": int(row["value"]),
        "suit": row["suit"],
        "kind": row["kind"],
    }


def poker_kinds(rows: Iterable[Cells]) -> dict[str, dict[str, object]]:
    """The abilities of poker cards; the data files make sure that cards of a kind have the same ones."""
    return {
        row["kind"]: {
            "name": called("poker", row["kind"], row["name"]),
            "types": row["ability_type"].split("+"),
            "text": told(row["ability_code"], "reaction" if row["ability_type"] == "reaction" else "poker"),
        }
        for row in rows
    }


def fight_card(row: Cells) -> dict[str, object]:
    """A fight card."""
    return {
        "id": row["id"],
        "rank": row["rank"],
        "value": int(row["value"]),
        "text": told(row["effect_code"], "fight"),
    }


def item(row: Cells) -> dict[str, object]:
    """An item with its sides."""
    return {
        "id": row["id"],
        "name": called("item", row["id"], row["name"]),
        "category": row["category"],
        "price": int(row["price"]),
        "copies": int(row["copies"]),
        "movement": int(row["movement"] or 0),
        "upgradedMovement": int(row["upgraded_movement"] or 0),
        "endLp": int(row["upgraded_end_lp"] or 0),
        "text": None if row["front_code"] in IDLE else told(row["front_code"], "item"),
        "upgraded": None if row["upgraded_code"] in IDLE else told(row["upgraded_code"], "item"),
    }


def character(row: Cells) -> dict[str, object]:
    """A character with what it starts with."""
    return {
        "id": row["id"],
        "name": called("character", row["id"], row["name"]),
        "site": row["start_site"],
        "weapon": row["start_weapon"],
        "cards": int(row["poker_cards"]),
        "money": int(row["money"]),
        "mp": int(row["marshal_points"]),
        "wp": int(row["wanted_points"]),
        "text": told(row["ability_code"], "character"),
    }


def story(row: Cells) -> dict[str, object]:
    """A story card; like the table, the page knows it by its slug."""
    return {
        "id": row["slug"],
        "name": called("story", row["slug"], row["name"]),
        "condition": told(row["condition_code"], "story"),
        "reward": told(row["reward_code"], "reward"),
        "hideouts": row["bandit_hideouts"].split(","),
        "sheriff": int(row["sheriff_move"]),
    }


def goal(row: Cells) -> dict[str, object]:
    """A goal card."""
    return {
        "id": row["id"],
        "name": called("goal", row["id"], row["name"]),
        "character": row["character"],
        "condition": told(row["condition_code"], "goal"),
    }


def black_card(row: Cells) -> dict[str, object]:
    """A card of the Man in Black."""
    return {
        "id": row["id"],
        "name": called("black", row["id"], row["name"]),
        "place": row["place"],
        "lp": int(row["lp"]),
        "text": told(row["effect_code"], "black"),
    }


def cattle(row: Cells) -> dict[str, object]:
    """A cattle token."""
    return {"colour": row["colour"], "symbol": row["symbol"], "text": told(row["bonus_code"], "bonus")}


def face(row: Cells) -> dict[str, object]:
    """A face of the prospecting dice."""
    return {"symbol": row["symbol"], "text": told(row["result_code"], "face")}


def track_space(row: Cells) -> dict[str, object]:
    """A space of a track."""
    return {
        "row": int(row["row"] or 0),
        "rowLp": int(row["row_lp"] or 0),
        "entry": None if row["entry_code"] in IDLE else told(row["entry_code"], "track"),
    }


def listed(name: str, of: str, rows: Iterable[Mapping[str, object]]) -> str:
    """A constant list, one line per entry."""
    return "\n".join(
        [f"export const {name}: readonly {of}[] = [", *[f"  {script(row)}," for row in rows], "];"]
    )


def keyed(name: str, of: str, rows: Mapping[str, Mapping[str, object]]) -> str:
    """A constant mapping, one line per entry."""
    lines = [f"  {key}: {script(row)}," for key, row in rows.items()]
    return "\n".join([f"export const {name}: Readonly<Record<string, {of}>> = {{", *lines, "};"])
