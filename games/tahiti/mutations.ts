// Planted bugs, each against a clause of the rules: `npm run mutate -- tahiti` puts them in one by one and runs the tests.
import type { Mutation } from "@outrigger/testkit";
import { advanced } from "./mutations/advanced.ts";
import { combat } from "./mutations/combat.ts";
import { endings } from "./mutations/endings.ts";
import { island } from "./mutations/island.ts";
import { movement } from "./mutations/movement.ts";

export const mutations: readonly Mutation[] = [...island, ...movement, ...combat, ...endings, ...advanced];
