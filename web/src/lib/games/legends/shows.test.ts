import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { drawingOf } from "../../art/named";
import { placesOf } from "../../play/shows.svelte";
import type { LegendsEvent } from "../../wire/types";
import type { LegendsTable } from "./facts";
import recorded from "./fixtures/events.json";
import { motif, show } from "./shows";

const events = recorded as unknown as LegendsEvent[];
const PLAYERS = 6;
const table = {
  bottom: 0,
  scene: { seats: Array.from({ length: PLAYERS }, () => ({})) },
} as unknown as LegendsTable;

function drawn(sheet: string): string {
  return readFileSync(new URL(`../../art/sheets/${sheet}.svg`, import.meta.url), "utf-8");
}

function shown(event: LegendsEvent) {
  return show(event, table);
}

describe.each(events.map((event) => [event.is, event] as const))("%s", (_, event) => {
  it("is shown at places that exist", () => {
    const found = shown(event);
    if (found === null) return;
    for (const place of placesOf(found))
      expect(place).toMatch(/^(plate-[0-5]|hand|deck|discard|middle|story-\w+)$/);
    expect(Object.keys(found).length).toBeGreaterThan(0);
  });

  it("has a drawing of one of the sheets of this game, or none", () => {
    const named = motif(event);
    if (named === "") return;
    const { sheet, name } = drawingOf(named, "motifs");
    expect(["legends", "legends-tokens", "places"]).toContain(sheet);
    expect(drawn(sheet)).toContain(`id="${name}"`);
  });
});

describe("what happens", () => {
  it("to a fighter without a plate shakes nobody", () => {
    const won: LegendsEvent = { is: "FightWon", winner: 2, loser: 8, kind: "bandit", worth: [9, 4] };
    expect(shown(won)).toMatchObject({ glow: [2], hit: [] });
    expect(shown({ ...won, winner: 8, loser: 2 })).toMatchObject({ glow: [], hit: [2] });
  });

  it("with points rises from the plate", () => {
    expect(shown({ is: "LpGained", seat: 1, amount: 2, source: "duel" })?.word).toEqual({
      seat: 1,
      text: "+2",
      bad: false,
    });
    expect(shown({ is: "MoneyLost", seat: 1, amount: 20, source: "shop" })?.word?.bad).toBe(true);
  });

  it("with the reader's cards ends in the hand, with others' at their plate", () => {
    const drawn: LegendsEvent = { is: "CardsDrawn", seat: 0, count: 2, cards: [], source: "" };
    expect(shown(drawn)?.flight?.to).toBe("hand");
    expect(shown({ ...drawn, seat: 3 })?.flight?.to).toBe("plate-3");
  });
});
