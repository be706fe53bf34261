/** What went wrong, in words for the reader. */

import { ApiProblem } from "../net/api";
import type { Said } from "../wire/types";
import { BadFile } from "./files";

/** The sentence about a failed request or file. Anything else is a bug in the page and is not hidden. */
export function sentenceOf(fault: unknown): Said {
  if (fault instanceof ApiProblem || fault instanceof BadFile) return fault.text;
  throw fault;
}

/** Whether the server does not like the name. */
export function isAboutName(fault: unknown): boolean {
  return fault instanceof ApiProblem && fault.code.startsWith("name-");
}
