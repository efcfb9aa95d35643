// Habits a person would expect of a player of some experience, each on a position of its own.
import { expect, test } from "vitest";
import { rules } from "../rules/index.ts";
import type { Tahiti } from "../rules/tahiti.ts";
import { all, fighting, find, kinds, moving, situation, type TahitiScene } from "../rules/testing/situation.ts";
import { captive, choice } from "./testing/choice.ts";

/** Plays the movement phase to its end. */
function moveAll(scene: TahitiScene, level: "greedy" | "hard" = "greedy"): void {
  while (scene.phase === "movement" && scene.seat === 0) scene.play(...choice(scene, level));
}

test.each(["greedy", "hard"] as const)("%s: a Chieftain is not risked at bad odds", (level) => {
  const scene = moving(
    "0@710 chieftain shaman heavy; 0@1110 population; 1@510 chieftain shaman heavy; 1@407 population*2",
    { homes: [1110, 407], clock: 2 },
  );
  moveAll(scene, level);
  expect(find(scene, 0, "chieftain").at).not.toBe(510);
});

test("a lone Elder does not walk into an army for the sake of its canoe", () => {
  const scene = moving("0@605 E1; 1@704 chieftain heavy*2 shaman", {
    control: { mahina: 0, arue: 0 },
    markers: "704 warCanoe bigLog",
  });
  moveAll(scene);
  expect(find(scene, 0, "elder").at).not.toBe(704);
});

test("the last Village is not left to an army next door, and the Chieftain not on his own", () => {
  const scene = moving("0@407 chieftain shaman fighters*2; 1@409 heavy*2 E4", {
    homes: [407, 1310],
    control: { paea: 1 },
  });
  moveAll(scene);
  const chieftain = find(scene, 0, "chieftain").at;
  expect(kinds(scene, 0, chieftain)).toContain("fighters");
  expect(kinds(scene, 0, 407)).toContain("fighters");
});

test("idle Population goes to work in the jungle, and a log is brought to the Village", () => {
  const idle = moving("0@407 population*3 fighters");
  moveAll(idle);
  const atWork = all(idle, 0).filter(({ kind, at }) => kind === "population" && rules.pack.map.at(at).jungle);
  expect(atWork.length).toBeGreaterThan(0);
  const carrier = moving("0@507 population", { markers: "507 bigLog" });
  moveAll(carrier);
  expect(carrier.state.markers.map(({ kind, at }) => [kind, at])).toEqual([["bigLog", 407]]);
});

test("TAH-BUILD-18: whoever has begun a Village stays to finish it", () => {
  const scene = moving("0@610 population*2", {
    control: { papara: 0 },
    partBuilt: [610],
    markers: "610 bigLog; 510 bigLog",
  });
  moveAll(scene);
  expect(kinds(scene, 0, 610)).toEqual(["population", "population"]);
});

test("canoes are built while they are of use; with a fleet on the beach troops come first", () => {
  const built = (canoes: number): string[] => {
    const scene = situation({
      pieces: "0@407 heavy*2 population",
      markers: `407 partBuiltCanoe ${(canoes > 0 ? [`warCanoe*${canoes}`] : []).join(" ")}`,
    });
    return choice(scene).flatMap((move) => (move[0] === "build" ? [move[1]] : []));
  };
  expect(built(0)).toEqual(["warCanoe"]);
  expect(built(5)).toEqual(["militia"]);
});

test("a captive asks for more once, then takes what he is given: the alternative is the end", () => {
  const scene = captive();
  scene.play(["propose", "standard"]);
  expect(choice(scene)).toEqual([["propose", "generous"]]);
  scene.play(["propose", "generous"], ["propose", "standard"]);
  expect(choice(scene)).toEqual([["accept"]]);
});

test("TAH-NEG-12: among several a leaver offers his land for a canoe; between two there is nobody to sell to", () => {
  const first = (seats: number): Tahiti["move"] | undefined => {
    const scene = moving("0@407 heavy population", {
      seats,
      homes: [407, 905, 1011].slice(0, seats),
      markers: "407 warCanoe",
    });
    scene.play(["depart"]);
    return choice(scene)[0];
  };
  expect(first(3)).toEqual(["deal", 1]);
  expect(first(2)).toEqual(["noMoreDeals"]);
});

test("TAH-SHAM-2: the Shaman goes into a combat he may decide, and keeps out of one that is lost", () => {
  const answer = (enemies: string): Tahiti["move"][] => {
    const scene = fighting(`0@508 chieftain shaman heavy; 1@508 ${enemies}`, { homes: [407, 1310] });
    scene.play(["fight", 508, 1]);
    return choice(scene);
  };
  expect(answer("heavy*2")).toEqual([["shamanIn"]]);
  expect(answer("heavy*2 slingers chieftain")).toEqual([["shamanOut"]]);
});
