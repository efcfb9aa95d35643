import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Server, startServer } from "@outrigger/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outrigger } from "../testing/terminal.ts";

let data: string;
let server: Server;
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), "outrigger-admin-"));
  server = await startServer({ port: 0, address: "127.0.0.1", logLevel: "error", data });
});
afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true });
});

const admin = (...args: string[]) => outrigger(["admin", ...args, "--data", data]);

/** An account; says who it is. */
async function register(email: string): Promise<{ admin: boolean }> {
  const response = await fetch(`http://127.0.0.1:${server.port}/api/account`, {
    method: "POST",
    headers: { "x-outrigger": "1", "content-type": "application/json" },
    body: JSON.stringify({ email, password: "long enough" }),
  });
  return (await response.json()) as { admin: boolean };
}

test("outrigger admin names administrators while the site is running, and keeps the last one", async () => {
  expect((await admin()).out).toMatch(/no administrator.*\n\/account\/admin\/\S+$/);
  for (const email of ["ada@example.org", "ben@example.org"])
    expect(await register(email)).toMatchObject({ admin: false });
  expect(await admin("Ada@example.org")).toMatchObject({
    code: 0,
    out: "ada (ada@example.org) is an administrator now",
  });
  expect((await admin()).out).toBe("ada (ada@example.org)");
  expect(await admin("ada@example.org", "--remove")).toMatchObject({ code: 1 });
  expect((await admin("ada@example.org", "--remove")).err).toContain("is the only administrator; name another first");
  await admin("ben@example.org");
  expect((await admin("ada@example.org", "--remove")).out).toContain("no administrator any more");
  expect((await admin()).out).toBe("ben (ben@example.org)");
});

test("it says what is wrong with its command line", async () => {
  expect((await admin("nobody@example.org")).err).toContain(
    "nobody has an account with the address nobody@example.org",
  );
  expect((await admin("--remove")).err).toContain("ADDRESS is missing");
  expect((await admin("a@example.org", "b@example.org")).err).toContain("one argument too many");
  expect((await outrigger(["admin", "--data", join(data, "nowhere")])).err).toContain("there is no such file");
});
