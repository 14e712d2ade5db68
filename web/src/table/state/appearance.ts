/** A Super-Villain that appears, as the stage shows it: whom it attacks, and what has befallen them so far. */

import type { LogLine, Position } from "../../lib/protocol";
import type { Moment } from "./moments";

export interface Appearance {
  card: number;
  victims: readonly Victim[];
}

export interface Victim {
  seat: number;
  /** What the log tells of them. */
  told: readonly LogLine[];
}

/** The appearance that a moment of a position is about; null where it is about something else. */
export function appearanceAt(position: Position, { kind, card, hit }: Moment): Appearance | null {
  const appears = position.beats.some((beat) => beat.kind === "first_appearance" && beat.card === card);
  if (!appears || (kind !== "first_appearance" && kind !== "attacked")) return null;
  const attack = position.log.findLastIndex(({ text }) => text.key === "told-attack-by");
  const after = attack < 0 ? [] : position.log.slice(attack + 1);
  return { card, victims: hit.map((seat) => ({ seat, told: after.filter((line) => isOf(line, seat)) })) };
}

function isOf({ text }: LogLine, seat: number): boolean {
  const { who } = text.args;
  return typeof who === "object" && "seat" in who && who.seat === seat;
}
