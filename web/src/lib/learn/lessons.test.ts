import { describe, expect, it } from "vitest";

import { COMPANY, LESSONS, PUPIL } from "./lessons";

describe.each(LESSONS)("the lesson of $game", ({ game, steps, positions }) => {
  it("has a position for every step", () => {
    expect(positions).toHaveLength(steps.length);
  });

  it("seats the pupil first, among the company", () => {
    for (const position of positions) {
      expect(position).toContain(`game: ${game}`);
      const names = [...position.matchAll(/^ {2}([A-Z]\w+):/gm)].map(([, name]) => name);
      expect(names[PUPIL]).toBe("Ann");
      expect(COMPANY).toEqual(expect.arrayContaining(names.slice(1)));
    }
  });

  it("begins with nothing done", () => {
    for (const step of steps) expect(step.done({ is: "GameBegan", players: 4, first: 0 }, PUPIL)).toBe(false);
  });
});
