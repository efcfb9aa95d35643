import type { RuleScene } from "@outrigger/scene";
import type { Arrangement } from "../arrange/index.ts";
import type { MoaMove } from "../rules/index.ts";

export type MoaScene = RuleScene<MoaMove, Arrangement>;
