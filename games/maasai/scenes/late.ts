// Positions late in short games, when a kind of animal runs short or a pen is nearly empty: everything that is not in a pen grazes
// somewhere, so they are as large as such games are. Scenes of several chapters begin here.
import type { MaasaiScene } from "./scene.ts";

/** One goat is left to player 1, and a fence that is one shield short. */
export const ONE_GOAT: MaasaiScene["position"] = {
  seats: 2,
  options: { firstPlayer: "seat", length: "short" },
  arrange: {
    layout:
      "0 N-YYR@[0,0,0,0]/8; 1 W3-GYR@[0,0,1,0]/5; 2 W4-RRYY@[0,0,0,-1]/3; 3 W4-GGRY@[-1,-1,0,-1]/1; 4 N-GRY@[-1,-1,1,0]/7; 5 W3-GRY@[1,-1,1,-2]/2; 6 N-RGY-2@[1,-1,2,-1]/4; 7 N-GYR-2@[-1,0,0,-1]/6; 8 W3-YRG@[-1,-1,0,-1]/3; 9 W4-GYRY@[1,-1,1,-2]/4; 10 N-RRY@[0,-2,1,-2]/0; 11 N-RYG-2@[-2,0,-1,1]/5; 12 N-GYY@[-3,0,-1,0]/9; 13 W4-YYRR@[0,0,1,0]/3; 14 W3-RGG@[-1,-1,0,0]/2; 15 W4-GRYY@[-1,-1,0,-1]/5; 16 W4-GYGY@[-1,0,1,0]/4; 17 W4-RGRY@[-2,1,0,2]/6; 18 N-YGR@[-2,0,-1,2]/8; 19 N-RGR@[-2,-2,0,-1]/7; 20 W4-GYRR@[-1,-1,0,-1]/7",
    people: [
      [1, "0.a"],
      [2, "1.a"],
      [2, "7.a"],
      [2, "8.a"],
      [1, "9.m1"],
      [1, "13.a"],
      [2, "15.m1"],
      [2, "16.a"],
      [2, "19.m"],
    ],
    bomas: [
      { shield: 4, fence: 2, owner: 1, building: true },
      { shield: 6, fence: 2, owner: 0, building: true },
      { shield: 10, fence: 2, owner: 0, building: true },
      { shield: 12, fence: 2, owner: 1, building: true },
      { shield: 18, fence: 2, owner: 0, building: true },
    ],
    hands: { 1: ["N-RYY", "N-YGY-2", "W4-GGYY"] },
  },
};

/** One goat is left to player 1, and yellow land that is one shield short. */
export const FEW_GOATS: MaasaiScene["position"] = {
  seats: 2,
  options: { firstPlayer: "seat", length: "short" },
  arrange: {
    layout:
      "0 N-RRG@[0,0,0,0]/8; 1 W3-YRR@[0,0,1,0]/5; 2 W4-GYGY@[0,0,0,-1]/3; 3 W3-RYY@[-1,-1,0,-1]/1; 4 N-RYR-2@[-1,-1,1,0]/7; 5 W4-GYRY@[0,1,1,0]/6; 6 N-GRG@[-1,0,0,-1]/6; 7 W4-YGRG@[1,-1,1,-2]/2; 8 W4-GGRR@[1,0,2,-2]/4; 9 W4-YRGG@[-1,-1,-1,-1]/0; 10 N-GRR@[0,0,-1,-1]/2; 11 N-RGY@[0,1,1,-1]/9; 12 W4-GRGY@[0,0,1,0]/3; 13 N-YGG@[1,0,3,-2]/3; 14 W3-GGR@[0,1,2,0]/7; 15 N-GGY@[-1,1,0,2]/5; 16 N-YRY@[-2,1,0,1]/9; 17 N-GYR@[1,-1,2,-2]/7; 18 W3-YGR@[-1,0,1,0]/4; 19 W4-YYRG@[-1,-1,0,0]/2; 20 W4-GGYR@[-2,1,0,2]/6; 21 W3-RGR@[-3,0,0,2]/8; 22 W3-YYY@[-3,0,-1,1]/0; 23 N-YRG@[-2,0,-1,1]/5; 24 W4-RGRG@[-1,-1,0,-1]/3; 25 W4-RYGY@[-2,-2,0,-1]/1; 26 W4-GYRR@[-3,-1,-1,1]/9",
    people: [
      [2, "2.m1"],
      [1, "1.a"],
      [2, "5.m1"],
      [2, "9.m3"],
      [1, "11.a"],
      [2, "13.m"],
      [2, "17.a"],
      [1, "19.a"],
      [1, "23.a"],
      [1, "24.m1"],
      [2, "25.m1"],
    ],
    bomas: [
      { shield: 4, fence: 2, owner: 0, building: false },
      { shield: 8, fence: 2, owner: 0, building: false },
      { shield: 10, fence: 2, owner: 1, building: false },
      { shield: 14, fence: 2, owner: 1, building: false },
      { shield: 16, fence: 2, owner: 0, building: false },
      { shield: 22, fence: 2, owner: 1, building: false },
      { shield: 26, fence: 2, owner: 1, building: false },
    ],
    hands: { 1: ["N-GGR", "N-RRY", "N-RYG"] },
  },
};

