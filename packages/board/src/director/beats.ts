// Which event is which beat: a game says it as data, one entry for each kind of event. The director plays them; no game
// schedules anything itself.
import type { GameEvent } from "@outrigger/kernel";
import type { Sound } from "../sound/voices.ts";

export type { Sound } from "../sound/voices.ts";

export const PACES = ["slow", "normal", "fast", "none"] as const;
export type Pace = (typeof PACES)[number];

/** How long a beat is looked at, in milliseconds at the normal pace. */
export const LENGTHS = { none: 0, quick: 420, step: 760, scene: 2_000 } as const;
export type Length = keyof typeof LENGTHS;

const FACTORS: Readonly<Record<Pace, number>> = { slow: 1.8, normal: 1, fast: 0.45, none: 0 };

/** Something that goes from one place of the table to another; places are the `data-place` names of what is drawn. */
export interface Travel {
  readonly from: string;
  readonly to: string;
  /** Where it goes if its goal is not on the screen. */
  readonly or?: string;
  /** Places it passes. */
  readonly via?: readonly string[];
  /** The `data-piece` that is seen travelling: what lies at the goal afterwards, or at the start before. */
  readonly piece?: string;
}

/** One kind of event on the table. */
export interface Beat<View = unknown, Event = GameEvent> {
  /** "none" passes unseen: another beat shows it. */
  readonly length: Length;
  readonly sound: Sound | "none";
  /** "none": another event's sentence tells it. */
  readonly words: "told" | "none";
  /** Its sentence stands large across the board: a round, a period, a season. */
  readonly banner?: true;
  /** It is a joy to see: petals fly up where it happens. */
  readonly flourish?: true;
  /** The game's `Scene` shows it beside the board: cards that are played, dice. */
  readonly scene?: true;
  /** It stands under a heading of the log, and opens it: the values of the game's message `chapter`, such as the round. */
  chapter?(event: Event): Readonly<Record<string, number>>;
  /** Where it happens. */
  places?(event: Event): readonly string[];
  travels?(event: Event): readonly Travel[];
  /** Changes a copy of the view to what is seen once it has happened; what it leaves alone changes after the last beat. */
  show?(view: Draft<View>, event: Event): void;
}

/** A copy of a view, to be changed. */
export type Draft<Value> = { -readonly [Key in keyof Value]: Draft<Value[Key]> };

interface BeatTypes {
  view: unknown;
  event: GameEvent;
}

/** A beat for each kind of event: a kind that is forgotten is an error of types, and fails a test. */
export type Beats<T extends BeatTypes = BeatTypes> = {
  readonly [Kind in T["event"]["kind"]]: Beat<T["view"], Extract<T["event"], { readonly kind: Kind }>>;
};

/** What a beat begins with that its own sentence tells. */
export function told(length: Beat["length"], sound: Beat["sound"]): Pick<Beat, "length" | "sound" | "words"> {
  return { length, sound, words: "told" };
}

/** Where a game draws nothing itself, whatever has a sentence is a short beat. */
const PLAIN: Beat = told("quick", "place");

export function beatOf(beats: Beats | undefined, { kind }: GameEvent): Beat {
  return beats === undefined ? PLAIN : (beats[kind] ?? PLAIN);
}

export function lasting(length: Length, pace: Pace): number {
  return Math.round(LENGTHS[length] * FACTORS[pace]);
}

/** Whose deed it is; undefined for what just happens. */
export function actorOf(event: GameEvent): number | undefined {
  const { seat, side } = event as { readonly seat?: unknown; readonly side?: unknown };
  if (typeof seat === "number") return seat;
  return typeof side === "number" ? side : undefined;
}

/** The view once the event has happened, as far as its beat says. */
export function viewAfter(beat: Beat, view: unknown, event: GameEvent): unknown {
  if (beat.show === undefined) return view;
  const next = structuredClone(view);
  beat.show(next as Draft<unknown>, event);
  return next;
}
