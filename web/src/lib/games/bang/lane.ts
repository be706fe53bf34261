/** What is being answered at the moment: who does what to which player. */

import type { BangEvent, BangEvents, BangOption } from "../../wire/types";
import { isKind, kindOfCard, type BangTable } from "./cards";

export interface Lane {
  from: number;
  /** Who it is aimed at, or -1. */
  to: number;
  /** The card it is done with, or -1. */
  card: number;
  /** What the card is used as; empty if an ability does it. */
  kind: string;
}

type Deed = BangEvents["CardPlayed"] | BangEvents["CardUsed"];

/** The deed that waits for an answer, or null. */
export function laneOf(table: BangTable): Lane | null {
  const asked = table.scene.asking[0];
  if (asked === undefined) return null;
  const events = ofThisTurn(table);
  switch (asked.prompt) {
    case "shot":
    case "ricochet":
    case "rescue":
      return shotAt(events, asked.seat);
    case "duel":
      return duel(events, asked.seat);
    case "indians":
      return facing(events, asked.seat);
    case "stop_card":
      return aimedAt(events, asked.seat);
    case "pay_cost":
    case "pick_card":
      return robbing(table, events, asked.seat);
    default:
      return null;
  }
}

/** The card that was played last, as long as nothing else worth seeing happens. */
export function lastDeed({ lines }: BangTable): Lane | null {
  for (let index = lines.length - 1; index >= 0; index--) {
    const event = lines[index]?.event as BangEvent | null | undefined;
    if (event && isDeed(event)) {
      const to = event.target === event.seat ? -1 : event.target;
      return { from: event.seat, to, card: event.card, kind: asKind(event) };
    }
  }
  return null;
}

/** The events since the turn began, the latest first. */
function ofThisTurn({ lines }: BangTable): BangEvent[] {
  const found: BangEvent[] = [];
  for (let index = lines.length - 1; index >= 0; index--) {
    const event = lines[index]?.event as BangEvent | null | undefined;
    if (event?.is === "TurnBegan") break;
    if (event) found.push(event);
  }
  return found;
}

function shotAt(events: readonly BangEvent[], seat: number): Lane | null {
  const at = events.findIndex((event) => event.is === "ShotFired" && event.seat === seat);
  const shot = events[at];
  if (shot?.is !== "ShotFired" || shot.by < 0 || shot.by === seat) return null;
  const deed = events
    .slice(at)
    .find((event) => isDeed(event) && event.seat === shot.by && asKind(event) === shot.cause);
  const card = deed && isDeed(deed) ? deed.card : -1;
  return { from: shot.by, to: seat, card, kind: isKind(shot.cause) ? shot.cause : "" };
}

/** A card that is turned against somebody, who may still stop it. */
function aimedAt(events: readonly BangEvent[], seat: number): Lane | null {
  const deed = events.find((event) => isDeed(event) && event.target === seat);
  return deed && isDeed(deed) ? { from: deed.seat, to: seat, card: deed.card, kind: asKind(deed) } : null;
}

/** Both sides of a duel are asked in turn. */
function duel(events: readonly BangEvent[], seat: number): Lane | null {
  const deed = events.find((event) => event.is === "CardPlayed" && event.kind === "duel");
  if (deed?.is !== "CardPlayed") return null;
  const from = deed.seat === seat ? deed.target : deed.seat;
  return { from, to: seat, card: deed.card, kind: deed.kind };
}

function facing(events: readonly BangEvent[], seat: number): Lane | null {
  const deed = events.find((event) => event.is === "CardPlayed" && event.kind === "indians");
  return deed?.is === "CardPlayed" ? { from: deed.seat, to: seat, card: deed.card, kind: deed.kind } : null;
}

/** Someone is about to lose a card; a Brawl names its victims one after another. */
function robbing(table: BangTable, events: readonly BangEvent[], seat: number): Lane | null {
  const deed = events.find((event) => isDeed(event) && event.seat === seat);
  if (!deed || !isDeed(deed)) return null;
  const option = table.own.ask?.options
    .map((one) => one.option as BangOption)
    .find((one) => one.is === "Pick");
  const to = option?.is === "Pick" ? option.target : deed.target;
  return to >= 0 && to !== seat ? { from: seat, to, card: deed.card, kind: asKind(deed) } : null;
}

function isDeed(event: BangEvent): event is Deed {
  return event.is === "CardPlayed" || event.is === "CardUsed";
}

function asKind(deed: Deed): string {
  return deed.is === "CardPlayed" ? deed.kind : kindOfCard(deed.card);
}
