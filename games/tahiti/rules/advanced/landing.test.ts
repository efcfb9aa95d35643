import { expect, test } from "vitest";
import { atSea, offShore } from "../testing/fleets.ts";
import { kinds, markers, told } from "../testing/situation.ts";

test("TAH-SCOM-13: a victorious attacker assaults, or goes back to where he came from; without defenders he lands", () => {
  const scene = offShore(2, "heavy*2 population");
  scene.play(["fight", 409, 1]);
  scene.playWith([6, 1], ["seaFight"]);
  scene.playWith([1, 1], ["go"]);
  expect(scene.phase).not.toBe("landing");
  expect(kinds(scene, 0, 409)).toEqual(["chieftain", "militia", "militia"]);
  const defended = offShore(1, "militia*3");
  defended.play(["fight", 409, 1]);
  defended.playWith([4, 3, 1, 1], ["seaFight"]);
  const back = defended.fork();
  back.play(["withdraw"]);
  expect(kinds(back, 0, 408)).toEqual(["chieftain", "militia"]);
  expect(markers(back, 408).map((canoe) => canoe.crew)).toEqual([0]);
  defended.playWith([6, 1, 2, 2], ["assault"]);
  expect(told(defended, "fought")).toMatchObject([{ sea: false, hex: 409 }]);
});

test("TAH-SCOM-13, TAH-SCOM-14: who goes back takes his prisoners along, in the canoes he took", () => {
  // Without a coastal home the canoe is lost with its crew; two Militia are still ashore.
  const scene = offShore(2, "heavy*2 militia*2", { homes: [407, 806] });
  scene.play(["fight", 409, 1]);
  scene.playWith([6, 1], ["seaFight"]);
  scene.playWith([1, 1], ["go"]);
  scene.play(["surrender"]);
  expect([scene.phase, kinds(scene, 1, 409)]).toEqual(["landing", ["militia", "militia"]]);
  scene.play(["withdraw"]);
  expect(kinds(scene, 0, 408)).toEqual(["chieftain", "militia", "militia", "population", "population"]);
  expect(markers(scene, 408).map(({ crew }) => crew)).toEqual([0, 0, 0]);
  expect(scene.problems()).toEqual([]);
});

test("TAH-SCOM-13: what is left on the shore may still be attacked", () => {
  const scene = offShore(1, "militia population");
  scene.play(["fight", 409, 1]);
  scene.playWith([4, 3, 1, 1], ["seaFight"]);
  expect([scene.phase, scene.offers()]).toEqual(["combat", [["fight", 409, 1], ["skip", 409, 1], ["endCombat"]]]);
});

test("EDGE-49 TAH-SCOM-14: without a coastal home canoes and crews are captured, or he departs", () => {
  const make = (canoeAtHome: boolean) =>
    atSea(
      "0@307 militia*2 fighters chieftain; 1@307 militia fighters E1; 1@806 population",
      `0@307 warCanoe*2; 1@307 warCanoe; ${canoeAtHome ? "804 warCanoe" : ""}`,
      {
        homes: [407, 806],
        edit: (state) => {
          for (const piece of state.pieces) if (piece.kind === "chieftain" && piece.owner === 1) piece.at = 806;
        },
      },
    );
  const scene = make(false);
  scene.playWith([6, 6], ["fight", 307, 1]);
  scene.playWith([1, 1], ["go"]);
  expect([scene.phase, scene.offers()]).toEqual(["trapped", [["surrender"], ["depart"]]]);
  scene.playWith([3], ["surrender"]);
  expect(markers(scene, 307).map((canoe) => canoe.crew)).toEqual([0, 0, 0]);
  expect(kinds(scene, 0, 307)).toEqual(["chieftain", "fighters", "militia", "militia", "population", "population"]);
  expect(told(scene, "elderTaken")).toMatchObject([{ joined: false }]);
  expect(scene.problems()).toEqual([]);
});
