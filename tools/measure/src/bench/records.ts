// What records cost: the replay of the longest of many random games, and the size of a file.

import { loadRules } from "@outrigger/games";
import type { Game } from "@outrigger/kernel";
import { act, type Match, openMatch, viewFor, waitedFor } from "@outrigger/kernel/match";
import { fastBelow, fastChance } from "@outrigger/kernel/play";
import { makeRecord, recordOf, replayRecord } from "@outrigger/records";
import { type Bench, median, timeOf } from "./measure.ts";

const SEATS = Array.from({ length: 5 }, () => ({ kind: "bot", name: "random", level: "random" }) as const);
/** Records whose size is taken; making one plays the game again. */
const SIZED = 50;
/** Time in these records: one second a decision. */
const TICK = 1_000;

export const recordsBench: Bench = {
  id: "records",
  title: "Māori records at five players",
  async run(effort) {
    const game = await loadRules("maori");
    const played = Array.from({ length: effort.games }, (_, seed) => playOut(game, seed));
    const longest = played.reduce((one, other) => (stepsOf(other) > stepsOf(one) ? other : one));
    const record = recordOf(longest);
    const sizes = played.slice(0, SIZED).map((match) => Buffer.byteLength(makeRecord(recordOf(match))));
    return [
      { name: `longest of ${played.length} games`, value: stepsOf(longest), unit: "decisions" },
      { name: "replay of the longest", value: timeOf(effort.rounds * 3, () => replayRecord(game, record)), unit: "ms" },
      { name: "record of the longest", value: Buffer.byteLength(makeRecord(record)), unit: "bytes" },
      { name: "record, median", value: median(sizes), unit: "bytes" },
    ];
  },
};

function stepsOf({ data }: Match): number {
  return data.segments.reduce((sum, { steps }) => sum + steps.length, 0);
}

function playOut(game: Game, seed: number): Match {
  const chance = fastChance(seed);
  const opened = openMatch(game, { seats: SEATS, options: {} }, () => chance, 0);
  if ("problems" in opened) throw new Error(opened.problems.join("; "));
  const { match } = opened;
  // Another stream than the game's luck, or choices would follow the dice.
  const below = fastBelow(seed + 0x1_0000_0000);
  for (let made = 1; match.data.end === undefined; made++) {
    const [seat = 0] = waitedFor(match);
    const offers = viewFor(match, seat).offers;
    const move = offers?.moves[below(offers.moves.length)];
    if (offers === undefined || move === undefined)
      throw new Error("nothing is offered to the seat that is waited for");
    const answer = act(match, seat, offers.base, [move], made * TICK);
    if (!answer.ok) throw new Error(`an offer was refused: ${answer.code}`);
  }
  return match;
}
