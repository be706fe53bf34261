/** Which stage each game plays on. A new game adds its line here. */

import type { GameId } from "../wire/types";
import type { Stage } from "./stage";

const STAGES: Record<GameId, () => Promise<Stage>> = {
  bang: () => import("../games/bang/stage").then(({ stage }) => stage as unknown as Stage),
  dice: () => import("../games/dice/stage").then(({ stage }) => stage as unknown as Stage),
  legends: () => import("../games/legends/stage").then(({ stage }) => stage as unknown as Stage),
};

/** The stage of a game; fetched when a table of that game is opened. */
export function stageOf(game: GameId): Promise<Stage> {
  return STAGES[game]();
}
