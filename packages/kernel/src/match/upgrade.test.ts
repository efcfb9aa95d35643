import { handOf, type Reef, type ReefMove, type ReefState, reef, turn, withPhase } from "@outrigger/testkit/reef";
import { describe, expect, it } from "vitest";
import type { Game } from "../contract.ts";
import { copyJson, type Json } from "../json.ts";
import { inOrder, send, start, steps } from "../testing/reef-match.ts";
import { type Match, restoreMatch } from "./match.ts";
import type { MatchData } from "./match-data.ts";
import { finishedMatch, replaysAlike, upgradedState, upgradeFromSteps, upgradeMatch } from "./upgrade.ts";

/** Later rules with this way to carry the state of a match over. */
const later = (change: (state: ReefState) => ReefState): Game<Reef> => ({
  ...reef,
  version: 2,
  upgrade: (state) => change(state as unknown as ReefState),
});
const withOffers = (offers: typeof turn.offers): Game<Reef> => ({ ...withPhase("turn", { offers }), version: 2 });
/** Nobody boasts any more. */
const modest = withOffers((play, frame, ask) => turn.offers(play, { ...frame, boasted: true }, ask));

const stateOf = (match: Match<Reef>): Json => copyJson(match.published.play.state) as unknown as Json;
const dataOf = (match: Match<Reef>): MatchData => copyJson(match.data) as MatchData;

describe("a running match under new rules", () => {
  it("goes on in a new segment", () => {
    const match = start();
    send(match, 0, ["choose", 2], ["lay"]);
    const next = later((state) => ({ ...state, pearls: state.pearls.map((count) => count * 2) }));
    const upgraded = upgradeMatch(next, match.data, inOrder, stateOf(match));
    expect(upgraded.data.segments.map((segment) => segment.rules)).toEqual([1, 2]);
    send(upgraded, 1, ["choose", 4], ["lay"]);
    expect(restoreMatch(next, upgraded.data, inOrder).published.play.state.pearls).toEqual([4, 1]);
  });

  it("keeps a draft as far as it fits", () => {
    const match = start();
    send(match, 0, ["choose", 1], ["choose", 2]);
    const draftsUnder = (game: Game<Reef>) => upgradeMatch(game, dataOf(match), inOrder, stateOf(match)).data.drafts;
    const single = withOffers((play, frame, ask) => {
      if (frame.chosen.length === 0) turn.offers(play, frame, ask);
      else ask.offer(["lay"]);
    });
    expect(draftsUnder(single)).toEqual([{ seat: 0, moves: [["choose", 1]] }]);
    expect(draftsUnder(withOffers((_play, _frame, ask) => ask.offer(["choose", 2])))).toEqual([]);
  });

  it("does what the new rules do without asking, with luck of its own, before the segment begins", () => {
    const match = start();
    const drawing = later((state) => {
      state.bag.push(...handOf(state, 1).splice(0, 1));
      return { ...state, stack: [{ phase: "refill", seat: 1 }] };
    });
    const upgraded = upgradeMatch(drawing, match.data, inOrder, stateOf(match));
    expect(upgraded.published.play.state.hands).toEqual([
      [1, 2, 3],
      [5, 6, 7],
    ]);
    expect(upgraded.data.calls).toBe(match.data.calls + 1);
    expect(restoreMatch(drawing, upgraded.data, inOrder).published.play.state).toEqual(upgraded.published.play.state);
  });

  it("ends where the new rules say that it is over", () => {
    const over = later((state) => ({ ...state, stack: [] }));
    const match = start();
    expect(upgradeMatch(over, match.data, inOrder, stateOf(match)).data.end?.how).toBe("played");
  });

  it("of which only the steps were kept goes on where they stop fitting", () => {
    const match = start();
    send(match, 0, ["choose", 2], ["lay"]);
    send(match, 1, ["boast", 4], ["choose", 4], ["lay"]);
    const upgraded = upgradeFromSteps(modest, dataOf(match), inOrder);
    expect(upgraded.data.segments.map((segment) => segment.steps.length)).toEqual([2, 0]);
    expect(upgraded.published.play.state.table).toEqual([2]);
    expect(upgraded.published.decision?.seat).toBe(1);
    const rich: Game<Reef> = { ...reef, version: 2, setup: (given) => ({ ...reef.setup(given), pearls: [5, 5] }) };
    expect(upgradeFromSteps(rich, dataOf(match), inOrder).published.play.state.pearls).toEqual([7, 6]);
  });

  it("of which not even the start fits says which version it needs", () => {
    const dealt = start().published.play.state;
    const still: Game<Reef> = { ...reef, version: 2, setup: () => copyJson(dealt) };
    expect(() => upgradeFromSteps(still, dataOf(start()), inOrder)).toThrow("needs rules version 1 of reef");
  });
});

/** Seat 0 begins with these, then everybody passes to the end. */
function finished(...moves: ReefMove[]): Match<Reef> {
  const match = start();
  send(match, 0, ...moves);
  for (let turns = 0; turns < 8; turns++) send(match, match.published.decision?.seat ?? 0, ["pass"]);
  return match;
}

describe("a finished match under new rules", () => {
  it("is played alike only if every step fits, to the same result and the same state", () => {
    const match = finished(["choose", 2], ["lay"]);
    expect(replaysAlike(modest, match.data)).toBe(true);
    expect(replaysAlike(modest, match.data, stateOf(match))).toBe(true);
    expect(replaysAlike(modest, match.data, { ...(stateOf(match) as object), turns: 9 })).toBe(false);
    expect(replaysAlike(modest, finished(["boast", 2]).data)).toBe(false);
    const generous: Game<Reef> = {
      ...modest,
      result: (state, pack) => ({ ...reef.result(state, pack), scores: [7, 7] }),
    };
    expect(replaysAlike(generous, match.data)).toBe(false);
    expect(replaysAlike(modest, start().data)).toBe(false);
  });

  it("is there to be looked at from its last state, whatever its steps", () => {
    const match = finished(["boast", 2]);
    const kept = finishedMatch(modest, match.data, inOrder, stateOf(match));
    expect(kept.published.play.state).toEqual(match.published.play.state);
    expect([kept.published.decision, kept.data.end]).toEqual([undefined, match.data.end]);
    expect(steps(kept)).toEqual(steps(match));
  });

  it("leaves what it was made from as it was", () => {
    const careless = later((state) => {
      state.pearls[0] = 99;
      return state;
    });
    const state = stateOf(start());
    expect(upgradedState(careless, state, 1).pearls[0]).toBe(99);
    expect(state).toMatchObject({ pearls: [0, 0] });
  });
});
