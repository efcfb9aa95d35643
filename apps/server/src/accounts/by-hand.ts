// Naming administrators from outside, on the database itself; the server may be running meanwhile.
import { existsSync } from "node:fs";
import { type DatabaseLocation, openStorage, type PersonRow, type Storage } from "@outrigger/storage";
import { isSuspended } from "../desk/standing.ts";
import { parseQuotas } from "../quotas.ts";
import { firstAdministratorPath } from "./administration.ts";

const MOST_LISTED = 1_000;

export async function withStorage<Value>(
  place: DatabaseLocation,
  work: (storage: Storage) => Promise<Value>,
): Promise<Value> {
  // Opening would make one.
  if ("file" in place && !existsSync(place.file)) throw new Error(`${place.file}: there is no such file`);
  const storage = await openStorage(place);
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}

async function accountOf(storage: Storage, email: string): Promise<PersonRow> {
  const person = await storage.findPersonByEmail(email.toLowerCase());
  if (person === undefined) throw new Error(`nobody has an account with the address ${email}`);
  return person;
}

/** Who they are; where there is none, the path of a link that names one. */
export function findAdministrators(
  place: DatabaseLocation,
): Promise<{ readonly people: readonly PersonRow[]; readonly path: string | undefined }> {
  return withStorage(place, async (storage) => ({
    people: await storage.administrators(MOST_LISTED),
    path: await firstAdministratorPath(storage, Date.now()),
  }));
}

/** Accounts that may have more than others. */
export function findFavoured(place: DatabaseLocation): Promise<readonly PersonRow[]> {
  return withStorage(place, (storage) => storage.favoured(MOST_LISTED));
}

/** What an account may have, such as "running-games-per-person=200"; undefined for as much as anybody. */
export async function allowMore(
  place: DatabaseLocation,
  email: string,
  allowed: string | undefined,
): Promise<PersonRow> {
  const pairs = allowed === undefined ? [] : Object.entries(parseQuotas(allowed, "person"));
  const quotas = pairs.length === 0 ? null : pairs.map(([name, number]) => `${name}=${number}`).join(", ");
  return withStorage(place, async (storage) => {
    const person = await accountOf(storage, email);
    await storage.changePerson({ id: person.id, quotas });
    return { ...person, quotas };
  });
}

export function makeAdministrator(place: DatabaseLocation, email: string): Promise<PersonRow> {
  return withStorage(place, async (storage) => {
    const person = await accountOf(storage, email);
    if (isSuspended(person, Date.now())) throw new Error(`${email} is suspended; take that back first`);
    await storage.nameAdministrator(person.id);
    return person;
  });
}

export function dropAdministrator(place: DatabaseLocation, email: string): Promise<PersonRow> {
  return withStorage(place, async (storage) => {
    const person = await accountOf(storage, email);
    if (!(await storage.dismissAdministrator(person.id)))
      throw new Error(`${email} is the only administrator; name another first`);
    return person;
  });
}
