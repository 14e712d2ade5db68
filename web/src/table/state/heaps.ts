/** Equal cards of a hand lie on one another. */

import type { OptionInfo } from "../../lib/protocol";

export interface Heap {
  /** Stays while cards come and go. */
  key: string;
  cards: number[];
}

/**
 * Lay cards of a hand that are equal and give the same answers on one another, each heap where its first card is. While
 * several of them are picked every card lies alone, so that one chooses how many.
 */
export function heapsOf(
  cards: readonly number[],
  face: (card: number) => number | undefined,
  options: ReadonlyMap<number, readonly OptionInfo[]>,
  picking: boolean,
): Heap[] {
  const answers = (card: number): string => (options.get(card) ?? []).map(({ answer }) => answer).join();
  const heaps: Heap[] = [];
  for (const card of cards) {
    const known = face(card);
    const alike = heaps.filter(({ cards: [first = -1] }) => known !== undefined && face(first) === known);
    const heap = picking ? undefined : alike.find(({ cards: [first = -1] }) => answers(first) === answers(card));
    if (heap) heap.cards.push(card);
    else {
      const key = known === undefined ? `hidden ${heaps.length}` : `${known} ${alike.length}`;
      heaps.push({ key, cards: [card] });
    }
  }
  return heaps;
}
