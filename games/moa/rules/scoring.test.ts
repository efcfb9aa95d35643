// Scoring, tidy up and the end of the game.
import { given } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import type { MoaEvent } from "./events.ts";
import { rules } from "./index.ts";
import { type Contest, scoreTerritory } from "./scoring.ts";
import { type Arrangement, arrange, landText, playerOf } from "./testing/arrange.ts";

/** The end of a period: red's turn is the last of the seventh round. */
function lastTurn(wanted: Arrangement, seats = 4) {
  return given(rules, { seats }, arrange({ round: 7, first: 1, acted: true, ...wanted }));
}

/** What was scored when the period ended there. */
function scored(wanted: Arrangement, seats = 4) {
  const scene = lastTurn(wanted, seats);
  scene.play(["end"]);
  const events = scene.events;
  const land = (territory: number): readonly number[] | undefined => {
    const found = events.find(
      (event): event is Extract<MoaEvent, { kind: "territoryScored" }> =>
        event.kind === "territoryScored" && event.territory === territory,
    );
    return found?.points;
  };
  return { scene, events, land };
}

const contest = (pieces: readonly number[], leader: number | null, high: number, low: number): Contest => ({
  pieces,
  leader,
  high,
  low,
});

describe("territories", () => {
  test("MOA-SCO-1: at the end of both periods", () => {
    const first = scored({ land: { 1: "R1" } });
    expect([first.scene.state.period, playerOf(first.scene.state, 0).score]).toEqual([2, 7]);
    const second = scored({ land: { 1: "R1" }, period: 2, scores: [7, 0, 0, 0] });
    expect([second.scene.over, second.scene.result().scores[0]]).toEqual([true, 14]);
  });

  test("MOA-SCO-6: without it the higher value is shared, rounded down, by any number of players", () => {
    expect(scoreTerritory(contest([2, 2, 2, 2], null, 7, 4))).toEqual([1, 1, 1, 1]);
  });

  test("MOA-SCO-14: invaded and erupted territories give nothing", () => {
    const erupted: Arrangement = { volcano: 6, land: { 1: "rat!", 12: "erupted" } };
    expect(lastTurn(erupted).view(0).values[11]).toEqual({ high: 0, low: 0 });
    const { land } = scored(erupted);
    expect([land(1), land(12)]).toEqual([undefined, undefined]);
  });

  test("EC-29 MOA-SCO-6 MOA-SCO-8 MOA-SCO-10: a leader outside the tie", () => {
    expect(scoreTerritory(contest([3, 3, 2, 0], 2, 7, 4))).toEqual([3, 3, 4, 0]);
  });

  test("EC-30 MOA-SCO-5 MOA-SCO-7: a three-way tie with a leader", () => {
    expect(scoreTerritory(contest([3, 3, 3, 1], 0, 6, 3))).toEqual([6, 1, 1, 0]);
  });

  test("EC-31 MOA-SCO-6 MOA-SCO-8: a three-way tie without a leader", () => {
    expect(scoreTerritory(contest([2, 2, 2, 1], null, 7, 4))).toEqual([2, 2, 2, 4]);
  });
});

describe("other points", () => {
  test("EC-32 MOA-SCO-4 MOA-SCO-12: the card of a sale scores once, the land in both periods", () => {
    const scene = lastTurn({
      acted: false,
      terrain: ["forest", "forest"],
      land: { 10: "R2" },
      display: { rat: 1 },
      hands: { 0: "kiwi" },
    });
    scene.play(["sell", 10, "rat"], ["pay", "kiwi"], ["confirm"], ["end"]);
    const { state } = scene;
    expect(playerOf(state, 0).points).toEqual([{ land: 4, mammals: 2, leaderTiles: 0 }]);
    state.round = 7;
    state.stack = [{ phase: "scoring" }];
    const second = scene.fork();
    expect(second.over).toBe(true);
    expect(playerOf(second.state, 0).points[1]).toEqual({ land: 4, mammals: 0, leaderTiles: 0 });
  });

  test("MOA-SCO-12: tiles of attack and defence and cards of sales", () => {
    const scene = lastTurn({});
    Object.assign(playerOf(scene.state, 0), { won: ["dog", "rat"], saleCards: ["possum"] });
    Object.assign(playerOf(scene.state, 2), { won: ["weasel"] });
    scene.play(["end"]);
    expect(scene.events).toContainEqual({ kind: "mammalsScored", points: [5 + 2 + 3, 0, 4, 0] });
  });

  test("MOA-SCO-15: afterwards they leave the players, and tiles of sold land stay on the board", () => {
    const scene = lastTurn({ sales: 1, land: { 1: "R1 possum$R" } });
    Object.assign(playerOf(scene.state, 0), { won: ["rat"], saleCards: ["possum"] });
    scene.play(["end"]);
    expect(playerOf(scene.state, 0)).toMatchObject({ won: [], saleCards: [] });
    expect(landText(scene.state, 1)).toBe("R1 possum$R");
  });

  test("MOA-SCO-16: the cards go to the mammal discard pile", () => {
    const scene = lastTurn({ period: 2 });
    Object.assign(playerOf(scene.state, 0), { won: ["rat"], saleCards: ["possum"] });
    scene.play(["end"]);
    expect(scene.state.mammalDiscard).toEqual(["possum"]);
  });

  test("EC-33 MOA-SCO-17 MOA-LDT-6 MOA-TDY-3: a tile with points scores and goes, one with icons stays", () => {
    const { scene, events } = scored({ leaderTiles: { 0: ["L12", "L02"] } });
    expect(events).toContainEqual({ kind: "leaderTilesScored", points: [4, 0, 0, 0] });
    expect(playerOf(scene.state, 0)).toMatchObject({ score: 4, leaderTiles: [{ tile: "L02" }] });
  });

  test("MOA-SCO-18: territories 1 to 12, then mammals, then leader tiles, each part told", () => {
    const kinds = scored({}).events.map((event) => (event.kind === "territoryScored" ? event.territory : event.kind));
    const at = kinds.indexOf(1);
    expect(kinds.slice(at, at + 15)).toEqual([
      ...Array.from({ length: 12 }, (_, number) => number + 1),
      "mammalsScored",
      "leaderTilesScored",
      "periodEnded",
    ]);
  });
});

