// The places a line of the log speaks of: cells of the matrix, berths round it, spaces of somebody's board.
import type { MaoriEvent } from "../rules/index.ts";

export function cellOf(event: MaoriEvent | undefined): string | undefined {
  return event !== undefined && "cell" in event ? event.cell : undefined;
}

export function berthOf(event: MaoriEvent | undefined): number | undefined {
  if (event?.kind === "explorerPlaced") return event.position;
  return event?.kind === "sailed" ? event.to : undefined;
}

/** Only on the board of whoever did it. */
export function spacesFor(event: MaoriEvent | undefined, seat: number): readonly string[] {
  if (event === undefined || !("seat" in event) || event.seat !== seat) return [];
  if ("space" in event) return [event.space];
  if ("spaces" in event) return event.spaces;
  return event.kind === "stepped" || event.kind === "shipMoved" ? [event.from ?? "", event.to ?? ""] : [];
}
