// What a turn costs, counted in pieces looked at: the same on every machine, and what the patience of the others hangs on.
import { expect, test } from "vitest";
import { rules } from "../rules/index.ts";
import type { Tahiti } from "../rules/tahiti.ts";
import { fighting, find, moving, type TahitiScene } from "../rules/testing/situation.ts";
import { piecesSurveyed } from "./survey.ts";
import { answerIn, choice, guide } from "./testing/choice.ts";

/** Plans are made before the search begins to count: this much of them belongs to the most crowded turn. */
const PLANNING = 300_000;
const ADVANCED = { crashingReefs: true, seaCombat: true, jungleDepletion: true };
const ARMY = "heavy*4 fighters*4 slingers*3 militia*4 population*6 E1 E2 E3 E4 E5";
/** Something in each of the hexes. */
const all = (hexes: readonly number[], stack: (hex: number, place: number) => string) => hexes.map(stack).join("; ");

const CROWDED: Readonly<Record<string, () => TahitiScene>> = {
  "four peoples under arms, with fleets": () =>
    moving(
      all([604, 409, 1008, 1113, 704, 510, 910, 1212], (hex, place) => `${place % 4}@${hex} ${ARMY}`),
      {
        seats: 4,
        options: ADVANCED,
        markers: all([604, 409, 1008, 1113, 704, 510], (hex) => `${hex} warCanoe*6 bigLog*3`),
      },
    ),
  "two peoples all over the island": () =>
    moving(
      all(
        rules.pack.map.hexes.filter(({ sea }) => !sea).map(({ id }) => id),
        (hex, place) => `${place % 2}@${hex} militia population*2 ${place % 3 === 0 ? "E4" : ""}`,
      ),
      { markers: "407 warCanoe*5; 1310 warCanoe*5" },
    ),
  "alone against roused clans": () =>
    moving(`0@407 ${ARMY}; 0@704 ${ARMY}; 0@910 ${ARMY}; 15@804 heavy*3; 20@810 heavy*3`, {
      seats: 1,
      options: ADVANCED,
      markers: "407 warCanoe*8",
      edit: ({ clans }) => {
        clans.push({ area: 5, active: true, since: 0, camp: 704 }, { area: 10, active: true, since: 0, camp: 510 });
      },
    }),
};

/** A level like the others, with a small measure. */
const LEVEL = { iterations: 60, horizon: 1, depth: 1, work: 200_000 };
const small = { ...guide, levels: { ...guide.levels, hard: LEVEL } };

/** Plays the movement phase of the turn and says what it cost. */
function moveAll(scene: TahitiScene): { work: number; iterations: number } {
  const seat = scene.seat as number;
  const before = piecesSurveyed();
  let iterations = 0;
  for (let answers = 0; scene.seat === seat && scene.phase === "movement"; answers++) {
    const answer = answerIn(scene, "hard", small, answers);
    iterations += answer.iterations;
    scene.play(...(answer.moves as Tahiti["move"][]));
  }
  return { work: piecesSurveyed() - before, iterations };
}

test.each(Object.entries(CROWDED))("%s: a turn keeps to its measure of work", (_name, scene) => {
  const { work, iterations } = moveAll(scene());
  expect(work).toBeLessThan(LEVEL.work + PLANNING);
  // It is the work that ends the thinking, long before the iterations do.
  expect(iterations).toBeGreaterThan(0);
  expect(iterations).toBeLessThan(LEVEL.iterations / 2);
});

test("the shares of a turn add up to no more than the turn", () => {
  const scene = moving("0@407 heavy*2 E1 E2 E3; 0@604 fighters E4");
  const all = [0.25];
  while (scene.phase === "movement") {
    const decision = { seat: 0, frame: scene.state.stack.at(-1) as never, aside: false };
    all.push(guide.share?.({ state: scene.state, pack: rules.pack, index: undefined }, decision) ?? 1);
    // The Chieftain goes first, as in every plan.
    const chieftain = find(scene, 0, "chieftain").id;
    const next = scene.offers("activate").sort(([, one]) => (one === chieftain ? -1 : 1))[0];
    scene.play(...(next === undefined ? ([["endMove"]] as const) : ([next, ["done"]] as const)));
  }
  expect(all).toHaveLength(7);
  expect(all.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
});

test("a combat of whole peoples is answered without counting every flight", () => {
  const scene = fighting("0@910 heavy*20 militia*20 population*20; 1@910 fighters*20 militia*20 population*20");
  expect(choice(scene, "hard")).toEqual([["fight", 910, 1]]);
});

test("a fleet of forty canoes is weighed like a fleet of six", () => {
  const areas = ["faaa", "punaauia", "pare", "arue", "mahina", "papenoo"];
  const scene = moving(
    "0@604 chieftain militia*20 slingers*20 fighters*20 heavy*20; 1@704 heavy*3 slingers E4; 1@1310 heavy*2 E5",
    {
      homes: [0, 1310],
      control: Object.fromEntries(areas.map((area) => [area, 1])),
      markers: "604 warCanoe*40",
      clock: 24,
    },
  );
  expect(choice(scene, "hard")[0]).toEqual(["depart"]);
});
