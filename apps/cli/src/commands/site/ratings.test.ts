import { startServer } from "@outrigger/server";
import { expect, test } from "vitest";
import { folderForTests } from "../../testing/folder.ts";
import { outrigger } from "../../testing/terminal.ts";

const data = folderForTests();

test("outrigger ratings says where there is nothing to rate, and what it cannot read", async () => {
  expect(await outrigger(["ratings", "--data", data])).toMatchObject({ code: 1 });
  const server = await startServer({ port: 0, address: "127.0.0.1", logLevel: "error", data });
  await server.close();
  expect(await outrigger(["ratings", "--data", data])).toMatchObject({
    code: 0,
    out: "no rated game has been finished",
  });
  expect(await outrigger(["ratings", "moa", "maori", "--data", data])).toMatchObject({ code: 2 });
});
