/** The zoom: any element that shows a card can show it large, on hover, keyboard focus or a long press. */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { CardFacts } from "../lib/protocol";
import { place } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import { isStandIn, replacePath } from "../lib/workshop";

const HOVER = 250;
const PRESS = 420;
const SLIP = 10;

class Shown {
  facts = $state.raw<CardFacts | null>(null);
  anchor = $state.raw<HTMLElement | null>(null);
  /** A long press has brought it: it stays until one taps elsewhere, and its link can be tapped. */
  pinned = $state(false);
}

/** What is shown large now; the one `Zoom` of the page reads it. */
export const shown = new Shown();

export function hideZoom(): void {
  shown.facts = null;
  shown.anchor = null;
  shown.pinned = false;
}

/** `{@attach zoom(facts)}`; nothing happens for a card that is not known. */
export function zoom(facts: CardFacts | null | undefined): Attachment<HTMLElement> {
  return (element) => {
    if (!facts) return;
    let timer = 0;
    let pressed = false;
    let resting = false;
    let start = { x: 0, y: 0 };

    const show = (): void => {
      shown.pinned = false;
      shown.facts = facts;
      shown.anchor = element;
    };
    const later = (wait: number, then: () => void = show): void => {
      clearTimeout(timer);
      timer = window.setTimeout(then, wait);
    };
    const leave = (): void => {
      resting = false;
      hide();
    };
    const hide = (): void => {
      clearTimeout(timer);
      if (shown.anchor === element && !shown.pinned) hideZoom();
    };
    const up = (): void => {
      if (pressed && shown.anchor === element && isStandIn(facts)) shown.pinned = true;
      hide();
    };
    const down = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") return hide();
      pressed = false;
      start = { x: event.clientX, y: event.clientY };
      later(PRESS, () => {
        pressed = true;
        show();
      });
    };
    // Not on entering: a card that slides under a mouse at rest was not asked for.
    const move = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") {
        if (!resting) later(HOVER);
        resting = true;
        return;
      }
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP) hide();
    };
    // The finger that looked must not also play the card.
    const click = (event: MouseEvent): void => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: Event): void => {
      if (pressed) event.preventDefault();
    };
    const focus = (): void => {
      if (element.matches(":focus-visible") || element.querySelector(":focus-visible")) show();
    };
    const key = (event: KeyboardEvent): void => {
      const bare = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (settings.keys && event.key.toLowerCase() === "r" && bare && isStandIn(facts) && place.route.page === "table")
        open(replacePath(facts), "_blank");
    };

    const events: [string, EventListener, boolean][] = [
      ["pointerleave", leave, false],
      ["pointerdown", down as EventListener, false],
      ["pointermove", move as EventListener, false],
      ["pointerup", up, false],
      ["pointercancel", hide, false],
      ["click", click as EventListener, true],
      ["contextmenu", menu, false],
      ["focusin", focus, false],
      ["focusout", hide, false],
      ["keydown", key as EventListener, false],
    ];
    // `on`, not addEventListener: a browser fires focusout in the middle of an update that removes the element.
    const offs = events.map(([name, handler, capture]) => on(element, name, handler, { capture }));
    return () => {
      clearTimeout(timer);
      if (shown.anchor === element) hideZoom();
      for (const off of offs) off();
    };
  };
}
