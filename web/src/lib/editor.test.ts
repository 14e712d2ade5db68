import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "./api";
import { AGAIN, Editor, PAUSE } from "./editor.svelte";
import type { CardForm, OwnCard } from "./protocol";
import { read, unsaved } from "./typing";

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
};
const card = (version: number, form: CardForm): OwnCard => ({
  id: "c",
  version,
  form,
  read: { card: null, steps: [], faults: [], warnings: [] },
});

beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  vi.stubGlobal("localStorage", storage);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An editor over a server that has a card, and counts what it is sent. */
function opened(there: OwnCard | null = null) {
  const server = { card: there, down: false, sent: [] as string[] };
  const editor = new Editor("s", "c", {
    put: async (form, version) => {
      if (server.down) throw new ApiError("The server does not answer.", 0);
      server.sent.push(form.text);
      if ((server.card?.version ?? 0) !== version) throw new ApiError("Changed elsewhere.", 409);
      server.card = card(version + 1, form);
      return server.card;
    },
    get: async () => server.card,
  });
  editor.open(there);
  const type = (text: string): void => {
    editor.form.text = text;
    editor.typed();
  };
  return { editor, server, type };
}

describe("what is typed", () => {
  it("is sent only once where the server will not take it, and again when it is mended", async () => {
    const sent: string[] = [];
    const editor = new Editor("s", "c", {
      put: async (form) => {
        sent.push(form.name);
        if (form.name.length > 3) throw new ApiError("Too long.", 400);
        return card(1, form);
      },
      get: async () => null,
    });
    editor.open(null);
    editor.form.name = "four";
    editor.typed();
    await vi.advanceTimersByTimeAsync(PAUSE + AGAIN);
    expect([sent, editor.saving, editor.refused]).toEqual([["four"], "failed", true]);
    editor.form.name = "two";
    editor.typed();
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect([sent, editor.saving, editor.refused, editor.trouble]).toEqual([["four", "two"], "saved", false, ""]);
  });
  it("is in the browser at once and on the server after a pause", async () => {
    const { editor, server, type } = opened();
    type("+");
    type("+2");
    expect(unsaved("s", "c")?.form.text).toBe("+2");
    expect(server.sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(server.sent).toEqual(["+2"]);
    expect(editor.saving).toBe("saved");
    expect(editor.version).toBe(1);
    expect(unsaved("s", "c")).toBeNull();
  });
  it("makes no card while there is nothing", async () => {
    const { server, type } = opened();
    type("");
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(server.sent).toEqual([]);
  });
  it("is tried again while the server is away, and stays in the browser", async () => {
    const { editor, server, type } = opened();
    server.down = true;
    type("+2 Power.");
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(editor.saving).toBe("failed");
    expect(editor.trouble).toContain("does not answer");
    expect(unsaved("s", "c")?.form.text).toBe("+2 Power.");
    server.down = false;
    await vi.advanceTimersByTimeAsync(AGAIN);
    expect([editor.saving, editor.trouble, server.sent]).toEqual(["saved", "", ["+2 Power."]]);
  });
  it("comes back after a reload and is saved then", async () => {
    const before = opened();
    before.server.down = true;
    before.type("half a sent");
    const { editor, server } = opened();
    expect(editor.form.text).toBe("half a sent");
    await vi.advanceTimersByTimeAsync(0);
    expect(server.sent).toEqual(["half a sent"]);
  });
  it("while a save is under way is saved after it", async () => {
    const { editor, server, type } = opened();
    type("one");
    await vi.advanceTimersByTimeAsync(PAUSE - 1);
    const saving = editor.save();
    type("one two");
    expect(await saving).toBe(false);
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(server.sent).toEqual(["one", "one two"]);
    expect(editor.readText).toBe("one two");
  });
});

describe("two tabs", () => {
  it("are told apart, and one's own words can be kept", async () => {
    const { editor, server, type } = opened(card(1, { text: "old" }));
    server.card = card(2, { text: "theirs" });
    type("mine");
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(editor.conflict?.theirs?.form.text).toBe("theirs");
    expect(server.card.form.text).toBe("theirs");
    editor.keepMine();
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(server.card.form.text).toBe("mine");
    expect(editor.conflict).toBeNull();
  });
  it("or the others' taken", async () => {
    const { editor, server, type } = opened(card(1, { text: "old" }));
    server.card = card(2, { text: "theirs" });
    type("mine");
    await vi.advanceTimersByTimeAsync(PAUSE);
    editor.takeTheirs();
    expect([editor.form.text, editor.version, editor.saving]).toEqual(["theirs", 2, "saved"]);
    expect(unsaved("s", "c")).toBeNull();
  });
  it("differ too where one was closed before it could save", () => {
    const before = opened(card(1, { text: "old" }));
    before.type("mine");
    const { editor } = opened(card(2, { text: "theirs" }));
    expect(editor.conflict?.theirs?.form.text).toBe("theirs");
    expect(editor.form.text).toBe("mine");
  });
});

it("what a browser kept is read with care", () => {
  for (const text of [null, "", "[", "7", "{}", '{"version": "1", "form": {}}']) expect(read(text)).toBeNull();
  expect(read('{"version": 1, "form": {"name": "A"}}')).toMatchObject({ version: 1, form: { name: "A", text: "" } });
});
