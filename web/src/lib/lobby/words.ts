/** Tables in a few words, for lists. */

import { say, t } from "../texts/i18n.svelte";
import type { Clock, Said, TableInfo } from "../wire/types";

/** What a table is called: its title, or its host's, or its code. */
export function tableName(table: TableInfo): string {
  if (table.title) return table.title;
  if (table.host) return t("web-lobby-table-of", { name: table.host });
  return t("web-lobby-table", { code: table.code });
}

/** The game and the boxes on the table beyond the base game. */
export function whatIsPlayed(table: TableInfo): string {
  const boxes = table.sets.filter((box) => box !== "base");
  const said: Said[] = [
    { k: `game-${table.game}` },
    ...boxes.map((box) => ({ k: `set-${table.game}-${box}` })),
  ];
  return said.map(say).join(" · ");
}

/** A clock in a few words. */
export function clockWords(clock: Clock): string {
  switch (clock.is) {
    case "none":
      return t("web-clock-none");
    case "bank":
      return t("web-clock-bank", { minutes: Math.round(clock.bank / 60), seconds: clock.increment });
    case "days":
      return t("web-clock-days", { days: clock.days });
  }
}

/** The state of one of the reader's tables. */
export function stateWords(table: TableInfo): string {
  if (table.your_turn) return t("web-lobby-your-turn");
  if (table.status === "playing") return t("web-lobby-in-play");
  return table.status === "waiting" ? t("web-lobby-not-begun") : t("web-lobby-over");
}

const ORDER: Record<TableInfo["status"], number> = { playing: 1, waiting: 2, over: 3 };

/** The reader's tables, those waiting for the reader first. */
export function byUrgency(tables: readonly TableInfo[]): TableInfo[] {
  const weight = (table: TableInfo): number => (table.your_turn ? 0 : ORDER[table.status]);
  return tables.toSorted((left, right) => weight(left) - weight(right));
}
