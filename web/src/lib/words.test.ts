import { describe, expect, it } from "vitest";
import { sample } from "../cards/samples";
import { emblemName, family, gist, keywordOf, monogram, points, provenance, ruleParts, spoken } from "./words";

describe("words for cards", () => {
  it("gives every type its family, Characters that of their side", () => {
    expect(family({ type: "Super-Villain", side: "" })).toBe("villain");
    expect(family({ type: "Character", side: "hero" })).toBe("hero");
    expect(family({ type: "Character", side: "villain" })).toBe("villain");
    expect(family({ type: "Super Power", side: "" })).toBe("super-power");
  });

  it("turns plain gains into signs and leaves the rest as text", () => {
    const { signs, rest } = gist(["+2 Power. Draw a card. You may destroy a card.", "Defense: Discard this card."]);
    expect(signs.map((sign) => sign.icon + sign.text)).toEqual(["power+2", "draw1"]);
    expect(rest).toEqual(["You may destroy a card.", "Defense: Discard this card."]);
  });

  it("does not take a conditional gain for a plain one", () => {
    const { signs, rest } = gist(["+1 Power for each Hero in your discard pile."]);
    expect(signs).toEqual([]);
    expect(rest).toEqual(["+1 Power for each Hero in your discard pile."]);
  });

  it("leaves out a keyword that stands alone, and reads the line after it", () => {
    const { signs, rest } = gist(["Assist.", "+1 Power."]);
    expect(signs.map((sign) => sign.text)).toEqual(["+1"]);
    expect(rest).toEqual([]);
  });

  it("finds the keyword a line starts with", () => {
    expect(keywordOf("Block (2): Draw a card.")).toEqual(["Block (2)", "Draw a card."]);
    expect(keywordOf("First Appearance—Attack: Each player discards.")).toEqual([
      "First Appearance—Attack",
      "Each player discards.",
    ]);
    expect(keywordOf("+1 Power.")).toEqual(["", "+1 Power."]);
  });

  it("writes points with a star or a real minus", () => {
    expect(points({ vp: 0, vp_varies: true })).toBe("*");
    expect(points({ vp: -1, vp_varies: false })).toBe("−1");
  });

  it("takes an unknown source for a custom one", () => {
    expect(provenance({ provenance: { text: "scribbled" } })).toBe("custom");
    expect(provenance({ provenance: {} })).toBe("custom");
    expect(provenance({ provenance: { text: "partial" } })).toBe("partial");
  });

  it("names emblems and shortens them so that no two of the boxes look alike", () => {
    expect(emblemName("lex-luthor")).toBe("Lex Luthor");
    expect(monogram("lex-luthor")).toBe("LL");
    expect(monogram("joker")).toBe("JOK");
    const all = [
      "superman",
      "lex-luthor",
      "wonder-woman",
      "felix-faust",
      "circe",
      "aquaman",
      "ocean-master",
      "zatanna-zatara",
      "batman",
      "joker",
      "shazam",
      "black-adam",
    ];
    expect(new Set(all.map(monogram)).size).toBe(all.length);
  });

  it("says a real card without a word on its source", () => {
    expect(spoken(sample())).toMatch(/^Katana, Hero, cost 2, 1 VP\. \+1 Power\./);
  });

  it("finds the numbers of rules in a sentence", () => {
    expect(
      ruleParts("As in HU-RES-01, then CONF-ASSIST-16.")
        .filter((part) => part.rule)
        .map((part) => part.rule),
    ).toEqual(["HU-RES-01", "CONF-ASSIST-16"]);
    expect(ruleParts("Nothing here.")).toEqual([{ text: "Nothing here.", rule: "" }]);
  });
});
