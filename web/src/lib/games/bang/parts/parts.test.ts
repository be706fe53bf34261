import { beforeAll, describe, expect, it } from "vitest";

import { say, setLang } from "../../../texts/i18n.svelte";
import { EVENTS, KIND, SUITS } from "../../../wire/cards";
import type { BangOwn, BangScene, EventsPart, GoldShown, LoadPart, ShowShown } from "../../../wire/types";
import { countsAs, spoken, type BangTable } from "../cards";
import { shownAt } from "../showcase";
import { told } from "../told";
import { describe as about, hints, sleepOf, sleepOfCard, suitChange } from "../words";
import {
  frontOf,
  lifelessAs,
  lingers,
  marksOf,
  ownLines,
  shadowAs,
  tabOf,
  tokensOn,
  toldOwnParts,
  toldParts,
} from ".";
import { isLast } from "./events";
import { notesOf, openHand } from "./show";

const BARREL = KIND.indexOf("barrel");
const HEARTS = SUITS.indexOf("hearts");

const pile: EventsPart = {
  is: "events",
  now: "lasso",
  next: "thirst",
  past: ["sermon", "curse"],
  left: 4,
  last: "high_noon",
  suit: "",
  duty: -1,
};

function tableWith(part: Partial<EventsPart>, scene: Partial<BangScene> = {}, own: Partial<BangOwn> = {}) {
  const seat = {
    character: "bart_cassidy",
    borrowed: [],
    role: "sheriff",
    life: 3,
    max_life: 4,
    alive: true,
    ghost: "",
    hand: 2,
    open_hand: [],
    in_play: [BARREL],
    reach: 1,
    draws: 2,
    asleep: [],
  };
  return {
    seat: 0,
    name: () => "Ann",
    scene: {
      seats: [seat],
      names: ["Ann"],
      active: 0,
      suits: [],
      suits_by: "",
      starter: 0,
      discard: [],
      row: [],
      looking: -1,
      asking: [],
      parts: [{ ...pile, ...part }],
      ...scene,
    },
    own: { ask: null, dealt: [], lap: [], hand: [], parts: [], roles: null, ...own },
  } as unknown as BangTable;
}

const keys = (said: readonly { k: string }[]) => said.map(({ k }) => k);

describe("the pile of events", () => {
  it("is told in sentences", () => {
    expect(keys(toldParts(tableWith({})))).toEqual([
      "web-text-events-now",
      "web-text-events-next",
      "web-text-events-left",
      "web-text-events-past",
    ]);
    expect(keys(toldParts(tableWith({ now: "", past: [] })))[0]).toBe("web-text-events-none");
    const last = tableWith({ now: "high_noon", next: "", left: 0 });
    expect(keys(toldParts(last))).toContain("web-text-events-last");
    expect(isLast({ ...pile, now: "high_noon", left: 0 })).toBe(true);
    expect(isLast({ ...pile, now: "", left: 0 })).toBe(false);
  });

  it("marks the card that has to be played and names the suit", () => {
    expect(tabOf(tableWith({ duty: 7 }), 7)).toEqual({ k: "web-events-duty" });
    expect(tabOf(tableWith({ duty: 7 }), 8)).toBeNull();
    expect(keys(toldParts(tableWith({ suit: "clubs" })))).toContain("web-text-events-suit");
  });

  it("tells the reader about the reserve", () => {
    const reserve = (id: string) => tableWith({}, {}, { parts: [{ is: "events", reserve: id }] });
    expect(ownLines(reserve(""))).toEqual([]);
    expect(keys(ownLines(reserve("?")))).toEqual(["web-events-reserve-hidden"]);
    expect(keys(toldOwnParts(reserve("kit_carlson")))).toEqual(["web-text-events-reserve"]);
  });

  it("is nothing on a table without one", () => {
    const bare = tableWith({}, { parts: [] });
    expect([toldParts(bare), tabOf(bare, 3)]).toEqual([[], null]);
  });
});

