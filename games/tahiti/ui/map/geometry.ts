// The map's hexes on the screen: pointy-topped, south downwards, by the axial coordinates of the data.
import type { Box } from "@outrigger/board";
import type { TahitiView } from "../../rules/index.ts";
import { type Axial, COMPASS } from "../../rules/names.ts";
import type { Bearing } from "../../rules/vocabulary.ts";

type Printed = TahitiView["printed"];
export type HexSource = Printed["hexes"][number];

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const SIZE = 60;
const ROOT = Math.sqrt(3);

function centreOf({ q, r }: Axial): Spot {
  return { x: SIZE * ROOT * (q + r / 2), y: SIZE * 1.5 * r };
}

/** Six corners, from the top clockwise. */
export function cornersOf({ x, y }: Spot, size = SIZE): Spot[] {
  return Array.from({ length: 6 }, (_, at) => {
    const turn = (Math.PI / 3) * at - Math.PI / 2;
    return { x: x + size * Math.cos(turn), y: y + size * Math.sin(turn) };
  });
}

export function outlineOf(spot: Spot, size = SIZE): string {
  return cornersOf(spot, size)
    .map(({ x, y }) => `${round(x)},${round(y)}`)
    .join(" ");
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The side two neighbouring hexes share. */
export function sideBetween(one: Spot, other: Spot): readonly [Spot, Spot] {
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  const along = { x: (one.y - other.y) / (2 * ROOT), y: (other.x - one.x) / (2 * ROOT) };
  return [
    { x: middle.x + along.x, y: middle.y + along.y },
    { x: middle.x - along.x, y: middle.y - along.y },
  ];
}

/** Halfway to the neighbour in a direction: where a river reaches the sea. */
export function towards(spot: Spot, direction: Bearing): Spot {
  const step = centreOf(COMPASS[direction]);
  return { x: spot.x + step.x / 2, y: spot.y + step.y / 2 };
}

export function line(points: readonly Spot[]): string {
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}`;
}

export interface Chart {
  readonly at: ReadonlyMap<number, { readonly hex: HexSource; readonly spot: Spot }>;
  /** The land and a little sea. */
  readonly content: Box;
  /** All of the sea. */
  readonly sea: Box;
}

/** Every hex by its number, with its middle. */
export function chartOf({ hexes }: Printed): Chart {
  const at = new Map(hexes.map((hex) => [Number(hex.id), { hex, spot: centreOf(hex) }]));
  const all = [...at.values()];
  const land = all.filter(({ hex }) => hex.kind !== "sea");
  return { at, content: boxOf(land, SIZE * 2.1), sea: boxOf(all, SIZE) };
}

function boxOf(fields: readonly { readonly spot: Spot }[], rim: number): Box {
  const [xs, ys] = [fields.map(({ spot }) => spot.x), fields.map(({ spot }) => spot.y)];
  const [x, y] = [Math.min(...xs) - rim, Math.min(...ys) - rim];
  return { x, y, width: Math.max(...xs) + rim - x, height: Math.max(...ys) + rim - y };
}

const AROUND = SIZE * 1.8;

/** What is kept free below a hex: nothing, or room for a card, on a phone for a tall one. */
type Below = "none" | "below" | "tall";

/** A hex with its neighbours, to be kept in sight; where a card lies below it, as high up as can be. */
export function boxAround({ at, content }: Chart, hex: number, room: Below): Box {
  const spot = at.get(hex)?.spot;
  if (spot === undefined) return content;
  const isCovered = room !== "none";
  const above = isCovered ? SIZE * 1.05 : AROUND;
  return { x: spot.x - AROUND, y: spot.y - above, width: AROUND * 2, height: AROUND * (isCovered ? 8 : 2) };
}
