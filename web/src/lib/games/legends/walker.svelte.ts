/** A movement over several spaces. The game asks for one step at a time; the page answers for a whole way. */

import type { Choice } from "../../play/choice.svelte";
import type { Part } from "../../play/stage";
import type { AskInfo, LegendsOption } from "../../wire/types";
import type { LegendsTable } from "./facts";
import { moverOf, spaceOf, type Way } from "./walk";

/** What is planned: the way from here on, and the question whose answer its first step is. */
interface Plan {
  readonly ask: number;
  readonly way: Way;
  /** Whether a step of it has already been taken. */
  readonly begun: boolean;
  /** Whether the page has sent the next step automatically. */
  readonly sent: boolean;
}

export class Walker {
  #plan = $state.raw<Plan | null>(null);

  /** The way that is planned, or what is left of it; empty without one. */
  get way(): Way {
    return this.#plan?.way ?? [];
  }

  /** Whether the page is walking automatically. */
  get walking(): boolean {
    return this.#plan?.begun ?? false;
  }

  /** Where the way leads. */
  get goal(): string {
    return this.way.at(-1) ?? "";
  }

  /** Plan a way; its first step is picked and waits to be confirmed. */
  plan(choice: Choice, way: Way): void {
    const [first] = way;
    if (choice.ask === null || first === undefined) return;
    choice.clear();
    choice.pick(spacePart(first));
    this.#plan = { ask: choice.ask.number, way, begun: false, sent: false };
  }

  cancel(): void {
    this.#plan = null;
  }

  /**
   * Check the open question. True if the next step of the way answers it: then `go` sends it.
   *
   * The way ends where something else is asked, where the figure is not where the way says, or where the next step
   * is not offered.
   */
  follows(table: LegendsTable, ask: AskInfo): boolean {
    const plan = this.#plan;
    if (plan === null) return false;
    if (plan.ask === ask.number) {
      const [first = ""] = plan.way;
      // A plan goes with what is picked; a step that was sent and is asked for again was refused.
      if (plan.sent || (!plan.begun && !table.choice.isPicked(spacePart(first)))) this.cancel();
      return this.walking;
    }
    const [made, ...rest] = plan.way;
    const [next] = rest;
    const arrived = made === moverOf(ask, table.scene, table.seat);
    if (!arrived || next === undefined || !offers(ask, next)) {
      this.cancel();
      return false;
    }
    this.#plan = { ask: ask.number, way: rest, begun: true, sent: false };
    return true;
  }

  /** Send the next step. */
  go(choice: Choice): void {
    const plan = this.#plan;
    const [next] = this.way;
    if (plan === null || next === undefined || !plan.begun) return;
    if (!choice.pickAll([spacePart(next)])) return this.cancel();
    this.#plan = { ...plan, sent: true };
    choice.send();
  }
}

const walkers = new WeakMap<Choice, Walker>();

/** The walker of a table. */
export function walkerOf({ choice }: Pick<LegendsTable, "choice">): Walker {
  const known = walkers.get(choice);
  if (known) return known;
  const made = new Walker();
  walkers.set(choice, made);
  return made;
}

export function spacePart(id: string): Part {
  return `space:${id}`;
}

/** Questions that go on with a movement; the menu of a turn has steps as well, but they begin a new Move action. */
const ON: readonly string[] = ["walk", "sheriff"];

/** Whether a question goes on with a movement and has a step to this space. */
function offers({ prompt, options }: AskInfo, space: string): boolean {
  if (!ON.includes(prompt)) return false;
  return options.some(({ option }) => {
    const step = option as LegendsOption;
    return (step.is === "StepTo" || step.is === "MoveSheriff") && spaceOf(step.space) === space;
  });
}
