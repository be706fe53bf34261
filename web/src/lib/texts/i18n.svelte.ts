/** Sentences in the reader's language, made from the same files and in the same way as on the server. */

import { FluentBundle, FluentNumber, FluentResource, type FluentValue } from "@fluent/bundle";

import { outsideTexts } from "../outside";
import type { Language, Part, Said, Value } from "../wire/types";

export const LANGUAGES: readonly Language[] = ["en", "cs", "es", "ru"];

/** What every language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  cs: "Čeština",
  es: "Español",
  ru: "Русский",
};

/** The fallback language, for texts that another one lacks. */
const FALLBACK: Language = "en";

/** What separates the items of a list. */
const BETWEEN = ", ";

/** The sentence that is only a player: a name and a seat, so that the reader can be *you*. */
const PLAYER = "kernel-player";

/** The variable of whoever a sentence is about. If that is the reader, the form `.you` says it. */
const MAIN_SEAT = "seat";

/** The reader of a sentence that is said to everyone: nobody is *you*. */
export const NOBODY = -1;

/** Forms that a language has only where its grammar needs them; elsewhere the plain text serves. */
const FORMS = new Set(["to", "they", "are", "he", "it", "better", "gender", "nom", "gen", "you", "dice"]);

/** A hyphen that stands for a minus. */
const MINUS = /(?<![\p{L}\p{N}_.–“„«'-])-(?=\d)/gu;

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
  /** The seat whose player reads the page: *you* in its sentences. */
  reader = $state(NOBODY);
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

/** Speak to the player of this seat from now on; to nobody in particular with `NOBODY`. */
export function setReader(seat: number): void {
  texts.reader = seat;
}

/** The first of the reader's languages that we support. */
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

/**
 * A sentence not yet in any language, put into the reader's language, from the reader's chair.
 *
 * For every player among the variables, `$target_is` tells how the sentence may call them: `you` for the
 * reader, `other`, or what the server has said of them (`self`, `nobody`).
 */
export function say(said: Said, reader: number = texts.reader): string {
  return typeset(texts.lang, tidy(sayPart(said, reader)));
}

function sayPart(said: Said, reader: number): string {
  for (const lang of texts.lang === FALLBACK ? [FALLBACK] : [texts.lang, FALLBACK]) {
    const bundle = texts.bundles[lang];
    // English is only fetched when something is missing; the sentence is said again when it is there.
    if (!bundle) void load(lang);
    const pattern = bundle && (ownForm(bundle, said, reader) ?? find(bundle, said.k));
    if (bundle && pattern) return bundle.formatPattern(pattern, spoken(said.p, reader), []);
  }
  return said.k;
}

/** What a line of the log says to the player it is about. */
function ownForm(bundle: FluentBundle, said: Said, reader: number) {
  if (reader === NOBODY || seatOf(said.p?.[MAIN_SEAT]) !== reader) return null;
  return bundle.getMessage(said.k)?.attributes["you"] ?? null;
}

function seatOf(value: Value | undefined): number {
  if (typeof value !== "object" || Array.isArray(value) || value.k !== PLAYER) return NOBODY;
  return value.p?.["seat"] as number;
}

/** Several things inside a sentence: commas, and *and* before the last one. */
export function together(parts: readonly Part[]): Part {
  const last = parts[parts.length - 1] ?? "";
  return parts.length > 1 ? { k: "kernel-and", p: { many: parts.slice(0, -1), last } } : last;
}

/** Short words that do not end a line in Czech and Russian, and what stays with the number before it. */
const CLINGING: Partial<Record<Language, RegExp>> = {
  cs: /(?<=(?:^|[\s(„])[kosuvzaiKOSUVZAI]) | (?=[$–])/g,
  ru: /(?<=(?:^|[\s(«])[аявикосуАЯВИКОСУ]) | (?=[$—])/g,
  es: / (?=\$)/g,
};

/** The text with spaces at which no line may break. */
export function typeset(lang: Language, text: string): string {
  const clinging = CLINGING[lang];
  return clinging ? text.replace(clinging, "\u00a0") : text;
}

/** The key of a text that serves several games, as this one says it. */
export function inGame(key: string, game: string): string {
  return has(`${key}.${game}`) ? `${key}.${game}` : key;
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
        const bundle = new FluentBundle(lang, { useIsolating: false, functions: { CAPITAL: capital } });
        // A key that is there already keeps its text, so that no box from outside changes what ours say.
        for (const source of [...Object.values(files.default), ...outsideTexts(lang)]) {
          bundle.addResource(new FluentResource(source));
        }
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
  if (attribute === undefined) return message.value;
  return message.attributes[attribute] ?? (FORMS.has(attribute) ? message.value : null);
}

function spoken(params: Params | undefined, reader: number): Record<string, FluentNumber | string> | null {
  if (!params) return null;
  const found: Record<string, FluentNumber | string> = {};
  for (const [name, value] of Object.entries(params)) {
    found[name] = Array.isArray(value)
      ? value.map((item) => inWords(item, reader)).join(BETWEEN)
      : part(value, reader);
    const seat = seatOf(value);
    if (seat !== NOBODY) found[`${name}_is`] ??= seat === reader ? "you" : "other";
  }
  return found;
}

/** The sentence as it is printed: a true minus, and no full stop after a card called "Missed!". */
function tidy(text: string): string {
  return text.replace(MINUS, "−").replaceAll("!.", "!");
}

/** Numbers stay numbers, so that words can agree with them; they are written without separators. */
function part(value: Part, reader: number): FluentNumber | string {
  if (typeof value === "number") return new FluentNumber(value, { useGrouping: false });
  return typeof value === "string" ? value : sayPart(value, reader);
}

function inWords(value: Part, reader: number): string {
  if (typeof value === "object") return sayPart(value, reader);
  return String(value);
}

/** The text as the beginning of a sentence. */
function capital([text]: FluentValue[]): FluentValue {
  const words = String(text);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
