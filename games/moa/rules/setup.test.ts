// General rules, supplies, setup, the deal and the course of the rounds.
import { copyJson, isOptionsProblem } from "@outrigger/kernel";
import { fastChance, newListener, newPlay, parseOptions, randomPlayout, startPlay } from "@outrigger/kernel/play";
import { completeOptions, given } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import type { MoaEvent } from "./events.ts";
import { rules } from "./index.ts";
import { deal } from "./phases/deal.ts";
import { type Arrangement, arrange, landText, playerOf } from "./testing/arrange.ts";
import { BIRDS, ICONS } from "./vocabulary.ts";

const table = (wanted: Arrangement, seats = 3, options = {}) => given(rules, { seats, options }, arrange(wanted));

/** A fresh state, before the deal. */
function fresh(seats: number, options = {}, seed = 1) {
  const start = { seats, options: completeOptions(rules, { seats, options }) };
  return startPlay(rules, start, rules.pack, fastChance(seed)).state;
}

/** Everything a random game tells. */
function story(seats: number, seed: number): MoaEvent[] {
  const listener = newListener();
  const start = { seats, options: completeOptions(rules, { seats }) };
  const play = startPlay(rules, start, rules.pack, fastChance(seed), listener);
  randomPlayout(rules, play, seed);
  return listener.told.map(({ event }) => event as MoaEvent);
}

describe("general", () => {
  test("MOA-GEN-1: two to five players, and only two share the board with a neutral colour", () => {
    expect([1, 6].every((seats) => isOptionsProblem(parseOptions(rules, seats, {})))).toBe(true);
    expect([2, 3, 4, 5].map((seats) => fresh(seats).supply.length)).toEqual([3, 3, 4, 5]);
  });

  test("MOA-GEN-2: two periods of deal, actions, scoring and tidy up", () => {
    const phases = ["periodStarted", "roundStarted", "mammalsScored", "handsDiscarded", "gameEnded"];
    const kinds = story(3, 7).map(({ kind }) => kind);
    const rounds = new Array<string>(7).fill("roundStarted");
    expect(kinds.filter((kind) => phases.includes(kind))).toEqual([
      "periodStarted",
      ...rounds,
      "mammalsScored",
      "handsDiscarded",
      "periodStarted",
      ...rounds,
      "mammalsScored",
      "gameEnded",
    ]);
  });

  test("MOA-GEN-3: the highest score after the second scoring wins", () => {
    const scene = table({ period: 2, round: 7, first: 1, acted: true, land: { 1: "Y1" }, scores: [10, 5, 11] });
    scene.play(["end"]);
    expect(scene.result()).toMatchObject({ scores: [10, 12, 11], places: [3, 1, 2] });
  });

  test("MOA-GEN-4: which icon pays for what", () => {
    const scene = table({
      land: { 1: "R1", 2: "rat!" },
      display: { rat: 1 },
      hands: { 0: "moa moa kiwi haasts_eagle tui morepork" },
    });
    const iconOf = (...move: Parameters<typeof scene.play>) => {
      const fork = scene.fork();
      fork.play(...move);
      return (fork.decision?.frame as { icon?: string } | undefined)?.icon;
    };
    expect([
      iconOf(["place", 1]),
      iconOf(["attack", 2]),
      iconOf(["leader", 1]),
      iconOf(["sell", 1, "rat"]),
      iconOf(["buy", "draw_one"]),
    ]).toEqual(["bird", "fight", "honour", "honour", "karakia"]);
    expect(ICONS).toEqual(["bird", "fight", "honour", "karakia"]);
  });

  test("MOA-GEN-5: a territory is in one condition, and only the volcano erupts", () => {
    const { state } = table({});
    Object.assign(state.territories[2] ?? {}, { condition: "erupted" });
    Object.assign(state.territories[3] ?? {}, { mammal: "rat" });
    expect(rules.invariants(state, rules.pack)).toEqual([
      "territory 3 (erupted) has erupted",
      "territory 4 (open) and its mammal tile disagree",
    ]);
  });

  test("MOA-GEN-6: an instruction is carried out as far as possible", () => {
    const scene = table({ stepA: [{ phase: "mammals", left: 2 }], mammalDeck: "rat", hands: { 0: "moa" } });
    expect(scene.state.display.rat).toBe(1);
    expect(scene.phase).toBe("turn");
  });

  test("MOA-GEN-7: closest to the first player is the fewest seats clockwise, the first player being zero", () => {
    const scene = table({
      first: 1,
      stepA: [{ phase: "invasion", mammal: "rat", left: 1 }],
      display: { rat: 1 },
      land: { 1: "R1 Y1 G1" },
      hands: { 0: "moa", 1: "moa", 2: "moa" },
    });
    const asked = [scene.seat];
    scene.play(["decline"]);
    asked.push(scene.seat);
    scene.play(["decline"]);
    asked.push(scene.seat);
    expect(asked).toEqual([1, 2, 0]);
  });

  test("MOA-GEN-8: any number of birds of any number of players, and a leader counts as a piece", () => {
    const scene = table({ land: { 1: "R12 Y16 G13L" }, hands: { 0: "pukeko" } });
    scene.play(["place", 1], ["pay", "pukeko"], ["count", 4]);
    expect(landText(scene.state, 1)).toBe("R16 Y16 G13L");
    const scored = table({ period: 2, round: 7, first: 1, acted: true, land: { 1: "R3 G3L" } });
    scored.play(["end"]);
    expect(scored.result().scores).toEqual([4, 0, 7]);
  });
});

