import { expect, it } from "vitest";
import { MOST_FLIGHTS, flights } from "./flight";
import { position, seatZones } from "./samples";

const common = {
  main_deck: [-1, -1],
  line_up: [20],
  super_villains: [],
  stack: [],
  stack_2: [],
  weakness: [],
  destroyed: [],
  aside: [],
};

it("sees a card go from zone to zone", () => {
  const before = position({ common, seats: [seatZones({ hand: [1, 2] }), seatZones()] });
  const after = position({ common, seats: [seatZones({ hand: [2], play: [1] }), seatZones()] });
  expect(flights(before, after)).toEqual([{ card: 1, from: "0.hand", to: "0.play" }]);
});

it("finds the deck a hidden card was drawn from", () => {
  const before = position({ common, seats: [seatZones({ deck: [-1, -1], hand: [] }), seatZones()] });
  const after = position({ common, seats: [seatZones({ deck: [-1], hand: [5] }), seatZones()] });
  expect(flights(before, after)).toEqual([{ card: 5, from: "0.deck", to: "0.hand" }]);
});

it("finds a foe's hand behind a card they play, and the main deck behind the Line-Up", () => {
  const before = position({ common, seats: [seatZones(), seatZones({ hand: [-1, -1] })] });
  const after = position({
    common: { ...common, main_deck: [-1], line_up: [20, 21] },
    seats: [seatZones(), seatZones({ hand: [-1], play: [9] })],
  });
  expect(flights(before, after)).toEqual([
    { card: 21, from: "main_deck", to: "line_up" },
    { card: 9, from: "1.hand", to: "1.play" },
  ]);
});

it("lets nothing fly when everything moves", () => {
  const cards = Array.from({ length: MOST_FLIGHTS + 1 }, (_, card) => card);
  const before = position({ common, seats: [seatZones({ discard: cards }), seatZones()] });
  const after = position({ common, seats: [seatZones({ hand: cards }), seatZones()] });
  expect(flights(before, after)).toEqual([]);
});
