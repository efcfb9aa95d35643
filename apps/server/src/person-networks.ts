// Whence people came last: what is shared out by person is shared out by network first.
import { networkOf } from "./network.ts";

const MOST = 50_000;
/** As many as a database is asked about at once. */
const MOST_AROUND = 1_000;

export interface PersonNetworks {
  note(person: string, address: string): void;
  /** Their network, or a name that is theirs alone. */
  of(person: string): string;
  /** Everybody who came from where this person came from last, themselves among them; the last of them, if there are very many. */
  around(person: string): string[];
}

export function newPersonNetworks(): PersonNetworks {
  const last = new Map<string, string>();
  const people = new Map<string, Set<string>>();
  const forget = (person: string): void => {
    const network = last.get(person);
    if (network === undefined) return;
    last.delete(person);
    const there = people.get(network);
    if (there?.delete(person) && there.size === 0) people.delete(network);
  };
  return {
    note: (person, address) => {
      forget(person);
      if (last.size >= MOST) forget(last.keys().next().value ?? "");
      const network = networkOf(address);
      last.set(person, network);
      people.set(network, (people.get(network) ?? new Set()).add(person));
    },
    of: (person) => last.get(person) ?? person,
    around: (person) => [...(people.get(last.get(person) ?? "") ?? [person])].slice(-MOST_AROUND),
  };
}
