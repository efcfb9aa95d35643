// What happens in a combat, from the attack to the captives.
import type { EventsOf, Seat } from "@outrigger/kernel";
import type { Way } from "../movement/events.ts";
import type { Hex, Named, Side, UnitKind } from "../vocabulary.ts";

interface Capture {
  readonly side: Side;
  readonly by: Side;
  readonly hex: Hex;
  readonly ids: readonly number[];
  readonly pieces: Named;
}

export type CombatEvent = EventsOf<{
  attacked: { attacker: Side; defender: Side; hex: Hex; sea: boolean };
  shamanDeclared: { seat: Seat; takesPart: boolean };
  fought: {
    attacker: Side;
    defender: Side;
    hex: Hex;
    sea: boolean;
    strengths: readonly [attack: number, defence: number];
    dice: readonly [attack: number, defence: number];
    winner: Side;
    hexes: number;
  };
  shamanLost: { side: Side; id: number; due: number };
  shamanReturned: { seat: Seat; hex: Hex };
  villageFell: { side: Side; hex: Hex };
  retreated: Way;
  pursued: Way;
  panicked: { side: Side; hex: Hex; rolls: readonly (readonly [id: number, unit: UnitKind, die: number])[] };
  unitsCaptured: Capture;
  leadersCaptured: Capture;
  elderTaken: { side: Side; by: Side; id: number; elder: number; joined: boolean };
  chieftainTaken: { seat: Seat; by: Side };
  chieftainKilled: { seat: Seat; how: "battle" | "executed" | "sea" };
  canoesTaken: { side: Side; by: Side; hex: Hex; markers: readonly number[] };
}>;
