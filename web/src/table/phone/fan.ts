/** A hand of cards held as a fan, and what a finger does with it. */

/** Degrees between two cards, and across the whole fan. */
const BETWEEN = 2.5;
const ACROSS = 9;

export interface Held {
  /** Places from the middle, negative to the left. */
  aside: number;
  /** Degrees the card is turned by. */
  turn: number;
  /** The part of the arc's depth it lies lower: 0 in the middle, 1 at the ends. */
  sink: number;
}

/** How the card at a place of a fan is held. */
export function holdCard(at: number, cards: number): Held {
  const half = (cards - 1) / 2;
  const aside = at - half;
  const turn = cards > 1 ? Math.min(BETWEEN, ACROSS / (cards - 1)) * aside : 0;
  return { aside, turn, sink: half ? (aside / half) ** 2 * Math.min(1, cards / 5) : 0 };
}

/** Pixels a finger moves before it does more than tap. */
export const SLIP = 10;
/** Pixels a card is drawn up before letting go plays it. */
export const DRAW = 56;

/** A finger taps a card, slides along the fan to look at others, or draws a card up. */
export type Deed = "tap" | "slide" | "draw";

/** What a finger does that has moved so far from where it came down. */
export function read(deed: Deed, dx: number, dy: number): Deed {
  if (deed === "draw" || (deed === "tap" && Math.hypot(dx, dy) <= SLIP)) return deed;
  return -dy > Math.abs(dx) || -dy > DRAW ? "draw" : "slide";
}

/** The place whose card shows at this height of a list of left edges, the later over the earlier. */
export function cardAt(x: number, lefts: readonly number[]): number {
  return Math.max(
    lefts.findLastIndex((left) => left <= x),
    0,
  );
}
