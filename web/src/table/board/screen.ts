/** What the screen has room for; in rem, so that large type has the room of a small screen. */

import { MediaQuery } from "svelte/reactivity";

/** The log lies beside the table, under the foes. */
export const wide = new MediaQuery("(width >= 73.75rem)");
/** A phone or a narrow tablet, held upright or laid on its side: the table is one for thumbs. */
export const narrow = new MediaQuery("(width <= 53.75rem), (height <= 33rem)");
/** A phone held upright that has room for one line where a taller one shows a fight. */
export const low = new MediaQuery("(width <= 53.75rem) and (height <= 46rem) and (orientation: portrait)");