describe("supplies", () => {
  test("MOA-SUP-1 MOA-SETUP-6: sixteen birds, four leaders and no points", () => {
    const { supply, players } = fresh(5);
    expect(supply).toEqual(new Array(5).fill({ birds: 16, leaders: 4 }));
    expect(players.map(({ score }) => score)).toEqual([0, 0, 0, 0, 0]);
  });

  test("MOA-SUP-12: only pieces of the supply can be placed", () => {
    const scene = table({ land: { 1: "R15" }, hands: { 0: "pukeko" } });
    scene.play(["place", 1], ["pay", "pukeko"]);
    expect(scene.offers("count")).toEqual([["count", 1]]);
  });

  test("MOA-SUP-2: pieces that come back may be placed again at once", () => {
    const scene = table({
      land: { 1: "R16L" },
      display: { rat: 1 },
      hands: { 0: "kiwi", 1: "moa" },
      supply: { 0: { birds: 0 } },
    });
    scene.play(["sell", 1, "rat"], ["pay", "kiwi"], ["confirm"]);
    expect(scene.state.supply[0]).toEqual({ birds: 15, leaders: 4 });
  });

  test("MOA-SUP-4: twelve strongholds of nobody's, one for every territory", () => {
    const land = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [at + 1, "SH"]));
    const scene = table({ land, karakia: { 0: ["place_stronghold"] } });
    scene.play(["stronghold", 12]);
    expect(scene.state.territories.every(({ stronghold }) => stronghold)).toBe(true);
  });

  const manyRats = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((number) => [number, "rat!"]));

  test("MOA-SUP-5: mammal tiles are without limit", () => {
    const scene = table({
      stepA: [{ phase: "invasion", mammal: "rat", left: 1 }],
      display: { rat: 1 },
      land: manyRats,
      hands: { 0: "moa" },
    });
    expect(landText(scene.state, 8)).toBe("rat!");
  });

  test("MOA-SUP-5: with the option the printed tiles are the limit, those won by players included", () => {
    const wanted: Arrangement = {
      stepA: [{ phase: "invasion", mammal: "rat", left: 2 }],
      display: { rat: 2 },
      land: { ...manyRats, 7: "R1" },
      hands: { 0: "moa kiwi kiwi" },
      terrain: ["plains", "plains"],
    };
    const scene = table(wanted, 3, { tileSupplyLimited: "on" });
    expect([scene.phase, landText(scene.state, 7)]).toEqual(["defenceOffer", "R1 rat!"]);
    scene.play(["decline"]);
    expect(landText(scene.state, 8)).toBe("");
    expect(scene.state.mammalDiscard).toEqual(["rat", "rat"]);
    expect(scene.events).toContainEqual({ kind: "noTileLeft", mammal: "rat" });
    Object.assign(scene.state.territories[2] ?? {}, { condition: "open", mammal: null, birds: [1, 0, 0] });
    scene.state.display.rat = 1;
    expect(scene.offers("sell")).toEqual([["sell", 3, "rat"]]);
    playerOf(scene.state, 1).won = ["rat"];
    expect(scene.refusal(["sell", 3, "rat"])).toBe("MOA-SUP-5");
  });

  test("MOA-SUP-6 MOA-BUY-4: an empty stack sells nothing until a tile comes back", () => {
    const scene = table({
      hands: { 0: "morepork", 1: "haasts_eagle moa", 2: "morepork" },
      karakia: { 1: ["two_fight", "two_fight"] },
      land: { 1: "dog!" },
    });
    expect(scene.refusal(["buy", "two_fight"])).toBe("MOA-BUY-4");
    expect(scene.refusal(["buy", "draw_one", "two_fight"])).toBe("MOA-BUY-4");
    scene.play(["pass"], ["end"]);
    scene.play(["attack", 1], ["pay", "haasts_eagle"], ["pay", "two_fight"], ["confirm"], ["count", 0], ["end"]);
    expect(scene.state.karakia.two_fight).toBe(1);
    expect(scene.seat).toBe(2);
    expect(scene.offers("buy")).toContainEqual(["buy", "two_fight"]);
  });

  test("MOA-SUP-7: an empty bird deck is renewed from the discard pile; with that empty too nothing is drawn", () => {
    const scene = table({
      deck: "",
      discard: "tui moa",
      karakia: { 0: ["draw_one", "draw_one"] },
      hands: { 1: "moa" },
    });
    scene.playWith(["tui"], ["drawOne"]);
    expect(scene.events).toContainEqual({ kind: "birdDeckReshuffled", count: 2 });
    expect(scene.state).toMatchObject({ birdDeck: ["moa"], birdDiscard: [] });
    scene.state.birdDeck = [];
    expect(scene.refusal(["drawOne"])).toBe("MOA-KAR-13");
  });

  test("MOA-SUP-8: an empty mammal deck is renewed before a card is drawn", () => {
    const scene = table({
      stepA: [{ phase: "mammals", left: 1 }],
      mammalDeck: "",
      mammalDiscard: "dog",
      hands: { 0: "moa" },
    });
    expect(scene.state).toMatchObject({ display: { dog: 1 }, mammalDeck: [], mammalDiscard: [] });
  });

  test("MOA-SUP-9: cards in the display and with players are never shuffled in", () => {
    const scene = table({ acted: true, first: 1, mammalDeck: "", display: { rat: 2 }, hands: { 2: "moa" } });
    playerOf(scene.state, 1).saleCards = ["possum"];
    scene.playWith(["T04", "T21"], ["end"]);
    expect(scene.state).toMatchObject({ display: { rat: 2, possum: 0 }, mammalDeck: [], mammalDiscard: [] });
    expect(playerOf(scene.state, 1).saleCards).toEqual(["possum"]);
  });

  test("MOA-SUP-10: no limit on cards and tiles held", () => {
    const hand = [...BIRDS, ...BIRDS, ...BIRDS].join(" ");
    const scene = table({
      hands: { 0: hand },
      karakia: { 0: ["draw_one", "draw_one", "exchange_three", "two_fight"] },
    });
    scene.play(["drawOne"], ["drawOne"]);
    expect(playerOf(scene.state, 0).hand).toHaveLength(26);
    scene.play(["buy", "any_territory", "move_birds"], ["pay", "morepork"], ["confirm"]);
    expect(playerOf(scene.state, 0).fresh).toHaveLength(2);
  });

  test("MOA-SUP-11: scores are plain numbers", () => {
    const scene = table({ period: 2, round: 7, first: 1, acted: true, land: { 1: "R1" }, scores: [98, 0, 0] });
    scene.play(["end"]);
    expect(scene.result().scores).toEqual([105, 0, 0]);
  });
});

