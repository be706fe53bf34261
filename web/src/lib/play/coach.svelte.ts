/** A word of advice on the first few questions someone is ever asked, and on whatever they meet for the first time. */

import type { Said } from "../wire/types";

const KEY = "sixgun.coached";
const MET = "sixgun.met";

/** This many questions come with advice, even if it was given before. */
const LESSONS = 3;

/** Advice about one thing: a kind of question, or something new on the table. */
export interface Lesson {
  id: string;
  text: Said;
}

export class Coach {
  #given = Number(restored(KEY)) || 0;
  readonly #met = new Set(restored(MET).split(" ").filter(Boolean));
  /** The question that was asked last, and what is said about it. */
  #now = $state.raw<{ ask: number; lesson: Lesson | null }>({ ask: -1, lesson: null });

  /** Call it when a question is asked, with what could be said about it, the most important first. */
  meets(ask: number, lessons: readonly Lesson[]): void {
    if (ask === this.#now.ask) return;
    this.#given += 1;
    const fresh = lessons.find(({ id }) => !this.#met.has(id));
    const lesson = fresh ?? (this.#given <= LESSONS ? lessons[0] : undefined) ?? null;
    if (lesson) this.#met.add(lesson.id);
    this.#now = { ask, lesson };
    this.#keep();
  }

  /** What is said about a question now. */
  lesson(ask: number): Lesson | null {
    const now = this.#now;
    return now.ask === ask ? now.lesson : null;
  }

  /** The reader has understood: this is not said again, and from now on only what is new. */
  dismiss(): void {
    this.#given = LESSONS;
    this.#now = { ...this.#now, lesson: null };
    this.#keep();
  }

  #keep(): void {
    try {
      localStorage.setItem(KEY, String(Math.min(this.#given, LESSONS)));
      localStorage.setItem(MET, [...this.#met].join(" "));
    } catch {
      // A browser that keeps nothing gets the advice again.
    }
  }
}

function restored(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

export const coach = new Coach();