/** Player 1 has a place where the last animals come out. */
export const LAST_OF_OWN: MaasaiScene["position"] = {
  seats: 2,
  options: { firstPlayer: "seat", length: "short" },
  arrange: {
    layout:
      "0 N-YRG-2@[0,0,0,0]/8; 1 W3-GGR@[0,0,1,0]/5; 2 W4-GGRR@[0,0,0,-1]/3; 3 W3-YYG@[-2,1,0,1]/7; 4 N-YRG@[-2,1,-1,0]/9; 5 W3-GRG@[1,-1,1,-2]/2; 6 N-GYG-2@[1,-1,2,-1]/4; 7 N-GYR@[-1,0,1,0]/0; 8 W4-YYGR@[0,0,0,-1]/5; 9 N-GYR-2@[0,0,1,1]/4; 10 W4-GGYR@[-2,1,0,2]/8; 11 N-GRY-2@[-1,-1,0,-1]/7; 12 N-GRY@[0,-1,-1,-1]/1; 13 W3-YGR@[0,0,1,0]/9; 14 W4-RRGY@[1,-1,2,-2]/1; 15 W3-RGY@[2,0,2,-2]/3; 16 N-YGY@[1,1,1,0]/5; 17 N-RYR@[1,0,2,-2]/6; 18 W4-GYRR@[0,0,1,0]/1; 19 W4-RYGG@[-2,1,0,1]/5; 20 W3-GGG@[2,0,2,-2]/1; 21 W4-RYRG@[3,-1,3,-3]/4; 22 N-GRR@[2,-2,3,-3]/0; 23 W4-YGYG@[-2,1,0,2]/0; 24 W3-GYR@[-1,1,0,2]/9; 25 W4-RYGY@[-1,0,0,-1]/4; 26 W3-RRG@[-1,-1,-1,-1]/2; 27 W3-YRY@[-2,1,-1,1]/6; 28 N-RGR@[-2,0,-2,1]/8; 29 W3-RGR@[-1,2,1,2]/7; 30 N-RYR-2@[0,1,2,0]/3; 31 N-YGR-2@[-1,2,0,2]/2; 32 N-RRG@[-2,2,1,2]/6; 33 N-YRY@[2,1,3,-2]/3; 34 N-RYY@[2,0,3,-1]/7; 35 N-RGY@[-2,0,-1,1]/1; 36 W3-RGG@[-1,-1,-1,-1]/4; 37 W4-YRYG@[0,1,1,0]/0; 38 W3-GGY@[0,1,2,1]/8; 39 W4-GYRY@[2,0,2,-1]/2; 40 W4-GRGY@[-2,1,1,2]/1; 41 N-RGY-2@[2,0,3,0]/4; 42 W4-GRYY@[-2,0,-2,0]/3; 43 W3-GYY@[-4,2,-1,2]/7; 44 W4-GYGR@[-4,1,-2,2]/9; 45 W3-RYG@[0,0,-1,-1]/6; 46 W3-RYY@[-1,-1,-1,-1]/8; 47 W3-YYY@[3,-1,3,-3]/6; 48 W4-YRYR@[4,-2,4,-5]/4; 49 W4-RGRG@[3,-2,3,-3]/5; 50 W4-YGRG@[3,-2,2,-4]/3",
    people: [
      [2, "0.a"],
      [1, "1.a"],
      [1, "7.m"],
      [1, "8.a"],
      [2, "9.a"],
      [2, "10.c"],
      [2, "13.a"],
      [2, "14.m3"],
      [2, "17.a"],
      [1, "19.m3"],
      [1, "23.a"],
      [2, "25.m3"],
      [1, "31.m"],
      [2, "37.a"],
      [1, "39.m3"],
      [2, "41.c"],
    ],
    bomas: [
      { shield: 4, fence: 2, owner: 0, building: false },
      { shield: 6, fence: 2, owner: 1, building: false },
      { shield: 12, fence: 2, owner: 0, building: false },
      { shield: 16, fence: 2, owner: 0, building: false },
      { shield: 22, fence: 2, owner: 1, building: false },
      { shield: 28, fence: 2, owner: 0, building: false },
      { shield: 30, fence: 2, owner: 1, building: false },
      { shield: 32, fence: 2, owner: 0, building: false },
      { shield: 34, fence: 2, owner: 1, building: false },
      { shield: 44, fence: 2, owner: 0, building: false },
    ],
    hands: { 1: ["N-GRG", "N-GYY", "W4-GGRY"] },
  },
};

