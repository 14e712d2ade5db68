/** Who stays away from a table: somebody who only loads the page anew is missed by nobody. */

import type { SeatInfo } from "../../lib/protocol";

/** How long somebody may be gone until they count as away, in milliseconds. */
export const MISSED = 20_000;

export class Absences {
  /** The seats of those who stay away. */
  away: readonly number[] = $state.raw([]);
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();

  /** Take note of who is here now. */
  see(seats: readonly SeatInfo[]): void {
    seats.forEach((seat, at) => {
      const gone = seat.kind === "person" && !seat.connected;
      if (!gone) this.back(at);
      else if (!this.timers.has(at))
        this.timers.set(
          at,
          setTimeout(() => (this.away = [...this.away, at]), MISSED),
        );
    });
  }

  close(): void {
    for (const at of [...this.timers.keys()]) this.back(at);
  }

  private back(seat: number): void {
    clearTimeout(this.timers.get(seat));
    this.timers.delete(seat);
    if (this.away.includes(seat)) this.away = this.away.filter((each) => each !== seat);
  }
}
