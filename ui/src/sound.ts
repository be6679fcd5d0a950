/** Small sounds, made on the spot: no files. */

import { prefs } from "./prefs.svelte";

type Tone = { from: number; to: number; at: number; last: number; loud: number; shape: OscillatorType };

const SOUNDS = {
  tick: [{ from: 620, to: 520, at: 0, last: 0.05, loud: 0.25, shape: "triangle" }],
  place: [
    { from: 190, to: 120, at: 0, last: 0.09, loud: 0.5, shape: "sine" },
    { from: 900, to: 500, at: 0, last: 0.03, loud: 0.12, shape: "triangle" },
  ],
  turn: [
    { from: 523, to: 523, at: 0, last: 0.16, loud: 0.3, shape: "sine" },
    { from: 784, to: 784, at: 0.11, last: 0.26, loud: 0.3, shape: "sine" },
  ],
  refused: [{ from: 180, to: 130, at: 0, last: 0.14, loud: 0.3, shape: "sawtooth" }],
  chat: [{ from: 880, to: 990, at: 0, last: 0.07, loud: 0.15, shape: "sine" }],
  over: [
    { from: 392, to: 392, at: 0, last: 0.3, loud: 0.25, shape: "sine" },
    { from: 494, to: 494, at: 0.14, last: 0.3, loud: 0.25, shape: "sine" },
    { from: 587, to: 587, at: 0.28, last: 0.6, loud: 0.3, shape: "sine" },
  ],
} satisfies Record<string, Tone[]>;

let context: AudioContext | null = null;

export function play(name: keyof typeof SOUNDS): void {
  if (!prefs.sound || prefs.volume === 0 || typeof AudioContext === "undefined") return;
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return; // no sound before the first click
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    const now = context.currentTime;
    for (const tone of SOUNDS[name] as Tone[]) {
      const oscillator = context.createOscillator();
      const gain = context.createGain();
      const start = now + tone.at;
      oscillator.type = tone.shape;
      oscillator.frequency.setValueAtTime(tone.from, start);
      oscillator.frequency.exponentialRampToValueAtTime(tone.to, start + tone.last);
      gain.gain.setValueAtTime(0.0001, start);
      gain.gain.exponentialRampToValueAtTime((tone.loud * prefs.volume) / 100, start + 0.012);
      gain.gain.exponentialRampToValueAtTime(0.0001, start + tone.last);
      oscillator.connect(gain).connect(context.destination);
      oscillator.start(start);
      oscillator.stop(start + tone.last + 0.02);
    }
  } catch {
    // a browser that makes no sound yet: nothing is lost
  }
}
