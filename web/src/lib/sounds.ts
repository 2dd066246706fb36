// Soft sounds made on the spot: a few sine tones, so there is nothing to load. Off unless asked for.

import { settings } from "./settings.svelte";

const NOTES = { turn: [523, 784], claim: [392, 523, 659], end: [392, 494, 587, 784], chat: [880] };

let context: AudioContext | null = null;

export function play(what: keyof typeof NOTES): void {
  if (!settings.sounds) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  NOTES[what].forEach((pitch, index) => {
    const tone = (context as AudioContext).createOscillator();
    const volume = (context as AudioContext).createGain();
    const from = start + index * 0.12;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(0.08, from + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0005, from + 0.6);
    tone.connect(volume).connect((context as AudioContext).destination);
    tone.start(from);
    tone.stop(from + 0.65);
  });
}
