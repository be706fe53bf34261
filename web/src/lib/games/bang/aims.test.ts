import { describe, expect, it } from "vitest";

import { Choice } from "../../play/choice.svelte";
import { TANGIBLE, type Part } from "../../play/stage";
import type { AskInfo, BangOption, BangOwn } from "../../wire/types";
import { aim, step } from "./aims";
import { areTwins, namedCard, type BangTable } from "./cards";
import recorded from "./fixtures/asks.json";

/** A question of a real game, as far as choosing needs it. */
interface Recorded {
  prompt: string;
  needed?: number;
  /** Who the player asked is, where that matters. */
  character?: string;
  options: BangOption[];
}

interface Tried {
  table: BangTable;
  choice: Choice;
  sent: number[];
}

function asked({ prompt, needed = 0, options }: Recorded): AskInfo {
  return {
    number: 1,
    prompt,
    text: { k: `bang-prompt-${prompt}`, p: { needed } },
    options: options.map((option) => ({ text: { k: `bang-option-${option.is}` }, notation: "", option })),
    closed: [],
    default: 0,
  };
}

function tried(question: Recorded, own: Partial<BangOwn> = {}): Tried {
  const ask = asked(question);
  const sent: number[] = [];
  const scene = {
    seats: [{ character: question.character ?? "" }],
    names: ["Ann", "Ben", "Cleo"],
    suits: [],
  };
  const table = {
    seat: 0,
    scene,
    own: { ask, hand: [], hand_limit: 4, ...own },
  } as unknown as BangTable;
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

/** What a player could touch or press next on the way to an option. */
function wayOn({ choice, table }: Tried, option: BangOption): Part | undefined {
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
        const button = way.choice.answers.find((answer) => answer.option === index || answer.joined);
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

  it("has no two options that point at the same things", () => {
    const { table } = tried(question);
    const aims = question.options.map((option) => `${aim(option, table).parts.toSorted().join()}`);
    const pointing = aims.filter((parts) => parts !== "");
    expect(new Set(pointing).size).toBe(pointing.length);
    expect(aims.length - pointing.length).toBeLessThanOrEqual(1);
  });
});

/** Every kind of option that is part of a question. */
const KINDS_OF_OPTION: Record<Exclude<BangOption["is"], "Speak">, true> = {
  First: true,
  Pass: true,
  Play: true,
  PlayWith: true,
  Respond: true,
  Spend: true,
  Discard: true,
  Take: true,
  Count: true,
  LeaveOut: true,
  Buy: true,
  ForceDiscard: true,
  UseEquipment: true,
  Sell: true,
  PutToUse: true,
  PutAway: true,
  PlayOn: true,
  Give: true,
  Pick: true,
  UseCard: true,
  UseAbility: true,
  UseEvent: true,
  EndTurn: true,
  DrawDeck: true,
  TakeDiscard: true,
  InOrder: true,
  Copy: true,
  Keep: true,
  NewCharacter: true,
  NameSuit: true,
  Swap: true,
  KeepIdentity: true,
  GiveLife: true,
  Drink: true,
  Guess: true,
  Exchange: true,
  Done: true,
  AddLoad: true,
  Unload: true,
  Upgrade: true,
  AddTarget: true,
  Ante: true,
  Send: true,
  UseWith: true,
  AcquireCar: true,
  MoveTrain: true,
  Place: true,
  UseAs: true,
  PlayCopy: true,
  SwapWith: true,
  Hold: true,
  SkipEngine: true,
  DoubleEngine: true,
  NameCard: true,
  Obey: true,
  KeepPair: true,
  NewPair: true,
};

it("all kinds of options are among the recorded questions", () => {
  const found = new Set(questions.flatMap(({ options }) => options.map((option) => option.is)));
  expect([...found].sort()).toEqual(Object.keys(KINDS_OF_OPTION).sort());
});

