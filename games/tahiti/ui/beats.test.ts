import { beatsOf } from "@outrigger/testkit/beats";
import { guide } from "../bot/index.ts";
import { rules, type Tahiti } from "../rules/index.ts";
import { text } from "../text/index.ts";
import { beats } from "./beats.ts";

beatsOf<Tahiti>({
  game: rules,
  beats,
  text,
  guide,
  tables: [{ seats: 2, bot: true }, { seats: 3 }],
  most: 110,
  heard: 24,
  loose: [
    "homePlaced",
    "built",
    "panicked",
    "villageFell",
    "dismantled",
    "areaHostile",
    "elderJoined",
    "shamanReturned",
  ],
  kept: ({ pieces, markers, clock }) => ({
    clock,
    pieces: pieces.map(({ kind, owner, at }) => `${kind} ${owner} ${at}`).sort(),
    markers: markers.map(({ kind, at }) => `${kind} ${at}`).sort(),
  }),
});
