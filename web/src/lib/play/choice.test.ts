import { describe, expect, it } from "vitest";

import type { AskInfo, GameOption } from "../wire/types";
import { Choice, type Answer } from "./choice.svelte";
import asks from "./fixtures/asks.json";
import type { Aim, Part } from "./stage";

type Name = keyof typeof asks;

/** Reads options the way the stages of the games do. */
function aim(option: GameOption): Aim {
  const parts: Part[] = [];
  const fields = option as unknown as Record<string, unknown>;
  if (typeof fields.ability === "string") parts.push(`ability:${fields.ability}`);
  if (typeof fields.card === "number" && fields.card >= 0) parts.push(`card:${fields.card}`);
  if (option.is === "Pick" && "card" in option && option.card < 0) parts.push(`hand:${option.target}`);
  if (typeof fields.kind === "string") parts.push(`kind:${fields.kind}`);
  if (typeof fields.target === "number" && fields.target >= 0) parts.push(`seat:${fields.target}`);
  if (typeof fields.seat === "number") parts.push(`seat:${fields.seat}`);
  if (fields.doubled === true) parts.push("doubled:yes");
  if (typeof fields.count === "number") parts.push(`count:${fields.count}`);
  if (option.is === "Reroll")
    for (let die = 0; die < 5; die++) if ((option.mask >> die) & 1) parts.push(`die:${die}`);
  return { parts, declines: ["Pass", "EndTurn", "Stop"].includes(option.is) };
}

interface Tried {
  choice: Choice;
  sent: number[];
  notation(option: number): string;
  said(): string[];
  button(notation: string): Answer;
}

function tried(name: Name): Tried {
  const ask = asks[name] as unknown as AskInfo;
  const sent: number[] = [];
  const choice = new Choice({
    ask: () => ask,
    aim,
    step: (part) => ({ k: part }),
    sending: () => sent.length > 0,
    send: (_, option) => sent.push(option),
  });
  const notation = (option: number) => ask.options[option]?.notation ?? "";
  const said = () =>
    choice.answers.map(
      ({ option, part, main }) => (main ? "! " : "") + (part === null ? notation(option) : `> ${part}`),
    );
  const button = (text: string) => {
    const found = choice.answers.find(({ option, part }) => (part ?? notation(option)) === text);
    if (!found) throw new Error(`no button ${text} among ${said().join(", ")}`);
    return found;
  };
  return { choice, sent, notation, said, button };
}

function option(name: Name, notation: string): GameOption {
  const found = asks[name].options.find((one) => one.notation === notation);
  if (!found) throw new Error(`no option ${notation}`);
  return found.option as unknown as GameOption;
}

function cardOf(name: Name, notation: string): Part {
  const found = option(name, notation);
  if (!("card" in found)) throw new Error(`${notation} has no card`);
  return `card:${found.card}`;
}

describe("a turn with cards", () => {
  it("begins with buttons for what is not a card", () => {
    expect(tried("act").said()).toEqual(["uses sid ketchum", "ends turn"]);
  });

  it("card, target, button", () => {
    const { choice, said, sent, notation, button } = tried("act");
    const bang = cardOf("act", "plays bang 8♠ at Mira");
    expect(choice.glows(bang)).toBe(true);
    expect(choice.state("card:0")).toBe("off");
    choice.pick(bang);
    expect(choice.state(bang)).toBe("selected");
    expect(choice.glows("seat:1")).toBe(true);
    expect(said()).toEqual(["ends turn"]);
    choice.pick("seat:1");
    expect(said()).toEqual(["! plays bang 8♠ at Jorge", "ends turn"]);
    expect(choice.aimed("seat:1")).toBe(true);
    choice.answer(button("plays bang 8♠ at Jorge"));
    expect(sent.map(notation)).toEqual(["plays bang 8♠ at Jorge"]);
    expect(choice.ask).toBeNull();
  });

  it("another target or another card replaces the first", () => {
    const { choice, said } = tried("act");
    choice.pick(cardOf("act", "plays bang 8♠ at Mira"));
    choice.pick("seat:1");
    choice.pick("seat:2");
    expect(said()[0]).toBe("! plays bang 8♠ at Hazel");
    choice.pick(cardOf("act", "plays indians 5♦"));
    expect(said()[0]).toBe("! plays indians 5♦");
  });

  it("a second touch sends what is ready and takes back what is not", () => {
    const { choice, sent, notation } = tried("act");
    const bang = cardOf("act", "plays bang 8♠ at Mira");
    choice.pick(bang);
    choice.pick(bang);
    expect(choice.picked).toEqual([]);
    const indians = cardOf("act", "plays indians 5♦");
    choice.pick(indians);
    expect(sent).toEqual([]);
    choice.pick(indians);
    expect(sent.map(notation)).toEqual(["plays indians 5♦"]);
  });

  it("steps are taken back one by one", () => {
    const { choice } = tried("act");
    const bang = cardOf("act", "plays bang 8♠ at Mira");
    choice.pick(bang);
    choice.pick("seat:1");
    expect(choice.back()).toBe(true);
    expect(choice.picked).toEqual([bang]);
    expect(choice.back()).toBe(true);
    expect(choice.back()).toBe(false);
  });

  it("a card dropped on a player is ready at once", () => {
    const { choice, notation } = tried("act");
    expect(choice.pickAll([cardOf("act", "plays bang 8♠ at Mira"), "seat:3"])).toBe(true);
    expect(notation(choice.ready)).toBe("plays bang 8♠ at Ondrej");
    expect(choice.pickAll([cardOf("act", "plays indians 5♦"), "seat:3"])).toBe(false);
    expect(choice.whyNot?.part).toBe("seat:3");
  });

  it("what is not possible says why, with the rule", () => {
    const { choice } = tried("act");
    const closed = asks.act.closed[0];
    if (!closed || !("card" in closed.option)) throw new Error("the fixture has a closed card");
    choice.pick(cardOf("act", "plays bang 8♠ at Mira"));
    choice.pick("seat:4");
    expect(choice.whyNot).toMatchObject({ why: closed.why, rule: closed.rule });
    choice.pick("card:0");
    expect(choice.whyNot?.why.k).toBe("web-why-not-asked-for");
    expect(choice.back()).toBe(true);
    expect(choice.whyNot).toBeNull();
  });

  it("a card of two uses asks which, and a target may tell", () => {
    const { choice, said, notation } = tried("act_two_kinds");
    const card = cardOf("act_two_kinds", "plays indians A♦");
    choice.pick(card);
    expect(said()).toEqual(["plays indians A♦", "> kind:bang", "ends turn"]);
    choice.pick("seat:2");
    expect(notation(choice.ready)).toBe("plays indians A♦ as bang at Hazel");
    choice.clear();
    choice.pick(card);
    choice.pick("kind:bang");
    expect(choice.ready).toBe(-1);
    expect(choice.kinds(Number(card.slice(5)))).toEqual(["indians", "bang"]);
  });

  it("an ability with a target is a step, then a player", () => {
    const { choice, said, button, notation } = tried("act_with_ability");
    expect(said()).toEqual(["> ability:doc_holyday", "ends turn"]);
    choice.answer(button("ability:doc_holyday"));
    choice.pick("seat:1");
    expect(notation(choice.ready)).toBe("uses doc holyday at Jorge");
  });
});

