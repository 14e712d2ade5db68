/** Python in a worker: the interpreter, and the program unpacked into its file system. */

/** The folder this site lies in. */
export const BASE = new URL("../", import.meta.url);
const PYTHON = new URL("python/", BASE);

/** What there is to load, with the bytes of each file. */
interface Listing {
  release: string;
  files: Record<string, number>;
}

/** The parts of Pyodide's file system that are used. */
export interface FileSystem {
  mkdirTree(path: string): void;
  readFile(path: string): Uint8Array;
  writeFile(path: string, data: Uint8Array, options?: { canOwn: boolean }): void;
  lookupPath(path: string): { node: FileNode };
  ErrnoError: new (code: number) => Error;
}

export interface FileNode {
  node_ops: Record<string, unknown>;
  stream_ops: Record<string, unknown>;
}

export interface Python {
  FS: FileSystem;
  globals: { set(name: string, value: unknown): void };
  runPythonAsync(code: string): Promise<unknown>;
}

/** Load the interpreter and the program; `progress` hears of the part that has come, from 0 to 1. */
export async function loadPython(progress: (part: number) => void): Promise<Python> {
  const listing = (await (await fetch(new URL("files.json", PYTHON))).json()) as Listing;
  const whole = Object.values(listing.files).reduce((sum, each) => sum + each, 0);
  let come = 0;
  const files = new Map<string, Promise<Response>>();
  for (const name of Object.keys(listing.files)) {
    const load = async (): Promise<Response> => {
      const response = await fetch(new URL(name, PYTHON));
      if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
      const counted = response.body.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(part, out) {
            come += part.byteLength;
            progress(Math.min(come / whole, 1));
            out.enqueue(part);
          },
        }),
      );
      return new Response(counted, { headers: response.headers });
    };
    files.set(new URL(name, PYTHON).href, load());
  }
  const plain = self.fetch.bind(self);
  // What the interpreter asks for is on its way already.
  self.fetch = (asked, init) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    return files.get(address) ?? plain(asked, init);
  };
  const { loadPyodide } = (await import(/* @vite-ignore */ new URL("pyodide.mjs", PYTHON).href)) as {
    loadPyodide(options: object): Promise<Python>;
  };
  const python = await loadPyodide({ indexURL: PYTHON.href });
  self.fetch = plain;
  const pack = await files.get(new URL("program.pack", PYTHON).href);
  if (pack) unpack(python.FS, new Uint8Array(await pack.arrayBuffer()));
  return python;
}

/** Write out the files of a pack: the length of its list, the list, then one file after the other. */
function unpack(fs: FileSystem, pack: Uint8Array): void {
  const length = new DataView(pack.buffer, pack.byteOffset).getUint32(0, true);
  const list = JSON.parse(new TextDecoder().decode(pack.subarray(4, 4 + length))) as [string, number][];
  const folders = new Set<string>();
  let at = 4 + length;
  for (const [name, size] of list) {
    const path = `/program/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) fs.mkdirTree(folder);
    folders.add(folder);
    fs.writeFile(path, pack.subarray(at, at + size), { canOwn: true });
    at += size;
  }
}
