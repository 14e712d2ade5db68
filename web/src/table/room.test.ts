import { expect, it } from "vitest";
import { settingWords } from "./room";

it("says how a table plays", () => {
  const words = settingWords({ game: "heroes-unite", players: 3, undo: "never", live_score: true, rules: { promo: "on" }, sets: ["confrontations"] });
  expect(words).toContain("3 players.");
  expect(words).toContain("Mixed with confrontations.");
  expect(words).toContain("Rule promo: on.");
  expect(words.join(" ")).toMatch(/no undo.*score is shown/);
});