describe("the deck of show cards", () => {
  const deck: ShowShown = {
    is: "show",
    now: "gag",
    past: ["showdown"],
    left: 8,
    closing: "wild_west_show",
    last: false,
    open: false,
    played: -1,
    skips: [0],
  };
  const showing = (part: Partial<ShowShown>, hand: number[] = []) => {
    const table = tableWith({}, { parts: [{ ...deck, ...part }], outcome: null });
    const [seat] = table.scene.seats;
    if (seat) seat.open_hand = hand;
    return table;
  };

  it("is told in sentences", () => {
    expect(keys(toldParts(showing({})))).toEqual([
      "web-text-show-now",
      "web-text-show-left",
      "web-text-show-past",
    ]);
    expect(keys(toldParts(showing({ now: "", past: [] })))[0]).toBe("web-text-show-none");
    expect(keys(toldParts(showing({ now: "wild_west_show", left: 0, last: true })))).toContain(
      "web-text-show-last",
    );
    expect(keys(toldParts(showing({ open: true })))).toContain("web-text-show-open");
  });

  it("says what matters beside the card", () => {
    expect(keys(notesOf(showing({}), deck))).toEqual([]);
    const last = { ...deck, last: true, open: true, played: 2 };
    expect(keys(notesOf(showing(last), last))).toEqual([
      "web-show-last-one",
      "web-show-open-hands",
      "web-show-played",
    ]);
  });

  it("marks who skips a turn", () => {
    expect(marksOf(showing({}), 0).map(({ drawing }) => drawing)).toEqual(["tokens/skips_turn"]);
    expect(marksOf(showing({ skips: [] }), 0)).toEqual([]);
  });

  it("tells open hands and nothing else", () => {
    const open = showing({ open: true }, [BARREL]);
    expect(keys(openHand(open, 0))).toEqual(["web-show-hand"]);
    expect(keys(told.seat(open, 0))).toContain("web-show-hand");
    expect(openHand(showing({}), 0)).toEqual([]);
  });
});

describe("what sleeps", () => {
  const [seat] = tableWith({}).scene.seats;
  const asleep = [
    { id: "bart_cassidy", card: -1, by: "hangover" },
    { id: "barrel", card: BARREL, by: "belle_star" },
  ];
  const table = tableWith({}, { seats: seat ? [{ ...seat, asleep }] : [] });
  beforeAll(() => setLang("en"));

  it("says what does it, an event or a character", () => {
    expect(sleepOf(0, "bart_cassidy", table)?.p?.by).toEqual({ k: "card-hangover" });
    expect(sleepOfCard(BARREL, table)[0]?.p?.by).toEqual({ k: "character-belle_star" });
    expect(sleepOf(0, "belle_star", table)).toBeNull();
    expect(sleepOfCard(BARREL + 1, table)).toEqual([]);
  });

  it("is told where the player and the card are described", () => {
    const player = about({ is: "seat", seat: 0 }, table)?.more?.map(say).join("\n");
    expect(player).toContain("No effect now (Hangover)");
    expect(player).toContain("No effect now (Belle Star)");
    expect(about({ is: "card", kind: "barrel", card: BARREL }, table)?.more?.map(say)).toContain(
      "No effect now (Belle Star)",
    );
    expect(told.seat(table, 0).map(say).join(" ")).toContain("Bart Cassidy – Hangover");
  });
});

const gold: GoldShown = {
  is: "gold",
  trade: true,
  nuggets: [3],
  shop: ["bottle", "boots", "pardner"],
  deck: 18,
  under: [],
  gear: [["boots", "wanted"]],
  sides: [""],
  shadows: true,
};
const load: LoadPart = {
  is: "load",
  cards: [{ card: BARREL, count: 2 }],
  seats: [0],
  supply: 10,
  bell: -1,
  belt: -1,
};

