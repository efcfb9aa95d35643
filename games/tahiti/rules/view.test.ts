import { expect, test } from "vitest";
import { rules } from "./index.ts";
import { situation } from "./testing/situation.ts";

const { view, sample, pack } = rules;

test("TAH-GEO-7, TAH-GEO-8: a view tells a seat the zones of its enemies, on land and at sea", () => {
  const { state } = situation({
    homes: [407, 1310],
    pieces: "0@407 militia E1; 0@607 population",
    markers: "407 warCanoe",
  });
  expect(view(state, 1, pack).zones.land).toEqual([406, 506, 507, 508]);
  // EX-10: the inner and the outer zone of a manned canoe at its own Village, and the Village itself.
  expect([...view(state, 1, pack).zones.sea].sort((one, other) => one - other)).toEqual([
    207, 305, 306, 307, 308, 309, 405, 406, 407, 408, 409, 508,
  ]);
  expect(view(state, 0, pack).zones).toEqual({ land: [], sea: [] });
  expect(view(state, "spectator", pack).zones).toEqual({ land: [], sea: [] });
});

test("TAH-DEF-8: a sample of a view is the state it shows", () => {
  const { state } = situation();
  expect(sample?.(view(state, 1, pack), { die: () => 1, pick: () => 0, draw: (bag) => bag[0] as never }, pack)).toEqual(
    state,
  );
});
