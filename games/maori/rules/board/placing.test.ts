import { given } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import { arrange } from "../../arrange/index.ts";
import { pack, tileOf } from "../components.ts";
import { rules } from "../index.ts";
import { facesEdge, legalRotations, piecesOn, placeProblem, type Site, siteOf } from "./placing.ts";
import { spaceNumber } from "./plan.ts";

function siteWith(layout: string, options: { board?: string; rotation?: string } = {}): Site {
  const { state } = given(rules, { seats: 2, options }, (fresh) => arrange(fresh, pack, { boards: [layout] }));
  const [owner] = state.seats;
  if (owner === undefined) throw new Error("no seat");
  return siteOf(state, owner, piecesOn(owner.layout, pack), pack);
}

/** The rotations in which a tile may lie on a space, and the clause when there is none. */
function tryTile(site: Site, tile: string, space: string): { rotations: number[]; clause: string | undefined } {
  const at = spaceNumber(site.plan, space);
  const clause = placeProblem(site, tileOf(pack, tile), at);
  return { rotations: clause === undefined ? legalRotations(site, tileOf(pack, tile), at) : [], clause };
}

const refused = (clause: string) => ({ rotations: [], clause });
const legal = (...rotations: number[]) => ({ rotations, clause: undefined });

describe("palms and turning", () => {
  test("B4 MAO-PLACE-3: a tile with palms lies in its printed position and in no other", () => {
    expect(tryTile(siteWith(""), "EE02", "r2c2")).toEqual(legal(0));
  });

  test("MAO-PLACE-3: where only turning a tile with palms would help, the palms are the reason", () => {
    expect(tryTile(siteWith("EE02@r2c2"), "EE03", "r2c3")).toEqual(refused("MAO-PLACE-3"));
  });

  test("MAO-PLACE-4: a tile without palms lies in any quarter turn", () => {
    expect(tryTile(siteWith(""), "EE13", "r2c2")).toEqual(legal(0, 1, 2, 3));
    expect(tryTile(siteWith(""), "MV01", "r2c2")).toEqual(legal(0, 1));
    expect(tryTile(siteWith(""), "W01", "r2c2")).toEqual(legal(0));
  });

  test("E8 MAO-PLACE-4: a tile without palms is turned to meet the land; without turning it does not fit", () => {
    expect(tryTile(siteWith("EE02@r2c2"), "EE13", "r2c3")).toEqual(legal(2));
    expect(tryTile(siteWith("EE02@r2c2", { rotation: "none" }), "EE13", "r2c3")).toEqual(refused("MAO-PLACE-4"));
    expect(tryTile(siteWith("", { rotation: "none" }), "EE13", "r2c3")).toEqual(legal(0));
  });
});

describe("agreement with the tiles around", () => {
  test("B6 MAO-PLACE-5: land is continued by land, not by water or by a wrong end", () => {
    const site = siteWith("EE02@r2c2");
    expect(tryTile(site, "EW02", "r2c3")).toEqual(legal(0));
    expect(tryTile(site, "MH02", "r2c3")).toEqual(legal(0));
    expect(tryTile(site, "W01", "r2c3")).toEqual(refused("MAO-PLACE-5"));
    expect(tryTile(site, "S01", "r2c3")).toEqual(refused("MAO-PLACE-5"));
    expect(tryTile(site, "ES02", "r2c3")).toEqual(refused("MAO-PLACE-3"));
  });

  test("E6 MAO-PLACE-5: an open side does not meet water", () => {
    expect(tryTile(siteWith("W01@r2c2"), "EN02", "r3c2").rotations).toEqual([]);
  });

  test("E7 MAO-PLACE-5: a gap between two open sides takes a middle, also a turned one, and no end", () => {
    const site = siteWith("EE02@r2c1 EW02@r2c3");
    expect(tryTile(site, "MH02", "r2c2")).toEqual(legal(0));
    expect(tryTile(site, "MV01", "r2c2")).toEqual(legal(1));
    expect(tryTile(site, "EW03", "r2c2").rotations).toEqual([]);
  });

  test("MAO-PLACE-5: each of the four neighbours counts, diagonal ones do not", () => {
    for (const [tile, space] of [
      ["ES02", "r1c2"],
      ["EW02", "r2c3"],
      ["EN02", "r3c2"],
      ["EE02", "r2c1"],
    ]) {
      expect(tryTile(siteWith(`${tile}@${space}`), "W01", "r2c2"), space).toEqual(refused("MAO-PLACE-5"));
    }
    expect(tryTile(siteWith("ES02@r1c1 EN02@r3c3"), "W01", "r2c2")).toEqual(legal(0));
  });

  test("E13 MAO-PLACE-6: empty neighbours demand nothing, even if a space results that nothing can fill", () => {
    expect(tryTile(siteWith("ES02@r1c2"), "EE02", "r2c1")).toEqual(legal(0));
    const dead = siteWith("ES02@r1c2 EE02@r2c1");
    expect(pack.ids.filter((id) => tryTile(dead, id, "r2c2").rotations.length > 0)).toEqual([]);
  });

  test("E12 MAO-PLACE-9: half a lei may be joined by an open side without one", () => {
    expect(tryTile(siteWith("EE11@r2c1"), "EW02", "r2c2")).toEqual(legal(0));
  });
});

describe("spaces", () => {
  test("E9 MAO-PLACE-7: an open side may face the edge or printed land, and is known to do so", () => {
    const site = siteWith("");
    expect(tryTile(site, "EW02", "r1c1")).toEqual(legal(0));
    expect(tryTile(site, "ES02", "r3c1")).toEqual(legal(0));
    const faces = (open: number, space: string) => facesEdge(site.plan, open, spaceNumber(site.plan, space));
    expect([faces(8, "r1c1"), faces(4, "r3c1"), faces(1, "r2c4"), faces(2, "r1c3")]).toEqual([true, true, true, true]);
    expect([faces(2, "r1c1"), faces(4, "r1c1"), faces(1, "r2c3"), faces(0, "r1c1")]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test("E10 MAO-COMP-8: printed land takes no tile; on the atoll the same space does", () => {
    expect(tryTile(siteWith(""), "W01", "r4c1")).toEqual(refused("MAO-COMP-8"));
    expect(tryTile(siteWith("", { board: "atoll" }), "W01", "r4c1")).toEqual(legal(0));
  });

  test("E11 MAO-PLACE-1 MAO-VOLC-1: a space that holds a tile takes no other, and a volcano lies nowhere", () => {
    expect(tryTile(siteWith("W01@r2c2"), "W02", "r2c2")).toEqual(refused("MAO-PLACE-1"));
    expect(tryTile(siteWith(""), "V01", "r2c2")).toEqual(refused("MAO-VOLC-1"));
    expect(tryTile(siteWith("", { rotation: "none" }), "V01", "r2c2")).toEqual(refused("MAO-VOLC-1"));
  });

  test("MAO-PLACE-2: without a variant any empty space will do, next to other tiles or not", () => {
    const site = siteWith("W01@r1c1");
    const free = site.plan.names.filter((space) => tryTile(site, "W02", space).clause === undefined);
    expect(free).toHaveLength(15);
    expect(free).toContain("r4c5");
  });
});
