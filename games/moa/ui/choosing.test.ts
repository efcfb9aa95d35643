import { givenAt } from "@outrigger/scene";
import { expect, test } from "vitest";
import { arrange } from "../arrange/index.ts";
import { rules } from "../rules/index.ts";
import { dealOf } from "./cards/deal.ts";
import { paidWith, purchaseOf, servedBy, servicesOf } from "./choosing.ts";

const scene = givenAt(
  { rules, arrange },
  {
    seats: 3,
    arrange: {
      terrain: ["coast", "plains"],
      land: { 1: "R2 EL=L04", 2: "rat!", 5: "R1" },
      display: { dog: 1 },
      hands: { 0: "haasts_eagle kiwi kiwi moa morepork tui" },
    },
  },
);
const view = scene.view(0);
const offers = scene
  .offers()
  .map((move) => ({ kind: move[0], move, note: scene.note(move) ?? null })) as never as Parameters<typeof servedBy>[0];
const kindsFor = (bird: Parameters<typeof servedBy>[2]): string[] => [
  ...new Set(servedBy(offers, view.printed, bird).map(({ kind }) => kind)),
];

test("a card serves for what its icons pay", () => {
  expect(kindsFor("haasts_eagle")).toEqual(["attack"]);
  expect(kindsFor("kiwi")).toEqual(["leader", "sell", "buy"]);
  expect(servicesOf(offers, view.printed, "haasts_eagle")).toEqual(new Map([["fight", 1]]));
});

test("the card that was pressed begins to pay, and only where it serves", () => {
  const attack = offers.find(({ kind }) => kind === "attack");
  if (attack === undefined) throw new Error("no attack is offered");
  expect(paidWith(attack, view.printed, "haasts_eagle")).toEqual([
    ["attack", 2],
    ["pay", "haasts_eagle"],
  ]);
  expect(paidWith(attack, view.printed, "kiwi")).toEqual([["attack", 2]]);
});

test("tiles are bought in whatever order they were pressed", () => {
  expect(purchaseOf(offers, ["two_fight", "draw_one"])?.move).toEqual(["buy", "draw_one", "two_fight"]);
});

test("a deal is what the offer says: price, tile and points", () => {
  const deal = (kind: string) => {
    const offer = offers.find((each) => each.kind === kind && (each.move[1] === 1 || kind === "attack"));
    return offer === undefined ? undefined : dealOf(offer, view, 0);
  };
  expect(deal("leader")).toEqual({
    cost: [{ what: "icon", icon: "honour", amount: 2 }],
    gain: [
      { what: "leader", colour: 0 },
      { what: "leaderTile", kind: "fight", amount: 2 },
    ],
  });
  expect(deal("attack")).toEqual({
    cost: [{ what: "icon", icon: "fight", amount: 3 }],
    gain: [{ what: "points", amount: 2 }],
  });
});
