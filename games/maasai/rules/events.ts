// What happens in Maasai, in one vocabulary: the log, the motion, the sounds and the spoken text are written from these.
import type { EventsOf, Seat } from "@outrigger/kernel";
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

export type MaasaiEvent = EventsOf<{
  ordered: { order: readonly Seat[] };
  /** `shields` only for those who may see the hand. */
  dealt: { seat: Seat; wide: number; narrow: number; shields?: readonly Shield[] };
  /** `halves`: which way the half m1 lies on each of them. */
  hexagon: { shields: readonly Shield[]; halves: readonly number[] };
  passed: { seat: Seat };
  claimed: Standing;
  tookBack: Standing;
  gaveUp: { seat: Seat; boma: number; fence: Fence };
  laid: {
    seat: Seat;
    number: number;
    shield: Shield;
    at: Point;
    turn: number;
    half: number;
    /** The edges it lies against, and which way each of them faces (as in the view). */
    joins: readonly Slot[];
    faces: readonly number[];
  };
  discarded: { seat: Seat; shield: Shield };
  /** `loop`: the shields the fence runs over. */
  built: { seat: Seat; boma: number; fence: Fence; loop: readonly number[] };
  wentHome: Standing & { reason: HomeReason };
  /** Animals come home; `spots` are the places they leave. */
  strayed: { seat: Seat; spots: readonly Patch[]; herd: Herd };
  /** Animals go out; `boma` names the boma they stand in, if it is one. */
  grazed: { seat: Seat; spots: readonly Patch[]; herd: Herd; boma?: number };
  /** `builders` come home, by seat. */
  roundEnded: { round: number; builders: readonly number[] };
  ended: { winners: readonly Seat[]; reason: "pen" | "shields" };
}>;
