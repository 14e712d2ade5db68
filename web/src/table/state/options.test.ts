import { describe, expect, it } from "vitest";
import {
  doing,
  freeGain,
  isWindow,
  leftUndone,
  mostBuys,
  nextPlay,
  onlyAnswer,
  onlyEnd,
  optionsByCard,
  pickIsWhole,
  picksMany,
  playAllShines,
  powerWords,
  shines,
  stillToPick,
  tag,
  whereabouts,
} from "./options";
import type { AskInfo, Sentence, StepFacts } from "../../lib/protocol";
import type { Key } from "../../lib/speech";
import { words } from "../../lib/voice";
import { ask, option, position, seatZones } from "./samples";

const kick = 7;
const punch = 3;

describe("optionsByCard", () => {
  it("lets every equal card in the same place stand for a merged option", () => {
    const play = option("play", 10);
    const found = optionsByCard(
      position({
        seats: [seatZones({ hand: [10, 11, 12], discard: [13] }), seatZones()],
        cards: [
          [10, punch],
          [11, punch],
          [12, kick],
          [13, punch],
        ],
        ask: ask("main", [play, option("end")]),
      }),
    );
    expect(found.get(10)).toEqual([play]);
    expect(found.get(11)).toEqual([play]);
    expect(found.has(12)).toBe(false);
    expect(found.has(13)).toBe(false);
  });

  it("keeps copies apart that have options of their own", () => {
    const [one, two] = [option("pick", 10), option("pick", 11)];
    const found = optionsByCard(
      position({
        seats: [seatZones({ play: [10, 11] }), seatZones()],
        cards: [
          [10, punch],
          [11, punch],
        ],
        ask: ask("pick", [one, two]),
      }),
    );
    expect(found.get(10)).toEqual([one]);
    expect(found.get(11)).toEqual([two]);
  });

  it("gives a card all its options", () => {
    const own = option("defend", 10, { n: 0 });
    const forPartner = option("defend", 10, { n: 2, answer: "defend 2 10" });
    const found = optionsByCard(
      position({
        seats: [seatZones({ hand: [10] }), seatZones()],
        cards: [[10, punch]],
        ask: ask("defend", [own, forPartner, option("pass")]),
      }),
    );
    expect(found.get(10)).toEqual([own, forPartner]);
  });

  it("offers every card that may be part of a pick of several", () => {
    const first = option("pick", 10);
    const found = optionsByCard(
      position({
        seats: [seatZones({ hand: [10, 11, 12] }), seatZones()],
        cards: [
          [10, punch],
          [11, punch],
          [12, kick],
        ],
        ask: ask("pick", [first], { least: 2, most: 2, among: [10, 11, 12] }),
      }),
    );
    expect([...found.keys()]).toEqual([10, 11, 12]);
    expect(found.get(12)?.[0]?.verb).toBe("pick");
  });

  it("leaves out what is picked already", () => {
    const half = ask("pick", [option("pick", 11), option("pick", 12)], {
      least: 2,
      most: 2,
      among: [10, 11, 12, 13],
      picked: [10],
    });
    expect(stillToPick(half)).toEqual([11, 12, 13]);
    expect([...optionsByCard(position({ ask: half })).keys()]).toEqual([11, 12, 13]);
  });

  it("is empty when nothing is asked", () => {
    expect(optionsByCard(position()).size).toBe(0);
  });
});

describe("whereabouts", () => {
  it("knows seen cards only", () => {
    const places = whereabouts(
      position({ seats: [seatZones({ hand: [4], deck: [-1, -1] }), seatZones({ play: [9] })] }),
    );
    expect([...places]).toEqual([
      [4, "0.hand"],
      [9, "1.play"],
    ]);
  });
});

describe("picks of several", () => {
  const many = ask("pick", [option("pick", 1), option("done")], { least: 1, most: 3, among: [1, 2, 3] });

  it("are picks of more than one card", () => {
    expect(picksMany(many)).toBe(true);
    expect(picksMany(ask("pick", [option("pick", 1)]))).toBe(false);
    expect(picksMany(ask("main", [option("play", 1)], { most: 2 }))).toBe(false);
    expect(picksMany(null)).toBe(false);
  });

  it("are whole between least and most", () => {
    expect([0, 1, 3, 4].map((count) => pickIsWhole(many, count, 9))).toEqual([false, true, true, false]);
  });

  it("are whole only while they do not cost too much together", () => {
    expect([5, 6].map((cost) => pickIsWhole({ ...many, limit: 5 }, 2, cost))).toEqual([true, false]);
  });
});

describe("windows", () => {
  it("can be passed by themselves only where passing is all there is", () => {
    expect(isWindow("defend") && isWindow("block") && isWindow("assist")).toBe(true);
    expect(onlyAnswer(ask("block", [option("pass")]))?.verb).toBe("pass");
    expect(onlyAnswer(ask("block", [option("block", 4), option("pass")]))).toBeNull();
    expect(onlyAnswer(ask("main", [option("end")]))).toBeNull();
    expect(onlyAnswer(ask("assist", [option("pass")], { must: false }))).toBeNull();
  });
});

