/** The parts of boxes that can be shown, by their ids. A part nobody knows here is left out. */

import type { Lesson } from "../../../play/coach.svelte";
import type { SeatMark } from "../../../play/stage";
import type { Said } from "../../../wire/types";
import { isShort, kindOfCard, type BangTable } from "../cards";
import { events } from "./events";
import { gold } from "./gold";
import { load } from "./load";
import { train } from "./train";
import type { AnyOwnPart, AnyPart, PartStage } from "./part";
import { show } from "./show";

const PARTS: Readonly<Record<AnyPart["is"], PartStage>> = {
  events,
  gold,
  load,
  train,
  show,
} as unknown as Readonly<Record<AnyPart["is"], PartStage>>;

export interface Shown {
  part: AnyPart;
  stage: PartStage;
}

/** Something in front of a player, and how it looks in front of the reader. */
interface Front {
  id: string;
  Front: NonNullable<PartStage["Front"]>;
}

/** The parts on a table with what shows them. */
export function shownParts({ scene }: BangTable): Shown[] {
  return scene.parts.filter(({ is }) => is in PARTS).map((part) => ({ part, stage: PARTS[part.is] }));
}

/** What parts say on a tab over a card. */
export function tabOf(table: BangTable, card: number): Said | null {
  return (
    shownParts(table)
      .map(({ part, stage }) => stage.tab(part, card))
      .find(Boolean) ?? null
  );
}

/** How many tokens lie on a card in play. */
export function tokensOn(table: BangTable, card: number): number {
  return shownParts(table).reduce((sum, { part, stage }) => sum + (stage.tokens?.(part, card) ?? 0), 0);
}

/** The tokens on a card in play in words; nothing without any. */
export function loadOfCard(table: BangTable, card: number): Said[] {
  const count = tokensOn(table, card);
  if (count === 0) return [];
  const said: Said[] = [{ k: "web-load-count", p: { count } }];
  return isShort(kindOfCard(card), count) ? [...said, { k: "web-load-short" }] : said;
}

/** What lies on a player's character. */
export function marksOf(table: BangTable, seat: number): SeatMark[] {
  return shownParts(table).flatMap(({ part, stage }) => stage.marks?.(part, seat) ?? []);
}

/** What somebody is called who is back in the game as a shadow; null for ghosts. */
export function shadowAs(table: BangTable, ghost: string): Said | null {
  return (
    shownParts(table)
      .map(({ stage }) => stage.shadow?.(ghost) ?? null)
      .find(Boolean) ?? null
  );
}

/** What somebody is called who is back in the game without life points. */
export function lifelessAs(table: BangTable, ghost: string): Said {
  return shadowAs(table, ghost) ?? { k: "web-events-ghost" };
}

/** Whether what an eliminated player has stays in sight. */
export function lingers(table: BangTable, seat: number): boolean {
  return shownParts(table).some(({ part, stage }) => stage.lingers?.(part, seat) ?? false);
}

/** What of the parts lies in front of a player like cards in play. */
export function frontOf(table: BangTable, seat: number): Front[] {
  return shownParts(table).flatMap(({ part, stage: { front, Front } }) =>
    front && Front ? front(part, seat).map((id) => ({ id, Front })) : [],
  );
}

/** What of the parts lies in front of a player, with what it does. */
export function explained(table: BangTable, seat: number): { name: Said; text: Said }[] {
  return shownParts(table).flatMap(({ part, stage }) => stage.explained?.(part, seat) ?? []);
}

/** What is new on the table, for a reader who meets it for the first time. */
export function hintsOf(table: BangTable): Lesson[] {
  return shownParts(table).flatMap(({ part, stage }) => stage.hints?.(part, table) ?? []);
}

/** What only the reader knows, in short lines. */
export function ownLines(table: BangTable): Said[] {
  return ofOwn(table, (stage, own) => stage.own(own) ?? []);
}

/** Cards that lie open for a moment. */
export function laidOpen(table: BangTable): readonly number[] {
  return shownParts(table).flatMap(({ part, stage }) => stage.laidOpen?.(part) ?? []);
}

/** The parts in sentences. */
export function toldParts(table: BangTable): Said[] {
  return shownParts(table).flatMap(({ part, stage }) => stage.told(part));
}

/** What of them belongs to a player, in sentences. */
export function toldPartsOf(table: BangTable, seat: number): Said[] {
  return shownParts(table).flatMap(({ part, stage }) => stage.toldOf?.(part, seat) ?? []);
}

/** What only the reader knows of them, in sentences. */
export function toldOwnParts(table: BangTable): Said[] {
  return ofOwn(table, (stage, own) => stage.toldOwn(own));
}

function ofOwn({ own }: BangTable, say: (stage: PartStage, own: AnyOwnPart) => Said | Said[]): Said[] {
  return own.parts.filter(({ is }) => is in PARTS).flatMap((part) => say(PARTS[part.is], part));
}
