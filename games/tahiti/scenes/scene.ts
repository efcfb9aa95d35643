import type { RuleScene } from "@outrigger/scene";
import type { Arrangement } from "../arrange/index.ts";
import type { TahitiMove } from "../rules/index.ts";

export type TahitiScene = RuleScene<TahitiMove, Arrangement>;
