/** The database file in the browser's own storage: each write is there before it returns, and a sync is a sync. */

import type { FileSystem } from "./python";

/** The parts of a synchronous file of the browser that are used; TypeScript knows it in workers only. */
interface Handle {
  read(to: Uint8Array, options: { at: number }): number;
  write(from: Uint8Array, options: { at: number }): number;
  getSize(): number;
  truncate(size: number): void;
  flush(): void;
}

const NO_SPACE = 51;
const INPUT_OUTPUT = 29;
const DATABASE_FILE = "tables.db";
const JOURNAL_FILE = "tables.db-journal";

interface Stream {
  position: number;
}

/** Where a database lies, in a folder of its own for each place this site is served from. */
export async function openFolder(base: URL): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(`line-up ${encodeURIComponent(base.pathname)}`, { create: true });
}

const MARK = "Line-Up tables 1\n";
const DATABASE = "SQLite format 3\0";
const COOKIE = "cookie";
const RESTORED = "restored";

/** Everything that is kept, as one file: who sits here, then the database. */
export async function exportKept(base: URL, fs: FileSystem): Promise<Uint8Array> {
  const folder = await openFolder(base);
  const cookie = await folder.getFileHandle(COOKIE, { create: true });
  const who = await (await cookie.getFile()).text();
  const head = new TextEncoder().encode(`${MARK}${who.replaceAll("\n", "")}\n`);
  const database = fs.readFile(`/kept/${DATABASE_FILE}`);
  const whole = new Uint8Array(head.length + database.length);
  whole.set(head);
  whole.set(database, head.length);
  return whole;
}

/** Keep a file for the next start of the room, which takes it for what it keeps; raise if it is none of ours. */
export async function keepForRestart(base: URL, file: Blob): Promise<void> {
  const [mark, , ...rest] = (await file.slice(0, 4096).text()).split("\n");
  if (`${mark}\n` !== MARK || !rest.join("\n").startsWith(DATABASE)) throw new Error("not a file of ours");
  const kept = await (await openFolder(base)).getFileHandle(RESTORED, { create: true });
  const writer = await kept.createWritable();
  await writer.write(file);
  await writer.close();
}

/** Take a file that was left for this start; a journal of what was there before is none of it. */
async function takeRestored(folder: FileSystemDirectoryHandle, database: Handle, journal: Handle): Promise<void> {
  const left = await folder.getFileHandle(RESTORED).catch(() => null);
  if (!left) return;
  const bytes = new Uint8Array(await (await left.getFile()).arrayBuffer());
  const end = bytes.indexOf(10, MARK.length);
  const cookie = await (await folder.getFileHandle(COOKIE, { create: true })).createWritable();
  await cookie.write(bytes.slice(MARK.length, end));
  await cookie.close();
  journal.truncate(0);
  journal.flush();
  database.truncate(0);
  database.write(bytes.subarray(end + 1), { at: 0 });
  database.flush();
  await folder.removeEntry(RESTORED);
}

/** Open a file alone; a room that was just ended may still be letting go of it. */
async function openHandle(file: FileSystemFileHandle): Promise<Handle> {
  const opened = file as unknown as { createSyncAccessHandle(): Promise<Handle> };
  for (let tries = 0; ; tries += 1) {
    try {
      return await opened.createSyncAccessHandle();
    } catch (error) {
      if (tries >= 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Let the interpreter see the kept files as `/kept/…`; a new database begins as the empty one. */
export async function mountDisk(fs: FileSystem, base: URL): Promise<void> {
  const folder = await openFolder(base);
  fs.mkdirTree("/kept");
  const open = async (name: string): Promise<Handle> => openHandle(await folder.getFileHandle(name, { create: true }));
  const database = await open(DATABASE_FILE);
  const journal = await open(JOURNAL_FILE);
  await takeRestored(folder, database, journal);
  if (database.getSize() === 0) {
    const empty = await fetch(new URL("python/empty.db", base));
    database.write(new Uint8Array(await empty.arrayBuffer()), { at: 0 });
    database.flush();
  }
  mount(fs, `/kept/${DATABASE_FILE}`, database);
  mount(fs, `/kept/${JOURNAL_FILE}`, journal);
}

function mount(fs: FileSystem, path: string, handle: Handle): void {
  const guard = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      const full = error instanceof DOMException && error.name === "QuotaExceededError";
      throw new fs.ErrnoError(full ? NO_SPACE : INPUT_OUTPUT);
    }
  };
  fs.writeFile(path, new Uint8Array(0));
  const { node } = fs.lookupPath(path);
  const { getattr, setattr } = node.node_ops as {
    getattr: (node: unknown) => { size: number };
    setattr: (node: unknown, attributes: { size?: number }) => void;
  };
  node.node_ops = {
    ...node.node_ops,
    getattr: (each: unknown) => ({ ...getattr(each), size: handle.getSize() }),
    setattr: (each: unknown, attributes: { size?: number }) => {
      const { size, ...rest } = attributes;
      if (size !== undefined) guard(() => handle.truncate(size));
      setattr(each, rest);
    },
  };
  node.stream_ops = {
    read: (_: Stream, buffer: Int8Array, offset: number, length: number, at: number) =>
      guard(() => handle.read(new Uint8Array(buffer.buffer, buffer.byteOffset + offset, length), { at })),
    write: (_: Stream, buffer: Int8Array, offset: number, length: number, at: number) =>
      guard(() => handle.write(new Uint8Array(buffer.buffer, buffer.byteOffset + offset, length), { at })),
    llseek: (stream: Stream, offset: number, whence: number) =>
      whence === 1 ? stream.position + offset : whence === 2 ? handle.getSize() + offset : offset,
    fsync: () => {
      guard(() => handle.flush());
      return 0;
    },
  };
}
