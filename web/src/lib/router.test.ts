import { describe, expect, it } from "vitest";

import { codeIn, tokenIn } from "./net/api";
import { routeOf } from "./router.svelte";

describe("routes", () => {
  it.each([
    ["/", { page: "lobby" }],
    ["/new", { page: "new-table" }],
    ["/t/mesa-42-star", { page: "table", code: "mesa-42-star" }],
    ["/t/Mesa-42-Star/", { page: "table", code: "mesa-42-star" }],
    ["/r/Ab_9", { page: "replay", id: "Ab_9" }],
    ["/cards", { page: "cards" }],
    ["/learn", { page: "learn", game: "" }],
    ["/learn/dice", { page: "learn", game: "dice" }],
    ["/settings/", { page: "settings" }],
    ["/about-offline", { page: "about-offline" }],
  ])("%s", (path, route) => expect(routeOf(path)).toEqual(route));

  it.each(["/t", "/t/a/b", "/nothing", "/cards/x", "/learn/dice/2", "/r", "/%E0%A4%A"])(
    "%s leads nowhere",
    (path) => expect(routeOf(path)).toEqual({ page: "not-found" }),
  );
});

describe("links to tables", () => {
  const token = "abcdefghij_klmnopq-123";

  it("are read from what people type", () => {
    expect(codeIn(" Mesa-42-star ")).toEqual({ code: "mesa-42-star", token: "" });
    expect(codeIn("https://sixgun.example/t/mesa-42-star")).toEqual({ code: "mesa-42-star", token: "" });
    expect(codeIn(`http://localhost:8000/t/mesa-42-star#seat=${token}`)).toEqual({
      code: "mesa-42-star",
      token,
    });
    expect(codeIn("http://sixgun.example/r/mesa-42-star")).toBeNull();
    expect(codeIn("two words")).toBeNull();
    expect(codeIn("")).toBeNull();
  });

  it("carry a token only in its own form", () => {
    expect(tokenIn(`seat=${token}`)).toBe(token);
    expect(tokenIn(`seat=${token}x`)).toBe("");
    expect(tokenIn("log")).toBe("");
  });
});
