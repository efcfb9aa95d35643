import { copyJson } from "@outrigger/kernel";
import { canUndo, type Match, openMatch, undo, viewFor } from "@outrigger/kernel/match";
import { fastChance } from "@outrigger/kernel/play";
import { send } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import { rules } from "../index.ts";
import type { Maasai } from "../maasai.ts";
import { layAt, table } from "../testing/tables.ts";
import type { MaasaiMove } from "../vocabulary.ts";

function openTable(liveTurns = false): Match<Maasai> {
  const seats = ["Naserian", "Lemayian"].map((name) => ({ kind: "person", name }) as const);
  const options = { firstPlayer: "seat", liveTurns };
  const opened = openMatch(rules, { seats, options }, (call) => fastChance(call + 1), 0);
  if (!("match" in opened)) throw new Error(opened.problems.join());
  return opened.match;
}

/** A match after the hexagon: player 1 is about to play. */
function inFirstTurn(liveTurns = false): Match<Maasai> {
  const match = openTable(liveTurns);
  for (const seat of [1, 0]) send(match, seat, ["pass"], ["confirm"]);
  return match;
}

/** A match after the first turn of player 1: player 2 is about to play. */
function start(): Match<Maasai> {
  const match = inFirstTurn();
  draft(match, 0);
  send(match, 0, ["confirm"]);
  return match;
}

const offers = (match: Match<Maasai>, seat: number) => viewFor(match, seat).offers?.moves as MaasaiMove[];
const view = (match: Match<Maasai>, viewer: 0 | 1 | "spectator") => viewFor(match, viewer).view;

/** Plays a turn up to its confirmation, claiming where it can; says in how many moves. */
function draft(match: Match<Maasai>, seat: number): number {
  let count = 0;
  for (let moves = offers(match, seat); moves[0]?.[0] !== "confirm"; moves = offers(match, seat)) {
    const claim = moves.find(([kind]) => kind === "place");
    send(match, seat, claim ?? (moves[0] as MaasaiMove));
    count++;
  }
  return count;
}

describe("MAS-UNDO-1: everything of a turn can be taken back until it is confirmed", () => {
  test("X42: two shields laid, somebody placed: the whole turn undone", () => {
    const match = start();
    const before = copyJson(view(match, 1));
    draft(match, 1);
    const drafted = view(match, 1);
    expect([drafted.laid.length, drafted.people.some(({ seat }) => seat === 1)]).toEqual([7, true]);
    expect(undo(match, 1, true)).toMatchObject({ ok: true });
    expect(view(match, 1)).toEqual(before);
  });

  test("nobody else sees anything of it before", () => {
    const match = start();
    const before = copyJson(view(match, 0));
    draft(match, 1);
    expect(view(match, 0)).toEqual(before);
    expect(view(match, "spectator").laid).toHaveLength(5);
    send(match, 1, ["confirm"]);
    expect(view(match, 0).laid).toHaveLength(7);
  });
});

test("MAS-UNDO-2: undo works step by step, down to the start of the turn", () => {
  const match = start();
  const shots = [copyJson(view(match, 1))];
  const count = draft(match, 1);
  for (let step = 0; step < count; step++) {
    shots.push(copyJson(view(match, 1)));
    expect(undo(match, 1)).toMatchObject({ ok: true });
  }
  expect(view(match, 1)).toEqual(shots[0]);
  expect(undo(match, 1)).toMatchObject({ ok: false, code: "nothing-to-undo" });
});

test("MAS-UNDO-3: a step that would end the game is confirmed or taken back, nothing else", () => {
  const scene = table({
    layout: "0 W4-RGYY@[0,0,0,0]/0; 1 N-RGR@[1,0,0,0]/5",
    people: "2@0.m1",
    hands: { 1: "W4-GRYY W3-GGG W3-YYY" },
    stock: { 2: { zebu: 0, goat: 0, sheep: 1 } },
  });
  layAt(scene, "W4-GRYY@[2,-1,1,-1]/2");
  expect(scene.offers()).toEqual([["end"]]);
  expect(scene.over).toBe(false);
  expect(rules.phases["end"]).toMatchObject({ publishes: ["end"] });
});

