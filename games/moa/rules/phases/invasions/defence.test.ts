// Who is asked to defend an invaded territory, and what a defence costs and brings.
import { given } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import { rules } from "../../index.ts";
import type { InvasionFrame } from "../../state.ts";
import { type Arrangement, arrange, landText, playerOf } from "../../testing/arrange.ts";
import type { Mammal } from "../../vocabulary.ts";

const table = (wanted: Arrangement, seats = 3) => given(rules, { seats }, arrange(wanted));

const invasion = (mammal: Mammal, left = 1): readonly InvasionFrame[] => [{ phase: "invasion", mammal, left }];

describe("defence", () => {
  const attacked = (
    land: string,
    hands: Readonly<Record<number, string>>,
    more: Arrangement = {},
    mammal: Mammal = "rat",
  ) => table({ stepA: invasion(mammal), display: { rat: 1, dog: 1 }, land: { 1: land }, hands, ...more }, 4);

  test("MOA-DEF-1: one piece suffices, and nobody without one is asked", () => {
    const scene = attacked("R1 B0L", { 0: "tui", 1: "haasts_eagle", 3: "tui" });
    expect(scene.seat).toBe(3);
    scene.play(["decline"]);
    expect([scene.phase, scene.seat]).toEqual(["defenceOffer", 0]);
    scene.play(["decline"]);
    expect(scene.phase).toBe("turn");
  });

  test("MOA-DEF-2: whoever has more pieces is asked first", () => {
    expect(attacked("R1 Y3 G2", { 0: "tui", 1: "tui", 2: "tui" }).seat).toBe(1);
  });

  test("MOA-DEF-3: the leader goes first among equals", () => {
    expect(attacked("R3 Y2L G3", { 0: "tui", 1: "tui", 2: "tui" }).seat).toBe(1);
  });

  test("MOA-DEF-4: without the leader the nearest to the first player", () => {
    expect(attacked("R2 Y2 G2", { 0: "tui", 1: "tui", 2: "tui" }, { first: 2 }).seat).toBe(2);
    expect(attacked("R2 Y2", { 0: "tui", 1: "tui" }, { first: 2 }).seat).toBe(0);
  });

  test("MOA-DEF-5: the same for every group of tied players", () => {
    const scene = attacked("R4 Y1L G2 B2", { 0: "tui", 1: "tui", 2: "tui", 3: "tui" }, { first: 3 });
    const order = [scene.seat];
    for (let more = 0; more < 3; more++) {
      scene.play(["decline"]);
      order.push(scene.seat);
    }
    expect(order).toEqual([0, 1, 3, 2]);
  });

  test("MOA-DEF-6: whoever declines is not asked again", () => {
    const scene = attacked("R2 Y1", { 0: "haasts_eagle", 1: "haasts_eagle" });
    scene.play(["decline"], ["decline"]);
    expect([scene.phase, landText(scene.state, 1)]).toEqual(["turn", "rat!"]);
  });

  test("MOA-DEF-7: one player pays alone", () => {
    const scene = attacked("R1 Y1", { 0: "kea", 1: "kea" }, {}, "dog");
    expect(scene.refusal(["defend"])).toBe("MOA-DEF-10");
    scene.play(["decline"]);
    expect(scene.refusal(["defend"])).toBe("MOA-DEF-10");
  });

  test("MOA-DEF-8: cards, leader tiles and two-fight tiles, mixed", () => {
    const scene = attacked(
      "R1",
      { 0: "kea", 1: "moa" },
      { karakia: { 0: ["two_fight"] }, leaderTiles: { 0: ["L04"] } },
      "dog",
    );
    scene.play(["defend"], ["pay", "kea"], ["pay", "L04"], ["pay", "two_fight"], ["confirm"]);
    expect(playerOf(scene.state, 0)).toMatchObject({ won: ["dog"], hand: [], karakia: [], leaderTiles: [] });
    expect(scene.state.karakia.two_fight).toBe(2);
    expect(scene.problems()).toEqual([]);
  });

  test("MOA-DEF-9: at least the fight value", () => {
    const scene = attacked("R1", { 0: "kea kea" });
    scene.play(["defend"], ["pay", "kea"]);
    expect(scene.refusal(["confirm"])).toBe("MOA-DEF-9");
    scene.play(["pay", "kea"]);
    expect(scene.note(["confirm"])).toMatchObject({ paid: 4, need: 3 });
    expect(attacked("R1", { 0: "kea moa" }).offers("defend")).toEqual([["defend"]]);
  });

  test("MOA-DEF-10: in full or not at all", () => {
    const scene = attacked("R1", { 0: "kea" });
    expect(scene.offers()).toEqual([["decline"]]);
    scene.play(["decline"]);
    expect(playerOf(scene.state, 0).hand).toEqual(["kea"]);
  });

  test("MOA-DEF-11 MOA-STR-4: the defender takes the tile and a stronghold is put down", () => {
    const scene = attacked("R1", { 0: "haasts_eagle", 1: "moa" });
    scene.play(["defend"], ["pay", "haasts_eagle"], ["confirm"]);
    expect(playerOf(scene.state, 0).won).toEqual(["rat"]);
    expect(landText(scene.state, 1)).toBe("R1 SH");
  });

  test("MOA-DEF-12: afterwards the territory is open and everything in it stays", () => {
    const scene = attacked("R1 Y2L EL=L05", { 0: "haasts_eagle", 1: "tui" });
    scene.play(["decline"], ["defend"], ["pay", "haasts_eagle"], ["confirm"]);
    expect(landText(scene.state, 1)).toBe("R1 Y2L SH EL=L05");
  });

  test("MOA-DEF-14: draw and exchange tiles come before the choice, which stays free", () => {
    const scene = attacked("R1", { 0: "pukeko" }, { karakia: { 0: ["draw_one", "exchange_three"] } });
    expect(scene.offers()).toEqual([["decline"], ["drawOne"], ["exchangeThree"]]);
    scene.playWith(["haasts_eagle"], ["drawOne"]);
    expect([scene.phase, scene.offers("defend")]).toEqual(["defenceOffer", [["defend"]]]);
    scene.playWith(["kiwi", "kiwi", "kiwi"], ["exchangeThree"]);
    expect(scene.phase).toBe("exchange");
    scene.play(["discard", "kiwi"], ["discard", "kiwi"], ["discard", "pukeko"], ["confirm"]);
    expect([scene.phase, scene.seat]).toEqual(["defenceOffer", 0]);
    scene.play(["defend"]);
    expect(scene.offers("pay")).toEqual([["pay", "haasts_eagle"]]);
  });

  test("MOA-DEF-15: the order is fixed when the tile is placed", () => {
    const scene = attacked("R2 Y1 G1", { 0: "tui", 1: "tui", 2: "tui" });
    expect(scene.state.stack).toContainEqual({
      phase: "defence",
      territory: 1,
      mammal: "rat",
      order: [0, 1, 2],
      asked: 1,
    });
    scene.play(["decline"]);
    expect([scene.seat, landText(scene.state, 1)]).toEqual([1, "R2 Y1 G1 rat!"]);
  });
});
