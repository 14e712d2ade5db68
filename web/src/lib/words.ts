/** What a card is, in the words and signs the client uses everywhere. */

import type { CardFacts } from "./protocol";
import { say, type Bare } from "./speech";

/** The seven colour families; Super Heroes, Super-Villains and Characters wear their side's with a gold frame. */
export type Family = "hero" | "villain" | "super-power" | "equipment" | "location" | "starter" | "weakness";

const FAMILIES: Record<string, Family> = {
  Hero: "hero",
  "Super Hero": "hero",
  Villain: "villain",
  "Super-Villain": "villain",
  "Super Power": "super-power",
  Equipment: "equipment",
  Location: "location",
  Starter: "starter",
  Weakness: "weakness",
};

export function family(card: Pick<CardFacts, "type" | "side">): Family {
  if (card.type === "Character") return card.side === "villain" ? "villain" : "hero";
  return FAMILIES[card.type] ?? "equipment";
}

/** Whether the card is one of the great ones: Super Hero, Super-Villain, Character. */
export function isGreat(card: Pick<CardFacts, "type">): boolean {
  return card.type === "Character" || card.type === "Super Hero" || card.type === "Super-Villain";
}

/** A Super Hero is never bought and scores nothing: no cost and no Victory Points stand on it. */
export function hasCost(card: Pick<CardFacts, "type">): boolean {
  return card.type !== "Super Hero";
}

const slug = (word: string): string => word.toLowerCase().replace(" ", "-");

/** A card's type as it is read: "Super-Villain". */
export function typeName(type: string): string {
  return say("type-name", { type: slug(type) });
}

/** A keyword as it is read: "Defense". */
export function keywordName(keyword: string): string {
  return say("card-keyword-name", { keyword: slug(keyword) });
}

export function points(card: Pick<CardFacts, "vp" | "vp_varies">): string {
  return card.vp_varies ? "*" : String(card.vp).replace("-", "−");
}

export function fullName(card: Pick<CardFacts, "name" | "level">): string {
  return card.level ? say("card-full-name", { name: card.name, level: card.level }) : card.name;
}

export function cardPath(card: Pick<CardFacts, "ref">): string {
  return `/cards/${card.ref.split("/").map(encodeURIComponent).join("/")}`;
}

/** Where a text can come from, the surest first. */
export const PROVENANCES = ["real", "partial", "inferred", "stand-in", "custom"] as const;
export type Provenance = (typeof PROVENANCES)[number];

function isProvenance(label: string): label is Provenance {
  return (PROVENANCES as readonly string[]).includes(label);
}

/** Where the card's text comes from. */
export function provenance(card: Pick<CardFacts, "provenance">): Provenance {
  const found = card.provenance.text ?? "custom";
  return isProvenance(found) ? found : "custom";
}

/** What the mark of a card's text means; of a partial text also which part of it is ours. */
export function meaning(card: Pick<CardFacts, "provenance">): string {
  const { ours } = card.provenance;
  return ours ? say("meaning-ours", { ours }) : say(`meaning-${provenance(card)}`);
}

/** A card whose text never came to an end: for the rest of the game it says only that. */
export function silenced(card: CardFacts): CardFacts {
  const text = say("card-silent");
  return { ...card, keywords: [], text: [text], lines: [{ keyword: "", text }], signs: [] };
}

const SOURCES: Record<string, Bare> = {
  rulebook: "source-rulebook",
  "public list": "source-lists",
  estimated: "source-estimated",
};

/** Where any other fact comes from, for people. */
export function sourceWords(label: string): string {
  if (isProvenance(label)) return say(`meaning-${label}`);
  const known = SOURCES[label];
  return known ? say(known) : label;
}

/** The whole card in one sentence, for a screen reader. */
export function spoken(card: CardFacts): string {
  const parts = [fullName(card), card.type];
  if (hasCost(card))
    parts.push(
      say("spoken-cost", { n: card.cost }),
      card.vp_varies ? say("spoken-points-vary") : say("points", { n: card.vp }),
    );
  if (card.emblem) parts.push(say("card-belongs-spoken", { name: emblemName(card.emblem) }));
  const from = provenance(card);
  const { ours } = card.provenance;
  if (from !== "real") parts.push(ours ? say("spoken-ours", { ours }) : say(`spoken-text-${from}`));
  return `${parts.join(", ")}. ${card.text.join(" ")}`.trim();
}

/** An emblem's name for people: "lex-luthor" is Lex Luthor. */
export function emblemName(emblem: string): string {
  return emblem.replace(/(^|-)(\w)/g, (_, dash: string, letter: string) => (dash ? " " : "") + letter.toUpperCase());
}

/** Words as they begin a sentence or stand on a button. */
export function label(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A summary as a sentence of its own. */
export function sentence(text: string): string {
  return `${label(text)}.`;
}

/** A text cut at the numbers of rules in it: capitals, capitals and two digits. */
export function ruleParts(text: string): { text: string; rule: string }[] {
  return text
    .split(/\b([A-Z]{2,8}-[A-Z]+-\d\d)\b/)
    .map((part, index) => ({ text: part, rule: index % 2 ? part : "" }))
    .filter((part) => part.text);
}
