/** Everything there is to look up: playing cards, characters, faces of the dice, roles, and other things of games. */

import { characterName, FACE_TEXTS } from "../games/dice/words";
import { has, say, t } from "../texts/i18n.svelte";
import {
  BOX,
  BOXES,
  CHARACTERS,
  EVENTS,
  FACES,
  KIND,
  KINDS,
  PILES,
  RANK,
  RANKS,
  ROLES,
  SUIT,
  SUITS,
} from "../wire/cards";
import type { GameId, Said } from "../wire/types";
import { LEGEND_SORTS, LEGEND_THINGS, legendThing, printsOf, type Print } from "./legends";

export const GAMES: readonly GameId[] = ["dice", "bang", "legends"];

/** Games that are played with roles. */
const WITH_ROLES: readonly string[] = ["dice", "bang"];

export const SORTS = [
  "character",
  "brown",
  "blue",
  "green",
  "orange",
  "car",
  "event",
  "equipment",
  "station",
  "locomotive",
  "show",
  "face",
  "role",
  ...LEGEND_SORTS,
] as const;

/** What sort of thing it is; playing cards by their colour. */
export type Sort = (typeof SORTS)[number];

export interface Entry {
  id: string;
  /** The game it belongs to; empty for all games with roles. */
  game: GameId | "";
  sort: Sort;
  /** The boxes it comes in. */
  boxes: readonly string[];
  /** Printed life points of a character; 0 for everything else. */
  life: number;
  /** Whether a table may leave the character or event out. */
  bonus: boolean;
  /** Whether it is the event that closes its pile. */
  last: boolean;
  /** The numbers of its copies, for playing cards. */
  copies: readonly number[];
}

/** What the reader looks for; empty means everything. */
export interface Wanted {
  game: string;
  box: string;
  sort: string;
  query: string;
}

export const ENTRIES: readonly Entry[] = [
  ...characters(),
  ...playingCards(),
  ...events(),
  ...piled(),
  ...showCards(),
  ...faces(),
  ...roles(),
  ...ofLegends(),
];

export function nameOf({ id, game, sort }: Entry): string {
  const thing = game === "legends" ? legendThing(id) : undefined;
  if (thing) return say(thing.name);
  switch (sort) {
    case "character":
      return game === "dice" ? say(characterName(id)) : t(`character-${id}`);
    case "face":
      return t(`face-${id}`);
    case "role":
      return t(`role-${id}`);
    default:
      return t(`card-${id}`);
  }
}

/** What it does. */
export function textOf({ id, game, sort }: Entry): string {
  const thing = game === "legends" ? legendThing(id) : undefined;
  if (thing?.texts[0]) return say(thing.texts[0]);
  switch (sort) {
    case "character":
      return t(`${game}-ability-${id}`);
    case "face":
      return t(FACE_TEXTS[id] ?? "");
    case "role":
      return t(`role-${id}.goal`);
    default:
      return t(`bang-card-${id}`);
  }
}

/** What else is printed on it, line by line. */
export function linesOf({ id, game }: Entry): string[] {
  return game === "legends" ? (legendThing(id)?.texts.slice(1).map(say) ?? []) : [];
}

/** What a role has to do in a game of three; empty if it does not take part. */
export function goalOfThree({ id, sort }: Entry): string {
  const key = `role-${id}.goal-three`;
  return sort === "role" && has(key) ? t(key) : "";
}

/** The entries that fit, by name. */
export function search(wanted: Wanted, lang: string): Entry[] {
  const words = plain(wanted.query).split(" ").filter(Boolean);
  const order = new Intl.Collator(lang);
  return ENTRIES.filter((entry) => fits(entry, wanted))
    .map((entry) => ({ entry, name: nameOf(entry) }))
    .filter(({ entry, name }) => {
      if (words.length === 0) return true;
      const text = plain(`${name} ${entry.id} ${textOf(entry)}`);
      return words.every((word) => text.includes(word));
    })
    .sort((left, right) => order.compare(left.name, right.name))
    .map(({ entry }) => entry);
}

/** The entry an address means; without a game, the first with that id. */
export function entryOf(game: string, id: string): Entry | undefined {
  const named = ENTRIES.filter((entry) => entry.id === id);
  return (
    named.find((entry) => entry.game === game) ??
    (game === "" || named[0]?.game === "" ? named[0] : undefined)
  );
}

/** The address of an entry, for others to follow. */
export function addressOf({ game, id }: Entry): string {
  return `/cards?${new URLSearchParams(game ? { game, card: id } : { card: id }).toString()}`;
}

