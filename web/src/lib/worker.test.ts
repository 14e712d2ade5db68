import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

type Handler = (event: { request: Request; respondWith(answer: Promise<Response>): void }) => void;

const SOURCE = readFileSync(new URL("../../public/worker.js", import.meta.url), "utf-8");
const HTML = { headers: { "Content-Type": "text/html" } };

/** Let the worker answer a navigation, with one page kept and a server that answers like this. */
async function open(answer: () => Promise<Response>): Promise<{ shown: string; kept: string }> {
  const pages = new Map([["/", "kept"]]);
  const shell = { put: async (at: string, page: Response) => void pages.set(at, await page.text()) };
  const caches = {
    match: (at: string) => Promise.resolve(pages.has(at) ? new Response(pages.get(at), HTML) : undefined),
    open: () => Promise.resolve(shell),
    delete: () => Promise.resolve(pages.clear()),
  };
  const handlers: Record<string, Handler> = {};
  const self = { addEventListener: (kind: string, handler: Handler) => void (handlers[kind] = handler) };
  const location = new URL("http://table.example/");
  new Function("self", "caches", "fetch", "location", SOURCE)(self, caches, answer, location);
  let shown = Promise.reject<Response>(new Error("nothing was answered"));
  shown.catch(() => undefined);
  const request = { method: "GET", mode: "navigate", url: "http://table.example/cards" } as Request;
  handlers["fetch"]!({ request, respondWith: (page) => void (shown = page) });
  return { shown: await (await shown).text(), kept: pages.get("/") ?? "" };
}

it("shows the page of the server and keeps it", async () => {
  expect(await open(() => Promise.resolve(new Response("fresh", HTML)))).toEqual({ shown: "fresh", kept: "fresh" });
});

it("shows the page it kept where no server answers", async () => {
  expect(await open(() => Promise.reject(new Error("offline")))).toEqual({ shown: "kept", kept: "kept" });
});

it("shows the page it kept where the connection breaks in the middle of a page", async () => {
  const broken = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode("<html>"));
      controller.error(new Error("cut off"));
    },
  });
  expect(await open(() => Promise.resolve(new Response(broken, HTML)))).toEqual({ shown: "kept", kept: "kept" });
});
