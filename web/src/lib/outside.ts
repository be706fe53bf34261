/**
 * Boxes from outside. The page is built without them; the server tells about them inside its HTML, and here they
 * join what was built in. Imported before everything else, so that nobody has counted the cards yet.
 */

import {
  BOX,
  BOXES,
  CHARACTERS,
  COVERS,
  EVENTS,
  KIND,
  KINDS,
  PILES,
  RANK,
  SUIT,
  type CharacterFacts,
  type EventFacts,
  type KindFacts,
  type PiledFacts,
} from "./wire/cards";
import type { Language } from "./wire/types";

export interface OutsideBox {
  id: string;
  /** The card whose picture is on its cover. */
  cover: string;
  /** Number, kind, rank and suit of every card. */
  cards: readonly (readonly [number, string, number, number])[];
  kinds: readonly { id: string; colour: KindFacts["colour"]; reach: number; stays: boolean; extra: number }[];
  /** Id, life points, whether a table may leave the character out. */
  characters: readonly (readonly [string, number, boolean])[];
  events: readonly (readonly [string, string])[];
  /** Cards without rank and suit: pile, id, sort, copies, price. */
  piles: readonly (readonly [string, string, string, number, number])[];
  /** The ids that have a drawing of their own. */
  drawn: readonly string[];
  /** Fluent files by language. */
  texts: Readonly<Partial<Record<Language, string>>>;
}

/** Where the drawing of a card of a box from outside is, or empty if it has none. */
const drawings = new Map<string, string>();

const texts: OutsideBox["texts"][] = [];

/** The drawing of something from outside: its address, empty for one without; undefined for what is ours. */
export function outsideDrawing(id: string): string | undefined {
  return drawings.get(id);
}

/** The texts of all boxes from outside in a language. */
export function outsideTexts(lang: Language): string[] {
  return texts.flatMap((box) => box[lang] ?? []);
}

/** Put a box on the shelf beside the built-in ones. */
export function admit(box: OutsideBox): void {
  const place = (BOXES as string[]).push(box.id) - 1;
  for (const { id, ...facts } of box.kinds) {
    (KINDS as Record<string, KindFacts>)[id] = { ...facts, copies: {} };
  }
  for (const [number, kind, rank, suit] of box.cards) {
    (KIND as string[])[number] = kind;
    (RANK as number[])[number] = rank;
    (SUIT as number[])[number] = suit;
    (BOX as number[])[number] = place;
    const copies = KINDS[kind]?.copies as Record<string, number> | undefined;
    if (copies) copies[box.id] = (copies[box.id] ?? 0) + 1;
  }
  (CHARACTERS["bang"] as Record<string, readonly CharacterFacts[]>)[box.id] = box.characters.map(
    ([id, life, bonus]) => ({ id, life, bonus }),
  );
  if (box.events.length > 0) {
    (EVENTS as Record<string, readonly EventFacts[]>)[box.id] = box.events.map(([id, kind]) => ({
      id,
      kind,
    }));
  }
  if (box.piles.length > 0) {
    const piles: Record<string, PiledFacts[]> = {};
    for (const [pile, id, sort, copies, price] of box.piles)
      (piles[pile] ??= []).push({ id, sort, copies, price });
    (PILES as Record<string, Readonly<Record<string, readonly PiledFacts[]>>>)[box.id] = piles;
  }
  (COVERS as Record<string, string>)[box.id] = box.cover;
  const ours = [
    ...box.kinds.map(({ id }) => id),
    ...box.characters.map(([id]) => id),
    ...box.events.map(([id]) => id),
    ...box.piles.map(([, id]) => id),
  ];
  for (const id of ours) drawings.set(id, box.drawn.includes(id) ? `/boxes/${box.id}/${id}.svg` : "");
  texts.push(box.texts);
}

/** The boxes the server told about. */
function told(): OutsideBox[] {
  const element = typeof document === "undefined" ? null : document.getElementById("outside-boxes");
  return element ? (JSON.parse(element.textContent) as OutsideBox[]) : [];
}

told().forEach(admit);
