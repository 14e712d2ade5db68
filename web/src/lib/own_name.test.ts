import { afterEach, describe, expect, it, vi } from "vitest";
import { api } from "./api";
import type { Me } from "./protocol";
import { OwnName } from "./own_name.svelte";

const rename = vi.spyOn(api, "rename");
const me = (name: string) => ({ name }) as Me;

afterEach(() => rename.mockReset());

describe("one's own name", () => {
  it("is kept as typed when one goes on, and asked for only if it is another", async () => {
    rename.mockImplementation((name) => Promise.resolve(me(name)));
    const name = new OwnName("Ada");
    expect(await name.keep()).toBe(true);
    expect(rename).not.toHaveBeenCalled();
    name.typed = " Zoe ";
    expect(await name.keep()).toBe(true);
    expect(await name.keep()).toBe(true);
    expect(rename.mock.calls).toEqual([["Zoe"]]);
    expect(name.kept).toBe("Zoe");
  });

  it("lets whoever goes on wait for the name that is under way", async () => {
    let answer: (me: Me) => void = () => undefined;
    rename.mockImplementation(() => new Promise((done) => (answer = done)));
    const name = new OwnName();
    name.typed = "Zoe";
    void name.keep();
    let gone = false;
    const going = name.keep().then((kept) => (gone = kept));
    await vi.waitFor(() => expect(rename).toHaveBeenCalledTimes(1));
    expect(gone).toBe(false);
    answer(me("Zoe"));
    await going;
    expect(gone).toBe(true);
    expect(rename).toHaveBeenCalledTimes(1);
  });

  it("holds back whoever goes on with a name that is refused, and says why", async () => {
    rename.mockRejectedValue(new Error("That name is taken."));
    const name = new OwnName();
    name.typed = "Ada";
    expect(await name.keep()).toBe(false);
    expect(name.refused).toBe("That name is taken.");
    name.typed = "";
    expect(await name.keep()).toBe(true);
    expect(name.refused).toBe("");
  });
});
