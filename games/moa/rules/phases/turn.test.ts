// Turns, payments, and the actions that place birds and leaders.
import { given } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import { rules } from "../index.ts";
import { type Arrangement, arrange, landText, playerOf } from "../testing/arrange.ts";
import type { MoaMove } from "../vocabulary.ts";

const table = (wanted: Arrangement, seats = 3, options = {}) => given(rules, { seats, options }, arrange(wanted));

const kindsOf = (moves: readonly MoaMove[]): string[] => [...new Set(moves.map(([kind]) => kind))].sort();

/** A seat that can do everything, on coast and plains. */
const rich: Arrangement = {
  land: { 1: "R2", 2: "rat!", 3: "R1 Y3" },
  display: { rat: 1 },
  hands: { 0: "haasts_eagle kiwi kiwi morepork pukeko tui", 1: "moa", 2: "moa" },
  karakia: { 0: ["draw_one", "exchange_three", "move_birds", "place_stronghold"] },
};

describe("turns", () => {
  test("MOA-TURN-1: one action each, clockwise from the first player", () => {
    const scene = table({ turn: 2, hands: { 0: "tui", 1: "tui", 2: "tui tui" } });
    scene.play(["place", 1], ["pay", "tui"], ["count", 3]);
    expect(scene.offers()).toEqual([["end"]]);
    expect([scene.refusal(["place", 1]), scene.refusal(["pass"])]).toEqual(["MOA-TURN-1", "MOA-TURN-1"]);
    const order = [scene.seat];
    for (let turn = 0; turn < 2; turn++) {
      scene.play(["end"]);
      order.push(scene.seat);
      scene.play(["pass"]);
    }
    expect(order).toEqual([2, 0, 1]);
  });

  test("MOA-TURN-2: six actions", () => {
    const kinds = kindsOf(table(rich).offers());
    expect(kinds).toEqual(
      [
        "attack",
        "buy",
        "drawOne",
        "exchangeThree",
        "leader",
        "moveBirds",
        "pass",
        "place",
        "sell",
        "stronghold",
      ].sort(),
    );
  });

  test("MOA-TURN-4: buying and passing are not bound to a territory", () => {
    const scene = table({
      terrain: ["volcano", "volcano"],
      volcano: 6,
      land: { 12: "erupted" },
      hands: { 0: "morepork" },
    });
    expect(kindsOf(scene.offers())).toEqual(["buy", "pass"]);
  });

  test("MOA-TURN-5: move-birds and place-stronghold before or after the action", () => {
    const scene = table(rich);
    const before = scene.fork();
    before.play(["stronghold", 5], ["moveBirds", 1], ["count", 1], ["to", 6]);
    expect(kindsOf(before.offers())).toContain("place");
    scene.play(["pass"], ["stronghold", 5], ["moveBirds", 1], ["count", 1], ["to", 6]);
    expect(landText(scene.state, 5)).toBe("SH");
    expect(kindsOf(scene.offers())).toEqual(["drawOne", "end", "exchangeThree"]);
  });

  test("MOA-TURN-6: any number of tiles, also of one kind, before and after the action", () => {
    const scene = table({
      land: { 1: "R4" },
      hands: { 0: "moa" },
      karakia: { 0: ["move_birds", "move_birds", "draw_one", "draw_one"] },
    });
    scene.play(["drawOne"], ["moveBirds", 1], ["count", 2], ["to", 5], ["pass"], ["drawOne"]);
    scene.play(["moveBirds", 5], ["count", 1], ["to", 9]);
    expect([1, 5, 9].map((number) => landText(scene.state, number))).toEqual(["R2", "R1", "R1"]);
    expect(playerOf(scene.state, 0)).toMatchObject({ karakia: [] });
  });

  test("MOA-TURN-7: no red tile in the middle of an action", () => {
    const scene = table(rich);
    scene.play(["attack", 2], ["pay", "haasts_eagle"], ["confirm"]);
    expect(scene.phase).toBe("attackBirds");
    expect(kindsOf(scene.offers())).toEqual(["count", "drawOne", "exchangeThree", "pay"]);
    const paying = table(rich);
    paying.play(["place", 1], ["pay", "tui"]);
    expect(kindsOf(paying.offers())).toEqual(["count", "pay"]);
  });

  test("MOA-TURN-8: whoever passes may still use tiles", () => {
    const scene = table(rich);
    scene.play(["stronghold", 5], ["pass"]);
    expect(kindsOf(scene.offers())).toEqual(["drawOne", "end", "exchangeThree", "moveBirds"]);
  });

  test("MOA-TURN-9: the turn ends when the player says so, after an action or a pass", () => {
    const scene = table({ hands: { 0: "tui", 1: "moa" } });
    expect(scene.refusal(["end"])).toBe("MOA-TURN-9");
    scene.play(["pass"]);
    expect([scene.seat, scene.offers()]).toEqual([0, [["end"]]]);
    scene.play(["end"]);
    expect(scene.seat).toBe(1);
  });

  test("MOA-TURN-10: an empty hand and no tiles pass by themselves; any tile with a use is asked", () => {
    const scene = table({ hands: { 0: "tui", 2: "moa" } });
    scene.play(["pass"], ["end"]);
    expect(scene.seat).toBe(2);
    expect(scene.events).toContainEqual({ kind: "passed", seat: 1, automatic: true });
    const nextOf = (more: Arrangement) => {
      const other = table({ hands: { 0: "tui", 2: "moa" }, ...more });
      other.play(["pass"], ["end"]);
      return other.seat;
    };
    expect(nextOf({ karakia: { 1: ["two_fight"] } })).toBe(1);
    expect(nextOf({ leaderTiles: { 1: ["L01"] } })).toBe(1);
    expect(nextOf({ leaderTiles: { 1: ["L12"] } })).toBe(2);
  });

  test("MOA-PAS-1: passing is always possible before the action", () => {
    expect(table(rich).offers("pass")).toEqual([["pass"]]);
  });

  test("MOA-PAS-2: passing has no effect on later rounds", () => {
    const scene = table({ hands: { 0: "tui" } });
    scene.play(["pass"]);
    scene.playWith(["T21", "T22", "rat"], ["end"]);
    expect([scene.state.round, scene.seat, kindsOf(scene.offers())]).toEqual([2, 0, ["pass", "place"]]);
  });
});

