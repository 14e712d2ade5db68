/** Who came where, and what teams have together. */

import type { MatchInfo, ResultInfo } from "../../lib/protocol";
import { list, say } from "../../lib/speech";

/** The seats in the order of the result: winners first, then by Victory Points. */
export function ranking(result: Pick<ResultInfo, "winners" | "scores">): number[] {
  const won = (seat: number): number => (result.winners.includes(seat) ? 1 : 0);
  return result.scores
    .map((_, seat) => seat)
    .sort((a, b) => won(b) - won(a) || (result.scores[b] ?? 0) - (result.scores[a] ?? 0) || a - b);
}

/** Who wins, in words: "You win!", "Ann wins", "You and Ann win!"; whoever reads it comes first. */
export function victory(winners: readonly number[], me: number, name: (seat: number) => string): string {
  return say("result-victory", winning(winners, me, name));
}

/** The same as a note beside the table. */
export function victoryNote(winners: readonly number[], me: number, name: (seat: number) => string): string {
  return say("result-note", winning(winners, me, name));
}

/** How a game ended, in a sentence: when both games of a match are played, who won that. */
export function ending(
  result: ResultInfo,
  match: MatchInfo | null | undefined,
  me: number,
  name: (seat: number) => string,
): string {
  return match?.totals.length ? matchVictory(match.winners, me, name) : victoryNote(result.winners, me, name);
}

/** The same of both games of a match. */
export function matchVictory(winners: readonly number[], me: number, name: (seat: number) => string): string {
  return say("match-victory", winning(winners, me, name));
}

function winning(
  winners: readonly number[],
  me: number,
  name: (seat: number) => string,
): { count: number; you: string; names: string } {
  const names = winners.toSorted((a, b) => Number(b === me) - Number(a === me) || a - b).map(name);
  return { count: winners.length, you: winners.includes(me) ? "yes" : "no", names: list(names) };
}

export interface TeamTotal {
  team: number;
  seats: number[];
  points: number;
}

/** Each team's Victory Points together, the better one first; empty where everybody plays alone. */
export function teamTotals(result: ResultInfo, teams: readonly number[]): TeamTotal[] {
  const totals = new Map<number, TeamTotal>();
  teams.forEach((team, seat) => {
    const total = totals.get(team) ?? { team, seats: [], points: 0 };
    total.seats.push(seat);
    total.points += result.scores[seat] ?? 0;
    totals.set(team, total);
  });
  if (totals.size === teams.length) return [];
  return [...totals.values()].sort((a, b) => b.points - a.points);
}
