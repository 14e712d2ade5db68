/** What the words on cards mean, a sentence each. */

import type { CardFacts } from "../lib/protocol";
import type { Bare } from "../lib/speech";

export const KEYWORDS = [
  "attack",
  "defense",
  "block",
  "assist",
  "confrontation",
  "ongoing",
  "first-appearance",
  "level",
] as const;

const FIRST: ReadonlySet<string> = new Set(["First Appearance", "First Appearance—Attack"]);

/** The sentences on the words that a card has. */
export function keywordsOf(
  card: Pick<CardFacts, "keywords" | "lines" | "level">,
): Extract<Bare, `keyword-${string}`>[] {
  const has = new Set(card.keywords.map((word) => word.toLowerCase()));
  if (card.lines.some((line) => FIRST.has(line.keyword))) has.add("first-appearance");
  if (card.level) has.add("level");
  return KEYWORDS.filter((word) => has.has(word)).map((word) => `keyword-${word}` as const);
}
