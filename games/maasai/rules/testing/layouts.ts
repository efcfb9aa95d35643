// Layouts that take long to come to, written as the rules write them: tests lay them as they stand, arranged starts with any
// shields of the same shapes.
import { type Point, type Pose, SHAPES } from "@outrigger/penrose";

/** Five wide shields round a point and four of the five narrow ones that make a fence of ten round them. */
export const OPEN_DECAGON =
  "0 W3-RYG@[1,0,1,0]/5; 1 W3-YGR@[-1,1,0,1]/7; 2 W3-GRY@[-1,0,-1,1]/9; 3 W3-RGY@[0,-1,0,-1]/1; 4 W3-YRG@[1,0,0,-1]/3; 5 N-RGY@[1,0,0,0]/8; 6 N-GYR@[0,0,1,0]/0; 7 N-YRG@[-1,1,-1,1]/2; 8 N-GRY@[0,-1,0,0]/4";
export const DECAGON = `${OPEN_DECAGON}; 9 N-RYG@[0,0,0,-1]/6`;

/** Twenty-four shields of a fence of twenty-five round a hole. */
export const OPEN_WREATH =
  "0 W3-RGR@[0,0,0,0]/0; 1 N-RRY@[0,0,1,0]/3; 2 W3-RGG@[0,0,1,1]/8; 3 N-RGR@[1,0,1,1]/1; 4 W3-RGY@[1,1,1,1]/6; 5 W3-RYR@[1,1,1,1]/8; 6 N-RGG@[2,1,1,1]/1; 7 W3-RYG@[2,2,1,1]/6; 8 N-RGY@[2,2,1,0]/9; 9 W3-RYY@[3,1,2,-1]/4; 10 W3-GRR@[3,1,2,-1]/6; 11 N-RYR@[3,1,2,-2]/9; 12 W3-GRG@[4,0,3,-3]/4; 13 N-RYG@[4,-1,3,-3]/7; 14 W3-GRY@[4,-1,2,-3]/2; 15 W3-GGR@[4,-1,2,-3]/4; 16 N-RYY@[4,-2,2,-3]/7; 17 W3-GGG@[4,-2,1,-3]/2; 18 N-GRR@[3,-1,0,-2]/5; 19 W3-GGY@[2,-1,0,-2]/0; 20 W3-GYR@[2,-1,0,-2]/2; 21 N-GRG@[1,0,-1,-1]/5; 22 W3-GYG@[0,0,-1,-1]/0; 23 N-GRY@[0,0,0,-1]/3";
export const WREATH = `${OPEN_WREATH}; 24 W3-GYY@[0,0,0,0]/8`;

/** Land of two kinds that one wide shield closes at once. */
export const TWO_AT_ONCE = "0 W4-RGYY@[0,0,0,0]/0; 1 N-RGR@[1,0,0,0]/5";

/** Shapes alone: on these no narrow shield fits any more, and a wide one in ten ways. */
export const BLOCKED =
  "N@[0,0,0,0]/8; W@[0,0,1,0]/5; W@[0,0,0,-1]/3; N@[-2,1,-1,0]/9; N@[-2,1,-1,0]/5; N@[-1,-1,0,-1]/1; W@[1,-1,1,-2]/2; N@[-1,-1,0,-1]/7; N@[-1,0,0,-2]/3; N@[-1,0,0,-2]/9; N@[1,-1,2,-1]/4; N@[1,-1,2,-1]/8; N@[1,0,2,-2]/2; N@[1,0,2,-2]/6; N@[2,-2,3,-3]/0; N@[2,-2,3,-3]/4; N@[1,-2,3,-4]/0; N@[1,-2,3,-4]/4; N@[0,-1,1,-3]/8; N@[-1,0,1,0]/0; N@[0,0,1,1]/4; N@[0,0,1,1]/8; N@[0,1,1,0]/2";

/** The poses of a layout, whatever its shields show. */
export function posesOf(layout: string): Pose[] {
  return layout.split(";").map((part) => {
    const [, letter, at, turn] = /([NW])\S*@\[(.+)\]\/(\d)/.exec(part) ?? [];
    const shape = SHAPES.find((shape) => shape === letter);
    if (shape === undefined || at === undefined) throw new Error(`no shape with its pose: ${part}`);
    return { shape, at: at.split(",").map(Number) as unknown as Point, turn: Number(turn) };
  });
}
