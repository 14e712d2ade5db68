import { expect, it } from "vitest";
import { ranking, teamTotals, victory } from "./scores";
import type { ResultInfo } from "../../lib/protocol";

const result: ResultInfo = {
  winners: [2],
  scores: [10, 30, 20, 5],
  super_villains: [],
  breakdown: [],
  tokens: [],
  turns: 9,
  how: "played",
};

it("puts winners first, then the better score", () => {
  expect(ranking(result)).toEqual([2, 1, 0, 3]);
});

it("says who wins, the reader first", () => {
  const name = (seat: number): string => (seat === 1 ? "You" : ["Ann", "", "Bea", "Cy"][seat]!);
  expect(victory([], 1, name)).toBe("Nobody wins");
  expect(victory([0], 1, name)).toBe("Ann wins");
  expect(victory([1], 1, name)).toBe("You win!");
  expect(victory([0, 1, 3], 1, name)).toBe("You, Ann and Cy win!");
});

it("adds up teams", () => {
  expect(teamTotals(result, [0, 1, 0, 1])).toEqual([
    { team: 1, seats: [1, 3], points: 35 },
    { team: 0, seats: [0, 2], points: 30 },
  ]);
});

it("has no teams where everybody plays alone", () => {
  expect(teamTotals(result, [])).toEqual([]);
  expect(teamTotals(result, [0, 1, 2, 3])).toEqual([]);
});
