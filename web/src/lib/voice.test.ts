import { describe, expect, it } from "vitest";
import type { Sentence } from "./protocol";
import { tell, words, type Voice } from "./voice";

const voice: Voice = { seats: ["Ann", "Bob", "Cy"], cards: ["Kick", "Punch"], reader: 1 };
const row = (args: Sentence["args"]): Sentence => ({ key: "undo-waiting", args });

describe("a sentence of the game", () => {
  it("holds its cards as pieces that can be looked at", () => {
    expect(tell({ key: "answers-with", args: { card: { card: 1 } } }, voice)).toEqual([
      { text: "Answers with ", card: -1 },
      { text: "Punch", card: 1 },
    ]);
  });

  it("says how many of a card", () => {
    expect(words({ key: "answers-with", args: { card: { card: 0, n: 3 } } }, voice)).toBe("Answers with Kick ×3");
  });

  it("speaks to the reader within a row of players", () => {
    const names = { list: [{ seat: 0 }, { seat: 1 }, { seat: 2 }], by: "and" as const };
    expect(words(row({ names }), voice)).toBe("Waiting for Ann, you and Cy to agree to an undo.");
    expect(words(row({ names }), { ...voice, reader: -1 })).toBe("Waiting for Ann, Bob and Cy to agree to an undo.");
  });

  it("puts rows together with commas alone, by and, by or", () => {
    const list = [{ card: 0 }, { card: 1 }, "3"];
    expect(words(row({ names: { list } }), voice)).toContain("Kick, Punch, 3");
    expect(words(row({ names: { list, by: "or" } }), voice)).toContain("Kick, Punch or 3");
    expect(words(row({ names: { list: [] } }), voice)).toContain("Waiting for  to");
  });

  it("may hold another sentence", () => {
    expect(
      words(
        { key: "seat-as", args: { name: { said: { key: "card-full-name", args: { name: { card: 0 }, level: 2 } } } } },
        voice,
      ),
    ).toBe("as Kick, Level 2");
  });

  it("takes nothing people write for a place in it", () => {
    expect(words({ key: "seat-as", args: { name: "{ $who } \uE0000\uE000" } }, voice)).toBe("as { $who } 0");
  });

  it("of an unknown key is a fault, not silence", () => {
    const key = "never-heard" as Sentence["key"];
    expect(() => words({ key, args: {} }, voice)).toThrow("never-heard");
  });
});
