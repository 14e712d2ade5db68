/** Fingers that tap twice where the table has changed in between. */

/** Milliseconds in which nobody sees what has come to lie under the finger. */
export const BLINK = 300;
/** Pixels between two taps at the same place. */
const NEAR = 24;

export class Taps {
  private last = { x: Infinity, y: Infinity };
  private changed = -Infinity;

  /** The table shows something else from now on. */
  change(now: number): void {
    this.changed = now;
  }

  /** Whether a tap was meant for what lay there before. */
  slips(x: number, y: number, now: number): boolean {
    const again = Math.hypot(x - this.last.x, y - this.last.y) < NEAR;
    this.last = { x, y };
    return again && now - this.changed < BLINK;
  }
}
