import { describe, expect, it } from "vitest";
import { linker } from "./linkify";

const link = linker(["Power Ring", "Blue Lantern Power Ring", "Shazam!", "Kick", "Kick", "H'el"]);
const cards = (text: string) => link(text).filter((piece) => piece.card >= 0).map((piece) => [piece.text, piece.card]);

describe("linker", () => {
  it("finds the longest name", () => {
    expect(cards("Ann gains Blue Lantern Power Ring and Power Ring.")).toEqual([["Blue Lantern Power Ring", 1], ["Power Ring", 0]]);
  });

  it("finds names with signs in them", () => {
    expect(cards("You use Shazam!. H'el's Attack meets nobody.")).toEqual([["Shazam!", 2], ["H'el", 5]]);
  });

  it("finds whole words only, and the first of equal names", () => {
    expect(cards("Kickstart the Kick ×2")).toEqual([["Kick", 3]]);
  });

  it("loses no letter", () => {
    const text = "You play Kick: +2 Power.";
    expect(link(text).map((piece) => piece.text).join("")).toBe(text);
    expect(linker([])(text)).toEqual([{ text, card: -1 }]);
  });
});
