// Whole random games: a second opinion on every scoring, and what no move may ever do.

import { type AutomaticPhase, copyJson, type Game, type Json, type Phase, type Play } from "@outrigger/kernel";
import { changePhases, fastChance, isAutomatic, newPlay, randomPlayout, startPlay } from "@outrigger/kernel/play";
import { completeOptions } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import type { MoaEvent } from "./events.ts";
import { rules } from "./index.ts";
import type { Moa } from "./moa.ts";
import { piecesOf } from "./names.ts";
import { scoring } from "./phases/scoring.ts";
import type { MoaState } from "./state.ts";
import { secondOpinion } from "./testing/independent-scorer.ts";
import type { MoaMove } from "./vocabulary.ts";

/** A thousand in the long form: MOA_GAMES=1000 npx vitest run games/moa/rules/random-games.test.ts */
const GAMES = Number(process.env["MOA_GAMES"] ?? 80);

function newGame(game: Game<Moa>, seats: number, seed: number, options = {}): Play<Moa> {
  const start = { seats, options: completeOptions(game, { seats, options }) };
  return startPlay(game, start, game.pack, fastChance(seed));
}

/** The rules with a second scorer that looks over the first one's shoulder. */
function watchedRules(compare: (before: MoaState, told: readonly MoaEvent[], after: MoaState) => void): Game<Moa> {
  const watched: AutomaticPhase<Moa> = {
    ...scoring,
    run(play, frame) {
      const before = copyJson(play.state);
      const told: MoaEvent[] = [];
      const heard = newPlay(rules, play.pack, play.state, play.chance);
      scoring.run({ ...heard, emit: (event) => void told.push(event) }, frame);
      compare(before, told, play.state);
    },
  };
  return { ...rules, phases: { ...rules.phases, scoring: watched } };
}

describe("scoring", () => {
  test.each([2, 3, 4, 5])("a second opinion agrees on every territory, with %i players", (seats) => {
    let scorings = 0;
    const game = watchedRules((before, told, after) => {
      scorings++;
      const opinion = secondOpinion(before as unknown as Json, rules.pack.source);
      const land = opinion.land.flatMap((points, at) => (points === null ? [] : [{ territory: at + 1, points }]));
      const engine = told.flatMap((event) =>
        event.kind === "territoryScored" ? [{ territory: event.territory, points: event.points }] : [],
      );
      expect(engine).toEqual(land);
      const totals = after.players.map((_, seat) => land.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
      expect(after.players.map(({ points }) => points.at(-1))).toEqual(
        totals.map((points, seat) => ({
          land: points,
          mammals: opinion.mammals[seat],
          leaderTiles: opinion.leaderTiles[seat],
        })),
      );
    });
    const games = Math.ceil(GAMES / 4);
    for (let seed = 0; seed < games; seed++) randomPlayout(game, newGame(game, seats, seed * 7 + seats), seed);
    expect(scorings).toBe(2 * games);
  });
});

/** Lets `look` see every move of some random games, with the state before and after it, and before anything else runs. */
function eachMove(look: (before: MoaState, after: MoaState, seat: number, phase: string, move: MoaMove) => void): void {
  const game = changePhases(rules, (phase) => watched(phase, look));
  for (const seats of [2, 3, 5]) randomPlayout(game, newGame(rules, seats, seats), seats);
}

function watched(phase: Phase<Moa>, look: Parameters<typeof eachMove>[0]): Phase<Moa> {
  if (isAutomatic(phase)) return phase;
  return {
    ...phase,
    apply(play, frame, move) {
      const before = copyJson(play.state);
      phase.apply(play, frame, move);
      look(before, play.state, frame.seat ?? -1, frame.phase, move);
    },
  };
}

const onBoard = ({ territories }: MoaState, seat: number): number =>
  territories.reduce((sum, territory) => sum + piecesOf(territory, seat), 0);

describe("what no move does", () => {
  test("MOA-SUP-3: nobody takes pieces off the board, but for a sale", () => {
    const fewer = new Set<string>();
    eachMove((before, after, seat, phase) => {
      if (onBoard(after, seat) < onBoard(before, seat)) fewer.add(phase);
    });
    expect([...fewer]).toEqual(["sellLand"]);
  });

  test("MOA-INFO-9: no card or tile is given away", () => {
    eachMove((before, after, seat) => {
      before.players.forEach(({ hand, karakia, leaderTiles }, other) => {
        if (other === seat) return;
        expect(after.players[other]).toMatchObject({ hand, karakia, leaderTiles });
      });
    });
  });
});
