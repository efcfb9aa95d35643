// "It is always possible to lay two shields": is it? Random games look for a hand that fits nowhere, and a directed search
// for layouts that leave as little room as possible. CI looks at a few; OUTRIGGER_GAMES asks for more. README.md has the figures.
import type { Move } from "@outrigger/kernel";
import { fastBelow, fastChance, newWalk, startPlay, take } from "@outrigger/kernel/play";
import { copyLayout, type Fit, type Layout, lay, layoutOf, SHAPES, type Shape } from "@outrigger/penrose";
import { expect, test } from "vitest";
import { pack } from "./components.ts";
import { rules } from "./index.ts";

const ASKED = process.env["OUTRIGGER_GAMES"];
const GAMES = Number(ASKED ?? 40);
const TIME = 3_600_000;

interface Room {
  lays: number;
  /** Sequences in which one of the shapes had no place, and in which no shield of the hand had one. */
  blocked: Record<Shape, number>;
  discards: number;
  fewest: Record<Shape, number>;
}

function playRandomly(seed: number, room: Room): void {
  const below = fastBelow(seed);
  const options = { length: "long", openHands: false, firstPlayer: "random" };
  const play = startPlay(rules, { seats: 2 + (seed % 2), options }, pack, fastChance(seed));
  const walk = newWalk(rules, play);
  for (let at = walk.decision; at !== undefined; at = walk.decision) {
    if (at.frame.phase === "discard") room.discards++;
    if (at.frame.phase === "shield") {
      room.lays++;
      for (const shape of SHAPES) {
        const places = play.index.layout.fits[shape].length;
        if (places === 0) room.blocked[shape]++;
        room.fewest[shape] = Math.min(room.fewest[shape], places);
      }
    }
    take(walk, walk.offers.moves[below(walk.offers.moves.length)] as Move as ["done"]);
  }
}

test(`MAS-LAY-10: in ${GAMES} random games every hand always had a shield to lay`, { timeout: TIME }, () => {
  const room: Room = { lays: 0, blocked: { W: 0, N: 0 }, discards: 0, fewest: { W: 99, N: 99 } };
  for (let seed = 0; seed < GAMES; seed++) playRandomly(seed, room);
  if (ASKED !== undefined) console.log(JSON.stringify(room));
  expect(room.lays).toBeGreaterThan(90 * GAMES);
  expect(room.discards).toBe(0);
  expect(room.blocked.W).toBe(0);
});

const HEXAGON = [
  { shape: "N", at: [0, 0, 0, 0], turn: 8 },
  { shape: "W", at: [0, 0, 1, 0], turn: 5 },
  { shape: "W", at: [0, 0, 0, -1], turn: 3 },
] as const;

/** A larger layout has more room, not less. */
const MOST_SQUEEZED = 40;

/** Lays whatever leaves the fewest places for a shape, looking at a few poses each time; the fewest places ever left. */
function squeeze(seed: number, target: Shape): { fewest: number; shields: number } {
  const below = fastBelow(seed);
  let layout: Layout = layoutOf(HEXAGON);
  let best = { fewest: layout.fits[target].length, shields: 3 };
  const left: Record<Shape, number> = { W: 61, N: 38 };
  while (layout.tiles.length < MOST_SQUEEZED) {
    const next = bestOfSome(layout, target, left, below);
    if (next === undefined) break;
    layout = next.layout;
    left[next.shape]--;
    if (next.places < best.fewest) best = { fewest: next.places, shields: layout.tiles.length };
    if (best.fewest === 0) break;
  }
  return best;
}

function bestOfSome(layout: Layout, target: Shape, left: Record<Shape, number>, below: (bound: number) => number) {
  const fits = SHAPES.flatMap((shape) => (left[shape] > 0 ? layout.fits[shape].map((fit) => ({ shape, fit })) : []));
  let best: { layout: Layout; shape: Shape; places: number } | undefined;
  for (let tries = 0; tries < 12 && fits.length > 0; tries++) {
    const { shape, fit } = fits[below(fits.length)] as { shape: Shape; fit: Fit };
    const copy = copyLayout(layout);
    lay(copy, fit.tile);
    const places = copy.fits[target].length;
    if (best === undefined || places < best.places) best = { layout: copy, shape, places };
  }
  return best;
}

test("MAS-LAY-10: layouts squeezed on purpose always leave room for a wide shield", { timeout: TIME }, () => {
  const found: Record<Shape, { fewest: number; shields: number }> = {
    W: { fewest: 99, shields: 0 },
    N: { fewest: 99, shields: 0 },
  };
  for (const target of SHAPES) {
    for (let seed = 0; seed < Math.ceil(GAMES / 4); seed++) {
      const squeezed = squeeze(seed, target);
      if (squeezed.fewest < found[target].fewest) found[target] = squeezed;
    }
  }
  if (ASKED !== undefined) console.log(JSON.stringify(found));
  expect(found.W.fewest).toBeGreaterThan(0);
});
