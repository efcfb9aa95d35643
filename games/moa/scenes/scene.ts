// How a scene of Moa is written down.
import type { RuleScene } from "@outrigger/scene";
import { notation } from "@outrigger/scene/notation";
import type { Arrangement } from "../arrange/index.ts";
import type { MoaMove } from "../rules/index.ts";

export type MoaScene = RuleScene<MoaMove, Arrangement>;

export const { sceneFor, may, mayWith, after, afterWith, not, told, scored } = notation<MoaMove, Arrangement>();

/** What leads from a land that red can sell to yellow's turn. */
export const FIRST_SALE = after(["sell", 1, "rat"], ["pay", "kiwi"], ["confirm"], ["end"]);