/** Player 2 has one goat left, on land that player 1 may close. */
export const LAST_OF_OTHER: MaasaiScene["position"] = {
  seats: 2,
  options: { firstPlayer: "seat", length: "short" },
  arrange: {
    layout:
      "0 N-RGG@[0,0,0,0]/8; 1 W3-YGR@[0,0,1,0]/5; 2 W4-GRGY@[0,0,0,-1]/3; 3 W3-RGY@[-1,-1,0,-1]/1; 4 N-RGY-2@[-1,-1,1,0]/7; 5 W4-GRYY@[1,-1,1,-2]/2; 6 N-GGR@[1,-1,2,-1]/4; 7 W4-GGYR@[0,0,1,0]/3; 8 W4-GRYR@[0,0,1,0]/1; 9 N-RYG-2@[0,0,2,1]/7; 10 N-YRR@[0,1,2,0]/3; 11 N-RGY@[-2,1,0,1]/9; 12 N-GRR@[-1,1,0,2]/5; 13 W4-YRGR@[0,0,1,1]/2; 14 W4-GRGR@[0,1,2,1]/4; 15 W3-YYR@[-1,2,1,3]/6; 16 N-RGR@[-1,1,0,3]/8; 17 N-RYR-2@[-1,2,1,2]/9; 18 W3-YRR@[-1,2,1,3]/4; 19 N-GYG-2@[0,1,3,1]/3; 20 W4-YRYG@[-1,2,2,3]/7; 21 W3-GYR@[0,0,1,0]/9; 22 W3-GYY@[-2,1,0,2]/6; 23 W4-RGYY@[-1,0,1,0]/4; 24 W4-GGRY@[-2,1,0,2]/4; 25 W3-GGR@[-3,2,-1,4]/6; 26 W4-YYGR@[1,-1,1,-2]/4; 27 W4-RYRY@[-1,-1,0,0]/2; 28 N-GGY@[-2,0,-1,2]/8; 29 N-YRY-2@[-3,0,0,2]/0; 30 W3-GGY@[-4,1,-1,4]/8; 31 N-GRY@[-1,0,0,-1]/6; 32 W3-YYG@[1,-1,2,-2]/1; 33 W4-YYGG@[2,0,2,-2]/3; 34 W3-GGG@[-1,-1,0,-1]/3; 35 N-RYY@[-2,0,-1,1]/5; 36 N-GYR-2@[-3,0,-1,0]/9; 37 W4-GYGY@[2,0,3,-1]/5; 38 N-YGR@[1,0,2,-2]/6; 39 W3-YRG@[-1,-1,0,-1]/5; 40 N-GYY@[1,-2,1,-2]/7; 41 W4-RGRG@[1,-2,0,-2]/2; 42 N-YRY@[2,0,2,-1]/8; 43 W4-RRYG@[-2,0,0,2]/5; 44 W4-GGYY@[-4,1,-1,3]/7",
    people: [
      [1, "0.a"],
      [2, "1.a"],
      [2, "7.m3"],
      [2, "8.a"],
      [1, "9.m"],
      [1, "14.a"],
      [1, "17.a"],
      [1, "18.a"],
      [1, "21.m"],
      [2, "23.m1"],
      [2, "27.m1"],
      [1, "33.m3"],
      [2, "35.a"],
      [1, "37.a"],
      [2, "39.a"],
      [1, "41.m1"],
      [2, "43.a"],
      [2, "44.m3"],
    ],
    bomas: [
      { shield: 4, fence: 2, owner: 1, building: false },
      { shield: 6, fence: 2, owner: 0, building: false },
      { shield: 10, fence: 2, owner: 0, building: false },
      { shield: 12, fence: 2, owner: 1, building: false },
      { shield: 16, fence: 2, owner: 1, building: false },
      { shield: 20, fence: 2, owner: 1, building: false },
      { shield: 28, fence: 2, owner: 1, building: true },
      { shield: 30, fence: 2, owner: 0, building: true },
      { shield: 36, fence: 2, owner: 1, building: true },
    ],
    hands: { 1: ["N-GYG", "N-YYY", "W3-GRR"] },
  },
};