describe("setup", () => {
  test("MOA-SETUP-1: an open, empty board, an empty display and empty discard piles", () => {
    const { territories, display, birdDiscard, mammalDiscard } = fresh(3);
    expect(territories).toHaveLength(12);
    for (const territory of territories)
      expect(territory).toMatchObject({ condition: "open", birds: [0, 0, 0], leader: null, stronghold: false });
    expect([display, birdDiscard, mammalDiscard]).toEqual([{ rat: 0, possum: 0, dog: 0 }, [], []]);
  });

  test("MOA-SETUP-2: one leader tile in every territory, shuffled", () => {
    const tilesOf = (seed: number) => fresh(3, {}, seed).territories.map(({ leaderTile }) => leaderTile);
    expect([...tilesOf(1)].sort()).toEqual(rules.pack.bags.leaderTiles);
    expect(tilesOf(1)).not.toEqual(tilesOf(2));
  });

  test("MOA-SETUP-3: the volcano token starts at the bottom", () => {
    expect([fresh(3).volcano, rules.pack.track[0]]).toEqual([0, 0]);
  });

  test("MOA-SETUP-4: all karakia tiles lie in their stacks", () => {
    const { karakia } = fresh(3);
    const count = {
      draw_one: 3,
      exchange_three: 2,
      two_fight: 2,
      any_territory: 2,
      move_birds: 2,
      place_stronghold: 2,
    };
    expect(karakia).toEqual(count);
  });

  test("MOA-SETUP-5: all twenty mammal cards are in the deck", () => {
    expect(fresh(3).mammalDeck).toHaveLength(20);
  });

  test("MOA-SETUP-7 MOA-SETUP-8: the first player is drawn, or the host", () => {
    const drawn = new Set(Array.from({ length: 60 }, (_, seed) => fresh(4, {}, seed).first));
    expect([...drawn].sort()).toEqual([0, 1, 2, 3]);
    const host = new Set(Array.from({ length: 20 }, (_, seed) => fresh(4, { firstPlayer: "host" }, seed).first));
    expect([...host]).toEqual([0]);
  });
});

