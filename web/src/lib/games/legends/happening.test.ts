import { beforeAll, describe, expect, it } from "vitest";

import { has, LANGUAGES, say, setLang } from "../../texts/i18n.svelte";
import { VIRTUAL } from "../../wire/legends";
import type { LegendsOwn, LegendsScene, Line, Said } from "../../wire/types";
import { nameOfItem, spoken, textsOfItem, together, type LegendsTable } from "./facts";
import { stakes, stepOf, verdict } from "./fight-words";
import recorded from "./fixtures/moments.json";
import { happening, newsOf, type Happening } from "./happening";
import { told } from "./told";
import { coach, describe as described, look, standing } from "./words";

/** Moments of real games, as one reader saw them. */
interface Moment {
  seat: number;
  scene: LegendsScene;
  own: LegendsOwn;
  lines: Line[];
}

const MOMENTS = recorded as unknown as Record<keyof typeof recorded, Moment>;

function at(name: keyof typeof recorded, changes: Partial<Moment> = {}): LegendsTable {
  const moment = { ...MOMENTS[name], ...changes };
  return {
    ...moment,
    bottom: moment.seat,
    name: (seat: number) => moment.scene.names[seat] ?? "",
  } as unknown as LegendsTable;
}

function line(event: object, text: Said | null = null): Line {
  return { n: 0, at: 0, kind: "event", event, text } as Line;
}

function fightAt(name: keyof typeof recorded): Extract<Happening, { is: "fight" }> {
  const shown = happening(at(name));
  if (shown?.is !== "fight") throw new Error(`no fight at ${name}`);
  return shown;
}

describe("what is going on", () => {
  it("is a fight as long as it lasts", () => {
    const { fight, over } = fightAt("lay");
    expect({ over, kind: fight.kind, open: fight.open }).toEqual({ over: false, kind: "rob", open: false });
    expect(stepOf(fight, ["lay"])).toBe(0);
    const open = fightAt("fight_open_rob").fight;
    expect(open.values).toEqual([11, 10]);
    expect(stepOf(open, ["react"])).toBe(2);
  });

  it("is how the fight ended, until something else begins", () => {
    const { fight, over } = fightAt("after_fight");
    expect(over).toBe(true);
    expect(fight).toMatchObject({ kind: "bandit", winner: VIRTUAL, values: [9, 8], open: true });
    expect(fight.fightCard).toBe("fight_9");
    const next: Line = { n: 0, at: 0, kind: "event", event: { is: "ActionBegan", seat: 0, left: 1 } };
    expect(happening(at("after_fight", { lines: [...MOMENTS.after_fight.lines, next] }))).toBeNull();
  });

  it("is a game of poker, and who won it", () => {
    expect(happening(at("hole"))).toMatchObject({
      is: "poker",
      over: false,
      poker: { pot: 70, winners: null },
    });
    const shown = happening(at("after_poker"));
    expect(shown).toMatchObject({ is: "poker", over: true, poker: { pot: 70, winners: [3] } });
    expect(shown?.is === "poker" && shown.poker.shown.map(({ hand }) => hand)).toEqual(["pair", "pair"]);
  });

  it("is dice on the table; rerolled dice keep what was kept", () => {
    expect(happening(at("dice"))).toMatchObject({ is: "gold", gold: { over: false } });
    const again: Line = {
      n: 0,
      at: 0,
      kind: "event",
      event: { is: "DieRerolled", seat: 0, die: 2, face: "blank", source: "" },
    };
    const scene = { ...MOMENTS.dice.scene, gold: null };
    const shown = happening(at("dice", { scene, lines: [...MOMENTS.dice.lines, again] }));
    expect(shown).toEqual({
      is: "gold",
      gold: { faces: ["nugget", "blank"], kept: ["money_reroll"], over: true },
    });
  });

  it("is a story or a card of the Man in Black, until someone acts", () => {
    const gain: Said = { k: "web-legends-money", p: { money: 20 } };
    const told = [
      line({ is: "StoryTurned", story: "town_meeting", seats: [0, 1] }),
      line({ is: "MoneyGained", seat: 0, amount: 20 }, gain),
      line({ is: "TurnBegan", seat: 1, number: 2, round: 1 }),
    ];
    const shown = happening(at("act_cattle", { lines: told }));
    expect(shown).toEqual({ is: "story", story: "town_meeting", seats: [0, 1] });
    expect(shown && newsOf(shown, told)).toEqual([gain]);
    const acted = [...told, line({ is: "ActionBegan", seat: 1, left: 2 })];
    expect(happening(at("act_cattle", { lines: acted }))).toBeNull();
    const black = [...told, line({ is: "BlackCardTurned", black: "mib_05", space: "dk_bank" })];
    expect(happening(at("act_cattle", { lines: black }))).toEqual({ is: "black", card: "mib_05" });
  });

  it("lists where somebody stands on a track once, at the end of it", () => {
    const wanted = (seat: number, points: number) =>
      line({ is: "WantedGained", seat, points, source: "" }, { k: `wanted-${String(points)}` });
    const turned = line({ is: "StoryTurned", story: "payday", seats: [0] });
    const lines = [turned, wanted(0, 1), wanted(0, 2), wanted(0, 3), wanted(1, 1)];
    const shown: Happening = { is: "story", story: "payday", seats: [0] };
    expect(newsOf(shown, lines)).toEqual([{ k: "wanted-3" }, { k: "wanted-1" }]);
  });

  it("is a choice of characters and the store for whoever is asked", () => {
    expect(happening(at("character"))?.is).toBe("characters");
    expect(happening(at("shop"))?.is).toBe("store");
    expect(happening(at("act_cattle"))).toBeNull();
    expect(happening(at("end"))).toBeNull();
  });
});

