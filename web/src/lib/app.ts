/** What a browser offers to an app: its program is kept and opens offline, and a notice says that it is your turn. */

import { FOLDER } from "./home";
import { addressOf } from "./router.svelte";
import { settings } from "./settings.svelte";

/** Whether this page can be installed and tell of turns: browsers allow it over HTTPS and on one's own machine only. */
export const possible: boolean = isSecureContext && "serviceWorker" in navigator;

/** Let the worker keep the program. */
export function keepProgram(): void {
  if (!possible) return;
  // Where a browser refuses the worker (a private window), pages work as they do without.
  void navigator.serviceWorker.register(`${FOLDER}worker.js`).catch(() => undefined);
  void navigator.serviceWorker.ready.then(({ active }) => {
    // A file still on its way as the worker comes is told of once it is there: the worker has not seen it pass.
    new PerformanceObserver((files) => {
      const names = files.getEntries().map((each) => each.name);
      if (names.some((name) => name.includes("/assets/"))) active?.postMessage(names);
    }).observe({ type: "resource", buffered: true });
  });
}

/** Ask the browser whether notices may be shown; false where it or the person says no. */
export async function mayTell(): Promise<boolean> {
  return possible && "Notification" in globalThis && (await Notification.requestPermission()) === "granted";
}

/** Tell somebody who looks elsewhere that a table waits for them; a later notice of the same table replaces the last. */
export async function tell(title: string, path: string): Promise<void> {
  if (!settings.notices || !document.hidden || !possible || Notification.permission !== "granted") return;
  const worker = await navigator.serviceWorker.ready;
  await worker.showNotification(title, { tag: path, icon: `${FOLDER}icon-192.png`, data: addressOf(path) });
}
