import { fastBelow, fastChance, newWalk, randomPlayout, startPlay, take } from "@outrigger/kernel/play";
import { expect, test } from "vitest";
import { type MaasaiMove, rules, type ShieldInfo } from "../rules/index.ts";
import { type Draft, forkDraft, openDraft, tryMove } from "./draft.ts";
import { joinLand } from "./joins.ts";
import { type Place, placesFor } from "./places.ts";
import { stretchOf, surveyOf } from "./survey.ts";

/** A position in the middle of a random game, before a shield is chosen. */
function somewhere(seed: number): { draft: Draft; below: (bound: number) => number } | undefined {
  const below = fastBelow(seed);
  const options = { length: "short", openHands: false, firstPlayer: "random" };
  const play = startPlay(rules, { seats: 2, options }, rules.pack, fastChance(seed));
  randomPlayout(rules, play, seed, 60 + below(300));
  const walk = newWalk(rules, play);
  for (let at = walk.decision; at !== undefined; at = walk.decision) {
    if (at.frame.phase === "shield") return { draft: openDraft(play), below };
    take(walk, walk.offers.moves[0] as MaasaiMove);
  }
  return undefined;
}

test("the land a lay would make is the land it makes", () => {
  let compared = 0;
  for (let seed = 0; seed < 60; seed++) {
    const found = somewhere(seed);
    if (found === undefined) continue;
    const { draft, below } = found;
    const seat = draft.decision?.seat ?? 0;
    const hand = draft.play.state.seats[seat]?.hand ?? [];
    const info = draft.play.pack.shields.get(hand[below(hand.length)] ?? "") as ShieldInfo;
    const places = placesFor(surveyOf(draft.play), info.shape);
    if (places.length === 0) continue;
    const place = places[below(places.length)] as Place;
    const { lands } = joinLand(surveyOf(draft.play), seat, info, place);
    const laid = forkDraft(draft);
    const number = draft.play.state.laid.length;
    const slot = place.fit.joins[0] as number;
    expect(tryMove(laid, ["shield", info.printed.id])).toBe(true);
    expect(tryMove(laid, ["lay", slot >> 2, slot & 3])).toBe(true);
    const after = surveyOf(laid.play);
    for (const { own, spots, openings, colour } of lands) {
      const parcel = laid.play.index.land.parcel[4 * number + own] as number;
      const { dead: _, ...stretch } = stretchOf(after, parcel);
      expect({ spots, openings, colour }).toEqual(stretch);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(60);
});
