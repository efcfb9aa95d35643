// Where the mammals walk: out of the sea to territory 1 and on in the order of the numbers.
import { at as entry } from "@outrigger/kernel";
import type { PrintedTerritory } from "../../rules/index.ts";

export type Point = readonly [x: number, y: number];

const FROM_THE_SEA: Point = [96, 960];
const PACE = 34;
const SIDE = 7;
/** Round the middle of a territory stand its pieces. */
const CLEAR = 44;

export function routeOf(territories: readonly PrintedTerritory[]): Point[] {
  return [FROM_THE_SEA, ...territories.map(({ anchors }): Point => [anchors.centre[0], anchors.centre[1]])];
}

export interface Paw {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** Prints along the way, left and right by turns, and none where a territory's pieces stand. */
export function pawsAlong(route: readonly Point[]): Paw[] {
  return route.slice(1).flatMap((to, at) => {
    const from = entry(route, at);
    const [wide, high] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(wide, high);
    const start = at === 0 ? 0 : CLEAR;
    const count = Math.max(0, Math.floor((length - start - CLEAR) / PACE));
    return Array.from({ length: count }, (_, step) => {
      const along = (start + step * PACE) / length;
      const side = (step % 2 === 0 ? SIDE : -SIDE) / length;
      return {
        x: Math.round(from[0] + wide * along - high * side),
        y: Math.round(from[1] + high * along + wide * side),
        turn: Math.round((Math.atan2(high, wide) * 180) / Math.PI) + 90,
      };
    });
  });
}
