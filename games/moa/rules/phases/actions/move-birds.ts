// The karakia tile that moves one or two birds from one territory to another, whatever the terrain.

import { type Ask, byKind, type DecisionPhase, type Play, pop, push, type Seat } from "@outrigger/kernel";
import { territoryAt } from "../../board/territory.ts";
import { tileBar, useTile } from "../../hand/karakia.ts";
import type { Moa } from "../../moa.ts";
import { atTerritories } from "../../moves.ts";
import { birdsOf } from "../../names.ts";
import type { MoaState, MoveBirdsFrame, TurnFrame } from "../../state.ts";
import type { CountMove, OriginMove, TargetMove } from "../../vocabulary.ts";

const ORIGINS = atTerritories((number): OriginMove => ["moveBirds", number]);
const TARGETS = atTerritories((number): TargetMove => ["to", number]);

/** Candidates exist only for those who hold such a tile. */
export function offerMoves(play: Play<Moa>, seat: Seat, ask: Ask<Moa, OriginMove>): void {
  const bar = tileBar(play, seat, "move_birds");
  if (bar === "MOA-KAR-1") return;
  for (const move of ORIGINS) ask.weigh(move, bar ?? originBar(play.state, seat, move[1]));
}

/** MOA-KAR-31, MOA-KAR-33: a bird of the player's own, which may be the last piece there. */
function originBar(state: MoaState, seat: Seat, from: number): string | undefined {
  if (territoryAt(state, from).birds[seat] === 0) return "MOA-KAR-31";
  return TARGETS.some((move) => targetBar(state, from, move[1]) === undefined) ? undefined : "MOA-KAR-32";
}

/** MOA-KAR-32. Neighbours do not matter (MOA-KAR-30). */
function targetBar(state: MoaState, from: number, to: number): string | undefined {
  if (from === to) return "MOA-KAR-30";
  const { condition } = territoryAt(state, to);
  if (condition === "erupted") return "MOA-VOL-7";
  if (condition === "invaded") return "MOA-KAR-32";
  return condition === "sold" && state.options.moveIntoSold === "off" ? "MOA-KAR-32" : undefined;
}

export function startMove({ state, pack }: Play<Moa>, { seat }: TurnFrame, [, from]: OriginMove): void {
  const birds = birdsOf(territoryAt(state, from), seat);
  // One bird, or only one may move: nothing to choose.
  const count = Math.min(birds, pack.constants.moveBirdsMax) === 1 ? 1 : 0;
  push(state, { phase: "moveBirds", seat, from, count });
}

/** Both birds go the same way (MOA-KAR-34). */
export const moveBirds: DecisionPhase<Moa, MoveBirdsFrame, CountMove | TargetMove> = {
  publishes: ["to"],
  offers({ state, pack }, { seat, from, count }, ask) {
    if (count === 0) {
      const most = Math.min(birdsOf(territoryAt(state, from), seat), pack.constants.moveBirdsMax);
      for (let birds = 1; birds <= most; birds++) ask.offer(["count", birds]);
      return;
    }
    for (const move of TARGETS) ask.weigh(move, targetBar(state, from, move[1]));
  },
  apply: byKind({
    count(_play, frame, [, birds]) {
      frame.count = birds;
    },
    to: carryOut,
  }),
  // 3.4: back to the menu.
  fallback: () => undefined,
};

function carryOut(play: Play<Moa>, { seat, from, count }: MoveBirdsFrame, [, to]: TargetMove): void {
  const { state } = play;
  const [origin, target] = [territoryAt(state, from), territoryAt(state, to)];
  origin.birds[seat] = birdsOf(origin, seat) - count;
  target.birds[seat] = birdsOf(target, seat) + count;
  pop(state);
  useTile(play, seat, "move_birds");
  play.emit({ kind: "birdsMoved", seat, from, to, count });
}
