// Names from before today's rules for names: brought into a form of today once, when a site is first served by this version.
import type { Storage } from "@outrigger/storage";
import { distinctName, NAMELESS, tidyName } from "./names.ts";

type Names = Pick<
  Storage,
  "findSetting" | "keepSetting" | "namedPeople" | "namedSeats" | "renamePerson" | "renameSeat"
>;

const DONE = "names-tidied";
const AT_ONCE = 500;

/** How many names were changed, of people and at tables. */
export async function tidyNames(storage: Names): Promise<number> {
  if ((await storage.findSetting(DONE)) !== undefined) return 0;
  const changed = (await tidyPeople(storage)) + (await tidySeats(storage));
  await storage.keepSetting({ key: DONE, value: "1" });
  return changed;
}

async function tidyPeople(storage: Names): Promise<number> {
  let changed = 0;
  for (let after: string | undefined = ""; after !== undefined; ) {
    const people = await storage.namedPeople({ after, most: AT_ONCE });
    for (const { id, name } of people) {
      const tidy = tidyName(name);
      if (tidy === name) continue;
      await storage.renamePerson({ id, name: tidy });
      changed++;
    }
    after = people.at(-1)?.id;
  }
  return changed;
}

/** At a table nobody is called as somebody before them; those who have gone have no name to be told apart by. */
async function tidySeats(storage: Names): Promise<number> {
  let changed = 0;
  for (let after: string | undefined = ""; after !== undefined; ) {
    const seats = await storage.namedSeats({ after, most: AT_ONCE });
    for (const [match, table] of Map.groupBy(seats, (seat) => seat.match)) {
      const before: string[] = [];
      for (const { seat, name } of table) {
        if (name === "" || name === NAMELESS) continue;
        const tidy = distinctName(tidyName(name), before);
        before.push(tidy);
        if (tidy === name) continue;
        await storage.renameSeat({ match, seat, name: tidy });
        changed++;
      }
    }
    after = seats.at(-1)?.match;
  }
  return changed;
}
