import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiError, LONG_PATIENCE, PATIENCE, api } from "./api";

function answer(status: number, body: unknown): Response {
  return new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
}

afterEach(() => vi.unstubAllGlobals());

describe("the server's answers", () => {
  it("are read, and what is sent goes as JSON", async () => {
    const fetch = vi.fn(async () => answer(201, { table: "x", path: "/table/x" }));
    vi.stubGlobal("fetch", fetch);
    expect(await api.newTable({ start: true })).toEqual({ table: "x", path: "/table/x" });
    expect(fetch).toHaveBeenCalledWith(
      "/api/tables",
      expect.objectContaining({ method: "POST", body: '{"start":true}' }),
    );
  });

  it("carry the server's own sentence when it refuses", async () => {
    vi.stubGlobal("fetch", async () => answer(400, { error: { key: "sorry-name", args: { most: 24, name: "" } } }));
    await expect(api.rename("")).rejects.toEqual(
      new ApiError('A name is 1 to 24 printable characters; "" is not.', 400, "sorry-name"),
    );
  });

  it("tell a silent server from a refusing one", async () => {
    vi.stubGlobal("fetch", async () => {
      throw new TypeError("failed");
    });
    await expect(api.tables()).rejects.toMatchObject({
      status: 0,
      message: expect.stringContaining("does not answer"),
    });
    vi.stubGlobal("fetch", async () => answer(502, "<html>"));
    await expect(api.tables()).rejects.toMatchObject({ status: 0 });
    vi.stubGlobal("fetch", async () => answer(500, "<html>"));
    await expect(api.tables()).rejects.toMatchObject({ status: 500, message: expect.stringContaining("500") });
  });

  it("are not waited for longer than 5 s, except where whole sets are read", async () => {
    vi.useFakeTimers();
    vi.stubGlobal(
      "fetch",
      (_: string, { signal }: RequestInit) =>
        new Promise((_, reject) => signal!.addEventListener("abort", () => reject(new Error("stopped")))),
    );
    const said: string[] = [];
    const waiting = [
      api.tables().catch(() => said.push("tables")),
      api.newTable({ settings: {} }).catch(() => said.push("table")),
      api.newTable({ settings: { custom: ["…"] } }).catch(() => said.push("table of a set")),
      api.own().catch(() => said.push("set")),
    ];
    expect(PATIENCE).toBeLessThan(5000);
    await vi.advanceTimersByTimeAsync(5000);
    expect(said).toEqual(["tables", "table"]);
    await vi.advanceTimersByTimeAsync(LONG_PATIENCE);
    await Promise.all(waiting);
    expect(said).toHaveLength(4);
    vi.useRealTimers();
  });

  it("are kept where they never change, but failures are not", async () => {
    const fetch = vi.fn(async () => answer(503, { error: { key: "server-too-much", args: {} } }));
    vi.stubGlobal("fetch", fetch);
    await expect(api.games()).rejects.toThrow("wait a moment");
    fetch.mockImplementation(async () => answer(200, { release: "1", games: [], bots: [] }));
    expect((await api.games()).release).toBe("1");
    await api.games();
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
