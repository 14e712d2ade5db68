// Keeps the program of the pages, so that it opens without a connection and can say that there is none. What the server
// tells (tables, cards, rules) is never kept: it comes fresh or not at all.

const SHELL = "shell";
const PAGE = "/";
const kept = (url) => url.origin === location.origin && /^\/(assets\/|icon|theme\.js)/.test(url.pathname);

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** The page tells which files it was made of: those that came before this worker was there. */
self.addEventListener("message", (event) => event.waitUntil(keep(event.data)));

async function keep(addresses) {
  const shell = await caches.open(SHELL);
  const wanted = addresses.filter((address) => kept(new URL(address)));
  await Promise.all([PAGE, ...wanted].map(async (address) => (await shell.match(address)) ?? shell.add(address)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET") return;
  if (request.mode === "navigate" && !url.pathname.startsWith("/api/")) event.respondWith(page(request));
  else if (kept(url)) event.respondWith(file(request));
});

/** The page from the server, else the one kept; also where the connection breaks in the middle of it. */
async function page(request) {
  try {
    const fresh = await fetch(request);
    if (!fresh.ok || !fresh.headers.get("Content-Type")?.startsWith("text/html")) return fresh;
    const whole = new Response(await fresh.text(), fresh);
    await remember(whole.clone()).catch(() => undefined); // the page opens, even if there is no room to keep it
    return whole;
  } catch (error) {
    const before = await caches.match(PAGE);
    if (before) return before;
    throw error;
  }
}

/** A page of another release throws out the files of the last one. */
async function remember(fresh) {
  const before = await caches.match(PAGE);
  if (before && (await before.text()) !== (await fresh.clone().text())) await caches.delete(SHELL);
  await (await caches.open(SHELL)).put(PAGE, fresh);
}

/** A file whose name changes with its content; kept once it came. */
async function file(request) {
  const shell = await caches.open(SHELL);
  const found = await shell.match(request);
  if (found) return found;
  const fresh = await fetch(request);
  if (fresh.ok) await shell.put(request, fresh.clone());
  return fresh;
}

/** A notice brings its table to the front, or opens it again. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(new URL(event.notification.data, location.origin).href));
});

async function show(address) {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find((each) => each.url === address);
  await (there ? there.focus() : self.clients.openWindow(address));
}
