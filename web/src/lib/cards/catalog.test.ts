import { beforeAll, describe, expect, it } from "vitest";

import { LANGUAGES, setLang } from "../texts/i18n.svelte";
import { EVENTS } from "../wire/cards";
import { copiesIn, ENTRIES, entryOf, linesOf, nameOf, plain, search, textOf } from "./catalog";

const EVERYTHING = { game: "", box: "", sort: "", query: "" };

function ids(wanted: Partial<typeof EVERYTHING>, lang = "en"): string[] {
  return search({ ...EVERYTHING, ...wanted }, lang).map(({ id }) => id);
}

describe("the catalogue", () => {
  beforeAll(() => setLang("en"));

  it("has every address once", () => {
    const addresses = ENTRIES.map(({ game, id }) => `${game}/${id}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it("narrows down by game, box and sort", () => {
    expect(ids({ game: "dice", sort: "face" })).toHaveLength(6);
    expect(ids({ game: "bang", box: "dodge_city", sort: "character" })).toHaveLength(15);
    expect(ids({ game: "dice", sort: "role" })).toEqual(["deputy", "outlaw", "renegade", "sheriff"]);
    expect(ids({ game: "dice", box: "base", sort: "green" })).toEqual([]);
    for (const [box, events] of Object.entries(EVENTS))
      expect(ids({ game: "bang", box, sort: "event" }).toSorted()).toEqual(
        events.map(({ id }) => id).toSorted(),
      );
    expect(ids({ game: "legends", sort: "role" })).toEqual([]);
    expect(ids({ game: "legends", sort: "fight" })).toHaveLength(13);
    expect(ids({ game: "legends", sort: "character" })).toHaveLength(12);
  });

  it("finds words of names and texts, in any order and without accents", () => {
    expect(ids({ query: "DELGADO jose" })).toEqual(["jose_delgado"]);
    expect(ids({ query: "cat_balou" })).toContain("cat_balou");
    expect(ids({ query: "unicorn" })).toEqual([]);
  });

  it("knows which card an address means", () => {
    expect(entryOf("bang", "dynamite")?.sort).toBe("blue");
    expect(entryOf("dice", "dynamite")?.sort).toBe("face");
    expect(entryOf("bang", "sheriff")?.sort).toBe("role");
    expect(entryOf("dice", "barrel")).toBeUndefined();
    expect(entryOf("bang", "high_noon")).toMatchObject({ sort: "event", last: true, copies: [] });
  });

  it("counts the copies of each box", () => {
    const barrel = ENTRIES.find(({ id }) => id === "barrel");
    expect(barrel && ["base", "dodge_city"].map((box) => copiesIn(barrel, box).length)).toEqual([2, 1]);
    const cheat = entryOf("legends", "cheat");
    expect(cheat && copiesIn(cheat, "base").map(({ rank, suit }) => `${rank} ${suit}`)).toEqual([
      "2 hearts",
      "2 diamonds",
    ]);
  });

  it("says what else stands on a card", () => {
    const entry = entryOf("legends", "gold_fever");
    expect(entry && linesOf(entry)).toHaveLength(2);
    const barrel = entryOf("bang", "barrel");
    expect(barrel && linesOf(barrel)).toEqual([]);
  });
});

describe.each(LANGUAGES)("in %s", (lang) => {
  it("everything has a name and a text", async () => {
    await setLang(lang);
    for (const entry of ENTRIES) {
      expect(nameOf(entry)).not.toMatch(/^(card|character|face|role|poker|item|story|goal|black|web)-/);
      expect(textOf(entry)).toMatch(/ /);
    }
  });

  it("is found by its own name", async () => {
    await setLang(lang);
    for (const entry of ENTRIES) {
      const { game, sort } = entry;
      expect(search({ ...EVERYTHING, game, sort, query: nameOf(entry) }, lang)).toContain(entry);
    }
  });
});

it("plain letters have no case, accents or signs", () => {
  expect(plain("  Šerif – “José”! ")).toBe("serif jose");
  expect(plain("Ёж")).toBe("еж");
});
