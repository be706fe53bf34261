/** The parts of boxes that can be shown, by their ids. A part nobody knows here is left out. */

import type { SeatMark } from "../../../play/stage";
import type { Said } from "../../../wire/types";
import type { BangTable } from "../cards";
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
  return count > 0 ? [{ k: "web-load-count", p: { count } }] : [];
}

/** What lies on a player's character. */
export function marksOf(table: BangTable, seat: number): SeatMark[] {
  return shownParts(table).flatMap(({ part, stage }) => stage.marks?.(part, seat) ?? []);
}

/** What only the reader knows, in short lines. */
export function ownLines(table: BangTable): Said[] {
  return ofOwn(table, (stage, own) => stage.own(own) ?? []);
}

/** The first thing on the table that somebody may need advice about: which part it belongs to, and the advice. */
export function lessonAt(table: BangTable): { topic: string; said: Said } | null {
  for (const { part, stage } of shownParts(table)) {
    const said = stage.lesson?.(table, part);
    if (said) return { topic: part.is, said };
  }
  return null;
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
