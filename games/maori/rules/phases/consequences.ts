// What a placement brings about: told as events when it has happened, shown as a note before.
import { at, type Play, type Seat } from "@outrigger/kernel";
import { islandAt } from "../board/islands.ts";
import { facesEdge, type Site } from "../board/placing.ts";
import { spaceName } from "../board/plan.ts";
import { type MaoriPack, pieceTurned, type TileInfo } from "../components.ts";
import type { MaoriEvent } from "../events.ts";
import type { Maori } from "../maori.ts";
import type { Way } from "../notes.ts";
import { pointsPerPalm, worthChange } from "../scoring.ts";
import { planOf } from "../turn.ts";

export function wayOf(pack: MaoriPack, { plan, pieces }: Site, tile: TileInfo, space: number, rotation: number): Way {
  const piece = pieceTurned(tile, rotation);
  const laid = pieces.map((other, at) => (at === space ? piece : other));
  const { palmPoints, leis } = worthChange(plan, pieces, laid, pack);
  return {
    rotation,
    toEdge: facesEdge(plan, piece.open, space),
    finishes: tile.isIsland && islandAt(plan, laid, space).finished,
    palmPoints,
    leis,
    points: palmPoints + leis * pack.scoring.lei,
  };
}

/** Islands of one tile are finished as they lie and need no word of their own. */
export function islandEvents(play: Play<Maori>, seat: Seat, space: number): MaoriEvent[] {
  const plan = planOf(play);
  const pieces = at(play.index, seat);
  const island = islandAt(plan, pieces, space);
  if (!island.finished || island.spaces.length === 1) return [];
  const names = (spaces: readonly number[]): string[] => spaces.map((each) => spaceName(plan, each));
  const points = island.palms * pointsPerPalm(island, play.pack);
  return [
    { kind: "islandFinished", seat, spaces: names(island.spaces), palms: island.palms, points },
    ...island.leis.map((lei) => ({ kind: "leiCompleted", seat, spaces: names(lei) }) as const),
  ];
}
