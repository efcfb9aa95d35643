// Whom a commander may take along, as a few parties worth thinking of, and what the position would be like with them elsewhere.
import { at } from "@outrigger/kernel";
import { isFree } from "../../rules/movement/carrying.ts";
import { byStrength, commanderValues, pieceOf } from "../../rules/pieces.ts";
import type { Marker, Piece } from "../../rules/state.ts";
import { type Hex, isCombat, isUnit } from "../../rules/vocabulary.ts";
import type { Sketch } from "../ideas.ts";
import { leadOf } from "../prospects.ts";

export interface Companions {
  /** Combat Units, the strongest first. */
  readonly troops: readonly Piece[];
  readonly population: readonly Piece[];
  readonly shaman: readonly Piece[];
}

export function companionsOf({ state, pack }: Sketch, commander: Piece): Companions {
  const there = state.pieces.filter(
    (piece) => piece.at === commander.at && piece.owner === commander.owner && isFree(piece, commander.id),
  );
  return {
    troops: there
      .filter((piece) => isCombat(piece.kind))
      .sort(byStrength(pack))
      .reverse(),
    population: there.filter((piece) => piece.kind === "population"),
    shaman: commander.kind === "chieftain" ? there.filter((piece) => piece.kind === "shaman") : [],
  };
}

/** The strongest; all but the weakest; all but the strongest; one Unit alone; with a Population; nobody. */
export function partiesOf(sketch: Sketch, commander: Piece): Piece[][] {
  const { troops, population, shaman } = companionsOf(sketch, commander);
  const most = commanderValues(sketch.pack, commander).leadership;
  const choices = [
    troops.slice(0, most),
    troops.slice(0, -1).slice(0, most),
    troops.slice(1, most + 1),
    troops.slice(0, 1),
    [...troops.slice(0, most - 1), ...population.slice(0, 1)],
    [],
  ];
  const seen = new Set<string>();
  return choices
    .filter((party) => {
      const key = party.map(({ id }) => id).join();
      return !seen.has(key) && seen.add(key);
    })
    .map((party) => [...party, ...shaman]);
}

/** How many of each kind are taken, as moves name them. */
export function takes(
  party: readonly Piece[],
): (readonly ["take", "population" | "militia" | "slingers" | "fighters" | "heavy" | "shaman"])[] {
  return party.flatMap(({ kind }) => (isUnit(kind) || kind === "shaman" ? [["take", kind] as const] : []));
}

/** The seat's lead if the party (and what it carries) stood in the hex. The sketch is as before afterwards. */
export function leadWith(
  { state, pack, seat }: Sketch,
  party: readonly Piece[],
  markers: readonly Marker[],
  to: Hex,
  by: "land" | "sea",
): number {
  const from = party.map(({ at, by: came }) => ({ at, came }));
  const lay = markers.map(({ at }) => at);
  for (const piece of party) Object.assign(piece, { at: to, by });
  for (const marker of markers) marker.at = to;
  const lead = leadOf(state, pack, seat);
  party.forEach((piece, place) => {
    Object.assign(piece, { at: from[place]?.at, by: from[place]?.came });
  });
  markers.forEach((marker, place) => {
    marker.at = at(lay, place);
  });
  return lead;
}

export function commanderIn({ state }: Sketch, id: number): Piece {
  return pieceOf(state, id);
}
