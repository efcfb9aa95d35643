import type { RuleScene } from "@outrigger/scene";
import type { Arrangement } from "../arrange/index.ts";
import type { TahitiMove } from "../rules/index.ts";

export type TahitiScene = RuleScene<TahitiMove, Arrangement>;
type Position = TahitiScene["position"];
type Extra = Arrangement & Partial<Pick<Position, "seats" | "options" | "edits">>;

/** A turn of player 1, with these pieces on the island; at a table of two where nothing else is said. */
const inPhase =
  (phase: Pick<Arrangement, "step">, rules?: Position["options"]) =>
  (pieces: string, { seats = 2, options = rules, edits, ...more }: Extra = {}): Position => ({
    seats,
    ...(options && { options }),
    ...(edits && { edits }),
    arrange: { pieces, ...phase, ...more },
  });

export const building = inPhase({});
export const moving = inPhase({ step: "movement" });
export const fighting = inPhase({ step: "combat" });
/** By a rule of the advanced game: canoes fight at sea, or crash through a reef. */
export const sailing = inPhase({ step: "movement" }, { seaCombat: true });
export const fightingAtSea = inPhase({ step: "combat" }, { seaCombat: true });
export const crashing = inPhase({ step: "movement" }, { crashingReefs: true });

/** Of three players the first has people of these ids in the water at a hex; they swim when the second has built. */
export function overboard(pieces: string, at: number, swimmers: number[], more: Extra = {}): Position {
  const frames: Arrangement["frames"] = [
    { phase: "overboard", side: 0, at, swimmers, canoes: [], seated: 0, ownShore: false },
    { phase: "build", seat: 1, harvested: [] },
  ];
  return sailing(pieces, { seats: 3, homes: [407, 1310, 1113], frames, ...more });
}
