import { describe, expect, it } from "vitest";

import { restored } from "./settings.svelte";

describe("stored settings", () => {
  it("come back as they were", () => {
    const kept = {
      lang: "cs",
      theme: "night",
      motion: "off",
      sound: true,
      volume: 0.25,
      name: "Ann",
      hideRole: true,
      textTable: true,
      logFilter: "chat",
    };
    expect(restored(JSON.stringify(kept))).toEqual(kept);
  });

  it.each([null, "", "{", "[]", "null", '"x"'])("are the usual ones if %j is all there is", (text) => {
    expect(restored(text)).toMatchObject({ theme: "system", motion: "system", sound: false, name: "" });
  });

  it("make sense, whatever is stored", () => {
    const odd = {
      lang: "tlh",
      theme: 3,
      volume: 9,
      sound: "yes",
      name: "x".repeat(500),
      logFilter: "none",
    };
    const found = restored(JSON.stringify(odd));
    expect(found).toMatchObject({ theme: "system", volume: 1, sound: false, logFilter: "all" });
    expect(["en", "cs", "es", "ru"]).toContain(found.lang);
    expect(found.name).toHaveLength(24);
  });
});
