/** The deck of show cards: which one is in force, and what it does to hands, seats and the end of the game. */

import type { SeatMark } from "../../../play/stage";
import type { Said, ShowShown } from "../../../wire/types";
import { nameOfKind, spoken, type BangTable } from "../cards";
import type { AnyOwnPart, PartStage } from "./part";
import Show from "./Show.svelte";

export const show: PartStage<ShowShown, AnyOwnPart> = {
  Middle: Show,
  tab: () => null,
  marks,
  own: () => null,
  told,
  toldOwn: () => [],
};

export function textOfShowCard(id: string): Said {
  return { k: `bang-card-${id}` };
}

/** What everybody should know beside the card itself: what is counted, who wins, that hands lie open. */
export function notesOf(table: BangTable, { last, played, open }: ShowShown): Said[] {
  const notes: Said[] = [];
  if (last) notes.push({ k: "web-show-last-one" });
  if (open) notes.push({ k: "web-show-open-hands" });
  const { active, outcome } = table.scene;
  if (played >= 0 && outcome === null)
    notes.push({ k: "web-show-played", p: { player: table.name(active), count: played } });
  return notes;
}

/** The hand of a player in words, while everyone may see it. */
export function openHand({ scene }: BangTable, seat: number): Said[] {
  const cards = scene.seats[seat]?.open_hand ?? [];
  if (cards.length === 0) return [];
  return [{ k: "web-show-hand", p: { cards: cards.map((card) => spoken(card, scene.suits)) } }];
}

function marks({ skips }: ShowShown, seat: number): SeatMark[] {
  return skips.includes(seat) ? [{ drawing: "tokens/skips_turn", title: { k: "web-show-skips" } }] : [];
}

function told(part: ShowShown): Said[] {
  const { now, left, past, last } = part;
  const said: Said[] = now
    ? [{ k: "web-text-show-now", p: { card: nameOfKind(now), text: textOfShowCard(now) } }]
    : [{ k: "web-text-show-none" }];
  if (last) said.push({ k: "web-text-show-last" });
  else said.push({ k: "web-text-show-left", p: { count: left } });
  if (part.open) said.push({ k: "web-text-show-open" });
  if (past.length > 0) said.push({ k: "web-text-show-past", p: { cards: past.map(nameOfKind) } });
  return said;
}
