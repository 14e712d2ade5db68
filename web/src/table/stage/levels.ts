/** What is left to beat of a player's Characters. */

import type { CardFacts, Position } from "../../lib/protocol";

export interface Levels {
  /** Those still in front of the player. */
  left: number;
  of: number;
}

/** Count a player's Characters; null in a game that is not about them. Levels are beaten from the lowest up. */
export function levelsOf(
  { character, out }: Pick<Position["seats"][number], "character" | "out">,
  facts: (card: number) => CardFacts | null,
): Levels | null {
  const level = facts(character[0] ?? -1)?.level ?? 0;
  if (level > 0) return { left: character.length, of: level - 1 + character.length };
  return out ? { left: 0, of: 1 } : null;
}
