import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../lib/run.mjs";
import { drawPicture, putPicture, readPicture } from "./picture.ts";

test("the picture in ARCHITECTURE.md is drawn from the import table as it is: npm run picture", () => {
  expect(readPicture(readFileSync(join(root, "ARCHITECTURE.md"), "utf8"))).toBe(drawPicture());
});

test("what is reached by way of another part has no arrow of its own", () => {
  const table = { kernel: { values: [] }, bots: { values: ["kernel"] }, "game-bot": { values: ["kernel", "bots"] } };
  expect(drawPicture(table).split("\n").slice(2, -1)).toEqual([
    '  kernel["kernel"]',
    '  bots["bots"]',
    '  game-bot["games/*/bot"]',
    "  bots --> kernel",
    "  game-bot --> bots",
  ]);
});

test("a new picture takes the place of the old one, and the words round it stay", () => {
  const document = "Before\n\n```mermaid\nold $&\n```\n\nAfter";
  expect(putPicture(document, "```mermaid\nnew $&\n```")).toBe("Before\n\n```mermaid\nnew $&\n```\n\nAfter");
});
