// Two players: the neutral colour, its die, and what it changes.
import { fastChance, newListener, randomPlayout, startPlay } from "@outrigger/kernel/play";
import { completeOptions, given } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import { rules } from "../index.ts";
import { type Arrangement, arrange, landText, playerOf } from "../testing/arrange.ts";

const NEUTRAL = 2;

const table = (wanted: Arrangement, options = {}) => given(rules, { seats: 2, options }, arrange(wanted));

/** Red ends a turn and rolls; yellow holds a card, so that the game stops there. */
function rolled(face: number, wanted: Arrangement = {}, options = {}) {
  const scene = table(
    { acted: true, terrain: ["coast", "plains"], hands: { 0: "kiwi", 1: "tui" }, ...wanted },
    options,
  );
  scene.playWith([face], ["end"]);
  return scene;
}

describe("the neutral colour", () => {
  test("MOA-2P-1: everything else is as with more players", () => {
    const listener = newListener();
    const start = { seats: 2, options: completeOptions(rules, { seats: 2 }) };
    const play = startPlay(rules, start, rules.pack, fastChance(4), listener);
    randomPlayout(rules, play, 4);
    const kinds = listener.told.map(({ event }) => event.kind);
    expect(kinds.filter((kind) => kind === "roundStarted")).toHaveLength(14);
    expect(kinds.filter((kind) => kind === "turnEnded")).toHaveLength(28);
    expect(rules.result(play.state, rules.pack).places).toHaveLength(2);
  });

  test("MOA-2P-2 MOA-2P-3: sixteen birds and four leaders without cards, tiles, turns or a token", () => {
    const { state } = given(rules, { seats: 2 });
    expect(state.supply[NEUTRAL]).toEqual({ birds: 16, leaders: 4 });
    expect(state.players).toHaveLength(2);
    expect(state.territories[0]?.birds).toEqual([0, 0, 0]);
    expect(given(rules, { seats: 3 }).state.supply).toHaveLength(3);
  });

  test("MOA-2P-3: the first player token goes round between the two players", () => {
    const listener = newListener();
    const start = { seats: 2, options: completeOptions(rules, { seats: 2, options: { firstPlayer: "host" } }) };
    randomPlayout(rules, startPlay(rules, start, rules.pack, fastChance(1), listener), 1);
    const firsts = listener.told.flatMap(({ event }) => ("first" in event ? [event.first] : []));
    expect(firsts).toEqual(Array.from({ length: 14 }, (_, round) => round % 2));
  });

  test("MOA-2P-4: it counts like a third player in every comparison", () => {
    const leader = table({ land: { 1: "R1 N2" }, hands: { 0: "kiwi" } });
    expect(leader.refusal(["leader", 1])).toBe("MOA-PLL-3");
    const scored = table({ period: 2, round: 7, first: 1, acted: true, land: { 1: "R1 N2", 2: "R1 N1" } });
    scored.playWith([9], ["end"]);
    scored.play(["neutral", 9, "bird1"]);
    expect(scored.result().scores).toEqual([4 + 3, 0]);
    const sold = table({ land: { 1: "R2 N3L" }, display: { rat: 1 }, hands: { 0: "kiwi" } });
    sold.play(["sell", 1, "rat"], ["pay", "kiwi"], ["confirm"]);
    expect([landText(sold.state, 1), sold.state.supply[NEUTRAL]]).toEqual(["R1 N3 rat$R", { birds: 13, leaders: 4 }]);
    const erupted = table({ first: 1, acted: true, volcano: 5, land: { 12: "N2L" }, hands: { 0: "moa", 1: "tui" } });
    erupted.playWith([1], ["end"]);
    erupted.playWith(["T21", "T22", "rat"], ["neutral", 1, "bird1"]);
    expect(erupted.state.supply[NEUTRAL]).toEqual({ birds: 15, leaders: 4 });
  });
});

