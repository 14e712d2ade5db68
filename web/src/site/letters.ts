/** What the pages and the room say to each other, over one channel for all tabs of this site. */

/** From a page: `hello` asks whether a room is there, `restart` has the tab that has it open it again; the rest goes to it. */
export type ToRoom =
  | { kind: "hello" }
  | { kind: "restart" }
  | { kind: "ask"; from: string; id: number; method: string; path: string; body: string }
  | { kind: "open"; from: string; id: number; path: string }
  | { kind: "say"; from: string; id: number; text: string }
  | { kind: "close"; from: string; id: number };

/** From the room. `loading` and `ready` are for all; with another `room` than before, that one is gone. */
export type FromRoom =
  | { kind: "loading"; part: number }
  | { kind: "failed"; why: string }
  | { kind: "ready"; room: string }
  | { kind: "head"; to: string; id: number; status: number; headers: [string, string][] }
  | { kind: "part"; to: string; id: number; bytes: Uint8Array }
  | { kind: "end"; to: string; id: number }
  | { kind: "said"; to: string; id: number; text: string }
  | { kind: "closed"; to: string; id: number };

export const channelName = (base: URL): string => `line-up ${base.pathname}`;
