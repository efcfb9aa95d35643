// Whence people came last: what is shared out by person is shared out by network first.
import { networkOf } from "./network.ts";

const MOST = 50_000;

export interface Whereabouts {
  note(person: string, address: string): void;
  /** Their network, or a name that is theirs alone. */
  of(person: string): string;
}

export function newWhereabouts(): Whereabouts {
  const last = new Map<string, string>();
  return {
    note: (person, address) => {
      last.delete(person);
      if (last.size >= MOST) last.delete(last.keys().next().value ?? "");
      last.set(person, networkOf(address));
    },
    of: (person) => last.get(person) ?? person,
  };
}
