// What is open, what is hidden, and that nothing hidden shows in what others see, are told or are asked.
import type { Viewer } from "@outrigger/kernel";
import { viewFor } from "@outrigger/kernel/match";
import { eventFor } from "@outrigger/kernel/play";
import { given } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import { preparePack } from "./components.ts";
import { rules } from "./index.ts";
import { type Arrangement, arrange, landText } from "./testing/arrange.ts";
import { matchAt, send } from "./testing/match.ts";
import type { Bird } from "./vocabulary.ts";

const table = (wanted: Arrangement, seats = 3, options = {}) => given(rules, { seats, options }, arrange(wanted));

const hands: Arrangement = { hands: { 0: "kea tui", 1: "moa moa kiwi", 2: "pukeko" } };

describe("open and hidden information", () => {
  test("MOA-INFO-1: a hand is its owner's, its size everybody's", () => {
    const scene = table(hands);
    const handsFor = (viewer: Viewer) => scene.view(viewer).players.map(({ hand, handSize }) => [hand, handSize]);
    expect(handsFor(1)).toEqual([
      [null, 2],
      [["kiwi", "moa", "moa"], 3],
      [null, 1],
    ]);
    expect(handsFor("spectator").map(([hand]) => hand)).toEqual([null, null, null]);
  });

  test("MOA-INFO-1: with open hands everybody sees and is told all of them", () => {
    const scene = table({ ...hands, karakia: { 0: ["draw_one"] } }, 3, { openHands: "on" });
    expect(scene.view("spectator").players.map(({ hand }) => hand?.length)).toEqual([2, 3, 1]);
    scene.playWith(["kiwi"], ["drawOne"]);
    expect(scene.eventsFor(2)).toContainEqual({ kind: "cardsDrawn", seat: 0, count: 1, cards: ["kiwi"] });
  });

  test("MOA-INFO-2: everything else is the same for all viewers", () => {
    const scene = table({
      ...hands,
      sales: 1,
      land: { 1: "R2L SH", 2: "rat!", 3: "Y1 dog$Y", 4: "EL=L01" },
      display: { rat: 2 },
      karakia: { 1: ["two_fight"] },
      fresh: { 0: ["draw_one"] },
      leaderTiles: { 2: ["L04"] },
      scores: [1, 2, 3],
    });
    const shown = (viewer: Viewer) => {
      const view = scene.view(viewer);
      return { ...view, viewer: 0, birdCards: 0, players: view.players.map((player) => ({ ...player, hand: 0 })) };
    };
    expect(shown(1)).toEqual(shown(0));
    expect(shown("spectator")).toEqual(shown(0));
    expect(scene.view(1)).toMatchObject({ terrain: scene.state.terrain, terrainDeckSize: 12, sales: 1 });
    expect(scene.view(1).players[2]).toMatchObject({ leaderTiles: [{ tile: "L04", from: 1 }], score: 3 });
    expect(scene.view(2).birdCards).toMatchObject({ deckSize: 54, discardSize: 0 });
  });

  test("MOA-INFO-3: discard piles may be looked through, or only their top card", () => {
    const wanted: Arrangement = { ...hands, discard: "tui kea kiwi", mammalDiscard: "rat weasel" };
    const full = table(wanted).view(0);
    expect([full.birdCards.discard, full.mammalCards.discard]).toEqual([
      ["tui", "kea", "kiwi"],
      ["rat", "weasel"],
    ]);
    const top = table(wanted, 3, { discardView: "top" }).view(0);
    expect([top.birdCards.discard, top.birdCards.discardSize]).toEqual([["kiwi"], 3]);
    expect([top.mammalCards.discard, top.mammalCards.discardSize]).toEqual([["weasel"], 2]);
    expect(top.birdCards.unseen).toHaveLength(60 - 2 - 1);
  });

  test("MOA-INFO-4: no order of a deck and no removed terrain card is in any view", () => {
    const scene = table(hands);
    const view = scene.view(0);
    expect(view.terrainUnseen).toEqual(rules.pack.bags.terrain.filter((card) => !view.terrain.includes(card)));
    expect(view.birdCards.unseen).toEqual([...view.birdCards.unseen].sort());
    const isUnseen = (card: Bird): number => view.birdCards.unseen.filter((other) => other === card).length;
    expect([isUnseen("kea"), isUnseen("moa")]).toEqual([7, 5]);
    expect(Object.keys(view)).not.toContain("birdDeck");
  });

  test("MOA-INFO-5: a drawn card is seen by its owner, discards of an exchange by everybody", () => {
    const scene = table({ ...hands, karakia: { 0: ["draw_one", "exchange_three"] } });
    scene.playWith(["kiwi"], ["drawOne"]);
    expect(scene.eventsFor(0)).toContainEqual({ kind: "cardsDrawn", seat: 0, count: 1, cards: ["kiwi"] });
    expect(scene.eventsFor(1)).toContainEqual({ kind: "cardsDrawn", seat: 0, count: 1 });
    scene.playWith(["moa", "moa", "moa"], ["exchangeThree"]);
    scene.play(["discard", "moa"], ["discard", "moa"], ["discard", "kea"]);
    expect(scene.view(1).aside).toEqual([{ phase: "exchange", seat: 0, discards: 3, chosen: [] }]);
    scene.play(["confirm"]);
    expect(scene.eventsFor(1)).toEqual([{ kind: "cardsDiscarded", seat: 0, cards: ["moa", "moa", "kea"] }]);
  });

  test("MOA-INFO-6: cards left at the end of a period are not shown", () => {
    const scene = table({ ...hands, round: 7, first: 1, acted: true });
    scene.play(["end"]);
    const ofHands = ["handsDiscarded", "handDealt", "cardsDiscarded", "cardsDrawn"];
    const told = scene.eventsFor("spectator").filter(({ kind }) => ofHands.includes(kind));
    expect(told).toEqual([
      { kind: "handsDiscarded", counts: [2, 3, 1] },
      ...[0, 1, 2].map((seat) => ({ kind: "handDealt", seat, count: 9 })),
    ]);
  });

  test("MOA-INFO-7: a payment is seen when it is confirmed, and not before", () => {
    const scene = table({ ...hands, land: { 1: "rat!" }, hands: { 0: "haasts_eagle tui", 1: "moa" } });
    const stackFor = (viewer: Viewer) => scene.view(viewer).stack.map(({ phase }) => phase);
    scene.play(["attack", 1], ["pay", "haasts_eagle"]);
    expect([stackFor(0), stackFor(1)]).toEqual([
      ["turns", "turn", "attack"],
      ["turns", "turn"],
    ]);
    expect(scene.eventsFor(1)).toEqual([]);
    scene.play(["confirm"]);
    expect(scene.eventsFor(1)).toMatchObject([{ kind: "attacked", payment: ["haasts_eagle"], any: false }]);
    scene.play(["pay", "tui"]);
    expect(scene.view(1).stack.at(-1)).toMatchObject({ phase: "attackBirds", spent: [], paid: 0 });
    expect(scene.view(0).stack.at(-1)).toMatchObject({ phase: "attackBirds", spent: ["tui"], paid: 3 });
  });

  test("MOA-INFO-7: with shared icons others see what the fight left, and no more", () => {
    const scene = table({ land: { 1: "rat!" }, hands: { 0: "kea kea tui" } }, 3, { sharedIconsInAttack: "on" });
    scene.play(["attack", 1], ["pay", "kea"], ["pay", "kea"], ["confirm"], ["pay", "tui"]);
    expect(scene.view(1).stack.at(-1)).toMatchObject({ spent: [], paid: 2 });
    expect(scene.view(0).stack.at(-1)).toMatchObject({ spent: ["tui"], paid: 5 });
  });

  test("MOA-INFO-7: where birds move to is seen when it is decided", () => {
    const scene = table({ land: { 1: "R2" }, karakia: { 0: ["move_birds"] } });
    scene.play(["moveBirds", 1], ["count", 2]);
    expect(scene.view(1).stack.map(({ phase }) => phase)).toEqual(["turns", "turn"]);
  });
});

