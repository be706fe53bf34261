/** Words about players, characters, roles and faces of the dice game. */

import { has } from "../../texts/i18n.svelte";
import type { DiceOwn, DiceScene, Said } from "../../wire/types";
import type { Sitting } from "../../play/stage";

export type DiceSitting = Sitting<DiceScene, DiceOwn>;

/** With more players a phone has no room for texts; what they belong to opens them. */
export const FEW = 5;

/** What a face does, in a sentence or two. */
export const FACE_TEXTS: Readonly<Record<string, string>> = {
  arrow: "web-dice-face-arrow",
  dynamite: "web-dice-face-dynamite",
  bullseye_1: "web-dice-face-bullseye_1",
  bullseye_2: "web-dice-face-bullseye_2",
  beer: "web-dice-face-beer",
  gatling: "web-dice-face-gatling",
};

/** What this game calls a character. */
export function characterName(id: string): Said {
  const own = `character-${id}.dice`;
  return { k: has(own) ? own : `character-${id}` };
}

/** The role of a player that lies open; empty while its card lies face down. */
export function shownRole(table: DiceSitting, seat: number): string {
  return table.scene.seats[seat]?.role || (table.own.roles?.[seat] ?? "");
}

/** The role of a player as far as the reader knows it; empty while its card lies face down. */
export function roleOf(table: DiceSitting, seat: number): string {
  return shownRole(table, seat) || (seat === table.seat ? table.own.role : "");
}

/** What a role has to do in a game of this many players. */
export function goal(role: string, players: number): Said {
  return { k: players === 3 ? `role-${role}.goal-three` : `role-${role}.goal` };
}

/** The text of a character. */
export function ability(id: string): Said {
  return { k: `dice-ability-${id}` };
}
