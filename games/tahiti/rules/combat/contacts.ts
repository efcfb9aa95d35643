// Who shares a hex with whom in the combat phase, and whether he must fight (TAH-LCOM-1 to TAH-LCOM-5).
import type { Seat } from "@outrigger/kernel";
import type { TahitiPack } from "../components.ts";
import { villageAt } from "../markers.ts";
import { combatCount, hasCommander, piecesAt } from "../pieces.ts";
import type { Piece, TahitiState } from "../state.ts";
import { areEnemies, type Hex, isCombat, type Side } from "../vocabulary.ts";

export interface Contact {
  readonly hex: Hex;
  readonly enemy: Side;
  readonly must: boolean;
  /** The enemy has Combat Units there, and so comes before those who have none (TAH-LCOM-5). */
  readonly armed: boolean;
}

/** Every enemy the player could attack, by hex and side. */
export function contactsOf(state: TahitiState, pack: TahitiPack, seat: Seat): Contact[] {
  const hexes = new Set<Hex>();
  for (const piece of state.pieces) if (piece.owner === seat) hexes.add(piece.at);
  const contacts: Contact[] = [];
  for (const hex of [...hexes].sort((one, other) => one - other)) {
    if (pack.map.at(hex).sea && !state.switches.seaCombat) continue;
    for (const enemy of enemiesAt(state, seat, hex)) {
      const contact = contactWith(state, pack, seat, hex, enemy);
      if (contact !== undefined) contacts.push(contact);
    }
  }
  return contacts;
}

function enemiesAt(state: TahitiState, side: Side, hex: Hex): Side[] {
  const enemies = new Set<Side>();
  for (const piece of state.pieces) if (piece.at === hex && areEnemies(side, piece.owner)) enemies.add(piece.owner);
  const village = villageAt(state, hex);
  if (village !== undefined && areEnemies(side, village.owner)) enemies.add(village.owner);
  return [...enemies].sort((one, other) => one - other);
}

function contactWith(state: TahitiState, pack: TahitiPack, seat: Seat, hex: Hex, enemy: Side): Contact | undefined {
  const mine = piecesAt(state, seat, hex);
  // TAH-LCOM-4: Population or a Shaman alone cannot attack.
  if (combatCount(mine) === 0 && !hasCommander(mine)) return undefined;
  const theirs = piecesAt(state, enemy, hex);
  const armed = combatCount(theirs) > 0;
  const must = pack.map.at(hex).sea ? mustAtSea(mine, armed) : mustOnLand(state, mine, theirs);
  return { hex, enemy, must, armed };
}

function mustOnLand({ switches }: TahitiState, mine: readonly Piece[], theirs: readonly Piece[]): boolean {
  if (combatCount(theirs) > 0) return mine.some((piece) => piece.by !== "" || isCombat(piece.kind));
  if (!switches.mustAttackPopulation) return false;
  return (
    mine.some((piece) => piece.by !== "" && isCombat(piece.kind)) && theirs.some((piece) => piece.kind === "population")
  );
}

/** TAH-SCOM-2: whoever sails up to enemy canoes fights them. */
function mustAtSea(mine: readonly Piece[], armed: boolean): boolean {
  return mine.some((piece) => piece.by !== "" || (armed && isCombat(piece.kind)));
}