describe("words", () => {
  beforeAll(() => setLang("en"));

  it("say what a fight is about and who wins ties", () => {
    const lines = (name: keyof typeof recorded) => stakes(at(name), fightAt(name).fight).map(say);
    expect(lines("lay")).toContain("Ties are won by: Ada");
    expect(lines("lay")[0]).toMatch(/^Ada wins: 1 Wanted point/);
    expect(lines("after_fight")).toContain("Ties are won by: Bandit");
    expect(lines("fight_open_sheriff").join(" ")).toMatch(/loses: jail/);
  });

  it("say how it ended", () => {
    const said = (name: keyof typeof recorded) => {
      const shown = happening(at(name));
      const result = shown && verdict(at(name), shown);
      return result ? say(result) : null;
    };
    expect(said("after_fight")).toBe("Winner of the fight: Bandit");
    expect(said("after_poker")).toBe("$70 goes to: Ada");
    expect(said("lay")).toBeNull();
  });

  it("name sides of the law with their row", () => {
    const seat = (points: object) => ({ mp: 0, wp: 0, ...points }) as LegendsScene["seats"][number];
    expect(say(standing(seat({ mp: 4 })))).toBe("Marshal points: 4 (row 2): 2 LP at the end of the game");
    expect(say(standing(seat({ wp: 9 })))).toMatch(/\(row 3\): 3 LP at the end of each of their turns/);
    expect(say(standing(seat({})))).toMatch(/^Neutral/);
  });

  it("tell both sides of an item", () => {
    expect(say(together(textsOfItem("mustang", true)))).toBe(
      "A move takes you up to 5 spaces. Worth 2 LP at the end of the game.",
    );
    expect(textsOfItem("revolver", false).map(say)).toEqual(["It has no effect of its own."]);
    expect(say(spoken(2))).toBe("Cheat, 2 of hearts");
    expect(say(nameOfItem("nothing"))).toBe("unknown");
  });

  it("open a player with everything they have", () => {
    const table = at("act_cattle");
    const about = described({ is: "seat", seat: table.seat }, table);
    const all = about?.more?.map(say).join("\n") ?? "";
    expect(all).toMatch(/Legendary points: \d+ \(final round at 20\)/);
    expect(all).toMatch(/Cattle token: (Blue|Green) cattle/);
    expect(look(table, 1)).toMatchObject({ maxLife: 0, alive: true, mark: { colour: 2, letter: "B" } });
  });
});

/** Every key inside a sentence. */
function keys(said: Said): string[] {
  const inside = Object.values(said.p ?? {}).flatMap((value) => (Array.isArray(value) ? value : [value]));
  return [said.k, ...inside.flatMap((one) => (typeof one === "object" ? keys(one) : []))];
}

describe.each(LANGUAGES)("in %s", (lang) => {
  it("the text table tells every moment with texts that exist", async () => {
    await setLang(lang);
    for (const name of Object.keys(MOMENTS) as (keyof typeof recorded)[]) {
      const table = at(name);
      const seats = table.scene.names.map((_, seat) => seat);
      const all = [
        ...told.middle(table),
        ...seats.flatMap((seat) => [...told.seat(table, seat), ...told.own(table, seat)]),
        ...(told.hand(table) ?? []).map(({ text }) => text),
      ];
      expect(all.flatMap(keys).filter((key) => !has(key))).toEqual([]);
      for (const said of all) expect(say(said)).not.toMatch(/\{|undefined/);
    }
  });

  it("every lesson for a question is there", async () => {
    await setLang(lang);
    const prompts = ["act", "lay", "fight_card", "react", "hole", "shop", "dice", "hand_limit"];
    for (const prompt of prompts) expect(has(coach(prompt)?.k ?? "")).toBe(true);
    expect(coach("nonsense")).toBeNull();
  });
});
