/** Signs for sounds, for those who do not hear them. */

import type places from "../sounds/places.json";

type SoundName = keyof typeof places;

/** How many signs are seen at once. */
const MOST = 3;
/** How long a sign stays, in milliseconds. */
const STAY = 2500;

export const captions: { id: number; name: SoundName }[] = $state([]);
let last = 0;

/** Show the sign of a sound for a moment. */
export function caption(name: SoundName): void {
  const id = ++last;
  if (captions.at(-1)?.name === name) captions.pop();
  captions.push({ id, name });
  if (captions.length > MOST) captions.shift();
  setTimeout(() => {
    captions.splice(0, captions.findIndex((each) => each.id === id) + 1);
  }, STAY);
}
