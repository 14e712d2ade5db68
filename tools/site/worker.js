// Keeps the whole site, so that it opens and plays without a connection. A new release waits until no page is open.

const RELEASE = "%RELEASE%";
const FILES = %FILES%;
const HOME = new URL("./", location.href);

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOthers().then(() => self.clients.claim())));

async function keepAll() {
  const kept = await caches.open(RELEASE);
  await Promise.all(
    FILES.map(async (name) => {
      const address = new URL(name, HOME).href;
      if (!(await kept.match(address))) await kept.add(address);
    }),
  );
}

async function forgetOthers() {
  const ours = (await caches.keys()).filter((name) => name.startsWith(`${HOME.pathname} `) && name !== RELEASE);
  await Promise.all(ours.map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== HOME.origin || !url.pathname.startsWith(HOME.pathname)) return;
  const path = url.pathname.slice(HOME.pathname.length - 1);
  if (path.startsWith("/api/")) event.respondWith(askRoom(path + url.search));
  else event.respondWith(file(request));
});

async function file(request) {
  const wanted = request.mode === "navigate" ? HOME.href : request;
  return (await (await caches.open(RELEASE)).match(wanted, { ignoreSearch: request.mode === "navigate" })) ?? fetch(request);
}

/** Pictures and files to save are asked of the room by their address. */
function askRoom(path) {
  const channel = new BroadcastChannel(`line-up ${HOME.pathname}`);
  const me = crypto.randomUUID();
  const parts = [];
  let head = { status: 503, headers: [] };
  return new Promise((resolve) => {
    channel.onmessage = ({ data }) => {
      if (data.to !== me) return;
      if (data.kind === "head") head = data;
      else if (data.kind === "part") parts.push(data.bytes);
      else if (data.kind === "end") {
        channel.close();
        resolve(new Response(new Blob(parts), { status: head.status, headers: head.headers }));
      }
    };
    channel.postMessage({ kind: "ask", from: me, id: 0, method: "GET", path, body: "" });
  });
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
