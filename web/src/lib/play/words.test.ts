import { describe, expect, it } from "vitest";

import { minutes, pieces } from "./words";

describe("names in a sentence", () => {
  const shown = (text: string, names: string[]) =>
    pieces(text, names)
      .map((piece) => (piece.isName ? `[${piece.text}]` : piece.text))
      .join("");

  it("stand out, whole words only", () => {
    expect(shown("Ann shoots Anna.", ["Anna", "Ann"])).toBe("[Ann] shoots [Anna].");
    expect(shown("Annabel draws", ["Ann"])).toBe("Annabel draws");
    expect(shown("Катя пьёт пиво", ["Катя"])).toBe("[Катя] пьёт пиво");
  });

  it("may hold any sign", () => {
    expect(shown("A.B (x) hits $1", ["A.B (x)", "$1"])).toBe("[A.B (x)] hits [$1]");
  });
});

describe("time", () => {
  it("is minutes and seconds, never below zero", () => {
    expect([minutes(252_000), minutes(9_001), minutes(-5)]).toEqual(["4:12", "0:10", "0:00"]);
  });
});
