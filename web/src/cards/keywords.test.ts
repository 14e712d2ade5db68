import { describe, expect, it } from "vitest";
import { say } from "../lib/speech";
import { KEYWORDS, keywordsOf } from "./keywords";
import { sample } from "./samples";

describe("the words on cards", () => {
  it("are explained on the cards that have them", () => {
    expect(keywordsOf(sample())).toEqual(["keyword-defense"]);
    expect(keywordsOf(sample({ keywords: ["Confrontation", "Block"], level: 2 }))).toEqual([
      "keyword-block",
      "keyword-confrontation",
      "keyword-level",
    ]);
    expect(
      keywordsOf(sample({ keywords: [], lines: [{ keyword: "First Appearance—Attack", text: "Each foe discards." }] })),
    ).toEqual(["keyword-first-appearance"]);
    expect(keywordsOf(sample({ keywords: [], lines: [] }))).toEqual([]);
  });

  it("begin their own explanation", () => {
    for (const word of KEYWORDS)
      expect(say(`keyword-${word}`).toLowerCase()).toMatch(new RegExp(`^${word.replace("-", " ")}: `));
  });
});