describe("payments", () => {
  test("MOA-PAY-1: icons of one kind; cards from the hand", () => {
    const scene = table({ hands: { 0: "haasts_eagle kakapo kiwi morepork tui" } });
    scene.play(["place", 1]);
    expect(scene.offers("pay")).toEqual([
      ["pay", "kakapo"],
      ["pay", "tui"],
    ]);
    expect(scene.refusal(["pay", "kiwi"])).toBe("MOA-PAY-6");
  });

  test("MOA-PAY-2: leader tiles pay for every cost, two-fight tiles for fight alone", () => {
    const tiles: Arrangement = {
      land: { 1: "R2", 2: "rat!", 3: "R1" },
      display: { rat: 1 },
      hands: { 0: "moa" },
      leaderTiles: { 0: ["L03", "L04", "L07", "L08"] },
      karakia: { 0: ["two_fight"] },
    };
    const sources = (move: MoaMove) => {
      const scene = table(tiles);
      scene.play(move);
      return scene.offers("pay").map(([, item]) => item);
    };
    expect(sources(["place", 1])).toEqual(["moa", "L03"]);
    expect(sources(["attack", 2])).toEqual(["moa", "L04", "two_fight"]);
    expect(sources(["leader", 1])).toEqual(["moa", "L07"]);
    expect(sources(["sell", 1, "rat"])).toEqual(["moa", "L07"]);
    expect(sources(["buy", "draw_one"])).toEqual(["moa", "L08"]);
  });

  test("MOA-PAY-3: any number of cards and tiles in one payment", () => {
    const scene = table({ hands: { 0: "kea kea tui moa" }, leaderTiles: { 0: ["L01"] } });
    scene.play(["place", 1], ["pay", "kea"], ["pay", "kea"], ["pay", "L01"], ["pay", "moa"], ["pay", "tui"]);
    expect(scene.offers("count")).toHaveLength(8);
  });

  test("MOA-PAY-4: icons that are not needed are lost", () => {
    const scene = table({ hands: { 0: "pukeko" } });
    scene.play(["place", 1], ["pay", "pukeko"], ["count", 1]);
    expect(landText(scene.state, 1)).toBe("R1");
    expect(playerOf(scene.state, 0).hand).toEqual([]);
  });

  test("MOA-PAY-5: the fight and the bird part of an attack are two payments", () => {
    const scene = table({ land: { 1: "rat!" }, hands: { 0: "kea kea tui" } });
    scene.play(["attack", 1], ["pay", "kea"], ["pay", "kea"], ["confirm"]);
    expect(scene.offers()).toEqual([
      ["pay", "tui"],
      ["count", 0],
    ]);
  });

  test("MOA-PAY-6: nothing without the icon, nothing once there is enough, nothing given back", () => {
    const scene = table({ land: { 1: "rat!" }, hands: { 0: "moa kea haasts_eagle pukeko" } });
    scene.play(["attack", 1]);
    expect(scene.refusal(["pay", "pukeko"])).toBe("MOA-PAY-6");
    scene.play(["pay", "moa"]);
    expect(scene.note(["pay", "haasts_eagle"])).toEqual({ icons: 4, paid: 5, need: 3, superfluous: ["moa"] });
    scene.play(["pay", "haasts_eagle"]);
    expect(scene.offers()).toEqual([["confirm"]]);
    expect(scene.refusal(["pay", "kea"])).toBe("MOA-PAY-6");
    scene.play(["confirm"]);
    expect(scene.state.birdDiscard).toEqual(["moa", "haasts_eagle"]);
  });

  test("MOA-PAY-7 MOA-KAR-1: cards to the discard pile, karakia tiles to their stack", () => {
    const scene = table({ land: { 1: "rat!" }, hands: { 0: "moa" }, karakia: { 0: ["two_fight"] } });
    scene.play(["attack", 1], ["pay", "moa"], ["pay", "two_fight"], ["confirm"]);
    expect(scene.state).toMatchObject({ birdDiscard: ["moa"], karakia: { two_fight: 2 } });
    expect(playerOf(scene.state, 0).karakia).toEqual([]);
  });

  test("MOA-PAY-8: spent leader tiles leave the game", () => {
    const scene = table({ leaderTiles: { 0: ["L01", "L02"] } });
    scene.play(["place", 1], ["pay", "L01"], ["count", 2]);
    expect(playerOf(scene.state, 0).leaderTiles.map(({ tile }) => tile)).toEqual(["L02"]);
    expect(scene.state.leaderTilesOut).toContain("L01");
    expect(scene.problems()).toEqual([]);
  });

  test("MOA-PAY-9: a payment is a proposal: until it is confirmed nothing has happened", () => {
    const scene = table({ land: { 9: "dog!" }, hands: { 0: "haasts_eagle kea" }, karakia: { 0: ["any_territory"] } });
    const before = JSON.stringify({ ...scene.state, stack: [] });
    scene.play(["attack", 9], ["pay", "haasts_eagle"], ["pay", "kea"]);
    expect(JSON.stringify({ ...scene.state, stack: [] })).toBe(before);
  });
});

