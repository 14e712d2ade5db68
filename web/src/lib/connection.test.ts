import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BEAT, Connection, FATAL, FIRST_WAIT, HANDSHAKE, LONGEST_WAIT, waitBefore, type Line } from "./connection";
import { socketAddress, type Socket } from "./home";
import { VERSION, type FromServer, type Seen } from "./protocol";

class Fake implements Socket {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: unknown[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.onopen?.(undefined as never);
  }
  drop(code = 1006): void {
    this.onclose?.({ code });
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

describe("Connection", () => {
  let sockets: Fake[];
  let lines: Line[];
  let heard: FromServer[];
  let chat: number;
  let seen: Seen | null;
  let connection: Connection;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, "random").mockReturnValue(0); // the longest waits
    [sockets, lines, heard, chat, seen] = [[], [], [], 0, null];
    connection = new Connection(
      {
        message: (message) => heard.push(message),
        line: (line) => lines.push(line),
        lastChat: () => chat,
        seen: () => seen,
      },
      () => {
        const socket = new Fake();
        sockets.push(socket);
        return socket;
      },
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("says hello first", () => {
    expect(connection.send({ type: "start" })).toBe(false);
    sockets[0]!.open();
    expect(sockets[0]!.sent).toEqual([{ type: "hello", version: VERSION, chat: 0, seen: null }]);
    expect(connection.send({ type: "start" })).toBe(true);
    expect(lines).toEqual(["connecting", "open"]);
  });

  it("comes back after a lost line with the last line of chat and the position it has, and sends nothing in between", () => {
    sockets[0]!.open();
    [chat, seen] = [12, { game: 1, journal: 7, seat: 0 }];
    sockets[0]!.drop();
    expect(connection.send({ type: "concede" })).toBe(false);
    vi.advanceTimersByTime(FIRST_WAIT);
    expect(sockets).toHaveLength(2);
    sockets[1]!.open();
    expect(sockets[1]!.sent).toEqual([
      { type: "hello", version: VERSION, chat: 12, seen: { game: 1, journal: 7, seat: 0 } },
    ]);
    expect(lines).toEqual(["connecting", "open", "lost", "open"]);
  });

  it("waits longer after each failure, up to a limit", () => {
    expect([0, 1, 2].map((tries) => waitBefore(tries))).toEqual([FIRST_WAIT, FIRST_WAIT * 1.5, FIRST_WAIT * 2.25]);
    expect(waitBefore(50)).toBe(LONGEST_WAIT);
    sockets[0]!.drop();
    sockets[0]!.drop();
    vi.advanceTimersByTime(waitBefore(1));
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(waitBefore(1));
    sockets[1]!.drop();
    vi.advanceTimersByTime(waitBefore(2) - 1);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(3);
  });

  it("does not come back at the same moment as everybody else", () => {
    expect([0, 0.5, 1].map((chance) => waitBefore(0, chance))).toEqual([FIRST_WAIT, FIRST_WAIT * 0.75, FIRST_WAIT / 2]);
  });

  it("asks whether the server is there only where it hears nothing", () => {
    sockets[0]!.open();
    for (let second = 0; second < 20; second += 1) {
      vi.advanceTimersByTime(1000);
      sockets[0]!.say({ type: "pong" });
    }
    expect(sockets[0]!.sent).toEqual([{ type: "hello", version: VERSION, chat: 0, seen: null }]);
    vi.advanceTimersByTime(BEAT);
    expect(sockets[0]!.sent.at(-1)).toEqual({ type: "ping" });
    expect(lines).toEqual(["connecting", "open"]);
  });

  it("hears nothing from a line it has left", () => {
    sockets[0]!.open();
    sockets[0]!.drop();
    vi.advanceTimersByTime(FIRST_WAIT);
    sockets[0]!.say({ type: "refused", text: "late", rule: "" });
    expect(heard).toEqual([]);
  });

  it("stays away when the server says it is over, until asked to try again", () => {
    sockets[0]!.open();
    sockets[0]!.say({ type: "gone", text: "There is no such table.", retry: false });
    sockets[0]!.drop(FATAL);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(lines.at(-1)).toBe("gone");
    connection.retry();
    expect(sockets).toHaveLength(2);
    expect(lines.at(-1)).toBe("connecting");
  });

  it("comes back when told that trying again may help", () => {
    sockets[0]!.open();
    sockets[0]!.say({ type: "gone", text: "The server restarts.", retry: true });
    sockets[0]!.drop(FATAL);
    vi.advanceTimersByTime(waitBefore(1));
    expect(sockets).toHaveLength(2);
  });

  it("does not storm a server that lets it in only to send it off again", () => {
    for (const at of [0, 1, 2]) {
      sockets[at]!.open();
      sockets[at]!.say({ type: "gone", text: "Try again.", retry: true });
      sockets[at]!.drop(FATAL);
      vi.advanceTimersByTime(waitBefore(at + 1) - 1);
      expect(sockets).toHaveLength(at + 1);
      vi.advanceTimersByTime(1);
    }
    expect(sockets).toHaveLength(4);
  });

  it("says within 5 s that a server does not answer, and comes back when it does", () => {
    sockets[0]!.open();
    vi.advanceTimersByTime(BEAT);
    expect(sockets[0]!.sent.at(-1)).toEqual({ type: "ping" });
    sockets[0]!.say({ type: "pong" });
    vi.advanceTimersByTime(5000);
    expect(lines).toEqual(["connecting", "open", "silent"]);
    expect(sockets[0]!.closed).toBe(true);
    expect(connection.send({ type: "concede" })).toBe(false);
    vi.advanceTimersByTime(HANDSHAKE);
    expect(sockets).toHaveLength(3);
    sockets[0]!.say({ type: "refused", text: "late", rule: "" });
    sockets[2]!.open();
    expect(sockets[2]!.sent).toEqual([{ type: "hello", version: VERSION, chat: 0, seen: null }]);
    expect(lines.at(-1)).toBe("open");
    expect(lines).not.toContain("lost");
    expect(heard).toEqual([]);
  });

  it("takes any message for a sign of life, and troubles nobody with the answers to its questions", () => {
    sockets[0]!.open();
    for (let beat = 0; beat < 20; beat += 1) {
      vi.advanceTimersByTime(BEAT);
      sockets[0]!.say(beat % 2 ? { type: "pong" } : { type: "refused", text: "No.", rule: "" });
    }
    expect(lines).toEqual(["connecting", "open"]);
    expect(heard).toHaveLength(10);
  });

  it("gives up on a line that does not come about", () => {
    vi.advanceTimersByTime(HANDSHAKE);
    expect(sockets).toHaveLength(2);
    expect(lines).toEqual(["connecting", "silent"]);
    expect(HANDSHAKE).toBeLessThan(5000);
  });

  it("takes a new line when asked to, and says when it stands", async () => {
    sockets[0]!.open();
    const done = connection.renew();
    expect(sockets[0]!.closed).toBe(true);
    expect(connection.send({ type: "start" })).toBe(false);
    sockets[1]!.open();
    await done;
    expect(connection.send({ type: "start" })).toBe(true);
    sockets[0]!.drop();
    expect(lines.at(-1)).toBe("open");
  });

  it("leaves for good", () => {
    sockets[0]!.open();
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(sockets[0]!.closed).toBe(true);
    expect(sockets).toHaveLength(1);
  });
});

it("knows the address of a table", () => {
  expect(socketAddress("a b", { protocol: "https:", host: "x.org" })).toBe("wss://x.org/ws/a%20b");
  expect(socketAddress("t", { protocol: "http:", host: "127.0.0.1:8000" })).toBe("ws://127.0.0.1:8000/ws/t");
});
