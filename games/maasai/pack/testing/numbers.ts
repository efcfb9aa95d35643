// What the test of every number of a pack needs to know.
import type { NumberPlan } from "@outrigger/testkit";
import type { Maasai } from "../../rules/maasai.ts";

export const numbers: NumberPlan<Maasai> = { games: 16 };
