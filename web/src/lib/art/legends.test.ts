import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { itemMotif, placeName, pokerFrame } from "./legends";
import { SITES, SPACES } from "../games/legends/board";

/** The ids of the drawings in a sheet. */
function drawn(sheet: string): Set<string> {
  const text = readFileSync(new URL(`./sheets/${sheet}.svg`, import.meta.url), "utf-8");
  return new Set([...text.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1] ?? ""));
}

describe("drawings of Western Legends", () => {
  it("has a picture for every location of the board", () => {
    const places = drawn("places");
    for (const site of SITES) {
      const space = SPACES[site.spaces[0] ?? -1];
      expect(places).toContain(placeName(site.kind, space?.hideout, space?.ranch));
    }
  });

  it("has a frame for every kind of poker card", () => {
    const frames = drawn("legends-frames");
    for (const types of [["action"], ["effect"], ["reaction"], ["effect", "action"]]) {
      expect(frames).toContain(pokerFrame(types));
    }
  });

  it("has both sides of a weapon, and one of everything else", () => {
    const motifs = drawn("legends");
    expect(motifs).toContain(itemMotif("rifle", true));
    expect(motifs).toContain(itemMotif("rifle", false));
    expect(motifs).not.toContain(itemMotif("whiskey", true));
  });

  it("names neighbours that name each other", () => {
    SPACES.forEach((space, number) => {
      for (const beside of space.adjacent) expect(SPACES[beside]?.adjacent).toContain(number);
    });
  });
});
