import { expect, it } from "vitest";
import { runAttacks } from "./run.ts";

// How long anybody waits is for the long run to say; here everybody honest is served under every attack.
it("under every attack those who only want to play are answered, and what floods is refused", async () => {
  const all = await runAttacks(2, () => {});
  for (const { name, samples } of all) expect([name, samples > 0]).toEqual([name, true]);
  expect(all.find(({ name }) => name === "socket bombs")?.said).not.toMatch(/^0 sockets turned away/);
  expect(all.find(({ name }) => name === "forged addresses")?.said).toMatch(/^[1-7]?\d guests made/);
});
