// Exact geometry of the wide and the narrow rhomb with their two fences. Vertices are integer vectors in Z[ζ]; nothing
// here rounds, so every answer is the same on every machine.
export { closedFence, fenceClosedBy, isRing, type Loop, patchesInside, surrounds } from "./fences.ts";
export { endPatch, fencedBy, type Ground, type Land, landOf, type Patch, startPatch } from "./land.ts";
export {
  copyLayout,
  deadEdges,
  type Fit,
  fitAt,
  type Layout,
  lay,
  layoutOf,
  newLayout,
  type Obstacle,
  obstacle,
  openEdges,
  type Slot,
  tileOf,
} from "./layout.ts";
export {
  edgeAgainst,
  edgeDirection,
  FENCES,
  type Fence,
  glue,
  newTile,
  type Pose,
  SHAPES,
  type Shape,
  type Tile,
} from "./rhomb.ts";
export { isSame, type Point } from "./ring.ts";
