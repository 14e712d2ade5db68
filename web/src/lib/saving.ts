/** Files to save, where no server answers to their addresses. */

import { FOLDER, home } from "./home";

/** Save what a link leads to under the name it says, or the one that comes with the file. */
export async function saveFile(link: HTMLAnchorElement): Promise<void> {
  const answer = await home.ask(link.pathname.slice(FOLDER.length - 1) + link.search, {});
  const named = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
  const saved = document.createElement("a");
  saved.href = URL.createObjectURL(await answer.blob());
  saved.download = link.download || named || "line-up";
  saved.click();
  setTimeout(() => URL.revokeObjectURL(saved.href), 60_000);
}