describe("gold on the table", () => {
  const table = tableWith({}, { parts: [gold] });
  const without = tableWith({}, { parts: [{ ...gold, trade: false, shadows: false, gear: [[]] }] });

  it("puts equipment in front of its owner, to be touched and read", () => {
    expect(frontOf(table, 0).map(({ id }) => id)).toEqual(["boots", "wanted"]);
    const player = about({ is: "seat", seat: 0 }, table);
    expect(keys(player?.more ?? [])).toContain("web-text-gold-nuggets");
    expect(player?.more).toContainEqual({
      k: "kernel-pair",
      p: { left: { k: "card-boots" }, right: { k: "bang-card-boots" } },
    });
    expect(frontOf(without, 0)).toEqual([]);
  });

  it("knows shadows from ghosts, and who may come back", () => {
    expect(lifelessAs(table, "shadow_gunslingers")).toEqual({ k: "web-gold-shadow" });
    expect(lifelessAs(table, "ghost_town")).toEqual({ k: "web-events-ghost" });
    expect(shadowAs(table, "ghost_town")).toBeNull();
    expect([lingers(table, 0), lingers(without, 0)]).toEqual([true, false]);
  });
});

describe("what is new on the table", () => {
  const asked = (prompt: string) => ({ ask: { prompt, options: [] } as unknown as BangOwn["ask"] });
  const ids = (table: BangTable) => hints(table).map(({ id }) => id);
  const [seat] = tableWith({}).scene.seats;
  const as = (change: Partial<BangScene["seats"][number]>) => (seat ? [{ ...seat, ...change }] : []);

  it("is explained while the reader has time, on turn", () => {
    const parts = [pile, gold, load];
    expect(ids(tableWith({}, { parts }, asked("act")))).toEqual(["events", "gold-shop", "load"]);
    expect(ids(tableWith({}, { parts }, asked("shot")))).toEqual([]);
    expect(ids(tableWith({}, { parts: [] }, asked("act")))).toEqual([]);
  });

  it("is what concerns the reader: load nobody has near is not explained", () => {
    const parts = [{ ...load, cards: [] }];
    expect(ids(tableWith({}, { parts }, asked("act")))).toEqual([]);
    expect(ids(tableWith({}, { parts: [{ ...load, cards: [], seats: [1] }] }, asked("act")))).toEqual([
      "load",
    ]);
  });

  it("is being a shadow or a ghost, and what sleeps", () => {
    const asleep = [{ id: "barrel", card: BARREL, by: "lasso" }];
    expect(ids(tableWith({}, { parts: [], seats: as({ asleep }) }, asked("act")))).toEqual(["asleep"]);
    expect(ids(tableWith({}, { parts: [], seats: as({ ghost: "ghost_town" }) }, asked("act")))).toEqual([
      "ghost",
    ]);
    const shadow = as({ ghost: "shadow_gunslingers" });
    const bare = [{ ...gold, trade: false }];
    expect(ids(tableWith({}, { parts: bare, seats: shadow }, asked("act")))).toEqual(["gold-shadow"]);
  });

  it("is said in words", async () => {
    await setLang("en");
    const table = tableWith(
      {},
      { parts: [pile, gold, load], seats: as({ ghost: "ghost_town" }) },
      asked("act"),
    );
    for (const { text } of hints(table)) expect(say(text)).toMatch(/ /);
    expect(tokensOn(table, BARREL)).toBe(2);
  });
});

it("suits follow what changes them", () => {
  const blessed = tableWith({}, { suits: KIND.map(() => HEARTS), suits_by: "blessing" });
  expect(countsAs(blessed, BARREL)).toBe("hearts");
  expect(countsAs(tableWith({}), BARREL)).toBe("");
  expect(spoken(BARREL, blessed.scene.suits).p?.suit).toEqual({ k: "suit-hearts" });
  expect(suitChange(BARREL, blessed)[0]?.p?.by).toEqual({ k: "card-blessing" });
  expect(suitChange(BARREL, tableWith({}))).toEqual([]);
});

it("both characters lie open while someone may become another", () => {
  const option = { is: "Swap", character: "kit_carlson" };
  const ask = { options: [{ option: { is: "KeepIdentity" } }, { option }] };
  const table = tableWith({}, {}, { ask: ask as unknown as BangOwn["ask"] });
  expect(shownAt(table)).toEqual({ is: "characters", characters: ["bart_cassidy", "kit_carlson"] });
});

it("every event of every box has a name and a text", async () => {
  await setLang("en");
  for (const { id } of Object.values(EVENTS).flat()) {
    expect(say({ k: `card-${id}` })).not.toMatch(/^card-/);
    expect(say({ k: `bang-card-${id}` })).toMatch(/ /);
  }
});
