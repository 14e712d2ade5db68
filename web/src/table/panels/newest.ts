/** A list that scrolls, kept at its newest line unless somebody reads further up. */

/** Keys that scroll up what has the focus. */
const UP: readonly string[] = ["ArrowUp", "PageUp", "Home"];
/** So near to the end, in pixels, one reads the newest line. */
const NEAR = 40;

/**
 * Stay at the end of a list as lines come and as it changes its height. Only somebody's own hand takes it off the end:
 * browsers move a list too, as lines above go, and more lines may have come by the time they tell of it.
 */
export function stayAtNewest(list: HTMLElement): () => void {
  const gone = new AbortController();
  let atEnd = true;
  /** Somebody scrolls up, or holds the scrollbar. */
  let hand = false;
  let held = false;
  let top = 0;
  let frame = 0;

  function follow(): void {
    cancelAnimationFrame(frame);
    // How far it is to the end is asked once a frame: each time the whole page is laid out.
    frame = requestAnimationFrame(() => {
      if (!atEnd) return;
      list.scrollTo({ top: list.scrollHeight });
      top = list.scrollTop;
    });
  }

  function scrolled(): void {
    const left = list.scrollHeight - list.scrollTop - list.clientHeight;
    if ((hand || held) && list.scrollTop < top && left > 1) atEnd = false;
    else if (left < NEAR) atEnd = true;
    top = list.scrollTop;
  }

  const on = <K extends keyof HTMLElementEventMap>(name: K, hear: (event: HTMLElementEventMap[K]) => void): void =>
    list.addEventListener(name, hear, { passive: true, signal: gone.signal });
  on("scroll", scrolled);
  on("wheel", ({ deltaY }) => (hand ||= deltaY < 0));
  on("touchmove", () => (hand = true));
  on("keydown", ({ key }) => (hand ||= UP.includes(key)));
  on("pointerdown", ({ target, pointerType }) => {
    if (target !== list || pointerType === "touch") return;
    held = true;
    // While a scrollbar is dragged the page hears of no pointer, nor when it is let go.
    addEventListener("pointermove", () => (held = false), { once: true, signal: gone.signal });
  });

  const lines = new MutationObserver(() => {
    hand = false;
    follow();
  });
  lines.observe(list, { childList: true });
  const size = new ResizeObserver(follow);
  size.observe(list);
  return () => {
    gone.abort();
    lines.disconnect();
    size.disconnect();
    cancelAnimationFrame(frame);
  };
}
