/** The pile of events: which one is in force, which one is coming, and what they demand of players. */

import type { EventsPart, OwnEventsPart, Said } from "../../../wire/types";
import { nameOfCharacter, nameOfKind } from "../cards";
import Events from "./Events.svelte";
import type { PartStage } from "./part";

/** A character that lies face down, even for its owner. */
const FACE_DOWN = "?";

export const events: PartStage<EventsPart, OwnEventsPart> = {
  Middle: Events,
  tab: ({ duty }, card) => (duty === card ? { k: "web-events-duty" } : null),
  hints: () => [{ id: "events", text: { k: "web-events-hint" } }],
  own: reserve,
  told,
  toldOwn,
};

export function nameOfEvent(id: string): Said {
  return nameOfKind(id);
}

export function textOfEvent(id: string): Said {
  return { k: `bang-card-${id}` };
}

/** Whether the event in force is the one that stays. */
export function isLast({ now, left }: EventsPart): boolean {
  return now !== "" && left === 0;
}

/** What the player on turn may play, if a suit was named. */
export function suitLine({ suit }: EventsPart): Said | null {
  return suit ? { k: "web-events-suit", p: { suit: { k: `suit-${suit}` } } } : null;
}

function reserve({ reserve: id }: OwnEventsPart): Said | null {
  if (id === "") return null;
  if (id === FACE_DOWN) return { k: "web-events-reserve-hidden" };
  return { k: "web-events-reserve", p: { character: nameOfCharacter(id) } };
}

function told(part: EventsPart): Said[] {
  const said: Said[] = [];
  const line = (k: string, id: string): Said => ({ k, p: { event: nameOfEvent(id), text: textOfEvent(id) } });
  said.push(part.now ? line("web-text-events-now", part.now) : { k: "web-text-events-none" });
  if (part.suit) said.push({ k: "web-text-events-suit", p: { suit: { k: `suit-${part.suit}` } } });
  if (isLast(part)) said.push({ k: "web-text-events-last" });
  if (part.next) said.push(line("web-text-events-next", part.next));
  if (part.left > 0) said.push({ k: "web-text-events-left", p: { count: part.left } });
  if (part.past.length > 0)
    said.push({ k: "web-text-events-past", p: { events: part.past.map(nameOfEvent) } });
  return said;
}

function toldOwn({ reserve: id }: OwnEventsPart): Said[] {
  if (id === "") return [];
  if (id === FACE_DOWN) return [{ k: "web-text-events-reserve-hidden" }];
  return [{ k: "web-text-events-reserve", p: { character: nameOfCharacter(id) } }];
}
