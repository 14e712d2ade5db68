// Runs a Python program with what a built site loads: node run.mjs SITE PROGRAM; what it prints is the outcome.

import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [site, program] = process.argv.slice(2);
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
await python.runPythonAsync(`import sys; sys.path.insert(0, "/program")\n${readFileSync(program, "utf8")}`);