/** Something that player 1 takes off the table lets the last animals out. */
export const LAST_BY_REMOVAL: MaasaiScene["position"] = {
  seats: 2,
  options: { firstPlayer: "seat", length: "short" },
  arrange: {
    layout:
      "0 N-GYR-2@[0,0,0,0]/8; 1 W3-YYR@[0,0,1,0]/5; 2 W4-YGRR@[0,0,0,-1]/3; 3 W3-GGY@[-2,1,0,1]/7; 4 N-GRY@[-2,1,-1,0]/9; 5 N-GYG-2@[0,1,0,-1]/2; 6 W4-RYRG@[0,1,1,0]/6; 7 N-GYY@[-1,0,1,0]/0; 8 W3-YRR@[-2,1,0,1]/5; 9 W4-RGYG@[-2,1,0,2]/8; 10 N-RYG@[0,0,1,1]/4; 11 N-YYG@[-3,0,0,1]/7; 12 N-YGR@[-2,0,-1,1]/1; 13 W4-YGYR@[-2,1,-1,1]/6; 14 W4-YGRG@[-1,0,0,-1]/4; 15 W4-GGYY@[-3,0,-1,1]/8; 16 N-YYR@[-2,-1,0,-1]/0; 17 W4-RYGY@[-3,0,-1,1]/6; 18 N-YRG@[-3,0,-2,0]/2; 19 W3-YGY@[-4,-1,-1,1]/8; 20 W3-YGG@[-4,-1,-2,0]/0; 21 N-YRR@[-3,-1,-1,1]/1; 22 W4-YRGG@[0,0,0,-1]/5; 23 W4-GRYR@[-3,1,0,1]/4; 24 W4-RGYY@[-3,0,-1,1]/2; 25 W3-YRG@[-4,2,-1,3]/6; 26 N-GGR@[-4,1,-2,3]/8; 27 N-GRY-2@[-1,-1,0,-1]/7; 28 N-GRR@[0,-1,-1,-1]/1; 29 N-YGR-2@[-4,1,-2,2]/5; 30 W4-YRYR@[-5,0,-2,2]/9; 31 W4-GGRR@[-5,0,-2,2]/7; 32 W4-YRGR@[-5,-1,-3,2]/9; 33 N-GYG@[-4,-1,-1,0]/3; 34 W4-RRGG@[-4,-2,-2,0]/1; 35 N-YRY@[-5,0,-3,2]/2; 36 W4-YYGG@[-4,-1,-2,0]/8; 37 N-GGY@[-3,-2,-1,-2]/0; 38 N-YGY-2@[-2,-2,-1,-1]/4; 39 N-RRG@[-6,0,-2,2]/6; 40 W3-GYR@[-6,-1,-3,2]/0; 41 N-RRR@[-4,-1,-2,-1]/3; 42 W3-YRY@[-5,0,-2,2]/1; 43 W4-GRYY@[-4,-2,-3,-1]/1; 44 N-RYG-2@[-4,-2,-2,1]/4",
    people: [
      [1, "0.a"],
      [2, "7.a"],
      [1, "13.a"],
      [1, "14.m1"],
      [2, "15.m3"],
      [1, "17.m3"],
      [1, "21.a"],
      [2, "23.m3"],
      [2, "24.m1"],
      [2, "27.m"],
      [1, "30.m1"],
      [2, "31.a"],
      [1, "33.m"],
      [2, "35.a"],
      [2, "43.a"],
    ],
    bomas: [
      { shield: 4, fence: 2, owner: 1, building: false },
      { shield: 6, fence: 2, owner: 0, building: false },
      { shield: 10, fence: 2, owner: 0, building: false },
      { shield: 12, fence: 2, owner: 1, building: false },
      { shield: 16, fence: 2, owner: 1, building: false },
      { shield: 20, fence: 2, owner: 1, building: false },
      { shield: 26, fence: 2, owner: 0, building: false },
      { shield: 28, fence: 2, owner: 1, building: true },
      { shield: 34, fence: 2, owner: 0, building: true },
      { shield: 38, fence: 2, owner: 0, building: true },
      { shield: 40, fence: 2, owner: 1, building: true },
    ],
    hands: { 1: ["W3-GRG", "W3-GYG", "W3-RRY"] },
  },
};

