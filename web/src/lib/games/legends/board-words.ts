/** What the map says: names of spaces, who stands where, what can be done there. */

import type { Thing } from "../../play/stage";
import type { Said } from "../../wire/types";
import { SPACES, type BoardSpace } from "./board";
import type { Figure } from "./board-figures";
import { nameOfSpace, type LegendsTable } from "./facts";

/** The keys of the map, for the page of help. */
export const KEYS: readonly (readonly [string, string])[] = [
  ["M", "web-legends-key-list"],
  ["+ −", "web-legends-key-zoom"],
  ["0", "web-legends-key-whole"],
];

/** What can be done on each kind of space. */
const PLACES: Readonly<Record<string, string>> = {
  plain: "web-legends-place-plain",
  general_store: "web-legends-place-general_store",
  saloon: "web-legends-place-saloon",
  bank: "web-legends-place-bank",
  doctor: "web-legends-place-doctor",
  cabaret: "web-legends-place-cabaret",
  mine: "web-legends-place-mine",
  ranch: "web-legends-place-ranch",
  rail_station: "web-legends-place-rail_station",
  sheriff_office: "web-legends-place-sheriff_office",
  hideout: "web-legends-place-hideout",
};

/** A space that can be gone to, for the list. */
export interface Destination {
  readonly space: BoardSpace;
  readonly steps: number;
  readonly here: readonly Figure[];
}

/** What someone on the map is called. */
export function nameOfFigure(table: LegendsTable, { kind, seat }: Figure): Said {
  if (kind === "player") return { k: "web-legends-name", p: { name: table.name(seat) } };
  if (kind === "black") return { k: "character-man_in_black" };
  return { k: kind === "sheriff" ? "fight-sheriff" : "fight-bandit" };
}

/** A space in words: its name, and who is there. */
export function told(table: LegendsTable, id: string, figures: readonly Figure[]): Said {
  const space = nameOfSpace(id);
  const here = figures.filter((figure) => figure.space === id);
  if (here.length === 0) return space;
  return { k: "web-legends-space-with", p: { space, who: here.map((one) => nameOfFigure(table, one)) } };
}

/** The text that is opened when a space that cannot be reached now is touched. */
export function about(table: LegendsTable, id: string, figures: readonly Figure[]): Thing {
  const kind = SPACES.find((space) => space.id === id)?.kind ?? "plain";
  return {
    is: "text",
    title: told(table, id, figures),
    text: { k: PLACES[kind] ?? "web-legends-place-plain" },
  };
}

/** Destinations as a list: locations before plain spaces, near ones first. */
export function destinations(
  ways: ReadonlyMap<string, readonly string[]>,
  figures: readonly Figure[],
): Destination[] {
  return SPACES.filter(({ id }) => ways.has(id))
    .map((space) => ({
      space,
      steps: ways.get(space.id)?.length ?? 0,
      here: figures.filter((figure) => figure.space === space.id),
    }))
    .sort((left, right) => weight(left) - weight(right));
}

function weight({ space, steps }: Destination): number {
  return steps + (space.site ? 0 : 100);
}
