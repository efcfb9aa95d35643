// An invasion: each invader looks for the lowest territory that is not barred, and its tile is put there.
import { type AutomaticPhase, type Play, pop, push } from "@outrigger/kernel";
import { fall, hasPieces, isUnbarred, removeStronghold, territoryAt } from "../../board/territory.ts";
import type { Position } from "../../hand/means.ts";
import type { Moa } from "../../moa.ts";
import type { InvasionFrame, MoaState } from "../../state.ts";
import type { Mammal } from "../../vocabulary.ts";
import { defenceOrder } from "./defence.ts";

export const invasion: AutomaticPhase<Moa, InvasionFrame> = {
  run(play, frame) {
    const { state } = play;
    if (frame.left === 0) return pop(state);
    frame.left--;
    if (isTileMissing(play, frame.mammal)) return giveUp(play, frame.mammal);
    const territory = findTerritory(play);
    if (territory === 0) {
      discardInvaders(play, frame);
      return pop(state);
    }
    invade(play, frame.mammal, territory);
  },
};

/** MOA-SUP-5: with the option, the printed tiles are a limit. */
export function isTileMissing({ state, pack }: Position, mammal: Mammal): boolean {
  if (state.options.tileSupplyLimited === "off") return false;
  let used = 0;
  for (const territory of state.territories) if (territory.mammal === mammal) used++;
  for (const { won } of state.players) for (const tile of won) if (tile === mammal) used++;
  return used >= pack.mammals[mammal].tiles;
}

function giveUp(play: Play<Moa>, mammal: Mammal): void {
  discardInvader(play.state, mammal);
  play.emit({ kind: "noTileLeft", mammal });
}

/** The territory to be invaded, or 0. Strongholds are swept off the board when nothing else is left (MOA-INV-3). */
function findTerritory(play: Play<Moa>): number {
  const found = lowestTerritory(play.state);
  if (found > 0 || !sweepStrongholds(play)) return found;
  return lowestTerritory(play.state);
}

/** MOA-INV-2, MOA-INV-7, MOA-VOL-8: every search starts at 1. */
function lowestTerritory({ territories }: MoaState): number {
  return 1 + territories.findIndex(isUnbarred);
}

function sweepStrongholds(play: Play<Moa>): boolean {
  const swept: number[] = [];
  play.state.territories.forEach((territory, at) => {
    if (removeStronghold(territory)) swept.push(at + 1);
  });
  if (swept.length > 0) play.emit({ kind: "strongholdsSwept", territories: swept });
  return swept.length > 0;
}

/** MOA-INV-4, MOA-INV-6: all of the kind leave the display; a weasel was never in it. */
function discardInvaders(play: Play<Moa>, { mammal, left }: InvasionFrame): void {
  for (let card = 0; card <= left; card++) discardInvader(play.state, mammal);
  play.emit({ kind: "noTerritoryToInvade", mammal, discarded: left + 1 });
}

function discardInvader(state: MoaState, mammal: Mammal): void {
  if (mammal !== "weasel") state.display[mammal]--;
  state.mammalDiscard.push(mammal);
}

/** MOA-INV-5: the tile is put down and the card is discarded before anybody is asked to defend. */
function invade(play: Play<Moa>, mammal: Mammal, number: number): void {
  const { state } = play;
  const territory = territoryAt(state, number);
  discardInvader(state, mammal);
  territory.condition = "invaded";
  territory.mammal = mammal;
  play.emit({ kind: "invasionStarted", mammal, territory: number });
  // MOA-INV-8: an empty territory falls at once.
  if (!hasPieces(territory)) {
    fall(play, number, mammal);
    return;
  }
  const order = defenceOrder(state, territory);
  push(state, { phase: "defence", territory: number, mammal, order, asked: 0 });
}
