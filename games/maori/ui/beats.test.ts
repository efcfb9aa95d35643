import { beatsOf } from "@outrigger/testkit/beats";
import { type Maori, rules } from "../rules/index.ts";
import { text } from "../text/index.ts";
import { beats } from "./beats.ts";

beatsOf<Maori>({
  game: rules,
  beats,
  text,
  tables: [{ seats: 2 }, { seats: 4 }, { seats: 3, options: { board: "atoll" } }],
  most: 150,
  heard: 10,
  kept: ({ explorer, matrix, seats, supply }) => ({
    explorer,
    matrix,
    supply,
    seats: seats.map(({ layout, depot, ship, shells }) => ({ layout, depot, ship, shells })),
  }),
});
