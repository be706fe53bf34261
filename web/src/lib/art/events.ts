/** Cards that lie across: events and show cards by their ids, and what they are drawn with. */

import { EVENTS, PILES } from "../wire/cards";

const BOX_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(EVENTS).flatMap(([box, events]) => events.map(({ id }): [string, string] => [id, box])),
);

const SHOW_CARDS: ReadonlySet<string> = new Set(
  Object.values(PILES).flatMap((piles) => (piles["show"] ?? []).map(({ id }) => id)),
);

export function isEvent(id: string): boolean {
  return BOX_OF.has(id);
}

/** Whether it is a card of Wild West Show. */
export function isShowCard(id: string): boolean {
  return SHOW_CARDS.has(id);
}

/** The box an event comes from: its frame is drawn for that box. */
export function boxOfEvent(id: string): string {
  return BOX_OF.get(id) ?? "";
}

/** The frame of a card that lies across. */
export function frameOf(id: string): string {
  return isShowCard(id) ? "show" : `event_${boxOfEvent(id)}`;
}

/** Its drawing: the sheet, and the name on it. */
export function drawingOfSlip(id: string): readonly [sheet: "events" | "motifs", name: string] {
  return [isShowCard(id) ? "motifs" : "events", id];
}
