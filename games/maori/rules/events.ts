// What may happen in Māori. Log, motion, sound and speech are written from these.
import type { EventsOf, Seat } from "@outrigger/kernel";
import type { Tile } from "./vocabulary.ts";

export type MaoriEvent = EventsOf<{
  laidOut: { tiles: readonly Tile[]; starter: Seat };
  volcanoSetAside: { tile: Tile };
  explorerPlaced: { seat: Seat; position: number };
  sailed: { seat: Seat; distance: number; price: number; from: number; to: number };
  stepped: { seat: Seat; from: string; to: string };
  took: { seat: Seat; tile: Tile; cell: string; price: number };
  tookFromDepot: { seat: Seat; tile: Tile };
  placed: { seat: Seat; tile: Tile; space: string; rotation: number };
  received: { seat: Seat; shells: number; printed: number };
  islandFinished: { seat: Seat; spaces: readonly string[]; palms: number; points: number };
  leiCompleted: { seat: Seat; spaces: readonly string[] };
  stored: { seat: Seat; tile: Tile };
  discarded: { seat: Seat; tile: Tile; space: string };
  passed: { seat: Seat };
  shipMoved: { seat: Seat; from: string | null; to: string | null };
  refilled: { tile: Tile; cell: string };
  leftEmpty: { cell: string };
  lastTurns: { reason: "completed" | "exhausted"; seat: Seat; turns: number };
  stagnated: { turns: number };
  ended: { scores: readonly number[]; places: readonly number[] };
}>;
