// A game between bots as a record; one of its turns may be played at random, and which one is told.
import type { Bot } from "@outrigger/bots";
import { at, type Game, type Seat } from "@outrigger/kernel";
import { act, decisionId, type Match, openMatch, stepCount, tableFor, waitedFor } from "@outrigger/kernel/match";
import { fastBelow, fastChance } from "@outrigger/kernel/play";
import { type GameRecord, recordOf } from "@outrigger/records";

export interface Played {
  readonly record: GameRecord;
  /** How many decisions were made before the turn that was played at random. */
  readonly planted?: number;
}

/** The random turn is one of so many, after those that open a game. */
const OPENING = 4;
const MIDDLE = 12;

export function playRecord(game: Game, bot: Bot, seed: number, plants: boolean): Played {
  const match = begin(game, seed);
  const below = fastBelow(seed + 0x1_0000_0000);
  const random = plants ? OPENING + below(MIDDLE) : Number.POSITIVE_INFINITY;
  let planted: number | undefined;
  for (let answers = 0; match.data.end === undefined; answers++) {
    const seat = at(waitedFor(match), 0);
    if (planted === undefined && answers >= random && hasChoice(match, seat)) {
      planted = stepCount(match.data);
      playAtRandom(match, seat, below);
    } else {
      const view = tableFor(match, seat).view as object;
      const { moves } = bot.choose({ game, pack: match.pack, seat, view, seed: below(0x1_0000_0000) });
      send(match, seat, moves);
    }
  }
  return { record: recordOf(match), ...(planted === undefined ? {} : { planted }) };
}

function begin(game: Game, seed: number): Match {
  const seats = Array.from({ length: Math.max(2, game.seats[0]) }, (_, seat) => ({
    kind: "bot" as const,
    name: `seat ${seat}`,
    level: "easy",
  }));
  const chance = fastChance(seed);
  const opened = openMatch(game, { seats, options: {} }, () => chance, 0);
  if ("problems" in opened) throw new Error(opened.problems.join("; "));
  return opened.match;
}

const hasChoice = (match: Match, seat: Seat): boolean => (tableFor(match, seat).offers?.moves.length ?? 0) > 1;

/** Anything, until everybody has seen it. */
function playAtRandom(match: Match, seat: Seat, below: (bound: number) => number): void {
  do {
    const moves = tableFor(match, seat).offers?.moves ?? [];
    send(match, seat, [at(moves, below(moves.length))]);
  } while (match.data.drafts.length > 0);
}

function send(match: Match, seat: Seat, moves: Parameters<typeof act>[3]): void {
  const answer = act(match, seat, decisionId(match, seat), moves, 0);
  if (!answer.ok) throw new Error(`a bot was refused: ${answer.code}`);
}
