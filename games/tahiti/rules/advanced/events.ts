// What happens by the advanced and solitaire rules: reefs, sinking, swimmers, hostile clans, bare jungle.
import type { EventsOf, Seat } from "@outrigger/kernel";
import type { Hex, Named, PieceKind, Side } from "../vocabulary.ts";

export type AdvancedEvent = EventsOf<{
  depleted: { hex: Hex };
  areaHostile: { area: string; pieces: Named; village: Hex };
  clanRoused: { area: string };
  reefRun: { seat: Seat; hex: Hex; canoe: number; outcome: "clear" | "scraped" | "sunk" };
  calledOff: { seat: Seat; hex: Hex };
  surrendered: { area: string; to: Seat; ids: readonly number[] };
  canoesSank: { side: Side; hex: Hex; markers: readonly number[] };
  drowned: { side: Side; id: number; piece: PieceKind; hex: Hex };
  rescued: { side: Side; id: number; piece: PieceKind; hex: Hex; ashore: boolean };
}>;
