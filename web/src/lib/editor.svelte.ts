/** A card while it is typed: kept in the browser at once, saved and read by the server at every pause, never lost. */

import { ApiError } from "./api";
import type { CardRead, OwnCard } from "./protocol";
import { forget, keep, unsaved } from "./typing";
import { blank, copied, EMPTY, same, type Form } from "./workshop";

/** What the editor asks of the server. */
export interface Server {
  put: (form: Form, version: number) => Promise<OwnCard>;
  /** The card as the server has it now; null if it has none. */
  get: () => Promise<OwnCard | null>;
}

export type Saving = "new" | "typing" | "saved" | "failed";

/** How long a pause has to be, in milliseconds, and after how long a failed save is tried again. */
export const PAUSE = 450;
export const AGAIN = 3000;

export class Editor {
  form: Form = $state({ ...EMPTY });
  read = $state.raw<CardRead | null>(null);
  /** The text that was read; what was typed since is not. */
  readText = $state("");
  saving: Saving = $state("new");
  trouble = $state("");
  /** The server will not take what is typed, however often it is sent. */
  refused = $state(false);
  /** Another page has changed the card meanwhile: what is there now (null: nothing), until one of both is chosen. */
  conflict = $state.raw<{ theirs: OwnCard | null } | null>(null);
  /** The browser keeps nothing, so that a reload would lose what is not saved. */
  forgetful = $state(false);
  version = $state(0);

  private saved: Form = { ...EMPTY };
  private busy = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly set: string,
    readonly key: string,
    private readonly server: Server,
  ) {}

  /** Begin with the card as the server has it, or a new one, and with what was typed and not saved. */
  open(card: OwnCard | null, replaces = ""): void {
    this.take(card, replaces);
    const kept = unsaved(this.set, this.key);
    if (!kept) return;
    if (same(kept.form, this.saved)) {
      forget(this.set, this.key);
    } else {
      this.form = kept.form;
      if (kept.version === this.version) this.later(0);
      else this.conflict = { theirs: card };
    }
  }

  private take(card: OwnCard | null, replaces = ""): void {
    this.form = { ...EMPTY, replaces, ...(card?.form ?? {}) };
    this.saved = copied(this.form);
    this.read = card?.read ?? null;
    this.readText = this.saved.text;
    this.version = card?.version ?? 0;
    this.saving = card ? "saved" : "new";
  }

  /** Something was typed. */
  typed(): void {
    this.forgetful = !keep(this.set, this.key, { form: copied(this.form), version: this.version });
    this.saving = "typing";
    if (!this.conflict) this.later(PAUSE);
  }

  private later(wait: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save(), wait);
  }

  /** Save what is typed now; true once the server has all of it. */
  async save(): Promise<boolean> {
    clearTimeout(this.timer);
    if (this.busy || this.conflict) return false;
    const sent = copied(this.form);
    if (this.version ? same(sent, this.saved) : blank(sent)) {
      this.done();
      return this.version > 0;
    }
    this.busy = true;
    try {
      const answer = await this.server.put(sent, this.version);
      this.version = answer.version;
      this.saved = sent;
      this.read = answer.read;
      this.readText = sent.text;
      this.trouble = "";
      this.refused = false;
    } catch (error) {
      await this.failed(error);
      return false;
    } finally {
      this.busy = false;
    }
    if (same(sent, this.form)) {
      this.done();
      return true;
    }
    this.typed();
    return false;
  }

  private done(): void {
    this.saving = this.version ? "saved" : "new";
    forget(this.set, this.key);
  }

  private async failed(error: unknown): Promise<void> {
    this.saving = "failed";
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 409) {
      try {
        this.conflict = { theirs: await this.server.get() };
        return;
      } catch {
        // asked again below, with the save
      }
    }
    this.trouble = error instanceof Error ? error.message : String(error);
    this.refused = status === 400;
    if (!this.refused) this.later(AGAIN);
  }

  /** Of two, keep what was typed here. */
  keepMine(): void {
    this.version = this.conflict?.theirs?.version ?? 0;
    this.conflict = null;
    this.typed();
    this.later(0);
  }

  /** Of two, take what the server has. */
  takeTheirs(): void {
    const theirs = this.conflict?.theirs ?? null;
    this.conflict = null;
    forget(this.set, this.key);
    this.take(theirs, this.form.replaces);
  }

  /** Let go of what was typed here: it is kept elsewhere, or not wanted. */
  drop(): void {
    clearTimeout(this.timer);
    this.saving = "saved";
    forget(this.set, this.key);
  }

  /** Leave the page: what is not saved yet is sent once more, and stays in the browser until it is. */
  close(): void {
    if (this.saving === "typing") void this.save();
    clearTimeout(this.timer);
  }
}
