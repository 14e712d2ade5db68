import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import type { CardFacts } from "../lib/protocol";
import Card from "./Card.svelte";
import { sample } from "./samples";

const shown = (facts: CardFacts | null, size: "chip" | "mini" | "row" | "card" | "page"): string =>
  render(Card, { props: { facts, size } }).body;
const words = (html: string): string => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

describe("a card", () => {
  it("shows name, type, cost, Victory Points, keyword and text", () => {
    const seen = words(shown(sample(), "page"));
    for (const part of ["Katana", "Hero", "Cost 2", "1 Victory Point", "Defense", "+1 Power.", "Discard this card"]) {
      expect(seen).toContain(part);
    }
  });

  it("shows its whole text wherever it lies but in small places, and plain gains as signs besides", () => {
    const facts = sample({
      signs: [
        { icon: "power", n: 2 },
        { icon: "draw", n: 1 },
      ],
    });
    for (const size of ["card", "row"] as const) {
      expect(words(shown(facts, size))).toMatch(/\+2 +1 /);
      expect(shown(facts, size)).toContain("<strong>Defense:</strong>");
    }
    expect(shown(facts, "mini")).not.toContain("<strong>");
    const page = shown(sample(), "page");
    expect(page).toContain("<strong>Defense:</strong>");
    expect(words(page)).not.toMatch(/Defense: *Defense:/);
  });

  it("says itself in one sentence on the table", () => {
    const seen = shown(sample({ provenance: { text: "stand-in" } }), "card");
    expect(words(seen)).toContain("Katana, Hero, cost 2, 1 VP, stand-in text. +1 Power.");
    expect(seen).toContain('aria-hidden="true"');
  });

  it("holds nothing that takes the focus but on its page", () => {
    const focusable = /<(button|a|input|select)\b|tabindex/;
    const facts = sample({ provenance: { text: "inferred" } });
    expect(shown(facts, "chip")).not.toMatch(focusable);
    expect(shown(facts, "card")).not.toMatch(focusable);
    expect(shown(facts, "page")).toMatch(/<button[^>]*aria-describedby/);
  });

  it("marks a text that is not the printed one, and says what that means", () => {
    expect(words(shown(sample({ provenance: { text: "stand-in" } }), "page"))).toContain("Stand-in text Our own text");
    expect(shown(sample({ provenance: { text: "stand-in" } }), "card")).toContain("Stand-in text: Our own text");
    expect(shown(sample({ provenance: { text: "stand-in" } }), "row")).toContain("Stand-in text: Our own text");
    expect(shown(sample({ provenance: { text: "stand-in" } }), "mini")).toContain("Stand-in text: Our own text");
    expect(shown(sample(), "card")).not.toContain("Real text");
    expect(shown(sample(), "row")).not.toContain("Real text");
    const partial = sample({ provenance: { text: "partial", ours: "the draw" } });
    expect(words(shown(partial, "page"))).toContain("Partial text Partly ours: the draw. The rest does");
    expect(shown(partial, "card")).toContain("Partial text: Partly ours: the draw.");
    expect(words(shown(partial, "card"))).toContain("Katana, Hero, cost 2, 1 VP, partly ours: the draw. +1 Power.");
  });

  it("shows and says whose it is", () => {
    for (const size of ["card", "row"] as const) {
      const seen = shown(sample({ emblem: "lex-luthor", mark: "LL" }), size);
      expect(seen).toContain("Belongs to Lex Luthor");
      expect(words(seen)).toMatch(/1 VP, belongs to Lex Luthor\. .* LL /);
    }
  });

  it("shows a star for variable points and no cost on a Super Hero", () => {
    expect(words(shown(sample({ vp_varies: true }), "page"))).toContain("* variable Victory Points");
    const hero = shown(sample({ type: "Super Hero" }), "page");
    expect(words(hero)).not.toContain("Cost");
    expect(words(hero)).not.toContain("Victory Points");
  });

  it("shows Level and emblem of a Character", () => {
    const seen = words(shown(sample({ type: "Character", side: "villain", level: 2, emblem: "lex-luthor" }), "page"));
    expect(seen).toContain("Level 2");
    expect(seen).toContain("belongs to Lex Luthor");
  });

  it("keeps a hidden card's secret", () => {
    expect(words(shown(null, "card"))).toContain("A face-down card");
    expect(words(shown(null, "chip"))).toContain("a card");
  });
});