describe("MOA-INFO-8: who is asked to defend", () => {
  const invaded = (wanted: Arrangement, options = {}) =>
    table(
      { stepA: [{ phase: "invasion", mammal: "rat", left: 1 }], display: { rat: 1 }, land: { 1: "R1" }, ...wanted },
      3,
      options,
    );
  const isAsked = (wanted: Arrangement, options = {}): boolean =>
    invaded({ ...wanted, hands: { 2: "moa", ...wanted.hands } }, options).phase === "defenceOffer";

  test("EC-43 MOA-INFO-8: a weak hand is asked too, and nobody can tell", () => {
    const scene = invaded({ hands: { 0: "pukeko", 2: "moa" } });
    expect([scene.phase, scene.seat, scene.offers()]).toEqual(["defenceOffer", 0, [["decline"]]]);
    expect(scene.eventsFor(1).at(-1)).toEqual({ kind: "defenceOffered", seat: 0, territory: 1, mammal: "rat" });
    const strong = invaded({ hands: { 0: "haasts_eagle", 2: "moa" } });
    expect(strong.eventsFor(1)).toEqual(scene.eventsFor(1));
    expect(strong.view(1)).toEqual(scene.view(1));
    expect(isAsked({ hands: { 0: "" } })).toBe(false);
  });

  test("MOA-INFO-8: an empty hand is asked while its visible tiles may help", () => {
    expect(isAsked({ leaderTiles: { 0: ["L04"] }, karakia: { 0: ["two_fight"] } })).toBe(true);
    expect(isAsked({ leaderTiles: { 0: ["L04"] } })).toBe(false);
    expect(isAsked({ karakia: { 0: ["draw_one"] } })).toBe(true);
    expect(isAsked({ karakia: { 0: ["exchange_three"] } })).toBe(true);
    expect(isAsked({ fresh: { 0: ["draw_one"] } })).toBe(false);
    expect(isAsked({ karakia: { 0: ["draw_one"] }, deck: "" })).toBe(false);
    expect(isAsked({ karakia: { 0: ["any_territory", "move_birds"] } })).toBe(false);
  });

  test("MOA-INFO-8: with open hands a weak hand is public too", () => {
    expect(isAsked({ hands: { 0: "pukeko" } }, { openHands: "on" })).toBe(false);
    expect(isAsked({ hands: { 0: "haasts_eagle" } }, { openHands: "on" })).toBe(true);
    expect(isAsked({ hands: { 0: "pukeko" }, karakia: { 0: ["draw_one"] } }, { openHands: "on" })).toBe(true);
  });

  test("MOA-INFO-8: the one who is asked sees what it takes, the others do not", () => {
    const scene = invaded({ hands: { 0: "kea moa tui", 2: "moa" }, leaderTiles: { 0: ["L04"] } });
    expect(scene.view(0).defence).toEqual({ territory: 1, mammal: "rat", fight: 3, payment: ["kea", "tui"] });
    expect(scene.view(1).defence).toBeUndefined();
    expect(scene.note(["defend"])).toEqual({ fight: 3, items: 2 });
    expect(invaded({ hands: { 0: "tui", 2: "moa" } }).view(0).defence).toMatchObject({ payment: [] });
    expect(landText(scene.state, 1)).toBe("R1 rat!");
  });
});

