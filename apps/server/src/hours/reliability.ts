// How reliably somebody finishes their games, from the stored ends of them alone.
import type { Reliability } from "@outrigger/protocol";
import type { SeatRow, Storage } from "@outrigger/storage";

const LAST = 50;
/** Of fewer games nothing is said: one bad evening is not a habit. */
const LEAST = 5;

/** Undefined for a game of before this was written down which a computer finished: nobody knows why. */
function endingOf({ kind, ended }: Pick<SeatRow, "kind" | "ended">): SeatRow["ended"] | undefined {
  return ended ?? (kind === "person" ? "people" : undefined);
}

/** Null where there is too little to go by. */
export async function reliabilityOf(storage: Pick<Storage, "endingsOf">, person: string): Promise<Reliability | null> {
  const counted = (await storage.endingsOf({ person, most: LAST })).flatMap((each) => endingOf(each) ?? []);
  const count = (how: SeatRow["ended"]): number => counted.filter((each) => each === how).length;
  if (counted.length < LEAST) return null;
  return { games: counted.length, people: count("people"), time: count("time"), computers: count("computers") };
}
