import { ONE_GOAT } from "./late.ts";
import { DECAGON, FOUR_OF_A_STAR, OPEN_DECAGON, THREE_OF_A_RING, WIDER_STAR, WREATH_CLOSING } from "./layouts.ts";
import { laid, type MaasaiScene } from "./scene.ts";

export const scenes: readonly MaasaiScene[] = [
  {
    clauses: ["MAS-BOMA-2"],
    position: laid(THREE_OF_A_RING, { hands: { 1: "N-RRG W3-GGG W3-YYY" } }),
    allowed: "shield N-RRG, lay 0 2",
  },
  {
    clauses: ["MAS-BOMA-3"],
    position: laid(
      "0 W3-RGY@[0,0,0,0]/2; 1 W3-GYR@[0,0,0,0]/4; 2 W3-YRG@[0,0,0,0]/6; 3 W3-GRY@[0,0,0,0]/8; 4 N-RGY@[0,0,1,1]/4; 5 W3-YGR@[0,0,1,0]/1; 6 N-GRY@[0,1,1,0]/6; 7 N-YRG@[1,1,0,0]/2",
      { hands: { 1: "W3-RYG W3-GGG W3-YYY" } },
    ),
    allowed: "shield W3-RYG, lay 0 0, build 1",
  },
  {
    clauses: ["MAS-BOMA-4"],
    position: laid(THREE_OF_A_RING, { hands: { 1: "N-RRG W3-GGG W3-YYY" } }),
    allowed: "shield N-RRG, lay 0 2, build 2",
  },
  {
    clauses: ["MAS-BOMA-5"],
    position: laid(THREE_OF_A_RING, { hands: { 1: "N-RRG W3-GGG W3-YYY", 2: "W3-RRR" } }),
    before: "shield N-RRG, lay 0 2, build 2, done, shield W3-GGG, lay 0 0, pass",
    allowed: "confirm",
  },
  {
    clauses: ["MAS-BOMA-7"],
    position: laid(WIDER_STAR, { people: "2@0.c", hands: { 1: "W3-GRY W3-GGG W3-YYY" } }),
    allowed: "shield W3-GRY, lay 2 1, build 2",
  },
  {
    clauses: ["MAS-BOMA-8"],
    position: laid(FOUR_OF_A_STAR, { people: "2@0.m3", hands: { 1: "W3-GRY W3-GGG W3-YYY" } }),
    allowed: "shield W3-GRY, lay 2 1, build 2",
  },
  {
    clauses: ["MAS-BOMA-11"],
    position: laid(OPEN_DECAGON, { bomas: "2@4", hands: { 1: "N-RYG W3-GGG W3-YYY" } }),
    allowed: "shield N-RYG, lay 3 0, build 1",
  },
  {
    clauses: ["MAS-BOMA-12"],
    position: WREATH_CLOSING,
    before: "shield W3-GYY, lay 0 0, build 1, done, shield W3-YYY, lay 1 1, pass",
    allowed: "confirm, shield N-GGG, lay 0 1",
  },
  {
    clauses: ["MAS-BOMA-14"],
    position: WREATH_CLOSING,
    before: "shield W3-GYY, lay 0 0, pass, shield W3-YYY, lay 1 1, pass, confirm, shield N-YRG",
    allowed: "lay 0 1",
  },
  {
    clauses: ["MAS-BOMA-15"],
    position: laid(DECAGON, { bomas: "2@4! 1@9.1!", frame: { phase: "remove", seat: 1, sequence: 1 } }),
    allowed: "giveUp 4",
  },
  {
    clauses: ["MAS-BOMA-16"],
    position: laid(WIDER_STAR, { people: "1@0.c", hands: { 1: "W3-GRY W3-GGG W3-YYY" } }),
    allowed: "done, shield W3-GRY, lay 2 1, build 2",
  },
  { clauses: ["MAS-BOMA-17"], position: ONE_GOAT, allowed: "done, shield N-RYY, lay 15 2, build 2" },
  {
    clauses: ["MAS-BOMA-18"],
    position: laid(OPEN_DECAGON, { bomas: "2@4!", hands: { 1: "N-RYG W3-GGG W3-YYY" } }),
    allowed: "shield N-RYG, lay 3 0, build 1",
  },
];
