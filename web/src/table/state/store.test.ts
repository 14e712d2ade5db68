import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FIRST_WAIT } from "../../lib/connection";
import { settings } from "../../lib/settings.svelte";
import { VERSION, type Position, type TableInfo } from "../../lib/protocol";
import { MISSED } from "./absences.svelte";
import { LiveTable } from "./live";
import { UNDER_WAY } from "./store.svelte";
import { nextWords } from "./story";
import { LEAST_WAIT, MOST_WAIT, PAUSE } from "./pacing";
import { ask, buyLine, option, position, seatZones, turnLine } from "./samples";

interface Line {
  sent: { type: string }[];
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

const info: TableInfo = {
  type: "table",
  id: "t",
  status: "playing",
  reason: null,
  settings: { game: "heroes-unite" },
  title: "Heroes Unite",
  own: [],
  notes: [],
  seats: ["Ann", "Bea"].map((name) => ({
    kind: "person",
    name,
    person: name,
    bot: "",
    hero: "",
    connected: true,
    conceded: false,
    here: false,
    removed: false,
    moderator: false,
  })),
  teams: [],
  identities: [],
  host: "Ann",
  you: "Ann",
  seat: 0,
  curtain: -1,
  spectators: [],
  moderators: [],
  knocks: [],
  decided: [],
  game: 1,
  begun_by: "",
  paused: "",
  pausing: "free",
  undo: null,
  request: null,
  redo: false,
  hints: true,
  commitment: "",
  seed: "",
  salt: "",
  match: null,
  deal: "",
  scored: false,
};
const main = ask("main", [option("play", 1), option("play", 2), option("buy", 3), option("end")]);

describe("a table to sit at", () => {
  let lines: Line[];
  let table: LiveTable;
  const say = (message: object): void => lines.at(-1)!.onmessage!({ data: JSON.stringify(message) });
  const show = (given: Partial<Position>): void =>
    say(
      position({
        seats: [seatZones({ hand: [1, 2] }), seatZones()],
        cards: [
          [1, 0],
          [2, 0],
        ],
        ...given,
      }),
    );
  const sent = (type: string): object[] =>
    lines.flatMap((line) => line.sent).filter((message) => message.type === type);

  beforeEach(async () => {
    vi.useFakeTimers();
    lines = [];
    Object.assign(settings, { pace: "instant", answerForMe: false, sound: false });
    vi.stubGlobal("location", { protocol: "http:", host: "here" });
    vi.stubGlobal("fetch", () =>
      Promise.resolve(new Response(JSON.stringify([{ name: "Punch", text: [], english: [] }]))),
    );
    vi.stubGlobal(
      "WebSocket",
      class {
        sent: { type: string }[] = [];
        onopen = null;
        onmessage = null;
        onclose = null;
        constructor() {
          lines.push(this as unknown as Line);
        }
        send(text: string): void {
          this.sent.push(JSON.parse(text) as { type: string });
        }
        close(): void {}
      },
    );
    table = new LiveTable("t");
    lines[0]!.onopen!();
    say(info);
    await vi.advanceTimersByTimeAsync(0);
  });
  afterEach(() => {
    table.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("keeps the cards it was told of until a fresh position tells all of them", () => {
    show({
      fresh: true,
      number: 1,
      cards: [
        [1, 0],
        [2, 5],
      ],
    });
    show({ number: 2, cards: [[3, 7]] });
    expect([...table.faces]).toEqual([
      [1, 0],
      [2, 5],
      [3, 7],
    ]);
    show({ number: 3, cards: [[2, 6]] });
    expect(table.faces.get(2)).toBe(6);
    show({ fresh: true, number: 1, cards: [[2, 5]] });
    expect([...table.faces]).toEqual([[2, 5]]);
  });

  it("keeps the log up to where a position begins it anew, what was still to be shown included", () => {
    const numbers = (): number[] => table.log.map((line) => line.number);
    show({ fresh: true, number: 2, log: [turnLine(0, 1, 0), buyLine(1, 0), buyLine(2, 0)] });
    show({ number: 3, since: 3, log: [buyLine(3, 0)] });
    expect(numbers()).toEqual([0, 1, 2, 3]);
    show({ fresh: true, number: 2, since: 3 });
    expect(numbers()).toEqual([0, 1, 2]);
    show({ fresh: true, number: 3, since: 3, log: [buyLine(3, 0)] });
    expect(numbers()).toEqual([0, 1, 2, 3]);
    settings.pace = "slow";
    for (const number of [4, 5, 6]) show({ number, since: number, log: [buyLine(number, 0)] });
    expect(table.behind).toBeGreaterThan(0);
    show({ fresh: true, number: 5, since: 6 });
    expect(numbers()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it("comes back with the position it was told of last, and by whose eyes, and keeps its story", async () => {
    const hellos = (): object[] => sent("hello");
    expect(hellos()).toEqual([{ type: "hello", version: VERSION, chat: 0, seen: null }]);
    show({ fresh: true, number: 2, journal: 4, log: [turnLine(0, 1, 0), buyLine(2, 0)] });
    lines[0]!.onclose!({ code: 1006 });
    await vi.advanceTimersByTimeAsync(FIRST_WAIT);
    lines[1]!.onopen!();
    expect(hellos()[1]).toMatchObject({ seen: { game: 1, journal: 4, seat: 0 } });
    say({ type: "unchanged" });
    expect(table.position?.number).toBe(2);
    say(info);
    show({ fresh: true, number: 2, journal: 4, since: 3 });
    expect(table.log.map((line) => line.number)).toEqual([0, 2]);
  });

  it("asks for a hint once, shows it while its position is there, and puts it away again", () => {
    show({ number: 4, ask: main });
    table.askHint();
    table.askHint();
    table.askOdds();
    expect(sent("hint")).toEqual([{ type: "hint", game: 1, number: 4 }]);
    expect(sent("odds")).toEqual([]);
    const hint = {
      type: "hint",
      game: 1,
      number: 4,
      answer: "end",
      card: -1,
      reasons: [],
      chance: 0.5,
      values: [],
      games: 9,
    };
    say({ ...hint, number: 3 });
    expect([table.hint, table.thinking]).toEqual([null, ""]);
    say(hint);
    expect(table.hint?.answer).toBe("end");
    table.askHint();
    expect(table.hint).toBeNull();
    say(hint);
    show({ number: 5, ask: main });
    expect(table.hint).toBeNull();
  });

  it("does not ask for advice where the table gives none", () => {
    say({ ...info, hints: false });
    show({ number: 4, ask: main });
    table.askHint();
    table.askOdds();
    expect([...sent("hint"), ...sent("odds")]).toEqual([]);
  });

  it("shows a card that was silenced as silent", () => {
    show({});
    expect(table.facts(1)?.text).toEqual([]);
    show({ number: 2, silent: [0] });
    expect(table.facts(1)?.text).toEqual(["Switched off for the rest of this game: its text never ended."]);
  });

  it("forgets a refusal as soon as something else is tried", () => {
    table.send({ type: "wish", seat: 0, hero: "nobody" });
    say({ type: "refused", text: { key: "room-anybody", args: {} }, rule: "" });
    expect(table.refused).toBe("At random");
    table.send({ type: "wish", seat: 0, hero: "" });
    expect(table.refused).toBe("");
  });

  it("takes back an own answer at once, and asks where turns of others go with it", () => {
    show({ fresh: true, number: 2, undo: "free", undo_to: 1, reset_to: 0, log: [turnLine(0, 1, 0), buyLine(2, 0)] });
    table.undo();
    expect(sent("undo")).toEqual([{ type: "undo", turn: false }]);
    show({
      fresh: true,
      number: 4,
      undo: "free",
      undo_to: 1,
      reset_to: 0,
      log: [turnLine(0, 1, 0), turnLine(2, 2, 1), buyLine(3, 1)],
    });
    table.undo();
    expect([sent("undo").length, table.undoing, table.taken(1).length]).toEqual([1, { turn: false, number: 1 }, 2]);
    expect([table.takenTurns(1, 0), table.takenTurns(1, 1)]).toEqual([[1], []]);
    table.undo(false, true);
    expect([sent("undo").length, table.undoing]).toEqual([2, null]);
  });

  it("keeps nothing of what one of a shared device saw when the curtain falls", () => {
    show({ fresh: true, number: 4, ask: main, log: [buyLine(1, 0)] });
    table.askHint();
    say({ type: "hint", game: 1, number: 4, answer: "end", card: -1, reasons: [], chance: 0.5, values: [], games: 9 });
    say({ ...info, seat: -1, curtain: 1 });
    expect([table.position, table.hint, table.odds, table.log.length, table.picked.length]).toEqual([
      null,
      null,
      null,
      0,
      0,
    ]);
  });

  it("shows a position and its question, and knows the cards", () => {
    show({ fresh: true, ask: main });
    expect(table.ask?.options).toHaveLength(4);
    expect(table.myTurn).toBe(true);
    expect(table.facts(1)?.name).toBe("Punch");
    expect(table.facts(99)).toBeNull();
    expect(table.name(0)).toBe("You");
    expect(table.name(1)).toBe("Bea");
  });

  it("answers a question once, naming game and number", () => {
    show({ fresh: true, number: 7, ask: main });
    table.answer(main.options[3]!);
    table.answer(main.options[3]!);
    expect(sent("answer")).toEqual([{ type: "answer", game: 1, number: 7, answer: "end" }]);
    expect(table.open).toBeNull();
    say({ type: "refused", text: { key: "passing-only", args: {} }, rule: "" });
    expect(table.refused).toBe("Passing for you…");
    expect(table.open).not.toBeNull();
  });

  it("keeps a question on show while its answer is under way, unless that takes long", () => {
    show({ fresh: true, number: 7, ask: main });
    table.answer(main.options[3]!);
    vi.advanceTimersByTime(UNDER_WAY - 1);
    expect([table.ask?.kind, table.open]).toEqual(["main", null]);
    vi.advanceTimersByTime(1);
    expect(table.ask).toBeNull();
    show({ number: 8, ask: main });
    expect([table.ask?.kind, table.open?.kind]).toEqual(["main", "main"]);
  });

  it("offers the question only when everything before it was shown", () => {
    settings.pace = "slow";
    show({ fresh: true, number: 1, active: 1 });
    show({ number: 2, active: 1, log: [buyLine(2, 1)] });
    show({ number: 3, ask: main, log: [turnLine(3, 2, 0)] });
    expect(table.behind).toBe(1);
    expect(table.ask).toBeNull();
    table.skip();
    expect(table.ask).not.toBeNull();
    expect(table.log.map((line) => line.number)).toEqual([2, 3]);
  });

  it("tells what happened since the own turn ended", () => {
    show({ fresh: true, number: 1, active: 0, log: [turnLine(1, 1, 0)] });
    show({ number: 2, active: 1, log: [turnLine(2, 2, 1)] });
    show({ number: 3, active: 1, log: [buyLine(3, 1)] });
    show({ number: 4, active: 0, ask: main, log: [turnLine(4, 3, 0)] });
    expect(table.recap.map((line) => line.number)).toEqual([2, 3, 4]);
  });

  it("finds the same recap in a log that arrives whole", () => {
    const log = [turnLine(0, 1, 0), buyLine(1, 0), turnLine(2, 2, 1), buyLine(3, 1), turnLine(4, 3, 0)];
    show({ fresh: true, active: 0, log });
    expect(table.recap.map((line) => table.words(line.text))).toEqual([
      "Turn 2: Bea's turn.",
      "Bea buys Punch for 3.",
      "Turn 3: your turn.",
    ]);
  });

  it("shows what happened since the own turn once more, without asking anything, and comes back", async () => {
    show({ fresh: true, number: 1, active: 0, log: [turnLine(1, 1, 0)] });
    show({ number: 2, active: 1, log: [turnLine(2, 2, 1)] });
    show({ number: 3, active: 1, log: [buyLine(3, 1)] });
    expect(table.canWatch).toBe(false);
    show({ number: 4, active: 0, ask: main, log: [turnLine(4, 3, 0)] });
    const past = [2, 3, 4].map((number) => position({ number, active: 1, log: [buyLine(number, 1)] }));
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(past))));
    await table.watchAgain();
    expect([table.watching, table.ask, table.position?.number]).toEqual([true, null, 2]);
    vi.advanceTimersByTime(PAUSE.fast);
    expect(table.position?.number).toBe(3);
    vi.advanceTimersByTime(2 * PAUSE.fast);
    expect([table.watching, table.ask, table.position?.number]).toEqual([false, main, 4]);
    expect(table.log.map((line) => line.number)).toEqual([1, 2, 3, 4]);
    await table.watchAgain();
    table.skip();
    expect([table.watching, table.position?.number]).toEqual([false, 4]);
    await table.watchAgain();
    show({ number: 5, active: 0, ask: main });
    expect([table.watching, table.position?.number, table.canWatch]).toEqual([false, 5, true]);
    vi.advanceTimersByTime(10_000);
    expect(table.position?.number).toBe(5);
  });

  it("does what a partner proposes, once, and nothing that is not asked", () => {
    const seats = ["Ann", "Bea", "Cid", "Dan"].map((name) => ({ ...info.seats[0]!, name, person: name }));
    say({ ...info, seats, teams: [0, 1, 0, 1] });
    show({ fresh: true, number: 3, ask: main });
    expect(table.accept()).toBe(false);
    say({ type: "proposed", seat: 2, game: 1, number: 3, answer: "buy 9" });
    expect(table.wanted).toBeNull();
    say({ type: "proposed", seat: 2, game: 1, number: 3, answer: "buy 3" });
    expect(table.accept()).toBe(true);
    expect(sent("answer")).toEqual([{ type: "answer", game: 1, number: 3, answer: "buy 3" }]);
    table.point(2);
    expect(sent("point")).toEqual([{ type: "point", card: 2, team: true }]);
  });

  it("hides the signs of others from who wants none, but not a partner's", () => {
    settings.signs = false;
    say({ ...info, seats: [...info.seats, ...info.seats], teams: [0, 1, 0, 1] });
    show({ fresh: true, number: 3, ask: main });
    for (const seat of [1, 2]) say({ type: "pointed", seat, name: `P${seat}`, card: 1, team: false });
    expect(table.signs.at(1)).toEqual(["P2"]);
    settings.signs = true;
  });

  it("shows a great moment until it is skipped", () => {
    show({ fresh: true, number: 1 });
    show({ number: 2, beats: [{ kind: "attacked", seat: 1, card: 1, seats: [0] }] });
    expect(table.moment?.kind).toBe("attacked");
    table.skip();
    expect(table.moment).toBeNull();
  });

  it("says what an undo takes back", () => {
    show({ fresh: true, number: 1, undo: "free", undo_to: 0, log: [buyLine(1, 0)] });
    expect(table.undoes).toBe("You buy Punch for 3");
    show({ number: 2, undo: "free", undo_to: 0, log: [buyLine(2, 0), buyLine(2, 0)] });
    expect(table.undoes).toBe("You buy Punch for 3 and 2 more");
    show({ number: 3 });
    expect(table.undoes).toBe("");
  });

  it("plays all cards one after the other and stops when something else is asked", () => {
    show({ fresh: true, number: 1, ask: main });
    table.playAll();
    show({ number: 2, ask: ask("main", [option("play", 2), option("end")]) });
    expect(sent("answer")).toMatchObject([{ answer: "play 1" }, { answer: "play 2", joined: true }]);
    show({ number: 3, ask: ask("pick", [option("pick", 2), option("done")]) });
    expect(table.playingAll).toBe(false);
    expect(sent("answer")).toHaveLength(2);
  });

  it("collects a pick and sends it whole", () => {
    show({ fresh: true, number: 4, ask: ask("pick", [option("pick", 1)], { least: 2, most: 2, among: [1, 2, 5] }) });
    table.toggle(1);
    table.confirmPick();
    expect(sent("pick")).toEqual([]);
    table.toggle(2);
    table.toggle(5);
    expect(table.refused).toContain("You can pick 2 at most");
    table.confirmPick();
    expect(sent("pick")).toEqual([{ type: "pick", game: 1, number: 4, cards: [1, 2] }]);
  });

  it("answers an empty pick with done", () => {
    show({ fresh: true, ask: ask("pick", [option("pick", 1), option("done")], { most: 2, among: [1, 2] }) });
    table.confirmPick();
    expect(sent("answer")).toMatchObject([{ answer: "done" }]);
  });

  it("passes a window by itself against bots alone", () => {
    say({ ...info, seats: info.seats.map((seat, at) => (at ? { ...seat, kind: "bot", person: "" } : seat)) });
    show({ fresh: true, number: 1, active: 1, ask: ask("block", [option("block", 1), option("pass")]) });
    vi.advanceTimersByTime(1000);
    expect(sent("answer")).toEqual([]);
    show({ number: 2, active: 1, ask: ask("block", [option("pass")]) });
    vi.advanceTimersByTime(1000);
    expect(sent("answer")).toMatchObject([{ number: 2, answer: "pass" }]);
  });

  it("passes a window against people by itself unless that is switched off and only where nothing else can be done", () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    show({ fresh: true, number: 1, active: 1, ask: ask("block", [option("pass")]) });
    vi.advanceTimersByTime(LEAST_WAIT * 2);
    expect(sent("answer")).toEqual([]);
    settings.answerForMe = true;
    show({ number: 2, active: 1, ask: ask("block", [option("block", 1), option("pass")]) });
    vi.advanceTimersByTime(LEAST_WAIT * 2);
    expect(sent("answer")).toEqual([]);
    show({ number: 3, active: 1, ask: ask("block", [option("pass")]) });
    expect(table.autoPass).toBe(LEAST_WAIT);
    vi.advanceTimersByTime(LEAST_WAIT);
    expect(sent("answer")).toMatchObject([{ number: 3, answer: "pass" }]);
    vi.restoreAllMocks();
  });

  it("keeps one's own quick pass back as long as one that gives itself, but no card that is used", () => {
    settings.answerForMe = true;
    show({ fresh: true, number: 1, active: 1, ask: ask("block", [option("block", 1), option("pass")]) });
    table.answer(option("pass"));
    expect(sent("answer")).toEqual([]);
    expect(table.autoPass).toBeGreaterThan(0);
    vi.advanceTimersByTime(MOST_WAIT);
    expect(sent("answer")).toMatchObject([{ number: 1, answer: "pass" }]);
    show({ number: 2, active: 1, ask: ask("block", [option("block", 1), option("pass")]) });
    table.answer(option("block", 1));
    expect(sent("answer")).toHaveLength(2);
  });

  it("asks nothing of a paused game", () => {
    show({ fresh: true, ask: main });
    say({ ...info, paused: "Bea" });
    expect(table.ask).toBeNull();
  });

  it("keeps a line of chat once, and counts what was not seen", () => {
    const line = { type: "said", id: 3, name: "Bea", seat: 1, team: false, text: "Hi", time: "" };
    say(line);
    say(line);
    expect(table.chat).toHaveLength(1);
    expect(table.unread).toBe(1);
  });

  it("takes a fresh position after a lost line and can answer again", () => {
    show({ fresh: true, number: 5, ask: main });
    table.answer(main.options[3]!);
    lines[0]!.onclose!({ code: 1006 });
    expect(table.line).toBe("lost");
    vi.advanceTimersByTime(1000);
    lines[1]!.onopen!();
    show({ fresh: true, number: 5, ask: main });
    table.answer(main.options[3]!);
    expect(sent("answer")).toHaveLength(2);
    expect(lines[1]!.sent.map((message) => message.type)).toEqual(["hello", "answer"]);
  });

  it("says that there is no connection only as long as there is none", () => {
    show({ fresh: true, number: 5, ask: main });
    lines[0]!.onclose!({ code: 1006 });
    table.answer(main.options[3]!);
    expect(table.refused).toBe("No connection right now; try again in a moment.");
    vi.advanceTimersByTime(1000);
    lines[1]!.onopen!();
    expect(table.refused).toBe("");
    say({ type: "refused", text: { key: "passing-only", args: {} }, rule: "" });
    lines[1]!.onclose!({ code: 1006 });
    vi.advanceTimersByTime(1000);
    lines[2]!.onopen!();
    expect(table.refused).toBe("Passing for you…");
  });

  it("takes a seat as the person the browser's cookie names", async () => {
    const cookie = (person: string): void => {
      vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ person, name: "" }))));
    };
    cookie("Ann");
    await table.sit(1);
    expect(lines).toHaveLength(1);
    cookie("Eve");
    const done = table.sit(1);
    await vi.advanceTimersByTimeAsync(0);
    lines[1]!.onopen!();
    await done;
    expect(lines[1]!.sent.map((message) => message.type)).toEqual(["hello", "sit"]);
  });

  it("shows nothing of a table at whose door it stands, asks there, and asks anew where that was forgotten", async () => {
    show({ number: 4, ask: main });
    const outside = { type: "outside", title: "Heroes Unite", host: "Ann", asked: false };
    say(outside);
    expect([table.info, table.position, table.outside?.host]).toEqual([null, null, "Ann"]);
    const done = table.knock();
    lines[1]!.onopen!();
    await done;
    expect(lines[1]!.sent.map((message) => message.type)).toEqual(["hello", "knock"]);
    say(outside);
    say({ ...outside, asked: true });
    expect(sent("knock")).toHaveLength(1);
    say(outside);
    expect(sent("knock")).toHaveLength(2);
    say(info);
    expect([table.info?.id, table.outside]).toEqual(["t", null]);
  });

  it("stays with the game that ended while its result is read, and goes on from there", async () => {
    const over = { winners: [0] } as Position["result"];
    show({ fresh: true, number: 9, result: over });
    say({ ...info, status: "over" });
    table.reading = true;
    table.review = { type: "review", game: 1, at: 0, of: 1, decisions: 0, finished: false, moments: [] };
    say({ ...info, status: "gathering" });
    expect(nextWords(table.next!)).toBe("The host is setting up another game.");
    say({ ...info, game: 2, begun_by: "Bea" });
    show({ game: 2, fresh: true, number: 0 });
    show({ game: 2, number: 1, log: [turnLine(1, 1, 1)] });
    expect([table.position?.game, table.info?.status, table.review]).toEqual([1, "over", null]);
    expect(nextWords(table.next!)).toBe("Bea began a rematch.");
    table.goOn();
    await vi.advanceTimersByTimeAsync(0);
    expect([table.position?.game, table.position?.number, table.info?.status, table.next]).toEqual([
      2,
      1,
      "playing",
      null,
    ]);
    expect(table.log).toHaveLength(1);
  });

  it("goes on through the eyes one has by then, with the cards of what is played then", async () => {
    show({ fresh: true, number: 9 });
    table.reading = true;
    say({
      ...info,
      game: 2,
      seat: 1,
      settings: { game: "confrontations" },
      match: { half: 2, first: [], totals: [], winners: [] },
      begun_by: "Bea",
    });
    expect(nextWords(table.next!)).toBe("Bea began the second game.");
    show({ game: 2, fresh: true, number: 0 });
    table.goOn();
    expect(table.position).toBe(null);
    await vi.advanceTimersByTimeAsync(0);
    expect([table.seat, table.position?.game]).toEqual([1, 2]);
  });

  it("takes in at once whatever comes after the end where nobody reads", () => {
    show({ fresh: true, number: 9 });
    say({ ...info, game: 2, begun_by: "Bea" });
    show({ game: 2, fresh: true, number: 0 });
    expect([table.position?.game, table.next]).toEqual([2, null]);
  });

  it("misses nobody who only loads the page anew, and whoever stays away until they are back", () => {
    const told = (connected: boolean): void =>
      say({ ...info, seats: [info.seats[0]!, { ...info.seats[1]!, connected }] });
    told(false);
    vi.advanceTimersByTime(MISSED - 1);
    expect(table.absences.away).toEqual([]);
    told(true);
    told(false);
    vi.advanceTimersByTime(MISSED - 1);
    told(false);
    expect(table.absences.away).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(table.absences.away).toEqual([1]);
    told(true);
    expect(table.absences.away).toEqual([]);
  });

  it("asks who it is when it is sent away to come back", async () => {
    const fetch = vi.fn(() => Promise.resolve(new Response("{}")));
    vi.stubGlobal("fetch", fetch);
    say({ type: "gone", text: { key: "server-nobody", args: {} }, retry: true });
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledWith("/api/me", expect.objectContaining({ method: "GET" })));
  });

  it("says why the table cannot be shown", () => {
    say({ type: "gone", text: { key: "sorry-no-table", args: { table: "t" } }, retry: false });
    expect(table.gone).toBe('There is no table "t"; check the invitation, or make a new table.');
  });

  it("says so where a server of another version speaks otherwise", () => {
    say({ type: "gone", text: "This server speaks version 1 of the protocol.", retry: false });
    expect(table.gone).toBe("The server runs another version than this page. Reload the page.");
  });
});
