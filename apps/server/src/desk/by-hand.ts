// Looking after people from outside, on the database itself. A server that runs meanwhile carries out what was done.
import { SITE_REFUSALS } from "@outrigger/protocol";
import { type ActShown, BACKUP, type DatabaseLocation, type PersonRow, type Storage } from "@outrigger/storage";
import { withStorage } from "../accounts/by-hand.ts";
import { parseName } from "../accounts/names.ts";
import { Refused } from "../refusals.ts";
import { actOnPerson, COMMAND_LINE, type PersonAct, undo } from "./acts.ts";

const MOST_LISTED = 50;

const doingIn = (storage: Storage) => ({ storage, poke: () => {}, now: () => Date.now() });

export interface FoundPerson {
  readonly person: PersonRow;
  readonly acts: readonly ActShown[];
}

/** People by a part of their name, their address or their id, with what was done about them. */
export function findPeople(place: DatabaseLocation, like: string): Promise<FoundPerson[]> {
  return withStorage(place, async (storage) => {
    const found: FoundPerson[] = [];
    for (const person of await storage.findPeople({ like, most: MOST_LISTED }))
      found.push({ person, acts: await storage.acts({ most: MOST_LISTED, person: person.id }) });
    return found;
  });
}

/** Whom it was done to. */
export async function actByHand(
  place: DatabaseLocation,
  like: string,
  act: Pick<PersonAct, "kind" | "reason" | "until" | "name">,
): Promise<PersonRow> {
  const name = act.name === undefined ? undefined : parseName(act.name);
  if (act.name !== undefined && name === undefined) throw new Error(`"${act.name}" is not a name that can be read`);
  return withStorage(place, async (storage) => {
    const [person, another] = await storage.findPeople({ like, most: 2 });
    if (person === undefined) throw new Error(`nobody is called ${like}`);
    if (another !== undefined) throw new Error(`${like} may be several people: give an address or an id`);
    await inWords(actOnPerson(doingIn(storage), { ...act, name, person: person.id, host: COMMAND_LINE }));
    return person;
  });
}

export function undoByHand(place: DatabaseLocation, undoes: string, reason: string): Promise<void> {
  return withStorage(place, (storage) => inWords(undo(doingIn(storage), { undoes, reason, host: COMMAND_LINE })));
}

async function inWords<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new Error(SITE_REFUSALS[error.code]);
  }
}

/** A backup was written; hosts see when. */
export function noteBackup(place: DatabaseLocation): Promise<void> {
  return withStorage(place, (storage) => storage.changeSetting({ key: BACKUP, value: String(Date.now()) }));
}
