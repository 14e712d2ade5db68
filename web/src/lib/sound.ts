/** The sounds of the table and its music, made by tools/generate/sounds.py; they are fetched when first wanted. */

import calm from "../sounds/calm.ogg?url";
import effects from "../sounds/effects.ogg?url";
import places from "../sounds/places.json";
import tense from "../sounds/tense.ogg?url";
import { caption } from "./captions.svelte";
import { settings } from "./settings.svelte";

export type SoundName = keyof typeof places;

/** Milliseconds after which a sound that was still to be fetched comes too late to be heard. */
const LATE = 400;
/** Seconds the music takes to follow what happens. */
const FOLLOW = 1.5;

let context: AudioContext | null = null;
const loaded = new Map<string, Promise<AudioBuffer>>();

/** Fetch a file once. Decoding needs nobody to have pressed anything, as playing does. */
function load(address: string): Promise<AudioBuffer> {
  const found =
    loaded.get(address) ??
    fetch(address)
      .then((response) => response.arrayBuffer())
      .then((bytes) => new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes));
  loaded.set(address, found);
  found.catch(() => loaded.delete(address));
  return found;
}

/** The way to the loudspeakers; null until the browser allows it, that is until somebody pressed something. */
function wake(): AudioContext | null {
  if (!navigator.userActivation.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** Levels are heard as even steps if the loudness grows with their square. */
function gain(level: number): number {
  return (level / 10) ** 2;
}

/** Have the sounds at hand before the first of them is heard. */
export function prepareSounds(): void {
  if (settings.sound && settings.volume) void load(effects).catch(() => undefined);
}

/** Play the sound of a moment, and show its sign to those who wish for signs. */
export function sound(name: SoundName): void {
  if (settings.captions) caption(name);
  const audio = settings.sound && settings.volume ? wake() : null;
  if (!audio) return;
  const asked = performance.now();
  void load(effects)
    .then((buffer) => {
      if (performance.now() - asked > LATE) return;
      const source = audio.createBufferSource();
      const volume = audio.createGain();
      volume.gain.value = gain(settings.volume);
      source.buffer = buffer;
      source.connect(volume).connect(audio.destination);
      const [at, length] = places[name] as [number, number];
      source.start(0, at, length);
    })
    .catch(() => undefined);
}

interface Playing {
  calm: GainNode;
  tense: GainNode;
  sources: AudioBufferSourceNode[];
}
let playing: Playing | null = null;
/** What the music should follow; null: there is none. Asked for again while it is fetched, the last wish counts. */
let wanted: number | null = null;

/** Let the music follow the tension, from 0 to 1; null ends it. */
export function music(tension: number | null): void {
  wanted = settings.music ? tension : null;
  const audio = wanted === null ? context : wake();
  if (!audio) return;
  if (wanted === null) {
    playing?.sources.forEach((source) => source.stop());
    playing = null;
  } else if (playing) follow(audio, playing);
  else
    void Promise.all([load(calm), load(tense)])
      .then((buffers) => {
        if (wanted === null || playing) return;
        const volumes = buffers.map(() => audio.createGain());
        const sources = buffers.map((buffer, at) => {
          const source = audio.createBufferSource();
          volumes[at]!.gain.value = 0;
          source.buffer = buffer;
          source.loop = true;
          source.connect(volumes[at]!).connect(audio.destination);
          source.start();
          return source;
        });
        playing = { calm: volumes[0]!, tense: volumes[1]!, sources };
        follow(audio, playing);
      })
      .catch(() => undefined);
}

function follow(audio: AudioContext, now: Playing): void {
  const loud = gain(settings.music);
  now.calm.gain.setTargetAtTime(loud, audio.currentTime, FOLLOW / 3);
  now.tense.gain.setTargetAtTime(loud * (wanted ?? 0), audio.currentTime, FOLLOW / 3);
}