describe("buttons", () => {
  const find = (prompt: string, is: string) => {
    const question = questions.find((one) => one.prompt === prompt && one.options.some((o) => o.is === is));
    const option = question?.options.find((one) => one.is === is);
    if (!question || !option) throw new Error(`no ${is} in ${prompt}`);
    return { question, option };
  };

  it("says what declining means", () => {
    const { question, option } = find("shot", "Pass");
    expect(aim(option, tried(question).table).label?.k).toBe("web-bang-take-the-hit");
    const dying = tried({ ...find("rescue", "Pass").question, needed: 1 });
    expect(aim(option, dying.table).label?.k).toBe("web-bang-give-up");
    const saved = tried({ ...find("rescue", "Pass").question, needed: 0 });
    expect(aim(option, saved.table).label?.k).toBe("web-bang-enough");
  });

  it("says how many cards will go at the end of the turn", () => {
    const { question, option } = find("act", "EndTurn");
    const { table } = tried(question, { hand: [1, 2, 3, 4, 5, 6], hand_limit: 4 });
    expect(aim(option, table).label).toEqual({ k: "web-bang-end-discarding", p: { count: 2 } });
    expect(aim(option, tried(question).table).label).toBeUndefined();
  });

  it("picks a player first where many cards of many players could be taken", () => {
    const cards: BangOption[] = [0, 1, 2, 3, 4, 5, 6, 7].map((card) => ({
      is: "Pick",
      target: card % 3,
      card,
    }));
    const { choice, sent } = tried({ prompt: "draw_or_take", options: [{ is: "DrawDeck" }, ...cards] });
    expect(choice.answers).toHaveLength(1);
    choice.pick("seat:1");
    expect(choice.answers.map(({ option }) => option)).toEqual([2, 5, 8]);
    const [first] = choice.answers;
    if (first) choice.answer(first);
    expect(sent).toEqual([2]);
  });
});

describe("exchanging cards", () => {
  const ranch: Recorded = {
    prompt: "ranch",
    options: [{ is: "Done" }, ...[3, 7, 9].map((card) => ({ is: "Exchange" as const, card }))],
  };

  it("gathers them, and sends one after another until it is done", () => {
    const { choice, sent } = tried(ranch);
    choice.pick("card:7");
    choice.pick("card:3");
    choice.pick("card:9");
    choice.pick("card:3");
    expect(choice.picked).toEqual(["card:7", "card:9"]);
    expect(choice.state("card:7")).toBe("selected");
    expect(choice.state("card:3")).toBe("legal");
    const [main, done] = choice.answers;
    expect(main).toMatchObject({ main: true, text: { k: "web-bang-exchange", p: { count: 2 } } });
    expect(done).toMatchObject({ declines: true, option: 0 });
    choice.send();
    choice.proceed();
    choice.proceed();
    choice.proceed();
    expect(sent).toEqual([2, 3, 0]);
  });

  it("forgets the rest once something else is touched", () => {
    const { choice, sent } = tried(ranch);
    choice.pick("card:7");
    choice.pick("card:9");
    choice.send();
    choice.pick("card:3");
    choice.proceed();
    expect(sent).toEqual([2]);
  });
});

describe("a turn that must not end yet", () => {
  const closed: AskInfo["closed"] = [
    {
      text: { k: "bang-option-EndTurn" },
      option: { is: "EndTurn" },
      why: { k: "refusal-must-play" },
      rule: "fistful 5.1",
    },
  ];

  it("has its button, which says why", () => {
    const { table, choice, sent } = tried({
      prompt: "act",
      options: [{ is: "Play", card: 54, kind: "beer", target: -1 }],
    });
    Object.assign(table.own.ask ?? {}, { closed });
    const button = choice.answers.at(-1);
    expect(button?.why?.why.k).toBe("refusal-must-play");
    if (button) choice.answer(button);
    expect(sent).toEqual([]);
    expect(choice.whyNot?.rule).toBe("fistful 5.1");
  });
});

describe("twins", () => {
  const beers = [54, 91] as const;

  it("are two cards that look the same", () => {
    expect(areTwins(...beers)).toBe(true);
    expect(areTwins(54, 55)).toBe(false);
  });

  it("are picked by the one the question names", () => {
    const ask = asked({ prompt: "act", options: [{ is: "Play", card: 54, kind: "beer", target: -1 }] });
    expect(namedCard(ask, 91)).toBe(54);
    expect(namedCard(ask, 54)).toBe(54);
    expect(namedCard(ask, 92)).toBe(92);
    expect(namedCard(null, 91)).toBe(91);
  });
});

describe("equipment of others", () => {
  const remove = (ability: string, target: number): BangOption => ({ is: "ForceDiscard", ability, target });
  const end: BangOption = { is: "EndTurn" };

  it("has a button each, if there is little of it", () => {
    const options = [remove("boots", 1), remove("wanted", 2), end];
    const { choice } = tried({ prompt: "act", options });
    expect(choice.answers.map(({ option }) => option)).toEqual([0, 1, 2]);
  });

  it("has one button that leads to all of it, if there is much", () => {
    const options = [remove("boots", 1), remove("wanted", 1), remove("boots", 2), end];
    const { choice, sent } = tried({ prompt: "act", options });
    const [more] = choice.answers;
    expect(choice.answers).toHaveLength(2);
    expect(more?.text).toEqual({ k: "web-gold-use-force_discard" });
    if (more) choice.answer(more);
    const taken = choice.answers.find(({ option }) => option === 1);
    expect(choice.answers.filter(({ option }) => option >= 0 && option < 3)).toHaveLength(3);
    if (taken) choice.answer(taken);
    expect(sent).toEqual([1]);
  });
});
