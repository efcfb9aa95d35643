// Karakia tiles in every window, leader tiles and strongholds.
import { canUndo, undo, viewFor } from "@outrigger/kernel/match";
import { given } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import { rules } from "../index.ts";
import { type Arrangement, arrange, landText, playerOf } from "../testing/arrange.ts";
import { matchAt, send } from "../testing/match.ts";
import { KARAKIA, type MoaMove } from "../vocabulary.ts";

const table = (wanted: Arrangement, seats = 3, options = {}) => given(rules, { seats, options }, arrange(wanted));

describe("karakia tiles in general", () => {
  test("MOA-KAR-1: a tile is used once and goes back to its stack", () => {
    const scene = table({ hands: { 0: "moa" }, karakia: { 0: ["draw_one"] } });
    scene.play(["drawOne"]);
    expect(scene.state.karakia.draw_one).toBe(3);
    expect(scene.refusal(["drawOne"])).toBe("MOA-KAR-1");
  });

  test("MOA-KAR-2: red tiles only in the owner's turn", () => {
    const scene = table({ hands: { 0: "moa", 1: "moa" }, karakia: { 1: [...KARAKIA] }, land: { 1: "Y2" } });
    expect(scene.seat).toBe(0);
    expect(scene.as(1).offers()).toEqual([["drawOne"], ["exchangeThree"]]);
  });

  test("MOA-KAR-3: which tiles are red", () => {
    const red = KARAKIA.filter((kind) => rules.pack.karakia[kind].red);
    expect(red).toEqual(["any_territory", "move_birds", "place_stronghold"]);
  });

  test("MOA-KAR-4: using a tile is no action", () => {
    const scene = table({
      land: { 1: "R2" },
      hands: { 0: "tui" },
      karakia: { 0: ["draw_one", "exchange_three", "move_birds", "place_stronghold"] },
    });
    scene.play(["drawOne"], ["moveBirds", 1], ["count", 1], ["to", 5], ["stronghold", 5]);
    expect(scene.offers("place").length).toBeGreaterThan(0);
    scene.play(["place", 1], ["pay", "tui"], ["count", 3]);
    expect(landText(scene.state, 1)).toBe("R4");
  });

  test("MOA-KAR-5: a bought tile waits for the end of the turn, or with the option of the round", () => {
    const bought = (options = {}) => {
      const scene = table({ hands: { 0: "morepork haasts_eagle", 1: "moa", 2: "moa" } }, 3, options);
      scene.play(["buy", "draw_one", "any_territory"], ["pay", "morepork"], ["confirm"]);
      return scene;
    };
    const english = bought();
    expect(english.refusal(["drawOne"])).toBe("MOA-KAR-5");
    english.play(["end"]);
    expect(playerOf(english.state, 0)).toMatchObject({ karakia: ["draw_one", "any_territory"], fresh: [] });
    const polish = bought({ karakiaLock: "round" });
    polish.play(["end"], ["pass"], ["end"]);
    expect(playerOf(polish.state, 0)).toMatchObject({ karakia: [], fresh: ["draw_one", "any_territory"] });
    polish.play(["pass"], ["end"]);
    expect([polish.state.round, playerOf(polish.state, 0).fresh]).toEqual([2, []]);
  });

  test("MOA-KAR-5: a two-fight tile bought in this turn does not pay in it", () => {
    const scene = table({ land: { 1: "rat!" }, hands: { 0: "haasts_eagle" }, fresh: { 0: ["two_fight"] } });
    scene.play(["attack", 1]);
    expect(scene.refusal(["pay", "two_fight"])).toBe("MOA-KAR-5");
  });

  test("MOA-KAR-6 MOA-TDY-3: tiles are kept into the second period", () => {
    const scene = table({ round: 7, first: 1, acted: true, karakia: { 0: ["draw_one", "move_birds"] } });
    scene.play(["end"]);
    expect([scene.state.period, playerOf(scene.state, 0).karakia]).toEqual([2, ["draw_one", "move_birds"]]);
  });

  test("MOA-KAR-7: tiles are worth nothing at the end", () => {
    const scene = table({ period: 2, round: 7, first: 1, acted: true, karakia: { 0: [...KARAKIA] } });
    scene.play(["end"]);
    expect(scene.result().scores).toEqual([0, 0, 0]);
  });
});

