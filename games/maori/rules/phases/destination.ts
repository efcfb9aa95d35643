// D2a and D2b: where the taken tile or the depot tile goes (MAO-PLACE, MAO-DEPOT).
import { at, byKind, type DecisionPhase, type Play, replace, type Seat } from "@outrigger/kernel";
import { legalRotations, placeProblem, type Site } from "../board/placing.ts";
import { spaceNumber } from "../board/plan.ts";
import { pieceTurned, type TileInfo, tileOf } from "../components.ts";
import type { Maori } from "../maori.ts";
import type { PlaceNote } from "../notes.ts";
import { incomeOf, receive } from "../shells.ts";
import { finishAction, seatOf, setSpace, siteNow } from "../turn.ts";
import type { DestinationFrame, DestinationMove, PlaceMove } from "../vocabulary.ts";
import { islandEvents, wayOf } from "./consequences.ts";
import { offerDepot, store } from "./depot.ts";

export const destination: DecisionPhase<Maori, DestinationFrame, DestinationMove> = {
  publishes: [],
  offers(play, frame, ask) {
    const tile = tileOf(play.pack, frame.tile);
    const site = siteNow(play, frame.seat);
    const note = ([, name]: PlaceMove): PlaceNote => noteOf(play, site, tile, spaceNumber(site.plan, name));
    for (const { space, place: move } of site.plan.moves) ask.weigh(move, placeProblem(site, tile, space), note);
    offerDepot(play, frame, ask);
  },
  apply: byKind({ place, depot: store }),
  /** Storing changes the board least. */
  fallback: (_play, _frame, offers) => offers.find(([kind]) => kind === "depot") ?? offers[0],
};

function noteOf({ state, pack }: Play<Maori>, site: Site, tile: TileInfo, space: number): PlaceNote {
  const ways = legalRotations(site, tile, space).map((rotation) => wayOf(pack, site, tile, space, rotation));
  return { shells: incomeOf(state, tile.printed.shells), ways };
}

function place(play: Play<Maori>, { seat, tile, cell }: DestinationFrame, [, space]: PlaceMove): void {
  const site = siteNow(play, seat);
  const rotations = legalRotations(site, tileOf(play.pack, tile), spaceNumber(site.plan, space));
  if (rotations.length > 1) replace(play.state, { phase: "rotation", seat, tile, cell, space });
  else placeTile(play, { seat, tile, cell }, space, at(rotations, 0));
}

/** Lays the tile down, gives its shells (MAO-PLACE-10) and moves the coloured ship where the variant says so. */
export function placeTile(
  play: Play<Maori>,
  { seat, tile, cell }: Pick<DestinationFrame, "seat" | "tile" | "cell">,
  name: string,
  rotation: number,
): void {
  const owner = seatOf(play, seat);
  const piece = pieceTurned(tileOf(play.pack, tile), rotation);
  const { printed } = piece.tile;
  const space = spaceNumber(play.pack.plans[play.state.options.board], name);
  setSpace(play, seat, space, piece);
  play.emit({ kind: "placed", seat, tile: printed, space: name, rotation });
  const shells = receive(play.state, owner, printed.shells);
  if (printed.shells > 0) play.emit({ kind: "received", seat, shells, printed: printed.shells });
  play.tell(() => islandEvents(play, seat, space));
  shipFollows(play, seat, name);
  finishAction(play, seat, cell, false);
}

/** MAO-VAR-2: the first tile receives the coloured ship; MAO-V2-1: in variant 2 every tile does. */
function shipFollows(play: Play<Maori>, seat: Seat, to: string): void {
  const { variant } = play.state.options;
  const owner = seatOf(play, seat);
  const from = owner.ship;
  if (variant === 0 || (variant === 1 && from !== null)) return;
  owner.ship = to;
  play.emit({ kind: "shipMoved", seat, from, to });
}
