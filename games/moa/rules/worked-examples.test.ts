// The worked examples of the rulebooks, as the rules restate them.
import { given } from "@outrigger/testkit";
import { expect, test } from "vitest";
import { rules } from "./index.ts";
import { scoreTerritory } from "./scoring.ts";
import { type Arrangement, arrange, landText, playerOf } from "./testing/arrange.ts";

const RED = 0;
const YELLOW = 1;
const GREEN = 2;
const BLUE = 3;

const table = (wanted: Arrangement) => given(rules, { seats: 4 }, arrange(wanted));

test("WE-1 MOA-PLB-1 MOA-PLB-2 MOA-PLB-4 MOA-PAY-4: a pukeko places three birds of four, on coast or forest", () => {
  const scene = table({ turn: YELLOW, terrain: ["coast", "forest"], hands: { [YELLOW]: "pukeko tui" } });
  expect(scene.offers("place").map(([, number]) => number)).toEqual([1, 2, 4, 6, 8, 10]);
  scene.play(["place", 4], ["pay", "pukeko"]);
  expect(scene.offers("count")).toEqual([1, 2, 3, 4].map((count) => ["count", count]));
  expect(scene.note(["count", 3])).toEqual({ lost: 1 });
  scene.play(["count", 3]);
  expect(landText(scene.state, 4)).toBe("Y3");
  expect(scene.state.birdDiscard).toEqual(["pukeko"]);
  expect(playerOf(scene.state, YELLOW).hand).toEqual(["tui"]);
  expect(scene.problems()).toEqual([]);
});

test("WE-2 MOA-PLL-1 MOA-PLL-2 MOA-PLL-3 MOA-PLL-7 MOA-LDT-2 MOA-LDT-4: a leader takes the two-fight tile of territory 5", () => {
  const scene = table({ terrain: ["plains", "coast"], land: { 5: "R2 G2 EL=L04" }, hands: { [RED]: "kakapo moa" } });
  scene.play(["leader", 5], ["pay", "kakapo"], ["pay", "moa"], ["confirm"]);
  expect(landText(scene.state, 5)).toBe("R2L G2");
  expect(playerOf(scene.state, RED).leaderTiles).toEqual([{ tile: "L04", from: 2 }]);
  expect(scene.state.supply[RED]?.leaders).toBe(3);
  expect(scene.state.birdDiscard).toEqual(["kakapo", "moa"]);
  expect(scene.problems()).toEqual([]);
});

test("WE-3 MOA-INV-1 MOA-INV-2 MOA-INV-5 MOA-INV-8 MOA-INV-10 MOA-DEF-2 MOA-DEF-3 MOA-DEF-11 MOA-DEF-12: two dogs invade", () => {
  const scene = table({
    stepA: [{ phase: "invasion", mammal: "dog", left: 2 }],
    display: { dog: 2 },
    sales: 1,
    land: { 1: "weasel!", 2: "R1 dog$R", 3: "SH", 4: "R1L G2", 5: "EL=L05" },
    hands: { [RED]: "haasts_eagle", [GREEN]: "haasts_eagle kea pukeko" },
  });
  expect([scene.phase, scene.seat]).toEqual(["defenceOffer", RED]);
  expect(landText(scene.state, 4)).toBe("R1L G2 dog!");
  scene.play(["decline"]);
  expect(scene.seat).toBe(GREEN);
  scene.play(["defend"], ["pay", "haasts_eagle"], ["pay", "kea"], ["confirm"]);
  expect(landText(scene.state, 4)).toBe("R1L G2 SH");
  expect(playerOf(scene.state, GREEN).won).toEqual(["dog"]);
  expect(scene.state.birdDiscard).toEqual(["haasts_eagle", "kea"]);
  expect(landText(scene.state, 5)).toBe("dog!");
  expect(scene.state.leaderTilesOut).toContain("L05");
  expect(scene.state.display.dog).toBe(0);
  expect(scene.state.mammalDiscard).toEqual(["dog", "dog"]);
  expect(scene.phase).toBe("turn");
  expect(scene.problems()).toEqual([]);
});

test("WE-4 MOA-ATK-1 MOA-ATK-2 MOA-ATK-3 MOA-ATK-4 MOA-ATK-6: yellow beats the weasel in territory 1", () => {
  const scene = table({
    turn: YELLOW,
    terrain: ["coast", "forest"],
    land: { 1: "weasel!" },
    hands: { [YELLOW]: "haasts_eagle moa tui" },
  });
  scene.play(["attack", 1], ["pay", "haasts_eagle"], ["pay", "moa"], ["confirm"]);
  expect(playerOf(scene.state, YELLOW).won).toEqual(["weasel"]);
  expect(landText(scene.state, 1)).toBe("");
  scene.play(["pay", "tui"], ["count", 3]);
  expect(landText(scene.state, 1)).toBe("Y3 SH");
  expect(scene.state.birdDiscard).toEqual(["haasts_eagle", "moa", "tui"]);
  expect(rules.pack.mammals.weasel.vp).toBe(4);
  expect(scene.offers()).toEqual([["end"]]);
  expect(scene.problems()).toEqual([]);
});

test("WE-5 MOA-SEL-1 MOA-SEL-2 MOA-SEL-3 MOA-SEL-5 MOA-SEL-7 MOA-SEL-13: blue sells territory 8 to a dog", () => {
  const scene = table({
    turn: BLUE,
    terrain: ["forest", "mountain"],
    display: { dog: 1 },
    land: { 8: "R2 Y3 B1" },
    hands: { [RED]: "pukeko kiwi kiwi haasts_eagle", [BLUE]: "kiwi moa" },
  });
  expect(scene.note(["sell", 8, "dog"])).toEqual({ icon: "honour", any: false, price: 3, points: 5 });
  scene.play(["sell", 8, "dog"], ["pay", "kiwi"], ["pay", "moa"], ["confirm"]);
  expect(landText(scene.state, 8)).toBe("R2 Y3 B1 dog$B");
  expect(playerOf(scene.state, BLUE).saleCards).toEqual(["dog"]);
  expect(scene.state.display.dog).toBe(0);
  expect(scene.state.sales).toBe(1);
  expect(scene.problems()).toEqual([]);
  scene.state.display.dog = 1;
  scene.play(["end"]);
  expect(scene.seat).toBe(RED);
  expect([
    scene.refusal(["place", 8]),
    scene.refusal(["attack", 8]),
    scene.refusal(["sell", 8, "dog"]),
    scene.refusal(["leader", 8]),
  ]).toEqual(["MOA-SEL-13", "MOA-ATK-1", "MOA-SEL-13", "MOA-PLL-5"]);
});

test("WE-6 MOA-SCO-9: two points are too few for three players", () => {
  expect(scoreTerritory({ pieces: [4, 2, 2, 2], leader: null, high: 5, low: 2 })).toEqual([5, 0, 0, 0]);
});

test("WE-7 MOA-SCO-6 MOA-SCO-8 MOA-SCO-9: four players score one territory", () => {
  expect(scoreTerritory({ pieces: [3, 3, 1, 1], leader: null, high: 5, low: 3 })).toEqual([2, 2, 1, 1]);
});
