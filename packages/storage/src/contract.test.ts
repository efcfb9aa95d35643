import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type InputRow, type MatchRow, openStorage, type Storage } from "./index.ts";

const match: MatchRow = {
  id: "m1",
  game: "maori",
  name: "Lagoon table",
  status: "playing",
  hidden: 0,
  owner: "u1",
  plan: "{}",
  seq: 0,
  snapshot: '{"steps":[]}',
  seed: "5eed",
  nonces: "[]",
  created: 1_900_000_000_000,
  touched: 1_900_000_000_000,
};
const input = (seq: number, payload = `{"n":${seq}}`): InputRow => ({
  match: "m1",
  seq,
  message: `c${seq}`,
  payload,
  at: 1_900_000_000_000 + seq,
});

describe.each(["sqlite"])("storage on %s", () => {
  let folder: string;
  let storage: Storage;
  const open = () => openStorage({ file: join(folder, "outrigger.db") });

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "outrigger-storage-"));
    storage = await open();
  });
  afterEach(async () => {
    await storage.close();
    rmSync(folder, { recursive: true });
  });

  it("gives back what was put in, with the inputs after the snapshot", async () => {
    await storage.createMatch(match);
    await storage.appendInputs({ input: input(1) });
    await storage.appendInputs({
      input: input(2),
      snapshot: { seq: 2, snapshot: '{"steps":[1,2]}', status: "playing" },
    });
    await storage.appendInputs({ input: input(3) });
    const loaded = await storage.loadMatch("m1");
    expect(loaded?.row).toEqual({ ...match, seq: 2, snapshot: '{"steps":[1,2]}', touched: match.touched + 3 });
    expect(loaded?.inputs).toEqual([input(3)]);
    expect(await storage.inputsAfter({ match: "m1", seq: 0 })).toEqual([input(1), input(2), input(3)]);
    expect(await storage.loadMatch("nobody")).toBeUndefined();
  });

  it("lets only one of two inputs have a number, and changes nothing for the other", async () => {
    await storage.createMatch(match);
    const answers = await Promise.all(
      ["first", "second"].map((payload) => storage.appendInputs({ input: input(1, payload) })),
    );
    expect(answers.sort()).toEqual([false, true]);
    const late = { seq: 1, snapshot: "late", status: "over" } as const;
    expect(await storage.appendInputs({ input: input(1), snapshot: late })).toBe(false);
    expect((await storage.loadMatch("m1"))?.row).toMatchObject({ seq: 0, status: "playing" });
  });

  it("fails one operation of a commit without taking the others with it", async () => {
    await storage.createMatch(match);
    const answers = await Promise.allSettled([
      storage.appendInputs({ input: input(1) }),
      storage.createMatch(match),
      storage.appendInputs({ input: input(2) }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await storage.inputsAfter({ match: "m1", seq: 0 })).toHaveLength(2);
  });

  it("keeps everything over a restart, and refuses work once closed", async () => {
    await storage.createMatch(match);
    await Promise.all(Array.from({ length: 200 }, (_, at) => storage.appendInputs({ input: input(at + 1) })));
    await storage.close();
    await expect(storage.loadMatch("m1")).rejects.toThrow("closed");
    storage = await open();
    expect(await storage.inputsAfter({ match: "m1", seq: 0 })).toHaveLength(200);
  });
});
