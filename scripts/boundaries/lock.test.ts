import { expect, test } from "vitest";
import { agree } from "./lock.ts";

test("the lock file has each package.json as it stands", () => {
  const manifest = { dependencies: { zod: "4.6.5" }, devDependencies: { vitest: "5.0.2" } };
  expect(agree(manifest, manifest)).toBe(true);
  expect(agree({}, {})).toBe(true);
  expect(agree(manifest, undefined)).toBe(false);
  expect(agree(manifest, { dependencies: { zod: "4.6.5" } })).toBe(false);
  expect(agree({ dependencies: { zod: "4.6.6" } }, { dependencies: { zod: "4.6.5" } })).toBe(false);
});
