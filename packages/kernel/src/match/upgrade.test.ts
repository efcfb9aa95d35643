import { describe, expect, it } from "vitest";
import type { Game } from "../contract.ts";
import { copyJson, type Json } from "../json.ts";
import { dice, game, type Quarry, type QuarryState, send, start, steps, turn } from "../testing/quarry.ts";
import { restoreMatch } from "./match.ts";
import type { MatchData } from "./match-data.ts";
import { finishedMatch, replaysAlike, upgradedState, upgradeFromSteps, upgradeMatch } from "./upgrade.ts";

/** Nobody loads three stones at once any more. */
const lighter: Game<Quarry> = {
  ...game,
  version: 2,
  phases: {
    ...game.phases,
    turn: {
      ...turn,
      offers: (play, frame, ask) => {
        const offer: typeof ask.offer = (move, note) => {
          if (move[1] !== 3) ask.offer(move, note);
        };
        turn.offers(play, frame, Object.assign(Object.create(ask), { offer }));
      },
    },
  },
};

const stateOf = (match: { published: { play: { state: QuarryState } } }): Json =>
  copyJson(match.published.play.state) as unknown as Json;
const dataOf = (match: { data: MatchData }): MatchData => copyJson(match.data) as MatchData;

describe("a running match under new rules", () => {
  it("goes on in a new segment", () => {
    const match = start();
    send(match, 0, ["load", 2], ["done"]);
    const doubled = (state: Json) => {
      const old = copyJson(state) as unknown as QuarryState;
      return { ...old, stones: old.stones.map((count) => count * 2) };
    };
    const next: Game<Quarry> = { ...game, version: 2, upgrade: doubled };
    const upgraded = upgradeMatch(next, match.data, dice, stateOf(match));
    expect(upgraded.data.segments.map((segment) => segment.rules)).toEqual([1, 2]);
    send(upgraded, 1, ["load", 1], ["done"]);
    expect(restoreMatch(next, upgraded.data, dice).published.play.state.stones).toEqual([4, 1]);
  });

  it("keeps a draft as far as it fits", () => {
    const match = start();
    send(match, 0, ["load", 1]);
    send(match, 0, ["load", 3]);
    send(match, 0, ["load", 1]);
    const upgraded = upgradeMatch(lighter, dataOf(match), dice, stateOf(match));
    expect(upgraded.data.drafts).toEqual([{ seat: 0, moves: [["load", 1]] }]);
  });

  it("does what the new rules do without asking, with luck of its own, before the segment begins", () => {
    const match = start();
    const rolling: Game<Quarry> = {
      ...game,
      version: 2,
      upgrade: (state) => {
        const old = state as unknown as QuarryState;
        return { ...old, stack: [...old.stack, { phase: "blast" }] };
      },
    };
    const upgraded = upgradeMatch(rolling, match.data, dice, stateOf(match));
    expect(upgraded.published.play.state.rolls).toHaveLength(2);
    expect(upgraded.data.calls).toBe(match.data.calls + 1);
    expect(restoreMatch(rolling, upgraded.data, dice).published.play.state).toEqual(upgraded.published.play.state);
  });

  it("ends where the new rules say that it is over", () => {
    const over: Game<Quarry> = {
      ...game,
      version: 2,
      upgrade: (state) => ({ ...(state as unknown as QuarryState), stack: [] }),
    };
    const match = start();
    expect(upgradeMatch(over, match.data, dice, stateOf(match)).data.end?.how).toBe("played");
  });

  it("of which only the steps were kept goes on where they stop fitting", () => {
    const match = start();
    send(match, 0, ["load", 2], ["done"]);
    send(match, 1, ["load", 3], ["done"]);
    const upgraded = upgradeFromSteps(lighter, dataOf(match), dice);
    expect(upgraded.data.segments.map((segment) => segment.steps.length)).toEqual([2, 0]);
    expect(upgraded.published.play.state.stones).toEqual([2, 0]);
    expect(upgraded.published.decision?.seat).toBe(1);
    const other: Game<Quarry> = { ...game, version: 2, setup: (given) => ({ ...game.setup(given), rolls: [] }) };
    expect(upgradeFromSteps(other, dataOf(match), dice).published.play.state.stones).toEqual([2, 3]);
  });

  it("of which not even the start fits says which version it needs", () => {
    const still: Game<Quarry> = {
      ...game,
      version: 2,
      setup: ({ seats }) => ({ stack: [], aside: [], stones: new Array<number>(seats).fill(0), rolls: [], cheers: [] }),
    };
    expect(() => upgradeFromSteps(still, dataOf(start()), dice)).toThrow("needs rules version 1 of quarry");
  });
});

function finished(load: number) {
  const match = start();
  while (match.data.end === undefined) {
    const seat = match.published.decision?.seat ?? 0;
    send(match, seat, ["load", load], ["load", load], ["done"]);
  }
  return match;
}

describe("a finished match under new rules", () => {
  it("is played alike only if every step fits, to the same result and the same state", () => {
    const match = finished(2);
    expect(replaysAlike(lighter, match.data)).toBe(true);
    expect(replaysAlike(lighter, match.data, stateOf(match))).toBe(true);
    expect(replaysAlike(lighter, match.data, { ...(stateOf(match) as object), rolls: [9] })).toBe(false);
    expect(replaysAlike(lighter, finished(3).data)).toBe(false);
    const generous: Game<Quarry> = {
      ...lighter,
      result: (state, pack) => ({ ...game.result(state, pack), scores: [7, 7] }),
    };
    expect(replaysAlike(generous, match.data)).toBe(false);
    expect(replaysAlike(lighter, start().data)).toBe(false);
  });

  it("is there to be looked at from its last state, whatever its steps", () => {
    const match = finished(3);
    const kept = finishedMatch(lighter, match.data, dice, stateOf(match));
    expect(kept.published.play.state).toEqual(match.published.play.state);
    expect([kept.published.decision, kept.data.end]).toEqual([undefined, match.data.end]);
    expect(steps(kept)).toEqual(steps(match));
  });

  it("leaves what it was made from as it was", () => {
    const careless: Game<Quarry> = {
      ...game,
      version: 2,
      upgrade: (state) => {
        const old = state as unknown as QuarryState;
        old.stones[0] = 99;
        return old;
      },
    };
    const state = stateOf(start());
    expect(upgradedState(careless, state, 1).stones[0]).toBe(99);
    expect(state).toMatchObject({ stones: [0, 0] });
  });
});