describe("the die", () => {
  test("MOA-2P-5: after a turn the player rolls and must add a neutral bird", () => {
    const scene = rolled(9);
    expect([scene.phase, scene.seat]).toEqual(["neutral", 0]);
    expect(scene.refusal(["skip"])).toBe("MOA-2P-5");
    scene.play(["neutral", 9, "bird1"]);
    expect([landText(scene.state, 9), scene.state.supply[NEUTRAL]?.birds, scene.seat]).toEqual(["N1", 15, 1]);
  });

  test("MOA-2P-6: in the territory rolled or a neighbour of it", () => {
    const scene = rolled(6);
    const single = scene.offers("neutral").filter(([, , what]) => what === "bird1");
    expect(single.map(([, number]) => number)).toEqual([6, 5, 7, 11]);
  });

  test("MOA-2P-6: in the Polish reading one bird goes to the territory rolled, two or a leader also to a neighbour", () => {
    const scene = rolled(6, { land: { 5: "N1" } }, { neutralPlacement: "rolledOnly" });
    expect(scene.offers("neutral")).toEqual([
      ["neutral", 6, "bird1"],
      ["neutral", 5, "bird2"],
      ["neutral", 5, "leader"],
      ["neutral", 7, "bird2"],
    ]);
    expect(scene.refusal(["neutral", 5, "bird1"])).toBe("MOA-2P-6");
  });

  test("MOA-2P-7: two birds where the terrain type is active", () => {
    const scene = rolled(6);
    const double = scene.offers("neutral").filter(([, , what]) => what === "bird2");
    expect(double.map(([, number]) => number)).toEqual([5, 7]);
    expect(scene.refusal(["neutral", 6, "bird2"])).toBe("MOA-2P-7");
    scene.play(["neutral", 5, "bird2"]);
    expect(landText(scene.state, 5)).toBe("N2");
  });

  test("MOA-2P-8: the territory must be open", () => {
    const scene = rolled(6, { sales: 1, land: { 5: "rat!", 7: "R1 dog$R" } });
    expect([
      scene.refusal(["neutral", 5, "bird1"]),
      scene.refusal(["neutral", 7, "bird2"]),
      scene.refusal(["neutral", 5, "leader"]),
    ]).toEqual(["MOA-2P-8", "MOA-2P-8", "MOA-2P-8"]);
  });

  test("MOA-2P-9: instead a neutral leader; a leader tile there leaves the game", () => {
    const scene = rolled(5, { land: { 5: "N1 EL=L12" } });
    scene.play(["neutral", 5, "leader"]);
    expect(landText(scene.state, 5)).toBe("N1L");
    expect(scene.state.leaderTilesOut).toContain("L12");
    expect(scene.state.players.every(({ leaderTiles }) => leaderTiles.length === 0)).toBe(true);
    expect(playerOf(scene.state, 0).hand).toEqual(["kiwi"]);
  });

  test("MOA-2P-10: by the rules of a leader, without the honour", () => {
    const leaders = (land: Readonly<Record<number, string>>, face = 5) =>
      rolled(face, { land })
        .offers("neutral")
        .filter(([, , what]) => what === "leader")
        .map(([, number]) => number);
    expect(leaders({ 5: "N2 R2", 4: "N1" })).toEqual([5, 4]);
    expect(leaders({ 5: "N1 R2" })).toEqual([]);
    expect(leaders({ 5: "N2 R1L" })).toEqual([]);
    expect(leaders({ 5: "R0L" })).toEqual([]);
    expect(leaders({ 6: "N1" }, 6)).toEqual([]);
    expect(rolled(6, { land: { 6: "N1" } }).refusal(["neutral", 6, "leader"])).toBe("MOA-2P-10");
  });

  test("MOA-2P-11: without birds none, without leaders none", () => {
    const scene = rolled(5, { land: { 5: "N1", 8: "N15" }, supply: { [NEUTRAL]: { leaders: 0 } } });
    expect(scene.events.at(-1)).toMatchObject({ kind: "neutralSkipped", automatic: true });
    const birds = rolled(5, { land: { 5: "N1" }, supply: { [NEUTRAL]: { leaders: 0 } } });
    expect(birds.refusal(["neutral", 5, "leader"])).toBe("MOA-2P-11");
    expect(birds.offers("neutral").length).toBeGreaterThan(0);
    const leader = rolled(5, { land: { 5: "N1", 8: "N15" } });
    expect(leader.refusal(["neutral", 5, "bird1"])).toBe("MOA-2P-11");
  });

  test("MOA-2P-12: after every turn, also after a pass of one's own or an automatic one", () => {
    const scene = table({ hands: { 0: "kiwi", 1: "tui" } });
    scene.play(["pass"]);
    scene.playWith([3], ["end"]);
    expect(scene.phase).toBe("neutral");
    const empty = table({ acted: true, hands: { 0: "kiwi" } });
    empty.playWith([3], ["end"]);
    empty.playWith([8], ["neutral", 3, "bird1"]);
    expect([empty.phase, empty.seat]).toEqual(["neutral", 1]);
    expect(empty.events).toContainEqual({ kind: "passed", seat: 1, automatic: true });
  });

  test("MOA-2P-13: with one bird left two cannot be chosen", () => {
    const scene = rolled(5, { land: { 8: "N15" } });
    expect(scene.refusal(["neutral", 5, "bird2"])).toBe("MOA-2P-13");
    expect(scene.offers("neutral").every(([, , what]) => what === "bird1")).toBe(true);
  });

  test("MOA-2P-13: where no bird can be placed a leader may be, or not", () => {
    const only = rolled(5, { land: { 4: "rat!", 5: "rat!", 10: "rat!", 6: "rat!", 11: "rat!" } });
    expect(only.events.at(-1)).toEqual({ kind: "neutralSkipped", seat: 0, automatic: true });
    const polish = rolled(6, { land: { 6: "rat!", 5: "N15" } }, { neutralPlacement: "rolledOnly" });
    expect(polish.offers()).toEqual([["neutral", 5, "leader"], ["skip"]]);
    polish.play(["skip"]);
    expect([polish.events.at(-1), polish.seat]).toEqual([{ kind: "neutralSkipped", seat: 0, automatic: false }, 1]);
  });

  test("EC-39 MOA-2P-8 MOA-2P-13: a roll of 12 after the eruption", () => {
    const wanted: Arrangement = { volcano: 6, terrain: ["mountain", "coast"] };
    const scene = rolled(12, { ...wanted, land: { 12: "erupted", 10: "rat!" } });
    expect(scene.offers("neutral")).toEqual([
      ["neutral", 9, "bird1"],
      ["neutral", 9, "bird2"],
      ["neutral", 11, "bird1"],
      ["neutral", 11, "bird2"],
    ]);
    const barred = rolled(12, { ...wanted, land: { 12: "erupted", 9: "rat!", 10: "rat!", 11: "dog!" } });
    expect([barred.seat, barred.phase]).toEqual([1, "turn"]);
  });

  test("EC-40 MOA-2P-9 MOA-2P-10 MOA-2P-4: a neutral leader wins the tie", () => {
    const scene = rolled(5, { period: 2, round: 7, first: 1, land: { 5: "R2 N2 EL=L04" }, hands: { 0: "moa" } });
    expect(scene.offers("neutral")).toContainEqual(["neutral", 5, "leader"]);
    scene.play(["neutral", 5, "leader"]);
    expect(scene.state.leaderTilesOut).toContain("L04");
    expect(scene.result().scores).toEqual([3, 0]);
  });

  test("EC-42 MOA-2P-11 MOA-2P-13: an empty neutral supply", () => {
    const scene = rolled(8, { terrain: ["forest", "coast"], land: { 8: "N16" } });
    expect(scene.offers()).toEqual([["neutral", 8, "leader"], ["skip"]]);
    const none = rolled(8, { terrain: ["plains", "coast"], land: { 8: "N16" } });
    expect([none.seat, none.phase]).toEqual([1, "turn"]);
  });

  test("MOA-KAR-14: draw and exchange tiles may be used at the neutral placement", () => {
    const scene = rolled(8, { karakia: { 0: ["draw_one"], 1: ["draw_one"] } });
    expect(scene.offers("drawOne")).toEqual([["drawOne"]]);
    expect(scene.as(1).offers()).toEqual([["drawOne"]]);
    scene.playWith(["tui"], ["drawOne"]);
    expect([scene.phase, playerOf(scene.state, 0).hand]).toEqual(["neutral", ["kiwi", "tui"]]);
  });
});

