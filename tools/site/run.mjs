// Runs a Python file, then perhaps a call of a function in it, with what a built site loads: node run.mjs SITE FILE [CALL].
// What it prints is the outcome. A database with nothing in it lies in empty.db.

import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [site, program, call] = process.argv.slice(2);
const folder = resolve(site, "python");
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${folder}/` });
const pack = new Uint8Array(readFileSync(`${folder}/program.pack`));
const length = new DataView(pack.buffer).getUint32(0, true);
let at = 4 + length;
for (const [name, size] of JSON.parse(new TextDecoder().decode(pack.subarray(4, at)))) {
  python.FS.mkdirTree(dirname(`/program/${name}`));
  python.FS.writeFile(`/program/${name}`, pack.subarray(at, at + size));
  at += size;
}
python.FS.writeFile("empty.db", new Uint8Array(readFileSync(`${folder}/empty.db`)));
python.FS.writeFile("/program/called.py", readFileSync(program));
const after = call ? `await called.${call}` : "";
await python.runPythonAsync(`import sys; sys.path.insert(0, "/program")\nimport called\n${after}`);
