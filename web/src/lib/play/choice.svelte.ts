/** The choice in progress: what has been picked so far, and what that leaves of the options. */

import type { AskInfo, GameOption, Said } from "../wire/types";
import { GATHERED, LEADING, QUALIFYING, TANGIBLE, type Aim, type Part } from "./stage";

/** A button under the question. */
export interface Answer {
  /** What it says. */
  text: Said;
  /** The option it sends, or -1 if it only narrows down the choice. */
  option: number;
  /** What it picks, if it only narrows down the choice. */
  part: Part | null;
  /** The one red button. */
  main: boolean;
  declines: boolean;
  motif: string;
  /** It sends everything that has been gathered, one after another. */
  joined?: boolean;
  /** It cannot be chosen now; pressing it says why. */
  why?: WhyNot;
}

/** Why something cannot be chosen. */
export interface WhyNot {
  part: Part;
  why: Said;
  rule: string;
}

/** Where a choice takes its question from, and where its answer goes. */
export interface ChoiceSource {
  ask(): AskInfo | null;
  aim(option: GameOption): Aim;
  step(part: Part): Said;
  /** Whether an answer is on its way: nothing else can be chosen meanwhile. */
  sending(): boolean;
  send(ask: number, option: number): void;
}

/** Up to this many options are all shown as buttons from the start. */
const FEW = 4;

interface Weighed {
  index: number;
  aim: Aim;
}

/** What was picked for one question; the next question starts with nothing. */
interface Picks {
  ask: number;
  parts: Part[];
}

const NO_PICKS: Picks = { ask: -1, parts: [] };

/** What is left of an answer that takes several questions of one kind. */
interface Rest {
  prompt: string;
  parts: readonly Part[];
}

export class Choice {
  readonly #source: ChoiceSource;
  #picks = $state.raw<Picks>(NO_PICKS);
  #whyNot = $state.raw<{ ask: number; why: WhyNot } | null>(null);
  #rest: Rest | null = null;

  constructor(source: ChoiceSource) {
    this.#source = source;
  }

