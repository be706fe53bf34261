/** Where a code, a link to a table or a link to a replay leads, however it was typed. */

import { codeIn } from "../net/api";

/** The address within the page, or null if nothing of the kind can be read from it. */
export function whereTo(typed: string): string | null {
  const text = typed.trim();
  const replay = /\/r\/([A-Za-z0-9._-]{4,60})\/?(?:[?#].*)?$/.exec(text);
  if (replay?.[1]) return `/r/${replay[1]}`;
  // People read codes out loud: there may be spaces or dashes of any length between the words.
  const found = codeIn(text.replace(/(\/[^?#]*)\?[^#]*/, "$1").replace(/\s*[-\u2010-\u2015]\s*|\s+/g, "-"));
  if (!found) return null;
  return `/t/${found.code}${found.token && `#seat=${found.token}`}`;
}
