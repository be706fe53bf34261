/** What a reader has set on this device. Kept in the browser's storage, where it allows it. */

import { MediaQuery } from "svelte/reactivity";

import { LANGUAGES, preferredLanguage } from "./texts/i18n.svelte";
import { LONGEST_NAME, type Language } from "./wire/types";

export type Theme = "paper" | "night" | "system";
export type Motion = "on" | "off" | "system";
export type LogFilter = "all" | "game" | "chat";

export interface Settings {
  lang: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** 0 to 1. */
  volume: number;
  /** The name at tables. */
  name: string;
  /** Whether the reader's own role stays face down on the screen. */
  hideRole: boolean;
  /** Whether tables are headings, lists and buttons only. */
  textTable: boolean;
  logFilter: LogFilter;
}

const KEY = "sixgun.settings";

export const THEMES: readonly Theme[] = ["system", "paper", "night"];
export const MOTIONS: readonly Motion[] = ["system", "on", "off"];
export const LOG_FILTERS: readonly LogFilter[] = ["all", "game", "chat"];

export const settings: Settings = $state(restored(stored()));

let lessMotion: MediaQuery | undefined;

/** Whether things may move: as set here, or else as set for the whole system. */
export function moving(): boolean {
  lessMotion ??= new MediaQuery("(prefers-reduced-motion: reduce)");
  return settings.motion === "on" || (settings.motion === "system" && !lessMotion.current);
}

/** Keep every change, and take over those made in another tab. For a component's effect; returns its cleanup. */
export function keepSettings(): () => void {
  const stop = $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(settings);
      try {
        localStorage.setItem(KEY, text);
      } catch {
        // A browser that keeps nothing still plays; it only forgets.
      }
    });
  });
  const changed = (event: StorageEvent) => {
    if (event.key === KEY) Object.assign(settings, restored(event.newValue));
  };
  window.addEventListener("storage", changed);
  return () => {
    stop();
    window.removeEventListener("storage", changed);
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Settings from their stored form; whatever is missing or makes no sense gets its default. */
export function restored(text: string | null): Settings {
  let found: Record<string, unknown> = {};
  try {
    const data: unknown = JSON.parse(text ?? "{}");
    if (typeof data === "object" && data !== null) found = data as Record<string, unknown>;
  } catch {
    // Damaged: start over.
  }
  const system = typeof navigator === "undefined" ? [] : (navigator.languages ?? []);
  return {
    lang: oneOf(LANGUAGES, found.lang, preferredLanguage(system)),
    theme: oneOf(THEMES, found.theme, "system"),
    motion: oneOf(MOTIONS, found.motion, "system"),
    sound: found.sound === true,
    volume: typeof found.volume === "number" ? Math.min(1, Math.max(0, found.volume)) : 0.6,
    name: typeof found.name === "string" ? found.name.slice(0, LONGEST_NAME) : "",
    hideRole: found.hideRole === true,
    textTable: found.textTable === true,
    logFilter: oneOf(LOG_FILTERS, found.logFilter, "all"),
  };
}

function oneOf<T>(known: readonly T[], value: unknown, usual: T): T {
  return known.find((one) => one === value) ?? usual;
}
