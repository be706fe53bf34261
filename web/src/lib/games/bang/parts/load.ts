/** The load of Armed & Dangerous: on cards in play, on characters, and what it has paid for this turn. */

import type { Lesson } from "../../../play/coach.svelte";
import type { SeatMark } from "../../../play/stage";
import type { LoadPart, OwnEventsPart, Said } from "../../../wire/types";
import { KINDS } from "../../../wire/cards";
import { isShort, kindOfCard, nameOfKind, written, type BangTable } from "../cards";
import Load from "./Load.svelte";
import type { PartStage } from "./part";

/** Load on a card or a character at which there is room for more. */
export const MOST = 4;

export const load: PartStage<LoadPart, OwnEventsPart> = {
  Middle: Load,
  tab: () => null,
  tokens: ({ cards }, card) => cards.find((one) => one.card === card)?.count ?? 0,
  marks,
  hints,
  own: () => null,
  told,
  toldOwn: () => [],
};

/** What was paid for and still goes on in this turn. */
export function notesOf({ bell, belt }: LoadPart): Said[] {
  const notes: Said[] = [];
  if (bell >= 0) notes.push({ k: "web-load-bell", p: { card: nameOfKind("bell_tower") } });
  if (belt >= 0) notes.push({ k: "web-load-belt", p: { card: nameOfKind("bandolier") } });
  return notes;
}

function marks({ seats }: LoadPart, seat: number): SeatMark[] {
  const count = seats[seat] ?? 0;
  if (count === 0) return [];
  return [
    { drawing: `tokens/load_${Math.min(count, MOST)}`, title: { k: "web-load-on-character", p: { count } } },
  ];
}

/** As soon as the reader has to do with load. */
function hints({ cards, seats }: LoadPart, { scene, own, seat }: BangTable): Lesson[] {
  const near =
    (seats[seat] ?? 0) > 0 ||
    (scene.seats[seat]?.in_play ?? []).some((card) => cards.some((one) => one.card === card)) ||
    own.hand.some((card) => KINDS[kindOfCard(card)]?.colour === "orange");
  return near ? [{ id: "load", text: { k: "web-load-hint" } }] : [];
}

function told(part: LoadPart): Said[] {
  const cards = part.cards.map(({ card, count }): Said => ({
    k: "kernel-pair",
    p: {
      left: written(card),
      right: { k: isShort(kindOfCard(card), count) ? "web-text-load-short" : "web-load-count", p: { count } },
    },
  }));
  const found: Said[] = cards.length > 0 ? [{ k: "web-text-load-cards", p: { cards } }] : [];
  return [...found, { k: "web-text-load-supply", p: { count: part.supply } }, ...notesOf(part)];
}
