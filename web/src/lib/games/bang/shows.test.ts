import { describe, expect, it } from "vitest";

import type { BangEvent, BangOwn, BangScene, GameEvent, Line } from "../../wire/types";
import { isShowCard } from "../../art/events";
import { KINDS } from "../../wire/cards";
import type { BangTable } from "./cards";
import events from "./fixtures/events.json";
import { laneOf, lastDeed } from "./lane";
import { motif, show } from "./shows";

const table = { bottom: 2, seat: 2, name: () => "Ann", scene: { suits: [] } } as unknown as BangTable;
const all = Object.values(events) as unknown as GameEvent[];
const ANCHOR = /^(plate-[0-7]|hand|deck|discard|middle)$/;

describe.each(all.map((event) => [event.is, event] as const))("%s", (_, event) => {
  it("is shown between places that exist", () => {
    const shown = show(event, table);
    if (shown?.flight) {
      expect(shown.flight.from).toMatch(ANCHOR);
      expect(shown.flight.to).toMatch(ANCHOR);
      expect(shown.flight.from).not.toBe(shown.flight.to);
    }
  });

  it("has a drawing of a card in the log, or none", () => {
    const drawn = motif(event);
    expect(drawn === "" || drawn in KINDS || isShowCard(drawn) || /^(events|suits)\//.test(drawn)).toBe(true);
  });
});

describe("shows", () => {
  const drawn = (seat: number): BangEvent => ({
    is: "CardsDrawn",
    seat,
    count: 2,
    cards: [null, null],
    source: "",
  });

  it("own cards fly to the hand, others to the plate", () => {
    expect(show(drawn(2), table)?.flight?.to).toBe("hand");
    expect(show(drawn(1), table)?.flight?.to).toBe("plate-1");
  });

  it("a card nobody may know flies face down", () => {
    const taken: BangEvent = { is: "CardTaken", seat: 0, target: 1, card: null, from_hand: true };
    expect(show(taken, table)?.flight?.what).toEqual({ back: true });
    expect(show({ ...taken, card: 17 }, table)?.flight?.what).toEqual({ card: 17 });
  });

  it("a show card is held up, and so is the reader's new role", () => {
    const turned: BangEvent = { is: "ShowCardTurned", seat: 1, event: "gag" };
    expect(show(turned, table)?.large).toMatchObject({ event: "gag" });
    expect(motif(turned)).toBe("gag");
    const seen: BangEvent = { is: "RoleSeen", seat: 2, role: "outlaw" };
    expect(show(seen, table)?.large).toMatchObject({ role: "outlaw" });
    expect(show({ ...seen, role: null }, table)).toBeNull();
  });

  it("a lost life point shakes the plate", () => {
    const lost: BangEvent = {
      is: "LifeLost",
      seat: 1,
      points: 3,
      cause: "dynamite",
      by: -1,
      life: 1,
      last: false,
    };
    expect(show(lost, table)).toEqual({
      hit: [1],
      word: { seat: 1, text: "−3", bad: true },
      sound: "boom",
    });
  });
});

describe("what is being answered", () => {
  const BANG = 17;
  const DUEL = 68;

  function waiting(prompt: string, seat: number, happened: BangEvent[]): BangTable {
    const lines = happened.map((event, n) => ({ n, at: 0, kind: "event", event }) as Line);
    const scene = { asking: [{ seat, prompt, text: { k: "" } }] } as unknown as BangScene;
    return { lines, scene, own: { ask: null } as unknown as BangOwn } as unknown as BangTable;
  }

  const turn: BangEvent = { is: "TurnBegan", seat: 0, number: 3 };
  const bang: BangEvent = { is: "CardPlayed", seat: 0, card: BANG, kind: "bang", target: 1 };
  const shot: BangEvent = { is: "ShotFired", seat: 1, by: 0, cause: "bang", needed: 1 };

  it("is a shot with its card", () => {
    expect(laneOf(waiting("shot", 1, [turn, bang, shot]))).toEqual({
      from: 0,
      to: 1,
      card: BANG,
      kind: "bang",
    });
  });

  it("is a shot without a card for an ability", () => {
    const ability: BangEvent = { ...shot, cause: "doc_holyday" };
    expect(laneOf(waiting("shot", 1, [turn, bang, ability]))).toEqual({ from: 0, to: 1, card: -1, kind: "" });
  });

  it("is a duel, whoever has to answer", () => {
    const duel: BangEvent = { is: "CardPlayed", seat: 0, card: DUEL, kind: "duel", target: 3 };
    expect(laneOf(waiting("duel", 3, [turn, duel]))).toMatchObject({ from: 0, to: 3 });
    expect(laneOf(waiting("duel", 0, [turn, duel]))).toMatchObject({ from: 3, to: 0 });
  });

  it("is nothing of an earlier turn, and nothing while cards are played", () => {
    expect(laneOf(waiting("shot", 1, [bang, shot, turn]))).toBeNull();
    expect(laneOf(waiting("act", 0, [turn, bang, shot]))).toBeNull();
  });

  it("leaves the card played last in view, even into the next turn", () => {
    const beer: BangEvent = { is: "CardPlayed", seat: 2, card: 3, kind: "beer", target: 2 };
    expect(lastDeed(waiting("act", 1, [bang, shot, turn]))).toMatchObject({ from: 0, to: 1, card: BANG });
    expect(lastDeed(waiting("act", 1, [bang, beer, turn]))).toMatchObject({ from: 2, to: -1, kind: "beer" });
    expect(lastDeed(waiting("act", 1, [turn]))).toBeNull();
  });
});