describe("MAS-UNDO-4: after the confirmation nothing is taken back", () => {
  test("a confirmed turn", () => {
    const match = start();
    draft(match, 1);
    send(match, 1, ["confirm"]);
    expect(undo(match, 1)).toMatchObject({ ok: false, code: "nothing-to-undo" });
  });

  test("each hexagon decision is confirmed on its own", () => {
    const scene = table({ frame: { phase: "hexagon", seat: 1 } });
    scene.play(["place", 0, "m"]);
    expect([scene.phase, scene.seat]).toEqual(["confirmHexagon", 1]);
    scene.play(["confirm"]);
    expect([scene.phase, scene.seat]).toEqual(["hexagon", 0]);
  });

  test("player 1, who goes on after his own, does not get back into the hexagon, nor by undoing his first turn", () => {
    const match = inFirstTurn();
    const before = copyJson(view(match, 0));
    expect(canUndo(match, 0)).toBe(false);
    draft(match, 0);
    expect(undo(match, 0, true)).toMatchObject({ ok: true });
    expect(view(match, 0)).toEqual(before);
    expect(undo(match, 0)).toMatchObject({ ok: false, code: "nothing-to-undo" });
  });

  test("a hexagon decision can be taken back until it is confirmed", () => {
    const match = openTable();
    send(match, 1, ["place", 0, "m"]);
    expect(undo(match, 1)).toMatchObject({ ok: true });
    expect(offers(match, 1)).toContainEqual(["place", 0, "m"]);
  });

  test("only confirmations publish, and each of them is final", () => {
    const publishing = Object.entries(rules.phases).flatMap(([name, phase]) =>
      "publishes" in phase && phase.publishes.length > 0 ? [[name, phase.publishes]] : [],
    );
    expect(publishing).toEqual([
      ["confirmHexagon", ["confirm"]],
      ["confirm", ["confirm"]],
      ["end", ["end"]],
    ]);
    const cutting = Object.entries(rules.phases).flatMap(([name, phase]) =>
      "cuts" in phase && phase.cuts !== undefined ? [[name, phase.cuts]] : [],
    );
    expect(cutting).toEqual(publishing);
  });
});

describe("with live turns the others see what is done at once", () => {
  test("MAS-UNDO-1: shields and people as they are put down, and taken back again; the hand stays private", () => {
    const match = inFirstTurn(true);
    const before = copyJson(view(match, 1));
    const shields = () => view(match, 1).seats[0];
    const [choose] = offers(match, 0);
    send(match, 0, choose as MaasaiMove);
    expect(view(match, 1)).toEqual(before);
    send(match, 0, offers(match, 0)[0] as MaasaiMove);
    expect([view(match, 1).laid.length, view(match, "spectator").laid.length]).toEqual([4, 4]);
    const claim = offers(match, 0).find(([kind]) => kind === "place") as MaasaiMove;
    send(match, 0, claim);
    expect(view(match, 1).people).toHaveLength(1);
    expect(shields()?.hand).toBeNull();
    expect((shields()?.wide ?? 0) + (shields()?.narrow ?? 0)).toBe(12);
    expect(undo(match, 0)).toMatchObject({ ok: true, published: true });
    expect([view(match, 1).people.length, view(match, 1).laid.length]).toEqual([0, 4]);
    expect(undo(match, 0, true)).toMatchObject({ ok: true, published: true });
    expect(view(match, 1)).toEqual(before);
    expect(canUndo(match, 0)).toBe(false);
  });

  test("MAS-UNDO-4: only the confirmation is final", () => {
    const match = inFirstTurn(true);
    draft(match, 0);
    expect(canUndo(match, 0)).toBe(true);
    send(match, 0, ["confirm"]);
    expect(canUndo(match, 0)).toBe(false);
  });

  test("MAS-HEX-3: a person put on the hexagon is seen before it is confirmed", () => {
    const match = openTable(true);
    send(match, 1, ["place", 0, "m"]);
    expect(view(match, 0).people).toHaveLength(1);
    undo(match, 1);
    expect(view(match, 0).people).toEqual([]);
  });
});
