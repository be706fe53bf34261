/** A word of advice on the first few questions someone is ever asked. */

const KEY = "sixgun.coached";

/** This many questions come with advice. */
const LESSONS = 3;

class Coach {
  #given = $state(restored());
  /** The question that has advice now. */
  #asked = $state(-1);

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

  /** The reader knows enough. */
  dismiss(): void {
    this.#given = LESSONS + 1;
    this.#keep();
  }

  #keep(): void {
    try {
      localStorage.setItem(KEY, String(Math.min(this.#given, LESSONS + 1)));
    } catch {
      // A browser that keeps nothing gets the advice again.
    }
  }
}

function restored(): number {
  try {
    return Number(localStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}

export const coach = new Coach();
