/** The worker that thinks, so that no click waits: hints, odds, reviews, bots that take their time, forecasts. */

import { loadPython } from "./python";

type TakeLine = (line: string) => void;
const waiting: string[] = [];
let take: TakeLine | null = null;
let found: ((module: string) => void) | undefined;
const asked = new Promise<string>((resolve) => (found = resolve));

self.onmessage = ({ data }: MessageEvent<{ module?: string; line?: string }>) => {
  if (data.module) found?.(data.module);
  if (data.line === undefined) return;
  if (take) take(data.line);
  else waiting.push(data.line);
};

const python = await loadPython(() => undefined);
await python.runPythonAsync(
  `import sys; sys.path.insert(0, "/program")\nfrom lineup.table.local.thinking import open_worker`,
);
python.globals.set("module", await asked);
python.globals.set("send", (line: string) => self.postMessage(line));
take = (await python.runPythonAsync("open_worker(module, send)")) as TakeLine;
for (const line of waiting.splice(0)) take(line);
