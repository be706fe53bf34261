import { expect, test } from "vitest";

import { longest, nameLines } from "./cardName";

test("short names and single words stay on one line", () => {
  expect(nameLines("Cat Balou")).toEqual(["Cat Balou"]);
  expect(nameLines("Hokynářstvíčko")).toEqual(["Hokynářstvíčko"]);
});

test("long names break where the longer line is shortest", () => {
  expect(nameLines("Ten Gallon Hat")).toEqual(["Ten ", "Gallon Hat"]);
  expect(nameLines("Ружьё на бизонов")).toEqual(["Ружьё на ", "бизонов"]);
  expect(nameLines("Пони-экспресс")).toEqual(["Пони-", "экспресс"]);
  expect(longest(nameLines("Железная пластина"))).toBe(8);
});
