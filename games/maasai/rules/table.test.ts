import { type Fit, lay, layoutOf, type Pose } from "@outrigger/penrose";
import { expect, test } from "vitest";
import { infoOf, pack } from "./components.ts";
import { buildTable, copyTable } from "./table.ts";
import { layAnywhere, layAt, type MaasaiScene, table } from "./testing/tables.ts";

const CUT =
  "0 W4-RYGG@[1,0,1,0]/5; 1 W4-YGRG@[-1,1,0,1]/7; 2 W4-YGRR@[-1,0,-1,1]/9; 3 W4-GYRY@[1,0,0,-1]/3; 4 N-YRY@[1,0,0,0]/8";

const start = (): MaasaiScene => table({ layout: CUT, people: "2@0.m3", hands: { 1: "W3-GRY N-GRR W3-GGG W3-YYY" } });

test("MAS-GEO-15: after every lay, boma and removal the land is what a fresh survey finds", () => {
  const scene = start();
  const check = (): void => expect(scene.index).toEqual(buildTable(scene.state, pack));
  layAt(scene, "W3-GRY@[0,-1,0,-1]/1");
  check();
  scene.play(["build", 2]);
  check();
  expect(scene.index.home.filter((home) => home === 0)).toHaveLength(5);
  scene.play(["giveUp", 5]);
  check();
  expect(scene.index.home.every((home) => home === -1)).toBe(true);
  layAnywhere(scene, "N-GRR");
  check();
});

test("a layout that was remembered is the one that laying everything anew gives", () => {
  const scene = start();
  const anew = (): unknown =>
    layoutOf(scene.state.laid.map(({ shield, at, turn }) => ({ shape: infoOf(pack, shield).shape, at, turn })));
  layAt(scene, "W3-GRY@[0,-1,0,-1]/1");
  expect(buildTable(scene.state, pack).layout).toEqual(anew());
  const grown = buildTable(scene.state, pack);
  grown.layout.fits.W.length = 0;
  expect(buildTable(scene.state, pack).layout).toEqual(anew());
  scene.state.laid.pop();
  expect(buildTable(scene.state, pack).layout).toEqual(anew());
});

test("more layouts than are remembered are all the ones that laying everything anew gives", () => {
  const { state } = start();
  const poses = wander(30);
  const all = poses.map(({ at, turn }, number) => ({ shield: pack.ids.W[number] as string, at, turn }));
  for (const length of [30, ...all.keys(), 30, 7, 29]) {
    state.laid = all.slice(0, length);
    expect(buildTable(state, pack).layout).toEqual(layoutOf(poses.slice(0, length)));
  }
});

/** So many wide shields, each laid where it fits. */
function wander(count: number): Pose[] {
  const layout = layoutOf([{ shape: "W", at: [0, 0, 0, 0], turn: 0 }]);
  while (layout.tiles.length < count) lay(layout, (layout.fits.W[layout.tiles.length % 5] as Fit).tile);
  return layout.tiles;
}

test("a copy goes its own way", () => {
  const scene = start();
  const copy = copyTable(scene.index);
  layAt(scene, "W3-GRY@[0,-1,0,-1]/1");
  scene.play(["build", 2]);
  expect(copy).toEqual(start().index);
});
