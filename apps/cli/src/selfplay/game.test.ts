import { findBot, loadGuide } from "@outrigger/bots";
import { findGame, GAME_IDS } from "@outrigger/games";
import { isOptionsProblem } from "@outrigger/kernel";
import { parseOptions } from "@outrigger/kernel/play";
import { describe, expect, it } from "vitest";
import { newCourse, playCourse } from "../sim/course.ts";
import { playForRows } from "./game.ts";
import { makeRow, readRow, rowLength, WHOLE_SHARE } from "./rows.ts";
import type { Table } from "./table.ts";

async function tableOf(id: string): Promise<Table | undefined> {
  const entry = await findGame(id);
  if (entry === undefined) throw new Error(id);
  const guide = await loadGuide(entry, "greedy");
  const features = (await guide?.judgement?.())?.features;
  if (guide === undefined || features === undefined) return undefined;
  const { rules: game } = await entry.rules();
  return { game, guide, features, bot: findBot("greedy", guide), careful: 0, players: 2, usual: false, within: 8 };
}

describe("self-play", () => {
  it("with --usual keeps the first position of every turn of games that it plays with the usual options", async () => {
    const table = await tableOf("tahiti");
    if (table === undefined) throw new Error("tahiti");
    const usual = { ...table, usual: true, within: 0 };
    const turns = new Set<number | undefined>();
    const counted = {
      ...usual.features,
      count: (position: Parameters<typeof usual.features.count>[0]) => {
        const turn = usual.guide.turnOf?.(position);
        expect(turns.has(turn)).toBe(false);
        turns.add(turn);
        return usual.features.count(position);
      },
    };
    const { rows } = playForRows({ ...usual, features: counted }, 7);
    expect(turns.size).toBe(rows.length);
    const [switches] = new Set(rows.map((row) => readRow(usual.features, 2, row).tally.shared.slice(7, 9).join()));
    expect(switches).toBe("0,0");
  });

  it("a row says again what it was made of", async () => {
    const table = await tableOf("maori");
    if (table === undefined) throw new Error("maori");
    const { shared, each, parts } = table.features;
    const seats = [0, 1].map((seat) => each.map((_, at) => 3 * at - 20 * seat));
    const tally = { shared: shared.map((_, at) => at - 4), seats, prospects: [1.5, -2.25] };
    const outcome = { game: 70_000, shares: [0.5, 0.5], parts: [0, 1].map(() => parts.map(() => 5)) };
    const row = readRow(table.features, 2, makeRow(table.features, tally, 0.2, outcome));
    expect(row).toEqual({ game: 70_000, phase: 0.2, shares: [0.5, 0.5], tally });
  });

  it.each(GAME_IDS)(
    "%s: a row is as long as its features say, the same from the same seed, and shares add up",
    async (id) => {
      const table = await tableOf(id);
      if (table === undefined) return expect(id).toBe("connect-four");
      const { seats, rows } = playForRows(table, 3);
      expect(rows.length).toBeGreaterThan(5);
      expect(playForRows(table, 3).rows).toEqual(rows);
      const { parts } = table.features;
      for (const row of rows) {
        expect(row.length).toBe(rowLength(table.features, seats));
        const end = row.length - seats * (parts.length + 4);
        const shares = row.subarray(end - seats, end);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(WHOLE_SHARE);
      }
      const phases = rows.map((row) => row[4] as number);
      expect(phases).toEqual([...phases].sort((one, other) => one - other));
    },
  );

  it.each(GAME_IDS)("%s: the prospects that are counted are those the bots judge by", async (id) => {
    const table = await tableOf(id);
    if (table === undefined) return expect(id).toBe("connect-four");
    const { game, guide, features } = table;
    const options = parseOptions(game, 2, {});
    if (isOptionsProblem(options)) throw new Error(id);
    const course = newCourse(
      { game, seats: 2, options, pack: game.pack, packData: undefined },
      [findBot("quick", guide), findBot("quick", guide)].map((bot) => ({
        ...bot,
        choose(request) {
          expect(features.count(course.play).prospects).toEqual(guide.evaluate(course.play));
          return bot.choose(request);
        },
      })),
      5,
      false,
    );
    expect(playCourse(course)).toBe(true);
  });
});