describe("messages of a match", () => {
  const invaded = (hand: string) =>
    table({
      stepA: [{ phase: "invasion", mammal: "rat", left: 1 }],
      display: { rat: 1 },
      land: { 1: "R1 Y1" },
      hands: { 0: hand, 1: "tui", 2: "moa" },
    });

  test("MOA-INFO-7 MOA-PAY-9: a half-built payment sends nobody anything", () => {
    const match = matchAt(table({ hands: { 0: "tui tui", 1: "moa" } }).state);
    const before = JSON.stringify(viewFor(match, 1));
    expect(send(match, 0, ["place", 1])).toMatchObject({ published: false, others: [] });
    expect(send(match, 0, ["pay", "tui"])).toMatchObject({ published: false, others: [] });
    expect(JSON.stringify(viewFor(match, 1))).toBe(before);
    expect(viewFor(match, 0).view.stack.at(-1)).toMatchObject({ phase: "placeBirds", spent: ["tui"] });
  });

  test.each([1, 2, "spectator"] as const)("MOA-INFO-8: %s is sent the same whatever hand declines", (viewer) => {
    const sent = (hand: string): string[] => {
      const match = matchAt(invaded(hand).state);
      const before = JSON.stringify(viewFor(match, viewer));
      const { others } = send(match, 0, ["decline"]);
      const events = others.map((told) => JSON.stringify(eventFor(told, viewer)));
      return [before, ...events, JSON.stringify(viewFor(match, viewer))];
    };
    expect(sent("haasts_eagle")).toEqual(sent("pukeko"));
    expect(sent("kea")).toEqual(sent("kiwi"));
  });
});

describe("what everybody can work out is in the view", () => {
  test("MOA-INV-2, MOA-VOL-8: where the next invaders go", () => {
    const scene = table({ land: { 1: "rat!", 2: "SH", 3: "R1", 4: "dog$R", 12: "erupted" } });
    expect(scene.view("spectator").route).toEqual([3, 5, 6, 7, 8, 9, 10, 11]);
  });

  test("MOA-SCO-11: what each territory is worth, less what the volcano takes off", () => {
    const { territories, track } = rules.pack;
    const printed = territories.map(({ vpHigh, vpLow }) => ({ high: vpHigh, low: vpLow }));
    expect(table({}).view(0).values).toEqual(printed);
    const twelve = territories[11];
    const less = track[2] ?? 0;
    expect(less).toBeGreaterThan(0);
    expect(table({ volcano: 2 }).view(0).values.at(11)).toEqual({
      high: (twelve?.vpHigh ?? 0) - less,
      low: Math.max(0, (twelve?.vpLow ?? 0) - less),
    });
  });

  test("MOA-PAY-2: a corrected pack shows its own number on the two-fight tile", () => {
    const source = structuredClone(rules.pack.source) as { karakiaTiles: { items: { id: string; amount?: number }[] } };
    for (const item of source.karakiaTiles.items) if (item.id === "two_fight") item.amount = 3;
    expect(preparePack(source).printed.twoFight).toBe(3);
  });
});
