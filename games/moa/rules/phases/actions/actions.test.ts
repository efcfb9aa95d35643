// The actions that fight, sell and buy.
import { given } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import { rules } from "../../index.ts";
import { type Arrangement, arrange, landText, playerOf } from "../../testing/arrange.ts";

const table = (wanted: Arrangement, seats = 3, options = {}) => given(rules, { seats, options }, arrange(wanted));

describe("attack and place birds", () => {
  const strong: Arrangement = { hands: { 0: "haasts_eagle haasts_eagle pukeko" } };

  test("MOA-ATK-1: an invaded territory of an active type", () => {
    const scene = table({ ...strong, land: { 1: "dog!", 2: "Y1 rat$Y", 3: "Y1", 9: "dog!" } });
    expect(scene.offers("attack")).toEqual([["attack", 1]]);
    expect([2, 3, 9].map((number) => scene.refusal(["attack", number]))).toEqual([
      "MOA-ATK-1",
      "MOA-ATK-1",
      "MOA-TER-5",
    ]);
    const anywhere = table({ ...strong, land: { 9: "dog!" }, karakia: { 0: ["any_territory"] } });
    expect(anywhere.offers("attack")).toEqual([["attack", 9]]);
  });

  test("MOA-ATK-2: at least the fight value, from cards, leader tiles and two-fight tiles", () => {
    const scene = table({
      land: { 1: "dog!" },
      hands: { 0: "kea" },
      leaderTiles: { 0: ["L04"] },
      karakia: { 0: ["two_fight"] },
    });
    scene.play(["attack", 1], ["pay", "two_fight"], ["pay", "L04"]);
    expect(scene.refusal(["confirm"])).toBe("MOA-ATK-2");
    scene.play(["pay", "kea"], ["confirm"]);
    expect(scene.phase).toBe("attackBirds");
    expect(table({ land: { 1: "dog!" }, hands: { 0: "haasts_eagle" } }).refusal(["attack", 1])).toBe("MOA-ATK-2");
  });

  test("MOA-ATK-3: the player takes the tile and scores it in this period", () => {
    const scene = table({ ...strong, land: { 1: "dog!" }, round: 7, first: 1 });
    scene.play(["attack", 1], ["pay", "haasts_eagle"], ["pay", "haasts_eagle"], ["confirm"]);
    expect(playerOf(scene.state, 0).won).toEqual(["dog"]);
    scene.play(["count", 0], ["end"]);
    expect(playerOf(scene.state, 0)).toMatchObject({ won: [], points: [{ mammals: 5 }] });
  });

  test("MOA-ATK-4: then birds, for bird icons", () => {
    const scene = table({ ...strong, land: { 1: "rat!" } });
    scene.play(["attack", 1], ["pay", "haasts_eagle"], ["confirm"], ["pay", "pukeko"]);
    expect(scene.offers("count")).toHaveLength(5);
    scene.play(["count", 3]);
    expect(landText(scene.state, 1)).toBe("R3 SH");
    const short = table({ ...strong, land: { 1: "rat!", 5: "R15" } });
    short.play(["attack", 1], ["pay", "haasts_eagle"], ["confirm"], ["pay", "pukeko"]);
    expect(short.offers("count")).toHaveLength(2);
  });

  test("MOA-ATK-5 MOA-ATK-6 MOA-STR-4: a stronghold comes with or without birds", () => {
    const scene = table({ ...strong, land: { 1: "rat!" } });
    scene.play(["attack", 1], ["pay", "haasts_eagle"], ["confirm"], ["count", 0]);
    expect(landText(scene.state, 1)).toBe("SH");
    expect(scene.events).toContainEqual({ kind: "strongholdPlaced", seat: 0, territory: 1, by: "attack" });
  });

  test("MOA-ATK-7: neither presence nor birds in the supply are needed", () => {
    const scene = table({ ...strong, land: { 1: "rat!", 5: "R16" } });
    scene.play(["attack", 1], ["pay", "haasts_eagle"], ["confirm"]);
    expect(scene.offers()).toEqual([["count", 0]]);
    scene.play(["count", 0]);
    expect(landText(scene.state, 1)).toBe("SH");
  });

  test("MOA-ATK-8: one any-territory tile for the whole action", () => {
    const scene = table({ ...strong, land: { 9: "rat!" }, karakia: { 0: ["any_territory", "any_territory"] } });
    scene.play(["attack", 9], ["pay", "haasts_eagle"], ["confirm"], ["pay", "pukeko"], ["count", 4]);
    expect(landText(scene.state, 9)).toBe("R4 SH");
    expect(playerOf(scene.state, 0).karakia).toEqual(["any_territory"]);
  });

  test("MOA-ATK-9: draw and exchange tiles between the fight and the birds, until something is paid", () => {
    const scene = table({ ...strong, land: { 1: "rat!" }, karakia: { 0: ["draw_one", "exchange_three"] } });
    scene.play(["attack", 1], ["pay", "haasts_eagle"], ["confirm"]);
    scene.playWith(["tui"], ["drawOne"]);
    expect(scene.phase).toBe("attackBirds");
    expect(scene.offers()).toContainEqual(["exchangeThree"]);
    scene.play(["pay", "tui"]);
    expect(scene.offers("exchangeThree")).toEqual([]);
    scene.play(["count", 3]);
    expect(landText(scene.state, 1)).toBe("R3 SH");
  });
});

