/** Event cards by their ids, and the box each of them comes from. */

import { EVENTS } from "../wire/cards";

const BOX_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(EVENTS).flatMap(([box, events]) => events.map(({ id }): [string, string] => [id, box])),
);

export function isEvent(id: string): boolean {
  return BOX_OF.has(id);
}

/** The box an event comes from: its frame is drawn for that box. */
export function boxOfEvent(id: string): string {
  return BOX_OF.get(id) ?? "";
}
