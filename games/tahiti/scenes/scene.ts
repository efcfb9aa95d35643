import type { RuleScene } from "@outrigger/scene";
import type { Arrangement } from "../arrange/index.ts";
import type { TahitiMove } from "../rules/index.ts";

export type TahitiScene = RuleScene<TahitiMove, Arrangement>;
type Position = TahitiScene["position"];
type Extra = Arrangement & Partial<Pick<Position, "seats" | "options" | "edits">>;

/** A turn of player 1, with these pieces on the island; at a table of two where nothing else is said. */
const inPhase =
  (phase: Pick<Arrangement, "step">) =>
  (pieces: string, { seats = 2, options, edits, ...more }: Extra = {}): Position => ({
    seats,
    ...(options && { options }),
    ...(edits && { edits }),
    arrange: { pieces, ...phase, ...more },
  });

export const building = inPhase({});
export const moving = inPhase({ step: "movement" });
