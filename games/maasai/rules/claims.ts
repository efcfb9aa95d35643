// Claims: where a person may be placed, and who goes home when claims meet.
import { at, type Seat } from "@outrigger/kernel";
import { type Patch, tileOf } from "@outrigger/penrose";
import type { HomeReason, Standing } from "./events.ts";
import type { MaasaiPlay } from "./maasai.ts";
import { halfDirection, placeName } from "./names.ts";
import { colourOf, type MaasaiTable, parcelOf, patchesOf, printedOn } from "./table.ts";
import { type MaasaiState, PERSON_ON, type Person, type PersonKind } from "./vocabulary.ts";

/** The clause that keeps a seat from placing somebody on a patch of a shield where nobody stands; undefined if none does. */
export function claimBar(state: MaasaiState, table: MaasaiTable, seat: Seat, patch: Patch): string | undefined {
  if (table.home[patch] !== -1) return "MAS-CLM-8";
  if (claimant(state, table, patch) !== undefined) return "MAS-CLM-3";
  const { stock, abandoned } = at(state.seats, seat);
  const parcel = parcelOf(table, patch);
  if (abandoned.some((left) => parcelOf(table, left) === parcel)) return "MAS-CLM-9";
  return stock[personOn(table, patch)] === 0 ? "MAS-CLM-1" : undefined;
}

/** Who stands on the parcel of a patch. */
export function claimant({ people }: MaasaiState, table: MaasaiTable, patch: Patch): Person | undefined {
  const parcel = parcelOf(table, patch);
  return people.find((person) => parcelOf(table, person.patch) === parcel);
}

/** MAS-CLM-2. */
export function personOn(table: MaasaiTable, patch: Patch): PersonKind {
  return PERSON_ON[colourOf(table, patch)];
}

export function place(play: MaasaiPlay, seat: Seat, patch: Patch): void {
  const { state, index } = play;
  at(state.seats, seat).stock[personOn(index, patch)]--;
  state.people.push({ seat, patch, tends: [] });
  play.tell(() => ({ kind: "claimed", ...standing(index, seat, patch) }));
}

function standing(table: MaasaiTable, seat: Seat, patch: Patch): Standing {
  const at = placeName(printedOn(table, patch >> 2).printed.kind, patch & 3);
  const half = halfDirection(tileOf(table.layout, patch >> 2).turn);
  return { seat, person: personOn(table, patch), patch, at, half, colour: colourOf(table, patch) };
}

/** MAS-REM-2, MAS-REM-3: the person comes home, and its land is closed to this seat from now on. */
export function takeBack(play: MaasaiPlay, person: Person): void {
  const { state, index } = play;
  const { seat, patch } = person;
  const marked = new Set([...at(state.seats, seat).abandoned, ...patchesOf(index, parcelOf(index, patch))]);
  at(state.seats, seat).abandoned = [...marked].sort((one, other) => one - other);
  leave(state, index, person);
  play.tell(() => ({ kind: "tookBack", ...standing(index, seat, patch) }));
}

function leave(state: MaasaiState, table: MaasaiTable, person: Person): void {
  state.people.splice(state.people.indexOf(person), 1);
  at(state.seats, person.seat).stock[personOn(table, person.patch)]++;
}

/** MAS-REM-10: sent home by a rule, which marks no land. */
export function sendHome(play: MaasaiPlay, people: readonly Person[], reason: HomeReason): void {
  for (const person of people) {
    leave(play.state, play.index, person);
    play.tell(() => ({ kind: "wentHome", reason, ...standing(play.index, person.seat, person.patch) }));
  }
}

/** MAS-CLM-5, MAS-CLM-6: what becomes of several people on one parcel. */
export function settleClaims(play: MaasaiPlay): void {
  const { state, index } = play;
  const contested: Person[] = [];
  const surplus: Person[] = [];
  state.people.forEach((person, at) => {
    const parcel = parcelOf(index, person.patch);
    const here = state.people.filter((other) => parcelOf(index, other.patch) === parcel);
    if (here.some((other) => other.seat !== person.seat)) contested.push(person);
    else if (here[0] !== state.people[at]) surplus.push(person);
  });
  sendHome(play, contested, "contested");
  sendHome(play, surplus, "surplus");
}
