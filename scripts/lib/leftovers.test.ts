import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { failIfLeft, runInOwnFolder } from "./leftovers.ts";
import { run, runNpm } from "./run.mjs";

test("what a run leaves in its temporary folder is named and removed", async () => {
  let folder = "";
  const { result, left } = await runInOwnFolder(async ({ TMPDIR = "" }) => {
    folder = TMPDIR;
    writeFileSync(join(TMPDIR, "forgotten"), "");
    return "done";
  });
  expect([result, left]).toEqual(["done", ["forgotten"]]);
  expect(existsSync(folder)).toBe(false);
  expect((await runInOwnFolder(async () => 1)).left).toEqual([]);
});

test("a run that breaks leaves no folder either", async () => {
  let folder = "";
  const broken = runInOwnFolder(async ({ TMPDIR = "" }) => {
    folder = TMPDIR;
    throw new Error("broken");
  });
  await expect(broken).rejects.toThrow("broken");
  expect(existsSync(folder)).toBe(false);
});

test("a check that passes but leaves something has failed, and what it left is named", async () => {
  const said: string[] = [];
  const leave = (name: string) => async (env: NodeJS.ProcessEnv) => {
    const program = `require("node:fs").mkdirSync(require("node:path").join(require("node:os").tmpdir(), "${name}"))`;
    return { ok: (await run(process.execPath, ["-e", program], env)) === 0, passed: 3 };
  };
  expect(await failIfLeft(leave("forgotten"), (line) => said.push(line))).toEqual({ ok: false, passed: 3 });
  expect(said).toEqual(["Left behind in the temporary folder: forgotten"]);
});

test("a check that leaves nothing is as it says itself", async () => {
  const said: string[] = [];
  for (const ok of [true, false])
    expect(
      await failIfLeft(
        async () => ({ ok }),
        (line) => said.push(line),
      ),
    ).toEqual({ ok });
  expect(said).toEqual([]);
});

test("npm leaves nothing in the temporary folder", async () => {
  const { result, left } = await runInOwnFolder((env) => runNpm(process.execPath, ["--version"], env));
  expect({ result, left }).toEqual({ result: 0, left: [] });
});
