// What happens when players bargain, leave and settle, and at the end.
import type { EventsOf, Seat } from "@outrigger/kernel";
import type { Level, Named, Side } from "../vocabulary.ts";
import type { Deal, Settlement } from "./settlement.ts";

export type EndingsEvent = EventsOf<{
  offered: { seat: Seat; to: Seat; terms: Settlement };
  dealOffered: { seat: Seat; to: Seat; terms: Deal };
  passed: { seat: Seat };
  refused: { seat: Seat; of: Seat };
  agreed: { seat: Seat; with: Seat };
  areaLost: { area: string; from: Side; to: Side };
  disbanded: { side: Side; pieces: Named };
  departing: { seat: Seat; forced: boolean };
  departureCancelled: { seat: Seat };
  sailedAway: { seat: Seat; canoes: number; pieces: Named; value: number };
  canoeLost: { seat: Seat; how: "storm" | "leak" | "standoff"; canoes: number; lost: Named };
  lostAtSea: { seat: Seat };
  emptyAtoll: { seat: Seat };
  sighted: { seat: Seat; territory: string; level: Level; inhabited: boolean };
  sailedOn: { seat: Seat; territory: string };
  settled: { seat: Seat; territory: string; level: Level };
  levelChanged: { seat: Seat; level: Level };
  ended: { places: readonly number[]; levels: readonly Level[]; areas: readonly number[] };
}>;
