import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { makeRecordSchema } from "./schema.ts";

test("docs/records.schema.json is the shape the parser checks by", () => {
  const file = new URL("../../../docs/records.schema.json", import.meta.url);
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(makeRecordSchema());
});
