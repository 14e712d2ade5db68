/** Cards for tests. */

import type { CardFacts } from "../lib/protocol";

export function sample(changes: Partial<CardFacts> = {}): CardFacts {
  return {
    ref: "box/katana",
    set: "box",
    stack: "main",
    name: "Katana",
    type: "Hero",
    types: ["Hero"],
    cost: 2,
    vp: 1,
    vp_varies: false,
    copies: 2,
    text: ["+1 Power.", "Defense: Discard this card to avoid an Attack. Draw a card."],
    english: [],
    lines: [
      { keyword: "", text: "+1 Power." },
      { keyword: "Defense", text: "Discard this card to avoid an Attack. Draw a card." },
    ],
    signs: [{ icon: "power", n: 1 }],
    keywords: ["Defense"],
    emblem: "",
    mark: "",
    level: 0,
    side: "",
    provenance: { text: "real", facts: "public list", copies: "public list" },
    rulings: [],
    look: null,
    picture: "",
    ...changes,
  };
}
