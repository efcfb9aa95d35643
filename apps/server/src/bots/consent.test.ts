import { findBot } from "@outrigger/bots";
import { findGame, GAME_IDS } from "@outrigger/games";
import { openMatch, viewFor } from "@outrigger/kernel/match";
import { fastChance } from "@outrigger/kernel/play";
import { describe, expect, it } from "vitest";

describe("no bot agrees to end a game that has just begun", () => {
  it.each(GAME_IDS)("%s", async (id) => {
    const entry = await findGame(id);
    const { rules } = (await entry?.rules()) ?? {};
    const guide = (await entry?.bot?.())?.guide;
    if (rules === undefined) throw new Error(`no game ${id}`);
    for (let count = Math.max(2, rules.seats[0]); count <= rules.seats[1]; count++) {
      const seats = Array.from({ length: count }, (_, seat) => ({ kind: "bot" as const, name: `${seat}` }));
      const opened = openMatch(rules, { seats, options: {} }, (call) => fastChance(call), 0);
      if ("problems" in opened) throw new Error(opened.problems.join());
      const { match } = opened;
      const answers = [...seats.keys()].map((seat) =>
        findBot("hard", guide).agrees({
          game: rules,
          pack: match.pack,
          seat,
          view: viewFor(match, seat).view,
          seed: 1,
        }),
      );
      expect(answers).toEqual(seats.map(() => false));
    }
  });
});
