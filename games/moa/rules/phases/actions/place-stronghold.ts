// The karakia tile that puts a stronghold into any territory (MOA-KAR-40).
import type { Ask, Play, Seat } from "@outrigger/kernel";
import { territoryAt } from "../../board/territory.ts";
import { tileBar, useTile } from "../../hand/karakia.ts";
import type { Moa } from "../../moa.ts";
import { atTerritories } from "../../moves.ts";
import type { MoaState, TurnFrame } from "../../state.ts";
import type { StrongholdMove } from "../../vocabulary.ts";

const STRONGHOLDS = atTerritories((number): StrongholdMove => ["stronghold", number]);

/** Candidates exist only for those who hold such a tile. */
export function offerStrongholds(play: Play<Moa>, seat: Seat, ask: Ask<Moa, StrongholdMove>): void {
  const bar = tileBar(play, seat, "place_stronghold");
  if (bar === "MOA-KAR-1") return;
  for (const move of STRONGHOLDS) ask.weigh(move, bar ?? strongholdBar(play.state, move[1]));
}

/** MOA-KAR-41, MOA-STR-2, MOA-STR-3. */
function strongholdBar(state: MoaState, number: number): string | undefined {
  const { condition, stronghold } = territoryAt(state, number);
  if (stronghold) return "MOA-STR-2";
  if (condition === "erupted") return "MOA-VOL-7";
  if (condition === "sold") return "MOA-SEL-17";
  return condition === "invaded" ? "MOA-KAR-41" : undefined;
}

export function placeStronghold(play: Play<Moa>, { seat }: TurnFrame, [, territory]: StrongholdMove): void {
  territoryAt(play.state, territory).stronghold = true;
  useTile(play, seat, "place_stronghold");
  play.emit({ kind: "strongholdPlaced", seat, territory, by: "karakia" });
}
