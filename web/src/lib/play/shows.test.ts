import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { duration, HELD_UP, Shows } from "./shows.svelte";
import type { Show } from "./stage";

const hit: Show = { hit: [1], sound: "shot" };
const flight: Show = { flight: { what: { back: true }, from: "deck", to: "hand", count: 3 }, sound: "card" };

describe("shows", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("come one after the other", () => {
    const heard: string[] = [];
    const shows = new Shows(
      () => true,
      (name) => heard.push(name),
    );
    shows.add([flight, hit]);
    expect(shows.current).toBe(flight);
    vi.advanceTimersByTime(duration(flight));
    expect(shows.isHit(1)).toBe(true);
    vi.advanceTimersByTime(duration(hit));
    expect(shows.current).toBeNull();
    expect(heard).toEqual(["card", "shot"]);
  });

  it.each([true, false])("hold something up beside all the rest, moving or not (%s)", (moves) => {
    const shows = new Shows(
      () => moves,
      () => undefined,
    );
    const large = { event: "thirst", said: [] };
    shows.add([{ large }, hit, flight, hit]);
    expect(shows.large).toBe(large);
    vi.advanceTimersByTime(HELD_UP);
    expect(shows.large).toBeNull();
    shows.add([{ large }]);
    shows.stop();
    expect(shows.large).toBeNull();
  });

  it("skip what would come too late", () => {
    const shows = new Shows(
      () => true,
      () => undefined,
    );
    const last: Show = { hit: [7] };
    shows.add([hit, hit, hit, hit, hit, last]);
    let shown = 0;
    while (shows.current !== null && shown < 1300) {
      vi.advanceTimersByTime(10);
      shown += 10;
      if (shows.isHit(7)) break;
    }
    expect(shows.isHit(7)).toBe(true);
    expect(shown).toBeLessThanOrEqual(1200);
  });

  it("are heard and outlined for a moment where nothing may move", () => {
    const heard: string[] = [];
    const shows = new Shows(
      () => false,
      (name) => heard.push(name),
    );
    shows.add([hit, flight]);
    expect(shows.current).toBeNull();
    expect(shows.marked).toEqual(["deck", "hand"]);
    expect(heard).toEqual(["card"]);
    vi.advanceTimersByTime(500);
    expect(shows.marked).toEqual([]);
  });

  it("still say how much someone lost where nothing may move", () => {
    const shows = new Shows(
      () => false,
      () => undefined,
    );
    const word = { seat: 1, text: "−1", bad: true };
    shows.add([{ ...hit, word }]);
    expect(shows.current).toEqual({ word });
    expect(shows.marked).toEqual(["plate-1"]);
    shows.stop();
    expect(shows.current).toBeNull();
  });
});
