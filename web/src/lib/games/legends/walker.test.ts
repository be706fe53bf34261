import { describe, expect, it } from "vitest";

import { Choice } from "../../play/choice.svelte";
import type { AskInfo, LegendsOption } from "../../wire/types";
import { SPACES } from "./board";
import type { LegendsTable } from "./facts";
import { Walker } from "./walker.svelte";

const WAY = ["dk_street_mid", "dk_saloon_e", "dk_saloon_sw"];

function question(number: number, prompt: string, spaces: readonly string[]): AskInfo {
  const options: LegendsOption[] = [
    { is: prompt === "act" ? "EndTurn" : "Stop" },
    ...spaces.map((id): LegendsOption => ({ is: "StepTo", space: SPACES.findIndex((one) => one.id === id) })),
  ];
  return {
    number,
    prompt,
    text: { k: "" },
    options: options.map((option) => ({ text: { k: "" }, notation: "", option })),
    closed: [],
    default: 0,
  };
}

/** A table whose question and the reader's space are set by the test. */
function tried() {
  const state = { ask: question(1, "act", ["dk_street_mid"]), space: "dk_bank" };
  const sent: number[] = [];
  const choice = new Choice({
    ask: () => state.ask,
    aim: (option) => ({
      parts: "space" in option ? [`space:${SPACES[option.space]?.id ?? ""}`] : [],
    }),
    step: () => ({ k: "" }),
    sending: () => false,
    send: (_, option) => sent.push(option),
  });
  const table = {
    get choice() {
      return choice;
    },
    get scene() {
      return { seats: [{ space: state.space }], sheriff: "dk_sheriff" };
    },
    seat: 0,
  } as unknown as LegendsTable;
  return { state, sent, choice, table, walker: new Walker() };
}

/** The first step is confirmed and taken; the next question is open. */
function stepped(prompt: string, spaces: readonly string[], space = "dk_street_mid") {
  const all = tried();
  all.walker.plan(all.choice, WAY);
  all.choice.send();
  all.state.ask = question(2, prompt, spaces);
  all.state.space = space;
  return all;
}

describe("a walk", () => {
  it("begins as a plan whose first step is picked", () => {
    const { walker, choice, table, state, sent } = tried();
    walker.plan(choice, WAY);
    expect(choice.picked).toEqual(["space:dk_street_mid"]);
    expect(walker.goal).toBe("dk_saloon_sw");
    expect(walker.follows(table, state.ask)).toBe(false);
    expect(walker.walking).toBe(false);
    expect(sent).toEqual([]);
  });

  it("is forgotten when something else is picked or nothing", () => {
    const { walker, choice, table, state } = tried();
    walker.plan(choice, WAY);
    choice.back();
    expect(walker.follows(table, state.ask)).toBe(false);
    expect(walker.way).toEqual([]);
  });

  it("goes on automatically while the next step is asked for", () => {
    const { walker, choice, table, state, sent } = stepped("walk", ["dk_saloon_e", "dk_bank"]);
    expect(walker.follows(table, state.ask)).toBe(true);
    expect(walker.walking).toBe(true);
    walker.go(choice);
    expect(sent).toEqual([1, 1]);
    state.ask = question(3, "walk", ["dk_bank", "dk_saloon_sw"]);
    state.space = "dk_saloon_e";
    expect(walker.follows(table, state.ask)).toBe(true);
    walker.go(choice);
    expect(sent).toEqual([1, 1, 2]);
    state.ask = question(4, "act", ["dk_saloon_e"]);
    state.space = "dk_saloon_sw";
    expect(walker.follows(table, state.ask)).toBe(false);
    expect(walker.walking).toBe(false);
  });

  it.each([
    ["something else is asked", "goals", ["dk_saloon_e"], "dk_street_mid"],
    ["a new action would begin", "act", ["dk_saloon_e"], "dk_street_mid"],
    ["the next step is not offered", "walk", ["dk_bank"], "dk_street_mid"],
    ["the figure is somewhere else", "walk", ["dk_saloon_e"], "dk_sheriff"],
  ])("ends when %s", (_, prompt, spaces, space) => {
    const { walker, choice, table, state, sent } = stepped(prompt, spaces, space);
    expect(walker.follows(table, state.ask)).toBe(false);
    walker.go(choice);
    expect(walker.way).toEqual([]);
    expect(sent).toEqual([1]);
  });

  it("ends at a touch, and when its step was refused", () => {
    const touched = stepped("walk", ["dk_saloon_e"]);
    expect(touched.walker.follows(touched.table, touched.state.ask)).toBe(true);
    touched.walker.cancel();
    touched.walker.go(touched.choice);
    expect(touched.sent).toEqual([1]);

    const refused = stepped("walk", ["dk_saloon_e"]);
    refused.walker.follows(refused.table, refused.state.ask);
    refused.walker.go(refused.choice);
    expect(refused.walker.follows(refused.table, refused.state.ask)).toBe(false);
    refused.walker.go(refused.choice);
    expect(refused.sent).toEqual([1, 1]);
  });
});
