import { beatsOf } from "@outrigger/testkit/beats";
import { type Maasai, rules } from "../rules/index.ts";
import { text } from "../text/index.ts";
import { beats } from "./beats.ts";

beatsOf<Maasai>({
  game: rules,
  beats,
  text,
  tables: [{ seats: 2 }, { seats: 3 }],
  most: 160,
  heard: 8,
  kept: ({ laid, people, bomas, animals, seats }) => ({
    laid,
    people: people.map(({ seat, patch }) => `${seat} ${patch}`).sort(),
    bomas: bomas.map(({ shield, owner, building }) => ({ shield, owner, building })),
    animals,
    pens: seats.map(({ pen }) => pen),
    stocks: seats.map(({ stock }) => stock),
  }),
});
