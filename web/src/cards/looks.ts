/** What everybody knows of somebody's looks, in a few strokes; chance does the rest. */

export type Top = "hair" | "bald" | "cowl" | "hood" | "helmet" | "horns" | "tiara";

export interface Hints {
  monster?: boolean;
  top?: Top;
  long?: boolean;
  hair?: string;
  skin?: string;
  suit?: string;
  trim?: string;
  cloth?: string;
  cape?: boolean;
  mask?: boolean;
  grin?: boolean;
}

const BLACK = "#1d1a22";
const BROWN = "#4a2c1a";
const BLOND = "#e0b04a";
const RED = "#b03a1e";
const WHITE = "#e4e0d8";
const GREEN = "#3f9a4a";

/** Long hair of a colour, no mask unless one is known. */
const long = (hair: string, more: Hints = {}): Hints => ({ top: "hair", long: true, hair, mask: false, ...more });
const short = (hair: string, more: Hints = {}): Hints => ({ top: "hair", long: false, hair, mask: false, ...more });
const monster = (): Hints => ({ monster: true });

export const HINTS: Record<string, Hints> = {
  Superman: short(BLACK, { suit: "#2a5db8", trim: "#e8433a", cloth: "#c8302c", cape: true }),
  Batman: { top: "cowl", suit: "#3a4258", trim: "#e8c14a", cloth: "#22283a", cape: true, mask: false },
  "Wonder Woman": { top: "tiara", long: true, hair: BLACK, suit: "#b02a33", trim: "#efbe3a", cape: false, mask: false },
  Aquaman: short(BLOND, { suit: "#d98a22", trim: "#2f8a58", cape: false }),
  "Zatanna Zatara": long(BLACK, { suit: "#2a2734", trim: "#f2ead8", cape: false }),
  "Shazam!": short(BLACK, { suit: "#c2282e", trim: "#ffd23f", cloth: "#f2ead8", cape: true }),
  "The Joker": short(GREEN, { skin: "#f2efe6", suit: "#5f3a8c", trim: "#e88a2a", cape: false, grin: true }),
  "Lex Luthor": { top: "bald", skin: "#f0c6a4", suit: "#3d5a46", trim: "#8a5fb0", cape: false, mask: false },
  Circe: long("#7a3fa0", { suit: "#4d7a3a", trim: "#e8c14a", cape: true }),
  "Ocean Master": { top: "helmet", suit: "#4a3a78", trim: "#b8c2d0", cloth: "#5a2f6a", cape: true, mask: false },
  "Felix Faust": { top: "hood", hair: WHITE, suit: "#6a2a3a", cloth: "#4a1f33", cape: true, mask: false },
  "Black Adam": short(BLACK, { skin: "#d8a277", suit: "#26242e", trim: "#ffd23f", cape: true }),
  "Booster Gold": { top: "helmet", suit: "#2f5aa8", trim: "#f0c23a", cape: false, mask: false },
  Hawkman: { top: "helmet", trim: "#efbe3a", suit: "#8a5a34", cape: false, mask: false },
  Nightwing: short(BLACK, { suit: "#26304a", trim: "#4aa8e8", cape: false, mask: true }),
  "Red Tornado": { top: "bald", skin: "#c23a2e", suit: "#a82a26", trim: "#f0c23a", cloth: "#2f5aa8", cape: true },
  Starfire: long("#e8602a", { skin: "#e8a05a", suit: "#6a3a9a", cape: false }),
  Batgirl: { top: "cowl", long: false, suit: "#4a4470", trim: "#f0c23a", cape: true },
  "Black Canary": long(BLOND, { suit: "#26242e", cape: false }),
  Supergirl: long(BLOND, { suit: "#2a5db8", trim: "#e8433a", cloth: "#c8302c", cape: true }),
  Superboy: short(BLACK, { suit: "#26304a", trim: "#c8302c", cape: false }),
  "Lois Lane": long(BLACK, { cape: false }),
  "Lana Lang": long(RED, { cape: false }),
  "Vicki Vale": long(RED, { cape: false }),
  "Jimmy Olsen": short(RED, { cape: false }),
  "Harley Quinn": long(BLOND, { skin: "#f2efe6", grin: true }),
  "Poison Ivy": long(RED, { skin: "#a8d08a", suit: "#2f7a3a" }),
  "Silver Banshee": long(WHITE, { skin: "#e8e6ee" }),
  "Commissioner Gordon": short(WHITE, { cape: false }),
  "Alfred Pennyworth": short(WHITE, { suit: "#2a2734", cape: false }),
  "Mr. Freeze": { top: "bald", skin: "#a8d4e8", cape: false, mask: false },
  "Swamp Thing": monster(),
  "Tawky Tawny": monster(),
  Krypto: { top: "cowl", suit: "#e8e2d4", skin: "#e8e2d4", trim: "#e8433a", cloth: "#c8302c", cape: true, mask: false },
};

for (const name of ["Batwoman", "Mera", "Giganta", "Mary Marvel", "Daughter of Gotham City"]) HINTS[name] ??= long(RED);
for (const name of ["Hera", "Hippolyta", "Stargirl", "Cheetah", "Sonic Siren"]) HINTS[name] ??= long(BLOND);
for (const name of [
  "Donna Troy",
  "Hawkgirl",
  "Huntress",
  "Isis",
  "Katana",
  "Madame Xanadu",
  "Raven",
  "Tula",
  "Catwoman",
  "Faora",
  "Enchantress",
  "Siren",
  "Strife",
  "Talia al Ghul",
  "Lust",
  "Envy",
  "Warrior Princess",
  "Artemis",
  "Ya'wara",
]) {
  HINTS[name] ??= long(BLACK);
}
for (const name of ["Darla Dudley", "Oracle", "Cyclone"]) HINTS[name] ??= long(BROWN, { cape: false });
for (const name of [
  "Doomsday",
  "Killer Croc",
  "King Shark",
  "Clayface",
  "Chimera",
  "The Trench",
  "Mister Mind",
  "Parasite",
  "Larfleeze",
  "Etrigan",
  "The Demon Etrigan",
  "Mongul",
  "Trigon",
  "The Monster Society",
]) {
  HINTS[name] ??= monster();
}
