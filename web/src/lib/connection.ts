/** The WebSocket to one table: says hello, comes back by itself when the line drops, and says how it stands. */

import { LOCAL, type Socket } from "./home";
import { VERSION, type FromClient, type FromServer, type Seen } from "./protocol";

/** "lost": the line broke; "silent": the server does not answer, though the line may stand. Both are tried again. */
export type Line = "connecting" | "open" | "lost" | "silent" | "gone";

export interface Listener {
  /** A message arrived. */
  message(message: FromServer): void;
  /** The line changed; unless it is "gone" it is tried again by itself. */
  line(line: Line): void;
  /** The id of the last line of chat one has. */
  lastChat(): number;
  /** The last position one has, with all that the log held by then; null: none. */
  seen(): Seen | null;
}

export const FIRST_WAIT = 400;
export const LONGEST_WAIT = 8000;
/** A server not heard for so long is asked whether it is there. Two questions without an answer, and it is silent: within 5 s. */
export const BEAT = 1500;
export const MOST_UNANSWERED = 2;
/** How long a new line may take to come about; without a server the tables may have to be loaded first. */
export const HANDSHAKE = LOCAL ? 300_000 : BEAT * (MOST_UNANSWERED + 1);
/** The server closes with this code after it has said why, in a `gone` message. */
export const FATAL = 4000;

/** How long to wait before the next try: longer each time, never more than the longest; by chance up to half of that
 * less, for all who were at a server that starts anew lost it at the same moment. */
export function waitBefore(tries: number, chance = Math.random()): number {
  return Math.min(FIRST_WAIT * 1.5 ** tries, LONGEST_WAIT) * (1 - chance / 2);
}

export class Connection {
  private socket: Socket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined; // the next try, or the next look whether the server is there
  private tries = 0;
  private unanswered = 0; // questions since the server was last heard
  private silent = false;
  private stood = false; // a line stood once: without one it is lost
  private turnedAway = 0; // times in a row the server let us in only to send us off again
  private closed = false;
  private fatal: boolean | null = null; // what the server said about trying again, on this line
  private opened: (() => void)[] = [];

  constructor(
    private readonly listener: Listener,
    private readonly make: () => Socket,
  ) {
    this.open();
  }

  /** Send a message; false if there is no line, and then nothing was sent. */
  send(message: FromClient): boolean {
    if (!this.socket || this.tries !== 0) return false;
    this.turnedAway = 0;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Try again now instead of waiting. */
  retry(): void {
    if (this.closed || this.socket) return;
    this.open();
  }

  /** Take a new line in place of this one; done when it stands. */
  renew(): Promise<void> {
    return new Promise((resolve) => {
      this.opened.push(resolve);
      this.drop();
      this.open();
    });
  }

  /** Leave for good. */
  close(): void {
    this.closed = true;
    this.drop();
  }

  private drop(): void {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private open(): void {
    clearTimeout(this.timer);
    this.tries += 1;
    this.fatal = null;
    if (this.tries === 1 && !this.silent && !this.stood) this.listener.line("connecting");
    const socket = this.make();
    this.socket = socket;
    this.timer = setTimeout(() => this.miss(), HANDSHAKE);
    socket.onopen = () => {
      if (this.socket !== socket) return;
      this.tries = 0;
      this.silent = false;
      this.stood = true;
      const hello = {
        type: "hello",
        version: VERSION,
        chat: this.listener.lastChat(),
        seen: this.listener.seen(),
      } satisfies FromClient;
      socket.send(JSON.stringify(hello));
      this.listener.line("open");
      this.hear(socket);
      for (const resolve of this.opened.splice(0)) resolve();
    };
    socket.onmessage = (event) => {
      if (this.socket !== socket || typeof event.data !== "string") return;
      this.hear(socket);
      this.receive(event.data);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      clearTimeout(this.timer);
      if (this.fatal ?? event.code === FATAL) {
        this.stood = false;
        this.listener.line("gone");
        return;
      }
      this.silent = false;
      this.listener.line("lost");
      this.timer = setTimeout(() => this.open(), waitBefore(this.tries + this.turnedAway));
    };
  }

  /** The server is there; ask it only when nothing more is heard. */
  private hear(socket: Socket): void {
    this.unanswered = 0;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.beat(socket), BEAT);
  }

  /** Ask the server whether it is there. What counts is questions, not time: a computer that slept has missed nothing. */
  private beat(socket: Socket): void {
    if (this.unanswered >= MOST_UNANSWERED) {
      this.miss();
      return;
    }
    this.unanswered += 1;
    socket.send(JSON.stringify({ type: "ping" } satisfies FromClient));
    this.timer = setTimeout(() => this.beat(socket), BEAT);
  }

  /** The server does not answer: say so, and knock until it does. */
  private miss(): void {
    this.silent = true;
    this.listener.line("silent");
    this.drop();
    this.open();
  }

  private receive(text: string): void {
    const message = JSON.parse(text) as FromServer;
    if (message.type === "pong") return;
    if (message.type === "gone") {
      this.fatal = !message.retry;
      if (message.retry) this.turnedAway += 1;
    }
    this.listener.message(message);
  }
}
