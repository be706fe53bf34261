import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Line, Update } from "../wire/types";
import { FakeServer, line, own, room, welcome } from "./fakes";
import { LiveTable } from "./live.svelte";

function update(n: number, changes: Partial<Update> = {}): Update {
  return { is: "update", n, room: null, scene: null, own: null, lines: [], rewound: false, ...changes };
}

const numbers = (lines: readonly Line[]) => lines.map((one) => one.n);

let server: FakeServer;
let live: LiveTable;

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  live = new LiveTable(() => "ws://table/ws", server.make);
  live.connect("mesa");
});

afterEach(() => {
  live.leave();
  vi.useRealTimers();
});

function greeted(n = 3): void {
  server.last.open();
  server.last.say(welcome(n, { whole: true, lines: [line(1), line(n)] }));
}

describe("coming to a table", () => {
  it("says hello and shows what it is told", () => {
    expect(live.link).toBe("connecting");
    server.last.open();
    expect(server.last.orders).toEqual([{ is: "hello", table: "mesa", protocol: 1, since: 0 }]);
    expect(live.link).toBe("connecting");
    server.last.say(welcome(3, { whole: true, lines: [line(1), line(3)] }));
    expect(live.link).toBe("open");
    expect([live.known, live.n, live.seat, live.own?.ask?.number]).toEqual([true, 3, 0, 7]);
    expect(numbers(live.lines)).toEqual([1, 3]);
  });

  it("takes over only the parts that have changed", () => {
    greeted();
    server.last.say(update(4, { own: own(8), lines: [line(4)] }));
    expect(live.room?.code).toBe("mesa");
    expect(live.own?.ask?.number).toBe(8);
    expect(numbers(live.lines)).toEqual([1, 3, 4]);
  });

  it("shows nothing twice and nothing old", () => {
    greeted();
    const seen: number[] = [];
    live.witness((lines) => seen.push(...numbers(lines)));
    server.last.say(update(4, { lines: [line(4)] }));
    server.last.say(update(4, { lines: [line(4)], room: room({ title: "again" }) }));
    server.last.say(update(2, { lines: [line(2)], own: own(1) }));
    expect(numbers(live.lines)).toEqual([1, 3, 4]);
    expect(seen).toEqual([4]);
    expect(live.room?.title).toBe("again");
    expect(live.own?.ask?.number).toBe(7);
  });

  it("reads the log again when a choice was taken back", () => {
    greeted();
    server.last.say(update(5, { rewound: true, lines: [line(1), line(5)] }));
    expect(numbers(live.lines)).toEqual([1, 5]);
  });

  it("knows who is there", () => {
    greeted();
    server.last.say({ is: "present", online: [1], watchers: 2 });
    expect(live.room?.seats.map((seat) => seat.online)).toEqual([false, true]);
    expect(live.room?.watchers).toBe(2);
  });

  it("forgets advice with its question", () => {
    greeted();
    server.last.say({ is: "advice", ask: 6, option: 0, reason: { k: "bot-hunch" } });
    expect(live.advice).toBeNull();
    server.last.say({ is: "advice", ask: 7, option: 0, reason: { k: "bot-hunch" } });
    expect(live.advice?.option).toBe(0);
    server.last.say(update(4, { own: own(8) }));
    expect(live.advice).toBeNull();
  });
});

