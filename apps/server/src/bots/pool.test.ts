import { botQuestion, hostOpened, newMemoryLog } from "@outrigger/host";
import { openMatch, waitedFor } from "@outrigger/kernel/match";
import { verifiableChance } from "@outrigger/records";
import { expect, it } from "vitest";
import { rulesOf } from "../games.ts";
import { newBotPool } from "./pool.ts";
import type { Asker } from "./shares.ts";
import { startBotThread } from "./thread.ts";

/** One thread; turns last as long as the test says, and nobody thinks. */
function pool() {
  let now = 0;
  const bots = newBotPool(1, () => now);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (table: string, owner: string, { network = owner, attended = true } = {}): void => {
    const asker: Asker = { network, owner, table, isAttended: () => attended };
    void bots.inTurn(asker, () => {
      begun.push(table);
      return new Promise<void>((resolve) => ends.set(table, resolve));
    });
  };
  const lasts = async (table: string, milliseconds: number): Promise<void> => {
    now += milliseconds;
    ends.get(table)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { bots, begun, ask, lasts, pass: (milliseconds: number) => (now += milliseconds) };
}

it("S5.7 whoever has used least is next, however many tables another has opened before", async () => {
  const { begun, ask, lasts } = pool();
  for (let table = 0; table < 5; table++) ask(`many${table}`, "mallory");
  ask("one", "ada");
  await lasts("many0", 1_000);
  expect(begun).toEqual(["many0", "one"]);
  await lasts("one", 100);
  ask("other", "ada");
  expect(begun.at(-1)).toBe("many1");
  await lasts("many1", 1_000);
  expect(begun.at(-1)).toBe("other");
});

it("S5.7 many guests from one place have one share", async () => {
  const { begun, ask, lasts } = pool();
  for (let guest = 0; guest < 5; guest++) ask(`many${guest}`, `guest${guest}`, { network: "203.0.113.9" });
  await lasts("many0", 1_000);
  expect(begun).toEqual(["many0", "many1"]);
  ask("one", "ada");
  await lasts("many1", 1_000);
  expect(begun.at(-1)).toBe("one");
});

it("S5.7 tables with somebody at them come first, but nobody waits for ever", async () => {
  const { begun, ask, lasts, pass } = pool();
  ask("first", "ada");
  ask("left", "ben", { attended: false });
  ask("busy0", "ada");
  await lasts("first", 1_000);
  expect(begun.at(-1)).toBe("busy0");
  pass(30_000);
  ask("busy1", "ada");
  await lasts("busy0", 1_000);
  expect(begun.at(-1)).toBe("left");
});

it("S5.7 a bot that is hurried answers with what it has found so far", async () => {
  const thread = startBotThread(() => {});
  const seats = ["Ada", "Tia"].map((name) => ({ kind: "bot" as const, name, level: "hard" }));
  const opened = openMatch(await rulesOf("maasai"), { seats, options: {} }, verifiableChance("00".repeat(32), []), 0);
  if ("problems" in opened) throw new Error(opened.problems.join());
  const { hosted } = hostOpened("m", opened, newMemoryLog());
  const reply = thread.ask({ ...botQuestion(hosted, waitedFor(opened.match)[0] ?? 0), asks: "moves" });
  thread.hurry();
  const { late, moves } = await reply;
  expect(late).toBe(true);
  expect(moves.length).toBeGreaterThan(0);
  await thread.close();
});

it("whoever waits when the bots go home is told so", async () => {
  const { bots, ask } = pool();
  ask("first", "ada");
  const waiting = bots.inTurn({ network: "n", owner: "ben", table: "t", isAttended: () => true }, async () => "moved");
  await bots.close();
  await expect(waiting).rejects.toThrow("the bots are closed");
});
