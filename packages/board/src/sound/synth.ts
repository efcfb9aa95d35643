// Plays the table's sounds with the Web Audio API.
import { type Note, type Sound, VOICES } from "./voices.ts";

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

export function ring(sound: Sound, volume: number): void {
  context ??= new AudioContext();
  void context.resume();
  const master = context.createGain();
  master.gain.value = volume * volume;
  master.connect(context.destination);
  const notes: readonly Note[] = VOICES[sound];
  for (const note of notes) strike(context, master, note);
}

function strike(audio: AudioContext, into: AudioNode, { wave, pitch, to = pitch, at, lasts, loud }: Note): void {
  const start = audio.currentTime + at;
  const fade = audio.createGain();
  fade.gain.setValueAtTime(0.0001, start);
  fade.gain.exponentialRampToValueAtTime(loud, start + 0.008);
  fade.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  fade.connect(into);
  const source = wave === "noise" ? windy(audio, fade, start, pitch, to, lasts) : audio.createOscillator();
  if (source instanceof OscillatorNode) {
    if (wave !== "noise") source.type = wave;
    slide(source.frequency, start, pitch, to, lasts);
    source.connect(fade);
  }
  source.start(start);
  source.stop(start + lasts + 0.02);
}

function slide(parameter: AudioParam, start: number, from: number, to: number, lasts: number): void {
  parameter.setValueAtTime(from, start);
  parameter.exponentialRampToValueAtTime(to, start + lasts);
}

function windy(audio: AudioContext, into: AudioNode, start: number, from: number, to: number, lasts: number) {
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = 1.2;
  slide(filter.frequency, start, from, to, lasts);
  filter.connect(into);
  const source = audio.createBufferSource();
  source.buffer = hiss ??= noise(audio);
  source.connect(filter);
  return source;
}

/** One second of noise; the same every time. */
function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let at = 0; at < samples.length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    samples[at] = state / 2 ** 31 - 1;
  }
  return buffer;
}
