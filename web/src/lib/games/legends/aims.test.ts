import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { drawingOf } from "../../art/named";
import { Choice } from "../../play/choice.svelte";
import { TANGIBLE, type Part } from "../../play/stage";
import { BLACK } from "../../wire/legends";
import type { AskInfo, LegendsOption } from "../../wire/types";
import { aim, step } from "./aims";
import type { LegendsTable } from "./facts";
import recorded from "./fixtures/asks.json";
import { walkerOf } from "./walker.svelte";

/** A question of a real game, as far as choosing needs it. */
interface Recorded {
  prompt: string;
  options: LegendsOption[];
}

interface Tried {
  table: LegendsTable;
  choice: Choice;
  sent: number[];
}

function asked({ prompt, options }: Recorded): AskInfo {
  return {
    number: 1,
    prompt,
    text: { k: `legends-prompt-${prompt}` },
    options: options.map((option) => ({ text: { k: `legends-option-${option.is}` }, notation: "", option })),
    closed: [],
    default: 0,
  };
}

function tried(question: Recorded, actions = 3): Tried {
  const ask = asked(question);
  const sent: number[] = [];
  const table = { own: { ask }, scene: { actions } } as unknown as LegendsTable;
  const choice = new Choice({
    ask: () => ask,
    aim: (option) => aim(option, table),
    step,
    sending: () => false,
    send: (_, option) => sent.push(option),
  });
  Object.assign(table, { choice });
  return { table, choice, sent };
}

function drawn(sheet: string): string {
  return readFileSync(new URL(`../../art/sheets/${sheet}.svg`, import.meta.url), "utf-8");
}

/** What a player could touch or press next on the way to an option. */
function wayOn({ choice, table }: Tried, option: LegendsOption): Part | undefined {
  const buttons = choice.answers.map(({ part }) => part);
  return aim(option, table).parts.find(
    (part) => choice.glows(part) && (TANGIBLE.includes(part.split(":")[0] ?? "") || buttons.includes(part)),
  );
}

const questions = recorded as unknown as Recorded[];
const named = questions.map((question, index) => [`${index} ${question.prompt}`, question] as const);

describe.each(named)("the question %s", (_, question) => {
  it("lets every option be chosen by touching what it points at", () => {
    question.options.forEach((option, index) => {
      const way = tried(question);
      const steps: Part[] = [];
      for (;;) {
        const button = way.choice.answers.find((answer) => answer.option === index);
        const next = wayOn(way, option);
        if (button && (next === undefined || button.main)) {
          way.choice.answer(button);
          break;
        }
        if (next === undefined) throw new Error(`stuck after ${steps.join()} on the way to ${option.is}`);
        steps.push(next);
        way.choice.pick(next);
      }
      expect(way.sent).toEqual([index]);
    });
  });

  it("has drawings only where there are some", () => {
    const { table } = tried(question);
    for (const option of question.options) {
      const { sheet, name } = drawingOf(aim(option, table).motif ?? "legends/work", "motifs");
      expect(drawn(sheet)).toContain(`id="${name}"`);
    }
  });

  it("has no two options that point at the same things", () => {
    const { table } = tried(question);
    const aims = question.options.map((option) => aim(option, table).parts.toSorted().join());
    const pointing = aims.filter((parts) => parts !== "");
    expect(new Set(pointing).size).toBe(pointing.length);
  });
});

describe("buttons", () => {
  const act = (...options: LegendsOption[]): Tried => tried({ prompt: "act", options });

  it("draw what is done at a place", () => {
    const { table } = act({ is: "Prospect" }, { is: "RobBank" });
    expect(aim({ is: "Prospect" }, table).motif).toBe("legends/prospect");
    expect(aim({ is: "Deliver", how: "rail" }, table).motif).toBe("places/rail_station");
  });

  it("say before that actions are left", () => {
    const { table } = act({ is: "EndTurn" });
    expect(aim({ is: "EndTurn" }, table).label).toEqual({ k: "web-legends-end-early", p: { count: 3 } });
    expect(aim({ is: "EndTurn" }, tried({ prompt: "act", options: [] }, 0).table).label).toBeUndefined();
  });

  it("offer a fight with the Man in Black, who has no plate", () => {
    const black: LegendsOption = { is: "Attack", target: BLACK, kind: "duel" };
    const other: LegendsOption = { is: "Attack", target: 2, kind: "duel" };
    const { choice } = act(black, other, { is: "EndTurn" }, { is: "Work" }, { is: "Prospect" });
    expect(choice.answers.map(({ option }) => option)).toContain(0);
    expect(choice.answers.map(({ option }) => option)).not.toContain(1);
    expect(choice.glows("seat:2")).toBe(true);
  });

  it("name where a way of several steps leads", () => {
    const { table, choice } = act({ is: "StepTo", space: 6 }, { is: "EndTurn" });
    walkerOf(table).plan(choice, ["dk_street_mid", "dk_bank"]);
    const [answer] = choice.answers;
    expect(answer?.main).toBe(true);
    expect(answer?.text).toEqual({
      k: "web-legends-go-to",
      p: { space: { k: "space-dk_bank" }, count: 2 },
    });
    expect(answer?.motif).toBe("places/bank");
  });

  it("ask what kind of fight it is, once someone is touched", () => {
    const { choice, sent } = act(
      { is: "Attack", target: 2, kind: "duel" },
      { is: "Attack", target: 2, kind: "rob" },
      { is: "EndTurn" },
    );
    choice.pick("seat:2");
    expect(choice.answers.slice(0, 2).map(({ option }) => option)).toEqual([0, 1]);
    choice.answer(
      choice.answers[1] ?? {
        text: { k: "" },
        option: -1,
        part: null,
        main: false,
        declines: false,
        motif: "",
      },
    );
    expect(sent).toEqual([1]);
  });

  it("that narrow the choice down have words", () => {
    expect(step("kind:rob")).toEqual({ k: "fight-rob" });
    expect(step("kind:upgrade")).toEqual({ k: "web-legends-step-upgrade" });
    expect(step("count:2")).toEqual({ k: "legends-amount-nuggets", p: { count: 2 } });
  });
});
