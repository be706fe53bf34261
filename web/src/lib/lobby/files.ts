/** Files from and to the reader's device. */

import { LONGEST_FILE, type Said } from "../wire/types";

/** A file that cannot be used, in words. */
export class BadFile extends Error {
  constructor(readonly text: Said) {
    super(text.k);
    this.name = "BadFile";
  }
}

/** The text of a file the reader has picked. */
export async function readText(file: File): Promise<string> {
  if (file.size > LONGEST_FILE) {
    throw new BadFile({ k: "web-lobby-file-too-big", p: { kilobytes: LONGEST_FILE / 1024 } });
  }
  try {
    return await file.text();
  } catch {
    throw new BadFile({ k: "web-lobby-file-unreadable" });
  }
}

/** Save a text under a name. */
export function saveText(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser needs the address until it has begun to save.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
