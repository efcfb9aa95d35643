// The depot: a tile waits there and is played instead of a take (MAO-DEPOT).
import { type Ask, type Play, replace, type Seat } from "@outrigger/kernel";
import { hasSpace, nowhereClause, type Site } from "../board/placing.ts";
import { tileOf } from "../components.ts";
import type { Maori } from "../maori.ts";
import { finishAction, seatOf } from "../turn.ts";
import type { ActionFrame, DestinationFrame, DestinationMove, PlayDepotMove } from "../vocabulary.ts";

const PLAY_DEPOT: PlayDepotMove = ["playDepot"];
const DEPOT: DestinationMove = ["depot"];

export function offerDepotTile(play: Play<Maori>, seat: Seat, site: Site, ask: Ask<Maori, PlayDepotMove>): void {
  const { depot } = seatOf(play, seat);
  if (depot === null) {
    ask.refuse(PLAY_DEPOT, "MAO-DEPOT-3");
    return;
  }
  const tile = tileOf(play.pack, depot);
  if (hasSpace(site, tile)) ask.offer(PLAY_DEPOT);
  // To find the clause takes long, and in playouts nobody asks for it.
  else if (ask.curious) ask.refuse(PLAY_DEPOT, nowhereClause(site, tile));
}

export function playDepot(play: Play<Maori>, { seat }: ActionFrame): void {
  const owner = seatOf(play, seat);
  const { depot: tile } = owner;
  if (tile === null) throw new Error(`seat ${seat} has nothing in its depot`);
  owner.depot = null;
  play.tell(() => ({ kind: "tookFromDepot", seat, tile: tileOf(play.pack, tile).printed }));
  replace(play.state, { phase: "destination", seat, tile, cell: null, mustPlace: true });
}

/** MAO-DEPOT-2: one tile at most; what came out of the depot does not go back (MAO-DEPOT-5). */
export function offerDepot(play: Play<Maori>, frame: DestinationFrame, ask: Ask<Maori, DestinationMove>): void {
  ask.weigh(DEPOT, depotBar(play, frame));
}

function depotBar(play: Play<Maori>, { seat, cell, mustPlace }: DestinationFrame): string | undefined {
  if (cell === null) return "MAO-DEPOT-5";
  if (seatOf(play, seat).depot !== null) return "MAO-DEPOT-2";
  return mustPlace ? "MAO-STEP-3" : undefined;
}

export function store(play: Play<Maori>, { seat, tile, cell }: DestinationFrame): void {
  seatOf(play, seat).depot = tile;
  play.tell(() => ({ kind: "stored", seat, tile: tileOf(play.pack, tile).printed }));
  finishAction(play, seat, cell, false);
}