describe("the deal", () => {
  test("MOA-DEAL-1: nine of sixty cards for each player", () => {
    const { state } = given(rules, { seats: 5 });
    expect(state.players.map(({ hand }) => hand.length)).toEqual([9, 9, 9, 9, 9]);
    expect(state.birdDeck).toHaveLength(15);
  });

  test("MOA-DEAL-2: in the second period all bird cards take part again", () => {
    const scene = table({ round: 7, first: 1, acted: true, hands: { 0: "moa" }, discard: "tui tui kiwi" });
    scene.play(["end"]);
    const { state } = scene;
    expect(state.period).toBe(2);
    expect(state.birdDeck.length + state.birdDiscard.length).toBe(60 - 27);
    expect(state.birdDiscard).toEqual([]);
    expect(scene.problems()).toEqual([]);
  });

  test("MOA-DEAL-3 MOA-RND-2: fourteen of thirty terrain cards are used in a period", () => {
    const cards = story(3, 3).flatMap((event) =>
      event.kind === "terrainRevealed" ? event.cards.map(({ id }) => id) : [],
    );
    expect(cards).toHaveLength(28);
    expect(new Set(cards.slice(0, 14)).size).toBe(14);
    expect(new Set(cards.slice(14)).size).toBe(14);
  });

  test("MOA-DEAL-4: in the second period all thirty terrain cards take part again", () => {
    const again = (seed: number): number => {
      const cards = story(3, seed).flatMap((event) =>
        event.kind === "terrainRevealed" ? event.cards.map(({ id }) => id) : [],
      );
      const first = new Set(cards.slice(0, 14));
      return cards.slice(14).filter((card) => first.has(card)).length;
    };
    const repeated = [1, 2, 3, 4].map(again);
    expect(repeated.every((count) => count > 0 && count < 14)).toBe(true);
  });

  test("MOA-DEAL-5: the deal touches neither mammals nor board, volcano or tiles", () => {
    const { state } = table({
      land: { 1: "R2L SH", 2: "rat!", 3: "Y1 EL=L01" },
      display: { possum: 2 },
      mammalDiscard: "rat dog",
      volcano: 3,
      karakia: { 1: ["move_birds"] },
      leaderTiles: { 2: ["L04"] },
    });
    const before = copyJson(state);
    state.stack = [{ phase: "deal" }];
    deal.run(newPlay(rules, rules.pack, state, fastChance(1)), { phase: "deal" });
    const untouched = [
      "territories",
      "supply",
      "display",
      "mammalDeck",
      "mammalDiscard",
      "volcano",
      "karakia",
    ] as const;
    for (const field of untouched) expect(state[field]).toEqual(before[field]);
    expect(state.players.map((player) => ({ ...player, hand: [] }))).toEqual(
      before.players.map((player) => ({ ...player, hand: [] })),
    );
  });
});

describe("rounds", () => {
  test("MOA-RND-1: seven rounds of terrain cards, a turn for each player, and the token", () => {
    const steps = ["roundStarted", "terrainRevealed", "turnEnded", "firstPlayerMoved"];
    const kinds = story(4, 5).map(({ kind }) => kind);
    const round = ["roundStarted", "terrainRevealed", ...new Array<string>(4).fill("turnEnded"), "firstPlayerMoved"];
    expect(kinds.filter((kind) => steps.includes(kind))).toEqual(new Array(14).fill(round).flat());
  });

  test("MOA-RND-3: the token moves after the last player's turn", () => {
    const scene = table({ turn: 2, first: 1, acted: true, hands: { 0: "moa" } });
    scene.play(["end"]);
    expect([scene.state.first, scene.seat]).toEqual([1, 0]);
    scene.play(["pass"], ["end"]);
    expect([scene.state.first, scene.state.round]).toEqual([2, 2]);
  });

  test("MOA-RND-4: nothing sets the token back between the periods", () => {
    const firsts = story(3, 9).flatMap((event) => (event.kind === "roundStarted" ? [event.first] : []));
    const start = firsts[0] ?? 0;
    expect(firsts).toEqual(Array.from({ length: 14 }, (_, round) => (start + round) % 3));
  });
});
