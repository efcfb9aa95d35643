// The figures of the rules page, as small tables: shields with their poses, and who stands on them.
import type { Fence, Point } from "@outrigger/penrose";
import type { Kind, Shield } from "../../rules/index.ts";

interface Piece {
  readonly seat: number;
  /** Four times the shield plus one of its four places. */
  readonly place: number;
}

export interface Figure {
  readonly shields: readonly { readonly shield: Shield; readonly at: Point; readonly turn: number }[];
  readonly people?: readonly Piece[];
  readonly animals?: readonly Piece[];
  readonly fences?: readonly {
    readonly loop: readonly number[];
    readonly fence: Fence;
    readonly owner: number;
    readonly building: boolean;
  }[];
  /** Patches that are lit up. */
  readonly lit?: readonly number[];
  /** Edges that are pointed out, as matching or as dead. */
  readonly matching?: readonly number[];
  readonly dead?: readonly number[];
}

const KINDS: Readonly<Record<string, Kind>> = { W3: "W3", W4: "W4", N: "N" };

/** `W3-RYG@1,0,1,0/5 …`: what is printed, where v0 lies, and the direction of the first edge. */
function shields(text: string): Figure["shields"] {
  return text.split(" ").map((part) => {
    const [id = "", pose = ""] = part.split("@");
    const [kind = "N", land = "RRR"] = id.split("-");
    const [at = "", turn = "0"] = pose.split("/");
    const [a = 0, b = 0, c = 0, d = 0] = at.split(",").map(Number);
    return { shield: { id, kind: KINDS[kind] ?? "N", land }, at: [a, b, c, d], turn: Number(turn) };
  });
}

const of = (seat: number, ...places: number[]): Piece[] => places.map((place) => ({ seat, place }));
const HEXAGON = "N-RYG@0,0,0,0/8 W3-YRY@0,0,1,0/5 W4-YGRR@0,0,0,-1/3";
const STAR = "W3-RYG@1,0,1,0/5 W3-YGR@-1,1,0,1/7 W3-GRY@-1,0,-1,1/9 W3-RGY@0,-1,0,-1/1 W3-YRG@1,0,0,-1/3";
const NOTCHES = "N-RGY@1,0,0,0/8 N-GYR@0,0,1,0/0 N-YRG@-1,1,-1,1/2 N-GRY@0,-1,0,0/4 N-RYG@0,0,0,-1/6";

export const FIGURES: Readonly<Record<string, Figure>> = {
  hexagon: { shields: shields(HEXAGON), people: of(1, 5), lit: [0, 5] },
  matching: { shields: shields(HEXAGON), matching: [0, 3, 6] },
  gap: { shields: shields("N-RYG@0,0,0,0/0 N-RYG@0,0,0,0/4"), people: of(1, 1), lit: [1, 5], dead: [0, 7] },
  enclosure: {
    shields: shields("N-GRY@0,0,0,0/0 W4-RGYG@1,0,0,0/5 N-YGY@1,-1,-1,0/1 W4-YRGR@-1,1,-1,1/7"),
    people: of(0, 7),
    animals: of(0, 0, 5, 7, 14),
    lit: [0, 5, 7, 14],
  },
  ring: {
    shields: shields("W3-GYR@1,0,1,0/5 W3-RGY@-1,1,0,1/7 W3-RYY@-1,0,-1,1/9 N-RRG@1,-1,0,0/1"),
    animals: of(0, 3, 7, 11, 15),
    fences: [{ loop: [0, 1, 2, 3], fence: 2, owner: 0, building: true }],
  },
  decagon: {
    shields: shields(`${STAR} ${NOTCHES}`),
    animals: [...of(1, 3, 7, 11, 15, 19), ...of(0, 1, 5, 9, 13, 17, 20, 24, 28, 32, 36)],
    fences: [
      { loop: [0, 1, 2, 3, 4], fence: 2, owner: 1, building: false },
      { loop: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], fence: 1, owner: 0, building: true },
    ],
  },
};
