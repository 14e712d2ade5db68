/** Where the tables are: on the server the page came from, or, in a folder of files, in this browser. */

import { Tab } from "../site/tab";

/** The parts of a WebSocket that are used, so that tests can bring their own. */
export interface Socket {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** Whether this page came from a folder of files, without a server. */
export const LOCAL = import.meta.env.MODE === "site";

/** The folder the pages lie in; on a server they lie at its root. */
export const FOLDER = LOCAL ? new URL("./", document.baseURI).pathname : "/";

export interface Home {
  /** Done once somebody can be asked. */
  ready: Promise<void>;
  ask(path: string, init: RequestInit): Promise<Response>;
  /** The line to a table. */
  openSocket(table: string): Socket;
  /** Put what a file holds in the place of what is kept; only without a server. */
  restore?(file: Blob): Promise<void>;
}

/** Where a table's WebSocket is, seen from the page. */
export function socketAddress(table: string, page: Pick<Location, "protocol" | "host">): string {
  return `${page.protocol === "https:" ? "wss" : "ws"}://${page.host}/ws/${encodeURIComponent(table)}`;
}

const server: Home = {
  ready: Promise.resolve(),
  ask: (path, init) => fetch(path, init),
  openSocket: (table) => new WebSocket(socketAddress(table, location)) as never,
};

/** Browsers keep files for pages, and let tabs agree, over HTTPS and on one's own machine only. */
export const canKeep = !LOCAL || (isSecureContext && "storage" in navigator && "locks" in navigator);

/** Who hears how loading stands: the part that has come, from 0 to 1; 2: the tables are open; -1: they cannot be. */
export const loading: { part: number; heard: (part: number) => void } = {
  part: canKeep ? 0 : -1,
  heard: (part) => (loading.part = part),
};

/** Where nothing can be kept, nobody answers; the page says why. */
const nowhere: Home = { ...server, ready: new Promise(() => undefined) };

function openTab(): Home {
  return canKeep ? new Tab(new URL(FOLDER, location.origin), (part) => loading.heard(part)) : nowhere;
}

export const home: Home = LOCAL ? openTab() : server;
