import { beforeAll, describe, expect, it } from "vitest";

import { say, setLang } from "../../../texts/i18n.svelte";
import { KIND } from "../../../wire/cards";
import type { BangOption, TrainShown } from "../../../wire/types";
import type { BangTable } from "../cards";
import { aboutWagon, engineOf, lineOf, train, wagonName, whereNow, type Shares } from "./train";

const SHARES: Shares = { near: 2, far: 1, past: 1, end: 1 };

const car = (kind: string): number => KIND.indexOf(kind);

const shown = (part: Partial<TrainShown> = {}): TrainShown => ({
  is: "train",
  engine: "ironhorse",
  pos: 1,
  stations: ["boom_town", "catico", "frisco", "yooma"],
  cars: ["caboose", "mail_car", "ghost_car"].map(car),
  deck: 9,
  under: [],
  loose: [],
  ...part,
});

const tableWith = (part: TrainShown, options: BangOption[] = []): BangTable =>
  ({
    scene: { parts: [part] },
    own: { ask: options.length > 0 ? { options: options.map((option) => ({ option })) } : null },
  }) as unknown as BangTable;

const told = (part: TrainShown): string[] => train.told(part).map((one) => say(one));

describe("the train on its line", () => {
  beforeAll(() => setLang("en"));

  it("pairs every car with the station above it", () => {
    const stations = (pos: number): string[] =>
      lineOf(shown({ pos }), SHARES).wagons.map((one) => one.station);
    expect(stations(0)).toEqual(["", "", ""]);
    expect(stations(1)).toEqual(["boom_town", "", ""]);
    expect(stations(3)).toEqual(["frisco", "catico", "boom_town"]);
    expect(stations(4)).toEqual(["yooma", "frisco", "catico"]);
  });

  it("stands under its station, with its cars close behind, on a line that is as long as everything on it", () => {
    for (const pos of [0, 1, 2, 3, 4]) {
      const { stops, wagons, engine } = lineOf(shown({ pos }), SHARES);
      expect(engine).toEqual({ left: stops[pos]?.left, width: stops[pos]?.width });
      [engine, ...wagons].reduce((ahead, behind) => {
        expect(behind.left + behind.width).toBeCloseTo(ahead.left);
        return behind;
      });
      const first = Math.min(...wagons.map(({ left }) => left), ...stops.map(({ left }) => left));
      const last = stops.at(-1);
      expect(first).toBeCloseTo(0);
      expect((last?.left ?? 0) + (last?.width ?? 0)).toBeCloseTo(100);
    }
  });

  it("drives on alone if there are no cars", () => {
    const { stops, wagons, engine } = lineOf(shown({ pos: 2, cars: [] }), SHARES);
    expect(wagons).toEqual([]);
    expect(stops.filter(({ near }) => near).map(({ at }) => at)).toEqual([2]);
    expect(engine.left).toBe(stops[2]?.left);
  });

  it("says where it is and what its cars cost there", () => {
    expect(say(whereNow(shown()))).toBe(say({ k: "card-catico" }));
    expect(say(whereNow(shown({ pos: 4 })))).toBe(say({ k: "web-train-end" }));
    const wagon = { card: car("caboose"), station: "boom_town" };
    expect(say(wagonName(wagon))).toContain(say({ k: "card-boom_town" }));
    expect(say(aboutWagon(wagon))).toContain(say({ k: "bang-card-boom_town" }));
    expect(say(aboutWagon({ ...wagon, station: "" }))).toContain(say({ k: "bang-card-caboose" }));
  });

  it("is told in sentences: the locomotive, every car, every station still to come, the deck", () => {
    expect(told(shown())).toHaveLength(1 + 3 + 2 + 1);
    expect(told(shown({ pos: 3, under: [car("mail_car")] }))).toHaveLength(1 + 3 + 1 + 1 + 1);
  });

  it("lays cars open while it is decided where they go", () => {
    expect(train.laidOpen?.(shown({ loose: [car("caboose")] }))).toEqual([car("caboose")]);
  });

  it("gives advice as soon as a car can be bought", () => {
    const part = shown();
    expect(train.hints?.(part, tableWith(part))).toEqual([]);
    expect(train.hints?.(part, tableWith(part, [{ is: "EndTurn" }]))).toEqual([]);
    expect(train.hints?.(part, tableWith(part, [{ is: "MoveTrain" }]))).toHaveLength(1);
    expect(engineOf(tableWith(part))).toBe("ironhorse");
  });
});
