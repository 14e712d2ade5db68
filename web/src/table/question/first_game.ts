/** Which bubble of the first game belongs to a question. */

import type { AskInfo, Position } from "../../lib/protocol";
import { nextPlay } from "../state/options";

/** The bubble to show, counted from 1, where so many have been seen; 0: none just now. */
export function bubbleOf(seen: number, ask: AskInfo | null, position: Position): 0 | 1 | 2 | 3 {
  if (ask?.kind !== "main" || !ask.must || position.lesson || position.confrontation) return 0;
  if (seen === 0) return nextPlay(ask) ? 1 : 0;
  if (seen === 1) return !nextPlay(ask) && ask.options.some((option) => option.verb === "buy") ? 2 : 0;
  return seen === 2 && nextPlay(ask) && position.common.super_villains.length ? 3 : 0;
}
