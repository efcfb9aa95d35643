// What has just happened, sorted by where on the map it is seen.
import type { Colour, MoaEvent } from "../rules/index.ts";

export interface Happenings {
  /** Colours whose pieces came to a territory, as `number:colour`. */
  readonly pieces: ReadonlySet<string>;
  /** Birds that came from another territory, by the same name. */
  readonly from: ReadonlyMap<string, number>;
  /** Territories that mammals have walked into. */
  readonly invaded: ReadonlySet<number>;
  readonly strongholds: ReadonlySet<number>;
  readonly erupted: boolean;
}

export const pieceKey = (territory: number, colour: Colour): string => `${territory}:${colour}`;

export function happeningsOf(events: readonly MoaEvent[], seats: number): Happenings {
  const pieces = new Set<string>();
  const from = new Map<string, number>();
  const invaded = new Set<number>();
  const strongholds = new Set<number>();
  for (const event of events) {
    if (event.kind === "birdsPlaced" || event.kind === "leaderPlaced")
      pieces.add(pieceKey(event.territory, event.seat));
    else if (event.kind === "neutralPlaced") pieces.add(pieceKey(event.territory, seats));
    else if (event.kind === "birdsMoved") from.set(pieceKey(event.to, event.seat), event.from);
    else if (event.kind === "invasionStarted") invaded.add(event.territory);
    else if (event.kind === "strongholdPlaced") strongholds.add(event.territory);
  }
  return { pieces, from, invaded, strongholds, erupted: events.some(({ kind }) => kind === "volcanoErupted") };
}

/** The territories an event speaks of: the one it happened in, or where it began and ended. */
export function territoriesOf(event: MoaEvent | undefined): readonly number[] {
  if (event === undefined) return [];
  if (event.kind === "birdsMoved") return [event.from, event.to];
  return "territory" in event && typeof event.territory === "number" ? [event.territory] : [];
}
