// A game between bots as a record; one of its turns may be played at random, and which one is told.
import type { Bot } from "@outrigger/bots";
import { at, type Game, type Move, type Seat, sameJson } from "@outrigger/kernel";
import { act, decisionId, type Match, openMatch, stepCount, viewFor, waitedFor } from "@outrigger/kernel/match";
import { fastBelow, fastChance } from "@outrigger/kernel/play";
import { type GameRecord, recordOf } from "@outrigger/records";

/** What is played at random: one decision, or all of a seat's until another one decides. */
export const PLANTS = ["turn", "move"] as const;
export type Plant = (typeof PLANTS)[number];

/** How many decisions were made before what was played at random, and after it. */
export interface Planted {
  readonly from: number;
  readonly to: number;
}

interface Played {
  readonly record: GameRecord;
  readonly planted?: Planted;
}

/** The random one is one of so many answers, after those that open a game. */
const OPENING = 4;
const MIDDLE = 12;

export function playRecord(game: Game, bot: Bot, seed: number, plant?: Plant): Played {
  const match = begin(game, seed);
  const below = fastBelow(seed + 0x1_0000_0000);
  const random = plant === undefined ? Number.POSITIVE_INFINITY : OPENING + below(MIDDLE);
  let planted: Planted | undefined;
  let last: Seat | undefined;
  for (let answers = 0; match.data.end === undefined; answers++) {
    const seat = at(waitedFor(match), 0);
    const view = viewFor(match, seat).view as object;
    const { moves } = bot.choose({ game, pack: match.pack, seat, view, seed: below(0x1_0000_0000) });
    const isPlace = answers >= random && hasChoice(match, seat) && (plant === "move" || seat !== last);
    if (planted === undefined && isPlace) {
      const from = stepCount(match.data);
      const made = playAtRandom(match, seat, below, plant === "turn");
      // Chance may do what the bot would have done: then nothing was planted yet.
      if (!sameJson(made, moves)) planted = { from, to: stepCount(match.data) };
    } else send(match, seat, moves);
    last = seat;
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

const hasChoice = (match: Match, seat: Seat): boolean => (viewFor(match, seat).offers?.moves.length ?? 0) > 1;

/** Anything, until everybody has seen it, or until somebody else has to decide. */
function playAtRandom(match: Match, seat: Seat, below: (bound: number) => number, isTurn: boolean): Move[] {
  const made: Move[] = [];
  const goesOn = () => match.data.drafts.length > 0 || (isTurn && waitedFor(match)[0] === seat);
  do {
    const moves = viewFor(match, seat).offers?.moves ?? [];
    const move = at(moves, below(moves.length));
    send(match, seat, [move]);
    made.push(move);
  } while (match.data.end === undefined && goesOn());
  return made;
}

function send(match: Match, seat: Seat, moves: Parameters<typeof act>[3]): void {
  const answer = act(match, seat, decisionId(match, seat), moves, 0);
  if (!answer.ok) throw new Error(`a bot was refused: ${answer.code}`);
}
