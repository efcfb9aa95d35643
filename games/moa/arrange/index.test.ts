import { givenAt } from "@outrigger/scene";
import { expect, test } from "vitest";
import { rules } from "../rules/index.ts";
import { type Arrangement, arrange } from "./index.ts";

test.each([
  [{ land: { "2x": "SH" } }, "which territory is 2x?"],
  [{ land: { "2": "SX" } }, "what is SX?"],
  [{ hands: { 3: "tui" } }, "there is no seat 3"],
  [{ terrain: ["T99"] }, "no terrain card T99"],
])("a slip in a position is named: %j", (wanted, problem) => {
  expect(() => givenAt({ rules, arrange }, { seats: 3, arrange: wanted as Arrangement })).toThrow(problem);
});
