import { expect, it } from "vitest";
import type { GameFacts } from "../lib/protocol";
import { settingWords, titlesOf } from "./room";

it("says how a table plays", () => {
  const words = settingWords({ game: "heroes-unite", players: 3, undo: "never", live_score: true, rules: { promo: "on" }, sets: ["confrontations"] });
  expect(words).toContain("3 players.");
  expect(words).toContain("Mixed with confrontations.");
  expect(words).toContain("Rule promo: on.");
  expect(words.join(" ")).toMatch(/no undo.*score is shown/);
});

it("calls boxes, variants and groups by their titles", () => {
  const game = { id: "box", title: "The Box", variants: [{ id: "fast", title: "Fast Play", summary: "" }] };
  const titles = titlesOf([game as unknown as GameFacts]);
  const settings = { players: 2, variants: ["fast"], sets: ["box"], mix: { box: ["Hero"] }, other_half: true };
  const words = settingWords(settings, true, titles).join(" ");
  expect(words).toContain("Variants: Fast Play.");
  expect(words).toContain("Mixed with The Box.");
  expect(words).toContain("The Box: Hero.");
  expect(words).toContain("the other half is played");
});
