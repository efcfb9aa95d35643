import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Server, startServer } from "@outrigger/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outrigger } from "../../testing/terminal.ts";

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

test("outrigger admin allows an account more than others, and as much as anybody again", async () => {
  await register("cleo@example.org");
  const allow = (limits: string) => admin("cleo@example.org", "--allow", limits);
  const more = "stored-megabytes-per-person=500, sockets-per-person=40";
  expect((await allow(more)).out).toBe(`cleo (cleo@example.org) may have ${more}`);
  expect((await admin()).out).toContain(`cleo (cleo@example.org) may have ${more}`);
  for (const wrong of ["sockets-per-address=5", "sockets-per-person=0", "cats-per-person=5"])
    expect(await allow(wrong)).toMatchObject({ code: 1, err: expect.stringContaining("quotas are open-tables-per-") });
  expect((await allow("usual")).out).toBe("cleo (cleo@example.org) may have as much as anybody");
  expect((await admin()).out).not.toContain("cleo");
});

test("it says what is wrong with its command line", async () => {
  expect((await admin("nobody@example.org")).err).toContain(
    "nobody has an account with the address nobody@example.org",
  );
  for (const flags of [["--remove"], ["--allow", "usual"]])
    expect((await admin(...flags)).err).toContain("ADDRESS is missing");
  expect((await admin("a@example.org", "--remove", "--allow", "usual")).err).toContain("do not go together");
  expect((await admin("a@example.org", "b@example.org")).err).toContain("one argument too many");
  expect((await outrigger(["admin", "--data", join(data, "nowhere")])).err).toContain("there is no such file");
});
