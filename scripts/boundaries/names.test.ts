import { expect, test } from "vitest";
import { findUnnamed } from "./names.ts";

test("a game with a pack has its files under the names of all, in a chapter's folder or not; a reference game need not", () => {
  const lacking = findUnnamed(["games/go/pack/index.ts", "games/go/rules/go.ts", "games/go/rules/combat/events.ts"]);
  expect(lacking).toContain("games/go/rules/vocabulary.ts");
  for (const there of ["pack/index.ts", "rules/go.ts", "rules/**/events.ts"])
    expect(lacking).not.toContain(`games/go/${there}`);
  expect(findUnnamed(["games/four/rules/index.ts"])).toEqual([]);
});
