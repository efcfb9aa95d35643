import { join } from "node:path";
import { expect, test } from "vitest";
import { siteForTests } from "../../testing/site.ts";
import { outrigger } from "../../testing/terminal.ts";

const { data, ask } = siteForTests();

const admin = (...args: string[]) => outrigger(["admin", ...args, "--data", data]);

/** An account; says who it is. */
const register = async (email: string) =>
  (await ask("POST", "/account", { email, password: "long enough" })).json() as Promise<{ admin: boolean }>;

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
