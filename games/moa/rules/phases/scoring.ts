// Phase 3, scoring: territories 1 to 12, then mammals, then leader tiles (MOA-SCO-18).

import { type AutomaticPhase, at, type Play, replace } from "@outrigger/kernel";
import type { Moa } from "../moa.ts";
import { scoredNeutral } from "../names.ts";
import { finalResult, neutralEnd } from "../result.ts";
import { contestIn, scoreTerritory } from "../scoring.ts";
import type { Player, Points } from "../state.ts";

/** MOA-SCO-1. */
export const scoring: AutomaticPhase<Moa> = {
  run(play) {
    const { state } = play;
    const points = state.players.map((): Points => ({ land: 0, mammals: 0, leaderTiles: 0 }));
    scoreTerritories(play, points);
    scoreMammals(play, points);
    scoreLeaderTiles(play, points);
    state.players.forEach((player, seat) => {
      const gained = at(points, seat);
      player.points.push(gained);
      player.score += gained.land + gained.mammals + gained.leaderTiles;
    });
    const neutral = neutralEnd(state);
    const scores = state.players.map(({ score }) => score);
    play.emit({ kind: "periodEnded", period: state.period, scores, neutral: neutral?.score ?? null });
    if (state.period === 1) return replace(state, { phase: "tidyUp" });
    // MOA-TDY-4: the game ends with the second scoring.
    state.stack.length = 0;
    play.emit({ kind: "gameEnded", places: finalResult(state).places, scores, neutral });
  },
};

function scoreTerritories(play: Play<Moa>, points: readonly Points[]): void {
  const { state, pack } = play;
  const neutral = scoredNeutral(state);
  state.territories.forEach((_, place) => {
    const contest = contestIn(state, pack, place + 1);
    if (contest === undefined) return;
    const { pieces, high, low } = contest;
    const gained = scoreTerritory(contest);
    points.forEach((seat, colour) => {
      seat.land += gained[colour] ?? 0;
    });
    if (neutral !== undefined) state.neutralScore += gained[neutral] ?? 0;
    play.emit({ kind: "territoryScored", territory: place + 1, high, low, pieces, points: gained });
  });
}

/** MOA-SCO-12, MOA-SCO-15, MOA-SCO-16: once and never again; the cards go to the discard pile. */
function scoreMammals(play: Play<Moa>, points: readonly Points[]): void {
  const { state, pack } = play;
  state.players.forEach((player, seat) => {
    for (const mammal of [...player.won, ...player.saleCards]) at(points, seat).mammals += pack.mammals[mammal].vp;
    state.mammalDiscard.push(...player.saleCards);
    player.won = [];
    player.saleCards = [];
  });
  play.emit({ kind: "mammalsScored", points: points.map(({ mammals }) => mammals) });
}

/** MOA-SCO-17, MOA-LDT-6. */
function scoreLeaderTiles(play: Play<Moa>, points: readonly Points[]): void {
  play.state.players.forEach((player, seat) => {
    at(points, seat).leaderTiles = cashIn(play, player);
  });
  play.emit({ kind: "leaderTilesScored", points: points.map(({ leaderTiles }) => leaderTiles) });
}

/** The points on the player's leader tiles, which leave the game; tiles with icons stay. */
function cashIn({ state, pack }: Play<Moa>, player: Player): number {
  const isWorthPoints = (tile: string): boolean => pack.leaderTiles[tile]?.kind === "vp";
  let sum = 0;
  for (const { tile } of player.leaderTiles) {
    if (!isWorthPoints(tile)) continue;
    sum += pack.leaderTiles[tile]?.amount ?? 0;
    state.leaderTilesOut.push(tile);
  }
  player.leaderTiles = player.leaderTiles.filter(({ tile }) => !isWorthPoints(tile));
  return sum;
}
