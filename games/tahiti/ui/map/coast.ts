// The coast: the rim of all land hexes, rounded as water rounds it.
import { at } from "@outrigger/kernel";
import { cornersOf, type Spot } from "./geometry.ts";

const ROUNDS = 3;
/** The next one, round and round. */
const after = (ring: readonly Spot[], place: number): Spot => at(ring, (place + 1) % ring.length);
const key = ({ x, y }: Spot): string => `${Math.round(x)},${Math.round(y)}`;

/** The rim as closed loops of corners, land on the right hand. */
function rimOf(land: readonly Spot[]): Spot[][] {
  const sides = new Map<string, readonly [Spot, Spot]>();
  for (const spot of land) {
    const corners = cornersOf(spot);
    corners.forEach((from, place) => {
      const to = after(corners, place);
      // A side between two land hexes turns up twice, once in each direction.
      if (!sides.delete(`${key(to)} ${key(from)}`)) sides.set(`${key(from)} ${key(to)}`, [from, to]);
    });
  }
  const onward = new Map([...sides.values()].map(([from, to]) => [key(from), to]));
  const loops: Spot[][] = [];
  for (const [from] of sides.values()) {
    const loop: Spot[] = [];
    for (let here: Spot | undefined = from; here !== undefined; ) {
      const next: Spot | undefined = onward.get(key(here));
      onward.delete(key(here));
      if (next !== undefined) loop.push(here);
      here = next;
    }
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
}

const between = (one: Spot, other: Spot, part: number): Spot => ({
  x: one.x + (other.x - one.x) * part,
  y: one.y + (other.y - one.y) * part,
});

/** Cuts every corner off, again and again. */
function rounded(loop: readonly Spot[]): Spot[] {
  let points = [...loop];
  for (let round = 0; round < ROUNDS; round++) {
    points = points.flatMap((point, place) => {
      const next = after(points, place);
      return [between(point, next, 0.25), between(point, next, 0.75)];
    });
  }
  return points;
}

export function coastOf(land: readonly Spot[]): string {
  return rimOf(land)
    .map(
      (loop) =>
        `M${rounded(loop)
          .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
          .join("L")}Z`,
    )
    .join("");
}
