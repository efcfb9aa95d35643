// Ratings, shown with what is not known about them, the games they come from, and who is near.
import type { RatedMember, RatingShown } from "@outrigger/protocol";
import { ratedMember, ratingShown } from "@outrigger/protocol/answers";
import { z } from "zod";
import type { Context } from "../context.ts";
import type { AddRoute, Call } from "../http/route.ts";
import { Refused } from "../refusals.ts";
import { type Ladder, levelOf, SIZES, type Size, type Standing } from "./ladder.ts";
import { memberNames } from "./ratings.ts";
import { figures } from "./strength.ts";

const MOST_LISTED = 100;
/** To either side. */
const NEAR = 2;

export function ratingRoutes(add: AddRoute): void {
  add("GET", "/ratings", {
    summary: "The strongest at a game, by rating; computers among them.",
    scope: "read",
    query: z.object({ game: z.string().max(40), seats: z.enum(SIZES).default("two") }),
    answer: z.array(ratedMember),
    handle: list,
  });
  add("GET", "/players/:id/ratings", {
    summary: "Somebody's ratings, with what is not known about them, how they came about, and who is near.",
    scope: "read",
    answer: z.array(ratingShown),
    handle: ratingsOf,
  });
}

const ranked = ({ members }: Ladder): (readonly [string, Standing])[] =>
  [...members].sort(([, one], [, other]) => other.mu - one.mu);

async function shown({ storage }: Context, entries: readonly (readonly [string, Standing])[]): Promise<RatedMember[]> {
  const names = await memberNames(
    storage,
    entries.map(([id]) => id),
  );
  return entries.flatMap(([id, standing]) => {
    const level = levelOf(id) ?? null;
    const name = level === null ? names.get(id) : "";
    if (name === undefined) return [];
    return [{ person: level === null ? id : null, level, name, games: standing.games, ...figures(standing) }];
  });
}

async function list({ context, query }: Call<undefined, { game: string; seats: Size }>): Promise<RatedMember[]> {
  const ladder = await context.ratings.ladder(query.game, query.seats);
  return shown(context, ranked(ladder).slice(0, MOST_LISTED));
}

async function ratingsOf({ context, params }: Call): Promise<RatingShown[]> {
  const id = params["id"] ?? "";
  const person = await context.storage.findPerson(id);
  if (person === undefined) throw new Refused("not-found");
  if (person.unrated === 1) return [];
  const found: RatingShown[] = [];
  for (const ladder of await context.ratings.all()) {
    const standing = ladder.members.get(id);
    if (standing === undefined) continue;
    const all = ranked(ladder);
    const place = all.findIndex(([each]) => each === id);
    const near = await shown(context, all.slice(Math.max(0, place - NEAR), place + NEAR + 1));
    const curve = standing.curve.map((point) => ({ at: point.at, ...figures(point) }));
    const { game, size } = ladder;
    found.push({ game, seats: size, games: standing.games, ...figures(standing), curve, near });
  }
  return found;
}
