import { readFileSync } from "node:fs";
import { rules as connectFour } from "@outrigger/connect-four/rules";
import type { Game } from "@outrigger/kernel";
import { decisionId, openMatch, replaySteps, resign } from "@outrigger/kernel/match";
import { fastChance } from "@outrigger/kernel/play";
import { rules as maasai } from "@outrigger/maasai/rules";
import { rules } from "@outrigger/moa/rules";
import { needParsed } from "@outrigger/protocol";
import { parseRecord } from "@outrigger/records";
import { rules as tahiti } from "@outrigger/tahiti/rules";
import { describe, expect, it } from "vitest";
import { beginFromRecord } from "./begin.ts";
import { hostOpened, wholeMatch } from "./hosted.ts";
import { handleMatch } from "./input.ts";
import { historyOf, momentOf } from "./past.ts";
import { newMemoryLog } from "./stored/log.ts";

function start(game: Game = rules) {
  const seats = ["Ada", "Ben"].map((name) => ({ kind: "person" as const, name }));
  const opened = openMatch(game, { seats, options: {} }, () => fastChance(1), 5);
  if (!("match" in opened)) throw new Error("no match");
  const log = newMemoryLog();
  const { hosted, entry } = hostOpened("m", opened, log);
  log.entries.push(entry);
  return { hosted, log };
}

describe("looking back", () => {
  it("shows everybody their own seat and a spectator's eyes, and nothing more, while the game runs", async () => {
    const { hosted } = start();
    const spectator = await historyOf(hosted, "spectator", []);
    for (const viewer of ["all", 1] as const) expect(await historyOf(hosted, viewer, [0])).toEqual(spectator);
    expect(await historyOf(hosted, 0, [0])).not.toEqual(spectator);
    const seen = await momentOf(hosted, 0, "spectator", []);
    for (const viewer of ["all", 1] as const) expect(await momentOf(hosted, 0, viewer, [0])).toEqual(seen);
    expect(await momentOf(hosted, 0, 0, [0])).not.toEqual(seen);
  });

  it("opens all eyes once the game is over", async () => {
    const { hosted } = start();
    resign(hosted.match, 1, { kind: "bot", name: "Bot" }, 6);
    const dealt = (await historyOf(hosted, "all", [])).log[0]?.events.filter(({ kind }) => kind === "handDealt");
    expect(dealt).toMatchObject([{ cards: expect.anything() }, { cards: expect.anything() }]);
    expect(await momentOf(hosted, 9, 1, [])).not.toEqual(await momentOf(hosted, 9, "spectator", []));
  });

  it.each([
    [maasai, "short-2-greedy"],
    [tahiti, "two"],
  ] as [Game, string][])("shows any moment as it was, and reads the match once for all of them", async (game, name) => {
    const { hosted, reads } = finished(game, name);
    const { pack, data } = await wholeMatch(hosted);
    const before = reads();
    for (const at of [40, 0, 39, 16, 15, 70, 41]) {
      const { state } = replaySteps(game, pack, data, at);
      expect((await momentOf(hosted, at, "all", [])).view).toEqual(game.view(state, "all", pack));
    }
    expect(reads() - before).toBe(1);
  });

  it("shows what was played in the end, not what was taken back meanwhile", async () => {
    const { hosted, log } = start(connectFour);
    const bot = { kind: "bot", name: "Bot" } as const;
    const say = (message: object): void => {
      const { entry: made } = handleMatch(hosted, { id: `i${hosted.seq}`, match: "m", ...message } as never, bot, 10);
      if (made !== undefined) log.entries.push(made);
    };
    const drop = (seat: number, column: number): void =>
      say({ kind: "move", seat, base: decisionId(hosted.match, seat), moves: [["drop", column]] });
    const boardAfter = async (at: number) => (await momentOf(hosted, at, "spectator", [])).view;
    const first = hosted.match.published.decision?.seat ?? 0;
    drop(first, 0);
    drop(1 - first, 0);
    drop(first, 1);
    const before = await boardAfter(2);
    say({ kind: "request", seat: 1 - first, request: "takeBack" });
    say({ kind: "consent", seat: first, request: "takeBack", yes: true });
    drop(1 - first, 3);
    drop(first, 1);
    const { pack, data } = await wholeMatch(hosted);
    const now = await boardAfter(2);
    expect(now).not.toEqual(before);
    expect(now).toEqual(connectFour.view(replaySteps(connectFour, pack, data, 2).state, "spectator", pack));
  });
});

/** A recorded match, and how often its log was read. */
function finished(game: Game, name: string) {
  const file = new URL(`../../../games/${game.id}/fixtures/${name}.json`, import.meta.url);
  const log = newMemoryLog();
  let count = 0;
  const read = () => {
    count++;
    return log.read();
  };
  const luck = { seed: "00".repeat(32), nonces: ["01", "02"].map((each) => each.repeat(32)) };
  const home = { id: "m", luck, chance: () => fastChance(1), log: { read } };
  const begun = beginFromRecord(game, needParsed(parseRecord(readFileSync(file, "utf8"))), home);
  if ("problems" in begun) throw new Error(begun.problems.join());
  log.entries.push(...begun.entries);
  return { hosted: begun.hosted, reads: () => count };
}
