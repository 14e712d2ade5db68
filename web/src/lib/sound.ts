/** Short sounds, made on the spot. */

interface Note {
  /** Hertz at the start and at the end. */
  pitch: [number, number];
  /** Seconds after the first note, and how long. */
  at: number;
  length: number;
  shape: OscillatorType;
  loud: number;
}

const note = (
  from: number,
  to: number,
  at: number,
  length: number,
  shape: OscillatorType = "triangle",
  loud = 0.2,
): Note => ({
  pitch: [from, to],
  at,
  length,
  shape,
  loud,
});

const TAP = [note(520, 360, 0, 0.07)];
const RISE = [note(392, 392, 0, 0.1), note(523, 523, 0.09, 0.16)];

/** What is heard at which moment. */
export const SOUNDS = {
  played: TAP,
  bought: [note(660, 660, 0, 0.06, "square", 0.06), note(990, 990, 0.06, 0.12, "square", 0.06)],
  shuffled: [
    note(180, 240, 0, 0.05, "sawtooth", 0.06),
    note(190, 260, 0.06, 0.05, "sawtooth", 0.06),
    note(200, 280, 0.12, 0.05, "sawtooth", 0.06),
  ],
  destroyed: [note(220, 70, 0, 0.25, "sawtooth", 0.12)],
  first_appearance: [note(98, 65, 0, 0.5, "sawtooth", 0.12), note(147, 98, 0.05, 0.45, "sawtooth", 0.08)],
  attacked: [note(160, 60, 0, 0.3, "sawtooth", 0.18), note(330, 110, 0.02, 0.18, "square", 0.08)],
  defended: [note(700, 720, 0, 0.05, "square", 0.1), note(940, 960, 0.06, 0.2, "triangle", 0.2)],
  blocked: [note(300, 300, 0, 0.06, "square", 0.12), note(240, 240, 0.06, 0.18, "square", 0.12)],
  confronted: [note(110, 220, 0, 0.4, "sawtooth", 0.12), note(165, 330, 0, 0.4, "sawtooth", 0.08)],
  held: [note(330, 247, 0, 0.25), note(247, 196, 0.2, 0.3)],
  defeated: [
    note(392, 392, 0, 0.12, "square", 0.1),
    note(523, 523, 0.12, 0.12, "square", 0.1),
    note(784, 784, 0.24, 0.35, "square", 0.1),
  ],
  out: [note(247, 110, 0, 0.5, "sawtooth", 0.1)],
  turn: RISE,
  over: [note(523, 523, 0, 0.18), note(659, 659, 0.16, 0.18), note(784, 784, 0.32, 0.18), note(1047, 1047, 0.48, 0.5)],
  chat: [note(880, 1100, 0, 0.08, "sine", 0.12)],
  clock: [
    note(880, 880, 0, 0.07, "square", 0.07),
    note(880, 880, 0.18, 0.07, "square", 0.07),
    note(880, 880, 0.36, 0.14, "square", 0.07),
  ],
  sign: [note(740, 988, 0, 0.1, "sine", 0.14)],
} as const satisfies Readonly<Record<string, readonly Note[]>>;
export type SoundName = keyof typeof SOUNDS;

let context: AudioContext | null = null;

/** Play the sound of a moment; silent until the browser allows it, that is until somebody pressed something. */
export function sound(name: SoundName): void {
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const start = context.currentTime + 0.01;
  for (const { pitch, at, length, shape, loud } of SOUNDS[name]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = shape;
    tone.frequency.setValueAtTime(pitch[0], start + at);
    tone.frequency.exponentialRampToValueAtTime(pitch[1], start + at + length);
    volume.gain.setValueAtTime(loud, start + at);
    volume.gain.exponentialRampToValueAtTime(0.001, start + at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start + at);
    tone.stop(start + at + length + 0.02);
  }
}
