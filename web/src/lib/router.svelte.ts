/** Which page is shown: the address bar says it, and `go` changes it. */

import { FOLDER, LOCAL } from "./home";
import { saveFile } from "./saving";

export type Route =
  | {
      page:
        | "home"
        | "new"
        | "join"
        | "cards"
        | "learn"
        | "rules"
        | "history"
        | "account"
        | "devices"
        | "moderation"
        | "lost";
    }
  | { page: "daily"; day: string }
  | { page: "workshop"; set: string; card: string }
  | { page: "shared"; link: string }
  | { page: "card"; ref: string }
  | { page: "clause"; id: string }
  | { page: "howto"; box: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; game: number };

/** The page an address stands for; "lost" where there is none. */
export function route(path: string): Route {
  const parts = path.split("/").filter(Boolean).map(decode);
  const [first = "", second = "", third = ""] = parts;
  if (parts.length === 0) return { page: "home" };
  if (parts.length === 1 && (first === "new" || first === "join" || first === "cards" || first === "rules")) {
    return { page: first };
  }
  if (parts.length === 1 && first === "learn") return { page: "learn" };
  if (parts.length <= 2 && first === "daily") return { page: "daily", day: second };
  if (parts.length === 2 && first === "how-to-play") return { page: "howto", box: second };
  if (parts.length === 1 && (first === "history" || first === "account" || first === "moderation"))
    return { page: first };
  if (parts.length === 2 && first === "account" && second === "devices") return { page: "devices" };
  if (parts.length <= 3 && first === "workshop") return { page: "workshop", set: second, card: third };
  if (parts.length === 2 && first === "shared") return { page: "shared", link: second };
  if (parts.length === 3 && first === "cards") return { page: "card", ref: `${second}/${third}` };
  if (parts.length === 2 && first === "rules") return { page: "clause", id: second.toUpperCase() };
  if (parts.length === 2 && first === "table") return { page: "table", id: second };
  if (parts.length === 3 && first === "replay" && /^\d{1,6}$/.test(third))
    return { page: "replay", id: second, game: Number(third) };
  return { page: "lost" };
}

/** The number of players that *How to play* is asked for; 0 for any. */
export function askedBy(search: string): number {
  return Number(/^\d$/.exec(new URLSearchParams(search).get("players") ?? "")?.[0] ?? 0);
}

/** The address of a moment of a finished game, seen from a seat. */
export function momentPath(id: string, game: number, at: number, seat: number): string {
  return `/replay/${encodeURIComponent(id)}/${game}?at=${at}&seat=${seat}`;
}

/** The moment and the seat an address names; what it does not say in numbers is left open. */
export function momentOf(search: string): { at: number | null; seat: number | null } {
  const given = new URLSearchParams(search);
  const number = (name: string): number | null =>
    /^-?\d{1,9}$/.test(given.get(name) ?? "") ? Number(given.get(name)) : null;
  return { at: number("at"), seat: number("seat") };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The table that an invitation names: a whole address, a path, or the bare id; empty if it names none. */
export function invited(text: string): string {
  const found = /(?:^|\/)table\/([^/?#\s]+)/.exec(text.trim()) ?? /^([\w-]+)$/.exec(text.trim());
  return found?.[1] ?? "";
}

/** Where the address bar is: in a folder of files the part behind its "#" says it, as there is one file only. */
function here(): { pathname: string; search: string } {
  if (typeof location === "undefined") return { pathname: "/", search: "" };
  return LOCAL ? new URL(location.hash.slice(1) || "/", location.origin) : location;
}

/** The address of a page of ours, for the address bar and for links to send. */
export function addressOf(path: string): string {
  return LOCAL ? `${FOLDER}#${path}` : path;
}

const loaded = here();

class Place {
  path = $state(loaded.pathname);
  search = $state(loaded.search);
  readonly route = $derived(route(this.path));

  read(): void {
    const { pathname, search } = here();
    this.path = pathname;
    this.search = search;
  }
}

/** Where the person is now. */
export const place = new Place();

/** Go to a page of ours. `replace` leaves no step behind for the back button. */
export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", addressOf(path));
  const before = place.path;
  place.read();
  if (place.path !== before) scrollTo(0, 0);
}

/** Follow the back button, and links to our own pages without loading anything anew. */
export function listen(): () => void {
  const back = (): void => place.read();
  addEventListener("popstate", back);
  if (LOCAL) for (const event of POINTED) document.addEventListener(event, point);
  document.addEventListener("click", follow);
  return () => {
    removeEventListener("popstate", back);
    document.removeEventListener("click", follow);
  };
}

function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest("a") : null;
}

const POINTED = ["pointerover", "focusin"] as const;

/** A link somebody may open in a new tab, or send on, gets the address it has in a folder of files. */
function point(event: Event): void {
  const link = linkOf(event);
  const path = link?.getAttribute("href") ?? "";
  if (isPath(path) && !link?.hasAttribute("download")) link?.setAttribute("href", addressOf(path));
}

/** Whether this is the path of a page of ours, rather than an address already, or one where the tables are asked. */
export function isPath(href: string, folder = FOLDER): boolean {
  return href.startsWith("/") && !href.startsWith(`${folder}#`) && !href.startsWith(`${folder}api/`);
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = linkOf(event);
  if (!link || link.target || link.origin !== location.origin) return;
  if (link.pathname.startsWith(`${FOLDER}api/`)) {
    if (!LOCAL) return;
    event.preventDefault();
    return void saveFile(link);
  }
  if (link.hasAttribute("download")) return;
  if (link.hash && link.pathname === location.pathname && !(LOCAL && link.hash.startsWith("#/"))) return;
  event.preventDefault();
  if (LOCAL && link.pathname === FOLDER) go(link.hash.slice(1) || "/");
  else go(link.pathname + link.search + link.hash);
}
