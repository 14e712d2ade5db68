/** A tab of the site: one of them has the room in a worker, and all speak to it over a channel. */

import { keepForRestart } from "./disk";
import { channelName, type FromRoom, type ToRoom } from "./letters";

/** The parts of a WebSocket that the table uses. */
class RoomSocket {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(
    private readonly tab: Tab,
    readonly id: number,
    readonly path: string,
  ) {}

  send(text: string): void {
    this.tab.post({ kind: "say", from: this.tab.name, id: this.id, text });
  }

  close(): void {
    this.tab.sockets.delete(this.id);
    this.tab.post({ kind: "close", from: this.tab.name, id: this.id });
  }
}

function startRoom(): Worker {
  return new Worker(new URL("./room.ts", import.meta.url), { type: "module", name: "room" });
}

interface Question {
  letter: ToRoom & { kind: "ask" };
  resolve(response: Response): void;
  reject(error: Error): void;
  stream: ReadableStreamDefaultController<Uint8Array> | null;
}

/** How loading stands: the part that has come, from 0 to 1; 2: the room is open; -1: it cannot be. */
export type Heard = (part: number) => void;

export class Tab {
  readonly name = crypto.randomUUID();
  readonly sockets = new Map<number, RoomSocket>();
  private readonly channel: BroadcastChannel;
  private readonly questions = new Map<number, Question>();
  private room = "";
  private last = 0;
  private worker: Worker | null = null;
  private opened!: () => void;
  /** Done once the room is open. */
  readonly ready = new Promise<void>((resolve) => (this.opened = resolve));

  constructor(
    private readonly base: URL,
    private readonly heard: Heard,
  ) {
    this.channel = new BroadcastChannel(channelName(base));
    this.channel.onmessage = ({ data }: MessageEvent<FromRoom | ToRoom>) => this.receive(data);
    // The first tab has the room until it is closed; then the next one opens it again from what is kept.
    void navigator.locks.request(channelName(base), () => {
      this.worker = startRoom();
      return new Promise(() => undefined);
    });
    this.post({ kind: "hello" });
    addEventListener("pagehide", () => {
      for (const id of this.sockets.keys()) this.post({ kind: "close", from: this.name, id });
    });
  }

  post(letter: ToRoom): void {
    this.channel.postMessage(letter);
  }

  /** Ask as `fetch` asks a server. */
  async ask(path: string, init: RequestInit = {}): Promise<Response> {
    await this.ready;
    const id = ++this.last;
    // Whoever writes something wants it kept, also where the browser would clear it away to make room.
    if (init.method && init.method !== "GET") void navigator.storage.persist();
    const body = typeof init.body === "string" ? init.body : "";
    const letter = { kind: "ask", from: this.name, id, method: init.method ?? "GET", path, body } as const;
    return new Promise((resolve, reject) => {
      this.questions.set(id, { letter, resolve, reject, stream: null });
      init.signal?.addEventListener("abort", () => {
        if (this.questions.delete(id)) reject(new DOMException("", "AbortError"));
      });
      this.post(letter);
    });
  }

  /** Open a line to a table, as a WebSocket does. */
  openSocket(table: string): RoomSocket {
    const path = `/ws/${encodeURIComponent(table)}`;
    const socket = new RoomSocket(this, ++this.last, path);
    this.sockets.set(socket.id, socket);
    void this.ready.then(() => {
      if (!this.sockets.has(socket.id)) return;
      this.post({ kind: "open", from: this.name, id: socket.id, path });
      socket.onopen?.(undefined as never);
    });
    return socket;
  }

  /** Put what a file holds in the place of what is kept; the room opens again with it. */
  async restore(file: Blob): Promise<void> {
    await keepForRestart(this.base, file);
    const before = this.room;
    this.post({ kind: "restart" });
    if (this.worker) this.restart();
    await new Promise<void>((resolve) => {
      const look = (): void => void (this.room === before ? setTimeout(look, 50) : resolve());
      look();
    });
  }

  private restart(): void {
    this.worker?.terminate();
    this.worker = startRoom();
  }

  private receive(letter: FromRoom | ToRoom): void {
    if (letter.kind === "restart") {
      if (this.worker) this.restart();
      return;
    }
    if (!("to" in letter) && letter.kind !== "loading" && letter.kind !== "failed" && letter.kind !== "ready") return;
    if (letter.kind === "loading") this.heard(letter.part);
    else if (letter.kind === "failed") {
      console.error(letter.why);
      this.heard(-1);
    } else if (letter.kind === "ready") this.settle(letter.room);
    else if (letter.to === this.name) this.deliver(letter);
  }

  /** A room is open. If it is another one than before, what was asked of that is asked again or refused. */
  private settle(room: string): void {
    if (this.room === room) return;
    const before = this.room;
    this.room = room;
    this.heard(2);
    this.opened();
    if (!before) return;
    for (const [id, question] of this.questions) {
      if (question.letter.method === "GET" && !question.stream) this.post(question.letter);
      else {
        this.questions.delete(id);
        question.reject(new Error("the tab with the room was closed"));
      }
    }
    for (const [id, socket] of this.sockets) {
      this.sockets.delete(id);
      socket.onclose?.({ code: 1006 });
    }
  }

  private deliver(letter: FromRoom & { to: string; id: number }): void {
    if (letter.kind === "said") this.sockets.get(letter.id)?.onmessage?.({ data: letter.text });
    else if (letter.kind === "closed") {
      const socket = this.sockets.get(letter.id);
      this.sockets.delete(letter.id);
      socket?.onclose?.({ code: 4000 });
    } else this.deliverAnswer(letter);
  }

  private deliverAnswer(letter: FromRoom & { to: string; id: number }): void {
    const question = this.questions.get(letter.id);
    if (!question) return;
    if (letter.kind === "head") {
      const body = new ReadableStream<Uint8Array>({ start: (stream) => void (question.stream = stream) });
      question.resolve(new Response(body, { status: letter.status, headers: letter.headers }));
    } else if (letter.kind === "part") question.stream?.enqueue(letter.bytes);
    else {
      question.stream?.close();
      this.questions.delete(letter.id);
    }
  }
}
