// Makes byte code small with the very interpreter that will run it: node compile.mjs PYODIDE compile SOURCES OUT, or
// node compile.mjs PYODIDE slim FOLDER, for a folder of byte code.

import { pathToFileURL } from "node:url";

const [pyodide, what, from, to = from] = process.argv.slice(2);
const { loadPyodide } = await import(
  pathToFileURL(`${pyodide}/pyodide.mjs`).href
);
const python = await loadPyodide({ indexURL: `${pyodide}/` });
for (const [path, root] of [
  ["/from", from],
  ["/to", to],
]) {
  python.FS.mkdir(path);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, path);
}
await python.runPythonAsync(`
import marshal, pathlib, py_compile
from types import CodeType

HEAD, HAS_DOCSTRING = 16, 0x4000000

def compile_file(file, name):
    to = pathlib.Path("/to", name).with_suffix(".pyc")
    to.parent.mkdir(parents=True, exist_ok=True)
    py_compile.compile(str(file), str(to), dfile=str(name), doraise=True, optimize=1,
                       invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
    if name.parts[0] != "lineup":  # the card language reads docstrings of ours, and reports name our lines
        slim_file(to, name)

def slim_file(file, name):
    if file.suffix == ".pyc":
        content = file.read_bytes()
        file.write_bytes(content[:HEAD] + marshal.dumps(slim_code(marshal.loads(content[HEAD:]))))

def slim_code(code):
    """Leave out docstrings and the numbers of lines."""
    consts = [slim_code(each) if isinstance(each, CodeType) else each for each in code.co_consts]
    if code.co_flags & HAS_DOCSTRING:
        consts[0] = None
    return code.replace(co_consts=tuple(consts), co_flags=code.co_flags & ~HAS_DOCSTRING, co_linetable=b"")

for file in sorted(pathlib.Path("/from").rglob("*")):
    if file.is_file():
        ${what}_file(file, file.relative_to("/from"))
`);
