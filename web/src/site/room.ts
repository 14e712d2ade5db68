/** The worker of the room: the referee, the bots and the store, as on a server. */

import { exportKept, mountDisk, openFolder } from "./disk";
import { channelName, type FromRoom, type ToRoom } from "./letters";
import { BASE, loadPython, type FileSystem, type Python } from "./python";

interface Proxy<F> {
  copy(): F & Proxy<F>;
}
interface Home {
  answer_request(method: string, path: string, cookie: string, body: string, send: Send): Promise<void>;
  open_socket(id: string, path: string, cookie: string, send: (text: string | undefined) => void): void;
  take_message(id: string, text: string | undefined): void;
}
type Send = (status: number, headers: Listed | undefined, part: Listed | undefined) => void;
interface Listed {
  toJs(): unknown;
}
type Hear = ((line: string) => void) & Proxy<(line: string) => void>;

const COOKIE = "cookie";
const KEPT = "/api/kept";
const channel = new BroadcastChannel(channelName(BASE));
const me = crypto.randomUUID();
const tell = (letter: FromRoom): void => channel.postMessage(letter);
const early: ToRoom[] = [];
let home: Home | null = null;
let files: FileSystem | null = null;
let part = 0;
let cookies = new Map<string, string>();
let spare: Worker | null = null;

channel.onmessage = ({ data }: MessageEvent<ToRoom | FromRoom>) => {
  if (data.kind === "hello") tell(home ? { kind: "ready", room: me } : { kind: "loading", part });
  else if (data.kind === "ask" || data.kind === "open" || data.kind === "say" || data.kind === "close") {
    if (home) take(home, data);
    else early.push(data);
  }
};

function take(to: Home, letter: ToRoom): void {
  if (letter.kind === "hello" || letter.kind === "restart") return;
  const { from, id } = letter;
  const cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
  if (letter.kind === "ask") void (letter.path === KEPT ? save(letter) : answer(to, letter, cookie));
  else if (letter.kind === "open") {
    to.open_socket(`${from} ${id}`, letter.path, cookie, (text) =>
      tell(text === undefined ? { kind: "closed", to: from, id } : { kind: "said", to: from, id, text }),
    );
  } else to.take_message(`${from} ${id}`, letter.kind === "say" ? letter.text : undefined);
}

/** Everything that is kept, for a file. */
async function save({ from, id }: ToRoom & { kind: "ask" }): Promise<void> {
  if (!files) return;
  const bytes = await exportKept(BASE, files);
  tell({ kind: "head", to: from, id, status: 200, headers: [["content-type", "application/octet-stream"]] });
  tell({ kind: "part", to: from, id, bytes });
  tell({ kind: "end", to: from, id });
}

async function answer(to: Home, letter: ToRoom & { kind: "ask" }, cookie: string): Promise<void> {
  const { from, id } = letter;
  await to.answer_request(letter.method, letter.path, cookie, letter.body, (status, headers, part) => {
    if (part) tell({ kind: "part", to: from, id, bytes: part.toJs() as Uint8Array });
    else if (status < 0) tell({ kind: "end", to: from, id });
    else {
      const listed = (headers?.toJs() ?? []) as [string, string][];
      remember(listed);
      tell({ kind: "head", to: from, id, status, headers: listed.filter(([name]) => name !== "set-cookie") });
    }
  });
}

/** Keep the cookie that says who sits here, beside the tables. */
function remember(headers: [string, string][]): void {
  const set = headers.filter(([name]) => name === "set-cookie").map(([, value]) => value.split(";")[0] ?? "");
  if (set.length === 0) return;
  for (const each of set) cookies.set(each.slice(0, each.indexOf("=")), each.slice(each.indexOf("=") + 1));
  void keepCookies();
}

async function keepCookies(): Promise<void> {
  const file = await (await openFolder(BASE)).getFileHandle(COOKIE, { create: true });
  const writer = await file.createWritable();
  await writer.write(JSON.stringify([...cookies]));
  await writer.close();
}

async function readCookies(): Promise<void> {
  try {
    const file = await (await openFolder(BASE)).getFileHandle(COOKIE);
    cookies = new Map(JSON.parse(await (await file.getFile()).text()) as [string, string][]);
  } catch {
    // nobody was here before
  }
}

/** A worker that thinks, loaded before it is needed. */
function warm(): Worker {
  return new Worker(new URL("./thinker.ts", import.meta.url), { type: "module", name: "thinker" });
}

function start(module: string, hear: Hear): { post(line: string): void; end(): void } {
  const worker = spare ?? warm();
  spare = null;
  const told = hear.copy();
  worker.onmessage = ({ data }: MessageEvent<string>) => told(data);
  worker.postMessage({ module });
  return { post: (line) => worker.postMessage({ line }), end: () => worker.terminate() };
}

async function open(): Promise<void> {
  const python: Python = await loadPython((done) => {
    if (done - part < 0.01 && done < 1) return;
    part = done;
    tell({ kind: "loading", part });
  });
  files = python.FS;
  await mountDisk(python.FS, BASE);
  await readCookies();
  python.globals.set("start", start);
  home = (await python.runPythonAsync(
    `import sys; sys.path.insert(0, "/program")\nfrom lineup.table.local.home import open_home\nawait open_home("/kept/tables.db", start)`,
  )) as Home;
  tell({ kind: "ready", room: me });
  for (const each of early.splice(0)) take(home, each);
  spare = warm();
}

open().catch((error: unknown) => tell({ kind: "failed", why: String(error) }));
