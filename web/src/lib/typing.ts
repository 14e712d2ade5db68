/** What was typed and is not known to be saved: kept in the browser until the server says that it has it. */

import type { CardForm } from "./protocol";
import { EMPTY, type Form } from "./workshop";

/** A form as typed, and the version of the card it was typed over; 0: the card was new. */
export interface Unsaved {
  form: Form;
  version: number;
}

const KEPT = "lineup.typed.";

function keyOf(set: string, card: string): string {
  return `${KEPT}${set}.${card}`;
}

/** What was typed of a card and not saved, or null. */
export function unsaved(set: string, card: string): Unsaved | null {
  try {
    return read(localStorage.getItem(keyOf(set, card)));
  } catch {
    return null;
  }
}

/** What a browser kept; null for anything else. */
export function read(text: string | null): Unsaved | null {
  try {
    const found = JSON.parse(text ?? "null") as { form?: CardForm; version?: unknown } | null;
    if (!found || typeof found.version !== "number" || typeof found.form !== "object") return null;
    return { form: { ...EMPTY, ...found.form }, version: found.version };
  } catch {
    return null;
  }
}

/** Keep what is typed; whether the browser could. */
export function keep(set: string, card: string, typed: Unsaved): boolean {
  try {
    localStorage.setItem(keyOf(set, card), JSON.stringify(typed));
    return true;
  } catch {
    return false;
  }
}

/** Let go of what is saved now. */
export function forget(set: string, card: string): void {
  try {
    localStorage.removeItem(keyOf(set, card));
  } catch {
    return;
  }
}

/** The cards of a set of which something is not saved. */
export function unsavedIn(set: string): string[] {
  try {
    const start = keyOf(set, "");
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(start))
      .map((key) => key.slice(start.length));
  } catch {
    return [];
  }
}
