import type { RuleScene } from "@outrigger/scene";
import type { Arrangement } from "../arrange/index.ts";
import type { MaoriMove } from "../rules/index.ts";

export type MaoriScene = RuleScene<MaoriMove, Arrangement>;