describe("tidy up", () => {
  test("EC-35 MOA-TDY-1 MOA-TDY-2 MOA-TDY-3 MOA-RND-4: between the periods", () => {
    const scene = lastTurn({
      land: { 1: "rat!", 2: "R2L SH", 3: "possum!", 5: "Y1 SH EL=L09" },
      display: { possum: 2 },
      volcano: 3,
      karakia: { 1: ["move_birds"] },
      hands: { 1: "tui tui kea moa" },
    });
    scene.playWith([...rules.pack.bags.birds.slice(0, 36), "T01", "T02", "rat", "dog"], ["end"]);
    const { state } = scene;
    expect([1, 2, 3, 5].map((number) => landText(state, number))).toEqual(["rat!", "R2L", "possum!", "Y1 EL=L09"]);
    expect(state).toMatchObject({ period: 2, round: 1, first: 2, volcano: 3, display: { rat: 1, possum: 2, dog: 1 } });
    expect(playerOf(state, 1).karakia).toEqual(["move_birds"]);
    expect(playerOf(state, 1).hand).toEqual(rules.pack.bags.birds.slice(9, 18));
    expect(scene.problems()).toEqual([]);
  });

  test("MOA-TDY-1: hands are discarded", () => {
    const { events } = scored({ hands: { 1: "tui tui", 3: "moa" } });
    expect(events).toContainEqual({ kind: "handsDiscarded", counts: [0, 2, 0, 1] });
  });

  test("MOA-TDY-2 MOA-STR-4: strongholds are removed", () => {
    const { scene } = scored({ land: { 4: "SH", 9: "Y1 SH" } });
    expect(scene.state.territories.some(({ stronghold }) => stronghold)).toBe(false);
  });

  test("MOA-TDY-3: everything else stays", () => {
    const { scene } = scored({
      sales: 1,
      land: { 11: "R2L Y1", 12: "G1 dog$G", 10: "EL=L01" },
      leaderTiles: { 3: ["L05"] },
    });
    expect([10, 11, 12].map((number) => landText(scene.state, number))).toEqual(["EL=L01", "R2L Y1", "G1 dog$G"]);
    expect(playerOf(scene.state, 3).leaderTiles).toEqual([{ tile: "L05", from: 7 }]);
  });

  test("MOA-TDY-4: after the second period the game ends with the scoring", () => {
    const { scene, events } = scored({ period: 2, land: { 1: "R1 SH" }, hands: { 1: "moa" } });
    expect(scene.over).toBe(true);
    expect(landText(scene.state, 1)).toBe("R1 SH");
    expect(events.at(-1)).toMatchObject({ kind: "gameEnded", scores: [7, 0, 0, 0] });
    expect(events.some(({ kind }) => kind === "handsDiscarded")).toBe(false);
  });
});

describe("the end", () => {
  /** Places with the points and the board as they are: nothing is scored any more. */
  const end = (scores: readonly number[], land: Readonly<Record<number, string>> = {}) =>
    lastTurn({ period: 2, scores, land }).result();

  test("how everybody stands counts the land as it is, until it has been scored for the last time", () => {
    const { scene } = scored({ land: { 1: "R2L Y2 G1" }, period: 2, scores: [7, 1, 0, 0] });
    const before = lastTurn({ land: { 1: "R2L Y2 G1" }, period: 2, scores: [7, 1, 0, 0] });
    expect(rules.standing?.(before.state, rules.pack)).toEqual([14, 5, 0, 0]);
    expect(rules.standing?.(scene.state, rules.pack)).toEqual(scene.result().scores);
  });

  test("MOA-END-1: most points win", () => {
    expect(end([3, 9, 5, 1])).toMatchObject({ places: [3, 1, 2, 4], scores: [3, 9, 5, 1] });
  });

  test("EC-36 MOA-END-2 MOA-END-3: pieces on the board break a tie; what is left is shared", () => {
    const red = { 1: "R4L", 2: "R5L" };
    expect(end([52, 52, 0, 1], { ...red, 3: "Y5L", 4: "Y5" }).places).toEqual([1, 1, 4, 3]);
    expect(end([52, 52, 0, 1], { ...red, 3: "Y5L", 4: "Y6" }).places).toEqual([2, 1, 4, 3]);
  });

  test("MOA-END-2: birds and leaders in all territories, sold ones included", () => {
    expect(end([5, 5, 5, 5], { 1: "R1 rat$R", 2: "Y1L", 3: "G3" }).places).toEqual([3, 2, 1, 4]);
  });

  test("MOA-END-3: full ties share the victory", () => {
    expect(end([5, 5, 5, 2]).places).toEqual([1, 1, 1, 4]);
  });

  test("MOA-END-4: the places below are ordered in the same way", () => {
    expect(end([20, 2, 2, 9], { 2: "Y1 G2" }).places).toEqual([1, 4, 3, 2]);
    expect(end([20, 2, 2, 9]).places).toEqual([1, 3, 3, 2]);
  });
});
