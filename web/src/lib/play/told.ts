/** What a game tells the text table: its facts in sentences. The frame itself tells life, roles and distances. */

import { told as bang } from "../games/bang/told";
import { told as dice } from "../games/dice/told";
import { told as legends } from "../games/legends/told";
import type { GameId, Own, Said, Scene } from "../wire/types";
import type { Part, Sitting } from "./stage";

/** Something the reader holds, with the part by which the choice knows it. */
export interface Held {
  text: Said;
  part: Part;
}

export interface Told<S extends Scene = Scene, O extends Own = Own> {
  /** What lies in the middle. */
  middle(table: Sitting<S, O>): Said[];
  /** What is known about a player besides life, role and distance. */
  seat(table: Sitting<S, O>, seat: number): Said[];
  /** The ability of a character, and what else the player there should know. */
  own(table: Sitting<S, O>, seat: number): Said[];
  /** What the reader holds, or null in a game without hands. */
  hand(table: Sitting<S, O>): Held[] | null;
  /** A thing of which several are gathered, such as a die; for games that have such things. */
  part?(table: Sitting<S, O>, part: Part): Said;
}

const TOLD: Record<GameId, Told> = {
  bang: bang as unknown as Told,
  dice: dice as unknown as Told,
  legends: legends as unknown as Told,
};

export function toldOf(game: GameId): Told {
  return TOLD[game];
}
