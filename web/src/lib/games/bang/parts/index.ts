/** The parts of boxes that can be shown, by their ids. A part nobody knows here is left out. */

import type { Said } from "../../../wire/types";
import type { BangTable } from "../cards";
import { events } from "./events";
import type { AnyOwnPart, AnyPart, PartStage } from "./part";

const PARTS: Readonly<Record<AnyPart["is"], PartStage>> = { events };

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

/** What only the reader knows, in short lines. */
export function ownLines(table: BangTable): Said[] {
  return ofOwn(table, (stage, own) => stage.own(own) ?? []);
}

/** The parts in sentences. */
export function toldParts(table: BangTable): Said[] {
  return shownParts(table).flatMap(({ part, stage }) => stage.told(part));
}

/** What only the reader knows of them, in sentences. */
export function toldOwnParts(table: BangTable): Said[] {
  return ofOwn(table, (stage, own) => stage.toldOwn(own));
}

function ofOwn({ own }: BangTable, say: (stage: PartStage, own: AnyOwnPart) => Said | Said[]): Said[] {
  return own.parts.filter(({ is }) => is in PARTS).flatMap((part) => say(PARTS[part.is], part));
}
