import type { RuleScene } from "@outrigger/scene";
import type { Arrangement } from "../arrange/index.ts";
import type { MaasaiMove } from "../rules/index.ts";

export type MaasaiScene = RuleScene<MaasaiMove, Arrangement>;
