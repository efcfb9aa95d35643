import { fastChance, openMatch, resign } from "@outrigger/kernel";
import { rules } from "@outrigger/moa/rules";
import { describe, expect, it } from "vitest";
import { historyOf, momentOf } from "./past.ts";

function start() {
  const seats = ["Ada", "Ben"].map((name) => ({ kind: "person" as const, name }));
  const opened = openMatch(rules, { seats, options: {} }, () => fastChance(1), 5);
  if (!("match" in opened)) throw new Error("no match");
  return opened.match;
}

describe("looking back", () => {
  it("shows everybody their own seat and a spectator's eyes, and nothing more, while the game runs", () => {
    const match = start();
    const spectator = historyOf({ match }, "spectator", []);
    for (const viewer of ["all", 1] as const) expect(historyOf({ match }, viewer, [0])).toEqual(spectator);
    expect(historyOf({ match }, 0, [0])).not.toEqual(spectator);
    const seen = momentOf({ match }, 0, "spectator", []);
    for (const viewer of ["all", 1] as const) expect(momentOf({ match }, 0, viewer, [0])).toEqual(seen);
    expect(momentOf({ match }, 0, 0, [0])).not.toEqual(seen);
  });

  it("opens all eyes once the game is over", () => {
    const match = start();
    resign(match, 1, { kind: "bot", name: "Bot" }, 6);
    const dealt = historyOf({ match }, "all", []).log[0]?.events.filter(({ kind }) => kind === "handDealt");
    expect(dealt).toMatchObject([{ cards: expect.anything() }, { cards: expect.anything() }]);
    expect(momentOf({ match }, 9, 1, [])).not.toEqual(momentOf({ match }, 9, "spectator", []));
  });
});
