/** The pictures on cards. The code that draws them is as large as half the client, so it comes once the page stands. */

import { FOLDER } from "../lib/home";
import type { Pictured } from "./art";

let drawing: typeof import("./art") | null = $state.raw(null);
/** They can be drawn, or never will be: a table waits for that, so that no card lies there blank. */
export const pictures = $state({ ready: false });
let loading: Promise<void> | undefined;

/** Load what draws them, once. */
export function loadPictures(): Promise<void> {
  loading ??= import("./art")
    .then((module) => (drawing = module))
    .catch(() => undefined) // without a connection cards are text
    .then(() => {
      pictures.ready = true;
    });
  return loading;
}

/** The picture as an address for an image: the owner's, else the one that is drawn. */
export function artUrl(card: Pictured): string | undefined {
  return card.picture ? `${FOLDER}api/pictures/${card.picture}` : drawing?.drawnUrl(card);
}

/** The back of every card. */
export function backUrl(): string | undefined {
  return drawing?.BACK_URL;
}

/** Where an owner's picture is gone, the drawn one takes its place. */
export function drawInstead(image: HTMLImageElement, card: Pictured): void {
  const url = drawing?.drawnUrl(card);
  if (url && image.src !== url) image.src = url;
}
