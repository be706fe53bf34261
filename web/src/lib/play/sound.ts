/** The sounds of the table, made on the spot: short and dry, no music. Every one has a visual counterpart. */

import { settings } from "../settings.svelte";

export type SoundName =
  | "card"
  | "riffle"
  | "dice"
  | "shot"
  | "missed"
  | "beer"
  | "arrow"
  | "fuse"
  | "boom"
  | "out"
  | "turn"
  | "tick";

/** A sound is built from these: noise through a filter, or a tone that slides, each with its own fading. */
interface Layer {
  /** Seconds after the beginning. */
  at: number;
  lasts: number;
  loud: number;
  noise?: { filter: BiquadFilterType; from: number; to: number; sharp?: number };
  tone?: { wave: OscillatorType; from: number; to: number };
}

const noise = (
  at: number,
  lasts: number,
  loud: number,
  filter: BiquadFilterType,
  from: number,
  to = from,
  sharp = 1,
): Layer => ({ at, lasts, loud, noise: { filter, from, to, sharp } });

const tone = (
  at: number,
  lasts: number,
  loud: number,
  wave: OscillatorType,
  from: number,
  to = from,
): Layer => ({
  at,
  lasts,
  loud,
  tone: { wave, from, to },
});

const times = (count: number, apart: number, make: (at: number, index: number) => Layer[]): Layer[] =>
  Array.from({ length: count }, (_, index) => make(index * apart, index)).flat();

const SOUNDS: Record<SoundName, Layer[]> = {
  // a slap of paper
  card: [noise(0, 0.07, 0.5, "bandpass", 2400, 900, 0.8), noise(0, 0.02, 0.4, "highpass", 4000)],
  riffle: times(7, 0.028, (at) => [noise(at, 0.03, 0.3, "bandpass", 3200, 1800, 2)]),
  // bone on leather
  dice: times(5, 0.075, (at, index) => [
    noise(at, 0.045, 0.5, "bandpass", 1700 - index * 120, 900, 5),
    tone(at, 0.03, 0.25, "triangle", 520 - index * 40, 260),
  ]),
  // a muffled crack
  shot: [noise(0, 0.26, 0.9, "lowpass", 1900, 160), tone(0, 0.16, 0.5, "sine", 150, 45)],
  // a brush over a hat
  missed: [noise(0, 0.24, 0.32, "bandpass", 900, 3600, 1.2)],
  beer: [
    tone(0, 0.42, 0.22, "sine", 2350),
    tone(0, 0.3, 0.14, "sine", 3540),
    noise(0, 0.02, 0.3, "highpass", 5000),
  ],
  // a shaft that hits wood
  arrow: [noise(0, 0.1, 0.25, "bandpass", 2600, 1200, 3), tone(0.09, 0.13, 0.7, "sine", 190, 90)],
  fuse: [noise(0, 0.55, 0.2, "highpass", 3800, 6200)],
  boom: [
    noise(0, 0.3, 0.18, "highpass", 4200, 6000),
    noise(0.3, 0.75, 1, "lowpass", 900, 50),
    tone(0.3, 0.6, 0.8, "sine", 88, 28),
  ],
  out: [tone(0, 0.34, 0.4, "triangle", 196, 98), noise(0, 0.12, 0.3, "lowpass", 700, 200)],
  // the jingle of a spur
  turn: times(3, 0.085, (at, index) => [
    tone(at, 0.2, 0.16, "sine", 3100 + index * 420),
    tone(at, 0.12, 0.08, "triangle", 5200 + index * 300),
  ]),
  tick: [noise(0, 0.018, 0.45, "bandpass", 3800, 3000, 7), tone(0, 0.02, 0.12, "square", 1900, 1200)],
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Make a sound, if sounds are on. Browsers allow the first one only after a touch or a key. */
export function play(name: SoundName): void {
  if (!settings.sound || settings.volume <= 0 || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume().catch(() => undefined);
  const out = context.createGain();
  out.gain.value = settings.volume * 0.6;
  out.connect(context.destination);
  for (const layer of SOUNDS[name]) add(context, layer, out);
}

function add(audio: AudioContext, layer: Layer, out: AudioNode): void {
  const begin = audio.currentTime + layer.at;
  const end = begin + layer.lasts;
  const fading = audio.createGain();
  fading.gain.setValueAtTime(layer.loud, begin);
  fading.gain.exponentialRampToValueAtTime(0.001, end);
  fading.connect(out);
  if (layer.tone) {
    const source = audio.createOscillator();
    source.type = layer.tone.wave;
    source.frequency.setValueAtTime(layer.tone.from, begin);
    source.frequency.exponentialRampToValueAtTime(layer.tone.to, end);
    source.connect(fading);
    source.start(begin);
    source.stop(end);
  }
  if (layer.noise) {
    const source = audio.createBufferSource();
    source.buffer = hiss ??= whiteNoise(audio);
    const filter = audio.createBiquadFilter();
    filter.type = layer.noise.filter;
    filter.Q.value = layer.noise.sharp ?? 1;
    filter.frequency.setValueAtTime(layer.noise.from, begin);
    filter.frequency.exponentialRampToValueAtTime(layer.noise.to, end);
    source.connect(filter).connect(fading);
    source.start(begin);
    source.stop(end);
  }
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
