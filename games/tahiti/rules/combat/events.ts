// What happens in a combat, from the attack to the captives.
import type { Seat } from "@outrigger/kernel";
import type { Way } from "../movement/events.ts";
import type { Hex, Named, Side, UnitKind } from "../vocabulary.ts";

interface Capture {
  readonly side: Side;
  readonly by: Side;
  readonly hex: Hex;
  readonly ids: readonly number[];
  readonly pieces: Named;
}

export type CombatEvent =
  | {
      readonly kind: "attacked";
      readonly attacker: Side;
      readonly defender: Side;
      readonly hex: Hex;
      readonly sea: boolean;
    }
  | { readonly kind: "shamanDeclared"; readonly seat: Seat; readonly takesPart: boolean }
  | {
      readonly kind: "fought";
      readonly attacker: Side;
      readonly defender: Side;
      readonly hex: Hex;
      readonly sea: boolean;
      readonly strengths: readonly [attack: number, defence: number];
      readonly dice: readonly [attack: number, defence: number];
      readonly winner: Side;
      readonly hexes: number;
    }
  | { readonly kind: "shamanLost"; readonly side: Side; readonly id: number; readonly due: number }
  | { readonly kind: "shamanReturned"; readonly seat: Seat; readonly hex: Hex }
  | { readonly kind: "villageFell"; readonly side: Side; readonly hex: Hex }
  | ({ readonly kind: "retreated" } & Way)
  | ({ readonly kind: "pursued" } & Way)
  | {
      readonly kind: "panicked";
      readonly side: Side;
      readonly hex: Hex;
      readonly rolls: readonly (readonly [id: number, unit: UnitKind, die: number])[];
    }
  | ({ readonly kind: "unitsCaptured" } & Capture)
  | ({ readonly kind: "leadersCaptured" } & Capture)
  | {
      readonly kind: "elderTaken";
      readonly side: Side;
      readonly by: Side;
      readonly id: number;
      readonly elder: number;
      readonly joined: boolean;
    }
  | { readonly kind: "chieftainTaken"; readonly seat: Seat; readonly by: Side }
  | { readonly kind: "chieftainKilled"; readonly seat: Seat; readonly how: "battle" | "executed" | "sea" }
  | {
      readonly kind: "canoesTaken";
      readonly side: Side;
      readonly by: Side;
      readonly hex: Hex;
      readonly markers: readonly number[];
    };
