/** What is left in one's deck. */

import type { CardFacts } from "../../lib/protocol";

export interface Counted {
  card: CardFacts;
  n: number;
}

/** Count equal cards, the dearest first. */
export function countCards(cards: readonly CardFacts[]): Counted[] {
  const counted = new Map<string, Counted>();
  for (const card of cards) {
    const found = counted.get(card.ref);
    if (found) found.n += 1;
    else counted.set(card.ref, { card, n: 1 });
  }
  return [...counted.values()].sort(
    (one, two) => (two.card.cost ?? 0) - (one.card.cost ?? 0) || one.card.name.localeCompare(two.card.name),
  );
}
