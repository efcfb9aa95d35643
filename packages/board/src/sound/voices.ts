// The sounds of the table as data: each is a few notes, struck, plucked or blown. Nothing here was recorded anywhere.

export interface Note {
  /** "noise" is wood, water or wind, filtered at its pitch. */
  readonly wave: "noise" | "sawtooth" | "sine" | "square" | "triangle";
  /** Hertz at its beginning and, where it slides, at its end. */
  readonly pitch: number;
  readonly to?: number;
  /** Seconds after the sound begins, and how long it takes to die away. */
  readonly at: number;
  readonly lasts: number;
  /** Of 1. */
  readonly loud: number;
}

const knock = (pitch: number, at = 0, loud = 0.7): Note[] => [
  { wave: "noise", pitch: pitch * 4, at, lasts: 0.05, loud: loud * 0.6 },
  { wave: "triangle", pitch, to: pitch * 0.7, at, lasts: 0.14, loud },
];
const pluck = (pitch: number, at: number, loud = 0.5): Note => ({ wave: "triangle", pitch, at, lasts: 0.45, loud });
const rattle = (count: number): Note[] =>
  Array.from({ length: count }, (_, die): Note[] => knock(340 + ((die * 97) % 180), die * 0.07, 0.4)).flat();

export const VOICES = {
  place: knock(210),
  step: knock(160, 0, 0.45),
  sail: [
    { wave: "noise", pitch: 500, to: 1_400, at: 0, lasts: 0.5, loud: 0.35 },
    { wave: "noise", pitch: 900, to: 400, at: 0.25, lasts: 0.5, loud: 0.25 },
  ],
  card: [{ wave: "noise", pitch: 3_200, to: 1_800, at: 0, lasts: 0.12, loud: 0.5 }],
  dice: rattle(5),
  shell: [pluck(1_320, 0, 0.3), pluck(1_760, 0.07, 0.25)],
  herd: [
    { wave: "sawtooth", pitch: 190, to: 150, at: 0, lasts: 0.3, loud: 0.16 },
    { wave: "triangle", pitch: 740, at: 0.05, lasts: 0.5, loud: 0.2 },
  ],
  fence: [...knock(260, 0), ...knock(230, 0.12), ...knock(200, 0.24)],
  alarm: [
    { wave: "sawtooth", pitch: 110, to: 70, at: 0, lasts: 0.7, loud: 0.25 },
    { wave: "noise", pitch: 220, to: 90, at: 0, lasts: 0.9, loud: 0.5 },
  ],
  loss: [pluck(330, 0), pluck(262, 0.16)],
  score: [pluck(523, 0), pluck(659, 0.09)],
  flourish: [pluck(523, 0), pluck(659, 0.1), pluck(784, 0.2), pluck(1_047, 0.32, 0.6)],
  turn: [pluck(392, 0), pluck(587, 0.14)],
  end: [pluck(392, 0), pluck(523, 0.16), pluck(659, 0.32), pluck(784, 0.5, 0.6)],
} satisfies Readonly<Record<string, readonly Note[]>>;
export type Sound = keyof typeof VOICES;
