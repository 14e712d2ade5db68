/** Cards of a pasted list: taken into a set, one after the other, and taken back again. */

import type { OwnCard, OwnSet, PastedCard } from "./protocol";
import { EMPTY, newKey, type Form } from "./workshop";

/** What keeps cards: the server's answers to putting one in and taking one out. */
export interface Shelf {
  put: (key: string, form: Form, version: number) => Promise<OwnCard>;
  remove: (key: string, version: number) => Promise<OwnSet>;
}

/** A card that was taken in, and the form it had before, if there was one. */
export interface Taken {
  key: string;
  version: number;
  before: Form | null;
}

/** Take pasted cards into a set; a card of a box that is replaced already gets its new text. */
export async function takeIn(pasted: readonly PastedCard[], set: OwnSet, shelf: Shelf): Promise<Taken[]> {
  const taken: Taken[] = [];
  for (const each of pasted) {
    const there = each.form.replaces ? set.cards.find((card) => card.form.replaces === each.form.replaces) : undefined;
    const before = there ? { ...EMPTY, ...there.form } : null;
    const key = there?.id ?? newKey();
    const form = { ...EMPTY, ...before, ...each.form };
    const { version } = await shelf.put(key, form, there?.version ?? 0);
    taken.push({ key, version, before });
  }
  return taken;
}

/** Undo it: what was new goes, what was there before is as it was. */
export async function takeBack(taken: readonly Taken[], shelf: Shelf): Promise<void> {
  for (const each of [...taken].reverse()) {
    if (each.before) await shelf.put(each.key, each.before, each.version);
    else await shelf.remove(each.key, each.version);
  }
}
