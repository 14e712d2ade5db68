/** Which page is shown: the address bar says it, and `go` changes it. */

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

const loaded = typeof location === "undefined" ? { pathname: "/", search: "" } : location;

class Place {
  path = $state(loaded.pathname);
  search = $state(loaded.search);
  readonly route = $derived(route(this.path));

  read(): void {
    this.path = location.pathname;
    this.search = location.search;
  }
}

/** Where the person is now. */
export const place = new Place();

/** Go to a page of ours. `replace` leaves no step behind for the back button. */
export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  const before = place.path;
  place.read();
  if (place.path !== before) scrollTo(0, 0);
}

/** Follow the back button, and links to our own pages without loading anything anew. */
export function listen(): () => void {
  const back = (): void => place.read();
  addEventListener("popstate", back);
  document.addEventListener("click", follow);
  return () => {
    removeEventListener("popstate", back);
    document.removeEventListener("click", follow);
  };
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
