// Matches that are new at a host: set up, from a record file, forked off another. Whatever is wrong with them is answered.
import { copyJson, type Game, type Json, type Seat, type State } from "@outrigger/kernel";
import {
  type ChanceAt,
  type MatchData,
  type NewMatch,
  newMatchData,
  type Occupant,
  openMatch,
  runningSegment,
  type Time,
} from "@outrigger/kernel/match";
import { fastChance, packOf } from "@outrigger/kernel/play";
import { type GameRecord, matchDataOf, verifyRecord } from "@outrigger/records";
import { type Hosted, hostOpened } from "./hosted.ts";
import { firstLink } from "./links.ts";
import { momentOf } from "./past.ts";
import { adopt } from "./stored/adopt.ts";
import type { Archived, LuckSource } from "./stored/archive.ts";
import { makeChronicle } from "./stored/chronicle.ts";
import type { Entry, Log } from "./stored/log.ts";
import { takeUp } from "./stored/take-up.ts";

/** Where it will lie, and whence its luck comes. */
export interface Home {
  readonly id: string;
  readonly luck: LuckSource;
  readonly chance: ChanceAt;
  readonly log: Log;
}

/** To be stored with a snapshot. */
export interface Begun {
  readonly hosted: Hosted;
  readonly entries: readonly Entry[];
  readonly kept?: Archived;
}

export interface Problems {
  readonly problems: readonly string[];
}

export function beginMatch(game: Game, plan: NewMatch, at: Time, home: Home): Begun | Problems {
  const { id, luck, chance, log } = home;
  const opened = openMatch(game, plan, chance, at);
  if ("problems" in opened) return opened;
  const link = firstLink(opened.match, opened.match.published.play, luck);
  // Until something is added to it, its log is known.
  const known: Log = { read: async () => (hosted.seq === 0 ? [entry] : log.read()) };
  const { hosted, entry } = hostOpened(id, opened, known, link);
  return { hosted, entries: [entry] };
}

/** A record may go on here, with luck of its own from now on: the luck of its past is not ours to know. */
export function beginFromRecord(game: Game, record: GameRecord, home: Home): Begun | Problems {
  const data = matchDataOf(record);
  // Older rules are not here to replay it; what it holds is taken up as far as these agree with it.
  const { problems } = runningSegment(data).rules === game.version ? verifyRecord(game, record) : { problems: [] };
  if (problems.length > 0) return { problems };
  return beginFromData(game, data, home, data.end === undefined ? undefined : record);
}

/** A moment of another match, and who is to play on from there. */
export interface ForkedAt {
  readonly at: number;
  /** What this seat could not know is sampled anew. */
  readonly seat: Seat;
  readonly seats: readonly Occupant[];
}

/** For somebody who speaks for the seats `mine`. */
export async function beginFork(
  game: Game,
  hosted: Hosted,
  forked: ForkedAt,
  mine: readonly Seat[],
  now: Time,
  home: Home,
): Promise<Begun | Problems> {
  // From what may be looked at: a sample of what a bot sees would tell what it holds.
  const { view } = await momentOf(hosted, forked.at, forked.seat, mine);
  const { options, pack } = hosted.match.data;
  return beginFromView(game, { view, options, pack, seats: forked.seats }, now, home);
}

/** What a seat saw of a match, and who is to play on from there. */
export interface SeenAt extends Pick<MatchData, "options"> {
  readonly view: unknown;
  readonly pack?: Json | undefined;
  readonly seats: readonly Occupant[];
  /** What is not seen is sampled by this; by the time, which anybody can guess, where it is absent. */
  readonly sampling?: number;
}

/** What the view does not tell is sampled: nobody has to know the match itself. */
export function beginFromView(game: Game, seen: SeenAt, now: Time, home: Home): Begun | Problems {
  const { view, options, pack, seats, sampling = now } = seen;
  const state = game.sample(view as object, fastChance(sampling), packOf(game, { pack }));
  return beginAt(game, { options, ...(pack === undefined ? {} : { pack }), seats, state, epoch: 0 }, now, home);
}

/** A state, and who is to play on from there. */
interface Standing extends Pick<MatchData, "options" | "pack" | "epoch"> {
  readonly seats: readonly Occupant[];
  readonly state: State;
}

/** A match that stands there from its first moment on. */
export function beginAt(game: Game, standing: Standing, now: Time, home: Home): Begun | Problems {
  const { state, seats, epoch, ...facts } = standing;
  const segment = { rules: game.version, snapshot: copyJson(state) as unknown as Json, steps: [] };
  const data = newMatchData({ ...facts, game: game.id }, seats, now, [segment]);
  return beginFromData(game, { ...data, epoch }, home);
}

/** A match from its data: forked, recorded, or arranged. */
function beginFromData(game: Game, data: MatchData, home: Home, record?: GameRecord): Begun | Problems {
  const taken = takeUp(game, { data }, home.chance);
  if (taken === undefined) return { problems: [needsRules(data)] };
  const begun = adopt(home.id, -1, taken, home);
  // Who played it has proved its luck; ours is another.
  return record === undefined ? begun : { ...begun, kept: { chronicle: makeChronicle(taken.match), record } };
}

export function needsRules(data: MatchData): string {
  return `needs rules version ${runningSegment(data).rules} of ${data.game}`;
}
