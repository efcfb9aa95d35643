// What is done for a seat whose time ran out.
import { fallbackMove, newPlay, stoppingChance } from "@outrigger/kernel";
import { given, type Scene } from "@outrigger/testkit";
import { expect, test } from "vitest";
import { rules } from "./index.ts";
import type { Moa } from "./moa.ts";
import { type Arrangement, arrange, playerOf } from "./testing/arrange.ts";
import type { MoaMove } from "./vocabulary.ts";

const table = (wanted: Arrangement, seats = 3) => given(rules, { seats }, arrange(wanted));

function fallback(scene: Scene<Moa>): MoaMove {
  if (scene.decision === undefined) throw new Error("nothing is asked");
  const play = newPlay(rules, rules.pack, scene.state, stoppingChance());
  return fallbackMove(rules, play, scene.decision.frame, scene.offers()) as MoaMove;
}

test("a turn is passed, then ended", () => {
  const scene = table({ hands: { 0: "tui", 1: "moa" }, karakia: { 0: ["draw_one"] } });
  expect(fallback(scene)).toEqual(["pass"]);
  scene.play(["pass"]);
  expect(fallback(scene)).toEqual(["end"]);
});

test("a defence is declined; one that was begun is paid with the cheapest set", () => {
  const scene = table({
    stepA: [{ phase: "invasion", mammal: "possum", left: 1 }],
    display: { possum: 1 },
    land: { 1: "R1" },
    hands: { 0: "haasts_eagle kea kea moa tui" },
  });
  expect(fallback(scene)).toEqual(["decline"]);
  scene.play(["defend"]);
  expect(fallback(scene)).toEqual(["pay", "haasts_eagle"]);
  scene.play(["pay", "haasts_eagle"]);
  expect(fallback(scene)).toEqual(["confirm"]);
});

test("no birds are placed after an attack; a placement that was begun takes what is paid", () => {
  const scene = table({ land: { 1: "rat!" }, hands: { 0: "haasts_eagle tui" } });
  scene.play(["attack", 1], ["pay", "haasts_eagle"], ["confirm"]);
  expect(fallback(scene)).toEqual(["count", 0]);
  const placing = table({ hands: { 0: "tui" } });
  placing.play(["place", 1], ["pay", "tui"]);
  expect(fallback(placing)).toEqual(["count", 3]);
});

test("an exchange gives away the cards with the fewest icons", () => {
  const scene = table({ hands: { 0: "moa" }, karakia: { 0: ["exchange_three"] } });
  scene.playWith(["kiwi", "kakapo", "pukeko"], ["exchangeThree"]);
  for (let move = fallback(scene); scene.phase === "exchange"; move = fallback(scene)) scene.play(move);
  expect(playerOf(scene.state, 0).hand).toHaveLength(1);
  expect(scene.state.birdDiscard).toContain("kiwi");
  expect(scene.state.birdDiscard).toContain("kakapo");
});
