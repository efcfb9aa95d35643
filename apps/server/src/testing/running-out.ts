// A game of connect four in which one seat never moves.
import type { Client } from "./client.ts";

/** Seat 0 lets a minute run out three times while seat 1 moves, then a computer plays for it, and seat 1 gives up. */
export async function runOut(other: Client, id: string, pass: (time: number) => void): Promise<void> {
  for (let round = 0; round < 3; round++) {
    const made = other.seen.get(id)?.log.length ?? 0;
    pass(61_000);
    await other.until(() => (other.seen.get(id)?.log.length ?? 0) > made);
    if (round === 2) break;
    await other.until(() => other.shown(id).offers?.asked === true);
    await other.move(id, 1, [["drop", 6 - round]]);
    await other.until(() => other.shown(id).offers?.asked !== true);
  }
  await other.until(() => other.shown(id).seats[0]?.kind === "bot");
  await other.send({ kind: "resign", match: id, seat: 1 });
}