describe("an answer to a shot", () => {
  it("shows a few options as buttons from the start, declining last", () => {
    const { said, choice } = tried("shot");
    expect(said()).toEqual(["plays dodge K♥", "uses barrel A♣", "uses jourdonnais", "passes"]);
    expect(choice.glows(cardOf("shot", "plays dodge K♥"))).toBe(true);
    choice.pick(cardOf("shot", "plays dodge K♥"));
    expect(said()).toEqual(["! plays dodge K♥", "passes"]);
  });
});

describe("a card of someone else", () => {
  it("is one in front of the player or a covered one", () => {
    const { choice, notation } = tried("pick_card");
    expect(choice.glows("hand:4")).toBe(true);
    choice.pick("hand:4");
    expect(notation(choice.ready)).toBe("picks hand of Ada");
    choice.pick(cardOf("pick_card", "picks mustang 9♥ of Ada"));
    expect(notation(choice.ready)).toBe("picks mustang 9♥ of Ada");
  });
});

describe("dice", () => {
  it("are gathered, and touching one again puts it down", () => {
    const { choice, said } = tried("reroll");
    expect(said()).toEqual(["stops"]);
    choice.pick("die:0");
    choice.pick("die:2");
    expect(said()).toEqual(["! rerolls 1 3", "stops"]);
    choice.pick("die:0");
    expect(said()).toEqual(["! rerolls 3", "stops"]);
    choice.pick("die:2");
    expect(said()).toEqual(["stops"]);
  });

  it("that are locked say why", () => {
    const { choice } = tried("reroll");
    choice.pick("die:4");
    expect(choice.whyNot?.why.k).toBe("refusal-dynamite-locked");
    expect(choice.picked).toEqual([]);
  });

  it("shots are aimed at a player, and may be doubled", () => {
    const { choice, said } = tried("bullseyes_doubled");
    choice.pick("seat:1");
    expect(said()).toEqual(["! shoots Jorge", "shoots Jorge twice"]);
    choice.pick("doubled:yes");
    expect(said()).toEqual(["! shoots Jorge twice"]);
  });

  it("a player out of reach says why", () => {
    const { choice } = tried("bullseyes");
    const closed = asks.bullseyes.closed.find(({ why }) => why.k === "refusal-wrong-distance");
    if (!closed) throw new Error("the fixture has a player too far away");
    choice.pick(`seat:${closed.option.target}`);
    expect(choice.whyNot).toMatchObject({ why: closed.why, rule: closed.rule });
  });

  it("numbers are buttons", () => {
    expect(tried("bart_replace").said()).toHaveLength(4);
  });

  it("one player of many is picked on the table", () => {
    const { choice, said } = tried("kit_discard");
    expect(said()).toEqual(["passes"]);
    choice.pick("seat:0");
    expect(said()).toEqual(["! removes arrow from Mira", "passes"]);
  });
});
