import { expect, test } from "vitest";
import { siteForTests } from "../../testing/site.ts";
import { outrigger } from "../../testing/terminal.ts";

const { data, ask } = siteForTests();

const people = (...args: string[]) => outrigger(["people", ...args, "--data", data]);

test("outrigger people suspends somebody while the site is running, and takes it back", async () => {
  const entered = await ask("POST", "/guest", { name: "Ben Rude", language: "en" });
  const cookie = entered.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const facts = async () => (await ask("GET", "/me", undefined, cookie)).json();
  expect(await people("rude", "--suspend", "7d", "--reason", "A week.")).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Ben Rude: suspend until 20/),
  });
  expect(await facts()).toMatchObject({ me: null, suspended: { reason: "A week." } });
  const { out } = await people("rude");
  expect(out).toMatch(/^Ben Rude \(guest\) \S+\n {2}\S+ suspend until \S+: A week\. \(\S+\)$/);
  const [, act = ""] = /\((\S+)\)$/.exec(out) ?? [];
  expect((await people("--undo", act, "--reason", "A mistake.")).out).toBe("taken back");
  expect((await people("--undo", act, "--reason", "Again.")).err).toContain("cannot be taken back, or was before");
  expect((await people("rude", "--rename", "Ben B.", "--reason", "Kinder.")).code).toBe(0);
  expect(await facts()).toMatchObject({ me: { name: "Ben B." }, suspended: null });
});

test("it says what is wrong with its command line", async () => {
  for (const name of ["Zoe One", "Zoe Two"]) await ask("POST", "/guest", { name, language: "en" });
  expect((await people("nobody at all")).out).toBe("nobody is called nobody at all");
  expect((await people("nobody at all", "--warn", "--reason", "x")).err).toContain("nobody is called nobody at all");
  expect((await people("zoe", "--warn", "--reason", "x")).err).toContain("may be several people");
  expect((await people("zoe one", "--warn")).err).toContain("--reason is missing");
  expect((await people("zoe one", "--warn", "--mute", "2h", "--reason", "x")).err).toContain("do not go together");
  expect((await people("zoe one", "--mute", "soon", "--reason", "x")).err).toContain("2h, 7d or forever");
  expect((await people("zoe one", "--rename", "\u3164", "--reason", "x")).err).toContain("not a name that can be read");
  expect((await people()).err).toContain("WHO is missing");
});
