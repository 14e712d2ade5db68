import { expect, it } from "vitest";
import type { GameFacts, SeatInfo } from "../../lib/protocol";
import { comings, ownWords, settingWords, titlesOf } from "./room";

it("says how a table plays", () => {
  const words = settingWords({
    game: "heroes-unite",
    players: 3,
    undo: "never",
    live_score: true,
    rules: { promo: "on" },
    sets: ["confrontations"],
  });
  expect(words).toContain("3 players.");
  expect(words).toContain("Mixed with confrontations.");
  expect(words).toContain("Rule promo: on.");
  expect(words.join(" ")).toMatch(/No undo.*score is shown/);
});

it("calls boxes, variants and groups by their titles", () => {
  const game = { id: "box", title: "The Box", variants: [{ id: "fast", title: "Fast Play", summary: "" }] };
  const titles = titlesOf([game as unknown as GameFacts]);
  const settings = { players: 2, variants: ["fast"], sets: ["box"], mix: { box: ["Hero"] }, other_half: true };
  const words = settingWords(settings, true, titles).join(" ");
  expect(words).toContain("Variants: Fast Play.");
  expect(words).toContain("Mixed with The Box.");
  expect(words).toContain("The Box: Hero.");
  expect(words).toContain("the other half of the mix");
});

it("says who of the others sat down and who stood up", () => {
  const seat = (name: string, kind: SeatInfo["kind"] = "person") =>
    ({ kind, name, person: name.toLowerCase() }) as SeatInfo;
  const before = [seat("Ann"), seat("Bob"), seat("Ace", "bot"), seat("", "open")];
  expect(comings(before, before, "ann")).toBe("");
  expect(comings(before, [seat("Ann"), seat("", "open"), seat("Bob"), seat("Cleo")], "ann")).toBe("Cleo sits down.");
  expect(comings(before, [seat("", "open"), seat("", "open"), seat("Ace", "bot"), seat("Cleo")], "ann")).toBe(
    "Cleo sits down. Bob stands up.",
  );
});

it("names the sets that somebody made", () => {
  expect(ownWords([])).toBe("");
  const own = [
    { id: "a", title: "Mine", new: 2, replaced: 1 },
    { id: "b", title: "Yours", new: 0, replaced: 3 },
  ];
  expect(ownWords(own)).toBe(
    "Custom cards: Mine (2 new cards, 1 in place of the box's) and Yours (3 in place of the box's).",
  );
});
