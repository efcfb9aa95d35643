// Layouts for tests: written as in the rule book of the game, or grown at random.
import type { Ground, Pose, Shape } from "../src/index.ts";

/** A seeded stream of integers below a bound. */
export function randomBelow(seed: number): (bound: number) => number {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000) * bound);
  };
}

/** `W@[0,0,1,0]/5; N@…` */
export function readPoses(text: string): Pose[] {
  return text.split(";").map((part) => {
    const [, shape, at, turn] = /([WN])@\[(.+)\]\/(\d)/.exec(part) ?? [];
    if (shape === undefined || at === undefined) throw new Error(`no pose: ${part}`);
    const [a = 0, b = 0, c = 0, d = 0] = at.split(",").map(Number);
    return { shape: shape as Shape, at: [a, b, c, d], turn: Number(turn) };
  });
}

export const HEXAGON = "N@[0,0,0,0]/8; W@[0,0,1,0]/5; W@[0,0,0,-1]/3";

/** Ten tiles of which the last closes fence 1 round a ring of five. */
export const DECAGON =
  "W@[1,0,1,0]/5; W@[-1,1,0,1]/7; W@[-1,0,-1,1]/9; W@[0,-1,0,-1]/1; W@[1,0,0,-1]/3; " +
  "N@[1,0,0,0]/8; N@[0,0,1,0]/0; N@[-1,1,-1,1]/2; N@[0,-1,0,0]/4; N@[0,0,0,-1]/6";

/** Twenty-five tiles of which the last closes fence 1 round an empty decagon. */
export const WREATH =
  "W@[0,0,0,0]/0; N@[0,0,1,0]/3; W@[0,0,1,1]/8; N@[1,0,1,1]/1; W@[1,1,1,1]/6; W@[1,1,1,1]/8; N@[2,1,1,1]/1; " +
  "W@[2,2,1,1]/6; N@[2,2,1,0]/9; W@[3,1,2,-1]/4; W@[3,1,2,-1]/6; N@[3,1,2,-2]/9; W@[4,0,3,-3]/4; N@[4,-1,3,-3]/7; " +
  "W@[4,-1,2,-3]/2; W@[4,-1,2,-3]/4; N@[4,-2,2,-3]/7; W@[4,-2,1,-3]/2; N@[3,-1,0,-2]/5; W@[2,-1,0,-2]/0; " +
  "W@[2,-1,0,-2]/2; N@[1,0,-1,-1]/5; W@[0,0,-1,-1]/0; N@[0,0,0,-1]/3; W@[0,0,0,0]/8";

/** Twenty-three tiles after which no narrow one fits anywhere. */
export const BLOCKED =
  "N@[0,0,0,0]/8; W@[0,0,1,0]/5; W@[0,0,0,-1]/3; N@[-2,1,-1,0]/9; N@[-2,1,-1,0]/5; N@[-1,-1,0,-1]/1; W@[1,-1,1,-2]/2; " +
  "N@[-1,-1,0,-1]/7; N@[-1,0,0,-2]/3; N@[-1,0,0,-2]/9; N@[1,-1,2,-1]/4; N@[1,-1,2,-1]/8; N@[1,0,2,-2]/2; N@[1,0,2,-2]/6; " +
  "N@[2,-2,3,-3]/0; N@[2,-2,3,-3]/4; N@[1,-2,3,-4]/0; N@[1,-2,3,-4]/4; N@[0,-1,1,-3]/8; N@[-1,0,1,0]/0; N@[0,0,1,1]/4; " +
  "N@[0,0,1,1]/8; N@[0,1,1,0]/2";

const COLOURS = ["R", "G", "Y"];

/** A tile's land at random; only wide tiles have split middles. */
export function randomGround(below: (bound: number) => number, shape: Shape): Ground {
  const colour = (): string => COLOURS[below(3)] as string;
  const middle = below(3);
  const split = shape === "W" && below(2) === 0;
  const other = split ? (middle + 1 + below(2)) % 3 : middle;
  return { colours: [colour(), COLOURS[middle] as string, COLOURS[other] as string, colour()], split };
}
