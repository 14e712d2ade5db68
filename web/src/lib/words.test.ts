import { describe, expect, it } from "vitest";
import { sample } from "../cards/samples";
import { emblemName, family, points, provenance, ruleParts, silenced, spoken } from "./words";

describe("words for cards", () => {
  it("gives every type its family, Characters that of their side", () => {
    expect(family({ type: "Super-Villain", side: "" })).toBe("villain");
    expect(family({ type: "Character", side: "hero" })).toBe("hero");
    expect(family({ type: "Character", side: "villain" })).toBe("villain");
    expect(family({ type: "Super Power", side: "" })).toBe("super-power");
  });

  it("lets a card whose text never came to an end say only that", () => {
    const { keywords, text, lines, signs } = silenced(sample());
    expect([keywords, signs]).toEqual([[], []]);
    expect(text).toHaveLength(1);
    expect(lines).toEqual([{ keyword: "", text: text[0] }]);
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

  it("names emblems", () => {
    expect(emblemName("lex-luthor")).toBe("Lex Luthor");
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
