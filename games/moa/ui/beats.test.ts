import { beatsOf } from "@outrigger/testkit/beats";
import { type Moa, rules } from "../rules/index.ts";
import { text } from "../text/index.ts";
import { beats } from "./beats.ts";

beatsOf<Moa>({
  game: rules,
  beats,
  text,
  tables: [{ seats: 2 }, { seats: 3 }, { seats: 5 }],
  most: 400,
  heard: 25,
  // At the end of a period strongholds are cleared away with everything else, which no event tells one by one.
  loose: ["periodEnded"],
  kept: ({ territories, players, terrain, volcano, round, period, first }) => ({
    territories,
    terrain,
    volcano,
    round,
    period,
    first,
    scores: players.map(({ score }) => score),
    hands: players.map(({ handSize }) => handSize),
  }),
});
