/** Seats, teams and who can be played at them, called the same everywhere. */

import type { IdentityFacts } from "./protocol";
import { say } from "./speech";

/** What people call a team. */
export function teamName(team: number): string {
  return say("team", { team: "AB"[team] ?? team + 1 });
}

/** Who can be played at a seat: anybody, in teams Super Heroes on the first and Super-Villains on the second. */
export function identitiesAt(identities: readonly IdentityFacts[], teams: readonly number[], seat: number): IdentityFacts[] {
  const side = teams.length ? (teams[seat] ? "villain" : "hero") : "";
  return identities.filter((each) => !side || each.side === side);
}
