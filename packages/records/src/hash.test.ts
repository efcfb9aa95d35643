import * as crypto from "node:crypto";
import { expect, test } from "vitest";
import { hasherWith, hashJson } from "./hash.ts";

test("the hash is SHA-256 over the canonical text, as another library computes it", () => {
  const expected = crypto.createHash("sha256").update('{"a":[1,"kākāpō"],"b":null}', "utf8").digest("hex");
  expect(hashJson({ b: null, a: [1, "kākāpō"] })).toBe(expected);
});

test.each(["", "kākāpō", "a".repeat(5_000), '[1,"🜂"]'])("a page and Node come to the same hash: %#", (text) => {
  expect(hasherWith(undefined)(text)).toBe(hasherWith(crypto)(text));
});

test("the order of keys and absent fields do not matter, the order of a list does", () => {
  expect(hashJson({ a: 1, b: undefined, c: 2 })).toBe(hashJson({ c: 2, a: 1 }));
  expect(hashJson([1, 2])).not.toBe(hashJson([2, 1]));
});

test("what is not plain data is refused", () => {
  expect(() => hashJson({ at: Number.NaN })).toThrow("not plain data");
});
