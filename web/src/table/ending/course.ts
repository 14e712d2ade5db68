/** What decided a finished game, in sentences. */

import type { Arg, Chronicle, Sentence } from "../../lib/protocol";

export interface Deed {
  seat: number;
  /** The moment to look at: so many answers had been given. */
  at: number;
  text: Sentence;
}

export const DEEDS = ["purchase", "big-turn", "draw"] as const;

/** The best purchases, biggest turns or luckiest draws, the greatest first, whoever won. */
export function deeds(course: Chronicle, kind: (typeof DEEDS)[number]): Deed[] {
  if (kind === "purchase") {
    return course.purchases.map(({ seat, at, turn, card, power, points }) =>
      said(seat, at, "course-purchase", { turn, card: { card }, power, points }),
    );
  }
  if (kind === "draw") {
    return course.draws.map(({ seat, at, turn, cards, power, average }) =>
      said(seat, at, "course-draw", { turn, cards: named(cards), power, average }),
    );
  }
  return course.big_turns.map(({ seat, at, turn, power, cards }) =>
    cards.length
      ? said(seat, at, "course-big-turn-took", { turn, power, cards: named(cards) })
      : said(seat, at, "course-big-turn", { turn, power }),
  );
}

function said(seat: number, at: number, key: Sentence["key"], args: Record<string, Arg>): Deed {
  return { seat, at, text: { key, args: { who: { seat }, ...args } } };
}

/** Cards as one names them: equal ones together. */
function named(cards: readonly number[]): Arg {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return { list: [...counts].map(([card, n]) => (n === 1 ? { card } : { card, n })), by: "and" };
}
