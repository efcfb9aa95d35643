// Planted bugs, each against a clause of the rules: `npm run mutate -- moa` puts them in one by one and runs the tests.
import type { Mutation } from "@outrigger/testkit";
import { invasions } from "./mutations/invasions.ts";
import { rounds } from "./mutations/rounds.ts";
import { scoring } from "./mutations/scoring.ts";
import { table } from "./mutations/table.ts";
import { turns } from "./mutations/turns.ts";

export const mutations: readonly Mutation[] = [...rounds, ...invasions, ...turns, ...scoring, ...table];