describe("place birds", () => {
  test("MOA-PLB-1: at most as many birds as icons", () => {
    const scene = table({ hands: { 0: "kakapo tui" } });
    scene.play(["place", 1]);
    expect(scene.offers("count")).toEqual([]);
    expect(scene.refusal(["count", 1])).toBe("MOA-PLB-1");
    scene.play(["pay", "kakapo"]);
    expect(scene.offers("count")).toHaveLength(2);
    expect(scene.refusal(["count", 3])).toBe("MOA-PLB-1");
    scene.play(["pay", "tui"], ["count", 5]);
    expect(landText(scene.state, 1)).toBe("R5");
  });

  test("MOA-PLB-1: without a bird icon there is nothing to place with", () => {
    const scene = table({ hands: { 0: "kiwi" } });
    expect(scene.refusal(["place", 1])).toBe("MOA-PLB-1");
  });

  test("MOA-PLB-2: the territory must be open", () => {
    const scene = table({ land: { 1: "rat!", 2: "Y1 dog$Y" }, hands: { 0: "tui" } });
    expect([scene.refusal(["place", 1]), scene.refusal(["place", 2])]).toEqual(["MOA-PLB-2", "MOA-SEL-13"]);
    expect(scene.offers("place").map(([, number]) => number)).toEqual([3, 4, 5, 7]);
  });

  test("MOA-PLB-3 MOA-PLB-8 MOA-STR-5: others' pieces, leaders, leader tiles and strongholds do not matter", () => {
    const scene = table({ land: { 1: "Y5L G2 SH EL=L01" }, hands: { 0: "tui" } });
    scene.play(["place", 1], ["pay", "tui"], ["count", 3]);
    expect(landText(scene.state, 1)).toBe("R3 Y5L G2 SH EL=L01");
  });

  test("MOA-PLB-4: fewer birds than icons", () => {
    const scene = table({ hands: { 0: "tui" } });
    scene.play(["place", 1], ["pay", "tui"], ["count", 1]);
    expect(landText(scene.state, 1)).toBe("R1");
  });

  test("MOA-PLB-5: at least one bird", () => {
    const scene = table({ hands: { 0: "tui" } });
    scene.play(["place", 1], ["pay", "tui"]);
    expect(scene.refusal(["count", 0])).toBe("MOA-PLB-5");
  });

  test("MOA-PLB-6: the supply is the limit", () => {
    const scene = table({ land: { 1: "R13" }, hands: { 0: "pukeko" } });
    scene.play(["place", 1], ["pay", "pukeko"]);
    expect(scene.offers("count")).toHaveLength(3);
    expect(scene.refusal(["count", 4])).toBe("MOA-PLB-6");
    expect(table({ land: { 1: "R16" }, hands: { 0: "pukeko" } }).refusal(["place", 1])).toBe("MOA-PLB-6");
  });

  test("MOA-PLB-7: icons count up to the birds in the supply, and the card that reaches it may show more", () => {
    const scene = table({ land: { 1: "R14" }, hands: { 0: "kakapo tui" } });
    scene.play(["place", 1], ["pay", "kakapo"]);
    expect(scene.refusal(["pay", "tui"])).toBe("MOA-PAY-6");
    const beyond = table({ land: { 1: "R15" }, hands: { 0: "kakapo tui" } });
    beyond.play(["place", 1], ["pay", "tui"]);
    expect(beyond.offers()).toEqual([["count", 1]]);
  });
});