describe("sell land", () => {
  const seller: Arrangement = { hands: { 0: "kiwi kiwi moa" }, display: { rat: 1, dog: 2 }, land: { 1: "R2 Y1" } };
  const sell = (wanted: Arrangement) => {
    const scene = table({ ...seller, ...wanted });
    scene.play(["sell", 1, "rat"], ["pay", "kiwi"], ["confirm"]);
    return scene;
  };

  test("MOA-SEL-1: to a kind that waits in the display", () => {
    const scene = table(seller);
    expect(scene.offers("sell")).toEqual([
      ["sell", 1, "rat"],
      ["sell", 1, "dog"],
    ]);
    expect(scene.refusal(["sell", 1, "possum"])).toBe("MOA-SEL-1");
  });

  test("MOA-SEL-2: an open territory of an active type", () => {
    const scene = table({ ...seller, land: { 2: "rat!", 9: "R1", 5: "R1 rat$R" } });
    expect([2, 9, 5].map((number) => scene.refusal(["sell", number, "dog"]))).toEqual([
      "MOA-SEL-2",
      "MOA-TER-5",
      "MOA-SEL-13",
    ]);
    const anywhere = table({ ...seller, land: { 9: "R1" }, karakia: { 0: ["any_territory"] } });
    anywhere.play(["sell", 9, "rat"], ["pay", "kiwi"], ["confirm"]);
    expect([landText(anywhere.state, 9), playerOf(anywhere.state, 0).karakia]).toEqual(["R1 rat$R", []]);
  });

  test("MOA-SEL-3: any piece of one's own suffices", () => {
    const scene = table({ ...seller, land: { 1: "R1 Y5", 2: "R0L", 3: "Y1" } });
    expect(scene.offers("sell").map(([, number]) => number)).toEqual([1, 2, 1, 2]);
    expect(scene.refusal(["sell", 3, "rat"])).toBe("MOA-SEL-3");
  });

  test("MOA-SEL-4: nobody sells to weasels", () => {
    expect(table(seller).refusal(["sell", 1, "weasel"])).toBe("MOA-SEL-4");
    expect(rules.pack.mammals.weasel.honour).toBeNull();
  });

  test("MOA-SEL-5: the honour value plus one for every earlier sale of anybody", () => {
    const scene = table({ ...seller, sales: 1 });
    expect([scene.note(["sell", 1, "rat"]), scene.note(["sell", 1, "dog"])]).toMatchObject([
      { icon: "honour", price: 3 },
      { icon: "honour", price: 4 },
    ]);
    expect(table({ ...seller, sales: 3 }).refusal(["sell", 1, "dog"])).toBe("MOA-SEL-5");
    scene.play(["sell", 1, "rat"], ["pay", "kiwi"]);
    expect(scene.refusal(["confirm"])).toBe("MOA-SEL-5");
  });

  test("MOA-SEL-6: sales are counted over both periods", () => {
    const scene = sell({ round: 7, first: 1 });
    expect(scene.state.sales).toBe(1);
    scene.play(["end"]);
    expect([scene.state.period, scene.state.sales]).toEqual([2, 1]);
  });

  test("MOA-SEL-7: the card to the player, the tile to the territory", () => {
    const scene = sell({});
    expect(playerOf(scene.state, 0).saleCards).toEqual(["rat"]);
    expect(scene.state.display).toEqual({ rat: 0, possum: 0, dog: 2 });
    expect(landText(scene.state, 1)).toBe("R1 Y1 rat$R");
    expect(scene.problems()).toEqual([]);
  });

  test("MOA-SEL-8: all but one of the seller's birds go back", () => {
    const scene = sell({ land: { 1: "R5 Y3" } });
    expect([landText(scene.state, 1), scene.state.supply[0]?.birds]).toEqual(["R1 Y3 rat$R", 15]);
  });

  test("MOA-SEL-9: leaders go back, but for the seller's only piece", () => {
    expect(landText(sell({ land: { 1: "R2L Y1" } }).state, 1)).toBe("R1 Y1 rat$R");
    expect(landText(sell({ land: { 1: "R2 Y1L" } }).state, 1)).toBe("R1 Y1 rat$R");
    expect(landText(sell({ land: { 1: "R0L Y1" } }).state, 1)).toBe("R0L Y1 rat$R");
  });

  test("MOA-SEL-10: birds of others stay", () => {
    expect(landText(sell({ land: { 1: "R1 Y4 G2" } }).state, 1)).toBe("R1 Y4 G2 rat$R");
  });

  test("MOA-SEL-11 MOA-LDT-3: a leader tile leaves the game", () => {
    const scene = sell({ land: { 1: "R1 EL=L12" } });
    expect(landText(scene.state, 1)).toBe("R1 rat$R");
    expect(scene.state.leaderTilesOut).toContain("L12");
    expect(playerOf(scene.state, 0).leaderTiles).toEqual([]);
  });

  test("MOA-SEL-12 MOA-STR-4: a stronghold goes to the supply", () => {
    const scene = sell({ land: { 1: "R1 SH" } });
    expect(landText(scene.state, 1)).toBe("R1 rat$R");
    expect(scene.events).toMatchObject([{ kind: "landSold", price: 2, stronghold: true }]);
  });

  test("MOA-SEL-13: sold land is locked for the rest of the game", () => {
    const scene = sell({ hands: { 0: "kiwi", 1: "tui haasts_eagle kiwi kiwi" }, land: { 1: "R1 Y2" } });
    scene.play(["end"]);
    expect([
      scene.refusal(["place", 1]),
      scene.refusal(["leader", 1]),
      scene.refusal(["attack", 1]),
      scene.refusal(["sell", 1, "dog"]),
    ]).toEqual(["MOA-SEL-13", "MOA-PLL-5", "MOA-ATK-1", "MOA-SEL-13"]);
    const next = table({
      stepA: [{ phase: "invasion", mammal: "rat", left: 1 }],
      display: { rat: 1 },
      land: { 1: "R1 dog$R" },
      hands: { 0: "moa" },
      sales: 1,
    });
    expect([1, 2].map((number) => landText(next.state, number))).toEqual(["R1 dog$R", "rat!"]);
  });

  test("MOA-SEL-14: only the move-birds tile changes the pieces there", () => {
    const scene = table({
      ...seller,
      sales: 1,
      land: { 1: "R1 Y2 rat$R", 5: "R3" },
      hands: { 0: "tui kiwi haasts_eagle" },
      karakia: { 0: ["move_birds", "any_territory"] },
    });
    const touching = scene.offers().filter(([, number]) => number === 1);
    expect(touching).toEqual([["moveBirds", 1]]);
  });

  test("MOA-SEL-15: it stays sold when every piece is moved out", () => {
    const scene = table({ sales: 1, land: { 1: "R1 rat$R" }, karakia: { 0: ["move_birds"] } });
    scene.play(["moveBirds", 1], ["to", 5]);
    expect([1, 5].map((number) => landText(scene.state, number))).toEqual(["rat$R", "R1"]);
  });

  test("MOA-SEL-16: a leader that stayed is still a leader", () => {
    const scene = sell({ land: { 1: "R0L Y1" }, round: 7, first: 1, period: 2 });
    scene.play(["end"]);
    expect(scene.result().scores).toEqual([7 + 2, 4, 0]);
    expect(scene.state.supply[0]?.leaders).toBe(3);
  });

  test("MOA-SEL-17 MOA-STR-3: no stronghold in sold land", () => {
    const scene = table({ sales: 1, land: { 1: "R1 rat$R" }, karakia: { 0: ["place_stronghold"] } });
    expect(scene.refusal(["stronghold", 1])).toBe("MOA-SEL-17");
  });
});

