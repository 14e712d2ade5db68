// Compiles Python sources to byte code with the very interpreter that will run them: node compile.mjs PYODIDE SOURCES OUT

import { pathToFileURL } from "node:url";

const [pyodide, sources, out] = process.argv.slice(2);
const { loadPyodide } = await import(
  pathToFileURL(`${pyodide}/pyodide.mjs`).href
);
const python = await loadPyodide({ indexURL: `${pyodide}/` });
for (const [path, root] of [
  ["/sources", sources],
  ["/out", out],
]) {
  python.FS.mkdir(path);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, path);
}
await python.runPythonAsync(`
import os, pathlib, py_compile
for folder, _, files in os.walk("/sources"):
    for name in files:
        if name.endswith(".py"):
            file = pathlib.Path(folder, name)
            to = pathlib.Path("/out", file.relative_to("/sources")).with_suffix(".pyc")
            to.parent.mkdir(parents=True, exist_ok=True)
            name = file.relative_to("/sources")
            # Docstrings are half of some packages; ours are read as the card language's own words.
            level = 1 if name.parts[0] == "lineup" else 2
            py_compile.compile(str(file), str(to), dfile=str(name), doraise=True, optimize=level,
                               invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
`);
