// Positions of Tahiti that turn up when good players play, to be opened in the page as record files.
import { findBot } from "@outrigger/bots";
import type { Move } from "@outrigger/kernel";
import { act, decisionId, type Match, openMatch, viewFor, waitedFor } from "@outrigger/kernel/match";
import { fastChance } from "@outrigger/kernel/play";
import { guide } from "@outrigger/tahiti/bot";
import { rules, type TahitiView } from "@outrigger/tahiti/rules";

const NAMES = ["Noor", "Hana"];
/** Whom the record is for: people, or computers of a level. */
const PEOPLE = ["person", "person"];
const MOST_TURNS = 400;
const MOST_GAMES = 12;

export interface Asked {
  readonly phase: string;
  readonly moves: readonly Move[];
  /** What is shown with each move. */
  readonly notes: readonly unknown[];
  readonly view: TahitiView;
}

/** A decision of this phase, with all these kinds of moves on offer. */
export const asks =
  (phase: string, ...kinds: string[]) =>
  (asked: Asked): boolean =>
    asked.phase === phase && kinds.every((kind) => asked.moves.some((move) => move[0] === kind));

export type Wishes = Readonly<Record<string, unknown>>;

export function newMatch(seed: number, options: Wishes = {}, players: readonly string[] = PEOPLE): Match {
  const seats = players.map((kind, at) => {
    const name = NAMES[at] ?? "";
    return kind === "person" ? { kind: "person" as const, name } : { kind: "bot" as const, name, level: kind };
  });
  const opened = openMatch(rules, { seats, options }, (call) => fastChance(seed * 4_001 + call), 0);
  if ("problems" in opened) throw new Error(opened.problems.join("; "));
  return opened.match as Match;
}

/** Plays until a decision is as wished; nothing of it is decided yet. */
export function findAsked(isWished: (asked: Asked) => boolean, options: Wishes = {}): Match {
  const bot = findBot("greedy", guide);
  for (let seed = 1; seed <= MOST_GAMES; seed++) {
    const match = newMatch(seed, options);
    for (let made = 0; made < MOST_TURNS; made++) {
      const [seat] = waitedFor(match);
      if (seat === undefined) break;
      const { view } = viewFor(match, seat);
      const { moves } = bot.choose({ game: rules, pack: rules.pack, seat, view: view as never, seed: made });
      if (playUntil(match, seat, moves, isWished)) return match;
    }
  }
  throw new Error("no such position turns up");
}

/** Makes the moves one by one; stops before the one that answers what is wished for. */
function playUntil(match: Match, seat: number, moves: readonly Move[], isWished: (asked: Asked) => boolean): boolean {
  for (const move of moves) {
    const { offers, view } = viewFor(match, seat);
    if (offers === undefined) return false;
    if (isWished({ ...offers, view: view as unknown as TahitiView })) return true;
    const answer = act(match, seat, offers.base, [move], 0);
    if (!answer.ok) throw new Error(answer.code);
  }
  return false;
}

/** A short game played to its end. */
export function findEnd(): Match {
  const bot = findBot("greedy", guide);
  const match = newMatch(1, { seasonLimit: 1 });
  for (let made = 0; made < MOST_TURNS; made++) {
    const [seat] = waitedFor(match);
    if (seat === undefined) return match;
    const { view } = viewFor(match, seat);
    const { moves } = bot.choose({ game: rules, pack: rules.pack, seat, view: view as never, seed: made });
    act(match, seat, decisionId(match, seat), moves, 0);
  }
  throw new Error("the game does not come to an end");
}
