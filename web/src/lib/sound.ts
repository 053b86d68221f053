/** Small synthesized sounds: wood, paper, a seal, a bell. Nothing is loaded, and nothing plays unless the setting is on. */
import { settings } from "./settings.svelte";
import type { EventView } from "./wire";

export type Sound = "wood" | "paper" | "seal" | "fist" | "tick" | "bell" | "chat" | "end";

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function audio(): AudioContext | null {
  if (!navigator.userActivation?.hasBeenActive) return null; // browsers stay silent until the user interacts with the page
  if (!context && "AudioContext" in globalThis) context = new AudioContext();
  if (context?.state === "suspended") void context.resume();
  return context;
}

function hiss(at: AudioContext): AudioBuffer {
  if (!noise) {
    noise = at.createBuffer(1, at.sampleRate / 2, at.sampleRate);
    const data = noise.getChannelData(0);
    let seed = 7;
    for (let i = 0; i < data.length; i++) {
      seed = (seed * 16807) % 2147483647;
      data[i] = (seed / 2147483647) * 2 - 1;
    }
  }
  return noise;
}

/** Plays a tone that fades out. */
function tone(frequency: number, seconds: number, loud: number, after = 0, shape: OscillatorType = "sine", fall = 1): void {
  const at = audio();
  if (!at) return;
  const start = at.currentTime + after;
  const source = at.createOscillator();
  const gain = at.createGain();
  source.type = shape;
  source.frequency.setValueAtTime(frequency, start);
  if (fall !== 1) source.frequency.exponentialRampToValueAtTime(frequency * fall, start + seconds);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  source.connect(gain).connect(at.destination);
  source.start(start);
  source.stop(start + seconds);
}

/** Plays a short burst of filtered noise. */
function rustle(frequency: number, seconds: number, loud: number, after = 0): void {
  const at = audio();
  if (!at) return;
  const start = at.currentTime + after;
  const source = at.createBufferSource();
  source.buffer = hiss(at);
  const filter = at.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = frequency;
  filter.Q.value = 0.9;
  const gain = at.createGain();
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  source.connect(filter).connect(gain).connect(at.destination);
  source.start(start);
  source.stop(start + seconds);
}

const SOUNDS: Record<Sound, () => void> = {
  wood: () => (tone(190, 0.14, 0.3, 0, "triangle", 0.7), tone(520, 0.05, 0.12), rustle(1400, 0.04, 0.12)),
  paper: () => rustle(4200, 0.16, 0.1),
  seal: () => (tone(110, 0.2, 0.3, 0, "sine", 0.6), rustle(700, 0.08, 0.2)),
  fist: () => rustle(900, 0.09, 0.1),
  tick: () => tone(1250, 0.03, 0.05),
  bell: () => (tone(659, 0.9, 0.12), tone(988, 0.7, 0.08, 0.09)),
  chat: () => (tone(780, 0.08, 0.05), tone(1040, 0.1, 0.05, 0.07)),
  end: () => [523, 659, 784, 1047].forEach((frequency, number) => tone(frequency, 0.9, 0.1, number * 0.13)),
};

export function play(sound: Sound): void {
  if (settings.sound && document.visibilityState === "visible") SOUNDS[sound]();
}

/** Plays the sounds of these events one after the other, but not all of them if there are many. */
export function playAll(events: readonly EventView[], sounds: Record<string, Sound>, pace: number): void {
  const found = new Set(events.flatMap(({ kind }) => sounds[kind] ?? []));
  [...found].slice(0, 3).forEach((sound, number) => setTimeout(() => play(sound), number * 140 * (pace || 1)));
}

/** Plays the sound for my turn, even in a hidden tab. */
export function ring(): void {
  if (settings.sound) SOUNDS.bell();
}
