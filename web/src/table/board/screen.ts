/** What the screen has room for; in rem, so that large type has the room of a small screen. */

import { MediaQuery } from "svelte/reactivity";

/** The log lies beside the table, under the foes. */
export const wide = new MediaQuery("(width >= 73.75rem)");
/** Cards lie as rows, and piles are words. */
export const narrow = new MediaQuery("(width <= 53.75rem)");
