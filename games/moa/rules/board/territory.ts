// Questions to and changes of a single territory that several phases share.
import { at, type Play } from "@outrigger/kernel";
import type { Cleared } from "../events.ts";
import { insertSorted, playerAt } from "../hand/cards.ts";
import type { Moa } from "../moa.ts";
import { birdsOf } from "../names.ts";
import type { MoaState, PaymentFrame, Territory } from "../state.ts";
import type { Colour, Mammal, Returned } from "../vocabulary.ts";

export function territoryAt(state: MoaState, number: number): Territory {
  return at(state.territories, number - 1);
}

export function hasPieces({ birds, leader }: Territory): boolean {
  return leader !== null || birds.some((count) => count > 0);
}

/** Invaders may come here: MOA-INV-2, MOA-VOL-8. */
export function isUnbarred({ condition, stronghold }: Territory): boolean {
  return condition === "open" && !stronghold;
}

export function returnBirds(state: MoaState, territory: Territory, colour: Colour, count: number): void {
  territory.birds[colour] = birdsOf(territory, colour) - count;
  supplyOf(state, colour).birds += count;
}

/** The leader goes back to its owner; says whose it was. */
export function returnLeader(state: MoaState, territory: Territory): Colour | null {
  const { leader } = territory;
  if (leader !== null) supplyOf(state, leader).leaders++;
  territory.leader = null;
  return leader;
}

/** All pieces go back to their owners (MOA-SUP-2). */
function returnPieces(state: MoaState, territory: Territory): Returned {
  const birds = territory.birds.slice();
  for (const [colour, count] of birds.entries()) returnBirds(state, territory, colour, count);
  return { birds, leader: returnLeader(state, territory) };
}

/** A leader tile that nobody took leaves the game (MOA-LDT-3). */
export function loseLeaderTile(state: MoaState, territory: Territory): string | null {
  const { leaderTile } = territory;
  if (leaderTile !== null) state.leaderTilesOut.push(leaderTile);
  territory.leaderTile = null;
  return leaderTile;
}

/** Says whether there was one. */
export function removeStronghold(territory: Territory): boolean {
  const { stronghold } = territory;
  territory.stronghold = false;
  return stronghold;
}

/** The kind on the mammal tile, which must lie there. */
export function mammalIn({ mammal, condition }: Territory): Mammal {
  if (mammal === null) throw new Error(`no mammal tile lies in this territory, which is ${condition}`);
  return mammal;
}

/** The mammal tile goes to the seat that has fought it; the territory is open again. Gives the kind. */
export function winMammal(play: Play<Moa>, { seat, territory: number }: PaymentFrame): Mammal {
  const territory = territoryAt(play.state, number);
  const mammal = mammalIn(territory);
  insertSorted(playerAt(play, seat).won, mammal);
  territory.condition = "open";
  territory.mammal = null;
  return mammal;
}

export function supplyOf(state: MoaState, colour: Colour): MoaState["supply"][number] {
  return at(state.supply, colour);
}

/** Birds from the supply onto the board (MOA-SUP-12). */
export function putBirds(state: MoaState, number: number, colour: Colour, count: number): void {
  const territory = territoryAt(state, number);
  territory.birds[colour] = birdsOf(territory, colour) + count;
  supplyOf(state, colour).birds -= count;
}

/** A leader from the supply onto the board. The caller sees to a leader tile lying there. */
export function putLeader(state: MoaState, number: number, colour: Colour): void {
  territoryAt(state, number).leader = colour;
  supplyOf(state, colour).leaders--;
}

/** A leader needs an own bird there, at least as many as any other colour has, and no leader (MOA-PLL-3, MOA-PLL-4). */
export function leaderBar(territory: Territory, colour: Colour): string | undefined {
  if (territory.leader !== null) return "MOA-PLL-4";
  const own = birdsOf(territory, colour);
  if (own === 0) return "MOA-PLL-3";
  for (const birds of territory.birds) if (birds > own) return "MOA-PLL-3";
  return undefined;
}

/** All that lies and stands there goes. */
export function clear(state: MoaState, territory: Territory): Cleared {
  const returned = returnPieces(state, territory);
  const leaderTile = loseLeaderTile(state, territory);
  return { returned, leaderTile, stronghold: removeStronghold(territory) };
}

/** The territory falls to the mammals: MOA-INV-10. */
export function fall(play: Play<Moa>, number: number, mammal: Mammal): void {
  const cleared = clear(play.state, territoryAt(play.state, number));
  play.emit({ kind: "territoryFell", territory: number, mammal, ...cleared });
}
