// A ladder: the strength of everybody who has played rated games of one kind, from the results alone, one after the other.
import type { RatedMatch, RatedSeat } from "@outrigger/storage";
import { anchorsOf } from "./anchors.ts";
import { afterGame, type Strength, UNKNOWN } from "./strength.ts";

/** Games of two and of more are different games. */
export const SIZES = ["two", "more"] as const;
export type Size = (typeof SIZES)[number];

export interface Standing extends Strength {
  readonly games: number;
  /** After each game, the oldest first. */
  readonly curve: readonly (Strength & { readonly at: number; readonly match: string })[];
}

export interface Ladder {
  readonly game: string;
  readonly size: Size;
  /** By member: a person's id, or a computer's level after a colon. */
  readonly members: Map<string, Standing>;
}

export function newLadder(game: string, size: Size): Ladder {
  return { game, size, members: new Map() };
}

export const sizeOf = ({ seats }: Pick<RatedMatch, "seats">): Size => (seats.length === 2 ? "two" : "more");

const LEVEL = ":";
export const levelMember = (level: string): string => `${LEVEL}${level}`;
/** The level of a computer; undefined for people. */
export const levelOf = (member: string): string | undefined =>
  member.startsWith(LEVEL) ? member.slice(LEVEL.length) : undefined;

/** Undefined for somebody who has left the site: they count at this table, and are nobody afterwards. */
function memberOf({ kind, person, level }: RatedSeat): string | undefined {
  if (person !== null) return person;
  return kind === "bot" ? levelMember(level ?? "medium") : undefined;
}

/** Whoever has left, by resigning, by letting time run out, or because nobody stayed: a computer sits there for them. */
const hasLeft = ({ kind, person }: RatedSeat): boolean => kind === "bot" && person !== null;

/** Behind everybody who stayed come those who left, all alike: whatever a computer made of their game is not theirs. */
const BEHIND = 100;
const rankOf = (seat: RatedSeat): number => (hasLeft(seat) ? BEHIND : (seat.place ?? 1));

const MOST_CURVE = 100;

/** One game more. Nobody is changed by it who is anchored, or who sat there twice as the same computer. */
export function addMatch({ game, size, members }: Ladder, { id, touched, seats }: RatedMatch): void {
  const anchors = anchorsOf(game, size === "two");
  const strengthOf = (member: string | undefined): Strength =>
    (member === undefined ? undefined : (anchors.get(levelOf(member) ?? "") ?? members.get(member))) ?? UNKNOWN;
  const who = seats.map(memberOf);
  const after = afterGame(who.map(strengthOf), seats.map(rankOf));
  for (const [at, member] of who.entries()) {
    const strength = after[at];
    if (member === undefined || strength === undefined || who.indexOf(member) !== who.lastIndexOf(member)) continue;
    const { games = 0, curve = [] } = members.get(member) ?? {};
    const fixed = anchors.get(levelOf(member) ?? "");
    const { mu, sigma } = fixed ?? strength;
    const point = { mu, sigma, at: touched, match: id };
    members.set(member, { mu, sigma, games: games + 1, curve: [...curve, point].slice(-MOST_CURVE) });
  }
}
