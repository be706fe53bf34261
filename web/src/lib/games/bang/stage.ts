/** What the card game adds to the table. */

import type { SeatLook, Stage } from "../../play/stage";
import type { BangOwn, BangScene } from "../../wire/types";
import { aim, step } from "./aims";
import { nameOfCharacter, type BangTable } from "./cards";
import Middle from "./Middle.svelte";
import { lifelessAs, lingers, marksOf, shadowAs } from "./parts";
import OwnZone from "./OwnZone.svelte";
import PlateFoot from "./PlateFoot.svelte";
import PlateHand from "./PlateHand.svelte";
import PlateSide from "./PlateSide.svelte";
import { motif, show } from "./shows";
import Strip from "./Strip.svelte";
import { coach, describe, hints, question, roleOf, sleepOf } from "./words";

export const stage: Stage<BangScene, BangOwn> = {
  layout: "ring",
  Middle,
  OwnZone,
  PlateSide,
  PlateFoot,
  PlateHand,
  Strip,
  order: ({ order }) => order,
  look,
  aim,
  step,
  show,
  motif,
  describe,
  question,
  coach,
  hints,
};

function look(table: BangTable, seat: number): SeatLook {
  const player = table.scene.seats[seat];
  const distance = table.own.distances[seat] ?? 0;
  return {
    portrait: player?.character ?? "",
    character: player?.character ? nameOfCharacter(player.character) : null,
    role: table.own.roles ? roleOf(table, seat) : (player?.role ?? ""),
    life: player?.life ?? 0,
    maxLife: player?.max_life ?? 0,
    alive: player?.alive ?? true,
    distance,
    inReach: distance > 0 ? distance <= table.own.reach : null,
    marks: [
      ...(table.scene.starter === seat
        ? [{ drawing: "tokens/round_starter", title: { k: "web-events-starter" } } as const]
        : []),
      ...marksOf(table, seat),
    ],
    asleep: sleepOf(seat, player?.character ?? "", table),
    lifeless: player?.alive && player.ghost ? lifelessAs(table, player.ghost) : null,
    shadow: player?.alive === true && shadowAs(table, player.ghost) !== null,
    lingers: player?.alive === false && lingers(table, seat),
  };
}
