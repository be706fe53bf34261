/** Ways over the map: which spaces can be reached with the steps left, and by which way. */

import type { AskInfo, LegendsOption, LegendsScene } from "../../wire/types";
import { SPACES } from "./board";

/** A way: the spaces entered one after another, the last one being its destination. */
export type Way = readonly string[];

/** What a movement starts from, and what stands in its way. */
export interface Ground {
  readonly from: string;
  /** The spaces that can be entered with the next step. */
  readonly first: readonly string[];
  /** How many steps there are. */
  readonly steps: number;
  /** Spaces that may not be entered. */
  readonly closed: ReadonlySet<string>;
  /** Spaces where a movement ends, whatever was planned: a bandit waits there. */
  readonly ends: ReadonlySet<string>;
}

const NUMBERS: ReadonlyMap<string, number> = new Map(SPACES.map((space, index) => [space.id, index]));

/** Nobody walks further than this in one go, so a figure that is further away was put there. */
const FARTHEST = 8;

export function neighbours(id: string): string[] {
  const space = SPACES[NUMBERS.get(id) ?? -1];
  return (space?.adjacent ?? []).flatMap((number) => SPACES[number]?.id ?? []);
}

export function spaceOf(number: number): string {
  return SPACES[number]?.id ?? "";
}

/** A shortest way to every space that can be reached. Bandits are only at the end of a way, never on it. */
export function waysOn({ from, first, steps, closed, ends }: Ground): Map<string, Way> {
  const ways = new Map<string, Way>(first.map((id) => [id, [id]]));
  let edge = [...first];
  for (let step = 2; step <= steps && edge.length > 0; step += 1) {
    const next: string[] = [];
    for (const here of edge) {
      if (ends.has(here)) continue;
      for (const id of neighbours(here)) {
        if (id === from || ways.has(id) || closed.has(id)) continue;
        ways.set(id, [...(ways.get(here) ?? []), id]);
        next.push(id);
      }
    }
    edge = next;
  }
  return ways;
}

/** A shortest way between two spaces, without the first; empty if they are the same or far from each other. */
export function wayBetween(from: string, to: string): Way {
  if (from === to) return [];
  const nothing = new Set<string>();
  const ways = waysOn({ from, first: neighbours(from), steps: FARTHEST, closed: nothing, ends: nothing });
  return ways.get(to) ?? [];
}

/** The movement that a question is about; null if it is about something else. */
export function groundOf(ask: AskInfo | null, scene: LegendsScene, seat: number): Ground | null {
  if (ask === null) return null;
  const options = ask.options.map(({ option }) => option as LegendsOption);
  const left = stepsLeft(ask);
  const steps = options.flatMap((option) => (option.is === "StepTo" ? [spaceOf(option.space)] : []));
  if (steps.length > 0) {
    const player = scene.seats[seat];
    const points = ask.prompt === "act" ? (player?.movement ?? 1) : left;
    return {
      from: player?.space ?? "",
      first: steps,
      steps: points,
      closed: new Set(player && player.wp > 0 ? [scene.sheriff] : []),
      ends: new Set(scene.bandits),
    };
  }
  const hunt = options.flatMap((option) => (option.is === "MoveSheriff" ? [spaceOf(option.space)] : []));
  if (hunt.length > 0) {
    const outlaws = scene.seats.filter(({ wp }) => wp > 0).map(({ space }) => space);
    const free = options.some(({ is }) => is === "Stop");
    return {
      from: scene.sheriff,
      first: hunt,
      steps: free ? left : 1,
      closed: new Set(),
      ends: new Set(outlaws),
    };
  }
  const starts = options.flatMap((option) => (option.is === "StartAt" ? [spaceOf(option.space)] : []));
  if (starts.length === 0) return null;
  return { from: "", first: starts, steps: 1, closed: new Set(), ends: new Set() };
}

/** Where the figure that a question moves stands now. */
export function moverOf(ask: AskInfo, scene: LegendsScene, seat: number): string {
  const sheriff = ask.options.some(({ option }) => option.is === "MoveSheriff");
  return sheriff ? scene.sheriff : (scene.seats[seat]?.space ?? "");
}

/** The number of steps that a question mentions; one if it does not. */
function stepsLeft({ text }: AskInfo): number {
  const left = text.p?.left;
  return typeof left === "number" ? left : 1;
}
