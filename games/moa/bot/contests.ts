// What lies in the balance in each territory: the counts of the learned judgement that take more than a look at the board.
import { activeTerrain, needsAny, type Position, scoreTerritory } from "../rules/index.ts";
import type { Land, Sketch } from "./sketch.ts";

/** A territory that would be scored, as it stands. */
export interface Contest {
  readonly land: Land;
  /** The points of each colour, were it scored now. */
  readonly points: readonly number[];
  /** Its place among those that an invasion comes to, from 1; 0 where none comes. */
  readonly rank: number;
  /** Of an active type: whoever is to move may settle here. */
  readonly active: boolean;
}

export interface Balance {
  /** Points in the two territories that invasions come to first, in the next two, and in those after them. */
  next: number;
  soon: number;
  later: number;
  /** Points that one bird more of a rival, or two, would take away. */
  tight: number;
  /** Points that up to three birds more would bring. */
  behind: number;
  /** What one bird more of the neutral colour could cost at the most. */
  neutral: number;
  /** Points in land that the volcano can take. */
  volcano: number;
  /** Points in land of active types. */
  active: number;
  /** What all birds in hand would change in the best of these, rivals' losses with it. */
  swing: number;
}

export function pointsIn(land: Land): number[] {
  return scoreTerritory(land.leader < 0 ? { ...land, leader: null } : land);
}

export function contestsOf({ state, pack }: Position, { lands }: Sketch): Contest[] {
  const types = activeTerrain(state, pack);
  const contests: Contest[] = [];
  let ranks = 0;
  for (const [place, land] of lands.entries()) {
    if (land.condition === "erupted" || land.condition === "invaded") continue;
    const rank = land.condition === "open" && !land.stronghold ? ++ranks : 0;
    contests.push({ land, points: pointsIn(land), rank, active: !needsAny(pack, types, place + 1) });
  }
  return contests;
}

/** How far down the row of open territories `next`, `soon` and `later` go. */
const RANKS = { next: 2, soon: 4, later: 6 } as const;
/** A lead of so many pieces is tight; so many behind may be caught up. */
const TIGHT = 1;
const BEHIND = 2;

/** `settlers` are the birds that the seat could place at once; `neutral` is the neutral colour, or -1. */
export function balanceOf(contests: readonly Contest[], seat: number, settlers: number, neutral: number): Balance {
  const balance = { next: 0, soon: 0, later: 0, tight: 0, behind: 0, neutral: 0, volcano: 0, active: 0, swing: 0 };
  for (const contest of contests) {
    const { land, points, rank } = contest;
    const own = points[seat] ?? 0;
    if (rank > 0) addRanked(balance, rank, own);
    if (land.steady < 1) balance.volcano += own;
    if (land.condition !== "open") continue;
    addRace(balance, land, seat, own);
    if (neutral >= 0 && own > 0)
      balance.neutral = Math.max(balance.neutral, own - (withMore(land, neutral, 1)[seat] ?? 0));
    if (!contest.active) continue;
    balance.active += own;
    if (settlers > 0) balance.swing = Math.max(balance.swing, swingOf(contest, seat, settlers, neutral));
  }
  return balance;
}

function addRanked(balance: Balance, rank: number, own: number): void {
  if (rank <= RANKS.next) balance.next += own;
  else if (rank <= RANKS.soon) balance.soon += own;
  else if (rank <= RANKS.later) balance.later += own;
}

function addRace(balance: Balance, { pieces, high }: Land, seat: number, own: number): void {
  const mine = pieces[seat] ?? 0;
  let most = 0;
  for (let colour = 0; colour < pieces.length; colour++)
    if (colour !== seat) most = Math.max(most, pieces[colour] ?? 0);
  if (mine > 0 && mine >= most && mine - most <= TIGHT) balance.tight += own;
  if (mine <= most && most - mine <= BEHIND) balance.behind += high - own;
}

function withMore(land: Land, colour: number, more: number): number[] {
  const pieces = land.pieces.slice();
  pieces[colour] = (pieces[colour] ?? 0) + more;
  return pointsIn({ ...land, pieces });
}

/** What the seat wins, and what its rivals lose on the mean. */
function swingOf({ land, points }: Contest, seat: number, settlers: number, neutral: number): number {
  const after = withMore(land, seat, settlers);
  const seats = neutral < 0 ? points.length : neutral;
  let [won, lost] = [0, 0];
  for (let colour = 0; colour < seats; colour++) {
    const change = (after[colour] ?? 0) - (points[colour] ?? 0);
    if (colour === seat) won = change;
    else lost -= change;
  }
  return won + lost / (seats - 1);
}
