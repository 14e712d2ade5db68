/** A table to sit at: the line to its server, and what each message that arrives there does to the page. */

import { api } from "../../lib/api";
import { Connection } from "../../lib/connection";
import { home } from "../../lib/home";
import { tableInWords } from "../../lib/content";
import type { FromServer, Position, Seen, Sentence, TableInfo } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";
import { sound } from "../../lib/sound";
import { say } from "../../lib/speech";
import { TableStore } from "./store.svelte";

export class LiveTable extends TableStore {
  /** What the catalogue was loaded for, and whether another is on its way; positions are held back meanwhile, and while `next` waits. */
  private catalogueOf = "";
  private loading = false;
  private held: Position[] = [];
  /** All cards seen since the last fresh position, and the whole log. */
  private known: Position["cards"] = [];
  private told: Position["log"] = [];
  /** By what the server knows the last position that came. */
  private seen: Seen | null = null;

  constructor(id: string) {
    super(id);
    this.connection = new Connection(
      {
        message: (message) => this.receive(message),
        line: (line) => {
          this.line = line;
          if (line === "open" && this.refused === say("table-no-line")) this.refused = "";
          this.wait("");
        },
        lastChat: () => this.chat.at(-1)?.id ?? 0,
        seen: () => this.seen,
      },
      () => home.openSocket(this.id),
    );
  }

  /** Take in what the server says. */
  private receive(message: FromServer): void {
    switch (message.type) {
      case "table":
        if (this.reading && (message.game !== this.info?.game || message.status === "gathering")) {
          if (!this.next) sound("sign");
          this.next = tableInWords(message);
          if (this.review?.finished === false) this.review = null; // nobody thinks of a game that is no longer on the table
          break;
        }
        if (this.info && this.info.seat !== message.seat) this.forget();
        if (this.info && message.knocks.length > this.info.knocks.length) sound("sign");
        this.info = tableInWords(message);
        this.absences.see(message.seats);
        this.outside = null;
        void this.loadCards(message);
        break;
      case "outside":
        // A table that moved to another server has forgotten who asked.
        if (this.outside?.asked && !message.asked) this.send({ type: "knock" });
        this.forget();
        this.info = null;
        this.outside = message;
        break;
      case "position": {
        this.known = message.fresh ? message.cards : [...new Map([...this.known, ...message.cards])];
        this.told = [...this.told.filter((line) => line.number < message.since), ...message.log];
        this.seen = { game: message.game, journal: message.journal, seat: (this.next ?? this.info)?.seat ?? -1 };
        const position = { ...message, cards: this.known, log: message.fresh ? this.told : message.log };
        if (this.loading || this.next) this.held = position.fresh ? [position] : [...this.held, position];
        else this.push(position);
        break;
      }
      case "said":
        if (message.id <= (this.chat.at(-1)?.id ?? 0)) break;
        this.chat = [...this.chat, message];
        if (!this.chatInSight && message.seat !== this.seat) this.unread += 1;
        if (message.seat !== this.seat) sound("chat");
        break;
      case "pointed":
      case "proposed":
      case "emoted": {
        const muted = !settings.signs && message.seat !== this.seat && !this.partners.includes(message.seat);
        if (this.signs.receive(message, muted) && message.seat !== this.seat) sound("sign");
        break;
      }
      case "clocks":
      case "time_up":
        this.clocks.receive(message);
        break;
      case "refused":
        this.wait("");
        this.playingAll = false;
        this.thinking = "";
        if (this.review?.finished === false) this.review = null;
        this.refused = this.words(message.text);
        break;
      case "hint":
      case "odds":
        this.thinking = "";
        if (message.game !== this.position?.game || message.number !== this.position.number) break;
        if (message.type === "hint") this.hint = message;
        else this.odds = message;
        break;
      case "review":
        this.review = message;
        break;
      case "reason":
        this.reason = message;
        break;
      case "reported":
        this.reported = message.id;
        break;
      case "unchanged": // what is on show still holds
        break;
      case "gone":
        if (message.retry) {
          this.refused = this.words(message.text);
          void api.me().catch(() => undefined); // perhaps there was no cookie; the next try has one
        } else this.gone = this.farewell(message.text);
        break;
    }
  }

  override goOn(): void {
    super.goOn();
    const { next, held } = this;
    if (!next) return;
    this.next = null;
    this.receive(next);
    this.held = held; // seen by the eyes one has from now on
    this.release();
  }

  override close(): void {
    this.next = null;
    this.held = [];
    super.close();
  }

  protected override forget(): void {
    super.forget();
    this.next = null;
    this.held = [];
  }

  /** Have the positions shown that were held back, unless there is still something to wait for. */
  private release(): void {
    if (this.loading || this.next) return;
    const held = this.held;
    this.held = [];
    for (const position of held) this.push(position);
  }

  /** The server's last words. One of another version than this page may use words the page does not know. */
  private farewell(said: Sentence): string {
    try {
      return this.words(said);
    } catch {
      return say("table-other-version");
    }
  }

  /** Positions point into the catalogue: they wait until it is there. It changes with the settings only. */
  private async loadCards(info: TableInfo): Promise<void> {
    const of = JSON.stringify([
      info.settings.game,
      info.settings.sets,
      info.settings.custom,
      info.settings.rules,
      info.settings.mix,
      info.settings.other_half,
      info.settings.swaps,
    ]);
    if (of === this.catalogueOf) return;
    this.catalogueOf = of;
    this.loading = true;
    try {
      this.catalogue = await api.tableCards(this.id);
    } catch (error) {
      this.catalogueOf = "";
      this.refused = error instanceof Error ? error.message : String(error);
    }
    this.loading = false;
    this.release();
  }
}
