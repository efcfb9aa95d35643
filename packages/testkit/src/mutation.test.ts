import { expect, test } from "vitest";
import { parseMutations } from "./mutation.ts";

test("a planted bug is a clause, a file, what is taken out and what is put in", () => {
  const text =
    "# Turns\n\nREEF-1 turn.ts\n-seat + 1\n+seat\n\n# Ends\n\nREEF-2 phases/end.ts\n-  a();\n-\n+  b();\n+\n";
  expect(parseMutations(text)).toEqual([
    { clause: "REEF-1", file: "turn.ts", find: "seat + 1", replace: "seat" },
    { clause: "REEF-2", file: "phases/end.ts", find: "  a();\n", replace: "  b();\n" },
  ]);
});

test("nothing put in takes out alone", () => {
  expect(parseMutations("REEF-1 turn.ts\n-seat++;\n")[0]?.replace).toBe("");
});

test("a line that is none of these is named", () => {
  expect(() => parseMutations("REEF-1 turn.ts\n-seat\nseat + 1\n")).toThrow(
    'REEF-1 turn.ts: neither taken out nor put in: "seat + 1"',
  );
  expect(() => parseMutations("REEF-1\n-seat\n")).toThrow('not a clause and a file: "REEF-1"');
});
