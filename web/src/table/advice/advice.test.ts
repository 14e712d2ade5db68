import { describe, expect, it } from "vitest";
import { behindWords, percent, share, signed, tenths } from "./advice";

describe("hints and odds", () => {
  it("say how much worse an answer is, and nothing where chance may be all of it", () => {
    expect(behindWords({ answer: "end", behind: 0.043, sure: true })).toBe("4 fewer wins in 100 games");
    expect(behindWords({ answer: "end", behind: 0.01, sure: true })).toBe("1 fewer win in 100 games");
    expect(behindWords({ answer: "end", behind: 0.043, sure: false })).toBe("as good");
  });

  it("have bars that are full at a quarter of all games", () => {
    expect([0, 0.125, 0.25, 0.9].map(share)).toEqual([0, 50, 100, 100]);
  });

  it("round for people", () => {
    expect([0.34, -0.26, 0.04, 2].map(signed)).toEqual(["+0.3", "−0.3", "0", "+2"]);
    expect([4.25, 3].map(tenths)).toEqual(["4.3", "3"]);
    expect(percent(0.666)).toBe(67);
  });
});
