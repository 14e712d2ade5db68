/** Finds the names of cards in a sentence. */

export interface Piece {
  text: string;
  /** Index into the catalogue, or -1 for plain words. */
  card: number;
}

/** A finder for the names of a catalogue; where names overlap the longest wins. */
export function linker(names: readonly string[]): (sentence: string) => Piece[] {
  const index = new Map<string, number>();
  names.forEach((name, at) => {
    if (name && !index.has(name)) index.set(name, at);
  });
  const longestFirst = [...index.keys()].sort((a, b) => b.length - a.length).map(escape);
  if (!longestFirst.length) return (sentence) => [{ text: sentence, card: -1 }];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join("|")})(?![\\p{L}\\p{N}])`, "gu");
  return (sentence) => {
    const pieces: Piece[] = [];
    let at = 0;
    for (const found of sentence.matchAll(pattern)) {
      if (found.index > at) pieces.push({ text: sentence.slice(at, found.index), card: -1 });
      pieces.push({ text: found[0], card: index.get(found[0]) ?? -1 });
      at = found.index + found[0].length;
    }
    if (at < sentence.length) pieces.push({ text: sentence.slice(at), card: -1 });
    return pieces;
  };
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
