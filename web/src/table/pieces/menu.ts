import { command } from "../../lib/keys";
import { settings } from "../../lib/settings.svelte";

/** In a menu the arrows go from item to item, round and round; the number of an item that has one presses it. */
export function walkMenu(event: KeyboardEvent): void {
  const items = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>("[role^=menuitem]")];
  const wanted = command(event, { writes: false, presses: true }, settings.keys);
  const numbered =
    wanted?.do === "option" ? items.find((item) => item.dataset.number === String(wanted.number)) : undefined;
  if (numbered) {
    event.preventDefault();
    event.stopPropagation();
    return numbered.click();
  }
  const at = items.indexOf(document.activeElement as HTMLElement);
  const to: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at < 0 ? items.length - 1 : at - 1,
    Home: 0,
    End: items.length - 1,
  };
  const next = to[event.key];
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  items[(next + items.length) % items.length]?.focus();
}
