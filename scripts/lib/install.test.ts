import { expect, test } from "vitest";
import { holds } from "./install.mjs";

const locked = {
  "": { version: "0.1.0" },
  "node_modules/a": { version: "1.0.0", integrity: "sha512-a" },
  "node_modules/b-win32": { version: "2.0.0", integrity: "sha512-b", optional: true },
  "node_modules/@outrigger/kernel": { resolved: "packages/kernel", link: true },
};
const { "": _, "node_modules/b-win32": __, ...installed } = locked;

test("an installed tree may lack the optional packages of other platforms", () => {
  expect(holds(installed, locked)).toBe(true);
});

test("a missing package, another version and another content call for an install", () => {
  expect(holds({}, locked)).toBe(false);
  expect(holds({ ...installed, "node_modules/a": { version: "1.0.1", integrity: "sha512-a" } }, locked)).toBe(false);
  expect(holds({ ...installed, "node_modules/a": { version: "1.0.0", integrity: "sha512-x" } }, locked)).toBe(false);
});

test("a new workspace calls for an install", () => {
  const more = { ...locked, "node_modules/@outrigger/bots": { resolved: "packages/bots", link: true } };
  expect(holds(installed, more)).toBe(false);
});
