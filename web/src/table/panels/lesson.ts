/** What a lesson points at, as the table draws it. */

const PARTS: Readonly<Record<string, string>> = {
  hand: ".own .hand",
  "line-up": "[data-zone=line_up]",
  power: ".power",
  stacks: ".stacks",
  "super-villain": "[data-zone=super_villains]",
  foes: ".foes",
  you: ".own .me",
  deck: ".own .me",
  "in-play": ".own .staying.play",
  question: "#question",
};

/** Mark the parts of the table a step is about; the answer takes the marks away. */
export function pointAt(parts: readonly string[]): () => void {
  const found = parts.flatMap((part) => [...document.querySelectorAll<HTMLElement>(PARTS[part] ?? ":not(*)")]);
  for (const each of found) each.dataset.pointed = "";
  return () => {
    for (const each of found) delete each.dataset.pointed;
  };
}
