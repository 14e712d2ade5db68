/** The WebSocket to one table: says hello, comes back by itself when the line drops, and says how it stands. */

import { VERSION, type FromClient, type FromServer } from "./protocol";

export type Line = "connecting" | "open" | "lost" | "gone";

/** The parts of a WebSocket that are used, so that tests can bring their own. */
export interface Socket {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Listener {
  /** A message arrived. */
  message(message: FromServer): void;
  /** The line changed; a "lost" one is tried again by itself. */
  line(line: Line): void;
  /** The id of the last line of chat one has. */
  lastChat(): number;
}

export const FIRST_WAIT = 400;
export const LONGEST_WAIT = 8000;
/** The server closes with this code after it has said why, in a `gone` message. */
export const FATAL = 4000;

/** How long to wait before the next try: doubling, never more than the longest. */
export function waitBefore(tries: number): number {
  return Math.min(FIRST_WAIT * 2 ** tries, LONGEST_WAIT);
}

export class Connection {
  private socket: Socket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private turnedAway = 0; // times in a row the server let us in only to send us off again
  private closed = false;
  private fatal: boolean | null = null; // what the server said about trying again, on this line

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
    clearTimeout(this.timer);
    this.open();
  }

  /** Leave for good. */
  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private open(): void {
    this.tries += 1;
    this.fatal = null;
    if (this.tries === 1) this.listener.line("connecting");
    const socket = this.make();
    this.socket = socket;
    socket.onopen = () => {
      if (this.socket !== socket) return;
      this.tries = 0;
      socket.send(JSON.stringify({ type: "hello", version: VERSION, chat: this.listener.lastChat() } satisfies FromClient));
      this.listener.line("open");
    };
    socket.onmessage = (event) => {
      if (this.socket === socket && typeof event.data === "string") this.receive(event.data);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (this.closed) return;
      if (this.fatal ?? event.code === FATAL) {
        this.listener.line("gone");
        return;
      }
      this.listener.line("lost");
      this.timer = setTimeout(() => this.open(), waitBefore(this.tries + this.turnedAway));
    };
  }

  private receive(text: string): void {
    const message = JSON.parse(text) as FromServer;
    if (message.type === "gone") {
      this.fatal = !message.retry;
      if (message.retry) this.turnedAway += 1;
    }
    this.listener.message(message);
  }
}

/** Where a table's WebSocket is, seen from the page. */
export function socketAddress(table: string, page: Pick<Location, "protocol" | "host">): string {
  return `${page.protocol === "https:" ? "wss" : "ws"}://${page.host}/ws/${encodeURIComponent(table)}`;
}
