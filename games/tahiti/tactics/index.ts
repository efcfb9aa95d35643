// Positions of real games in which one plan is plainly right (packages/testkit/src/tactics.ts).
import type { TacticBook } from "@outrigger/testkit/tactics";
import { arranged, taught } from "./arranged.ts";
import { games } from "./games.ts";

export const book: TacticBook = {
  games: { ...games, ...arranged },
  quick: [
    "keep the Chieftain from a stronger army",
    "the Chieftain alone attacks nobody",
    "the Shaman decides a fight that is open",
    "with a fleet on the beach troops come first",
    "march with the Chieftain (831, 218)",
  ],
  tactics: [
    ...taught,
    {
      name: "march with the Elder (801, 220)",
      game: "801",
      after: 220,
      right: ["activate 20, take heavy, step 409"],
      blunders: ["activate 20, done", "activate 20, step 507, done"],
      why: "On the mean of ten turns of luck it leaves -30.6 in the score (a level is 100, an Area 1) after the turn and the best construction of the rival, any other march -102 at most. Played on for 24 moves on 120 samples it wins .56, the Elder alone at home .55, the blunders .47 at most.",
    },
    {
      name: "march with the Elder (803, 443)",
      game: "803",
      after: 443,
      right: ["activate 50, take heavy, take militia, step 508, done", "activate 50, take heavy, step 508, step 509"],
      blunders: ["activate 50, done", "activate 50, step 506, done", "activate 50, step 406, step 405, done"],
      why: "On the mean of ten turns of luck it leaves 73.7 in the score (a level is 100, an Area 1) after the turn and the best construction of the rival, any other march 2.3 at most.",
    },
    {
      name: "march with the Chieftain (803, 709)",
      game: "803",
      after: 709,
      right: ["activate 1, take heavy, take fighters, take shaman, step 406"],
      blunders: [
        "activate 1, take heavy, take fighters, take shaman, step 508, step 409, step 510",
        "activate 1, take heavy, take fighters, take shaman, step 508, step 509, done",
        "activate 1, take heavy, take fighters, take shaman, step 507, step 607",
      ],
      why: "On the mean of ten turns of luck it leaves 91.8 in the score (a level is 100, an Area 1) after the turn and the best construction of the rival, any other march 0 at most.",
    },
    {
      name: "march with the Elder (803, 820)",
      game: "803",
      after: 820,
      right: ["activate 105, take heavy, step 406, done", "activate 105, take heavy, step 406, step 407, done"],
      blunders: [
        "activate 105, done",
        "activate 105, step 505, step 604, step 704, done",
        "activate 105, step 505, step 604, done",
      ],
      why: "On the mean of ten turns of luck it leaves 40.8 in the score (a level is 100, an Area 1) after the turn and the best construction of the rival, any other march -51 at most.",
    },
    {
      name: "march with the Chieftain (804, 300)",
      game: "804",
      after: 300,
      right: [
        "activate 6, take heavy, take heavy, take shaman, step 710, step 610, step 510",
        "activate 6, take heavy, take heavy, take shaman, step 710, step 610, done",
        "activate 6, take heavy, take heavy, take shaman, step 710, done",
        "activate 6, take heavy, take heavy, take shaman, step 710, step 609, done",
        "activate 6, take heavy, take heavy, take shaman, step 709, step 708",
      ],
      blunders: [
        "activate 6, take heavy, take heavy, take shaman, step 809, done",
        "activate 6, take heavy, take heavy, take shaman, step 910, done",
        "activate 6, take heavy, take heavy, take shaman, step 811, done",
      ],
      why: "On the mean of ten turns of luck it leaves 71.4 in the score (a level is 100, an Area 1) after the turn and the best construction of the rival, any other march -70.7 at most.",
    },
    {
      name: "march with the Chieftain (821, 948)",
      game: "821",
      after: 948,
      right: ["activate 6, take heavy, take heavy, take shaman, step 804"],
      blunders: ["activate 6, done"],
      why: "On the mean of ten turns of luck it leaves 156.8 in the score (a level is 100, an Area 1) after the turn and the best construction of the rival, any other march 105 at most.",
    },
    {
      name: "march with the Chieftain (822, 209)",
      game: "822",
      after: 209,
      right: [
        "activate 1, take fighters, take shaman, step 508, step 409, step 510",
        "activate 1, take fighters, take shaman, step 508, step 409, done",
        "activate 1, take fighters, take shaman, step 508, done",
      ],
      blunders: [
        "activate 1, take fighters, take shaman, step 506, done",
        "activate 1, take fighters, take shaman, step 406, step 405, done",
        "activate 1, take fighters, take shaman, step 506, step 505, done",
      ],
      why: "On the mean of ten turns of luck it leaves -1.2 in the score (a level is 100, an Area 1) after the turn and the best construction of the rival, any other march -62 at most.",
    },
    {
      name: "march with the Chieftain (822, 290)",
      game: "822",
      after: 290,
      right: [
        "activate 6, take heavy, take shaman, step 710, step 610, step 510",
        "activate 6, take heavy, take shaman, step 710, step 609, done",
        "activate 6, take heavy, take shaman, step 710, step 610, done",
      ],
      blunders: [
        "activate 6, take heavy, take shaman, step 910, done",
        "activate 6, take heavy, take shaman, step 910, step 909, done",
        "activate 6, take heavy, take shaman, step 910, step 1010, done",
      ],
      why: "On the mean of ten turns of luck it leaves 92.8 in the score (a level is 100, an Area 1) after the turn and the best construction of the rival, any other march 82.6 at most.",
    },
    {
      name: "march with the Chieftain (826, 292)",
      game: "826",
      after: 292,
      right: [
        "activate 6, take heavy, take shaman, step 508",
        "activate 6, take heavy, take shaman, step 506, step 505, step 604",
        "activate 6, take heavy, take shaman, step 506, step 505, done",
      ],
      blunders: [
        "activate 6, done",
        "activate 6, take heavy, take shaman, step 506, done",
        "activate 6, take heavy, take shaman, step 406, step 405, done",
      ],
      why: "On the mean of ten turns of luck it leaves 0 in the score (a level is 100, an Area 1) after the turn and the best construction of the rival, any other march -71.4 at most.",
    },
    {
      name: "march with the Chieftain (826, 362)",
      game: "826",
      after: 362,
      right: [
        "activate 1, take heavy, take fighters, take shaman, step 409, step 510, step 610",
        "activate 1, take heavy, take fighters, take shaman, step 409, step 510, done",
      ],
      blunders: [
        "activate 1, take heavy, take fighters, take shaman, step 509, done",
        "activate 1, take heavy, take fighters, take shaman, step 608, done",
        "activate 1, done",
      ],
      why: "On the mean of ten turns of luck it leaves 62.2 in the score (a level is 100, an Area 1) after the turn and the best construction of the rival, any other march 1 at most.",
    },
    {
      name: "march with the Chieftain (828, 130)",
      game: "828",
      after: 130,
      right: ["activate 6, take heavy, take shaman, step 809, step 808"],
      blunders: [
        "activate 6, take heavy, take shaman, step 809, done",
        "activate 6, take heavy, take shaman, step 811, done",
      ],
      why: "On the mean of ten turns of luck it leaves 103 in the score (a level is 100, an Area 1) after the turn and the best construction of the rival, any other march 72.7 at most.",
    },
    {
      name: "march with the Chieftain (829, 652)",
      game: "829",
      after: 652,
      right: ["activate 1, take heavy, take shaman, step 506, step 505, step 604"],
      blunders: [
        "activate 1, done",
        "activate 1, take militia, take shaman, step 508, done",
        "activate 1, take militia, take shaman, step 506, done",
      ],
      why: "On the mean of ten turns of luck it leaves 30.6 in the score (a level is 100, an Area 1) after the turn and the best construction of the rival, any other march -10.2 at most.",
    },
    {
      name: "march with the Elder (829, 1000)",
      game: "829",
      after: 1000,
      right: ["activate 89, take heavy, step 907"],
      blunders: ["activate 89, step 909"],
      why: "On the mean of ten turns of luck it leaves -208 in the score (a level is 100, an Area 1) after the turn and the best construction of the rival, any other march -309 at most.",
    },
    {
      name: "march with the Chieftain (831, 218)",
      game: "831",
      after: 218,
      right: [
        "activate 1, take shaman, step 409, step 508, step 407, done",
        "endMove",
        "activate 1, take heavy, take shaman, step 610, done",
        "activate 1, take heavy, take shaman, step 610, step 609",
      ],
      blunders: [
        "activate 1, take heavy, take shaman, step 409, step 508, step 407, step 406",
        "activate 1, take heavy, take shaman, step 409, step 508, step 507",
        "activate 1, take heavy, take shaman, step 409, step 508, done",
      ],
      why: "On the mean of ten turns of luck it leaves -1 in the score (a level is 100, an Area 1) after the turn and the best construction of the rival, any other march -102 at most.",
    },
    {
      name: "sail with the Elder (833, 186)",
      game: "833",
      after: 186,
      right: [
        "activate 20, embark 1, take fighters, sail 408, sail 409, sail 510, done",
        "activate 20, embark 1, take fighters, sail 408, sail 409, sail 510, sail 610",
      ],
      blunders: [
        "activate 20, embark 1, take fighters, sail 406, sail 305, sail 404, sail 504, sail 503, sail 603, sail 704, sail 804, sail 805",
        "activate 20, embark 1, take fighters, sail 406, sail 305, sail 404, sail 504, sail 503, sail 603, sail 704, done",
        "activate 20, embark 1, take fighters, sail 406, sail 305, sail 404, sail 504, sail 503, sail 603, sail 704, sail 804, done",
      ],
      why: "On the mean of ten turns of luck it leaves 1 in the score (a level is 100, an Area 1) after the turn and the best construction of the rival, any other march -1 at most.",
    },
    {
      name: "march with the Chieftain (834, 231)",
      game: "834",
      after: 231,
      right: [
        "activate 1, take heavy, take heavy, take slingers, take shaman, step 508, step 409",
        "activate 1, take heavy, take shaman, step 508, done",
      ],
      blunders: [
        "activate 1, take heavy, take shaman, step 506, done",
        "activate 1, take heavy, take shaman, step 406, step 405, done",
      ],
      why: "On the mean of ten turns of luck it leaves -2 in the score (a level is 100, an Area 1) after the turn and the best construction of the rival, any other march -103 at most.",
    },
    {
      name: "march with the Chieftain (834, 414)",
      game: "834",
      after: 414,
      right: [
        "activate 6, take fighters, step 807, step 707",
        "activate 6, take fighters, step 807, step 808",
        "activate 6, take fighters, step 1006, step 907, done",
        "activate 6, take fighters, step 905, step 805, step 806",
      ],
      blunders: [
        "activate 6, take fighters, step 1006, step 1007, done",
        "activate 6, done",
        "activate 6, take fighters, step 807, done",
      ],
      why: "On the mean of ten turns of luck it leaves 195.7 in the score (a level is 100, an Area 1) after the turn and the best construction of the rival, any other march 104.8 at most.",
    },
  ],
};