describe("drawing and exchanging", () => {
  test("MOA-KAR-10: draw-one at any time, also off turn", () => {
    const scene = table({ hands: { 0: "moa", 1: "kiwi" }, karakia: { 1: ["draw_one"] } });
    scene.as(1).playWith(["tui"], ["drawOne"]);
    expect(playerOf(scene.state, 1).hand).toEqual(["kiwi", "tui"]);
    expect([scene.seat, scene.phase]).toEqual([0, "turn"]);
  });

  test("MOA-KAR-11: three cards in, three cards out", () => {
    const scene = table({ hands: { 0: "moa kiwi" }, karakia: { 0: ["exchange_three"] } });
    scene.playWith(["tui", "pukeko", "kea"], ["exchangeThree"]);
    expect(playerOf(scene.state, 0).hand).toEqual(["kea", "kiwi", "moa", "pukeko", "tui"]);
    scene.play(["discard", "kea"], ["discard", "kiwi"], ["discard", "moa"], ["confirm"]);
    expect(playerOf(scene.state, 0).hand).toEqual(["pukeko", "tui"]);
    expect(scene.state.birdDiscard).toEqual(["kea", "kiwi", "moa"]);
    expect([scene.phase, scene.offers("place").length > 0]).toEqual(["turn", true]);
  });

  test("MOA-KAR-12: any cards, old or new, as many as were drawn", () => {
    const scene = table({ deck: "tui", hands: { 0: "moa kiwi" }, karakia: { 0: ["exchange_three"] } });
    scene.play(["exchangeThree"]);
    expect(scene.offers()).toEqual([
      ["discard", "kiwi"],
      ["discard", "moa"],
      ["discard", "tui"],
    ]);
    expect(scene.refusal(["confirm"])).toBe("MOA-KAR-12");
    scene.play(["discard", "moa"]);
    expect([scene.offers(), scene.refusal(["discard", "kiwi"])]).toEqual([[["confirm"]], "MOA-KAR-12"]);
    scene.play(["confirm"]);
    expect(playerOf(scene.state, 0).hand).toEqual(["kiwi", "tui"]);
  });

  test("EC-34 MOA-SUP-7 MOA-KAR-12: an exchange with an almost empty deck", () => {
    const discard = "pukeko pukeko pukeko pukeko kea kea kea kea kiwi kiwi kiwi kiwi moa moa moa moa tui tui tui tui";
    const scene = table({
      deck: "morepork",
      discard,
      hands: { 0: "kakapo", 1: "kakapo" },
      karakia: { 0: ["exchange_three"] },
    });
    scene.playWith(["morepork", "tui", "kea"], ["exchangeThree"]);
    expect(scene.events).toContainEqual({ kind: "birdDeckReshuffled", count: 20 });
    expect(scene.state).toMatchObject({ birdDiscard: [], aside: [{ phase: "exchange", discards: 3 }] });
    expect(scene.state.birdDeck).toHaveLength(18);
    const empty = table({ deck: "morepork", discard, hands: { 1: "kakapo" }, karakia: { 0: ["exchange_three"] } });
    empty.playWith(["morepork", "tui", "kea"], ["exchangeThree"]);
    expect(playerOf(empty.state, 0).hand).toEqual([]);
    expect([...empty.state.birdDiscard].sort()).toEqual(["kea", "morepork", "tui"]);
    expect(empty.state.aside).toEqual([]);
  });

  test("MOA-KAR-13: not when no card can be drawn", () => {
    const scene = table({ deck: "", hands: { 0: "moa" }, karakia: { 0: ["draw_one", "exchange_three"] } });
    expect([scene.refusal(["drawOne"]), scene.refusal(["exchangeThree"])]).toEqual(["MOA-KAR-13", "MOA-KAR-13"]);
  });

  test("MOA-KAR-14: at every open decision of others, never in the middle of a payment", () => {
    const scene = table({
      land: { 2: "rat!" },
      hands: { 0: "tui haasts_eagle", 1: "moa" },
      karakia: { 1: ["draw_one"] },
    });
    const yellow = () => scene.as(1).offers();
    expect(yellow()).toEqual([["drawOne"]]);
    scene.play(["attack", 2], ["pay", "haasts_eagle"]);
    expect([yellow(), scene.as(1).refusal(["drawOne"])]).toEqual([[], "MOA-KAR-14"]);
    scene.play(["confirm"]);
    expect([scene.phase, yellow()]).toEqual(["attackBirds", [["drawOne"]]]);
    scene.play(["pay", "tui"]);
    expect(yellow()).toEqual([]);
    scene.play(["count", 1]);
    expect([scene.phase, yellow()]).toEqual(["turn", [["drawOne"]]]);
  });

  test("MOA-KAR-14: not at all off turn with the option, but still at own decisions", () => {
    const scene = table({ hands: { 0: "moa", 1: "moa" }, karakia: { 0: ["draw_one"], 1: ["draw_one"] } }, 3, {
      offTurnKarakia: "off",
    });
    expect([scene.as(1).offers(), scene.as(1).refusal(["drawOne"])]).toEqual([[], "MOA-KAR-14"]);
    expect(scene.offers("drawOne")).toEqual([["drawOne"]]);
  });

  test("EC-37 MOA-KAR-14 MOA-KAR-15: an off-turn draw interrupts nothing", () => {
    const wanted: Arrangement = {
      turn: 2,
      land: { 5: "G1" },
      hands: { 1: "moa", 2: "tui tui moa" },
      karakia: { 1: ["draw_one"], 2: ["place_stronghold"] },
    };
    const scene = table(wanted);
    scene.play(["place", 1], ["pay", "tui"]);
    expect(scene.as(1).offers()).toEqual([]);
    scene.play(["count", 2]);
    expect(scene.as(1).offers()).toEqual([["drawOne"]]);

    const match = matchAt(table(wanted).state);
    send(match, 2, ["stronghold", 5]);
    expect(canUndo(match, 2)).toBe(true);
    send(match, 2, ["place", 1], ["pay", "tui"]);
    // The draft is green's alone: for yellow the game still waits at green's menu.
    expect(viewFor(match, 1).offers?.moves).toEqual([["drawOne"]]);
    send(match, 1, ["drawOne"]);
    expect(viewFor(match, 2).view.stack.at(-1)).toMatchObject({ phase: "placeBirds", spent: ["tui"] });
    send(match, 2, ["count", 3]);
    expect(landText(match.published.play.state, 1)).toBe("G3");
    // What came before the draw can no longer be taken back.
    undo(match, 2, true);
    expect([1, 5].map((number) => landText(match.published.play.state, number))).toEqual(["", "G1 SH"]);
    expect(canUndo(match, 2)).toBe(false);
  });

  test("MOA-KAR-11 MOA-KAR-15: nobody else decides before the discards are chosen", () => {
    const scene = table({
      hands: { 0: "moa", 1: "kiwi", 2: "tui" },
      karakia: { 1: ["exchange_three", "draw_one"], 2: ["draw_one"] },
    });
    scene.as(1).playWith(["tui", "tui", "tui"], ["exchangeThree"]);
    expect([scene.seat, scene.phase]).toEqual([1, "exchange"]);
    expect(scene.offers()).toEqual([
      ["discard", "kiwi"],
      ["discard", "tui"],
    ]);
    for (const seat of [0, 2]) {
      expect(scene.as(seat).offers()).toEqual([]);
      expect(scene.as(seat).refusal(["drawOne"])).toBe("MOA-KAR-14");
    }
    scene.play(["discard", "tui"], ["discard", "tui"], ["discard", "tui"], ["confirm"]);
    expect([scene.seat, scene.phase]).toEqual([0, "turn"]);
    expect(scene.as(2).offers()).toEqual([["drawOne"]]);
    expect(playerOf(scene.state, 1).hand).toEqual(["kiwi"]);
  });

  test("MOA-KAR-15: an exchange leaves the unconfirmed selections of the waiting player as they are", () => {
    const match = matchAt(table({ hands: { 0: "tui moa", 1: "kiwi" }, karakia: { 1: ["exchange_three"] } }).state);
    send(match, 0, ["place", 1], ["pay", "tui"]);
    send(match, 1, ["exchangeThree"]);
    expect(() => send(match, 0, ["count", 1])).toThrow("not-asked");
    expect(viewFor(match, 0).asked).toEqual([{ seat: 1, phase: "exchange" }]);
    expect(viewFor(match, 0).view.stack.at(-1)).toMatchObject({ phase: "placeBirds", spent: ["tui"] });
    for (let discard = 0; discard < 3; discard++) {
      const [move] = viewFor(match, 1).offers?.moves ?? [];
      send(match, 1, move as MoaMove);
    }
    send(match, 1, ["confirm"]);
    send(match, 0, ["count", 3]);
    expect(landText(match.published.play.state, 1)).toBe("R3");
  });

  test.each([
    ["the next turn", { hands: { 0: "moa", 1: "kiwi", 2: "tui" } }],
    ["the terrain of the next round", { first: 1, hands: { 0: "moa", 1: "kiwi" } }],
    ["the scoring", { round: 7, first: 1, hands: { 0: "moa", 1: "kiwi" } }],
  ])("MOA-KAR-11 MOA-KAR-14: an open exchange comes before %s", (_what, wanted: Arrangement) => {
    const scene = table({ ...wanted, acted: true, karakia: { 1: ["exchange_three"] } });
    scene.as(1).playWith(["tui", "tui", "tui"], ["exchangeThree"]);
    expect(() => scene.as(0).play(["end"])).toThrow();
    scene.play(["discard", "tui"], ["discard", "tui"], ["discard", "tui"], ["confirm"]);
    expect([scene.seat, scene.phase]).toEqual([0, "turn"]);
    scene.as(0).play(["end"]);
    expect(scene.phase).not.toBe("exchange");
  });

  test("MOA-KAR-15 MOA-INFO-8: the exchange of a defender is over before the next is asked", () => {
    const scene = table({
      turn: 2,
      acted: true,
      first: 0,
      land: { 1: "Y2 G1" },
      display: { rat: 1 },
      hands: { 1: "kiwi", 2: "moa" },
      karakia: { 1: ["exchange_three"] },
    });
    scene.playWith(["T06", "T21"], ["end"]);
    expect([scene.seat, scene.phase]).toEqual([1, "defenceOffer"]);
    scene.playWith(["tui", "tui", "tui"], ["exchangeThree"]);
    expect([scene.seat, scene.phase, scene.as(2).offers()]).toEqual([1, "exchange", []]);
    scene.play(["discard", "tui"], ["discard", "tui"], ["discard", "tui"], ["confirm"]);
    expect([scene.seat, scene.phase]).toEqual([1, "defenceOffer"]);
  });
});

