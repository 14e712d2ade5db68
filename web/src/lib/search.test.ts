import { describe, expect, it } from "vitest";
import { sample } from "../cards/samples";
import type { ClauseFacts } from "./protocol";
import { EVERYTHING, findCards, findRules, readFilter, sections, writeFilter } from "./search";

const cards = [
  sample(),
  sample({
    ref: "c/lex",
    set: "c",
    name: "Lex",
    type: "Villain",
    cost: 9,
    keywords: [],
    text: ["Attack all."],
    provenance: { text: "stand-in" },
  }),
  sample({ ref: "h/hero", name: "Hero", type: "Super Hero", cost: 0, keywords: [] }),
];
const names = (filter: Partial<typeof EVERYTHING>): string[] =>
  findCards(cards, { ...EVERYTHING, ...filter }).map((card) => card.name);

describe("finding cards", () => {
  it("finds all of them by default", () => expect(names({})).toHaveLength(3));
  it("wants every word, in any order and case", () => {
    expect(names({ words: "ATTACK lex" })).toEqual(["Lex"]);
    expect(names({ words: "lex moon" })).toEqual([]);
  });
  it("filters by box, type, keyword and source of the text", () => {
    expect(names({ set: "c" })).toEqual(["Lex"]);
    expect(names({ type: "Hero" })).toEqual(["Katana"]);
    expect(names({ keyword: "Defense" })).toEqual(["Katana"]);
    expect(names({ text: "stand-in" })).toEqual(["Lex"]);
  });
  it("knows a cost from a cost and more, and that a Super Hero has none", () => {
    expect(names({ cost: "2" })).toEqual(["Katana"]);
    expect(names({ cost: "8+" })).toEqual(["Lex"]);
    expect(names({ cost: "0" })).toEqual([]);
  });
  it("keeps a filter in the address", () => {
    const filter = { ...EVERYTHING, words: "power ring", cost: "8+" };
    expect(readFilter(writeFilter(filter))).toEqual(filter);
    expect(writeFilter(EVERYTHING)).toBe("");
  });
});

describe("finding rules", () => {
  const rule = (id: string, game: string, text: string): ClauseFacts => ({
    id,
    game,
    section: id.slice(0, -3),
    section_title: "S",
    rule: text,
    basis: "text",
    source: "",
    note: "",
    example: [],
  });
  const rules = [
    rule("HU-ATK-01", "hu", "A Defense avoids."),
    rule("HU-ATK-02", "hu", "An Attack hits."),
    rule("RB-ATK-01", "rb", "A Defense too."),
  ];

  it("finds by words, number and game", () => {
    expect(findRules(rules, "", "defense").map((each) => each.id)).toEqual(["HU-ATK-01", "RB-ATK-01"]);
    expect(findRules(rules, "rb", "").map((each) => each.id)).toEqual(["RB-ATK-01"]);
    expect(findRules(rules, "", "hu-atk-02")).toHaveLength(1);
  });
  it("puts them into their sections, in order", () => {
    expect(sections(rules).map((section) => [section.id, section.rules.length])).toEqual([
      ["HU-ATK", 2],
      ["RB-ATK", 1],
    ]);
  });
});
