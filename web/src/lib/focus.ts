/** The focus, where what had it is gone from the page. */

import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

let last: EventTarget | null = null;

/** Keep in mind what has the focus. */
export function heed(): () => void {
  const note = (event: FocusEvent): void => {
    last = event.target;
  };
  document.addEventListener("focusin", note);
  return () => document.removeEventListener("focusin", note);
}

/** Whether the focus is lost: whoever only clicked beside everything, or has just come, has lost none. */
export function adrift(): boolean {
  return last instanceof Element && !last.isConnected && document.activeElement === document.body;
}

/** `{@attach arrive}`: here begins what came in the place of something else, for the keyboard and the screen reader too. */
export const arrive: Attachment<HTMLElement> = (element) => {
  void tick().then(() => {
    if (adrift()) element.focus({ preventScroll: true });
  });
};
