// When each thing that has just happened begins to move: one after the other, as the events tell it.
import type { TableContext } from "@outrigger/board";
import type { Maasai, MaasaiEvent, MaasaiMove } from "../rules/index.ts";
import type { Drawn } from "./geometry.ts";

const STEP = 170;
/** A turn of another player is shown in about two seconds, however much happened in it. */
const LONGEST = 1_900;

export interface Cues {
  /** Milliseconds by number of the shield, by patch, by place and by shield of the boma. */
  readonly shields: ReadonlyMap<number, number>;
  readonly people: ReadonlyMap<number, number>;
  readonly animals: ReadonlyMap<number, number>;
  readonly bomas: ReadonlyMap<number, number>;
  /** Who leaves the table, and from where. */
  readonly leaving: readonly Leaving[];
}

interface Leaving {
  readonly seat: number;
  readonly place: number;
  readonly person?: "warrior" | "boy";
  readonly delay: number;
}

/** A layer of the board with figures that come, go, and may be chosen. */
export interface LayerProps {
  readonly table: TableContext<Maasai>;
  readonly tiles: readonly Drawn[];
  readonly cues: Cues;
  onlook(move: MaasaiMove | undefined): void;
}

export function cuesOf(events: readonly MaasaiEvent[]): Cues {
  const cues: Draft = {
    shields: new Map<number, number>(),
    people: new Map<number, number>(),
    animals: new Map<number, number>(),
    bomas: new Map<number, number>(),
    leaving: [],
  };
  const step = Math.min(STEP, LONGEST / Math.max(1, events.length));
  for (const [at, event] of events.entries()) note(cues, event, Math.round(at * step));
  return cues;
}

type Draft = {
  -readonly [Key in keyof Cues]: Cues[Key] extends ReadonlyMap<number, number> ? Map<number, number> : Leaving[];
};

function note(cues: Draft, event: MaasaiEvent, delay: number): void {
  switch (event.kind) {
    case "laid":
      cues.shields.set(event.number, delay);
      break;
    case "claimed":
      cues.people.set(event.patch, delay);
      break;
    case "grazed":
      for (const [at, spot] of event.spots.entries()) cues.animals.set(spot, delay + Math.min(30 * at, 240));
      break;
    case "built":
      cues.bomas.set(event.boma, delay);
      break;
    case "tookBack":
    case "wentHome":
      cues.leaving.push({ seat: event.seat, place: event.patch, person: event.person, delay });
      break;
    case "strayed":
      for (const place of event.spots) cues.leaving.push({ seat: event.seat, place, delay });
      break;
  }
}
