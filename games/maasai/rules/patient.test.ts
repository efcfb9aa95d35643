// Random play takes back nearly everybody it places. Players who keep their people and build whenever they can come to the
// joins, cuts and large enclosures that random games hardly ever see.
import { fastBelow, fastChance, newListener, newWalk, startPlay, take } from "@outrigger/kernel/play";
import { expect, test } from "vitest";
import { pack } from "./components.ts";
import { rules } from "./index.ts";
import type { MaasaiMove } from "./vocabulary.ts";

/** Prefers building, then claiming; gives up or takes back once in a while. */
function patient(moves: readonly MaasaiMove[], below: (bound: number) => number): MaasaiMove {
  const of = (...kinds: string[]): MaasaiMove[] => moves.filter(([kind]) => kinds.includes(kind));
  const builds = of("build");
  if (builds.length > 0 && below(4) > 0) return builds[below(builds.length)] as MaasaiMove;
  const claims = of("place");
  if (claims.length > 0 && below(3) > 0) return claims[below(claims.length)] as MaasaiMove;
  const stays = of("done");
  if (stays.length > 0 && below(8) > 0) return stays[0] as MaasaiMove;
  return moves[below(moves.length)] as MaasaiMove;
}

/** Plays a game, looking at the invariants after every move; what happened, counted by kind. */
function playPatiently(seed: number, seen: Map<string, number>): void {
  const below = fastBelow(seed);
  const listener = newListener();
  const options = { length: seed % 2 === 0 ? "long" : "short", openHands: false, firstPlayer: "random" };
  const play = startPlay(rules, { seats: 2 + (seed % 3 === 0 ? 1 : 0), options }, pack, fastChance(seed), listener);
  const walk = newWalk(rules, play);
  for (let at = walk.decision; at !== undefined; at = walk.decision) {
    take(walk, patient(walk.offers.moves as MaasaiMove[], below));
    if (below(5) === 0) expect(rules.invariants(play.state, pack)).toEqual([]);
  }
  expect(rules.invariants(play.state, pack)).toEqual([]);
  for (const { event } of listener.told) {
    const kind = "reason" in event ? `${event.kind} ${event.reason}` : event.kind;
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
  }
}

test("MAS-GEN-7: pieces are neither lost nor doubled where people stay, claims meet and fences cut", () => {
  const seen = new Map<string, number>();
  for (let seed = 0; seed < 12; seed++) playPatiently(seed, seen);
  for (const kind of [
    "wentHome contested",
    "wentHome surplus",
    "wentHome fenced",
    "strayed",
    "grazed",
    "built",
    "gaveUp",
  ])
    expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(0);
});
