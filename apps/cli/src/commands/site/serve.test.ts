import { expect, test } from "vitest";
import { outrigger } from "../../testing/terminal.ts";

test("outrigger serve says what is wrong with its command line", async () => {
  expect((await outrigger(["serve", "here"])).err).toContain('"here" is one argument too many');
  expect((await outrigger(["serve", "--port", "70000"])).err).toContain("--port needs a number up to 65535");
});
