/** Cards of the card game by their numbers: what they are called, and which of them are twins. */

import type { Part, Sitting } from "../../play/stage";
import { CHARACTERS, KIND, KINDS, RANK, RANKS, SUIT, SUITS, SUIT_SIGNS } from "../../wire/cards";
import type { AskInfo, BangOwn, BangScene, Said } from "../../wire/types";

/** What a table tells about suits: those of all cards by their numbers while something changes them, else nothing. */
export type Suits = readonly number[];

export type BangTable = Sitting<BangScene, BangOwn>;

/** The kind of a card: its name as an id. */
export function kindOfCard(card: number): string {
  return KIND[card] ?? "";
}

/** The load at which a Bomb may explode at the next check. */
const FUSE = 2;

/** Whether a card has so little load that it is about to explode. */
export function isShort(kind: string, load: number): boolean {
  return kind === "bomb" && load > 0 && load <= FUSE;
}

/** Whether an id names a kind of card rather than a character. */
export function isKind(id: string): boolean {
  return id in KINDS;
}

export function rankOf(card: number): string {
  return RANKS[(RANK[card] ?? 0) - 2] ?? "";
}

/** The suit of a card: the printed one, unless something changes it. */
export function suitOf(card: number, suits: Suits = []): string {
  return SUITS[suits[card] ?? SUIT[card] ?? -1] ?? "";
}

/** The suit a card counts as where that is not certain to be the printed one; empty while nothing changes suits. */
export function countsAs({ scene }: BangTable, card: number): string {
  return scene.suits.length > 0 ? suitOf(card, scene.suits) : "";
}

/** Rank and suit: 7♦. */
export function signOf(card: number, suits: Suits = []): string {
  return rankOf(card) + (SUIT_SIGNS[suits[card] ?? SUIT[card] ?? -1] ?? "");
}

export function nameOfKind(kind: string): Said {
  return { k: `card-${kind}` };
}

export function nameOfCharacter(id: string): Said {
  return { k: `character-${id}` };
}

const CAST: ReadonlySet<string> = new Set(
  Object.values(CHARACTERS.bang ?? {}).flatMap((cast) => cast.map(({ id }) => id)),
);

/** The name of whatever an ability belongs to: a character, a card, an event. */
export function nameOfThing(id: string): Said {
  return CAST.has(id) ? nameOfCharacter(id) : nameOfKind(id);
}

/** A card as it is written everywhere, with what it is used as. */
export function written(card: number, kind = kindOfCard(card), suits: Suits = []): Said {
  const name = nameOfKind(kindOfCard(card));
  const sign = signOf(card, suits);
  const itself: Said = sign ? { k: "bang-written-card", p: { name, sign } } : name;
  if (kind === kindOfCard(card)) return itself;
  return { k: "bang-card-as", p: { card: itself, kind: nameOfKind(kind) } };
}

/** A card in words that can be read aloud: name, rank, suit; the name alone where nothing else is printed. */
export function spoken(card: number, suits: Suits = []): Said {
  if (!rankOf(card)) return nameOfKind(kindOfCard(card));
  const suit: Said = { k: `suit-${suitOf(card, suits)}` };
  return { k: "web-bang-spoken-card", p: { name: nameOfKind(kindOfCard(card)), rank: rankOf(card), suit } };
}

/** Whether two cards have the same name, rank and suit: there is nothing to choose between them. */
export function areTwins(left: number, right: number): boolean {
  return KIND[left] === KIND[right] && RANK[left] === RANK[right] && SUIT[left] === SUIT[right];
}

/**
 * The card by which a question names this one: itself, or the twin that is named instead.
 *
 * Of two cards that look the same only one is offered; either may be touched.
 */
export function namedCard(ask: AskInfo | null, card: number): number {
  const named = cardsOf(ask);
  return named.includes(card) ? card : (named.find((other) => areTwins(other, card)) ?? card);
}

/** What touching a card picks. */
export function partOf(ask: AskInfo | null, card: number): Part {
  return `card:${namedCard(ask, card)}`;
}

function cardsOf(ask: AskInfo | null): number[] {
  if (ask === null) return [];
  return [...ask.options, ...ask.closed].flatMap(({ option }) =>
    "card" in option && option.card >= 0 ? [option.card] : [],
  );
}