describe("the other tiles", () => {
  test("MOA-KAR-16: two fight in an attack or a defence", () => {
    const scene = table({ land: { 1: "rat!" }, hands: { 0: "moa" }, karakia: { 0: ["two_fight", "two_fight"] } });
    scene.play(["attack", 1], ["pay", "two_fight"], ["pay", "moa"]);
    expect(scene.note(["confirm"])).toMatchObject({ paid: 3 });
    expect(scene.offers("pay")).toEqual([]);
    const other = table({ land: { 1: "rat!" }, karakia: { 0: ["two_fight"] } });
    expect(other.refusal(["attack", 1])).toBe("MOA-ATK-2");
  });

  test("MOA-KAR-20: any-territory opens every terrain type", () => {
    const scene = table({ hands: { 0: "tui" }, karakia: { 0: ["any_territory"] } });
    expect(scene.offers("place")).toHaveLength(12);
    scene.play(["place", 12], ["pay", "tui"], ["count", 2]);
    expect(landText(scene.state, 12)).toBe("R2");
    expect(scene.state.karakia.any_territory).toBe(2);
  });

  test("MOA-KAR-21: it lifts the terrain condition alone and is spent only where it is needed", () => {
    const scene = table({
      land: { 9: "rat!", 6: "Y2 dog$Y", 8: "Y3 R1" },
      hands: { 0: "tui kiwi" },
      karakia: { 0: ["any_territory"] },
    });
    expect([9, 6].map((number) => scene.refusal(["place", number]))).toEqual(["MOA-PLB-2", "MOA-SEL-13"]);
    expect(scene.refusal(["leader", 8])).toBe("MOA-PLL-3");
    expect(scene.note(["place", 1])).toEqual({ icon: "bird", any: false });
    scene.play(["place", 1], ["pay", "tui"], ["count", 2]);
    expect(playerOf(scene.state, 0).karakia).toEqual(["any_territory"]);
  });

  test("MOA-KAR-30: one or two birds to any other territory, near or far, whatever the terrain", () => {
    const scene = table({ land: { 1: "R3" }, karakia: { 0: ["move_birds"] } });
    scene.play(["moveBirds", 1]);
    expect(scene.offers()).toEqual([
      ["count", 1],
      ["count", 2],
    ]);
    scene.play(["count", 2]);
    expect(scene.offers("to")).toHaveLength(11);
    expect(scene.refusal(["to", 1])).toBe("MOA-KAR-30");
    scene.play(["to", 6]);
    expect([1, 6].map((number) => landText(scene.state, number))).toEqual(["R1", "R2"]);
    expect(scene.state.karakia.move_birds).toBe(2);
    expect(scene.problems()).toEqual([]);
  });

  test("MOA-KAR-31: birds move, leaders do not", () => {
    const scene = table({ land: { 1: "R1L", 2: "R0L" }, karakia: { 0: ["move_birds"] } });
    expect(scene.refusal(["moveBirds", 2])).toBe("MOA-KAR-31");
    scene.play(["moveBirds", 1], ["to", 5]);
    expect([1, 5].map((number) => landText(scene.state, number))).toEqual(["R0L", "R1"]);
  });

  test("MOA-KAR-32: into open and sold land; with the option not into sold land", () => {
    const wanted: Arrangement = {
      sales: 1,
      land: { 1: "R1", 2: "Y1 dog$Y", 3: "rat!" },
      karakia: { 0: ["move_birds"] },
    };
    const scene = table(wanted);
    scene.play(["moveBirds", 1]);
    expect([scene.offers("to").length, scene.refusal(["to", 3])]).toEqual([10, "MOA-KAR-32"]);
    scene.play(["to", 2]);
    expect(landText(scene.state, 2)).toBe("R1 Y1 dog$Y");
    const strict = table(wanted, 3, { moveIntoSold: "off" });
    strict.play(["moveBirds", 1]);
    expect(strict.refusal(["to", 2])).toBe("MOA-KAR-32");
  });

  test("MOA-KAR-32: without a target there is no origin", () => {
    const land = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [at + 2, "rat!"]));
    expect(table({ land: { ...land, 1: "R1" }, karakia: { 0: ["move_birds"] } }).refusal(["moveBirds", 1])).toBe(
      "MOA-KAR-32",
    );
  });

  test("MOA-KAR-33: out of open and sold land, also the last piece", () => {
    const wanted: Arrangement = { sales: 1, land: { 1: "R1 dog$R" }, karakia: { 0: ["move_birds"] } };
    const scene = table(wanted, 3, { moveIntoSold: "off" });
    scene.play(["moveBirds", 1], ["to", 5]);
    expect([1, 5].map((number) => landText(scene.state, number))).toEqual(["dog$R", "R1"]);
  });

  test("MOA-KAR-34: two birds share origin and target", () => {
    const scene = table({ land: { 1: "R2", 2: "R2" }, karakia: { 0: ["move_birds"] } });
    scene.play(["moveBirds", 1], ["count", 2], ["to", 3]);
    expect([1, 2, 3].map((number) => landText(scene.state, number))).toEqual(["", "R2", "R2"]);
  });

  test("MOA-KAR-40: a stronghold into any territory, whatever the terrain", () => {
    const scene = table({ terrain: ["coast", "coast"], karakia: { 0: ["place_stronghold"] } });
    expect(scene.offers("stronghold")).toHaveLength(12);
    scene.play(["stronghold", 9]);
    expect([landText(scene.state, 9), scene.state.karakia.place_stronghold]).toEqual(["SH", 2]);
  });

  test("MOA-KAR-41: only where the territory is open and has none", () => {
    const scene = table({
      sales: 1,
      land: { 1: "rat!", 2: "Y1 dog$Y", 3: "SH" },
      karakia: { 0: ["place_stronghold"] },
    });
    expect([1, 2, 3].map((number) => scene.refusal(["stronghold", number]))).toEqual([
      "MOA-KAR-41",
      "MOA-SEL-17",
      "MOA-STR-2",
    ]);
  });
});

