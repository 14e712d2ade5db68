/** Short words at the edge of the page that go by themselves. */

export interface Toast {
  id: number;
  text: string;
  kind: "note" | "good" | "bad";
}

let last = 0;

/** The toasts that are up now, oldest first. */
export const toasts: Toast[] = $state([]);

/** Say something. Long sentences stay longer; the same words twice are one toast. */
export function toast(text: string, kind: Toast["kind"] = "note"): void {
  const same = toasts.find((each) => each.text === text);
  if (same) dismiss(same.id);
  const id = ++last;
  toasts.push({ id, text, kind });
  setTimeout(() => dismiss(id), 3500 + text.length * 45);
}

export function dismiss(id: number): void {
  const index = toasts.findIndex((each) => each.id === id);
  if (index >= 0) toasts.splice(index, 1);
}
