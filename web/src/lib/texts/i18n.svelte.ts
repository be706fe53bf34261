/** Sentences in the reader's language, made from the same files and in the same way as on the server. */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

import type { Language, Part, Said, Value } from "../wire/types";

export const LANGUAGES: readonly Language[] = ["en", "cs", "es", "ru"];

/** What every language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  cs: "Čeština",
  es: "Español",
  ru: "Русский",
};

/** The language that speaks where another one has no word. */
const FALLBACK: Language = "en";

/** What stands between the items of a list. */
const BETWEEN = ", ";

type Params = Record<string, Value>;
type Files = { default: Record<string, string> };

const readers: Record<Language, () => Promise<Files>> = {
  en: () => import("./en"),
  cs: () => import("./cs"),
  es: () => import("./es"),
  ru: () => import("./ru"),
};

class Texts {
  /** The language on the page; `setLang` changes it when the texts are there. */
  lang = $state<Language>(FALLBACK);
  bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});
}

const texts = new Texts();
let wanted: Language = FALLBACK;
const underway = new Map<Language, Promise<void>>();

export const i18n = {
  /** The language that is spoken now. */
  get lang(): Language {
    return texts.lang;
  },
};

/** Speak another language, as soon as its texts have arrived. */
export async function setLang(lang: Language): Promise<void> {
  wanted = lang;
  await load(lang);
  // Someone in a hurry may have chosen yet another one meanwhile.
  if (lang !== wanted) return;
  texts.lang = lang;
  if (typeof document !== "undefined") document.documentElement.lang = lang;
}

/** The first of the reader's languages that we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const lang = LANGUAGES.find((known) => tag.toLowerCase().split("-")[0] === known);
    if (lang) return lang;
  }
  return FALLBACK;
}

/** The text behind a key; `key.attribute` names an attribute. */
export function t(key: string, params?: Params): string {
  return say(params ? { k: key, p: params } : { k: key });
}

/** A sentence of no language in the reader's. */
export function say(said: Said): string {
  for (const lang of texts.lang === FALLBACK ? [FALLBACK] : [texts.lang, FALLBACK]) {
    const bundle = texts.bundles[lang];
    // English is only fetched when something is missing; the sentence is said again when it is there.
    if (!bundle) void load(lang);
    const pattern = bundle && find(bundle, said.k);
    if (bundle && pattern) return bundle.formatPattern(pattern, spoken(said.p), []);
  }
  return said.k;
}

/** Whether there is such a text in the reader's language. */
export function has(key: string): boolean {
  const bundle = texts.bundles[texts.lang];
  return bundle !== undefined && find(bundle, key) !== null;
}

function load(lang: Language): Promise<void> {
  let loading = underway.get(lang);
  if (!loading) {
    loading = readers[lang]().then(
      (files) => {
        const bundle = new FluentBundle(lang, { useIsolating: false });
        for (const source of Object.values(files.default)) bundle.addResource(new FluentResource(source));
        texts.bundles = { ...texts.bundles, [lang]: bundle };
      },
      (fault: unknown) => {
        underway.delete(lang);
        throw fault;
      },
    );
    underway.set(lang, loading);
  }
  return loading;
}

function find(bundle: FluentBundle, key: string) {
  const [id = "", attribute] = key.split(".");
  const message = bundle.getMessage(id);
  if (!message) return null;
  return attribute === undefined ? message.value : (message.attributes[attribute] ?? null);
}

function spoken(params: Params | undefined): Record<string, FluentNumber | string> | null {
  if (!params) return null;
  const found: Record<string, FluentNumber | string> = {};
  for (const [name, value] of Object.entries(params)) {
    found[name] = Array.isArray(value) ? value.map(inWords).join(BETWEEN) : part(value);
  }
  return found;
}

/** Numbers stay numbers, so that words can agree with them; they are written without separators. */
function part(value: Part): FluentNumber | string {
  if (typeof value === "number") return new FluentNumber(value, { useGrouping: false });
  return typeof value === "string" ? value : say(value);
}

function inWords(value: Part): string {
  return typeof value === "object" ? say(value) : String(value);
}
