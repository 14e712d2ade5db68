/** Shows positions one after the other, so that what bots do in an instant can be followed. */

import type { Preferences } from "../../lib/settings.svelte";
import type { AskInfo, OptionInfo, Position } from "../../lib/protocol";
import { isFight } from "./moments";
import { freeGain, onlyAnswer, onlyEnd } from "./options";

/** How long a routine play stays on show. */
export const PAUSE: Record<Preferences["pace"], number> = { instant: 0, fast: 200, normal: 500, slow: 1300 };
/** How many times as long a fight does. */
export const LINGER = 2;

/**
 * How long a position stays before the next one may follow: long enough to read what happened, longer where there was a
 * fight, hardly where nothing was to be seen.
 */
export function pause(pace: Preferences["pace"], shown: Position): number {
  if (shown.fresh || shown.ask?.must) return 0;
  if (isFight(shown)) return PAUSE[pace] * LINGER;
  return shown.log.length === 0 ? PAUSE[pace] / 4 : PAUSE[pace];
}

/** How long, at least and at most, an answer that gives itself waits with people on the other side. */
export const LEAST_WAIT = 900;
export const MOST_WAIT = 3600;

/** A time between the two, drawn anew for every question and whatever one holds. */
export function drawnWait(): number {
  return LEAST_WAIT + Math.random() * (MOST_WAIT - LEAST_WAIT);
}

/** How long the end of a turn that comes by itself can be stopped. */
export const END_WAIT: Record<Preferences["pace"], number> = { instant: 400, fast: 900, normal: 1600, slow: 2800 };

/** An answer that gives itself after a wait, and the reason, which is told meanwhile. */
export interface Passing {
  option: OptionInfo;
  wait: number;
  why: "only" | "end" | "gain";
}

/**
 * The answer that is given by itself where nobody would give another, and how long it waits. A turn ends where nothing
 * else is left; Power that is free is taken: all see what either rests on, so the wait need not be drawn.
 * Bots draw no conclusions: against
 * them alone it comes as soon as one has seen what happens, at once if nothing does. With people it comes after a drawn
 * time, so that neither the question nor the wait tells what one holds; who wishes answers by hand.
 */
export function passing(
  ask: AskInfo | null,
  againstPeople: boolean,
  wish: Pick<Preferences, "answerForMe" | "autoEnd" | "takeGains" | "pace">,
  drawn: number,
): Passing | null {
  const option = onlyAnswer(ask);
  if (option) {
    if (againstPeople && !wish.answerForMe) return null;
    return { option, wait: againstPeople ? drawn : ask?.kind === "assist" ? 0 : PAUSE[wish.pace], why: "only" };
  }
  const end = wish.autoEnd ? onlyEnd(ask) : null;
  if (end) return { option: end, wait: END_WAIT[wish.pace], why: "end" };
  const gain = wish.takeGains ? freeGain(ask) : null;
  return gain && { option: gain, wait: PAUSE[wish.pace], why: "gain" };
}

export class Pacer {
  private queue: Position[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shown: Position | null = null;
  private shownAt = 0;

  constructor(
    private readonly show: (position: Position, last: boolean) => void,
    private readonly pace: () => Preferences["pace"],
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** How many positions are still to be shown. */
  get waiting(): number {
    return this.queue.length;
  }

  /** A position arrived. A fresh one replaces everything that was still to be shown. */
  push(position: Position): void {
    if (position.fresh) {
      this.clear();
      this.put(position);
      return;
    }
    this.queue.push(position);
    this.next();
  }

  /** Show everything at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.queue.length) this.put(this.queue.shift()!);
  }

  /** Forget what was still to be shown. */
  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
  }

  private next(): void {
    if (this.timer !== undefined || !this.queue.length) return;
    const left = this.shown ? this.shownAt + pause(this.pace(), this.shown) - this.now() : 0;
    if (left > 0) {
      this.timer = setTimeout(() => {
        this.timer = undefined;
        this.next();
      }, left);
      return;
    }
    this.put(this.queue.shift()!);
    this.next();
  }

  private put(position: Position): void {
    this.shown = position;
    this.shownAt = this.now();
    this.show(position, this.queue.length === 0);
  }
}
