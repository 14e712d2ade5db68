/** The name one types for oneself: the server gets it as soon as one leaves the field, and before one goes on. */

import { api } from "./api";

export class OwnName {
  typed = $state("");
  refused = $state("");
  /** The name the server has. */
  kept = $state("");
  private last: Promise<boolean> = Promise.resolve(true);

  constructor(name = "") {
    this.typed = this.kept = name;
  }

  /** Have the server keep what is typed, if it is another name; false if it is refused. */
  keep(): Promise<boolean> {
    this.last = this.last.then(() => this.send());
    return this.last;
  }

  private async send(): Promise<boolean> {
    const wanted = this.typed.trim();
    this.refused = "";
    if (!wanted || wanted === this.kept) return true;
    try {
      this.kept = (await api.rename(wanted)).name;
      return true;
    } catch (error) {
      this.refused = error instanceof Error ? error.message : String(error);
      return false;
    }
  }
}