  /** The open question, or null if there is nothing to choose. */
  readonly ask: AskInfo | null = $derived.by(() => (this.#source.sending() ? null : this.#source.ask()));

  readonly #options: Weighed[] = $derived(
    (this.ask?.options ?? []).map(({ option }, index) => ({ index, aim: this.#source.aim(option) })),
  );

  /** What has been picked, in order. */
  readonly picked: readonly Part[] = $derived(
    this.ask !== null && this.#picks.ask === this.ask.number ? this.#picks.parts : [],
  );

  /** Options of which several may be gathered. */
  readonly #joinable: Weighed[] = $derived(this.#options.filter(({ aim }) => aim.joins));

  /** Whether such things are being gathered. */
  readonly gathering: boolean = $derived(
    this.picked.length > 0 &&
      this.picked.every((part) => this.#joinable.some(({ aim }) => aim.parts.includes(part))),
  );

  readonly #fits: Weighed[] = $derived(
    this.gathering
      ? this.#joinable
      : this.#options.filter(({ aim }) => this.picked.every((part) => aim.parts.includes(part))),
  );

  /** What all options that are left have in common: it needs no picking. */
  readonly #implied: ReadonlySet<Part> = $derived.by(() => {
    if (this.picked.length === 0 || this.gathering) return new Set();
    const [first, ...rest] = this.#fits;
    const shared = (first?.aim.parts ?? []).filter((part) =>
      rest.every(({ aim }) => aim.parts.includes(part)),
    );
    return new Set(shared);
  });

  /** What can be picked next. */
  readonly #next: ReadonlySet<Part> = $derived(
    new Set(this.#fits.flatMap(({ aim }) => aim.parts).filter((part) => !this.#implied.has(part))),
  );

  /** Everything that leads to some option, whatever has been picked. */
  readonly #possible: ReadonlySet<Part> = $derived(new Set(this.#options.flatMap(({ aim }) => aim.parts)));

  readonly #ready: Weighed | null = $derived.by(() => {
    if (this.picked.length === 0 || this.gathering) return null;
    if (this.#fits.length === 1) return this.#fits[0] ?? null;
    const whole = this.#fits.filter(({ aim }) =>
      aim.parts.every((part) => this.picked.includes(part) || this.#implied.has(part)),
    );
    return whole.length === 1 ? (whole[0] ?? null) : null;
  });

  /** The option that would be sent now, or -1. */
  readonly ready: number = $derived(this.#ready?.index ?? -1);

  /** Whether there is something to send. */
  get complete(): boolean {
    return this.ready >= 0 || this.gathering;
  }

  /** Why the last thing touched cannot be chosen, until something else is touched. */
  get whyNot(): WhyNot | null {
    const asked = this.#source.ask()?.number ?? -1;
    return this.#whyNot?.ask === asked ? this.#whyNot.why : null;
  }

  /** Whether it is what to touch next. At first that is what an option begins with: the card before its target. */
  glows(part: Part): boolean {
    if (!this.#next.has(part) || this.picked.includes(part)) return false;
    return this.picked.length > 0 || this.#fits.some(({ aim }) => begins(part, aim.parts));
  }

  /** Whether it could be picked instead of what has been picked. */
  possible(part: Part): boolean {
    return this.#possible.has(part);
  }

  isPicked(part: Part): boolean {
    return this.picked.includes(part);
  }

  /** Whether the option that would be sent points at it. */
  aimed(part: Part): boolean {
    return this.#ready?.aim.parts.includes(part) ?? false;
  }

  /** How a thing on the table is drawn: for the states of cards, plates and dice. */
  state(part: Part): "" | "legal" | "selected" | "off" {
    if (this.ask === null) return "";
    if (this.isPicked(part) || this.aimed(part)) return "selected";
    if (this.glows(part)) return "legal";
    return this.#possible.has(part) ? "" : "off";
  }

  /** The first picked part of a kind, e.g. the card that is being played. */
  pickedOf(kind: string): Part | null {
    return this.picked.find((part) => kindOf(part) === kind) ?? null;
  }

  /** The kinds a card could be used as with what is picked, for the tab over it. */
  kinds(card: number): string[] {
    const kinds = this.#options
      .filter(({ aim }) => aim.parts.includes(`card:${card}`))
      .flatMap(({ aim }) => aim.parts)
      .filter((part) => kindOf(part) === "kind");
    return [...new Set(kinds)].map((part) => part.slice("kind:".length));
  }

  /** The buttons: the answer that is ready first, then what narrows down the choice, declining last. */
  readonly answers: Answer[] = $derived.by(() => {
    const ask = this.ask;
    if (ask === null) return [];
    const few = this.#options.length <= FEW;
    const single = this.gathering ? [] : this.#fits;
    const direct = single.filter(
      (one) => one.index === this.ready || (one.aim.listed ?? few) || this.#onlyInWords(one),
    );
    const isDirect = (one: Weighed) => direct.some(({ index }) => index === one.index);
    const found = direct.map((one) => this.#sending(one));
    for (const part of this.#steps()) {
      if (this.#fits.every((one) => isDirect(one) || !one.aim.parts.includes(part))) continue;
      found.push({
        text: this.#source.step(part),
        option: -1,
        part,
        main: false,
        declines: false,
        motif: "",
      });
    }
    found.push(
      ...this.#options
        .filter((one) => one.aim.parts.length === 0 && !isDirect(one))
        .map((one) => this.#sending(one)),
    );
    const all = found.length === ask.options.length;
    const open = all ? promoted(found) : found;
    return [...this.#gathered(), ...open, ...this.#missed(ask)].sort(
      (left, right) => weight(left) - weight(right),
    );
  });

  /** The button for what has been gathered. */
  #gathered(): Answer[] {
    const joins = this.gathering ? this.#joinable[0]?.aim.joins : undefined;
    if (!joins) return [];
    const text = joins(this.picked.length);
    return [{ text, option: -1, part: null, main: true, declines: false, motif: "", joined: true }];
  }

  /** Buttons for what someone would look for in vain. */
  #missed({ closed }: AskInfo): Answer[] {
    return closed
      .map((one) => ({ one, aim: this.#source.aim(one.option) }))
      .filter(({ aim }) => aim.missed && aim.parts.length === 0)
      .map(({ one, aim }) => ({
        text: one.text,
        option: -1,
        part: null,
        main: false,
        declines: aim.declines ?? false,
        motif: "",
        why: { part: "count:0", why: one.why, rule: one.rule },
      }));
  }

  /** What the button of an option says. */
  label(option: number): Said {
    const found = this.#source.ask()?.options[option];
    if (!found) return { k: "" };
    return this.#source.aim(found.option).label ?? found.text;
  }

  /** Touch something: pick it, put it down, send what is ready, or learn why not. */
  pick(part: Part): void {
    const ask = this.ask;
    this.#whyNot = null;
    this.#rest = null;
    if (ask === null) {
      if (!this.#source.sending()) this.explain(part);
      return;
    }
    if (this.picked.includes(part)) {
      if (GATHERED.includes(kindOf(part)) || this.ready < 0)
        this.#pickOnly(this.picked.filter((one) => one !== part));
      else this.send();
    } else if (this.#next.has(part)) this.#pickOnly([...this.picked, part]);
    else if (this.aimed(part)) this.send();
    else if (this.#possible.has(part)) this.#replace(part);
    else this.explain(part);
  }

  /** Pick several things at once, e.g. a card dropped on a player; returns whether that left one option. */
  pickAll(parts: readonly Part[]): boolean {
    this.clear();
    const missing = parts.find((part) => {
      const fits = this.#next.has(part) || this.#implied.has(part);
      if (this.#next.has(part)) this.#pickOnly([...this.picked, part]);
      return !fits;
    });
    if (missing === undefined) return this.ready >= 0;
    this.explain(missing);
    return false;
  }

  /** Say why something cannot be chosen. */
  explain(part: Part): void {
    const ask = this.#source.ask();
    const why = this.reason(part) ?? {
      part,
      why: { k: ask ? "web-why-not-asked-for" : "web-why-not-now" },
      rule: "",
    };
    this.#whyNot = { ask: ask?.number ?? -1, why };
  }

  /** Forget the explanation on the screen. */
  hush(): void {
    this.#whyNot = null;
  }

  /** Why something cannot be picked, if the table knows. The closest closed option says so. */
  reason(part: Part): WhyNot | null {
    const closed = (this.ask?.closed ?? []).map((one) => ({
      one,
      parts: this.#source.aim(one.option).parts,
    }));
    const about = closed.filter(({ parts }) => parts.includes(part));
    const withPicked = about.filter(({ parts }) => this.picked.every((one) => parts.includes(one)));
    const best = (
      withPicked.length > 0 ? withPicked : about.filter(({ parts }) => this.#plainly(part, parts))
    )
      .sort((left, right) => left.parts.length - right.parts.length)
      .at(0);
    return best ? { part, why: best.one.why, rule: best.one.rule } : null;
  }

  /** Take the last step back; false if there was none. */
  back(): boolean {
    if (this.#whyNot !== null) {
      this.#whyNot = null;
      return true;
    }
    if (this.picked.length === 0) return false;
    this.#pickOnly(this.picked.slice(0, -1));
    return true;
  }

  clear(): void {
    this.#picks = NO_PICKS;
    this.#whyNot = null;
  }

  /** Press a button. */
  answer(answer: Answer): void {
    if (answer.why) this.#whyNot = { ask: this.ask?.number ?? -1, why: answer.why };
    else if (answer.joined) this.send();
    else if (answer.part !== null) this.pick(answer.part);
    else this.#send(answer.option);
  }

  /** Send the option that is ready. */
  send(): void {
    if (this.gathering) {
      this.#rest = { prompt: this.ask?.prompt ?? "", parts: this.picked };
      this.proceed();
    } else if (this.ready >= 0) this.#send(this.ready);
  }

  /** Send the next of what was gathered, if something is left of it; the option that ends the question comes last. */
  proceed(): void {
    const [rest, ask] = [this.#rest, this.ask];
    if (rest === null || ask === null) return;
    const [part, ...later] = rest.parts;
    const next =
      ask.prompt === rest.prompt
        ? this.#options.find(({ aim }) => (part ? aim.parts.includes(part) : aim.parts.length === 0))
        : undefined;
    this.#rest = part && next ? { ...rest, parts: later } : null;
    if (next) this.#send(next.index);
  }

  #send(option: number): void {
    const ask = this.ask;
    if (ask === null) return;
    this.clear();
    this.#source.send(ask.number, option);
  }

  #pickOnly(parts: readonly Part[]): void {
    if (this.ask !== null) this.#picks = { ask: this.ask.number, parts: [...parts] };
  }

  /** Pick this instead: keep those of the earlier picks that still go with it, dropping the latest first. */
  #replace(part: Part): void {
    const kept = this.picked.filter((one) => kindOf(one) !== kindOf(part));
    const goes = this.#options.some(({ aim }) => [...kept, part].every((one) => aim.parts.includes(one)));
    this.#pickOnly(goes ? [...kept, part] : [part]);
  }

  /** Kinds, abilities and numbers that are still open, in the order of the options. */
  #steps(): Part[] {
    return [...this.#next].filter(
      (part) =>
        !isTangible(part) &&
        !this.picked.includes(part) &&
        (this.picked.length > 0 || !QUALIFYING.includes(kindOf(part))),
    );
  }

  /** Whether only one option that is left has this part. */
  #alone(part: Part): boolean {
    return this.#fits.filter(({ aim }) => aim.parts.includes(part)).length === 1;
  }

  /** Whether what still sets this option apart can neither be touched on the table nor be split further. */
  #onlyInWords({ aim }: Weighed): boolean {
    const open = aim.parts.filter((part) => this.#next.has(part) && !this.picked.includes(part));
    if (open.some(isTangible)) return false;
    const begun = this.picked.length > 0;
    const telling = open.filter((part) => begun || !QUALIFYING.includes(kindOf(part)));
    return open.length === 0 ? aim.parts.length > 0 : telling.some((part) => this.#alone(part));
  }

  /** Whether a closed option is about this part itself rather than something nobody has picked. */
  #plainly(part: Part, parts: readonly Part[]): boolean {
    if (kindOf(part) !== "seat" && kindOf(part) !== "hand") return true;
    return parts.every((one) => one === part || !isTangible(one));
  }

  #sending({ index, aim }: Weighed): Answer {
    return {
      text: this.label(index),
      option: index,
      part: null,
      main: index === this.ready,
      declines: aim.declines ?? false,
      motif: aim.motif ?? "",
    };
  }
}

export function kindOf(part: Part): string {
  return part.slice(0, part.indexOf(":"));
}

/** Whether an option begins with this part: a player only where nothing is used on them. */
function begins(part: Part, parts: readonly Part[]): boolean {
  if (!parts.includes(part)) return false;
  return kindOf(part) !== "seat" || parts.every((one) => !LEADING.includes(kindOf(one)));
}

function isTangible(part: Part): boolean {
  return TANGIBLE.includes(kindOf(part));
}

/** Where all answers are buttons and only one of them does not decline, it is red from the start. */
function promoted(answers: Answer[]): Answer[] {
  if (answers.some(({ main }) => main)) return answers;
  const [only, ...others] = answers.filter(({ declines }) => !declines);
  if (only && others.length === 0 && only.option >= 0)
    return answers.map((one) => (one === only ? { ...one, main: true } : one));
  return answers;
}

function weight({ main, declines }: Answer): number {
  if (main) return 0;
  return declines ? 2 : 1;
}
