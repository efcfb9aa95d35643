// Games as they stand shortly before their end: the usual run plays only the rest of most whole games.
import type { Game, Move } from "@outrigger/kernel";
import { act, type Match, openMatch, viewFor, waitedFor } from "@outrigger/kernel/match";
import { fastBelow, fastChance } from "@outrigger/kernel/play";
import type { Page } from "@playwright/test";
import { PATIENCE, pickFrom } from "./driver.ts";
import { sitDown } from "./screens.ts";

export interface LatePlan {
  /** "person", or a computer's level. */
  readonly seats: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
}

const NAMES = ["Noor", "Hana", "Tomek"];
const SEED = 2;
/** Enough for every kind of decision but the opening ones. */
const CHOICES_LEFT = 36;
/** Whoever comes late is tired soon. */
const LATE_PATIENCE = 20;

/**
 * Sits down at such a table; with `OUTRIGGER_GAMES=whole` at one where nothing has been decided. Returns after how many
 * choices the game is to be ended soon.
 */
export async function sitDownLate(page: Page, game: Game, plan: LatePlan): Promise<number> {
  const isWhole = process.env["OUTRIGGER_GAMES"] === "whole";
  const made = isWhole ? 0 : playOn(newMatch(game, plan)) - CHOICES_LEFT;
  const match = newMatch(game, plan);
  playOn(match, made);
  await sitDown(page, match);
  return isWhole ? PATIENCE : LATE_PATIENCE;
}

function newMatch(game: Game, { seats, options = {} }: LatePlan): Match {
  const occupants = seats.map((kind, at) => {
    const name = NAMES[at] ?? "";
    return kind === "person" ? { kind: "person" as const, name } : { kind: "bot" as const, name, level: kind };
  });
  const opened = openMatch(game, { seats: occupants, options }, (call) => fastChance(SEED * 10_007 + call), 0);
  if ("problems" in opened) throw new Error(opened.problems.join("; "));
  return opened.match;
}

/** So many choices as a player of the tests makes them, and on to where no turn is half done, or all until the end; returns how many. */
function playOn(match: Match, most = Number.POSITIVE_INFINITY): number {
  const below = fastBelow(SEED);
  let made = 0;
  for (; made < most || match.data.drafts.length > 0; made++) {
    const [seat] = waitedFor(match);
    const offers = seat === undefined ? undefined : viewFor(match, seat).offers;
    if (seat === undefined || offers === undefined) break;
    const answer = act(match, seat, offers.base, [offers.moves[pickFrom(offers.moves.length, made, below)] as Move], 0);
    if (!answer.ok) throw new Error(answer.code);
  }
  return made;
}
