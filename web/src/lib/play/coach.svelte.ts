/** A word of advice on the first few questions someone is ever asked. */

const KEY = "sixgun.coached";

const TAUGHT = "sixgun.taught";

/** This many questions come with advice. */
const LESSONS = 3;

/** No question has this number. */
const BEFORE = -1;

class Coach {
  #given = $state(restored());
  /** The question that has advice now. */
  #asked = $state(-1);
  /** What there has been advice about, and with which question; -1 once it is over. */
  #taught = $state.raw<Readonly<Record<string, number>>>(taughtBefore());

  /** Whether this question still gets advice. Call it when the question is asked. */
  meets(ask: number): void {
    if (ask === this.#asked) return;
    this.#asked = ask;
    this.#given += 1;
    this.#keep();
  }

  get speaks(): boolean {
    return this.#given <= LESSONS;
  }

  /** Whether something new on the table gets advice with this question. */
  teaches(topic: string, ask: number): boolean {
    return (this.#taught[topic] ?? ask) === ask;
  }

  /** Advice about something new is given with this question, and not again. */
  teach(topic: string, ask: number): void {
    if (topic in this.#taught) return;
    this.#taught = { ...this.#taught, [topic]: ask };
    keep(TAUGHT, Object.keys(this.#taught).join(" "));
  }

  /** The reader knows enough. */
  dismiss(): void {
    this.#given = LESSONS + 1;
    this.#taught = Object.fromEntries(Object.keys(this.#taught).map((topic) => [topic, BEFORE]));
    this.#keep();
  }

  #keep(): void {
    keep(KEY, String(Math.min(this.#given, LESSONS + 1)));
  }
}

function restored(): number {
  return Number(kept(KEY)) || 0;
}

function taughtBefore(): Record<string, number> {
  const topics = kept(TAUGHT).split(" ").filter(Boolean);
  return Object.fromEntries(topics.map((topic) => [topic, BEFORE]));
}

function kept(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // A browser that keeps nothing gets the advice again.
  }
}

export const coach = new Coach();