describe("leader tiles and strongholds", () => {
  test("MOA-LDT-1: points, or icons of one kind", () => {
    const kinds = Object.values(rules.pack.leaderTiles).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "vp")).toHaveLength(3);
    expect(new Set(kinds)).toEqual(new Set(["bird", "fight", "honour", "karakia", "vp"]));
  });

  test("MOA-LDT-2: the first leader in its territory gets it, the second nothing", () => {
    const scene = table({ land: { 1: "R1 EL=L01", 2: "R1" }, hands: { 0: "kiwi" } });
    scene.play(["leader", 1], ["pay", "kiwi"], ["confirm"]);
    expect(scene.events).toMatchObject([{ kind: "leaderPlaced", tile: { id: "L01", kind: "bird", amount: 2 } }]);
    expect(scene.state.territories[0]?.leaderTile).toBeNull();
  });

  test("MOA-LDT-4: usable from the next round on", () => {
    const scene = table({ land: { 1: "R1" }, hands: { 0: "tui" }, leaderTiles: { 0: ["L01"] } });
    playerOf(scene.state, 0).leaderTiles = [{ tile: "L01", from: 2 }];
    scene.play(["place", 1]);
    expect(scene.refusal(["pay", "L01"])).toBe("MOA-LDT-4");
    const broke = table({ land: { 1: "R1" }, hands: { 0: "kiwi" }, leaderTiles: { 0: ["L01"] } });
    playerOf(broke.state, 0).leaderTiles = [{ tile: "L01", from: 2 }];
    expect(broke.refusal(["place", 1])).toBe("MOA-PLB-1");
  });

  test("MOA-LDT-5: a tile of the seventh round serves in the second period", () => {
    const scene = table({ round: 7, first: 1, land: { 1: "R1 EL=L01" }, hands: { 0: "kiwi" } });
    scene.play(["leader", 1], ["pay", "kiwi"], ["confirm"], ["end"]);
    expect(scene.state.period).toBe(2);
    expect(playerOf(scene.state, 0).leaderTiles).toEqual([{ tile: "L01", from: 8 }]);
  });

  test("MOA-LDT-6: points are scored in the period in which the tile was taken, once", () => {
    const scene = table({ round: 7, first: 1, acted: true, leaderTiles: { 0: ["L12", "L01"] } });
    scene.play(["end"]);
    expect(playerOf(scene.state, 0)).toMatchObject({ score: 4, leaderTiles: [{ tile: "L01" }] });
    expect(scene.state.leaderTilesOut).toContain("L12");
  });

  test("MOA-STR-1: a stronghold keeps invaders out", () => {
    const scene = table({
      stepA: [{ phase: "invasion", mammal: "rat", left: 1 }],
      display: { rat: 1 },
      land: { 1: "R1 SH" },
      hands: { 0: "moa" },
    });
    expect([1, 2].map((number) => landText(scene.state, number))).toEqual(["R1 SH", "rat!"]);
  });

  test("MOA-STR-2: one in a territory", () => {
    expect(table({ land: { 1: "SH" }, karakia: { 0: ["place_stronghold"] } }).refusal(["stronghold", 1])).toBe(
      "MOA-STR-2",
    );
  });

  test("MOA-STR-3: only in open territories", () => {
    const { state } = table({ land: { 1: "rat! SH" } });
    expect(rules.invariants(state, rules.pack)).toEqual(["territory 1 (invaded) has a stronghold"]);
  });

  test("MOA-STR-4: they come by defence, attack and tile", () => {
    const scene = table({ karakia: { 0: ["place_stronghold"] }, hands: { 0: "moa" } });
    scene.play(["stronghold", 4]);
    expect(scene.events).toContainEqual({ kind: "strongholdPlaced", seat: 0, territory: 4, by: "karakia" });
  });

  test("MOA-STR-5: they restrict no player and belong to nobody", () => {
    const scene = table({ land: { 1: "R1 Y1 SH" }, display: { rat: 1 }, hands: { 0: "tui kiwi" } });
    expect(
      scene
        .offers()
        .filter(([, number]) => number === 1)
        .map(([kind]) => kind),
    ).toEqual(["place", "leader", "sell"]);
  });
});