/** The same with three players. */
export const LAST_OF_THREE: MaasaiScene["position"] = {
  seats: 3,
  options: { firstPlayer: "seat", length: "short" },
  arrange: {
    layout:
      "0 N-YRG@[0,0,0,0]/8; 1 W3-RYY@[0,0,1,0]/5; 2 W4-GYRR@[0,0,0,-1]/3; 3 W4-GYGY@[-1,-1,0,-1]/1; 4 N-YGY@[-1,-1,1,0]/7; 5 W4-GGYY@[1,-1,1,-2]/2; 6 N-GRR@[1,-1,2,-1]/4; 7 W4-RGYG@[0,0,1,0]/3; 8 N-YGY-2@[-1,0,0,-1]/6; 9 W4-GGRY@[-1,-1,-1,-1]/0; 10 N-GGG@[0,0,-1,-1]/2; 11 N-YYY@[-2,1,0,1]/9; 12 N-YYR@[-1,1,0,2]/5; 13 W4-RYGG@[0,0,1,0]/9; 14 W4-RYGY@[0,0,1,0]/1; 15 N-YRG-2@[1,1,1,0]/5; 16 N-YGR@[2,-1,2,-1]/1; 17 N-YGG@[0,1,2,0]/3; 18 N-RGR-2@[0,0,2,1]/7; 19 W4-GGRR@[0,0,1,1]/2; 20 W4-YRYR@[0,1,2,1]/4; 21 W4-RRGG@[-1,2,1,3]/6; 22 N-YRR@[-1,1,0,3]/8; 23 W3-GGG@[0,1,2,1]/8; 24 W4-GRYR@[2,0,2,-1]/6; 25 N-GRY-2@[2,0,3,0]/4; 26 N-GRY@[1,0,3,-1]/0; 27 W4-GRGR@[-1,2,1,3]/8; 28 W4-RYRG@[-1,2,1,3]/0; 29 W3-RYR@[-1,2,1,3]/4; 30 W3-YGG@[-1,2,1,3]/2; 31 N-GGR@[2,-1,1,-1]/8; 32 N-GYY@[2,0,1,-2]/2; 33 W4-RYRY@[0,3,1,3]/6; 34 W4-YRYG@[2,-1,1,-2]/9; 35 W4-GYRY@[2,0,2,-2]/7; 36 W4-RRYY@[2,-1,1,-2]/7; 37 W3-YGR@[-1,-1,0,0]/2; 38 W3-YRY@[-1,-1,0,0]/4; 39 W3-RRG@[3,-2,2,-4]/1; 40 N-GRG@[3,-1,3,-4]/3; 41 W3-GRG@[1,2,2,1]/4; 42 W4-RGYY@[2,0,2,-1]/8; 43 N-RGG@[3,-1,3,-3]/0; 44 N-GRG-2@[4,-1,3,-2]/4; 45 N-GGY@[-3,3,0,4]/6; 46 N-RRY@[-2,1,1,3]/0; 47 N-GYG-2@[-1,2,2,4]/4; 48 N-RRG@[-2,3,0,5]/8; 49 N-RYG@[-3,0,-1,1]/6; 50 N-GYR-2@[-2,-2,0,0]/0; 51 N-YRY@[-1,-1,1,1]/4; 52 N-RYR-2@[-2,0,-1,2]/8; 53 N-RGY-2@[-1,3,2,3]/6; 54 W3-GYG@[-1,1,1,3]/5; 55 W4-RRGY@[1,2,3,2]/4; 56 W4-YGRR@[-3,2,0,4]/7; 57 W3-GGY@[0,3,2,3]/3; 58 W4-GRGY@[-1,2,2,3]/1",
    people: [
      [3, "2.a"],
      [2, "5.m3"],
      [3, "7.m3"],
      [3, "13.a"],
      [3, "19.a"],
      [1, "21.m3"],
      [1, "27.a"],
      [1, "28.m1"],
      [2, "29.a"],
      [2, "30.a"],
      [1, "33.m1"],
      [2, "35.m1"],
      [2, "36.m3"],
      [3, "37.a"],
      [2, "41.c"],
      [3, "43.m"],
      [2, "53.m"],
      [3, "55.c"],
      [1, "57.c"],
      [1, "58.m1"],
    ],
    bomas: [
      { shield: 4, fence: 2, owner: 0, building: false },
      { shield: 6, fence: 2, owner: 1, building: false },
      { shield: 10, fence: 2, owner: 0, building: false },
      { shield: 12, fence: 2, owner: 1, building: false },
      { shield: 16, fence: 2, owner: 0, building: false },
      { shield: 18, fence: 2, owner: 1, building: false },
      { shield: 22, fence: 2, owner: 0, building: false },
      { shield: 26, fence: 2, owner: 2, building: false },
      { shield: 32, fence: 2, owner: 2, building: false },
      { shield: 40, fence: 2, owner: 0, building: true },
      { shield: 44, fence: 2, owner: 2, building: true },
      { shield: 46, fence: 2, owner: 0, building: true },
      { shield: 48, fence: 2, owner: 1, building: true },
      { shield: 50, fence: 2, owner: 2, building: true },
      { shield: 52, fence: 2, owner: 0, building: true },
    ],
    hands: { 1: ["N-RYR", "N-YGR-2", "W4-YRGG"] },
  },
};

