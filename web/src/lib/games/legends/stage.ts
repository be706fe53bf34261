/** What Western Legends adds to the table. */

import type { Stage } from "../../play/stage";
import type { LegendsOwn, LegendsScene } from "../../wire/types";
import { aim, step } from "./aims";
import Aside from "./Aside.svelte";
import { KEYS } from "./board-words";
import Middle from "./Middle.svelte";
import OwnZone from "./OwnZone.svelte";
import PlateFoot from "./PlateFoot.svelte";
import PlateSide from "./PlateSide.svelte";
import ScoreTable from "./ScoreTable.svelte";
import { motif, show } from "./shows";
import Strip from "./Strip.svelte";
import { coach, describe, look, question } from "./words";

export const stage: Stage<LegendsScene, LegendsOwn> = {
  layout: "map",
  Middle,
  OwnZone,
  PlateSide,
  PlateFoot,
  Aside,
  Strip,
  Score: ScoreTable,
  look,
  aim,
  step,
  show,
  motif,
  describe,
  question,
  keys: KEYS,
  coach,
};
