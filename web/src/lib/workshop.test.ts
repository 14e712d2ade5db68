import { describe, expect, it } from "vitest";
import type { CardFacts, FormFault, GameFacts, OwnSet } from "./protocol";
import {
  blank,
  EMPTY,
  gameFor,
  isStandIn,
  mended,
  newKey,
  nextStandIn,
  progress,
  replacing,
  same,
  sketch,
  tooLong,
  trialTable,
  underlined,
  value,
} from "./workshop";

const facts = (ref: string, text = "stand-in", more: Partial<CardFacts> = {}): CardFacts => ({
  ...sketch({ ...EMPTY, name: ref, type: "Hero", cost: "3", vp: "2" }, null),
  ref,
  set: ref.split("/")[0]!,
  provenance: { text },
  ...more,
});
const fault = (text: string, words: string, mend = ""): FormFault => ({
  field: "text",
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
  words,
  why: { key: "as-it-is", args: {} },
  mend,
  help: null,
  readings: [],
});
const set = (id: string, ...refs: string[]): OwnSet => ({
  id,
  title: id,
  version: 1,
  link: "",
  changed: "",
  set: `${id}-1`,
  cards: refs.map((replaces, at) => ({
    id: String(at),
    version: 1,
    form: { replaces },
    read: { card: facts(replaces, "custom"), steps: [], faults: [], warnings: [] },
  })),
  text: "toml",
  groups: [],
  problem: null,
});

describe("a form", () => {
  it("is blank until something is typed", () => {
    expect(blank({ ...EMPTY, replaces: "box/a", type: "Hero" })).toBe(true);
    expect(blank({ ...EMPTY, text: "+1" })).toBe(false);
    expect(same(EMPTY, { ...EMPTY })).toBe(true);
    expect(same(EMPTY, { ...EMPTY, more: { id: "x" } })).toBe(false);
  });
  it("shows what it leaves empty as on the card it replaces, but for the text", () => {
    const base = facts("box/a", "stand-in", { cost: 7, vp_varies: true, text: ["ours"] });
    expect(value({ ...EMPTY }, base, "cost")).toBe("7");
    expect(value({ ...EMPTY }, base, "vp")).toBe("*");
    expect(value({ ...EMPTY, cost: " 4 " }, base, "cost")).toBe("4");
    expect(value({ ...EMPTY }, base, "text")).toBe("");
  });
  it("is drawn as far as it is typed", () => {
    expect(sketch({ ...EMPTY, vp: "−1", text: "a\n\nb" }, null)).toMatchObject({
      name: "…",
      type: "Hero",
      vp: -1,
      text: ["a", "b"],
    });
    expect(sketch({ ...EMPTY, vp: "10*" }, null)).toMatchObject({ vp: 10, vp_varies: true });
  });
  it("tells which fields hold more than is kept", () => {
    expect(tooLong({ ...EMPTY, name: "😀".repeat(200), text: "a".repeat(20_000) })).toEqual([]);
    expect(tooLong({ ...EMPTY, name: "a".repeat(201), text: "a".repeat(20_001) })).toEqual(["name", "text"]);
  });
  it("has a key that nobody else has", () => {
    expect(newKey()).toMatch(/^[a-z2-9]{11}$/);
    expect(newKey()).not.toBe(newKey());
  });
});

describe("faults", () => {
  const text = "+2 Powr. Drw a card.";
  it("lie under the very words", () => {
    const parts = underlined(text, [fault(text, "Drw"), fault(text, "Powr")]);
    expect(parts.map((part) => part.text).join("")).toBe(text);
    expect(parts.filter((part) => part.fault >= 0)).toEqual([
      { text: "Powr", fault: 1 },
      { text: "Drw", fault: 0 },
    ]);
  });
  it("that overlap, or lie behind the end, or belong to another field, leave the text whole", () => {
    const parts = underlined(text, [
      fault(text, "Powr. Drw"),
      fault(text, "Drw"),
      { ...fault(text, "card"), start: 90, end: 95 },
      { ...fault(text, "+2"), field: "cost" },
    ]);
    expect(parts.map((part) => part.text).join("")).toBe(text);
    expect(parts.filter((part) => part.fault >= 0)).toHaveLength(1);
  });
  it("are mended in place", () => {
    expect(mended(text, fault(text, "Powr", "Power"))).toBe("+2 Power. Drw a card.");
  });
});

describe("a box", () => {
  const cards = [
    facts("box/a"),
    facts("box/b", "inferred"),
    facts("box/c", "real"),
    facts("other/d"),
    facts("box/e", "partial"),
  ];
  it("is completed text by text, counted once however many sets have it", () => {
    const sets = [set("one", "box/a"), set("two", "box/a", "box/c", "other/d")];
    expect(progress("box", cards, sets)).toEqual({ own: 1, all: 3 });
    expect(progress("box", cards, [])).toEqual({ own: 0, all: 3 });
  });
  it("offers the next stand-in after the one typed last", () => {
    expect(nextStandIn("box", cards, [])?.ref).toBe("box/a");
    expect(nextStandIn("box", cards, [set("one", "box/a")], "box/a")?.ref).toBe("box/b");
    expect(nextStandIn("box", cards, [set("one", "box/e")], "box/e")?.ref).toBe("box/a");
    expect(nextStandIn("box", cards, [set("one", "box/a", "box/b", "box/e")])).toBeUndefined();
  });
  it("knows which of its texts wait for their owner", () => {
    expect(cards.map((card) => isStandIn(card))).toEqual([true, true, false, true, true]);
    expect(replacing("box/a", [set("one", "box/b"), set("two", "box/a")])?.set.id).toBe("two");
  });
});

describe("trying a card out", () => {
  const game = (id: string, side = ""): GameFacts =>
    ({
      id,
      usual_players: 2,
      identities: [{ ref: "x", name: "x", set: id, side, look: null }],
    }) as unknown as GameFacts;
  const games = [game("plain"), game("duel", "hero")];
  it("is done in its own box, or where such cards are played", () => {
    expect(gameFor(facts("duel/a"), games)?.id).toBe("duel");
    expect(gameFor(facts("mine/a"), games)?.id).toBe("plain");
    expect(gameFor(facts("mine/a", "custom", { type: "Character" }), games)?.id).toBe("duel");
  });
  it("deals it to the maker, who begins; a Super Hero is played instead", () => {
    const made = trialTable(facts("mine/a", "custom"), set("mine"), game("plain"));
    expect(made.settings).toMatchObject({ trial: "mine/a", custom: ["toml"], rules: { first_player: "0" } });
    expect(made.seats?.map((seat) => seat.who)).toEqual(["me", "casual"]);
    const hero = trialTable(facts("mine/h", "custom", { type: "Super Hero" }), set("mine"), game("plain"));
    expect([hero.settings?.trial, hero.seats?.[0]?.hero]).toEqual(["", "mine/h"]);
  });
});
