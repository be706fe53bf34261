/** The keys of the table. */

/** What the table does when a key is pressed. */
export interface Deeds {
  /** Press the n-th answer, counted from 0. */
  answer(index: number): void;
  /** Send what is ready; false if nothing is. */
  confirm(): boolean;
  /** Take a step back; false if there was none. */
  back(): boolean;
  hint(): void;
  log(): void;
  chat(): void;
  help(): void;
}

/** Rows of things between which the arrow keys move. */
const ROW = "[data-walk]";
const PLACES = "button:not([disabled]), a[href]";

/** Do what a key stands for; false if it means nothing here. */
export function pressed(event: KeyboardEvent, deeds: Deeds): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (target?.closest("input, textarea, select, dialog, [role=menu]")) return false;
  if (document.querySelector("dialog[open]")) return false;
  if (/^[1-9]$/.test(event.key)) {
    deeds.answer(Number(event.key) - 1);
    return true;
  }
  switch (event.key) {
    case "Enter":
      // On a button or link, Enter is theirs.
      return !target?.closest("button, a, summary") && deeds.confirm();
    case "Escape":
      return deeds.back();
    case "ArrowLeft":
    case "ArrowRight":
      return walk(target, event.key === "ArrowRight" ? 1 : -1);
    case "ArrowUp":
    case "ArrowDown":
      return changeRow(target, event.key === "ArrowDown" ? 1 : -1);
    case "?":
      deeds.help();
      return true;
  }
  switch (event.code) {
    case "KeyH":
      deeds.hint();
      return true;
    case "KeyL":
      deeds.log();
      return true;
    case "KeyC":
      deeds.chat();
      return true;
  }
  return false;
}

function places(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(PLACES)].filter((place) => place.offsetParent !== null);
}

/** Move along the row, wrapping around at its ends. */
function walk(from: HTMLElement | null, step: number): boolean {
  const row = from?.closest(ROW);
  if (!from || !row) return false;
  const all = places(row);
  const next = all.at((all.indexOf(from) + step) % all.length);
  next?.focus();
  return next !== undefined;
}

/** Move to the row above or below. */
function changeRow(from: HTMLElement | null, step: number): boolean {
  const rows = [...document.querySelectorAll(ROW)].filter((row) => places(row).length > 0);
  const row = from?.closest(ROW);
  const at = row ? rows.indexOf(row) + step : step > 0 ? 0 : rows.length - 1;
  const next = rows[at];
  if (!next) return false;
  places(next)[0]?.focus();
  return true;
}
