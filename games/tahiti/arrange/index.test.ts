import { givenAt } from "@outrigger/scene";
import { expect, test } from "vitest";
import { rules } from "../rules/index.ts";
import { type Arrangement, arrange } from "./index.ts";

test.each([
  [{ pieces: "0@407 militai" }, "what is militai?"],
  [{ pieces: [[0, 407, "heavy*two"]] }, "what is heavy*two?"],
  [{ markers: "407 biglog" }, "what is biglog?"],
  [{ clans: "x@704" }, "no hostile Area: x@704"],
])("a slip in a position is named: %j", (wanted, problem) => {
  expect(() => givenAt({ rules, arrange }, { seats: 2, arrange: wanted as Arrangement })).toThrow(problem);
});