/** Letters without case, accents and punctuation, so that everyone finds what they type. */
export function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function fits(entry: Entry, { game, box, sort }: Wanted): boolean {
  return (
    (game === "" || entry.game === game || (entry.game === "" && WITH_ROLES.includes(game))) &&
    (box === "" || entry.boxes.includes(box)) &&
    (sort === "" || entry.sort === sort)
  );
}

function characters(): Entry[] {
  return GAMES.flatMap((game) =>
    Object.entries(CHARACTERS[game] ?? {}).flatMap(([box, cast]) =>
      cast.map(({ id, life, bonus }) => ({
        id,
        game,
        sort: "character" as const,
        boxes: [box],
        life,
        bonus,
        last: false,
        copies: [],
      })),
    ),
  );
}

function playingCards(): Entry[] {
  return Object.entries(KINDS).map(([id, facts]) => ({
    id,
    game: "bang",
    sort: facts.colour,
    boxes: Object.keys(facts.copies),
    life: 0,
    bonus: false,
    last: false,
    copies: KIND.flatMap((kind, card) => (kind === id ? [card] : [])),
  }));
}

function events(): Entry[] {
  return Object.entries(EVENTS).flatMap(([box, cards]) =>
    cards.map(({ id, kind }) => ({
      id,
      game: "bang" as const,
      sort: "event" as const,
      boxes: [box],
      life: 0,
      bonus: kind === "bonus",
      last: kind === "final",
      copies: [],
    })),
  );
}

/** Piles whose cards are told of one by one; cards that lie in front of players like all others are kinds of cards. */
const PILED = ["equipment", "station", "locomotive"] as const;

function piled(): Entry[] {
  return PILED.flatMap((pile) => ofPile(pile));
}

function ofPile(sort: (typeof PILED)[number]): Entry[] {
  return Object.entries(PILES).flatMap(([box, piles]) =>
    (piles[sort] ?? []).map(({ id }) => ({
      id,
      game: "bang" as const,
      sort,
      boxes: [box],
      life: 0,
      bonus: false,
      last: false,
      copies: [],
    })),
  );
}

function showCards(): Entry[] {
  return Object.entries(PILES).flatMap(([box, piles]) =>
    (piles["show"] ?? []).map(({ id, sort }) => ({
      id,
      game: "bang" as const,
      sort: "show" as const,
      boxes: [box],
      life: 0,
      bonus: false,
      last: sort === "final",
      copies: [],
    })),
  );
}

/** Border, price and copies of a card without rank and suit, in words. */
export function pileLines({ id, boxes }: Entry): Said[] {
  for (const box of boxes)
    for (const [pile, cards] of Object.entries(PILES[box] ?? {}))
      for (const card of cards)
        if (card.id === id)
          return [
            { k: `pile-${pile}-${card.sort}` },
            ...(card.price > 0 ? [{ k: `pile-${pile}-price`, p: { count: card.price } }] : []),
            { k: "web-cards-copies", p: { count: card.copies } },
          ];
  return [];
}

function faces(): Entry[] {
  return FACES.map((id) => ({
    id,
    game: "dice",
    sort: "face",
    boxes: ["base"],
    life: 0,
    bonus: false,
    last: false,
    copies: [],
  }));
}

function roles(): Entry[] {
  return ROLES.map((id) => ({
    id,
    game: "",
    sort: "role",
    boxes: ["base"],
    life: 0,
    bonus: false,
    last: false,
    copies: [],
  }));
}

function ofLegends(): Entry[] {
  return LEGEND_THINGS.map(({ id, sort }) => ({
    id,
    game: "legends",
    sort,
    boxes: ["base"],
    life: 0,
    bonus: false,
    last: false,
    copies: [],
  }));
}

/** The boxes of a game that something here comes from. */
export function boxesOf(game: string): string[] {
  return [...new Set(ENTRIES.filter((entry) => entry.game === game).flatMap(({ boxes }) => boxes))];
}

/** The copies of a card in one box, by rank and suit. */
export function copiesIn(entry: Entry, box: string): Print[] {
  if (entry.sort === "poker") return printsOf(entry.id);
  return entry.copies
    .filter((card) => BOXES[BOX[card] ?? -1] === box && (RANK[card] ?? 0) > 0)
    .map((card) => ({ rank: RANKS[(RANK[card] ?? 2) - 2] ?? "", suit: SUITS[SUIT[card] ?? 0] ?? "" }));
}
