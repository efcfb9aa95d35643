// What lies on the table in scenes of several chapters.
import { laid } from "./scene.ts";

/** A wide shield beside a narrow one. */
export const TWO_SHIELDS = "0 N-GRG-2@[0,0,0,0]/0; 1 W4-RYRG@[-1,1,-1,2]/8";
/** Three shields of a ring of four. */
export const THREE_OF_A_RING = "0 W3-GYR@[1,0,1,0]/5; 1 W3-RGY@[-1,1,0,1]/7; 2 W3-RYY@[-1,0,-1,1]/9";
/** Green land that one more shield encloses. */
export const OPEN_PASTURE = "0 N-GRY-2@[0,0,0,0]/0; 1 W4-RGYG@[1,0,0,0]/5; 2 N-YGY@[1,-1,-1,0]/1";
export const PASTURE = `${OPEN_PASTURE}; 3 W4-YRGR@[-1,1,-1,1]/7`;
/** Four of five wide shields round a point, and a narrow one between two of them. */
export const FOUR_OF_A_STAR =
  "0 W4-RYGG@[1,0,1,0]/5; 1 W4-YGRG@[-1,1,0,1]/7; 2 W4-YGRR@[-1,0,-1,1]/9; 3 W4-GYRY@[1,0,0,-1]/3; 4 N-YRY@[1,0,0,0]/8";
export const WIDER_STAR = `${FOUR_OF_A_STAR}; 5 N-RYR@[-1,1,-1,1]/2`;
/** Five wide shields round a point and four of the five narrow ones that make a fence of ten round them. */
export const OPEN_DECAGON =
  "0 W3-RYG@[1,0,1,0]/5; 1 W3-YGR@[-1,1,0,1]/7; 2 W3-GRY@[-1,0,-1,1]/9; 3 W3-RGY@[0,-1,0,-1]/1; 4 W3-YRG@[1,0,0,-1]/3; 5 N-RGY@[1,0,0,0]/8; 6 N-GYR@[0,0,1,0]/0; 7 N-YRG@[-1,1,-1,1]/2; 8 N-GRY@[0,-1,0,0]/4";
export const DECAGON = `${OPEN_DECAGON}; 9 N-RYG@[0,0,0,-1]/6`;
/** A gap into which no shield fits as it is. */
export const GAP =
  "0 W3-RRR@[0,0,0,0]/0; 1 W3-GGG@[0,0,0,0]/2; 2 W3-YYY@[0,1,1,0]/4; 3 W3-RGY@[2,-1,1,-1]/2; 4 N-RRR@[2,-1,2,0]/4";
/** Twenty-four shields of a fence of twenty-five round a hole. */
const OPEN_WREATH =
  "0 W3-RGR@[0,0,0,0]/0; 1 N-RRY@[0,0,1,0]/3; 2 W3-RGG@[0,0,1,1]/8; 3 N-RGR@[1,0,1,1]/1; 4 W3-RGY@[1,1,1,1]/6; 5 W3-RYR@[1,1,1,1]/8; 6 N-RGG@[2,1,1,1]/1; 7 W3-RYG@[2,2,1,1]/6; 8 N-RGY@[2,2,1,0]/9; 9 W3-RYY@[3,1,2,-1]/4; 10 W3-GRR@[3,1,2,-1]/6; 11 N-RYR@[3,1,2,-2]/9; 12 W3-GRG@[4,0,3,-3]/4; 13 N-RYG@[4,-1,3,-3]/7; 14 W3-GRY@[4,-1,2,-3]/2; 15 W3-GGR@[4,-1,2,-3]/4; 16 N-RYY@[4,-2,2,-3]/7; 17 W3-GGG@[4,-2,1,-3]/2; 18 N-GRR@[3,-1,0,-2]/5; 19 W3-GGY@[2,-1,0,-2]/0; 20 W3-GYR@[2,-1,0,-2]/2; 21 N-GRG@[1,0,-1,-1]/5; 22 W3-GYG@[0,0,-1,-1]/0; 23 N-GRY@[0,0,0,-1]/3";

/** The hole is about to be fenced in, in the last round. */
export const WREATH_CLOSING = laid(OPEN_WREATH, {
  hands: { 1: "W3-GYY W3-YYY", 2: "N-YRG N-GGG N-YYY" },
  edits: [["round", 4]],
});
