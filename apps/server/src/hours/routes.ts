// When somebody plays games over days: their hours and holidays, and what others are shown of them before they sit down.
import type { Holiday, HoursShown, PlayingHours, SeatedPerson } from "@outrigger/protocol";
import { hoursShown, seatedPerson } from "@outrigger/protocol/answers";
import type { PersonRow } from "@outrigger/storage";
import { z } from "zod";
import type { Context } from "../context.ts";
import { type AddRoute, type Call, needMe } from "../http/route.ts";
import { needVisible } from "../lobby/visible.ts";
import { isZone } from "../notifications/wishes.ts";
import { Refused } from "../refusals.ts";
import { applyHours } from "./apply.ts";
import {
  changeHours,
  endHoliday,
  holidaysOf,
  type KeptHours,
  keptIn,
  showHours,
  takeHoliday,
} from "./playing-hours.ts";
import { reliabilityOf } from "./reliability.ts";
import { isDay } from "./zones.ts";

const minute = z.int().min(0).max(1_439);
const zone = z.string().max(60).refine(isZone);
const day = z.string().max(10).refine(isDay);
const hours = z.strictObject({ from: minute, to: minute, zone });

export function hoursRoutes(add: AddRoute): void {
  add("GET", "/me/hours", {
    summary: "When one plays games over days: hours, holidays, and what is left of their allowance.",
    scope: "account",
    answer: hoursShown,
    handle: async (call) => showHours(keptIn(needMe(call).hours), call.context.now()),
  });
  add("PUT", "/me/hours", {
    summary: "Changes one's playing hours: outside them one's clock stands still in games over days.",
    scope: "account",
    body: z.strictObject({ hours: hours.nullable() }),
    answer: hoursShown,
    handle: (call: Call<{ hours: PlayingHours | null }>) =>
      change(call, (kept, now) => changeHours(kept, call.body.hours, now)),
  });
  add("POST", "/me/holidays", {
    summary: "Takes a holiday from one day to another, both included; today's begins at once.",
    scope: "account",
    body: z.strictObject({ first: day, last: day, zone }),
    answer: hoursShown,
    handle: (call: Call<Holiday & { zone: string }>) => change(call, (kept, now) => takeHoliday(kept, call.body, now)),
  });
  add("DELETE", "/me/holidays", {
    summary: "Ends the holiday that begins on this day, or does not take it.",
    scope: "account",
    body: z.strictObject({ first: day }),
    answer: hoursShown,
    handle: (call: Call<{ first: string }>) => change(call, (kept, now) => endHoliday(kept, call.body.first, now)),
  });
  add("GET", "/tables/:id/people", {
    summary: "By seat: when the person there plays, their holidays, and how many of their games they finish.",
    scope: "read",
    query: z.object({ key: z.string().max(64).optional() }),
    answer: z.array(z.union([seatedPerson, z.null()])),
    handle: seated,
  });
}

async function change(call: Call<unknown>, change: (kept: KeptHours, now: number) => KeptHours): Promise<HoursShown> {
  const { context } = call;
  const me = needMe(call);
  if (!context.limits.allows("tables", me.id)) throw new Refused("too-many");
  const kept = await keep(context, me, change);
  await applyHours(context, me.id);
  return showHours(kept, context.now());
}

/** Another change that came in between is gone on from, not written over. */
async function keep(
  { storage, now }: Pick<Context, "storage" | "now">,
  { id, hours: before }: Pick<PersonRow, "id" | "hours">,
  change: (kept: KeptHours, now: number) => KeptHours,
): Promise<KeptHours> {
  const kept = change(keptIn(before), now());
  if (await storage.changeHours({ id, before, hours: JSON.stringify(kept) })) return kept;
  const fresh = await storage.findPerson(id);
  if (fresh === undefined) throw new Refused("not-signed-in");
  return keep({ storage, now }, fresh, change);
}

async function seated(call: Call<undefined, { key?: string | undefined }>): Promise<(SeatedPerson | null)[]> {
  const { context } = call;
  const { seats } = await needVisible(call, call.query.key);
  const people = seats.map(({ person }) => person);
  const found = await context.storage.hoursOf(people.flatMap((person) => person ?? []));
  const kept = new Map(found.map(({ id, hours: text }) => [id, keptIn(text)]));
  return Promise.all(
    people.map(async (person) => {
      if (person === null) return null;
      const theirs = kept.get(person) ?? keptIn(null);
      const reliability = await reliabilityOf(context.storage, person);
      return { hours: theirs.hours, holidays: holidaysOf(theirs, context.now()), reliability };
    }),
  );
}
