import { describe, expect, test } from "vitest";
import { pack } from "./components.ts";
import { rules } from "./index.ts";
import { table } from "./testing/tables.ts";
import type { MaasaiState } from "./vocabulary.ts";

const RING = "0 W3-GYR@[1,0,1,0]/5; 1 W3-RGY@[-1,1,0,1]/7; 2 W3-RYY@[-1,0,-1,1]/9; 3 N-RRG@[1,-1,0,0]/1";
const ENCLOSURE = "0 N-GRY-2@[0,0,0,0]/0; 1 W4-RGYG@[1,0,0,0]/5; 2 N-YGY@[1,-1,-1,0]/1; 3 W4-YRGR@[-1,1,-1,1]/7";

/** What is said about a sound table after a change. */
function problems(change: (state: MaasaiState) => void, layout = RING): string {
  const scene = table({
    layout,
    people: layout === ENCLOSURE ? "2@1.c" : "1@1.m",
    bomas: layout === RING ? [{ shield: 3, fence: 2, owner: 0, building: true }] : [],
  });
  expect(scene.problems()).toEqual([]);
  change(scene.state);
  return rules.invariants(scene.state, pack).join("\n");
}

const seat = (state: MaasaiState, at = 0) => state.seats[at] as MaasaiState["seats"][number];

describe("MAS-GEN-7: what is broken is named", () => {
  test.each<[string, (state: MaasaiState) => void, string]>([
    ["a shield lost", (state) => void seat(state).hand.pop(), "shields: 101"],
    ["a shield doubled", (state) => void state.wide.push(state.wide[0] as string), "shields: 103"],
    ["a bag out of order", (state) => void state.wide.reverse(), "not sorted"],
    ["a warrior lost", (state) => void seat(state).stock.warrior--, "of kind warrior"],
    ["a boy too many", (state) => void seat(state, 1).stock.boy++, "of kind boy"],
    ["a zebu lost", (state) => void seat(state).pen.zebu--, "zebu"],
    ["an animal on no spot", (state) => void state.animals.splice(2, 1, 0), "no spot"],
    ["a foreign animal in a boma", (state) => void state.animals.splice(3, 1, 1), "without protection"],
    ["an animal place too many", (state) => void state.animals.push(-1), "animal places"],
    [
      "two people on a shield",
      (state) => void state.people.push({ seat: 1, patch: 4, tends: [] }),
      "two people on shield 1",
    ],
    ["somebody inside a boma", (state) => void state.people.push({ seat: 1, patch: 11, tends: [11] }), "inside a boma"],
    ["somebody on no patch", (state) => void Object.assign(state.people[0] as object, { patch: 6 }), "6 is no patch"],
  ])("%s", (_, change, expected) => {
    expect(problems(change)).toContain(expected);
  });

  test("MAS-CLM-4: two people on one parcel", () => {
    const said = problems((state) => void state.people.push({ seat: 0, patch: 0, tends: [0, 5, 7, 14] }), ENCLOSURE);
    expect(said).toContain("two people on the parcel");
  });

  test("MAS-LAY-13: a shield that lies where it could not be laid", () => {
    const said = problems((state) => void Object.assign(state.laid[3] as object, { turn: 1 }), ENCLOSURE);
    expect(said).toMatch(/shield 3 does not fit: (overlap|apart|mismatch|partial)/);
  });

  test("an enclosure its keeper does not know", () => {
    const said = problems((state) => void Object.assign(state.people[0] as object, { tends: [0] }), ENCLOSURE);
    expect(said).toContain("tends [0], not [0,5,7,14]");
  });
});
