import { expect, test } from "vitest";

import type { GameInfo, SettingInfo } from "../wire/types";
import { Wish } from "./wish.svelte";

const flag = (name: string, usual = 0) => ({ name, default: usual, choices: [0, 1], matters: null });

const MODE: SettingInfo = {
  name: "mode",
  default: "usual",
  choices: ["usual", "east", "mixed"],
  matters: { boxes: ["west", "far"], least: 2, setting: "", values: [] },
};
const COUNT: SettingInfo = {
  name: "count",
  default: 12,
  choices: [12, 13],
  matters: { boxes: ["west", "far"], least: 2, setting: "mode", values: ["usual", "mixed"] },
};
const EXTRA: SettingInfo = {
  ...flag("extra", 1),
  matters: { boxes: ["west"], least: 1, setting: "mode", values: ["usual", "mixed"] },
};

const BANG: GameInfo = {
  id: "bang",
  least: 3,
  most: 8,
  usual: 5,
  boxes: [
    {
      id: "base",
      needs: [],
      settings: [
        flag("expert"),
        flag("bonus", 1),
        { name: "previous_game", default: "", choices: [], matters: null },
      ],
    },
    { id: "west", needs: ["base"], settings: [flag("wild")] },
    { id: "far", needs: ["west"], settings: [] },
  ],
  default_sets: ["base"],
  suggested: { all_of_them: ["base", "west", "far"] },
  presets: { classic: {}, expert: { expert: 1 } },
  levels: ["greenhorn", "gunslinger"],
};

const DICE: GameInfo = {
  ...BANG,
  id: "dice",
  most: 6,
  boxes: [{ id: "base", needs: [], settings: [] }],
  suggested: {},
  presets: {},
};

test("begins with what is usual, and says nothing that need not be said", () => {
  const wish = new Wish(BANG);
  expect(wish.preset).toBe("classic");
  expect(wish.order("Mira", false)).toMatchObject({
    players: 5,
    bots: 0,
    sets: ["base"],
    settings: {},
    level: "gunslinger",
  });
});

test("boxes come with what they need and go with what needs them", () => {
  const wish = new Wish(BANG);
  wish.switchBox("far", true);
  expect(wish.boxes).toEqual(["base", "west", "far"]);
  wish.switchBox("west", false);
  expect(wish.boxes).toEqual(["base"]);
});

test("a preset is recognised, and left when a rule is changed", () => {
  const wish = new Wish(BANG);
  wish.usePreset("expert");
  expect(wish.preset).toBe("expert");
  wish.set("bonus", 0);
  expect(wish.preset).toBe("");
  expect(wish.order("Mira", false).settings).toEqual({ expert: 1, bonus: 0 });
});

test("settings of a box that was taken away are not sent", () => {
  const wish = new Wish(BANG);
  wish.switchBox("west", true);
  wish.set("wild", 1);
  expect(wish.order("Mira", false).settings).toEqual({ wild: 1 });
  wish.switchBox("west", false);
  expect(wish.order("Mira", false).settings).toEqual({});
});

test("there are never more bots than other seats", () => {
  const wish = new Wish(BANG);
  wish.seat(8);
  wish.bots = 7;
  wish.play(DICE);
  expect([wish.players, wish.bots]).toEqual([6, 5]);
  expect(wish.order("Mira", true)).toMatchObject({ bots: 5, begin: true });
});

test("only settings that make a difference are offered and sent, each once", () => {
  const shared = [MODE, COUNT, EXTRA];
  const boxes = [
    { id: "base", needs: [], settings: [] },
    { id: "west", needs: ["base"], settings: shared },
    { id: "far", needs: ["base"], settings: shared },
  ];
  const wish = new Wish({ ...BANG, boxes, presets: { classic: {} } });
  const offered = () => wish.open.map(({ name }) => name);
  expect(offered()).toEqual([]);
  wish.switchBox("far", true);
  expect(offered()).toEqual([]);
  wish.switchBox("west", true);
  expect(offered()).toEqual(["mode", "count", "extra"]);
  wish.set("count", 13);
  wish.set("mode", "east");
  expect(offered()).toEqual(["mode"]);
  expect(wish.order("Mira", false).settings).toEqual({ mode: "east" });
  wish.switchBox("far", false);
  expect(offered()).toEqual(["extra"]);
  expect(wish.order("Mira", false).settings).toEqual({});
});

test("boxes that go together are put on the table at once, and recognised", () => {
  const wish = new Wish(BANG);
  expect(wish.suggestion).toBe("base");
  wish.useSuggestion("all_of_them");
  expect(wish.boxes).toEqual(["base", "west", "far"]);
  expect(wish.suggestion).toBe("all_of_them");
  wish.switchBox("far", false);
  expect(wish.suggestion).toBe("");
  wish.useSuggestion("base");
  expect(wish.boxes).toEqual(["base"]);
});
