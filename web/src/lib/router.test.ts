import { describe, expect, it } from "vitest";
import { invited, isPath, momentOf, momentPath, askedBy, route } from "./router.svelte";

describe("addresses", () => {
  it.each([
    ["/", { page: "home" }],
    ["/new", { page: "new" }],
    ["/cards", { page: "cards" }],
    ["/cards/heroes-unite/katana", { page: "card", ref: "heroes-unite/katana" }],
    ["/cards/my%20set/a", { page: "card", ref: "my set/a" }],
    ["/rules/hu-atk-03", { page: "clause", id: "HU-ATK-03" }],
    ["/table/abc123", { page: "table", id: "abc123" }],
    ["/workshop", { page: "workshop", set: "", card: "" }],
    ["/workshop/abc/def", { page: "workshop", set: "abc", card: "def" }],
    ["/shared/abc", { page: "shared", link: "abc" }],
    ["/replay/abc123/2", { page: "replay", id: "abc123", game: 2 }],
    ["/replay/abc123/last", { page: "lost" }],
    ["/table", { page: "lost" }],
    ["/cards/heroes-unite", { page: "lost" }],
    ["/account/devices", { page: "devices" }],
    ["/account/other", { page: "lost" }],
    ["/nowhere/at/all", { page: "lost" }],
    ["/rules/%E0%A4%A", { page: "clause", id: "%E0%A4%A" }],
  ])("%s", (path, expected) => {
    expect(route(path)).toEqual(expected);
  });

  it.each([
    ["http://192.168.0.7:8000/table/abc123", "abc123"],
    ["  /table/abc123?x=1 ", "abc123"],
    ["abc123", "abc123"],
    ["come to my table", ""],
    ["http://example.org/", ""],
  ])("an invitation %s", (text, expected) => {
    expect(invited(text)).toBe(expected);
  });

  it("how to play is asked for by so many, or by anybody", () => {
    expect(["?players=3", "", "?players=many"].map(askedBy)).toEqual([3, 0, 0]);
  });

  it("a moment's address says which, and whose eyes", () => {
    const path = momentPath("abc123", 2, 37, 1);
    expect(path).toBe("/replay/abc123/2?at=37&seat=1");
    expect(momentOf(path.slice(path.indexOf("?")))).toEqual({ at: 37, seat: 1 });
    expect(momentOf("?at=soon&seat=")).toEqual({ at: null, seat: null });
  });

  it("in a folder of files a link gets its address once, and files to save keep theirs", () => {
    const hrefs = ["/new", "/below/#/new", "/below/api/kept", "https://example.org/new", ""];
    expect(hrefs.filter((href) => isPath(href, "/below/"))).toEqual(["/new"]);
  });
});
