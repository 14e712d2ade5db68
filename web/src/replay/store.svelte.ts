/** A finished game looked back at: the positions on show come one by one from the server, as a seat saw them. */

import { api } from "../lib/api";
import type { Replay } from "../lib/protocol";
import { PAUSE } from "../table/state/pacing";
import { TableStore } from "../table/state/store.svelte";

const KEPT = 400;
export const SPEEDS = ["slow", "normal", "fast"] as const;

export class ReplayStore {
  /** The table the board shows; nobody can do anything at it. */
  readonly table: TableStore;
  replay: Replay | null = $state.raw(null);
  /** The moment wanted: so many answers had been given. */
  at = $state(0);
  seat = $state(-1);
  problem = $state("");
  /** One answer after the other comes on show by itself. */
  running = $state(false);
  speed: (typeof SPEEDS)[number] = $state("normal");
  readonly last = $derived(this.replay?.answers ?? 0);
  /** The answer that was given at the moment on show, and who gave it. */
  readonly step = $derived.by(() => this.replay?.steps[this.table.position?.number ?? -1] ?? null);
  readonly turn = $derived(this.replay?.turns.findLast((turn) => turn.at <= this.at) ?? null);

  private readonly known = new Map<string, Promise<unknown>>();
  private wanted = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly game: number,
  ) {
    this.table = new TableStore(id);
    this.table.lookingBack = true;
  }

  /** Look from a seat at a moment, or where the game began. */
  async open(seat: number | null, at: number | null): Promise<void> {
    this.problem = "";
    try {
      const [cards, replay] = await Promise.all([
        this.table.catalogue.length ? this.table.catalogue : api.gameCards(this.id, this.game),
        api.replay(this.id, this.game, seat ?? -1),
      ]);
      this.table.catalogue = cards;
      this.table.info = replay.info;
      this.replay = replay;
      this.seat = replay.info.seat;
      await this.show(at ?? 0);
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  /** Show a moment; of several asked for while one is on its way only the last. */
  async show(at: number): Promise<void> {
    const mine = ++this.wanted;
    this.at = at;
    this.problem = "";
    try {
      const position = await this.moment(at);
      if (mine !== this.wanted) return;
      const log = this.replay?.log.filter((line) => line.number <= position.number) ?? [];
      this.table.look(position, log);
      for (const next of [at + 1, at - 1])
        if (next >= 0 && next <= this.last) void this.moment(next).catch(() => undefined);
    } catch (error) {
      if (mine === this.wanted) this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  /** One answer on or back. */
  goStep(by: 1 | -1): void {
    this.to(this.at + by);
  }

  /** The beginning of the next turn, or of this one and then of the one before. */
  goTurn(by: 1 | -1): void {
    const turns = this.replay?.turns ?? [];
    const found = by > 0 ? turns.find((turn) => turn.at > this.at) : turns.findLast((turn) => turn.at < this.at);
    this.to(found?.at ?? (by > 0 ? this.last : 0));
  }

  /** A moment chosen by hand, where it stays. */
  to(at: number): void {
    this.halt();
    void this.show(Math.min(Math.max(at, 0), this.last));
  }

  /** Let the game run from here, from its beginning if it is at its end. */
  async run(): Promise<void> {
    this.running = true;
    if (this.at >= this.last) await this.show(0);
    this.goOn();
  }

  halt(): void {
    this.running = false;
    clearTimeout(this.timer);
  }

  private goOn(): void {
    clearTimeout(this.timer);
    if (!this.running) return;
    if (this.problem || this.at >= this.last) return this.halt();
    this.timer = setTimeout(() => void this.show(this.at + 1).then(() => this.goOn()), PAUSE[this.speed]);
  }

  private moment(at: number) {
    const key = `${this.seat} ${at}`;
    let found = this.known.get(key) as ReturnType<typeof api.moment> | undefined;
    if (!found) {
      if (this.known.size > KEPT) this.known.clear();
      found = api.moment(this.id, this.game, at, this.seat);
      this.known.set(key, found);
      found.catch(() => this.known.delete(key));
    }
    return found;
  }
}
