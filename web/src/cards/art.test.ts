import { describe, expect, it } from "vitest";
import type { CardFacts } from "../lib/protocol";
import { art, drawnUrl } from "./art";
import { artUrl, backUrl, drawInstead, loadPictures, pictures } from "./pictures.svelte";
import { sample } from "./samples";

const TYPES = [
  "Hero",
  "Villain",
  "Super Power",
  "Equipment",
  "Location",
  "Starter",
  "Weakness",
  "Character",
  "Super Hero",
  "Super-Villain",
];

describe("the picture on a card", () => {
  it("is the same every time", () => {
    expect(art(sample())).toBe(art(sample()));
  });

  it("is never the same on two cards, even of one name", () => {
    const pictures = TYPES.flatMap((type) =>
      Array.from({ length: 200 }, (_, index) =>
        art(sample({ ref: `set/${type}-${index}`, name: `Card ${index % 20}`, type })),
      ),
    );
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it("shows the same person at every Level of a Character, in other light", () => {
    const figure = (picture: string): string | undefined =>
      /<g transform="translate\([^"]*scale[^"]*">(.*)<\/g><\/g><\/svg>/.exec(picture)?.[1];
    const [one, two, three] = [1, 2, 3].map((level) =>
      art(sample({ ref: `set/x-${level}`, name: "Somebody", type: "Character", side: "hero", level })),
    );
    expect(figure(one ?? "")).toBeTruthy();
    expect(figure(one ?? "")).toBe(figure(two ?? ""));
    expect(figure(one ?? "")).toBe(figure(three ?? ""));
    expect(new Set([one, two, three]).size).toBe(3);
  });

  it("draws what the name says", () => {
    const shapeOf = (name: string): string | undefined =>
      /rotate\([^)]*\) scale\([^)]*\)">(<path d="[^"]+)/.exec(art(sample({ type: "Equipment", name })))?.[1];
    expect(shapeOf("Red Ring")).not.toBe(shapeOf("Old Book"));
    expect(shapeOf("Book of Names")).toBe(shapeOf("Old Book"));
  });

  it("draws what the box says, whatever the name", () => {
    const shapeOf = (name: string, look: CardFacts["look"]): string | undefined =>
      /rotate\([^)]*\) scale\([^)]*\)">(<path d="[^"]+)/.exec(art(sample({ type: "Equipment", name, look })))?.[1];
    expect(shapeOf("Old Book", { thing: "ring" })).toBe(shapeOf("Red Ring", null));
    const place = (look: CardFacts["look"]): string => art(sample({ type: "Location", name: "Somewhere", look }));
    expect(new Set([place(null), place({ place: "cave" }), place({ place: "bay" })]).size).toBe(3);
    expect(art(sample({ look: { suit: "#123456" } }))).toContain("#123456");
  });

  it("holds only numbers that a browser can draw, and stays small", () => {
    for (const type of TYPES) {
      for (let index = 0; index < 60; index++) {
        const picture = art(sample({ ref: `set/${index}`, name: `Name ${index}`, type }));
        expect(picture).not.toMatch(/NaN|undefined|Infinity/);
        expect(picture.length).toBeLessThan(16_000);
      }
    }
  });

  it("comes as an address that needs no server", () => {
    expect(drawnUrl(sample())).toMatch(/^data:image\/svg\+xml,%3Csvg/);
  });

  it("is there once the code that draws has come", async () => {
    const image = { src: "gone" } as HTMLImageElement;
    drawInstead(image, sample());
    expect([artUrl(sample()), backUrl(), image.src, pictures.ready]).toEqual([undefined, undefined, "gone", false]);
    await loadPictures();
    drawInstead(image, sample());
    expect([artUrl(sample()), image.src]).toEqual([drawnUrl(sample()), drawnUrl(sample())]);
    expect(backUrl()).toMatch(/^data:image/);
    expect(pictures.ready).toBe(true);
    expect(artUrl({ ...sample(), picture: "mine" })).toBe("/api/pictures/mine");
  });
});
