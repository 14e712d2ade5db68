/** What a key means at the table, and where an arrow leads. */

export type Command =
  | { do: "option"; number: number }
  | { do: "move"; step: Step }
  | {
      do:
        | "confirm"
        | "cancel"
        | "playAll"
        | "end"
        | "undo"
        | "hint"
        | "odds"
        | "watch"
        | "point"
        | "accept"
        | "log"
        | "help"
        | "skip"
        | "question";
    };

export type Step = "left" | "right" | "up" | "down";

export interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** The commands in the order the help shows them; the catalogue names their keys and what they do. */
export const SHORTCUTS = [
  "option",
  "move",
  "confirm",
  "skip",
  "playAll",
  "end",
  "undo",
  "hint",
  "odds",
  "watch",
  "point",
  "accept",
  "question",
  "log",
  "cancel",
  "replace",
  "help",
] as const satisfies readonly (Command["do"] | "replace")[];

const WORDS: Record<string, Command> = {
  Escape: { do: "cancel" },
  p: { do: "playAll" },
  e: { do: "end" },
  u: { do: "undo" },
  h: { do: "hint" },
  o: { do: "odds" },
  w: { do: "watch" },
  m: { do: "point" },
  y: { do: "accept" },
  l: { do: "log" },
  q: { do: "question" },
  "?": { do: "help" },
  " ": { do: "skip" },
  Enter: { do: "confirm" },
  ArrowLeft: { do: "move", step: "left" },
  ArrowRight: { do: "move", step: "right" },
  ArrowUp: { do: "move", step: "up" },
  ArrowDown: { do: "move", step: "down" },
};

/** The command of a key; null where it belongs to the browser or to the element in focus. Not everybody can have single
 * characters do something: speech that is typed, or a hand that slips, would play cards. */
export function command(key: Key, focus: { writes: boolean; presses: boolean }, characters = true): Command | null {
  if (key.ctrlKey || key.metaKey || key.altKey || focus.writes) return null;
  if (!characters && key.key.length === 1) return null;
  if (focus.presses && (key.key === "Enter" || key.key === " ")) return null;
  if (/^[0-9]$/.test(key.key)) return { do: "option", number: key.key === "0" ? 10 : Number(key.key) };
  return WORDS[key.key.length === 1 ? key.key.toLowerCase() : key.key] ?? null;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box an arrow leads to: the nearest in that direction, straight ahead before aside; -1 if there is none. */
export function neighbour(boxes: readonly Box[], from: number, step: Step): number {
  const here = boxes[from];
  if (!here) return boxes.length ? 0 : -1;
  const sideways = step === "left" || step === "right";
  const sign = step === "right" || step === "down" ? 1 : -1;
  let best = -1;
  let shortest = Infinity;
  boxes.forEach((box, at) => {
    if (at === from) return;
    const dx = box.x + box.width / 2 - here.x - here.width / 2;
    const dy = box.y + box.height / 2 - here.y - here.height / 2;
    const along = (sideways ? dx : dy) * sign;
    const aside = Math.abs(sideways ? dy : dx);
    const reach = sideways ? here.height / 2 : Infinity;
    if (along <= 1 || aside > reach) return;
    const distance = along + aside * 2;
    if (distance < shortest) {
      shortest = distance;
      best = at;
    }
  });
  return best;
}
