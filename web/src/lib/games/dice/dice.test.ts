import { describe, expect, it } from "vitest";

import { Choice } from "../../play/choice.svelte";
import type { Part } from "../../play/stage";
import type { AskInfo, DiceSeat } from "../../wire/types";
import asks from "./asks.json";
import { atLeast, odds } from "./odds";
import { distance, inReach, targets } from "./rules";
import { aim, step } from "./stage";

/** Everything that can be sent by touching what glows and pressing the buttons. */
function reachable(ask: AskInfo): Set<number> {
  const found = new Set<number>();
  const choice = new Choice({
    ask: () => ask,
    aim,
    step,
    sending: () => false,
    send: (_, option) => found.add(option),
  });
  const parts = [...new Set(ask.options.flatMap(({ option }) => aim(option).parts))];
  const seen = new Set<string>();
  const explore = (picked: readonly Part[]): void => {
    const name = [...picked].sort().join();
    if (seen.has(name)) return;
    seen.add(name);
    const restore = (): void => {
      choice.clear();
      for (const part of picked) choice.pick(part);
    };
    restore();
    const answers = choice.answers;
    for (const answer of answers) if (answer.option >= 0) found.add(answer.option);
    const steps = answers.flatMap(({ part }) => (part === null ? [] : [part]));
    for (const part of parts) {
      restore();
      if (choice.glows(part) || steps.includes(part)) explore([...picked, part]);
    }
  };
  explore([]);
  return found;
}

describe.each(Object.entries(asks) as unknown as [string, AskInfo][])("the question %s", (_, ask) => {
  it("lets every option be chosen", () => {
    expect(reachable(ask).size).toBe(ask.options.length);
  });

  it("has no two options that point at the same things", () => {
    const aims = ask.options.map(({ option }) => [...aim(option).parts].sort().join());
    expect(new Set(aims).size).toBe(aims.length);
  });
});

function seats(count: number, ...out: number[]): DiceSeat[] {
  return Array.from({ length: count }, (_, seat) => ({
    character: "",
    role: "",
    life: 8,
    max_life: 8,
    arrows: 0,
    alive: !out.includes(seat),
  }));
}

function as(character: string, players: DiceSeat[]): DiceSeat[] {
  return players.map((player, seat) => (seat === 0 ? { ...player, character } : player));
}

describe("who can be hit", () => {
  it("counts living players the shorter way round", () => {
    expect([0, 1, 2, 3, 4].map((seat) => distance(seats(5), 0, seat))).toEqual([0, 1, 2, 2, 1]);
    expect(distance(seats(5, 1), 0, 2)).toBe(1);
    expect(distance(seats(5, 1), 0, 1)).toBe(0);
  });

  it("a bull's-eye hits at exactly its distance", () => {
    expect(targets(seats(6), 0, "bullseye_1")).toEqual([1, 5]);
    expect(targets(seats(6), 0, "bullseye_2")).toEqual([2, 4]);
    expect(inReach(seats(8), 0, 3)).toBe(false);
  });

  it("with few players left every bull's-eye is a 1", () => {
    expect(targets(seats(5, 2, 3), 0, "bullseye_2")).toEqual([1, 4]);
  });

  it("some characters shoot farther", () => {
    expect(targets(as("rose_doolan", seats(8)), 0, "bullseye_2")).toEqual([2, 3, 5, 6]);
    expect(targets(as("calamity_janet", seats(6)), 0, "bullseye_1")).toEqual([1, 2, 4, 5]);
  });
});

describe("odds", () => {
  it("are exact", () => {
    expect(atLeast(1, 2, 1 / 6)).toBeCloseTo(11 / 36);
    expect(atLeast(2, 2, 1 / 6)).toBeCloseTo(1 / 36);
    expect(atLeast(3, 2, 1 / 6)).toBe(0);
    expect(atLeast(0, 2, 1 / 6)).toBeCloseTo(1);
  });

  it("speak only of what may happen", () => {
    const found = odds({ kept: ["beer", "gatling", "gatling"], rolled: 2, pile: 3, gatlings: 3 });
    expect(Object.fromEntries(found.map(({ key, chance }) => [key, Number(chance.toFixed(4))]))).toEqual({
      "web-dice-odds-arrow": 0.3056,
      "web-dice-odds-bullseye": 0.5556,
      "web-dice-odds-beer": 0.3056,
      "web-dice-odds-gatling": 0.3056,
    });
  });

  it("warn of the last arrow and the third dynamite", () => {
    const found = odds({ kept: ["dynamite", "dynamite", "beer"], rolled: 2, pile: 2, gatlings: 3 });
    const chances = new Map(found.map(({ key, chance }) => [key, chance]));
    expect(chances.get("web-dice-odds-attack")).toBeCloseTo(1 / 36);
    expect(chances.get("web-dice-odds-dynamite")).toBeCloseTo(11 / 36);
  });
});
