// What happens on the island: setting up, turns, construction, Areas, and every die.
import type { EventsOf, Seat } from "@outrigger/kernel";
import type { BuildItem, CombatKind, Hex, PieceKind, Side } from "../vocabulary.ts";

/** What a die was thrown for (TAH-DEF-9). */
export type Purpose =
  | "homeArea"
  | "initiative"
  | "elder"
  | "depletion"
  | "attack"
  | "defence"
  | "panic"
  | "elderCaptured"
  | "chieftainCaptured"
  | "neutralArea"
  | "reef"
  | "sinking"
  | "sharks"
  | "swim"
  | "voyage"
  | "tableA"
  | "tableB"
  | "tableC";

export type IslandEvent = EventsOf<{
  homeAreaDrawn: { seat: Seat; area: string; die: number };
  homePlaced: { seat: Seat; hex: Hex };
  placed: { side: Side; piece: PieceKind; id: number; hex: Hex; elder: number };
  /** `note`: what is added to the die, where it is not nothing; what is told of combat says it with the strengths. */
  rolled: { side: Side; purpose: Purpose; die: number; note?: { readonly modifier: number } };
  /** Something was chosen at random among so many. */
  drawn: { side: Side; of: number; chosen: number };
  turnBegan: { turn: number; season: number; year: number };
  initiativeWon: { seat: Seat; doubled: boolean };
  orderChosen: { seat: Seat; order: readonly Seat[] };
  playerTurnBegan: { seat: Seat };
  phaseBegan: { seat: Seat; name: "construction" | "movement" | "combat" };
  harvested: { seat: Seat; hex: Hex; marker: number };
  built: { seat: Seat; item: BuildItem; hex: Hex };
  dismantled: { seat: Seat; hex: Hex };
  converted: { side: Side; from: CombatKind; id: number; hex: Hex };
  homeNamed: { seat: Seat; hex: Hex };
  areaGained: { seat: Seat; area: string; from: Side };
  elderJoined: { seat: Seat; elder: number };
  noElder: { seat: Seat; area: string };
}>;
