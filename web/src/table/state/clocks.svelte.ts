/** The clocks of a table, as the server last told of them. */

import type { Told } from "../../lib/clock";
import type { Clocks, TimeUp } from "../../lib/protocol";

export class TableClocks {
  /** What is left to whom, where the table has a clock. */
  told: Told | null = $state.raw(null);
  /** Whose time ran out last. */
  up: TimeUp | null = $state.raw(null);

  receive(message: Clocks | TimeUp): void {
    if (message.type === "time_up") this.up = message;
    else this.told = { ...message, at: performance.now() };
  }

  /** Whether a seat's time runs. */
  runs(seat: number): boolean {
    return this.told !== null && this.told.runs && this.told.seat === seat;
  }
}
