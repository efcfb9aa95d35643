// The action "place leader": two honour for a leader, and for the leader tile if it still lies there.
import { type Ask, type Play, push, type Seat } from "@outrigger/kernel";
import { leaderBar, putLeader, supplyOf, territoryAt } from "../../board/territory.ts";
import { playerAt } from "../../hand/cards.ts";
import { type Means, takesAny, terrainBar } from "../../hand/means.ts";
import { deedOf, finishAction, pricedPhase, startPayment } from "../../hand/payment.ts";
import type { Moa } from "../../moa.ts";
import { atTerritories } from "../../moves.ts";
import { gameRound } from "../../names.ts";
import type { LeaderNote } from "../../notes.ts";
import type { PaymentFrame, TurnFrame } from "../../state.ts";
import type { LeaderMove, LeaderTile } from "../../vocabulary.ts";

const LEADERS = atTerritories((number): LeaderMove => ["leader", number]);

export function offerLeaders(play: Play<Moa>, means: Means, ask: Ask<Moa, LeaderMove>): void {
  const { state, pack } = play;
  const noteOf = ([, number]: LeaderMove): LeaderNote => {
    const { leaderTile: tile } = territoryAt(state, number);
    return { icon: "honour", any: takesAny(pack, means, number), price: pack.constants.leaderHonourCost, tile };
  };
  for (const move of LEADERS) ask.weigh(move, placeBar(play, means, move[1]), noteOf);
}

function placeBar({ state, pack }: Play<Moa>, means: Means, number: number): string | undefined {
  const territory = territoryAt(state, number);
  if (territory.condition === "erupted") return "MOA-VOL-7";
  if (territory.condition !== "open") return "MOA-PLL-5";
  if (supplyOf(state, means.seat).leaders === 0) return "MOA-PLL-6";
  const bar = terrainBar(pack, means, number) ?? leaderBar(territory, means.seat);
  return bar ?? (means.honour < pack.constants.leaderHonourCost ? "MOA-PLL-1" : undefined);
}

export function startPlaceLeader(play: Play<Moa>, { seat }: TurnFrame, [, territory]: LeaderMove): void {
  const need = play.pack.constants.leaderHonourCost;
  push(play.state, startPayment(play, { phase: "placeLeader", seat, icon: "honour", need, territory }));
}

export const placeLeader = pricedPhase<PaymentFrame>({
  price: "MOA-PLL-1",
  carryOut(play, frame) {
    putLeader(play.state, frame.territory, frame.seat);
    const tile = takeLeaderTile(play, frame.seat, frame.territory);
    finishAction(play);
    play.tell(() => ({ kind: "leaderPlaced", tile: shown(play, tile), ...deedOf(frame) }));
  },
});

function shown({ pack }: Play<Moa>, tile: string | null): LeaderTile | null {
  const printed = tile === null ? undefined : pack.leaderTiles[tile];
  return printed === undefined ? null : { id: printed.id, kind: printed.kind, amount: printed.amount };
}

/** MOA-PLL-7, MOA-LDT-2: the tile is taken; its icons serve from the next round on (MOA-LDT-4). */
function takeLeaderTile(play: Play<Moa>, seat: Seat, number: number): string | null {
  const territory = territoryAt(play.state, number);
  const tile = territory.leaderTile;
  if (tile !== null)
    playerAt(play, seat).leaderTiles.push({ tile, from: gameRound(play.state, play.pack.printed) + 1 });
  territory.leaderTile = null;
  return tile;
}
