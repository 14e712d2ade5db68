/** What the screen has room for. */

import { MediaQuery } from "svelte/reactivity";

/** The log lies beside the table, under the foes. */
export const wide = new MediaQuery("(min-width: 1180px)");
/** Cards lie as rows, and piles are words. */
export const narrow = new MediaQuery("(max-width: 860px)");
