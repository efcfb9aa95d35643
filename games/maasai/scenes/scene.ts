import type { RuleScene } from "@outrigger/scene";
import type { Arrangement } from "../arrange/index.ts";
import type { MaasaiMove } from "../rules/index.ts";

export type MaasaiScene = RuleScene<MaasaiMove, Arrangement>;
type Position = MaasaiScene["position"];
type Extra = Omit<Arrangement, "layout"> & Partial<Pick<Position, "seats" | "edits">>;

/** Player 1 begins; at a table of two where nothing else is said. */
const inGame =
  (options: NonNullable<Position["options"]>) =>
  (layout: string, { seats = 2, edits, ...more }: Extra = {}): Position => ({
    seats,
    options: { firstPlayer: "seat", ...options },
    ...(edits && { edits }),
    arrange: { layout, ...more },
  });

/** A table on which these shields lie, in a game of either length. */
export const laid = inGame({});
export const laidInShort = inGame({ length: "short" });

/** The hexagon of the book's example. */
export function hexagon({ seats = 2, edits, ...arrange }: Extra = {}): Position {
  return { seats, options: { firstPlayer: "seat" }, ...(edits && { edits }), arrange };
}