describe("the own turn", () => {
  const main = ask("main", [option("play", 1), option("play", 2), option("buy", 3), option("end")]);

  it("plays the first card on offer, and only in the main part of the own turn", () => {
    expect(nextPlay(main)?.card).toBe(1);
    expect(nextPlay(ask("main", [option("end")]))).toBeNull();
    expect(nextPlay(ask("pick", [option("play", 1)]))).toBeNull();
    expect(nextPlay({ ...main, must: false })).toBeNull();
  });

  it("is played all at once where a lesson or a hint does not ask for a single card", () => {
    const main = ask("main", [option("play", 1), option("play", 2), option("end")]);
    const [one, two] = main.options.map(({ answer }) => answer);
    expect(playAllShines(main, [], undefined)).toBe(true);
    expect(playAllShines(main, [one!], undefined)).toBe(false);
    expect(playAllShines(main, [one!, two!], undefined)).toBe(true);
    expect(playAllShines(main, [one!], one)).toBe(true);
    expect(playAllShines(main, [two!], two)).toBe(false);
  });

  it("knows what is left undone", () => {
    const undone = leftUndone(main);
    expect(undone.plays.map((each) => each.card)).toEqual([1, 2]);
    expect(undone.buys.map((each) => each.card)).toEqual([3]);
  });

  it("says on a card what a press does", () => {
    expect(tag(option("buy", 3), 5)).toBe("Buy 5");
    expect(tag(option("play", 3), 5)).toBe("Play");
  });

  it("says on a card to pick what is done with it", () => {
    const said = (key: Sentence["key"]) => tag(option("pick", 3), 5, ask("pick", [], { act: { key, args: {} } }));
    expect(said("act-destroy")).toBe("Destroy");
    expect(said("act-put-into-the-hand")).toBe("Put");
    expect(said("act-set-aside")).toBe("Set aside");
    expect(said("act-copy")).toBe("Copy");
    expect(words(doing(ask("pick", [], { act: { key: "act-put-into-the-hand", args: { own: "yes" } } }), "Kick"))).toBe(
      "put Kick into your hand",
    );
  });

  it("knows how many cards the Power buys", () => {
    const two = [
      { cost: 3, copies: 1 },
      { cost: 4, copies: 1 },
    ];
    expect(mostBuys(6, two)).toBe(1);
    expect(mostBuys(7, two)).toBe(2);
    expect(mostBuys(9, [{ cost: 3, copies: 8 }])).toBe(3);
    expect(mostBuys(0, [{ cost: 0, copies: 1 }])).toBe(1);
  });

  it("says in words what the Power did and can do", () => {
    const two = [
      { cost: 3, copies: 1 },
      { cost: 4, copies: 1 },
    ];
    expect(powerWords(0, 6, null)).toBe("");
    expect(powerWords(4, 0, [])).toBe("spent 4 · buys nothing here");
    expect(powerWords(0, 3, two.slice(0, 1))).toBe("buys 1 card here");
    expect(powerWords(4, 6, two)).toBe("spent 4 · buys one of 2 here");
    expect(powerWords(0, 7, two)).toBe("buys up to 2 cards here");
  });
});

const step = (key: Key): StepFacts => ({
  said: { key: "step-line", args: { deed: { said: { key, args: { n: 1 } } } } },
  under: [],
});
const wanting = (...keys: Key[]): AskInfo =>
  ask("may", [
    option("yes", -1, { leads: keys.map(step) }),
    option("no", -1, { leads: [{ said: { key: "step-left-out", args: {} }, under: [] }] }),
  ]);

describe("freeGain", () => {
  it("is the yes that brings Power and nothing else", () => {
    expect(freeGain(wanting("step-deed-power"))?.verb).toBe("yes");
    expect(freeGain(wanting("step-deed-power", "step-deed-destroy"))).toBeNull();
    expect(freeGain(wanting("step-deed-draw"))).toBeNull();
    expect(freeGain(wanting())).toBeNull();
  });

  it("is none where a no brings something too, or where it is not said that it brings nothing", () => {
    const yes = option("yes", -1, { leads: [step("step-deed-power")] });
    expect(freeGain(ask("may", [yes, option("no", -1, { leads: [step("step-deed-draw")] })]))).toBeNull();
    expect(freeGain(ask("may", [yes, option("choose"), option("no")]))).toBeNull();
  });
});

describe("the end of a turn", () => {
  const end = option("end");

  it("comes by itself where nothing else can be done", () => {
    expect(onlyEnd(ask("main", [end]))).toBe(end);
    expect(onlyEnd(ask("main", [option("buy", 4), end]))).toBeNull();
    expect(onlyEnd(ask("main", [option("use", 4), end]))).toBeNull();
    expect(onlyEnd(ask("defend", [option("pass")]))).toBeNull();
    expect(onlyEnd(ask("main", [end], { must: false }))).toBeNull();
  });

  it("shines only then, or where the coach says so", () => {
    const buy = option("buy", 4);
    const left = ask("main", [buy, end]);
    expect(shines(end, ask("main", [end]), undefined)).toBe(true);
    expect(shines(end, left, undefined)).toBe(false);
    expect(shines(end, left, end.answer)).toBe(true);
    expect(shines(end, left, buy.answer)).toBe(false);
    expect(shines(end, ask("main", [end]), buy.answer)).toBe(false);
  });

  it("leaves the shine to a yes that is free, and gives none to doing nothing beside a choice", () => {
    const [pick, done] = [option("pick", 4), option("done")];
    expect(shines(done, ask("pick", [pick, done]), undefined)).toBe(false);
    const gain = wanting("step-deed-power");
    expect(gain.options.map((each) => shines(each, gain, undefined))).toEqual([true, false]);
  });
});
