import { describe, expect, it } from "vitest";

import type { AskInfo, LegendsOption, LegendsScene, LegendsSeat } from "../../wire/types";
import { SPACES } from "./board";
import { groundOf, moverOf, neighbours, wayBetween, waysOn, type Ground } from "./walk";

const NOTHING: ReadonlySet<string> = new Set();

function ground(from: string, steps: number, more: Partial<Ground> = {}): Ground {
  return { from, first: neighbours(from), steps, closed: NOTHING, ends: NOTHING, ...more };
}

function number(id: string): number {
  return SPACES.findIndex((space) => space.id === id);
}

function scene(seats: Partial<LegendsSeat>[], more: Partial<LegendsScene> = {}): LegendsScene {
  const players = seats.map((seat) => ({ space: "", wp: 0, movement: 2, ...seat }));
  return { seats: players, bandits: [], sheriff: "dk_sheriff", ...more } as unknown as LegendsScene;
}

function ask(prompt: string, options: LegendsOption[], left?: number): AskInfo {
  return {
    number: 1,
    prompt,
    text: left === undefined ? { k: "" } : { k: "", p: { left } },
    options: options.map((option) => ({ text: { k: "" }, notation: "", option })),
    closed: [],
    default: 0,
  };
}

const steps = (from: string): LegendsOption[] =>
  neighbours(from).map((id) => ({ is: "StepTo", space: number(id) }));

describe("ways over the map", () => {
  it("lead over neighbouring spaces and are as short as can be", () => {
    const ways = waysOn(ground("dk_bank", 3));
    for (const [goal, way] of ways) {
      expect(way.at(-1)).toBe(goal);
      [...way].reduce((here, next) => {
        expect(neighbours(here)).toContain(next);
        return next;
      }, "dk_bank");
    }
    expect(ways.get("dk_street_mid")).toHaveLength(1);
    expect(ways.get("dk_saloon_n")).toHaveLength(2);
    expect(ways.has("dk_bank")).toBe(false);
    expect(ways.has("rf_doctor")).toBe(false);
  });

  it("end at a bandit and never lead past one", () => {
    const free = waysOn(ground("dk_bank", 2));
    const guarded = waysOn(ground("dk_bank", 2, { ends: new Set(["dk_street_mid"]) }));
    expect(guarded.get("dk_street_mid")).toEqual(["dk_street_mid"]);
    for (const way of guarded.values()) expect(way.slice(0, -1)).not.toContain("dk_street_mid");
    expect(guarded.size).toBeLessThanOrEqual(free.size);
  });

  it("go round what may not be entered", () => {
    const ways = waysOn(
      ground("dk_store_sw", 3, { closed: new Set(["dk_sheriff"]), first: ["dk_saloon_n"] }),
    );
    expect(ways.has("dk_sheriff")).toBe(false);
  });

  it("between two spaces that are far apart are not looked for", () => {
    expect(wayBetween("dk_bank", "dk_bank")).toEqual([]);
    expect(wayBetween("dk_bank", "dk_street_mid")).toEqual(["dk_street_mid"]);
    expect(wayBetween("dk_bank", "nowhere")).toEqual([]);
  });
});

describe("the ground of a question", () => {
  it("has all movement points where a Move action begins, else those that are left", () => {
    const table = scene([{ space: "dk_bank", movement: 4 }], { bandits: ["dc_hideout_b"] });
    const begins = groundOf(ask("act", [...steps("dk_bank"), { is: "EndTurn" }], 3), table, 0);
    expect(begins).toMatchObject({ from: "dk_bank", steps: 4 });
    expect(begins?.ends).toEqual(new Set(["dc_hideout_b"]));
    expect(groundOf(ask("walk", steps("dk_bank"), 2), table, 0)?.steps).toBe(2);
    expect(groundOf(ask("walk", steps("dk_bank")), table, 0)?.steps).toBe(1);
  });

  it("is closed to an outlaw where the sheriff stands", () => {
    const outlaw = groundOf(ask("act", steps("dk_bank")), scene([{ space: "dk_bank", wp: 2 }]), 0);
    expect(outlaw?.closed).toEqual(new Set(["dk_sheriff"]));
    expect(groundOf(ask("act", steps("dk_bank")), scene([{ space: "dk_bank" }]), 0)?.closed.size).toBe(0);
  });

  it("is the sheriff's when he is moved; outlaws stop him", () => {
    const hunt: LegendsOption[] = [{ is: "Stop" }, { is: "MoveSheriff", space: number("dk_saloon_n") }];
    const table = scene([{ space: "dk_bank", wp: 1 }, { space: "rf_doctor" }]);
    const found = groundOf(ask("sheriff", hunt, 2), table, 1);
    expect(found).toMatchObject({ from: "dk_sheriff", first: ["dk_saloon_n"], steps: 2 });
    expect(found?.ends).toEqual(new Set(["dk_bank"]));
    expect(groundOf(ask("track", hunt.slice(1), 2), table, 1)?.steps).toBe(1);
    expect(moverOf(ask("sheriff", hunt), table, 1)).toBe("dk_sheriff");
    expect(moverOf(ask("walk", steps("rf_doctor")), table, 1)).toBe("rf_doctor");
  });

  it("is where a figure can be put, and nowhere else for other questions", () => {
    const start: LegendsOption[] = [
      { is: "StartAt", space: 0 },
      { is: "StartAt", space: 1 },
    ];
    const found = groundOf(ask("start", start), scene([{}]), 0);
    expect(found).toMatchObject({ from: "", first: ["dk_store_n", "dk_store_sw"], steps: 1 });
    expect(groundOf(ask("income", [{ is: "TakeIncome", money: 20, cards: 0 }]), scene([{}]), 0)).toBeNull();
    expect(groundOf(null, scene([{}]), 0)).toBeNull();
  });
});
