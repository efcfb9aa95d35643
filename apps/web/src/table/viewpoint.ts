// Through whose eyes a page looks at a local table: its one person's, or round one screen those of whoever is asked.
import type { Viewer } from "@outrigger/kernel";
import type { Shown } from "@outrigger/protocol";

type Sitting = Pick<Shown, "seats" | "asked">;

export function peopleAt({ seats }: Pick<Shown, "seats">): number[] {
  return seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
}

export function nextViewpoint(shown: Sitting, now: Viewer): Viewer {
  const people = peopleAt(shown);
  const asked = shown.asked.find(({ seat }) => people.includes(seat))?.seat;
  if (asked !== undefined) return asked;
  return typeof now === "number" && people.includes(now) ? now : (people[0] ?? "spectator");
}
