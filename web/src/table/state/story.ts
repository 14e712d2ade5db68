/** Turns in the log of a game, and what comes after its end. */

import type { LogLine, Position, TableInfo } from "../../lib/protocol";
import { say } from "../../lib/speech";

/** Whose turn a line of the log begins; -1 for other lines. */
export function turnOf(line: LogLine): number {
  const who = line.text.key === "told-turn" ? line.text.args.who : undefined;
  return typeof who === "object" && "seat" in who ? who.seat : -1;
}

/** Where in a whole log the last own turn ended: the turn of somebody else that came after it. */
export function lastOwnTurn(position: Position, seat: number): number {
  const turns = position.log.flatMap((line, at) => (turnOf(line) >= 0 ? [at] : []));
  const own = turns.filter((at) => turnOf(position.log[at]!) === seat);
  const last = position.active === seat ? own.at(-2) : own.at(-1);
  if (last === undefined) return 0;
  return turns.find((at) => at > last) ?? position.log.length;
}

/** That there is another game than the one that ended, and who began it, in a sentence. */
export function nextWords({ status, begun_by: name, match }: TableInfo): string {
  if (status === "gathering") return say("next-gathering");
  return name ? say("next-begun", { name, second: match?.half === 2 ? "yes" : "no" }) : say("next-begun-unnamed");
}
