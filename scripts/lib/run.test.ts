import { expect, test } from "vitest";
import { run } from "./run.mjs";

test("what a program prints, on either way, is heard where somebody listens, and its exit code is given", async () => {
  const heard: string[] = [];
  const code = await run(
    process.execPath,
    ["-e", "console.log('to read'); console.error('to mend'); process.exitCode = 3"],
    {},
    (text) => heard.push(text),
  );
  expect(code).toBe(3);
  expect(heard.sort().join("")).toBe("to mend\nto read\n");
});