/** A boma of player 1 takes the last animals of player 1, and its fence closes land for the last goat of player 2. */
export const LAST_OF_BOTH: MaasaiScene["position"] = {
  seats: 2,
  options: { firstPlayer: "seat", length: "short" },
  arrange: {
    layout:
      "0 W3-RYG@[1,0,1,0]/5; 1 W3-YGR@[-1,1,0,1]/7; 2 W3-GRY@[-1,0,-1,1]/9; 3 W3-RGY@[0,-1,0,-1]/1; 4 W3-YRG@[1,0,0,-1]/3; 5 N-RGY@[1,0,0,0]/8; 6 N-GYR@[0,0,1,0]/0; 7 N-YRG@[-1,1,-1,1]/2; 8 N-GRY@[0,-1,0,0]/4; 9 N-RYG@[0,0,0,-1]/6; 10 W3-GGY@[2,-1,1,-2]/2; 11 N-GGY@[2,-1,2,-1]/4; 12 W3-RYY@[2,-1,1,-2]/4; 13 N-GRY-2@[1,-2,1,-2]/0; 14 W3-GRG@[-1,1,0,2]/6; 15 N-GRG-2@[-1,0,-1,2]/8; 16 W3-RYR@[-1,1,0,2]/8; 17 N-GRR@[1,0,1,1]/4; 18 W3-GYG@[-2,0,-1,1]/8; 19 N-GRG@[-1,-1,0,-1]/0; 20 W3-YGG@[2,-1,1,-2]/6; 21 N-GYG-2@[0,1,0,2]/1; 22 W3-GRR@[-1,1,0,2]/4; 23 W3-GYR@[-1,1,0,2]/2; 24 W3-RRG@[0,2,1,2]/5; 25 N-GYG@[-1,1,1,2]/7; 26 W3-GYY@[2,-2,1,-2]/5; 27 W3-GGR@[0,-1,0,-1]/7; 28 N-GYR-2@[2,-1,2,-2]/7; 29 W3-RRY@[2,-1,1,-2]/8; 30 W3-GGG@[-1,2,1,2]/4; 31 N-GGR@[0,2,0,2]/8; 32 W3-RGG@[0,-1,0,-1]/5; 33 W3-RGR@[-1,2,1,2]/2; 34 W4-RGRY@[-2,0,-1,0]/7; 35 W4-YYGR@[-2,0,-1,0]/5; 36 W4-RGRG@[2,-2,0,-3]/3; 37 N-YRG-2@[0,-1,-1,-2]/9; 38 W4-RGYY@[-2,-1,-2,0]/9; 39 N-YRR@[0,-2,-1,-1]/1; 40 W4-YRYR@[-3,2,-1,3]/0; 41 N-RYR@[-3,3,0,3]/6; 42 N-YGY-2@[2,-2,0,-2]/8; 43 N-RGY-2@[2,-1,0,-3]/2; 44 N-YGR@[3,-1,1,-2]/1; 45 W4-YRGG@[3,0,2,-2]/5; 46 W4-GGYR@[1,1,1,0]/2; 47 W4-GYGR@[3,0,1,-2]/6; 48 W4-GYRR@[4,-1,2,-4]/4; 49 N-YRY-2@[3,0,1,-3]/9; 50 W4-GRYR@[4,-2,1,-4]/2; 51 W4-RGYG@[0,-1,-1,-1]/6; 52 W4-RRYY@[3,0,2,-2]/7; 53 N-YYY@[1,1,2,1]/4; 54 N-YGG@[-2,0,0,2]/0; 55 W4-RRYG@[-1,-2,-1,-1]/8; 56 W4-GGRR@[3,0,2,-2]/9; 57 W3-YYY@[-3,1,-1,3]/7; 58 W4-GYGY@[1,-2,0,-3]/4; 59 N-RRY@[4,-1,3,-4]/3; 60 W4-GYRY@[1,-3,-1,-3]/2; 61 W3-YGY@[4,-1,3,-3]/8",
    people: [
      [2, "16.m"],
      [2, "22.a"],
      [1, "27.a"],
      [1, "34.a"],
      [2, "37.a"],
      [1, "49.c"],
      [2, "55.m3"],
      [1, "8.c"],
      [2, "31.c"],
      [1, "17.a"],
      [2, "36.m1"],
      [2, "13.m"],
      [2, "46.a"],
    ],
    bomas: [
      { shield: 4, fence: 2, owner: 0, building: false },
      { shield: 9, fence: 1, owner: 0, building: false },
      { shield: 11, fence: 2, owner: 1, building: false },
      { shield: 13, fence: 2, owner: 0, building: false },
      { shield: 15, fence: 2, owner: 1, building: false },
      { shield: 17, fence: 2, owner: 1, building: false },
      { shield: 19, fence: 2, owner: 1, building: false },
      { shield: 25, fence: 2, owner: 0, building: false },
      { shield: 37, fence: 2, owner: 1, building: false },
      { shield: 39, fence: 2, owner: 1, building: false },
      { shield: 41, fence: 2, owner: 1, building: false },
      { shield: 43, fence: 2, owner: 0, building: false },
      { shield: 45, fence: 2, owner: 1, building: false },
    ],
    hands: { 1: ["N-GGG", "N-RGR-2", "W3-YYR"] },
  },
};
