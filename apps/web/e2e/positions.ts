// Positions made in Node with the real rules, to be opened in the page as record files.
import type { Game, Move } from "@outrigger/kernel";
import { act, type Match, type NewMatch, openMatch, refusalsFor, viewFor, waitedFor } from "@outrigger/kernel/match";
import { fastBelow, fastChance } from "@outrigger/kernel/play";

const NAMES = ["Noor", "Hana", "Tomek", "Tia", "Mele"];

export interface Position {
  readonly match: Match;
  readonly seat: number;
  readonly phase: string;
  /** Clauses that forbid something here, in the order in which the rules name them. */
  readonly clauses: readonly string[];
}

/** Two people, or one who plays against a computer of some level. */
function newMatch(game: Game, options: Readonly<Record<string, unknown>>, seed: number, level?: string): Match {
  const [own, other] = NAMES.map((name) => ({ kind: "person" as const, name }));
  const rival = level === undefined ? other : { kind: "bot" as const, name: NAMES[1], level };
  const seats = [own, rival] as NewMatch["seats"];
  const opened = openMatch(game, { seats, options }, (call) => fastChance(seed * 10_007 + call), 0);
  if ("problems" in opened) throw new Error(opened.problems.join("; "));
  return opened.match;
}

/** Plays at random until the position is as wished; the draft of the turn in hand stays open. */
export function findPosition(
  game: Game,
  options: Readonly<Record<string, unknown>>,
  isWished: (position: Position) => boolean,
  { most = 4_000, level }: { readonly most?: number; readonly level?: string } = {},
): Position {
  for (let seed = 1; seed < 20; seed++) {
    const match = newMatch(game, options, seed, level);
    const below = fastBelow(seed);
    for (let made = 0; made < most; made++) {
      const [seat] = waitedFor(match);
      const offers = seat === undefined ? undefined : viewFor(match, seat).offers;
      if (seat === undefined || offers === undefined) break;
      const clauses = [...new Set(refusalsFor(match, seat).map(({ clause }) => clause))];
      const position = { match, seat, phase: offers.phase, clauses };
      if (isWished(position)) return position;
      const answer = act(match, seat, offers.base, [offers.moves[below(offers.moves.length)] as Move], 0);
      if (!answer.ok) throw new Error(answer.code);
    }
  }
  throw new Error("no such position turns up");
}
