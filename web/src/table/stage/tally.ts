/** Who is ahead and how near the end is, from what the viewer knows. */

import type { CardFacts, LogLine, Position } from "../../lib/protocol";
import { levelsOf, type Levels } from "./levels";

export interface Row {
  seat: number;
  /** The Super-Villains this player has defeated. */
  beaten: number;
  /** The Characters this player has left, in a game of Confrontations. */
  levels: Levels | null;
  /** Victory Points, where the table shows them. */
  points: number | null;
  ahead: boolean;
}

export interface Tally {
  rows: Row[];
  /** The Super-Villains left; -1 in a game of Confrontations. */
  left: number;
}

/** The viewer's side comes first. Whoever is ahead is so alone, or with their team. */
export function tallyOf(
  position: Position,
  log: readonly LogLine[],
  seat: number,
  teams: readonly number[],
  facts: (card: number) => CardFacts | null,
): Tally {
  const { seats, scores, common } = position;
  const sideOf = (each: number): number => teams[each] ?? each;
  const fights = seats.some((zones) => (facts(zones.character[0] ?? -1)?.level ?? 0) > 0);
  const beaten = seats.map((zones, each) => (fights ? zones.score.length : defeatsBy(each, position.number, log)));
  const worth = scores ?? beaten;
  const totals = new Map<number, number>();
  worth.forEach((n, each) => totals.set(sideOf(each), (totals.get(sideOf(each)) ?? 0) + n));
  const most = Math.max(...totals.values());
  const leading = [...totals].filter(([, n]) => n === most).map(([side]) => side);
  const rows = seats.map((zones, each) => ({
    seat: each,
    beaten: beaten[each] ?? 0,
    levels: fights ? levelsOf(zones, facts) : null,
    points: scores?.[each] ?? null,
    ahead: leading.length === 1 && leading[0] === sideOf(each),
  }));
  const place = (row: Row): number => (row.seat === seat ? 0 : seat >= 0 && sideOf(row.seat) === sideOf(seat) ? 1 : 2);
  rows.sort((a, b) => place(a) - place(b) || sideOf(a.seat) - sideOf(b.seat) || a.seat - b.seat);
  return { rows, left: fights ? -1 : common.super_villains.length };
}

function defeatsBy(seat: number, number: number, log: readonly LogLine[]): number {
  return log.filter(({ number: at, text: { key, args } }) => {
    if (at > number || key !== "told-defeat") return false;
    return typeof args.who === "object" && "seat" in args.who && args.who.seat === seat;
  }).length;
}