describe("a lost line", () => {
  it("is taken up again where it broke", () => {
    greeted();
    server.last.drop();
    expect(live.link).toBe("waiting");
    vi.advanceTimersByTime(400);
    expect(server.sockets).toHaveLength(2);
    server.last.open();
    expect(server.last.of("hello")[0]?.since).toBe(3);
    server.last.say(welcome(5, { lines: [line(3), line(4), line(5)] }));
    expect(numbers(live.lines)).toEqual([1, 3, 4, 5]);
  });

  it("is retried forever, ever more slowly up to a limit", () => {
    const pauses: number[] = [];
    for (let tries = 0; tries < 12; tries += 1) {
      server.last.drop();
      const calls = server.sockets.length;
      let pause = 0;
      while (server.sockets.length === calls) {
        vi.advanceTimersByTime(25);
        pause += 25;
      }
      pauses.push(pause);
    }
    expect(pauses[0]).toBeLessThanOrEqual(400);
    expect(pauses[3]).toBeGreaterThan(1_500);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(12_500);
    expect(pauses.at(-1)).toBeGreaterThanOrEqual(7_500);
  });

  it("is noticed when nobody answers", () => {
    greeted();
    vi.advanceTimersByTime(20_000);
    expect(server.last.of("ping")).toHaveLength(1);
    server.last.say({ is: "pong", now: Date.now() + 5_000 });
    expect(live.skew).toBe(5_000);
    vi.advanceTimersByTime(40_000);
    expect(server.last.of("ping")).toHaveLength(3);
    expect(live.link).toBe("open");
    vi.advanceTimersByTime(20_000);
    expect(server.sockets[0]?.closed).toBe(true);
    expect(live.link).not.toBe("open");
  });

  it("is given up when the welcome never comes", () => {
    server.last.open();
    vi.advanceTimersByTime(10_000);
    expect(server.sockets[0]?.closed).toBe(true);
    expect(live.link).toBe("waiting");
  });

  it("stays down after a final goodbye, and comes back after any other", () => {
    greeted();
    server.last.say({ is: "bye", code: "shutting-down", text: { k: "x" }, again: true });
    server.last.drop();
    vi.advanceTimersByTime(400);
    expect(server.sockets).toHaveLength(2);
    greeted();
    expect(live.bye).toBeNull();
    server.last.say({ is: "bye", code: "old-page", text: { k: "x" }, again: false });
    server.last.drop();
    vi.advanceTimersByTime(60_000);
    expect(server.sockets).toHaveLength(2);
    expect([live.link, live.bye?.code]).toEqual(["closed", "old-page"]);
  });
});

describe("a choice", () => {
  it("is under way until its consequences are there", () => {
    greeted();
    live.choose(2);
    const [sent] = server.last.of("choose");
    expect(sent).toMatchObject({ ask: 7, option: 2 });
    expect([live.sending, live.sent]).toEqual([true, 2]);
    live.choose(1);
    expect(server.last.of("choose")).toHaveLength(1);
    server.last.say({ is: "ack", id: sent?.id ?? "", n: 4 });
    expect(live.sending).toBe(true);
    server.last.say(update(4, { own: own(8) }));
    expect(live.sending).toBe(false);
  });

  it("is not sent where there is nothing to answer", () => {
    greeted();
    live.choose(3);
    server.last.say(update(4, { own: own(0) }));
    live.choose(0);
    expect(server.last.of("choose")).toEqual([]);
  });

  it("is sent again with the same id after an interruption", () => {
    greeted();
    live.choose(1);
    const [first] = server.last.of("choose");
    server.last.drop();
    vi.advanceTimersByTime(400);
    server.last.open();
    server.last.say(welcome(4, { own: own(0), lines: [line(4)] }));
    expect(server.last.of("choose")).toEqual([first]);
    server.last.say({ is: "ack", id: first?.id ?? "", n: 4 });
    expect(live.sending).toBe(false);
  });

  it("made without a line is sent when there is one", () => {
    greeted();
    server.last.drop();
    live.choose(1);
    expect(live.sending).toBe(true);
    vi.advanceTimersByTime(400);
    greeted();
    expect(server.last.of("choose")).toHaveLength(1);
  });

  it("can be made again after a refusal", () => {
    greeted();
    live.choose(1);
    const [sent] = server.last.of("choose");
    server.last.say({ is: "refused", code: "stale", text: { k: "x" }, id: sent?.id ?? "", rule: "" });
    expect([live.sending, live.problem?.code]).toEqual([false, "stale"]);
    live.choose(0);
    expect(live.problem).toBeNull();
    expect(server.last.of("choose")).toHaveLength(2);
  });
});

describe("orders", () => {
  it("are not kept for later", () => {
    greeted();
    expect(live.speak("hello")).toBe(true);
    server.last.drop();
    expect(live.phrase("thanks")).toBe(false);
    expect(live.problem?.text.k).toBe("web-problem-no-line");
  });

  it("start over for someone else", () => {
    greeted();
    live.rejoin({ watch: true });
    server.last.open();
    expect(server.last.of("hello")[0]).toMatchObject({ since: 0, watch: true });
    server.last.say(welcome(3, { seat: -1, own: null, whole: true, lines: [line(1)] }));
    expect([live.seat, live.own]).toEqual([-1, null]);
  });
});
