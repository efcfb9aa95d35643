// D2r: which way round a tile without palms lies, where several rotations agree with its neighbours (MAO-PLACE-4).
import type { DecisionPhase } from "@outrigger/kernel";
import { legalRotations } from "../board/placing.ts";
import { spaceNumber } from "../board/plan.ts";
import { tileOf } from "../components.ts";
import type { Maori } from "../maori.ts";
import { incomeOf } from "../shells.ts";
import { siteNow } from "../turn.ts";
import type { RotationFrame, RotationMove } from "../vocabulary.ts";
import { wayOf } from "./consequences.ts";
import { placeTile } from "./destination.ts";

const TURN_MOVES: readonly RotationMove[] = [0, 1, 2, 3].map((rotation) => ["turn", rotation]);

export const rotation: DecisionPhase<Maori, RotationFrame, RotationMove> = {
  publishes: [],
  offers(play, frame, ask) {
    const tile = tileOf(play.pack, frame.tile);
    const site = siteNow(play, frame.seat);
    const space = spaceNumber(site.plan, frame.space);
    const legal = legalRotations(site, tile, space);
    for (const move of TURN_MOVES) {
      const [, turned] = move;
      if (!tile.rotations.includes(turned)) continue;
      ask.weigh(move, legal.includes(turned) ? undefined : "MAO-PLACE-5", () => ({
        shells: incomeOf(play.state, tile.printed.shells),
        ways: [wayOf(play.pack, site, tile, space, turned)],
      }));
    }
  },
  apply(play, frame, [, turned]) {
    placeTile(play, frame, frame.space, turned);
  },
};
