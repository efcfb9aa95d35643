// What happens in Maasai, in one vocabulary: the log, the motion, the sounds and the spoken text are written from these.
import type { Seat } from "@outrigger/kernel";
import type { Fence, Patch, Point, Slot } from "@outrigger/penrose";
import type { Animal, Colour, PatchName, PersonKind, Shield } from "./vocabulary.ts";

/** Contested: MAS-CLM-5. Surplus: MAS-CLM-6. Fenced: MAS-BOMA-7. */
export type HomeReason = "contested" | "surplus" | "fenced";

export type Herd = Readonly<Record<Animal, number>>;

/** Who stands where, so that it can be told without a look at the table. */
export interface Standing {
  readonly seat: Seat;
  readonly person: PersonKind;
  readonly patch: Patch;
  readonly at: PatchName;
  /** Which way the half m1 of the shield's middle lies, as edges face (in the view); m3 lies opposite. */
  readonly half: number;
  readonly colour: Colour;
}

export type MaasaiEvent =
  | { readonly kind: "ordered"; readonly order: readonly Seat[] }
  /** `shields` only for those who may see the hand. */
  | {
      readonly kind: "dealt";
      readonly seat: Seat;
      readonly wide: number;
      readonly narrow: number;
      readonly shields?: readonly Shield[];
    }
  /** `halves`: which way the half m1 lies on each of them. */
  | { readonly kind: "hexagon"; readonly shields: readonly Shield[]; readonly halves: readonly number[] }
  | { readonly kind: "passed"; readonly seat: Seat }
  | ({ readonly kind: "claimed" } & Standing)
  | ({ readonly kind: "tookBack" } & Standing)
  | { readonly kind: "gaveUp"; readonly seat: Seat; readonly boma: number; readonly fence: Fence }
  | {
      readonly kind: "laid";
      readonly seat: Seat;
      readonly number: number;
      readonly shield: Shield;
      readonly at: Point;
      readonly turn: number;
      readonly half: number;
      /** The edges it lies against, and which way each of them faces (as in the view). */
      readonly joins: readonly Slot[];
      readonly faces: readonly number[];
    }
  | { readonly kind: "discarded"; readonly seat: Seat; readonly shield: Shield }
  | {
      readonly kind: "built";
      readonly seat: Seat;
      readonly boma: number;
      readonly fence: Fence;
      /** The shields the fence runs over. */
      readonly loop: readonly number[];
    }
  | ({ readonly kind: "wentHome"; readonly reason: HomeReason } & Standing)
  /** Animals come home; `spots` are the places they leave. */
  | { readonly kind: "strayed"; readonly seat: Seat; readonly spots: readonly Patch[]; readonly herd: Herd }
  /** Animals go out; `boma` names the boma they stand in, if it is one. */
  | {
      readonly kind: "grazed";
      readonly seat: Seat;
      readonly spots: readonly Patch[];
      readonly herd: Herd;
      readonly boma?: number;
    }
  /** `builders` come home, by seat. */
  | { readonly kind: "roundEnded"; readonly round: number; readonly builders: readonly number[] }
  | { readonly kind: "ended"; readonly winners: readonly Seat[]; readonly reason: "pen" | "shields" };
