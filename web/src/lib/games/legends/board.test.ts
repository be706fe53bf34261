import { describe, expect, it } from "vitest";

import type { LegendsScene } from "../../wire/types";
import { MAP_HEIGHT, MAP_WIDTH, SPACES, type Point } from "./board";
import { centreOf, figuresOf, placed, type Figure } from "./board-figures";
import * as views from "./board-view";
import { destinations } from "./board-words";

const PHONE: views.Screen = { width: 330, height: 216 };
const DESK: views.Screen = { width: 760, height: 560 };

function inside(view: views.View, screen: views.Screen, [x, y]: Point): boolean {
  const height = views.heightOf(view, screen);
  return x >= view.x && x <= view.x + view.width && y >= view.y && y <= view.y + height;
}

describe("the window on the map", () => {
  it.each([PHONE, DESK, { width: 300, height: 900 }])("shows the whole map on any screen", (screen) => {
    const whole = views.whole(screen);
    expect(views.isWhole(whole, screen)).toBe(true);
    for (const corner of [
      [0, 0],
      [MAP_WIDTH, MAP_HEIGHT],
    ] as const)
      expect(inside(whole, screen, corner)).toBe(true);
  });

  it("opens near a figure with spaces a finger can touch, and shows it free of the corners", () => {
    for (const { centre } of SPACES) {
      const near = views.around(centre, PHONE);
      const [x, y] = [centre[0] - near.x, centre[1] - near.y];
      expect(Math.abs(x / near.width - 0.5)).toBeLessThan(0.3);
      expect(Math.abs(y / views.heightOf(near, PHONE) - 0.5)).toBeLessThan(0.3);
      expect(views.isWhole(near, PHONE)).toBe(false);
      expect(views.unitsPerPixel(near, PHONE)).toBeLessThan(1.5);
    }
  });

  it("zooms around a point, within bounds", () => {
    const whole = views.whole(DESK);
    const at: Point = [200, 300];
    const near = views.zoomed(whole, DESK, 2, at);
    expect(near.width).toBeCloseTo(whole.width / 2);
    const [before, after] = [views.pointAt(whole, DESK, at), views.pointAt(near, DESK, at)];
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
    expect(views.zoomed(near, DESK, 1000, at).width).toBeGreaterThan(200);
    expect(views.zoomed(near, DESK, 0.001, at)).toEqual(whole);
  });

  it("is pulled like paper and not beyond the edge", () => {
    const near = views.around([600, 500], DESK);
    const pulled = views.pulled(near, DESK, 10, 0);
    expect(pulled.x).toBeCloseTo(near.x - 10 * views.unitsPerPixel(near, DESK));
    const far = views.pulled(near, DESK, 1e6, 1e6);
    expect(far.x).toBeGreaterThan(-far.width / 2);
    expect(far.y).toBeGreaterThan(-views.heightOf(far, DESK) / 2);
  });

  it("follows what leaves it and rests otherwise", () => {
    const near = views.around([600, 500], PHONE);
    expect(views.showing(near, PHONE, [610, 505])).toEqual(near);
    expect(inside(views.showing(near, PHONE, [1200, 900]), PHONE, [1200, 900])).toBe(true);
    expect(views.between(near, views.whole(PHONE), 1)).toEqual(views.whole(PHONE));
  });
});

describe("figures", () => {
  const scene = {
    seats: [{ space: "dk_bank" }, { space: "dk_bank" }, { space: "" }, { space: "dk_bank" }],
    bandits: ["dc_hideout_b"],
    sheriff: "dk_bank",
    black: { space: "rf_doctor", lp: 0, shown: [] },
  } as unknown as LegendsScene;

  it("are everyone on the map, once each", () => {
    const keys = figuresOf(scene).map(({ key }) => key);
    expect(keys).toEqual(["bandit-dc_hideout_b", "sheriff", "black", "seat-0", "seat-1", "seat-3"]);
  });

  it("stand beside each other where several share a space", () => {
    const here = placed(figuresOf(scene), 50).filter(({ space }) => space === "dk_bank");
    expect(new Set(here.map(({ at }) => at.join())).size).toBe(4);
    for (const { at } of here) {
      expect(Math.abs(at[0] - centreOf("dk_bank")[0])).toBeLessThan(80);
      expect(Math.abs(at[1] - centreOf("dk_bank")[1])).toBeLessThan(80);
    }
    const [alone] = placed([{ key: "sheriff", kind: "sheriff", seat: -1, space: "rf_doctor" }], 50);
    expect(alone?.at[0]).toBe(centreOf("rf_doctor")[0]);
  });
});

it("destinations are listed with locations first, near ones before far ones", () => {
  const bandit: Figure = { key: "b", kind: "bandit", seat: -1, space: "dc_hideout_b" };
  const ways = new Map([
    ["sv_plain_2", ["sv_plain_2"]],
    ["dc_hideout_b", ["x", "dc_hideout_b"]],
    ["dk_bank", ["dk_bank"]],
  ]);
  const list = destinations(ways, [bandit]);
  expect(list.map(({ space }) => space.id)).toEqual(["dk_bank", "dc_hideout_b", "sv_plain_2"]);
  expect(list.map(({ steps }) => steps)).toEqual([1, 2, 1]);
  expect(list[1]?.here).toEqual([bandit]);
});
