import { copyJson } from "@outrigger/kernel";
import { expect, test } from "vitest";
import { pack } from "./components.ts";
import type { BargainFrame } from "./endings/frames.ts";
import { invariants } from "./invariants.ts";
import type { TahitiState } from "./state.ts";
import { moving } from "./testing/situation.ts";

/** What is found broken after a change to a sound table. */
function broken(change: (state: TahitiState) => void): string[] {
  const { state } = moving("0@407 militia E1 shaman; 1@409 fighters", {
    markers: "407 warCanoe bigLog",
    villages: "0@905",
    partBuilt: [704],
  });
  const changed = copyJson(state);
  expect(invariants(changed, pack)).toEqual([]);
  change(changed);
  return invariants(changed, pack);
}

const first = <Item>(items: readonly Item[]): object => items[0] as object;

test("pieces and markers twice, off the map or nobody's are found", () => {
  expect(broken((state) => Object.assign(first(state.pieces), { id: 2 }))).toContain("id 2 occurs twice");
  expect(broken((state) => Object.assign(first(state.pieces), { id: 999 }))).toContain(
    "id 999 has not been given out yet",
  );
  expect(broken((state) => Object.assign(first(state.pieces), { at: 1 }))).toContain(
    "piece 1 stands in 1, which is not on the map",
  );
  expect(broken((state) => Object.assign(first(state.pieces), { owner: 7 }))).toContain("piece 1 is owned by 7");
  expect(broken((state) => Object.assign(first(state.pieces), { elder: 3 }))).toContain("piece 1 is elder 3");
  expect(broken((state) => Object.assign(first(state.markers), { at: 606 }))).toContain("warCanoe 5 lies in 606");
  expect(broken((state) => Object.assign(state.markers[1] as object, { at: 307 }))).toContain("bigLog 6 lies in 307");
  expect(broken((state) => Object.assign(first(state.markers), { at: 307 }))).toContain(
    "canoe 5 drifts at sea without a crew",
  );
});

test("TAH-DEF-5, TAH-BUILD-21: villages stand on their sites, one an Area, in their owner's Area", () => {
  expect(broken((state) => Object.assign(first(state.villages), { at: 406 }))).toContain("a village stands in 406");
  expect(
    broken((state) => state.villages.push({ ...(state.villages[1] as TahitiState["villages"][number]) })),
  ).toContain("two villages stand in area 7");
  expect(broken((state) => state.control.fill(1))).toContain("the village in 407 is not its area's owner's");
  expect(broken((state) => state.partBuilt.push({ at: 407, fresh: false }))).toContain(
    "a part-built village stands in 407",
  );
});

test("TAH-DEF-12, TAH-VIC-2: a Chieftain and a home each, at most one Shaman, a level only for who has left", () => {
  expect(broken((state) => Object.assign(first(state.players), { home: 409 }))).toContain(
    "seat 0 has no village at home in 409",
  );
  expect(broken((state) => Object.assign(first(state.players), { shamanDue: 3 }))).toContain(
    "seat 0 has too many shamans",
  );
  expect(broken((state) => Object.assign(first(state.players), { level: "TV" }))).toContain(
    "seat 0 has a level and is on Tahiti",
  );
  expect(broken((state) => Object.assign(first(state.players), { onTahiti: false }))).toContain(
    "seat 0 has left and still controls areas",
  );
  expect(
    broken(
      (state) =>
        void state.pieces.splice(
          state.pieces.findIndex((piece) => piece.kind === "chieftain"),
          1,
        ),
    ),
  ).toContain("seat 0 has 0 chieftains");
});

test("TAH-SMOV-1, TAH-SMOV-13: whoever is at sea sits in a canoe, and in the basic game does not stay there", () => {
  const adrift = broken((state) => Object.assign(first(state.pieces), { at: 307 }));
  expect(adrift).toContain("side 0 has 1 pieces in 0 canoes");
  expect(adrift).toContain("side 0 rests at sea");
});

test("a question to nobody and a bargain with the dead are found", () => {
  expect(broken((state) => state.stack.push({ phase: "seating", seat: 15, role: 0, byHand: false }))).toEqual([
    "seating asks seat 15",
  ]);
  const bargain: BargainFrame = { phase: "bargain", seat: 0, captor: 0, captive: 3, made: [0, 0], standing: null };
  expect(broken((state) => state.stack.push(bargain))).toEqual(["seat 3 bargains and is not on Tahiti"]);
});

test("TAH-SOLO-18: a clan at sea, or in a canoe, is found", () => {
  expect(broken((state) => Object.assign(first(state.markers), { crew: 12 }))).toEqual(["clan 12 mans canoe 5"]);
  expect(broken((state) => Object.assign(state.pieces[3] as object, { owner: 12, at: 307 }))).toContain(
    "clan 12 is at sea in 307",
  );
});
