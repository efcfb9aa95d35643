import { openMatch, resign } from "@outrigger/kernel/match";
import { fastChance } from "@outrigger/kernel/play";
import { rules } from "@outrigger/moa/rules";
import { describe, expect, it } from "vitest";
import { hostOpened } from "./hosted.ts";
import { historyOf, momentOf } from "./past.ts";
import { newMemoryLog } from "./stored/log.ts";

function start() {
  const seats = ["Ada", "Ben"].map((name) => ({ kind: "person" as const, name }));
  const opened = openMatch(rules, { seats, options: {} }, () => fastChance(1), 5);
  if (!("match" in opened)) throw new Error("no match");
  const log = newMemoryLog();
  const { hosted, entry } = hostOpened("m", opened, log);
  log.entries.push(entry);
  return hosted;
}

describe("looking back", () => {
  it("shows everybody their own seat and a spectator's eyes, and nothing more, while the game runs", async () => {
    const hosted = start();
    const spectator = await historyOf(hosted, "spectator", []);
    for (const viewer of ["all", 1] as const) expect(await historyOf(hosted, viewer, [0])).toEqual(spectator);
    expect(await historyOf(hosted, 0, [0])).not.toEqual(spectator);
    const seen = await momentOf(hosted, 0, "spectator", []);
    for (const viewer of ["all", 1] as const) expect(await momentOf(hosted, 0, viewer, [0])).toEqual(seen);
    expect(await momentOf(hosted, 0, 0, [0])).not.toEqual(seen);
  });

  it("opens all eyes once the game is over", async () => {
    const hosted = start();
    resign(hosted.match, 1, { kind: "bot", name: "Bot" }, 6);
    const dealt = (await historyOf(hosted, "all", [])).log[0]?.events.filter(({ kind }) => kind === "handDealt");
    expect(dealt).toMatchObject([{ cards: expect.anything() }, { cards: expect.anything() }]);
    expect(await momentOf(hosted, 9, 1, [])).not.toEqual(await momentOf(hosted, 9, "spectator", []));
  });
});
