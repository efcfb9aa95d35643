// Two players: after each turn the die says where the neutral colour grows.

import { byKind, type DecisionPhase, type Play, pop, push, type Seat } from "@outrigger/kernel";
import { growingColour, growths } from "../board/neutral-colour.ts";
import { loseLeaderTile, putBirds, putLeader, territoryAt } from "../board/territory.ts";
import { drawing, offerDrawingTiles } from "../hand/karakia.ts";
import type { Moa } from "../moa.ts";
import { NEUTRAL_BIRDS, neutralColour } from "../names.ts";
import type { NeutralFrame } from "../state.ts";
import type { DrawMove, NeutralMove, SkipMove } from "../vocabulary.ts";

const SKIP: SkipMove = ["skip"];

/** MOA-2P-5, MOA-2P-12: the roll follows every turn; where nothing can be placed, nobody is asked (MOA-2P-13). */
export function startNeutral(play: Play<Moa>, seat: Seat): void {
  const { state, pack, chance } = play;
  if (neutralColour(state) === undefined) return;
  const rolled = chance.die(pack.territories.length);
  play.emit({ kind: "dieRolled", seat, face: rolled });
  const frame: NeutralFrame = { phase: "neutral", seat, rolled };
  if (growths(play, frame).some(({ bar }) => bar === undefined)) push(state, frame);
  else play.emit({ kind: "neutralSkipped", seat, automatic: true });
}

export const neutral: DecisionPhase<Moa, NeutralFrame, NeutralMove | SkipMove | DrawMove> = {
  publishes: "all",
  cuts: ["neutral", "skip"],
  offers(play, frame, ask) {
    let canPlaceBird = false;
    for (const { move, bar } of growths(play, frame)) {
      ask.weigh(move, bar);
      canPlaceBird ||= bar === undefined && move[2] !== "leader";
    }
    // A bird must be placed while one can be (MOA-2P-5); a leader never must (MOA-2P-13).
    ask.weigh(SKIP, canPlaceBird ? "MOA-2P-5" : undefined);
    offerDrawingTiles(play, frame.seat, ask);
  },
  apply: byKind({
    ...drawing,
    neutral: place,
    skip(play, { seat }) {
      pop(play.state);
      play.emit({ kind: "neutralSkipped", seat, automatic: false });
    },
  }),
};

function place(play: Play<Moa>, { seat }: NeutralFrame, [, territory, what]: NeutralMove): void {
  const { state } = play;
  const colour = growingColour(state);
  let tile: string | null = null;
  if (what === "leader") {
    putLeader(state, territory, colour);
    tile = loseLeaderTile(state, territoryAt(state, territory));
  } else putBirds(state, territory, colour, NEUTRAL_BIRDS[what]);
  pop(state);
  play.emit({ kind: "neutralPlaced", seat, territory, what, tile });
}
