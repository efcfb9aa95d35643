// Whether somebody may be here, and speak. It is looked up with every request, so that it holds on every node at once.
import type { Suspension } from "@outrigger/protocol";
import type { PersonRow } from "@outrigger/storage";
import type { Context } from "../context.ts";
import { Refused } from "../refusals.ts";

export const isSuspended = ({ suspended }: Pick<PersonRow, "suspended">, now: number): boolean =>
  suspended !== null && suspended > now;

/** Null for whoever may be here. */
export async function suspensionOf(
  { storage, now }: Pick<Context, "storage" | "now">,
  person: PersonRow | undefined,
): Promise<Suspension | null> {
  if (person === undefined || !isSuspended(person, now())) return null;
  const act = await storage.suspensionOf(person.id);
  return { reason: act?.reason ?? "", until: act?.until ?? null };
}

export async function needUnsuspended(context: Context, person: PersonRow | undefined): Promise<void> {
  const suspension = await suspensionOf(context, person);
  if (suspension !== null) throw new Refused("suspended", [], suspension);
}

/** What somebody is called in a chat now; undefined for whoever is muted. */
export async function voiceOf({ storage, now }: Context, id: string): Promise<string | undefined> {
  const person = await storage.findPerson(id);
  return person === undefined || (person.muted !== null && person.muted > now()) ? undefined : person.name;
}
