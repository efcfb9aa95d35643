// Arranged positions for tests of single rules, and what lies on the land afterwards.
import { type Arrangement, arrange as arrangePosition, COLOURS } from "../../arrange/index.ts";
import { territoryAt } from "../board/territory.ts";
import type { MoaPack } from "../components.ts";
import type { MoaState } from "../state.ts";

export { type Arrangement, playerOf } from "../../arrange/index.ts";

/** An edit for `given`: makes the fresh state the arranged position. */
export function arrange(wanted: Arrangement): (state: MoaState, pack: MoaPack) => void {
  return (state, pack) => arrangePosition(state, pack, wanted);
}

/** A territory in the notation of `Arrangement.land`: colours in order, then what else lies there. */
export function landText(state: MoaState, number: number): string {
  const { birds, leader, mammal, condition, seller, stronghold, leaderTile } = territoryAt(state, number);
  const letter = (colour: number): string => (colour >= state.players.length ? "N" : (COLOURS[colour] as string));
  const words = birds.flatMap((count, colour) =>
    count > 0 || leader === colour ? `${letter(colour)}${count}${leader === colour ? "L" : ""}` : [],
  );
  if (condition === "invaded") words.push(`${mammal}!`);
  if (condition === "sold") words.push(`${mammal}$${letter(seller as number)}`);
  if (condition === "erupted") words.push("erupted");
  if (stronghold) words.push("SH");
  if (leaderTile !== null) words.push(`EL=${leaderTile}`);
  return words.join(" ");
}