describe("buy karakia tiles", () => {
  test("MOA-BUY-1: one or two tiles for their costs", () => {
    const scene = table({ hands: { 0: "kea kiwi" } });
    expect(scene.offers("buy")).toEqual(
      [["draw_one"], ["exchange_three"], ["two_fight"], ["any_territory"], ["move_birds"]].map((kinds) => [
        "buy",
        ...kinds,
      ]),
    );
    expect(scene.refusal(["buy", "place_stronghold"])).toBe("MOA-BUY-1");
    expect(scene.refusal(["buy", "draw_one", "any_territory"])).toBe("MOA-BUY-1");
    scene.play(["buy", "draw_one"], ["pay", "kea"], ["pay", "kiwi"], ["confirm"]);
    expect(playerOf(scene.state, 0)).toMatchObject({ fresh: ["draw_one"], hand: [] });
    expect(scene.state.karakia.draw_one).toBe(2);
  });

  test("MOA-BUY-2: two of different kinds; the same kind again in a later action", () => {
    const scene = table({ hands: { 0: "morepork morepork" }, karakia: { 0: ["draw_one"] } });
    expect(scene.refusal(["buy", "draw_one", "draw_one"])).toBe("MOA-BUY-2");
    expect(scene.offers("buy")).toContainEqual(["buy", "draw_one", "two_fight"]);
    scene.play(["buy", "draw_one"], ["pay", "morepork"], ["confirm"]);
    expect(playerOf(scene.state, 0)).toMatchObject({ karakia: ["draw_one"], fresh: ["draw_one"] });
  });

  test("MOA-BUY-3: one payment of the summed cost", () => {
    const scene = table({ hands: { 0: "morepork morepork" } });
    scene.play(["buy", "draw_one", "two_fight"], ["pay", "morepork"]);
    expect(scene.refusal(["confirm"])).toBe("MOA-BUY-1");
    scene.play(["pay", "morepork"], ["confirm"]);
    expect(scene.events).toMatchObject([{ kind: "karakiaBought", kinds: ["draw_one", "two_fight"] }]);
  });

  test("MOA-BUY-4: only kinds with a tile in the stack", () => {
    const scene = table({ hands: { 0: "morepork morepork" }, karakia: { 1: ["move_birds", "move_birds"] } });
    expect([
      scene.refusal(["buy", "move_birds"]),
      scene.refusal(["buy", "draw_one", "move_birds"]),
      scene.refusal(["buy", "move_birds", "place_stronghold"]),
    ]).toEqual(["MOA-BUY-4", "MOA-BUY-4", "MOA-BUY-4"]);
  });
});
