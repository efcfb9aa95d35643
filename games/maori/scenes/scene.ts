// How a scene of Māori is written down.
import type { RuleScene } from "@outrigger/scene";
import { notation } from "@outrigger/scene/notation";
import type { Arrangement } from "../arrange/index.ts";
import type { MaoriMove } from "../rules/index.ts";

export type MaoriScene = RuleScene<MaoriMove, Arrangement>;

export const { sceneFor, may, mayWith, after, afterWith, not, scored } = notation<MaoriMove, Arrangement>();