describe("invasion and scoring", () => {
  test("EC-41 MOA-2P-14: the neutral majority never defends", () => {
    const wanted: Arrangement = {
      stepA: [{ phase: "invasion", mammal: "rat", left: 1 }],
      display: { rat: 1 },
      land: { 1: "R1 N4" },
      hands: { 0: "haasts_eagle moa", 1: "moa" },
    };
    const scene = table(wanted);
    expect([scene.phase, scene.seat]).toEqual(["defenceOffer", 0]);
    const saved = scene.fork();
    saved.play(["defend"], ["pay", "haasts_eagle"], ["confirm"]);
    expect(landText(saved.state, 1)).toBe("R1 N4 SH");
    scene.play(["decline"]);
    expect([landText(scene.state, 1), scene.state.supply[NEUTRAL]?.birds, scene.phase]).toEqual(["rat!", 16, "turn"]);
    const alone = table({ ...wanted, land: { 1: "N4" } });
    expect([alone.phase, landText(alone.state, 1)]).toEqual(["turn", "rat!"]);
  });

  const end = (neutralScoring: string, wanted: Arrangement = {}) => {
    const scene = table(
      { period: 2, round: 7, first: 1, acted: true, land: { 1: "R1 N2", 2: "Y1" }, hands: { 0: "moa" }, ...wanted },
      { neutralScoring },
    );
    scene.playWith([9], ["end"]);
    scene.play(["neutral", 9, "bird1"]);
    return scene;
  };

  test("MOA-2P-15 MOA-2P-16: its points are recorded only by agreement; its pieces take ranks anyway", () => {
    const off = end("off");
    expect(off.result()).toMatchObject({ scores: [4, 6], places: [2, 1], details: { neutral: null } });
    expect(off.state.neutralScore).toBe(0);
    const on = end("on");
    expect(on.state.neutralScore).toBe(7 + 4);
    expect(on.events).toContainEqual({ kind: "periodEnded", period: 2, scores: [4, 6], neutral: 11 });
    const neutral = { place: 1, score: 11 };
    expect(on.events).toContainEqual({ kind: "gameEnded", places: [2, 1], scores: [4, 6], neutral });
    expect(off.events).toContainEqual({ kind: "gameEnded", places: [2, 1], scores: [4, 6], neutral: null });
    expect(on.result()).toMatchObject({
      scores: [4, 6],
      places: [2, 1],
      details: { neutral: { place: 1, score: 11 }, seats: [{ place: 3 }, { place: 2 }] },
    });
  });

  test("MOA-2P-16: it loses all ties", () => {
    const tied = end("on", { scores: [0, 5] });
    expect(tied.result()).toMatchObject({ scores: [4, 11], details: { neutral: { place: 2, score: 11 } } });
  });

  test("MOA-2P-17: neighbours have a common border on the map", () => {
    for (const { number, adjacent, polygon } of rules.pack.territories) {
      const borders = (other: number): boolean => {
        const edges = edgesOf(rules.pack.territories[other - 1]?.polygon ?? []);
        return edgesOf(polygon).some((edge) => edges.includes(edge));
      };
      const all = Array.from({ length: 12 }, (_, at) => at + 1).filter((other) => other !== number);
      expect([...adjacent].sort((one, two) => one - two)).toEqual(all.filter(borders));
    }
  });
});

/** The sides of a polygon, each the same text from both ends. */
function edgesOf(polygon: readonly (readonly [number, number])[]): string[] {
  return polygon.map((point, at) => {
    const next = polygon[(at + 1) % polygon.length] ?? point;
    return [point.join(), next.join()].sort().join(" ");
  });
}
