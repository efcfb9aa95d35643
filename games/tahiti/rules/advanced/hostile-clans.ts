// Hostile clans of the solitaire game: how they appear and what rouses them (TAH-SOLO-2 to TAH-SOLO-8).
import type { Seat } from "@outrigger/kernel";
import { areaOf, type SoloRow } from "../components.ts";
import { pickOne, rollDie, tallyHope } from "../dice.ts";
import { addVillage } from "../markers.ts";
import { addPiece } from "../pieces.ts";
import type { Clan, TahitiState } from "../state.ts";
import type { TahitiPlay } from "../tahiti.ts";
import type { Named } from "../vocabulary.ts";
import { areaOfClan, COMBAT_KINDS, clanOf, type Hex, isCombat, NOBODY, type Side } from "../vocabulary.ts";

const FEW_NEUTRALS = 5;

/** Rolls for a neutral Area; true when its people are friendly, otherwise they take up arms. */
export function sendNeutralRoll(play: TahitiPlay, area: number): boolean {
  const { state, pack } = play;
  const neutral = state.control.filter((owner) => owner === NOBODY).length;
  const { drmWhenNeutralAtMost5 } = pack.tables.solitaireNeutral;
  const modifier = neutral <= FEW_NEUTRALS ? drmWhenNeutralAtMost5 : 0;
  const die = rollDie(play, 0, "neutralArea", modifier) + modifier;
  const row = pack.solo[die];
  if (row === undefined) throw new Error(`no row ${die} in the solitaire table`);
  tallyHope(play, 0, "neutrals", row.friendly, 18);
  if (!row.friendly) raiseClan(play, area, die);
  return row.friendly;
}

/** TAH-SOLO-5: Combat Units together on a clear hex, each Population anywhere but in deep jungle, the Village on a site. */
function raiseClan(play: TahitiPlay, area: number, row: number): void {
  const { state, pack } = play;
  const { hexes, sites, id } = areaOf(pack, area);
  const force = pack.solo[row];
  if (force === undefined) throw new Error(`no row ${row} in the solitaire table`);
  const side = clanOf(area);
  const armed = COMBAT_KINDS.flatMap((kind) =>
    Array.from({ length: kind === "militia" ? 0 : force[kind] }, () => kind),
  );
  const clear = hexes.filter((hex) => !pack.map.at(hex).jungle);
  const passable = hexes.filter((hex) => !pack.map.at(hex).deep);
  const camp = armed.length === 0 ? 0 : pickOne(play, side, clear);
  for (const kind of armed) addPiece(state, kind, side, camp);
  for (let count = 0; count < force.population; count++)
    addPiece(state, "population", side, pickOne(play, side, passable));
  const village = force.village ? pickOne(play, side, sites) : 0;
  if (village !== 0) placeVillage(state, village, side);
  state.control[area] = side;
  state.clans.push({ area, active: false, since: state.clock, camp });
  play.tell(() => ({ kind: "areaHostile", area: id, pieces: namesOfForce(force), village }));
}

function namesOfForce({ population, slingers, fighters, heavy }: SoloRow): Named {
  const all: Named = [
    ["population", population],
    ["slingers", slingers],
    ["fighters", fighters],
    ["heavy", heavy],
  ];
  return all.filter(([, count]) => count > 0);
}

/** A Part-Built Village that somebody began there is finished by the clan. */
function placeVillage(state: TahitiState, at: Hex, owner: Side): void {
  state.partBuilt = state.partBuilt.filter((village) => village.at !== at);
  addVillage(state, at, owner);
}

function clanAt(state: TahitiState, area: number): Clan | undefined {
  return state.clans.find((clan) => clan.area === area);
}

export function rouse(play: TahitiPlay, area: number): void {
  const clan = clanAt(play.state, area);
  if (clan === undefined || clan.active) return;
  clan.active = true;
  play.tell(() => ({ kind: "clanRoused", area: areaOf(play.pack, area).id }));
}

/** TAH-SOLO-8: a Combat Unit enters a hostile Area. */
export function rouseOnEntry(play: TahitiPlay, from: Hex, to: Hex): void {
  if (play.state.clans.length === 0) return;
  const area = play.pack.map.at(to).area;
  if (area >= 0 && play.pack.map.at(from).area !== area) rouse(play, area);
}

/** TAH-SOLO-8: whoever stays in a hostile Area after the movement phase rouses it. */
export function rouseOccupied(play: TahitiPlay, seat: Seat): void {
  for (const { area } of play.state.clans) {
    const stays = ({ kind, owner, at }: TahitiState["pieces"][number]): boolean =>
      owner === seat && isCombat(kind) && play.pack.map.at(at).area === area;
    if (play.state.pieces.some(stays)) rouse(play, area);
  }
}

/** The clan that a Chieftain may slip away from in this movement phase (TAH-SOLO-7); NOBODY when there is none. */
export function clanToSlip({ state, pack }: TahitiPlay, from: Hex): Side {
  const { area } = pack.map.at(from);
  const clan = clanAt(state, area);
  return clan !== undefined && !clan.active && clan.since === state.clock ? clanOf(area) : NOBODY;
}

export function isInside({ pack }: TahitiPlay, clan: Side, hex: Hex): boolean {
  return pack.map.at(hex).area === areaOfClan(clan);
}
