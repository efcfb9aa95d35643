// What people have written into the database of late, and whether there is room for more of it.
import type { PersonRow, Storage } from "@outrigger/storage";
import type { PersonNetworks } from "./person-networks.ts";
import type { Quotas } from "./quotas.ts";
import { newRecentCounts } from "./recent-counts.ts";

const DAY = 24 * 3_600_000;
/** What is older counts no more: nobody who has played here for years is told that it was too much. */
const COUNTED = 30 * DAY;
const MEGABYTE = 1_000_000;
/** Milliseconds an answer holds for what is written often. */
const FRESH = 60_000;
/** Megabytes: more than an address, or one person, writes while an answer about it holds. */
const FAR = { address: 200, person: 20 } as const;
const MOST_KNOWN = 10_000;

type Whom = Pick<PersonRow, "id" | "quotas">;

export interface Stored {
  /** Looked up now; of whoever is far from their limit, a minute ago at most. */
  hasRoom(person: Whom): Promise<boolean>;
  /** As it was a minute ago at most: a line of chat is not worth adding everything up. */
  hadRoom(person: Whom): Promise<boolean>;
}

interface Needs {
  readonly storage: Pick<Storage, "storedBytes">;
  readonly quotas: Quotas;
  readonly networks: PersonNetworks;
  now(): number;
  steady(): number;
}

export function newStored({ storage, quotas, networks, now, steady }: Needs): Stored {
  const [addresses, persons] = [newRecentCounts<number>(FRESH, steady), newRecentCounts<number>(FRESH, steady)];
  const known = new Map<string, { readonly at: number; readonly answer: Promise<boolean> }>();
  const hasRoom = async ({ id, quotas: own }: Whom): Promise<boolean> => {
    const since = now() - COUNTED;
    const of = async (people: readonly string[]): Promise<number> =>
      (await storage.storedBytes({ people, since })) / MEGABYTE;
    const mayHave = (megabytes: number): boolean => quotas.allows("stored-megabytes", "person", megabytes, own);
    const isFar = (megabytes: number): boolean => mayHave(megabytes + FAR.person);
    if (!mayHave(await persons.of(id, isFar, () => of([id])))) return false;
    const allowed = (megabytes: number): boolean => quotas.allows("stored-megabytes", "address", megabytes);
    const areFar = (megabytes: number): boolean => allowed(megabytes + FAR.address);
    return allowed(await addresses.of(networks.of(id), areFar, () => of(networks.around(id))));
  };
  return {
    hasRoom,
    hadRoom: (person) => {
      const at = steady();
      const last = known.get(person.id);
      if (last !== undefined && at - last.at < FRESH) return last.answer;
      const answer = hasRoom(person);
      known.delete(person.id);
      if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value ?? "");
      known.set(person.id, { at, answer });
      return answer;
    },
  };
}