describe("place leader", () => {
  const honour: Arrangement = { hands: { 0: "kiwi kakapo moa" } };

  test("MOA-PLL-1: two honour", () => {
    const scene = table({ ...honour, land: { 1: "R1" } });
    scene.play(["leader", 1], ["pay", "moa"]);
    expect(scene.refusal(["confirm"])).toBe("MOA-PLL-1");
    scene.play(["pay", "kakapo"], ["confirm"]);
    expect([landText(scene.state, 1), scene.state.supply[0]]).toEqual(["R1L", { birds: 15, leaders: 3 }]);
    expect(table({ land: { 1: "R1" }, hands: { 0: "moa" } }).refusal(["leader", 1])).toBe("MOA-PLL-1");
  });

  test("MOA-PLL-2: an active terrain type, or an any-territory tile", () => {
    const wanted: Arrangement = { ...honour, land: { 9: "R1" } };
    expect(table(wanted).refusal(["leader", 9])).toBe("MOA-TER-5");
    const scene = table({ ...wanted, karakia: { 0: ["any_territory"] } });
    expect(scene.note(["leader", 9])).toEqual({ icon: "honour", any: true, price: 2, tile: null });
    scene.play(["leader", 9], ["pay", "kiwi"], ["confirm"]);
    expect([landText(scene.state, 9), playerOf(scene.state, 0).karakia]).toEqual(["R1L", []]);
  });

  test("MOA-PLL-3: a bird of one's own, and nobody with more", () => {
    const scene = table({ ...honour, land: { 1: "R2 Y2 G1", 2: "R2 Y3", 3: "Y1" } });
    expect(scene.offers("leader")).toEqual([["leader", 1]]);
    expect([2, 3].map((number) => scene.refusal(["leader", number]))).toEqual(["MOA-PLL-3", "MOA-PLL-3"]);
  });

  test("MOA-PLL-4: one leader in a territory", () => {
    const scene = table({ ...honour, land: { 1: "R3 Y1L", 2: "R2L" } });
    expect([1, 2].map((number) => scene.refusal(["leader", number]))).toEqual(["MOA-PLL-4", "MOA-PLL-4"]);
  });

  test("MOA-PLL-5: neither in sold nor in invaded land", () => {
    const scene = table({ ...honour, land: { 1: "R3 dog$R", 2: "rat!" } });
    expect([1, 2].map((number) => scene.refusal(["leader", number]))).toEqual(["MOA-PLL-5", "MOA-PLL-5"]);
  });

  test("MOA-PLL-6: a leader in the supply", () => {
    const land = { 1: "R1", 5: "R1L", 7: "R1L", 3: "R1L", 4: "R1L" };
    expect(table({ ...honour, land }).refusal(["leader", 1])).toBe("MOA-PLL-6");
  });

  test("MOA-PLL-7 MOA-LDT-2: the leader tile is taken with it", () => {
    const scene = table({ ...honour, land: { 1: "R1 EL=L12" }, round: 4 });
    expect(scene.note(["leader", 1])).toMatchObject({ tile: "L12" });
    scene.play(["leader", 1], ["pay", "kiwi"], ["confirm"]);
    expect(playerOf(scene.state, 0).leaderTiles).toEqual([{ tile: "L12", from: 5 }]);
    expect(landText(scene.state, 1)).toBe("R1L");
  });

  test("MOA-PLL-8: the tile is no condition", () => {
    const scene = table({ ...honour, land: { 1: "R1" } });
    scene.play(["leader", 1], ["pay", "kiwi"], ["confirm"]);
    expect([landText(scene.state, 1), playerOf(scene.state, 0).leaderTiles]).toEqual(["R1L", []]);
  });
});
